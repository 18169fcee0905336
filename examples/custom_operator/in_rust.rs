//! A custom operation from Rust: `cargo run --example custom_operator`.
//!
//! It is defined, given a kernel for the CPU and a shape rule for Meta, called through the dispatcher, and gone when its
//! library is dropped.

#![allow(clippy::print_stdout, reason = "it shows what it does")]

use rtensor::device::Device;
use rtensor::dispatch::arg::{Arg, FromOutputs, one};
use rtensor::dispatch::call::call;
use rtensor::dispatch::key::Key;
use rtensor::dispatch::registry::find;
use rtensor::dtype::DType;
use rtensor::error::{Error, Result};
use rtensor::library::{Library, LibraryKind};
use rtensor::scalar::Real;
use rtensor::tensor::Tensor;

fn scaled(x: &Tensor, by: f64) -> Result<Tensor> {
    let values: Vec<f32> = x.to_vec::<f32>()?.into_iter().map(|v| v * by as f32).collect();
    let out = Tensor::from_slice(&values)?;
    out.with_layout(rtensor::layout::Layout::contiguous(x.sizes())?)
}

fn main() -> Result<()> {
    let mut library = Library::new("rust_demo", LibraryKind::Def)?;
    let op = library.define("scaled(Tensor x, float by=2) -> Tensor")?;
    library
        .implement(op, Key::CPU, "scaled", |_, args| Ok(one(scaled(args[0].tensor()?, args[1].float()?)?)))?;
    library.implement(op, Key::Meta, "scaled_meta", |_, args| {
        let x = args[0].tensor()?;
        Ok(one(Tensor::empty(x.sizes(), x.dtype(), Device::META)?))
    })?;

    let x = Tensor::from_slice(&[1.0f32, 2.0, 3.0])?;
    let y = Tensor::from_outputs(call(op, &[Arg::Tensor(&x), Arg::Float(Real::new(10.0))])?)?;
    println!("scaled: {:?}", y.to_vec::<f32>()?);

    let shape_only = Tensor::empty(&[2, 5], DType::Float32, Device::META)?;
    let y = Tensor::from_outputs(call(op, &[Arg::Tensor(&shape_only), Arg::Float(Real::new(1.0))])?)?;
    println!("without data: {y:?}");

    drop(library);
    match find("rust_demo::scaled") {
        Ok(_) => Err(Error::runtime("the operation should have gone with its library")),
        Err(gone) => {
            println!("after the library is dropped: {gone}");
            Ok(())
        }
    }
}
