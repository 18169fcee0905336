//! The safetensors format: a JSON table, then the data of all tensors without holes.
//!
//! Written files are the same bytes every time: largest elements first, then by name; the data begins at a multiple
//! of 64. A file is refused unless its tensors cover its data exactly, each by the size that its shape needs.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

use crate::dtype::DType;
use crate::error::{Error, Result};
use crate::io::{from_bytes, to_bytes};
use crate::shape::nbytes;
use crate::tensor::Tensor;

const MAX_HEADER: usize = 100 << 20;
/// Text that a file carries beside its tensors.
pub type Metadata = BTreeMap<String, String>;

/// A file of named tensors.
///
/// # Errors
/// `Value` for a name that stands twice.
pub fn write(tensors: &[(String, Tensor)], metadata: &Metadata) -> Result<Vec<u8>> {
    let mut order: Vec<&(String, Tensor)> = tensors.iter().collect();
    order.sort_by(|(n, t), (m, u)| u.dtype().size().cmp(&t.dtype().size()).then_with(|| n.cmp(m)));
    let mut table = Map::new();
    if !metadata.is_empty() {
        table.insert("__metadata__".into(), json!(metadata));
    }
    let (mut data, mut at) = (Vec::new(), 0);
    for (name, t) in order {
        let bytes = to_bytes(t)?;
        let end = at + bytes.len();
        let row = json!({"dtype": t.dtype().safetensors(), "shape": t.sizes(), "data_offsets": [at, end]});
        if name == "__metadata__" || table.insert(name.clone(), row).is_some() {
            return Err(Error::value(format!("the name '{name}' is reserved or stands twice")));
        }
        data.push(bytes);
        at = end;
    }
    let mut head = Value::Object(table).to_string();
    let padded = (8 + head.len()).next_multiple_of(64) - 8;
    head.push_str(&" ".repeat(padded - head.len()));
    let mut out = Vec::with_capacity(8 + head.len() + at);
    out.extend((head.len() as u64).to_le_bytes());
    out.extend(head.as_bytes());
    data.iter().for_each(|d| out.extend(d));
    Ok(out)
}

/// One row of the table, checked.
struct Row<'a> {
    name: &'a str,
    dtype: DType,
    sizes: Vec<i64>,
    begin: usize,
    end: usize,
}

/// All tensors of a file, by name, and its metadata.
///
/// # Errors
/// `Load` with what is wrong.
pub fn read(bytes: &[u8]) -> Result<(BTreeMap<String, Tensor>, Metadata)> {
    read_with(bytes, &|_, dtype, sizes, data| from_bytes(dtype, sizes, data))
}

/// Makes the tensor of a name, dtype and shape of its checked bytes, which lie in what is read.
pub type Make<'a> = &'a dyn Fn(&str, DType, &[i64], &[u8]) -> Result<Tensor>;

/// As [`read`], with tensors made by `make`.
///
/// # Errors
/// As [`read`], and what `make` finds.
pub fn read_with(bytes: &[u8], make: Make<'_>) -> Result<(BTreeMap<String, Tensor>, Metadata)> {
    let bad = |what: String| Error::load(format!("not a readable safetensors file: {what}"));
    let length = bytes.first_chunk::<8>().map(|b| u64::from_le_bytes(*b));
    let length = length.ok_or_else(|| bad("it is shorter than 8 bytes".into()))?;
    let rest = &bytes[8..];
    let length = usize::try_from(length).ok().filter(|n| *n <= MAX_HEADER && *n <= rest.len());
    let length = length.ok_or_else(|| bad("its header claims more bytes than there are".into()))?;
    let (head, data) = rest.split_at(length);
    let head = std::str::from_utf8(head).map_err(|_| bad("its header is not text".into()))?;
    let table: Map<String, Value> =
        serde_json::from_str(head).map_err(|e| bad(format!("its header: {e}")))?;
    let mut metadata = Metadata::new();
    let mut rows = Vec::new();
    for (name, row) in &table {
        if name == "__metadata__" {
            let pairs = row.as_object().ok_or_else(|| bad("its metadata is no table".into()))?;
            for (k, v) in pairs {
                let text = v.as_str().ok_or_else(|| bad(format!("its metadata '{k}' is no text")))?;
                metadata.insert(k.clone(), text.into());
            }
            continue;
        }
        rows.push(parse(name, row).map_err(|e| bad(format!("tensor '{name}': {e}")))?);
    }
    rows.sort_by_key(|r| (r.begin, r.end));
    let mut at = 0;
    for r in &rows {
        if r.begin != at || r.end < r.begin || r.end > data.len() {
            return Err(bad(format!(
                "tensor '{}' lies at {} to {}, where {at} to at most {} is due",
                r.name,
                r.begin,
                r.end,
                data.len()
            )));
        }
        let need = nbytes(&r.sizes, r.dtype.size()).map_err(|e| bad(format!("tensor '{}': {e}", r.name)))?;
        if need != r.end - r.begin {
            let (n, sizes) = (r.end - r.begin, &r.sizes);
            return Err(bad(format!("tensor '{}': {n} bytes for shape {sizes:?} of {}", r.name, r.dtype)));
        }
        at = r.end;
    }
    if at != data.len() {
        return Err(bad(format!("{} bytes belong to no tensor", data.len() - at)));
    }
    let mut out = BTreeMap::new();
    for r in rows {
        out.insert(r.name.to_owned(), make(r.name, r.dtype, &r.sizes, &data[r.begin..r.end])?);
    }
    Ok((out, metadata))
}

fn parse<'a>(name: &'a str, row: &Value) -> std::result::Result<Row<'a>, String> {
    let row = row.as_object().ok_or("its row is no table")?;
    if row.len() != 3 {
        return Err("its row must have dtype, shape and data_offsets, and no more".into());
    }
    let dtype = row.get("dtype").and_then(Value::as_str).ok_or("it has no dtype")?;
    let dtype = DType::from_safetensors(dtype).ok_or("its dtype is not known")?;
    let shape = row.get("shape").and_then(Value::as_array).ok_or("it has no shape")?;
    if shape.len() > 64 {
        return Err("more than 64 dimensions".into());
    }
    let sizes = shape.iter().map(|n| n.as_i64().filter(|n| *n >= 0)).collect::<Option<Vec<_>>>();
    let offsets = row.get("data_offsets").and_then(Value::as_array).ok_or("it has no data_offsets")?;
    let [begin, end] = &offsets[..] else { return Err("data_offsets are two numbers".into()) };
    let offset = |v: &Value| v.as_u64().and_then(|n| usize::try_from(n).ok()).ok_or("an offset does not fit");
    Ok(Row {
        name,
        dtype,
        sizes: sizes.ok_or("a size does not fit")?,
        begin: offset(begin)?,
        end: offset(end)?,
    })
}
