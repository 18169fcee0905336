use std::collections::HashMap;

use rtensor::dispatch::arg::Value;
use rtensor::dtype::DType;
use rtensor::error::ErrorKind;
use rtensor::jit::graph::{Program, State, StateKind};
use rtensor::jit::interpreter::Executable;
use rtensor::jit::types::Type;
use rtensor::jit::{archive, parse};
use rtensor::layout::Layout;
use rtensor::tensor::Tensor;

use super::{fails, ints};

const TEXT: &str = r#"source "demo.forward" 2 "n += 1"
class Pair:
  a : int
  b : Tensor?
state "calls" : int attribute = 3
state "names" : Dict(str, float[]) attribute = {"x", [1.0, -0.0], "y", []}
state "tied" : Tensor buffer
state "weight" : Tensor parameter
note "example" "float32[2, 3]"
function "forward"(n=4) entry:
graph(%n.0 : int):
  %1 : Tensor = prim::GetState[name="weight"]()
  %2 : Tensor = prim::Constant[value=constant(0)]()
  %3 : int = aten::numel(%1)
  %4 : int = aten::numel(%2)
  %5 : int = aten::add.int(%3, %4) #0
  %6 : int = aten::add.int(%5, %n.0)
  return (%6)
"#;

/// A small program with a parameter, a view of it, and a constant that is not row-major.
fn sample() -> Program {
    let weight = Tensor::from_slice(&[1.0f32, 2.0, 3.0, 4.0, 5.0, 6.0]).unwrap();
    let weight = weight.with_layout(Layout::contiguous(&[2, 3]).unwrap()).unwrap();
    weight.set_requires_grad(true);
    let tied = weight.with_layout(Layout::strided(&[3, 2], &[1, 3], 0).unwrap()).unwrap();
    let state = HashMap::from([("weight".to_owned(), weight), ("tied".to_owned(), tied)]);
    let constant = Tensor::from_slice(&[true, false, true]).unwrap();
    parse::program(TEXT, &state, vec![constant]).unwrap()
}
fn tensor(s: &State) -> &Tensor {
    s.value.as_arg().tensor().unwrap()
}

#[test]
fn a_program_comes_back_as_it_was() {
    let bytes = archive::save(&sample()).unwrap();
    assert_eq!(bytes, archive::save(&sample()).unwrap());
    let back = archive::load(&bytes).unwrap();
    assert_eq!(archive::save(&back).unwrap(), bytes);
    let (weight, tied) = (tensor(&back.state["weight"]), tensor(&back.state["tied"]));
    assert!(weight.storage().same(tied.storage()));
    assert_eq!(tied.strides(), [1, 3]);
    assert!(weight.requires_grad() && !tied.requires_grad());
    assert_eq!(weight.to_vec::<f32>().unwrap(), [1.0, 2.0, 3.0, 4.0, 5.0, 6.0]);
    assert_eq!(back.metadata["example"].as_ref(), "float32[2, 3]");
    let run = Executable::new(back).unwrap();
    assert_eq!(ints(&run.call("forward", vec![]).unwrap()), [13]);
}

#[test]
fn every_entry_begins_at_a_multiple_of_64() {
    let bytes = archive::save(&sample()).unwrap();
    for (at, window) in bytes.windows(4).enumerate() {
        if window == b"PK\x03\x04" {
            let short = |i: usize| usize::from(u16::from_le_bytes([bytes[at + i], bytes[at + i + 1]]));
            assert_eq!((at + 30 + short(26) + short(28)) % 64, 0);
        }
    }
}

#[test]
fn a_flipped_or_missing_byte_is_refused() {
    let bytes = archive::save(&sample()).unwrap();
    for i in 0..bytes.len() {
        let mut bad = bytes.clone();
        bad[i] ^= 1 << (i % 8);
        let e = fails(archive::load(&bad));
        assert!(matches!(e.kind(), ErrorKind::Load(_)), "byte {i}: {e}");
    }
    for n in (0..bytes.len()).step_by(7) {
        assert!(matches!(fails(archive::load(&bytes[..n])).kind(), ErrorKind::Load(_)));
    }
    assert!(archive::load(&[&bytes[..], b"x"].concat()).is_err());
}

