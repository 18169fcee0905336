//! A kernel: code under a name, where it was written, and why a slot of an operator's table has it.

use crate::dispatch::arg::{Arg, Outputs};
use crate::dispatch::call::Call;
use crate::error::Result;

/// A kernel's code.
pub enum Function {
    Native(fn(&Call, &[Arg<'_>]) -> Result<Outputs>),
    Dynamic(Box<dyn Fn(&Call, &[Arg<'_>]) -> Result<Outputs> + Send + Sync>),
    /// Not a function: the key is skipped.
    Fallthrough,
}

/// Code under a name, and where it was written.
pub struct Kernel {
    pub name: &'static str,
    pub file: &'static str,
    pub line: u32,
    pub function: Function,
}

/// Declares a native kernel with its name, file and line.
#[macro_export]
macro_rules! kernel {
    ($name:expr, $function:expr) => {
        $crate::dispatch::registry::Kernel {
            name: $name,
            file: file!(),
            line: line!(),
            function: $crate::dispatch::registry::Function::Native($function),
        }
    };
}

impl Kernel {
    pub const fn fallthrough() -> Kernel {
        Kernel { name: "fallthrough", file: file!(), line: line!(), function: Function::Fallthrough }
    }
    /// A kernel made at run time; lives as long as the process.
    pub fn dynamic(
        name: String,
        file: String,
        line: u32,
        f: impl Fn(&Call, &[Arg<'_>]) -> Result<Outputs> + Send + Sync + 'static,
    ) -> &'static Kernel {
        Box::leak(Box::new(Kernel {
            name: name.leak(),
            file: file.leak(),
            line,
            function: Function::Dynamic(Box::new(f)),
        }))
    }
    pub fn is_fallthrough(&self) -> bool {
        matches!(self.function, Function::Fallthrough)
    }
}

/// Why a slot has the kernel that it has; PyTorch's words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    Kernel,
    DefaultBackend,
    Nested,
    Math,
    Autograd,
    Ambiguous,
    Fallback,
    Missing,
}
impl Reason {
    pub fn name(self) -> &'static str {
        match self {
            Reason::Kernel => "kernel",
            Reason::DefaultBackend => "default backend kernel",
            Reason::Nested => "nested kernel",
            Reason::Math => "math kernel",
            Reason::Autograd => "autograd kernel",
            Reason::Ambiguous => "ambiguous autogradother kernel",
            Reason::Fallback => "backend fallback",
            Reason::Missing => "missing",
        }
    }
}
