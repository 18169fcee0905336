//! Composites hot enough to be in Rust; the others are Python. They call operations, never kernels.
/// Calls an operator by its full name, looked up once.
macro_rules! forward {
    ($name:expr, $args:expr) => {{
        static OPERATOR: std::sync::OnceLock<&'static crate::dispatch::registry::Operator> =
            std::sync::OnceLock::new();
        let op = match OPERATOR.get() {
            Some(op) => Ok(*op),
            None => crate::dispatch::registry::find($name).map(|op| *OPERATOR.get_or_init(|| op)),
        };
        op.and_then(|op| crate::dispatch::call::call(op, $args))
    }};
}
pub mod convert;
pub mod linalg;
pub mod nn;
pub mod pointwise;
pub mod reduce;
pub mod shape;
pub mod split;
pub mod view_backward;
