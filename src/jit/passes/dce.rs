//! Takes away nodes whose results nobody reads and that do nothing else, and results of branches that nobody reads.

use std::collections::HashSet;

use super::effects;
use crate::jit::builtins;
use crate::jit::graph::{BlockId, Graph, NodeId, ValueId};

/// Runs until nothing changes.
pub fn run(g: &mut Graph) {
    run_with(g, &|_| false);
}

/// As [`run`]; operations that `idle` names go as well when nobody reads them, though they could raise.
pub fn run_with(g: &mut Graph, idle: &dyn Fn(&str) -> bool) {
    until_still(g, &|op, keep| keep && !idle(op));
}

/// As [`run`], but operations that are dispatched and that `stays` names remain, for they could raise.
pub fn run_keeping(g: &mut Graph, stays: &dyn Fn(&str) -> bool) {
    until_still(g, &|op, keep| keep || (stays(op) && builtins::find(op).is_none()));
}

/// `keeps(operation, what its effects say)` tells whether a node without readers stays.
fn until_still(g: &mut Graph, keeps: &dyn Fn(&str, bool) -> bool) {
    loop {
        let used = used(g);
        let removed = sweep(g, Graph::BODY, &used, keeps);
        if !trim_branches(g, &used) && !removed {
            return;
        }
    }
}

/// Values that somebody reads, now.
fn used(g: &Graph) -> HashSet<ValueId> {
    let mut all: HashSet<ValueId> = HashSet::new();
    all.extend(&g.body().outputs);
    g.walk(Graph::BODY, &mut |n| {
        let node = g.node(n);
        all.extend(&node.inputs);
        node.blocks.iter().for_each(|b| all.extend(&g.block(*b).outputs));
    });
    all
}

fn sweep(g: &mut Graph, b: BlockId, used: &HashSet<ValueId>, keeps: &dyn Fn(&str, bool) -> bool) -> bool {
    let nodes = std::mem::take(&mut g.block_mut(b).nodes);
    let before = nodes.len();
    let mut removed = false;
    let mut kept = Vec::with_capacity(before);
    for n in nodes {
        for inner in g.node(n).blocks.clone() {
            removed |= sweep(g, inner, used, keeps);
        }
        let read = g.node(n).outputs.iter().any(|v| used.contains(v));
        let occupied = g.node(n).blocks.iter().any(|b| !g.block(*b).nodes.is_empty());
        if read || keeps(&g.node(n).op, effects::of(g, n).keep) || occupied && within(g, n, keeps) {
            kept.push(n);
        }
    }
    removed |= kept.len() != before;
    g.block_mut(b).nodes = kept;
    removed
}

/// Whether something in the blocks of a node stays.
fn within(g: &Graph, n: NodeId, keeps: &dyn Fn(&str, bool) -> bool) -> bool {
    g.node(n).blocks.iter().any(|b| {
        g.block(*b)
            .nodes
            .iter()
            .any(|m| keeps(&g.node(*m).op, effects::of(g, *m).keep) || within(g, *m, keeps))
    })
}

/// Results of an `If` that nobody reads go, in both branches.
fn trim_branches(g: &mut Graph, used: &HashSet<ValueId>) -> bool {
    let mut ifs = Vec::new();
    g.walk(Graph::BODY, &mut |n| {
        if &*g.node(n).op == "prim::If" && g.node(n).outputs.iter().any(|v| !used.contains(v)) {
            ifs.push(n);
        }
    });
    for n in &ifs {
        let keep: Vec<bool> = g.node(*n).outputs.iter().map(|v| used.contains(v)).collect();
        let filter = |list: &mut Vec<ValueId>| {
            let mut flags = keep.iter();
            list.retain(|_| *flags.next().unwrap_or(&true));
        };
        filter(&mut g.node_mut(*n).outputs);
        for b in g.node(*n).blocks.clone() {
            filter(&mut g.block_mut(b).outputs);
        }
    }
    !ifs.is_empty()
}
