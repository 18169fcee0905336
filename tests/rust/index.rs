//! Indexing and joining through the dispatcher: values, duplicates, bounds, layouts, empty tensors.

use rtensor::device::Device;
use rtensor::dtype::DType;
use rtensor::error::ErrorKind;
use rtensor::layout::Layout;
use rtensor::scalar::Scalar;
use rtensor::{ops, tensor::Tensor};

fn ints(values: &[i64]) -> Tensor {
    Tensor::from_slice(values).expect("a small tensor")
}
fn floats(values: &[f32]) -> Tensor {
    Tensor::from_slice(values).expect("a small tensor")
}
fn bools(values: &[bool]) -> Tensor {
    Tensor::from_slice(values).expect("a small tensor")
}
fn shaped(t: &Tensor, sizes: &[i64]) -> Tensor {
    t.with_layout(Layout::contiguous(sizes).expect("sizes")).expect("a view")
}
fn numbers(n: i64, sizes: &[i64]) -> Tensor {
    shaped(&ints(&(0..n).collect::<Vec<_>>()), sizes)
}
fn zeros(sizes: &[i64]) -> Tensor {
    shaped(&floats(&vec![0.0; sizes.iter().product::<i64>() as usize]), sizes)
}
fn values(t: &Tensor) -> Vec<i64> {
    t.to_vec().expect("int64")
}
fn reals(t: &Tensor) -> Vec<f32> {
    t.to_vec().expect("float32")
}
fn is_index_error<T>(r: Result<T, rtensor::error::Error>) -> bool {
    matches!(r, Err(e) if matches!(e.kind(), ErrorKind::Index(_)))
}

#[test]
fn index_select_takes_slices_along_any_dimension() {
    let x = numbers(24, &[2, 3, 4]);
    let picked = ops::index_select(&x, 1, &ints(&[2, 0, 0, 1, 2])).expect("in range");
    assert_eq!(picked.sizes(), [2, 5, 4]);
    assert_eq!(values(&picked)[..8], [8, 9, 10, 11, 0, 1, 2, 3]);
    assert_eq!(values(&ops::index_select(&x, 2, &ints(&[3])).expect("in range")), [3, 7, 11, 15, 19, 23]);
    let turned = x.with_layout(x.layout().transpose(0, 2).expect("dims")).expect("a view");
    assert_eq!(
        values(&ops::index_select(&turned, 0, &ints(&[3])).expect("in range")),
        [3, 15, 7, 19, 11, 23]
    );
    let none = ops::index_select(&x, 0, &ints(&[])).expect("no index");
    assert_eq!(none.sizes(), [0, 3, 4]);
}

#[test]
fn functions_refuse_negative_indexes_and_brackets_wrap_them() {
    let x = numbers(5, &[5]);
    let last = ints(&[-1]);
    assert!(is_index_error(ops::gather(&x, 0, &last, false)));
    assert!(is_index_error(ops::index_select(&x, 0, &last)));
    let two = floats(&[1.0, 1.0]);
    assert!(is_index_error(ops::scatter_reduce_two(&zeros(&[4]), 0, &ints(&[0, -1]), &two, "sum", true)));
    assert_eq!(values(&ops::index(&x, &[Some(last)]).expect("wraps")), [4]);
    assert!(is_index_error(ops::index(&x, &[Some(ints(&[-6]))])));
}

#[test]
fn an_index_out_of_range_leaves_the_target_as_it_was() {
    let x = zeros(&[3]);
    let r = ops::index_put_(&x, &[Some(ints(&[0, 7]))], &floats(&[1.0]), false);
    assert!(is_index_error(r));
    assert_eq!(reals(&x), [0.0, 0.0, 0.0]);
    assert!(is_index_error(ops::scatter_add_(&x, 0, &ints(&[0, 3]), &floats(&[1.0, 1.0]))));
    assert_eq!(reals(&x), [0.0, 0.0, 0.0]);
}

