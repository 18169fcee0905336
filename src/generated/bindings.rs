//! Made by `python -m schema.gen` from schema/ops; do not edit.
use crate::dispatch::binding::Binding;

/// Names that the Python layer binds, each with its overloads in resolution order.
pub static BINDINGS: &[Binding] = &[
    Binding {
        name: "view",
        module: "",
        function: false,
        method: true,
        operator: "",
        operators: &[0],
        doc: "view(input, size)\n--\n\nThe same elements under another shape, without a copy; one size may be -1.\n\nDeclared as:\n\n    view(Tensor(a) self, int[] size) -> Tensor(a)",
    },
    Binding {
        name: "transpose",
        module: "",
        function: true,
        method: true,
        operator: "",
        operators: &[1],
        doc: "transpose(input, dim0, dim1)\n--\n\nSwaps two dimensions.\n\nDeclared as:\n\n    transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a)",
    },
    Binding {
        name: "permute",
        module: "",
        function: true,
        method: true,
        operator: "",
        operators: &[2],
        doc: "permute(input, dims)\n--\n\nReorders the dimensions.\n\nDeclared as:\n\n    permute(Tensor(a) self, int[] dims) -> Tensor(a)",
    },
    Binding {
        name: "reshape",
        module: "",
        function: true,
        method: true,
        operator: "",
        operators: &[3],
        doc: "reshape(input, shape)\n--\n\nThe elements under another shape; a view where strides allow it, else a copy.\n\nDeclared as:\n\n    reshape(Tensor(a) self, int[] shape) -> Tensor(a)",
    },
];
