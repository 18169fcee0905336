//! What the steps of a call cost, from the core out: `cargo bench --bench steps`. What Python adds, `benches/steps.py`
//! measures. ARCHITECTURE.md has the figures.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use rtensor::autograd::node::unpack;
use rtensor::autograd::{fit, node};
use rtensor::cpu::{parallel, pointwise};
use rtensor::device::Device;
use rtensor::dispatch::arg::{Arg, Operand};
use rtensor::dispatch::call::{Call, call, keys_of};
use rtensor::dispatch::key::{Key, KeySet};
use rtensor::dispatch::registry::{Function, find};
use rtensor::dtype::DType;
use rtensor::generated::ops;
use rtensor::layout::Layout;
use rtensor::meta;
use rtensor::scalar::Scalar;
use rtensor::storage::Storage;
use rtensor::tensor::Tensor;

fn square() -> Tensor {
    let t = Tensor::from_slice(&[1.0f32; 4]).expect("memory");
    t.with_layout(Layout::contiguous(&[2, 2]).expect("a shape")).expect("fits")
}

fn memory(c: &mut Criterion) {
    parallel::set_num_threads(1);
    let mut group = c.benchmark_group("memory");
    group.bench_function("storage of 16 bytes, made and freed", |b| {
        b.iter(|| Storage::allocate(black_box(16), Device::CPU));
    });
    group.bench_function("tensor of 2 x 2, made and freed", |b| {
        b.iter(|| Tensor::empty(black_box(&[2, 2]), DType::Float32, Device::CPU));
    });
    group.finish();
}

fn add(c: &mut Criterion) {
    let mut group = c.benchmark_group("a + b, 2 x 2");
    let (x, y, one) = (square(), square(), Scalar::Int(1));
    let op = find("aten::add.Tensor").expect("in the table");
    let args = [Arg::Tensor(&x), Arg::Tensor(&y), Arg::Int(1.into())];
    group.bench_function("keys of the arguments", |b| b.iter(|| keys_of(op, black_box(&args))));
    group.bench_function("meta: shape and dtype", |b| {
        b.iter(|| meta::pointwise::add(black_box(&x), Operand::Tensor(&y), one));
    });
    let spec = meta::pointwise::add(&x, Operand::Tensor(&y), one).expect("a spec");
    let out = [square()];
    group.bench_function("kernel into memory that is there", |b| {
        b.iter(|| pointwise::add(&spec, &out, black_box(&x), Operand::Tensor(&y), one));
    });
    let kernel = op.kernel(Key::CPU);
    let keys = KeySet::of_tensor(Device::CPU, false, true);
    group.bench_function("the backend's kernel: arguments, meta, memory, loop", |b| {
        b.iter(|| match &kernel.function {
            Function::Native(f) => f(&Call { op, keys }, black_box(&args)),
            _ => unreachable!("the CPU kernel is native"),
        });
    });
    group.bench_function("the whole call", |b| b.iter(|| call(op, black_box(&args))));
    group.finish();
}

fn products(c: &mut Criterion) {
    let mut group = c.benchmark_group("a @ b, 2 x 2");
    let (x, y) = (square(), square());
    group.bench_function("mm, the whole call", |b| b.iter(|| ops::mm(black_box(&x), &y)));
    group.bench_function("matmul, the whole call", |b| b.iter(|| ops::matmul(black_box(&x), &y)));
    group.finish();
}

fn autograd(c: &mut Criterion) {
    let mut group = c.benchmark_group("x * 2, 2 x 2, recorded");
    let x = square();
    group.bench_function("nothing requires grad", |b| b.iter(|| ops::mul_scalar(black_box(&x), 2)));
    x.set_requires_grad(true);
    group.bench_function("recorded", |b| b.iter(|| ops::mul_scalar(black_box(&x), 2)));
    let out = ops::mul_scalar(&x, 2).expect("a product");
    let edge = node::gradient_edge(&out).expect("no error").expect("recorded");
    let grad = square();
    group.bench_function("saved values unpacked", |b| b.iter(|| unpack(black_box(&edge.node))));
    group.bench_function("a gradient fitted that fits", |b| {
        b.iter(|| fit::fit_to_node(black_box(&grad), &edge.node, 0, None));
    });
    group.finish();
}

criterion_group! {
    name = steps;
    config = Criterion::default().sample_size(30).measurement_time(std::time::Duration::from_millis(500))
        .warm_up_time(std::time::Duration::from_millis(100));
    targets = memory, add, products, autograd
}
criterion_main!(steps);
