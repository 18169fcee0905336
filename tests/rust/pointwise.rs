//! Elementwise kernels by themselves: every layout gives the same bits, vector math stays within its stated error.

use rtensor::cpu::level::{Level, limit};
use rtensor::cpu::{copy, create, pointwise as cpu};
use rtensor::device::Device;
use rtensor::dispatch::arg::Operand;
use rtensor::dispatch::structured::Spec;
use rtensor::dtype::{DType, bf16, f16};
use rtensor::error::Result;
use rtensor::meta::pointwise as meta;
use rtensor::scalar::Scalar;
use rtensor::tensor::Tensor;

type Kernel1 = fn(&Spec, &[Tensor], &Tensor) -> Result<()>;
type Meta1 = fn(&Tensor) -> Result<Spec>;

fn run(spec: Spec, kernel: impl FnOnce(&Spec, &[Tensor]) -> Result<()>) -> Tensor {
    let out = spec.outputs[0].allocate().unwrap();
    kernel(&spec, std::slice::from_ref(&out)).unwrap();
    out
}
fn unary(meta: Meta1, kernel: Kernel1, x: &Tensor) -> Tensor {
    run(meta(x).unwrap(), |s, o| kernel(s, o, x))
}
fn add(x: &Tensor, y: Operand<'_>) -> Tensor {
    let one = Scalar::Int(1);
    run(meta::add(x, y, one).unwrap(), |s, o| cpu::add(s, o, x, y, one))
}
fn to(x: &Tensor, dtype: DType) -> Tensor {
    let out = Tensor::empty(x.sizes(), dtype, Device::CPU).unwrap();
    copy::copy(&out, x).unwrap();
    out
}
/// Distance in units in the last place of `want` rounded to float32.
fn ulp32(got: f32, want: f64) -> f64 {
    if got.is_nan() || want.is_nan() {
        return if got.is_nan() == want.is_nan() { 0.0 } else { f64::INFINITY };
    }
    let near = want as f32;
    if got == near {
        return 0.0;
    }
    if near.is_infinite() || got.is_infinite() {
        return f64::INFINITY;
    }
    let exponent = near.abs().max(f32::MIN_POSITIVE).log2().floor() as i32;
    (got as f64 - want).abs() / 2f64.powi(exponent - 23)
}

fn arguments() -> Vec<f32> {
    let mut out = vec![
        0.0,
        -0.0,
        f32::INFINITY,
        f32::NEG_INFINITY,
        f32::NAN,
        1e-45,
        -1e-45,
        f32::MIN_POSITIVE,
        f32::MAX,
        -f32::MAX,
    ];
    // Every 4099th bit pattern: all exponents, both signs.
    out.extend((0..=u32::MAX).step_by(4099).map(f32::from_bits));
    out.extend((-2000..2000).map(|i| i as f32 * 0.01));
    out
}

fn check(name: &str, bound: f64, meta: Meta1, kernel: Kernel1, reference: fn(f64) -> f64) {
    let x = arguments();
    let got: Vec<f32> = unary(meta, kernel, &Tensor::from_slice(&x).unwrap()).to_vec().unwrap();
    let (mut worst, mut at) = (0.0, 0.0);
    for (x, y) in x.iter().zip(&got) {
        let e = ulp32(*y, reference(*x as f64));
        if e > worst {
            (worst, at) = (e, *x);
        }
    }
    assert!(worst <= bound, "{name}({at:e}) is off by {worst} ULP");
    eprintln!("{name}: {worst:.2} ULP");
}

unsafe extern "C" {
    safe fn erf(x: f64) -> f64;
    safe fn erfc(x: f64) -> f64;
}

