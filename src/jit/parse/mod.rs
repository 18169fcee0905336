//! From text to graphs and programs.
//!
//! The inverse of [`super::print`]; errors say line and column. Nothing is believed: nesting is bounded, names are
//! defined once and before use, numbers fit. Meaning (types, operations, arity) is checked by [`super::verify`].

mod tokens;

use std::collections::HashMap;
use std::sync::Arc;

use crate::device::{Device, MemoryFormat, MemoryLayout};
use crate::dispatch::arg::{Value, parking::Shared};
use crate::dtype::DType;
use crate::error::Result;
use crate::jit::graph::{
    Attr, Block, BlockId, Class, Function, Graph, MAX_DEPTH, Node, NodeId, Parameter, Program, Source, State,
    StateKind, ValueId,
};
use crate::jit::types::{NAMED, Type};
use crate::tensor::Tensor;

use tokens::is_word;

/// How deep types and literals may nest.
const MAX_TYPE_DEPTH: usize = 40;

/// Reads one graph.
///
/// # Errors
/// `Runtime` with line and column.
pub fn graph(text: &str) -> Result<Graph> {
    let mut p = Parser::new(text);
    let g = p.graph()?;
    p.end()?;
    Ok(g)
}

/// Reads one type.
///
/// # Errors
/// `Runtime` with line and column.
pub fn ty(text: &str) -> Result<Type> {
    let mut p = Parser::new(text);
    let t = p.ty(0)?;
    p.end()?;
    Ok(t)
}

/// Reads a program; the data of tensors comes from outside.
///
/// # Errors
/// `Runtime` with line and column, also for a tensor that is named here and not given.
pub fn program(text: &str, state: &HashMap<String, Tensor>, constants: Vec<Tensor>) -> Result<Program> {
    let mut p = Parser::new(text);
    let mut out = Program { constants, ..Program::default() };
    loop {
        p.space();
        if p.rest().is_empty() {
            return Ok(out);
        }
        if p.word_is("source") {
            let place = p.string()?;
            let line = p.number_u32()?;
            out.sources.push(Source { place, line, text: p.string()? });
        } else if p.word_is("class") {
            p.class(&mut out)?;
        } else if p.word_is("state") {
            p.state(&mut out, state)?;
        } else if p.word_is("note") {
            let key = p.string()?;
            let value = p.string()?;
            out.metadata.insert(key, value);
        } else if p.word_is("function") {
            p.function(&mut out)?;
        } else {
            return p.error("source, class, state, note or function");
        }
    }
}

pub(crate) struct Parser<'a> {
    text: &'a str,
    at: usize,
    /// Single lower-case words are type variables (signatures of builtins).
    pub(crate) variables: bool,
}

impl<'a> Parser<'a> {
    pub(crate) fn new(text: &'a str) -> Self {
        Parser { text, at: 0, variables: false }
    }
    pub(crate) fn ty(&mut self, depth: usize) -> Result<Type> {
        if depth > MAX_TYPE_DEPTH {
            return self.error("a type nested less deeply");
        }
        self.space();
        let mut t = if self.eat("(") {
            let mut items = Vec::new();
            while !self.eat(")") {
                items.push(self.ty(depth + 1)?);
                if !self.eat(",") {
                    self.expect(")")?;
                    break;
                }
            }
            Type::tuple(items)
        } else if self.word_is("Dict") {
            self.expect("(")?;
            let k = self.ty(depth + 1)?;
            self.expect(",")?;
            let v = self.ty(depth + 1)?;
            self.expect(")")?;
            Type::dict(k, v)
        } else {
            let name = self.dotted("a type")?;
            match NAMED.iter().find(|(n, _)| *n == name) {
                Some((_, t)) => t.clone(),
                None if self.variables => Type::Var(name.into()),
                None => Type::Class(name.into()),
            }
        };
        for _ in 0..MAX_TYPE_DEPTH {
            if self.rest().starts_with("[]") {
                self.at += 2;
                t = Type::list(t);
            } else if self.rest().starts_with('?') {
                self.at += 1;
                if Type::optional(t.clone()) == t {
                    return self.error("a type that is not optional already");
                }
                t = Type::optional(t);
            } else {
                return Ok(t);
            }
        }
        self.error("a type nested less deeply")
    }

