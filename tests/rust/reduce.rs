//! Kernels of the reduce family, called directly: values, layouts, thread counts, edge shapes.

use rtensor::cpu::parallel::set_num_threads;
use rtensor::cpu::reduce as kernel;
use rtensor::dispatch::structured::{Spec, TensorSpec};
use rtensor::dtype::{DType, Element, bf16, f16};
use rtensor::error::Result;
use rtensor::layout::Layout;
use rtensor::meta::reduce as meta;
use rtensor::scalar::Scalar;
use rtensor::tensor::Tensor;

fn run<X>(spec: Result<Spec<X>>, body: impl FnOnce(&Spec<X>, &[Tensor]) -> Result<()>) -> Vec<Tensor> {
    let spec = spec.expect("the call is right");
    let out: Vec<Tensor> = spec.outputs.iter().map(|s: &TensorSpec| s.allocate().expect("memory")).collect();
    body(&spec, &out).expect("the kernel runs");
    out
}
fn values<T: Element>(t: &Tensor) -> Vec<T> {
    t.to_vec().expect("the dtype")
}
fn shaped<T: Element>(xs: &[T], sizes: &[i64]) -> Tensor {
    let t = Tensor::from_slice(xs).expect("memory");
    t.with_layout(Layout::contiguous(sizes).expect("sizes")).expect("bounds")
}
fn sum(t: &Tensor, dim: Option<&[i64]>, keepdim: bool) -> Tensor {
    run(meta::sum_dim(t, dim, keepdim, None), |s, o| kernel::sum_dim(s, o, t, dim, keepdim, None)).remove(0)
}
fn ramp(n: usize) -> Vec<f32> {
    (0..n).map(|i| ((i * 7919) % 1013) as f32 - 500.0).collect()
}

/// The sum over `dim` of a 3-d tensor, by its definition.
fn reference(t: &Tensor, flags: [bool; 3]) -> Vec<f64> {
    let n = t.sizes();
    let kept: Vec<i64> = (0..3).map(|i| if flags[i] { 1 } else { n[i] }).collect();
    let mut out = vec![0.0; kept.iter().product::<i64>() as usize];
    let all = values::<f32>(t);
    let mut it = all.iter();
    for i in 0..n[0] {
        for j in 0..n[1] {
            for k in 0..n[2] {
                let at = |x: i64, d: usize| if flags[d] { 0 } else { x };
                let p = (at(i, 0) * kept[1] + at(j, 1)) * kept[2] + at(k, 2);
                out[p as usize] += f64::from(*it.next().expect("as many"));
            }
        }
    }
    out
}

#[test]
fn sums_agree_with_their_definition_for_any_layout_and_dims() {
    for sizes in [[1, 1, 1], [2, 3, 4], [5, 33, 9], [3, 700, 40], [40, 3, 700], [2, 3, 5000], [3000, 2, 3]] {
        let n: i64 = sizes.iter().product();
        let base = shaped(&ramp(n as usize), &sizes);
        for order in [[0, 1, 2], [2, 1, 0], [1, 0, 2], [0, 2, 1]] {
            let t = base.with_layout(base.layout().permute(&order).expect("order")).expect("bounds");
            for mask in 0..8u8 {
                let flags = [mask & 1 != 0, mask & 2 != 0, mask & 4 != 0];
                let dims: Vec<i64> = (0..3).filter(|i| flags[*i as usize]).collect();
                if dims.is_empty() {
                    continue;
                }
                let got: Vec<f64> =
                    values::<f32>(&sum(&t, Some(&dims), true)).iter().map(|x| f64::from(*x)).collect();
                assert_eq!(got, reference(&t, flags), "{sizes:?} {order:?} {dims:?}");
            }
        }
    }
}

#[test]
fn a_stepped_input_sums_like_its_copy() {
    let base = shaped(&ramp(200 * 60), &[200, 60]);
    let stepped = base.with_layout(base.layout().slice(1, None, None, 3).expect("slice")).expect("bounds");
    let copy = shaped(&values::<f32>(&stepped), stepped.sizes());
    for dims in [&[0][..], &[1], &[0, 1]] {
        assert_eq!(
            values::<f32>(&sum(&stepped, Some(dims), false)),
            values::<f32>(&sum(&copy, Some(dims), false))
        );
    }
}