#[test]
fn float32_math_stays_within_its_stated_error() {
    check("exp", 1.0, meta::exp, cpu::exp, f64::exp);
    check("exp2", 1.0, meta::exp2, cpu::exp2, f64::exp2);
    check("expm1", 2.0, meta::expm1, cpu::expm1, f64::exp_m1);
    check("log", 2.0, meta::log, cpu::log, f64::ln);
    check("log2", 2.0, meta::log2, cpu::log2, f64::log2);
    check("log10", 2.0, meta::log10, cpu::log10, f64::log10);
    check("log1p", 2.0, meta::log1p, cpu::log1p, f64::ln_1p);
    check("sin", 1.0, meta::sin, cpu::sin, f64::sin);
    check("cos", 1.0, meta::cos, cpu::cos, f64::cos);
    check("tanh", 3.0, meta::tanh, cpu::tanh, f64::tanh);
    check("erf", 2.5, meta::erf, cpu::erf, |x| erf(x));
    check("erfc", 1.0, meta::erfc, cpu::erfc, |x| erfc(x));
    check("sqrt", 0.5, meta::sqrt, cpu::sqrt, f64::sqrt);
}

#[test]
fn float64_math_agrees_with_the_platform() {
    let x: Vec<f64> = (-40_000..40_000)
        .map(|i| i as f64 * 0.0173)
        .chain([1e-300, -1e-300, 1e-8, 5e-324, f64::INFINITY, f64::NAN])
        .collect();
    let t = Tensor::from_slice(&x).unwrap();
    let cases: [(&str, Meta1, Kernel1, fn(f64) -> f64, f64); 10] = [
        ("exp", meta::exp, cpu::exp, f64::exp, 1.5),
        ("exp2", meta::exp2, cpu::exp2, f64::exp2, 1.5),
        ("expm1", meta::expm1, cpu::expm1, f64::exp_m1, 3.0),
        ("log", meta::log, cpu::log, f64::ln, 2.0),
        ("log1p", meta::log1p, cpu::log1p, f64::ln_1p, 3.0),
        ("sin", meta::sin, cpu::sin, f64::sin, 1.5),
        ("cos", meta::cos, cpu::cos, f64::cos, 1.5),
        ("tanh", meta::tanh, cpu::tanh, f64::tanh, 4.0),
        ("erf", meta::erf, cpu::erf, |x| erf(x), 4.0),
        ("erfc", meta::erfc, cpu::erfc, |x| erfc(x), 10.0),
    ];
    for (name, m, k, reference, bound) in cases {
        let got: Vec<f64> = unary(m, k, &t).to_vec().unwrap();
        let mut worst = (0.0, 0.0);
        for (x, y) in x.iter().zip(&got) {
            let want = reference(*x);
            if *y == want || (y.is_nan() && want.is_nan()) || want.abs() < 1e-290 {
                continue;
            }
            let ulp = 2f64.powi(want.abs().log2().floor() as i32 - 52);
            let e = (y - want).abs() / ulp;
            if e > worst.0 || e.is_nan() {
                worst = (e, *x);
            }
        }
        eprintln!("{name}: {:.2} ULP", worst.0);
        assert!(worst.0 <= bound, "{name}({:e}) is off by {} ULP", worst.1, worst.0);
    }
}

#[test]
fn every_layout_and_level_gives_the_same_elements() {
    let n = 5033;
    let values: Vec<f32> = (0..3 * n).map(|i| (i as f32 * 0.37).sin() * 30.0).collect();
    let flat = Tensor::from_slice(&values).unwrap();
    for length in [1i64, 7, 8, 9, 33, 5000] {
        let dense = flat.with_layout(flat.layout().narrow(0, 5, length).unwrap()).unwrap();
        let stepped = Tensor::empty(&[length * 3], DType::Float32, Device::CPU).unwrap();
        let stepped = stepped.with_layout(stepped.layout().slice(0, Some(1), None, 3).unwrap()).unwrap();
        copy::copy(&stepped, &dense).unwrap();
        for (m, k) in
            [(meta::exp as Meta1, cpu::exp as Kernel1), (meta::sin, cpu::sin), (meta::tanh, cpu::tanh)]
        {
            let a: Vec<f32> = unary(m, k, &dense).to_vec().unwrap();
            let b: Vec<f32> = unary(m, k, &stepped).to_vec().unwrap();
            assert_eq!(
                a.iter().map(|x| x.to_bits()).collect::<Vec<_>>(),
                b.iter().map(|x| x.to_bits()).collect::<Vec<_>>()
            );
        }
    }
    let x = flat
        .with_layout(flat.layout().narrow(0, 0, 60 * 70).unwrap().view(&[60, 70]).unwrap().unwrap())
        .unwrap();
    let y = x.with_layout(x.layout().transpose(0, 1).unwrap()).unwrap();
    let y = Tensor::from_slice(&y.to_vec::<f32>().unwrap()).unwrap();
    let y = y.with_layout(y.layout().view(&[70, 60]).unwrap().unwrap().transpose(0, 1).unwrap()).unwrap();
    for level in [Level::Baseline, Level::V3, Level::V4] {
        limit(level);
        let sum = add(&x, Operand::Tensor(&y));
        let (s, a) = (sum.to_vec::<f32>().unwrap(), x.to_vec::<f32>().unwrap());
        assert!(s.iter().zip(&a).all(|(s, a)| *s == 2.0 * a), "at {level:?}");
    }
    limit(Level::V4);
}

