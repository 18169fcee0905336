//! Tests of the core that Python cannot reach; the tree mirrors `src/`.
<<<<<<< HEAD
mod layout;
=======
mod jit;
>>>>>>> 5ddc9de (Programs: tests of text, verifier, interpreter and builtins; script stack on errors)
mod library;
mod linalg;
mod pointwise;
mod reduce;
mod schema;