#[test]
fn long_sums_are_right_for_any_thread_count() {
    let n = 8 * 80usize.pow(3);
    let half = (n / 2) as f32;
    let symmetric: Vec<f32> = (0..n).map(|i| i as f32 - half + 0.5).collect();
    let symmetric = shaped(&symmetric, &[n as i64]);
    let ones = shaped(&vec![1f32; 1 << 25], &[1 << 25]);
    let mut bits = Vec::new();
    let odd: Vec<f32> = (0..1_000_003).map(|i| ((i as f32) * 0.37).sin()).collect();
    let odd = shaped(&odd, &[1_000_003]);
    for threads in [1, 2, 3, 16] {
        set_num_threads(threads);
        assert_eq!(values::<f32>(&sum(&symmetric, None, false)), [0.0]);
        assert_eq!(values::<f32>(&sum(&ones, None, false)), [33_554_432.0]);
        bits.push(values::<f32>(&sum(&odd, None, false))[0].to_bits());
    }
    set_num_threads(2);
    assert!(bits.windows(2).all(|w| w[0] == w[1]));
}

#[test]
fn halves_accumulate_wider_and_bytes_do_not_wrap() {
    let t = shaped(&vec![bf16::from_f32(1.0); 70000], &[70000]);
    assert_eq!(values::<bf16>(&sum(&t, None, false)), [bf16::from_f32(70144.0)]);
    let t = shaped(&vec![f16::from_f32(1.0); 140_000], &[70000, 2]);
    let mean = run(meta::mean_dim(&t, Some(&[0]), false, None), |s, o| {
        kernel::mean_dim(s, o, &t, None, false, None)
    });
    assert_eq!(values::<f16>(&mean[0]), [f16::from_f32(1.0); 2]);
    let t = shaped(&[200u8; 9], &[9]);
    assert_eq!(values::<i64>(&sum(&t, None, false)), [1800]);
    let t = shaped(&[f16::from_bits(1), f16::from_bits(0x7c00), f16::from_bits(0xfbff)], &[3]);
    let top = run(meta::max_dim(&t, 0, false), |s, o| kernel::max_dim(s, o, &t, 0, false));
    assert_eq!(values::<f16>(&top[0]), [f16::INFINITY]);
    let t = shaped(&[f16::from_bits(3)], &[1]);
    assert_eq!(values::<f16>(&sum(&t, None, false)), [f16::from_bits(3)]);
}

#[test]
fn extremes_carry_nan_and_name_the_first() {
    for n in [1usize, 7, 8, 9, 33, 5000, 70_000] {
        let mut xs = ramp(n);
        xs[n / 2] = 9000.0;
        xs[n - 1] = 9000.0;
        let t = shaped(&xs, &[n as i64]);
        let got = run(meta::max_dim(&t, 0, false), |s, o| kernel::max_dim(s, o, &t, 0, false));
        assert_eq!((values::<f32>(&got[0])[0], values::<i64>(&got[1])[0]), (9000.0, (n / 2) as i64));
        xs[n / 3] = f32::NAN;
        let t = shaped(&xs, &[n as i64]);
        let got = run(meta::min_dim(&t, 0, false), |s, o| kernel::min_dim(s, o, &t, 0, false));
        assert!(values::<f32>(&got[0])[0].is_nan());
        assert_eq!(values::<i64>(&got[1]), [(n / 3) as i64]);
        let both = run(meta::aminmax(&t, None, false), |s, o| kernel::aminmax(s, o, &t, None, false));
        assert!(both.iter().all(|b| values::<f32>(b)[0].is_nan()));
    }
    let t = shaped(&[1i64, 5, 2, 7, 7, 0], &[2, 3]);
    let t = t.with_layout(t.layout().transpose(0, 1).expect("dims")).expect("bounds");
    let at = run(meta::argmax(&t, None, false), |s, o| kernel::argmax(s, o, &t, None, false));
    assert_eq!(values::<i64>(&at[0]), [1]);
}

