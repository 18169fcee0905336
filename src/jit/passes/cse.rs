//! Computes what is the same once: constants and functions of plain values.
//!
//! Tensor operations are left alone: two results that were separate tensors would become one (a write to one would
//! show in the other), and gradients would be summed in another order, which changes their last bits. What asks a
//! tensor for its sizes is shared where nothing in the function writes.

use std::collections::HashMap;
use std::fmt::Write;

use super::effects;
use crate::jit::builtins;
use crate::jit::graph::{BlockId, Graph, NodeId, ValueId};

/// Merges equal nodes, an outer one standing for those within its scope.
pub fn run(g: &mut Graph) {
    let quiet = !effects::any_writes(g);
    let mut state = State { to: HashMap::new(), seen: HashMap::new(), quiet };
    state.block(g, Graph::BODY);
    g.replace_uses(&state.to);
}

struct State {
    to: HashMap<ValueId, ValueId>,
    seen: HashMap<String, Vec<ValueId>>,
    quiet: bool,
}

impl State {
    fn mergeable(&self, g: &Graph, n: NodeId) -> bool {
        if effects::of(g, n).is_function {
            return true;
        }
        // Reads of a tensor's facts, where nothing changes them.
        let node = g.node(n);
        let plain = node.outputs.iter().all(|v| !g.ty(*v).is_mutable());
        self.quiet && plain && builtins::find(&node.op).is_some_and(|e| !e.writes() && !e.signature.variadic)
    }
    /// What makes two nodes equal, as text.
    fn key(&self, g: &Graph, n: NodeId) -> String {
        let node = g.node(n);
        let mut key = node.op.to_string();
        for v in &node.inputs {
            let mut v = *v;
            while let Some(next) = self.to.get(&v) {
                v = *next;
            }
            let _ = write!(key, " %{}", v.0);
        }
        for (name, a) in &node.attrs {
            let _ = write!(key, " {name}={a}");
        }
        for v in &node.outputs {
            let _ = write!(key, " : {}", g.ty(*v));
        }
        key
    }
    fn block(&mut self, g: &mut Graph, b: BlockId) {
        let nodes = std::mem::take(&mut g.block_mut(b).nodes);
        let mut entered = Vec::new();
        let mut kept = Vec::with_capacity(nodes.len());
        for n in nodes {
            if self.mergeable(g, n) {
                let key = self.key(g, n);
                if let Some(first) = self.seen.get(&key) {
                    let pairs = g.node(n).outputs.iter().copied().zip(first.iter().copied());
                    self.to.extend(pairs);
                    continue;
                }
                self.seen.insert(key.clone(), g.node(n).outputs.clone());
                entered.push(key);
            }
            for inner in g.node(n).blocks.clone() {
                self.block(g, inner);
            }
            kept.push(n);
        }
        g.block_mut(b).nodes = kept;
        // Out of scope.
        entered.iter().for_each(|k| {
            self.seen.remove(k);
        });
    }
}

/// Moves every plain constant to the head of the function, each once.
pub fn pool_constants(g: &mut Graph) {
    let mut constants = Vec::new();
    let mut first: HashMap<String, ValueId> = HashMap::new();
    let mut to = HashMap::new();
    collect(g, Graph::BODY, &mut constants, &mut first, &mut to);
    let body = g.block_mut(Graph::BODY);
    constants.append(&mut body.nodes);
    body.nodes = constants;
    g.replace_uses(&to);
}
fn collect(
    g: &mut Graph,
    b: BlockId,
    constants: &mut Vec<NodeId>,
    first: &mut HashMap<String, ValueId>,
    to: &mut HashMap<ValueId, ValueId>,
) {
    let nodes = std::mem::take(&mut g.block_mut(b).nodes);
    let mut kept = Vec::with_capacity(nodes.len());
    for n in nodes {
        for inner in g.node(n).blocks.clone() {
            collect(g, inner, constants, first, to);
        }
        let node = g.node(n);
        let (Some(value), [out]) = (node.attr("value"), &node.outputs[..]) else {
            kept.push(n);
            continue;
        };
        if &*node.op != "prim::Constant" {
            kept.push(n);
            continue;
        }
        let (key, out) = (format!("{value} : {}", g.ty(*out)), *out);
        if let Some(v) = first.get(&key) {
            to.insert(out, *v);
        } else {
            first.insert(key, out);
            constants.push(n);
        }
    }
    g.block_mut(b).nodes = kept;
}