/// A file whose digest is right, with `from` replaced by `to` (of the same length) in its content.
fn forged(from: &str, to: &str) -> Vec<u8> {
    use sha2::Digest;
    assert_eq!(from.len(), to.len());
    let mut bytes = archive::save(&sample()).unwrap();
    let at = bytes.windows(from.len()).position(|w| w == from.as_bytes()).expect("the text is there");
    bytes[at..at + to.len()].copy_from_slice(to.as_bytes());
    let end = bytes.len() - 64;
    let digest: String = sha2::Sha256::digest(&bytes[..end]).iter().map(|b| format!("{b:02x}")).collect();
    bytes[end..].copy_from_slice(digest.as_bytes());
    bytes
}

#[test]
fn a_forged_file_with_the_right_digest_is_still_verified() {
    for (from, to, what) in [
        ("aten::add.int", "aten::axx.int", "not known"),
        ("%5 : int = aten::add.int", "%5 : str = aten::add.int", "where str is needed"),
        ("aten::add.int(%3, %4)", "aten::add.int(%3, %9)", "%9 is not"),
        ("\"format\": 1", "\"format\": 9", "newer rtensor"),
        ("constant(0)", "constant(7)", "constant 7 does not exist"),
        ("\"constants\": 1", "\"constants\": 9", "9 constants"),
        ("\"dtype\": \"float32\"", "\"dtype\": \"float64\"", "need a storage"),
        ("\"F32\"", "\"F64\"", ""),
        ("\"shape\":[3]", "\"shape\":[9]", "bytes for shape"),
        ("#0", "#9", "source"),
    ] {
        let Ok(bytes) = std::panic::catch_unwind(|| forged(from, to)) else { continue };
        let e = fails(archive::load(&bytes));
        assert!(matches!(e.kind(), ErrorKind::Load(_)) && e.to_string().contains(what), "{from}: {e}");
    }
}

#[test]
fn forged_bytes_anywhere_never_panic() {
    use sha2::Digest;
    let good = archive::save(&sample()).unwrap();
    let end = good.len() - 64;
    for i in 0..end {
        for change in [0x01, 0x80, 0xff] {
            let mut bytes = good.clone();
            bytes[i] ^= change;
            let digest: String =
                sha2::Sha256::digest(&bytes[..end]).iter().map(|b| format!("{b:02x}")).collect();
            bytes[end..].copy_from_slice(digest.as_bytes());
            let _ = archive::load(&bytes).map(|p| Executable::new(p).is_ok());
        }
    }
}

#[test]
fn complex128_and_every_dtype_are_kept() {
    let mut p = sample();
    for dtype in DType::ALL {
        let t = Tensor::from_scalar(rtensor::scalar::Scalar::Int(1), dtype, rtensor::device::Device::CPU);
        let value = Value::Tensor(t.unwrap());
        let name = format!("of_{dtype}").into();
        p.state.insert(name, State { kind: StateKind::Buffer, ty: Type::Tensor, value });
    }
    let back = archive::load(&archive::save(&p).unwrap()).unwrap();
    for dtype in DType::ALL {
        assert_eq!(tensor(&back.state[&*format!("of_{dtype}")]).dtype(), dtype);
    }
}

#[test]
fn a_custom_operation_is_refused_by_name() {
    use rtensor::dispatch::arg::one;
    use rtensor::dispatch::key::Key;
    use rtensor::library::{Library, LibraryKind};
    let mut library = Library::new("archive_demo", LibraryKind::Def).unwrap();
    let op = library.define("same(Tensor x) -> Tensor").unwrap();
    library
        .implement(op, Key::CompositeImplicitAutograd, "same", |_, a| Ok(one(a[0].tensor()?.clone())))
        .unwrap();
    let text = "function \"forward\"(x) entry:\ngraph(%x : Tensor):\n  %y : Tensor = archive_demo::same(%x)\n  return (%y)\n";
    let p = parse::program(text, &HashMap::new(), vec![]).unwrap();
    let e = fails(archive::save(&p));
    assert!(e.to_string().contains("uses archive_demo::same, which is a custom operation"), "{e}");
}

/// The first format must load for ever.
#[test]
fn the_file_of_format_1_loads() {
    let bytes = include_bytes!("../../fixtures/format-1.rt");
    let run = Executable::new(archive::load(bytes).unwrap()).unwrap();
    assert_eq!(ints(&run.call("forward", vec![Some(Value::Int(10.into()))]).unwrap()), [19]);
}

/// Writes the fixture when asked to; never in an ordinary run.
#[test]
#[ignore = "writes tests/fixtures/format-1.rt"]
fn write_fixture() {
    std::fs::write("tests/fixtures/format-1.rt", archive::save(&sample()).unwrap()).unwrap();
}
