//! Values as text: `str`, `repr`, `format` and format specifications, digit for digit as Python writes them.

use super::{Builtin, from_str, int, pure, raised, raises, string};
use crate::dispatch::arg::Value;
use crate::error::{Error, Result};

type Args<'a> = &'a [Value];
const MAX_DEPTH: usize = 100;

/// Shortest digits that read back, in Python's layout: `1e+16`, `1e-05`, `1.0`.
pub fn repr_float(x: f64) -> String {
    if x.is_nan() {
        return "nan".into();
    }
    if x.is_infinite() {
        return if x > 0.0 { "inf" } else { "-inf" }.into();
    }
    let text = format!("{x:e}");
    let (mantissa, exponent) = text.split_once('e').unwrap_or((&text, "0"));
    let exponent: i32 = exponent.parse().unwrap_or(0);
    if (-4..16).contains(&exponent) {
        let plain = format!("{x}");
        return if plain.contains('.') { plain } else { format!("{plain}.0") };
    }
    format!("{mantissa}{}", exponent_text(exponent))
}
fn exponent_text(e: i32) -> String {
    format!("e{}{:02}", if e < 0 { '-' } else { '+' }, e.abs())
}
fn repr_complex(c: crate::dtype::Complex64) -> String {
    let part = |x: f64| {
        let t = repr_float(x);
        t.strip_suffix(".0").map_or(t.clone(), String::from)
    };
    if c.re == 0.0 && c.re.is_sign_positive() {
        return format!("{}j", part(c.im));
    }
    let sign = if c.im.is_sign_negative() && !c.im.is_nan() { "" } else { "+" };
    format!("({}{sign}{}j)", part(c.re), part(c.im))
}

/// A string in Python's quotes and escapes.
pub fn repr_str(s: &str) -> String {
    let quote = if s.contains('\'') && !s.contains('"') { '"' } else { '\'' };
    let mut out = String::from(quote);
    for c in s.chars() {
        match c {
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '\t' => out.push_str("\\t"),
            c if c == quote => {
                out.push('\\');
                out.push(c);
            }
            c if (c as u32) < 0x20 || (0x7f..0xa1).contains(&(c as u32)) || c as u32 == 0xad => {
                out.push_str(&format!("\\x{:02x}", c as u32));
            }
            c => out.push(c),
        }
    }
    out.push(quote);
    out
}

/// Python's `repr`.
pub fn repr(v: &Value) -> String {
    repr_at(v, 0)
}
fn repr_at(v: &Value, depth: usize) -> String {
    if depth > MAX_DEPTH {
        return "...".into();
    }
    let all = |items: &[Value]| items.iter().map(|v| repr_at(v, depth + 1)).collect::<Vec<_>>().join(", ");
    match v {
        Value::None => "None".into(),
        Value::Bool(b) => if *b { "True" } else { "False" }.into(),
        Value::Int(i) => i.value.to_string(),
        Value::Float(x) => repr_float(x.value),
        Value::Complex(c) => repr_complex(*c),
        Value::Str(s) => repr_str(s),
        Value::DType(d) => format!("rtensor.{d}"),
        Value::Device(d) => format!("device('{d}')"),
        Value::Layout(l) => format!("rtensor.{}", l.name()),
        Value::MemoryFormat(m) => format!("rtensor.{}", m.name()),
        Value::List(l) => format!("[{}]", all(&l.lock().clone())),
        Value::Tuple(t) => match &**t {
            [one] => format!("({},)", repr_at(one, depth + 1)),
            many => format!("({})", all(many)),
        },
        Value::Dict(d) => {
            let pairs = d.lock().clone();
            let text =
                pairs.iter().map(|(k, v)| format!("{}: {}", repr_at(k, depth + 1), repr_at(v, depth + 1)));
            format!("{{{}}}", text.collect::<Vec<_>>().join(", "))
        }
        Value::Tensor(t) => format!("tensor(shape={:?}, dtype={})", t.sizes(), t.dtype()),
        Value::Object(o) => format!("<{} object>", o.lock().class),
        other => format!("<{}>", other.kind()),
    }
}
/// Python's `str`.
pub fn str(v: &Value) -> String {
    match v {
        Value::Str(s) => s.to_string(),
        Value::Device(d) => d.to_string(),
        v => repr(v),
    }
}

