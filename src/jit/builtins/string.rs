//! Methods of str. Positions count characters, as in Python.

use super::list::{position, slice_positions};
use super::{Builtin, from_bool, from_int, from_list, from_str, int, list, pure, raised, raises, string};
use crate::dispatch::arg::Value;
use crate::error::{Error, Result};

type Args<'a> = &'a [Value];

/// What Python's `str.strip` and `split` take for space.
pub(super) fn is_space(c: char) -> bool {
    c.is_whitespace() || ('\u{1c}'..='\u{1f}').contains(&c)
}
fn chars(a: Args<'_>, i: usize) -> Result<Vec<char>> {
    Ok(string(a, i)?.chars().collect())
}
fn strings(items: impl Iterator<Item = String>) -> Value {
    from_list(items.map(|s| Value::Str(s.into())).collect())
}

/// `(begin, end)` of a search range in characters.
fn bounds(a: Args<'_>, len: usize) -> Result<(usize, usize)> {
    let n = len as i64;
    let clamp = |i: i64| (if i < 0 { i.saturating_add(n).max(0) } else { i.min(n) }) as usize;
    let start = a[2].as_arg().opt_int()?.map_or(0, clamp);
    // A start past the end finds nothing, not even the empty string.
    let beyond = a[2].as_arg().opt_int()?.is_some_and(|i| i > n);
    let end = a[3].as_arg().opt_int()?.map_or(len, clamp);
    Ok(if beyond { (1, 0) } else { (start, end) })
}
fn occurrences(text: &[char], wanted: &[char], begin: usize, end: usize) -> Vec<usize> {
    if begin > end || wanted.len() > end - begin {
        return vec![];
    }
    (begin..=end - wanted.len()).filter(|i| text[*i..*i + wanted.len()] == *wanted).collect()
}
fn find(a: Args<'_>, last: bool) -> Result<i64> {
    let (text, wanted) = (chars(a, 0)?, chars(a, 1)?);
    let (begin, end) = bounds(a, text.len())?;
    let all = occurrences(&text, &wanted, begin, end);
    let hit = if last { all.last() } else { all.first() };
    Ok(hit.map_or(-1, |i| *i as i64))
}
fn index(a: Args<'_>, last: bool) -> Result<Value> {
    match find(a, last)? {
        -1 => Err(raised("ValueError", "substring not found")),
        i => from_int(i),
    }
}
fn count(a: Args<'_>) -> Result<Value> {
    let (text, wanted) = (chars(a, 0)?, chars(a, 1)?);
    let (begin, end) = bounds(a, text.len())?;
    let (mut n, mut free) = (0, 0);
    for at in occurrences(&text, &wanted, begin, end) {
        if at >= free || wanted.is_empty() {
            n += 1;
            free = at + wanted.len();
        }
    }
    from_int(n)
}
fn affix(a: Args<'_>, at_end: bool) -> Result<Value> {
    let (text, wanted) = (chars(a, 0)?, chars(a, 1)?);
    let (begin, end) = bounds(a, text.len())?;
    if begin > end {
        return from_bool(false);
    }
    let part = &text[begin..end];
    from_bool(if at_end { part.ends_with(&wanted) } else { part.starts_with(&wanted) })
}

fn strip(a: Args<'_>, left: bool, right: bool) -> Result<Value> {
    let mut text = string(a, 0)?;
    let set: Option<Vec<char>> = a[1].as_arg().opt_str()?.map(|s| s.chars().collect());
    let hit = |c: char| set.as_ref().map_or_else(|| is_space(c), |s| s.contains(&c));
    if left {
        text = text.trim_start_matches(hit);
    }
    if right {
        text = text.trim_end_matches(hit);
    }
    from_str(text)
}

