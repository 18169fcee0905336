//! Made by `python -m schema.gen` from schema/ops; do not edit.
#![allow(unused_imports, clippy::too_many_lines, clippy::needless_borrow, reason = "generated")]

use crate::dispatch::arg::{Arg, IntoOutputs, Outputs};
use crate::dispatch::call::Call;
use crate::dispatch::facts::{Derivative, Form, Kind, NO_FORM, Save, tags};
use crate::dispatch::forms::{self, too_few};
use crate::dispatch::key::Key;
use crate::dispatch::registry::{Kernel, Native, Operator};
use crate::dispatch::{factory, host};
use crate::error::Result;
use crate::kernel;

/// What answers under a key for which an operator has nothing of its own.
pub static FALLBACKS: [(Key, Kernel); 14] = [
    (
        Key::AutogradOther,
        kernel!("autograd::record::not_implemented", crate::autograd::record::not_implemented),
    ),
    (
        Key::AutogradCPU,
        kernel!("autograd::record::not_implemented", crate::autograd::record::not_implemented),
    ),
    (
        Key::AutogradCUDA,
        kernel!("autograd::record::not_implemented", crate::autograd::record::not_implemented),
    ),
    (
        Key::AutogradMeta,
        kernel!("autograd::record::not_implemented", crate::autograd::record::not_implemented),
    ),
    (
        Key::AutogradPrivate0,
        kernel!("autograd::record::not_implemented", crate::autograd::record::not_implemented),
    ),
    (
        Key::AutogradPrivate1,
        kernel!("autograd::record::not_implemented", crate::autograd::record::not_implemented),
    ),
    (
        Key::AutogradPrivate2,
        kernel!("autograd::record::not_implemented", crate::autograd::record::not_implemented),
    ),
    (
        Key::AutogradNestedTensor,
        kernel!("autograd::record::not_implemented", crate::autograd::record::not_implemented),
    ),
    (Key::BackendSelect, Kernel::fallthrough()),
    (Key::Python, Kernel::fallthrough()),
    (Key::ADInplaceOrView, Kernel::fallthrough()),
    (Key::Autocast, Kernel::fallthrough()),
    (Key::Batched, Kernel::fallthrough()),
    (Key::Tracer, Kernel::fallthrough()),
];
/// Every native operator.
pub static OPERATORS: [Operator; 397] = [
    Operator::native(Native {
        text: "aten::index.Tensor(Tensor self, Tensor?[] indices) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 1,
        tags: tags::DATA_DEPENDENT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::index::index", index_tensor_cpu)),
            (Key::Meta, kernel!("meta::index::index", index_tensor_meta)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "index_Tensor",
                text: "self: index_backward(grad, self.shape, indices)",
                inputs: &[0],
                saves: &[Save::Shape(0), Save::Arg(1)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "`self[indices]`: int64, int32, bool and uint8 tensors, None for a whole dimension; a copy.",
    }),
    Operator::native(Native {
        text: "aten::index.out(Tensor self, Tensor?[] indices, *, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 0,
        tags: tags::DATA_DEPENDENT | tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CompositeExplicitAutograd, kernel!("forms::from_functional", forms::from_functional)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "`self[indices]`: int64, int32, bool and uint8 tensors, None for a whole dimension; a copy.",
    }),
    Operator::native(Native {
        text: "aten::_unsafe_index.Tensor(Tensor self, Tensor?[] indices) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: tags::DATA_DEPENDENT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::index::index", unsafe_index_tensor_cpu)),
            (Key::Meta, kernel!("meta::index::index", unsafe_index_tensor_meta)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "_unsafe_index_Tensor",
                text: "self: index_backward(grad, self.shape, indices)",
                inputs: &[0],
                saves: &[Save::Shape(0), Save::Arg(1)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "As `index`; the bounds are checked here as well.",
    }),
    Operator::native(Native {
        text: "aten::index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 5,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::index::index_put", index_put_structured)),
            (Key::Meta, kernel!("meta::index::index_put", index_put_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", index_put_structured),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "index_put",
                text: "self: grad if accumulate else index_cleared(grad, indices); values: index(grad, indices)",
                inputs: &[0, 2],
                saves: &[Save::Arg(3), Save::Arg(1)],
                outputs: &[0],
                broadcasts: true,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "`self` with `values` at `self[indices]`; with `accumulate`, values that meet in one place add up.",
    }),
    Operator::native(Native {
        text: "aten::index_put_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Inplace,
        other_form: 3,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::index::index_put", index_put_structured)),
            (Key::Meta, kernel!("meta::index::index_put", index_put_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", index_put_structured),
            ),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "index_put",
                text: "self: grad if accumulate else index_cleared(grad, indices); values: index(grad, indices)",
                inputs: &[0, 2],
                saves: &[Save::Arg(3), Save::Arg(1)],
                outputs: &[0],
                broadcasts: true,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "`self` with `values` at `self[indices]`; with `accumulate`, values that meet in one place add up.",
    }),
    Operator::native(Native {
        text: "aten::index_put.out(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False, *, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 3,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::index::index_put", index_put_structured)),
            (Key::Meta, kernel!("meta::index::index_put", index_put_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "`self` with `values` at `self[indices]`; with `accumulate`, values that meet in one place add up.",
    }),
    Operator::native(Native {
        text: "aten::_unsafe_index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 7,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::index::index_put", unsafe_index_put_structured)),
            (Key::Meta, kernel!("meta::index::index_put", unsafe_index_put_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", unsafe_index_put_structured),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "_unsafe_index_put",
                text: "self: grad if accumulate else index_cleared(grad, indices); values: index(grad, indices)",
                inputs: &[0, 2],
                saves: &[Save::Arg(3), Save::Arg(1)],
                outputs: &[0],
                broadcasts: true,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "As `index_put`; the bounds are checked here as well.",
    }),
    Operator::native(Native {
        text: "aten::_unsafe_index_put.out(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False, *, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 6,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::index::index_put", unsafe_index_put_structured)),
            (Key::Meta, kernel!("meta::index::index_put", unsafe_index_put_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "As `index_put`; the bounds are checked here as well.",
    }),
    Operator::native(Native {
        text: "aten::index_select(Tensor self, int dim, Tensor index) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 9,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::index::index_select", index_select_structured)),
            (Key::Meta, kernel!("meta::index::index_select", index_select_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", index_select_structured),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "index_select",
                text: "self: index_select_backward(grad, self.shape, dim, index)",
                inputs: &[0],
                saves: &[Save::Shape(0), Save::Arg(1), Save::Arg(2)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "Slices of `self` along `dim`, in the order of `index`.",
    }),
    Operator::native(Native {
        text: "aten::index_select.out(Tensor self, int dim, Tensor index, *, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 8,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::index::index_select", index_select_structured)),
            (Key::Meta, kernel!("meta::index::index_select", index_select_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "Slices of `self` along `dim`, in the order of `index`.",
    }),
    Operator::native(Native {
        text: "aten::gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 11,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::index::gather", gather_structured)),
            (Key::Meta, kernel!("meta::index::gather", gather_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", gather_structured),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "gather",
                text: "self: gather_backward(grad, self.shape, dim, index)",
                inputs: &[0],
                saves: &[Save::Shape(0), Save::Arg(1), Save::Arg(2)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "One element for each index: along `dim` the one that it names, elsewhere at its own place.",
    }),
    Operator::native(Native {
        text: "aten::gather.out(Tensor self, int dim, Tensor index, *, bool sparse_grad=False, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 10,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::index::gather", gather_structured)),
            (Key::Meta, kernel!("meta::index::gather", gather_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "One element for each index: along `dim` the one that it names, elsewhere at its own place.",
    }),
    Operator::native(Native {
        text: "aten::scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 14,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::index::scatter", scatter_src_structured)),
            (Key::Meta, kernel!("meta::index::scatter", scatter_src_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", scatter_src_structured),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "scatter_src",
                text: "self: grad.scatter(dim, index, 0); src: scatter_src_backward(grad, dim, index, src.shape)",
                inputs: &[0, 3],
                saves: &[Save::Arg(1), Save::Arg(2), Save::Shape(3)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "`self` with the elements of `src` at the places along `dim` that `index` names; the last of several wins.",
    }),
    Operator::native(Native {
        text: "aten::scatter_.src(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Inplace,
        other_form: 12,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::index::scatter", scatter_src_structured)),
            (Key::Meta, kernel!("meta::index::scatter", scatter_src_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", scatter_src_structured),
            ),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "scatter_src",
                text: "self: grad.scatter(dim, index, 0); src: scatter_src_backward(grad, dim, index, src.shape)",
                inputs: &[0, 3],
                saves: &[Save::Arg(1), Save::Arg(2), Save::Shape(3)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "`self` with the elements of `src` at the places along `dim` that `index` names; the last of several wins.",
    }),
    Operator::native(Native {
        text: "aten::scatter.out(Tensor self, int dim, Tensor index, Tensor src, *, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 12,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::index::scatter", scatter_src_structured)),
            (Key::Meta, kernel!("meta::index::scatter", scatter_src_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "`self` with the elements of `src` at the places along `dim` that `index` names; the last of several wins.",
    }),
    Operator::native(Native {
        text: "aten::scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 17,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::index::scatter_value", scatter_value_structured)),
            (Key::Meta, kernel!("meta::index::scatter_value", scatter_value_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", scatter_value_structured),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "scatter_value",
                text: "self: grad.scatter(dim, index, 0)",
                inputs: &[0],
                saves: &[Save::Arg(1), Save::Arg(2)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "`self` with `value` at the places along `dim` that `index` names.",
    }),
    Operator::native(Native {
        text: "aten::scatter_.value(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Inplace,
        other_form: 15,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::index::scatter_value", scatter_value_structured)),
            (Key::Meta, kernel!("meta::index::scatter_value", scatter_value_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", scatter_value_structured),
            ),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "scatter_value",
                text: "self: grad.scatter(dim, index, 0)",
                inputs: &[0],
                saves: &[Save::Arg(1), Save::Arg(2)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "`self` with `value` at the places along `dim` that `index` names.",
    }),
    Operator::native(Native {
        text: "aten::scatter.value_out(Tensor self, int dim, Tensor index, Scalar value, *, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 15,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::index::scatter_value", scatter_value_structured)),
            (Key::Meta, kernel!("meta::index::scatter_value", scatter_value_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "`self` with `value` at the places along `dim` that `index` names.",
    }),
    Operator::native(Native {
        text: "aten::scatter.reduce(Tensor self, int dim, Tensor index, Tensor src, *, str reduce) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 20,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::index::scatter_with", scatter_reduce_structured)),
            (Key::Meta, kernel!("meta::index::scatter_with", scatter_reduce_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", scatter_reduce_structured),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "scatter_reduce",
                text: "self, src: scatter_reduce_backward(grad, self, dim, index, src, 'sum' if reduce == 'add' else 'prod', True, result)",
                inputs: &[0, 3],
                saves: &[
                    Save::Arg(0),
                    Save::Arg(1),
                    Save::Arg(2),
                    Save::Arg(3),
                    Save::Arg(4),
                    Save::Result(0),
                ],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "As `scatter`, values adding to (`reduce=\"add\"`) or multiplying (`\"multiply\"`) what is there.",
    }),
    Operator::native(Native {
        text: "aten::scatter_.reduce(Tensor(a!) self, int dim, Tensor index, Tensor src, *, str reduce) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Inplace,
        other_form: 18,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::index::scatter_with", scatter_reduce_structured)),
            (Key::Meta, kernel!("meta::index::scatter_with", scatter_reduce_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", scatter_reduce_structured),
            ),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "scatter_reduce",
                text: "self, src: scatter_reduce_backward(grad, self, dim, index, src, 'sum' if reduce == 'add' else 'prod', True, result)",
                inputs: &[0, 3],
                saves: &[
                    Save::Arg(0),
                    Save::Arg(1),
                    Save::Arg(2),
                    Save::Arg(3),
                    Save::Arg(4),
                    Save::Result(0),
                ],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "As `scatter`, values adding to (`reduce=\"add\"`) or multiplying (`\"multiply\"`) what is there.",
    }),
    Operator::native(Native {
        text: "aten::scatter.reduce_out(Tensor self, int dim, Tensor index, Tensor src, *, str reduce, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 18,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::index::scatter_with", scatter_reduce_structured)),
            (Key::Meta, kernel!("meta::index::scatter_with", scatter_reduce_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "As `scatter`, values adding to (`reduce=\"add\"`) or multiplying (`\"multiply\"`) what is there.",
    }),
    Operator::native(Native {
        text: "aten::scatter.value_reduce(Tensor self, int dim, Tensor index, Scalar value, *, str reduce) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 23,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::index::scatter_value_with", scatter_value_reduce_structured)),
            (Key::Meta, kernel!("meta::index::scatter_value_with", scatter_value_reduce_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", scatter_value_reduce_structured),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "scatter_value_reduce",
                text: "self: scatter_value_reduce_backward(grad, dim, index, value, reduce)",
                inputs: &[0],
                saves: &[Save::Arg(1), Save::Arg(2), Save::Arg(3), Save::Arg(4)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "As `scatter` with a number, adding to (`reduce=\"add\"`) or multiplying (`\"multiply\"`) what is there.",
    }),
    Operator::native(Native {
        text: "aten::scatter_.value_reduce(Tensor(a!) self, int dim, Tensor index, Scalar value, *, str reduce) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Inplace,
        other_form: 21,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::index::scatter_value_with", scatter_value_reduce_structured)),
            (Key::Meta, kernel!("meta::index::scatter_value_with", scatter_value_reduce_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", scatter_value_reduce_structured),
            ),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "scatter_value_reduce",
                text: "self: scatter_value_reduce_backward(grad, dim, index, value, reduce)",
                inputs: &[0],
                saves: &[Save::Arg(1), Save::Arg(2), Save::Arg(3), Save::Arg(4)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "As `scatter` with a number, adding to (`reduce=\"add\"`) or multiplying (`\"multiply\"`) what is there.",
    }),
    Operator::native(Native {
        text: "aten::scatter.value_reduce_out(Tensor self, int dim, Tensor index, Scalar value, *, str reduce, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 21,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::index::scatter_value_with", scatter_value_reduce_structured)),
            (Key::Meta, kernel!("meta::index::scatter_value_with", scatter_value_reduce_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "As `scatter` with a number, adding to (`reduce=\"add\"`) or multiplying (`\"multiply\"`) what is there.",
    }),
    Operator::native(Native {
        text: "aten::scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 26,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::index::scatter_add", scatter_add_structured)),
            (Key::Meta, kernel!("meta::index::scatter_add", scatter_add_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", scatter_add_structured),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "scatter_add",
                text: "self: grad; src: scatter_src_backward(grad, dim, index, src.shape)",
                inputs: &[0, 3],
                saves: &[Save::Arg(1), Save::Arg(2), Save::Shape(3)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "`self` plus the elements of `src` at the places along `dim` that `index` names.",
    }),
    Operator::native(Native {
        text: "aten::scatter_add_(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Inplace,
        other_form: 24,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::index::scatter_add", scatter_add_structured)),
            (Key::Meta, kernel!("meta::index::scatter_add", scatter_add_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", scatter_add_structured),
            ),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "scatter_add",
                text: "self: grad; src: scatter_src_backward(grad, dim, index, src.shape)",
                inputs: &[0, 3],
                saves: &[Save::Arg(1), Save::Arg(2), Save::Shape(3)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "`self` plus the elements of `src` at the places along `dim` that `index` names.",
    }),
    Operator::native(Native {
        text: "aten::scatter_add.out(Tensor self, int dim, Tensor index, Tensor src, *, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 24,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::index::scatter_add", scatter_add_structured)),
            (Key::Meta, kernel!("meta::index::scatter_add", scatter_add_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "`self` plus the elements of `src` at the places along `dim` that `index` names.",
    }),
    Operator::native(Native {
        text: "aten::scatter_reduce.two(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 29,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::index::scatter_reduce", scatter_reduce_two_structured)),
            (Key::Meta, kernel!("meta::index::scatter_reduce", scatter_reduce_two_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", scatter_reduce_two_structured),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "scatter_reduce_two",
                text: "self, src: scatter_reduce_backward(grad, self, dim, index, src, reduce, include_self, result)",
                inputs: &[0, 3],
                saves: &[
                    Save::Arg(0),
                    Save::Arg(1),
                    Save::Arg(2),
                    Save::Arg(3),
                    Save::Arg(4),
                    Save::Arg(5),
                    Save::Result(0),
                ],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "Elements of `src` and, with `include_self`, of `self` that meet in one place: their sum, prod, mean, amax or amin.",
    }),
    Operator::native(Native {
        text: "aten::scatter_reduce_.two(Tensor(a!) self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Inplace,
        other_form: 27,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::index::scatter_reduce", scatter_reduce_two_structured)),
            (Key::Meta, kernel!("meta::index::scatter_reduce", scatter_reduce_two_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", scatter_reduce_two_structured),
            ),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "scatter_reduce_two",
                text: "self, src: scatter_reduce_backward(grad, self, dim, index, src, reduce, include_self, result)",
                inputs: &[0, 3],
                saves: &[
                    Save::Arg(0),
                    Save::Arg(1),
                    Save::Arg(2),
                    Save::Arg(3),
                    Save::Arg(4),
                    Save::Arg(5),
                    Save::Result(0),
                ],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "Elements of `src` and, with `include_self`, of `self` that meet in one place: their sum, prod, mean, amax or amin.",
    }),
    Operator::native(Native {
        text: "aten::scatter_reduce.out(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 27,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::index::scatter_reduce", scatter_reduce_two_structured)),
            (Key::Meta, kernel!("meta::index::scatter_reduce", scatter_reduce_two_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "Elements of `src` and, with `include_self`, of `self` that meet in one place: their sum, prod, mean, amax or amin.",
    }),
    Operator::native(Native {
        text: "aten::index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 32,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::index::index_add", index_add_structured)),
            (Key::Meta, kernel!("meta::index::index_add", index_add_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", index_add_structured),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "index_add",
                text: "self: grad; source: index_source_backward(grad, dim, index, source.shape) * conj_number(alpha)",
                inputs: &[0, 3],
                saves: &[Save::Arg(1), Save::Arg(2), Save::Shape(3), Save::Arg(4)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "`self` with each slice of `source`, times `alpha`, added to the slice along `dim` that `index` names.",
    }),
    Operator::native(Native {
        text: "aten::index_add_(Tensor(a!) self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Inplace,
        other_form: 30,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::index::index_add", index_add_structured)),
            (Key::Meta, kernel!("meta::index::index_add", index_add_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", index_add_structured),
            ),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "index_add",
                text: "self: grad; source: index_source_backward(grad, dim, index, source.shape) * conj_number(alpha)",
                inputs: &[0, 3],
                saves: &[Save::Arg(1), Save::Arg(2), Save::Shape(3), Save::Arg(4)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "`self` with each slice of `source`, times `alpha`, added to the slice along `dim` that `index` names.",
    }),
    Operator::native(Native {
        text: "aten::index_add.out(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 30,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::index::index_add", index_add_structured)),
            (Key::Meta, kernel!("meta::index::index_add", index_add_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "`self` with each slice of `source`, times `alpha`, added to the slice along `dim` that `index` names.",
    }),
    Operator::native(Native {
        text: "aten::index_copy(Tensor self, int dim, Tensor index, Tensor source) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 35,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::index::index_copy", index_copy_structured)),
            (Key::Meta, kernel!("meta::index::index_copy", index_copy_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", index_copy_structured),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "index_copy",
                text: "self: grad.index_fill(dim, index, 0); source: index_source_backward(grad, dim, index, source.shape)",
                inputs: &[0, 3],
                saves: &[Save::Arg(1), Save::Arg(2), Save::Shape(3)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "`self` with each slice of `source` in place of the slice along `dim` that `index` names.",
    }),
    Operator::native(Native {
        text: "aten::index_copy_(Tensor(a!) self, int dim, Tensor index, Tensor source) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Inplace,
        other_form: 33,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::index::index_copy", index_copy_structured)),
            (Key::Meta, kernel!("meta::index::index_copy", index_copy_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", index_copy_structured),
            ),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "index_copy",
                text: "self: grad.index_fill(dim, index, 0); source: index_source_backward(grad, dim, index, source.shape)",
                inputs: &[0, 3],
                saves: &[Save::Arg(1), Save::Arg(2), Save::Shape(3)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "`self` with each slice of `source` in place of the slice along `dim` that `index` names.",
    }),
    Operator::native(Native {
        text: "aten::index_copy.out(Tensor self, int dim, Tensor index, Tensor source, *, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 33,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::index::index_copy", index_copy_structured)),
            (Key::Meta, kernel!("meta::index::index_copy", index_copy_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "`self` with each slice of `source` in place of the slice along `dim` that `index` names.",
    }),
    Operator::native(Native {
        text: "aten::index_fill.int_Scalar(Tensor self, int dim, Tensor index, Scalar value) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 38,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::index::index_fill", index_fill_int_scalar_structured)),
            (Key::Meta, kernel!("meta::index::index_fill", index_fill_int_scalar_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", index_fill_int_scalar_structured),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "index_fill_int_Scalar",
                text: "self: grad.index_fill(dim, index, 0)",
                inputs: &[0],
                saves: &[Save::Arg(1), Save::Arg(2)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "`self` with `value` in the slices along `dim` that `index` names; negative indexes count from the end.",
    }),
    Operator::native(Native {
        text: "aten::index_fill_.int_Scalar(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Inplace,
        other_form: 36,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::index::index_fill", index_fill_int_scalar_structured)),
            (Key::Meta, kernel!("meta::index::index_fill", index_fill_int_scalar_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", index_fill_int_scalar_structured),
            ),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "index_fill_int_Scalar",
                text: "self: grad.index_fill(dim, index, 0)",
                inputs: &[0],
                saves: &[Save::Arg(1), Save::Arg(2)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "`self` with `value` in the slices along `dim` that `index` names; negative indexes count from the end.",
    }),
    Operator::native(Native {
        text: "aten::index_fill.out(Tensor self, int dim, Tensor index, Scalar value, *, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 36,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::index::index_fill", index_fill_int_scalar_structured)),
            (Key::Meta, kernel!("meta::index::index_fill", index_fill_int_scalar_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "`self` with `value` in the slices along `dim` that `index` names; negative indexes count from the end.",
    }),
    Operator::native(Native {
        text: "aten::index_fill.int_Tensor(Tensor self, int dim, Tensor index, Tensor value) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 41,
        tags: tags::ANY_DEVICE,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::index::index_fill_tensor", index_fill_int_tensor_structured)),
            (Key::Meta, kernel!("meta::index::index_fill_tensor", index_fill_int_tensor_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", index_fill_int_tensor_structured),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "index_fill_int_Tensor",
                text: "self: grad.index_fill(dim, index, 0); value: index_fill_value_backward(grad, dim, index)",
                inputs: &[0, 3],
                saves: &[Save::Arg(1), Save::Arg(2)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "As with a number, the value being a 0-dim tensor.",
    }),
    Operator::native(Native {
        text: "aten::index_fill_.int_Tensor(Tensor(a!) self, int dim, Tensor index, Tensor value) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Inplace,
        other_form: 39,
        tags: tags::ANY_DEVICE,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::index::index_fill_tensor", index_fill_int_tensor_structured)),
            (Key::Meta, kernel!("meta::index::index_fill_tensor", index_fill_int_tensor_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", index_fill_int_tensor_structured),
            ),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "index_fill_int_Tensor",
                text: "self: grad.index_fill(dim, index, 0); value: index_fill_value_backward(grad, dim, index)",
                inputs: &[0, 3],
                saves: &[Save::Arg(1), Save::Arg(2)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "As with a number, the value being a 0-dim tensor.",
    }),
    Operator::native(Native {
        text: "aten::index_fill.int_Tensor_out(Tensor self, int dim, Tensor index, Tensor value, *, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 39,
        tags: tags::ANY_DEVICE | tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::index::index_fill_tensor", index_fill_int_tensor_structured)),
            (Key::Meta, kernel!("meta::index::index_fill_tensor", index_fill_int_tensor_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "As with a number, the value being a 0-dim tensor.",
    }),
    Operator::native(Native {
        text: "aten::index_reduce(Tensor self, int dim, Tensor index, Tensor source, str reduce, *, bool include_self=True) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 44,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::index::index_reduce", index_reduce_structured)),
            (Key::Meta, kernel!("meta::index::index_reduce", index_reduce_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", index_reduce_structured),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "index_reduce",
                text: "self, source: index_reduce_backward(grad, self, dim, index, source, reduce, include_self, result)",
                inputs: &[0, 3],
                saves: &[
                    Save::Arg(0),
                    Save::Arg(1),
                    Save::Arg(2),
                    Save::Arg(3),
                    Save::Arg(4),
                    Save::Arg(5),
                    Save::Result(0),
                ],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "Slices of `source` and, with `include_self`, of `self` that meet: their prod, mean, amax or amin.",
    }),
    Operator::native(Native {
        text: "aten::index_reduce_(Tensor(a!) self, int dim, Tensor index, Tensor source, str reduce, *, bool include_self=True) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Inplace,
        other_form: 42,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::index::index_reduce", index_reduce_structured)),
            (Key::Meta, kernel!("meta::index::index_reduce", index_reduce_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", index_reduce_structured),
            ),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "index_reduce",
                text: "self, source: index_reduce_backward(grad, self, dim, index, source, reduce, include_self, result)",
                inputs: &[0, 3],
                saves: &[
                    Save::Arg(0),
                    Save::Arg(1),
                    Save::Arg(2),
                    Save::Arg(3),
                    Save::Arg(4),
                    Save::Arg(5),
                    Save::Result(0),
                ],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "Slices of `source` and, with `include_self`, of `self` that meet: their prod, mean, amax or amin.",
    }),
    Operator::native(Native {
        text: "aten::index_reduce.out(Tensor self, int dim, Tensor index, Tensor source, str reduce, *, bool include_self=True, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 42,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::index::index_reduce", index_reduce_structured)),
            (Key::Meta, kernel!("meta::index::index_reduce", index_reduce_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "Slices of `source` and, with `include_self`, of `self` that meet: their prod, mean, amax or amin.",
    }),
    Operator::native(Native {
        text: "aten::take(Tensor self, Tensor index) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 46,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::index::take", take_structured)),
            (Key::Meta, kernel!("meta::index::take", take_structured)),
            (Key::CompositeExplicitAutogradNonFunctional, kernel!("forms::default_backend", take_structured)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "take",
                text: "self: take_backward(grad, self.shape, index)",
                inputs: &[0],
                saves: &[Save::Shape(0), Save::Arg(1)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "Elements by their number in row-major order; negative ones count from the end.",
    }),
    Operator::native(Native {
        text: "aten::take.out(Tensor self, Tensor index, *, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 45,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::index::take", take_structured)),
            (Key::Meta, kernel!("meta::index::take", take_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "Elements by their number in row-major order; negative ones count from the end.",
    }),
    Operator::native(Native {
        text: "aten::put(Tensor self, Tensor index, Tensor source, bool accumulate=False) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 49,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::index::put", put_structured)),
            (Key::Meta, kernel!("meta::index::put", put_structured)),
            (Key::CompositeExplicitAutogradNonFunctional, kernel!("forms::default_backend", put_structured)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "put",
                text: "self: grad if accumulate else put_cleared(grad, index); source: grad.take(index).reshape(source.shape)",
                inputs: &[0, 2],
                saves: &[Save::Arg(3), Save::Arg(1), Save::Shape(2)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "`self` with `source` at elements named by their number in row-major order; with `accumulate`, added.",
    }),
    Operator::native(Native {
        text: "aten::put_(Tensor(a!) self, Tensor index, Tensor source, bool accumulate=False) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Inplace,
        other_form: 47,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::index::put", put_structured)),
            (Key::Meta, kernel!("meta::index::put", put_structured)),
            (Key::CompositeExplicitAutogradNonFunctional, kernel!("forms::default_backend", put_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "put",
                text: "self: grad if accumulate else put_cleared(grad, index); source: grad.take(index).reshape(source.shape)",
                inputs: &[0, 2],
                saves: &[Save::Arg(3), Save::Arg(1), Save::Shape(2)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "`self` with `source` at elements named by their number in row-major order; with `accumulate`, added.",
    }),
    Operator::native(Native {
        text: "aten::put.out(Tensor self, Tensor index, Tensor source, bool accumulate=False, *, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 47,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::index::put", put_structured)),
            (Key::Meta, kernel!("meta::index::put", put_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "`self` with `source` at elements named by their number in row-major order; with `accumulate`, added.",
    }),
    Operator::native(Native {
        text: "aten::masked_select(Tensor self, Tensor mask) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 51,
        tags: tags::DATA_DEPENDENT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::index::masked_select", masked_select_cpu)),
            (Key::Meta, kernel!("meta::index::masked_select", masked_select_meta)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "masked_select",
                text: "self: masked_select_backward(grad, self.shape, mask)",
                inputs: &[0],
                saves: &[Save::Shape(0), Save::Arg(1)],
                outputs: &[0],
                broadcasts: true,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "The elements where `mask` is true, in row-major order; both broadcast.",
    }),
    Operator::native(Native {
        text: "aten::masked_select.out(Tensor self, Tensor mask, *, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 50,
        tags: tags::DATA_DEPENDENT | tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CompositeExplicitAutograd, kernel!("forms::from_functional", forms::from_functional)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "The elements where `mask` is true, in row-major order; both broadcast.",
    }),
    Operator::native(Native {
        text: "aten::masked_scatter(Tensor self, Tensor mask, Tensor source) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 54,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::index::masked_scatter", masked_scatter_structured)),
            (Key::Meta, kernel!("meta::index::masked_scatter", masked_scatter_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", masked_scatter_structured),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "masked_scatter",
                text: "self: masked_cleared(grad, mask); source: masked_scatter_backward(grad, mask, source.shape)",
                inputs: &[0, 2],
                saves: &[Save::Arg(1), Save::Shape(2)],
                outputs: &[0],
                broadcasts: true,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "`self` with the first elements of `source`, in order, where `mask` is true.",
    }),
    Operator::native(Native {
        text: "aten::masked_scatter_(Tensor(a!) self, Tensor mask, Tensor source) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Inplace,
        other_form: 52,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::index::masked_scatter", masked_scatter_structured)),
            (Key::Meta, kernel!("meta::index::masked_scatter", masked_scatter_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", masked_scatter_structured),
            ),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "masked_scatter",
                text: "self: masked_cleared(grad, mask); source: masked_scatter_backward(grad, mask, source.shape)",
                inputs: &[0, 2],
                saves: &[Save::Arg(1), Save::Shape(2)],
                outputs: &[0],
                broadcasts: true,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "`self` with the first elements of `source`, in order, where `mask` is true.",
    }),
    Operator::native(Native {
        text: "aten::masked_scatter.out(Tensor self, Tensor mask, Tensor source, *, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 52,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::index::masked_scatter", masked_scatter_structured)),
            (Key::Meta, kernel!("meta::index::masked_scatter", masked_scatter_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "`self` with the first elements of `source`, in order, where `mask` is true.",
    }),
    Operator::native(Native {
        text: "aten::nonzero(Tensor self) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 56,
        tags: tags::DATA_DEPENDENT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::index::nonzero", nonzero_cpu)),
            (Key::Meta, kernel!("meta::index::nonzero", nonzero_meta)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("indexes are integers"))],
        fallbacks: &FALLBACKS,
        doc: "Coordinates of the elements that are not 0, one row for each, in row-major order.",
    }),
    Operator::native(Native {
        text: "aten::nonzero.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 55,
        tags: tags::DATA_DEPENDENT | tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CompositeExplicitAutograd, kernel!("forms::from_functional", forms::from_functional)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "Coordinates of the elements that are not 0, one row for each, in row-major order.",
    }),
    Operator::native(Native {
        text: "aten::nonzero_static(Tensor self, *, int size, int fill_value=-1) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 58,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::index::nonzero_static", nonzero_static_structured)),
            (Key::Meta, kernel!("meta::index::nonzero_static", nonzero_static_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", nonzero_static_structured),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("indexes are integers"))],
        fallbacks: &FALLBACKS,
        doc: "As `nonzero`, cut or filled up to `size` rows.",
    }),
    Operator::native(Native {
        text: "aten::nonzero_static.out(Tensor self, *, int size, int fill_value=-1, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 57,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::index::nonzero_static", nonzero_static_structured)),
            (Key::Meta, kernel!("meta::index::nonzero_static", nonzero_static_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "As `nonzero`, cut or filled up to `size` rows.",
    }),
    Operator::native(Native {
        text: "aten::nonzero_numpy(Tensor self) -> Tensor[]",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: tags::PYTHON,
        home: "python:index:nonzero_numpy",
        kernels: &[(
            Key::CompositeImplicitAutograd,
            kernel!("python:index:nonzero_numpy", host::python_composite),
        )],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "As `nonzero`, one tensor for each dimension; a 0-dim tensor counts as one dimension.",
    }),
    Operator::native(Native {
        text: "aten::argwhere(Tensor self) -> Tensor",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: tags::PYTHON,
        home: "python:index:argwhere",
        kernels: &[(
            Key::CompositeImplicitAutograd,
            kernel!("python:index:argwhere", host::python_composite),
        )],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "As `nonzero`.",
    }),
    Operator::native(Native {
        text: "aten::flip(Tensor self, int[] dims) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 62,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::index::flip", flip_structured)),
            (Key::Meta, kernel!("meta::index::flip", flip_structured)),
            (Key::CompositeExplicitAutogradNonFunctional, kernel!("forms::default_backend", flip_structured)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "flip",
                text: "self: grad.flip(dims)",
                inputs: &[0],
                saves: &[Save::Arg(1)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "Reverses dimensions `dims`; a copy.",
    }),
    Operator::native(Native {
        text: "aten::flip.out(Tensor self, int[] dims, *, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 61,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::index::flip", flip_structured)),
            (Key::Meta, kernel!("meta::index::flip", flip_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "Reverses dimensions `dims`; a copy.",
    }),
    Operator::native(Native {
        text: "aten::fliplr(Tensor self) -> Tensor",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: tags::PYTHON,
        home: "python:index:fliplr",
        kernels: &[(Key::CompositeImplicitAutograd, kernel!("python:index:fliplr", host::python_composite))],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "Reverses the columns.",
    }),
    Operator::native(Native {
        text: "aten::flipud(Tensor self) -> Tensor",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: tags::PYTHON,
        home: "python:index:flipud",
        kernels: &[(Key::CompositeImplicitAutograd, kernel!("python:index:flipud", host::python_composite))],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "Reverses the rows.",
    }),
    Operator::native(Native {
        text: "aten::rot90(Tensor self, int k=1, int[] dims=[0,1]) -> Tensor",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: 66,
        tags: tags::PYTHON,
        home: "python:index:rot90",
        kernels: &[(Key::CompositeImplicitAutograd, kernel!("python:index:rot90", host::python_composite))],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "Turns `k` times by 90 degrees, from the first towards the second of `dims`.",
    }),
    Operator::native(Native {
        text: "aten::rot90.out(Tensor self, int k=1, int[] dims=[0,1], *, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Composite,
        form: Form::Out,
        other_form: 65,
        tags: tags::OUT,
        home: "rust",
        kernels: &[(Key::CompositeImplicitAutograd, kernel!("forms::composite_form", forms::composite_form))],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "Turns `k` times by 90 degrees, from the first towards the second of `dims`.",
    }),
    Operator::native(Native {
        text: "aten::roll(Tensor self, int[1] shifts, int[1] dims=[]) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 68,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::index::roll", roll_structured)),
            (Key::Meta, kernel!("meta::index::roll", roll_structured)),
            (Key::CompositeExplicitAutogradNonFunctional, kernel!("forms::default_backend", roll_structured)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "roll",
                text: "self: grad.roll([-s for s in shifts], dims)",
                inputs: &[0],
                saves: &[Save::Arg(1), Save::Arg(2)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "Moves elements along `dims`, those that fall off coming back at the start; over the flattened tensor without `dims`.",
    }),
    Operator::native(Native {
        text: "aten::roll.out(Tensor self, int[1] shifts, int[1] dims=[], *, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 67,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::index::roll", roll_structured)),
            (Key::Meta, kernel!("meta::index::roll", roll_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "Moves elements along `dims`, those that fall off coming back at the start; over the flattened tensor without `dims`.",
    }),
    Operator::native(Native {
        text: "aten::repeat(Tensor self, int[] repeats) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 70,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::index::repeat", repeat_structured)),
            (Key::Meta, kernel!("meta::index::repeat", repeat_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", repeat_structured),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "repeat",
                text: "self: repeat_backward(grad, repeats, self.shape)",
                inputs: &[0],
                saves: &[Save::Arg(1), Save::Shape(0)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "The tensor again and again, `repeats[d]` times along each dimension.",
    }),
    Operator::native(Native {
        text: "aten::repeat.out(Tensor self, int[] repeats, *, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 69,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::index::repeat", repeat_structured)),
            (Key::Meta, kernel!("meta::index::repeat", repeat_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "The tensor again and again, `repeats[d]` times along each dimension.",
    }),
    Operator::native(Native {
        text: "aten::tile(Tensor self, int[] dims) -> Tensor",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: tags::PYTHON,
        home: "python:index:tile",
        kernels: &[(Key::CompositeImplicitAutograd, kernel!("python:index:tile", host::python_composite))],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "As `repeat`; a short `dims` counts from the last dimension.",
    }),
    Operator::native(Native {
        text: "aten::repeat_interleave.Tensor(Tensor repeats, *, int? output_size=None) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 73,
        tags: tags::DATA_DEPENDENT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::index::repeat_interleave", repeat_interleave_tensor_cpu)),
            (Key::Meta, kernel!("meta::index::repeat_interleave", repeat_interleave_tensor_meta)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("indexes are integers"))],
        fallbacks: &FALLBACKS,
        doc: "The number `i`, `repeats[i]` times, for each `i`.",
    }),
    Operator::native(Native {
        text: "aten::repeat_interleave.out(Tensor repeats, *, int? output_size=None, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 72,
        tags: tags::DATA_DEPENDENT | tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CompositeExplicitAutograd, kernel!("forms::from_functional", forms::from_functional)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "The number `i`, `repeats[i]` times, for each `i`.",
    }),
    Operator::native(Native {
        text: "aten::repeat_interleave.self_Tensor(Tensor self, Tensor repeats, int? dim=None, *, int? output_size=None) -> Tensor",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: tags::PYTHON,
        home: "python:index:repeat_interleave_tensor",
        kernels: &[(
            Key::CompositeImplicitAutograd,
            kernel!("python:index:repeat_interleave_tensor", host::python_composite),
        )],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "Each slice along `dim` as often as `repeats` says; over the flattened tensor without `dim`.",
    }),
    Operator::native(Native {
        text: "aten::repeat_interleave.self_int(Tensor self, int repeats, int? dim=None, *, int? output_size=None) -> Tensor",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: tags::PYTHON,
        home: "python:index:repeat_interleave_int",
        kernels: &[(
            Key::CompositeImplicitAutograd,
            kernel!("python:index:repeat_interleave_int", host::python_composite),
        )],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "Each slice along `dim`, `repeats` times.",
    }),
    Operator::native(Native {
        text: "aten::take_along_dim(Tensor self, Tensor indices, int? dim=None) -> Tensor",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: 77,
        tags: tags::PYTHON,
        home: "python:index:take_along_dim",
        kernels: &[(
            Key::CompositeImplicitAutograd,
            kernel!("python:index:take_along_dim", host::python_composite),
        )],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "As `gather`, `self` and `indices` broadcasting except along `dim`; over the flattened tensor without `dim`.",
    }),
    Operator::native(Native {
        text: "aten::take_along_dim.out(Tensor self, Tensor indices, int? dim=None, *, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Composite,
        form: Form::Out,
        other_form: 76,
        tags: tags::OUT,
        home: "rust",
        kernels: &[(Key::CompositeImplicitAutograd, kernel!("forms::composite_form", forms::composite_form))],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "As `gather`, `self` and `indices` broadcasting except along `dim`; over the flattened tensor without `dim`.",
    }),
    Operator::native(Native {
        text: "aten::select_scatter(Tensor self, Tensor src, int dim, int index) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 79,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::index::select_scatter", select_scatter_structured)),
            (Key::Meta, kernel!("meta::index::select_scatter", select_scatter_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", select_scatter_structured),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "select_scatter",
                text: "self: grad.select_scatter(zeros_of(grad.select(dim, index)), dim, index); src: grad.select(dim, index)",
                inputs: &[0, 1],
                saves: &[Save::Arg(2), Save::Arg(3)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "`self` with `src` in place of `self.select(dim, index)`.",
    }),
    Operator::native(Native {
        text: "aten::select_scatter.out(Tensor self, Tensor src, int dim, int index, *, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 78,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::index::select_scatter", select_scatter_structured)),
            (Key::Meta, kernel!("meta::index::select_scatter", select_scatter_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "`self` with `src` in place of `self.select(dim, index)`.",
    }),
    Operator::native(Native {
        text: "aten::slice_scatter(Tensor self, Tensor src, int dim=0, int? start=None, int? end=None, int step=1) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 81,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::index::slice_scatter", slice_scatter_structured)),
            (Key::Meta, kernel!("meta::index::slice_scatter", slice_scatter_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", slice_scatter_structured),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "slice_scatter",
                text: "self: grad.slice_scatter(zeros_of(grad.slice(dim, start, end, step)), dim, start, end, step); src: grad.slice(dim, start, end, step)",
                inputs: &[0, 1],
                saves: &[Save::Arg(2), Save::Arg(3), Save::Arg(4), Save::Arg(5)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "`self` with `src` in place of a slice.",
    }),
    Operator::native(Native {
        text: "aten::slice_scatter.out(Tensor self, Tensor src, int dim=0, int? start=None, int? end=None, int step=1, *, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 80,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::index::slice_scatter", slice_scatter_structured)),
            (Key::Meta, kernel!("meta::index::slice_scatter", slice_scatter_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "`self` with `src` in place of a slice.",
    }),
    Operator::native(Native {
        text: "aten::diagonal_scatter(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 83,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::index::diagonal_scatter", diagonal_scatter_structured)),
            (Key::Meta, kernel!("meta::index::diagonal_scatter", diagonal_scatter_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", diagonal_scatter_structured),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "diagonal_scatter",
                text: "self: grad.diagonal_scatter(zeros_of(grad.diagonal(offset, dim1, dim2)), offset, dim1, dim2); src: grad.diagonal(offset, dim1, dim2)",
                inputs: &[0, 1],
                saves: &[Save::Arg(2), Save::Arg(3), Save::Arg(4)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "`self` with `src` in place of a diagonal.",
    }),
    Operator::native(Native {
        text: "aten::diagonal_scatter.out(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1, *, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 82,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::index::diagonal_scatter", diagonal_scatter_structured)),
            (Key::Meta, kernel!("meta::index::diagonal_scatter", diagonal_scatter_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "`self` with `src` in place of a diagonal.",
    }),
    Operator::native(Native {
        text: "aten::as_strided_scatter(Tensor self, Tensor src, int[] size, int[] stride, int? storage_offset=None) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 85,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::index::as_strided_scatter", as_strided_scatter_structured)),
            (Key::Meta, kernel!("meta::index::as_strided_scatter", as_strided_scatter_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", as_strided_scatter_structured),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "as_strided_scatter",
                text: "self: as_strided_cleared(grad, src.shape, size, stride, storage_offset); src: grad.contiguous().as_strided(size, stride, storage_offset)",
                inputs: &[0, 1],
                saves: &[Save::Shape(1), Save::Arg(2), Save::Arg(3), Save::Arg(4)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "`self`, row-major, with `src` in place of a strided part, which must not overlap itself.",
    }),
    Operator::native(Native {
        text: "aten::as_strided_scatter.out(Tensor self, Tensor src, int[] size, int[] stride, int? storage_offset=None, *, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 84,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::index::as_strided_scatter", as_strided_scatter_structured)),
            (Key::Meta, kernel!("meta::index::as_strided_scatter", as_strided_scatter_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "`self`, row-major, with `src` in place of a strided part, which must not overlap itself.",
    }),
    Operator::native(Native {
        text: "aten::diag_embed(Tensor self, int offset=0, int dim1=-2, int dim2=-1) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 87,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::index::diag_embed", diag_embed_structured)),
            (Key::Meta, kernel!("meta::index::diag_embed", diag_embed_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", diag_embed_structured),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "diag_embed",
                text: "self: grad.diagonal(offset, dim1, dim2)",
                inputs: &[0],
                saves: &[Save::Arg(1), Save::Arg(2), Save::Arg(3)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "Zeros with `self` on a diagonal over two new dimensions.",
    }),
    Operator::native(Native {
        text: "aten::diag_embed.out(Tensor self, int offset=0, int dim1=-2, int dim2=-1, *, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 86,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::index::diag_embed", diag_embed_structured)),
            (Key::Meta, kernel!("meta::index::diag_embed", diag_embed_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "Zeros with `self` on a diagonal over two new dimensions.",
    }),
    Operator::native(Native {
        text: "aten::diag(Tensor self, int diagonal=0) -> Tensor",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: 89,
        tags: tags::PYTHON,
        home: "python:index:diag",
        kernels: &[(Key::CompositeImplicitAutograd, kernel!("python:index:diag", host::python_composite))],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "A matrix with `self` on a diagonal, or the diagonal of a matrix, as a copy.",
    }),
    Operator::native(Native {
        text: "aten::diag.out(Tensor self, int diagonal=0, *, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Composite,
        form: Form::Out,
        other_form: 88,
        tags: tags::OUT,
        home: "rust",
        kernels: &[(Key::CompositeImplicitAutograd, kernel!("forms::composite_form", forms::composite_form))],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "A matrix with `self` on a diagonal, or the diagonal of a matrix, as a copy.",
    }),
    Operator::native(Native {
        text: "aten::diagflat(Tensor self, int offset=0) -> Tensor",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: tags::PYTHON,
        home: "python:index:diagflat",
        kernels: &[(
            Key::CompositeImplicitAutograd,
            kernel!("python:index:diagflat", host::python_composite),
        )],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "A matrix with the elements of `self` on a diagonal.",
    }),
    Operator::native(Native {
        text: "aten::vander(Tensor x, int? N=None, bool increasing=False) -> Tensor",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: tags::PYTHON,
        home: "python:index:vander",
        kernels: &[(Key::CompositeImplicitAutograd, kernel!("python:index:vander", host::python_composite))],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "The powers of a vector as columns, falling unless `increasing`.",
    }),
    Operator::native(Native {
        text: "aten::unravel_index(Tensor indices, int[] shape) -> Tensor[]",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: tags::PYTHON,
        home: "python:index:unravel_index",
        kernels: &[(
            Key::CompositeImplicitAutograd,
            kernel!("python:index:unravel_index", host::python_composite),
        )],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "Coordinates of elements named by their number in row-major order.",
    }),
    Operator::native(Native {
        text: "aten::_unsafe_masked_index(Tensor self, Tensor mask, Tensor?[] indices, Scalar fill) -> Tensor",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: tags::PYTHON,
        home: "python:index:unsafe_masked_index",
        kernels: &[(
            Key::CompositeImplicitAutograd,
            kernel!("python:index:unsafe_masked_index", host::python_composite),
        )],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "`self[indices]` where `mask` is true, else `fill`; indexes that the mask hides may be out of range.",
    }),
    Operator::native(Native {
        text: "aten::_unsafe_masked_index_put_accumulate(Tensor self, Tensor mask, Tensor?[] indices, Tensor values) -> Tensor",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: tags::PYTHON,
        home: "python:index:unsafe_masked_index_put_accumulate",
        kernels: &[(
            Key::CompositeImplicitAutograd,
            kernel!("python:index:unsafe_masked_index_put_accumulate", host::python_composite),
        )],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "`values` added to `self[indices]` where `mask` is true.",
    }),
    Operator::native(Native {
        text: "aten::cat(Tensor[] tensors, int dim=0) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 96,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::join::cat", cat_structured)),
            (Key::Meta, kernel!("meta::join::cat", cat_structured)),
            (Key::CompositeExplicitAutogradNonFunctional, kernel!("forms::default_backend", cat_structured)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "cat",
                text: "tensors: cat_backward(grad, tensors.shape, dim)",
                inputs: &[0],
                saves: &[Save::Shape(0), Save::Arg(1)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "Tensors one after the other along `dim`; one-dimensional empty ones are skipped.",
    }),
    Operator::native(Native {
        text: "aten::cat.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 95,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::join::cat", cat_structured)),
            (Key::Meta, kernel!("meta::join::cat", cat_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "Tensors one after the other along `dim`; one-dimensional empty ones are skipped.",
    }),
    Operator::native(Native {
        text: "aten::stack(Tensor[] tensors, int dim=0) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 98,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::join::stack", stack_structured)),
            (Key::Meta, kernel!("meta::join::stack", stack_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", stack_structured),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "stack",
                text: "tensors: list(grad.unbind(dim))",
                inputs: &[0],
                saves: &[Save::Arg(1)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "Tensors of one shape along a new dimension.",
    }),
    Operator::native(Native {
        text: "aten::stack.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 97,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::join::stack", stack_structured)),
            (Key::Meta, kernel!("meta::join::stack", stack_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "Tensors of one shape along a new dimension.",
    }),
    Operator::native(Native {
        text: "aten::concat(Tensor[] tensors, int dim=0) -> Tensor",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: 100,
        tags: tags::PYTHON,
        home: "python:join:concat",
        kernels: &[(Key::CompositeImplicitAutograd, kernel!("python:join:concat", host::python_composite))],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "As `cat`.",
    }),
    Operator::native(Native {
        text: "aten::concat.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Composite,
        form: Form::Out,
        other_form: 99,
        tags: tags::OUT,
        home: "rust",
        kernels: &[(Key::CompositeImplicitAutograd, kernel!("forms::composite_form", forms::composite_form))],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "As `cat`.",
    }),
    Operator::native(Native {
        text: "aten::concatenate(Tensor[] tensors, int dim=0) -> Tensor",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: 102,
        tags: tags::PYTHON,
        home: "python:join:concat",
        kernels: &[(Key::CompositeImplicitAutograd, kernel!("python:join:concat", host::python_composite))],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "As `cat`.",
    }),
    Operator::native(Native {
        text: "aten::concatenate.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Composite,
        form: Form::Out,
        other_form: 101,
        tags: tags::OUT,
        home: "rust",
        kernels: &[(Key::CompositeImplicitAutograd, kernel!("forms::composite_form", forms::composite_form))],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "As `cat`.",
    }),
    Operator::native(Native {
        text: "aten::hstack(Tensor[] tensors) -> Tensor",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: 104,
        tags: tags::PYTHON,
        home: "python:join:hstack",
        kernels: &[(Key::CompositeImplicitAutograd, kernel!("python:join:hstack", host::python_composite))],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "Joins columns; vectors one after the other.",
    }),
    Operator::native(Native {
        text: "aten::hstack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Composite,
        form: Form::Out,
        other_form: 103,
        tags: tags::OUT,
        home: "rust",
        kernels: &[(Key::CompositeImplicitAutograd, kernel!("forms::composite_form", forms::composite_form))],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "Joins columns; vectors one after the other.",
    }),
    Operator::native(Native {
        text: "aten::vstack(Tensor[] tensors) -> Tensor",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: 106,
        tags: tags::PYTHON,
        home: "python:join:vstack",
        kernels: &[(Key::CompositeImplicitAutograd, kernel!("python:join:vstack", host::python_composite))],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "Joins rows; a vector is one row.",
    }),
    Operator::native(Native {
        text: "aten::vstack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Composite,
        form: Form::Out,
        other_form: 105,
        tags: tags::OUT,
        home: "rust",
        kernels: &[(Key::CompositeImplicitAutograd, kernel!("forms::composite_form", forms::composite_form))],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "Joins rows; a vector is one row.",
    }),
    Operator::native(Native {
        text: "aten::row_stack(Tensor[] tensors) -> Tensor",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: 108,
        tags: tags::PYTHON,
        home: "python:join:vstack",
        kernels: &[(Key::CompositeImplicitAutograd, kernel!("python:join:vstack", host::python_composite))],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "As `vstack`.",
    }),
    Operator::native(Native {
        text: "aten::row_stack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Composite,
        form: Form::Out,
        other_form: 107,
        tags: tags::OUT,
        home: "rust",
        kernels: &[(Key::CompositeImplicitAutograd, kernel!("forms::composite_form", forms::composite_form))],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "As `vstack`.",
    }),
    Operator::native(Native {
        text: "aten::dstack(Tensor[] tensors) -> Tensor",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: 110,
        tags: tags::PYTHON,
        home: "python:join:dstack",
        kernels: &[(Key::CompositeImplicitAutograd, kernel!("python:join:dstack", host::python_composite))],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "Joins along the third dimension.",
    }),
    Operator::native(Native {
        text: "aten::dstack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Composite,
        form: Form::Out,
        other_form: 109,
        tags: tags::OUT,
        home: "rust",
        kernels: &[(Key::CompositeImplicitAutograd, kernel!("forms::composite_form", forms::composite_form))],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "Joins along the third dimension.",
    }),
    Operator::native(Native {
        text: "aten::column_stack(Tensor[] tensors) -> Tensor",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: 112,
        tags: tags::PYTHON,
        home: "python:join:column_stack",
        kernels: &[(
            Key::CompositeImplicitAutograd,
            kernel!("python:join:column_stack", host::python_composite),
        )],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "Joins columns; a vector is one column.",
    }),
    Operator::native(Native {
        text: "aten::column_stack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Composite,
        form: Form::Out,
        other_form: 111,
        tags: tags::OUT,
        home: "rust",
        kernels: &[(Key::CompositeImplicitAutograd, kernel!("forms::composite_form", forms::composite_form))],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "Joins columns; a vector is one column.",
    }),
    Operator::native(Native {
        text: "aten::_chunk_cat(Tensor[] tensors, int dim, int num_chunks) -> Tensor",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: 114,
        tags: tags::PYTHON,
        home: "python:join:chunk_cat",
        kernels: &[(
            Key::CompositeImplicitAutograd,
            kernel!("python:join:chunk_cat", host::python_composite),
        )],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "Cuts each tensor, filled up with zeros, into `num_chunks` along `dim`, and joins the chunks of one number.",
    }),
    Operator::native(Native {
        text: "aten::_chunk_cat.out(Tensor[] tensors, int dim, int num_chunks, *, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Composite,
        form: Form::Out,
        other_form: 113,
        tags: tags::OUT,
        home: "rust",
        kernels: &[(Key::CompositeImplicitAutograd, kernel!("forms::composite_form", forms::composite_form))],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "Cuts each tensor, filled up with zeros, into `num_chunks` along `dim`, and joins the chunks of one number.",
    }),
    Operator::native(Native {
        text: "aten::atleast_1d(Tensor self) -> Tensor",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: tags::PYTHON,
        home: "python:join:atleast_1d",
        kernels: &[(
            Key::CompositeImplicitAutograd,
            kernel!("python:join:atleast_1d", host::python_composite),
        )],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "A 0-dim tensor as one of one dimension; others as they are.",
    }),
    Operator::native(Native {
        text: "aten::atleast_1d.Sequence(Tensor[] tensors) -> Tensor[]",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: tags::PYTHON,
        home: "python:join:atleast_1d_each",
        kernels: &[(
            Key::CompositeImplicitAutograd,
            kernel!("python:join:atleast_1d_each", host::python_composite),
        )],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "`atleast_1d` of each tensor.",
    }),
    Operator::native(Native {
        text: "aten::atleast_2d(Tensor self) -> Tensor",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: tags::PYTHON,
        home: "python:join:atleast_2d",
        kernels: &[(
            Key::CompositeImplicitAutograd,
            kernel!("python:join:atleast_2d", host::python_composite),
        )],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "A tensor of fewer dimensions as one row.",
    }),
    Operator::native(Native {
        text: "aten::atleast_2d.Sequence(Tensor[] tensors) -> Tensor[]",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: tags::PYTHON,
        home: "python:join:atleast_2d_each",
        kernels: &[(
            Key::CompositeImplicitAutograd,
            kernel!("python:join:atleast_2d_each", host::python_composite),
        )],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "`atleast_2d` of each tensor.",
    }),
    Operator::native(Native {
        text: "aten::atleast_3d(Tensor self) -> Tensor",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: tags::PYTHON,
        home: "python:join:atleast_3d",
        kernels: &[(
            Key::CompositeImplicitAutograd,
            kernel!("python:join:atleast_3d", host::python_composite),
        )],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "A tensor of fewer dimensions as one of three.",
    }),
    Operator::native(Native {
        text: "aten::atleast_3d.Sequence(Tensor[] tensors) -> Tensor[]",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: tags::PYTHON,
        home: "python:join:atleast_3d_each",
        kernels: &[(
            Key::CompositeImplicitAutograd,
            kernel!("python:join:atleast_3d_each", host::python_composite),
        )],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "`atleast_3d` of each tensor.",
    }),
    Operator::native(Native {
        text: "aten::broadcast_tensors(Tensor[] tensors) -> Tensor[]",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: tags::PYTHON,
        home: "python:join:broadcast_tensors",
        kernels: &[(
            Key::CompositeImplicitAutograd,
            kernel!("python:join:broadcast_tensors", host::python_composite),
        )],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "Views of all tensors under the shape that they broadcast to.",
    }),
    Operator::native(Native {
        text: "aten::meshgrid(Tensor[] tensors) -> Tensor[]",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: tags::PYTHON,
        home: "python:join:meshgrid",
        kernels: &[(Key::CompositeImplicitAutograd, kernel!("python:join:meshgrid", host::python_composite))],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "Grids of coordinates, the first vector along the first dimension.",
    }),
    Operator::native(Native {
        text: "aten::meshgrid.indexing(Tensor[] tensors, *, str indexing) -> Tensor[]",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: tags::PYTHON,
        home: "python:join:meshgrid_indexing",
        kernels: &[(
            Key::CompositeImplicitAutograd,
            kernel!("python:join:meshgrid_indexing", host::python_composite),
        )],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "Grids of coordinates; with `indexing=\"xy\"` the first two dimensions change places.",
    }),
    Operator::native(Native {
        text: "aten::cartesian_prod(Tensor[] tensors) -> Tensor",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: tags::PYTHON,
        home: "python:join:cartesian_prod",
        kernels: &[(
            Key::CompositeImplicitAutograd,
            kernel!("python:join:cartesian_prod", host::python_composite),
        )],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "All combinations of one element of each vector, one row for each.",
    }),
    Operator::native(Native {
        text: "aten::combinations(Tensor self, int r=2, bool with_replacement=False) -> Tensor",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: tags::PYTHON,
        home: "python:join:combinations",
        kernels: &[(
            Key::CompositeImplicitAutograd,
            kernel!("python:join:combinations", host::python_composite),
        )],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "All choices of `r` elements of a vector, in order, one row for each.",
    }),
    Operator::native(Native {
        text: "aten::block_diag(Tensor[] tensors) -> Tensor",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: tags::PYTHON,
        home: "python:join:block_diag",
        kernels: &[(
            Key::CompositeImplicitAutograd,
            kernel!("python:join:block_diag", host::python_composite),
        )],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "Matrices along the diagonal of a matrix of zeros.",
    }),
    Operator::native(Native {
        text: "aten::unsafe_split.Tensor(Tensor self, int split_size, int dim=0) -> Tensor[]",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: tags::PYTHON,
        home: "python:join:unsafe_split",
        kernels: &[(
            Key::CompositeImplicitAutograd,
            kernel!("python:join:unsafe_split", host::python_composite),
        )],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "As `split`, copies.",
    }),
    Operator::native(Native {
        text: "aten::unsafe_split_with_sizes(Tensor self, int[] split_sizes, int dim=0) -> Tensor[]",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: tags::PYTHON,
        home: "python:join:unsafe_split_with_sizes",
        kernels: &[(
            Key::CompositeImplicitAutograd,
            kernel!("python:join:unsafe_split_with_sizes", host::python_composite),
        )],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "As `split_with_sizes`, copies.",
    }),
    Operator::native(Native {
        text: "aten::unsafe_chunk(Tensor self, int chunks, int dim=0) -> Tensor[]",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: tags::PYTHON,
        home: "python:join:unsafe_chunk",
        kernels: &[(
            Key::CompositeImplicitAutograd,
            kernel!("python:join:unsafe_chunk", host::python_composite),
        )],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "As `chunk`, copies.",
    }),
    Operator::native(Native {
        text: "aten::mm(Tensor self, Tensor mat2) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 131,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::linalg::mm", mm_structured)),
            (Key::Meta, kernel!("meta::linalg::mm", mm_structured)),
            (Key::CompositeExplicitAutogradNonFunctional, kernel!("forms::default_backend", mm_structured)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "mm",
                text: "self: grad.mm(mat2.mH); mat2: self.mH.mm(grad)",
                inputs: &[0, 1],
                saves: &[Save::Arg(1), Save::Arg(0)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "The product of two matrices.",
    }),
    Operator::native(Native {
        text: "aten::mm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 130,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::linalg::mm", mm_structured)),
            (Key::Meta, kernel!("meta::linalg::mm", mm_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "The product of two matrices.",
    }),
    Operator::native(Native {
        text: "aten::bmm(Tensor self, Tensor mat2) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 133,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::linalg::bmm", bmm_structured)),
            (Key::Meta, kernel!("meta::linalg::bmm", bmm_structured)),
            (Key::CompositeExplicitAutogradNonFunctional, kernel!("forms::default_backend", bmm_structured)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "bmm",
                text: "self: grad.bmm(mat2.mH); mat2: self.mH.bmm(grad)",
                inputs: &[0, 1],
                saves: &[Save::Arg(1), Save::Arg(0)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "The products of two batches of matrices, pair by pair.",
    }),
    Operator::native(Native {
        text: "aten::bmm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 132,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::linalg::bmm", bmm_structured)),
            (Key::Meta, kernel!("meta::linalg::bmm", bmm_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "The products of two batches of matrices, pair by pair.",
    }),
    Operator::native(Native {
        text: "aten::mv(Tensor self, Tensor vec) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 135,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::linalg::mv", mv_structured)),
            (Key::Meta, kernel!("meta::linalg::mv", mv_structured)),
            (Key::CompositeExplicitAutogradNonFunctional, kernel!("forms::default_backend", mv_structured)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "mv",
                text: "self: grad.outer(vec.conj()); vec: self.mH.mv(grad)",
                inputs: &[0, 1],
                saves: &[Save::Arg(1), Save::Arg(0)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "The product of a matrix and a vector.",
    }),
    Operator::native(Native {
        text: "aten::mv.out(Tensor self, Tensor vec, *, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 134,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::linalg::mv", mv_structured)),
            (Key::Meta, kernel!("meta::linalg::mv", mv_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "The product of a matrix and a vector.",
    }),
    Operator::native(Native {
        text: "aten::dot(Tensor self, Tensor tensor) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 137,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::linalg::dot", dot_structured)),
            (Key::Meta, kernel!("meta::linalg::dot", dot_structured)),
            (Key::CompositeExplicitAutogradNonFunctional, kernel!("forms::default_backend", dot_structured)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "dot",
                text: "self: grad * tensor.conj(); tensor: grad * self.conj()",
                inputs: &[0, 1],
                saves: &[Save::Arg(1), Save::Arg(0)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "The sum of products of two vectors.",
    }),
    Operator::native(Native {
        text: "aten::dot.out(Tensor self, Tensor tensor, *, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 136,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::linalg::dot", dot_structured)),
            (Key::Meta, kernel!("meta::linalg::dot", dot_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "The sum of products of two vectors.",
    }),
    Operator::native(Native {
        text: "aten::vdot(Tensor self, Tensor other) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 139,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::linalg::vdot", vdot_structured)),
            (Key::Meta, kernel!("meta::linalg::vdot", vdot_structured)),
            (Key::CompositeExplicitAutogradNonFunctional, kernel!("forms::default_backend", vdot_structured)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "vdot",
                text: "self: grad.conj() * other; other: grad * self",
                inputs: &[0, 1],
                saves: &[Save::Arg(1), Save::Arg(0)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "The sum of products of the conjugate of one vector with another.",
    }),
    Operator::native(Native {
        text: "aten::vdot.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 138,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::linalg::vdot", vdot_structured)),
            (Key::Meta, kernel!("meta::linalg::vdot", vdot_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "The sum of products of the conjugate of one vector with another.",
    }),
    Operator::native(Native {
        text: "aten::addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 142,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::linalg::addmm", addmm_structured)),
            (Key::Meta, kernel!("meta::linalg::addmm", addmm_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", addmm_structured),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "addmm",
                text: "self: times_conjugate(grad, beta); mat1: times_conjugate(grad.mm(mat2.mH), alpha); mat2: times_conjugate(mat1.mH.mm(grad), alpha)",
                inputs: &[0, 1, 2],
                saves: &[Save::Arg(3), Save::Arg(2), Save::Arg(4), Save::Arg(1)],
                outputs: &[0],
                broadcasts: true,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "`beta * input + alpha * (mat1 @ mat2)`; with `beta=0` the input is not read.",
    }),
    Operator::native(Native {
        text: "aten::addmm_(Tensor(a!) self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Inplace,
        other_form: 140,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::linalg::addmm", addmm_structured)),
            (Key::Meta, kernel!("meta::linalg::addmm", addmm_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", addmm_structured),
            ),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "addmm",
                text: "self: times_conjugate(grad, beta); mat1: times_conjugate(grad.mm(mat2.mH), alpha); mat2: times_conjugate(mat1.mH.mm(grad), alpha)",
                inputs: &[0, 1, 2],
                saves: &[Save::Arg(3), Save::Arg(2), Save::Arg(4), Save::Arg(1)],
                outputs: &[0],
                broadcasts: true,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "`beta * input + alpha * (mat1 @ mat2)`; with `beta=0` the input is not read.",
    }),
    Operator::native(Native {
        text: "aten::addmm.out(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 140,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::linalg::addmm", addmm_structured)),
            (Key::Meta, kernel!("meta::linalg::addmm", addmm_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "`beta * input + alpha * (mat1 @ mat2)`; with `beta=0` the input is not read.",
    }),
    Operator::native(Native {
        text: "aten::addmv(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 145,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::linalg::addmv", addmv_structured)),
            (Key::Meta, kernel!("meta::linalg::addmv", addmv_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", addmv_structured),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "addmv",
                text: "self: times_conjugate(grad, beta); mat: times_conjugate(grad.outer(vec.conj()), alpha); vec: times_conjugate(mat.mH.mv(grad), alpha)",
                inputs: &[0, 1, 2],
                saves: &[Save::Arg(3), Save::Arg(2), Save::Arg(4), Save::Arg(1)],
                outputs: &[0],
                broadcasts: true,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "`beta * input + alpha * (mat @ vec)`; with `beta=0` the input is not read.",
    }),
    Operator::native(Native {
        text: "aten::addmv_(Tensor(a!) self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Inplace,
        other_form: 143,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::linalg::addmv", addmv_structured)),
            (Key::Meta, kernel!("meta::linalg::addmv", addmv_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", addmv_structured),
            ),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "addmv",
                text: "self: times_conjugate(grad, beta); mat: times_conjugate(grad.outer(vec.conj()), alpha); vec: times_conjugate(mat.mH.mv(grad), alpha)",
                inputs: &[0, 1, 2],
                saves: &[Save::Arg(3), Save::Arg(2), Save::Arg(4), Save::Arg(1)],
                outputs: &[0],
                broadcasts: true,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "`beta * input + alpha * (mat @ vec)`; with `beta=0` the input is not read.",
    }),
    Operator::native(Native {
        text: "aten::addmv.out(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 143,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::linalg::addmv", addmv_structured)),
            (Key::Meta, kernel!("meta::linalg::addmv", addmv_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "`beta * input + alpha * (mat @ vec)`; with `beta=0` the input is not read.",
    }),
    Operator::native(Native {
        text: "aten::baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 148,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::linalg::baddbmm", baddbmm_structured)),
            (Key::Meta, kernel!("meta::linalg::baddbmm", baddbmm_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", baddbmm_structured),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "baddbmm",
                text: "self: times_conjugate(grad, beta); batch1: times_conjugate(grad.bmm(batch2.mH), alpha); batch2: times_conjugate(batch1.mH.bmm(grad), alpha)",
                inputs: &[0, 1, 2],
                saves: &[Save::Arg(3), Save::Arg(2), Save::Arg(4), Save::Arg(1)],
                outputs: &[0],
                broadcasts: true,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "`beta * input + alpha * (batch1 @ batch2)` for each pair of matrices; with `beta=0` the input is not read.",
    }),
    Operator::native(Native {
        text: "aten::baddbmm_(Tensor(a!) self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Inplace,
        other_form: 146,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::linalg::baddbmm", baddbmm_structured)),
            (Key::Meta, kernel!("meta::linalg::baddbmm", baddbmm_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", baddbmm_structured),
            ),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "baddbmm",
                text: "self: times_conjugate(grad, beta); batch1: times_conjugate(grad.bmm(batch2.mH), alpha); batch2: times_conjugate(batch1.mH.bmm(grad), alpha)",
                inputs: &[0, 1, 2],
                saves: &[Save::Arg(3), Save::Arg(2), Save::Arg(4), Save::Arg(1)],
                outputs: &[0],
                broadcasts: true,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "`beta * input + alpha * (batch1 @ batch2)` for each pair of matrices; with `beta=0` the input is not read.",
    }),
    Operator::native(Native {
        text: "aten::baddbmm.out(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 146,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::linalg::baddbmm", baddbmm_structured)),
            (Key::Meta, kernel!("meta::linalg::baddbmm", baddbmm_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "`beta * input + alpha * (batch1 @ batch2)` for each pair of matrices; with `beta=0` the input is not read.",
    }),
    Operator::native(Native {
        text: "aten::addbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 151,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::linalg::addbmm", addbmm_structured)),
            (Key::Meta, kernel!("meta::linalg::addbmm", addbmm_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", addbmm_structured),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "addbmm",
                text: "self: times_conjugate(grad, beta); batch1: times_conjugate(grad.unsqueeze(0).matmul(batch2.mH), alpha); batch2: times_conjugate(batch1.mH.matmul(grad.unsqueeze(0)), alpha)",
                inputs: &[0, 1, 2],
                saves: &[Save::Arg(3), Save::Arg(2), Save::Arg(4), Save::Arg(1)],
                outputs: &[0],
                broadcasts: true,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "`beta * input + alpha * sum_i(batch1[i] @ batch2[i])`; with `beta=0` the input is not read.",
    }),
    Operator::native(Native {
        text: "aten::addbmm_(Tensor(a!) self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Inplace,
        other_form: 149,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::linalg::addbmm", addbmm_structured)),
            (Key::Meta, kernel!("meta::linalg::addbmm", addbmm_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", addbmm_structured),
            ),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "addbmm",
                text: "self: times_conjugate(grad, beta); batch1: times_conjugate(grad.unsqueeze(0).matmul(batch2.mH), alpha); batch2: times_conjugate(batch1.mH.matmul(grad.unsqueeze(0)), alpha)",
                inputs: &[0, 1, 2],
                saves: &[Save::Arg(3), Save::Arg(2), Save::Arg(4), Save::Arg(1)],
                outputs: &[0],
                broadcasts: true,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "`beta * input + alpha * sum_i(batch1[i] @ batch2[i])`; with `beta=0` the input is not read.",
    }),
    Operator::native(Native {
        text: "aten::addbmm.out(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 149,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::linalg::addbmm", addbmm_structured)),
            (Key::Meta, kernel!("meta::linalg::addbmm", addbmm_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "`beta * input + alpha * sum_i(batch1[i] @ batch2[i])`; with `beta=0` the input is not read.",
    }),
    Operator::native(Native {
        text: "aten::addr(Tensor self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 154,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::linalg::addr", addr_structured)),
            (Key::Meta, kernel!("meta::linalg::addr", addr_structured)),
            (Key::CompositeExplicitAutogradNonFunctional, kernel!("forms::default_backend", addr_structured)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "addr",
                text: "self: times_conjugate(grad, beta); vec1: times_conjugate(grad.mv(vec2.conj()), alpha); vec2: times_conjugate(grad.mT.mv(vec1.conj()), alpha)",
                inputs: &[0, 1, 2],
                saves: &[Save::Arg(3), Save::Arg(2), Save::Arg(4), Save::Arg(1)],
                outputs: &[0],
                broadcasts: true,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "`beta * input + alpha * outer(vec1, vec2)`; with `beta=0` the input is not read.",
    }),
    Operator::native(Native {
        text: "aten::addr_(Tensor(a!) self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Inplace,
        other_form: 152,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::linalg::addr", addr_structured)),
            (Key::Meta, kernel!("meta::linalg::addr", addr_structured)),
            (Key::CompositeExplicitAutogradNonFunctional, kernel!("forms::default_backend", addr_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "addr",
                text: "self: times_conjugate(grad, beta); vec1: times_conjugate(grad.mv(vec2.conj()), alpha); vec2: times_conjugate(grad.mT.mv(vec1.conj()), alpha)",
                inputs: &[0, 1, 2],
                saves: &[Save::Arg(3), Save::Arg(2), Save::Arg(4), Save::Arg(1)],
                outputs: &[0],
                broadcasts: true,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "`beta * input + alpha * outer(vec1, vec2)`; with `beta=0` the input is not read.",
    }),
    Operator::native(Native {
        text: "aten::addr.out(Tensor self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 152,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::linalg::addr", addr_structured)),
            (Key::Meta, kernel!("meta::linalg::addr", addr_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "`beta * input + alpha * outer(vec1, vec2)`; with `beta=0` the input is not read.",
    }),
    Operator::native(Native {
        text: "aten::matmul(Tensor self, Tensor other) -> Tensor",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: 156,
        tags: 0,
        home: "rust",
        kernels: &[(Key::CompositeImplicitAutograd, kernel!("composite::linalg::matmul", matmul_composite))],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "The product of vectors, matrices, or batches of matrices, whose leading sizes are broadcast.",
    }),
    Operator::native(Native {
        text: "aten::matmul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Composite,
        form: Form::Out,
        other_form: 155,
        tags: tags::OUT,
        home: "rust",
        kernels: &[(Key::CompositeImplicitAutograd, kernel!("forms::composite_form", forms::composite_form))],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "The product of vectors, matrices, or batches of matrices, whose leading sizes are broadcast.",
    }),
    Operator::native(Native {
        text: "aten::sum(Tensor self, *, ScalarType? dtype=None) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 158,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::sum", sum_structured)),
            (Key::Meta, kernel!("meta::reduce::sum", sum_structured)),
            (Key::CompositeExplicitAutogradNonFunctional, kernel!("forms::default_backend", sum_structured)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "sum",
                text: "self: sum_backward(grad, self.shape, None, False)",
                inputs: &[0],
                saves: &[Save::Shape(0)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "The sum of all elements; integers add up as int64.",
    }),
    Operator::native(Native {
        text: "aten::sum.out(Tensor self, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 157,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::sum", sum_structured)),
            (Key::Meta, kernel!("meta::reduce::sum", sum_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "The sum of all elements; integers add up as int64.",
    }),
    Operator::native(Native {
        text: "aten::sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 160,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::sum_dim", sum_dim_intlist_structured)),
            (Key::Meta, kernel!("meta::reduce::sum_dim", sum_dim_intlist_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", sum_dim_intlist_structured),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "sum_dim_IntList",
                text: "self: sum_backward(grad, self.shape, dim, keepdim)",
                inputs: &[0],
                saves: &[Save::Shape(0), Save::Arg(1), Save::Arg(2)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "The sum over dimensions `dim`.",
    }),
    Operator::native(Native {
        text: "aten::sum.IntList_out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 159,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::sum_dim", sum_dim_intlist_structured)),
            (Key::Meta, kernel!("meta::reduce::sum_dim", sum_dim_intlist_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "The sum over dimensions `dim`.",
    }),
    Operator::native(Native {
        text: "aten::nansum(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 162,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::nansum", nansum_structured)),
            (Key::Meta, kernel!("meta::reduce::nansum", nansum_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", nansum_structured),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "nansum",
                text: "self: nansum_backward(grad, self, dim, keepdim)",
                inputs: &[0],
                saves: &[Save::Arg(0), Save::Arg(1), Save::Arg(2)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "The sum over `dim`, NaN counting as 0.",
    }),
    Operator::native(Native {
        text: "aten::nansum.out(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 161,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::nansum", nansum_structured)),
            (Key::Meta, kernel!("meta::reduce::nansum", nansum_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "The sum over `dim`, NaN counting as 0.",
    }),
    Operator::native(Native {
        text: "aten::mean(Tensor self, *, ScalarType? dtype=None) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 164,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::mean", mean_structured)),
            (Key::Meta, kernel!("meta::reduce::mean", mean_structured)),
            (Key::CompositeExplicitAutogradNonFunctional, kernel!("forms::default_backend", mean_structured)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "mean",
                text: "self: mean_backward(grad, self.shape, None, False)",
                inputs: &[0],
                saves: &[Save::Shape(0)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "The mean of all elements; integers need `dtype`.",
    }),
    Operator::native(Native {
        text: "aten::mean.dtype_out(Tensor self, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 163,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::mean", mean_structured)),
            (Key::Meta, kernel!("meta::reduce::mean", mean_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "The mean of all elements; integers need `dtype`.",
    }),
    Operator::native(Native {
        text: "aten::mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 166,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::mean_dim", mean_dim_structured)),
            (Key::Meta, kernel!("meta::reduce::mean_dim", mean_dim_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", mean_dim_structured),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "mean_dim",
                text: "self: mean_backward(grad, self.shape, dim, keepdim)",
                inputs: &[0],
                saves: &[Save::Shape(0), Save::Arg(1), Save::Arg(2)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "The mean over dimensions `dim`.",
    }),
    Operator::native(Native {
        text: "aten::mean.out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 165,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::mean_dim", mean_dim_structured)),
            (Key::Meta, kernel!("meta::reduce::mean_dim", mean_dim_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "The mean over dimensions `dim`.",
    }),
    Operator::native(Native {
        text: "aten::prod(Tensor self, *, ScalarType? dtype=None) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 168,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::prod", prod_structured)),
            (Key::Meta, kernel!("meta::reduce::prod", prod_structured)),
            (Key::CompositeExplicitAutogradNonFunctional, kernel!("forms::default_backend", prod_structured)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "prod",
                text: "self: prod_backward(grad, self, None, False)",
                inputs: &[0],
                saves: &[Save::Arg(0)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "The product of all elements.",
    }),
    Operator::native(Native {
        text: "aten::prod.out(Tensor self, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 167,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::prod", prod_structured)),
            (Key::Meta, kernel!("meta::reduce::prod", prod_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "The product of all elements.",
    }),
    Operator::native(Native {
        text: "aten::prod.dim_int(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 170,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::prod_dim", prod_dim_int_structured)),
            (Key::Meta, kernel!("meta::reduce::prod_dim", prod_dim_int_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", prod_dim_int_structured),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "prod_dim_int",
                text: "self: prod_backward(grad, self, dim, keepdim)",
                inputs: &[0],
                saves: &[Save::Arg(0), Save::Arg(1), Save::Arg(2)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "The product over dimension `dim`.",
    }),
    Operator::native(Native {
        text: "aten::prod.int_out(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 169,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::prod_dim", prod_dim_int_structured)),
            (Key::Meta, kernel!("meta::reduce::prod_dim", prod_dim_int_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "The product over dimension `dim`.",
    }),
    Operator::native(Native {
        text: "aten::amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 172,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::amax", amax_structured)),
            (Key::Meta, kernel!("meta::reduce::amax", amax_structured)),
            (Key::CompositeExplicitAutogradNonFunctional, kernel!("forms::default_backend", amax_structured)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "amax",
                text: "self: extreme_backward(grad, self, result, dim, keepdim)",
                inputs: &[0],
                saves: &[Save::Arg(0), Save::Result(0), Save::Arg(1), Save::Arg(2)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "The largest element over dimensions `dim`; equal ones share the gradient.",
    }),
    Operator::native(Native {
        text: "aten::amax.out(Tensor self, int[1] dim=[], bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 171,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::amax", amax_structured)),
            (Key::Meta, kernel!("meta::reduce::amax", amax_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "The largest element over dimensions `dim`; equal ones share the gradient.",
    }),
    Operator::native(Native {
        text: "aten::amin(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 174,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::amin", amin_structured)),
            (Key::Meta, kernel!("meta::reduce::amin", amin_structured)),
            (Key::CompositeExplicitAutogradNonFunctional, kernel!("forms::default_backend", amin_structured)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "amin",
                text: "self: extreme_backward(grad, self, result, dim, keepdim)",
                inputs: &[0],
                saves: &[Save::Arg(0), Save::Result(0), Save::Arg(1), Save::Arg(2)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "The smallest element over dimensions `dim`; equal ones share the gradient.",
    }),
    Operator::native(Native {
        text: "aten::amin.out(Tensor self, int[1] dim=[], bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 173,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::amin", amin_structured)),
            (Key::Meta, kernel!("meta::reduce::amin", amin_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "The smallest element over dimensions `dim`; equal ones share the gradient.",
    }),
    Operator::native(Native {
        text: "aten::aminmax(Tensor self, *, int? dim=None, bool keepdim=False) -> (Tensor min, Tensor max)",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 176,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::aminmax", aminmax_structured)),
            (Key::Meta, kernel!("meta::reduce::aminmax", aminmax_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", aminmax_structured),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "aminmax",
                text: "self: aminmax_backward(grads, self, result0, result1, dim, keepdim)",
                inputs: &[0],
                saves: &[Save::Arg(0), Save::Result(0), Save::Result(1), Save::Arg(1), Save::Arg(2)],
                outputs: &[0, 1],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "The smallest and the largest element, in one pass.",
    }),
    Operator::native(Native {
        text: "aten::aminmax.out(Tensor self, *, int? dim=None, bool keepdim=False, Tensor(a!) min, Tensor(b!) max) -> (Tensor(a!) min, Tensor(b!) max)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 175,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::aminmax", aminmax_structured)),
            (Key::Meta, kernel!("meta::reduce::aminmax", aminmax_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "The smallest and the largest element, in one pass.",
    }),
    Operator::native(Native {
        text: "aten::max(Tensor self) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 178,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::max", max_structured)),
            (Key::Meta, kernel!("meta::reduce::max", max_structured)),
            (Key::CompositeExplicitAutogradNonFunctional, kernel!("forms::default_backend", max_structured)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "max",
                text: "self: extreme_backward(grad, self, result, None, False)",
                inputs: &[0],
                saves: &[Save::Arg(0), Save::Result(0)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "The largest element; equal ones share the gradient.",
    }),
    Operator::native(Native {
        text: "aten::max.unary_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 177,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::max", max_structured)),
            (Key::Meta, kernel!("meta::reduce::max", max_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "The largest element; equal ones share the gradient.",
    }),
    Operator::native(Native {
        text: "aten::max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 180,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::max_dim", max_dim_structured)),
            (Key::Meta, kernel!("meta::reduce::max_dim", max_dim_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", max_dim_structured),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "max_dim",
                text: "self: value_selecting_reduction_backward(grad, dim, indices, self.shape, keepdim)",
                inputs: &[0],
                saves: &[Save::Arg(1), Save::Result(1), Save::Shape(0), Save::Arg(2)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "The largest element along `dim`, and where it is (the first of equals).",
    }),
    Operator::native(Native {
        text: "aten::max.dim_max(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 179,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::max_dim", max_dim_structured)),
            (Key::Meta, kernel!("meta::reduce::max_dim", max_dim_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "The largest element along `dim`, and where it is (the first of equals).",
    }),
    Operator::native(Native {
        text: "aten::min(Tensor self) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 182,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::min", min_structured)),
            (Key::Meta, kernel!("meta::reduce::min", min_structured)),
            (Key::CompositeExplicitAutogradNonFunctional, kernel!("forms::default_backend", min_structured)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "min",
                text: "self: extreme_backward(grad, self, result, None, False)",
                inputs: &[0],
                saves: &[Save::Arg(0), Save::Result(0)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "The smallest element; equal ones share the gradient.",
    }),
    Operator::native(Native {
        text: "aten::min.unary_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 181,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::min", min_structured)),
            (Key::Meta, kernel!("meta::reduce::min", min_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "The smallest element; equal ones share the gradient.",
    }),
    Operator::native(Native {
        text: "aten::min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 184,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::min_dim", min_dim_structured)),
            (Key::Meta, kernel!("meta::reduce::min_dim", min_dim_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", min_dim_structured),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "min_dim",
                text: "self: value_selecting_reduction_backward(grad, dim, indices, self.shape, keepdim)",
                inputs: &[0],
                saves: &[Save::Arg(1), Save::Result(1), Save::Shape(0), Save::Arg(2)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "The smallest element along `dim`, and where it is (the first of equals).",
    }),
    Operator::native(Native {
        text: "aten::min.dim_min(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 183,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::min_dim", min_dim_structured)),
            (Key::Meta, kernel!("meta::reduce::min_dim", min_dim_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "The smallest element along `dim`, and where it is (the first of equals).",
    }),
    Operator::native(Native {
        text: "aten::argmax(Tensor self, int? dim=None, bool keepdim=False) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 186,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::argmax", argmax_structured)),
            (Key::Meta, kernel!("meta::reduce::argmax", argmax_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", argmax_structured),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("an index"))],
        fallbacks: &FALLBACKS,
        doc: "Where the largest element is; without `dim`, in the flattened input.",
    }),
    Operator::native(Native {
        text: "aten::argmax.out(Tensor self, int? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 185,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::argmax", argmax_structured)),
            (Key::Meta, kernel!("meta::reduce::argmax", argmax_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "Where the largest element is; without `dim`, in the flattened input.",
    }),
    Operator::native(Native {
        text: "aten::argmin(Tensor self, int? dim=None, bool keepdim=False) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 188,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::argmin", argmin_structured)),
            (Key::Meta, kernel!("meta::reduce::argmin", argmin_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", argmin_structured),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("an index"))],
        fallbacks: &FALLBACKS,
        doc: "Where the smallest element is; without `dim`, in the flattened input.",
    }),
    Operator::native(Native {
        text: "aten::argmin.out(Tensor self, int? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 187,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::argmin", argmin_structured)),
            (Key::Meta, kernel!("meta::reduce::argmin", argmin_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "Where the smallest element is; without `dim`, in the flattened input.",
    }),
    Operator::native(Native {
        text: "aten::any(Tensor self) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 190,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::any", any_structured)),
            (Key::Meta, kernel!("meta::reduce::any", any_structured)),
            (Key::CompositeExplicitAutogradNonFunctional, kernel!("forms::default_backend", any_structured)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("a truth value"))],
        fallbacks: &FALLBACKS,
        doc: "Whether some element is not zero. uint8 gives uint8.",
    }),
    Operator::native(Native {
        text: "aten::any.all_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 189,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::any", any_structured)),
            (Key::Meta, kernel!("meta::reduce::any", any_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "Whether some element is not zero. uint8 gives uint8.",
    }),
    Operator::native(Native {
        text: "aten::any.dim(Tensor self, int dim, bool keepdim=False) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 192,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::any_dim", any_dim_structured)),
            (Key::Meta, kernel!("meta::reduce::any_dim", any_dim_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", any_dim_structured),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("a truth value"))],
        fallbacks: &FALLBACKS,
        doc: "Whether some element is not zero, along `dim`.",
    }),
    Operator::native(Native {
        text: "aten::any.out(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 191,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::any_dim", any_dim_structured)),
            (Key::Meta, kernel!("meta::reduce::any_dim", any_dim_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "Whether some element is not zero, along `dim`.",
    }),
    Operator::native(Native {
        text: "aten::any.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 194,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::any_dims", any_dims_structured)),
            (Key::Meta, kernel!("meta::reduce::any_dims", any_dims_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", any_dims_structured),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("a truth value"))],
        fallbacks: &FALLBACKS,
        doc: "Whether some element is not zero, over several dimensions.",
    }),
    Operator::native(Native {
        text: "aten::any.dims_out(Tensor self, int[]? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 193,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::any_dims", any_dims_structured)),
            (Key::Meta, kernel!("meta::reduce::any_dims", any_dims_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "Whether some element is not zero, over several dimensions.",
    }),
    Operator::native(Native {
        text: "aten::all(Tensor self) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 196,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::all", all_structured)),
            (Key::Meta, kernel!("meta::reduce::all", all_structured)),
            (Key::CompositeExplicitAutogradNonFunctional, kernel!("forms::default_backend", all_structured)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("a truth value"))],
        fallbacks: &FALLBACKS,
        doc: "Whether no element is zero. uint8 gives uint8.",
    }),
    Operator::native(Native {
        text: "aten::all.all_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 195,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::all", all_structured)),
            (Key::Meta, kernel!("meta::reduce::all", all_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "Whether no element is zero. uint8 gives uint8.",
    }),
    Operator::native(Native {
        text: "aten::all.dim(Tensor self, int dim, bool keepdim=False) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 198,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::all_dim", all_dim_structured)),
            (Key::Meta, kernel!("meta::reduce::all_dim", all_dim_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", all_dim_structured),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("a truth value"))],
        fallbacks: &FALLBACKS,
        doc: "Whether no element is zero, along `dim`.",
    }),
    Operator::native(Native {
        text: "aten::all.out(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 197,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::all_dim", all_dim_structured)),
            (Key::Meta, kernel!("meta::reduce::all_dim", all_dim_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "Whether no element is zero, along `dim`.",
    }),
    Operator::native(Native {
        text: "aten::all.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 200,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::all_dims", all_dims_structured)),
            (Key::Meta, kernel!("meta::reduce::all_dims", all_dims_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", all_dims_structured),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("a truth value"))],
        fallbacks: &FALLBACKS,
        doc: "Whether no element is zero, over several dimensions.",
    }),
    Operator::native(Native {
        text: "aten::all.dims_out(Tensor self, int[]? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 199,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::all_dims", all_dims_structured)),
            (Key::Meta, kernel!("meta::reduce::all_dims", all_dims_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "Whether no element is zero, over several dimensions.",
    }),
    Operator::native(Native {
        text: "aten::count_nonzero(Tensor self, int? dim=None) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 202,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::count_nonzero", count_nonzero_structured)),
            (Key::Meta, kernel!("meta::reduce::count_nonzero", count_nonzero_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", count_nonzero_structured),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("a count"))],
        fallbacks: &FALLBACKS,
        doc: "How many elements are not zero.",
    }),
    Operator::native(Native {
        text: "aten::count_nonzero.out(Tensor self, int? dim=None, *, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 201,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::count_nonzero", count_nonzero_structured)),
            (Key::Meta, kernel!("meta::reduce::count_nonzero", count_nonzero_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "How many elements are not zero.",
    }),
    Operator::native(Native {
        text: "aten::count_nonzero.dim_IntList(Tensor self, int[] dim) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 204,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::count_nonzero_dims", count_nonzero_dim_intlist_structured)),
            (Key::Meta, kernel!("meta::reduce::count_nonzero_dims", count_nonzero_dim_intlist_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", count_nonzero_dim_intlist_structured),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("a count"))],
        fallbacks: &FALLBACKS,
        doc: "How many elements over `dim` are not zero.",
    }),
    Operator::native(Native {
        text: "aten::count_nonzero.dim_IntList_out(Tensor self, int[] dim, *, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 203,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::count_nonzero_dims", count_nonzero_dim_intlist_structured)),
            (Key::Meta, kernel!("meta::reduce::count_nonzero_dims", count_nonzero_dim_intlist_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "How many elements over `dim` are not zero.",
    }),
    Operator::native(Native {
        text: "aten::var(Tensor self, bool unbiased=True) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 206,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::var", var_structured)),
            (Key::Meta, kernel!("meta::reduce::var", var_structured)),
            (Key::CompositeExplicitAutogradNonFunctional, kernel!("forms::default_backend", var_structured)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "var",
                text: "self: var_backward(grad, self, None, float(unbiased), False)",
                inputs: &[0],
                saves: &[Save::Arg(0), Save::Arg(1)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "The variance of all elements.",
    }),
    Operator::native(Native {
        text: "aten::var.all_out(Tensor self, bool unbiased=True, *, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 205,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::var", var_structured)),
            (Key::Meta, kernel!("meta::reduce::var", var_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "The variance of all elements.",
    }),
    Operator::native(Native {
        text: "aten::var.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 208,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::var_dim", var_dim_structured)),
            (Key::Meta, kernel!("meta::reduce::var_dim", var_dim_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", var_dim_structured),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "var_dim",
                text: "self: var_backward(grad, self, dim, float(unbiased), keepdim)",
                inputs: &[0],
                saves: &[Save::Arg(0), Save::Arg(1), Save::Arg(2), Save::Arg(3)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "The variance over dimensions `dim`.",
    }),
    Operator::native(Native {
        text: "aten::var.out(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 207,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::var_dim", var_dim_structured)),
            (Key::Meta, kernel!("meta::reduce::var_dim", var_dim_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "The variance over dimensions `dim`.",
    }),
    Operator::native(Native {
        text: "aten::var.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 210,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::var_correction", var_correction_structured)),
            (Key::Meta, kernel!("meta::reduce::var_correction", var_correction_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", var_correction_structured),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "var_correction",
                text: "self: var_backward(grad, self, dim, correction, keepdim)",
                inputs: &[0],
                saves: &[Save::Arg(0), Save::Arg(1), Save::Arg(2), Save::Arg(3)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "The variance over `dim`: squared deviations divided by their number less `correction` (1).",
    }),
    Operator::native(Native {
        text: "aten::var.correction_out(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 209,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::var_correction", var_correction_structured)),
            (Key::Meta, kernel!("meta::reduce::var_correction", var_correction_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "The variance over `dim`: squared deviations divided by their number less `correction` (1).",
    }),
    Operator::native(Native {
        text: "aten::std(Tensor self, bool unbiased=True) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 212,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::std", std_structured)),
            (Key::Meta, kernel!("meta::reduce::var", std_structured)),
            (Key::CompositeExplicitAutogradNonFunctional, kernel!("forms::default_backend", std_structured)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "std",
                text: "self: std_backward(grad, self, result, None, float(unbiased), False)",
                inputs: &[0],
                saves: &[Save::Arg(0), Save::Result(0), Save::Arg(1)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "The standard deviation of all elements.",
    }),
    Operator::native(Native {
        text: "aten::std.all_out(Tensor self, bool unbiased=True, *, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 211,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::std", std_structured)),
            (Key::Meta, kernel!("meta::reduce::var", std_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "The standard deviation of all elements.",
    }),
    Operator::native(Native {
        text: "aten::std.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 214,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::std_dim", std_dim_structured)),
            (Key::Meta, kernel!("meta::reduce::var_dim", std_dim_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", std_dim_structured),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "std_dim",
                text: "self: std_backward(grad, self, result, dim, float(unbiased), keepdim)",
                inputs: &[0],
                saves: &[Save::Arg(0), Save::Result(0), Save::Arg(1), Save::Arg(2), Save::Arg(3)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "The standard deviation over dimensions `dim`.",
    }),
    Operator::native(Native {
        text: "aten::std.out(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 213,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::std_dim", std_dim_structured)),
            (Key::Meta, kernel!("meta::reduce::var_dim", std_dim_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "The standard deviation over dimensions `dim`.",
    }),
    Operator::native(Native {
        text: "aten::std.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 216,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::std_correction", std_correction_structured)),
            (Key::Meta, kernel!("meta::reduce::var_correction", std_correction_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", std_correction_structured),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "std_correction",
                text: "self: std_backward(grad, self, result, dim, correction, keepdim)",
                inputs: &[0],
                saves: &[Save::Arg(0), Save::Result(0), Save::Arg(1), Save::Arg(2), Save::Arg(3)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "The standard deviation over `dim`: squared deviations divided by their number less `correction` (1).",
    }),
    Operator::native(Native {
        text: "aten::std.correction_out(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 215,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::std_correction", std_correction_structured)),
            (Key::Meta, kernel!("meta::reduce::var_correction", std_correction_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "The standard deviation over `dim`: squared deviations divided by their number less `correction` (1).",
    }),
    Operator::native(Native {
        text: "aten::var_mean(Tensor self, bool unbiased=True) -> (Tensor, Tensor)",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 218,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::var_mean", var_mean_structured)),
            (Key::Meta, kernel!("meta::reduce::var_mean", var_mean_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", var_mean_structured),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "var_mean",
                text: "self: var_mean_backward(grads, self, None, float(unbiased), False)",
                inputs: &[0],
                saves: &[Save::Arg(0), Save::Arg(1)],
                outputs: &[0, 1],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "The variance and the mean of all elements.",
    }),
    Operator::native(Native {
        text: "aten::var_mean.all_out(Tensor self, bool unbiased=True, *, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!))",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 217,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::var_mean", var_mean_structured)),
            (Key::Meta, kernel!("meta::reduce::var_mean", var_mean_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "The variance and the mean of all elements.",
    }),
    Operator::native(Native {
        text: "aten::var_mean.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> (Tensor, Tensor)",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 220,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::var_mean_dim", var_mean_dim_structured)),
            (Key::Meta, kernel!("meta::reduce::var_mean_dim", var_mean_dim_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", var_mean_dim_structured),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "var_mean_dim",
                text: "self: var_mean_backward(grads, self, dim, float(unbiased), keepdim)",
                inputs: &[0],
                saves: &[Save::Arg(0), Save::Arg(1), Save::Arg(2), Save::Arg(3)],
                outputs: &[0, 1],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "The variance and the mean over dimensions `dim`.",
    }),
    Operator::native(Native {
        text: "aten::var_mean.dim_out(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False, *, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!))",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 219,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::var_mean_dim", var_mean_dim_structured)),
            (Key::Meta, kernel!("meta::reduce::var_mean_dim", var_mean_dim_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "The variance and the mean over dimensions `dim`.",
    }),
    Operator::native(Native {
        text: "aten::var_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> (Tensor, Tensor)",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 222,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::var_mean_correction", var_mean_correction_structured)),
            (Key::Meta, kernel!("meta::reduce::var_mean_correction", var_mean_correction_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", var_mean_correction_structured),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "var_mean_correction",
                text: "self: var_mean_backward(grads, self, dim, correction, keepdim)",
                inputs: &[0],
                saves: &[Save::Arg(0), Save::Arg(1), Save::Arg(2), Save::Arg(3)],
                outputs: &[0, 1],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "The variance and the mean over `dim`.",
    }),
    Operator::native(Native {
        text: "aten::var_mean.correction_out(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!))",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 221,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::var_mean_correction", var_mean_correction_structured)),
            (Key::Meta, kernel!("meta::reduce::var_mean_correction", var_mean_correction_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "The variance and the mean over `dim`.",
    }),
    Operator::native(Native {
        text: "aten::std_mean(Tensor self, bool unbiased=True) -> (Tensor, Tensor)",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 224,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::std_mean", std_mean_structured)),
            (Key::Meta, kernel!("meta::reduce::var_mean", std_mean_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", std_mean_structured),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "std_mean",
                text: "self: std_mean_backward(grads, self, result0, None, float(unbiased), False)",
                inputs: &[0],
                saves: &[Save::Arg(0), Save::Result(0), Save::Arg(1)],
                outputs: &[0, 1],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "The standard deviation and the mean of all elements.",
    }),
    Operator::native(Native {
        text: "aten::std_mean.all_out(Tensor self, bool unbiased=True, *, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!))",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 223,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::std_mean", std_mean_structured)),
            (Key::Meta, kernel!("meta::reduce::var_mean", std_mean_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "The standard deviation and the mean of all elements.",
    }),
    Operator::native(Native {
        text: "aten::std_mean.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> (Tensor, Tensor)",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 226,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::std_mean_dim", std_mean_dim_structured)),
            (Key::Meta, kernel!("meta::reduce::var_mean_dim", std_mean_dim_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", std_mean_dim_structured),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "std_mean_dim",
                text: "self: std_mean_backward(grads, self, result0, dim, float(unbiased), keepdim)",
                inputs: &[0],
                saves: &[Save::Arg(0), Save::Result(0), Save::Arg(1), Save::Arg(2), Save::Arg(3)],
                outputs: &[0, 1],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "The standard deviation and the mean over dimensions `dim`.",
    }),
    Operator::native(Native {
        text: "aten::std_mean.dim_out(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False, *, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!))",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 225,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::std_mean_dim", std_mean_dim_structured)),
            (Key::Meta, kernel!("meta::reduce::var_mean_dim", std_mean_dim_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "The standard deviation and the mean over dimensions `dim`.",
    }),
    Operator::native(Native {
        text: "aten::std_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> (Tensor, Tensor)",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 228,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::std_mean_correction", std_mean_correction_structured)),
            (Key::Meta, kernel!("meta::reduce::var_mean_correction", std_mean_correction_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", std_mean_correction_structured),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "std_mean_correction",
                text: "self: std_mean_backward(grads, self, result0, dim, correction, keepdim)",
                inputs: &[0],
                saves: &[Save::Arg(0), Save::Result(0), Save::Arg(1), Save::Arg(2), Save::Arg(3)],
                outputs: &[0, 1],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "The standard deviation and the mean over `dim`.",
    }),
    Operator::native(Native {
        text: "aten::std_mean.correction_out(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!))",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 227,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::std_mean_correction", std_mean_correction_structured)),
            (Key::Meta, kernel!("meta::reduce::var_mean_correction", std_mean_correction_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "The standard deviation and the mean over `dim`.",
    }),
    Operator::native(Native {
        text: "aten::linalg_vector_norm(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 230,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::linalg_vector_norm", linalg_vector_norm_structured)),
            (Key::Meta, kernel!("meta::reduce::linalg_vector_norm", linalg_vector_norm_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", linalg_vector_norm_structured),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "linalg_vector_norm",
                text: "self: vector_norm_backward(grad, self, result, ord, dim, keepdim)",
                inputs: &[0],
                saves: &[Save::Arg(0), Save::Result(0), Save::Arg(1), Save::Arg(2), Save::Arg(3)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "The `ord`-norm of the elements over `dim`, without overflow on the way; its gradient at 0 is 0.",
    }),
    Operator::native(Native {
        text: "aten::linalg_vector_norm.out(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 229,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::linalg_vector_norm", linalg_vector_norm_structured)),
            (Key::Meta, kernel!("meta::reduce::linalg_vector_norm", linalg_vector_norm_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "The `ord`-norm of the elements over `dim`, without overflow on the way; its gradient at 0 is 0.",
    }),
    Operator::native(Native {
        text: "aten::logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 232,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::logsumexp", logsumexp_structured)),
            (Key::Meta, kernel!("meta::reduce::logsumexp", logsumexp_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", logsumexp_structured),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "logsumexp",
                text: "self: logsumexp_backward(grad, self, result, dim, keepdim)",
                inputs: &[0],
                saves: &[Save::Arg(0), Save::Result(0), Save::Arg(1), Save::Arg(2)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "The logarithm of the sum of exponentials over `dim`, without overflow.",
    }),
    Operator::native(Native {
        text: "aten::logsumexp.out(Tensor self, int[1] dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 231,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::logsumexp", logsumexp_structured)),
            (Key::Meta, kernel!("meta::reduce::logsumexp", logsumexp_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "The logarithm of the sum of exponentials over `dim`, without overflow.",
    }),
    Operator::native(Native {
        text: "aten::_softmax(Tensor self, int dim, bool half_to_float) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 234,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::softmax", softmax_structured)),
            (Key::Meta, kernel!("meta::reduce::softmax", softmax_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", softmax_structured),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "_softmax",
                text: "self: _softmax_backward_data(grad, result, dim, self.dtype)",
                inputs: &[0],
                saves: &[Save::Result(0), Save::Arg(1), Save::DType(0)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "Exponentials along `dim`, scaled to sum up to 1.",
    }),
    Operator::native(Native {
        text: "aten::_softmax.out(Tensor self, int dim, bool half_to_float, *, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 233,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::softmax", softmax_structured)),
            (Key::Meta, kernel!("meta::reduce::softmax", softmax_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "Exponentials along `dim`, scaled to sum up to 1.",
    }),
    Operator::native(Native {
        text: "aten::_log_softmax(Tensor self, int dim, bool half_to_float) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 236,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::log_softmax", log_softmax_structured)),
            (Key::Meta, kernel!("meta::reduce::log_softmax", log_softmax_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", log_softmax_structured),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "_log_softmax",
                text: "self: _log_softmax_backward_data(grad, result, dim, self.dtype)",
                inputs: &[0],
                saves: &[Save::Result(0), Save::Arg(1), Save::DType(0)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "The logarithm of the softmax, computed without it.",
    }),
    Operator::native(Native {
        text: "aten::_log_softmax.out(Tensor self, int dim, bool half_to_float, *, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 235,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::log_softmax", log_softmax_structured)),
            (Key::Meta, kernel!("meta::reduce::log_softmax", log_softmax_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "The logarithm of the softmax, computed without it.",
    }),
    Operator::native(Native {
        text: "aten::_softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 238,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::softmax_backward_data", softmax_backward_data_structured)),
            (Key::Meta, kernel!("meta::reduce::softmax_backward_data", softmax_backward_data_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", softmax_backward_data_structured),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "_softmax_backward_data",
                text: "grad_output: _softmax_backward_data(grad, output, dim, grad_output.dtype); output: softmax_double_backward(grad, grad_output, output, dim)",
                inputs: &[0, 1],
                saves: &[Save::Arg(1), Save::Arg(2), Save::DType(0), Save::Arg(0)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "The gradient of softmax, from its result.",
    }),
    Operator::native(Native {
        text: "aten::_softmax_backward_data.out(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype, *, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 237,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::softmax_backward_data", softmax_backward_data_structured)),
            (Key::Meta, kernel!("meta::reduce::softmax_backward_data", softmax_backward_data_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "The gradient of softmax, from its result.",
    }),
    Operator::native(Native {
        text: "aten::_log_softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 240,
        tags: 0,
        home: "rust",
        kernels: &[
            (
                Key::CPU,
                kernel!("cpu::reduce::log_softmax_backward_data", log_softmax_backward_data_structured),
            ),
            (
                Key::Meta,
                kernel!("meta::reduce::log_softmax_backward_data", log_softmax_backward_data_structured),
            ),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", log_softmax_backward_data_structured),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "_log_softmax_backward_data",
                text: "grad_output: log_softmax_transposed(grad, output, dim); output: log_softmax_double_backward(grad, grad_output, output, dim)",
                inputs: &[0, 1],
                saves: &[Save::Arg(1), Save::Arg(2), Save::Arg(0)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "The gradient of log_softmax, from its result.",
    }),
    Operator::native(Native {
        text: "aten::_log_softmax_backward_data.out(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype, *, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 239,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (
                Key::CPU,
                kernel!("cpu::reduce::log_softmax_backward_data", log_softmax_backward_data_structured),
            ),
            (
                Key::Meta,
                kernel!("meta::reduce::log_softmax_backward_data", log_softmax_backward_data_structured),
            ),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "The gradient of log_softmax, from its result.",
    }),
    Operator::native(Native {
        text: "aten::cumsum(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 243,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::cumsum", cumsum_structured)),
            (Key::Meta, kernel!("meta::reduce::cumsum", cumsum_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", cumsum_structured),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "cumsum",
                text: "self: reversed_cumsum(grad, dim)",
                inputs: &[0],
                saves: &[Save::Arg(1)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "The sums so far along `dim`.",
    }),
    Operator::native(Native {
        text: "aten::cumsum_(Tensor(a!) self, int dim, *, ScalarType? dtype=None) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Inplace,
        other_form: 241,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::cumsum", cumsum_structured)),
            (Key::Meta, kernel!("meta::reduce::cumsum", cumsum_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", cumsum_structured),
            ),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "cumsum",
                text: "self: reversed_cumsum(grad, dim)",
                inputs: &[0],
                saves: &[Save::Arg(1)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "The sums so far along `dim`.",
    }),
    Operator::native(Native {
        text: "aten::cumsum.out(Tensor self, int dim, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 241,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::cumsum", cumsum_structured)),
            (Key::Meta, kernel!("meta::reduce::cumsum", cumsum_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "The sums so far along `dim`.",
    }),
    Operator::native(Native {
        text: "aten::cumprod(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 246,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::cumprod", cumprod_structured)),
            (Key::Meta, kernel!("meta::reduce::cumprod", cumprod_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", cumprod_structured),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "cumprod",
                text: "self: cumprod_backward(grad, self, dim)",
                inputs: &[0],
                saves: &[Save::Arg(0), Save::Arg(1)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "The products so far along `dim`.",
    }),
    Operator::native(Native {
        text: "aten::cumprod_(Tensor(a!) self, int dim, *, ScalarType? dtype=None) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Inplace,
        other_form: 244,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::cumprod", cumprod_structured)),
            (Key::Meta, kernel!("meta::reduce::cumprod", cumprod_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", cumprod_structured),
            ),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "cumprod",
                text: "self: cumprod_backward(grad, self, dim)",
                inputs: &[0],
                saves: &[Save::Arg(0), Save::Arg(1)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "The products so far along `dim`.",
    }),
    Operator::native(Native {
        text: "aten::cumprod.out(Tensor self, int dim, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 244,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::cumprod", cumprod_structured)),
            (Key::Meta, kernel!("meta::reduce::cumprod", cumprod_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "The products so far along `dim`.",
    }),
    Operator::native(Native {
        text: "aten::cummax(Tensor self, int dim) -> (Tensor values, Tensor indices)",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 248,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::cummax", cummax_structured)),
            (Key::Meta, kernel!("meta::reduce::cummax", cummax_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", cummax_structured),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "cummax",
                text: "self: cummax_backward(grad, indices, dim)",
                inputs: &[0],
                saves: &[Save::Result(1), Save::Arg(1)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "The largest element so far along `dim`, and where it is (the last of equals).",
    }),
    Operator::native(Native {
        text: "aten::cummax.out(Tensor self, int dim, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 247,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::cummax", cummax_structured)),
            (Key::Meta, kernel!("meta::reduce::cummax", cummax_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "The largest element so far along `dim`, and where it is (the last of equals).",
    }),
    Operator::native(Native {
        text: "aten::cummin(Tensor self, int dim) -> (Tensor values, Tensor indices)",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 250,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::cummin", cummin_structured)),
            (Key::Meta, kernel!("meta::reduce::cummin", cummin_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", cummin_structured),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "cummin",
                text: "self: cummax_backward(grad, indices, dim)",
                inputs: &[0],
                saves: &[Save::Result(1), Save::Arg(1)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "The smallest element so far along `dim`, and where it is (the last of equals).",
    }),
    Operator::native(Native {
        text: "aten::cummin.out(Tensor self, int dim, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 249,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::cummin", cummin_structured)),
            (Key::Meta, kernel!("meta::reduce::cummin", cummin_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "The smallest element so far along `dim`, and where it is (the last of equals).",
    }),
    Operator::native(Native {
        text: "aten::logcumsumexp(Tensor self, int dim) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 252,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::logcumsumexp", logcumsumexp_structured)),
            (Key::Meta, kernel!("meta::reduce::logcumsumexp", logcumsumexp_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", logcumsumexp_structured),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "logcumsumexp",
                text: "self: logcumsumexp_backward(grad, self, result, dim)",
                inputs: &[0],
                saves: &[Save::Arg(0), Save::Result(0), Save::Arg(1)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "The logarithm of the sums of exponentials so far, without overflow.",
    }),
    Operator::native(Native {
        text: "aten::logcumsumexp.out(Tensor self, int dim, *, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 251,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::logcumsumexp", logcumsumexp_structured)),
            (Key::Meta, kernel!("meta::reduce::logcumsumexp", logcumsumexp_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "The logarithm of the sums of exponentials so far, without overflow.",
    }),
    Operator::native(Native {
        text: "aten::_linear_scan(Tensor factors, Tensor terms, int dim) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 254,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::linear_scan", linear_scan_structured)),
            (Key::Meta, kernel!("meta::reduce::linear_scan", linear_scan_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", linear_scan_structured),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "_linear_scan",
                text: "factors, terms: linear_scan_backward(grad, factors, result, dim)",
                inputs: &[0, 1],
                saves: &[Save::Arg(0), Save::Result(0), Save::Arg(2)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "y[i] = terms[i] + factors[i] * y[i - 1] along `dim`: what derivatives of scans are made of.",
    }),
    Operator::native(Native {
        text: "aten::_linear_scan.out(Tensor factors, Tensor terms, int dim, *, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 253,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::linear_scan", linear_scan_structured)),
            (Key::Meta, kernel!("meta::reduce::linear_scan", linear_scan_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "y[i] = terms[i] + factors[i] * y[i - 1] along `dim`: what derivatives of scans are made of.",
    }),
    Operator::native(Native {
        text: "aten::sort(Tensor self, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 256,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::sort", sort_structured)),
            (Key::Meta, kernel!("meta::reduce::sort", sort_structured)),
            (Key::CompositeExplicitAutogradNonFunctional, kernel!("forms::default_backend", sort_structured)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "sort",
                text: "self: value_selecting_reduction_backward(grad, dim, indices, self.shape, True)",
                inputs: &[0],
                saves: &[Save::Arg(1), Save::Result(1), Save::Shape(0)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "The elements along `dim` in order, and where they were; equal ones keep their order. NaN is last.",
    }),
    Operator::native(Native {
        text: "aten::sort.values(Tensor self, int dim=-1, bool descending=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 255,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::sort", sort_structured)),
            (Key::Meta, kernel!("meta::reduce::sort", sort_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "The elements along `dim` in order, and where they were; equal ones keep their order. NaN is last.",
    }),
    Operator::native(Native {
        text: "aten::sort.stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 258,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::sort_stable", sort_stable_structured)),
            (Key::Meta, kernel!("meta::reduce::sort_stable", sort_stable_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", sort_stable_structured),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "sort_stable",
                text: "self: value_selecting_reduction_backward(grad, dim, indices, self.shape, True)",
                inputs: &[0],
                saves: &[Save::Arg(2), Save::Result(1), Save::Shape(0)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "As `sort`, which is always stable.",
    }),
    Operator::native(Native {
        text: "aten::sort.values_stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 257,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::sort_stable", sort_stable_structured)),
            (Key::Meta, kernel!("meta::reduce::sort_stable", sort_stable_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "As `sort`, which is always stable.",
    }),
    Operator::native(Native {
        text: "aten::topk(Tensor self, int k, int dim=-1, bool largest=True, bool sorted=True) -> (Tensor values, Tensor indices)",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 260,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::topk", topk_structured)),
            (Key::Meta, kernel!("meta::reduce::topk", topk_structured)),
            (Key::CompositeExplicitAutogradNonFunctional, kernel!("forms::default_backend", topk_structured)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "topk",
                text: "self: value_selecting_reduction_backward(grad, dim, indices, self.shape, True)",
                inputs: &[0],
                saves: &[Save::Arg(2), Save::Result(1), Save::Shape(0)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "The `k` largest (or smallest) elements along `dim`, and where they are. NaN counts as largest.",
    }),
    Operator::native(Native {
        text: "aten::topk.values(Tensor self, int k, int dim=-1, bool largest=True, bool sorted=True, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 259,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::topk", topk_structured)),
            (Key::Meta, kernel!("meta::reduce::topk", topk_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "The `k` largest (or smallest) elements along `dim`, and where they are. NaN counts as largest.",
    }),
    Operator::native(Native {
        text: "aten::kthvalue(Tensor self, int k, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 262,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::kthvalue", kthvalue_structured)),
            (Key::Meta, kernel!("meta::reduce::kthvalue", kthvalue_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", kthvalue_structured),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "kthvalue",
                text: "self: value_selecting_reduction_backward(grad, dim, indices, self.shape, keepdim)",
                inputs: &[0],
                saves: &[Save::Arg(2), Save::Result(1), Save::Shape(0), Save::Arg(3)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "The `k`-th smallest element along `dim`, and where it is.",
    }),
    Operator::native(Native {
        text: "aten::kthvalue.values(Tensor self, int k, int dim=-1, bool keepdim=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 261,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::kthvalue", kthvalue_structured)),
            (Key::Meta, kernel!("meta::reduce::kthvalue", kthvalue_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "The `k`-th smallest element along `dim`, and where it is.",
    }),
    Operator::native(Native {
        text: "aten::median(Tensor self) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 264,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::median", median_structured)),
            (Key::Meta, kernel!("meta::reduce::median", median_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", median_structured),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "median",
                text: "self: extreme_backward(grad, self, result, None, False)",
                inputs: &[0],
                saves: &[Save::Arg(0), Save::Result(0)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "The lower middle element.",
    }),
    Operator::native(Native {
        text: "aten::median.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 263,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::median", median_structured)),
            (Key::Meta, kernel!("meta::reduce::median", median_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "The lower middle element.",
    }),
    Operator::native(Native {
        text: "aten::median.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 266,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::median_dim", median_dim_structured)),
            (Key::Meta, kernel!("meta::reduce::median_dim", median_dim_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", median_dim_structured),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "median_dim",
                text: "self: value_selecting_reduction_backward(grad, dim, indices, self.shape, keepdim)",
                inputs: &[0],
                saves: &[Save::Arg(1), Save::Result(1), Save::Shape(0), Save::Arg(2)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "The lower middle element along `dim`, and where it is.",
    }),
    Operator::native(Native {
        text: "aten::median.dim_values(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 265,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::median_dim", median_dim_structured)),
            (Key::Meta, kernel!("meta::reduce::median_dim", median_dim_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "The lower middle element along `dim`, and where it is.",
    }),
    Operator::native(Native {
        text: "aten::nanmedian(Tensor self) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 268,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::nanmedian", nanmedian_structured)),
            (Key::Meta, kernel!("meta::reduce::nanmedian", nanmedian_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", nanmedian_structured),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "nanmedian",
                text: "self: extreme_backward(grad, self, result, None, False)",
                inputs: &[0],
                saves: &[Save::Arg(0), Save::Result(0)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "The lower middle element of those that are not NaN.",
    }),
    Operator::native(Native {
        text: "aten::nanmedian.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 267,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::nanmedian", nanmedian_structured)),
            (Key::Meta, kernel!("meta::reduce::nanmedian", nanmedian_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "The lower middle element of those that are not NaN.",
    }),
    Operator::native(Native {
        text: "aten::nanmedian.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 270,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::nanmedian_dim", nanmedian_dim_structured)),
            (Key::Meta, kernel!("meta::reduce::nanmedian_dim", nanmedian_dim_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", nanmedian_dim_structured),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "nanmedian_dim",
                text: "self: value_selecting_reduction_backward(grad, dim, indices, self.shape, keepdim)",
                inputs: &[0],
                saves: &[Save::Arg(1), Save::Result(1), Save::Shape(0), Save::Arg(2)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "The lower middle element of those that are not NaN along `dim`, and where it is.",
    }),
    Operator::native(Native {
        text: "aten::nanmedian.dim_values(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 269,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::nanmedian_dim", nanmedian_dim_structured)),
            (Key::Meta, kernel!("meta::reduce::nanmedian_dim", nanmedian_dim_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "The lower middle element of those that are not NaN along `dim`, and where it is.",
    }),
    Operator::native(Native {
        text: "aten::mode(Tensor self, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 272,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::mode", mode_structured)),
            (Key::Meta, kernel!("meta::reduce::mode", mode_structured)),
            (Key::CompositeExplicitAutogradNonFunctional, kernel!("forms::default_backend", mode_structured)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "mode",
                text: "self: value_selecting_reduction_backward(grad, dim, indices, self.shape, keepdim)",
                inputs: &[0],
                saves: &[Save::Arg(1), Save::Result(1), Save::Shape(0), Save::Arg(2)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "The most frequent element along `dim` (the smallest of these), and its last position.",
    }),
    Operator::native(Native {
        text: "aten::mode.values(Tensor self, int dim=-1, bool keepdim=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 271,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::mode", mode_structured)),
            (Key::Meta, kernel!("meta::reduce::mode", mode_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "The most frequent element along `dim` (the smallest of these), and its last position.",
    }),
    Operator::native(Native {
        text: "aten::searchsorted.Tensor(Tensor sorted_sequence, Tensor self, *, bool out_int32=False, bool right=False, str? side=None, Tensor? sorter=None) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 275,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::searchsorted", searchsorted_tensor_structured)),
            (Key::Meta, kernel!("meta::reduce::searchsorted", searchsorted_tensor_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", searchsorted_tensor_structured),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("an index"))],
        fallbacks: &FALLBACKS,
        doc: "Where each value would go in a sorted sequence: before equal ones, or after them with `right`.",
    }),
    Operator::native(Native {
        text: "aten::searchsorted.Scalar(Tensor sorted_sequence, Scalar self, *, bool out_int32=False, bool right=False, str? side=None, Tensor? sorter=None) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 276,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::searchsorted", searchsorted_tensor_structured)),
            (Key::Meta, kernel!("meta::reduce::searchsorted", searchsorted_tensor_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", searchsorted_tensor_structured),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("an index"))],
        fallbacks: &FALLBACKS,
        doc: "Where each value would go in a sorted sequence: before equal ones, or after them with `right`.",
    }),
    Operator::native(Native {
        text: "aten::searchsorted.out(Tensor sorted_sequence, Tensor self, *, bool out_int32=False, bool right=False, str? side=None, Tensor? sorter=None, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 273,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::searchsorted", searchsorted_tensor_structured)),
            (Key::Meta, kernel!("meta::reduce::searchsorted", searchsorted_tensor_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "Where each value would go in a sorted sequence: before equal ones, or after them with `right`.",
    }),
    Operator::native(Native {
        text: "aten::searchsorted.Scalar_out(Tensor sorted_sequence, Scalar self, *, bool out_int32=False, bool right=False, str? side=None, Tensor? sorter=None, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 274,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::searchsorted", searchsorted_tensor_structured)),
            (Key::Meta, kernel!("meta::reduce::searchsorted", searchsorted_tensor_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "Where each value would go in a sorted sequence: before equal ones, or after them with `right`.",
    }),
    Operator::native(Native {
        text: "aten::bucketize.Tensor(Tensor self, Tensor boundaries, *, bool out_int32=False, bool right=False) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 279,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::bucketize", bucketize_tensor_structured)),
            (Key::Meta, kernel!("meta::reduce::bucketize", bucketize_tensor_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", bucketize_tensor_structured),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("an index"))],
        fallbacks: &FALLBACKS,
        doc: "The bucket that each value falls into, between sorted boundaries.",
    }),
    Operator::native(Native {
        text: "aten::bucketize.Scalar(Scalar self, Tensor boundaries, *, bool out_int32=False, bool right=False) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 280,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::bucketize", bucketize_tensor_structured)),
            (Key::Meta, kernel!("meta::reduce::bucketize", bucketize_tensor_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", bucketize_tensor_structured),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("an index"))],
        fallbacks: &FALLBACKS,
        doc: "The bucket that each value falls into, between sorted boundaries.",
    }),
    Operator::native(Native {
        text: "aten::bucketize.out(Tensor self, Tensor boundaries, *, bool out_int32=False, bool right=False, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 277,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::bucketize", bucketize_tensor_structured)),
            (Key::Meta, kernel!("meta::reduce::bucketize", bucketize_tensor_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "The bucket that each value falls into, between sorted boundaries.",
    }),
    Operator::native(Native {
        text: "aten::bucketize.Scalar_out(Scalar self, Tensor boundaries, *, bool out_int32=False, bool right=False, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 278,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::bucketize", bucketize_tensor_structured)),
            (Key::Meta, kernel!("meta::reduce::bucketize", bucketize_tensor_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "The bucket that each value falls into, between sorted boundaries.",
    }),
    Operator::native(Native {
        text: "aten::isin.Tensor_Tensor(Tensor elements, Tensor test_elements, *, bool assume_unique=False, bool invert=False) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 284,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::isin", isin_tensor_tensor_structured)),
            (Key::Meta, kernel!("meta::reduce::isin", isin_tensor_tensor_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", isin_tensor_tensor_structured),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("a truth value"))],
        fallbacks: &FALLBACKS,
        doc: "Whether each element is among the test elements.",
    }),
    Operator::native(Native {
        text: "aten::isin.Tensor_Scalar(Tensor elements, Scalar test_elements, *, bool assume_unique=False, bool invert=False) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 285,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::isin", isin_tensor_tensor_structured)),
            (Key::Meta, kernel!("meta::reduce::isin", isin_tensor_tensor_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", isin_tensor_tensor_structured),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("a truth value"))],
        fallbacks: &FALLBACKS,
        doc: "Whether each element is among the test elements.",
    }),
    Operator::native(Native {
        text: "aten::isin.Scalar_Tensor(Scalar elements, Tensor test_elements, *, bool assume_unique=False, bool invert=False) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 286,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::isin", isin_tensor_tensor_structured)),
            (Key::Meta, kernel!("meta::reduce::isin", isin_tensor_tensor_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", isin_tensor_tensor_structured),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("a truth value"))],
        fallbacks: &FALLBACKS,
        doc: "Whether each element is among the test elements.",
    }),
    Operator::native(Native {
        text: "aten::isin.out(Tensor elements, Tensor test_elements, *, bool assume_unique=False, bool invert=False, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 281,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::isin", isin_tensor_tensor_structured)),
            (Key::Meta, kernel!("meta::reduce::isin", isin_tensor_tensor_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "Whether each element is among the test elements.",
    }),
    Operator::native(Native {
        text: "aten::isin.Tensor_Scalar_out(Tensor elements, Scalar test_elements, *, bool assume_unique=False, bool invert=False, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 282,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::isin", isin_tensor_tensor_structured)),
            (Key::Meta, kernel!("meta::reduce::isin", isin_tensor_tensor_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "Whether each element is among the test elements.",
    }),
    Operator::native(Native {
        text: "aten::isin.Scalar_Tensor_out(Scalar elements, Tensor test_elements, *, bool assume_unique=False, bool invert=False, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 283,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::isin", isin_tensor_tensor_structured)),
            (Key::Meta, kernel!("meta::reduce::isin", isin_tensor_tensor_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "Whether each element is among the test elements.",
    }),
    Operator::native(Native {
        text: "aten::histc(Tensor self, int bins=100, Scalar min=0, Scalar max=0) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 288,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::histc", histc_structured)),
            (Key::Meta, kernel!("meta::reduce::histc", histc_structured)),
            (
                Key::CompositeExplicitAutogradNonFunctional,
                kernel!("forms::default_backend", histc_structured),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("counts"))],
        fallbacks: &FALLBACKS,
        doc: "How many elements fall into each of `bins` equal parts of [min, max] (the range of the data, when they are equal).",
    }),
    Operator::native(Native {
        text: "aten::histc.out(Tensor self, int bins=100, Scalar min=0, Scalar max=0, *, Tensor(a!) out) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Out,
        other_form: 287,
        tags: tags::OUT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::histc", histc_structured)),
            (Key::Meta, kernel!("meta::reduce::histc", histc_structured)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("out= forms are not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "How many elements fall into each of `bins` equal parts of [min, max] (the range of the data, when they are equal).",
    }),
    Operator::native(Native {
        text: "aten::bincount(Tensor self, Tensor? weights=None, int minlength=0) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: tags::DATA_DEPENDENT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::bincount", bincount_cpu)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("counts"))],
        fallbacks: &FALLBACKS,
        doc: "How often each nonnegative integer occurs, or the sum of its weights.",
    }),
    Operator::native(Native {
        text: "aten::_unique(Tensor self, bool sorted=True, bool return_inverse=False) -> (Tensor, Tensor)",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: tags::DATA_DEPENDENT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::unique", unique_cpu)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "The distinct elements, sorted, and for each element which one it is.",
    }),
    Operator::native(Native {
        text: "aten::_unique2(Tensor self, bool sorted=True, bool return_inverse=False, bool return_counts=False) -> (Tensor, Tensor, Tensor)",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: tags::DATA_DEPENDENT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::unique2", unique2_cpu)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "The distinct elements, sorted, with inverse and counts.",
    }),
    Operator::native(Native {
        text: "aten::unique_dim(Tensor self, int dim, bool sorted=True, bool return_inverse=False, bool return_counts=False) -> (Tensor, Tensor, Tensor)",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: tags::DATA_DEPENDENT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::unique_dim", unique_dim_cpu)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "The distinct slices along `dim`, sorted, with inverse and counts.",
    }),
    Operator::native(Native {
        text: "aten::unique_consecutive(Tensor self, bool return_inverse=False, bool return_counts=False, int? dim=None) -> (Tensor, Tensor, Tensor)",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: tags::DATA_DEPENDENT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::unique_consecutive", unique_consecutive_cpu)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "As `unique`, for neighbours only, in the order in which they stand.",
    }),
    Operator::native(Native {
        text: "aten::unique_dim_consecutive(Tensor self, int dim, bool return_inverse=False, bool return_counts=False) -> (Tensor, Tensor, Tensor)",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: tags::DATA_DEPENDENT,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("cpu::reduce::unique_dim_consecutive", unique_dim_consecutive_cpu)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("not differentiable"))],
        fallbacks: &FALLBACKS,
        doc: "As `unique_dim`, for neighbours only.",
    }),
    Operator::native(Native {
        text: "aten::softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: 0,
        home: "rust",
        kernels: &[(
            Key::CompositeImplicitAutograd,
            kernel!("composite::reduce::softmax", softmax_int_composite),
        )],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "Exponentials along `dim`, scaled to sum up to 1; the input is cast to `dtype` first.",
    }),
    Operator::native(Native {
        text: "aten::log_softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: 0,
        home: "rust",
        kernels: &[(
            Key::CompositeImplicitAutograd,
            kernel!("composite::reduce::log_softmax", log_softmax_int_composite),
        )],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "The logarithm of the softmax; the input is cast to `dtype` first.",
    }),
    Operator::native(Native {
        text: "aten::special_softmax(Tensor self, int dim, ScalarType? dtype=None) -> Tensor",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: 0,
        home: "rust",
        kernels: &[(
            Key::CompositeImplicitAutograd,
            kernel!("composite::reduce::softmax", special_softmax_composite),
        )],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "As `softmax`.",
    }),
    Operator::native(Native {
        text: "aten::special_log_softmax(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: 0,
        home: "rust",
        kernels: &[(
            Key::CompositeImplicitAutograd,
            kernel!("composite::reduce::log_softmax", special_log_softmax_composite),
        )],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "As `log_softmax`.",
    }),
    Operator::native(Native {
        text: "aten::argsort(Tensor self, int dim=-1, bool descending=False) -> Tensor",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: 0,
        home: "rust",
        kernels: &[(
            Key::CompositeImplicitAutograd,
            kernel!("composite::reduce::argsort", argsort_composite),
        )],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "The positions that put the elements along `dim` in order.",
    }),
    Operator::native(Native {
        text: "aten::argsort.stable(Tensor self, *, bool stable, int dim=-1, bool descending=False) -> Tensor",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: 0,
        home: "rust",
        kernels: &[(
            Key::CompositeImplicitAutograd,
            kernel!("composite::reduce::argsort_stable", argsort_stable_composite),
        )],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "As `argsort`, which is always stable.",
    }),
    Operator::native(Native {
        text: "aten::msort(Tensor self) -> Tensor",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: 0,
        home: "rust",
        kernels: &[(Key::CompositeImplicitAutograd, kernel!("composite::reduce::msort", msort_composite))],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "The elements in order along the first dimension.",
    }),
    Operator::native(Native {
        text: "aten::max.other(Tensor self, Tensor other) -> Tensor",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: 0,
        home: "rust",
        kernels: &[(
            Key::CompositeImplicitAutograd,
            kernel!("composite::reduce::max_other", max_other_composite),
        )],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "As `maximum`.",
    }),
    Operator::native(Native {
        text: "aten::min.other(Tensor self, Tensor other) -> Tensor",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: 0,
        home: "rust",
        kernels: &[(
            Key::CompositeImplicitAutograd,
            kernel!("composite::reduce::min_other", min_other_composite),
        )],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "As `minimum`.",
    }),
    Operator::native(Native {
        text: "aten::nanmean(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: tags::PYTHON,
        home: "python:reduce:nanmean",
        kernels: &[(
            Key::CompositeImplicitAutograd,
            kernel!("python:reduce:nanmean", host::python_composite),
        )],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "The mean over `dim` of what is not NaN.",
    }),
    Operator::native(Native {
        text: "aten::norm.Scalar(Tensor self, Scalar p=2) -> Tensor",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: tags::PYTHON,
        home: "python:reduce:norm_scalar",
        kernels: &[(
            Key::CompositeImplicitAutograd,
            kernel!("python:reduce:norm_scalar", host::python_composite),
        )],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "The `p`-norm of all elements.",
    }),
    Operator::native(Native {
        text: "aten::norm.ScalarOpt_dim(Tensor self, Scalar? p, int[1] dim, bool keepdim=False) -> Tensor",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: tags::PYTHON,
        home: "python:reduce:norm_dim",
        kernels: &[(
            Key::CompositeImplicitAutograd,
            kernel!("python:reduce:norm_dim", host::python_composite),
        )],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "The `p`-norm over `dim`.",
    }),
    Operator::native(Native {
        text: "aten::norm.ScalarOpt_dim_dtype(Tensor self, Scalar? p, int[1] dim, bool keepdim, *, ScalarType dtype) -> Tensor",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: tags::PYTHON,
        home: "python:reduce:norm_dim_dtype",
        kernels: &[(
            Key::CompositeImplicitAutograd,
            kernel!("python:reduce:norm_dim_dtype", host::python_composite),
        )],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "The `p`-norm over `dim`, computed in `dtype`.",
    }),
    Operator::native(Native {
        text: "aten::norm.ScalarOpt_dtype(Tensor self, Scalar? p, *, ScalarType dtype) -> Tensor",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: tags::PYTHON,
        home: "python:reduce:norm_dtype",
        kernels: &[(
            Key::CompositeImplicitAutograd,
            kernel!("python:reduce:norm_dtype", host::python_composite),
        )],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "The `p`-norm of all elements, computed in `dtype`.",
    }),
    Operator::native(Native {
        text: "aten::norm.name(Tensor self, str p, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: tags::PYTHON,
        home: "python:reduce:norm_name",
        kernels: &[(
            Key::CompositeImplicitAutograd,
            kernel!("python:reduce:norm_name", host::python_composite),
        )],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "The norm of this name: 'fro', or 'nuc' of matrices.",
    }),
    Operator::native(Native {
        text: "aten::trace(Tensor self) -> Tensor",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: tags::PYTHON,
        home: "python:reduce:trace",
        kernels: &[(Key::CompositeImplicitAutograd, kernel!("python:reduce:trace", host::python_composite))],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "The sum of the diagonal of a matrix.",
    }),
    Operator::native(Native {
        text: "aten::dist(Tensor self, Tensor other, Scalar p=2) -> Tensor",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: tags::PYTHON,
        home: "python:reduce:dist",
        kernels: &[(Key::CompositeImplicitAutograd, kernel!("python:reduce:dist", host::python_composite))],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "The `p`-norm of the difference.",
    }),
    Operator::native(Native {
        text: "aten::renorm(Tensor self, Scalar p, int dim, Scalar maxnorm) -> Tensor",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: tags::PYTHON,
        home: "python:reduce:renorm",
        kernels: &[(Key::CompositeImplicitAutograd, kernel!("python:reduce:renorm", host::python_composite))],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "Scales slices along `dim` down to a `p`-norm of at most `maxnorm`.",
    }),
    Operator::native(Native {
        text: "aten::renorm_(Tensor(a!) self, Scalar p, int dim, Scalar maxnorm) -> Tensor(a!)",
        kind: Kind::Composite,
        form: Form::Inplace,
        other_form: 312,
        tags: 0,
        home: "rust",
        kernels: &[(Key::CompositeImplicitAutograd, kernel!("forms::composite_form", forms::composite_form))],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "Scales slices along `dim` down to a `p`-norm of at most `maxnorm`.",
    }),
    Operator::native(Native {
        text: "aten::quantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: tags::PYTHON,
        home: "python:reduce:quantile_scalar",
        kernels: &[(
            Key::CompositeImplicitAutograd,
            kernel!("python:reduce:quantile_scalar", host::python_composite),
        )],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "The value below which a share `q` of the elements lies.",
    }),
    Operator::native(Native {
        text: "aten::quantile(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: tags::PYTHON,
        home: "python:reduce:quantile",
        kernels: &[(
            Key::CompositeImplicitAutograd,
            kernel!("python:reduce:quantile", host::python_composite),
        )],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "The values below which shares `q` of the elements lie.",
    }),
    Operator::native(Native {
        text: "aten::nanquantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: tags::PYTHON,
        home: "python:reduce:nanquantile_scalar",
        kernels: &[(
            Key::CompositeImplicitAutograd,
            kernel!("python:reduce:nanquantile_scalar", host::python_composite),
        )],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "The value below which a share `q` of the elements lies, of what is not NaN.",
    }),
    Operator::native(Native {
        text: "aten::nanquantile(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: tags::PYTHON,
        home: "python:reduce:nanquantile",
        kernels: &[(
            Key::CompositeImplicitAutograd,
            kernel!("python:reduce:nanquantile", host::python_composite),
        )],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "The values below which shares `q` of the elements lie, of what is not NaN.",
    }),
    Operator::native(Native {
        text: "aten::trapezoid.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: tags::PYTHON,
        home: "python:reduce:trapezoid_x",
        kernels: &[(
            Key::CompositeImplicitAutograd,
            kernel!("python:reduce:trapezoid_x", host::python_composite),
        )],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "The integral of `y` by the trapezoid rule, at points `x`.",
    }),
    Operator::native(Native {
        text: "aten::trapezoid.dx(Tensor y, *, Scalar dx=1, int dim=-1) -> Tensor",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: tags::PYTHON,
        home: "python:reduce:trapezoid_dx",
        kernels: &[(
            Key::CompositeImplicitAutograd,
            kernel!("python:reduce:trapezoid_dx", host::python_composite),
        )],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "The integral of `y` by the trapezoid rule, at steps `dx`.",
    }),
    Operator::native(Native {
        text: "aten::cumulative_trapezoid.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: tags::PYTHON,
        home: "python:reduce:cumulative_trapezoid_x",
        kernels: &[(
            Key::CompositeImplicitAutograd,
            kernel!("python:reduce:cumulative_trapezoid_x", host::python_composite),
        )],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "The integrals of `y` so far, by the trapezoid rule, at points `x`.",
    }),
    Operator::native(Native {
        text: "aten::cumulative_trapezoid.dx(Tensor y, *, Scalar dx=1, int dim=-1) -> Tensor",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: tags::PYTHON,
        home: "python:reduce:cumulative_trapezoid_dx",
        kernels: &[(
            Key::CompositeImplicitAutograd,
            kernel!("python:reduce:cumulative_trapezoid_dx", host::python_composite),
        )],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "The integrals of `y` so far, by the trapezoid rule, at steps `dx`.",
    }),
    Operator::native(Native {
        text: "aten::trapz.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: tags::PYTHON,
        home: "python:reduce:trapezoid_x",
        kernels: &[(
            Key::CompositeImplicitAutograd,
            kernel!("python:reduce:trapezoid_x", host::python_composite),
        )],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "As `trapezoid`.",
    }),
    Operator::native(Native {
        text: "aten::trapz.dx(Tensor y, *, float dx=1, int dim=-1) -> Tensor",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: tags::PYTHON,
        home: "python:reduce:trapezoid_dx",
        kernels: &[(
            Key::CompositeImplicitAutograd,
            kernel!("python:reduce:trapezoid_dx", host::python_composite),
        )],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "As `trapezoid`.",
    }),
    Operator::native(Native {
        text: "aten::diff(Tensor self, int n=1, int dim=-1, Tensor? prepend=None, Tensor? append=None) -> Tensor",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: tags::PYTHON,
        home: "python:reduce:diff",
        kernels: &[(Key::CompositeImplicitAutograd, kernel!("python:reduce:diff", host::python_composite))],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "The `n`-th differences of neighbours along `dim`.",
    }),
    Operator::native(Native {
        text: "aten::view(Tensor(a) self, int[] size) -> Tensor(a)",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("meta::shape::view", view_cpu)),
            (Key::CUDA, kernel!("meta::shape::view", view_cpu)),
            (Key::Meta, kernel!("meta::shape::view", view_cpu)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "view",
                text: "self: grad.reshape(self.shape)",
                inputs: &[0],
                saves: &[Save::Shape(0)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "The same elements under another shape, without a copy; one size may be -1.",
    }),
    Operator::native(Native {
        text: "aten::view.dtype(Tensor(a) self, ScalarType dtype) -> Tensor(a)",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CompositeExplicitAutograd, kernel!("meta::shape::view_dtype", view_dtype_explicit)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("the bytes are read as another type"))],
        fallbacks: &FALLBACKS,
        doc: "The same bytes as elements of another dtype.",
    }),
    Operator::native(Native {
        text: "aten::_unsafe_view(Tensor self, int[] size) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CompositeExplicitAutograd, kernel!("meta::shape::view", unsafe_view_explicit)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "_unsafe_view",
                text: "self: grad.reshape(self.shape)",
                inputs: &[0],
                saves: &[Save::Shape(0)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "A view that autograd does not know as one: of a tensor that nobody else holds.",
    }),
    Operator::native(Native {
        text: "aten::transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a)",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CompositeExplicitAutograd, kernel!("meta::shape::transpose", transpose_int_explicit)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "transpose_int",
                text: "self: grad.transpose(dim0, dim1)",
                inputs: &[0],
                saves: &[Save::Arg(1), Save::Arg(2)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "Swaps two dimensions.",
    }),
    Operator::native(Native {
        text: "aten::t(Tensor(a) self) -> Tensor(a)",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CompositeExplicitAutograd, kernel!("meta::shape::t", t_explicit)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "t",
                text: "self: grad.t()",
                inputs: &[0],
                saves: &[],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "Transposes a matrix; fewer dimensions stay as they are.",
    }),
    Operator::native(Native {
        text: "aten::permute(Tensor(a) self, int[] dims) -> Tensor(a)",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CompositeExplicitAutograd, kernel!("meta::shape::permute", permute_explicit)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "permute",
                text: "self: permute_backward(grad, dims)",
                inputs: &[0],
                saves: &[Save::Arg(1)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "Reorders the dimensions.",
    }),
    Operator::native(Native {
        text: "aten::expand(Tensor(a) self, int[] size, *, bool implicit=False) -> Tensor(a)",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CompositeExplicitAutograd, kernel!("meta::shape::expand", expand_explicit)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "expand",
                text: "self: grad",
                inputs: &[0],
                saves: &[],
                outputs: &[0],
                broadcasts: true,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "Repeats dimensions of size 1, without a copy; -1 keeps a size.",
    }),
    Operator::native(Native {
        text: "aten::select.int(Tensor(a) self, int dim, int index) -> Tensor(a)",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CompositeExplicitAutograd, kernel!("meta::shape::select", select_int_explicit)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "select_int",
                text: "self: select_backward(grad, self.shape, dim, index)",
                inputs: &[0],
                saves: &[Save::Shape(0), Save::Arg(1), Save::Arg(2)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "One position of a dimension, which goes away.",
    }),
    Operator::native(Native {
        text: "aten::slice.Tensor(Tensor(a) self, int dim=0, int? start=None, int? end=None, int step=1) -> Tensor(a)",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CompositeExplicitAutograd, kernel!("meta::shape::slice", slice_tensor_explicit)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "slice_Tensor",
                text: "self: slice_backward_from(grad, self.shape, dim, start, end, step)",
                inputs: &[0],
                saves: &[Save::Shape(0), Save::Arg(1), Save::Arg(2), Save::Arg(3), Save::Arg(4)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "A range of a dimension, by the rules of Python slices; the step is positive.",
    }),
    Operator::native(Native {
        text: "aten::squeeze(Tensor(a) self) -> Tensor(a)",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CompositeExplicitAutograd, kernel!("meta::shape::squeeze", squeeze_explicit)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "squeeze",
                text: "self: grad.reshape(self.shape)",
                inputs: &[0],
                saves: &[Save::Shape(0)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "Drops all dimensions of size 1.",
    }),
    Operator::native(Native {
        text: "aten::squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CompositeExplicitAutograd, kernel!("meta::shape::squeeze_dim", squeeze_dim_explicit)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "squeeze_dim",
                text: "self: grad.reshape(self.shape)",
                inputs: &[0],
                saves: &[Save::Shape(0)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "Drops a dimension if its size is 1.",
    }),
    Operator::native(Native {
        text: "aten::squeeze.dims(Tensor(a) self, int[] dim) -> Tensor(a)",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CompositeExplicitAutograd, kernel!("meta::shape::squeeze_dims", squeeze_dims_explicit)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "squeeze_dims",
                text: "self: grad.reshape(self.shape)",
                inputs: &[0],
                saves: &[Save::Shape(0)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "Drops those of the dimensions whose size is 1.",
    }),
    Operator::native(Native {
        text: "aten::unsqueeze(Tensor(a) self, int dim) -> Tensor(a)",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CompositeExplicitAutograd, kernel!("meta::shape::unsqueeze", unsqueeze_explicit)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "unsqueeze",
                text: "self: grad.reshape(self.shape)",
                inputs: &[0],
                saves: &[Save::Shape(0)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "Inserts a dimension of size 1.",
    }),
    Operator::native(Native {
        text: "aten::unfold(Tensor(a) self, int dimension, int size, int step) -> Tensor(a)",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("meta::shape::unfold", unfold_cpu)),
            (Key::CUDA, kernel!("meta::shape::unfold", unfold_cpu)),
            (Key::Meta, kernel!("meta::shape::unfold", unfold_cpu)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "unfold",
                text: "self: unfold_backward(grad, self.shape, dimension, size, step)",
                inputs: &[0],
                saves: &[Save::Shape(0), Save::Arg(1), Save::Arg(2), Save::Arg(3)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "Windows of `size` elements along a dimension, `step` apart, as a new last dimension.",
    }),
    Operator::native(Native {
        text: "aten::diagonal(Tensor(a) self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a)",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CompositeExplicitAutograd, kernel!("meta::shape::diagonal", diagonal_explicit)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "diagonal",
                text: "self: diagonal_backward(grad, self.shape, offset, dim1, dim2)",
                inputs: &[0],
                saves: &[Save::Shape(0), Save::Arg(1), Save::Arg(2), Save::Arg(3)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "The diagonal over two dimensions, as a new last dimension.",
    }),
    Operator::native(Native {
        text: "aten::as_strided(Tensor(a) self, int[] size, int[] stride, int? storage_offset=None) -> Tensor(a)",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("meta::shape::as_strided", as_strided_cpu)),
            (Key::CUDA, kernel!("meta::shape::as_strided", as_strided_cpu)),
            (Key::Meta, kernel!("meta::shape::as_strided", as_strided_cpu)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "as_strided",
                text: "self: as_strided_backward(grad, self.shape, self.stride(), self.storage_offset(), size, stride, storage_offset)",
                inputs: &[0],
                saves: &[
                    Save::Shape(0),
                    Save::Strides(0),
                    Save::Offset(0),
                    Save::Arg(1),
                    Save::Arg(2),
                    Save::Arg(3),
                ],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "Any view of the storage, by sizes, strides and offset in elements.",
    }),
    Operator::native(Native {
        text: "aten::alias(Tensor(a) self) -> Tensor(a)",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CompositeExplicitAutograd, kernel!("meta::shape::alias", alias_explicit)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "alias",
                text: "self: grad",
                inputs: &[0],
                saves: &[],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "The same view as a new tensor.",
    }),
    Operator::native(Native {
        text: "aten::detach(Tensor(a) self) -> Tensor(a)",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CompositeExplicitAutograd, kernel!("meta::shape::alias", detach_explicit)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("it stops the gradient"))],
        fallbacks: &FALLBACKS,
        doc: "The same view without history: no gradient flows through it.",
    }),
    Operator::native(Native {
        text: "aten::view_as_real(Tensor(a) self) -> Tensor(a)",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CompositeExplicitAutograd, kernel!("meta::shape::view_as_real", view_as_real_explicit)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "view_as_real",
                text: "self: view_as_complex(grad.contiguous())",
                inputs: &[0],
                saves: &[],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "A complex tensor as a real one with a last dimension of 2.",
    }),
    Operator::native(Native {
        text: "aten::view_as_complex(Tensor(a) self) -> Tensor(a)",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: 0,
        home: "rust",
        kernels: &[
            (
                Key::CompositeExplicitAutograd,
                kernel!("meta::shape::view_as_complex", view_as_complex_explicit),
            ),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "view_as_complex",
                text: "self: view_as_real(grad)",
                inputs: &[0],
                saves: &[],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "A real tensor with a last dimension of 2 as a complex one.",
    }),
    Operator::native(Native {
        text: "aten::split.Tensor(Tensor(a -> *) self, int split_size, int dim=0) -> Tensor(a)[]",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: tags::MULTI_VIEW,
        home: "rust",
        kernels: &[
            (Key::CompositeExplicitAutograd, kernel!("meta::shape::split", split_tensor_explicit)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "split_Tensor",
                text: "self: split_backward(grads, split_size, dim, self.shape)",
                inputs: &[0],
                saves: &[Save::Arg(1), Save::Arg(2), Save::Shape(0)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "Parts of `split_size` along a dimension; the last may be smaller.",
    }),
    Operator::native(Native {
        text: "aten::split.sizes(Tensor(a -> *) self, int[] split_size, int dim=0) -> Tensor(a)[]",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: 0,
        home: "rust",
        kernels: &[(
            Key::CompositeImplicitAutograd,
            kernel!("composite::split::split_sizes", split_sizes_composite),
        )],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "Parts of the sizes given.",
    }),
    Operator::native(Native {
        text: "aten::split_with_sizes(Tensor(a -> *) self, int[] split_sizes, int dim=0) -> Tensor(a)[]",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: tags::MULTI_VIEW,
        home: "rust",
        kernels: &[
            (
                Key::CompositeExplicitAutograd,
                kernel!("meta::shape::split_with_sizes", split_with_sizes_explicit),
            ),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "split_with_sizes",
                text: "self: split_with_sizes_backward(grads, split_sizes, dim, self.shape)",
                inputs: &[0],
                saves: &[Save::Arg(1), Save::Arg(2), Save::Shape(0)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "Parts of the sizes given, which add up to that of the dimension.",
    }),
    Operator::native(Native {
        text: "aten::unbind.int(Tensor(a -> *) self, int dim=0) -> Tensor(a)[]",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: tags::MULTI_VIEW,
        home: "rust",
        kernels: &[
            (Key::CompositeExplicitAutograd, kernel!("meta::shape::unbind", unbind_int_explicit)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "unbind_int",
                text: "self: unbind_backward(grads, dim, self.shape)",
                inputs: &[0],
                saves: &[Save::Arg(1), Save::Shape(0)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "All positions of a dimension, each as a view without it.",
    }),
    Operator::native(Native {
        text: "aten::transpose_(Tensor(a!) self, int dim0, int dim1) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Inplace,
        other_form: 349,
        tags: tags::INPLACE_VIEW,
        home: "rust",
        kernels: &[
            (Key::CompositeExplicitAutograd, kernel!("meta::shape::transpose_", transpose_explicit)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "transpose_",
                text: "self: grad.transpose(dim0, dim1)",
                inputs: &[0],
                saves: &[Save::Arg(1), Save::Arg(2)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "Swaps two dimensions of the tensor itself.",
    }),
    Operator::native(Native {
        text: "aten::t_(Tensor(a!) self) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Inplace,
        other_form: 350,
        tags: tags::INPLACE_VIEW,
        home: "rust",
        kernels: &[
            (Key::CompositeExplicitAutograd, kernel!("meta::shape::t_", t_explicit2)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "t_",
                text: "self: grad.t()",
                inputs: &[0],
                saves: &[],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "Transposes the matrix itself.",
    }),
    Operator::native(Native {
        text: "aten::squeeze_(Tensor(a!) self) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Inplace,
        other_form: 351,
        tags: tags::INPLACE_VIEW,
        home: "rust",
        kernels: &[
            (Key::CompositeExplicitAutograd, kernel!("meta::shape::squeeze_", squeeze_explicit2)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "squeeze_",
                text: "self: grad.reshape(self.shape)",
                inputs: &[0],
                saves: &[Save::Shape(0)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "Drops all dimensions of size 1 of the tensor itself.",
    }),
    Operator::native(Native {
        text: "aten::squeeze_.dim(Tensor(a!) self, int dim) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Inplace,
        other_form: 352,
        tags: tags::INPLACE_VIEW,
        home: "rust",
        kernels: &[
            (Key::CompositeExplicitAutograd, kernel!("meta::shape::squeeze_dim_", squeeze_dim_explicit2)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "squeeze__dim",
                text: "self: grad.reshape(self.shape)",
                inputs: &[0],
                saves: &[Save::Shape(0)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "Drops a dimension of the tensor itself if its size is 1.",
    }),
    Operator::native(Native {
        text: "aten::squeeze_.dims(Tensor(a!) self, int[] dim) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Inplace,
        other_form: 353,
        tags: tags::INPLACE_VIEW,
        home: "rust",
        kernels: &[
            (Key::CompositeExplicitAutograd, kernel!("meta::shape::squeeze_dims_", squeeze_dims_explicit2)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "squeeze__dims",
                text: "self: grad.reshape(self.shape)",
                inputs: &[0],
                saves: &[Save::Shape(0)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "Drops those dimensions of the tensor itself whose size is 1.",
    }),
    Operator::native(Native {
        text: "aten::unsqueeze_(Tensor(a!) self, int dim) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Inplace,
        other_form: 354,
        tags: tags::INPLACE_VIEW,
        home: "rust",
        kernels: &[
            (Key::CompositeExplicitAutograd, kernel!("meta::shape::unsqueeze_", unsqueeze_explicit2)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "unsqueeze_",
                text: "self: grad.reshape(self.shape)",
                inputs: &[0],
                saves: &[Save::Shape(0)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "Inserts a dimension of size 1 into the tensor itself.",
    }),
    Operator::native(Native {
        text: "aten::as_strided_(Tensor(a!) self, int[] size, int[] stride, int? storage_offset=None) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Inplace,
        other_form: 355,
        tags: tags::INPLACE_VIEW,
        home: "rust",
        kernels: &[
            (Key::CompositeExplicitAutograd, kernel!("meta::shape::as_strided_", as_strided_explicit)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "as_strided_",
                text: "self: as_strided_backward(grad, self.shape, self.stride(), self.storage_offset(), size, stride, storage_offset)",
                inputs: &[0],
                saves: &[
                    Save::Shape(0),
                    Save::Strides(0),
                    Save::Offset(0),
                    Save::Arg(1),
                    Save::Arg(2),
                    Save::Arg(3),
                ],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "Gives the tensor itself any view of its storage.",
    }),
    Operator::native(Native {
        text: "aten::detach_(Tensor(a!) self) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Inplace,
        other_form: 356,
        tags: 0,
        home: "rust",
        kernels: &[
            (Key::CompositeExplicitAutograd, kernel!("meta::shape::detach_", detach_explicit2)),
            (Key::Autograd, kernel!("autograd::detach::kernel", crate::autograd::detach::kernel)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
        ],
        derivatives: &[(Key::Autograd, Derivative::None("it stops the gradient"))],
        fallbacks: &FALLBACKS,
        doc: "Cuts the tensor off its history.",
    }),
    Operator::native(Native {
        text: "aten::swapaxes_(Tensor(a!) self, int axis0, int axis1) -> Tensor(a!)",
        kind: Kind::Composite,
        form: Form::Inplace,
        other_form: 357,
        tags: tags::INPLACE_VIEW,
        home: "rust",
        kernels: &[(
            Key::CompositeImplicitAutograd,
            kernel!("composite::shape::swapaxes_", swapaxes_composite),
        )],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "`transpose_` under NumPy's name.",
    }),
    Operator::native(Native {
        text: "aten::swapdims_(Tensor(a!) self, int dim0, int dim1) -> Tensor(a!)",
        kind: Kind::Composite,
        form: Form::Inplace,
        other_form: 358,
        tags: tags::INPLACE_VIEW,
        home: "rust",
        kernels: &[(
            Key::CompositeImplicitAutograd,
            kernel!("composite::shape::swapaxes_", swapdims_composite),
        )],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "`transpose_` under another name.",
    }),
    Operator::native(Native {
        text: "aten::resize_(Tensor(a!) self, int[] size, *, MemoryFormat? memory_format=None) -> Tensor(a!)",
        kind: Kind::Leaf,
        form: Form::Inplace,
        other_form: 359,
        tags: tags::INPLACE_VIEW,
        home: "rust",
        kernels: &[
            (Key::CPU, kernel!("meta::shape::resize_", resize_cpu)),
            (Key::CUDA, kernel!("meta::shape::resize_", resize_cpu)),
            (Key::Meta, kernel!("meta::shape::resize_", resize_cpu)),
            (Key::ADInplaceOrView, kernel!("autograd::view::kernel", crate::autograd::view::kernel)),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::NotImplemented("the elements of a resized tensor have no history"),
        )],
        fallbacks: &FALLBACKS,
        doc: "Gives the tensor other sizes, row-major; storage grows where it must.",
    }),
    Operator::native(Native {
        text: "aten::reshape(Tensor(a) self, int[] shape) -> Tensor(a)",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: 0,
        home: "rust",
        kernels: &[(Key::CompositeImplicitAutograd, kernel!("composite::shape::reshape", reshape_composite))],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "The elements under another shape; a view where strides allow it, else a copy.",
    }),
    Operator::native(Native {
        text: "aten::reshape_as(Tensor(a) self, Tensor other) -> Tensor(a)",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: 0,
        home: "rust",
        kernels: &[(
            Key::CompositeImplicitAutograd,
            kernel!("composite::shape::reshape_as", reshape_as_composite),
        )],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "`reshape` to the shape of another tensor.",
    }),
    Operator::native(Native {
        text: "aten::view_as(Tensor(a) self, Tensor other) -> Tensor(a)",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: 0,
        home: "rust",
        kernels: &[(Key::CompositeImplicitAutograd, kernel!("composite::shape::view_as", view_as_composite))],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "`view` with the shape of another tensor.",
    }),
    Operator::native(Native {
        text: "aten::expand_as(Tensor(a) self, Tensor other) -> Tensor(a)",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: 0,
        home: "rust",
        kernels: &[(
            Key::CompositeImplicitAutograd,
            kernel!("composite::shape::expand_as", expand_as_composite),
        )],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "`expand` to the shape of another tensor.",
    }),
    Operator::native(Native {
        text: "aten::broadcast_to(Tensor(a) self, int[] size) -> Tensor(a)",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: 0,
        home: "rust",
        kernels: &[(
            Key::CompositeImplicitAutograd,
            kernel!("composite::shape::broadcast_to", broadcast_to_composite),
        )],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "`expand` under NumPy's name.",
    }),
    Operator::native(Native {
        text: "aten::ravel(Tensor(a) self) -> Tensor(a)",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: 0,
        home: "rust",
        kernels: &[(Key::CompositeImplicitAutograd, kernel!("composite::shape::ravel", ravel_composite))],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "All elements in one contiguous dimension.",
    }),
    Operator::native(Native {
        text: "aten::flatten.using_ints(Tensor(a) self, int start_dim=0, int end_dim=-1) -> Tensor(a)",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: 0,
        home: "rust",
        kernels: &[(
            Key::CompositeImplicitAutograd,
            kernel!("composite::shape::flatten", flatten_using_ints_composite),
        )],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "Dimensions `start_dim` to `end_dim` become one.",
    }),
    Operator::native(Native {
        text: "aten::unflatten.int(Tensor(a) self, int dim, int[] sizes) -> Tensor(a)",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: 0,
        home: "rust",
        kernels: &[(
            Key::CompositeImplicitAutograd,
            kernel!("composite::shape::unflatten", unflatten_int_composite),
        )],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "One dimension becomes several; one of their sizes may be -1.",
    }),
    Operator::native(Native {
        text: "aten::narrow(Tensor(a) self, int dim, int start, int length) -> Tensor(a)",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: 0,
        home: "rust",
        kernels: &[(Key::CompositeImplicitAutograd, kernel!("composite::shape::narrow", narrow_composite))],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "`length` elements of a dimension from `start` on.",
    }),
    Operator::native(Native {
        text: "aten::narrow.Tensor(Tensor(a) self, int dim, Tensor start, int length) -> Tensor(a)",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: tags::ANY_DEVICE,
        home: "rust",
        kernels: &[(
            Key::CompositeImplicitAutograd,
            kernel!("composite::shape::narrow_tensor", narrow_tensor_composite),
        )],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "`narrow` with the start in a 0-dim integer tensor.",
    }),
    Operator::native(Native {
        text: "aten::movedim.intlist(Tensor(a) self, int[] source, int[] destination) -> Tensor(a)",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: 0,
        home: "rust",
        kernels: &[(
            Key::CompositeImplicitAutograd,
            kernel!("composite::shape::movedim_list", movedim_intlist_composite),
        )],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "Moves dimensions to other places; the others keep their order.",
    }),
    Operator::native(Native {
        text: "aten::movedim.int(Tensor(a) self, int source, int destination) -> Tensor(a)",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: 0,
        home: "rust",
        kernels: &[(
            Key::CompositeImplicitAutograd,
            kernel!("composite::shape::movedim", movedim_int_composite),
        )],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "Moves one dimension to another place.",
    }),
    Operator::native(Native {
        text: "aten::moveaxis.intlist(Tensor(a) self, int[] source, int[] destination) -> Tensor(a)",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: 0,
        home: "rust",
        kernels: &[(
            Key::CompositeImplicitAutograd,
            kernel!("composite::shape::movedim_list", moveaxis_intlist_composite),
        )],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "`movedim` under NumPy's name.",
    }),
    Operator::native(Native {
        text: "aten::moveaxis.int(Tensor(a) self, int source, int destination) -> Tensor(a)",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: 0,
        home: "rust",
        kernels: &[(
            Key::CompositeImplicitAutograd,
            kernel!("composite::shape::movedim", moveaxis_int_composite),
        )],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "`movedim` under NumPy's name.",
    }),
    Operator::native(Native {
        text: "aten::swapaxes(Tensor(a) self, int axis0, int axis1) -> Tensor(a)",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: 0,
        home: "rust",
        kernels: &[(
            Key::CompositeImplicitAutograd,
            kernel!("composite::shape::swapaxes", swapaxes_composite2),
        )],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "`transpose` under NumPy's name.",
    }),
    Operator::native(Native {
        text: "aten::swapdims(Tensor(a) self, int dim0, int dim1) -> Tensor(a)",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: 0,
        home: "rust",
        kernels: &[(
            Key::CompositeImplicitAutograd,
            kernel!("composite::shape::swapaxes", swapdims_composite2),
        )],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "`transpose` under another name.",
    }),
    Operator::native(Native {
        text: "aten::adjoint(Tensor(a) self) -> Tensor(a)",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: 0,
        home: "rust",
        kernels: &[(Key::CompositeImplicitAutograd, kernel!("composite::shape::adjoint", adjoint_composite))],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "The last two dimensions swapped, elements conjugated.",
    }),
    Operator::native(Native {
        text: "aten::chunk(Tensor(a -> *) self, int chunks, int dim=0) -> Tensor(a)[]",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: 0,
        home: "rust",
        kernels: &[(Key::CompositeImplicitAutograd, kernel!("composite::split::chunk", chunk_composite))],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "At most `chunks` parts of equal size; the last may be smaller.",
    }),
    Operator::native(Native {
        text: "aten::tensor_split.sections(Tensor(a -> *) self, int sections, int dim=0) -> Tensor(a)[]",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: 0,
        home: "rust",
        kernels: &[(
            Key::CompositeImplicitAutograd,
            kernel!("composite::split::tensor_split", tensor_split_sections_composite),
        )],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "Exactly `sections` parts, sizes differing by at most one.",
    }),
    Operator::native(Native {
        text: "aten::tensor_split.indices(Tensor(a -> *) self, int[] indices, int dim=0) -> Tensor(a)[]",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: 0,
        home: "rust",
        kernels: &[(
            Key::CompositeImplicitAutograd,
            kernel!("composite::split::tensor_split_indices", tensor_split_indices_composite),
        )],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "Parts that begin at each index, by the rules of Python slices.",
    }),
    Operator::native(Native {
        text: "aten::tensor_split.tensor_indices_or_sections(Tensor(a -> *) self, Tensor tensor_indices_or_sections, int dim=0) -> Tensor(a)[]",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: tags::ANY_DEVICE,
        home: "rust",
        kernels: &[(
            Key::CompositeImplicitAutograd,
            kernel!("composite::split::tensor_split_by", tensor_split_tensor_indices_or_sections_composite),
        )],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "As above, with sections or indices in an int64 CPU tensor.",
    }),
    Operator::native(Native {
        text: "aten::hsplit.int(Tensor(a -> *) self, int sections) -> Tensor(a)[]",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: 0,
        home: "rust",
        kernels: &[(
            Key::CompositeImplicitAutograd,
            kernel!("composite::split::hsplit", hsplit_int_composite),
        )],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "Cuts columns into equal parts.",
    }),
    Operator::native(Native {
        text: "aten::hsplit.array(Tensor(a -> *) self, int[] indices) -> Tensor(a)[]",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: 0,
        home: "rust",
        kernels: &[(
            Key::CompositeImplicitAutograd,
            kernel!("composite::split::hsplit_indices", hsplit_array_composite),
        )],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "Cuts columns before each index.",
    }),
    Operator::native(Native {
        text: "aten::vsplit.int(Tensor(a -> *) self, int sections) -> Tensor(a)[]",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: 0,
        home: "rust",
        kernels: &[(
            Key::CompositeImplicitAutograd,
            kernel!("composite::split::vsplit", vsplit_int_composite),
        )],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "Cuts rows into equal parts.",
    }),
    Operator::native(Native {
        text: "aten::vsplit.array(Tensor(a -> *) self, int[] indices) -> Tensor(a)[]",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: 0,
        home: "rust",
        kernels: &[(
            Key::CompositeImplicitAutograd,
            kernel!("composite::split::vsplit_indices", vsplit_array_composite),
        )],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "Cuts rows before each index.",
    }),
    Operator::native(Native {
        text: "aten::dsplit.int(Tensor(a -> *) self, int sections) -> Tensor(a)[]",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: 0,
        home: "rust",
        kernels: &[(
            Key::CompositeImplicitAutograd,
            kernel!("composite::split::dsplit", dsplit_int_composite),
        )],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "Cuts dimension 2 into equal parts.",
    }),
    Operator::native(Native {
        text: "aten::dsplit.array(Tensor(a -> *) self, int[] indices) -> Tensor(a)[]",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: 0,
        home: "rust",
        kernels: &[(
            Key::CompositeImplicitAutograd,
            kernel!("composite::split::dsplit_indices", dsplit_array_composite),
        )],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "Cuts dimension 2 before each index.",
    }),
    Operator::native(Native {
        text: "aten::numpy_T(Tensor(a) self) -> Tensor(a)",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: 0,
        home: "rust",
        kernels: &[(
            Key::CompositeImplicitAutograd,
            kernel!("composite::shape::reversed", numpy_t_composite),
        )],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "All dimensions in reverse order.",
    }),
    Operator::native(Native {
        text: "aten::mT(Tensor(a) self) -> Tensor(a)",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: 0,
        home: "rust",
        kernels: &[(
            Key::CompositeImplicitAutograd,
            kernel!("composite::shape::matrix_transpose", mt_composite),
        )],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "The last two dimensions swapped.",
    }),
    Operator::native(Native {
        text: "aten::matrix_H(Tensor(a) self) -> Tensor(a)",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: 0,
        home: "rust",
        kernels: &[(
            Key::CompositeImplicitAutograd,
            kernel!("composite::shape::matrix_adjoint", matrix_h_composite),
        )],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "The adjoint of a matrix.",
    }),
    Operator::native(Native {
        text: "aten::mH(Tensor(a) self) -> Tensor(a)",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: 0,
        home: "rust",
        kernels: &[(Key::CompositeImplicitAutograd, kernel!("composite::shape::adjoint", mh_composite))],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "The adjoint over the last two dimensions.",
    }),
    Operator::native(Native {
        text: "aten::real(Tensor(a) self) -> Tensor(a)",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: 0,
        home: "rust",
        kernels: &[(Key::CompositeImplicitAutograd, kernel!("composite::shape::real", real_composite))],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "The real parts as a view; a real tensor is its own.",
    }),
    Operator::native(Native {
        text: "aten::imag(Tensor(a) self) -> Tensor(a)",
        kind: Kind::Composite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: 0,
        home: "rust",
        kernels: &[(Key::CompositeImplicitAutograd, kernel!("composite::shape::imag", imag_composite))],
        derivatives: &[(Key::Autograd, Derivative::Composite)],
        fallbacks: &FALLBACKS,
        doc: "The imaginary parts of a complex tensor, as a view.",
    }),
    Operator::native(Native {
        text: "aten::select_backward(Tensor grad_output, int[] input_sizes, int dim, int index) -> Tensor",
        kind: Kind::ExplicitComposite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: 0,
        home: "rust",
        kernels: &[
            (
                Key::CompositeExplicitAutograd,
                kernel!("composite::view_backward::select_backward", select_backward_explicit),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "select_backward",
                text: "grad_output: grad.select(dim, index)",
                inputs: &[0],
                saves: &[Save::Arg(2), Save::Arg(3)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "Gradient of `select`.",
    }),
    Operator::native(Native {
        text: "aten::slice_backward(Tensor grad_output, int[] input_sizes, int dim, int start, int end, int step) -> Tensor",
        kind: Kind::ExplicitComposite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: 0,
        home: "rust",
        kernels: &[
            (
                Key::CompositeExplicitAutograd,
                kernel!("composite::view_backward::slice_backward", slice_backward_explicit),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "slice_backward",
                text: "grad_output: grad.slice(dim, start, end, step)",
                inputs: &[0],
                saves: &[Save::Arg(2), Save::Arg(3), Save::Arg(4), Save::Arg(5)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "Gradient of `slice`.",
    }),
    Operator::native(Native {
        text: "aten::diagonal_backward(Tensor grad_output, int[] input_sizes, int offset, int dim1, int dim2) -> Tensor",
        kind: Kind::ExplicitComposite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: 0,
        home: "rust",
        kernels: &[
            (
                Key::CompositeExplicitAutograd,
                kernel!("composite::view_backward::diagonal_backward", diagonal_backward_explicit),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "diagonal_backward",
                text: "grad_output: grad.diagonal(offset, dim1, dim2)",
                inputs: &[0],
                saves: &[Save::Arg(2), Save::Arg(3), Save::Arg(4)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "Gradient of `diagonal`.",
    }),
    Operator::native(Native {
        text: "aten::unfold_backward(Tensor grad_in, int[] input_sizes, int dim, int size, int step) -> Tensor",
        kind: Kind::ExplicitComposite,
        form: Form::Functional,
        other_form: NO_FORM,
        tags: 0,
        home: "rust",
        kernels: &[
            (
                Key::CompositeExplicitAutograd,
                kernel!("composite::view_backward::unfold_backward", unfold_backward_explicit),
            ),
            (Key::Autograd, kernel!("autograd::record::kernel", crate::autograd::record::kernel)),
        ],
        derivatives: &[(
            Key::Autograd,
            Derivative::Formula {
                name: "unfold_backward",
                text: "grad_in: grad.unfold(dim, size, step)",
                inputs: &[0],
                saves: &[Save::Arg(2), Save::Arg(3), Save::Arg(4)],
                outputs: &[0],
                broadcasts: false,
            },
        )],
        fallbacks: &FALLBACKS,
        doc: "Gradient of `unfold`: windows that overlap add up.",
    }),
];

fn index_tensor_cpu(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, indices, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, indices) = (self_.tensor()?, indices.opt_tensors()?);
    crate::cpu::index::index(self_, indices).and_then(IntoOutputs::into_outputs)
}

fn index_tensor_meta(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, indices, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, indices) = (self_.tensor()?, indices.opt_tensors()?);
    crate::meta::index::index(self_, indices).and_then(IntoOutputs::into_outputs)
}

fn unsafe_index_tensor_cpu(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, indices, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, indices) = (self_.tensor()?, indices.opt_tensors()?);
    crate::cpu::index::index(self_, indices).and_then(IntoOutputs::into_outputs)
}

fn unsafe_index_tensor_meta(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, indices, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, indices) = (self_.tensor()?, indices.opt_tensors()?);
    crate::meta::index::index(self_, indices).and_then(IntoOutputs::into_outputs)
}

fn index_put_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, indices, values, accumulate, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, indices, values, accumulate) =
        (self_.tensor()?, indices.opt_tensors()?, values.tensor()?, accumulate.bool()?);
    let spec = crate::meta::index::index_put(self_, indices, values, accumulate)?;
    forms::run(call, a, &spec, &mut |out| {
        crate::cpu::index::index_put(&spec, out, self_, indices, values, accumulate)
    })
}

fn unsafe_index_put_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, indices, values, accumulate, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, indices, values, accumulate) =
        (self_.tensor()?, indices.opt_tensors()?, values.tensor()?, accumulate.bool()?);
    let spec = crate::meta::index::index_put(self_, indices, values, accumulate)?;
    forms::run(call, a, &spec, &mut |out| {
        crate::cpu::index::index_put(&spec, out, self_, indices, values, accumulate)
    })
}

fn index_select_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dim, index, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dim, index) = (self_.tensor()?, dim.int()?, index.tensor()?);
    let spec = crate::meta::index::index_select(self_, dim, index)?;
    forms::run(call, a, &spec, &mut |out| crate::cpu::index::index_select(&spec, out, self_, dim, index))
}

fn gather_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dim, index, sparse_grad, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dim, index, sparse_grad) =
        (self_.tensor()?, dim.int()?, index.tensor()?, sparse_grad.bool()?);
    let spec = crate::meta::index::gather(self_, dim, index, sparse_grad)?;
    forms::run(call, a, &spec, &mut |out| {
        crate::cpu::index::gather(&spec, out, self_, dim, index, sparse_grad)
    })
}

fn scatter_src_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dim, index, src, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dim, index, src) = (self_.tensor()?, dim.int()?, index.tensor()?, src.tensor()?);
    let spec = crate::meta::index::scatter(self_, dim, index, src)?;
    forms::run(call, a, &spec, &mut |out| crate::cpu::index::scatter(&spec, out, self_, dim, index, src))
}

fn scatter_value_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dim, index, value, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dim, index, value) = (self_.tensor()?, dim.int()?, index.tensor()?, value.scalar()?);
    let spec = crate::meta::index::scatter_value(self_, dim, index, value)?;
    forms::run(call, a, &spec, &mut |out| {
        crate::cpu::index::scatter_value(&spec, out, self_, dim, index, value)
    })
}

fn scatter_reduce_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dim, index, src, reduce, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dim, index, src, reduce) =
        (self_.tensor()?, dim.int()?, index.tensor()?, src.tensor()?, reduce.str()?);
    let spec = crate::meta::index::scatter_with(self_, dim, index, src, reduce)?;
    forms::run(call, a, &spec, &mut |out| {
        crate::cpu::index::scatter_with(&spec, out, self_, dim, index, src, reduce)
    })
}

fn scatter_value_reduce_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dim, index, value, reduce, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dim, index, value, reduce) =
        (self_.tensor()?, dim.int()?, index.tensor()?, value.scalar()?, reduce.str()?);
    let spec = crate::meta::index::scatter_value_with(self_, dim, index, value, reduce)?;
    forms::run(call, a, &spec, &mut |out| {
        crate::cpu::index::scatter_value_with(&spec, out, self_, dim, index, value, reduce)
    })
}

fn scatter_add_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dim, index, src, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dim, index, src) = (self_.tensor()?, dim.int()?, index.tensor()?, src.tensor()?);
    let spec = crate::meta::index::scatter_add(self_, dim, index, src)?;
    forms::run(call, a, &spec, &mut |out| crate::cpu::index::scatter_add(&spec, out, self_, dim, index, src))
}

fn scatter_reduce_two_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dim, index, src, reduce, include_self, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dim, index, src, reduce, include_self) =
        (self_.tensor()?, dim.int()?, index.tensor()?, src.tensor()?, reduce.str()?, include_self.bool()?);
    let spec = crate::meta::index::scatter_reduce(self_, dim, index, src, reduce, include_self)?;
    forms::run(call, a, &spec, &mut |out| {
        crate::cpu::index::scatter_reduce(&spec, out, self_, dim, index, src, reduce, include_self)
    })
}

fn index_add_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dim, index, source, alpha, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dim, index, source, alpha) =
        (self_.tensor()?, dim.int()?, index.tensor()?, source.tensor()?, alpha.scalar()?);
    let spec = crate::meta::index::index_add(self_, dim, index, source, alpha)?;
    forms::run(call, a, &spec, &mut |out| {
        crate::cpu::index::index_add(&spec, out, self_, dim, index, source, alpha)
    })
}

fn index_copy_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dim, index, source, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dim, index, source) = (self_.tensor()?, dim.int()?, index.tensor()?, source.tensor()?);
    let spec = crate::meta::index::index_copy(self_, dim, index, source)?;
    forms::run(call, a, &spec, &mut |out| {
        crate::cpu::index::index_copy(&spec, out, self_, dim, index, source)
    })
}

fn index_fill_int_scalar_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dim, index, value, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dim, index, value) = (self_.tensor()?, dim.int()?, index.tensor()?, value.scalar()?);
    let spec = crate::meta::index::index_fill(self_, dim, index, value)?;
    forms::run(call, a, &spec, &mut |out| crate::cpu::index::index_fill(&spec, out, self_, dim, index, value))
}

fn index_fill_int_tensor_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dim, index, value, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dim, index, value) = (self_.tensor()?, dim.int()?, index.tensor()?, value.tensor()?);
    let spec = crate::meta::index::index_fill_tensor(self_, dim, index, value)?;
    forms::run(call, a, &spec, &mut |out| {
        crate::cpu::index::index_fill_tensor(&spec, out, self_, dim, index, value)
    })
}

fn index_reduce_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dim, index, source, reduce, include_self, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dim, index, source, reduce, include_self) =
        (self_.tensor()?, dim.int()?, index.tensor()?, source.tensor()?, reduce.str()?, include_self.bool()?);
    let spec = crate::meta::index::index_reduce(self_, dim, index, source, reduce, include_self)?;
    forms::run(call, a, &spec, &mut |out| {
        crate::cpu::index::index_reduce(&spec, out, self_, dim, index, source, reduce, include_self)
    })
}

fn take_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, index, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, index) = (self_.tensor()?, index.tensor()?);
    let spec = crate::meta::index::take(self_, index)?;
    forms::run(call, a, &spec, &mut |out| crate::cpu::index::take(&spec, out, self_, index))
}

fn put_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, index, source, accumulate, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, index, source, accumulate) =
        (self_.tensor()?, index.tensor()?, source.tensor()?, accumulate.bool()?);
    let spec = crate::meta::index::put(self_, index, source, accumulate)?;
    forms::run(call, a, &spec, &mut |out| {
        crate::cpu::index::put(&spec, out, self_, index, source, accumulate)
    })
}

fn masked_select_cpu(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, mask, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, mask) = (self_.tensor()?, mask.tensor()?);
    crate::cpu::index::masked_select(self_, mask).and_then(IntoOutputs::into_outputs)
}

fn masked_select_meta(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, mask, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, mask) = (self_.tensor()?, mask.tensor()?);
    crate::meta::index::masked_select(self_, mask).and_then(IntoOutputs::into_outputs)
}

fn masked_scatter_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, mask, source, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, mask, source) = (self_.tensor()?, mask.tensor()?, source.tensor()?);
    let spec = crate::meta::index::masked_scatter(self_, mask, source)?;
    forms::run(call, a, &spec, &mut |out| crate::cpu::index::masked_scatter(&spec, out, self_, mask, source))
}

fn nonzero_cpu(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, ..] = *a else { return Err(too_few(call, a)) };
    let self_ = self_.tensor()?;
    crate::cpu::index::nonzero(self_).and_then(IntoOutputs::into_outputs)
}

fn nonzero_meta(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, ..] = *a else { return Err(too_few(call, a)) };
    let self_ = self_.tensor()?;
    crate::meta::index::nonzero(self_).and_then(IntoOutputs::into_outputs)
}

fn nonzero_static_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, size, fill_value, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, size, fill_value) = (self_.tensor()?, size.int()?, fill_value.int()?);
    let spec = crate::meta::index::nonzero_static(self_, size, fill_value)?;
    forms::run(call, a, &spec, &mut |out| {
        crate::cpu::index::nonzero_static(&spec, out, self_, size, fill_value)
    })
}

fn flip_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dims, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dims) = (self_.tensor()?, dims.ints()?);
    let spec = crate::meta::index::flip(self_, &dims)?;
    forms::run(call, a, &spec, &mut |out| crate::cpu::index::flip(&spec, out, self_, &dims))
}

fn roll_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, shifts, dims, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, shifts, dims) = (self_.tensor()?, shifts.ints()?, dims.ints()?);
    let spec = crate::meta::index::roll(self_, &shifts, &dims)?;
    forms::run(call, a, &spec, &mut |out| crate::cpu::index::roll(&spec, out, self_, &shifts, &dims))
}

fn repeat_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, repeats, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, repeats) = (self_.tensor()?, repeats.ints()?);
    let spec = crate::meta::index::repeat(self_, &repeats)?;
    forms::run(call, a, &spec, &mut |out| crate::cpu::index::repeat(&spec, out, self_, &repeats))
}

fn repeat_interleave_tensor_cpu(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [repeats, output_size, ..] = *a else { return Err(too_few(call, a)) };
    let (repeats, output_size) = (repeats.tensor()?, output_size.opt_int()?);
    crate::cpu::index::repeat_interleave(repeats, output_size).and_then(IntoOutputs::into_outputs)
}

fn repeat_interleave_tensor_meta(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [repeats, output_size, ..] = *a else { return Err(too_few(call, a)) };
    let (repeats, output_size) = (repeats.tensor()?, output_size.opt_int()?);
    crate::meta::index::repeat_interleave(repeats, output_size).and_then(IntoOutputs::into_outputs)
}

fn select_scatter_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, src, dim, index, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, src, dim, index) = (self_.tensor()?, src.tensor()?, dim.int()?, index.int()?);
    let spec = crate::meta::index::select_scatter(self_, src, dim, index)?;
    forms::run(call, a, &spec, &mut |out| {
        crate::cpu::index::select_scatter(&spec, out, self_, src, dim, index)
    })
}

fn slice_scatter_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, src, dim, start, end, step, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, src, dim, start, end, step) =
        (self_.tensor()?, src.tensor()?, dim.int()?, start.opt_int()?, end.opt_int()?, step.int()?);
    let spec = crate::meta::index::slice_scatter(self_, src, dim, start, end, step)?;
    forms::run(call, a, &spec, &mut |out| {
        crate::cpu::index::slice_scatter(&spec, out, self_, src, dim, start, end, step)
    })
}

fn diagonal_scatter_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, src, offset, dim1, dim2, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, src, offset, dim1, dim2) =
        (self_.tensor()?, src.tensor()?, offset.int()?, dim1.int()?, dim2.int()?);
    let spec = crate::meta::index::diagonal_scatter(self_, src, offset, dim1, dim2)?;
    forms::run(call, a, &spec, &mut |out| {
        crate::cpu::index::diagonal_scatter(&spec, out, self_, src, offset, dim1, dim2)
    })
}

fn as_strided_scatter_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, src, size, stride, storage_offset, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, src, size, stride, storage_offset) =
        (self_.tensor()?, src.tensor()?, size.ints()?, stride.ints()?, storage_offset.opt_int()?);
    let spec = crate::meta::index::as_strided_scatter(self_, src, &size, &stride, storage_offset)?;
    forms::run(call, a, &spec, &mut |out| {
        crate::cpu::index::as_strided_scatter(&spec, out, self_, src, &size, &stride, storage_offset)
    })
}

fn diag_embed_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, offset, dim1, dim2, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, offset, dim1, dim2) = (self_.tensor()?, offset.int()?, dim1.int()?, dim2.int()?);
    let spec = crate::meta::index::diag_embed(self_, offset, dim1, dim2)?;
    forms::run(call, a, &spec, &mut |out| {
        crate::cpu::index::diag_embed(&spec, out, self_, offset, dim1, dim2)
    })
}

fn cat_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [tensors, dim, ..] = *a else { return Err(too_few(call, a)) };
    let (tensors, dim) = (tensors.tensors()?, dim.int()?);
    let spec = crate::meta::join::cat(tensors, dim)?;
    forms::run(call, a, &spec, &mut |out| crate::cpu::join::cat(&spec, out, tensors, dim))
}

fn stack_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [tensors, dim, ..] = *a else { return Err(too_few(call, a)) };
    let (tensors, dim) = (tensors.tensors()?, dim.int()?);
    let spec = crate::meta::join::stack(tensors, dim)?;
    forms::run(call, a, &spec, &mut |out| crate::cpu::join::stack(&spec, out, tensors, dim))
}

fn mm_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, mat2, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, mat2) = (self_.tensor()?, mat2.tensor()?);
    let spec = crate::meta::linalg::mm(self_, mat2)?;
    forms::run(call, a, &spec, &mut |out| crate::cpu::linalg::mm(&spec, out, self_, mat2))
}

fn bmm_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, mat2, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, mat2) = (self_.tensor()?, mat2.tensor()?);
    let spec = crate::meta::linalg::bmm(self_, mat2)?;
    forms::run(call, a, &spec, &mut |out| crate::cpu::linalg::bmm(&spec, out, self_, mat2))
}

fn mv_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, vec, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, vec) = (self_.tensor()?, vec.tensor()?);
    let spec = crate::meta::linalg::mv(self_, vec)?;
    forms::run(call, a, &spec, &mut |out| crate::cpu::linalg::mv(&spec, out, self_, vec))
}

fn dot_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, tensor, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, tensor) = (self_.tensor()?, tensor.tensor()?);
    let spec = crate::meta::linalg::dot(self_, tensor)?;
    forms::run(call, a, &spec, &mut |out| crate::cpu::linalg::dot(&spec, out, self_, tensor))
}

fn vdot_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, other, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, other) = (self_.tensor()?, other.tensor()?);
    let spec = crate::meta::linalg::vdot(self_, other)?;
    forms::run(call, a, &spec, &mut |out| crate::cpu::linalg::vdot(&spec, out, self_, other))
}

fn addmm_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, mat1, mat2, beta, alpha, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, mat1, mat2, beta, alpha) =
        (self_.tensor()?, mat1.tensor()?, mat2.tensor()?, beta.scalar()?, alpha.scalar()?);
    let spec = crate::meta::linalg::addmm(self_, mat1, mat2, beta, alpha)?;
    forms::run(call, a, &spec, &mut |out| {
        crate::cpu::linalg::addmm(&spec, out, self_, mat1, mat2, beta, alpha)
    })
}

fn addmv_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, mat, vec, beta, alpha, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, mat, vec, beta, alpha) =
        (self_.tensor()?, mat.tensor()?, vec.tensor()?, beta.scalar()?, alpha.scalar()?);
    let spec = crate::meta::linalg::addmv(self_, mat, vec, beta, alpha)?;
    forms::run(call, a, &spec, &mut |out| crate::cpu::linalg::addmv(&spec, out, self_, mat, vec, beta, alpha))
}

fn baddbmm_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, batch1, batch2, beta, alpha, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, batch1, batch2, beta, alpha) =
        (self_.tensor()?, batch1.tensor()?, batch2.tensor()?, beta.scalar()?, alpha.scalar()?);
    let spec = crate::meta::linalg::baddbmm(self_, batch1, batch2, beta, alpha)?;
    forms::run(call, a, &spec, &mut |out| {
        crate::cpu::linalg::baddbmm(&spec, out, self_, batch1, batch2, beta, alpha)
    })
}

fn addbmm_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, batch1, batch2, beta, alpha, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, batch1, batch2, beta, alpha) =
        (self_.tensor()?, batch1.tensor()?, batch2.tensor()?, beta.scalar()?, alpha.scalar()?);
    let spec = crate::meta::linalg::addbmm(self_, batch1, batch2, beta, alpha)?;
    forms::run(call, a, &spec, &mut |out| {
        crate::cpu::linalg::addbmm(&spec, out, self_, batch1, batch2, beta, alpha)
    })
}

fn addr_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, vec1, vec2, beta, alpha, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, vec1, vec2, beta, alpha) =
        (self_.tensor()?, vec1.tensor()?, vec2.tensor()?, beta.scalar()?, alpha.scalar()?);
    let spec = crate::meta::linalg::addr(self_, vec1, vec2, beta, alpha)?;
    forms::run(call, a, &spec, &mut |out| {
        crate::cpu::linalg::addr(&spec, out, self_, vec1, vec2, beta, alpha)
    })
}

fn matmul_composite(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, other, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, other) = (self_.tensor()?, other.tensor()?);
    crate::composite::linalg::matmul(self_, other).and_then(IntoOutputs::into_outputs)
}

fn sum_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dtype, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dtype) = (self_.tensor()?, dtype.opt_dtype()?);
    let spec = crate::meta::reduce::sum(self_, dtype)?;
    forms::run(call, a, &spec, &mut |out| crate::cpu::reduce::sum(&spec, out, self_, dtype))
}

fn sum_dim_intlist_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dim, keepdim, dtype, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dim, keepdim, dtype) =
        (self_.tensor()?, dim.opt_ints()?, keepdim.bool()?, dtype.opt_dtype()?);
    let spec = crate::meta::reduce::sum_dim(self_, dim.as_deref(), keepdim, dtype)?;
    forms::run(call, a, &spec, &mut |out| {
        crate::cpu::reduce::sum_dim(&spec, out, self_, dim.as_deref(), keepdim, dtype)
    })
}

fn nansum_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dim, keepdim, dtype, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dim, keepdim, dtype) =
        (self_.tensor()?, dim.opt_ints()?, keepdim.bool()?, dtype.opt_dtype()?);
    let spec = crate::meta::reduce::nansum(self_, dim.as_deref(), keepdim, dtype)?;
    forms::run(call, a, &spec, &mut |out| {
        crate::cpu::reduce::nansum(&spec, out, self_, dim.as_deref(), keepdim, dtype)
    })
}

fn mean_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dtype, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dtype) = (self_.tensor()?, dtype.opt_dtype()?);
    let spec = crate::meta::reduce::mean(self_, dtype)?;
    forms::run(call, a, &spec, &mut |out| crate::cpu::reduce::mean(&spec, out, self_, dtype))
}

fn mean_dim_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dim, keepdim, dtype, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dim, keepdim, dtype) =
        (self_.tensor()?, dim.opt_ints()?, keepdim.bool()?, dtype.opt_dtype()?);
    let spec = crate::meta::reduce::mean_dim(self_, dim.as_deref(), keepdim, dtype)?;
    forms::run(call, a, &spec, &mut |out| {
        crate::cpu::reduce::mean_dim(&spec, out, self_, dim.as_deref(), keepdim, dtype)
    })
}

fn prod_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dtype, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dtype) = (self_.tensor()?, dtype.opt_dtype()?);
    let spec = crate::meta::reduce::prod(self_, dtype)?;
    forms::run(call, a, &spec, &mut |out| crate::cpu::reduce::prod(&spec, out, self_, dtype))
}

fn prod_dim_int_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dim, keepdim, dtype, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dim, keepdim, dtype) = (self_.tensor()?, dim.int()?, keepdim.bool()?, dtype.opt_dtype()?);
    let spec = crate::meta::reduce::prod_dim(self_, dim, keepdim, dtype)?;
    forms::run(call, a, &spec, &mut |out| {
        crate::cpu::reduce::prod_dim(&spec, out, self_, dim, keepdim, dtype)
    })
}

fn amax_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dim, keepdim, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dim, keepdim) = (self_.tensor()?, dim.ints()?, keepdim.bool()?);
    let spec = crate::meta::reduce::amax(self_, &dim, keepdim)?;
    forms::run(call, a, &spec, &mut |out| crate::cpu::reduce::amax(&spec, out, self_, &dim, keepdim))
}

fn amin_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dim, keepdim, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dim, keepdim) = (self_.tensor()?, dim.ints()?, keepdim.bool()?);
    let spec = crate::meta::reduce::amin(self_, &dim, keepdim)?;
    forms::run(call, a, &spec, &mut |out| crate::cpu::reduce::amin(&spec, out, self_, &dim, keepdim))
}

fn aminmax_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dim, keepdim, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dim, keepdim) = (self_.tensor()?, dim.opt_int()?, keepdim.bool()?);
    let spec = crate::meta::reduce::aminmax(self_, dim, keepdim)?;
    forms::run(call, a, &spec, &mut |out| crate::cpu::reduce::aminmax(&spec, out, self_, dim, keepdim))
}

fn max_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, ..] = *a else { return Err(too_few(call, a)) };
    let self_ = self_.tensor()?;
    let spec = crate::meta::reduce::max(self_)?;
    forms::run(call, a, &spec, &mut |out| crate::cpu::reduce::max(&spec, out, self_))
}

fn max_dim_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dim, keepdim, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dim, keepdim) = (self_.tensor()?, dim.int()?, keepdim.bool()?);
    let spec = crate::meta::reduce::max_dim(self_, dim, keepdim)?;
    forms::run(call, a, &spec, &mut |out| crate::cpu::reduce::max_dim(&spec, out, self_, dim, keepdim))
}

fn min_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, ..] = *a else { return Err(too_few(call, a)) };
    let self_ = self_.tensor()?;
    let spec = crate::meta::reduce::min(self_)?;
    forms::run(call, a, &spec, &mut |out| crate::cpu::reduce::min(&spec, out, self_))
}

fn min_dim_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dim, keepdim, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dim, keepdim) = (self_.tensor()?, dim.int()?, keepdim.bool()?);
    let spec = crate::meta::reduce::min_dim(self_, dim, keepdim)?;
    forms::run(call, a, &spec, &mut |out| crate::cpu::reduce::min_dim(&spec, out, self_, dim, keepdim))
}

fn argmax_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dim, keepdim, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dim, keepdim) = (self_.tensor()?, dim.opt_int()?, keepdim.bool()?);
    let spec = crate::meta::reduce::argmax(self_, dim, keepdim)?;
    forms::run(call, a, &spec, &mut |out| crate::cpu::reduce::argmax(&spec, out, self_, dim, keepdim))
}

fn argmin_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dim, keepdim, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dim, keepdim) = (self_.tensor()?, dim.opt_int()?, keepdim.bool()?);
    let spec = crate::meta::reduce::argmin(self_, dim, keepdim)?;
    forms::run(call, a, &spec, &mut |out| crate::cpu::reduce::argmin(&spec, out, self_, dim, keepdim))
}

fn any_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, ..] = *a else { return Err(too_few(call, a)) };
    let self_ = self_.tensor()?;
    let spec = crate::meta::reduce::any(self_)?;
    forms::run(call, a, &spec, &mut |out| crate::cpu::reduce::any(&spec, out, self_))
}

fn any_dim_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dim, keepdim, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dim, keepdim) = (self_.tensor()?, dim.int()?, keepdim.bool()?);
    let spec = crate::meta::reduce::any_dim(self_, dim, keepdim)?;
    forms::run(call, a, &spec, &mut |out| crate::cpu::reduce::any_dim(&spec, out, self_, dim, keepdim))
}

fn any_dims_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dim, keepdim, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dim, keepdim) = (self_.tensor()?, dim.opt_ints()?, keepdim.bool()?);
    let spec = crate::meta::reduce::any_dims(self_, dim.as_deref(), keepdim)?;
    forms::run(call, a, &spec, &mut |out| {
        crate::cpu::reduce::any_dims(&spec, out, self_, dim.as_deref(), keepdim)
    })
}

fn all_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, ..] = *a else { return Err(too_few(call, a)) };
    let self_ = self_.tensor()?;
    let spec = crate::meta::reduce::all(self_)?;
    forms::run(call, a, &spec, &mut |out| crate::cpu::reduce::all(&spec, out, self_))
}

fn all_dim_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dim, keepdim, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dim, keepdim) = (self_.tensor()?, dim.int()?, keepdim.bool()?);
    let spec = crate::meta::reduce::all_dim(self_, dim, keepdim)?;
    forms::run(call, a, &spec, &mut |out| crate::cpu::reduce::all_dim(&spec, out, self_, dim, keepdim))
}

fn all_dims_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dim, keepdim, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dim, keepdim) = (self_.tensor()?, dim.opt_ints()?, keepdim.bool()?);
    let spec = crate::meta::reduce::all_dims(self_, dim.as_deref(), keepdim)?;
    forms::run(call, a, &spec, &mut |out| {
        crate::cpu::reduce::all_dims(&spec, out, self_, dim.as_deref(), keepdim)
    })
}

fn count_nonzero_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dim, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dim) = (self_.tensor()?, dim.opt_int()?);
    let spec = crate::meta::reduce::count_nonzero(self_, dim)?;
    forms::run(call, a, &spec, &mut |out| crate::cpu::reduce::count_nonzero(&spec, out, self_, dim))
}

fn count_nonzero_dim_intlist_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dim, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dim) = (self_.tensor()?, dim.ints()?);
    let spec = crate::meta::reduce::count_nonzero_dims(self_, &dim)?;
    forms::run(call, a, &spec, &mut |out| crate::cpu::reduce::count_nonzero_dims(&spec, out, self_, &dim))
}

fn var_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, unbiased, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, unbiased) = (self_.tensor()?, unbiased.bool()?);
    let spec = crate::meta::reduce::var(self_, unbiased)?;
    forms::run(call, a, &spec, &mut |out| crate::cpu::reduce::var(&spec, out, self_, unbiased))
}

fn var_dim_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dim, unbiased, keepdim, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dim, unbiased, keepdim) =
        (self_.tensor()?, dim.opt_ints()?, unbiased.bool()?, keepdim.bool()?);
    let spec = crate::meta::reduce::var_dim(self_, dim.as_deref(), unbiased, keepdim)?;
    forms::run(call, a, &spec, &mut |out| {
        crate::cpu::reduce::var_dim(&spec, out, self_, dim.as_deref(), unbiased, keepdim)
    })
}

fn var_correction_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dim, correction, keepdim, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dim, correction, keepdim) =
        (self_.tensor()?, dim.opt_ints()?, correction.opt_scalar()?, keepdim.bool()?);
    let spec = crate::meta::reduce::var_correction(self_, dim.as_deref(), correction, keepdim)?;
    forms::run(call, a, &spec, &mut |out| {
        crate::cpu::reduce::var_correction(&spec, out, self_, dim.as_deref(), correction, keepdim)
    })
}

fn std_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, unbiased, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, unbiased) = (self_.tensor()?, unbiased.bool()?);
    let spec = crate::meta::reduce::var(self_, unbiased)?;
    forms::run(call, a, &spec, &mut |out| crate::cpu::reduce::std(&spec, out, self_, unbiased))
}

fn std_dim_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dim, unbiased, keepdim, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dim, unbiased, keepdim) =
        (self_.tensor()?, dim.opt_ints()?, unbiased.bool()?, keepdim.bool()?);
    let spec = crate::meta::reduce::var_dim(self_, dim.as_deref(), unbiased, keepdim)?;
    forms::run(call, a, &spec, &mut |out| {
        crate::cpu::reduce::std_dim(&spec, out, self_, dim.as_deref(), unbiased, keepdim)
    })
}

fn std_correction_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dim, correction, keepdim, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dim, correction, keepdim) =
        (self_.tensor()?, dim.opt_ints()?, correction.opt_scalar()?, keepdim.bool()?);
    let spec = crate::meta::reduce::var_correction(self_, dim.as_deref(), correction, keepdim)?;
    forms::run(call, a, &spec, &mut |out| {
        crate::cpu::reduce::std_correction(&spec, out, self_, dim.as_deref(), correction, keepdim)
    })
}

fn var_mean_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, unbiased, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, unbiased) = (self_.tensor()?, unbiased.bool()?);
    let spec = crate::meta::reduce::var_mean(self_, unbiased)?;
    forms::run(call, a, &spec, &mut |out| crate::cpu::reduce::var_mean(&spec, out, self_, unbiased))
}

fn var_mean_dim_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dim, unbiased, keepdim, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dim, unbiased, keepdim) =
        (self_.tensor()?, dim.opt_ints()?, unbiased.bool()?, keepdim.bool()?);
    let spec = crate::meta::reduce::var_mean_dim(self_, dim.as_deref(), unbiased, keepdim)?;
    forms::run(call, a, &spec, &mut |out| {
        crate::cpu::reduce::var_mean_dim(&spec, out, self_, dim.as_deref(), unbiased, keepdim)
    })
}

