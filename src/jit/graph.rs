//! Programs and graphs: dense tables, indices instead of pointers.
//!
//! A [`Graph`] owns three tables: values, nodes, blocks; block 0 is the body. Passes may leave unused rows behind;
//! [`Graph::compact`] renumbers in order of definition, which is also the order in which [`super::print`] numbers, so
//! that reading back a printed graph gives exactly the compact one. Nothing here checks meaning: see [`super::verify`].

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::device::{Device, MemoryFormat, MemoryLayout};
use crate::dispatch::arg::Value;
use crate::dtype::{Complex64, DType};
use crate::error::{Error, Result};
use crate::jit::types::Type;
use crate::scalar::{Dim, Real};
use crate::tensor::Tensor;

/// How deep blocks may nest: what walks a graph recurses over them.
pub const MAX_DEPTH: usize = 100;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, PartialOrd, Ord)]
pub struct ValueId(pub u32);
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, PartialOrd, Ord)]
pub struct NodeId(pub u32);
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, PartialOrd, Ord)]
pub struct BlockId(pub u32);

/// A value: its type and, for people, what the source called it.
#[derive(Clone, PartialEq, Debug)]
pub struct ValueInfo {
    pub ty: Type,
    pub name: Option<Arc<str>>,
}

/// What stands in the brackets of a node.
#[derive(Clone, PartialEq, Debug)]
pub enum Attr {
    None,
    Bool(bool),
    Int(i64),
    /// As bits: NaN equals itself.
    Float(u64),
    Complex(u64, u64),
    Str(Arc<str>),
    DType(DType),
    Device(Device),
    Layout(MemoryLayout),
    MemoryFormat(MemoryFormat),
    /// Row of the program's constants.
    Constant(u32),
    Types(Vec<Type>),
}

impl Attr {
    pub fn float(x: f64) -> Attr {
        Attr::Float(x.to_bits())
    }
    /// A value that can stand in text; None for tensors and containers.
    pub fn of_value(v: &Value) -> Option<Attr> {
        Some(match v {
            Value::None => Attr::None,
            Value::Bool(x) => Attr::Bool(*x),
            Value::Int(x) => Attr::Int(x.value),
            Value::Float(x) => Attr::float(x.value),
            Value::Complex(c) => Attr::Complex(c.re.to_bits(), c.im.to_bits()),
            Value::Str(s) => Attr::Str(s.clone()),
            Value::DType(d) => Attr::DType(*d),
            Value::Device(d) => Attr::Device(*d),
            Value::Layout(l) => Attr::Layout(*l),
            Value::MemoryFormat(m) => Attr::MemoryFormat(*m),
            _ => return None,
        })
    }
    /// The value that a constant node with this attribute gives.
    ///
    /// # Errors
    /// `Runtime` for a list of types or a constant that does not exist.
    pub fn to_value(&self, constants: &[Tensor]) -> Result<Value> {
        Ok(match self {
            Attr::None => Value::None,
            Attr::Bool(x) => Value::Bool(*x),
            Attr::Int(x) => Value::Int(Dim::new(*x)),
            Attr::Float(x) => Value::Float(Real::new(f64::from_bits(*x))),
            Attr::Complex(re, im) => Value::Complex(Complex64::new(f64::from_bits(*re), f64::from_bits(*im))),
            Attr::Str(s) => Value::Str(s.clone()),
            Attr::DType(d) => Value::DType(*d),
            Attr::Device(d) => Value::Device(*d),
            Attr::Layout(l) => Value::Layout(*l),
            Attr::MemoryFormat(m) => Value::MemoryFormat(*m),
            Attr::Constant(i) => match constants.get(*i as usize) {
                Some(t) => Value::Tensor(t.clone()),
                None => return Err(Error::runtime(format!("the program has no constant {i}"))),
            },
            Attr::Types(_) => return Err(Error::runtime("a list of types is not a value")),
        })
    }
    pub fn ty(&self) -> Type {
        match self {
            Attr::None | Attr::Types(_) => Type::None,
            Attr::Bool(_) => Type::Bool,
            Attr::Int(_) => Type::Int,
            Attr::Float(_) => Type::Float,
            Attr::Complex(..) => Type::Complex,
            Attr::Str(_) => Type::Str,
            Attr::DType(_) => Type::DType,
            Attr::Device(_) => Type::Device,
            Attr::Layout(_) => Type::Layout,
            Attr::MemoryFormat(_) => Type::MemoryFormat,
            Attr::Constant(_) => Type::Tensor,
        }
    }
}

/// One instruction of the IR.
#[derive(Clone, PartialEq, Debug)]
pub struct Node {
    /// `ns::name` or `ns::name.overload`.
    pub op: Arc<str>,
    pub inputs: Vec<ValueId>,
    pub outputs: Vec<ValueId>,
    pub blocks: Vec<BlockId>,
    pub attrs: Vec<(Arc<str>, Attr)>,
    /// Row of the program's sources.
    pub source: Option<u32>,
    /// The grad mode it runs under; None: the caller's.
    pub grad: Option<bool>,
}

