//! One call of a plug-in's kernel: its arguments, results, and what it was lent meanwhile.

use std::ffi::{CString, c_char};
use std::panic::{AssertUnwindSafe, catch_unwind};

use super::abi::{Info, Member, RawTensor, RawValue, array, kind, text};
use crate::device::{Device, DeviceKind};
use crate::dispatch::arg::{Arg, Outputs, Value};
use crate::dispatch::call::{Call, call};
use crate::dispatch::registry::find;
use crate::dispatch::schema::Type;
use crate::dtype::DType;
use crate::error::{Error, Result};
use crate::scalar::{Dim, Real};
use crate::tensor::{Tensor, TensorImpl};

/// What is lent to the kernel until it returns.
#[derive(Default)]
struct Lent {
    tensors: Vec<Tensor>,
    integers: Vec<Box<[i64]>>,
    reals: Vec<Box<[f64]>>,
    texts: Vec<CString>,
    lists: Vec<Box<[*const RawTensor]>>,
}

pub(super) struct PluginCall<'a> {
    args: &'a [Arg<'a>],
    results: Outputs,
    lent: Lent,
    error: Option<Error>,
}

fn raw(t: &Tensor) -> *const RawTensor {
    std::ptr::from_ref::<TensorImpl>(t).cast()
}

/// A new count on the tensor.
///
/// # Safety
/// Null, or lent to the kernel by this call.
unsafe fn tensor(t: *const RawTensor) -> Result<Tensor> {
    if t.is_null() {
        return Err(Error::value("a tensor is null"));
    }
    // SAFETY: by contract somebody else owns a count, which is not given up here.
    let borrowed =
        std::mem::ManuallyDrop::new(unsafe { Tensor::from_raw(t.cast::<TensorImpl>().cast_mut()) });
    Ok(Tensor::clone(&borrowed))
}

fn dtype(code: i64) -> Result<DType> {
    let found = usize::try_from(code).ok().and_then(|i| DType::ALL.get(i)).copied();
    found.ok_or_else(|| Error::dtype(format!("no dtype has the number {code}")))
}

impl Lent {
    fn integers(&mut self, values: impl Iterator<Item = i64>) -> RawValue {
        self.integers.push(values.collect());
        let last = self.integers.last().map_or(&[][..], |v| v);
        RawValue::array(kind::INTS, last.len(), Member { integers: last.as_ptr() })
    }
    fn tensors<'t>(&mut self, all: impl Iterator<Item = Option<&'t Tensor>>) -> RawValue {
        self.lists.push(all.map(|t| t.map_or(std::ptr::null(), raw)).collect());
        let last = self.lists.last().map_or(&[][..], |v| v);
        RawValue::array(kind::TENSORS, last.len(), Member { tensors: last.as_ptr() })
    }
    /// An argument or result as the plug-in sees it.
    fn lend(&mut self, arg: Arg<'_>) -> Result<RawValue> {
        Ok(match arg {
            Arg::None => RawValue::NONE,
            Arg::Bool(x) => RawValue::new(kind::BOOL, Member { integer: i64::from(x) }),
            Arg::Int(x) => RawValue::new(kind::INT, Member { integer: x.value }),
            Arg::Float(x) => RawValue::new(kind::FLOAT, Member { real: x.value }),
            Arg::DType(x) => RawValue::new(kind::DTYPE, Member { integer: x as i64 }),
            Arg::Str(x) => {
                let copy = CString::new(x).map_err(|_| Error::value("a text with a zero byte inside"))?;
                let value = RawValue::new(kind::STR, Member { text: copy.as_ptr() });
                self.texts.push(copy);
                value
            }
            Arg::Tensor(t) | Arg::Value(Value::Tensor(t)) => {
                RawValue::new(kind::TENSOR, Member { tensor: raw(t) })
            }
            Arg::Ints(all) => self.integers(all.iter().map(|d| d.value)),
            Arg::Floats(all) => {
                self.reals.push(all.iter().map(|x| x.value).collect());
                let last = self.reals.last().map_or(&[][..], |v| v);
                RawValue::array(kind::FLOATS, last.len(), Member { reals: last.as_ptr() })
            }
            Arg::Tensors(all) => self.tensors(all.iter().map(Some)),
            Arg::OptTensors(all) => self.tensors(all.iter().map(Option::as_ref)),
            other => {
                return Err(Error::type_(format!("a {} has no form in a plug-in", other.kind())));
            }
        })
    }
    /// Lends results, which stay owned here.
    fn keep(&mut self, value: Value) -> Result<RawValue> {
        match value {
            Value::Tensor(t) => {
                let lent = self.lend(Arg::Tensor(&t));
                self.tensors.push(t);
                lent
            }
            Value::Tensors(all) => {
                let lent = self.lend(Arg::Tensors(&all));
                self.tensors.extend(all.into_vec());
                lent
            }
            other => self.lend(other.as_arg()),
        }
    }
}

