//! Files that the core reads and writes without Python: arrays (`.npy`) and tables of tensors (`.safetensors`).

pub mod npy;
pub mod safetensors;
