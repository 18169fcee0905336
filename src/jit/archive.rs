//! The program file `.rt`.
//!
//! A zip of three stored entries, each at a multiple of 64 bytes, with fixed times: `manifest.json`, `program.ir` (the
//! text of [`super::print`]) and `weights.safetensors`. The comment at its end is a SHA-256 over every byte before the
//! digest, so a flipped or missing byte is found before anything is read. The same program gives the same bytes.
//! Loading verifies all and runs nothing. Tensors that share memory share it again.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::io::{Cursor, Write};
use std::path::Path;
use std::sync::Arc;

use memmap2::{MmapMut, MmapOptions};
use serde_json::{Value as Json, json};
use sha2::{Digest, Sha256};
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, System, ZipArchive, ZipWriter};

use crate::device::Device;
use crate::dispatch::arg::Value;
use crate::dispatch::registry::{self, Kind, tags};
use crate::dtype::DType;
use crate::error::{Error, Result};
use crate::io::{self, safetensors};
use crate::jit::graph::{Graph, Program};
use crate::jit::{builtins, parse, print, verify};
use crate::layout::Layout;
use crate::storage::Storage;
use crate::tensor::Tensor;

/// Files of this number and below are read.
pub const FORMAT: u64 = 1;
const ENTRIES: [&str; 3] = ["manifest.json", "program.ir", "weights.safetensors"];
/// Weights of so many bytes are not read but mapped.
const MAPPED: usize = 1 << 16;
const MARK: &str = "sha256:";
const DIGEST: usize = 64;
/// End record of a zip, then the comment.
const TAIL: usize = 22 + MARK.len() + DIGEST;

/// The file of a program.
///
/// # Errors
/// `Runtime` naming what cannot be saved: custom operations, operations written in Python.
pub fn save(program: &Program) -> Result<Vec<u8>> {
    let mut program = program.clone();
    verify::program(&program)?;
    let operations = operations(&program)?;
    let ir = print::program(&mut program, print::Reader::Machine)?;
    let mut tensors: Vec<(String, Tensor)> = Vec::new();
    for (name, s) in &program.state {
        if let Value::Tensor(t) = &s.value {
            tensors.push((format!("state/{name}"), t.clone()));
        }
    }
    for (i, t) in program.constants.iter().enumerate() {
        tensors.push((format!("constant/{i}"), t.clone()));
    }
    let Weights { stored, views } = Weights::of(&tensors)?;
    let weights = safetensors::write(&stored, &safetensors::Metadata::new())?;
    let functions: BTreeMap<&str, Json> = program
        .entries
        .iter()
        .filter_map(|n| program.functions.get(n).map(|f| (&**n, f)))
        .map(|(n, f)| {
            let types = f.graph.body().inputs.iter().map(|v| f.graph.ty(*v).to_string());
            let parameters: Vec<Json> =
                f.parameters.iter().zip(types).map(|(p, t)| json!({"name": &*p.name, "type": t})).collect();
            let results: Vec<String> =
                f.graph.body().outputs.iter().map(|v| f.graph.ty(*v).to_string()).collect();
            (n, json!({"parameters": parameters, "results": results}))
        })
        .collect();
    let trainable: Vec<&str> = tensors.iter().filter(|(_, t)| t.requires_grad()).map(|(n, _)| &**n).collect();
    let manifest = json!({
        "format": FORMAT,
        "entry_points": functions,
        "operations": operations,
        "constants": program.constants.len(),
        "views": views,
        "requires_grad": trainable,
    });
    let manifest = format!("{manifest:#}\n");
    pack([manifest.as_bytes(), ir.as_bytes(), &weights])
}

/// Every operation that the program uses, with its schema.
fn operations(p: &Program) -> Result<BTreeMap<String, String>> {
    let mut used = BTreeSet::new();
    for (name, f) in &p.functions {
        f.graph.walk(Graph::BODY, &mut |n| {
            used.insert((f.graph.node(n).op.to_string(), name.clone()));
        });
    }
    let mut out = BTreeMap::new();
    for (op, function) in used {
        if builtins::find(&op).is_some() || op.starts_with("prim::") {
            continue;
        }
        let operator = registry::find(&op)?;
        if operator.has_tag(tags::PYTHON) || operator.kind == Kind::Custom {
            let what = if operator.kind == Kind::Custom { "a custom operation" } else { "written in Python" };
            return Err(Error::runtime(format!(
                "the program cannot be saved: '{function}' uses {op}, which is {what}; a program file holds only \
                 operations that run without Python"
            )));
        }
        out.insert(op, operator.text().to_owned());
    }
    Ok(out)
}

