//! Tests of the core that Python cannot reach; the tree mirrors `src/`.
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