    fn in_parens<T>(&mut self, f: impl FnOnce(&mut Self) -> Result<T>) -> Result<T> {
        self.expect("(")?;
        let x = f(self)?;
        self.expect(")")?;
        Ok(x)
    }
    fn named<T>(&mut self, what: &str, find: impl Fn(&str) -> Option<T>) -> Result<T> {
        let word = self.peek_word();
        match find(word) {
            Some(x) => {
                self.at += word.len();
                Ok(x)
            }
            None => self.error(what),
        }
    }
    pub(crate) fn attr(&mut self) -> Result<Attr> {
        self.space();
        if self.rest().starts_with('"') {
            return Ok(Attr::Str(self.string()?));
        }
        for (word, attr) in [("None", Attr::None), ("True", Attr::Bool(true)), ("False", Attr::Bool(false))] {
            if self.word_is(word) {
                return Ok(attr);
            }
        }
        if self.word_is("complex") {
            return self.in_parens(|p| {
                let re = p.float_bits()?;
                p.expect(",")?;
                Ok(Attr::Complex(re, p.float_bits()?))
            });
        }
        if self.word_is("dtype") {
            return self.in_parens(|p| p.named("a dtype", DType::from_name).map(Attr::DType));
        }
        if self.word_is("device") {
            return self.in_parens(|p| match Device::parse(&p.string()?) {
                Ok(d) => Ok(Attr::Device(d)),
                Err(_) => p.error("a device"),
            });
        }
        if self.word_is("layout") {
            let all = [MemoryLayout::Strided, MemoryLayout::Jagged];
            let find = |w: &str| all.into_iter().find(|l| l.name() == w);
            return self.in_parens(|p| p.named("a layout", find).map(Attr::Layout));
        }
        if self.word_is("memory_format") {
            let find = |w: &str| MemoryFormat::ALL.into_iter().find(|m| m.name() == w);
            return self.in_parens(|p| p.named("a memory format", find).map(Attr::MemoryFormat));
        }
        if self.word_is("constant") {
            return self.in_parens(|p| p.number_u32().map(Attr::Constant));
        }
        if self.word_is("types") {
            return self.in_parens(|p| {
                let mut types = vec![p.ty(0)?];
                while p.eat(",") {
                    types.push(p.ty(0)?);
                }
                Ok(Attr::Types(types))
            });
        }
        let number = self.number_text();
        let digits = number.strip_prefix('-').unwrap_or(number);
        if !digits.is_empty() && digits.bytes().all(|c| c.is_ascii_digit()) {
            let Ok(x) = number.parse() else { return self.error("an integer of 64 bits") };
            self.at += number.len();
            return Ok(Attr::Int(x));
        }
        match self.float_bits() {
            Ok(bits) => Ok(Attr::Float(bits)),
            Err(_) => self.error("a value"),
        }
    }

    /// The literal of a stored value.
    fn literal(&mut self, constants: &[Tensor], depth: usize) -> Result<Value> {
        if depth > MAX_TYPE_DEPTH {
            return self.error("a value nested less deeply");
        }
        let items = |p: &mut Self, close: &str| -> Result<Vec<Value>> {
            let mut items = Vec::new();
            while !p.eat(close) {
                items.push(p.literal(constants, depth + 1)?);
                if !p.eat(",") {
                    p.expect(close)?;
                    break;
                }
            }
            Ok(items)
        };
        if self.eat("[") {
            return Ok(Value::List(Shared::new(items(self, "]")?)));
        }
        if self.eat("(") {
            return Ok(Value::Tuple(items(self, ")")?.into()));
        }
        if self.eat("{") {
            let flat = items(self, "}")?;
            if flat.len() % 2 != 0 {
                return self.error("a value for each key");
            }
            let pairs = flat.chunks_exact(2).map(|c| (c[0].clone(), c[1].clone())).collect();
            return Ok(Value::Dict(Shared::new(pairs)));
        }
        let attr = self.attr()?;
        match attr.to_value(constants) {
            Ok(v) => Ok(v),
            Err(_) => self.error("a constant that exists"),
        }
    }