#[test]
fn accumulating_put_broadcasts_values_and_counts_duplicates() {
    let a = zeros(&[3]);
    let half = Tensor::from_scalar(Scalar::Float(1.5), DType::Float32, Device::CPU).expect("a number");
    ops::index_put_(&a, &[Some(ints(&[0, 0, 2]))], &half, true).expect("in range");
    assert_eq!(reals(&a), [3.0, 0.0, 1.5]);
    let x = zeros(&[5, 4, 3]);
    let i = shaped(&ints(&[0, 2, 0, 3]), &[2, 2]);
    let y = ops::index_put(&x, &[Some(i)], &floats(&[1.0, 2.0, 3.0]), true).expect("broadcasts");
    assert_eq!(reals(&y)[..12], [2.0, 4.0, 6.0].repeat(4));
    assert_eq!(reals(&y)[12..24], [0.0; 12]);
}

#[test]
fn masks_must_match_the_dimensions_that_they_stand_for() {
    let a = zeros(&[3, 4]);
    for mask in [shaped(&bools(&[true; 12]), &[1, 12]), bools(&[true, true]), bools(&[])] {
        assert!(is_index_error(ops::index(&a, &[Some(mask)])));
    }
    let s = Tensor::from_scalar(Scalar::Float(3.0), DType::Float32, Device::CPU).expect("a number");
    for (on, count) in [(false, 0), (true, 1)] {
        let mask = Tensor::from_scalar(Scalar::Bool(on), DType::Bool, Device::CPU).expect("a number");
        assert_eq!(ops::index(&s, &[Some(mask)]).expect("a 0-dim mask").sizes(), [count]);
    }
}

#[test]
fn index_results_stand_where_neighbouring_indexes_stood_else_first() {
    let x = numbers(24, &[2, 3, 4]);
    let i = Some(ints(&[1, 0]));
    let sizes = |indices: &[Option<Tensor>]| ops::index(&x, indices).expect("in range").sizes().to_vec();
    assert_eq!(sizes(&[None, i.clone()]), [2, 2, 4]);
    assert_eq!(sizes(&[None, i.clone(), i.clone()]), [2, 2]);
    assert_eq!(sizes(&[i.clone(), None, i.clone()]), [2, 3]);
    let mixed = ops::index(&x, &[i.clone(), None, i]).expect("in range");
    assert_eq!(values(&mixed), [13, 17, 21, 0, 4, 8]);
    let mask = shaped(&bools(&[true, false, false, false, true, true]), &[2, 3]);
    let masked = ops::index(&x, &[Some(mask)]).expect("fits");
    assert_eq!(masked.sizes(), [3, 4]);
    assert_eq!(values(&masked)[4..8], [16, 17, 18, 19]);
}

#[test]
fn scatter_uses_only_what_the_index_covers_and_the_last_write_wins() {
    let index = shaped(&ints(&[1, 2]), &[2, 1]);
    let ones = shaped(&floats(&[1.0; 10]), &[2, 5]);
    let y = ops::scatter_add(&zeros(&[3, 5]), 1, &index, &ones).expect("fits");
    let mut want = [0.0; 15];
    (want[1], want[7]) = (1.0, 1.0);
    assert_eq!(reals(&y), want);
    let last = ops::scatter(&zeros(&[3]), 0, &ints(&[1, 1]), &floats(&[1.0, 2.0])).expect("fits");
    assert_eq!(reals(&last), [0.0, 2.0, 0.0]);
}

#[test]
fn scatter_reduce_with_and_without_self() {
    let x = floats(&[10.0, 20.0, 30.0]);
    let (i, src) = (ints(&[0, 0, 2]), floats(&[1.0, f32::NAN, 4.0]));
    let run = |reduce, own| reals(&ops::scatter_reduce_two(&x, 0, &i, &src, reduce, own).expect("fits"));
    assert_eq!(run("sum", true)[1..], [20.0, 34.0]);
    assert_eq!(run("mean", true)[1..], [20.0, 17.0]);
    assert_eq!(run("mean", false)[1..], [20.0, 4.0]);
    assert_eq!(run("amin", false)[1..], [20.0, 4.0]);
    assert!(run("amax", true)[0].is_nan() && run("amin", false)[0].is_nan());
    let whole = ops::scatter_reduce_two(&ints(&[0, 0]), 0, &ints(&[1, 1]), &ints(&[-4, -3]), "mean", true);
    assert_eq!(values(&whole.expect("fits")), [0, -3]);
}

