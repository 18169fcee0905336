//! Reductions and what works along a dimension, on the CPU.
//!
//! `plan` says how the input is walked, `wide` reads and writes blocks, `fold` drives whatever reduces to one value
//! per result; `lines` drives what turns a line into a line. The other files hold the operations. Everything is
//! checked by `meta::reduce` before a kernel runs.

pub(crate) mod exponential;
pub(crate) mod fold;
pub(crate) mod lines;
pub(crate) mod plan;
pub(crate) mod wide;

mod extreme;
mod moment;
mod norm;
pub(crate) mod order;
mod pick;
mod scan;
mod search;
mod softmax;
mod sort;
mod sum;
mod unique;

pub use extreme::*;
pub use moment::*;
pub use norm::*;
pub use scan::*;
pub use search::{bincount, bucketize, histc, isin, searchsorted};
pub use softmax::*;
pub use sort::*;
pub use sum::*;
pub use unique::*;
