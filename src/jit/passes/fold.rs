//! Runs functions of constants now, and takes the branch whose condition is known.
//!
//! What would raise stays: it raises when, and only if, it runs.

use std::collections::HashMap;

use super::effects;
use crate::dispatch::arg::Value;
use crate::jit::builtins;
use crate::jit::graph::{Attr, BlockId, Graph, NodeId, ValueId};

/// Runs over the whole function.
pub fn run(g: &mut Graph) {
    let mut f = Folder { to: HashMap::new(), known: HashMap::new() };
    f.block(g, Graph::BODY);
    g.replace_uses(&f.to);
}

struct Folder {
    to: HashMap<ValueId, ValueId>,
    known: HashMap<ValueId, Attr>,
}

impl Folder {
    fn value(&self, v: ValueId) -> Option<&Attr> {
        let mut v = v;
        while let Some(next) = self.to.get(&v) {
            v = *next;
        }
        self.known.get(&v)
    }
    fn block(&mut self, g: &mut Graph, b: BlockId) {
        let nodes = std::mem::take(&mut g.block_mut(b).nodes);
        let mut out = Vec::with_capacity(nodes.len());
        for n in nodes {
            self.node(g, n, &mut out);
        }
        g.block_mut(b).nodes = out;
    }
    fn node(&mut self, g: &mut Graph, n: NodeId, out: &mut Vec<NodeId>) {
        let node = g.node(n);
        if &*node.op == "prim::Constant" {
            if let (Some(a), [v]) = (node.attr("value"), &node.outputs[..]) {
                self.known.insert(*v, a.clone());
            }
            out.push(n);
            return;
        }
        if &*node.op == "prim::If"
            && let Some(Attr::Bool(condition)) = node.inputs.first().and_then(|v| self.value(*v)).cloned()
        {
            // The branch that runs stands in the node's place.
            let taken = node.blocks[usize::from(!condition)];
            self.block(g, taken);
            out.append(&mut g.block_mut(taken).nodes.clone());
            let pairs: Vec<_> =
                g.node(n).outputs.iter().copied().zip(g.block(taken).outputs.iter().copied()).collect();
            self.to.extend(pairs);
            return;
        }
        for inner in g.node(n).blocks.clone() {
            self.block(g, inner);
        }
        if let Some(attr) = self.evaluate(g, n) {
            let v = g.node(n).outputs[0];
            self.known.insert(v, attr.clone());
            let node = g.node_mut(n);
            node.op = "prim::Constant".into();
            node.inputs.clear();
            node.attrs = vec![("value".into(), attr)];
        }
        out.push(n);
    }
    fn evaluate(&self, g: &Graph, n: NodeId) -> Option<Attr> {
        let node = g.node(n);
        let entry = builtins::find(&node.op)?;
        if !effects::of(g, n).is_function || node.outputs.len() != 1 {
            return None;
        }
        let mut arguments: Vec<Value> = Vec::new();
        for v in &node.inputs {
            arguments.push(self.value(*v)?.to_value(&[]).ok()?);
        }
        for p in entry.signature.parameters.iter().skip(arguments.len()) {
            arguments.push(p.default.as_ref()?.to_value(&[]).ok()?);
        }
        let result = (entry.builtin.run)(&arguments).ok()?;
        let attr = Attr::of_value(&result)?;
        // Long texts are better computed than stored.
        let short = !matches!(&attr, Attr::Str(s) if s.len() > 1000);
        (short && attr.ty().fits(g.ty(node.outputs[0]))).then_some(attr)
    }
}