/// What the plug-in gives: an argument of a call that it makes, or a result.
///
/// # Safety
/// As the header asks for: pointers are those of this call, arrays have `count` elements.
unsafe fn owned(value: &RawValue) -> Result<Value> {
    // SAFETY: the member that `kind` names, by contract.
    unsafe {
        let (member, n) = (&value.member, value.count);
        Ok(match value.kind {
            kind::NONE => Value::None,
            kind::BOOL => Value::Bool(member.integer != 0),
            kind::INT => Value::Int(Dim::new(member.integer)),
            kind::FLOAT => Value::Float(Real::new(member.real)),
            kind::STR => Value::Str(text(member.text, "a text")?.into()),
            kind::TENSOR => Value::Tensor(tensor(member.tensor)?),
            kind::DTYPE => Value::DType(dtype(member.integer)?),
            kind::INTS => Value::Ints(
                array(member.integers, n, "a list of integers")?.iter().map(|i| Dim::new(*i)).collect(),
            ),
            kind::FLOATS => Value::Floats(
                array(member.reals, n, "a list of numbers")?.iter().map(|x| Real::new(*x)).collect(),
            ),
            kind::TENSORS => {
                let all = array(member.tensors, n, "a list of tensors")?;
                if all.iter().any(|t| t.is_null()) {
                    let each =
                        |t: &*const RawTensor| if t.is_null() { Ok(None) } else { tensor(*t).map(Some) };
                    Value::OptTensors(all.iter().map(each).collect::<Result<_>>()?)
                } else {
                    Value::Tensors(all.iter().map(|t| tensor(*t)).collect::<Result<_>>()?)
                }
            }
            other => return Err(Error::value(format!("no value has the kind {other}"))),
        })
    }
}

fn fits(value: &Value, ty: &Type) -> bool {
    match (value, ty) {
        (Value::None, Type::Optional(_)) => true,
        (_, Type::Optional(inner)) => fits(value, inner),
        (Value::Tensor(_), Type::Tensor)
        | (Value::Int(_), Type::Int)
        | (Value::Float(_), Type::Float)
        | (Value::Bool(_), Type::Bool)
        | (Value::Str(_), Type::Str)
        | (Value::DType(_), Type::DType)
        | (Value::Bool(_) | Value::Int(_) | Value::Float(_), Type::Scalar) => true,
        (Value::Tensors(_), Type::List(element, _)) => *element.inner() == Type::Tensor,
        (Value::OptTensors(_), Type::List(element, _)) => {
            element.is_optional() && *element.inner() == Type::Tensor
        }
        (Value::Ints(_), Type::List(element, _)) => **element == Type::Int,
        (Value::Floats(_), Type::List(element, _)) => **element == Type::Float,
        _ => false,
    }
}

impl<'a> PluginCall<'a> {
    pub(super) fn new(args: &'a [Arg<'a>]) -> Self {
        PluginCall { args, results: Outputs::new(), lent: Lent::default(), error: None }
    }

    /// The results, checked against the schema, or the error that was noted.
    pub(super) fn finish(self, call: &Call, code: i32) -> Result<Outputs> {
        if code != 0 {
            let silent = || Error::runtime(format!("the plug-in's kernel failed with code {code}"));
            return Err(self.error.unwrap_or_else(silent));
        }
        let returns = &call.op.schema().returns;
        let same = returns.len() == self.results.len();
        if !same || !returns.iter().zip(&self.results).all(|(r, value)| fits(value, &r.ty)) {
            let given: Vec<&str> = self.results.iter().map(Value::kind).collect();
            return Err(Error::type_(format!(
                "the plug-in's kernel gave ({}), which is not what {} declares",
                given.join(", "),
                call.op.text()
            )));
        }
        Ok(self.results)
    }

    fn argument(&mut self, index: usize) -> Result<RawValue> {
        let arg = self.args.get(index).copied();
        let missing =
            || Error::index(format!("argument {index} was asked for, there are {}", self.args.len()));
        self.lent.lend(arg.ok_or_else(missing)?)
    }

    fn dispatch(&mut self, op: &str, given: Vec<Value>) -> Result<Vec<RawValue>> {
        let op = find(op)?;
        let declared = &op.schema().arguments;
        if given.len() > declared.len() {
            return Err(Error::type_(format!("takes {} arguments, got {}", declared.len(), given.len()))
                .at(op.name()));
        }
        let defaults: Vec<Value> = declared[given.len()..]
            .iter()
            .map(|a| {
                a.default.clone().ok_or_else(|| {
                    Error::type_(format!("argument '{}' is missing", a.name)).at(op.qualified_name())
                })
            })
            .collect::<Result<_>>()?;
        let args: Vec<Arg<'_>> = given.iter().chain(&defaults).map(Value::as_arg).collect();
        call(op, &args)?.into_iter().map(|value| self.lent.keep(value)).collect()
    }
}

/// Runs `f` for the plug-in: 0, or 1 with the error noted. No panic gets out.
fn guarded(this: *mut PluginCall<'_>, f: impl FnOnce(&mut PluginCall<'_>) -> Result<()>) -> i32 {
    // SAFETY: the plug-in passes on the call that it was given.
    let Some(this) = (unsafe { this.as_mut() }) else { return 1 };
    let outcome = catch_unwind(AssertUnwindSafe(|| f(this)));
    let error = match outcome {
        Ok(Ok(())) => return 0,
        Ok(Err(error)) => error,
        Err(_) => Error::runtime("a panic in the core"),
    };
    this.error = Some(error);
    1
}

