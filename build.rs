//! Notes where each function that can be a kernel is written, for `explain`: module path, file and line.
//!
//! The generated table holds paths only; a line number in a committed file would go stale with every edit.
//!
//! `RTENSOR_ONE_LEVEL=1` compiles kernels for the baseline instruction set only: a third of the code to build while
//! working on something else. Tests, wheels and releases never set it.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// Folders of `src` with kernels.
const FOLDERS: [&str; 7] = ["autograd", "composite", "cpu", "dispatch", "jit", "meta", "nested"];

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else if path.extension().is_some_and(|e| e == "rs") {
            files.push(path);
        }
    }
    Ok(())
}

fn main() -> io::Result<()> {
    println!("cargo::rustc-check-cfg=cfg(one_level)");
    println!("cargo::rerun-if-env-changed=RTENSOR_ONE_LEVEL");
    if env::var_os("RTENSOR_ONE_LEVEL").is_some_and(|v| v == "1") {
        println!("cargo::rustc-cfg=one_level");
    }
    println!("cargo::rerun-if-changed=src");
    println!("cargo::rerun-if-changed=build.rs");
    let mut files = Vec::new();
    for folder in FOLDERS {
        let path = Path::new("src").join(folder);
        if path.is_dir() {
            collect(&path, &mut files)?;
        }
    }
    files.sort();
    let mut out = String::from("&[\n");
    for file in &files {
        let shown = file.to_string_lossy().replace('\\', "/");
        let module = shown.trim_start_matches("src/").trim_end_matches(".rs").trim_end_matches("/mod");
        for (i, line) in fs::read_to_string(file)?.lines().enumerate() {
            let Some(rest) = line.strip_prefix("pub fn ") else { continue };
            let name: String = rest.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
            let module = module.replace('/', "::");
            out.push_str(&format!("    ({module:?}, {name:?}, {shown:?}, {}),\n", i + 1));
        }
    }
    out.push(']');
    let target = env::var_os("OUT_DIR").ok_or_else(|| io::Error::other("cargo sets OUT_DIR"))?;
    fs::write(Path::new(&target).join("places.rs"), out)
}
