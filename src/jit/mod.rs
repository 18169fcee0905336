//! Programs: the IR, its text, the interpreter, the file, the tracer.
//!
//! A [`graph::Program`] is what `trace` and `script` make: named functions over SSA values, named state, constants.
//! [`parse`] and [`print`] are its text form, [`verify`] the one gate that every program passes before it is compiled
//! to instructions ([`compile`], [`fusion`]) and run ([`interpreter`]); [`archive`] reads and writes the `.rt` file.

pub mod archive;
pub mod builtins;
pub mod compile;
pub mod fusion;
pub mod graph;
pub mod interpreter;
pub mod link;
pub mod parse;
pub mod passes;
pub mod print;
pub mod trace;
pub mod types;
pub mod verify;
