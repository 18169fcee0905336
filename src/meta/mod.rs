//! Meta functions: what a call gives (shapes, dtypes, strides), decided without touching data.
pub mod reduce;
pub mod shape;