fn split(a: Args<'_>) -> Result<Value> {
    let (text, max) = (string(a, 0)?, int(a, 2)?);
    let limit = if max < 0 { usize::MAX } else { max as usize };
    let Some(separator) = a[1].as_arg().opt_str()? else {
        let mut out = Vec::new();
        let mut rest = text.trim_start_matches(is_space);
        while !rest.is_empty() {
            if out.len() == limit {
                out.push(rest.to_owned());
                break;
            }
            let end = rest.find(is_space).unwrap_or(rest.len());
            out.push(rest[..end].to_owned());
            rest = rest[end..].trim_start_matches(is_space);
        }
        return Ok(strings(out.into_iter()));
    };
    if separator.is_empty() {
        return Err(raised("ValueError", "empty separator"));
    }
    Ok(strings(text.splitn(limit.saturating_add(1), separator).map(String::from)))
}
fn rsplit(a: Args<'_>) -> Result<Value> {
    let (text, max) = (string(a, 0)?, int(a, 2)?);
    let limit = if max < 0 { usize::MAX } else { max as usize };
    let mut out = Vec::new();
    match a[1].as_arg().opt_str()? {
        Some("") => return Err(raised("ValueError", "empty separator")),
        Some(separator) => {
            out.extend(text.rsplitn(limit.saturating_add(1), separator).map(String::from));
        }
        None => {
            let mut rest = text.trim_end_matches(is_space);
            while !rest.is_empty() {
                if out.len() == limit {
                    out.push(rest.to_owned());
                    break;
                }
                let begin = rest.char_indices().rev().find(|(_, c)| is_space(*c));
                let begin = begin.map_or(0, |(i, c)| i + c.len_utf8());
                out.push(rest[begin..].to_owned());
                rest = rest[..begin].trim_end_matches(is_space);
            }
        }
    }
    out.reverse();
    Ok(strings(out.into_iter()))
}
fn split_lines(a: Args<'_>) -> Result<Value> {
    let is_break = |c: char| {
        matches!(
            c,
            '\n' | '\r' | '\u{b}' | '\u{c}' | '\u{1c}'..='\u{1e}' | '\u{85}' | '\u{2028}' | '\u{2029}'
        )
    };
    let (text, keep) = (chars(a, 0)?, super::boolean(a, 1)?);
    let (mut out, mut line) = (Vec::new(), String::new());
    let mut i = 0;
    while i < text.len() {
        let c = text[i];
        if !is_break(c) {
            line.push(c);
            i += 1;
            continue;
        }
        let pair = c == '\r' && text.get(i + 1) == Some(&'\n');
        if keep {
            line.push(c);
            if pair {
                line.push('\n');
            }
        }
        out.push(std::mem::take(&mut line));
        i += if pair { 2 } else { 1 };
    }
    if !line.is_empty() {
        out.push(line);
    }
    Ok(strings(out.into_iter()))
}
fn partition(a: Args<'_>, last: bool) -> Result<Value> {
    let (text, separator) = (string(a, 0)?, string(a, 1)?);
    if separator.is_empty() {
        return Err(raised("ValueError", "empty separator"));
    }
    let hit = if last { text.rsplit_once(separator) } else { text.split_once(separator) };
    let parts = match hit {
        Some((x, y)) => [x, separator, y],
        None if last => ["", "", text],
        None => [text, "", ""],
    };
    Ok(Value::Tuple(parts.iter().map(|s| Value::Str((*s).into())).collect()))
}
fn join(a: Args<'_>) -> Result<Value> {
    let items = list(a, 1)?.lock();
    let parts = items.iter().map(|v| v.as_arg().str()).collect::<Result<Vec<_>>>()?;
    from_str(parts.join(string(a, 0)?))
}
fn replace(a: Args<'_>) -> Result<Value> {
    let (text, old, new, max) = (string(a, 0)?, string(a, 1)?, string(a, 2)?, int(a, 3)?);
    from_str(if max < 0 { text.replace(old, new) } else { text.replacen(old, new, max as usize) })
}
fn repeat(a: Args<'_>) -> Result<Value> {
    let (text, n) = (string(a, 0)?, int(a, 1)?.max(0) as usize);
    match text.len().checked_mul(n).filter(|t| *t <= 1 << 40) {
        Some(_) => from_str(text.repeat(n)),
        None => Err(raised("MemoryError", "the repeated string is too long")),
    }
}

