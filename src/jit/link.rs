//! Putting one program into another, so that functions of the second can be called from the first.
//!
//! Functions and state get a prefix; a tensor that is state of both stays one piece of state. Rows of sources and
//! constants are renumbered. What was an entry point of the second is an ordinary function of the first.

use std::collections::HashMap;
use std::sync::Arc;

use crate::dispatch::arg::Value;
use crate::error::{Error, Result};
use crate::jit::graph::{Attr, Function, Node, Program};

type Names = HashMap<Arc<str>, Arc<str>>;

/// Copies all of `from` into `into`; returns the new names of its functions.
///
/// # Errors
/// `Runtime` when a name is taken, or both have a class of one name with other fields.
pub fn link(into: &mut Program, prefix: &str, from: &Program) -> Result<Names> {
    for (name, class) in &from.classes {
        match into.classes.get(name) {
            Some(known) if known != class => {
                return Err(Error::runtime(format!(
                    "two programs have different classes called '{name}'; one cannot call the other"
                )));
            }
            _ => drop(into.classes.insert(name.clone(), class.clone())),
        }
    }
    let functions: Names =
        from.functions.keys().map(|n| (n.clone(), format!("{prefix}.{n}").into())).collect();
    if let Some(taken) = functions.values().find(|n| into.functions.contains_key(*n)) {
        return Err(Error::runtime(format!("two functions are named '{taken}'")));
    }
    let state = link_state(into, prefix, from)?;
    let constants: Vec<u32> = from.constants.iter().map(|t| into.add_constant(t)).collect();
    let sources: Vec<u32> = from.sources.iter().map(|s| into.add_source(s.clone())).collect();
    // What reads the state by the name that it would have had reads what it is now.
    let moved: Names = state
        .iter()
        .map(|(name, new)| (Arc::from(format!("{prefix}.{name}")), new.clone()))
        .filter(|(was, new)| was != new)
        .collect();
    if !moved.is_empty() {
        let none = Names::new();
        let own = Rows { functions: &none, state: &moved, constants: &[], sources: &[] };
        let nodes = into.functions.values_mut().flat_map(|f| &mut f.graph.nodes);
        nodes.for_each(|n| own.rename(n));
    }
    let rows = Rows { functions: &functions, state: &state, constants: &constants, sources: &sources };
    for (name, function) in &from.functions {
        into.functions.insert(functions[name].clone(), rows.function(function));
    }
    // Methods of classes are found by the class's name.
    for (name, new) in &functions {
        let of_class = name.rsplit_once('.').is_some_and(|(class, _)| from.classes.contains_key(class));
        if of_class && !into.functions.contains_key(name) {
            let function = into.functions[new].clone();
            into.functions.insert(name.clone(), function);
        }
    }
    Ok(functions)
}

/// The names that the state of `from` has in `into`.
fn link_state(into: &mut Program, prefix: &str, from: &Program) -> Result<Names> {
    let mut names = Names::new();
    for (name, state) in &from.state {
        let same = match &state.value {
            Value::Tensor(t) => into
                .state
                .iter()
                .find(|(_, s)| s.ty == state.ty && matches!(&s.value, Value::Tensor(u) if u.same(t)))
                .map(|(n, _)| n.clone()),
            _ => None,
        };
        let new = if let Some(known) = same {
            known
        } else {
            let new: Arc<str> = format!("{prefix}.{name}").into();
            if into.state.insert(new.clone(), state.clone()).is_some() {
                return Err(Error::runtime(format!("two pieces of state are named '{new}'")));
            }
            new
        };
        names.insert(name.clone(), new);
    }
    Ok(names)
}

struct Rows<'a> {
    functions: &'a Names,
    state: &'a Names,
    constants: &'a [u32],
    sources: &'a [u32],
}

impl Rows<'_> {
    fn function(&self, f: &Function) -> Function {
        let mut f = f.clone();
        f.graph.nodes.iter_mut().for_each(|n| self.node(n));
        for p in &mut f.parameters {
            if let Some(default) = &mut p.default {
                self.attr(default);
            }
        }
        f
    }
    fn node(&self, node: &mut Node) {
        if let Some(row) = &mut node.source {
            *row = self.sources.get(*row as usize).copied().unwrap_or(u32::MAX);
        }
        self.rename(node);
        node.attrs.iter_mut().for_each(|(_, a)| self.attr(a));
    }
    fn rename(&self, node: &mut Node) {
        let names = match &*node.op {
            "prim::CallFunction" => self.functions,
            "prim::GetState" | "prim::SetState" => self.state,
            _ => return,
        };
        for (key, attr) in &mut node.attrs {
            if let (Attr::Str(name), "name") = (attr, &**key)
                && let Some(new) = names.get(name)
            {
                *name = new.clone();
            }
        }
    }
    fn attr(&self, attr: &mut Attr) {
        if let Attr::Constant(row) = attr {
            *row = self.constants.get(*row as usize).copied().unwrap_or(u32::MAX);
        }
    }
}