#[test]
fn no_elements_give_the_identity_or_an_error() {
    let t = shaped::<f32>(&[], &[0, 4]);
    assert_eq!(values::<f32>(&sum(&t, Some(&[0]), false)), [0.0; 4]);
    let mean = run(meta::mean(&t, None), |s, o| kernel::mean(s, o, &t, None));
    assert!(values::<f32>(&mean[0])[0].is_nan());
    assert!(meta::max_dim(&t, 0, false).is_err());
    assert!(meta::argmax(&t, None, false).is_err());
    let got = run(meta::max_dim(&t, 1, false), |s, o| kernel::max_dim(s, o, &t, 1, false));
    assert_eq!(got[0].sizes(), [0]);
    let all = run(meta::all(&t), |s, o| kernel::all(s, o, &t));
    assert_eq!(values::<bool>(&all[0]), [true]);
    assert!(meta::mean(&shaped(&[1i64], &[1]), None).is_err());
}

#[test]
fn truth_of_bytes_is_zero_or_one() {
    let t = shaped(&[2u8, 4, 0, 8], &[2, 2]);
    let got = run(meta::all_dim(&t, 0, false), |s, o| kernel::all_dim(s, o, &t, 0, false));
    assert_eq!((got[0].dtype(), values::<u8>(&got[0])), (DType::UInt8, vec![0, 1]));
}

#[test]
fn deviations_survive_tiny_and_huge_values() {
    let std = |xs: &[f32]| {
        let t = shaped(xs, &[xs.len() as i64]);
        values::<f32>(&run(meta::var(&t, true), |s, o| kernel::std(s, o, &t, true))[0])[0]
    };
    assert!((std(&[1e-30, 2e-30, 3e-30]) / 1e-30 - 1.0).abs() < 1e-6);
    assert!((std(&[1e30, 2e30, 3e30]) / 1e30 - 1.0).abs() < 1e-6);
    assert!(std(&[1.0]).is_nan());
    let t = shaped(&[2281.5f32, 2281.25], &[2]);
    assert_eq!(values::<f32>(&run(meta::var(&t, true), |s, o| kernel::var(s, o, &t, true))[0]), [0.031_25]);
}

#[test]
fn norms_neither_overflow_nor_vanish() {
    fn norm<T: Element>(xs: &[T], p: f64) -> Tensor {
        let t = shaped(xs, &[xs.len() as i64]);
        let ord = Scalar::Float(p);
        let spec = meta::linalg_vector_norm(&t, ord, None, false, None);
        run(spec, |s, o| kernel::linalg_vector_norm(s, o, &t, ord, None, false, None)).remove(0)
    }
    for p in [2.0, 3.0, 2.5] {
        let want = (3f64.powf(p) + 4f64.powf(p)).powf(1.0 / p);
        for scale in [1e-30f64, 1.0, 1e30] {
            let got = values::<f32>(&norm(&[3.0 * scale as f32, 4.0 * scale as f32], p))[0];
            assert!((f64::from(got) / scale / want - 1.0).abs() < 1e-6, "{p} {scale} {got}");
        }
        for scale in [1e-300f64, 1.0, 1e300] {
            let got = values::<f64>(&norm(&[3.0 * scale, 4.0 * scale], p))[0];
            assert!((got / scale / want - 1.0).abs() < 1e-12, "{p} {scale} {got}");
        }
    }
    assert_eq!(values::<f32>(&norm(&[3.0f32, 0.0, -4.0], 0.0)), [2.0]);
    assert_eq!(values::<f32>(&norm(&[3.0f32, 0.0, -4.0], f64::NEG_INFINITY)), [0.0]);
    assert_eq!(values::<f32>(&norm::<f32>(&[], 2.0)), [0.0]);
}

