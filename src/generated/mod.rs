//! Made by `schema/gen` from `schema/ops`; do not edit.
pub mod bindings;
#[allow(clippy::doc_markdown, reason = "the texts are the schema's, which Python shows too")]
pub mod ops;
pub mod table;
