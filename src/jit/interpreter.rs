//! Runs compiled programs.
//!
//! An [`Executable`] is a verified, compiled program with its state, callable from any thread. Calls inside a program
//! use a stack of frames of their own: recursion ends in RecursionError, never in the native stack. Grad mode is what
//! each node says, else the caller's. A raised exception keeps its class and message and gets the script's stack.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use smallvec::SmallVec;

use crate::autograd::mode::{GradMode, grad_enabled, set_grad_enabled};
use crate::cpu::parallel;
use crate::device::Device;
use crate::dispatch::arg::{Arg, Object, Value, parking::Shared};
use crate::dispatch::call;
use crate::dispatch::registry::Operator;
use crate::dispatch::schema;
use crate::dtype::DType;
use crate::error::{Error, Result};
use crate::jit::builtins::{raised, text};
use crate::jit::compile::{self, Action, Code, Instruction, Operand, Range};
use crate::jit::fusion::{self, Group};
use crate::jit::graph::Program;
use crate::jit::passes;
use crate::jit::types::Type;
use crate::jit::verify;
use crate::scalar::{Dim, Real};
use crate::tensor::Tensor;

/// Calls inside a program, at most.
pub const MAX_FRAMES: usize = 1000;
/// Jumps back between two looks for a signal.
const LOOPS_PER_LOOK: u32 = 4096;

/// Where `print` goes; the standard output unless a host installs its own.
pub type Printer = fn(&str) -> Result<()>;
static PRINTER: OnceLock<Printer> = OnceLock::new();
/// Installed once, by the host.
pub fn install_printer(printer: Printer) {
    let _ = PRINTER.set(printer);
}
fn print(line: &str) -> Result<()> {
    use std::io::Write;
    match PRINTER.get() {
        Some(f) => f(line),
        None => std::io::stdout().write_all(line.as_bytes()).map_err(|e| Error::runtime(e.to_string())),
    }
}

/// A program ready to run.
pub struct Executable {
    program: Arc<Program>,
    codes: Vec<Code>,
    names: HashMap<Arc<str>, usize>,
    /// By position in the program's table of state.
    state: Mutex<Vec<Value>>,
}

impl Executable {
    /// Verifies and compiles.
    ///
    /// # Errors
    /// What [`verify::program`] finds.
    pub fn new(program: Program) -> Result<Executable> {
        verify::program(&program)?;
        // What runs is tidied; what is shown and saved stays as it was made.
        let mut tidied = program.clone();
        passes::tidy(&mut tidied);
        debug_assert!(verify::program(&tidied).is_ok());
        let mut codes = compile::program(&tidied)?;
        codes.iter_mut().for_each(fusion::form);
        let names = codes.iter().enumerate().map(|(i, c)| (c.name.clone(), i)).collect();
        let state = Mutex::new(program.state.values().map(|s| s.value.clone()).collect());
        Ok(Executable { program: Arc::new(program), codes, names, state })
    }
    pub fn program(&self) -> &Program {
        &self.program
    }
    /// The groups of pointwise operations that may run fused, with the functions that they are in.
    pub fn fusion_groups(&self) -> impl Iterator<Item = (&str, &Group)> {
        self.codes.iter().flat_map(|c| {
            c.instructions.iter().filter_map(|i| match &i.action {
                Action::Fused(group) => Some((&*c.name, &**group)),
                _ => None,
            })
        })
    }
    fn state(&self) -> MutexGuard<'_, Vec<Value>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
    /// The program with its state as it is now.
    pub fn snapshot(&self) -> Program {
        let mut program = (*self.program).clone();
        let now = self.state();
        program.state.values_mut().zip(now.iter()).for_each(|(s, v)| s.value = v.clone());
        program
    }
    pub fn state_value(&self, name: &str) -> Option<Value> {
        let at = self.program.state.keys().position(|n| &**n == name)?;
        self.state().get(at).cloned()
    }
    /// Puts another value in a place of the state.
    ///
    /// # Errors
    /// `Attribute` for an unknown name, `Type` for a value of another type.
    pub fn set_state(&self, name: &str, value: Value) -> Result<()> {
        let found = self.program.state.iter().enumerate().find(|(_, (n, _))| &***n == name);
        let Some((at, (_, s))) = found else {
            return Err(Error::attribute(format!("the program has no state '{name}'")));
        };
        let value = admit(value, &s.ty).ok_or_else(|| Error::type_(format!("state '{name}' is {}", s.ty)))?;
        self.state()[at] = value;
        Ok(())
    }
    /// Names and types of a function's parameters, with what stands for those left out.
    ///
    /// # Errors
    /// `Attribute` for an unknown name.
    pub fn parameters(&self, name: &str) -> Result<&[(Arc<str>, Type, Option<Value>)]> {
        Ok(&self.code(name)?.1.parameters)
    }
    pub fn results(&self, name: &str) -> Result<&[Type]> {
        Ok(&self.code(name)?.1.results)
    }
    fn code(&self, name: &str) -> Result<(usize, &Code)> {
        match self.names.get(name) {
            Some(&i) => Ok((i, &self.codes[i])),
            None => self.program.function(name).map(|_| (0, &self.codes[0])),
        }
    }

