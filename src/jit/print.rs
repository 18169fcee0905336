//! The text of graphs and programs, in TorchScript's notation.
//!
//! ```text
//! graph(%x.0 : Tensor, %n.1 : int):
//!   %2 : int = prim::Constant[value=1]()
//!   %3 : Tensor = aten::add.Tensor(%x.0, %x.0, %2) !no_grad #4
//!   return (%3)
//! ```
//! The text is complete but for the data of tensors: reading it back gives the compact graph. `#4` is the row of the
//! source table; for people ([`Reader`]) the place stands there instead.

use std::fmt::{self, Write};

use crate::dispatch::arg::Value;
use crate::error::Result;
use crate::jit::graph::{Attr, BlockId, Function, Graph, Program, Source, ValueId};

/// Whom the text is for.
#[derive(Clone, Copy)]
pub enum Reader<'a> {
    /// The parser.
    Machine,
    /// People: sources are resolved to `place:line`.
    Person(&'a [Source]),
}

/// A string in quotes.
pub struct Quoted<'a>(pub &'a str);
impl fmt::Display for Quoted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char('"')?;
        for c in self.0.chars() {
            match c {
                '"' => f.write_str("\\\"")?,
                '\\' => f.write_str("\\\\")?,
                '\n' => f.write_str("\\n")?,
                '\r' => f.write_str("\\r")?,
                '\t' => f.write_str("\\t")?,
                c if c.is_control() => write!(f, "\\u{{{:x}}}", c as u32)?,
                c => f.write_char(c)?,
            }
        }
        f.write_char('"')
    }
}

fn float(bits: u64) -> String {
    let x = f64::from_bits(bits);
    if !x.is_nan() {
        format!("{x:?}")
    } else if bits == f64::NAN.to_bits() {
        "nan".into()
    } else {
        format!("nan(0x{bits:x})")
    }
}

impl fmt::Display for Attr {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Attr::None => f.write_str("None"),
            Attr::Bool(true) => f.write_str("True"),
            Attr::Bool(false) => f.write_str("False"),
            Attr::Int(x) => write!(f, "{x}"),
            Attr::Float(x) => f.write_str(&float(*x)),
            Attr::Complex(re, im) => write!(f, "complex({}, {})", float(*re), float(*im)),
            Attr::Str(s) => write!(f, "{}", Quoted(s)),
            Attr::DType(d) => write!(f, "dtype({d})"),
            Attr::Device(d) => write!(f, "device({})", Quoted(&d.to_string())),
            Attr::Layout(l) => write!(f, "layout({})", l.name()),
            Attr::MemoryFormat(m) => write!(f, "memory_format({})", m.name()),
            Attr::Constant(i) => write!(f, "constant({i})"),
            Attr::Types(types) => {
                let all: Vec<String> = types.iter().map(ToString::to_string).collect();
                write!(f, "types({})", all.join(", "))
            }
        }
    }
}

/// A graph as text.
pub fn graph(g: &Graph, reader: Reader<'_>) -> String {
    let compact = g.compact();
    let mut p = Printer { graph: &compact, out: String::new(), reader };
    p.graph_text();
    p.out
}

impl fmt::Display for Graph {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&graph(self, Reader::Machine))
    }
}

struct Printer<'a> {
    graph: &'a Graph,
    out: String,
    reader: Reader<'a>,
}

impl Printer<'_> {
    fn put(&mut self, text: &str) {
        self.out.push_str(text);
    }
    fn name(&self, v: ValueId) -> String {
        match self.graph.values.get(v.0 as usize) {
            Some(info) => match &info.name {
                Some(name) => format!("%{name}.{}", v.0),
                None => format!("%{}", v.0),
            },
            None => "%undefined".into(),
        }
    }
    fn typed(&self, v: ValueId) -> String {
        format!("{} : {}", self.name(v), self.graph.ty(v))
    }
    fn typed_list(&self, vs: &[ValueId]) -> String {
        vs.iter().map(|v| self.typed(*v)).collect::<Vec<_>>().join(", ")
    }
    fn name_list(&self, vs: &[ValueId]) -> String {
        vs.iter().map(|v| self.name(*v)).collect::<Vec<_>>().join(", ")
    }
    fn graph_text(&mut self) {
        let body = self.graph.body();
        let inputs = self.typed_list(&body.inputs);
        self.put(&format!("graph({inputs}):\n"));
        self.nodes(Graph::BODY, 1);
        let outputs = self.name_list(&body.outputs);
        self.put(&format!("  return ({outputs})\n"));
    }
    fn nodes(&mut self, block: BlockId, depth: usize) {
        let indent = "  ".repeat(depth);
        for &n in &self.graph.block(block).nodes {
            let node = self.graph.node(n);
            self.put(&indent);
            if !node.outputs.is_empty() {
                let outputs = self.typed_list(&node.outputs);
                self.put(&format!("{outputs} = "));
            }
            self.put(&node.op);
            if !node.attrs.is_empty() {
                let attrs: Vec<String> = node.attrs.iter().map(|(k, v)| format!("{k}={v}")).collect();
                self.put(&format!("[{}]", attrs.join(", ")));
            }
            let inputs = self.name_list(&node.inputs);
            self.put(&format!("({inputs})"));
            match node.grad {
                None => {}
                Some(true) => self.put(" !grad"),
                Some(false) => self.put(" !no_grad"),
            }
            match (node.source, self.reader) {
                (None, _) => {}
                (Some(i), Reader::Machine) => self.put(&format!(" #{i}")),
                (Some(i), Reader::Person(sources)) => {
                    if let Some(s) = sources.get(i as usize) {
                        self.put(&format!(" # {}:{}", s.place, s.line));
                    }
                }
            }
            self.put("\n");
            for (i, &b) in node.blocks.iter().enumerate() {
                let inputs = self.typed_list(&self.graph.block(b).inputs);
                self.put(&format!("{indent}  block{i}({inputs}):\n"));
                self.nodes(b, depth + 2);
                let outputs = self.name_list(&self.graph.block(b).outputs);
                self.put(&format!("{indent}    -> ({outputs})\n"));
            }
        }
    }
}

