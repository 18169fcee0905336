//! Shapes and dtypes of neural-network operations.

mod convolution;
mod norm;
mod pool;
mod sparse;
pub use convolution::{Geometry, convolution, convolution_backward};
pub use norm::*;
pub use pool::*;
pub use sparse::*;
