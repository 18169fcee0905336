//! A tensor that is a window on part of another one and slides along it.
//!
//! Making a tensor costs a hundred times what moving one does. Fused groups of programs make a window for each operand
//! once, and run the kernels, which never keep their operands, at one position after the other. A window belongs to
//! one thread.

use crate::error::{Error, Result};
use crate::layout::Layout;
use crate::storage::Storage;
use crate::tensor::Tensor;

/// A window of fixed shape on a contiguous tensor.
pub struct Sliding {
    head: Tensor,
    start: *mut u8,
    element: usize,
    /// Positions that keep the window inside.
    last: usize,
}

impl Sliding {
    /// A window of `shape` at the first elements of `whole`.
    ///
    /// # Errors
    /// `Runtime` when `whole` is not contiguous or is smaller than the window.
    pub fn over(whole: &Tensor, shape: &[i64]) -> Result<Sliding> {
        let layout = Layout::contiguous(shape)?;
        let (all, some) = (whole.numel() as usize, layout.numel() as usize);
        if !whole.is_contiguous() || whole.is_meta() || some > all {
            return Err(Error::runtime("a window needs a contiguous tensor that is at least as large"));
        }
        let element = whole.dtype().size();
        let (start, owner) = (whole.data(), Box::new(whole.storage().clone()));
        // SAFETY: the owner keeps the memory of `whole`, which holds the window.
        let storage = unsafe { Storage::lend(start, some * element, owner, false) }?;
        let head = Tensor::over(storage, layout, whole.dtype())?;
        Ok(Sliding { head, start, element, last: all - some })
    }
    /// The tensor; what it shows depends on where the window stands.
    pub fn head(&self) -> &Tensor {
        &self.head
    }
    /// Puts the window's first element at `position` of the whole; as far back as it reaches when that is beyond.
    #[inline]
    pub fn move_to(&self, position: usize) {
        let to = self.start.wrapping_add(position.min(self.last) * self.element);
        // SAFETY: within the whole, by `last`; kernels that ran on the head have returned, for they are called by the
        // owner of the window.
        unsafe { self.head.storage().slide(to) };
    }
}
