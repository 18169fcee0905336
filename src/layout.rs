//! Sizes, strides and offset of a tensor over its storage, and every view as a function from layout to layout.
//!
//! # Rationale
//! All view arithmetic is here, checked, and knows no memory: what a tensor may reach is decided once, by
//! [`Layout::check_bounds`], whenever strides come from outside. Strides and offsets count elements, never bytes.
//! Negative strides do not exist (as in PyTorch), so the smallest reached element is the offset itself.
//!
//! # Limitations
//! Overlap between two layouts is decided exactly when both are dense, and by extents otherwise (never missed).

use smallvec::SmallVec;

use crate::error::{Error, Result};
use crate::shape::{Sizes, infer_size, numel, show, wrap_dim};

/// A copy of a short list all at once: element by element, and moved then, it would cost ten times more.
#[inline]
fn copy(list: &Sizes) -> Sizes {
    if list.spilled() {
        return list.clone();
    }
    // SAFETY: a list that is not spilled owns nothing: it is plain data.
    unsafe { std::ptr::read(list) }
}

#[derive(PartialEq, Debug)]
pub struct Layout {
    sizes: Sizes,
    strides: Sizes,
    offset: i64,
    numel: i64,
    contiguous: bool,
}

/// Whether two tensors share elements.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Overlap {
    None,
    /// The very same elements in the same order.
    Same,
    /// Some elements, or the same in another order.
    Partial,
}

/// Row-major strides.
pub fn contiguous_strides(sizes: &[i64]) -> Sizes {
    let mut strides = Sizes::from_elem(1, sizes.len());
    let mut step: i64 = 1;
    for i in (0..sizes.len()).rev() {
        strides[i] = step;
        step = step.saturating_mul(sizes[i].max(1));
    }
    strides
}

fn is_contiguous(sizes: &[i64], strides: &[i64], numel: i64) -> bool {
    let mut step = 1;
    numel == 0
        || (0..sizes.len()).rev().all(|i| {
            let fits = sizes[i] == 1 || strides[i] == step;
            step *= sizes[i];
            fits
        })
}

impl Clone for Layout {
    #[inline]
    fn clone(&self) -> Layout {
        Layout { sizes: copy(&self.sizes), strides: copy(&self.strides), ..*self }
    }
}

impl Layout {
    /// Row-major, offset 0.
    ///
    /// # Errors
    /// `Shape` on negative or overflowing sizes.
    pub fn contiguous(sizes: &[i64]) -> Result<Layout> {
        let numel = numel(sizes)?;
        let copy = || Sizes::from_slice(sizes);
        // The strides are made in place: moving a list of sizes costs more than making it.
        let mut out = Layout { sizes: copy(), strides: copy(), offset: 0, numel, contiguous: true };
        let mut step: i64 = 1;
        for stride in out.strides.iter_mut().rev() {
            let size = std::mem::replace(stride, step);
            step = step.saturating_mul(size.max(1));
        }
        Ok(out)
    }

    /// Whether the sizes are those of `other`.
    #[inline]
    pub fn same_sizes(&self, other: &Layout) -> bool {
        // By hand: a call of memcmp costs more than one to four dimensions.
        let (a, b) = (&*self.sizes, &*other.sizes);
        a.len() == b.len() && a.iter().zip(b).all(|(x, y)| x == y)
    }
    /// The same sizes at the start of a storage of their own; only of a contiguous layout.
    #[inline]
    pub(crate) fn fresh(&self) -> Layout {
        debug_assert!(self.contiguous);
        Layout {
            sizes: copy(&self.sizes),
            strides: copy(&self.strides),
            offset: 0,
            numel: self.numel,
            contiguous: true,
        }
    }

    /// Any strides. Bounds are not checked here: see [`Layout::check_bounds`].
    ///
    /// # Errors
    /// `Shape` on negative sizes, strides or offset, or when the last element's position overflows.
    pub fn strided(sizes: &[i64], strides: &[i64], offset: i64) -> Result<Layout> {
        if sizes.len() != strides.len() {
            return Err(Error::shape(format!(
                "sizes {} and strides {} must have the same length",
                show(sizes),
                show(strides)
            )));
        }
        if let Some(s) = strides.iter().find(|s| **s < 0) {
            return Err(Error::value(format!(
                "negative strides are not supported, got {s} in {}",
                show(strides)
            )));
        }
        if offset < 0 {
            return Err(Error::value(format!("the storage offset must not be negative, got {offset}")));
        }
        let numel = numel(sizes)?;
        let contiguous = is_contiguous(sizes, strides, numel);
        let out = Layout {
            sizes: Sizes::from_slice(sizes),
            strides: Sizes::from_slice(strides),
            offset,
            numel,
            contiguous,
        };
        out.extent()?;
        Ok(out)
    }