fn var_mean_correction_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dim, correction, keepdim, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dim, correction, keepdim) =
        (self_.tensor()?, dim.opt_ints()?, correction.opt_scalar()?, keepdim.bool()?);
    let spec = crate::meta::reduce::var_mean_correction(self_, dim.as_deref(), correction, keepdim)?;
    forms::run(call, a, &spec, &mut |out| {
        crate::cpu::reduce::var_mean_correction(&spec, out, self_, dim.as_deref(), correction, keepdim)
    })
}

fn std_mean_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, unbiased, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, unbiased) = (self_.tensor()?, unbiased.bool()?);
    let spec = crate::meta::reduce::var_mean(self_, unbiased)?;
    forms::run(call, a, &spec, &mut |out| crate::cpu::reduce::std_mean(&spec, out, self_, unbiased))
}

fn std_mean_dim_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dim, unbiased, keepdim, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dim, unbiased, keepdim) =
        (self_.tensor()?, dim.opt_ints()?, unbiased.bool()?, keepdim.bool()?);
    let spec = crate::meta::reduce::var_mean_dim(self_, dim.as_deref(), unbiased, keepdim)?;
    forms::run(call, a, &spec, &mut |out| {
        crate::cpu::reduce::std_mean_dim(&spec, out, self_, dim.as_deref(), unbiased, keepdim)
    })
}

