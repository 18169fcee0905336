//! Facts about operators: what they are, how they are differentiated, how their forms belong together.
//!
//! Plain data that `generated/table.rs` fills in and everything else reads; operators defined at run time get the
//! same. Nothing here runs.

/// What is saved for a formula, and under which position of its parameters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Save {
    /// Argument `i`, as it was before the call.
    Arg(u8),
    /// Result `i`.
    Result(u8),
    /// Sizes, dtype … of tensor argument `i`: the tensor itself is not kept. Of a list argument: those of each.
    Shape(u8),
    DType(u8),
    Strides(u8),
    /// Storage offset of tensor argument `i`.
    Offset(u8),
    /// Sizes of result `i`.
    ResultShape(u8),
}

/// How an operator is differentiated, for one autograd key or all.
pub enum Derivative {
    /// By its parts.
    Composite,
    /// Results do not depend differentiably on the arguments (or stop the gradient), and why.
    None(&'static str),
    /// It has one, but not here: backward through it raises.
    NotImplemented(&'static str),
    Formula {
        /// Function in `rtensor._generated.derivatives`.
        name: &'static str,
        /// What the formula says, for people.
        text: &'static str,
        /// Tensor arguments that get a gradient, in order of the formula's results.
        inputs: &'static [u8],
        saves: &'static [Save],
        /// Results that are differentiable.
        outputs: &'static [u8],
        /// Gradients are summed to the input's shape.
        broadcasts: bool,
    },
}

/// What the schema says an operator is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Leaf,
    Composite,
    ExplicitComposite,
    Custom,
}
impl Kind {
    pub fn name(self) -> &'static str {
        match self {
            Kind::Leaf => "leaf",
            Kind::Composite => "composite",
            Kind::ExplicitComposite => "explicit composite",
            Kind::Custom => "custom",
        }
    }
}

/// Facts from the entry, as bits of [`Operator::tags`].
pub mod tags {
    /// Draws random numbers: never removed, merged or folded.
    pub const RANDOM: u32 = 1;
    /// Tensors on different devices are allowed.
    pub const ANY_DEVICE: u32 = 2;
    /// Makes a tensor from no tensor: the `device` argument decides.
    pub const FACTORY: u32 = 4;
    /// Changes sizes or strides of its first argument in place.
    pub const INPLACE_VIEW: u32 = 8;
    /// Returns several views that may not be written in place.
    pub const MULTI_VIEW: u32 = 16;
    /// Result sizes depend on data.
    pub const DATA_DEPENDENT: u32 = 32;
    /// The composite body is Python (`python:`): traced through, never in a graph.
    pub const PYTHON: u32 = 64;
    /// An element of the result depends on the same element of the operands only.
    pub const POINTWISE: u32 = 128;
    /// An `out=` form.
    pub const OUT: u32 = 256;
    /// Folds elements of an operand into fewer.
    pub const REDUCTION: u32 = 512;
    /// Its `out=` form takes tensors of the results' dtypes only; the others cast.
    pub const EXACT_OUT: u32 = 1024;
    /// Where it takes a tensor, Python may pass a number beside another tensor; elsewhere that is a TypeError.
    pub const NUMBERS: u32 = 2048;
}

/// Which form of an entry an operator is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// Gives fresh results, or views.
    Functional,
    /// Writes its first argument.
    Inplace,
    /// Writes the arguments behind the inputs.
    Out,
}

/// No other form, in [`crate::dispatch::registry::Native::other_form`].
pub const NO_FORM: u16 = u16::MAX;