/// Writes through a pointer of the plug-in.
///
/// # Safety
/// Null, or room for a `T`.
unsafe fn put<T>(to: *mut T, value: T) -> Result<()> {
    if to.is_null() {
        return Err(Error::value("the place for a result is null"));
    }
    // SAFETY: by contract.
    unsafe { to.write(value) };
    Ok(())
}

pub(super) unsafe extern "C" fn arguments(this: *const PluginCall<'_>) -> usize {
    // SAFETY: the plug-in passes on the call that it was given.
    unsafe { this.as_ref() }.map_or(0, |c| c.args.len())
}
pub(super) unsafe extern "C" fn argument(
    this: *mut PluginCall<'_>,
    index: usize,
    value: *mut RawValue,
) -> i32 {
    // SAFETY: room for a value, as the header asks for.
    guarded(this, |c| c.argument(index).and_then(|v| unsafe { put(value, v) }))
}
pub(super) unsafe extern "C" fn result(this: *mut PluginCall<'_>, value: *const RawValue) -> i32 {
    guarded(this, |c| {
        // SAFETY: a value, as the header asks for.
        let value = unsafe { value.as_ref() }.ok_or_else(|| Error::value("a result is null"))?;
        // SAFETY: as above.
        c.results.push(unsafe { owned(value) }?);
        Ok(())
    })
}
pub(super) unsafe extern "C" fn tensor_info(
    this: *mut PluginCall<'_>,
    t: *const RawTensor,
    info: *mut Info,
) -> i32 {
    guarded(this, |_| {
        // SAFETY: a tensor of this call, as the header asks for.
        let t = unsafe { tensor(t) }?;
        if t.nested().is_some() {
            return Err(Error::not_implemented("a nested tensor has no form in a plug-in"));
        }
        // Sizes and memory live as long as the tensor, which the call keeps.
        let found = Info {
            data: if t.is_meta() { std::ptr::null_mut() } else { t.data().cast() },
            sizes: t.sizes().as_ptr(),
            strides: t.strides().as_ptr(),
            ndim: t.ndim(),
            numel: t.numel(),
            dtype: t.dtype() as i32,
            device: t.device().kind as i32,
            is_contiguous: i32::from(t.is_contiguous()),
        };
        // SAFETY: room for it, as the header asks for.
        unsafe { put(info, found) }
    })
}
pub(super) unsafe extern "C" fn empty(
    this: *mut PluginCall<'_>,
    sizes: *const i64,
    ndim: usize,
    code: i32,
    device: i32,
    out: *mut *const RawTensor,
) -> i32 {
    guarded(this, |c| {
        // SAFETY: `ndim` sizes, as the header asks for.
        let sizes = unsafe { array(sizes, ndim, "the sizes") }?;
        let kind = usize::try_from(device).ok().and_then(|i| DeviceKind::ALL.get(i)).copied();
        let kind = kind.ok_or_else(|| Error::device(format!("no device has the number {device}")))?;
        let t = Tensor::empty(sizes, dtype(i64::from(code))?, Device { kind, index: None })?;
        // SAFETY: room for it, as the header asks for.
        unsafe { put(out, raw(&t)) }?;
        c.lent.tensors.push(t);
        Ok(())
    })
}
pub(super) unsafe extern "C" fn dispatch(
    this: *mut PluginCall<'_>,
    op: *const c_char,
    args: *const RawValue,
    count: usize,
    results: *mut RawValue,
    room: usize,
    found: *mut usize,
) -> i32 {
    guarded(this, |c| {
        // SAFETY: a text and `count` values, as the header asks for.
        let (op, args) = unsafe { (text(op, "the operation's name")?, array(args, count, "the arguments")?) };
        // SAFETY: as above.
        let given = args.iter().map(|a| unsafe { owned(a) }).collect::<Result<_>>()?;
        let all = c.dispatch(op, given)?;
        let n = all.len();
        for (i, value) in all.into_iter().take(room).enumerate() {
            // SAFETY: room for as many, as the header asks for.
            unsafe { put(results.wrapping_add(i), value) }?;
        }
        // SAFETY: room for a number, or null.
        if found.is_null() { Ok(()) } else { unsafe { put(found, n) } }
    })
}
pub(super) unsafe extern "C" fn fail(
    this: *mut PluginCall<'_>,
    class: *const c_char,
    message: *const c_char,
) -> i32 {
    guarded(this, |_| {
        // SAFETY: texts, as the header asks for.
        let (class, message) = unsafe { (text(class, "the error's class")?, text(message, "the message")?) };
        Err(match class {
            "ValueError" => Error::value(message),
            "TypeError" => Error::type_(message),
            "IndexError" => Error::index(message),
            "NotImplementedError" => Error::not_implemented(message),
            "ShapeError" => Error::shape(message),
            "DTypeError" => Error::dtype(message),
            _ => Error::runtime(message),
        })
    })
}
