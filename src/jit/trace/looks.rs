//! What a traced function finds out about a tensor in Python, and a program must not take for granted.
//!
//! A dtype or device that the user's code looked at may have decided what the trace holds. The trace then says which one
//! it was, by a node that refuses another. The library's own composites look at dtypes all the time, mostly to check;
//! there, only one that is passed on to an operation counts.

use super::{HOST, with};
use crate::dispatch::arg::Arg;
use crate::dtype::DType;
use crate::jit::graph::Attr;
use crate::tensor::Tensor;

/// A tensor made of plain numbers in the source, such as `[0, -1]` in `x[[0, -1]]`, is a constant by its nature.
pub fn literal(t: &Tensor) {
    with(|trace| {
        trace.literals.insert(t.id());
        trace.alive.push(t.clone());
    });
}

/// The function looks at the dtype of a tensor: the program refuses another one, for which it may have done otherwise.
pub fn looks_at_dtype(t: &Tensor) {
    expect(t, "prim::expect_dtype", Attr::DType(t.dtype()));
}
/// A composite looks at the dtype of a tensor: of no consequence, unless it passes that dtype to an operation.
pub fn library_looks_at_dtype(t: &Tensor) {
    with(|trace| trace.read_dtypes.push(t.clone()));
}
/// An operation is called with a dtype: by a composite, it may be one that it read off a tensor.
pub(super) fn note_dtypes(args: &[Arg<'_>]) {
    let wanted: Vec<DType> =
        args.iter().filter_map(|a| if let Arg::DType(d) = a { Some(*d) } else { None }).collect();
    if wanted.is_empty() || HOST.get().is_some_and(|h| (h.by_user)()) {
        return;
    }
    let read = with(|t| t.read_dtypes.clone()).unwrap_or_default();
    let passed = |d: DType| wanted.iter().any(|w| [d, d.to_complex(), d.to_real()].contains(w));
    read.iter().filter(|t| passed(t.dtype())).for_each(looks_at_dtype);
}
/// As [`looks_at_dtype`], for the device.
pub fn looks_at_device(t: &Tensor) {
    expect(t, "prim::expect_device", Attr::Device(t.device()));
}
fn expect(t: &Tensor, op: &'static str, what: Attr) {
    with(|trace| {
        let known = (trace.paused == 0 && trace.inside == 0).then(|| trace.find(t)).flatten();
        if let Some(v) = known
            && trace.looked_at.insert((v, op))
        {
            let wanted = trace.constant(what);
            trace.emit(op, vec![v, wanted], vec![]);
        }
    });
}
