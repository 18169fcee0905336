//! Small value classes: dtype, device, layout, memory format, generator.
//!
//! dtypes, layouts and memory formats are singletons, made at import and found by index.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::ptr::null_mut;
use std::sync::atomic::{AtomicPtr, Ordering::Relaxed};

use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyComplex, PyDict, PyFloat, PyInt, PyString, PyTuple, PyType};
use rtensor::device::{Device, DeviceKind, MemoryFormat, MemoryLayout};
use rtensor::dispatch::arg::Operand;
use rtensor::dtype::{self, DType};
use rtensor::generator::{Generator, State};

use crate::enter;

/// An element type.
#[pyclass(name = "dtype", module = "rtensor", frozen)]
pub struct PyDType(pub DType);

#[pymethods]
impl PyDType {
    #[getter]
    fn is_floating_point(&self) -> bool {
        self.0.is_float()
    }
    #[getter]
    fn is_complex(&self) -> bool {
        self.0.is_complex()
    }
    #[getter]
    fn is_signed(&self) -> bool {
        self.0.is_signed()
    }
    /// Bytes of one element.
    #[getter]
    fn itemsize(&self) -> usize {
        self.0.size()
    }
    fn to_complex(&self, py: Python<'_>) -> Py<PyAny> {
        dtype_object(py, self.0.to_complex()).unbind()
    }
    fn to_real(&self, py: Python<'_>) -> Py<PyAny> {
        dtype_object(py, self.0.to_real()).unbind()
    }
    fn __repr__(&self) -> String {
        format!("rtensor.{}", self.0)
    }
    fn __reduce__(&self) -> &'static str {
        self.0.name()
    }
    fn __copy__(slf: Bound<'_, Self>) -> Bound<'_, Self> {
        slf
    }
    fn __deepcopy__<'py>(slf: Bound<'py, Self>, _memo: &Bound<'py, PyAny>) -> Bound<'py, Self> {
        slf
    }
}

/// How elements lie in memory.
#[pyclass(name = "layout", module = "rtensor", frozen)]
pub struct PyLayout(pub MemoryLayout);

#[pymethods]
impl PyLayout {
    fn __repr__(&self) -> String {
        format!("rtensor.{}", self.0.name())
    }
    fn __reduce__(&self) -> &'static str {
        self.0.name()
    }
}

/// Which strides a result gets.
#[pyclass(name = "memory_format", module = "rtensor", frozen)]
pub struct PyMemoryFormat(pub MemoryFormat);

#[pymethods]
impl PyMemoryFormat {
    fn __repr__(&self) -> String {
        format!("rtensor.{}", self.0.name())
    }
    fn __reduce__(&self) -> &'static str {
        self.0.name()
    }
}

/// Where memory is: `device("cpu")`, `device("cuda", 1)`.
#[pyclass(name = "device", module = "rtensor", frozen)]
pub struct PyDevice(pub Device);

#[pymethods]
impl PyDevice {
    #[new]
    #[pyo3(signature = (r#type, index = None))]
    fn new(r#type: &Bound<'_, PyAny>, index: Option<u8>) -> PyResult<Self> {
        let mut device = to_device(r#type)?.ok_or_else(|| {
            PyTypeError::new_err(format!("device(): expected a name such as 'cpu', got {type}"))
        })?;
        if let Some(index) = index {
            let text = format!("{}:{index}", device.kind.name());
            device = enter::run(r#type.py(), || Device::parse(&text))?;
        }
        Ok(PyDevice(device))
    }
    #[getter]
    fn r#type(&self) -> &'static str {
        self.0.kind.name()
    }
    #[getter]
    fn index(&self) -> Option<u8> {
        self.0.index
    }
    fn __eq__(&self, other: &Self) -> bool {
        self.0 == other.0
    }
    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.0.hash(&mut hasher);
        hasher.finish()
    }
    fn __str__(&self) -> String {
        self.0.to_string()
    }
    fn __repr__(&self) -> String {
        match self.0.index {
            None => format!("device(type='{}')", self.0.kind.name()),
            Some(i) => format!("device(type='{}', index={i})", self.0.kind.name()),
        }
    }
    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> (Bound<'py, PyType>, (String,)) {
        (slf.get_type(), (slf.get().0.to_string(),))
    }
}

/// A source of random numbers.
#[pyclass(name = "Generator", module = "rtensor", frozen)]
pub struct PyGenerator(pub Generator);