fn std_mean_correction_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dim, correction, keepdim, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dim, correction, keepdim) =
        (self_.tensor()?, dim.opt_ints()?, correction.opt_scalar()?, keepdim.bool()?);
    let spec = crate::meta::reduce::var_mean_correction(self_, dim.as_deref(), correction, keepdim)?;
    forms::run(call, a, &spec, &mut |out| {
        crate::cpu::reduce::std_mean_correction(&spec, out, self_, dim.as_deref(), correction, keepdim)
    })
}

fn linalg_vector_norm_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, ord, dim, keepdim, dtype, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, ord, dim, keepdim, dtype) =
        (self_.tensor()?, ord.scalar()?, dim.opt_ints()?, keepdim.bool()?, dtype.opt_dtype()?);
    let spec = crate::meta::reduce::linalg_vector_norm(self_, ord, dim.as_deref(), keepdim, dtype)?;
    forms::run(call, a, &spec, &mut |out| {
        crate::cpu::reduce::linalg_vector_norm(&spec, out, self_, ord, dim.as_deref(), keepdim, dtype)
    })
}

fn logsumexp_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dim, keepdim, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dim, keepdim) = (self_.tensor()?, dim.ints()?, keepdim.bool()?);
    let spec = crate::meta::reduce::logsumexp(self_, &dim, keepdim)?;
    forms::run(call, a, &spec, &mut |out| crate::cpu::reduce::logsumexp(&spec, out, self_, &dim, keepdim))
}