    fn class(&mut self, out: &mut Program) -> Result<()> {
        let name = self.dotted("a class name")?;
        self.expect(":")?;
        let mut class = Class::default();
        loop {
            // Fields are indented; what begins a line is the next item.
            let line = self.rest().trim_start_matches('\r').strip_prefix('\n').unwrap_or("");
            if !line.starts_with("  ") {
                break;
            }
            let field = self.word("a field")?;
            self.expect(":")?;
            class.fields.push((field.into(), self.ty(0)?));
        }
        match out.classes.insert(name.into(), class) {
            None => Ok(()),
            Some(_) => self.error("a class that is not defined yet"),
        }
    }
    fn state(&mut self, out: &mut Program, tensors: &HashMap<String, Tensor>) -> Result<()> {
        let name = self.string()?;
        self.expect(":")?;
        let ty = self.ty(0)?;
        let all = [StateKind::Parameter, StateKind::Buffer, StateKind::Attribute];
        let kind = self.named("a kind of state", |w| all.into_iter().find(|k| k.name() == w))?;
        let value = if self.eat("=") {
            self.literal(&out.constants, 0)?
        } else {
            match tensors.get(&*name) {
                Some(t) => Value::Tensor(t.clone()),
                None => return self.error(&format!("data for the state '{name}'")),
            }
        };
        match out.state.insert(name, State { kind, ty, value }) {
            None => Ok(()),
            Some(_) => self.error("a state name that is not defined yet"),
        }
    }
    fn function(&mut self, out: &mut Program) -> Result<()> {
        let name = self.string()?;
        self.expect("(")?;
        let mut parameters = Vec::new();
        while !self.eat(")") {
            let name = self.word("a parameter")?.into();
            let default = if self.eat("=") { Some(self.attr()?) } else { None };
            parameters.push(Parameter { name, default });
            if !self.eat(",") {
                self.expect(")")?;
                break;
            }
        }
        if self.word_is("entry") {
            out.entries.push(name.clone());
        }
        self.expect(":")?;
        let graph = self.graph()?;
        match out.functions.insert(name, Function { parameters, graph }) {
            None => Ok(()),
            Some(_) => self.error("a function that is not defined yet"),
        }
    }