    /// For view functions: sizes and strides derived from a checked layout.
    fn derived(sizes: Sizes, strides: Sizes, offset: i64) -> Layout {
        let numel = if sizes.contains(&0) { 0 } else { sizes.iter().product() };
        let contiguous = is_contiguous(&sizes, &strides, numel);
        Layout { sizes, strides, offset, numel, contiguous }
    }

    #[inline]
    pub fn sizes(&self) -> &[i64] {
        &self.sizes
    }
    #[inline]
    pub fn strides(&self) -> &[i64] {
        &self.strides
    }
    #[inline]
    pub fn offset(&self) -> i64 {
        self.offset
    }
    #[inline]
    pub fn numel(&self) -> i64 {
        self.numel
    }
    #[inline]
    pub fn ndim(&self) -> usize {
        self.sizes.len()
    }
    #[inline]
    pub fn is_contiguous(&self) -> bool {
        self.contiguous
    }

    /// One past the last element reached, from the start of the storage; `offset` when there are none.
    ///
    /// # Errors
    /// `Shape` when it does not fit in 63 bits.
    pub fn extent(&self) -> Result<i64> {
        if self.numel == 0 {
            return Ok(self.offset);
        }
        let overflow = || {
            Error::shape(format!(
                "sizes {}, strides {} and offset {} reach past 2^63 elements",
                show(&self.sizes),
                show(&self.strides),
                self.offset
            ))
        };
        let mut last = self.offset;
        for (&n, &s) in self.sizes.iter().zip(&self.strides) {
            let step = (n - 1).checked_mul(s).ok_or_else(overflow)?;
            last = last.checked_add(step).ok_or_else(overflow)?;
        }
        last.checked_add(1).ok_or_else(overflow)
    }

    /// An error unless everything reached lies within `nbytes`.
    pub fn check_bounds(&self, itemsize: usize, nbytes: usize) -> Result<()> {
        let extent = self.extent()?;
        let end = extent.checked_mul(itemsize as i64);
        if self.numel > 0 && end.is_none_or(|end| end as usize > nbytes) {
            return Err(Error::runtime(format!(
                "sizes {}, strides {} and offset {} need a storage of {extent} elements of {itemsize} byte(s), but it has {nbytes} byte(s)",
                show(&self.sizes),
                show(&self.strides),
                self.offset
            )));
        }
        Ok(())
    }

    /// Elements may be reached by more than one index (decided by strides; never misses an overlap).
    pub fn overlaps_itself(&self) -> bool {
        if self.numel <= 1 || self.contiguous {
            return false;
        }
        let mut dims: SmallVec<[(i64, i64); 6]> =
            self.strides.iter().zip(&self.sizes).filter(|(_, n)| **n > 1).map(|(s, n)| (*s, *n)).collect();
        dims.sort_unstable();
        let mut reach = 0;
        dims.iter().any(|&(stride, size)| {
            let hit = stride <= reach;
            reach += stride.saturating_mul(size - 1);
            hit
        })
    }

    /// Each element of a gapless range of memory, once, in any order of dimensions.
    pub fn is_dense(&self) -> bool {
        if self.contiguous {
            return true;
        }
        let mut dims: SmallVec<[(i64, i64); 6]> =
            self.strides.iter().zip(&self.sizes).filter(|(_, n)| **n != 1).map(|(s, n)| (*s, *n)).collect();
        dims.sort_unstable();
        let mut step = 1;
        dims.iter().all(|&(stride, size)| {
            let fits = stride == step;
            step *= size;
            fits
        })
    }

    /// How two layouts over the same storage and element size share elements.
    pub fn overlap(&self, other: &Layout) -> Overlap {
        if self.numel == 0 || other.numel == 0 {
            return Overlap::None;
        }
        if self.offset == other.offset && self.sizes == other.sizes && self.strides == other.strides {
            return Overlap::Same;
        }
        let end = |l: &Layout| l.extent().unwrap_or(i64::MAX);
        if end(self) <= other.offset || end(other) <= self.offset { Overlap::None } else { Overlap::Partial }
    }

    fn dim(&self, dim: i64) -> Result<usize> {
        wrap_dim(dim, self.ndim())
    }
    fn real_dim(&self, dim: i64, what: &str) -> Result<usize> {
        if self.ndim() == 0 {
            return Err(Error::index(format!(
                "{what} needs a tensor of at least one dimension, got a 0-dim tensor"
            )));
        }
        self.dim(dim)
    }

