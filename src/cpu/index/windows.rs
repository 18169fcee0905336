//! Writing a whole strided part of a tensor: `*_scatter` and `diag_embed`.
//!
//! The meta function gives the part as a layout over a row-major result.

use crate::cpu::index::apart;
use crate::cpu::rows::copy_same;
use crate::dispatch::structured::Spec;
use crate::error::Result;
use crate::layout::Layout;
use crate::tensor::Tensor;

/// Fills `out`, row-major or not, with what `write` puts into a row-major tensor of its shape.
fn row_major(out: &Tensor, reads: &[&Tensor], write: impl Fn(&Tensor) -> Result<()>) -> Result<()> {
    apart(out, reads, |out| {
        if out.is_contiguous() {
            return write(out);
        }
        let plain = Tensor::empty(out.sizes(), out.dtype(), out.device())?;
        write(&plain)?;
        copy_same(out, &plain)
    })
}

/// The part, as a view of a row-major tensor.
fn part(t: &Tensor, layout: &Layout) -> Result<Tensor> {
    t.with_layout(layout.shifted(t.layout().offset()))
}

fn zero(t: &Tensor) {
    // SAFETY: `t` is contiguous, and all-zero bytes are 0 in every dtype.
    unsafe { t.data().write_bytes(0, t.numel() as usize * t.dtype().size()) };
}

fn replace(spec: &Spec<Layout>, out: &[Tensor], self_: &Tensor, src: &Tensor) -> Result<()> {
    row_major(&out[0], &[self_, src], |out| {
        copy_same(out, self_)?;
        copy_same(&part(out, &spec.extra)?, src)
    })
}
fn spread(spec: &Spec<Layout>, out: &[Tensor], grad: &Tensor) -> Result<()> {
    row_major(&out[0], &[grad], |out| {
        zero(out);
        copy_same(&part(out, &spec.extra)?, grad)
    })
}

pub fn select_scatter(
    spec: &Spec<Layout>,
    out: &[Tensor],
    self_: &Tensor,
    src: &Tensor,
    _: i64,
    _: i64,
) -> Result<()> {
    replace(spec, out, self_, src)
}
#[allow(clippy::too_many_arguments, reason = "the operation's arguments")]
pub fn slice_scatter(
    spec: &Spec<Layout>,
    out: &[Tensor],
    self_: &Tensor,
    src: &Tensor,
    _: i64,
    _: Option<i64>,
    _: Option<i64>,
    _: i64,
) -> Result<()> {
    replace(spec, out, self_, src)
}
pub fn diagonal_scatter(
    spec: &Spec<Layout>,
    out: &[Tensor],
    self_: &Tensor,
    src: &Tensor,
    _: i64,
    _: i64,
    _: i64,
) -> Result<()> {
    replace(spec, out, self_, src)
}
pub fn as_strided_scatter(
    spec: &Spec<Layout>,
    out: &[Tensor],
    self_: &Tensor,
    src: &Tensor,
    _: &[i64],
    _: &[i64],
    _: Option<i64>,
) -> Result<()> {
    replace(spec, out, self_, src)
}
pub fn diag_embed(spec: &Spec<Layout>, out: &[Tensor], self_: &Tensor, _: i64, _: i64, _: i64) -> Result<()> {
    spread(spec, out, self_)
}