    fn graph(&mut self) -> Result<Graph> {
        self.space();
        if !self.word_is("graph") {
            return self.error("graph");
        }
        let mut g = Graph { values: vec![], nodes: vec![], blocks: vec![] };
        let mut names = HashMap::new();
        let body = self.block_head(&mut g, &mut names)?;
        self.nodes(&mut g, &mut names, body, 0)?;
        if !self.word_is("return") {
            return self.error("a node or return");
        }
        let outputs = self.used_list(&names)?;
        g.block_mut(body).outputs = outputs;
        Ok(g)
    }
    /// `%name`, as written.
    fn value(&mut self) -> Result<&'a str> {
        self.expect("%")?;
        let rest = self.rest();
        let n = rest.find(|c| !is_word(c) && c != '.').unwrap_or(rest.len());
        if n == 0 {
            return self.error("a value's name");
        }
        self.at += n;
        Ok(&rest[..n])
    }
    fn define(
        &mut self,
        g: &mut Graph,
        names: &mut HashMap<&'a str, ValueId>,
        (text, ty): (&'a str, Type),
    ) -> Result<ValueId> {
        // `x.3`: the number is the printer's, the name the source's.
        let name = text.rsplit_once('.').map(|(name, _)| name.into());
        let v = g.new_value(ty, name);
        match names.insert(text, v) {
            None => Ok(v),
            Some(_) => self.error(&format!("a name that is not defined yet (%{text} is)")),
        }
    }
    fn typed(&mut self) -> Result<(&'a str, Type)> {
        let text = self.value()?;
        self.expect(":")?;
        Ok((text, self.ty(0)?))
    }
    fn used_list(&mut self, names: &HashMap<&'a str, ValueId>) -> Result<Vec<ValueId>> {
        self.expect("(")?;
        let mut out = Vec::new();
        while !self.eat(")") {
            let text = self.value()?;
            match names.get(text) {
                Some(v) => out.push(*v),
                None => return self.error(&format!("a value that is defined (%{text} is not)")),
            }
            if !self.eat(",") {
                self.expect(")")?;
                break;
            }
        }
        Ok(out)
    }
    fn block_head(&mut self, g: &mut Graph, names: &mut HashMap<&'a str, ValueId>) -> Result<BlockId> {
        let b = BlockId(g.blocks.len() as u32);
        g.blocks.push(Block::default());
        self.expect("(")?;
        while !self.eat(")") {
            let typed = self.typed()?;
            let v = self.define(g, names, typed)?;
            g.block_mut(b).inputs.push(v);
            if !self.eat(",") {
                self.expect(")")?;
                break;
            }
        }
        self.expect(":")?;
        Ok(b)
    }
    fn nodes(
        &mut self,
        g: &mut Graph,
        names: &mut HashMap<&'a str, ValueId>,
        block: BlockId,
        depth: usize,
    ) -> Result<()> {
        if depth > MAX_DEPTH {
            return self.error(&format!("blocks nested at most {MAX_DEPTH} deep"));
        }
        loop {
            self.space();
            let is_end = self.rest().starts_with("->") || self.peek_word() == "return";
            if is_end || self.rest().is_empty() {
                return Ok(());
            }
            self.node(g, names, block, depth)?;
        }
    }
    fn node(
        &mut self,
        g: &mut Graph,
        names: &mut HashMap<&'a str, ValueId>,
        block: BlockId,
        depth: usize,
    ) -> Result<()> {
        let mut results = Vec::new();
        if self.rest().starts_with('%') {
            results.push(self.typed()?);
            while self.eat(",") {
                results.push(self.typed()?);
            }
            self.expect("=")?;
        }
        let op: Arc<str> = self.operation()?.into();
        let mut attrs = Vec::new();
        if self.eat("[") {
            loop {
                let name = self.word("an attribute")?;
                self.expect("=")?;
                attrs.push((name.into(), self.attr()?));
                if !self.eat(",") {
                    self.expect("]")?;
                    break;
                }
            }
        }
        let inputs = self.used_list(names)?;
        let grad = if self.eat("!no_grad") {
            Some(false)
        } else if self.eat("!grad") {
            Some(true)
        } else {
            None
        };
        let source = if self.eat("#") { Some(self.number_u32()?) } else { None };
        let id = NodeId(g.nodes.len() as u32);
        g.nodes.push(Node { op, inputs, outputs: vec![], blocks: vec![], attrs, source, grad });
        g.block_mut(block).nodes.push(id);
        loop {
            let head = format!("block{}", g.node(id).blocks.len());
            if !self.word_is(&head) {
                break;
            }
            let b = self.block_head(g, names)?;
            self.nodes(g, names, b, depth + 1)?;
            self.expect("->")?;
            let outputs = self.used_list(names)?;
            g.block_mut(b).outputs = outputs;
            g.node_mut(id).blocks.push(b);
        }
        for typed in results {
            let v = self.define(g, names, typed)?;
            g.node_mut(id).outputs.push(v);
        }
        Ok(())
    }
}