/// Every character passes, and there is one. Outside ASCII Python's tables decide, which Rust does not have.
fn every(a: Args<'_>, test: fn(char) -> bool) -> Result<Value> {
    let text = string(a, 0)?;
    if !text.is_ascii() {
        return Err(raised("NotImplementedError", "in a program this test takes ASCII strings only"));
    }
    from_bool(!text.is_empty() && text.chars().all(test))
}
/// All cased characters pass, and there is one.
fn cased(a: Args<'_>, test: fn(char) -> bool, other: fn(char) -> bool) -> Result<Value> {
    let text = string(a, 0)?;
    from_bool(text.chars().any(test) && !text.chars().any(other))
}
fn capitalize(a: Args<'_>) -> Result<Value> {
    let mut rest = string(a, 0)?.chars();
    let Some(first) = rest.next() else { return from_str("") };
    from_str(format!("{}{}", first.to_uppercase(), rest.as_str().to_lowercase()))
}
fn title(a: Args<'_>) -> Result<Value> {
    let mut out = String::new();
    let mut inside = false;
    for c in string(a, 0)?.chars() {
        if inside {
            out.extend(c.to_lowercase());
        } else {
            out.extend(c.to_uppercase());
        }
        inside = c.is_alphabetic();
    }
    from_str(out)
}
fn swap_case(a: Args<'_>) -> Result<Value> {
    let mut out = String::new();
    for c in string(a, 0)?.chars() {
        if c.is_uppercase() { out.extend(c.to_lowercase()) } else { out.extend(c.to_uppercase()) }
    }
    from_str(out)
}
fn pad(a: Args<'_>, left: fn(usize, usize) -> usize) -> Result<Value> {
    let (text, width, fill) = (string(a, 0)?, int(a, 1)?, chars(a, 2)?);
    let [fill] = fill[..] else {
        return Err(raised("TypeError", "The fill character must be exactly one character long"));
    };
    let n = text.chars().count();
    let width = usize::try_from(width).unwrap_or(0);
    if width <= n {
        return from_str(text);
    }
    if width > 1 << 40 {
        return Err(raised("MemoryError", "the padded string is too long"));
    }
    let gap = width - n;
    let before = left(gap, width);
    let fill = |n: usize| std::iter::repeat_n(fill, n).collect::<String>();
    from_str(format!("{}{text}{}", fill(before), fill(gap - before)))
}
fn zero_fill(a: Args<'_>) -> Result<Value> {
    let (text, width) = (string(a, 0)?, usize::try_from(int(a, 1)?).unwrap_or(0).min(1 << 40));
    let gap = width.saturating_sub(text.chars().count());
    let (sign, rest) = match text.chars().next() {
        Some(c @ ('+' | '-')) => (c.to_string(), &text[1..]),
        _ => (String::new(), text),
    };
    from_str(format!("{sign}{}{rest}", "0".repeat(gap)))
}
fn ordinal(a: Args<'_>) -> Result<Value> {
    match chars(a, 0)?[..] {
        [c] => from_int(i64::from(u32::from(c))),
        ref all => Err(raised(
            "TypeError",
            format!("ord() expected a character, but string of length {} found", all.len()),
        )),
    }
}
fn character(a: Args<'_>) -> Result<Value> {
    let out_of_range = || raised("ValueError", "chr() arg not in range(0x110000)");
    let code = u32::try_from(int(a, 0)?).ok().filter(|c| *c < 0x11_0000).ok_or_else(out_of_range)?;
    let c = char::from_u32(code).ok_or_else(|| {
        Error::value(format!("chr({code}) is half of a surrogate pair: not a character here"))
    })?;
    from_str(c.to_string())
}