    pub fn select(&self, dim: i64, index: i64) -> Result<Layout> {
        let d = self.real_dim(dim, "select")?;
        let n = self.sizes[d];
        let i = if index < 0 { index.wrapping_add(n) } else { index };
        if i < 0 || i >= n {
            return Err(Error::index(format!(
                "index {index} is out of range for dimension {d} with size {n}; allowed: {} to {}",
                -n,
                n - 1
            )));
        }
        let (mut sizes, mut strides) = (self.sizes.clone(), self.strides.clone());
        sizes.remove(d);
        let offset = self.offset + i * strides.remove(d);
        Ok(Self::derived(sizes, strides, offset))
    }

    /// Python's slice with a positive step: ends are wrapped, then clamped.
    pub fn slice(&self, dim: i64, start: Option<i64>, end: Option<i64>, step: i64) -> Result<Layout> {
        let d = self.real_dim(dim, "slice")?;
        if step <= 0 {
            return Err(Error::value(format!(
                "slice step must be positive, got {step}; use flip to reverse"
            )));
        }
        let n = self.sizes[d];
        let clamp = |i: i64| (if i < 0 { i.saturating_add(n) } else { i }).clamp(0, n);
        let start = clamp(start.unwrap_or(0));
        let end = clamp(end.unwrap_or(n)).max(start);
        let (mut sizes, mut strides) = (self.sizes.clone(), self.strides.clone());
        let len = end - start;
        sizes[d] = len / step + i64::from(len % step != 0);
        let offset = if sizes[d] == 0 { self.offset } else { self.offset + start * strides[d] };
        // A step past the end leaves one element: its stride is never used.
        strides[d] =
            if sizes[d] > 1 { strides[d] * step } else { strides[d].saturating_mul(step.min(n.max(1))) };
        Ok(Self::derived(sizes, strides, offset))
    }

    /// `length` elements from `start`.
    pub fn narrow(&self, dim: i64, start: i64, length: i64) -> Result<Layout> {
        let d = self.real_dim(dim, "narrow")?;
        let n = self.sizes[d];
        let s = if start < 0 { start.wrapping_add(n) } else { start };
        if length < 0 {
            return Err(Error::runtime(format!("length must not be negative, got {length}")));
        }
        if s < 0 || s > n || length > n - s {
            return Err(Error::index(format!(
                "start {start} and length {length} exceed dimension {d} with size {n}"
            )));
        }
        self.slice(d as i64, Some(s), Some(s + length), 1)
    }

    pub fn permute(&self, dims: &[i64]) -> Result<Layout> {
        let n = self.ndim();
        let mut seen = SmallVec::<[bool; 6]>::from_elem(false, n);
        if dims.len() != n {
            return Err(Error::runtime(format!(
                "permute needs one entry for each of the {n} dimension(s), got dims={}",
                show(dims)
            )));
        }
        let (mut sizes, mut strides) = (Sizes::new(), Sizes::new());
        for &d in dims {
            let d = self.dim(d)?;
            if std::mem::replace(&mut seen[d], true) {
                return Err(Error::runtime(format!(
                    "dimension {d} appears more than once in dims={}",
                    show(dims)
                )));
            }
            sizes.push(self.sizes[d]);
            strides.push(self.strides[d]);
        }
        Ok(Self::derived(sizes, strides, self.offset))
    }

    pub fn transpose(&self, dim0: i64, dim1: i64) -> Result<Layout> {
        let (a, b) = (self.dim(dim0)?, self.dim(dim1)?);
        let mut out = self.clone();
        if a != b {
            out.sizes.swap(a, b);
            out.strides.swap(a, b);
            out.contiguous = is_contiguous(&out.sizes, &out.strides, out.numel);
        }
        Ok(out)
    }

    /// Broadcast to `sizes`; -1 keeps a size.
    pub fn expand(&self, sizes: &[i64]) -> Result<Layout> {
        let (n, m) = (sizes.len(), self.ndim());
        if n < m {
            return Err(Error::shape(format!(
                "cannot expand shape {} to {}: the result has fewer dimensions",
                show(&self.sizes),
                show(sizes)
            )));
        }
        let (mut out, mut strides) = (Sizes::from_slice(sizes), Sizes::from_elem(0, n));
        for i in 0..n {
            let own = if i >= n - m { Some(i - (n - m)) } else { None };
            match own {
                Some(j) if sizes[i] == -1 || sizes[i] == self.sizes[j] => {
                    out[i] = self.sizes[j];
                    strides[i] = self.strides[j];
                }
                Some(j) if self.sizes[j] == 1 && sizes[i] >= 0 => {}
                None if sizes[i] >= 0 => {}
                _ => {
                    return Err(Error::shape(format!(
                        "cannot expand shape {} to {}: dimension {i} does not match and is not 1",
                        show(&self.sizes),
                        show(sizes)
                    )));
                }
            }
        }
        numel(&out)?;
        Ok(Self::derived(out, strides, self.offset))
    }

