//! From a verified graph to instructions over registers.
//!
//! A constant is an operand of its own, so it costs nothing. A value's last use moves it out of its register, so a
//! buffer dies with its last reader; the register is used again. Control flow becomes jumps. A value from outside a
//! loop is never moved inside it; one that dies in an `If` dies inside whichever branch runs.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use crate::dispatch::arg::Value;
use crate::dispatch::registry::{self, Operator};
use crate::dispatch::schema;
use crate::error::{Error, Result};
use crate::jit::builtins::{self, Entry};
use crate::jit::graph::{Attr, BlockId, Graph, Node, NodeId, Program, ValueId};
use crate::jit::types::Type;

/// A register or a constant; a register may be emptied by reading it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Operand(u32);
const MOVE: u32 = 1 << 31;
const CONSTANT: u32 = 1 << 30;
impl Operand {
    pub fn is_move(self) -> bool {
        self.0 & MOVE != 0
    }
    pub fn is_constant(self) -> bool {
        self.0 & CONSTANT != 0
    }
    pub fn index(self) -> usize {
        (self.0 & !(MOVE | CONSTANT)) as usize
    }
}

/// A part of [`Code::operands`] or [`Code::targets`].
#[derive(Clone, Copy, Debug)]
pub struct Range {
    pub start: u32,
    pub len: u32,
}
pub type Register = u32;

/// What an instruction does.
pub enum Action {
    /// A dispatched operation; results of a type that only the graph knows are checked.
    Operation {
        op: &'static Operator,
        lists: bool,
        checks: bool,
    },
    Builtin(&'static Entry),
    /// Reads all operands, then writes all targets.
    Move,
    Drop,
    Jump(usize),
    /// Jumps when the operand is false.
    JumpUnless(usize),
    /// `count, index` are the first targets; operands are the limit and the condition.
    LoopEnter(usize),
    LoopNext(usize),
    List,
    ListUnpack,
    Tuple,
    TupleUnpack,
    TupleIndex(usize),
    Dict,
    NewObject {
        class: Arc<str>,
        slots: usize,
    },
    GetAttr {
        slot: usize,
        name: Arc<str>,
    },
    SetAttr(usize),
    GetState(usize),
    SetState(usize),
    Call(usize),
    Raise,
    Print {
        sep: Arc<str>,
        end: Arc<str>,
    },
    IsInstance(Vec<Type>),
    /// Is the value of the type that the graph says?
    Cast,
    NumToTensor,
    Return,
    /// Stands before the instructions of a group, see [`super::fusion`].
    Fused(Box<super::fusion::Group>),
}

pub struct Instruction {
    pub action: Action,
    pub operands: Range,
    pub targets: Range,
    pub source: Option<u32>,
    pub grad: Option<bool>,
}

/// A compiled function.
pub struct Code {
    pub name: Arc<str>,
    pub instructions: Vec<Instruction>,
    pub operands: Vec<Operand>,
    pub targets: Vec<Register>,
    /// Types of the targets of operations and casts, by position in `targets`.
    pub target_types: HashMap<u32, Type>,
    pub constants: Vec<Value>,
    pub registers: usize,
    pub parameters: Vec<(Arc<str>, Type, Option<Value>)>,
    pub results: Vec<Type>,
}

/// Compiles all functions of a verified program; rows of the result are the numbers in [`Action::Call`].
///
/// # Errors
/// `Runtime` where the graph is not one that passed [`super::verify`].
pub fn program(p: &Program) -> Result<Vec<Code>> {
    let functions: HashMap<&str, usize> = p.functions.keys().enumerate().map(|(i, n)| (&**n, i)).collect();
    let states: HashMap<&str, usize> = p.state.keys().enumerate().map(|(i, n)| (&**n, i)).collect();
    let mut out = Vec::with_capacity(p.functions.len());
    for (name, f) in &p.functions {
        let body = f.graph.body();
        let mut parameters = Vec::new();
        for (q, v) in f.parameters.iter().zip(&body.inputs) {
            let default = q.default.as_ref().map(|d| d.to_value(&p.constants)).transpose()?;
            parameters.push((q.name.clone(), f.graph.ty(*v).clone(), default));
        }
        let mut c = Compiler {
            program: p,
            functions: &functions,
            states: &states,
            graph: &f.graph,
            code: Code {
                name: name.clone(),
                instructions: Vec::new(),
                operands: Vec::new(),
                targets: Vec::new(),
                target_types: HashMap::new(),
                constants: Vec::new(),
                registers: 0,
                parameters,
                results: body.outputs.iter().map(|v| f.graph.ty(*v).clone()).collect(),
            },
            places: vec![None; f.graph.values.len()],
            free: Vec::new(),
            pinned: HashSet::new(),
        };
        c.function()?;
        out.push(c.code);
    }
    Ok(out)
}

#[derive(Clone, Copy)]
enum Place {
    Register(Register),
    Constant(u32),
}

struct Compiler<'a> {
    program: &'a Program,
    functions: &'a HashMap<&'a str, usize>,
    states: &'a HashMap<&'a str, usize>,
    graph: &'a Graph,
    code: Code,
    places: Vec<Option<Place>>,
    free: Vec<Register>,
    /// Registers that a loop writes again: emptied at the last use, never given away inside.
    pinned: HashSet<Register>,
}

