//! Random numbers: the same for every thread count and layout, a stated range reserved, moments as they should be.

use rtensor::cpu::parallel::set_num_threads;
use rtensor::device::Device;
use rtensor::dtype::DType;
use rtensor::generator::{Generator, philox};
use rtensor::{ops, tensor::Tensor};

fn randn(n: i64, generator: &Generator) -> Tensor {
    ops::randn([n], Some(generator), Some(DType::Float32), None, None, None).expect("numbers")
}
fn mean_and_variance(x: &[f64]) -> (f64, f64) {
    let n = x.len() as f64;
    let mean = x.iter().sum::<f64>() / n;
    (mean, x.iter().map(|v| (v - mean) * (v - mean)).sum::<f64>() / n)
}
fn doubles(t: &Tensor) -> Vec<f64> {
    match t.dtype() {
        DType::Float64 => t.to_vec().expect("float64"),
        _ => t.to_vec::<f32>().expect("float32").into_iter().map(f64::from).collect(),
    }
}
fn empty(sizes: &[i64], dtype: DType) -> Tensor {
    Tensor::empty(sizes, dtype, Device::CPU).expect("memory")
}

#[test]
fn a_seed_gives_the_same_numbers_for_every_thread_count() {
    let mut all = Vec::new();
    for threads in [1, 2, 8] {
        set_num_threads(threads);
        let g = Generator::new(0);
        let perm = ops::randperm(1000i64, Some(&g), None, None, None, None).expect("numbers");
        all.push((
            randn(1_000_000, &g).to_vec::<f32>().expect("float32"),
            perm.to_vec::<i64>().expect("int64"),
        ));
    }
    assert!(all.windows(2).all(|w| w[0] == w[1]));
}

#[test]
fn element_i_of_a_float32_draw_is_word_i_of_the_reserved_range() {
    let g = Generator::new(7);
    g.reserve(5);
    let x = ops::rand([10i64], Some(&g), Some(DType::Float32), None, None, None).expect("numbers");
    let x = x.to_vec::<f32>().expect("float32");
    for (i, x) in x.iter().enumerate() {
        let word = philox(7, 5 + i as u64 / 4, 0)[i % 4];
        assert_eq!(*x, (word >> 8) as f32 / 16_777_216.0);
    }
    assert_eq!(g.state().position, 5 + 3);
}

#[test]
fn strided_results_get_the_numbers_of_contiguous_ones() {
    for n in [1i64, 7, 33, 700] {
        let plain = empty(&[n, 3], DType::Float64);
        ops::normal_(&plain, 0.0, 1.0, Some(&Generator::new(1))).expect("float64");
        let base = empty(&[3, 2 * n], DType::Float64);
        let view = base.layout().slice(1, Some(0), None, 2).and_then(|l| l.transpose(0, 1)).expect("a view");
        let strided = base.with_layout(view).expect("a view");
        ops::normal_(&strided, 0.0, 1.0, Some(&Generator::new(1))).expect("float64");
        assert_eq!(doubles(&strided), doubles(&plain));
    }
}

#[test]
fn state_can_be_saved_and_restored() {
    let g = Generator::new(3);
    let _ = randn(10, &g);
    let state = g.state();
    let a = randn(10, &g).to_vec::<f32>().expect("float32");
    g.set_state(state);
    assert_eq!(randn(10, &g).to_vec::<f32>().expect("float32"), a);
}