#[test]
fn softmax_is_the_same_along_any_dimension() {
    let xs: Vec<f32> = ramp(40 * 70).iter().map(|x| x / 50.0).collect();
    let t = shaped(&xs, &[40, 70]);
    let turned = t.with_layout(t.layout().transpose(0, 1).expect("dims")).expect("bounds");
    for log in [false, true] {
        let go = |t: &Tensor, dim: i64| {
            run(meta::softmax(t, dim, false), |s, o| {
                if log {
                    kernel::log_softmax(s, o, t, dim, false)
                } else {
                    kernel::softmax(s, o, t, dim, false)
                }
            })
            .remove(0)
        };
        for dim in [0, 1] {
            let got = values::<f32>(&go(&t, dim));
            let out = go(&turned, 1 - dim);
            let back =
                values::<f32>(&out.with_layout(out.layout().transpose(0, 1).expect("dims")).expect("bounds"));
            for (i, (a, b)) in got.iter().zip(&back).enumerate() {
                assert!((a - b).abs() <= 1e-6 * a.abs().max(1e-6), "{i} {a} {b}");
                let (r, c) = (i / 70, i % 70);
                let line: Vec<f64> = (0..if dim == 1 { 70 } else { 40 })
                    .map(|k| f64::from(if dim == 1 { xs[r * 70 + k] } else { xs[k * 70 + c] }))
                    .collect();
                let sum: f64 = line.iter().map(|x| x.exp()).sum();
                let want = f64::from(xs[i]) - sum.ln();
                let want = if log { want } else { want.exp() };
                assert!((f64::from(*a) - want).abs() < 2e-6 * want.abs().max(1e-30), "{a} {want}");
            }
        }
    }
    let t = shaped(&[1e38f32, -1e38], &[2]);
    let got = run(meta::softmax(&t, 0, false), |s, o| kernel::softmax(s, o, &t, 0, false));
    assert_eq!(values::<f32>(&got[0]), [1.0, 0.0]);
}

#[test]
fn running_sums_and_extremes() {
    for n in [1i64, 7, 33, 5000, 2048 * 3] {
        let xs = ramp(n as usize);
        let t = shaped(&xs, &[n]);
        let got = values::<f32>(&run(meta::cumsum(&t, 0, None), |s, o| kernel::cumsum(s, o, &t, 0, None))[0]);
        let mut sum = 0.0;
        for (x, y) in xs.iter().zip(got) {
            sum += f64::from(*x);
            assert_eq!(f64::from(y), sum);
        }
    }
    let nan = f32::NAN;
    let t = shaped(&[1.0, 3.0, nan, 5.0, 4.0], &[5]);
    let got = run(meta::cummax(&t, 0), |s, o| kernel::cummax(s, o, &t, 0));
    assert_eq!(values::<i64>(&got[1]), [0, 1, 2, 2, 2]);
    let t = shaped(&vec![bf16::from_f32(1.0); 4096], &[4096]);
    let got = values::<bf16>(&run(meta::cumsum(&t, 0, None), |s, o| kernel::cumsum(s, o, &t, 0, None))[0]);
    assert_eq!(got[4095].to_f32(), 4096.0);
    let t = shaped(&[-1000f32, -1000.0, 0.0, f32::NEG_INFINITY], &[4]);
    let got = values::<f32>(&run(meta::logcumsumexp(&t, 0), |s, o| kernel::logcumsumexp(s, o, &t, 0))[0]);
    assert_eq!(got, [-1000.0, -1000.0 + 2f32.ln(), 0.0, 0.0]);
}

#[test]
fn orders_are_stable_and_put_nan_last() {
    let nan = f32::NAN;
    let t = shaped(&[nan, f32::INFINITY, 3.0, f32::INFINITY, f32::NEG_INFINITY], &[5]);
    let up = run(meta::sort(&t, 0, false), |s, o| kernel::sort(s, o, &t, 0, false));
    assert_eq!(values::<i64>(&up[1]), [4, 2, 1, 3, 0]);
    let down = run(meta::sort(&t, 0, true), |s, o| kernel::sort(s, o, &t, 0, true));
    assert_eq!(values::<i64>(&down[1]), [0, 1, 3, 2, 4]);
    let top = run(meta::topk(&t, 1, 0, true, true), |s, o| kernel::topk(s, o, &t, 1, 0, true, true));
    assert!(values::<f32>(&top[0])[0].is_nan());
    let kth = run(meta::kthvalue(&t, 1, 0, false), |s, o| kernel::kthvalue(s, o, &t, 1, 0, false));
    assert_eq!((kth[0].ndim(), values::<i64>(&kth[1])), (0, vec![4]));
    for n in [1usize, 1023, 5000] {
        let xs = ramp(n);
        let t = shaped(&xs, &[n as i64]);
        let got = run(meta::sort(&t, 0, false), |s, o| kernel::sort(s, o, &t, 0, false));
        let mut want: Vec<usize> = (0..n).collect();
        want.sort_by(|a, b| xs[*a].total_cmp(&xs[*b]));
        assert_eq!(values::<i64>(&got[1]), want.iter().map(|i| *i as i64).collect::<Vec<_>>());
    }
    let t = shaped(&[3i64, 1, 1, 3, 2], &[5]);
    let got = run(meta::mode(&t, 0, false), |s, o| kernel::mode(s, o, &t, 0, false));
    assert_eq!((values::<i64>(&got[0]), values::<i64>(&got[1])), (vec![1], vec![2]));
    let t = shaped(&[1.0, nan, 2.0], &[3]);
    let plain = run(meta::median_dim(&t, 0, false), |s, o| kernel::median_dim(s, o, &t, 0, false));
    assert_eq!(values::<i64>(&plain[1]), [1]);
    let skipped = run(meta::median(&t), |s, o| kernel::nanmedian(s, o, &t));
    assert_eq!(values::<f32>(&skipped[0]), [1.0]);
}

