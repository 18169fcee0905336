//! The gate: a program that passes can be compiled and run without a check of its shape.
//!
//! Checked: every index, every block and node once, definition before use by scope, depth, operations that exist,
//! types of operands and results, arity of blocks, attributes. Runs on every load, before every compilation, and
//! after every pass in tests. What verify cannot know (kinds inside `Any`, counts of unpacked lists) is checked when
//! it runs.

use std::sync::Arc;

use crate::dispatch::registry;
use crate::error::{Error, Result};
use crate::jit::builtins;
use crate::jit::graph::{Attr, BlockId, Function, Graph, MAX_DEPTH, Node, Program, ValueId};
use crate::jit::types::Type;

/// Checks a whole program.
///
/// # Errors
/// `Runtime` naming the function, the node and the rule.
pub fn program(p: &Program) -> Result<()> {
    for (name, class) in &p.classes {
        for (i, (field, ty)) in class.fields.iter().enumerate() {
            if class.fields[..i].iter().any(|(f, _)| f == field) {
                return Err(Error::runtime(format!("class {name}: the field '{field}' is declared twice")));
            }
            known_classes(p, ty).map_err(|e| Error::runtime(format!("class {name}: {e}")))?;
        }
    }
    for (name, state) in &p.state {
        if !state.ty.holds(&state.value) {
            return Err(Error::runtime(format!(
                "state '{name}' is declared {}, but holds {}",
                state.ty,
                state.value.kind()
            )));
        }
    }
    for entry in &p.entries {
        p.function(entry)?;
    }
    for (name, f) in &p.functions {
        function(p, f).map_err(|e| Error::runtime(format!("function '{name}': {e}")))?;
    }
    Ok(())
}

/// Checks one function of a program.
///
/// # Errors
/// `Runtime` naming the node and the rule.
pub fn function(p: &Program, f: &Function) -> Result<()> {
    let inputs = &f.graph.blocks.first().ok_or_else(|| Error::runtime("the graph has no body"))?.inputs;
    if f.parameters.len() != inputs.len() {
        return Err(Error::runtime(format!(
            "{} parameter(s) are named, the graph takes {}",
            f.parameters.len(),
            inputs.len()
        )));
    }
    let g = &f.graph;
    let mut v = Verifier {
        program: p,
        graph: g,
        defined: vec![false; g.values.len()],
        ever: vec![false; g.values.len()],
        blocks: vec![false; g.blocks.len()],
        nodes: vec![false; g.nodes.len()],
    };
    v.block(Graph::BODY, 0)?;
    for (parameter, input) in f.parameters.iter().zip(inputs) {
        if let Some(d) = &parameter.default
            && !attr_fits(d, g.ty(*input))
        {
            return Err(Error::runtime(format!(
                "the default {d} of parameter '{}' is not of type {}",
                parameter.name,
                g.ty(*input)
            )));
        }
    }
    Ok(())
}

fn attr_fits(attr: &Attr, ty: &Type) -> bool {
    attr.ty().fits(ty) || (*attr == Attr::None && matches!(ty, Type::Generator))
}

fn known_classes(p: &Program, ty: &Type) -> Result<()> {
    match ty {
        Type::Class(name) if !p.classes.contains_key(name) => {
            Err(Error::runtime(format!("the class '{name}' is not defined")))
        }
        Type::Var(name) => Err(Error::runtime(format!("'{name}' is no type"))),
        Type::Optional(t) | Type::List(t) => known_classes(p, t),
        Type::Dict(k, v) => known_classes(p, k).and_then(|()| known_classes(p, v)),
        Type::Tuple(items) => items.iter().try_for_each(|t| known_classes(p, t)),
        _ => Ok(()),
    }
}

struct Verifier<'a> {
    program: &'a Program,
    graph: &'a Graph,
    /// Visible here.
    defined: Vec<bool>,
    /// Defined anywhere so far.
    ever: Vec<bool>,
    blocks: Vec<bool>,
    nodes: Vec<bool>,
}