/// A parsed format specification.
struct Spec {
    fill: char,
    align: Option<char>,
    sign: char,
    alternate: bool,
    width: usize,
    group: Option<char>,
    precision: Option<usize>,
    kind: Option<char>,
}

fn bad_spec() -> Error {
    raised("ValueError", "Invalid format specifier")
}
fn parse_spec(text: &str) -> Result<Spec> {
    let all: Vec<char> = text.chars().collect();
    let mut s = Spec {
        fill: ' ',
        align: None,
        sign: '-',
        alternate: false,
        width: 0,
        group: None,
        precision: None,
        kind: None,
    };
    let is_align = |c: Option<&char>| c.is_some_and(|c| "<>=^".contains(*c));
    let mut i = 0;
    if is_align(all.get(1)) {
        (s.fill, s.align, i) = (all[0], Some(all[1]), 2);
    } else if is_align(all.first()) {
        (s.align, i) = (Some(all[0]), 1);
    }
    if let Some(c @ ('+' | '-' | ' ')) = all.get(i) {
        s.sign = *c;
        i += 1;
    }
    if all.get(i) == Some(&'#') {
        s.alternate = true;
        i += 1;
    }
    if all.get(i) == Some(&'0') {
        if s.align.is_none() {
            (s.fill, s.align) = ('0', Some('='));
        }
        i += 1;
    }
    let number = |i: &mut usize| -> Result<Option<usize>> {
        let begin = *i;
        while all.get(*i).is_some_and(char::is_ascii_digit) {
            *i += 1;
        }
        let digits: String = all[begin..*i].iter().collect();
        if digits.is_empty() {
            return Ok(None);
        }
        digits.parse().ok().filter(|n| *n <= 1 << 20).map(Some).ok_or_else(bad_spec)
    };
    s.width = number(&mut i)?.unwrap_or(0);
    if let Some(c @ (',' | '_')) = all.get(i) {
        s.group = Some(*c);
        i += 1;
    }
    if all.get(i) == Some(&'.') {
        i += 1;
        s.precision = Some(number(&mut i)?.ok_or_else(bad_spec)?);
    }
    s.kind = all.get(i).copied();
    i += usize::from(s.kind.is_some());
    if i == all.len() { Ok(s) } else { Err(bad_spec()) }
}

/// Digits of a whole number, in groups.
fn grouped(digits: &str, mark: Option<char>, size: usize) -> String {
    let Some(mark) = mark else { return digits.into() };
    let n = digits.chars().count();
    let mut out = String::new();
    for (i, c) in digits.chars().enumerate() {
        if i > 0 && (n - i).is_multiple_of(size) {
            out.push(mark);
        }
        out.push(c);
    }
    out
}

fn padded(s: &Spec, sign: &str, body: &str, default: char) -> String {
    let n = sign.chars().count() + body.chars().count();
    let gap = s.width.saturating_sub(n);
    let fill = |n: usize| std::iter::repeat_n(s.fill, n).collect::<String>();
    match s.align.unwrap_or(default) {
        '<' => format!("{sign}{body}{}", fill(gap)),
        '^' => format!("{}{sign}{body}{}", fill(gap / 2), fill(gap - gap / 2)),
        '=' => format!("{sign}{}{body}", fill(gap)),
        _ => format!("{}{sign}{body}", fill(gap)),
    }
}
fn sign_text(s: &Spec, negative: bool) -> &'static str {
    match (negative, s.sign) {
        (true, _) => "-",
        (false, '+') => "+",
        (false, ' ') => " ",
        _ => "",
    }
}

