//! Loops that run never or once become straight lines.

use std::collections::HashMap;

use crate::jit::graph::{Attr, BlockId, Graph, NodeId, ValueId};

/// Looks at every loop whose count and first condition are constants.
pub fn run(g: &mut Graph) {
    let mut known = HashMap::new();
    g.walk(Graph::BODY, &mut |n| {
        let node = g.node(n);
        if let (Some(a), [v]) = (node.attr("value"), &node.outputs[..]) {
            known.insert(*v, a.clone());
        }
    });
    let mut to = HashMap::new();
    block(g, Graph::BODY, &mut known, &mut to);
    g.replace_uses(&to);
}

fn block(g: &mut Graph, b: BlockId, known: &mut HashMap<ValueId, Attr>, to: &mut HashMap<ValueId, ValueId>) {
    let nodes = std::mem::take(&mut g.block_mut(b).nodes);
    let mut out = Vec::with_capacity(nodes.len());
    for n in nodes {
        for inner in g.node(n).blocks.clone() {
            block(g, inner, known, to);
        }
        match times(g, n, known) {
            Some(0) => {
                let node = g.node(n);
                to.extend(node.outputs.iter().copied().zip(node.inputs[2..].iter().copied()));
            }
            Some(_) => once(g, n, &mut out, to),
            None => out.push(n),
        }
    }
    g.block_mut(b).nodes = out;
}

/// How often a loop runs, where that is 0 or 1 for certain.
fn times(g: &Graph, n: NodeId, known: &HashMap<ValueId, Attr>) -> Option<i64> {
    let node = g.node(n);
    if &*node.op != "prim::Loop" {
        return None;
    }
    let (limit, condition) = (known.get(&node.inputs[0]), known.get(&node.inputs[1]));
    match (limit, condition) {
        (_, Some(Attr::Bool(false))) => Some(0),
        (Some(Attr::Int(i)), _) if *i <= 0 => Some(0),
        (Some(Attr::Int(1)), Some(Attr::Bool(true))) => Some(1),
        _ => None,
    }
}

/// The body in the loop's place, its parameters being what went in and its index 0.
fn once(g: &mut Graph, n: NodeId, out: &mut Vec<NodeId>, to: &mut HashMap<ValueId, ValueId>) {
    let node = g.node(n).clone();
    let body = g.block(node.blocks[0]).clone();
    let zero = g.add_constant(node.blocks[0], Attr::Int(0));
    if let Some(last) = g.block_mut(node.blocks[0]).nodes.pop() {
        out.push(last);
    }
    to.insert(body.inputs[0], zero);
    to.extend(body.inputs[1..].iter().copied().zip(node.inputs[2..].iter().copied()));
    out.extend(&body.nodes);
    to.extend(node.outputs.iter().copied().zip(body.outputs[1..].iter().copied()));
}
