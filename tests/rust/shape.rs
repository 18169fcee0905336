//! The shape family through the dispatcher: values, sharing of memory, refusals.

use proptest::prelude::*;
use rtensor::device::Device;
use rtensor::dtype::DType;
use rtensor::error::Result;
use rtensor::ops;
use rtensor::scalar::Dim;
use rtensor::tensor::Tensor;

/// 0, 1, 2 … in a shape.
fn counted(sizes: &[i64]) -> Tensor {
    let n: i64 = sizes.iter().product();
    let flat = Tensor::from_slice(&(0..n).collect::<Vec<i64>>()).unwrap();
    ops::view(&flat, sizes).unwrap()
}

fn values(t: &Tensor) -> (Vec<i64>, Vec<i64>) {
    (t.sizes().to_vec(), t.to_vec::<i64>().unwrap())
}

fn dims(all: &[i64]) -> Vec<Dim> {
    all.iter().map(|d| Dim::new(*d)).collect()
}

#[test]
fn views_share_memory_and_follow_writes_of_layout() {
    let x = counted(&[2, 3]);
    let y = ops::t(&x).unwrap();
    assert!(y.storage().same(x.storage()));
    assert_eq!(values(&y), (vec![3, 2], vec![0, 3, 1, 4, 2, 5]));
    ops::t_(&y).unwrap();
    assert_eq!(values(&y), values(&x));
    ops::unsqueeze_(&y, -1).unwrap();
    assert_eq!(y.sizes(), [2, 3, 1]);
    ops::squeeze_(&y).unwrap();
    assert_eq!(y.sizes(), [2, 3]);
    assert_eq!(x.sizes(), [2, 3]);
}

#[test]
fn dimensions_move() {
    let x = counted(&[2, 3, 4]);
    let a = ops::movedim(&x, &*dims(&[0, 1]), &*dims(&[-1, 0])).unwrap();
    assert_eq!(a.sizes(), [3, 4, 2]);
    assert_eq!(a.strides(), [4, 1, 12]);
    assert_eq!(values(&ops::mT(&x).unwrap()), values(&ops::transpose(&x, 1, 2).unwrap()));
    assert_eq!(ops::numpy_T(&x).unwrap().sizes(), [4, 3, 2]);
    for bad in [ops::movedim(&x, [0i64, 0], [0i64, 1]), ops::movedim(&x, [0i64], [0i64, 1])] {
        assert!(bad.is_err());
    }
    assert!(ops::mT(&counted(&[3])).is_err());
    assert!(ops::matrix_H(&x).is_err());
}

#[test]
fn shapes_fold_and_unfold() {
    let x = counted(&[2, 3, 4]);
    assert_eq!(ops::flatten(&x, 1, -1).unwrap().sizes(), [2, 12]);
    assert_eq!(ops::flatten(&counted(&[]), 0, -1).unwrap().sizes(), [1]);
    assert!(ops::flatten(&x, 2, 1).is_err());
    assert_eq!(ops::unflatten(&x, -1, [2, -1]).unwrap().sizes(), [2, 3, 2, 2]);
    assert!(ops::unflatten(&x, -1, [3, -1]).is_err());
    assert!(ops::view(&ops::mT(&x).unwrap(), [24]).is_err());
    assert_eq!(ops::view(&x, [4, -1]).unwrap().sizes(), [4, 6]);
    assert_eq!(ops::unfold(&counted(&[5]), 0, 2, 2).unwrap().sizes(), [2, 2]);
}

#[test]
fn elements_are_read_as_other_types() {
    let x = Tensor::from_slice(&[1.0f32, 2.0, 3.0, 4.0]).unwrap();
    let pairs = ops::view(&x, [2, 2]).unwrap();
    let z = ops::view_as_complex(&pairs).unwrap();
    assert_eq!((z.dtype(), z.sizes()), (DType::Complex64, &[2i64][..]));
    assert_eq!(ops::imag(&z).unwrap().to_vec::<f32>().unwrap(), [2.0, 4.0]);
    assert_eq!(ops::real(&z).unwrap().to_vec::<f32>().unwrap(), [1.0, 3.0]);
    assert!(ops::imag(&x).is_err());
    let bytes = ops::view_dtype(&x, DType::UInt8).unwrap();
    assert_eq!(bytes.sizes(), [16]);
    assert_eq!(ops::view_dtype(&bytes, DType::Float32).unwrap().to_vec::<f32>().unwrap(), [1., 2., 3., 4.]);
    let odd = ops::slice(&bytes, 0, Some(Dim::new(1)), None, 1).unwrap();
    assert!(ops::view_dtype(&odd, DType::Float32).is_err());
    assert!(ops::view_dtype(&counted(&[]), DType::UInt8).is_err());
}

fn sizes_of(parts: &[Tensor]) -> Vec<i64> {
    parts.iter().map(|p| p.sizes()[0]).collect()
}