fn format_int(x: i64, s: &Spec) -> Result<String> {
    if s.precision.is_some() && !matches!(s.kind, Some('e' | 'E' | 'f' | 'F' | 'g' | 'G' | '%')) {
        return Err(raised("ValueError", "Precision not allowed in integer format specifier"));
    }
    let m = x.unsigned_abs();
    let (digits, prefix, size) = match s.kind {
        None | Some('d' | 'n') => (m.to_string(), "", 3),
        Some('b') => (format!("{m:b}"), "0b", 4),
        Some('o') => (format!("{m:o}"), "0o", 4),
        Some('x') => (format!("{m:x}"), "0x", 4),
        Some('X') => (format!("{m:X}"), "0X", 4),
        Some('c') => {
            let c = u32::try_from(x).ok().and_then(char::from_u32);
            let c = c.ok_or_else(|| raised("OverflowError", "%c arg not in range(0x110000)"))?;
            return Ok(padded(s, "", &c.to_string(), '<'));
        }
        Some('e' | 'E' | 'f' | 'F' | 'g' | 'G' | '%') => return format_float(x as f64, s),
        Some(k) => return Err(unknown(k, "int")),
    };
    let sign = format!("{}{}", sign_text(s, x < 0), if s.alternate { prefix } else { "" });
    let body = zero_grouped(s, &sign, &digits, "", size);
    Ok(padded(s, &sign, &body, '>'))
}
/// With zero fill, the zeros are grouped as digits are.
fn zero_grouped(s: &Spec, sign: &str, digits: &str, tail: &str, size: usize) -> String {
    let mut digits = digits.to_owned();
    if s.fill == '0' && s.align == Some('=') && s.group.is_some() {
        while sign.len() + grouped(&digits, s.group, size).len() + tail.len() < s.width {
            digits.insert(0, '0');
        }
    }
    format!("{}{tail}", grouped(&digits, s.group, size))
}
fn unknown(kind: char, class: &str) -> Error {
    raised("ValueError", format!("Unknown format code '{kind}' for object of type '{class}'"))
}

/// `d.ddde+XX` with `precision` digits after the point.
fn exponential(x: f64, precision: usize) -> String {
    let text = format!("{x:.precision$e}");
    let (mantissa, exponent) = text.split_once('e').unwrap_or((&text, "0"));
    format!("{mantissa}{}", exponent_text(exponent.parse().unwrap_or(0)))
}
/// `%g`: `precision` significant digits, exponent form outside 1e-4 … 1e`precision`.
fn general(x: f64, precision: usize, keep_zeros: bool) -> String {
    let precision = precision.max(1);
    let e = format!("{x:.*e}", precision - 1);
    let exponent: i32 = e.split_once('e').and_then(|(_, e)| e.parse().ok()).unwrap_or(0);
    let trim = |t: &str| {
        if keep_zeros || !t.contains('.') {
            t.to_owned()
        } else {
            t.trim_end_matches('0').trim_end_matches('.').to_owned()
        }
    };
    if exponent < -4 || exponent >= precision as i32 {
        let mantissa = e.split_once('e').map_or("", |(m, _)| m);
        return format!("{}{}", trim(mantissa), exponent_text(exponent));
    }
    trim(&format!("{x:.*}", (precision as i32 - 1 - exponent).max(0) as usize))
}
fn format_float(x: f64, s: &Spec) -> Result<String> {
    let negative = x.is_sign_negative() && !x.is_nan();
    let m = x.abs();
    let upper = matches!(s.kind, Some('E' | 'F' | 'G'));
    let precision = s.precision.unwrap_or(6);
    let mut text = if m.is_finite() {
        match s.kind {
            None if s.precision.is_none() => repr_float(m),
            None => {
                let g = general(m, precision.max(1), false);
                if g.contains(['.', 'e']) {
                    g
                } else if g.len() > precision.max(1) - 1 && s.precision.is_some_and(|p| g.len() >= p.max(1)) {
                    // One more digit would pass the precision: exponent form, as CPython.
                    let exponent = g.len() as i32 - 1;
                    if exponent >= precision as i32 - 1 {
                        let mantissa = format!("{m:.*e}", precision.max(1) - 1);
                        let mantissa = mantissa.split_once('e').map_or("", |(m, _)| m).to_owned();
                        let mantissa = if mantissa.contains('.') {
                            mantissa.trim_end_matches('0').trim_end_matches('.').to_owned()
                        } else {
                            mantissa
                        };
                        format!("{mantissa}{}", exponent_text(exponent))
                    } else {
                        format!("{g}.0")
                    }
                } else {
                    format!("{g}.0")
                }
            }
            Some('e' | 'E') => exponential(m, precision),
            Some('f' | 'F') => format!("{m:.precision$}"),
            Some('g' | 'G' | 'n') => general(m, precision, s.alternate),
            Some('%') => format!("{:.precision$}", m * 100.0),
            Some(k) => return Err(unknown(k, "float")),
        }
    } else if m.is_nan() {
        "nan".into()
    } else {
        "inf".to_owned()
    };
    if s.kind == Some('%') {
        text.push('%');
    }
    if upper {
        text = text.to_uppercase();
    }
    let sign = sign_text(s, negative);
    let split = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    let (whole, tail) = text.split_at(split);
    let body = zero_grouped(s, sign, whole, tail, 3);
    Ok(padded(s, sign, &body, '>'))
}
fn format_str(text: &str, s: &Spec) -> Result<String> {
    match s.kind {
        None | Some('s') => {}
        Some(k) => return Err(unknown(k, "str")),
    }
    if s.align == Some('=') && s.fill != '0' {
        return Err(raised("ValueError", "'=' alignment not allowed in string format specifier"));
    }
    let cut: String = match s.precision {
        Some(n) => text.chars().take(n).collect(),
        None => text.into(),
    };
    let mut left = Spec { align: s.align.filter(|a| *a != '='), ..*s };
    left.align = left.align.or(Some('<'));
    Ok(padded(&left, "", &cut, '<'))
}