#[test]
fn operands_broadcast_and_promote() {
    let x = to(&Tensor::from_slice(&[1i64, 2, 3]).unwrap(), DType::Int32);
    let column = Tensor::from_slice(&[10f32, 20.0]).unwrap();
    let column = column.with_layout(column.layout().unsqueeze(1).unwrap()).unwrap();
    let sum = add(&x, Operand::Tensor(&column));
    assert_eq!((sum.dtype(), sum.sizes()), (DType::Float32, &[2i64, 3][..]));
    assert_eq!(sum.to_vec::<f32>().unwrap(), [11.0, 12.0, 13.0, 21.0, 22.0, 23.0]);
    assert_eq!(add(&x, Operand::Scalar(Scalar::Int(5))).to_vec::<i32>().unwrap(), [6, 7, 8]);
    assert_eq!(add(&x, Operand::Scalar(Scalar::Float(0.5))).dtype(), DType::Float32);
    let half = to(&column, DType::Float16);
    assert_eq!(add(&half, Operand::Scalar(Scalar::Float(0.1))).dtype(), DType::Float16);
    assert_eq!(add(&half, Operand::Tensor(&to(&column, DType::BFloat16))).dtype(), DType::Float32);
    let bools = Tensor::from_slice(&[true, false]).unwrap();
    assert_eq!(add(&bools, Operand::Tensor(&bools)).to_vec::<bool>().unwrap(), [true, false]);
    assert_eq!(add(&bools, Operand::Scalar(Scalar::Int(1))).to_vec::<i64>().unwrap(), [2, 1]);
}

#[test]
fn half_types_round_once() {
    let x: Vec<f64> = vec![
        1.0 + 2f64.powi(-11) + 2f64.powi(-40),
        65519.9,
        65520.0,
        2f64.powi(-24),
        2f64.powi(-25),
        -0.0,
        f64::NAN,
        1e9,
        -1e-9,
    ];
    let t = Tensor::from_slice(&x).unwrap();
    assert_eq!(to(&t, DType::Float16).to_vec::<f16>().unwrap()[0].to_bits(), 0x3c01);
    for (x, h) in x.iter().zip(to(&t, DType::Float16).to_vec::<f16>().unwrap()).skip(1) {
        assert!(h.to_bits() == f16::from_f64(*x).to_bits() || (h.is_nan() && x.is_nan()), "{x}: {h}");
    }
    assert_eq!(
        to(&Tensor::from_slice(&[2f64.powi(-133)]).unwrap(), DType::BFloat16).to_vec::<bf16>().unwrap()[0]
            .to_f64(),
        2f64.powi(-133)
    );
    // Every half, there and back, and every 1009th float32 against the reference.
    let all: Vec<f16> = (0..=u16::MAX).map(f16::from_bits).collect();
    let wide = to(&Tensor::from_slice(&all).unwrap(), DType::Float32);
    let back = to(&wide, DType::Float16).to_vec::<f16>().unwrap();
    assert!(all.iter().zip(&back).all(|(a, b)| a.to_bits() == b.to_bits() || a.is_nan() && b.is_nan()));
    assert!(
        all.iter()
            .zip(&wide.to_vec::<f32>().unwrap())
            .all(|(a, b)| a.to_f32() == *b || a.is_nan() && b.is_nan())
    );
    let floats: Vec<f32> = (0..=u32::MAX).step_by(10007).map(f32::from_bits).collect();
    let t = Tensor::from_slice(&floats).unwrap();
    let (h, b) =
        (to(&t, DType::Float16).to_vec::<f16>().unwrap(), to(&t, DType::BFloat16).to_vec::<bf16>().unwrap());
    for i in 0..floats.len() {
        let x = floats[i];
        if x.is_nan() {
            assert!(h[i].is_nan() && b[i].is_nan());
        } else {
            assert_eq!((h[i], b[i]), (f16::from_f32(x), bf16::from_f32(x)), "{x:e}");
        }
    }
}