#[test]
fn moments_are_those_of_the_distributions() {
    let g = Generator::new(11);
    let n = 400_000i64;
    let near = |x: f64, want: f64, slack: f64| assert!((x - want).abs() < slack, "{x} is not near {want}");
    for dtype in [DType::Float32, DType::Float64] {
        let x = empty(&[n], dtype);
        let moments = |r: rtensor::error::Result<Tensor>| mean_and_variance(&doubles(&r.expect("numbers")));
        let (m, v) = moments(ops::uniform_(&x, -1.0, 3.0, Some(&g)));
        near(m, 1.0, 0.01);
        near(v, 16.0 / 12.0, 0.01);
        let (m, v) = moments(ops::normal_(&x, 2.0, 3.0, Some(&g)));
        near(m, 2.0, 0.03);
        near(v, 9.0, 0.1);
        let (m, v) = moments(ops::exponential_(&x, 2.0, Some(&g)));
        near(m, 0.5, 0.01);
        near(v, 0.25, 0.01);
        let (m, v) = moments(ops::geometric_(&x, 0.25, Some(&g)));
        near(m, 4.0, 0.05);
        near(v, 12.0, 0.3);
        let (m, _) = moments(ops::log_normal_(&x, 0.0, 0.5, Some(&g)));
        near(m, (0.125f64).exp(), 0.01);
        let (m, v) = moments(ops::bernoulli_(&x, 0.3, Some(&g)));
        near(m, 0.3, 0.01);
        near(v, 0.21, 0.01);
        for rate in [0.5, 4.0, 30.0] {
            ops::uniform_(&x, rate, rate, Some(&g)).expect("one value");
            let (m, v) = moments(ops::poisson(&x, Some(&g)));
            near(m, rate, 0.05);
            near(v, rate, 0.3);
        }
    }
}

#[test]
fn uniform_draws_stay_below_the_end_and_have_all_bits() {
    let g = Generator::new(5);
    let x = ops::rand([100_000i64], Some(&g), Some(DType::Float64), None, None, None).expect("numbers");
    let x = x.to_vec::<f64>().expect("float64");
    assert!(x.iter().all(|x| (0.0..1.0).contains(x)));
    let bits = x.iter().fold(0u64, |all, x| all | (x * 9_007_199_254_740_992.0) as u64);
    assert_eq!(bits, (1 << 53) - 1);
}

#[test]
fn integers_cover_their_range() {
    let g = Generator::new(9);
    let x = ops::randint_low(-3i64, 4i64, [7000i64], Some(&g), None, None, None, None).expect("numbers");
    let mut counts = [0; 7];
    for v in x.to_vec::<i64>().expect("int64") {
        counts[(v + 3) as usize] += 1;
    }
    assert!(counts.iter().all(|c| (850..1150).contains(c)), "{counts:?}");
    assert!(ops::randint(0i64, [2i64], None, None, None, None, None).is_err());
    let perm = ops::randperm(1000i64, Some(&g), None, None, None, None).expect("numbers");
    let mut perm = perm.to_vec::<i64>().expect("int64");
    assert_ne!(perm, (0..1000).collect::<Vec<_>>());
    perm.sort_unstable();
    assert_eq!(perm, (0..1000).collect::<Vec<_>>());
}

#[test]
fn multinomial_follows_the_weights_and_refuses_bad_ones() {
    let g = Generator::new(2);
    let weights = Tensor::from_slice(&[1.0f64, 0.0, 3.0]).expect("a tensor");
    let x = ops::multinomial(&weights, 40_000i64, true, Some(&g)).expect("weights");
    let drawn = x.to_vec::<i64>().expect("int64");
    assert!(drawn.iter().all(|c| *c != 1));
    let share = drawn.iter().filter(|c| **c == 2).count() as f64 / 40_000.0;
    assert!((share - 0.75).abs() < 0.01);
    let two =
        ops::multinomial(&weights, 2i64, false, Some(&g)).expect("weights").to_vec::<i64>().expect("int64");
    assert!(two[0] != two[1] && !two.contains(&1));
    for bad in [[0.0, 0.0], [1.0, -1.0], [1.0, f64::NAN]] {
        assert!(
            ops::multinomial(&Tensor::from_slice(&bad).expect("a tensor"), 1i64, true, Some(&g)).is_err()
        );
    }
}

#[test]
fn meta_tensors_draw_nothing() {
    let g = Generator::new(4);
    let x = ops::rand([3i64], Some(&g), None, None, Some(Device::META), None).expect("sizes");
    assert!(x.is_meta());
    assert_eq!(g.state().position, 0);
}
