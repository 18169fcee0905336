//! Passes: functions from graph to graph that keep what a program does.
//!
//! Each is run by [`super::graph::Program`]'s owner on one function and leaves a graph that passes
//! [`super::verify`]. What a node does to the world is asked of [`effects`], never guessed.

pub mod cse;
pub mod dce;
pub mod effects;
pub mod fold;
pub mod freeze;
pub mod inline;
pub mod loops;

use crate::error::Result;
use crate::jit::graph::Program;

/// The passes that every program gets before it runs: exact to the bit, to the error and to the line that an error
/// names. Calls stay calls, for the stack that errors show, and an operation that nobody reads stays, for it may raise.
pub fn tidy(p: &mut Program) {
    for f in p.functions.values_mut() {
        fold::run(&mut f.graph);
        loops::run(&mut f.graph);
        fold::run(&mut f.graph);
        cse::run(&mut f.graph);
        cse::pool_constants(&mut f.graph);
        dce::run_keeping(&mut f.graph, &|op| !op.starts_with("prim::"));
        f.graph = f.graph.compact();
    }
}

/// What [`tidy`] does, with calls put in place and operations without readers removed: for graphs that are shown or
/// frozen.
///
/// # Errors
/// None on a program that was verified.
pub fn simplify(p: &mut Program) -> Result<()> {
    for name in p.functions.keys().cloned().collect::<Vec<_>>() {
        inline::run(p, &name)?;
        let Some(f) = p.functions.get_mut(&name) else { continue };
        fold::run(&mut f.graph);
        loops::run(&mut f.graph);
        fold::run(&mut f.graph);
        cse::run(&mut f.graph);
        cse::pool_constants(&mut f.graph);
        dce::run(&mut f.graph);
        f.graph = f.graph.compact();
    }
    Ok(())
}
