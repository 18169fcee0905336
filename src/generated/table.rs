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
pub static OPERATORS: [Operator; 4] = [
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