fn pack(contents: [&[u8]; 3]) -> Result<Vec<u8>> {
    let failed =
        |e: zip::result::ZipError| Error::runtime(format!("the program file could not be written: {e}"));
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in ENTRIES.iter().zip(contents) {
        let options = SimpleFileOptions::default()
            .compression_method(CompressionMethod::Stored)
            .last_modified_time(DateTime::default())
            .unix_permissions(0o644)
            .system(System::Unix)
            .large_file(bytes.len() > u32::MAX as usize)
            .with_alignment(64);
        zip.start_file(*name, options).map_err(failed)?;
        zip.write_all(bytes)?;
    }
    zip.set_comment(format!("{MARK}{}", "0".repeat(DIGEST))).map_err(failed)?;
    let mut out = zip.finish().map_err(failed)?.into_inner();
    let end = out.len() - DIGEST;
    let digest = digest(&out[..end]);
    out[end..].copy_from_slice(digest.as_bytes());
    Ok(out)
}
fn digest(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|b| format!("{b:02x}")).collect()
}

/// What is stored, and which tensors are views of it.
struct Weights {
    stored: Vec<(String, Tensor)>,
    views: BTreeMap<String, Json>,
}

impl Weights {
    /// A tensor that is dense and alone in its memory is stored by name. Others become views of a block of bytes, so
    /// that strides and sharing come back as they are; so does complex128, which safetensors lacks.
    fn of(tensors: &[(String, Tensor)]) -> Result<Weights> {
        let mut shared: HashMap<usize, usize> = HashMap::new();
        let address = |t: &Tensor| t.storage().data() as usize;
        for (name, t) in tensors {
            if t.device() != Device::CPU || t.nested().is_some() {
                let what = if t.nested().is_some() { "nested".into() } else { format!("on {}", t.device()) };
                return Err(Error::runtime(format!("'{name}' is {what}: a program holds plain CPU tensors")));
            }
            *shared.entry(address(t)).or_default() += 1;
        }
        let mut out = Weights { stored: Vec::new(), views: BTreeMap::new() };
        let mut blocks: HashMap<usize, usize> = HashMap::new();
        for (name, t) in tensors {
            let alone = shared[&address(t)] == 1;
            if alone && t.is_contiguous() && t.dtype() != DType::Complex128 {
                out.stored.push((name.clone(), t.clone()));
                continue;
            }
            let block = if let Some(b) = blocks.get(&address(t)) {
                *b
            } else {
                let n = blocks.len();
                let all = tensors.iter().filter(|(_, u)| address(u) == address(t));
                let mut end = 0;
                for (_, u) in all {
                    end = end.max(u.layout().extent()? * u.dtype().size() as i64);
                }
                let bytes = Tensor::over(t.storage().clone(), Layout::contiguous(&[end])?, DType::UInt8)?;
                out.stored.push((format!("block/{n}"), bytes));
                blocks.insert(address(t), n);
                n
            };
            let view = json!({
                "block": block,
                "dtype": t.dtype().name(),
                "sizes": t.sizes(),
                "strides": t.strides(),
                "offset": t.layout().offset(),
            });
            out.views.insert(name.clone(), view);
        }
        Ok(out)
    }
}

fn bad(what: impl std::fmt::Display) -> Error {
    Error::load(format!("the program file is not readable: {what}"))
}

