//! NumPy's `.npy` files: versions 1 to 3, C and Fortran order, either byte order.
//!
//! Written files are version 1, C order, little-endian. The header is a Python dict; exactly the three known keys are
//! read, by a parser for exactly that notation.

use crate::dtype::DType;
use crate::error::{Error, Result};
use crate::io::{from_bytes, to_bytes};
use crate::layout::Layout;
use crate::shape::nbytes;
use crate::tensor::Tensor;

const MAGIC: &[u8] = b"\x93NUMPY";
/// Longer headers are not arrays of plain numbers.
const MAX_HEADER: usize = 1 << 16;

/// Reads an array.
///
/// # Errors
/// `Load` with what is wrong.
pub fn read(bytes: &[u8]) -> Result<Tensor> {
    let bad = |what: &str| Error::load(format!("not a readable .npy file: {what}"));
    let rest = bytes.strip_prefix(MAGIC).ok_or_else(|| bad("it does not begin with \\x93NUMPY"))?;
    let [major, _minor, rest @ ..] = rest else { return Err(bad("the header is cut off")) };
    let (length, rest) = match (major, rest) {
        (1, [a, b, rest @ ..]) => (u16::from_le_bytes([*a, *b]) as usize, rest),
        (2 | 3, [a, b, c, d, rest @ ..]) => (u32::from_le_bytes([*a, *b, *c, *d]) as usize, rest),
        (1..=3, _) => return Err(bad("the header is cut off")),
        _ => return Err(bad(&format!("version {major} is not known (1 to 3 are)"))),
    };
    if length > MAX_HEADER || length > rest.len() {
        return Err(bad(&format!("the header claims {length} bytes")));
    }
    let (head, data) = rest.split_at(length);
    let text = std::str::from_utf8(head).map_err(|_| bad("the header is not text"))?;
    let Header { dtype, swapped, fortran, sizes } = Header::parse(text).map_err(|e| bad(&e))?;
    let need = nbytes(&sizes, dtype.size()).map_err(|e| bad(&e.to_string()))?;
    let data = data.get(..need).ok_or_else(|| {
        bad(&format!("shape {sizes:?} of {dtype} needs {need} bytes, the file has {}", data.len()))
    })?;
    let turned = if swapped { swap(data, dtype) } else { vec![] };
    let data = if swapped { &turned } else { data };
    if !fortran || sizes.len() < 2 {
        return from_bytes(dtype, &sizes, data);
    }
    // Column-major data is row-major data of the reversed shape; laid out anew, row-major.
    let reversed: Vec<i64> = sizes.iter().rev().copied().collect();
    let stored = from_bytes(dtype, &reversed, data)?;
    let strides: Vec<i64> = stored.strides().iter().rev().copied().collect();
    let view = stored.with_layout(Layout::strided(&sizes, &strides, 0)?)?;
    from_bytes(dtype, &sizes, &to_bytes(&view)?)
}

/// Writes an array.
///
/// # Errors
/// `DType` for bfloat16, which NumPy does not have.
pub fn write(t: &Tensor) -> Result<Vec<u8>> {
    let Some(name) = t.dtype().numpy() else {
        return Err(Error::dtype(format!("NumPy has no {}; convert to float32 first", t.dtype())));
    };
    let order = if t.dtype().size() == 1 { '|' } else { '<' };
    let mut shape: String = t.sizes().iter().map(|n| format!("{n}, ")).collect();
    if t.ndim() > 1 {
        shape.truncate(shape.len() - 2);
    } else {
        shape.truncate(shape.trim_end().len());
    }
    let mut head = format!("{{'descr': '{order}{name}', 'fortran_order': False, 'shape': ({shape}), }}");
    // Magic, version and length take 10 bytes; the data begins at a multiple of 64.
    let total = (10 + head.len() + 1).next_multiple_of(64);
    head.push_str(&" ".repeat(total - 11 - head.len()));
    head.push('\n');
    let length =
        u16::try_from(head.len()).map_err(|_| Error::shape("too many dimensions for a .npy file"))?;
    let mut out = MAGIC.to_vec();
    out.extend([1, 0]);
    out.extend(length.to_le_bytes());
    out.extend(head.as_bytes());
    out.extend(to_bytes(t)?);
    Ok(out)
}