fn softmax_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dim, half_to_float, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dim, half_to_float) = (self_.tensor()?, dim.int()?, half_to_float.bool()?);
    let spec = crate::meta::reduce::softmax(self_, dim, half_to_float)?;
    forms::run(call, a, &spec, &mut |out| crate::cpu::reduce::softmax(&spec, out, self_, dim, half_to_float))
}

fn log_softmax_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dim, half_to_float, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dim, half_to_float) = (self_.tensor()?, dim.int()?, half_to_float.bool()?);
    let spec = crate::meta::reduce::log_softmax(self_, dim, half_to_float)?;
    forms::run(call, a, &spec, &mut |out| {
        crate::cpu::reduce::log_softmax(&spec, out, self_, dim, half_to_float)
    })
}

fn softmax_backward_data_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [grad_output, output, dim, input_dtype, ..] = *a else { return Err(too_few(call, a)) };
    let (grad_output, output, dim, input_dtype) =
        (grad_output.tensor()?, output.tensor()?, dim.int()?, input_dtype.dtype()?);
    let spec = crate::meta::reduce::softmax_backward_data(grad_output, output, dim, input_dtype)?;
    forms::run(call, a, &spec, &mut |out| {
        crate::cpu::reduce::softmax_backward_data(&spec, out, grad_output, output, dim, input_dtype)
    })
}

