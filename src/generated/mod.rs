//! Made by `schema/gen` from `schema/ops`; do not edit.
pub mod bindings;
pub mod ops;
pub mod table;
