//! rtensor: a tensor engine with PyTorch's names and semantics.
//!
//! Layers, lower never naming higher: pure values (`error`, `dtype`, `scalar`, `shape`, `layout`), memory (`storage`,
//! `tensor`), loop plans (`iter`), kernels (`meta`, `cpu`, `nested`), `dispatch`, `autograd`, `composite`, `jit`.
//! `generated` joins kernels to keys.

pub mod autograd;
pub mod composite;
pub mod counted;
pub mod cpu;
pub mod device;
pub mod dispatch;
pub mod dtype;
pub mod error;
pub mod foreign;
pub mod generated;
pub mod generator;
pub mod io;
pub mod iter;
pub mod jit;
pub mod layout;
pub mod library;
pub mod meta;
pub mod nested;
pub mod scalar;
pub mod shape;
pub mod storage;
pub mod tensor;

pub use generated::ops;
