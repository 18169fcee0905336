//! What a program asks of a tensor without computing with it: sizes, dtype, device, one element as a number.

use super::{Builtin, from_bool, from_float, from_int, from_list, int, number::whole, pure, raised, raises};
use crate::dispatch::arg::Value;
use crate::dispatch::sizes;
use crate::dtype::{Category, Complex64, DType, Element};
use crate::error::{Error, Result};
use crate::shape::wrap_dim;
use crate::tensor::Tensor;

type Args<'a> = &'a [Value];

fn tensor(a: Args<'_>) -> Result<&Tensor> {
    a[0].as_arg().tensor()
}
fn dtype(a: Args<'_>) -> Result<DType> {
    a[0].as_arg().dtype()
}
fn ints(values: &[i64]) -> Value {
    from_list(values.iter().map(|i| Value::Int((*i).into())).collect())
}

/// The only element, as a number of its category.
pub(crate) fn item(t: &Tensor) -> Result<Value> {
    if t.numel() != 1 {
        return Err(raised(
            "RuntimeError",
            format!("a Tensor with {} elements cannot be converted to Scalar", t.numel()),
        ));
    }
    crate::with_dtype!(t.dtype(), all, |T| {
        let x = t.to_vec::<T>()?.first().copied().unwrap_or_default();
        Ok(match T::DTYPE.category() {
            Category::Bool => Value::Bool(x.to_bool()),
            Category::Int if T::DTYPE == DType::UInt64 && x.to_i64() < 0 => {
                return Err(Error::overflow("the element does not fit in a 64-bit int"));
            }
            Category::Int => Value::Int(x.to_i64().into()),
            Category::Float => Value::Float(x.to_f64().into()),
            Category::Complex => Value::Complex(x.to_complex()),
        })
    })
}
fn real_item(a: Args<'_>, what: &str) -> Result<Value> {
    match item(tensor(a)?)? {
        Value::Complex(_) => Err(raised("TypeError", format!("can't convert complex to {what}"))),
        v => Ok(v),
    }
}

pub(super) const TABLE: &[Builtin] = &[
    raises("aten::Bool.Tensor(Tensor a) -> bool", |a| {
        let t = tensor(a)?;
        if t.numel() > 1 {
            return Err(raised(
                "RuntimeError",
                "Boolean value of Tensor with more than one value is ambiguous",
            ));
        }
        from_bool(match item(t)? {
            Value::Complex(c) => c != Complex64::new(0.0, 0.0),
            v => v.as_arg().scalar()?.to_bool(),
        })
    }),
    raises("aten::Int.Tensor(Tensor a) -> int", |a| match real_item(a, "int")? {
        Value::Float(x) => whole(x.value.trunc()),
        v => from_int(v.as_arg().int()?),
    }),
    raises("aten::Float.Tensor(Tensor a) -> float", |a| from_float(real_item(a, "float")?.as_arg().float()?)),
    raises("aten::Complex.Tensor(Tensor a) -> complex", |a| match item(tensor(a)?)? {
        Value::Complex(c) => Ok(Value::Complex(c)),
        v => Ok(Value::Complex(Complex64::new(v.as_arg().float()?, 0.0))),
    }),
    pure("aten::size(Tensor self) -> int[]", |a| {
        Ok(from_list(sizes::sizes(tensor(a)?).into_iter().map(Value::Int).collect()))
    }),
    raises("aten::size.int(Tensor self, int dim) -> int", |a| {
        let t = tensor(a)?;
        if t.ndim() == 0 {
            return Err(Error::index("a tensor of no dimensions has no sizes"));
        }
        Ok(Value::Int(sizes::size(t, wrap_dim(int(a, 1)?, t.ndim())?)))
    }),
    pure("aten::stride(Tensor self) -> int[]", |a| Ok(ints(tensor(a)?.strides()))),
    raises("aten::stride.int(Tensor self, int dim) -> int", |a| {
        let t = tensor(a)?;
        if t.ndim() == 0 {
            return Err(Error::index("a tensor of no dimensions has no strides"));
        }
        from_int(t.strides()[wrap_dim(int(a, 1)?, t.ndim())?])
    }),
    pure("aten::storage_offset(Tensor self) -> int", |a| from_int(tensor(a)?.layout().offset())),
    pure("aten::dim(Tensor self) -> int", |a| from_int(tensor(a)?.ndim() as i64)),
    pure("aten::numel(Tensor self) -> int", |a| Ok(Value::Int(sizes::numel(tensor(a)?)?))),
    pure("aten::element_size(Tensor self) -> int", |a| from_int(tensor(a)?.dtype().size() as i64)),
    raises("aten::len.Tensor(Tensor self) -> int", |a| match tensor(a)?.sizes().first() {
        Some(_) => Ok(Value::Int(sizes::size(tensor(a)?, 0))),
        None => Err(raised("TypeError", "len() of a 0-d tensor")),
    }),
    pure("aten::is_floating_point(Tensor self) -> bool", |a| from_bool(tensor(a)?.dtype().is_float())),
    pure("aten::is_complex(Tensor self) -> bool", |a| from_bool(tensor(a)?.dtype().is_complex())),
    pure("aten::is_contiguous(Tensor self) -> bool", |a| from_bool(tensor(a)?.is_contiguous())),
    pure("prim::is_floating_point(ScalarType d) -> bool", |a| from_bool(dtype(a)?.is_float())),
    pure("prim::is_complex(ScalarType d) -> bool", |a| from_bool(dtype(a)?.is_complex())),
    pure("prim::is_signed(ScalarType d) -> bool", |a| from_bool(dtype(a)?.is_signed())),
    pure("prim::itemsize(ScalarType d) -> int", |a| from_int(dtype(a)?.size() as i64)),
    pure("prim::promote_types(ScalarType a, ScalarType b) -> ScalarType", |a| {
        Ok(Value::DType(dtype(a)?.promote(a[1].as_arg().dtype()?)))
    }),
    pure("prim::can_cast(ScalarType a, ScalarType b) -> bool", |a| {
        from_bool(dtype(a)?.can_cast(a[1].as_arg().dtype()?))
    }),
    pure("prim::dtype(Tensor self) -> ScalarType", |a| Ok(Value::DType(tensor(a)?.dtype()))),
    pure("prim::device(Tensor self) -> Device", |a| Ok(Value::Device(tensor(a)?.device()))),
    // What a trace puts where the function looked at the dtype or device of a tensor: it did so for the example only.
    raises("prim::expect_dtype(Tensor self, ScalarType d) -> ()", |a| {
        let (got, traced) = (tensor(a)?.dtype(), a[1].as_arg().dtype()?);
        if got == traced {
            return Ok(Value::None);
        }
        Err(Error::dtype(format!(
            "the function was traced with a tensor of dtype {traced}, and looked at its dtype, so the trace may be \
             another one for {got}: trace it with {got}"
        )))
    }),
    raises("prim::expect_device(Tensor self, Device d) -> ()", |a| {
        let (got, traced) = (tensor(a)?.device(), a[1].as_arg().device()?);
        if got == traced {
            return Ok(Value::None);
        }
        Err(Error::device(format!(
            "the function was traced with a tensor on {traced}, and looked at its device, so the trace may be another \
             one for {got}: trace it on {got}"
        )))
    }),
    pure("prim::layout(Tensor self) -> Layout", |_| Ok(Value::Layout(crate::device::MemoryLayout::Strided))),
    pure("prim::requires_grad(Tensor self) -> bool", |a| from_bool(tensor(a)?.requires_grad())),
];
