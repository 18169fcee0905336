//! Array files and tensor files, good and hostile.

use std::collections::BTreeMap;

use rtensor::dtype::DType;
use rtensor::error::ErrorKind;
use rtensor::io::{npy, safetensors};
use rtensor::layout::Layout;
use rtensor::tensor::Tensor;

fn matrix() -> Tensor {
    let flat = Tensor::from_slice(&[1i16, 2, 3, 4, 5, 6]).unwrap();
    flat.with_layout(Layout::contiguous(&[2, 3]).unwrap()).unwrap()
}

#[test]
fn an_array_is_written_as_numpy_writes_it() {
    let bytes = npy::write(&matrix()).unwrap();
    assert_eq!(&bytes[..10], b"\x93NUMPY\x01\x00\x76\x00");
    assert!(bytes[10..].starts_with(b"{'descr': '<i2', 'fortran_order': False, 'shape': (2, 3), }"));
    assert_eq!(bytes.len(), 128 + 12);
    let back = npy::read(&bytes).unwrap();
    assert_eq!((back.sizes(), back.dtype()), (&[2, 3][..], DType::Int16));
    assert_eq!(back.to_vec::<i16>().unwrap(), [1, 2, 3, 4, 5, 6]);
    for t in [Tensor::from_slice(&[1.5f32]).unwrap(), Tensor::from_slice::<bool>(&[]).unwrap()] {
        assert_eq!(npy::read(&npy::write(&t).unwrap()).unwrap().sizes(), t.sizes());
    }
}

fn file(header: &str, data: &[u8]) -> Vec<u8> {
    let mut out = b"\x93NUMPY\x02\x00".to_vec();
    out.extend((header.len() as u32).to_le_bytes());
    out.extend(header.as_bytes());
    out.extend(data);
    out
}

#[test]
fn fortran_order_and_big_endian_are_read() {
    let bytes = file(
        "{'descr': '>i2', 'fortran_order': True, 'shape': (2, 3)}",
        &[0, 1, 0, 4, 0, 2, 0, 5, 0, 3, 0, 6],
    );
    let t = npy::read(&bytes).unwrap();
    assert_eq!(t.to_vec::<i16>().unwrap(), [1, 2, 3, 4, 5, 6]);
    assert!(t.is_contiguous());
}

#[test]
fn hostile_arrays_are_refused() {
    for header in [
        "{'descr': '<f4', 'fortran_order': False, 'shape': (9223372036854775807, 9), }",
        "{'descr': '<f4', 'fortran_order': False, 'shape': (99999999999999999999,), }",
        "{'descr': '<f4', 'fortran_order': False, 'shape': (-1,), }",
        "{'descr': '<f4', 'fortran_order': False, 'shape': (1000000000,), }",
        "{'descr': '|O', 'fortran_order': False, 'shape': (1,), }",
        "{'descr': [('a', '<f4')], 'fortran_order': False, 'shape': (1,), }",
        "{'descr': '<f4', 'descr': '<f4', 'fortran_order': False, 'shape': (1,), }",
        "{'descr': '<f4', 'shape': (1,), }",
        "",
    ] {
        let e = npy::read(&file(header, &[0; 16])).expect_err(header);
        assert!(matches!(e.kind(), ErrorKind::Load(_)), "{header}: {e}");
    }
    let good = npy::write(&matrix()).unwrap();
    for i in 0..good.len() {
        let _ = npy::read(&good[..i]);
        let mut bad = good.clone();
        bad[i] ^= 0x81;
        let _ = npy::read(&bad);
    }
    assert!(npy::read(&file("{'descr': '|b1', 'fortran_order': False, 'shape': (1,), }", &[2])).is_err());
}

#[test]
fn tensors_come_back_by_name_and_the_bytes_are_the_same() {
    let all = [("b".to_owned(), matrix()), ("a".to_owned(), Tensor::from_slice(&[1.5f64]).unwrap())];
    let notes = BTreeMap::from([("made".to_owned(), "here".to_owned())]);
    let bytes = safetensors::write(&all, &notes).unwrap();
    assert_eq!(bytes, safetensors::write(&[all[1].clone(), all[0].clone()], &notes).unwrap());
    let (back, read_notes) = safetensors::read(&bytes).unwrap();
    assert_eq!(read_notes, notes);
    assert_eq!(back["b"].to_vec::<i16>().unwrap(), [1, 2, 3, 4, 5, 6]);
    assert_eq!(back["a"].to_vec::<f64>().unwrap(), [1.5]);
}

#[test]
fn hostile_tensor_files_are_refused() {
    let table = |head: &str, data: usize| {
        let mut out = (head.len() as u64).to_le_bytes().to_vec();
        out.extend(head.as_bytes());
        out.extend(vec![0; data]);
        out
    };
    let row = |shape: &str, offsets: &str| {
        format!("{{\"x\":{{\"dtype\":\"F32\",\"shape\":{shape},\"data_offsets\":{offsets}}}}}")
    };
    let two = "{\"x\":{\"dtype\":\"U8\",\"shape\":[4],\"data_offsets\":[0,4]},\"y\":{\"dtype\":\"U8\",\"shape\":[4],\"data_offsets\":[2,6]}}";
    for bytes in [
        vec![],
        u64::MAX.to_le_bytes().to_vec(),
        (1u64 << 63).to_le_bytes().to_vec(),
        table(&row("[4611686018427387904, 4]", "[0, 16]"), 16),
        table(&row("[-1]", "[0, 4]"), 4),
        table(&row("[1]", "[0, 18446744073709551615]"), 4),
        table(&row("[1]", "[4, 0]"), 4),
        table(&row("[1]", "[4, 8]"), 8),
        table(&row("[1]", "[0, 4]"), 8),
        table(&row("[2]", "[0, 4]"), 4),
        table(two, 6),
        table(&"[".repeat(100_000), 0),
        table("{\"x\": 3}", 0),
    ] {
        let e = safetensors::read(&bytes).expect_err("refused");
        assert!(matches!(e.kind(), ErrorKind::Load(_)), "{e}");
    }
}