fn log_softmax_backward_data_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [grad_output, output, dim, input_dtype, ..] = *a else { return Err(too_few(call, a)) };
    let (grad_output, output, dim, input_dtype) =
        (grad_output.tensor()?, output.tensor()?, dim.int()?, input_dtype.dtype()?);
    let spec = crate::meta::reduce::log_softmax_backward_data(grad_output, output, dim, input_dtype)?;
    forms::run(call, a, &spec, &mut |out| {
        crate::cpu::reduce::log_softmax_backward_data(&spec, out, grad_output, output, dim, input_dtype)
    })
}

fn cumsum_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dim, dtype, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dim, dtype) = (self_.tensor()?, dim.int()?, dtype.opt_dtype()?);
    let spec = crate::meta::reduce::cumsum(self_, dim, dtype)?;
    forms::run(call, a, &spec, &mut |out| crate::cpu::reduce::cumsum(&spec, out, self_, dim, dtype))
}

fn cumprod_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dim, dtype, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dim, dtype) = (self_.tensor()?, dim.int()?, dtype.opt_dtype()?);
    let spec = crate::meta::reduce::cumprod(self_, dim, dtype)?;
    forms::run(call, a, &spec, &mut |out| crate::cpu::reduce::cumprod(&spec, out, self_, dim, dtype))
}