    /// Calls a function from outside: one argument per parameter, None where the default shall stand.
    ///
    /// # Errors
    /// `Type` for arguments that do not fit; what the program raises.
    pub fn call(&self, name: &str, arguments: Vec<Option<Value>>) -> Result<Vec<Value>> {
        let (index, code) = self.code(name)?;
        if arguments.len() > code.parameters.len() {
            return Err(Error::type_(format!(
                "{name} takes {} argument(s), got {}",
                code.parameters.len(),
                arguments.len()
            )));
        }
        let mut values = Vec::with_capacity(code.parameters.len());
        let mut given = arguments.into_iter();
        for (parameter, ty, default) in &code.parameters {
            values.push(match given.next().flatten() {
                Some(v) => {
                    let kind = v.kind();
                    admit(v, ty).ok_or_else(|| {
                        Error::type_(format!("{name}: argument '{parameter}' must be {ty}, got {kind}"))
                    })?
                }
                None => default.clone().ok_or_else(|| {
                    Error::type_(format!("{name}: the argument '{parameter}' ({ty}) is missing"))
                })?,
            });
        }
        Run::new(self).run(index, values)
    }
}

/// `value` as what `ty` declares: ints stand for floats, lists of numbers and tensors become lists of values.
pub fn admit(value: Value, ty: &Type) -> Option<Value> {
    let list = |items: Vec<Value>| admit(Value::List(Shared::new(items)), ty);
    match (value, ty) {
        (Value::None, Type::Optional(_)) => Some(Value::None),
        (v, Type::Optional(t)) => admit(v, t),
        (Value::Int(i), Type::Float) => Some(Value::Float(i.to_real())),
        // In Python a bool is an int.
        (Value::Bool(b), Type::Int) => Some(Value::Int(Dim::new(i64::from(b)))),
        (Value::Tensors(t), Type::List(_)) => list(t.into_iter().map(Value::Tensor).collect()),
        (Value::Ints(i), Type::List(_)) => list(i.into_iter().map(Value::Int).collect()),
        (Value::Floats(x), Type::List(_)) => list(x.into_iter().map(Value::Float).collect()),
        (Value::Bools(b), Type::List(_)) => list(b.into_iter().map(Value::Bool).collect()),
        (Value::List(items), Type::List(t)) => {
            let all = items.lock().iter().map(|v| admit(v.clone(), t)).collect::<Option<Vec<_>>>()?;
            Some(Value::List(Shared::new(all)))
        }
        (Value::Dict(items), Type::Dict(k, v)) => {
            let pairs = items.lock();
            let all = pairs.iter().map(|(a, b)| Some((admit(a.clone(), k)?, admit(b.clone(), v)?)));
            Some(Value::Dict(Shared::new(all.collect::<Option<Vec<_>>>()?)))
        }
        (Value::Tuple(items), Type::Tuple(types)) if items.len() == types.len() => {
            let all = items.iter().zip(types.iter()).map(|(v, t)| admit(v.clone(), t));
            Some(Value::Tuple(all.collect::<Option<Vec<_>>>()?.into()))
        }
        (v, t) => t.holds(&v).then_some(v),
    }
}

