//! Composites hot enough to be in Rust; the others are Python. They call operations, never kernels.

pub mod linalg;
pub mod reduce;
pub mod shape;
pub mod split;
pub mod view_backward;