fn cummax_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dim, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dim) = (self_.tensor()?, dim.int()?);
    let spec = crate::meta::reduce::cummax(self_, dim)?;
    forms::run(call, a, &spec, &mut |out| crate::cpu::reduce::cummax(&spec, out, self_, dim))
}

fn cummin_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dim, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dim) = (self_.tensor()?, dim.int()?);
    let spec = crate::meta::reduce::cummin(self_, dim)?;
    forms::run(call, a, &spec, &mut |out| crate::cpu::reduce::cummin(&spec, out, self_, dim))
}

fn logcumsumexp_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dim, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dim) = (self_.tensor()?, dim.int()?);
    let spec = crate::meta::reduce::logcumsumexp(self_, dim)?;
    forms::run(call, a, &spec, &mut |out| crate::cpu::reduce::logcumsumexp(&spec, out, self_, dim))
}

fn linear_scan_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [factors, terms, dim, ..] = *a else { return Err(too_few(call, a)) };
    let (factors, terms, dim) = (factors.tensor()?, terms.tensor()?, dim.int()?);
    let spec = crate::meta::reduce::linear_scan(factors, terms, dim)?;
    forms::run(call, a, &spec, &mut |out| crate::cpu::reduce::linear_scan(&spec, out, factors, terms, dim))
}

