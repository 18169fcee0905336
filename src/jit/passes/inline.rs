//! Puts the body of a called function in the place of the call, as often as there are calls within.
//!
//! Recursive functions stay calls; so does everything once the function has grown past [`MAX_NODES`].

use std::collections::HashMap;
use std::sync::Arc;

use crate::error::Result;
use crate::jit::graph::{Attr, Block, BlockId, Function, Graph, MAX_DEPTH, Node, NodeId, Program, ValueId};
use crate::jit::types::Type;

/// How large a function may grow.
pub const MAX_NODES: usize = 200_000;

/// Inlines all calls in the function `name`.
///
/// # Errors
/// `Attribute` when there is no such function.
pub fn run(p: &mut Program, name: &str) -> Result<()> {
    let mut f = p.function(name)?.clone();
    let mut i = Inliner { program: p, path: vec![name.into()], to: HashMap::new() };
    i.block(&mut f.graph, Graph::BODY, 0)?;
    let to = i.to;
    f.graph.replace_uses(&to);
    p.functions.insert(name.into(), f);
    Ok(())
}

struct Inliner<'a> {
    program: &'a Program,
    /// Functions that we are inside of.
    path: Vec<Arc<str>>,
    to: HashMap<ValueId, ValueId>,
}

impl Inliner<'_> {
    fn callee(&self, g: &Graph, node: &Node) -> Option<(Arc<str>, &Function)> {
        let name = node.str_attr("name")?;
        let full: Arc<str> = match &*node.op {
            "prim::CallFunction" => name.clone(),
            "prim::CallMethod" => match g.ty(*node.inputs.first()?) {
                Type::Class(class) => format!("{class}.{name}").into(),
                _ => return None,
            },
            _ => return None,
        };
        let f = self.program.functions.get(&full)?;
        (!self.path.contains(&full)).then_some((full, f))
    }
    fn block(&mut self, g: &mut Graph, b: BlockId, depth: usize) -> Result<()> {
        let nodes = std::mem::take(&mut g.block_mut(b).nodes);
        let mut out = Vec::with_capacity(nodes.len());
        for n in nodes {
            for inner in g.node(n).blocks.clone() {
                self.block(g, inner, depth + 1)?;
            }
            let node = g.node(n).clone();
            // A call within a deep block would nest deeper than a graph may.
            let fits = g.nodes.len() < MAX_NODES && depth + self.path.len() < MAX_DEPTH / 2;
            match self.callee(g, &node).filter(|_| fits).map(|(name, f)| (name, f.clone())) {
                Some((name, f)) => self.call(g, &node, &name, &f, &mut out, depth)?,
                None => out.push(n),
            }
        }
        g.block_mut(b).nodes = out;
        Ok(())
    }
    fn call(
        &mut self,
        g: &mut Graph,
        node: &Node,
        name: &Arc<str>,
        f: &Function,
        out: &mut Vec<NodeId>,
        depth: usize,
    ) -> Result<()> {
        let body = f.graph.body();
        let mut map: HashMap<ValueId, ValueId> = HashMap::new();
        for (i, v) in body.inputs.iter().enumerate() {
            let given = if let Some(v) = node.inputs.get(i) {
                *v
            } else {
                let default = f.parameters.get(i).and_then(|p| p.default.clone()).unwrap_or(Attr::None);
                self.constant(g, default, f.graph.ty(*v).clone(), out)
            };
            map.insert(*v, given);
        }
        // Through a scratch block, so that calls within are inlined by the same walk.
        let scratch = BlockId(g.blocks.len() as u32);
        g.blocks.push(Block::default());
        copy(g, &f.graph, Graph::BODY, scratch, &mut map, node.grad);
        self.path.push(name.clone());
        self.block(g, scratch, depth)?;
        self.path.pop();
        out.append(&mut std::mem::take(&mut g.block_mut(scratch).nodes));
        for (result, v) in node.outputs.iter().zip(&body.outputs) {
            self.to.insert(*result, map[v]);
        }
        Ok(())
    }
    fn constant(&self, g: &mut Graph, value: Attr, ty: Type, out: &mut Vec<NodeId>) -> ValueId {
        let v = g.new_value(ty, None);
        out.push(NodeId(g.nodes.len() as u32));
        g.nodes.push(Node {
            op: "prim::Constant".into(),
            inputs: vec![],
            outputs: vec![v],
            blocks: vec![],
            attrs: vec![("value".into(), value)],
            source: None,
            grad: None,
        });
        v
    }
}

/// Copies the nodes of `from`'s block into `to`'s, values by `map`. Nodes that say no grad mode get `grad`.
fn copy(
    to: &mut Graph,
    from: &Graph,
    block: BlockId,
    target: BlockId,
    map: &mut HashMap<ValueId, ValueId>,
    grad: Option<bool>,
) {
    for n in &from.block(block).nodes {
        let node = from.node(*n);
        let id = NodeId(to.nodes.len() as u32);
        let inputs = node.inputs.iter().map(|v| map[v]).collect();
        let mode = node.grad.or(grad);
        to.nodes.push(Node { inputs, outputs: vec![], blocks: vec![], grad: mode, ..node.clone() });
        for b in &node.blocks {
            let inner = to.add_block(id);
            for v in &from.block(*b).inputs {
                let info = from.value(*v).clone();
                map.insert(*v, to.add_input(inner, info.ty, info.name));
            }
            copy(to, from, *b, inner, map, grad);
            to.block_mut(inner).outputs = from.block(*b).outputs.iter().map(|v| map[v]).collect();
        }
        for v in &node.outputs {
            let info = from.value(*v).clone();
            let new = to.new_value(info.ty, info.name);
            map.insert(*v, new);
            to.node_mut(id).outputs.push(new);
        }
        to.block_mut(target).nodes.push(id);
    }
}
