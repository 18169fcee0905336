//! Tests of the core that Python cannot reach; the tree mirrors `src/`.
mod library;
mod reduce;
mod pointwise;
