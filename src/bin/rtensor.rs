//! The `rtensor` binary: runs and inspects program files, lists operations. No Python in its process.
//!
//! Exit code 1 for what a program or file does wrong, 2 for a wrong command line; errors go to stderr, one each.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use lexopt::Parser;
use lexopt::prelude::{Long, Short, ValueExt};
use rtensor::autograd::mode::set_grad_enabled;
use rtensor::cpu::parallel;
use rtensor::dispatch::arg::Value;
use rtensor::dispatch::key::Key;
use rtensor::dispatch::{explain, registry};
use rtensor::error::Error;
use rtensor::generator::Generator;
use rtensor::io::npy;
use rtensor::jit::builtins::text;
use rtensor::jit::graph::Program;
use rtensor::jit::interpreter::Executable;
use rtensor::jit::print::{self, Reader};
use rtensor::jit::types::Type;
use rtensor::jit::{archive, builtins};
use rtensor::tensor::Tensor;

const HELP: &str = "\
rtensor: run and inspect program files, list operations

usage:
  rtensor run PROGRAM.rt [--input NAME=FILE.npy | --input NAME=NUMBER]... [--output FILE.npy]...
              [--method NAME] [--repeat N] [--save AFTER.rt] [--seed S] [--threads N]
  rtensor inspect PROGRAM.rt
  rtensor ops [NAME]

run calls the program's function (its only one or forward, unless --method says otherwise) with the inputs, N times; its state is kept
from one call to the next. Results go to the --output files in order, of the last call; without any, they are printed.
--save writes the program with its state as it is after the last call.
";

/// What went wrong, and with which exit code.
enum Failure {
    Usage(String),
    Run(String),
}
impl From<lexopt::Error> for Failure {
    fn from(e: lexopt::Error) -> Self {
        Failure::Usage(e.to_string())
    }
}
impl From<Error> for Failure {
    fn from(e: Error) -> Self {
        Failure::Run(e.to_string())
    }
}
type Outcome<T = ()> = Result<T, Failure>;

fn main() -> ExitCode {
    match command() {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure::Usage(message)) => {
            eprintln!("rtensor: {message}\nrtensor --help says how it is used");
            ExitCode::from(2)
        }
        Err(Failure::Run(message)) => {
            eprintln!("rtensor: {message}");
            ExitCode::from(1)
        }
    }
}

fn say(text: &str) -> Outcome {
    std::io::stdout().write_all(text.as_bytes()).map_err(|e| Failure::Run(format!("standard output: {e}")))
}

fn command() -> Outcome {
    let mut args = Parser::from_env();
    match args.next()? {
        Some(lexopt::Arg::Value(name)) => match &*name.to_string_lossy() {
            "run" => run(&mut args),
            "inspect" => inspect(&mut args),
            "ops" => operations(&mut args),
            "help" => say(HELP),
            other => {
                Err(Failure::Usage(format!("there is no command '{other}'; there are run, inspect and ops")))
            }
        },
        Some(Long("help") | Short('h')) | None => say(HELP),
        Some(Long("version") | Short('V')) => say(&format!("rtensor {}\n", env!("CARGO_PKG_VERSION"))),
        Some(other) => Err(other.unexpected().into()),
    }
}

fn read(path: &Path) -> Outcome<Vec<u8>> {
    std::fs::read(path).map_err(|e| Failure::Run(format!("{}: {e}", path.display())))
}
fn write(path: &Path, bytes: &[u8]) -> Outcome {
    std::fs::write(path, bytes).map_err(|e| Failure::Run(format!("{}: {e}", path.display())))
}
/// Puts a new file in the place of an old one, from which weights may still be mapped.
fn replace(path: &Path, bytes: &[u8]) -> Outcome {
    if path.exists() && !path.is_file() {
        return write(path, bytes);
    }
    let mut part = path.as_os_str().to_owned();
    part.push(format!(".{}.part", std::process::id()));
    write(Path::new(&part), bytes)?;
    std::fs::rename(&part, path).map_err(|e| {
        let _ = std::fs::remove_file(&part);
        Failure::Run(format!("{}: {e}", path.display()))
    })
}
fn load(path: &Path) -> Outcome<Program> {
    archive::load_file(path).map_err(|e| Failure::Run(format!("{}: {e}", path.display())))
}

