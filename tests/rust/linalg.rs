//! Matrix products against a plain triple loop: every dtype, odd sizes, transposed and stepped operands, threads.

use rtensor::cpu::linalg;
use rtensor::cpu::parallel::set_num_threads;
use rtensor::device::Device;
use rtensor::dtype::{Complex64, DType, Element};
use rtensor::layout::Layout;
use rtensor::meta;
use rtensor::scalar::Scalar;
use rtensor::tensor::{Tensor, for_each_offset};
use rtensor::with_dtype;

const DTYPES: [DType; 14] = [
    DType::UInt8,
    DType::UInt16,
    DType::UInt32,
    DType::UInt64,
    DType::Int8,
    DType::Int16,
    DType::Int32,
    DType::Int64,
    DType::Float16,
    DType::BFloat16,
    DType::Float32,
    DType::Float64,
    DType::Complex64,
    DType::Complex128,
];

/// Small whole numbers, so that every dtype holds them and every sum exactly.
fn fill(t: &Tensor, seed: u64) {
    let mut state = seed;
    with_dtype!(t.dtype(), numeric, |T| {
        for_each_offset(t.layout(), |offset| {
            state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            let (re, im) = ((state >> 60) as f64 % 3.0, (state >> 50) as f64 % 2.0);
            let x = T::from_complex(Complex64::new(re, im));
            // SAFETY: an offset of the layout.
            unsafe { t.data_as::<T>().offset(offset as isize).write(x) };
        });
        Ok::<(), rtensor::error::Error>(())
    })
    .unwrap();
}

fn matrix(rows: i64, columns: i64, dtype: DType, layout: &str, seed: u64) -> Tensor {
    let base = |r, c| Tensor::empty(&[r, c], dtype, Device::CPU).unwrap();
    let t = match layout {
        "plain" => base(rows, columns),
        "transposed" => {
            let t = base(columns, rows);
            t.with_layout(t.layout().transpose(0, 1).unwrap()).unwrap()
        }
        _ => {
            let t = base(2 * rows, 3 * columns);
            let layout = Layout::strided(&[rows, columns], &[6 * columns, 3], 0).unwrap();
            t.with_layout(layout).unwrap()
        }
    };
    fill(&t, seed);
    t
}

fn values(t: &Tensor) -> Vec<Complex64> {
    with_dtype!(t.dtype(), numeric, |T| Ok::<_, rtensor::error::Error>(
        t.to_vec::<T>().unwrap().into_iter().map(Element::to_complex).collect()
    ))
    .unwrap()
}

fn expected(a: &Tensor, b: &Tensor, dtype: DType) -> Vec<Complex64> {
    let (m, k, n) = (a.sizes()[0] as usize, a.sizes()[1] as usize, b.sizes()[1] as usize);
    let (a, b) = (values(a), values(b));
    let mut out = vec![Complex64::default(); m * n];
    for i in 0..m {
        for j in 0..n {
            let sum: Complex64 = (0..k).map(|p| a[i * k + p] * b[p * n + j]).sum();
            out[i * n + j] = with_dtype!(dtype, numeric, |T| Ok::<_, rtensor::error::Error>(
                T::from_complex(sum).to_complex()
            ))
            .unwrap();
        }
    }
    out
}

#[test]
fn products_match_the_triple_loop() {
    let sizes = [(1, 1, 1), (3, 4, 5), (16, 16, 16), (17, 33, 5), (2, 70, 200), (65, 300, 40), (1, 40, 300)];
    for dtype in DTYPES {
        for (m, k, n) in sizes {
            for (x, y) in
                [("plain", "plain"), ("transposed", "plain"), ("plain", "transposed"), ("stepped", "stepped")]
            {
                let (a, b) = (matrix(m, k, dtype, x, 1), matrix(k, n, dtype, y, 2));
                let spec = meta::linalg::mm(&a, &b).unwrap();
                let out = [spec.outputs[0].allocate().unwrap()];
                linalg::mm(&spec, &out, &a, &b).unwrap();
                assert_eq!(values(&out[0]), expected(&a, &b, dtype), "{dtype} {m} {k} {n} {x} {y}");
            }
        }
    }
}

#[test]
fn an_empty_inner_dimension_gives_zeros_or_the_added_tensor() {
    for dtype in DTYPES {
        let (a, b) = (matrix(3, 0, dtype, "plain", 1), matrix(0, 20, dtype, "plain", 2));
        let init = matrix(1, 20, dtype, "plain", 3);
        let spec = meta::linalg::mm(&a, &b).unwrap();
        let out = [spec.outputs[0].allocate().unwrap()];
        linalg::mm(&spec, &out, &a, &b).unwrap();
        assert!(values(&out[0]).iter().all(|x| *x == Complex64::default()));
        let (beta, alpha) = (Scalar::Int(2), Scalar::Int(1));
        let spec = meta::linalg::addmm(&init, &a, &b, beta, alpha).unwrap();
        linalg::addmm(&spec, &out, &init, &a, &b, beta, alpha).unwrap();
        let row: Vec<Complex64> = values(&init).iter().map(|x| x * 2.0).collect();
        assert_eq!(values(&out[0]), [&*row, &row, &row].concat(), "{dtype}");
    }
}

