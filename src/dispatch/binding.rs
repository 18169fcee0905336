//! What the host language needs to know of the table: names, where they appear, and which operators answer.
//!
//! `generated/bindings.rs` is a list of these; the binding crate makes functions and methods of it at import.

/// A name of the public interface with its overloads.
pub struct Binding {
    pub name: &'static str,
    /// Empty for the package itself, else `linalg`, `nn`, `fft` or `special`.
    pub module: &'static str,
    pub function: bool,
    pub method: bool,
    /// Read as `x.name`, without a call (`T`, `real`).
    pub attribute: bool,
    /// The operator symbol that means it (`+`, `@`, `+=` …), or nothing.
    pub operator: &'static str,
    /// Indexes into `generated::table::OPERATORS`, in the order in which they are tried.
    pub operators: &'static [u16],
    /// What stands above the text of the function: `name(input, other, *, alpha=1)\n--\n\n`, which CPython reads as
    /// its signature; a line for each way to call it where no single signature says all; empty when there is none.
    pub function_heading: &'static str,
    /// As `function_heading`, of the method.
    pub method_heading: &'static str,
    pub doc: &'static str,
}
