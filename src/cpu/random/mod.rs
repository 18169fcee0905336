//! Random numbers on the CPU.
//!
//! Draws are counted by LOGICAL element: element `i` (row-major) of an operation that takes `w` words an element is made
//! of words `w*i .. w*i + w` of the range of Philox blocks that the operation reserves, whatever the strides of the
//! result and the number of threads. Word `k` of a range that begins at block `b` is word `k % 4` of block `b + k / 4`.
//! A draw for float64, int64 beyond 16 bits or their like takes two words, any other one; an operation over `n`
//! elements reserves `ceil(n * w / 4)` blocks. What needs an unknown number of words (`poisson`) has a block, and its
//! streams, for each element.

mod draws;
mod factories;
mod fills;
mod samples;
mod words;

pub use factories::*;
pub use fills::*;
pub use samples::*;

use crate::generator::Generator;

/// The generator named, or the process's own.
fn source(generator: Option<&Generator>) -> &Generator {
    generator.unwrap_or_else(|| Generator::default_cpu())
}
