//! Tests of the core that Python cannot reach; the tree mirrors `src/`.
// A test that cannot unwrap fails, and that is what it is for.
#![allow(clippy::unwrap_used)]

mod index;
mod io;
mod jit;
mod layout;
mod library;
mod linalg;
mod pointwise;
mod random;
mod reduce;
mod schema;
mod shape;