    pub fn unsqueeze(&self, dim: i64) -> Result<Layout> {
        let n = self.ndim();
        let d = wrap_dim(dim, n + 1)?;
        let (mut sizes, mut strides) = (self.sizes.clone(), self.strides.clone());
        let stride = if d < n { sizes[d].max(1).saturating_mul(strides[d]) } else { 1 };
        sizes.insert(d, 1);
        strides.insert(d, stride);
        Ok(Self::derived(sizes, strides, self.offset))
    }

    /// Drops the dimensions of size 1 among `dims` (all, when absent).
    pub fn squeeze(&self, dims: Option<&[i64]>) -> Result<Layout> {
        let drop = match dims {
            Some([]) => SmallVec::from_elem(false, self.ndim()),
            dims => crate::shape::dim_flags(dims, self.ndim())?,
        };
        let keep = |i: &usize| !(drop[*i] && self.sizes[*i] == 1);
        let (mut sizes, mut strides) = (Sizes::new(), Sizes::new());
        for i in (0..self.ndim()).filter(keep) {
            sizes.push(self.sizes[i]);
            strides.push(self.strides[i]);
        }
        Ok(Self::derived(sizes, strides, self.offset))
    }

    /// The same elements under other sizes, if strides allow it without a copy. One size may be -1.
    pub fn view(&self, sizes: &[i64]) -> Result<Option<Layout>> {
        let sizes = infer_size(sizes, self.numel)?;
        if self.contiguous {
            let strides = contiguous_strides(&sizes);
            return Ok(Some(Self::derived(sizes, strides, self.offset)));
        }
        // From the right: groups of old dimensions that are one run of memory take up groups of new ones.
        let old: SmallVec<[(i64, i64); 6]> =
            self.sizes.iter().zip(&self.strides).filter(|(n, _)| **n != 1).map(|(n, s)| (*n, *s)).collect();
        let mut strides = Sizes::from_elem(1, sizes.len());
        let mut j = sizes.len();
        let mut i = old.len();
        while i > 0 {
            let (mut run, base) = (old[i - 1].0, old[i - 1].1);
            i -= 1;
            while i > 0 && old[i - 1].1 == base * run {
                run *= old[i - 1].0;
                i -= 1;
            }
            let mut taken = 1;
            while j > 0 && (taken < run || sizes[j - 1] == 1) {
                strides[j - 1] = base * taken;
                taken *= sizes[j - 1];
                j -= 1;
            }
            if taken != run {
                return Ok(None);
            }
        }
        Ok(Some(Self::derived(sizes, strides, self.offset)))
    }

    /// Windows of `size` elements, `step` apart, as a new last dimension.
    pub fn unfold(&self, dim: i64, size: i64, step: i64) -> Result<Layout> {
        let d = self.dim(dim)?;
        let (n, stride) = if self.ndim() == 0 { (1, 1) } else { (self.sizes[d], self.strides[d]) };
        if size < 0 || size > n {
            return Err(Error::runtime(format!(
                "size must be 0 to {n} for dimension {d} with size {n}, got {size}"
            )));
        }
        if step <= 0 {
            return Err(Error::runtime(format!("step must be positive, got {step}")));
        }
        let (mut sizes, mut strides) = (self.sizes.clone(), self.strides.clone());
        if self.ndim() > 0 {
            sizes[d] = (n - size) / step + 1;
            strides[d] = if sizes[d] > 1 { stride * step } else { stride };
        }
        sizes.push(size);
        strides.push(stride);
        // Windows that overlap have more elements than the memory they lie in.
        numel(&sizes)?;
        Ok(Self::derived(sizes, strides, self.offset))
    }

    /// The diagonal over two dimensions, as a new last dimension.
    pub fn diagonal(&self, offset: i64, dim1: i64, dim2: i64) -> Result<Layout> {
        let (a, b) = (self.real_dim(dim1, "diagonal")?, self.real_dim(dim2, "diagonal")?);
        if a == b {
            return Err(Error::runtime(format!("the two dimensions must differ, got {dim1} and {dim2}")));
        }
        let (rows, columns) = (self.sizes[a], self.sizes[b]);
        let length = if offset >= 0 {
            rows.min(columns.saturating_sub(offset)).max(0)
        } else {
            rows.saturating_add(offset).min(columns).max(0)
        };
        // Not used below two elements: then strides may be anything.
        let stride = self.strides[a].saturating_add(self.strides[b]);
        let start = match length {
            0 => 0,
            _ if offset >= 0 => offset * self.strides[b],
            _ => -offset * self.strides[a],
        };
        let (mut sizes, mut strides) = (Sizes::new(), Sizes::new());
        for i in (0..self.ndim()).filter(|i| *i != a && *i != b) {
            sizes.push(self.sizes[i]);
            strides.push(self.strides[i]);
        }
        sizes.push(length);
        strides.push(stride);
        Ok(Self::derived(sizes, strides, self.offset + start))
    }

