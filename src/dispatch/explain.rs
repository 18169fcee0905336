//! What a call would do, in words: `rt.explain`.

use crate::dispatch::arg::Arg;
use crate::dispatch::call::{excluded, included, keys_of};
use crate::dispatch::key::{Key, KeySet};
use crate::dispatch::registry::{Derivative, Kernel, Operator, Reason};
use crate::error::Result;

/// One key met on the way, and what answers.
pub struct Step {
    pub key: Key,
    pub reason: Reason,
    pub kernel: String,
}

/// Module, name, file and line of every function that can be a kernel; made by `build.rs`.
static PLACES: &[(&str, &str, &str, u32)] = include!(concat!(env!("OUT_DIR"), "/places.rs"));

/// Where the function that a row of the table names is written; it may lie deeper than the path it is reached by.
fn written_at(path: &str) -> Option<(&'static str, u32)> {
    let (module, name) = path.rsplit_once("::")?;
    let inside = |m: &str| {
        [module, &format!("dispatch::{module}")]
            .iter()
            .any(|w| m.strip_prefix(*w).is_some_and(|rest| rest.is_empty() || rest.starts_with("::")))
    };
    PLACES.iter().find(|(m, n, ..)| *n == name && inside(m)).map(|(_, _, file, line)| (*file, *line))
}

pub fn place(k: &Kernel) -> String {
    if k.is_fallthrough() {
        "fallthrough".into()
    } else if let Some((file, line)) = written_at(k.name) {
        format!("{} ({file}:{line})", k.name)
    } else if k.file.is_empty() || k.file.starts_with("src/generated/") {
        k.name.into()
    } else {
        format!("{} ({}:{})", k.name, k.file, k.line)
    }
}

/// The whole table of an operator.
pub fn table(op: &'static Operator) -> Vec<Step> {
    Key::slots().map(|key| step(op, key)).collect()
}

fn step(op: &'static Operator, key: Key) -> Step {
    let (kernel, reason) = op.compute(key);
    Step { key, reason, kernel: place(kernel) }
}

/// The keys that a call would meet, in order, down to the one that ends it: a device kernel or a composite.
///
/// # Errors
/// `Device` as for the call itself.
pub fn path(op: &'static Operator, args: &[Arg<'_>]) -> Result<(KeySet, Vec<Step>)> {
    let keys = keys_of(op, args)?.union(included()).without(excluded());
    let mut steps = Vec::new();
    for key in keys.keys() {
        let s = step(op, key);
        let last = s.reason == Reason::Math || key.is_dense() || key.is_nested();
        steps.push(s);
        if last {
            break;
        }
    }
    if steps.iter().all(|s| s.kernel == "fallthrough") {
        steps.push(step(op, Key::Undefined));
    }
    Ok((keys, steps))
}

/// Where the gradient comes from.
pub fn derivative(op: &'static Operator, key: Key) -> String {
    match op.derivative(key) {
        Some(Derivative::Formula { text, .. }) => format!("formula: {text}"),
        Some(Derivative::Composite) => "by its parts".into(),
        Some(Derivative::None(why)) => format!("none: {why}"),
        Some(Derivative::NotImplemented(why)) => format!("not implemented: {why}"),
        None => match op.direct(key).filter(|_| key.is_autograd()).or_else(|| op.direct(Key::Autograd)) {
            Some(kernel) => format!("by its Autograd kernel, {}", place(kernel)),
            None => "none registered: backward through it raises".into(),
        },
    }
}