#[derive(Default)]
struct Options {
    program: Option<PathBuf>,
    inputs: Vec<(String, String)>,
    outputs: Vec<PathBuf>,
    method: Option<String>,
    repeat: Option<u64>,
    save: Option<PathBuf>,
    seed: Option<u64>,
    threads: Option<usize>,
}
impl Options {
    fn parse(args: &mut Parser) -> Outcome<Options> {
        let mut o = Options::default();
        while let Some(arg) = args.next()? {
            match arg {
                Long("input") => {
                    let text = args.value()?.string()?;
                    let pair = text.split_once('=').map(|(n, v)| (n.to_owned(), v.to_owned()));
                    o.inputs.push(pair.ok_or_else(|| Failure::Usage("--input takes NAME=FILE.npy".into()))?);
                }
                Long("output") => o.outputs.push(args.value()?.into()),
                Long("method") => o.method = Some(args.value()?.string()?),
                Long("repeat") => o.repeat = Some(args.value()?.parse()?),
                Long("save") => o.save = Some(args.value()?.into()),
                Long("seed") => o.seed = Some(args.value()?.parse()?),
                Long("threads") => o.threads = Some(args.value()?.parse()?),
                lexopt::Arg::Value(path) if o.program.is_none() => o.program = Some(path.into()),
                other => return Err(other.unexpected().into()),
            }
        }
        Ok(o)
    }
}

fn run(args: &mut Parser) -> Outcome {
    let options = Options::parse(args)?;
    let path = options.program.ok_or_else(|| Failure::Usage("run needs a program file".into()))?;
    if options.threads == Some(0) || options.repeat == Some(0) {
        return Err(Failure::Usage("--threads and --repeat are at least 1".into()));
    }
    options.threads.into_iter().for_each(parallel::set_num_threads);
    options.seed.into_iter().for_each(|s| Generator::default_cpu().manual_seed(s));
    let program = load(&path)?;
    // The binary never records; the marks come back when the program is saved.
    set_grad_enabled(false);
    let trainable: Vec<Tensor> = program
        .state
        .values()
        .filter_map(|s| match &s.value {
            Value::Tensor(t) if t.requires_grad() => Some(t.clone()),
            _ => None,
        })
        .collect();
    trainable.iter().for_each(|t| t.set_requires_grad(false));
    let method = options.method.clone().unwrap_or_else(|| only_entry(&program));
    let method = method.as_str();
    let executable = Executable::new(program)?;
    let inputs = bind(&executable, method, &options.inputs)?;
    let times = options.repeat.unwrap_or(1);
    let mut results = Vec::new();
    for _ in 0..times {
        results = executable.call(method, inputs.clone())?;
        if options.outputs.is_empty() {
            let all: Vec<String> = results.iter().map(shown).collect();
            say(&format!("{}\n", all.join(" ")))?;
        }
    }
    if !options.outputs.is_empty() {
        write_outputs(&options.outputs, results)?;
    }
    if let Some(path) = options.save {
        trainable.iter().for_each(|t| t.set_requires_grad(true));
        replace(&path, &archive::save(&executable.snapshot())?)?;
    }
    Ok(())
}

/// Command-line inputs as arguments, by name.
/// The function that is meant when none is named: forward, or the only one that can be called from outside.
fn only_entry(program: &Program) -> String {
    match program.entries.as_slice() {
        [only] => only.to_string(),
        _ => "forward".to_owned(),
    }
}

fn bind(e: &Executable, method: &str, given: &[(String, String)]) -> Outcome<Vec<Option<Value>>> {
    let parameters = e.parameters(method)?;
    let mut values: Vec<Option<Value>> = vec![None; parameters.len()];
    for (name, text) in given {
        let Some(i) = parameters.iter().position(|(n, _, _)| **n == **name) else {
            let known: Vec<&str> = parameters.iter().map(|(n, _, _)| &**n).collect();
            return Err(Failure::Run(format!(
                "{method} has no parameter '{name}'; it takes: {}",
                known.join(", ")
            )));
        };
        if values[i].is_some() {
            return Err(Failure::Usage(format!("--input {name} is given twice")));
        }
        values[i] = Some(input(name, text, &parameters[i].1)?);
    }
    Ok(values)
}
fn input(name: &str, text: &str, ty: &Type) -> Outcome<Value> {
    let wrong = || Failure::Run(format!("--input {name}: '{text}' is not of type {ty}"));
    Ok(match ty {
        Type::Optional(_) if text == "None" => Value::None,
        Type::Optional(t) => return input(name, text, t),
        Type::Int => Value::Int(text.parse::<i64>().map_err(|_| wrong())?.into()),
        Type::Float => Value::Float(text.parse::<f64>().map_err(|_| wrong())?.into()),
        Type::Bool => Value::Bool(match text {
            "True" | "true" | "1" => true,
            "False" | "false" | "0" => false,
            _ => return Err(wrong()),
        }),
        Type::Str => Value::Str(text.into()),
        Type::Tensor => {
            let t = npy::read(&read(Path::new(text))?);
            Value::Tensor(t.map_err(|e| Failure::Run(format!("{text}: {e}")))?)
        }
        other => {
            return Err(Failure::Run(format!(
                "parameter '{name}' is {other}: it cannot come from the command line"
            )));
        }
    })
}

