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
pub static OPERATORS: [Operator; 175] = [
    Operator::native(Native {
        text: "aten::mm(Tensor self, Tensor mat2) -> Tensor",
        kind: Kind::Leaf,
        form: Form::Functional,
        other_form: 1,
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
        other_form: 0,
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
        other_form: 3,
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
        other_form: 2,
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
        other_form: 5,
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
        other_form: 4,
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
        other_form: 7,
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
        other_form: 6,
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
        other_form: 9,
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
        other_form: 8,
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
        other_form: 12,
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
        other_form: 10,
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
        other_form: 10,
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
        other_form: 15,
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
        other_form: 13,
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
        other_form: 13,
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
        other_form: 18,
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
        other_form: 16,
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
        other_form: 16,
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
        other_form: 21,
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
        other_form: 19,
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
        other_form: 19,
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
        other_form: 24,
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
        other_form: 22,
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
        other_form: 22,
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
        other_form: 26,
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
        other_form: 25,
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
        other_form: 28,
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
        other_form: 27,
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
        other_form: 30,
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
        other_form: 29,
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
        other_form: 32,
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
        other_form: 31,
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
        other_form: 34,
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
        other_form: 33,
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
        other_form: 36,
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
        other_form: 35,
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
        other_form: 38,
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
        other_form: 37,
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
        other_form: 40,
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
        other_form: 39,
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
        other_form: 42,
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
        other_form: 41,
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
        other_form: 44,
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
        other_form: 43,
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
        other_form: 46,
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
        other_form: 45,
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
        other_form: 48,
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
        other_form: 47,
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
        other_form: 50,
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
        other_form: 49,
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
        other_form: 52,
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
        other_form: 51,
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
        other_form: 54,
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
        other_form: 53,
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
        other_form: 56,
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
        other_form: 55,
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
        other_form: 58,
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
        other_form: 57,
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
        other_form: 60,
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
        other_form: 59,
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
        other_form: 62,
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
        other_form: 61,
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
        other_form: 64,
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
        other_form: 63,
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
        other_form: 66,
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
        other_form: 65,
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
        other_form: 68,
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
        other_form: 67,
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
        other_form: 70,
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
        other_form: 69,
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
        other_form: 72,
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
        other_form: 71,
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
        other_form: 74,
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
        other_form: 73,
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
        other_form: 76,
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
        other_form: 75,
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
        other_form: 78,
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
        other_form: 77,
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
        other_form: 80,
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
        other_form: 79,
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
        other_form: 82,
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
        other_form: 81,
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
        other_form: 84,
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
        other_form: 83,
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
        other_form: 86,
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
        other_form: 85,
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
        other_form: 88,
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
        other_form: 87,
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
        other_form: 90,
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
        other_form: 89,
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
        other_form: 92,
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
        other_form: 91,
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
        other_form: 94,
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
        other_form: 93,
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
        other_form: 96,
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
        other_form: 95,
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
        other_form: 98,
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
        other_form: 97,
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
        other_form: 100,
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
        other_form: 99,
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
        other_form: 102,
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
        other_form: 101,
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
        other_form: 127,
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
        other_form: 128,
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
        other_form: 129,
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
        other_form: 130,
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
        other_form: 131,
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
        other_form: 132,
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
        other_form: 133,
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
        other_form: 134,
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
        other_form: 135,
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
        other_form: 136,
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
        other_form: 137,
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
