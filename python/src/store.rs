//! Where the arguments of one call live while it runs.
//!
//! [`Arg`](rtensor::dispatch::arg::Arg) borrows; what Python objects do not hold in the right form (sizes, lists,
//! numbers as tensors) is kept here: short size lists on the stack, the rest in boxes whose contents do not move.

use std::cell::{Cell, RefCell, UnsafeCell};
use std::mem::MaybeUninit;

use rtensor::dispatch::arg::Value;
use rtensor::generator::Generator;
use rtensor::scalar::{Dim, Real, Scalar};
use rtensor::tensor::Tensor;
use smallvec::SmallVec;

/// Sizes kept without allocation, all lists of a call together.
const INLINE: usize = 16;

/// Freed with the store; never read through this.
#[allow(dead_code, reason = "held for their contents, which arguments borrow")]
enum Owned {
    Dims(Box<[Dim]>),
    Reals(Box<[Real]>),
    Bools(Box<[bool]>),
    Scalars(Box<[Scalar]>),
    Tensors(Box<[Tensor]>),
    OptTensors(Box<[Option<Tensor>]>),
    Tensor(Box<Tensor>),
    Generator(Box<Generator>),
    Value(Box<Value>),
}

pub struct Store {
    dims: UnsafeCell<[MaybeUninit<Dim>; INLINE]>,
    used: Cell<usize>,
    owned: RefCell<SmallVec<[Owned; 1]>>,
}

macro_rules! keep {
    ($($name:ident: $t:ty as $kind:ident -> $out:ty;)*) => { $(
        pub fn $name(&self, value: $t) -> &$out {
            let boxed: Box<$out> = value.into();
            let pointer: *const $out = &raw const *boxed;
            self.owned.borrow_mut().push(Owned::$kind(boxed));
            // SAFETY: a box's contents stay where they are until the store is dropped, and `&self` outlives the
            // reference; nothing in `owned` is ever changed or removed.
            unsafe { &*pointer }
        }
    )* };
}

impl Store {
    #[inline]
    pub fn new() -> Self {
        Store {
            dims: UnsafeCell::new([const { MaybeUninit::uninit() }; INLINE]),
            used: Cell::new(0),
            owned: RefCell::new(SmallVec::new()),
        }
    }
    /// Keeps a list of sizes.
    #[inline]
    pub fn dims(&self, dims: &[Dim]) -> &[Dim] {
        let start = self.used.get();
        if dims.len() > INLINE - start {
            return self.boxed_dims(dims.to_vec());
        }
        self.used.set(start + dims.len());
        // SAFETY: the range from `start` is free (`used` only grows) and long enough; it is written here and then
        // shared, never written again.
        unsafe {
            let place = self.dims.get().cast::<Dim>().add(start);
            std::ptr::copy_nonoverlapping(dims.as_ptr(), place, dims.len());
            std::slice::from_raw_parts(place, dims.len())
        }
    }
    keep! {
        boxed_dims: Vec<Dim> as Dims -> [Dim];
        reals: Vec<Real> as Reals -> [Real];
        bools: Vec<bool> as Bools -> [bool];
        scalars: Vec<Scalar> as Scalars -> [Scalar];
        tensors: Vec<Tensor> as Tensors -> [Tensor];
        opt_tensors: Vec<Option<Tensor>> as OptTensors -> [Option<Tensor>];
        tensor: Tensor as Tensor -> Tensor;
        generator: Generator as Generator -> Generator;
        value: Value as Value -> Value;
    }
}
