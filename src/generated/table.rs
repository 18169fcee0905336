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
pub static OPERATORS: [Operator; 80] = [
    Operator::native(Native {
        text: "aten::sum(Tensor self, *, ScalarType? dtype=None) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 1,
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
        other_form: 0,
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
        other_form: 3,
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
        other_form: 2,
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
        other_form: 5,
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
        other_form: 4,
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
        other_form: 7,
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
        other_form: 6,
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
        other_form: 9,
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
        other_form: 8,
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
        other_form: 11,
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
        other_form: 10,
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
        other_form: 13,
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
        other_form: 12,
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
        other_form: 15,
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
        other_form: 14,
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
        other_form: 17,
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
        other_form: 16,
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
        other_form: 19,
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
        other_form: 18,
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
        other_form: 21,
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
        other_form: 20,
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
        other_form: 23,
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
        other_form: 22,
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
        other_form: 25,
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
        other_form: 24,
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
        other_form: 27,
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
        other_form: 26,
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
        other_form: 29,
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
        other_form: 28,
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
        other_form: 31,
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
        other_form: 30,
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
        other_form: 33,
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
        other_form: 32,
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
        other_form: 35,
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
        other_form: 34,
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
        other_form: 37,
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
        other_form: 36,
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
        other_form: 39,
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
        other_form: 38,
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
        other_form: 41,
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
        other_form: 40,
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
        other_form: 43,
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
        other_form: 42,
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
        other_form: 45,
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
        other_form: 44,
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
        other_form: 47,
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
        other_form: 46,
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
        other_form: 49,
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
        other_form: 48,
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
        other_form: 51,
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
        other_form: 50,
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
        other_form: 53,
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
        other_form: 52,
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
        other_form: 55,
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
        other_form: 54,
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
        other_form: 57,
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
        other_form: 56,
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
        other_form: 59,
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
        other_form: 58,
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
        other_form: 61,
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
        other_form: 60,
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
        other_form: 63,
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
        other_form: 62,
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
        other_form: 65,
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
        other_form: 64,
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
        other_form: 67,
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
        other_form: 66,
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
        other_form: 69,
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
        other_form: 68,
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
        other_form: 71,
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
        other_form: 70,
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
        other_form: 73,
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
        other_form: 72,
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
        other_form: 75,
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
        other_form: 74,
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
];

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

fn view_cpu(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, size, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, size) = (self_.tensor()?, size.ints()?);
    crate::meta::shape::view(self_, &size).and_then(IntoOutputs::into_outputs)
}

fn transpose_int_explicit(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dim0, dim1, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dim0, dim1) = (self_.tensor()?, dim0.int()?, dim1.int()?);
    crate::meta::shape::transpose(self_, dim0, dim1).and_then(IntoOutputs::into_outputs)
}

fn permute_explicit(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, dims, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, dims) = (self_.tensor()?, dims.ints()?);
    crate::meta::shape::permute(self_, &dims).and_then(IntoOutputs::into_outputs)
}

fn reshape_composite(call: &Call, a: &[Arg<'_>]) -> Result<Outputs> {
    let [self_, shape, ..] = *a else { return Err(too_few(call, a)) };
    let (self_, shape) = (self_.tensor()?, shape.dims()?);
    crate::composite::shape::reshape(self_, shape).and_then(IntoOutputs::into_outputs)
}
