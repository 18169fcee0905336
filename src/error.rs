//! What goes wrong, as one type with data.
//!
//! Every fallible function of the crate returns [`Result`]. The Python layer maps each kind to one exception class
//! (design 12); the binary prints the message. An error is built where the fault is seen, without the operation's
//! name where that is not known there; the dispatcher adds the name with [`Error::at`].

use std::fmt;

use crate::dtype::DType;
use crate::foreign::Foreign;

pub type Result<T> = std::result::Result<T, Error>;

/// Small on purpose (one pointer): results travel through every call.
pub struct Error(Box<Inner>);

struct Inner {
    op: Option<String>,
    kind: ErrorKind,
    /// Where in a program it happened, innermost last.
    stack: Option<String>,
}

/// The classes of design 12, each with what is known about the fault.
pub enum ErrorKind {
    /// Sizes, ranks or strides do not fit.
    Shape(String),
    /// A dtype is not allowed here.
    DType(String),
    /// Tensors or kernels on the wrong device.
    Device(String),
    /// An index outside its range.
    Index(String),
    /// An argument's value is not allowed.
    Value(String),
    /// An argument's type is not allowed.
    Type(String),
    /// A matrix has no such factorisation, inverse or solution.
    LinearAlgebra(String),
    /// Anything else that the caller did wrong.
    Runtime(String),
    /// No kernel for this key.
    NotImplemented(String),
    /// A name that does not exist.
    Attribute(String),
    /// The allocator refused.
    OutOfMemory { bytes: usize },
    /// A file that is not what it says.
    Load(String),
    /// Integer arithmetic left the 64 bits.
    Overflow(String),
    /// The host asked to stop (Ctrl-C); it has its own exception pending.
    Interrupted,
    /// An exception of the host language on its way through the core.
    Foreign(Foreign),
    /// What a program raised.
    Raised { class: String, message: String, stack: String },
}

macro_rules! constructors {
    ($($name:ident => $kind:ident),* $(,)?) => {
        impl Error {
            $(#[cold] pub fn $name(message: impl Into<String>) -> Self { Self::new(ErrorKind::$kind(message.into())) })*
        }
    };
}
constructors! {
    shape => Shape, dtype => DType, device => Device, index => Index, value => Value, type_ => Type,
    linear_algebra => LinearAlgebra, runtime => Runtime, not_implemented => NotImplemented, attribute => Attribute, load => Load, overflow => Overflow,
}

impl Error {
    #[cold]
    pub fn new(kind: ErrorKind) -> Self {
        Error(Box::new(Inner { op: None, kind, stack: None }))
    }
    #[cold]
    pub fn unsupported_dtype(dtype: DType, allowed: &str) -> Self {
        Self::dtype(format!("not available for {dtype}; allowed: {allowed}"))
    }
    #[cold]
    pub fn out_of_memory(bytes: usize) -> Self {
        Self::new(ErrorKind::OutOfMemory { bytes })
    }
    /// Names the operation, unless an inner one is named already.
    #[cold]
    pub fn at(mut self, op: &str) -> Self {
        if !matches!(self.0.kind, ErrorKind::Foreign(_) | ErrorKind::Raised { .. } | ErrorKind::Interrupted) {
            self.0.op.get_or_insert_with(|| op.to_owned());
        }
        self
    }
    /// Notes the frames of the program that it passed through; an outer program's stand above those noted before.
    #[cold]
    pub fn with_stack(mut self, frames: &str) -> Self {
        let join =
            |inner: &str| if inner.is_empty() { frames.to_owned() } else { format!("{frames}\n{inner}") };
        match &mut self.0.kind {
            ErrorKind::Raised { stack, .. } => *stack = join(stack),
            ErrorKind::Foreign(_) | ErrorKind::Interrupted => {}
            _ => self.0.stack = Some(join(self.0.stack.as_deref().unwrap_or(""))),
        }
        self
    }
    /// The frames noted by [`Error::with_stack`].
    pub fn stack(&self) -> Option<&str> {
        match &self.0.kind {
            ErrorKind::Raised { stack, .. } if !stack.is_empty() => Some(stack),
            _ => self.0.stack.as_deref(),
        }
    }
    pub fn kind(&self) -> &ErrorKind {
        &self.0.kind
    }
    pub fn into_kind(self) -> ErrorKind {
        self.0.kind
    }
    pub fn op(&self) -> Option<&str> {
        self.0.op.as_deref()
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(op) = self.op() {
            write!(f, "{}: ", op.strip_prefix("aten::").unwrap_or(op))?;
        }
        match self.kind() {
            ErrorKind::Shape(m)
            | ErrorKind::DType(m)
            | ErrorKind::Device(m)
            | ErrorKind::Index(m)
            | ErrorKind::Value(m)
            | ErrorKind::Type(m)
            | ErrorKind::Runtime(m)
            | ErrorKind::NotImplemented(m)
            | ErrorKind::Attribute(m)
            | ErrorKind::Load(m)
            | ErrorKind::LinearAlgebra(m)
            | ErrorKind::Overflow(m) => f.write_str(m),
            ErrorKind::OutOfMemory { bytes } => {
                write!(f, "out of memory: {bytes} bytes could not be allocated")
            }
            ErrorKind::Interrupted => f.write_str("interrupted"),
            ErrorKind::Foreign(_) => f.write_str("an exception of the host language"),
            ErrorKind::Raised { class, message, stack } if stack.is_empty() => {
                write!(f, "{class}: {message}")
            }
            ErrorKind::Raised { class, message, stack } => write!(f, "{class}: {message}\n{stack}"),
        }?;
        self.0.stack.iter().try_for_each(|s| write!(f, "\n{s}"))
    }
}
impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Error({self})")
    }
}
impl std::error::Error for Error {}

impl From<std::io::Error> for Error {
    fn from(e: std::io::Error) -> Self {
        Error::load(e.to_string())
    }
}