#[test]
fn searches_histograms_and_distinct_elements() {
    use rtensor::dispatch::arg::Operand;
    let nan = f32::NAN;
    let find = |seq: &Tensor, x: Operand<'_>, right: bool| {
        let spec = meta::searchsorted(seq, x, false, right, None, None);
        values::<i64>(&run(spec, |s, o| kernel::searchsorted(s, o, seq, x, false, right, None, None))[0])
    };
    let seq = shaped(&[1f32, 3.0, 3.0, 5.0, nan], &[5]);
    let xs = shaped(&[0f32, 3.0, 6.0, nan], &[2, 2]);
    assert_eq!(find(&seq, Operand::Tensor(&xs), false), [0, 1, 4, 4]);
    assert_eq!(find(&seq, Operand::Tensor(&xs), true), [0, 3, 4, 5]);
    assert_eq!(find(&seq, Operand::Scalar(Scalar::Float(4.0)), false), [3]);
    let rows = shaped(&[1i64, 2, 3, 10, 20, 30], &[2, 3]);
    let xs = shaped(&[2i64, 5, 2, 25], &[2, 2]);
    assert_eq!(find(&rows, Operand::Tensor(&xs), false), [1, 3, 0, 2]);

    let t = shaped(&[1f32, 2.0, 3.0, nan], &[4]);
    let (lo, hi) = (Scalar::Int(1), Scalar::Int(3));
    let got = run(meta::histc(&t, 4, lo, hi), |s, o| kernel::histc(s, o, &t, 4, lo, hi));
    assert_eq!(values::<f32>(&got[0]), [1.0, 0.0, 1.0, 1.0]);
    let t = shaped(&[0i64, 2, 2], &[3]);
    assert_eq!(values::<i64>(&kernel::bincount(&t, None, 5).expect("counts")), [1, 0, 2, 0, 0]);
    assert!(kernel::bincount(&shaped(&[-1i64], &[1]), None, 0).is_err());

    let t = shaped(&[3i8, 1, 2, 1], &[2, 2]);
    let (v, inverse, counts) = kernel::unique2(&t, true, true, true).expect("distinct");
    assert_eq!(values::<i8>(&v), [1, 2, 3]);
    assert_eq!((inverse.sizes(), values::<i64>(&inverse)), (&[2, 2][..], vec![2, 0, 1, 0]));
    assert_eq!(values::<i64>(&counts), [2, 1, 1]);
    let t = shaped(&[1f32, nan, nan], &[3]);
    assert_eq!(kernel::unique2(&t, true, false, false).expect("distinct").0.numel(), 3);
    let t = shaped(&[1i64, 0, 1, 2, 0, 2], &[2, 3]);
    let (v, ..) = kernel::unique_dim(&t, 1, true, false, false).expect("distinct");
    assert_eq!((v.sizes(), values::<i64>(&v)), (&[2, 2][..], vec![0, 1, 0, 2]));
    let t = shaped(&[1i64, 1, 2, 1], &[4]);
    let (v, _, counts) = kernel::unique_consecutive(&t, false, true, None).expect("distinct");
    assert_eq!((values::<i64>(&v), values::<i64>(&counts)), (vec![1, 2, 1], vec![2, 1, 1]));
}
