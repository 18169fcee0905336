//! Operators and their tables.
//!
//! A native operator is a static: its schema text, its kernels by key and its derivative come from
//! `generated/table.rs`. One defined at run time is leaked into the same form. The kernel for a slot is computed on
//! first use by the precedence of semantics.md 2.4 and cached in an atomic pointer; registering or dropping a kernel
//! clears the cache. Reads take no lock. Kernels are never freed: one that is unregistered may still be running.

use std::collections::HashMap;
use std::fmt;
use std::ptr::null_mut;
use std::sync::atomic::{
    AtomicPtr, AtomicU8, AtomicU32, AtomicU64,
    Ordering::{Acquire, Relaxed, Release},
};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError, RwLock};

use crate::dispatch::arg::{Arg, Outputs};
use crate::dispatch::call::{Call, mark_unusual};
pub use crate::dispatch::facts::{Derivative, Form, Kind, NO_FORM, Save, tags};
pub use crate::dispatch::kernel::{Function, Kernel, Reason};
use crate::dispatch::key::{Functionality, Key, KeySet, SLOTS};
use crate::dispatch::schema::Schema;
use crate::error::{Error, Result};

#[derive(Default)]
struct Dynamic {
    /// Newest last.
    kernels: Vec<(Key, &'static Kernel)>,
    derivatives: Vec<(Key, &'static Derivative)>,
}

/// What the generator says about an operator.
pub struct Native {
    pub text: &'static str,
    pub kind: Kind,
    pub form: Form,
    /// Position in `OPERATORS` of the functional form, or, for a functional form, of its `out=` form.
    pub other_form: u16,
    pub tags: u32,
    /// `rust`, or `python:module:function` for a composite written there.
    pub home: &'static str,
    pub kernels: &'static [(Key, Kernel)],
    pub derivatives: &'static [(Key, Derivative)],
    pub fallbacks: &'static [(Key, Kernel)],
    pub doc: &'static str,
}

pub struct Operator {
    text: &'static str,
    pub kind: Kind,
    pub form: Form,
    other_form: u16,
    pub home: &'static str,
    pub tags: u32,
    pub doc: &'static str,
    native: &'static [(Key, Kernel)],
    native_derivative: &'static [(Key, Derivative)],
    fallbacks: &'static [(Key, Kernel)],
    /// Where it was defined, for operators made at run time.
    pub defined_at: Option<(String, u32)>,
    schema: OnceLock<Schema>,
    dynamic: Mutex<Dynamic>,
    table: [AtomicPtr<Kernel>; SLOTS],
    /// Functionality bits that are not fallthrough; 0: not computed.
    mask: AtomicU64,
    generation: AtomicU32,
    /// Whether nothing lies between a call and the backend's kernel while nothing is recorded, see
    /// [`Operator::is_direct`]. 0: not computed, 1: no, 2: yes.
    direct: AtomicU8,
    /// Kernels registered at run time: fast paths look here.
    overridden: AtomicU32,
    /// Derivatives registered at run time.
    redifferentiated: AtomicU32,
}

static MISSING: Kernel = Kernel { name: "missing", file: "", line: 0, function: Function::Native(missing) };

fn missing(call: &Call, _: &[Arg<'_>]) -> Result<Outputs> {
    Err(call.op.missing_kernel(call.keys))
}

impl Operator {
    /// For `generated/table.rs`.
    pub const fn native(n: Native) -> Operator {
        Operator {
            text: n.text,
            kind: n.kind,
            form: n.form,
            other_form: n.other_form,
            home: n.home,
            tags: n.tags,
            doc: n.doc,
            native: n.kernels,
            native_derivative: n.derivatives,
            fallbacks: n.fallbacks,
            defined_at: None,
            schema: OnceLock::new(),
            dynamic: Mutex::new(Dynamic { kernels: Vec::new(), derivatives: Vec::new() }),
            table: [const { AtomicPtr::new(null_mut()) }; SLOTS],
            mask: AtomicU64::new(0),
            direct: AtomicU8::new(0),
            generation: AtomicU32::new(0),
            overridden: AtomicU32::new(0),
            redifferentiated: AtomicU32::new(0),
        }
    }

    /// The parsed declaration.
    #[inline]
    pub fn schema(&self) -> &Schema {
        self.schema.get_or_init(|| {
            Schema::parse(self.text)
                .expect("native schemas are checked by the generator, others when defined")
        })
    }
    /// The text, as declared.
    pub fn text(&self) -> &'static str {
        self.text
    }
    /// `ns::name.overload`, without parsing.
    pub fn qualified_name(&self) -> &'static str {
        &self.text[..self.text.find('(').unwrap_or(self.text.len())]
    }
    /// `ns::name`.
    pub fn name(&self) -> &'static str {
        let q = self.qualified_name();
        q.split_once('.').map_or(q, |(name, _)| name)
    }
    pub fn overload(&self) -> &'static str {
        self.qualified_name().split_once('.').map_or("", |(_, o)| o)
    }
    /// The functional form of a derived one, or the `out=` form of a functional one.
    pub fn other_form(&self) -> Option<&'static Operator> {
        crate::generated::table::OPERATORS.get(self.other_form as usize)
    }
    pub fn has_tag(&self, tag: u32) -> bool {
        self.tags & tag != 0
    }
    /// Grows whenever a kernel comes or goes.
    pub fn generation(&self) -> u32 {
        self.generation.load(Acquire)
    }
    pub fn is_overridden(&self) -> bool {
        self.overridden.load(Relaxed) != 0
    }
    fn dynamic(&self) -> MutexGuard<'_, Dynamic> {
        self.dynamic.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The kernel registered for exactly `key` (newest first).
    pub fn direct(&self, key: Key) -> Option<&Kernel> {
        let newest = self.dynamic().kernels.iter().rev().find(|(k, _)| *k == key).map(|(_, f)| *f);
        newest.or_else(|| self.native.iter().find(|(k, _)| *k == key).map(|(_, f)| f))
    }
    /// Every registration, newest first per key.
    pub fn registrations(&self) -> Vec<(Key, &Kernel)> {
        let mut all: Vec<(Key, &Kernel)> =
            self.dynamic().kernels.iter().rev().map(|(k, f)| (*k, *f)).collect();
        all.extend(self.native.iter().map(|(k, f)| (*k, f)));
        all.sort_by_key(|(k, _)| *k);
        all
    }
    fn fallback(&self, slot: Key) -> Option<&Kernel> {
        custom_fallback(slot, self.text)
            .or_else(|| self.fallbacks.iter().find(|(k, _)| *k == slot).map(|(_, f)| f))
    }

    /// The kernel for a slot and why: semantics.md 2.4, rule by rule.
    pub fn compute(&self, slot: Key) -> (&Kernel, Reason) {
        let alias = |a: Key| if a.covers(slot) { self.direct(a) } else { None };
        if let Some(k) = self.direct(slot) {
            return (k, Reason::Kernel);
        }
        if let Some(k) = alias(Key::CompositeExplicitAutogradNonFunctional) {
            return (k, Reason::DefaultBackend);
        }
        if let Some(k) = alias(Key::CompositeExplicitAutograd) {
            return (k, Reason::DefaultBackend);
        }
        let has_backend = slot.is_autograd()
            && (slot.backends_below().any(|b| self.direct(b).is_some())
                || self.direct(Key::CompositeExplicitAutograd).is_some());
        if slot != Key::Undefined
            && let Some(k) = alias(Key::CompositeImplicitAutogradNestedTensor)
        {
            return (k, Reason::Nested);
        }
        if let Some(k) = alias(Key::CompositeImplicitAutograd)
            && !has_backend
        {
            return (k, Reason::Math);
        }
        if slot.is_autograd()
            && let Some(k) = self.direct(Key::Autograd)
        {
            return (k, Reason::Autograd);
        }
        match self.fallback(slot) {
            Some(k) => (k, Reason::Fallback),
            None => (&MISSING, Reason::Missing),
        }
    }

    /// The kernel for a slot, from the cache.
    #[inline]
    pub fn kernel(&self, slot: Key) -> &Kernel {
        let p = self.table[slot as usize].load(Acquire);
        // SAFETY: kernels are statics or leaked.
        if p.is_null() { self.fill(slot) } else { unsafe { &*p } }
    }
    #[cold]
    fn fill(&self, slot: Key) -> &Kernel {
        let generation = self.generation();
        let (kernel, _) = self.compute(slot);
        self.table[slot as usize].store(std::ptr::from_ref(kernel).cast_mut(), Release);
        if self.generation() != generation {
            // A registration came between: what was cached may be old.
            self.table[slot as usize].store(null_mut(), Release);
        }
        kernel
    }
    /// Bits of the functionalities that have a kernel to run.
    #[inline]
    pub fn mask(&self) -> u64 {
        match self.mask.load(Acquire) {
            0 => self.fill_mask(),
            m => m,
        }
    }
    #[cold]
    fn fill_mask(&self) -> u64 {
        const SINGLE: [(Functionality, Key); 6] = [
            (Functionality::BackendSelect, Key::BackendSelect),
            (Functionality::Python, Key::Python),
            (Functionality::ADInplaceOrView, Key::ADInplaceOrView),
            (Functionality::Tracer, Key::Tracer),
            (Functionality::Autocast, Key::Autocast),
            (Functionality::Batched, Key::Batched),
        ];
        let skipped = SINGLE.iter().filter(|(_, k)| self.compute(*k).0.is_fallthrough());
        let mask = skipped.fold(u64::MAX, |m, (f, _)| m & !(1 << *f as u8));
        self.mask.store(mask, Release);
        mask
    }
    /// Calls on plain tensors of which none is recorded go straight to the backend's kernel: above it is the general
    /// Autograd kernel alone, which would pass them on, and nothing is written or viewed.
    #[inline]
    pub fn is_direct(&self) -> bool {
        match self.direct.load(Relaxed) {
            0 => self.fill_direct(),
            d => d == 2,
        }
    }
    #[cold]
    fn fill_direct(&self) -> bool {
        let generation = self.generation();
        let native = |key: Key| self.native.iter().any(|(k, _)| *k == key);
        let direct = self.kind != Kind::Custom
            && !self.is_overridden()
            && self.redifferentiated.load(Acquire) == 0
            && native(Key::Autograd)
            && !native(Key::AutogradCPU)
            && self.compute(Key::BackendSelect).0.is_fallthrough()
            && self.schema().arguments.iter().all(|a| a.alias.is_none());
        self.direct.store(if direct { 2 } else { 1 }, Relaxed);
        if self.generation() != generation {
            self.direct.store(0, Relaxed);
        }
        direct
    }
    fn changed(&self) {
        self.generation.fetch_add(1, Release);
        self.direct.store(0, Release);
        self.table.iter().for_each(|e| e.store(null_mut(), Release));
        self.mask.store(0, Release);
    }

    /// How it is differentiated under an autograd key.
    pub fn derivative(&self, key: Key) -> Option<&Derivative> {
        if self.redifferentiated.load(Acquire) != 0 {
            let dynamic = self.dynamic();
            let find =
                |wanted: Key| dynamic.derivatives.iter().rev().find(|(k, _)| *k == wanted).map(|(_, d)| *d);
            if let Some(d) = find(key).or_else(|| find(Key::Autograd)) {
                return Some(d);
            }
        }
        let native = |wanted: Key| self.native_derivative.iter().find(|(k, _)| *k == wanted).map(|(_, d)| d);
        native(key).or_else(|| native(Key::Autograd))
    }

    /// The error for a key without a kernel: one sentence, the keys that have one, what to do.
    #[cold]
    pub fn missing_kernel(&self, keys: KeySet) -> Error {
        let slot = keys.slot();
        if slot == Key::Undefined {
            return Error::not_implemented(format!(
                "needs at least one tensor among its arguments to choose a kernel, got none; declared as {}",
                self.text
            ))
            .at(self.qualified_name());
        }
        let mut known: Vec<&str> = self.registrations().iter().map(|(k, _)| k.name()).collect();
        known.dedup();
        let help = match slot {
            Key::Meta => "register_fake gives it a shape rule".to_owned(),
            k if k.is_nested() => {
                "see rtensor.nested.supported() for what works on nested tensors".to_owned()
            }
            k => format!("move the tensors, or register a kernel for {k}"),
        };
        Error::not_implemented(format!(
            "no kernel for the key {slot}; kernels exist for: {}. {help}; rtensor.explain(\"{}\") shows the table",
            if known.is_empty() { "no key".to_owned() } else { known.join(", ") },
            self.qualified_name()
        ))
        .at(self.qualified_name())
    }
}