pub(super) const TABLE: &[Builtin] = &[
    pure("aten::add.str(str a, str b) -> str", |a| from_str(format!("{}{}", string(a, 0)?, string(a, 1)?))),
    raises("aten::mul.str(str a, int n) -> str", repeat),
    pure("aten::len.str(str a) -> int", |a| from_int(string(a, 0)?.chars().count() as i64)),
    raises("aten::__getitem__.str(str a, int idx) -> str", |a| {
        let all = chars(a, 0)?;
        from_str(all[position(int(a, 1)?, all.len(), "string")?].to_string())
    }),
    raises("aten::slice.str(str a, int? start=None, int? end=None, int step=1) -> str", |a| {
        let all = chars(a, 0)?;
        from_str(slice_positions(a, all.len())?.into_iter().map(|i| all[i]).collect::<String>())
    }),
    pure("aten::list.str(str a) -> str[]", |a| Ok(strings(string(a, 0)?.chars().map(String::from)))),
    pure("aten::__contains__.str(str self, str el) -> bool", |a| {
        from_bool(string(a, 0)?.contains(string(a, 1)?))
    }),
    pure("aten::upper(str self) -> str", |a| from_str(string(a, 0)?.to_uppercase())),
    pure("aten::lower(str self) -> str", |a| from_str(string(a, 0)?.to_lowercase())),
    raises("aten::casefold(str self) -> str", |a| {
        let text = string(a, 0)?;
        if !text.is_ascii() {
            return Err(raised("NotImplementedError", "in a program casefold() takes ASCII strings only"));
        }
        from_str(text.to_lowercase())
    }),
    pure("aten::capitalize(str self) -> str", capitalize),
    pure("aten::title(str self) -> str", title),
    pure("aten::swapcase(str self) -> str", swap_case),
    pure("aten::strip(str self, str? chars=None) -> str", |a| strip(a, true, true)),
    pure("aten::lstrip(str self, str? chars=None) -> str", |a| strip(a, true, false)),
    pure("aten::rstrip(str self, str? chars=None) -> str", |a| strip(a, false, true)),
    raises("aten::split.str(str self, str? sep=None, int maxsplit=-1) -> str[]", split),
    raises("aten::rsplit(str self, str? sep=None, int maxsplit=-1) -> str[]", rsplit),
    pure("aten::splitlines(str self, bool keepends=False) -> str[]", split_lines),
    raises("aten::partition(str self, str sep) -> (str, str, str)", |a| partition(a, false)),
    raises("aten::rpartition(str self, str sep) -> (str, str, str)", |a| partition(a, true)),
    pure("aten::join(str self, str[] items) -> str", join),
    pure("aten::replace(str self, str old, str new, int max=-1) -> str", replace),
    pure("aten::find(str self, str sub, int? start=None, int? end=None) -> int", |a| {
        from_int(find(a, false)?)
    }),
    pure("aten::rfind(str self, str sub, int? start=None, int? end=None) -> int", |a| {
        from_int(find(a, true)?)
    }),
    raises("aten::index.str(str self, str sub, int? start=None, int? end=None) -> int", |a| index(a, false)),
    raises("aten::rindex(str self, str sub, int? start=None, int? end=None) -> int", |a| index(a, true)),
    pure("aten::count.str(str self, str sub, int? start=None, int? end=None) -> int", count),
    pure("aten::startswith(str self, str sub, int? start=None, int? end=None) -> bool", |a| affix(a, false)),
    pure("aten::endswith(str self, str sub, int? start=None, int? end=None) -> bool", |a| affix(a, true)),
    pure("aten::removeprefix(str self, str prefix) -> str", |a| {
        let text = string(a, 0)?;
        from_str(text.strip_prefix(string(a, 1)?).unwrap_or(text))
    }),
    pure("aten::removesuffix(str self, str suffix) -> str", |a| {
        let (text, suffix) = (string(a, 0)?, string(a, 1)?);
        from_str(text.strip_suffix(suffix).unwrap_or(text))
    }),
    raises("aten::isdigit(str self) -> bool", |a| every(a, |c| c.is_ascii_digit())),
    raises("aten::isdecimal(str self) -> bool", |a| every(a, |c| c.is_ascii_digit())),
    raises("aten::isnumeric(str self) -> bool", |a| every(a, |c| c.is_ascii_digit())),
    raises("aten::isalpha(str self) -> bool", |a| every(a, |c| c.is_ascii_alphabetic())),
    raises("aten::isalnum(str self) -> bool", |a| every(a, |c| c.is_ascii_alphanumeric())),
    raises("aten::isspace(str self) -> bool", |a| every(a, is_space)),
    raises("aten::isidentifier(str self) -> bool", |a| {
        let text = string(a, 0)?;
        let first_fits = !text.starts_with(|c: char| c.is_ascii_digit());
        Ok(match every(a, |c| c == '_' || c.is_ascii_alphanumeric())? {
            Value::Bool(all) => Value::Bool(all && first_fits),
            other => other,
        })
    }),
    pure("aten::isupper(str self) -> bool", |a| cased(a, char::is_uppercase, char::is_lowercase)),
    pure("aten::islower(str self) -> bool", |a| cased(a, char::is_lowercase, char::is_uppercase)),
    raises("aten::ljust(str self, int width, str fillchar=\" \") -> str", |a| pad(a, |_, _| 0)),
    raises("aten::rjust(str self, int width, str fillchar=\" \") -> str", |a| pad(a, |gap, _| gap)),
    raises("aten::center(str self, int width, str fillchar=\" \") -> str", |a| {
        // CPython's choice of the shorter side.
        pad(a, |gap, width| gap / 2 + (gap & width & 1))
    }),
    pure("aten::zfill(str self, int width) -> str", zero_fill),
    raises("aten::ord(str a) -> int", ordinal),
    raises("aten::chr(int a) -> str", character),
];