struct Frame {
    code: usize,
    next: usize,
    base: usize,
    /// Where the caller wants the results, in its own registers.
    targets: Range,
    /// Grad mode of nodes that say nothing.
    grad: bool,
}

struct Run<'a> {
    program: &'a Executable,
    registers: Vec<Value>,
    frames: Vec<Frame>,
    loops: u32,
}

impl<'a> Run<'a> {
    fn new(program: &'a Executable) -> Self {
        Run { program, registers: Vec::new(), frames: Vec::new(), loops: 0 }
    }

    fn run(mut self, code: usize, arguments: Vec<Value>) -> Result<Vec<Value>> {
        let grad = grad_enabled();
        // Restores the caller's mode however we leave.
        let _mode = GradMode::set(grad);
        self.enter(code, arguments, Range { start: 0, len: 0 }, grad)?;
        loop {
            match self.step() {
                Ok(None) => {}
                Ok(Some(results)) => return Ok(results),
                Err(e) => return Err(self.with_stack(e)),
            }
        }
    }

    fn enter(&mut self, code: usize, arguments: Vec<Value>, targets: Range, grad: bool) -> Result<()> {
        if self.frames.len() >= MAX_FRAMES {
            return Err(raised("RecursionError", "maximum recursion depth exceeded"));
        }
        let base = self.registers.len();
        let n = self.program.codes[code].registers.max(arguments.len());
        self.registers.extend(arguments);
        self.registers.resize_with(base + n, Value::default);
        self.frames.push(Frame { code, next: 0, base, targets, grad });
        Ok(())
    }

    /// The script's stack, innermost last, put on the error.
    fn with_stack(&self, e: Error) -> Error {
        let mut lines = Vec::new();
        for f in &self.frames {
            let code = &self.program.codes[f.code];
            let instruction = code.instructions.get(f.next.saturating_sub(1));
            let source = instruction.and_then(|i| i.source);
            match source.and_then(|s| self.program.program.sources.get(s as usize)) {
                Some(s) => lines.push(format!("  {}, line {}\n    {}", s.place, s.line, s.text)),
                None => lines.push(format!("  {}", code.name)),
            }
        }
        e.with_stack(&lines.join("\n"))
    }

    #[inline]
    fn step(&mut self) -> Result<Option<Vec<Value>>> {
        let program = self.program;
        let Some(frame) = self.frames.last_mut() else {
            return Err(Error::runtime("the program has no frame"));
        };
        let code = &program.codes[frame.code];
        let i = &code.instructions[frame.next];
        frame.next += 1;
        let grad = i.grad.unwrap_or(frame.grad);
        let base = frame.base;
        let mut at = At { code, registers: &mut self.registers, base };
        match &i.action {
            Action::Operation { op, lists, checks } => {
                if grad != grad_enabled() {
                    set_grad_enabled(grad);
                }
                at.operation(i, op, *lists, *checks)?;
            }
            Action::Builtin(entry) => {
                let arguments = at.take_all(i.operands);
                let result = (entry.builtin.run)(&arguments)?;
                if i.targets.len != 0 {
                    at.set(i.targets, 0, result);
                }
            }
            Action::Move => {
                let values = at.take_all(i.operands);
                values.into_iter().enumerate().for_each(|(k, v)| at.set(i.targets, k, v));
            }
            Action::Drop => (0..i.targets.len as usize).for_each(|k| at.set(i.targets, k, Value::None)),
            Action::Jump(to) => frame.next = *to,
            Action::JumpUnless(to) => {
                if !at.take(i.operands, 0).as_arg().bool()? {
                    frame.next = *to;
                }
            }
            Action::LoopEnter(end) => {
                if !at.turn(i, 0)? {
                    frame.next = *end;
                }
            }
            Action::LoopNext(start) => {
                let count = at.get(i.targets, 0).as_arg().int()?;
                if at.turn(i, count + 1)? {
                    frame.next = *start;
                    self.loops += 1;
                    if self.loops >= LOOPS_PER_LOOK {
                        self.loops = 0;
                        parallel::check_interrupted()?;
                    }
                }
            }
            Action::Call(callee) => {
                let arguments = at.take_all(i.operands).into_vec();
                self.enter(*callee, arguments, i.targets, grad)?;
            }
            Action::Fused(group) => {
                if at.fused(group, grad)? {
                    frame.next = group.next;
                }
            }
            Action::Return => return Ok(self.leave(i)),
            Action::GetState(k) => {
                let value = program.state()[*k].clone();
                at.set(i.targets, 0, value);
            }
            Action::SetState(k) => {
                let value = at.take(i.operands, 0);
                program.state()[*k] = value;
            }
            Action::Raise => {
                let (message, class) = (at.take(i.operands, 0), at.take(i.operands, 1));
                return Err(raised(class.as_arg().str()?, message.as_arg().str()?));
            }
            _ => at.other(i)?,
        }
        Ok(None)
    }