impl fmt::Debug for Operator {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.qualified_name())
    }
}

type Names = HashMap<String, Vec<&'static Operator>>;

/// Operators by `ns::name`; overloads in registration order.
static NAMES: OnceLock<RwLock<Names>> = OnceLock::new();
static CUSTOM_FALLBACKS: RwLock<Vec<(Key, String, &'static Kernel)>> = RwLock::new(Vec::new());

fn names() -> &'static RwLock<Names> {
    NAMES.get_or_init(|| {
        let mut names = Names::new();
        for op in &crate::generated::table::OPERATORS {
            names.entry(op.name().to_owned()).or_default().push(op);
        }
        RwLock::new(names)
    })
}

/// A fallback that a library registered for every operator (namespace `_`) or those of one namespace.
fn custom_fallback(slot: Key, text: &str) -> Option<&'static Kernel> {
    let all = CUSTOM_FALLBACKS.read().unwrap_or_else(PoisonError::into_inner);
    let hit = |ns: &str| ns == "_" || text.split("::").next() == Some(ns);
    all.iter().rev().find(|(k, ns, _)| *k == slot && hit(ns)).map(|(_, _, f)| *f)
}

/// The overloads of `ns::name`.
pub fn overloads(name: &str) -> Vec<&'static Operator> {
    names().read().unwrap_or_else(PoisonError::into_inner).get(name).cloned().unwrap_or_default()
}