    /// Complex elements as pairs of real ones: a new last dimension of 2.
    pub fn as_real(&self) -> Result<Layout> {
        let too_far = || Error::shape("view_as_real: the strides are too large");
        let double = |x: i64| x.checked_mul(2).ok_or_else(too_far);
        let mut sizes = self.sizes.clone();
        let mut strides: Sizes = self.strides.iter().map(|s| double(*s)).collect::<Result<_>>()?;
        sizes.push(2);
        strides.push(1);
        numel(&sizes)?;
        Ok(Self::derived(sizes, strides, double(self.offset)?))
    }

    /// Pairs of real elements as complex ones.
    pub fn as_complex(&self) -> Result<Layout> {
        // Strides of no elements matter to nobody.
        let none = self.sizes.contains(&0);
        let fits = self.sizes.last() == Some(&2) && (none || self.strides.last() == Some(&1));
        let n = self.ndim().saturating_sub(1);
        let even = self.offset % 2 == 0 && (0..n).all(|i| self.strides[i] % 2 == 0 || self.sizes[i] <= 1);
        let even = none || even;
        if !fits || !even {
            return Err(Error::runtime(format!(
                "needs a last dimension of size 2 and stride 1, even strides and an even offset; got sizes {}, strides {} and offset {}",
                show(&self.sizes),
                show(&self.strides),
                self.offset
            )));
        }
        let strides = self.strides[..n].iter().map(|s| s / 2).collect();
        Ok(Self::derived(Sizes::from_slice(&self.sizes[..n]), strides, self.offset / 2))
    }

    /// Each element as `by` smaller ones, along the last dimension.
    pub fn finer(&self, by: i64) -> Result<Layout> {
        if self.ndim() == 0 {
            return Err(Error::runtime("a 0-dim tensor cannot be viewed as a dtype of another size"));
        }
        let last = self.ndim() - 1;
        if self.strides[last] != 1 && self.sizes[last] != 1 {
            return Err(Error::runtime(format!(
                "the last dimension must have stride 1 to be viewed as a smaller dtype, got strides {}",
                show(&self.strides)
            )));
        }
        let too_far = || Error::shape("the view would reach past 2^63 elements");
        let times = |x: i64| x.checked_mul(by).ok_or_else(too_far);
        let mut sizes = self.sizes.clone();
        let mut strides: Sizes = self.strides.iter().map(|s| times(*s)).collect::<Result<_>>()?;
        sizes[last] = times(sizes[last])?;
        strides[last] = 1;
        numel(&sizes)?;
        Ok(Self::derived(sizes, strides, times(self.offset)?))
    }

    /// `by` elements of the last dimension as one larger one.
    pub fn coarser(&self, by: i64) -> Result<Layout> {
        let n = self.ndim();
        let fits = n > 0
            && self.strides[n - 1] == 1
            && self.sizes[n - 1] % by == 0
            && self.offset % by == 0
            && self.strides[..n - 1].iter().all(|s| s % by == 0);
        if !fits {
            return Err(Error::runtime(format!(
                "to be viewed as a dtype {by} times as large, sizes {}, strides {} and offset {} must be divisible by {by} and the last stride must be 1",
                show(&self.sizes),
                show(&self.strides),
                self.offset
            )));
        }
        let mut sizes = self.sizes.clone();
        let mut strides: Sizes = self.strides.iter().map(|s| s / by).collect();
        sizes[n - 1] /= by;
        strides[n - 1] = 1;
        Ok(Self::derived(sizes, strides, self.offset / by))
    }

    /// The same view, `elements` further on.
    pub fn shifted(&self, elements: i64) -> Layout {
        Layout { offset: self.offset + elements, ..self.clone() }
    }

    /// Strides that keep this layout's order of dimensions, without gaps: what a result of the same shape gets.
    pub fn preserved_strides(&self) -> Sizes {
        if self.contiguous || !self.is_dense() || self.overlaps_itself() {
            return contiguous_strides(&self.sizes);
        }
        self.strides.clone()
    }
}