fn bad<T>(message: impl Into<String>) -> Result<T> {
    Err(Error::runtime(message))
}

impl Verifier<'_> {
    fn define(&mut self, v: ValueId) -> Result<()> {
        match self.ever.get_mut(v.0 as usize) {
            None => return bad(format!("value {} does not exist", v.0)),
            Some(true) => return bad(format!("value {} is defined twice", v.0)),
            Some(seen) => *seen = true,
        }
        self.defined[v.0 as usize] = true;
        known_classes(self.program, self.graph.ty(v))
    }
    fn used(&self, v: ValueId) -> Result<()> {
        match self.defined.get(v.0 as usize) {
            Some(true) => Ok(()),
            Some(false) => bad(format!("value {} is used where it is not defined", v.0)),
            None => bad(format!("value {} does not exist", v.0)),
        }
    }
    fn block(&mut self, b: BlockId, depth: usize) -> Result<()> {
        if depth > MAX_DEPTH {
            return bad(format!("blocks are nested more than {MAX_DEPTH} deep"));
        }
        match self.blocks.get_mut(b.0 as usize) {
            None => return bad(format!("block {} does not exist", b.0)),
            Some(true) => return bad(format!("block {} is used twice", b.0)),
            Some(seen) => *seen = true,
        }
        let graph = self.graph;
        let block = graph.block(b);
        let mut local: Vec<ValueId> = block.inputs.clone();
        block.inputs.iter().try_for_each(|v| self.define(*v))?;
        for &n in &block.nodes {
            match self.nodes.get_mut(n.0 as usize) {
                None => return bad(format!("node {} does not exist", n.0)),
                Some(true) => return bad(format!("node {} is used twice", n.0)),
                Some(seen) => *seen = true,
            }
            let node = graph.node(n);
            let at = |e: Error| Error::runtime(format!("{}: {e}", node.op));
            node.inputs.iter().try_for_each(|v| self.used(*v)).map_err(at)?;
            if node.source.is_some_and(|s| s as usize >= self.program.sources.len()) {
                return bad("a source that does not exist").map_err(at);
            }
            node.blocks.iter().try_for_each(|b| self.block(*b, depth + 1)).map_err(at)?;
            node.outputs.iter().try_for_each(|v| self.define(*v)).map_err(at)?;
            local.extend(&node.outputs);
            Rules { program: self.program, graph, node }.check().map_err(at)?;
        }
        block.outputs.iter().try_for_each(|v| self.used(*v))?;
        // Out of scope again.
        local.into_iter().for_each(|v| self.defined[v.0 as usize] = false);
        Ok(())
    }
}

/// What one node must satisfy.
struct Rules<'a> {
    program: &'a Program,
    graph: &'a Graph,
    node: &'a Node,
}