#[test]
fn flip_twice_is_the_identity_also_on_views() {
    let a = numbers(51, &[17, 3]);
    let mut b = a.clone();
    for _ in 0..4 {
        b = ops::flip(&b, [0i64]).expect("a dimension");
    }
    assert_eq!(values(&b), values(&a));
    let part = a
        .with_layout(a.layout().transpose(0, 1).and_then(|l| l.narrow(1, 2, 5)).expect("dims"))
        .expect("a view");
    let turned = ops::flip(&part, [0i64, 1]).expect("dimensions");
    let mut want = values(&part);
    want.reverse();
    assert_eq!(values(&turned), want);
}

#[test]
fn cat_skips_empty_vectors_but_checks_dim_and_shapes() {
    let empty = zeros(&[0]);
    assert!(is_index_error(ops::cat(&[empty.clone(), empty.clone()], 7)));
    let ones = shaped(&floats(&[1.0; 6]), &[2, 3]);
    assert_eq!(ops::cat(&[empty, ones.clone()], 1).expect("the old rule").sizes(), [2, 3]);
    assert!(ops::cat(&[zeros(&[0, 3]), shaped(&floats(&[1.0; 4]), &[2, 2])], 1).is_err());
    let joined = ops::cat(&[numbers(4, &[2, 2]), numbers(6, &[2, 3])], -1).expect("fits");
    assert_eq!(values(&joined), [0, 1, 0, 1, 2, 2, 3, 3, 4, 5]);
    let stacked = ops::stack(&[numbers(3, &[3]), numbers(3, &[3])], 1).expect("fits");
    assert_eq!(values(&stacked), [0, 0, 1, 1, 2, 2]);
}

#[test]
fn masked_select_agrees_with_the_plain_loop_at_every_length() {
    for n in [1usize, 7, 8, 9, 16, 17, 33, 5000] {
        let on: Vec<bool> = (0..n).map(|i| i * i % 7 < 3).collect();
        let x: Vec<f32> = (0..n).map(|i| i as f32).collect();
        let y: Vec<f64> = x.iter().map(|x| f64::from(*x)).collect();
        let want: Vec<f32> = x.iter().zip(&on).filter(|(_, m)| **m).map(|(x, _)| *x).collect();
        let mask = bools(&on);
        assert_eq!(reals(&ops::masked_select(&floats(&x), &mask).expect("fits")), want);
        let wide = ops::masked_select(&Tensor::from_slice(&y).expect("a tensor"), &mask).expect("fits");
        assert_eq!(
            wide.to_vec::<f64>().expect("float64"),
            want.iter().map(|x| f64::from(*x)).collect::<Vec<_>>()
        );
        let where_ = ops::nonzero(&mask).expect("any");
        assert_eq!(where_.sizes(), [want.len() as i64, 1]);
        assert_eq!(values(&where_), want.iter().map(|x| *x as i64).collect::<Vec<_>>());
    }
}

#[test]
fn roll_repeat_take_put_and_parts() {
    let x = numbers(6, &[2, 3]);

    assert_eq!(values(&ops::roll(&x, [1i64], [0i64; 0]).expect("flat")), [5, 0, 1, 2, 3, 4]);
    assert_eq!(values(&ops::roll(&x, [1i64, -1], [0i64, 1]).expect("dims")), [4, 5, 3, 1, 2, 0]);
    let tiled = ops::repeat(&numbers(2, &[2]), [2i64, 2]).expect("tiles");
    assert_eq!((tiled.sizes(), values(&tiled)), (&[2, 4][..], vec![0, 1, 0, 1, 0, 1, 0, 1]));
    let turned = x.with_layout(x.layout().transpose(0, 1).expect("dims")).expect("a view");
    assert_eq!(values(&ops::take(&turned, &ints(&[1, -1])).expect("in range")), [3, 5]);
    let put = ops::put(&turned, &ints(&[1, 1]), &ints(&[7, 8]), true).expect("in range");
    assert_eq!(values(&put), [0, 18, 1, 4, 2, 5]);
    let diagonal = ops::diag_embed(&numbers(2, &[2]), 1, -2, -1).expect("a vector");
    assert_eq!(values(&diagonal), [0, 0, 0, 0, 0, 1, 0, 0, 0]);
    let replaced = ops::select_scatter(&x, &ints(&[8, 9, 9]), 0, -1).expect("fits");
    assert_eq!(values(&replaced), [0, 1, 2, 8, 9, 9]);
}