impl Node {
    pub fn attr(&self, name: &str) -> Option<&Attr> {
        self.attrs.iter().find(|(n, _)| &**n == name).map(|(_, a)| a)
    }
    pub fn str_attr(&self, name: &str) -> Option<&Arc<str>> {
        match self.attr(name) {
            Some(Attr::Str(s)) => Some(s),
            _ => None,
        }
    }
}

/// A sequence of nodes with parameters and results.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Block {
    pub inputs: Vec<ValueId>,
    pub outputs: Vec<ValueId>,
    pub nodes: Vec<NodeId>,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Graph {
    pub values: Vec<ValueInfo>,
    pub nodes: Vec<Node>,
    /// Row 0 is the body.
    pub blocks: Vec<Block>,
}

impl Default for Graph {
    fn default() -> Self {
        Graph { values: Vec::new(), nodes: Vec::new(), blocks: vec![Block::default()] }
    }
}

impl Graph {
    pub const BODY: BlockId = BlockId(0);

    pub fn value(&self, v: ValueId) -> &ValueInfo {
        &self.values[v.0 as usize]
    }
    pub fn ty(&self, v: ValueId) -> &Type {
        &self.value(v).ty
    }
    pub fn node(&self, n: NodeId) -> &Node {
        &self.nodes[n.0 as usize]
    }
    pub fn node_mut(&mut self, n: NodeId) -> &mut Node {
        &mut self.nodes[n.0 as usize]
    }
    pub fn block(&self, b: BlockId) -> &Block {
        &self.blocks[b.0 as usize]
    }
    pub fn block_mut(&mut self, b: BlockId) -> &mut Block {
        &mut self.blocks[b.0 as usize]
    }
    pub fn body(&self) -> &Block {
        self.block(Self::BODY)
    }

    /// `name` is kept for people; what could not be read back becomes `_`.
    pub fn new_value(&mut self, ty: Type, name: Option<Arc<str>>) -> ValueId {
        let is_word = |c: char| c == '_' || c.is_alphanumeric();
        let name = name
            .filter(|n| !n.is_empty())
            .map(|n| if n.chars().all(is_word) { n } else { n.replace(|c| !is_word(c), "_").into() });
        self.values.push(ValueInfo { ty, name });
        ValueId(self.values.len() as u32 - 1)
    }
    pub fn add_input(&mut self, block: BlockId, ty: Type, name: Option<Arc<str>>) -> ValueId {
        let v = self.new_value(ty, name);
        self.block_mut(block).inputs.push(v);
        v
    }
    /// A node with fresh results, at the end of `block`.
    pub fn add_node(&mut self, block: BlockId, op: &str, inputs: Vec<ValueId>, outputs: Vec<Type>) -> NodeId {
        let outputs = outputs.into_iter().map(|t| self.new_value(t, None)).collect();
        let id = NodeId(self.nodes.len() as u32);
        self.nodes.push(Node {
            op: op.into(),
            inputs,
            outputs,
            blocks: Vec::new(),
            attrs: Vec::new(),
            source: None,
            grad: None,
        });
        self.block_mut(block).nodes.push(id);
        id
    }
    /// A `prim::Constant` at the end of `block`.
    pub fn add_constant(&mut self, block: BlockId, value: Attr) -> ValueId {
        let n = self.add_node(block, "prim::Constant", vec![], vec![value.ty()]);
        self.node_mut(n).attrs.push(("value".into(), value));
        self.node(n).outputs[0]
    }
    pub fn add_block(&mut self, node: NodeId) -> BlockId {
        self.blocks.push(Block::default());
        let b = BlockId(self.blocks.len() as u32 - 1);
        self.node_mut(node).blocks.push(b);
        b
    }

    /// Calls `f` for each node of `block` and the blocks within, in order, parents before children.
    pub fn walk(&self, block: BlockId, f: &mut dyn FnMut(NodeId)) {
        for &n in &self.block(block).nodes {
            f(n);
            for &b in &self.node(n).blocks {
                self.walk(b, f);
            }
        }
    }
    /// Puts `to[v]` for every use of `v`.
    pub fn replace_uses(&mut self, to: &std::collections::HashMap<ValueId, ValueId>) {
        if to.is_empty() {
            return;
        }
        // A chain of replacements ends at the last one.
        let find = |mut v: ValueId| {
            while let Some(&next) = to.get(&v) {
                v = next;
            }
            v
        };
        for node in &mut self.nodes {
            node.inputs.iter_mut().for_each(|v| *v = find(*v));
        }
        for block in &mut self.blocks {
            block.outputs.iter_mut().for_each(|v| *v = find(*v));
        }
    }

