//! What belongs to the process: memory statistics, threads, fork.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use rtensor::cpu::{denormals, level, parallel};
use rtensor::device::cpu;
use rtensor::storage;

/// Live storages, their bytes, bytes in caches, and the peak.
#[pyfunction]
fn memory_stats(py: Python<'_>) -> PyResult<Bound<'_, PyDict>> {
    let stats = storage::memory_stats();
    let dict = PyDict::new(py);
    dict.set_item("live_storages", stats.live_storages)?;
    dict.set_item("live_bytes", stats.live_bytes)?;
    dict.set_item("cached_bytes", stats.cached_bytes)?;
    dict.set_item("peak_bytes", stats.peak_bytes)?;
    Ok(dict)
}
/// Returns cached memory to the system.
#[pyfunction]
fn empty_cache() {
    cpu::trim();
}
/// Threads that an operation may use.
#[pyfunction]
fn get_num_threads() -> usize {
    parallel::num_threads()
}
/// Sets how many threads an operation may use.
#[pyfunction]
fn set_num_threads(n: i64) -> PyResult<()> {
    match usize::try_from(n) {
        Ok(n) if n > 0 => {
            parallel::set_num_threads(n);
            Ok(())
        }
        _ => Err(PyValueError::new_err(format!("set_num_threads(): expected a positive number, got {n}"))),
    }
}
/// Take denormal numbers for 0 in this thread's operations, or keep them; returns whether the processor can.
#[pyfunction]
fn set_flush_denormal(mode: bool) -> bool {
    denormals::set_flushing(mode)
}
/// Name of the instruction set in use.
#[pyfunction]
fn _cpu_level() -> String {
    format!("{:?}", level::level()).to_lowercase()
}
/// In a forked child: locks that other threads of the parent held are opened.
#[pyfunction]
fn _after_fork_in_child() {
    cpu::after_fork_in_child();
    parallel::after_fork_in_child();
}

pub fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    module.add_function(wrap_pyfunction!(memory_stats, module)?)?;
    module.add_function(wrap_pyfunction!(empty_cache, module)?)?;
    module.add_function(wrap_pyfunction!(get_num_threads, module)?)?;
    module.add_function(wrap_pyfunction!(set_num_threads, module)?)?;
    module.add_function(wrap_pyfunction!(set_flush_denormal, module)?)?;
    module.add_function(wrap_pyfunction!(_cpu_level, module)?)?;
    module.add_function(wrap_pyfunction!(_after_fork_in_child, module)?)?;
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    let os = py.import("os")?;
    if os.hasattr("register_at_fork")? {
        let options = PyDict::new(py);
        options.set_item("after_in_child", module.getattr("_after_fork_in_child")?)?;
        os.call_method("register_at_fork", (), Some(&options))?;
    }
    Ok(())
}