#[test]
fn integer_division_rounds_as_python_and_refuses_zero() {
    let x = Tensor::from_slice(&[-7i64, 7, -7, i64::MIN]).unwrap();
    let y = Tensor::from_slice(&[2i64, -2, -2, -1]).unwrap();
    let o = Operand::Tensor(&y);
    let floor = run(meta::floor_divide(&x, o).unwrap(), |s, out| cpu::floor_divide(s, out, &x, o));
    assert_eq!(floor.to_vec::<i64>().unwrap(), [-4, -4, 3, i64::MIN]);
    let rest = run(meta::remainder(&x, o).unwrap(), |s, out| cpu::remainder(s, out, &x, o));
    assert_eq!(rest.to_vec::<i64>().unwrap(), [1, -1, -1, 0]);
    let zero = Operand::Scalar(Scalar::Int(0));
    let spec = meta::remainder(&x, zero).unwrap();
    assert!(cpu::remainder(&spec, &[spec.outputs[0].allocate().unwrap()], &x, zero).is_err());
}

#[test]
fn nan_and_signed_zeros_survive() {
    let x = Tensor::from_slice(&[f32::NAN, -0.0, 1.0]).unwrap();
    let relu = unary(meta::relu, cpu::relu, &x).to_vec::<f32>().unwrap();
    assert!(relu[0].is_nan() && relu[1].is_sign_negative() && relu[2] == 1.0);
    let y = Tensor::from_slice(&[1.0f32, f32::NAN, 0.5]).unwrap();
    let larger =
        run(meta::maximum(&x, &y).unwrap(), |s, out| cpu::maximum(s, out, &x, &y)).to_vec::<f32>().unwrap();
    assert!(larger[0].is_nan() && larger[1].is_nan() && larger[2] == 1.0);
    let larger =
        run(meta::fmax(&x, &y).unwrap(), |s, out| cpu::fmax(s, out, &x, &y)).to_vec::<f32>().unwrap();
    assert_eq!(larger[0], 1.0);
    assert!(larger[1] == 0.0 && larger[2] == 1.0);
}

#[test]
fn powers_follow_ieee() {
    let cases: [(f32, f32); 14] = [
        (-2.0, 3.0),
        (-2.0, 2.0),
        (-2.0, 0.5),
        (0.0, -1.0),
        (-0.0, -1.0),
        (-0.0, 3.0),
        (0.0, 0.0),
        (1.0, f32::NAN),
        (-1.0, f32::INFINITY),
        (f32::NEG_INFINITY, 3.0),
        (f32::NEG_INFINITY, 0.5),
        (f32::NAN, 0.0),
        (2.0, 1000.0),
        (0.5, f32::NEG_INFINITY),
    ];
    let x = Tensor::from_slice(&cases.map(|c| c.0)).unwrap();
    let y = Tensor::from_slice(&cases.map(|c| c.1)).unwrap();
    let o = Operand::Tensor(&y);
    let got = run(meta::pow(&x, o).unwrap(), |s, out| cpu::pow(s, out, &x, o)).to_vec::<f32>().unwrap();
    for ((x, y), got) in cases.iter().zip(got) {
        let want = x.powf(*y);
        assert!(
            got.to_bits() == want.to_bits() || got.is_nan() && want.is_nan(),
            "{x} ** {y}: {got}, not {want}"
        );
    }
}

#[test]
fn ranges_and_triangles() {
    let out = create::tril_indices(2, 2, 0, None, None, None, None).unwrap();
    assert_eq!(out.to_vec::<i64>().unwrap(), [0, 1, 1, 0, 0, 1]);
}