#[pymethods]
impl PyGenerator {
    #[new]
    #[pyo3(signature = (device = None))]
    fn new(device: Option<&Bound<'_, PyAny>>) -> PyResult<Self> {
        if let Some(device) = device {
            let found = to_device(device)?
                .ok_or_else(|| PyTypeError::new_err("Generator(): device must be a device or its name"))?;
            if found.kind != DeviceKind::Cpu {
                enter::run(device.py(), || found.available())?;
            }
        }
        Ok(PyGenerator(Generator::new(rtensor::generator::DEFAULT_SEED)))
    }
    /// Starts the sequence that belongs to `seed`; any integer of 64 bits.
    fn manual_seed<'py>(slf: Bound<'py, Self>, seed: &Bound<'py, PyAny>) -> PyResult<Bound<'py, Self>> {
        slf.get().0.manual_seed(to_seed(seed)?);
        Ok(slf)
    }
    fn initial_seed(&self) -> u64 {
        self.0.state().seed
    }
    /// Starts from a seed that the system gives, and returns it.
    fn seed(&self, py: Python<'_>) -> PyResult<u64> {
        let seed = py.import("os")?.call_method1("urandom", (8,))?.extract::<[u8; 8]>()?;
        let seed = u64::from_le_bytes(seed) >> 1;
        self.0.manual_seed(seed);
        Ok(seed)
    }
    /// Seed and position, to be given to `set_state`.
    fn get_state(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        let State { seed, position } = self.0.state();
        let words = [seed as i64, position as i64];
        let tensor = enter::run(py, || rtensor::tensor::Tensor::from_slice(&words))?;
        Ok(crate::tensor::wrap(py, tensor)?.unbind())
    }
    fn set_state(&self, state: &Bound<'_, PyAny>) -> PyResult<()> {
        let wrong = || PyValueError::new_err("set_state(): expected the tensor that get_state() gave");
        let tensor = crate::tensor::borrow(state.as_ptr()).ok_or_else(wrong)?;
        match tensor.to_vec::<i64>().ok().as_deref() {
            Some([seed, position]) => {
                self.0.set_state(State { seed: *seed as u64, position: *position as u64 });
                Ok(())
            }
            _ => Err(wrong()),
        }
    }
    #[getter]
    fn device(&self) -> PyDevice {
        PyDevice(Device::CPU)
    }
    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        let State { seed, position } = slf.get().0.state();
        let rebuild = slf.py().import("rtensor._C")?.getattr("_rebuild_generator")?;
        Ok((rebuild, (seed, position)).into_pyobject(slf.py())?.into_any())
    }
}

#[pyfunction]
#[pyo3(name = "_rebuild_generator")]
pub fn rebuild_generator(seed: u64, position: u64) -> PyGenerator {
    let generator = Generator::new(seed);
    generator.set_state(State { seed, position });
    PyGenerator(generator)
}

/// A seed: any integer of 64 bits; negative ones count from 2^64.
pub fn to_seed(seed: &Bound<'_, PyAny>) -> PyResult<u64> {
    let wide: i128 = seed.extract()?;
    if wide < i128::from(i64::MIN) || wide > i128::from(u64::MAX) {
        return Err(PyValueError::new_err(format!(
            "manual_seed(): the seed must fit in 64 bits, got {wide}"
        )));
    }
    Ok(wide as u64)
}

static DTYPES: [AtomicPtr<ffi::PyObject>; DType::ALL.len()] =
    [const { AtomicPtr::new(null_mut()) }; DType::ALL.len()];
static LAYOUTS: [AtomicPtr<ffi::PyObject>; 2] = [const { AtomicPtr::new(null_mut()) }; 2];
static FORMATS: [AtomicPtr<ffi::PyObject>; 4] = [const { AtomicPtr::new(null_mut()) }; 4];