/// The three entries of a file whose digest is right.
fn unpack(bytes: &[u8]) -> Result<[&[u8]; 3]> {
    if bytes.len() < TAIL || !bytes.starts_with(b"PK") {
        return Err(bad("it is not a .rt file, or cut off"));
    }
    let (content, stated) = bytes.split_at(bytes.len() - DIGEST);
    if !content.ends_with(MARK.as_bytes())
        || !content[content.len() - TAIL + DIGEST..].starts_with(b"PK\x05\x06")
    {
        return Err(bad("it does not end as a .rt file does; it may be cut off"));
    }
    if stated != digest(content).as_bytes() {
        return Err(bad("its content is not what its digest says; it was changed or damaged"));
    }
    let mut zip = ZipArchive::new(Cursor::new(bytes)).map_err(bad)?;
    if zip.len() != ENTRIES.len() {
        return Err(bad(format!("it has {} entries, not {}", zip.len(), ENTRIES.len())));
    }
    let mut out: [&[u8]; 3] = [&[]; 3];
    let mut at = 0;
    for (i, name) in ENTRIES.iter().enumerate() {
        let entry = zip.by_index(i).map_err(bad)?;
        let start = entry.data_start().ok_or_else(|| bad("an entry has no data"))?;
        let plain = entry.compression() == CompressionMethod::Stored && !entry.encrypted();
        // Entries follow each other without a gap: no second entry of a name hides between them.
        let named = entry.name().is_ok_and(|n| n == *name);
        if !named || !plain || entry.header_start() != at || start % 64 != 0 {
            return Err(bad(format!("entry {i} is not '{name}', stored, in its place")));
        }
        let end = start.checked_add(entry.size()).filter(|e| *e <= content.len() as u64);
        at = end.ok_or_else(|| bad("an entry reaches past the end"))?;
        out[i] = &bytes[start as usize..at as usize];
    }
    if at != zip.central_directory_start() {
        return Err(bad("something lies behind its entries"));
    }
    Ok(out)
}

/// The manifest of a file, as JSON.
///
/// # Errors
/// `Load` as [`load`].
pub fn manifest(bytes: &[u8]) -> Result<Json> {
    let manifest: Json = serde_json::from_slice(unpack(bytes)?[0]).map_err(bad)?;
    match manifest.get("format").and_then(Json::as_u64) {
        Some(1..=FORMAT) => Ok(manifest),
        Some(n) => Err(bad(format!(
            "it has format {n}, made by a newer rtensor; this one reads formats up to {FORMAT}: update rtensor"
        ))),
        None => Err(bad("its manifest has no format number")),
    }
}

/// Reads a file and verifies all of it.
///
/// # Errors
/// `Load` with what is wrong.
pub fn load(bytes: &[u8]) -> Result<Program> {
    load_with(bytes, &|_, dtype, sizes, data| io::from_bytes(dtype, sizes, data))
}

/// Reads the file at `path` and verifies all of it. Large weights of a large file stay in it: they are mapped, a page
/// is read when it is used and copied when it is written, and the file itself is never changed.
///
/// # Errors
/// `Load` as [`load`], and for a file that cannot be opened.
pub fn load_file(path: &Path) -> Result<Program> {
    let failed = |e: std::io::Error| Error::load(format!("{}: {e}", path.display()));
    let file = std::fs::File::open(path).map_err(failed)?;
    let mapped = Mapped::of(&file).map_err(failed)?;
    load_with(&mapped.map, &|name, dtype, sizes, data| mapped.tensor(name, dtype, sizes, data))
}

fn load_with(bytes: &[u8], make: safetensors::Make<'_>) -> Result<Program> {
    read(bytes, make)
        .map_err(|e| if matches!(e.kind(), crate::error::ErrorKind::Load(_)) { e } else { bad(e) })
}

/// A file in memory, which lives as long as a tensor of it.
struct Mapped {
    map: Arc<MmapMut>,
    first: *mut u8,
}

impl Mapped {
    fn of(file: &std::fs::File) -> std::io::Result<Mapped> {
        // SAFETY: a private mapping: nothing that is written reaches the file, and `rtensor` replaces files instead of
        // changing them. That somebody else truncates the file is the one limit that is documented.
        let mut map = unsafe { MmapOptions::new().map_copy(file)? };
        let first = map.as_mut_ptr();
        Ok(Mapped { map: Arc::new(map), first })
    }
    /// A tensor of bytes of the file: where they lie when they are many and aligned, else a copy. Bools are copied, for
    /// only a copy stays checked, and so are blocks, which may hold some.
    fn tensor(&self, name: &str, dtype: DType, sizes: &[i64], data: &[u8]) -> Result<Tensor> {
        let aligned = data.as_ptr().addr().is_multiple_of(dtype.size());
        if data.len() < MAPPED || !aligned || dtype == DType::Bool || name.starts_with("block/") {
            return io::from_bytes(dtype, sizes, data);
        }
        let offset = data.as_ptr().addr() - self.first.addr();
        // SAFETY: `data` is a part of the mapping, writable and private, which the storage keeps alive.
        let storage =
            unsafe { Storage::lend(self.first.add(offset), data.len(), Box::new(self.map.clone()), false)? };
        Tensor::over(storage, Layout::contiguous(sizes)?, dtype)
    }
}

