//! The smallest parts of the text: space, words, strings, numbers, and the error that says where reading stopped.

use std::sync::Arc;

use super::Parser;
use crate::error::{Error, Result};

pub(super) fn is_word(c: char) -> bool {
    c == '_' || c.is_alphanumeric()
}

impl<'a> Parser<'a> {
    pub(crate) fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }
    pub(crate) fn space(&mut self) {
        self.at += self.rest().len() - self.rest().trim_start().len();
    }
    pub(crate) fn error<T>(&self, expected: &str) -> Result<T> {
        let before = &self.text[..self.at];
        let line = before.matches('\n').count() + 1;
        let start = before.rfind('\n').map_or(0, |i| i + 1);
        let column = before[start..].chars().count() + 1;
        let found = self.rest().chars().next().map_or("the end".into(), |c| format!("{c:?}"));
        let shown: String = self.text[start..].lines().next().unwrap_or("").chars().take(120).collect();
        Err(Error::runtime(format!(
            "line {line}, column {column}: expected {expected}, found {found}\n{shown}"
        )))
    }
    pub(super) fn end(&mut self) -> Result<()> {
        self.space();
        if self.rest().is_empty() { Ok(()) } else { self.error("the end") }
    }
    pub(crate) fn eat(&mut self, token: &str) -> bool {
        self.space();
        let hit = self.rest().starts_with(token);
        if hit {
            self.at += token.len();
        }
        hit
    }
    pub(crate) fn expect(&mut self, token: &str) -> Result<()> {
        if self.eat(token) { Ok(()) } else { self.error(&format!("'{token}'")) }
    }
    pub(super) fn peek_word(&mut self) -> &'a str {
        self.space();
        let rest = self.rest();
        &rest[..rest.find(|c| !is_word(c)).unwrap_or(rest.len())]
    }
    pub(crate) fn word(&mut self, what: &str) -> Result<&'a str> {
        let w = self.peek_word();
        if w.is_empty() || w.starts_with(|c: char| c.is_ascii_digit()) {
            return self.error(what);
        }
        self.at += w.len();
        Ok(w)
    }
    pub(super) fn word_is(&mut self, word: &str) -> bool {
        let hit = self.peek_word() == word;
        if hit {
            self.at += word.len();
        }
        hit
    }
    pub(super) fn dotted(&mut self, what: &str) -> Result<String> {
        let mut name = self.word(what)?.to_owned();
        while self.rest().starts_with('.') {
            self.at += 1;
            name.push('.');
            name.push_str(self.word(what)?);
        }
        Ok(name)
    }
    /// `ns::name.overload`.
    pub(crate) fn operation(&mut self) -> Result<String> {
        let mut name = format!("{}::", self.word("an operation")?);
        self.expect("::")?;
        name.push_str(&self.dotted("an operation's name")?);
        Ok(name)
    }
    pub(super) fn string(&mut self) -> Result<Arc<str>> {
        self.expect("\"")?;
        let mut out = String::new();
        loop {
            let Some(c) = self.rest().chars().next() else { return self.error("a closing quote") };
            self.at += c.len_utf8();
            match c {
                '"' => return Ok(out.into()),
                '\n' => return self.error("a closing quote"),
                '\\' => out.push(self.escape()?),
                c => out.push(c),
            }
        }
    }
    fn escape(&mut self) -> Result<char> {
        let Some(c) = self.rest().chars().next() else { return self.error("an escaped character") };
        self.at += c.len_utf8();
        Ok(match c {
            '"' | '\\' => c,
            'n' => '\n',
            'r' => '\r',
            't' => '\t',
            'u' => {
                self.expect("{")?;
                let code = u32::from_str_radix(self.peek_word(), 16).ok().and_then(char::from_u32);
                let Some(c) = code else { return self.error("the number of a character") };
                self.at += self.peek_word().len();
                self.expect("}")?;
                c
            }
            _ => return self.error("an escape"),
        })
    }
    pub(super) fn number_text(&mut self) -> &'a str {
        self.space();
        let rest = self.rest();
        let ok = |(i, c): (usize, char)| {
            c.is_ascii_alphanumeric()
                || c == '.'
                || (i == 0 && c == '-')
                || (c == '-' && rest[..i].ends_with('e'))
        };
        let n = rest.char_indices().find(|x| !ok(*x)).map_or(rest.len(), |(i, _)| i);
        &rest[..n]
    }
    pub(super) fn number_u32(&mut self) -> Result<u32> {
        let text = self.number_text();
        match text.parse() {
            Ok(n) => {
                self.at += text.len();
                Ok(n)
            }
            Err(_) => self.error("a whole number"),
        }
    }
    pub(super) fn float_bits(&mut self) -> Result<u64> {
        if self.eat("nan(0x") {
            let bits = u64::from_str_radix(self.peek_word(), 16).ok().filter(|b| f64::from_bits(*b).is_nan());
            let Some(bits) = bits else { return self.error("the bits of a nan") };
            self.at += self.peek_word().len();
            self.expect(")")?;
            return Ok(bits);
        }
        let text = self.number_text();
        let x = match text {
            "inf" => Some(f64::INFINITY),
            "-inf" => Some(f64::NEG_INFINITY),
            "nan" => Some(f64::NAN),
            t if t.trim_start_matches('-').starts_with(|c: char| c.is_ascii_digit()) => t.parse().ok(),
            _ => None,
        };
        match x {
            Some(x) => {
                self.at += text.len();
                Ok(x.to_bits())
            }
            None => self.error("a number"),
        }
    }
}