#[test]
fn addmm_scales_both_parts_and_takes_its_own_output_as_input() {
    for dtype in DTYPES {
        for (m, k, n) in [(3, 4, 5), (20, 30, 40)] {
            let (a, b) = (matrix(m, k, dtype, "plain", 1), matrix(k, n, dtype, "transposed", 2));
            let out = matrix(m, n, dtype, "plain", 3);
            let before = values(&out);
            let (beta, alpha) = (Scalar::Int(3), Scalar::Int(2));
            let spec = meta::linalg::addmm(&out, &a, &b, beta, alpha).unwrap();
            linalg::addmm(&spec, std::slice::from_ref(&out), &out, &a, &b, beta, alpha).unwrap();
            let want: Vec<Complex64> = expected(&a, &b, DType::Complex128)
                .iter()
                .zip(&before)
                .map(|(p, i)| {
                    with_dtype!(dtype, numeric, |T| Ok::<_, rtensor::error::Error>(
                        T::from_complex(p * 2.0 + i * 3.0).to_complex()
                    ))
                    .unwrap()
                })
                .collect();
            assert_eq!(values(&out), want, "{dtype} {m} {k} {n}");
        }
    }
}

#[test]
fn with_beta_zero_the_added_tensor_is_not_read() {
    let nan = Tensor::from_slice(&[f32::NAN; 2]).unwrap();
    let a = Tensor::from_slice(&[1f32; 4]).unwrap();
    let a = a.with_layout(Layout::contiguous(&[2, 2]).unwrap()).unwrap();
    let (beta, alpha) = (Scalar::Float(0.0), Scalar::Int(1));
    let spec = meta::linalg::addmm(&nan, &a, &a, beta, alpha).unwrap();
    let out = [spec.outputs[0].allocate().unwrap()];
    linalg::addmm(&spec, &out, &nan, &a, &a, beta, alpha).unwrap();
    assert_eq!(values(&out[0]), [Complex64::new(2.0, 0.0); 4]);
}

#[test]
fn an_output_that_is_an_operand_is_computed_aside() {
    let a = matrix(20, 20, DType::Float32, "plain", 5);
    let want = expected(&a, &a, DType::Float32);
    let spec = meta::linalg::mm(&a, &a).unwrap();
    // The copy back goes through the dispatcher; only whether the operands stay intact is tested here.
    let out = [spec.outputs[0].allocate().unwrap()];
    linalg::mm(&spec, &out, &a, &a).unwrap();
    assert_eq!(values(&out[0]), want);
}

#[test]
fn the_thread_count_never_changes_a_bit() {
    let random = |rows, columns, seed| {
        let t = matrix(rows, columns, DType::Float32, "plain", seed);
        let data = t.data_as::<f32>();
        for i in 0..t.numel() as usize {
            // SAFETY: inside the tensor.
            unsafe { *data.add(i) = (*data.add(i) + i as f32 * 0.37).sin() };
        }
        t
    };
    let (a, b) = (random(700, 300, 1), random(300, 600, 2));
    let run = |threads| {
        set_num_threads(threads);
        let spec = meta::linalg::mm(&a, &b).unwrap();
        let out = [spec.outputs[0].allocate().unwrap()];
        linalg::mm(&spec, &out, &a, &b).unwrap();
        out[0].to_vec::<f32>().unwrap().iter().map(|x| x.to_bits()).collect::<Vec<_>>()
    };
    let one = run(1);
    assert!(one == run(2) && one == run(5));
}

#[test]
fn batches_vectors_and_outer_products() {
    for dtype in DTYPES {
        let flat = matrix(1, 6, dtype, "plain", 1);
        let vector = flat.with_layout(Layout::contiguous(&[6]).unwrap()).unwrap();
        let a = matrix(5, 6, dtype, "transposed", 2);
        let spec = meta::linalg::mv(&a, &vector).unwrap();
        let out = [spec.outputs[0].allocate().unwrap()];
        linalg::mv(&spec, &out, &a, &vector).unwrap();
        let column = flat.with_layout(flat.layout().transpose(0, 1).unwrap()).unwrap();
        assert_eq!(values(&out[0]), expected(&a, &column, dtype), "mv {dtype}");

        let spec = meta::linalg::dot(&vector, &vector).unwrap();
        let out = [spec.outputs[0].allocate().unwrap()];
        linalg::dot(&spec, &out, &vector, &vector).unwrap();
        assert_eq!(values(&out[0]), expected(&flat, &column, dtype), "dot {dtype}");
        linalg::vdot(&spec, &out, &vector, &vector).unwrap();
        let norm: f64 = values(&vector).iter().map(num_norm).sum();
        assert_eq!(values(&out[0])[0].re, norm, "vdot {dtype}");
    }
}

fn num_norm(x: &Complex64) -> f64 {
    x.re * x.re + x.im * x.im
}

#[test]
fn long_dots_are_summed_in_blocks() {
    let ones = Tensor::from_slice(&vec![1f32; 1_000_003]).unwrap();
    let spec = meta::linalg::dot(&ones, &ones).unwrap();
    let out = [spec.outputs[0].allocate().unwrap()];
    linalg::dot(&spec, &out, &ones, &ones).unwrap();
    assert_eq!(out[0].to_vec::<f32>().unwrap(), [1_000_003f32]);
}

#[test]
fn misfits_are_shape_and_dtype_errors() {
    let a = matrix(2, 3, DType::Float32, "plain", 1);
    let b = matrix(3, 2, DType::Float64, "plain", 1);
    assert!(meta::linalg::mm(&a, &a).unwrap_err().to_string().contains("cannot be multiplied"));
    assert!(meta::linalg::mm(&a, &b).unwrap_err().to_string().contains("same dtype"));
    let c = matrix(3, 2, DType::Float32, "plain", 1);
    let wide = matrix(2, 3, DType::Float32, "plain", 1);
    let error = meta::linalg::addmm(&wide, &a, &c, Scalar::Int(1), Scalar::Int(1)).unwrap_err();
    assert!(error.to_string().contains("broadcast"));
}
