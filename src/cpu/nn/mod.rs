//! Neural-network operations on the CPU. Shapes and dtypes were checked by [`crate::meta::nn`].

mod batch_norm;
mod convolution;
mod lines;
mod norm;
mod pool;
mod sparse;
mod window;
pub use batch_norm::{batch_norm, batch_norm_update_, native_batch_norm_backward};
pub use convolution::{convolution, convolution_backward};
pub use norm::*;
pub use pool::*;
pub use sparse::*;