fn sort_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dim, descending, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dim, descending) = (self_.tensor()?, dim.int()?, descending.bool()?);
    let spec = crate::meta::reduce::sort(self_, dim, descending)?;
    forms::run(call, a, &spec, &mut |out| crate::cpu::reduce::sort(&spec, out, self_, dim, descending))
}

fn sort_stable_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, stable, dim, descending, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, stable, dim, descending) =
        (self_.tensor()?, stable.opt_bool()?, dim.int()?, descending.bool()?);
    let spec = crate::meta::reduce::sort_stable(self_, stable, dim, descending)?;
    forms::run(call, a, &spec, &mut |out| {
        crate::cpu::reduce::sort_stable(&spec, out, self_, stable, dim, descending)
    })
}

fn topk_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, k, dim, largest, sorted, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, k, dim, largest, sorted) =
        (self_.tensor()?, k.int()?, dim.int()?, largest.bool()?, sorted.bool()?);
    let spec = crate::meta::reduce::topk(self_, k, dim, largest, sorted)?;
    forms::run(call, a, &spec, &mut |out| {
        crate::cpu::reduce::topk(&spec, out, self_, k, dim, largest, sorted)
    })
}

fn kthvalue_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, k, dim, keepdim, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, k, dim, keepdim) = (self_.tensor()?, k.int()?, dim.int()?, keepdim.bool()?);
    let spec = crate::meta::reduce::kthvalue(self_, k, dim, keepdim)?;
    forms::run(call, a, &spec, &mut |out| crate::cpu::reduce::kthvalue(&spec, out, self_, k, dim, keepdim))
}