    /// The same graph without unused rows, numbered in order of definition.
    #[must_use]
    pub fn compact(&self) -> Graph {
        let mut copy = Compact {
            from: self,
            to: Graph { values: Vec::new(), nodes: Vec::new(), blocks: Vec::new() },
            values: vec![None; self.values.len()],
        };
        copy.block(Self::BODY);
        copy.to
    }
}

struct Compact<'a> {
    from: &'a Graph,
    to: Graph,
    values: Vec<Option<ValueId>>,
}
impl Compact<'_> {
    fn define(&mut self, v: ValueId) -> ValueId {
        let info = self.from.value(v).clone();
        let new = self.to.new_value(info.ty, info.name);
        self.values[v.0 as usize] = Some(new);
        new
    }
    /// A use before its definition keeps an id that does not exist: verify reports it.
    fn used(&self, v: ValueId) -> ValueId {
        self.values[v.0 as usize].unwrap_or(ValueId(u32::MAX))
    }
    fn block(&mut self, b: BlockId) -> BlockId {
        let new = BlockId(self.to.blocks.len() as u32);
        self.to.blocks.push(Block::default());
        let from = self.from;
        let block = from.block(b);
        let inputs = block.inputs.iter().map(|v| self.define(*v)).collect();
        self.to.block_mut(new).inputs = inputs;
        for &n in &block.nodes {
            let node = from.node(n);
            let inputs = node.inputs.iter().map(|v| self.used(*v)).collect();
            let id = NodeId(self.to.nodes.len() as u32);
            self.to.nodes.push(Node { inputs, outputs: vec![], blocks: vec![], ..node.clone() });
            let blocks = node.blocks.iter().map(|b| self.block(*b)).collect();
            // The results are numbered first in the text, but nothing within refers to them: order is free.
            let outputs = node.outputs.iter().map(|v| self.define(*v)).collect();
            let new_node = self.to.node_mut(id);
            new_node.blocks = blocks;
            new_node.outputs = outputs;
            self.to.block_mut(new).nodes.push(id);
        }
        let outputs = block.outputs.iter().map(|v| self.used(*v)).collect();
        self.to.block_mut(new).outputs = outputs;
        new
    }
}

/// A parameter of a function; its type is that of the graph's input.
#[derive(Clone, PartialEq, Debug)]
pub struct Parameter {
    pub name: Arc<str>,
    pub default: Option<Attr>,
}

#[derive(Clone, PartialEq, Debug, Default)]
pub struct Function {
    pub parameters: Vec<Parameter>,
    pub graph: Graph,
}

/// A class: attributes by slot. Methods are functions named `Class.method`.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Class {
    pub fields: Vec<(Arc<str>, Type)>,
}

/// What a piece of state is to whoever trains.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StateKind {
    Parameter,
    Buffer,
    /// Not part of a state dict: a number, string or flag that methods read and write.
    Attribute,
}
impl StateKind {
    pub const fn name(self) -> &'static str {
        ["parameter", "buffer", "attribute"][self as usize]
    }
}

/// A named value that outlives calls.
#[derive(Clone)]
pub struct State {
    pub kind: StateKind,
    pub ty: Type,
    pub value: Value,
}

/// Where a node comes from: never a path of the machine that made it.
#[derive(Clone, PartialEq, Eq, Debug, Hash, PartialOrd, Ord)]
pub struct Source {
    /// Qualified name of the function.
    pub place: Arc<str>,
    pub line: u32,
    pub text: Arc<str>,
}

/// All that a program file holds.
#[derive(Clone, Default)]
pub struct Program {
    pub functions: BTreeMap<Arc<str>, Function>,
    pub classes: BTreeMap<Arc<str>, Class>,
    pub state: BTreeMap<Arc<str>, State>,
    pub constants: Vec<Tensor>,
    pub sources: Vec<Source>,
    /// Functions meant to be called from outside.
    pub entries: Vec<Arc<str>>,
    /// Example shapes and whatever else the maker notes, as text by key.
    pub metadata: BTreeMap<Arc<str>, Arc<str>>,
}

impl Program {
    pub fn function(&self, name: &str) -> Result<&Function> {
        self.functions.get(name).ok_or_else(|| {
            let known: Vec<&str> = self.functions.keys().map(|k| &**k).collect();
            Error::attribute(format!("the program has no function '{name}'; it has: {}", known.join(", ")))
        })
    }
    pub fn add_source(&mut self, source: Source) -> u32 {
        // Sources repeat in runs: look at the newest first.
        if let Some(i) = self.sources.iter().rposition(|s| *s == source) {
            return i as u32;
        }
        self.sources.push(source);
        self.sources.len() as u32 - 1
    }
    /// The row of a tensor constant; the same tensor is kept once.
    pub fn add_constant(&mut self, tensor: &Tensor) -> u32 {
        if let Some(i) = self.constants.iter().position(|t| t.same(tensor)) {
            return i as u32;
        }
        self.constants.push(tensor.clone());
        self.constants.len() as u32 - 1
    }
}