    /// Hands the results to the caller's registers; to whoever called the program when there is none.
    fn leave(&mut self, i: &Instruction) -> Option<Vec<Value>> {
        let frame = self.frames.pop()?;
        let code = &self.program.codes[frame.code];
        let mut at = At { code, registers: &mut self.registers, base: frame.base };
        let results = at.take_all(i.operands);
        self.registers.truncate(frame.base);
        let Some(caller) = self.frames.last() else { return Some(results.into_vec()) };
        let code = &self.program.codes[caller.code];
        let mut at = At { code, registers: &mut self.registers, base: caller.base };
        results.into_iter().enumerate().for_each(|(k, v)| at.set(frame.targets, k, v));
        None
    }
}

/// The current frame's registers, and its code.
struct At<'a> {
    code: &'a Code,
    registers: &'a mut Vec<Value>,
    base: usize,
}
type Values = SmallVec<[Value; 6]>;

impl At<'_> {
    fn operands(&self, r: Range) -> &[Operand] {
        &self.code.operands[r.start as usize..(r.start + r.len) as usize]
    }
    fn peek(&self, o: Operand) -> &Value {
        if o.is_constant() { &self.code.constants[o.index()] } else { &self.registers[self.base + o.index()] }
    }
    fn take(&mut self, r: Range, k: usize) -> Value {
        let o = self.operands(r)[k];
        if o.is_move() {
            std::mem::take(&mut self.registers[self.base + o.index()])
        } else {
            self.peek(o).clone()
        }
    }
    fn take_all(&mut self, r: Range) -> Values {
        (0..r.len as usize).map(|k| self.take(r, k)).collect()
    }
    fn get(&self, targets: Range, k: usize) -> &Value {
        &self.registers[self.base + self.code.targets[targets.start as usize + k] as usize]
    }
    fn set(&mut self, targets: Range, k: usize, value: Value) {
        self.registers[self.base + self.code.targets[targets.start as usize + k] as usize] = value;
    }

    /// Runs a group fused, if it can be; then its registers are as after its instructions.
    fn fused(&mut self, group: &Group, grad: bool) -> Result<bool> {
        let results = {
            let inputs: SmallVec<[Arg<'_>; 8]> =
                group.inputs.iter().map(|o| self.peek(*o).as_arg()).collect();
            group.run(&inputs, grad)?
        };
        let Some(results) = results else { return Ok(false) };
        for r in &group.emptied {
            self.registers[self.base + *r as usize] = Value::None;
        }
        for (r, t) in group.targets().zip(results) {
            self.registers[self.base + r as usize] = Value::Tensor(t);
        }
        Ok(true)
    }

    /// Whether a loop goes on at `count`; then its counters say so.
    fn turn(&mut self, i: &Instruction, count: i64) -> Result<bool> {
        let limit = self.take(i.operands, 0).as_arg().int()?;
        let go_on = self.take(i.operands, 1).as_arg().bool()? && count < limit;
        if go_on {
            self.set(i.targets, 0, Value::Int(Dim::new(count)));
            self.set(i.targets, 1, Value::Int(Dim::new(count)));
        }
        Ok(go_on)
    }

    fn operation(&mut self, i: &Instruction, op: &'static Operator, lists: bool, checks: bool) -> Result<()> {
        let outputs = {
            let operands = self.operands(i.operands);
            let mut made: SmallVec<[Value; 4]> = SmallVec::new();
            if lists {
                for (o, a) in operands.iter().zip(&op.schema().arguments) {
                    if let Some(flat) = flatten(self.peek(*o), &a.ty)? {
                        made.push(flat);
                    }
                }
            }
            let mut next = 0;
            let args: SmallVec<[Arg<'_>; 8]> = operands
                .iter()
                .map(|o| match self.peek(*o) {
                    Value::List(_) if lists && next < made.len() => {
                        next += 1;
                        made[next - 1].as_arg()
                    }
                    v => v.as_arg(),
                })
                .collect();
            call::call(op, &args)?
        };
        for k in 0..i.operands.len as usize {
            let o = self.operands(i.operands)[k];
            if o.is_move() {
                self.registers[self.base + o.index()] = Value::None;
            }
        }
        if outputs.len() != i.targets.len as usize {
            return Err(Error::runtime(format!(
                "the kernel gave {} result(s), its schema says {}",
                outputs.len(),
                i.targets.len
            ))
            .at(op.name()));
        }
        for (k, value) in outputs.into_iter().enumerate() {
            let value = if checks { self.checked(i.targets, k, value)? } else { value };
            self.set(i.targets, k, value);
        }
        Ok(())
    }
    /// `value` as what the graph says that target is.
    fn checked(&self, targets: Range, k: usize, value: Value) -> Result<Value> {
        let Some(ty) = self.code.target_types.get(&(targets.start + k as u32)) else { return Ok(value) };
        let kind = value.kind();
        admit(value, ty)
            .ok_or_else(|| raised("TypeError", format!("expected a value of type {ty}, got {kind}")))
    }

    fn object(&mut self, r: Range, k: usize) -> Result<Shared<Object>> {
        match self.take(r, k) {
            Value::Object(o) => Ok(o),
            other => Err(Error::type_(format!("expected an object, got {}", other.kind()))),
        }
    }
    /// Containers, objects, types, output.
    fn other(&mut self, i: &Instruction) -> Result<()> {
        let (operands, targets) = (i.operands, i.targets);
        match &i.action {
            Action::List => {
                let items = self.take_all(operands).into_vec();
                self.set(targets, 0, Value::List(Shared::new(items)));
            }
            Action::Tuple => {
                let items = self.take_all(operands).into_vec();
                self.set(targets, 0, Value::Tuple(items.into()));
            }
            Action::Dict => {
                let mut pairs = Vec::new();
                let flat = self.take_all(operands);
                for kv in flat.chunks_exact(2) {
                    crate::jit::builtins::set_item(&mut pairs, kv[0].clone(), kv[1].clone());
                }
                self.set(targets, 0, Value::Dict(Shared::new(pairs)));
            }
            Action::ListUnpack | Action::TupleUnpack => {
                let items = unpacked(self.take(operands, 0), targets.len as usize)?;
                items.into_iter().enumerate().for_each(|(k, v)| self.set(targets, k, v));
            }
            Action::TupleIndex(k) => match self.take(operands, 0) {
                Value::Tuple(t) if *k < t.len() => self.set(targets, 0, t[*k].clone()),
                other => return Err(Error::type_(format!("expected a tuple, got {}", other.kind()))),
            },
            Action::NewObject { class, slots } => {
                let object = Object { class: class.clone(), slots: vec![Value::None; *slots] };
                self.set(targets, 0, Value::Object(Shared::new(object)));
            }
            Action::GetAttr { slot, name } => {
                let object = self.object(operands, 0)?;
                let value = object.lock().slots.get(*slot).cloned();
                match value {
                    Some(v) => self.set(targets, 0, v),
                    None => return Err(raised("AttributeError", format!("no attribute '{name}'"))),
                }
            }
            Action::SetAttr(slot) => {
                let (object, value) = (self.object(operands, 0)?, self.take(operands, 1));
                let old = object.lock().slots.get_mut(*slot).map(|s| std::mem::replace(s, value));
                // Dropped without the lock.
                drop(old);
            }
            Action::Print { sep, end } => {
                let all: Vec<String> = self.take_all(operands).iter().map(text::str).collect();
                print(&format!("{}{end}", all.join(sep)))?;
            }
            Action::IsInstance(types) => {
                let value = self.take(operands, 0);
                let hit = types.iter().any(|t| t.holds(&value));
                self.set(targets, 0, Value::Bool(hit));
            }
            Action::Cast => {
                let value = self.take(operands, 0);
                let ty = self.code.target_types.get(&targets.start);
                match ty {
                    Some(t) if shallow(t, &value) => self.set(targets, 0, value),
                    t => {
                        let want = t.map_or("a value".into(), ToString::to_string);
                        let message = format!("expected {want}, got {}", value.kind());
                        return Err(raised("TypeError", message));
                    }
                }
            }
            Action::NumToTensor => {
                let number = self.take(operands, 0).as_arg().scalar()?;
                // As the operand of an operator in Python: it does not decide the result's dtype.
                let tensor = Tensor::from_scalar(number, number.dtype(DType::Float64), Device::CPU)?;
                tensor.set_wrapped_number();
                self.set(targets, 0, Value::Tensor(tensor));
            }
            _ => return Err(Error::runtime("an instruction that is not known")),
        }
        Ok(())
    }
}

/// The `want` elements of a list or tuple.
fn unpacked(value: Value, want: usize) -> Result<Vec<Value>> {
    let items: Vec<Value> = match value {
        Value::List(l) => l.lock().clone(),
        Value::Tuple(t) => t.to_vec(),
        other => return Err(Error::type_(format!("cannot unpack {}", other.kind()))),
    };
    let message = match items.len() {
        got if got == want => return Ok(items),
        got if got > want => format!("too many values to unpack (expected {want})"),
        got => format!("not enough values to unpack (expected {want}, got {got})"),
    };
    Err(raised("ValueError", message))
}

/// Kind against type, without looking into containers.
fn shallow(ty: &Type, v: &Value) -> bool {
    match (ty, v) {
        (Type::List(_), Value::List(_)) | (Type::Dict(..), Value::Dict(_)) => true,
        (Type::Tuple(t), Value::Tuple(items)) => t.len() == items.len(),
        (Type::Optional(_), Value::None) => true,
        (Type::Optional(t), v) => shallow(t, v),
        (t, v) => t.holds(v),
    }
}

/// A list of the program as the array that an operation's argument of type `ty` is.
fn flatten(v: &Value, ty: &schema::Type) -> Result<Option<Value>> {
    let Value::List(items) = v else { return Ok(None) };
    let schema::Type::List(element, _) = ty.inner() else {
        // `Any`: handed on as it is.
        return Ok(Some(v.clone()));
    };
    let items = items.lock();
    let all = items.iter().map(Value::as_arg);
    Ok(Some(match &**element {
        schema::Type::Tensor => {
            Value::Tensors(all.map(|a| a.tensor().cloned()).collect::<Result<Vec<_>>>()?.into())
        }
        schema::Type::Optional(_) => {
            Value::OptTensors(all.map(|a| Ok(a.opt_tensor()?.cloned())).collect::<Result<Vec<_>>>()?.into())
        }
        schema::Type::Int => Value::Ints(all.map(Arg::dim).collect::<Result<Vec<_>>>()?.into()),
        schema::Type::Float => Value::Floats(all.map(Arg::real).collect::<Result<Vec<Real>>>()?.into()),
        schema::Type::Bool => Value::Bools(all.map(Arg::bool).collect::<Result<Vec<_>>>()?.into()),
        schema::Type::Scalar => Value::Scalars(all.map(Arg::scalar).collect::<Result<Vec<_>>>()?.into()),
        _ => v.clone(),
    }))
}
