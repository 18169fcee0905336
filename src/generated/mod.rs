//! Made by `schema/gen` from `schema/ops`; do not edit.
pub mod table;