fn median_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, ..] = *a else { return Err(too_few(call, a)) };
    let self_ = self_.tensor()?;
    let spec = crate::meta::reduce::median(self_)?;
    forms::run(call, a, &spec, &mut |out| crate::cpu::reduce::median(&spec, out, self_))
}

fn median_dim_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dim, keepdim, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dim, keepdim) = (self_.tensor()?, dim.int()?, keepdim.bool()?);
    let spec = crate::meta::reduce::median_dim(self_, dim, keepdim)?;
    forms::run(call, a, &spec, &mut |out| crate::cpu::reduce::median_dim(&spec, out, self_, dim, keepdim))
}

fn nanmedian_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, ..] = *a else { return Err(too_few(call, a)) };
    let self_ = self_.tensor()?;
    let spec = crate::meta::reduce::nanmedian(self_)?;
    forms::run(call, a, &spec, &mut |out| crate::cpu::reduce::nanmedian(&spec, out, self_))
}

fn nanmedian_dim_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dim, keepdim, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dim, keepdim) = (self_.tensor()?, dim.int()?, keepdim.bool()?);
    let spec = crate::meta::reduce::nanmedian_dim(self_, dim, keepdim)?;
    forms::run(call, a, &spec, &mut |out| crate::cpu::reduce::nanmedian_dim(&spec, out, self_, dim, keepdim))
}

fn mode_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dim, keepdim, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dim, keepdim) = (self_.tensor()?, dim.int()?, keepdim.bool()?);
    let spec = crate::meta::reduce::mode(self_, dim, keepdim)?;
    forms::run(call, a, &spec, &mut |out| crate::cpu::reduce::mode(&spec, out, self_, dim, keepdim))
}

fn searchsorted_tensor_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [sorted_sequence, self_, out_int32, right, side, sorter, ..] = *a else {
        return Err(too_few(call, a));
    };
    let (sorted_sequence, self_, out_int32, right, side, sorter) = (
        sorted_sequence.tensor()?,
        self_.operand()?,
        out_int32.bool()?,
        right.bool()?,
        side.opt_str()?,
        sorter.opt_tensor()?,
    );
    let spec = crate::meta::reduce::searchsorted(sorted_sequence, self_, out_int32, right, side, sorter)?;
    forms::run(call, a, &spec, &mut |out| {
        crate::cpu::reduce::searchsorted(&spec, out, sorted_sequence, self_, out_int32, right, side, sorter)
    })
}

fn bucketize_tensor_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, boundaries, out_int32, right, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, boundaries, out_int32, right) =
        (self_.operand()?, boundaries.tensor()?, out_int32.bool()?, right.bool()?);
    let spec = crate::meta::reduce::bucketize(self_, boundaries, out_int32, right)?;
    forms::run(call, a, &spec, &mut |out| {
        crate::cpu::reduce::bucketize(&spec, out, self_, boundaries, out_int32, right)
    })
}

fn isin_tensor_tensor_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [elements, test_elements, assume_unique, invert, ..] = *a else { return Err(too_few(call, a)) };
    let (elements, test_elements, assume_unique, invert) =
        (elements.operand()?, test_elements.operand()?, assume_unique.bool()?, invert.bool()?);
    let spec = crate::meta::reduce::isin(elements, test_elements, assume_unique, invert)?;
    forms::run(call, a, &spec, &mut |out| {
        crate::cpu::reduce::isin(&spec, out, elements, test_elements, assume_unique, invert)
    })
}

fn histc_structured(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, bins, min, max, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, bins, min, max) = (self_.tensor()?, bins.int()?, min.scalar()?, max.scalar()?);
    let spec = crate::meta::reduce::histc(self_, bins, min, max)?;
    forms::run(call, a, &spec, &mut |out| crate::cpu::reduce::histc(&spec, out, self_, bins, min, max))
}

fn bincount_cpu(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, weights, minlength, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, weights, minlength) = (self_.tensor()?, weights.opt_tensor()?, minlength.int()?);
    crate::cpu::reduce::bincount(self_, weights, minlength).and_then(IntoOutputs::into_outputs)
}

fn unique_cpu(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, sorted, return_inverse, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, sorted, return_inverse) = (self_.tensor()?, sorted.bool()?, return_inverse.bool()?);
    crate::cpu::reduce::unique(self_, sorted, return_inverse).and_then(IntoOutputs::into_outputs)
}

fn unique2_cpu(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, sorted, return_inverse, return_counts, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, sorted, return_inverse, return_counts) =
        (self_.tensor()?, sorted.bool()?, return_inverse.bool()?, return_counts.bool()?);
    crate::cpu::reduce::unique2(self_, sorted, return_inverse, return_counts)
        .and_then(IntoOutputs::into_outputs)
}

fn unique_dim_cpu(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dim, sorted, return_inverse, return_counts, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dim, sorted, return_inverse, return_counts) =
        (self_.tensor()?, dim.int()?, sorted.bool()?, return_inverse.bool()?, return_counts.bool()?);
    crate::cpu::reduce::unique_dim(self_, dim, sorted, return_inverse, return_counts)
        .and_then(IntoOutputs::into_outputs)
}

fn unique_consecutive_cpu(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, return_inverse, return_counts, dim, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, return_inverse, return_counts, dim) =
        (self_.tensor()?, return_inverse.bool()?, return_counts.bool()?, dim.opt_int()?);
    crate::cpu::reduce::unique_consecutive(self_, return_inverse, return_counts, dim)
        .and_then(IntoOutputs::into_outputs)
}

fn unique_dim_consecutive_cpu(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dim, return_inverse, return_counts, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dim, return_inverse, return_counts) =
        (self_.tensor()?, dim.int()?, return_inverse.bool()?, return_counts.bool()?);
    crate::cpu::reduce::unique_dim_consecutive(self_, dim, return_inverse, return_counts)
        .and_then(IntoOutputs::into_outputs)
}

fn softmax_int_composite(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dim, dtype, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dim, dtype) = (self_.tensor()?, dim.dim()?, dtype.opt_dtype()?);
    crate::composite::reduce::softmax(self_, dim, dtype).and_then(IntoOutputs::into_outputs)
}

fn log_softmax_int_composite(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dim, dtype, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dim, dtype) = (self_.tensor()?, dim.dim()?, dtype.opt_dtype()?);
    crate::composite::reduce::log_softmax(self_, dim, dtype).and_then(IntoOutputs::into_outputs)
}

fn special_softmax_composite(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dim, dtype, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dim, dtype) = (self_.tensor()?, dim.dim()?, dtype.opt_dtype()?);
    crate::composite::reduce::softmax(self_, dim, dtype).and_then(IntoOutputs::into_outputs)
}

fn special_log_softmax_composite(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dim, dtype, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dim, dtype) = (self_.tensor()?, dim.dim()?, dtype.opt_dtype()?);
    crate::composite::reduce::log_softmax(self_, dim, dtype).and_then(IntoOutputs::into_outputs)
}

fn argsort_composite(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dim, descending, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dim, descending) = (self_.tensor()?, dim.dim()?, descending.bool()?);
    crate::composite::reduce::argsort(self_, dim, descending).and_then(IntoOutputs::into_outputs)
}

fn argsort_stable_composite(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, stable, dim, descending, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, stable, dim, descending) = (self_.tensor()?, stable.bool()?, dim.dim()?, descending.bool()?);
    crate::composite::reduce::argsort_stable(self_, stable, dim, descending)
        .and_then(IntoOutputs::into_outputs)
}

fn msort_composite(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, ..] = *a else { return Err(too_few(call, a)) };
    let self_ = self_.tensor()?;
    crate::composite::reduce::msort(self_).and_then(IntoOutputs::into_outputs)
}

fn max_other_composite(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, other, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, other) = (self_.tensor()?, other.tensor()?);
    crate::composite::reduce::max_other(self_, other).and_then(IntoOutputs::into_outputs)
}

fn min_other_composite(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, other, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, other) = (self_.tensor()?, other.tensor()?);
    crate::composite::reduce::min_other(self_, other).and_then(IntoOutputs::into_outputs)
}

fn view_cpu(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, size, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, size) = (self_.tensor()?, size.ints()?);
    crate::meta::shape::view(self_, &size).and_then(IntoOutputs::into_outputs)
}

fn view_dtype_explicit(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dtype, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dtype) = (self_.tensor()?, dtype.dtype()?);
    crate::meta::shape::view_dtype(self_, dtype).and_then(IntoOutputs::into_outputs)
}

fn unsafe_view_explicit(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, size, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, size) = (self_.tensor()?, size.ints()?);
    crate::meta::shape::view(self_, &size).and_then(IntoOutputs::into_outputs)
}

fn transpose_int_explicit(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dim0, dim1, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dim0, dim1) = (self_.tensor()?, dim0.int()?, dim1.int()?);
    crate::meta::shape::transpose(self_, dim0, dim1).and_then(IntoOutputs::into_outputs)
}

fn t_explicit(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, ..] = *a else { return Err(too_few(call, a)) };
    let self_ = self_.tensor()?;
    crate::meta::shape::t(self_).and_then(IntoOutputs::into_outputs)
}

fn permute_explicit(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dims, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dims) = (self_.tensor()?, dims.ints()?);
    crate::meta::shape::permute(self_, &dims).and_then(IntoOutputs::into_outputs)
}

fn expand_explicit(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, size, implicit, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, size, implicit) = (self_.tensor()?, size.ints()?, implicit.bool()?);
    crate::meta::shape::expand(self_, &size, implicit).and_then(IntoOutputs::into_outputs)
}

fn select_int_explicit(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dim, index, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dim, index) = (self_.tensor()?, dim.int()?, index.int()?);
    crate::meta::shape::select(self_, dim, index).and_then(IntoOutputs::into_outputs)
}

fn slice_tensor_explicit(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dim, start, end, step, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dim, start, end, step) =
        (self_.tensor()?, dim.int()?, start.opt_int()?, end.opt_int()?, step.int()?);
    crate::meta::shape::slice(self_, dim, start, end, step).and_then(IntoOutputs::into_outputs)
}

fn squeeze_explicit(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, ..] = *a else { return Err(too_few(call, a)) };
    let self_ = self_.tensor()?;
    crate::meta::shape::squeeze(self_).and_then(IntoOutputs::into_outputs)
}

fn squeeze_dim_explicit(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dim, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dim) = (self_.tensor()?, dim.int()?);
    crate::meta::shape::squeeze_dim(self_, dim).and_then(IntoOutputs::into_outputs)
}

fn squeeze_dims_explicit(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dim, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dim) = (self_.tensor()?, dim.ints()?);
    crate::meta::shape::squeeze_dims(self_, &dim).and_then(IntoOutputs::into_outputs)
}

fn unsqueeze_explicit(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dim, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dim) = (self_.tensor()?, dim.int()?);
    crate::meta::shape::unsqueeze(self_, dim).and_then(IntoOutputs::into_outputs)
}

fn unfold_cpu(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dimension, size, step, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dimension, size, step) = (self_.tensor()?, dimension.int()?, size.int()?, step.int()?);
    crate::meta::shape::unfold(self_, dimension, size, step).and_then(IntoOutputs::into_outputs)
}

fn diagonal_explicit(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, offset, dim1, dim2, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, offset, dim1, dim2) = (self_.tensor()?, offset.int()?, dim1.int()?, dim2.int()?);
    crate::meta::shape::diagonal(self_, offset, dim1, dim2).and_then(IntoOutputs::into_outputs)
}

fn as_strided_cpu(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, size, stride, storage_offset, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, size, stride, storage_offset) =
        (self_.tensor()?, size.ints()?, stride.ints()?, storage_offset.opt_int()?);
    crate::meta::shape::as_strided(self_, &size, &stride, storage_offset).and_then(IntoOutputs::into_outputs)
}

fn alias_explicit(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, ..] = *a else { return Err(too_few(call, a)) };
    let self_ = self_.tensor()?;
    crate::meta::shape::alias(self_).and_then(IntoOutputs::into_outputs)
}

fn detach_explicit(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, ..] = *a else { return Err(too_few(call, a)) };
    let self_ = self_.tensor()?;
    crate::meta::shape::alias(self_).and_then(IntoOutputs::into_outputs)
}

fn view_as_real_explicit(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, ..] = *a else { return Err(too_few(call, a)) };
    let self_ = self_.tensor()?;
    crate::meta::shape::view_as_real(self_).and_then(IntoOutputs::into_outputs)
}

fn view_as_complex_explicit(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, ..] = *a else { return Err(too_few(call, a)) };
    let self_ = self_.tensor()?;
    crate::meta::shape::view_as_complex(self_).and_then(IntoOutputs::into_outputs)
}

fn split_tensor_explicit(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, split_size, dim, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, split_size, dim) = (self_.tensor()?, split_size.int()?, dim.int()?);
    crate::meta::shape::split(self_, split_size, dim).and_then(IntoOutputs::into_outputs)
}

fn split_sizes_composite(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, split_size, dim, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, split_size, dim) = (self_.tensor()?, split_size.dims()?, dim.dim()?);
    crate::composite::split::split_sizes(self_, split_size, dim).and_then(IntoOutputs::into_outputs)
}

fn split_with_sizes_explicit(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, split_sizes, dim, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, split_sizes, dim) = (self_.tensor()?, split_sizes.ints()?, dim.int()?);
    crate::meta::shape::split_with_sizes(self_, &split_sizes, dim).and_then(IntoOutputs::into_outputs)
}

fn unbind_int_explicit(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dim, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dim) = (self_.tensor()?, dim.int()?);
    crate::meta::shape::unbind(self_, dim).and_then(IntoOutputs::into_outputs)
}

fn transpose_explicit(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dim0, dim1, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dim0, dim1) = (self_.tensor()?, dim0.int()?, dim1.int()?);
    crate::meta::shape::transpose_(self_, dim0, dim1).and_then(IntoOutputs::into_outputs)
}

fn t_explicit2(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, ..] = *a else { return Err(too_few(call, a)) };
    let self_ = self_.tensor()?;
    crate::meta::shape::t_(self_).and_then(IntoOutputs::into_outputs)
}

fn squeeze_explicit2(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, ..] = *a else { return Err(too_few(call, a)) };
    let self_ = self_.tensor()?;
    crate::meta::shape::squeeze_(self_).and_then(IntoOutputs::into_outputs)
}

fn squeeze_dim_explicit2(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dim, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dim) = (self_.tensor()?, dim.int()?);
    crate::meta::shape::squeeze_dim_(self_, dim).and_then(IntoOutputs::into_outputs)
}

fn squeeze_dims_explicit2(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dim, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dim) = (self_.tensor()?, dim.ints()?);
    crate::meta::shape::squeeze_dims_(self_, &dim).and_then(IntoOutputs::into_outputs)
}

fn unsqueeze_explicit2(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dim, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dim) = (self_.tensor()?, dim.int()?);
    crate::meta::shape::unsqueeze_(self_, dim).and_then(IntoOutputs::into_outputs)
}

fn as_strided_explicit(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, size, stride, storage_offset, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, size, stride, storage_offset) =
        (self_.tensor()?, size.ints()?, stride.ints()?, storage_offset.opt_int()?);
    crate::meta::shape::as_strided_(self_, &size, &stride, storage_offset).and_then(IntoOutputs::into_outputs)
}

fn detach_explicit2(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, ..] = *a else { return Err(too_few(call, a)) };
    let self_ = self_.tensor()?;
    crate::meta::shape::detach_(self_).and_then(IntoOutputs::into_outputs)
}

fn swapaxes_composite(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, axis0, axis1, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, axis0, axis1) = (self_.tensor()?, axis0.dim()?, axis1.dim()?);
    crate::composite::shape::swapaxes_(self_, axis0, axis1).and_then(IntoOutputs::into_outputs)
}

fn swapdims_composite(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dim0, dim1, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dim0, dim1) = (self_.tensor()?, dim0.dim()?, dim1.dim()?);
    crate::composite::shape::swapaxes_(self_, dim0, dim1).and_then(IntoOutputs::into_outputs)
}

fn resize_cpu(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, size, memory_format, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, size, memory_format) = (self_.tensor()?, size.ints()?, memory_format.opt_memory_format()?);
    crate::meta::shape::resize_(self_, &size, memory_format).and_then(IntoOutputs::into_outputs)
}

fn reshape_composite(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, shape, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, shape) = (self_.tensor()?, shape.dims()?);
    crate::composite::shape::reshape(self_, shape).and_then(IntoOutputs::into_outputs)
}

fn reshape_as_composite(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, other, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, other) = (self_.tensor()?, other.tensor()?);
    crate::composite::shape::reshape_as(self_, other).and_then(IntoOutputs::into_outputs)
}

fn view_as_composite(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, other, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, other) = (self_.tensor()?, other.tensor()?);
    crate::composite::shape::view_as(self_, other).and_then(IntoOutputs::into_outputs)
}

fn expand_as_composite(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, other, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, other) = (self_.tensor()?, other.tensor()?);
    crate::composite::shape::expand_as(self_, other).and_then(IntoOutputs::into_outputs)
}

fn broadcast_to_composite(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, size, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, size) = (self_.tensor()?, size.dims()?);
    crate::composite::shape::broadcast_to(self_, size).and_then(IntoOutputs::into_outputs)
}

fn ravel_composite(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, ..] = *a else { return Err(too_few(call, a)) };
    let self_ = self_.tensor()?;
    crate::composite::shape::ravel(self_).and_then(IntoOutputs::into_outputs)
}

fn flatten_using_ints_composite(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, start_dim, end_dim, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, start_dim, end_dim) = (self_.tensor()?, start_dim.dim()?, end_dim.dim()?);
    crate::composite::shape::flatten(self_, start_dim, end_dim).and_then(IntoOutputs::into_outputs)
}

fn unflatten_int_composite(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dim, sizes, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dim, sizes) = (self_.tensor()?, dim.dim()?, sizes.dims()?);
    crate::composite::shape::unflatten(self_, dim, sizes).and_then(IntoOutputs::into_outputs)
}

fn narrow_composite(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dim, start, length, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dim, start, length) = (self_.tensor()?, dim.dim()?, start.dim()?, length.dim()?);
    crate::composite::shape::narrow(self_, dim, start, length).and_then(IntoOutputs::into_outputs)
}

fn narrow_tensor_composite(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dim, start, length, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dim, start, length) = (self_.tensor()?, dim.dim()?, start.tensor()?, length.dim()?);
    crate::composite::shape::narrow_tensor(self_, dim, start, length).and_then(IntoOutputs::into_outputs)
}

fn movedim_intlist_composite(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, source, destination, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, source, destination) = (self_.tensor()?, source.dims()?, destination.dims()?);
    crate::composite::shape::movedim_list(self_, source, destination).and_then(IntoOutputs::into_outputs)
}

fn movedim_int_composite(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, source, destination, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, source, destination) = (self_.tensor()?, source.dim()?, destination.dim()?);
    crate::composite::shape::movedim(self_, source, destination).and_then(IntoOutputs::into_outputs)
}

fn moveaxis_intlist_composite(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, source, destination, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, source, destination) = (self_.tensor()?, source.dims()?, destination.dims()?);
    crate::composite::shape::movedim_list(self_, source, destination).and_then(IntoOutputs::into_outputs)
}

fn moveaxis_int_composite(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, source, destination, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, source, destination) = (self_.tensor()?, source.dim()?, destination.dim()?);
    crate::composite::shape::movedim(self_, source, destination).and_then(IntoOutputs::into_outputs)
}

fn swapaxes_composite2(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, axis0, axis1, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, axis0, axis1) = (self_.tensor()?, axis0.dim()?, axis1.dim()?);
    crate::composite::shape::swapaxes(self_, axis0, axis1).and_then(IntoOutputs::into_outputs)
}

fn swapdims_composite2(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dim0, dim1, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dim0, dim1) = (self_.tensor()?, dim0.dim()?, dim1.dim()?);
    crate::composite::shape::swapaxes(self_, dim0, dim1).and_then(IntoOutputs::into_outputs)
}

fn adjoint_composite(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, ..] = *a else { return Err(too_few(call, a)) };
    let self_ = self_.tensor()?;
    crate::composite::shape::adjoint(self_).and_then(IntoOutputs::into_outputs)
}

fn chunk_composite(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, chunks, dim, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, chunks, dim) = (self_.tensor()?, chunks.dim()?, dim.dim()?);
    crate::composite::split::chunk(self_, chunks, dim).and_then(IntoOutputs::into_outputs)
}

fn tensor_split_sections_composite(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, sections, dim, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, sections, dim) = (self_.tensor()?, sections.dim()?, dim.dim()?);
    crate::composite::split::tensor_split(self_, sections, dim).and_then(IntoOutputs::into_outputs)
}

fn tensor_split_indices_composite(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, indices, dim, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, indices, dim) = (self_.tensor()?, indices.dims()?, dim.dim()?);
    crate::composite::split::tensor_split_indices(self_, indices, dim).and_then(IntoOutputs::into_outputs)
}

fn tensor_split_tensor_indices_or_sections_composite(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, tensor_indices_or_sections, dim, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, tensor_indices_or_sections, dim) =
        (self_.tensor()?, tensor_indices_or_sections.tensor()?, dim.dim()?);
    crate::composite::split::tensor_split_by(self_, tensor_indices_or_sections, dim)
        .and_then(IntoOutputs::into_outputs)
}

fn hsplit_int_composite(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, sections, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, sections) = (self_.tensor()?, sections.dim()?);
    crate::composite::split::hsplit(self_, sections).and_then(IntoOutputs::into_outputs)
}

fn hsplit_array_composite(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, indices, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, indices) = (self_.tensor()?, indices.dims()?);
    crate::composite::split::hsplit_indices(self_, indices).and_then(IntoOutputs::into_outputs)
}

fn vsplit_int_composite(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, sections, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, sections) = (self_.tensor()?, sections.dim()?);
    crate::composite::split::vsplit(self_, sections).and_then(IntoOutputs::into_outputs)
}

fn vsplit_array_composite(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, indices, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, indices) = (self_.tensor()?, indices.dims()?);
    crate::composite::split::vsplit_indices(self_, indices).and_then(IntoOutputs::into_outputs)
}

fn dsplit_int_composite(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, sections, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, sections) = (self_.tensor()?, sections.dim()?);
    crate::composite::split::dsplit(self_, sections).and_then(IntoOutputs::into_outputs)
}

fn dsplit_array_composite(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, indices, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, indices) = (self_.tensor()?, indices.dims()?);
    crate::composite::split::dsplit_indices(self_, indices).and_then(IntoOutputs::into_outputs)
}

fn numpy_t_composite(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, ..] = *a else { return Err(too_few(call, a)) };
    let self_ = self_.tensor()?;
    crate::composite::shape::reversed(self_).and_then(IntoOutputs::into_outputs)
}

fn mt_composite(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, ..] = *a else { return Err(too_few(call, a)) };
    let self_ = self_.tensor()?;
    crate::composite::shape::matrix_transpose(self_).and_then(IntoOutputs::into_outputs)
}

fn matrix_h_composite(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, ..] = *a else { return Err(too_few(call, a)) };
    let self_ = self_.tensor()?;
    crate::composite::shape::matrix_adjoint(self_).and_then(IntoOutputs::into_outputs)
}

fn mh_composite(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, ..] = *a else { return Err(too_few(call, a)) };
    let self_ = self_.tensor()?;
    crate::composite::shape::adjoint(self_).and_then(IntoOutputs::into_outputs)
}

fn real_composite(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, ..] = *a else { return Err(too_few(call, a)) };
    let self_ = self_.tensor()?;
    crate::composite::shape::real(self_).and_then(IntoOutputs::into_outputs)
}

fn imag_composite(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, ..] = *a else { return Err(too_few(call, a)) };
    let self_ = self_.tensor()?;
    crate::composite::shape::imag(self_).and_then(IntoOutputs::into_outputs)
}

fn select_backward_explicit(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [grad_output, input_sizes, dim, index, ..] = *a else { return Err(too_few(call, a)) };
    let (grad_output, input_sizes, dim, index) =
        (grad_output.tensor()?, input_sizes.dims()?, dim.dim()?, index.dim()?);
    crate::composite::view_backward::select_backward(grad_output, input_sizes, dim, index)
        .and_then(IntoOutputs::into_outputs)
}

fn slice_backward_explicit(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [grad_output, input_sizes, dim, start, end, step, ..] = *a else { return Err(too_few(call, a)) };
    let (grad_output, input_sizes, dim, start, end, step) =
        (grad_output.tensor()?, input_sizes.dims()?, dim.dim()?, start.dim()?, end.dim()?, step.dim()?);
    crate::composite::view_backward::slice_backward(grad_output, input_sizes, dim, start, end, step)
        .and_then(IntoOutputs::into_outputs)
}

fn diagonal_backward_explicit(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [grad_output, input_sizes, offset, dim1, dim2, ..] = *a else { return Err(too_few(call, a)) };
    let (grad_output, input_sizes, offset, dim1, dim2) =
        (grad_output.tensor()?, input_sizes.dims()?, offset.dim()?, dim1.dim()?, dim2.dim()?);
    crate::composite::view_backward::diagonal_backward(grad_output, input_sizes, offset, dim1, dim2)
        .and_then(IntoOutputs::into_outputs)
}

fn unfold_backward_explicit(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [grad_in, input_sizes, dim, size, step, ..] = *a else { return Err(too_few(call, a)) };
    let (grad_in, input_sizes, dim, size, step) =
        (grad_in.tensor()?, input_sizes.dims()?, dim.dim()?, size.dim()?, step.dim()?);
    crate::composite::view_backward::unfold_backward(grad_in, input_sizes, dim, size, step)
        .and_then(IntoOutputs::into_outputs)
}