fn read(bytes: &[u8], make: safetensors::Make<'_>) -> Result<Program> {
    let manifest = manifest(bytes)?;
    let [_, ir, weights] = unpack(bytes)?;
    let known = |op: &String| builtins::find(op).is_some() || registry::find(op).is_ok();
    if let Some(ops) = manifest.get("operations").and_then(Json::as_object)
        && let Some(op) = ops.keys().find(|op| !known(op))
    {
        return Err(bad(format!("it uses the operation {op}, which this rtensor does not have")));
    }
    let ir = std::str::from_utf8(ir).map_err(bad)?;
    let (mut stored, _) = safetensors::read_with(weights, make)?;
    let mut tensors: HashMap<String, Tensor> = HashMap::new();
    let no_views = serde_json::Map::new();
    let views = manifest.get("views").and_then(Json::as_object).unwrap_or(&no_views);
    for (name, view) in views {
        let t = view_of(view, &stored).map_err(|e| bad(format!("tensor '{name}': {e}")))?;
        tensors.insert(name.clone(), t);
    }
    stored.retain(|name, _| !name.starts_with("block/"));
    for (name, t) in stored {
        if tensors.insert(name.clone(), t).is_some() {
            return Err(bad(format!("tensor '{name}' is stored twice")));
        }
    }
    let trainable = manifest.get("requires_grad").and_then(Json::as_array);
    for name in trainable.into_iter().flatten().filter_map(Json::as_str) {
        let t = tensors.get(name).filter(|t| t.dtype().is_differentiable());
        t.ok_or_else(|| bad(format!("'{name}' cannot require grad")))?.set_requires_grad(true);
    }
    let count =
        manifest.get("constants").and_then(Json::as_u64).ok_or_else(|| bad("no count of constants"))?;
    if count > tensors.len() as u64 {
        return Err(bad(format!("it claims {count} constants")));
    }
    let mut constants = Vec::new();
    for i in 0..count {
        let t = tensors.remove(&format!("constant/{i}"));
        constants.push(t.ok_or_else(|| bad(format!("the constant {i} is missing")))?);
    }
    let mut state = HashMap::new();
    for (name, t) in tensors {
        let name =
            name.strip_prefix("state/").ok_or_else(|| bad(format!("the tensor '{name}' belongs nowhere")))?;
        state.insert(name.to_owned(), t);
    }
    let program = parse::program(ir, &state, constants).map_err(|e| bad(format!("program.ir, {e}")))?;
    if let Some(name) = state.keys().find(|n| !program.state.contains_key(n.as_str())) {
        return Err(bad(format!("the tensor 'state/{name}' belongs nowhere")));
    }
    verify::program(&program)?;
    Ok(program)
}

/// A view of a stored block, by the manifest.
fn view_of(view: &Json, stored: &BTreeMap<String, Tensor>) -> Result<Tensor> {
    let numbers = |key: &str| -> Option<Vec<i64>> {
        let all = view.get(key)?.as_array()?;
        if all.len() > 64 { None } else { all.iter().map(Json::as_i64).collect() }
    };
    let block = view.get("block").and_then(Json::as_u64).map(|n| format!("block/{n}"));
    let block = block.and_then(|b| stored.get(&b)).filter(|t| t.dtype() == DType::UInt8);
    let block = block.ok_or_else(|| bad("its block is missing"))?;
    let dtype = view.get("dtype").and_then(Json::as_str).and_then(DType::from_name);
    let dtype = dtype.ok_or_else(|| bad("its dtype is not known"))?;
    let (Some(sizes), Some(strides)) = (numbers("sizes"), numbers("strides")) else {
        return Err(bad("it has no sizes and strides"));
    };
    let offset = view.get("offset").and_then(Json::as_i64).ok_or_else(|| bad("it has no offset"))?;
    let layout = Layout::strided(&sizes, &strides, offset)?;
    if dtype == DType::Bool {
        // By what it reaches, not element by element: an expanded view may name the same byte 2^60 times.
        let bytes = block.to_vec::<u8>()?;
        let end = usize::try_from(layout.extent()?).ok().filter(|e| *e <= bytes.len());
        let end = end.ok_or_else(|| bad("it reaches past its block"))?;
        if layout.numel() > 0 {
            crate::io::check_bools(&bytes[layout.offset() as usize..end])?;
        }
    }
    let storage: Storage = block.storage().clone();
    Tensor::over(storage, layout, dtype)
}
