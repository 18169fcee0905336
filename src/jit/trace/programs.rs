//! Calls of programs while a trace is recorded: one node each, with the branches and loops of what is called.
//!
//! The program is put into the trace's when it is first called. It runs unrecorded; its results are taken apart like
//! inputs, so numbers in them are traced. Where nothing in it depends on values it is run through instead, and then
//! its state is named here.

use std::sync::Arc;

use super::{Trace, freeze, with};
use crate::dispatch::arg::{Value, parking::Shared};
use crate::error::{Error, Result};
use crate::jit::graph::{Attr, Program, StateKind, ValueId};
use crate::jit::link;
use crate::jit::types::Type;
use crate::scalar::{Dim, Real};

/// A function that is about to be called, with its arguments as the trace has them.
pub struct Target {
    name: Arc<str>,
    inputs: Vec<ValueId>,
    outputs: Vec<Type>,
}

/// Whether a call must stay a call in a trace: what the function does depends on values, or outlives it.
pub fn stays_call(program: &Program, function: &str) -> Result<bool> {
    let mut program = program.clone();
    crate::jit::passes::simplify(&mut program)?;
    let is_tensor = |name: Option<&Arc<str>>| {
        name.and_then(|n| program.state.get(n)).is_some_and(|s| s.ty == Type::Tensor)
    };
    let f = program.function(function)?;
    Ok(f.graph.nodes.iter().any(|n| match &*n.op {
        "prim::GetState" => !is_tensor(n.str_attr("name")),
        "prim::SetState" | "prim::CallFunction" | "prim::CallMethod" | "prim::RaiseException" => true,
        _ => !n.blocks.is_empty(),
    }))
}

/// Prepares the call of a function of `program`, which is known by `key`: an argument per parameter, None for those
/// left out.
///
/// # Errors
/// `Runtime` when the program cannot be put into the trace's, or an argument has no place in it.
pub fn call_target(key: usize, function: &str, program: &Program, given: &[Option<Value>]) -> Result<Target> {
    let f = program.function(function)?;
    let body = f.graph.body();
    with(|t| {
        let name = t.linked_name(key, function, program)?;
        let mut inputs = Vec::new();
        for ((value, parameter), input) in given.iter().zip(&f.parameters).zip(&body.inputs) {
            let default = parameter.default.as_ref().map(|d| d.to_value(&program.constants)).transpose()?;
            let Some(value) = value.clone().or(default) else {
                return Err(Error::type_(format!("the argument '{}' is missing", parameter.name)));
            };
            inputs.push(t.as_type(&value, f.graph.ty(*input))?);
        }
        let outputs = body.outputs.iter().map(|v| f.graph.ty(*v).clone()).collect();
        Ok(Target { name, inputs, outputs })
    })
    .unwrap_or_else(|| Err(Error::runtime("no trace is running on this thread")))
}

/// Puts the call into the trace; returns its results with the numbers in them traced.
///
/// # Errors
/// What the host raises for results that are frozen.
pub fn record_call(target: Target, results: Vec<Value>) -> Result<Vec<Value>> {
    if results.iter().any(holds_plain) {
        freeze("a string, flag or None that a program gives")?;
    }
    with(|t| {
        let source = t.source();
        let values: Vec<ValueId> = target.outputs.into_iter().map(|ty| t.graph.new_value(ty, None)).collect();
        let attrs = vec![("name".into(), Attr::Str(target.name))];
        let node = t.node("prim::CallFunction", target.inputs, values.clone(), attrs, source);
        t.nodes.push(node);
        values.into_iter().zip(results).map(|(v, r)| t.take_apart(v, r)).collect()
    })
    .unwrap_or_else(|| Err(Error::runtime("no trace is running on this thread")))
}

/// Makes the tensors of a program's state named state of the trace, unless it knows them.
pub fn name_state(key: usize, program: &Program) {
    with(|t| {
        let prefix = t.prefix(key, "program");
        for (name, state) in &program.state {
            let Value::Tensor(tensor) = &state.value else { continue };
            if state.kind == StateKind::Attribute || t.find(tensor).is_some() {
                continue;
            }
            let name: Arc<str> = format!("{prefix}.{name}").into();
            if t.name_of(tensor).is_none() {
                t.add_named(name, state.kind, tensor.clone());
            }
        }
    });
}

/// A value as a program without a trace would get it.
pub fn plain(v: &Value) -> Value {
    match v {
        Value::Int(d) => Value::Int(Dim::new(d.value)),
        Value::Float(x) => Value::Float(Real::new(x.value)),
        Value::Tuple(items) => Value::Tuple(items.iter().map(plain).collect::<Vec<_>>().into()),
        Value::List(items) => Value::List(Shared::new(items.lock().iter().map(plain).collect())),
        Value::Dict(items) => {
            let pairs = items.lock().iter().map(|(k, v)| (plain(k), plain(v))).collect();
            Value::Dict(Shared::new(pairs))
        }
        other => other.clone(),
    }
}

fn holds_plain(v: &Value) -> bool {
    match v {
        Value::Tensor(_) | Value::Int(_) | Value::Float(_) => false,
        Value::Tuple(items) => items.iter().any(holds_plain),
        Value::List(items) => items.lock().iter().any(holds_plain),
        Value::Dict(items) => items.lock().iter().any(|(_, v)| holds_plain(v)),
        _ => true,
    }
}

impl Trace {
    fn prefix(&mut self, key: usize, word: &str) -> Arc<str> {
        if let Some(known) = self.prefixes.get(&key) {
            return known.clone();
        }
        let prefix: Arc<str> = format!("{word}{}", self.prefixes.len()).into();
        self.prefixes.insert(key, prefix.clone());
        prefix
    }
    fn linked_name(&mut self, key: usize, function: &str, program: &Program) -> Result<Arc<str>> {
        let prefix = self.prefix(key, "program");
        if !self.linked.contains_key(&key) {
            let names = link::link(&mut self.program, &prefix, program)?;
            self.linked.insert(key, names);
        }
        let name = self.linked.get(&key).and_then(|names| names.get(function)).cloned();
        name.ok_or_else(|| Error::attribute(format!("the program has no function '{function}'")))
    }
    /// The value of an argument where a parameter of type `ty` is declared.
    fn as_type(&mut self, v: &Value, ty: &Type) -> Result<ValueId> {
        let inner = match ty {
            Type::Optional(inner) => inner,
            ty => ty,
        };
        let element = match inner {
            Type::List(element) => Some(&**element),
            _ => None,
        };
        let (id, found) = self.value(v, element)?;
        if found.fits(ty) {
            return Ok(id);
        }
        if *inner == Type::Float && found == Type::Int {
            return Ok(self.one("aten::Float.int", vec![id], Type::Float));
        }
        Err(Error::type_(format!("an argument is {found}, where the program takes {ty}")))
    }
}