/// The literal of a stored value; tensors are rows of `constants`, entered there by `constant`.
///
/// # Errors
/// `Runtime` for what has no text (objects, generators, host objects).
pub fn literal(v: &Value, constant: &mut dyn FnMut(&crate::tensor::Tensor) -> u32) -> Result<String> {
    if let Some(attr) = Attr::of_value(v) {
        return Ok(attr.to_string());
    }
    let mut many = |items: &[Value], open: &str, close: &str| -> Result<String> {
        let texts = items.iter().map(|v| literal(v, constant)).collect::<Result<Vec<_>>>()?;
        Ok(format!("{open}{}{close}", texts.join(", ")))
    };
    match v {
        Value::Tensor(t) => Ok(format!("constant({})", constant(t))),
        Value::List(items) => many(&items.lock(), "[", "]"),
        Value::Tuple(items) => many(items, "(", ")"),
        Value::Dict(items) => {
            let flat: Vec<Value> = items.lock().iter().flat_map(|(k, v)| [k.clone(), v.clone()]).collect();
            many(&flat, "{", "}")
        }
        other => Err(crate::error::Error::runtime(format!(
            "a value of kind {} cannot be written into a program",
            other.kind()
        ))),
    }
}

fn function(out: &mut String, name: &str, f: &Function, entry: bool, reader: Reader<'_>) {
    let parameters: Vec<String> = f
        .parameters
        .iter()
        .map(|p| p.default.as_ref().map_or_else(|| p.name.to_string(), |d| format!("{}={d}", p.name)))
        .collect();
    let entry = if entry { " entry" } else { "" };
    out.push_str(&format!("function {}({}){entry}:\n", Quoted(name), parameters.join(", ")));
    out.push_str(&graph(&f.graph, reader));
}

/// A whole program as text. State that is not a tensor is written out; `state` values that hold tensors enter them
/// among the constants, which is why the program is borrowed mutably.
///
/// # Errors
/// As [`literal`].
pub fn program(p: &mut Program, reader: Reader<'_>) -> Result<String> {
    let mut out = String::new();
    if let Reader::Machine = reader {
        for s in &p.sources {
            out.push_str(&format!("source {} {} {}\n", Quoted(&s.place), s.line, Quoted(&s.text)));
        }
    }
    for (name, class) in &p.classes {
        out.push_str(&format!("class {name}:\n"));
        for (field, ty) in &class.fields {
            out.push_str(&format!("  {field} : {ty}\n"));
        }
    }
    let mut state = String::new();
    let constants = &mut p.constants;
    let mut constant = |t: &crate::tensor::Tensor| {
        constants.iter().position(|c| c.same(t)).unwrap_or_else(|| {
            constants.push(t.clone());
            constants.len() - 1
        }) as u32
    };
    for (name, s) in &p.state {
        state.push_str(&format!("state {} : {} {}", Quoted(name), s.ty, s.kind.name()));
        if !matches!(s.value, Value::Tensor(_)) {
            state.push_str(&format!(" = {}", literal(&s.value, &mut constant)?));
        }
        state.push('\n');
    }
    out.push_str(&state);
    for (key, value) in &p.metadata {
        out.push_str(&format!("note {} {}\n", Quoted(key), Quoted(value)));
    }
    for (name, f) in &p.functions {
        function(&mut out, name, f, p.entries.contains(name), reader);
    }
    Ok(out)
}
