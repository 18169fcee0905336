//! Kernels by themselves, one thread, results into memory that is there: `cargo bench --bench kernels`.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use rtensor::cpu::{copy, parallel, pointwise};
use rtensor::device::Device;
use rtensor::dispatch::arg::Operand;
use rtensor::dispatch::structured::Spec;
use rtensor::dtype::DType;
use rtensor::error::Result;
use rtensor::meta;
use rtensor::scalar::Scalar;
use rtensor::tensor::Tensor;

const N: i64 = 1 << 20;

fn values(dtype: DType) -> Tensor {
    let x: Vec<f32> = (0..N).map(|i| (i % 1000) as f32 * 0.01 + 0.1).collect();
    let x = Tensor::from_slice(&x).expect("memory");
    let out = Tensor::empty(&[N], dtype, Device::CPU).expect("memory");
    copy::copy(&out, &x).expect("a conversion");
    out
}

fn elementwise(c: &mut Criterion) {
    parallel::set_num_threads(1);
    let mut group = c.benchmark_group("pointwise 1M");
    let (x, y) = (values(DType::Float32), values(DType::Float32));
    let out = [Tensor::empty(&[N], DType::Float32, Device::CPU).expect("memory")];
    let one = Scalar::Int(1);
    let other = Operand::Tensor(&y);
    let spec = meta::pointwise::add(&x, other, one).expect("a spec");
    group
        .bench_function("add float32", |b| b.iter(|| pointwise::add(&spec, &out, black_box(&x), other, one)));
    let number = Operand::Scalar(Scalar::Float(2.0));
    group
        .bench_function("mul by a number", |b| b.iter(|| pointwise::mul(&spec, &out, black_box(&x), number)));
    type Unary = fn(&Spec, &[Tensor], &Tensor) -> Result<()>;
    let functions: [(&str, Unary); 8] = [
        ("exp", pointwise::exp),
        ("log", pointwise::log),
        ("tanh", pointwise::tanh),
        ("sigmoid", pointwise::sigmoid),
        ("sin", pointwise::sin),
        ("erf", pointwise::erf),
        ("sqrt", pointwise::sqrt),
        ("relu", pointwise::relu),
    ];
    for (name, f) in functions {
        group.bench_function(format!("{name} float32"), |b| b.iter(|| f(&spec, &out, black_box(&x))));
    }
    let (a, b16) = (values(DType::BFloat16), values(DType::BFloat16));
    let half_out = [Tensor::empty(&[N], DType::BFloat16, Device::CPU).expect("memory")];
    let other = Operand::Tensor(&b16);
    let half = meta::pointwise::add(&a, other, one).expect("a spec");
    group.bench_function("add bfloat16", |b| {
        b.iter(|| pointwise::add(&half, &half_out, black_box(&a), other, one));
    });
    group.finish();
}

fn layouts(c: &mut Criterion) {
    let mut group = c.benchmark_group("layouts 1024 x 1024");
    let square = |t: &Tensor| t.layout().view(&[1024, 1024]).expect("fits").expect("contiguous");
    let x = values(DType::Float32);
    let x = x.with_layout(square(&x)).expect("fits");
    let t = x.with_layout(x.layout().transpose(0, 1).expect("two dimensions")).expect("fits");
    let out = Tensor::empty(&[1024, 1024], DType::Float32, Device::CPU).expect("memory");
    group.bench_function("copy transposed", |b| b.iter(|| copy::copy(&out, black_box(&t))));
    group.bench_function("copy", |b| b.iter(|| copy::copy(&out, black_box(&x))));
    let (one, other) = (Scalar::Int(1), Operand::Tensor(&t));
    let spec = meta::pointwise::add(&x, other, one).expect("a spec");
    let outs = [out.clone()];
    group.bench_function("add transposed", |b| {
        b.iter(|| pointwise::add(&spec, &outs, black_box(&x), other, one));
    });
    group.finish();
}

criterion_group! {
    name = kernels;
    config = Criterion::default().sample_size(30).measurement_time(std::time::Duration::from_millis(500))
        .warm_up_time(std::time::Duration::from_millis(100));
    targets = elementwise, layouts
}
criterion_main!(kernels);