#[test]
fn parts_have_the_sizes_of_the_rules() {
    let x = counted(&[7]);
    assert_eq!(sizes_of(&ops::split(&x, 3, 0).unwrap()), [3, 3, 1]);
    assert_eq!(sizes_of(&ops::chunk(&x, 3, 0).unwrap()), [3, 3, 1]);
    assert_eq!(sizes_of(&ops::chunk(&x, 5, 0).unwrap()), [2, 2, 2, 1]);
    assert_eq!(sizes_of(&ops::tensor_split(&x, 3, 0).unwrap()), [3, 2, 2]);
    assert_eq!(sizes_of(&ops::tensor_split_indices(&x, [2, -1, 3], 0).unwrap()), [2, 4, 0, 4]);
    assert_eq!(sizes_of(&ops::split_with_sizes(&x, [0, 7], 0).unwrap()), [0, 7]);
    assert_eq!(sizes_of(&ops::split(&counted(&[0]), 0, 0).unwrap()), [0]);
    assert_eq!(sizes_of(&ops::chunk(&counted(&[0]), 3, 0).unwrap()), [0, 0, 0]);
    assert_eq!(ops::unbind(&counted(&[2, 3]), 1).unwrap().len(), 3);
    assert_eq!(ops::hsplit(&counted(&[2, 4]), 2).unwrap()[1].sizes(), [2, 2]);
    let by = Tensor::from_slice(&[2i64, 4]).unwrap();
    assert_eq!(sizes_of(&ops::tensor_split_tensor_indices_or_sections(&x, &by, 0).unwrap()), [2, 2, 3]);
    for bad in [
        ops::split(&x, 0, 0),
        ops::split(&x, -1, 0),
        ops::split_with_sizes(&x, [3, 3], 0),
        ops::split_with_sizes(&x, [8, -1], 0),
        ops::chunk(&x, 0, 0),
        ops::tensor_split(&x, 0, 0),
        ops::vsplit(&x, 1),
        ops::hsplit(&x, 2),
        ops::unbind(&counted(&[]), 0),
    ] {
        assert!(bad.is_err());
    }
}

#[test]
fn as_strided_cannot_leave_the_storage() {
    let x = counted(&[6]);
    let windows = ops::as_strided(&x, [3, 2], [2, 1], None).unwrap();
    assert_eq!(values(&windows).1, [0, 1, 2, 3, 4, 5]);
    for (size, stride, offset) in
        [([3, 2], [2, 1], 1), ([7, 1], [1, 1], 0), ([i64::MAX, 2], [i64::MAX, 1], 0)]
    {
        assert!(ops::as_strided(&x, size, stride, Some(Dim::new(offset))).is_err());
    }
    assert!(ops::as_strided(&x, [2, 2], [-1, 1], None).is_err());
    assert!(ops::as_strided_(&x, [9, 9], [1, 1], None).is_err());
    assert_eq!(x.sizes(), [6]);
}

#[test]
fn meta_gives_the_same_shapes() {
    let real = counted(&[2, 3, 4]);
    let meta = Tensor::empty(&[2, 3, 4], DType::Int64, Device::parse("meta").unwrap()).unwrap();
    let both = |f: &dyn Fn(&Tensor) -> Result<Tensor>| {
        let (a, b) = (f(&real).unwrap(), f(&meta).unwrap());
        assert_eq!(a.layout(), b.layout());
        assert!(b.is_meta());
    };
    both(&|t| ops::permute(t, [2, 0, 1]));
    both(&|t| ops::select(t, 1, -1));
    both(&|t| ops::slice(t, 2, Some(Dim::new(1)), None, 2));
    both(&|t| ops::expand(&ops::unsqueeze(t, 0)?, [5, -1, -1, -1], false));
    both(&|t| ops::diagonal(t, 1, 0, 2));
    both(&|t| ops::narrow(t, 0, -1, 1));
}

#[test]
fn explain_names_the_file_of_a_kernel() {
    use rtensor::dispatch::{explain, key::Key, registry::find};
    let (kernel, _) = find("aten::permute").unwrap().compute(Key::CPU);
    let place = explain::place(kernel);
    assert!(place.starts_with("meta::shape::permute (src/meta/shape.rs:"), "{place}");
}

proptest! {
    #[test]
    fn no_number_makes_a_view_panic(numbers in any::<[i64; 4]>(), few in prop::array::uniform4(-4i64..5)) {
        let x = counted(&[2, 3]);
        for [a, b, c, d] in [numbers, few] {
            let (b_, c_) = (Some(Dim::new(b)), Some(Dim::new(c)));
            let _ = (ops::view(&x, [a, b]), ops::reshape(&x, [a, -1]), ops::expand(&x, [a, b, c], false));
            let _ = (ops::select(&x, a, b), ops::slice(&x, a, b_, c_, d), ops::narrow(&x, a, b, c));
            let _ = (ops::unflatten(&x, a, [b, c]), ops::flatten(&x, a, b), ops::movedim(&x, [a, b], [c, d]));
            let _ = (ops::unfold(&x, a, b, c), ops::diagonal(&x, a, b, c), ops::as_strided(&x, [a, b], [c, d], b_));
            let _ = (ops::split(&x, a, b), ops::split_with_sizes(&x, [a, b, c], d), ops::unbind(&x, a));
            let _ = ops::tensor_split_indices(&x, [a, b, c], d);
            let _ = (ops::squeeze_dims(&x, [a, b]), ops::unsqueeze(&x, a), ops::transpose(&x, a, b));
        }
        for n in few {
            let _ = (ops::chunk(&x, n, 0), ops::tensor_split(&x, n, 1));
        }
    }
}