type Dying = HashSet<ValueId>;

impl Compiler<'_> {
    fn function(&mut self) -> Result<()> {
        let graph = self.graph;
        let body = graph.body();
        // Arguments arrive in the first registers.
        for v in &body.inputs {
            let r = self.fresh();
            self.places[v.0 as usize] = Some(Place::Register(r));
        }
        let mut dying = self.block(Graph::BODY, &Dying::new())?;
        let operands = self.read_all(&body.outputs, &mut dying)?;
        self.emit(Action::Return, operands, Range { start: 0, len: 0 }, None);
        Ok(())
    }

    fn fresh(&mut self) -> Register {
        self.free.pop().unwrap_or_else(|| {
            self.code.registers += 1;
            self.code.registers as u32 - 1
        })
    }
    fn place(&self, v: ValueId) -> Result<Place> {
        self.places[v.0 as usize].ok_or_else(|| Error::runtime(format!("value {} is not defined here", v.0)))
    }
    fn constant(&mut self, value: Value) -> Operand {
        self.code.constants.push(value);
        Operand((self.code.constants.len() as u32 - 1) | CONSTANT)
    }
    /// A read of `v`; the last one when `v` is in `dying`, which then forgets it.
    fn read(&mut self, v: ValueId, dying: &mut Dying) -> Result<Operand> {
        Ok(match self.place(v)? {
            Place::Constant(i) => Operand(i | CONSTANT),
            Place::Register(r) => {
                if dying.remove(&v) {
                    self.release(r);
                    Operand(r | MOVE)
                } else {
                    Operand(r)
                }
            }
        })
    }
    fn release(&mut self, r: Register) {
        if !self.pinned.contains(&r) {
            self.free.push(r);
        }
    }
    /// Reads in order; of several reads of a dying value the last one moves.
    fn read_all(&mut self, values: &[ValueId], dying: &mut Dying) -> Result<Range> {
        let start = self.code.operands.len() as u32;
        let mut reads = Vec::with_capacity(values.len());
        for (i, v) in values.iter().enumerate() {
            let again = values[i + 1..].contains(v);
            reads.push(if again { self.read(*v, &mut Dying::new())? } else { self.read(*v, dying)? });
        }
        self.code.operands.extend(reads);
        Ok(Range { start, len: values.len() as u32 })
    }
    fn targets(&mut self, registers: impl IntoIterator<Item = Register>) -> Range {
        let start = self.code.targets.len() as u32;
        self.code.targets.extend(registers);
        Range { start, len: self.code.targets.len() as u32 - start }
    }
    fn operands(&mut self, all: impl IntoIterator<Item = Operand>) -> Range {
        let start = self.code.operands.len() as u32;
        self.code.operands.extend(all);
        Range { start, len: self.code.operands.len() as u32 - start }
    }
    fn emit(&mut self, action: Action, operands: Range, targets: Range, node: Option<&Node>) -> usize {
        let (source, grad) = node.map_or((None, None), |n| (n.source, n.grad));
        self.code.instructions.push(Instruction { action, operands, targets, source, grad });
        self.code.instructions.len() - 1
    }
    fn here(&self) -> usize {
        self.code.instructions.len()
    }
    fn patch(&mut self, at: usize, to: usize) {
        match &mut self.code.instructions[at].action {
            Action::Jump(x) | Action::JumpUnless(x) | Action::LoopEnter(x) | Action::LoopNext(x) => *x = to,
            _ => {}
        }
    }
    /// Empties registers of values that nobody reads any more.
    fn drop_values(&mut self, values: impl IntoIterator<Item = ValueId>) -> Result<()> {
        let mut registers = Vec::new();
        for v in values {
            if let Place::Register(r) = self.place(v)? {
                registers.push(r);
            }
        }
        registers.sort_unstable();
        if registers.is_empty() {
            return Ok(());
        }
        let targets = self.targets(registers.iter().copied());
        self.emit(Action::Drop, Range { start: 0, len: 0 }, targets, None);
        registers.into_iter().for_each(|r| self.release(r));
        Ok(())
    }

    /// Values that a node reads, blocks within included.
    fn uses(&self, n: NodeId, f: &mut dyn FnMut(ValueId)) {
        let node = self.graph.node(n);
        node.inputs.iter().for_each(|v| f(*v));
        for b in &node.blocks {
            let block = self.graph.block(*b);
            block.nodes.iter().for_each(|n| self.uses(*n, f));
            block.outputs.iter().for_each(|v| f(*v));
        }
    }

    /// Compiles the nodes of `b`. `dying` are values from outside that end inside. Returns the values that are still
    /// to end: those that the block's results read last.
    fn block(&mut self, b: BlockId, dying: &Dying) -> Result<Dying> {
        let graph = self.graph;
        let block = graph.block(b);
        let mut owned: Dying = dying.clone();
        owned.extend(&block.inputs);
        block.nodes.iter().for_each(|n| owned.extend(&graph.node(*n).outputs));
        let mut last: HashMap<ValueId, usize> = HashMap::new();
        for (i, n) in block.nodes.iter().enumerate() {
            self.uses(*n, &mut |v| {
                if owned.contains(&v) {
                    last.insert(v, i);
                }
            });
        }
        block.outputs.iter().filter(|v| owned.contains(v)).for_each(|v| {
            last.insert(*v, block.nodes.len());
        });
        let mut ends: Vec<Dying> = vec![Dying::new(); block.nodes.len() + 1];
        last.iter().for_each(|(v, i)| {
            ends[*i].insert(*v);
        });
        let unread: Vec<ValueId> =
            dying.iter().chain(&block.inputs).filter(|v| !last.contains_key(v)).copied().collect();
        self.drop_values(unread)?;
        for (i, n) in block.nodes.iter().enumerate() {
            let mut ending = std::mem::take(&mut ends[i]);
            self.node(*n, &mut ending)?;
            self.drop_values(ending)?;
            let unread: Vec<ValueId> =
                graph.node(*n).outputs.iter().filter(|v| !last.contains_key(v)).copied().collect();
            self.drop_values(unread)?;
        }
        Ok(std::mem::take(&mut ends[block.nodes.len()]))
    }

    fn node(&mut self, n: NodeId, ending: &mut Dying) -> Result<()> {
        let node = self.graph.node(n);
        match &*node.op {
            "prim::Constant" => {
                let attr = node.attr("value").unwrap_or(&Attr::None);
                let value = attr.to_value(&self.program.constants)?;
                let Operand(i) = self.constant(value);
                self.places[node.outputs[0].0 as usize] = Some(Place::Constant(i & !CONSTANT));
                Ok(())
            }
            "prim::If" => self.branch(node, ending),
            "prim::Loop" => self.repeat(node, ending),
            _ => self.plain(node, ending),
        }
    }

    /// An instruction for a node without blocks.
    fn plain(&mut self, node: &Node, ending: &mut Dying) -> Result<()> {
        let action = self.action(node)?;
        let mut operands = self.read_all(&node.inputs, ending)?;
        if let Action::Operation { op, .. } = &action {
            let rest = &op.schema().arguments[node.inputs.len()..];
            operands.len += self.defaults(rest.iter().map(|a| a.default.clone()))?;
        } else if let Action::Builtin(entry) = &action {
            let rest = entry.signature.parameters.iter().skip(node.inputs.len());
            let rest = rest.map(|p| p.default.as_ref().and_then(|d| d.to_value(&[]).ok()));
            operands.len += self.defaults(rest)?;
        } else if let Action::Call(_) = action {
            let name = self.callee(node)?;
            let f = self.program.function(&name)?;
            let rest = f.parameters.iter().skip(node.inputs.len());
            let rest =
                rest.map(|p| p.default.as_ref().and_then(|d| d.to_value(&self.program.constants).ok()));
            let rest: Vec<_> = rest.collect();
            operands.len += self.defaults(rest)?;
        }
        let registers: Vec<Register> = node.outputs.iter().map(|_| self.fresh()).collect();
        for (v, r) in node.outputs.iter().zip(&registers) {
            self.places[v.0 as usize] = Some(Place::Register(*r));
        }
        let targets = self.targets(registers);
        if matches!(action, Action::Operation { .. } | Action::Cast) {
            for (i, v) in node.outputs.iter().enumerate() {
                self.code.target_types.insert(targets.start + i as u32, self.graph.ty(*v).clone());
            }
        }
        self.emit(action, operands, targets, Some(node));
        Ok(())
    }
    /// Constants for arguments that are left out, behind those that were read.
    fn defaults(&mut self, values: impl IntoIterator<Item = Option<Value>>) -> Result<u32> {
        let mut n = 0;
        for value in values {
            let value = value.ok_or_else(|| Error::runtime("an argument without default is missing"))?;
            let operand = self.constant(value);
            self.code.operands.push(operand);
            n += 1;
        }
        Ok(n)
    }
    fn callee(&self, node: &Node) -> Result<String> {
        let name = node.str_attr("name").ok_or_else(|| Error::runtime("a call without a name"))?;
        Ok(match (&*node.op, node.inputs.first().map(|v| self.graph.ty(*v))) {
            ("prim::CallMethod", Some(Type::Class(class))) => format!("{class}.{name}"),
            _ => name.to_string(),
        })
    }

    fn action(&self, node: &Node) -> Result<Action> {
        if let Some(entry) = builtins::find(&node.op) {
            return Ok(Action::Builtin(entry));
        }
        let text = |name: &str, default: &str| node.str_attr(name).cloned().unwrap_or_else(|| default.into());
        let index = |table: &HashMap<&str, usize>, name: &str| {
            table.get(name).copied().ok_or_else(|| Error::runtime(format!("'{name}' is not known")))
        };
        Ok(match &*node.op {
            "prim::ListConstruct" => Action::List,
            "prim::ListUnpack" => Action::ListUnpack,
            "prim::TupleConstruct" => Action::Tuple,
            "prim::TupleUnpack" => Action::TupleUnpack,
            "prim::TupleIndex" => match node.attr("index") {
                Some(Attr::Int(i)) => Action::TupleIndex(*i as usize),
                _ => return Err(Error::runtime("a tuple index without an index")),
            },
            "prim::DictConstruct" => Action::Dict,
            "prim::CreateObject" => {
                let Type::Class(class) = self.graph.ty(node.outputs[0]) else {
                    return Err(Error::runtime("an object without a class"));
                };
                let slots = self.program.classes.get(class).map_or(0, |c| c.fields.len());
                Action::NewObject { class: class.clone(), slots }
            }
            "prim::GetAttr" => Action::GetAttr { slot: self.slot(node)?, name: text("name", "") },
            "prim::SetAttr" => Action::SetAttr(self.slot(node)?),
            "prim::GetState" => Action::GetState(index(self.states, &text("name", ""))?),
            "prim::SetState" => Action::SetState(index(self.states, &text("name", ""))?),
            "prim::CallFunction" | "prim::CallMethod" => {
                Action::Call(index(self.functions, &self.callee(node)?)?)
            }
            "prim::RaiseException" => Action::Raise,
            "prim::Print" => Action::Print { sep: text("sep", " "), end: text("end", "\n") },
            "prim::Uninitialized" => Action::Tuple,
            "prim::isinstance" => match node.attr("types") {
                Some(Attr::Types(types)) => Action::IsInstance(types.clone()),
                _ => return Err(Error::runtime("isinstance without types")),
            },
            "prim::unchecked_cast" => Action::Cast,
            "prim::NumToTensor" => Action::NumToTensor,
            name => {
                let op = registry::find(name)?;
                let schema = op.schema();
                let is_list = |t: &schema::Type| matches!(t.inner(), schema::Type::List(..));
                let open =
                    |r: &schema::Return| matches!(r.ty.inner(), schema::Type::Scalar | schema::Type::Any);
                Action::Operation {
                    op,
                    lists: schema.arguments.iter().any(|a| is_list(&a.ty)),
                    checks: schema.returns.iter().any(|r| open(r) || is_list(&r.ty)),
                }
            }
        })
    }
    fn slot(&self, node: &Node) -> Result<usize> {
        let class = match node.inputs.first().map(|v| self.graph.ty(*v)) {
            Some(Type::Class(c)) => self.program.classes.get(c),
            _ => None,
        };
        let name = node.str_attr("name");
        let at = class.and_then(|c| c.fields.iter().position(|(f, _)| Some(f) == name));
        at.ok_or_else(|| Error::runtime("an attribute that does not exist"))
    }

    fn branch(&mut self, node: &Node, ending: &mut Dying) -> Result<()> {
        let results: Vec<Register> = node.outputs.iter().map(|_| self.fresh()).collect();
        let condition = node.inputs[0];
        let mut inside: HashSet<ValueId> = HashSet::new();
        for b in &node.blocks {
            let block = self.graph.block(*b);
            block.nodes.iter().for_each(|n| {
                self.uses(*n, &mut |v| {
                    inside.insert(v);
                });
            });
            inside.extend(&block.outputs);
        }
        let mut for_condition: Dying =
            if inside.contains(&condition) { Dying::new() } else { ending.iter().copied().collect() };
        let test = self.read(condition, &mut for_condition)?;
        if test.is_move() {
            ending.remove(&condition);
        }
        let operands = self.operands([test]);
        let unless = self.emit(Action::JumpUnless(0), operands, Range { start: 0, len: 0 }, Some(node));
        let before = self.free.clone();
        self.arm(node.blocks[0], ending, &results)?;
        let over = self.emit(Action::Jump(0), Range { start: 0, len: 0 }, Range { start: 0, len: 0 }, None);
        let (after_first, here) = (std::mem::replace(&mut self.free, before), self.here());
        self.patch(unless, here);
        self.arm(node.blocks[1], ending, &results)?;
        // Free after both: what is free after each. New registers of the first arm are free after both.
        let second: HashSet<Register> = self.free.iter().copied().collect();
        let grown: HashSet<Register> = after_first.iter().copied().collect();
        let results_set: HashSet<Register> = results.iter().copied().collect();
        self.free = second.union(&grown).filter(|r| !results_set.contains(r)).copied().collect();
        self.free.sort_unstable_by(|a, b| b.cmp(a));
        let here = self.here();
        self.patch(over, here);
        for (v, r) in node.outputs.iter().zip(results) {
            self.places[v.0 as usize] = Some(Place::Register(r));
        }
        ending.clear();
        Ok(())
    }
    fn arm(&mut self, b: BlockId, dying: &Dying, results: &[Register]) -> Result<()> {
        let mut left = self.block(b, dying)?;
        let outputs = &self.graph.block(b).outputs;
        let operands = self.read_all(outputs, &mut left)?;
        let targets = self.targets(results.iter().copied());
        if !results.is_empty() {
            self.emit(Action::Move, operands, targets, None);
        }
        Ok(())
    }

    fn repeat(&mut self, node: &Node, ending: &mut Dying) -> Result<()> {
        let body = self.graph.block(node.blocks[0]);
        let mut inside = Dying::new();
        body.nodes.iter().for_each(|n| {
            self.uses(*n, &mut |v| {
                inside.insert(v);
            });
        });
        inside.extend(&body.outputs);
        // What the body reads again stays until the loop is over.
        let mut movable: Dying = ending.difference(&inside).copied().collect();
        let condition = self.read(node.inputs[1], &mut Dying::new())?;
        // Taken before the registers below are freed: it is written before they are read.
        let keep = self.fresh();
        let going_in = self.read_all(&[&[node.inputs[0]], &node.inputs[2..]].concat(), &mut movable)?;
        ending.retain(|v| inside.contains(v) || movable.contains(v));
        let (limit, count) = (self.fresh(), self.fresh());
        let mut registers = Vec::new();
        for v in &body.inputs {
            let r = self.fresh();
            self.places[v.0 as usize] = Some(Place::Register(r));
            registers.push(r);
        }
        // Nested loops pin registers of their own: remember which were new here.
        let pinned: Vec<Register> =
            registers.iter().chain([&limit, &count]).copied().filter(|r| self.pinned.insert(*r)).collect();
        let first = self.operands([condition]);
        let keep_target = self.targets([keep]);
        self.emit(Action::Move, first, keep_target, Some(node));
        let targets = self.targets(std::iter::once(limit).chain(registers[1..].iter().copied()));
        self.emit(Action::Move, going_in, targets, Some(node));
        let test = self.operands([Operand(limit), Operand(keep | MOVE)]);
        self.free.push(keep);
        let counters = self.targets([count, registers[0]]);
        let enter = self.emit(Action::LoopEnter(0), test, counters, Some(node));
        let start = self.here();
        let mut left = self.block(node.blocks[0], &Dying::new())?;
        let condition = body.outputs[0];
        let again = body.outputs[1..].contains(&condition);
        let round =
            if again { self.read(condition, &mut Dying::new())? } else { self.read(condition, &mut left)? };
        let keep = self.fresh();
        let first = self.operands([round]);
        let keep_target = self.targets([keep]);
        self.emit(Action::Move, first, keep_target, None);
        let going_round = self.read_all(&body.outputs[1..], &mut left)?;
        let targets = self.targets(registers[1..].iter().copied());
        self.emit(Action::Move, going_round, targets, None);
        let test = self.operands([Operand(limit), Operand(keep | MOVE)]);
        self.free.push(keep);
        let counters = self.targets([count, registers[0]]);
        self.emit(Action::LoopNext(start), test, counters, Some(node));
        let end = self.here();
        self.patch(enter, end);
        pinned.iter().for_each(|r| {
            self.pinned.remove(r);
        });
        let outgoing = self.operands(registers[1..].iter().map(|r| Operand(r | MOVE)));
        registers.iter().for_each(|r| self.release(*r));
        self.release(limit);
        self.release(count);
        let results: Vec<Register> = node.outputs.iter().map(|_| self.fresh()).collect();
        let targets = self.targets(results.iter().copied());
        self.emit(Action::Move, outgoing, targets, None);
        for (v, r) in node.outputs.iter().zip(results) {
            self.places[v.0 as usize] = Some(Place::Register(r));
        }
        Ok(())
    }
}
