//! What a node does besides giving its results, read off schemas and declarations.

use crate::dispatch::registry::{self, tags};
use crate::jit::builtins;
use crate::jit::graph::{Attr, Graph, Node, NodeId};

/// Facts about one node, blocks within included.
#[derive(Clone, Copy, Default, Debug)]
pub struct Effects {
    /// Must stay even when nobody reads its results: writes, prints, draws, raises, calls what is not known.
    pub keep: bool,
    /// Writes memory, state, containers or objects.
    pub writes: bool,
    /// Its result follows from its operands alone, and is no container or tensor: it can be computed early or shared.
    pub is_function: bool,
}

const KEPT: Effects = Effects { keep: true, writes: true, is_function: false };
const PURE: Effects = Effects { keep: false, writes: false, is_function: false };
const FUNCTION: Effects = Effects { keep: false, writes: false, is_function: true };

/// Of one node.
pub fn of(g: &Graph, n: NodeId) -> Effects {
    let node = g.node(n);
    if !node.blocks.is_empty() {
        return nested(g, node);
    }
    if let Some(entry) = builtins::find(&node.op) {
        // Declared for any type, it is a function of the plain values that this call has.
        let plain = node.inputs.iter().chain(&node.outputs).all(|v| !g.ty(*v).is_mutable());
        let is_function = !entry.signature.variadic && !entry.writes() && !node.outputs.is_empty() && plain;
        return Effects {
            keep: entry.writes() || entry.builtin.raises,
            writes: entry.writes(),
            is_function: is_function || entry.is_function(),
        };
    }
    match &*node.op {
        "prim::Constant" => match node.attr("value") {
            Some(Attr::Constant(_)) => PURE,
            _ => FUNCTION,
        },
        "prim::TupleConstruct" | "prim::TupleIndex" | "prim::TupleUnpack" | "prim::isinstance" => {
            let plain = |v: &crate::jit::graph::ValueId| !g.ty(*v).is_mutable();
            if node.inputs.iter().chain(&node.outputs).all(plain) { FUNCTION } else { PURE }
        }
        "prim::ListConstruct"
        | "prim::DictConstruct"
        | "prim::CreateObject"
        | "prim::GetAttr"
        | "prim::GetState"
        | "prim::Uninitialized"
        | "prim::NumToTensor" => PURE,
        // Both may raise.
        "prim::ListUnpack" | "prim::unchecked_cast" => Effects { keep: true, ..PURE },
        op if op.starts_with("prim::") => KEPT,
        op => operation(op),
    }
}

/// Of a dispatched operation. One that is not known is taken for the worst.
fn operation(op: &str) -> Effects {
    let Ok(operator) = registry::find(op) else { return KEPT };
    let writes = operator.schema().is_mutable();
    let random = operator.has_tag(tags::RANDOM);
    Effects { keep: writes || random || operator.schema().returns.is_empty(), writes, is_function: false }
}

fn nested(g: &Graph, node: &Node) -> Effects {
    // A loop may not end: it stays.
    let mut all = Effects { keep: &*node.op == "prim::Loop", ..PURE };
    for b in &node.blocks {
        for n in &g.block(*b).nodes {
            let e = of(g, *n);
            all.keep |= e.keep;
            all.writes |= e.writes;
        }
    }
    all
}

/// Whether anything in the graph writes tensors, containers, objects or state.
pub fn any_writes(g: &Graph) -> bool {
    let mut any = false;
    g.walk(Graph::BODY, &mut |n| any |= g.node(n).blocks.is_empty() && of(g, n).writes);
    any
}