impl Rules<'_> {
    fn input(&self, i: usize) -> &Type {
        self.graph.ty(self.node.inputs[i])
    }
    fn inputs(&self) -> Vec<Type> {
        self.node.inputs.iter().map(|v| self.graph.ty(*v).clone()).collect()
    }
    fn output(&self, i: usize) -> &Type {
        self.graph.ty(self.node.outputs[i])
    }
    fn arity(&self, inputs: Option<usize>, outputs: Option<usize>, blocks: usize) -> Result<()> {
        let n = self.node;
        let wrong = |what: &str, want: usize, got: usize| bad(format!("takes {want} {what}, got {got}"));
        if let Some(i) = inputs.filter(|i| *i != n.inputs.len()) {
            return wrong("operand(s)", i, n.inputs.len());
        }
        if let Some(o) = outputs.filter(|o| *o != n.outputs.len()) {
            return wrong("result(s)", o, n.outputs.len());
        }
        if blocks != n.blocks.len() {
            return wrong("block(s)", blocks, n.blocks.len());
        }
        Ok(())
    }
    fn fits(&self, given: &Type, wanted: &Type, what: &str) -> Result<()> {
        if given.fits(wanted) { Ok(()) } else { bad(format!("{what} is {given}, where {wanted} is needed")) }
    }
    fn attrs(&self, names: &[&str]) -> Result<()> {
        for (i, (name, _)) in self.node.attrs.iter().enumerate() {
            if !names.contains(&&**name) || self.node.attrs[..i].iter().any(|(n, _)| n == name) {
                return bad(format!(
                    "has the attribute '{name}', known here once each: {}",
                    names.join(", ")
                ));
            }
        }
        Ok(())
    }
    fn name(&self) -> Result<&Arc<str>> {
        self.attrs(&["name"])?;
        self.node.str_attr("name").ok_or_else(|| Error::runtime("needs the attribute 'name', a string"))
    }

    #[allow(clippy::too_many_lines, reason = "one arm per instruction")]
    fn check(&self) -> Result<()> {
        let op = &*self.node.op;
        if let Some(entry) = builtins::find(op) {
            self.attrs(&[])?;
            let result = entry.check(&self.inputs())?;
            self.arity(None, Some(usize::from(result.is_some())), 0)?;
            return match result {
                Some(t) => self.fits(&t, self.output(0), "the result"),
                None => Ok(()),
            };
        }
        match op {
            "prim::Constant" => self.constant(),
            "prim::If" => self.branch(),
            "prim::Loop" => self.repeat(),
            "prim::ListConstruct" => {
                self.attrs(&[])?;
                self.arity(None, Some(1), 0)?;
                let Type::List(t) = self.output(0) else { return bad("gives a list") };
                self.inputs().iter().try_for_each(|i| self.fits(i, t, "an element"))
            }
            "prim::ListUnpack" => {
                self.attrs(&[])?;
                self.arity(Some(1), None, 0)?;
                let Type::List(t) = self.input(0) else { return bad("takes a list") };
                (0..self.node.outputs.len()).try_for_each(|i| self.fits(t, self.output(i), "an element"))
            }
            "prim::TupleConstruct" => {
                self.attrs(&[])?;
                self.arity(None, Some(1), 0)?;
                self.fits(&Type::tuple(self.inputs()), self.output(0), "the tuple")
            }
            "prim::TupleUnpack" => {
                self.attrs(&[])?;
                self.arity(Some(1), None, 0)?;
                let Type::Tuple(items) = self.input(0) else { return bad("takes a tuple") };
                if items.len() != self.node.outputs.len() {
                    return bad(format!("gives {} result(s)", items.len()));
                }
                (0..items.len()).try_for_each(|i| self.fits(&items[i], self.output(i), "an element"))
            }
            "prim::TupleIndex" => {
                self.attrs(&["index"])?;
                self.arity(Some(1), Some(1), 0)?;
                let Type::Tuple(items) = self.input(0) else { return bad("takes a tuple") };
                let Some(Attr::Int(i)) = self.node.attr("index") else { return bad("needs an index") };
                let item = usize::try_from(*i).ok().and_then(|i| items.get(i));
                let item = item.ok_or_else(|| Error::runtime("the index is outside the tuple"))?;
                self.fits(item, self.output(0), "the element")
            }
            "prim::DictConstruct" => self.dict(),
            "prim::CreateObject" => {
                self.attrs(&[])?;
                self.arity(Some(0), Some(1), 0)?;
                match self.output(0) {
                    Type::Class(_) => Ok(()),
                    other => bad(format!("gives an object, not {other}")),
                }
            }
            "prim::GetAttr" => {
                self.arity(Some(1), Some(1), 0)?;
                self.fits(&self.field()?, self.output(0), "the attribute")
            }
            "prim::SetAttr" => {
                self.arity(Some(2), Some(0), 0)?;
                self.fits(self.input(1), &self.field()?, "the value")
            }
            "prim::GetState" => {
                self.arity(Some(0), Some(1), 0)?;
                self.fits(&self.state()?, self.output(0), "the state")
            }
            "prim::SetState" => {
                self.arity(Some(1), Some(0), 0)?;
                self.fits(self.input(0), &self.state()?, "the value")
            }
            "prim::CallFunction" => self.call(&self.name()?.clone()),
            "prim::CallMethod" => {
                let name = self.name()?;
                match self.node.inputs.first().map(|v| self.graph.ty(*v)) {
                    Some(Type::Class(class)) => self.call(&format!("{class}.{name}")),
                    _ => bad("takes an object first"),
                }
            }
            "prim::RaiseException" => {
                self.attrs(&[])?;
                self.arity(Some(2), Some(0), 0)?;
                self.inputs().iter().try_for_each(|t| self.fits(t, &Type::Str, "an operand"))
            }
            "prim::Print" => {
                self.attrs(&["sep", "end"])?;
                self.arity(None, Some(0), 0)
            }
            "prim::Uninitialized" => {
                self.attrs(&[])?;
                self.arity(Some(0), Some(1), 0)
            }
            "prim::isinstance" => {
                self.attrs(&["types"])?;
                self.arity(Some(1), Some(1), 0)?;
                let Some(Attr::Types(types)) = self.node.attr("types") else { return bad("needs types") };
                types.iter().try_for_each(|t| known_classes(self.program, t))?;
                self.fits(&Type::Bool, self.output(0), "the result")
            }
            "prim::unchecked_cast" => {
                self.attrs(&[])?;
                self.arity(Some(1), Some(1), 0)
            }
            "prim::NumToTensor" => {
                self.attrs(&[])?;
                self.arity(Some(1), Some(1), 0)?;
                if !matches!(self.input(0), Type::Int | Type::Float | Type::Bool | Type::Complex) {
                    return bad("takes a number");
                }
                self.fits(&Type::Tensor, self.output(0), "the result")
            }
            _ => self.operation(),
        }
    }

    fn constant(&self) -> Result<()> {
        self.attrs(&["value"])?;
        self.arity(Some(0), Some(1), 0)?;
        let Some(attr) = self.node.attr("value") else { return bad("needs the attribute 'value'") };
        match attr {
            Attr::Types(_) => bad("a list of types is not a value"),
            Attr::Constant(i) if *i as usize >= self.program.constants.len() => {
                bad(format!("constant {i} does not exist"))
            }
            a if attr_fits(a, self.output(0)) => Ok(()),
            a => bad(format!("{a} is not of type {}", self.output(0))),
        }
    }
    /// Types of what a block gives, against types of what receives it.
    fn carried(&self, given: &[ValueId], wanted: &[ValueId], what: &str) -> Result<()> {
        if given.len() != wanted.len() {
            return bad(format!("{what}: {} value(s), where {} are needed", given.len(), wanted.len()));
        }
        given.iter().zip(wanted).try_for_each(|(g, w)| self.fits(self.graph.ty(*g), self.graph.ty(*w), what))
    }
    fn branch(&self) -> Result<()> {
        self.attrs(&[])?;
        self.arity(Some(1), None, 2)?;
        self.fits(self.input(0), &Type::Bool, "the condition")?;
        self.node.blocks.iter().try_for_each(|b| {
            let block = self.graph.block(*b);
            if !block.inputs.is_empty() {
                return bad("a branch takes no parameters");
            }
            self.carried(&block.outputs, &self.node.outputs, "a branch's result")
        })
    }
    fn repeat(&self) -> Result<()> {
        self.attrs(&[])?;
        self.arity(None, None, 1)?;
        if self.node.inputs.len() < 2 {
            return bad("takes a count and a condition");
        }
        self.fits(self.input(0), &Type::Int, "the count")?;
        self.fits(self.input(1), &Type::Bool, "the condition")?;
        let body = self.graph.block(self.node.blocks[0]);
        let [index, parameters @ ..] = &*body.inputs else { return bad("the body takes the index first") };
        let [condition, results @ ..] = &*body.outputs else {
            return bad("the body gives the condition first");
        };
        self.fits(&Type::Int, self.graph.ty(*index), "the index")?;
        self.fits(self.graph.ty(*condition), &Type::Bool, "the condition")?;
        self.carried(&self.node.inputs[2..], parameters, "what goes into the loop")?;
        self.carried(results, parameters, "what goes around")?;
        self.carried(parameters, &self.node.outputs, "what comes out of the loop")
    }
    fn dict(&self) -> Result<()> {
        self.attrs(&[])?;
        self.arity(None, Some(1), 0)?;
        let Type::Dict(k, v) = self.output(0) else { return bad("gives a dict") };
        if !self.node.inputs.len().is_multiple_of(2) {
            return bad("takes a value for each key");
        }
        self.inputs().chunks_exact(2).try_for_each(|c| {
            self.fits(&c[0], k, "a key")?;
            self.fits(&c[1], v, "a value")
        })
    }
    fn field(&self) -> Result<Type> {
        let name = self.name()?;
        let Type::Class(class) = self.input(0) else { return bad("takes an object first") };
        let class_of = self.program.classes.get(class).map(|c| &c.fields);
        let field = class_of.and_then(|f| f.iter().find(|(n, _)| n == name));
        match field {
            Some((_, t)) => Ok(t.clone()),
            None => bad(format!("the class '{class}' has no attribute '{name}'")),
        }
    }
    fn state(&self) -> Result<Type> {
        let name = self.name()?;
        match self.program.state.get(name) {
            Some(s) => Ok(s.ty.clone()),
            None => bad(format!("the program has no state '{name}'")),
        }
    }
    fn call(&self, name: &str) -> Result<()> {
        let f = self.program.function(name)?;
        let Some(body) = f.graph.blocks.first() else { return bad("the function called has no body") };
        let given = self.node.inputs.len();
        let required = f.parameters.iter().take_while(|p| p.default.is_none()).count();
        if given < required || given > body.inputs.len() {
            return bad(format!("'{name}' takes {} argument(s), got {given}", body.inputs.len()));
        }
        let exists = |v: &ValueId| f.graph.values.get(v.0 as usize).map(|i| &i.ty);
        for (i, (g, w)) in self.inputs().iter().zip(&body.inputs).enumerate() {
            if let Some(wanted) = exists(w) {
                self.fits(g, wanted, &format!("argument {i} of '{name}'"))?;
            }
        }
        self.arity(None, Some(body.outputs.len()), 0)?;
        for (i, o) in body.outputs.iter().enumerate() {
            if let Some(t) = exists(o) {
                self.fits(t, self.output(i), "the result")?;
            }
        }
        Ok(())
    }

    /// A dispatched operation.
    fn operation(&self) -> Result<()> {
        let operator = registry::find(&self.node.op)
            .ok()
            .filter(|o| o.qualified_name() == &*self.node.op)
            .ok_or_else(|| Error::runtime("this operation is not known"))?;
        self.attrs(&[])?;
        let schema = operator.schema();
        if self.node.inputs.len() > schema.arguments.len() {
            return bad(format!("takes at most {} operand(s); {schema}", schema.arguments.len()));
        }
        if let Some(a) = schema.arguments[self.node.inputs.len()..].iter().find(|a| a.default.is_none()) {
            return bad(format!("the argument '{}' is missing; {schema}", a.name));
        }
        for (i, a) in schema.arguments.iter().take(self.node.inputs.len()).enumerate() {
            let given = self.input(i);
            if !given.fits_schema(&a.ty) {
                return bad(format!("argument '{}' is {given}, where {} is needed; {schema}", a.name, a.ty));
            }
        }
        self.arity(None, Some(schema.returns.len()), 0)?;
        for (i, r) in schema.returns.iter().enumerate() {
            // A Scalar is whatever number the maker of the graph knows it to be; checked when it runs.
            if let Some(t) = Type::of_schema(&r.ty)
                && t != Type::Any
            {
                self.fits(&t, self.output(i), "the result")?;
            }
        }
        Ok(())
    }
}
