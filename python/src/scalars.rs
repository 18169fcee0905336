//! Numbers: elements of tensors as Python numbers, and the Python faces of traced integers and floats.
//!
//! A traced number is a value of the trace in progress (`Dim`, `Real`). Its arithmetic is recorded; turning it into a
//! plain number, which a trace would freeze, calls the hook that the tracer sets.

use pyo3::IntoPyObjectExt;
use pyo3::basic::CompareOp;
use pyo3::exceptions::{PyRuntimeError, PyZeroDivisionError};
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use rtensor::dispatch::arg::{Arg, Value};
use rtensor::dispatch::{call, registry};
use rtensor::dtype::{Category, DType, Element};
use rtensor::error::{Error, Result};
use rtensor::scalar::{Dim, Real, Scalar, divmod};
use rtensor::tensor::Tensor;

use crate::args::Object;
use crate::enter;

/// The element at `pointer`.
///
/// # Safety
/// `pointer` is valid for reads of an element of `dtype`.
pub unsafe fn read(pointer: *const u8, dtype: DType) -> Result<Scalar> {
    rtensor::with_dtype!(dtype, all, |T| {
        // SAFETY: by contract; elements of a tensor are aligned.
        let x = unsafe { pointer.cast::<T>().read() };
        Ok::<Scalar, Error>(match dtype.category() {
            Category::Bool => Scalar::Bool(x.to_bool()),
            Category::Int => Scalar::Int(x.to_i64()),
            Category::Float => Scalar::Float(x.to_f64()),
            Category::Complex => Scalar::Complex(x.to_complex()),
        })
    })
}

/// The Python number of an element; uint64 keeps its upper half.
///
/// # Safety
/// As [`read`].
pub unsafe fn read_object(py: Python<'_>, pointer: *const u8, dtype: DType) -> PyResult<Bound<'_, PyAny>> {
    if dtype == DType::UInt64 {
        // SAFETY: by contract.
        return unsafe { pointer.cast::<u64>().read() }.into_bound_py_any(py);
    }
    // SAFETY: by contract.
    let number = enter::run(py, || unsafe { read(pointer, dtype) })?;
    crate::results::number(py, number)
}

/// The only element of a tensor that has data.
fn only(t: &Tensor) -> Result<*const u8> {
    if t.numel() != 1 {
        return Err(Error::runtime(format!(
            "a tensor with {} elements is no number; only a tensor of one element is",
            t.numel()
        ))
        .at("item"));
    }
    if t.is_meta() {
        return Err(Error::runtime("a meta tensor has no data, so no value").at("item"));
    }
    Ok(t.data())
}

/// The value of a tensor of one element, through the dispatcher when anything (a trace) may want to know.
pub fn item(py: Python<'_>, t: &Tensor) -> PyResult<Scalar> {
    enter::run(py, || {
        if call::is_usual() {
            // SAFETY: a tensor's data is valid for its elements, and it has one.
            return unsafe { read(only(t)?, t.dtype()) };
        }
        let op = registry::find("aten::_local_scalar_dense").or_else(|_| registry::find("aten::item"))?;
        let mut outputs = call::call(op, &[Arg::Tensor(t)])?;
        outputs.pop().unwrap_or(Value::None).as_arg().scalar()
    })
}

/// As [`item`], as a Python number.
pub fn item_object<'py>(py: Python<'py>, t: &Tensor) -> PyResult<Bound<'py, PyAny>> {
    if t.dtype() == DType::UInt64 && call::is_usual() {
        let pointer = enter::run(py, || only(t))?;
        // SAFETY: a tensor's data is valid for its elements, and it has one.
        return unsafe { read_object(py, pointer, t.dtype()) };
    }
    crate::results::number(py, item(py, t)?)
}

/// Called with what is frozen (`int`, `float`, `bool`) when a traced number becomes a plain one.
static FREEZE: PyOnceLock<Py<PyAny>> = PyOnceLock::new();

