//! Kernels of the CPU, one file or folder per family, and what they share: instruction sets and threads.
mod cast;
pub mod copy;
pub mod create;
pub mod denormals;
pub mod fourier;
pub mod index;
pub mod join;
pub mod level;
pub mod linalg;
pub mod math;
pub mod nn;
pub mod parallel;
pub mod pointwise;
pub mod random;
pub mod reduce;
mod rows;
mod scratch;
pub mod sliding;