/// Tensors among results, tuples and lists taken apart.
fn flatten(v: Value, out: &mut Vec<Value>) {
    match v {
        Value::Tuple(items) => items.iter().for_each(|v| flatten(v.clone(), out)),
        Value::List(items) => items.lock().clone().into_iter().for_each(|v| flatten(v, out)),
        v => out.push(v),
    }
}
fn write_outputs(paths: &[PathBuf], results: Vec<Value>) -> Outcome {
    let mut flat = Vec::new();
    results.into_iter().for_each(|v| flatten(v, &mut flat));
    if paths.len() > flat.len() {
        let n = flat.len();
        return Err(Failure::Run(format!("{} --output files for {n} result(s)", paths.len())));
    }
    for (path, value) in paths.iter().zip(flat) {
        let tensor = match value {
            Value::Tensor(t) => t,
            number => {
                let scalar = number.as_arg().scalar()?;
                let dtype = scalar.dtype(rtensor::dtype::DType::Float64);
                Tensor::from_scalar(scalar, dtype, rtensor::device::Device::CPU)?
            }
        };
        write(path, &npy::write(&tensor)?)?;
    }
    Ok(())
}

/// A result on a line: small tensors by value.
fn shown(v: &Value) -> String {
    match v {
        Value::Tensor(t) if t.numel() == 1 => match builtins::item(t) {
            Ok(x) => text::repr(&x),
            Err(_) => text::repr(v),
        },
        Value::Tuple(items) => items.iter().map(shown).collect::<Vec<_>>().join(" "),
        v => text::repr(v),
    }
}

fn inspect(args: &mut Parser) -> Outcome {
    let Some(lexopt::Arg::Value(path)) = args.next()? else {
        return Err(Failure::Usage("inspect needs a program file".into()));
    };
    let path = PathBuf::from(path);
    let bytes = read(&path)?;
    let at = |e: Error| Failure::Run(format!("{}: {e}", path.display()));
    let manifest = archive::manifest(&bytes).map_err(at)?;
    let mut program = archive::load(&bytes).map_err(at)?;
    say(&format!("{manifest:#}\n"))?;
    for (name, s) in &program.state {
        let what = match &s.value {
            Value::Tensor(t) => format!("{} {:?}", t.dtype(), t.sizes()),
            v => text::repr(v),
        };
        say(&format!("{} {name}: {what}\n", s.kind.name()))?;
    }
    let sources = program.sources.clone();
    let shown = print::program(&mut program, Reader::Person(&sources)).map_err(at)?;
    say(&shown)?;
    let executable = Executable::new(program).map_err(at)?;
    for (function, group) in executable.fusion_groups() {
        say(&format!("fused in {function}: {group}\n"))?;
    }
    Ok(())
}

fn operations(args: &mut Parser) -> Outcome {
    match args.next()? {
        None => {
            for op in registry::all() {
                let mut keys: Vec<&str> = op.registrations().iter().map(|(k, _)| k.name()).collect();
                keys.dedup();
                let derivative = explain::derivative(op, Key::AutogradCPU);
                say(&format!(
                    "{}\n    {} · {} · derivative {derivative}\n",
                    op.text(),
                    op.kind.name(),
                    keys.join(", ")
                ))?;
            }
            Ok(())
        }
        Some(lexopt::Arg::Value(name)) => {
            let name = name.to_string_lossy().into_owned();
            let full = if name.contains("::") { name } else { format!("aten::{name}") };
            let (base, overload) = full.split_once('.').unwrap_or((&full, ""));
            let found: Vec<_> = registry::overloads(base)
                .into_iter()
                .filter(|o| overload.is_empty() || o.overload() == overload)
                .collect();
            if found.is_empty() {
                return Err(registry::find(&full)
                    .err()
                    .map_or_else(|| Failure::Run(format!("no operation is named '{full}'")), Failure::from));
            }
            for op in found {
                say(&format!("{}\n  {}\n  kind: {}\n", op.text(), op.doc, op.kind.name()))?;
                for step in explain::table(op) {
                    say(&format!("  {:<24} {:<28} {}\n", step.key.name(), step.reason.name(), step.kernel))?;
                }
                say(&format!("  derivative: {}\n\n", explain::derivative(op, Key::AutogradCPU)))?;
            }
            Ok(())
        }
        Some(other) => Err(other.unexpected().into()),
    }
}