#[pyfunction]
#[pyo3(name = "_set_freeze_hook")]
pub fn set_freeze_hook(py: Python<'_>, hook: Py<PyAny>) -> PyResult<()> {
    FREEZE.set(py, hook).map_err(|_| PyRuntimeError::new_err("the hook is set already"))
}
fn freeze(py: Python<'_>, what: &str) -> PyResult<()> {
    match FREEZE.get(py) {
        Some(hook) => {
            crate::enter::call(hook.bind(py), &pyo3::types::PyTuple::new(py, [what])?, None).map(drop)
        }
        None => Ok(()),
    }
}

/// An integer of the trace in progress.
#[pyclass(name = "TracedInt", module = "rtensor", frozen)]
pub struct TracedInt(pub Dim);
/// A float of the trace in progress.
#[pyclass(name = "TracedFloat", module = "rtensor", frozen)]
pub struct TracedFloat(pub Real);

pub fn from_dim(py: Python<'_>, x: Dim) -> PyResult<Bound<'_, PyAny>> {
    Ok(Bound::new(py, TracedInt(x))?.into_any())
}
pub fn from_real(py: Python<'_>, x: Real) -> PyResult<Bound<'_, PyAny>> {
    Ok(Bound::new(py, TracedFloat(x))?.into_any())
}
fn borrowed(object: &Object) -> Borrowed<'_, '_, PyAny> {
    // SAFETY: callers pass live objects and hold the lock.
    unsafe { Borrowed::from_ptr(Python::assume_attached(), *object) }
}
pub fn traced_int(object: Object) -> Option<Dim> {
    borrowed(&object).cast::<TracedInt>().ok().map(|x| x.get().0)
}
pub fn traced_float(object: Object) -> Option<Real> {
    borrowed(&object).cast::<TracedFloat>().ok().map(|x| x.get().0)
}

/// An operand of arithmetic.
#[derive(Clone, Copy)]
enum Operand {
    Dim(Dim),
    Real(Real),
}
fn operand(other: &Bound<'_, PyAny>) -> Option<Operand> {
    if let Some(dim) = traced_int(other.as_ptr()) {
        return Some(Operand::Dim(dim));
    }
    if let Some(real) = traced_float(other.as_ptr()) {
        return Some(Operand::Real(real));
    }
    match crate::args::plain_number(other.py(), other.as_ptr()).ok()?? {
        Scalar::Bool(x) => Some(Operand::Dim(Dim::new(i64::from(x)))),
        Scalar::Int(x) => Some(Operand::Dim(Dim::new(x))),
        Scalar::Float(x) => Some(Operand::Real(Real::new(x))),
        Scalar::Complex(_) => None,
    }
}

type IntRule = fn(Dim, Dim) -> Result<Dim>;
type FloatRule = fn(f64, f64) -> f64;

/// `a op b` for any mix of traced and plain numbers; `NotImplemented` for other operands.
fn arithmetic<'py>(
    py: Python<'py>,
    op: &'static str,
    a: Operand,
    b: Option<Operand>,
    ints: IntRule,
    floats: FloatRule,
) -> PyResult<Bound<'py, PyAny>> {
    let Some(b) = b else { return Ok(py.NotImplemented().into_bound(py)) };
    if let (Operand::Dim(a), Operand::Dim(b)) = (&a, &b) {
        let (a, b) = (*a, *b);
        // What Python raises for a zero divisor.
        if b.value == 0 && matches!(op, "floordiv" | "remainder") {
            return Err(PyZeroDivisionError::new_err("integer division or modulo by zero"));
        }
        return crate::results::int(py, enter::run(py, || ints(a, b))?);
    }
    let real = |x| match x {
        Operand::Dim(d) => d.to_real(),
        Operand::Real(r) => r,
    };
    let (a, b) = (real(a), real(b));
    if b.value == 0.0 && matches!(op, "div" | "floordiv" | "remainder") {
        return Err(PyZeroDivisionError::new_err("float division by zero"));
    }
    crate::results::float(py, Real::apply(op, &[a, b], floats(a.value, b.value)))
}
// The divisor is not zero: that was refused before.
fn quotient(x: f64, y: f64) -> f64 {
    divmod(x, y).map_or(f64::NAN, |(q, _)| q)
}
fn rest(x: f64, y: f64) -> f64 {
    divmod(x, y).map_or(f64::NAN, |(_, r)| r)
}
/// The whole number that `op` makes of a float.
fn whole<'py>(
    py: Python<'py>,
    x: Real,
    op: &'static str,
    rule: fn(f64) -> f64,
) -> PyResult<Bound<'py, PyAny>> {
    crate::results::int(py, enter::run(py, || x.to_dim(op, rule(x.value)))?)
}
/// `divmod(a, b)`.
fn both(py: Python<'_>, a: Operand, b: Option<Operand>) -> PyResult<Bound<'_, PyAny>> {
    let Some(b) = b else { return Ok(py.NotImplemented().into_bound(py)) };
    let q = arithmetic(py, "floordiv", a, Some(b), Dim::floordiv, quotient)?;
    let r = arithmetic(py, "remainder", a, Some(b), Dim::remainder, rest)?;
    (q, r).into_bound_py_any(py)
}
/// `a << b`, `a >> b`: for integers only.
fn shifted(py: Python<'_>, a: Dim, b: Option<Operand>, rule: IntRule) -> PyResult<Bound<'_, PyAny>> {
    match b {
        Some(Operand::Dim(b)) => crate::results::int(py, enter::run(py, || rule(a, b))?),
        _ => Ok(py.NotImplemented().into_bound(py)),
    }
}
fn true_division(py: Python<'_>, a: Operand, b: Option<Operand>) -> PyResult<Bound<'_, PyAny>> {
    if let (Operand::Dim(a), Some(Operand::Dim(b))) = (&a, &b) {
        let (a, b) = (*a, *b);
        if b.value == 0 {
            return Err(PyZeroDivisionError::new_err("division by zero"));
        }
        return crate::results::float(py, enter::run(py, || a.div(b))?);
    }
    arithmetic(py, "div", a, b, Dim::floordiv, |x, y| x / y)
}
fn power(py: Python<'_>, a: Operand, b: Option<Operand>) -> PyResult<Bound<'_, PyAny>> {
    match (a, b) {
        (Operand::Dim(a), Some(Operand::Dim(b))) if b.value < 0 => {
            // Python's own answer to 0 ** -1 is an error, and so is the program's.
            let (a, b) = (a.to_real(), b.to_real());
            arithmetic(py, "pow", Operand::Real(a), Some(Operand::Real(b)), Dim::pow, f64::powf)
        }
        (a, b) => arithmetic(py, "pow", a, b, Dim::pow, f64::powf),
    }
}
fn plain(x: Operand) -> f64 {
    match x {
        Operand::Dim(d) => d.value as f64,
        Operand::Real(r) => r.value,
    }
}
fn compare(py: Python<'_>, a: Operand, other: &Bound<'_, PyAny>, op: CompareOp) -> PyResult<Py<PyAny>> {
    let result = match (a, operand(other)) {
        (_, None) => return Ok(py.NotImplemented()),
        (Operand::Dim(a), Some(Operand::Dim(b))) => op.matches(a.value.cmp(&b.value)),
        (a, Some(b)) => match plain(a).partial_cmp(&plain(b)) {
            Some(order) => op.matches(order),
            None => matches!(op, CompareOp::Ne),
        },
    };
    freeze(py, "bool")?;
    result.into_py_any(py)
}

macro_rules! traced {
    ($class:ident, $kind:ident, $operand:ident { $($own:tt)* }) => {
        #[pymethods]
        impl $class {
            fn __add__<'py>(&self, py: Python<'py>, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
                arithmetic(py, "add", Operand::$operand(self.0), operand(other), Dim::add, |x, y| x + y)
            }
            fn __radd__<'py>(&self, py: Python<'py>, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
                match operand(other) { Some(a) => arithmetic(py, "add", a, Some(Operand::$operand(self.0)), Dim::add, |x, y| x + y), None => Ok(py.NotImplemented().into_bound(py)) }
            }
            fn __sub__<'py>(&self, py: Python<'py>, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
                arithmetic(py, "sub", Operand::$operand(self.0), operand(other), Dim::sub, |x, y| x - y)
            }
            fn __rsub__<'py>(&self, py: Python<'py>, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
                match operand(other) { Some(a) => arithmetic(py, "sub", a, Some(Operand::$operand(self.0)), Dim::sub, |x, y| x - y), None => Ok(py.NotImplemented().into_bound(py)) }
            }
            fn __mul__<'py>(&self, py: Python<'py>, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
                arithmetic(py, "mul", Operand::$operand(self.0), operand(other), Dim::mul, |x, y| x * y)
            }
            fn __rmul__<'py>(&self, py: Python<'py>, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
                match operand(other) { Some(a) => arithmetic(py, "mul", a, Some(Operand::$operand(self.0)), Dim::mul, |x, y| x * y), None => Ok(py.NotImplemented().into_bound(py)) }
            }
            fn __floordiv__<'py>(&self, py: Python<'py>, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
                arithmetic(py, "floordiv", Operand::$operand(self.0), operand(other), Dim::floordiv, quotient)
            }
            fn __rfloordiv__<'py>(&self, py: Python<'py>, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
                match operand(other) { Some(a) => arithmetic(py, "floordiv", a, Some(Operand::$operand(self.0)), Dim::floordiv, quotient), None => Ok(py.NotImplemented().into_bound(py)) }
            }
            fn __mod__<'py>(&self, py: Python<'py>, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
                arithmetic(py, "remainder", Operand::$operand(self.0), operand(other), Dim::remainder, rest)
            }
            fn __truediv__<'py>(&self, py: Python<'py>, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
                true_division(py, Operand::$operand(self.0), operand(other))
            }
            fn __rtruediv__<'py>(&self, py: Python<'py>, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
                match operand(other) { Some(a) => true_division(py, a, Some(Operand::$operand(self.0))), None => Ok(py.NotImplemented().into_bound(py)) }
            }
            fn __pow__<'py>(&self, py: Python<'py>, other: &Bound<'py, PyAny>, modulo: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
                if !modulo.is_none() { return Ok(py.NotImplemented().into_bound(py)) }
                power(py, Operand::$operand(self.0), operand(other))
            }
            fn __rpow__<'py>(&self, py: Python<'py>, other: &Bound<'py, PyAny>, modulo: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
                match operand(other) { Some(a) if modulo.is_none() => power(py, a, Some(Operand::$operand(self.0))), _ => Ok(py.NotImplemented().into_bound(py)) }
            }
            fn __rmod__<'py>(&self, py: Python<'py>, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
                match operand(other) { Some(a) => arithmetic(py, "remainder", a, Some(Operand::$operand(self.0)), Dim::remainder, rest), None => Ok(py.NotImplemented().into_bound(py)) }
            }
            fn __richcmp__(&self, py: Python<'_>, other: &Bound<'_, PyAny>, op: CompareOp) -> PyResult<Py<PyAny>> {
                compare(py, Operand::$operand(self.0), other, op)
            }
            fn __divmod__<'py>(&self, py: Python<'py>, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
                both(py, Operand::$operand(self.0), operand(other))
            }
            fn __rdivmod__<'py>(&self, py: Python<'py>, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
                match operand(other) { Some(a) => both(py, a, Some(Operand::$operand(self.0))), None => Ok(py.NotImplemented().into_bound(py)) }
            }
            fn conjugate<'py>(slf: &Bound<'py, Self>) -> Bound<'py, Self> {
                slf.clone()
            }
            fn __pos__<'py>(slf: &Bound<'py, Self>) -> Bound<'py, Self> {
                slf.clone()
            }
            fn __float__(&self, py: Python<'_>) -> PyResult<f64> {
                freeze(py, "float")?;
                Ok(self.0.value as f64)
            }
            fn __int__(&self, py: Python<'_>) -> PyResult<i64> {
                freeze(py, "int")?;
                Ok(self.0.value as i64)
            }
            fn __hash__(&self, py: Python<'_>) -> PyResult<isize> {
                freeze(py, stringify!($kind))?;
                self.0.value.into_bound_py_any(py)?.hash()
            }
            fn __repr__(&self) -> String {
                format!("{:?}", self.0.value)
            }
            $($own)*
        }
    };
}
traced!(TracedInt, int, Dim {
    fn __index__(&self, py: Python<'_>) -> PyResult<i64> {
        freeze(py, "int")?;
        Ok(self.0.value)
    }
    fn __bool__(&self, py: Python<'_>) -> PyResult<bool> {
        freeze(py, "bool")?;
        Ok(self.0.value != 0)
    }
    fn __lshift__<'py>(&self, py: Python<'py>, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        shifted(py, self.0, operand(other), Dim::lshift)
    }
    fn __rshift__<'py>(&self, py: Python<'py>, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        shifted(py, self.0, operand(other), Dim::rshift)
    }
    fn __abs__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        crate::results::int(py, enter::run(py, || self.0.abs())?)
    }
    fn __floor__<'py>(slf: &Bound<'py, Self>) -> Bound<'py, Self> {
        slf.clone()
    }
    fn __ceil__<'py>(slf: &Bound<'py, Self>) -> Bound<'py, Self> {
        slf.clone()
    }
    fn __trunc__<'py>(slf: &Bound<'py, Self>) -> Bound<'py, Self> {
        slf.clone()
    }
    #[pyo3(signature = (ndigits=None))]
    fn __round__<'py>(slf: &Bound<'py, Self>, ndigits: Option<i64>) -> PyResult<Bound<'py, PyAny>> {
        match ndigits {
            // To tens and hundreds: the number becomes a plain one, which is said.
            Some(n) if n < 0 => slf.call_method0("__int__")?.call_method1("__round__", (n,)),
            _ => Ok(slf.clone().into_any()),
        }
    }
    fn __neg__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        arithmetic(py, "sub", Operand::Dim(Dim::new(0)), Some(Operand::Dim(self.0)), Dim::sub, |x, y| x - y)
    }
});
traced!(TracedFloat, float, Real {
    fn __bool__(&self, py: Python<'_>) -> PyResult<bool> {
        freeze(py, "bool")?;
        Ok(self.0.value != 0.0)
    }
    fn __abs__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        crate::results::float(py, Real::apply("abs", &[self.0], self.0.value.abs()))
    }
    fn __floor__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        whole(py, self.0, "floor", f64::floor)
    }
    fn __ceil__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        whole(py, self.0, "ceil", f64::ceil)
    }
    fn __trunc__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        whole(py, self.0, "trunc", f64::trunc)
    }
    #[pyo3(signature = (ndigits=None))]
    fn __round__<'py>(slf: &Bound<'py, Self>, ndigits: Option<i64>) -> PyResult<Bound<'py, PyAny>> {
        match ndigits {
            // To decimals: the number becomes a plain one, which is said.
            Some(n) => slf.call_method0("__float__")?.call_method1("__round__", (n,)),
            None => whole(slf.py(), slf.get().0, "round", f64::round_ties_even),
        }
    }
    fn __neg__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        arithmetic(py, "mul", Operand::Real(Real::new(-1.0)), Some(Operand::Real(self.0)), Dim::mul, |x, y| x * y)
    }
});

pub fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<TracedInt>()?;
    module.add_class::<TracedFloat>()?;
    module.add_function(wrap_pyfunction!(set_freeze_hook, module)?)
}