/// `ns::name` or `ns::name.overload`.
///
/// # Errors
/// `Attribute` when there is none, with the overloads that exist.
pub fn find(name: &str) -> Result<&'static Operator> {
    let (base, overload) = name.split_once('.').unwrap_or((name, ""));
    let all = overloads(base);
    let wanted = if overload == "default" { "" } else { overload };
    if let Some(op) = all.iter().find(|o| o.overload() == wanted) {
        return Ok(op);
    }
    match &*all {
        [] => Err(Error::attribute(format!("no operation is named '{base}'"))),
        [only] if overload.is_empty() => Ok(only),
        many => {
            let names: Vec<&str> =
                many.iter().map(|o| if o.overload().is_empty() { "default" } else { o.overload() }).collect();
            Err(Error::attribute(format!(
                "'{base}' has no overload '{overload}'; it has: {}",
                names.join(", ")
            )))
        }
    }
}

/// Grows whenever an operator is defined or goes.
static DEFINED: AtomicU64 = AtomicU64::new(0);

/// Tells caches of what operators there are when to look again.
pub fn registry_generation() -> u64 {
    DEFINED.load(Acquire)
}

/// Names of all operators, sorted.
pub fn all() -> Vec<&'static Operator> {
    let names = names().read().unwrap_or_else(PoisonError::into_inner);
    let mut all: Vec<_> = names.values().flatten().copied().collect();
    all.sort_by_key(|o| o.qualified_name());
    all
}

