//! Meta functions: what a call gives (shapes, dtypes, strides), decided without touching data.
pub mod create;
pub mod fourier;
pub mod index;
pub mod join;
pub mod linalg;
pub mod nn;
pub mod pointwise;
pub mod promote;
pub mod random;
pub mod reduce;
pub mod shape;