/// Python's `format(value, spec)`.
///
/// # Errors
/// `Raised(ValueError)` or `Raised(TypeError)` as Python raises.
pub fn format_value(v: &Value, spec: &str) -> Result<String> {
    if spec.is_empty() {
        return Ok(str(v));
    }
    let s = parse_spec(spec)?;
    match v {
        Value::Int(i) => format_int(i.value, &s),
        Value::Bool(b) if s.kind.is_none() => format_str(if *b { "True" } else { "False" }, &s),
        Value::Bool(b) => format_int(i64::from(*b), &s),
        Value::Float(x) => format_float(x.value, &s),
        Value::Str(t) => format_str(t, &s),
        other => Err(raised(
            "TypeError",
            format!("unsupported format string passed to {}.__format__", other.kind()),
        )),
    }
}

/// Python's `template.format(*values)`; fields are empty or numbers.
fn format_template(a: Args<'_>) -> Result<Value> {
    let (template, values) = (string(a, 0)?, &a[1..]);
    let mut out = String::new();
    let mut rest = template;
    let mut next = 0usize;
    while let Some(at) = rest.find(['{', '}']) {
        out.push_str(&rest[..at]);
        let brace = &rest[at..=at];
        rest = &rest[at + 1..];
        if let Some(after) = rest.strip_prefix(brace) {
            out.push_str(brace);
            rest = after;
            continue;
        }
        if brace == "}" {
            return Err(raised("ValueError", "Single '}' encountered in format string"));
        }
        let Some(end) = rest.find('}') else {
            return Err(raised("ValueError", "expected '}' before end of string"));
        };
        let field = &rest[..end];
        rest = &rest[end + 1..];
        let (name, spec) = field.split_once(':').unwrap_or((field, ""));
        let (name, conversion) = name.split_once('!').unwrap_or((name, ""));
        let i = if name.is_empty() {
            next += 1;
            next - 1
        } else {
            name.parse().map_err(|_| raised("KeyError", repr_str(name)))?
        };
        let v = values.get(i).ok_or_else(|| {
            raised("IndexError", format!("Replacement index {i} out of range for positional args tuple"))
        })?;
        out.push_str(&match conversion {
            "" => format_value(v, spec)?,
            "r" => format_value(&Value::Str(repr(v).into()), spec)?,
            "s" => format_value(&Value::Str(str(v).into()), spec)?,
            other => return Err(raised("ValueError", format!("Unknown conversion specifier '{other}'"))),
        });
    }
    out.push_str(rest);
    from_str(out)
}

fn based(a: Args<'_>, prefix: &str, digits: fn(u64) -> String) -> Result<Value> {
    let x = int(a, 0)?;
    from_str(format!("{}{prefix}{}", if x < 0 { "-" } else { "" }, digits(x.unsigned_abs())))
}

pub(super) const TABLE: &[Builtin] = &[
    pure("aten::str(Any a) -> str", |a| from_str(str(&a[0]))),
    pure("aten::repr(Any a) -> str", |a| from_str(repr(&a[0]))),
    raises("aten::__format__(Any a, str spec) -> str", |a| from_str(format_value(&a[0], string(a, 1)?)?)),
    raises("aten::format(str self, ...) -> str", format_template),
    pure("aten::hex(int a) -> str", |a| based(a, "0x", |x| format!("{x:x}"))),
    pure("aten::oct(int a) -> str", |a| based(a, "0o", |x| format!("{x:o}"))),
    pure("aten::bin(int a) -> str", |a| based(a, "0b", |x| format!("{x:b}"))),
];
