//! Turns state that no function changes into constants.
//!
//! A tensor is frozen only if nothing in the program writes tensors in place: a view of it might be the target. The
//! frozen program no longer trains.

use std::collections::HashSet;
use std::sync::Arc;

use super::effects;
use crate::dispatch::arg::Value;
use crate::jit::graph::{Attr, Graph, Program};

/// Over all functions; state that is not read any more is dropped.
pub fn run(p: &mut Program) {
    let mut written: HashSet<Arc<str>> = HashSet::new();
    let mut tensors_written = false;
    for f in p.functions.values() {
        f.graph.walk(Graph::BODY, &mut |n| {
            let node = f.graph.node(n);
            if let ("prim::SetState", Some(name)) = (&*node.op, node.str_attr("name")) {
                written.insert(name.clone());
            } else {
                let takes_tensor = node.inputs.iter().any(|v| f.graph.ty(*v).has_tensor());
                let known_call =
                    matches!(&*node.op, "prim::CallFunction" | "prim::CallMethod" | "prim::Print");
                tensors_written |=
                    node.blocks.is_empty() && takes_tensor && !known_call && effects::of(&f.graph, n).writes;
            }
        });
    }
    let mut frozen: Vec<(Arc<str>, Attr)> = Vec::new();
    for (name, s) in p.state.clone() {
        if written.contains(&name) {
            continue;
        }
        match &s.value {
            Value::Tensor(_) if tensors_written => {}
            // An alias: the constant does not require grad.
            Value::Tensor(t) => frozen.push((name, Attr::Constant(p.add_constant(&t.alias())))),
            v => frozen.extend(Attr::of_value(v).map(|a| (name, a))),
        }
    }
    for f in p.functions.values_mut() {
        let mut reads = Vec::new();
        f.graph.walk(Graph::BODY, &mut |n| reads.push(n));
        for n in reads {
            let node = f.graph.node_mut(n);
            if &*node.op != "prim::GetState" {
                continue;
            }
            let hit = node.str_attr("name").and_then(|s| frozen.iter().find(|(name, _)| name == s)).cloned();
            if let Some((_, attr)) = hit {
                node.op = "prim::Constant".into();
                node.attrs = vec![("value".into(), attr)];
            }
        }
    }
    p.state.retain(|name, _| !frozen.iter().any(|(n, _)| n == name));
}
