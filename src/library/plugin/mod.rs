//! Custom operations from C: shared libraries by the interface of `python/rtensor/include/rtensor.h`.
//!
//! A plug-in links with nothing of ours; it is given a table of functions. Every one of them catches panics and turns
//! faults into errors of the call. What cannot be checked is what C cannot promise: that its pointers are those it was
//! given. Libraries are never unloaded: a kernel may be running.

mod abi;
mod call;

use std::ffi::{c_char, c_void};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

use abi::{ABI, Api, Entry, KernelFunction, text};
use call::PluginCall;

use crate::dispatch::arg::{Arg, Outputs};
use crate::dispatch::call::Call;
use crate::dispatch::key::Key;
use crate::dispatch::registry::{Kernel, Registration, define, find, register};
use crate::error::{Error, Result};

/// A plug-in while it registers what it has. Dropped on failure: then nothing of it stays.
pub(super) struct Loading {
    path: String,
    registrations: Vec<Registration>,
    error: Option<Error>,
}

static API: Api = Api {
    abi: ABI,
    size: size_of::<Api>() as u32,
    define: define_operation,
    implement,
    arguments: call::arguments,
    argument: call::argument,
    result: call::result,
    tensor: call::tensor_info,
    empty: call::empty,
    dispatch: call::dispatch,
    fail: call::fail,
};

/// Loads a plug-in and registers its operations, for the life of the process.
///
/// # Errors
/// `Load` when it is no plug-in; what its registrations give (then nothing of it stays registered).
pub fn load(path: &Path) -> Result<()> {
    let shown = path.display().to_string();
    let failed = |why: String| Error::load(format!("{shown}: {why}"));
    // SAFETY: loading runs the library's initialisers, which is what the caller asks for.
    let library = unsafe { libloading::Library::new(path) }.map_err(|e| Error::load(e.to_string()))?;
    // SAFETY: a symbol of this name has this type, by the header.
    let entry = unsafe { library.get::<Entry>(c"rtensor_plugin_1".to_bytes_with_nul()) };
    let entry = *entry.map_err(|_| {
        failed("it exports no function rtensor_plugin_1, so it is no plug-in for this version".into())
    })?;
    let mut loading = Loading { path: shown.clone(), registrations: Vec::new(), error: None };
    // SAFETY: the function was just found in it, and both pointers live through the call.
    let code = unsafe { entry(&raw const API, &raw mut loading) };
    // Code of it may have been handed out already, whatever comes next.
    std::mem::forget(library);
    if let Some(error) = loading.error.take() {
        return Err(error);
    }
    if code != 0 {
        return Err(failed(format!("rtensor_plugin_1 returned {code}")));
    }
    loading.registrations.drain(..).for_each(Registration::leak);
    Ok(())
}

/// As `guarded` of a call: the first error is kept.
fn guarded(this: *mut Loading, f: impl FnOnce(&mut Loading) -> Result<()>) -> i32 {
    // SAFETY: the plug-in passes on what it was given.
    let Some(this) = (unsafe { this.as_mut() }) else { return 1 };
    let error = match catch_unwind(AssertUnwindSafe(|| f(this))) {
        Ok(Ok(())) => return 0,
        Ok(Err(error)) => error,
        Err(_) => Error::runtime("a panic in the core"),
    };
    this.error.get_or_insert(error);
    1
}

unsafe extern "C" fn define_operation(this: *mut Loading, schema: *const c_char) -> i32 {
    guarded(this, |l| {
        // SAFETY: a text, as the header asks for.
        let schema = unsafe { text(schema, "the schema") }?;
        l.registrations.push(define(schema, 0, (l.path.clone(), 0))?.1);
        Ok(())
    })
}

/// The plug-in's own data, which its kernel gets back; what threads may do with it is the plug-in's business.
#[derive(Clone, Copy)]
struct Context(*mut c_void);
// SAFETY: never read here; the header says that kernels run on any thread.
unsafe impl Send for Context {}
// SAFETY: as above.
unsafe impl Sync for Context {}
impl Context {
    fn pointer(self) -> *mut c_void {
        self.0
    }
}

unsafe extern "C" fn implement(
    this: *mut Loading,
    op: *const c_char,
    key: *const c_char,
    kernel: Option<KernelFunction>,
    context: *mut c_void,
) -> i32 {
    let context = Context(context);
    guarded(this, |l| {
        // SAFETY: texts, as the header asks for.
        let (name, key) = unsafe { (text(op, "the operation's name")?, text(key, "the dispatch key")?) };
        let function = kernel.ok_or_else(|| Error::value("the kernel is null"))?;
        let op = find(name)?;
        let found = if key.is_empty() { Some(Key::CompositeImplicitAutograd) } else { Key::parse(key) };
        let key = found.ok_or_else(|| Error::value(format!("no dispatch key is named '{key}'")))?;
        let run = move |call: &Call, args: &[Arg<'_>]| -> Result<Outputs> {
            let mut this = PluginCall::new(args);
            // SAFETY: the plug-in's kernel, with what the header says that it gets.
            let code = unsafe { function(&raw const API, (&raw mut this).cast(), context.pointer()) };
            this.finish(call, code)
        };
        let kernel = Kernel::dynamic(format!("{name} of a plug-in"), l.path.clone(), 0, run);
        l.registrations.push(register(op, key, kernel)?);
        Ok(())
    })
}