/// A registration; dropping it undoes it.
#[must_use = "dropping a registration undoes it"]
pub struct Registration(What);
enum What {
    Operator(&'static Operator),
    Kernel(&'static Operator, Key, &'static Kernel),
    Derivative(&'static Operator, &'static Derivative),
    Fallback(Key, &'static Kernel),
}
impl Registration {
    /// Keeps it for the life of the process.
    pub fn leak(self) {
        std::mem::forget(self);
    }
}

/// Makes a new operator.
///
/// # Errors
/// `Runtime` on a bad schema, or when the name exists (both places are named).
pub fn define(text: &str, tags: u32, at: (String, u32)) -> Result<(&'static Operator, Registration)> {
    let schema = Schema::parse(text)?;
    schema.check()?;
    if ["aten", "prim"].contains(&schema.namespace()) {
        return Err(Error::runtime(format!("{text}: the namespace '{}' is reserved", schema.namespace())));
    }
    let mut names = names().write().unwrap_or_else(PoisonError::into_inner);
    let overloads = names.entry(schema.name.clone()).or_default();
    if let Some(old) = overloads.iter().find(|o| o.overload() == schema.overload) {
        let place = |p: &Option<(String, u32)>| {
            p.as_ref().map_or("rtensor's schema".into(), |(f, l)| format!("{f}:{l}"))
        };
        return Err(Error::runtime(format!(
            "operation '{}' is defined twice: at {} and at {}:{}",
            schema.qualified_name(),
            place(&old.defined_at),
            at.0,
            at.1
        )));
    }
    let text: &'static str = schema.to_string().leak();
    let mut op = Operator::native(Native {
        text,
        kind: Kind::Custom,
        form: Form::Functional,
        other_form: NO_FORM,
        tags,
        home: "",
        kernels: if schema.is_mutable() { &crate::generated::table::WRITES } else { &[] },
        derivatives: &[],
        fallbacks: &crate::generated::table::FALLBACKS,
        doc: "",
    });
    op.defined_at = Some(at);
    let _ = op.schema.set(schema);
    let op: &'static Operator = Box::leak(Box::new(op));
    overloads.push(op);
    DEFINED.fetch_add(1, Release);
    Ok((op, Registration(What::Operator(op))))
}

/// Registers a kernel; newest wins.
///
/// # Errors
/// `Runtime` for a Meta kernel on an operator whose parts carry shape inference.
pub fn register(op: &'static Operator, key: Key, kernel: &'static Kernel) -> Result<Registration> {
    if key == Key::Meta && op.direct(Key::CompositeImplicitAutograd).is_some() {
        return Err(Error::runtime(
            "a Meta kernel cannot be given to a composite operation: its parts carry shape inference",
        )
        .at(op.qualified_name()));
    }
    op.dynamic().kernels.push((key, kernel));
    op.overridden.fetch_add(1, Relaxed);
    if op.kind != Kind::Custom {
        mark_unusual(1);
    }
    op.changed();
    Ok(Registration(What::Kernel(op, key, kernel)))
}

/// Gives an operator a derivative under an autograd key (or `Key::Autograd`).
pub fn register_derivative(op: &'static Operator, key: Key, derivative: &'static Derivative) -> Registration {
    op.dynamic().derivatives.push((key, derivative));
    op.redifferentiated.fetch_add(1, Release);
    op.changed();
    Registration(What::Derivative(op, derivative))
}

/// One kernel for a slot of every operator of a namespace (`_`: of all).
///
/// # Errors
/// `Runtime` for an alias key.
pub fn register_fallback(key: Key, namespace: &str, kernel: &'static Kernel) -> Result<Registration> {
    if key.is_alias() {
        return Err(Error::runtime(format!("a fallback needs a key of its own, {key} stands for several")));
    }
    CUSTOM_FALLBACKS.write().unwrap_or_else(PoisonError::into_inner).push((
        key,
        namespace.to_owned(),
        kernel,
    ));
    mark_unusual(1);
    all().iter().for_each(|op| op.changed());
    Ok(Registration(What::Fallback(key, kernel)))
}

impl Drop for Registration {
    fn drop(&mut self) {
        match self.0 {
            What::Operator(op) => {
                DEFINED.fetch_add(1, Release);
                let mut names = names().write().unwrap_or_else(PoisonError::into_inner);
                if let Some(list) = names.get_mut(op.name()) {
                    list.retain(|o| !std::ptr::eq(*o, op));
                    if list.is_empty() {
                        names.remove(op.name());
                    }
                }
            }
            What::Kernel(op, key, kernel) => {
                op.dynamic().kernels.retain(|(k, f)| !(*k == key && std::ptr::eq(*f, kernel)));
                op.overridden.fetch_sub(1, Relaxed);
                if op.kind != Kind::Custom {
                    mark_unusual(-1);
                }
                op.changed();
            }
            What::Derivative(op, derivative) => {
                op.dynamic().derivatives.retain(|(_, d)| !std::ptr::eq(*d, derivative));
                op.redifferentiated.fetch_sub(1, Release);
                op.changed();
            }
            What::Fallback(key, kernel) => {
                let mut all_of = CUSTOM_FALLBACKS.write().unwrap_or_else(PoisonError::into_inner);
                all_of.retain(|(k, _, f)| !(*k == key && std::ptr::eq(*f, kernel)));
                drop(all_of);
                mark_unusual(-1);
                all().iter().for_each(|op| op.changed());
            }
        }
    }
}

/// Shared ownership of several registrations.
pub type Registrations = Arc<Mutex<Vec<Registration>>>;
