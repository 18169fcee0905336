use crate::dispatch::key::Key;
use crate::dispatch::registry::{Kernel, Operator};
pub static OPERATORS: [Operator; 0] = [];
pub static FALLBACKS: [(Key, Kernel); 0] = [];