/// Each element (each half of a complex one) turned round.
fn swap(data: &[u8], dtype: DType) -> Vec<u8> {
    let unit = dtype.to_real().size();
    data.chunks(unit).flat_map(|c| c.iter().rev().copied()).collect()
}

struct Header {
    dtype: DType,
    swapped: bool,
    fortran: bool,
    sizes: Vec<i64>,
}

impl Header {
    fn parse(text: &str) -> std::result::Result<Header, String> {
        let mut p = Dict { rest: text };
        let (mut descr, mut fortran, mut sizes) = (None, None, None);
        p.expect("{")?;
        while !p.eat("}") {
            let key = p.string()?;
            p.expect(":")?;
            match key {
                "descr" if descr.is_none() => descr = Some(p.string()?),
                "fortran_order" if fortran.is_none() => fortran = Some(p.boolean()?),
                "shape" if sizes.is_none() => sizes = Some(p.tuple()?),
                other => return Err(format!("the header's key '{other}' is unknown or repeated")),
            }
            if !p.eat(",") {
                p.expect("}")?;
                break;
            }
        }
        if !p.rest.trim().is_empty() {
            return Err("something follows the header's dict".into());
        }
        let missing = |k: &str| format!("the header has no '{k}'");
        let descr = descr.ok_or_else(|| missing("descr"))?;
        let (order, name) = descr.split_at_checked(1).unwrap_or(("", ""));
        let dtype = DType::from_numpy(name);
        let dtype = dtype.ok_or_else(|| format!("elements of type '{descr}' are not supported"))?;
        let swapped = match order {
            "<" | "|" | "=" => false,
            ">" => true,
            _ => return Err(format!("elements of type '{descr}' are not supported")),
        };
        if order == "|" && dtype.size() != 1 {
            return Err(format!("'{descr}' says no byte order"));
        }
        let sizes = sizes.ok_or_else(|| missing("shape"))?;
        Ok(Header { dtype, swapped, fortran: fortran.ok_or_else(|| missing("fortran_order"))?, sizes })
    }
}

/// The notation of the header.
struct Dict<'a> {
    rest: &'a str,
}
type Parsed<T> = std::result::Result<T, String>;
impl<'a> Dict<'a> {
    fn eat(&mut self, token: &str) -> bool {
        self.rest = self.rest.trim_start();
        self.rest.strip_prefix(token).is_some_and(|r| {
            self.rest = r;
            true
        })
    }
    fn expect(&mut self, token: &str) -> Parsed<()> {
        if self.eat(token) { Ok(()) } else { Err(format!("expected '{token}' in the header")) }
    }
    fn string(&mut self) -> Parsed<&'a str> {
        let quote = if self.eat("'") {
            '\''
        } else if self.eat("\"") {
            '"'
        } else {
            return Err("expected a string in the header".into());
        };
        let (text, rest) = self.rest.split_once(quote).ok_or("a string in the header does not end")?;
        self.rest = rest;
        Ok(text)
    }
    fn boolean(&mut self) -> Parsed<bool> {
        if self.eat("True") {
            Ok(true)
        } else if self.eat("False") {
            Ok(false)
        } else {
            Err("expected True or False in the header".into())
        }
    }
    fn tuple(&mut self) -> Parsed<Vec<i64>> {
        self.expect("(")?;
        let mut out = Vec::new();
        while !self.eat(")") {
            let n = self.rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(self.rest.len());
            let size = self.rest[..n].parse().map_err(|_| "a size in the header is no number that fits")?;
            self.rest = &self.rest[n..];
            // Old files say 3L.
            self.eat("L");
            out.push(size);
            if out.len() > 64 {
                return Err("more than 64 dimensions".into());
            }
            if !self.eat(",") {
                self.expect(")")?;
                break;
            }
        }
        Ok(out)
    }
}
