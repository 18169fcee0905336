//! Custom operations from Rust.
//!
//! A [`Library`] defines operations of a namespace and gives them kernels; dropping it undoes everything. The rules
//! are those of Python's `rtensor.library`: one DEF per namespace, kernels by key, no key means composite.
//!
//! ```
//! use rtensor::dispatch::{arg::{Arg, FromOutputs, one}, call::call, key::Key};
//! use rtensor::library::{Library, LibraryKind};
//! use rtensor::{dtype::DType, tensor::Tensor};
//!
//! let mut demo = Library::new("doc_demo", LibraryKind::Def)?;
//! let op = demo.define("same(Tensor x) -> Tensor")?;
//! demo.implement(op, Key::CompositeImplicitAutograd, "same", |_, args| Ok(one(args[0].tensor()?.clone())))?;
//! let x = Tensor::from_slice(&[1.0f32, 2.0])?;
//! let y = Tensor::from_outputs(call(op, &[Arg::Tensor(&x)])?)?;
//! assert_eq!(y.to_vec::<f32>()?, [1.0, 2.0]);
//! # Ok::<(), rtensor::error::Error>(())
//! ```

pub mod plugin;

use std::collections::HashMap;
use std::panic::Location;
use std::sync::{Mutex, PoisonError};

use crate::dispatch::arg::{Arg, Outputs};
use crate::dispatch::call::Call;
use crate::dispatch::key::Key;
use crate::dispatch::registry::{Kernel, Operator, Registration, define, find, register, register_fallback};
use crate::error::{Error, Result};

/// What a library may do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LibraryKind {
    /// Owns the namespace: one per process.
    Def,
    /// Adds operations to a namespace.
    Fragment,
    /// Gives kernels only.
    Impl,
}

/// Who owns a namespace: file and line.
static OWNERS: Mutex<Option<HashMap<String, String>>> = Mutex::new(None);

fn with_owners<R>(f: impl FnOnce(&mut HashMap<String, String>) -> R) -> R {
    f(OWNERS.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert_default())
}

/// Operations and kernels that live as long as it does.
pub struct Library {
    namespace: String,
    kind: LibraryKind,
    registrations: Vec<Registration>,
}

impl Library {
    /// # Errors
    /// `Runtime` when the namespace is reserved, or has a DEF library already (both places are named).
    #[track_caller]
    pub fn new(namespace: &str, kind: LibraryKind) -> Result<Library> {
        if kind != LibraryKind::Impl && ["aten", "prim"].contains(&namespace) {
            return Err(Error::runtime(format!("the namespace '{namespace}' is reserved")));
        }
        let here = Location::caller().to_string();
        if kind == LibraryKind::Def {
            let before = with_owners(|o| match o.get(namespace) {
                Some(place) => Some(place.clone()),
                None => o.insert(namespace.to_owned(), here.clone()),
            });
            if let Some(before) = before {
                return Err(Error::runtime(format!(
                    "the namespace '{namespace}' has a DEF library already, made at {before}; a second one at {here} must be a Fragment"
                )));
            }
        }
        Ok(Library { namespace: namespace.to_owned(), kind, registrations: Vec::new() })
    }

    /// Defines `name(Type arg, …) -> Type`.
    ///
    /// # Errors
    /// `Runtime` on a bad schema, a name that exists, or a library that only implements.
    #[track_caller]
    pub fn define(&mut self, schema: &str) -> Result<&'static Operator> {
        if self.kind == LibraryKind::Impl {
            return Err(Error::runtime("a library of kind Impl gives kernels only"));
        }
        let here = Location::caller();
        let text = format!("{}::{schema}", self.namespace);
        let (op, registration) = define(&text, 0, (here.file().to_owned(), here.line()))?;
        self.registrations.push(registration);
        Ok(op)
    }

    /// Gives an operation a kernel for a key.
    ///
    /// # Errors
    /// `Runtime` for a Meta kernel on a composite.
    #[track_caller]
    pub fn implement(
        &mut self,
        op: &'static Operator,
        key: Key,
        name: &str,
        kernel: impl Fn(&Call, &[Arg<'_>]) -> Result<Outputs> + Send + Sync + 'static,
    ) -> Result<()> {
        let here = Location::caller();
        let kernel = Kernel::dynamic(name.to_owned(), here.file().to_owned(), here.line(), kernel);
        self.registrations.push(register(op, key, kernel)?);
        Ok(())
    }

    /// The same for an operation by name.
    ///
    /// # Errors
    /// `Attribute` when there is none.
    #[track_caller]
    pub fn implement_named(
        &mut self,
        op: &str,
        key: Key,
        kernel: impl Fn(&Call, &[Arg<'_>]) -> Result<Outputs> + Send + Sync + 'static,
    ) -> Result<()> {
        self.implement(find(op)?, key, op, kernel)
    }

    /// One kernel for every operation of the namespace (`_`: of all) at a key.
    ///
    /// # Errors
    /// `Runtime` for an alias key.
    #[track_caller]
    pub fn fallback(
        &mut self,
        key: Key,
        kernel: impl Fn(&Call, &[Arg<'_>]) -> Result<Outputs> + Send + Sync + 'static,
    ) -> Result<()> {
        let here = Location::caller();
        let kernel =
            Kernel::dynamic(format!("fallback for {key}"), here.file().to_owned(), here.line(), kernel);
        self.registrations.push(register_fallback(key, &self.namespace, kernel)?);
        Ok(())
    }
}

impl Drop for Library {
    fn drop(&mut self) {
        // Newest first: kernels before the operators that they are for.
        while let Some(r) = self.registrations.pop() {
            drop(r);
        }
        if self.kind == LibraryKind::Def {
            with_owners(|o| o.remove(&self.namespace));
        }
    }
}