fn singleton<'py>(py: Python<'py>, slot: &AtomicPtr<ffi::PyObject>) -> Bound<'py, PyAny> {
    // SAFETY: set by `register` before any of these is asked for, and never freed.
    unsafe { Bound::from_borrowed_ptr(py, slot.load(Relaxed)) }
}
pub fn dtype_object(py: Python<'_>, dtype: DType) -> Bound<'_, PyAny> {
    singleton(py, &DTYPES[dtype as usize])
}
pub fn layout_object(py: Python<'_>, layout: MemoryLayout) -> Bound<'_, PyAny> {
    singleton(py, &LAYOUTS[layout as usize])
}
pub fn memory_format_object(py: Python<'_>, format: MemoryFormat) -> Bound<'_, PyAny> {
    singleton(py, &FORMATS[format as usize])
}

/// A dtype, or the Python type that stands for one.
pub fn to_dtype(object: &Bound<'_, PyAny>) -> Option<DType> {
    if let Ok(dtype) = object.cast::<PyDType>() {
        return Some(dtype.get().0);
    }
    let class = object.cast::<PyType>().ok()?;
    let py = object.py();
    if class.is(py.get_type::<PyFloat>()) {
        Some(DType::Float64)
    } else if class.is(py.get_type::<PyInt>()) {
        Some(DType::Int64)
    } else if class.is(py.get_type::<PyBool>()) {
        Some(DType::Bool)
    } else if class.is(py.get_type::<PyComplex>()) {
        Some(DType::Complex128)
    } else {
        None
    }
}

/// A device or its name; None when it is neither.
///
/// # Errors
/// RuntimeError for a name that is not known.
pub fn to_device(object: &Bound<'_, PyAny>) -> PyResult<Option<Device>> {
    if let Ok(device) = object.cast::<PyDevice>() {
        return Ok(Some(device.get().0));
    }
    match object.cast::<PyString>() {
        Ok(name) => {
            let name = name.to_cow()?;
            enter::run(object.py(), || Device::parse(&name)).map(Some)
        }
        Err(_) => Ok(None),
    }
}

const ALIASES: [(&str, DType); 8] = [
    ("half", DType::Float16),
    ("float", DType::Float32),
    ("double", DType::Float64),
    ("cfloat", DType::Complex64),
    ("cdouble", DType::Complex128),
    ("short", DType::Int16),
    ("int", DType::Int32),
    ("long", DType::Int64),
];

/// Adds the classes and the singletons, with PyTorch's short names, to the module.
pub fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    module.add_class::<PyDType>()?;
    module.add_class::<PyLayout>()?;
    module.add_class::<PyMemoryFormat>()?;
    module.add_class::<PyDevice>()?;
    module.add_class::<PyGenerator>()?;
    module.add_class::<crate::storage::PyStorage>()?;
    for dtype in DType::ALL {
        let object = Bound::new(py, PyDType(dtype))?;
        module.add(dtype.name(), &object)?;
        DTYPES[dtype as usize].store(object.into_ptr(), Relaxed);
    }
    for (name, dtype) in ALIASES {
        module.add(name, dtype_object(py, dtype))?;
    }
    for layout in [MemoryLayout::Strided, MemoryLayout::Jagged] {
        let object = Bound::new(py, PyLayout(layout))?;
        module.add(layout.name(), &object)?;
        LAYOUTS[layout as usize].store(object.into_ptr(), Relaxed);
    }
    for format in MemoryFormat::ALL {
        let object = Bound::new(py, PyMemoryFormat(format))?;
        module.add(format.name(), &object)?;
        FORMATS[format as usize].store(object.into_ptr(), Relaxed);
    }
    let names: Vec<&str> = DType::ALL.iter().map(|d| d.name()).collect();
    module.add("_dtype_names", PyTuple::new(py, names)?)?;
    let codes = PyDict::new(py);
    for dtype in DType::ALL {
        codes.set_item(dtype.safetensors(), dtype_object(py, dtype))?;
    }
    module.add("_safetensors_dtypes", codes)?;
    let default = Generator::default_cpu().clone();
    module.add("default_generator", Bound::new(py, PyGenerator(default))?)?;
    module.add_function(wrap_pyfunction!(rebuild_generator, module)?)?;
    module.add_function(wrap_pyfunction!(get_default_dtype, module)?)?;
    module.add_function(wrap_pyfunction!(set_default_dtype, module)?)?;
    module.add_function(wrap_pyfunction!(promote_types, module)?)?;
    module.add_function(wrap_pyfunction!(result_type, module)?)?;
    module.add_function(wrap_pyfunction!(can_cast, module)?)
}

/// The dtype that floating-point results get where nothing else decides.
#[pyfunction]
fn get_default_dtype(py: Python<'_>) -> Bound<'_, PyAny> {
    dtype_object(py, dtype::default_float())
}
/// Sets the default floating-point dtype of the process.
#[pyfunction]
fn set_default_dtype(py: Python<'_>, d: &Bound<'_, PyAny>) -> PyResult<()> {
    let dtype = to_dtype(d).ok_or_else(|| PyTypeError::new_err("set_default_dtype(): expected a dtype"))?;
    enter::run(py, || dtype::set_default_float(dtype))
}
/// The smallest dtype that both fit in.
#[pyfunction]
fn promote_types<'py>(py: Python<'py>, type1: &PyDType, type2: &PyDType) -> Bound<'py, PyAny> {
    dtype_object(py, type1.0.promote(type2.0))
}
/// Whether a result of the first dtype may be written into the second.
#[pyfunction]
fn can_cast(from_: &PyDType, to: &PyDType) -> bool {
    from_.0.can_cast(to.0)
}

/// The dtype that an operation on two tensors or numbers computes in.
#[pyfunction]
#[pyo3(name = "_result_type")]
fn result_type<'py>(a: &Bound<'py, PyAny>, b: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
    let py = a.py();
    let tensor = |object: &Bound<'py, PyAny>| match crate::tensor::borrow(object.as_ptr()) {
        Some(t) => Ok(t.clone()),
        None => crate::args::number_tensor(py, object.as_ptr()).map_err(|misfit| match misfit {
            crate::args::Misfit::Raised(error) => *error,
            crate::args::Misfit::Kind => PyTypeError::new_err("result_type(): expected tensors or numbers"),
        }),
    };
    let (a, b) = (tensor(a)?, tensor(b)?);
    let dtype = rtensor::meta::promote::result_type(&[Operand::Tensor(&a), Operand::Tensor(&b)]);
    Ok(dtype_object(py, dtype))
}
