//! Recording for automatic differentiation: modes, nodes, views. Formulas and the engine are Python.
pub mod collect;
pub mod detach;
pub mod fit;
pub mod mode;
pub mod node;
pub mod record;
pub mod view;
