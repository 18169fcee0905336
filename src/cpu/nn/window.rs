//! Windows of an image as columns of a matrix, and back.
//!
//! A column holds what one position of the small image sees: all channels of a block, times the kernel. Columns are
//! made for a range of positions, so that they stay in cache until the product has used them. Called by
//! [`super::convolution`] and the fold operations.

use crate::cpu::math::Number;
use crate::meta::nn::Geometry;
use crate::tensor::Tensor;

/// An image in memory: strides in elements.
#[derive(Clone, Copy)]
pub(crate) struct Image<T> {
    pub(crate) at: *mut T,
    pub(crate) batch: isize,
    pub(crate) channel: isize,
    pub(crate) steps: [isize; 3],
}
// SAFETY: an address that the caller keeps alive; threads write disjoint channels.
unsafe impl<T> Sync for Image<T> {}
// SAFETY: as above.
unsafe impl<T> Send for Image<T> {}

impl<T: crate::dtype::Element> Image<T> {
    /// Of a tensor `[batch, channels, one to three spatial dimensions]`.
    pub(crate) fn of(t: &Tensor) -> Image<T> {
        let strides = t.strides();
        let steps = [0, 1, 2].map(|i| {
            (i + strides.len()).checked_sub(3).filter(|i| *i >= 2).map_or(0, |i| strides[i] as isize)
        });
        Image { at: t.data_as::<T>(), batch: strides[0] as isize, channel: strides[1] as isize, steps }
    }
}
impl<T> Image<T> {
    pub(crate) fn channel(&self, batch: usize, channel: usize) -> *mut T {
        self.at.wrapping_offset(batch as isize * self.batch + channel as isize * self.channel)
    }
}

/// A run of neighbouring positions in one row of the small image.
#[derive(Clone, Copy)]
struct Run {
    z: usize,
    y: usize,
    x: usize,
    length: usize,
    column: usize,
}

/// The rows of the small image that a range of positions covers.
struct Runs<'a> {
    geometry: &'a Geometry,
    next: usize,
    end: usize,
    start: usize,
}
impl Iterator for Runs<'_> {
    type Item = Run;
    fn next(&mut self) -> Option<Run> {
        if self.next >= self.end {
            return None;
        }
        let [_, height, width] = self.geometry.small;
        let (row, x) = (self.next / width, self.next % width);
        let length = (width - x).min(self.end - self.next);
        let run = Run { z: row / height, y: row % height, x, length, column: self.next - self.start };
        self.next += length;
        Some(run)
    }
}

/// Where one kernel element meets the image, seen from a run: a row of the image, and which part of the run is inside.
struct Meeting {
    /// Offset in elements of the image's row.
    row: isize,
    /// First position of the run that is inside, and the first that is not any more.
    from: usize,
    to: usize,
    /// Index along the image's row at `from`.
    first: usize,
}

fn inside(position: usize, stride: usize, shift: usize, padding: usize, size: usize) -> Option<usize> {
    (position * stride + shift).checked_sub(padding).filter(|i| *i < size)
}

fn meet(g: &Geometry, run: &Run, steps: &[isize; 3], [kz, ky, kx]: [usize; 3]) -> Option<Meeting> {
    let z = inside(run.z, g.stride[0], kz * g.dilation[0], g.padding[0], g.large[0])?;
    let y = inside(run.y, g.stride[1], ky * g.dilation[1], g.padding[1], g.large[1])?;
    let (stride, shift, padding) = (g.stride[2], kx * g.dilation[2], g.padding[2]);
    // Positions x with 0 <= x * stride + shift - padding < size.
    let lowest = padding.saturating_sub(shift).div_ceil(stride);
    let beyond = (g.large[2] + padding).saturating_sub(shift).div_ceil(stride);
    let from = lowest.max(run.x);
    let to = beyond.min(run.x + run.length);
    if from >= to {
        return None;
    }
    let row = z as isize * steps[0] + y as isize * steps[1];
    Some(Meeting { row, from: from - run.x, to: to - run.x, first: from * stride + shift - padding })
}

/// Which windows: a range of channels of one image, a range of positions.
pub(crate) struct Block<'a> {
    pub(crate) geometry: &'a Geometry,
    pub(crate) channels: usize,
    pub(crate) positions: std::ops::Range<usize>,
}

impl Block<'_> {
    fn runs(&self) -> Runs<'_> {
        let (start, end) = (self.positions.start, self.positions.end);
        Runs { geometry: self.geometry, next: start, end, start }
    }
    /// Calls `f` with each row of the matrix, its channel and kernel element.
    fn rows(&self, mut f: impl FnMut(usize, usize, [usize; 3])) {
        let [depth, height, width] = self.geometry.kernel;
        let mut row = 0;
        for channel in 0..self.channels {
            for z in 0..depth {
                for y in 0..height {
                    for x in 0..width {
                        f(row, channel, [z, y, x]);
                        row += 1;
                    }
                }
            }
        }
    }

    /// Writes the windows into `columns`, row-major with one column per position; what lies outside is 0.
    ///
    /// # Safety
    /// `image` (at the first channel) and `columns` are valid for the block.
    pub(crate) unsafe fn gather<T: Number>(
        &self,
        image: *const T,
        channel: isize,
        steps: [isize; 3],
        columns: *mut T,
    ) {
        let width = self.positions.len();
        let stride = self.geometry.stride[2] as isize * steps[2];
        self.rows(|row, c, kernel| {
            let image = image.wrapping_offset(c as isize * channel);
            for run in self.runs() {
                let to = columns.wrapping_add(row * width + run.column);
                // SAFETY: the run lies inside this row of `columns`, the meeting inside the image.
                unsafe {
                    let Some(m) = meet(self.geometry, &run, &steps, kernel) else {
                        std::slice::from_raw_parts_mut(to, run.length).fill(T::default());
                        continue;
                    };
                    let line = std::slice::from_raw_parts_mut(to, run.length);
                    line[..m.from].fill(T::default());
                    line[m.to..].fill(T::default());
                    let from = image.wrapping_offset(m.row + m.first as isize * steps[2]);
                    if stride == 1 {
                        std::ptr::copy_nonoverlapping(from, to.add(m.from), m.to - m.from);
                    } else {
                        for (i, x) in line[m.from..m.to].iter_mut().enumerate() {
                            *x = from.offset(i as isize * stride).read();
                        }
                    }
                }
            }
        });
    }

    /// Adds the columns back into the windows they came from.
    ///
    /// # Safety
    /// As [`Block::gather`].
    pub(crate) unsafe fn scatter<T: Number>(
        &self,
        image: *mut T,
        channel: isize,
        steps: [isize; 3],
        columns: *const T,
    ) {
        let width = self.positions.len();
        let stride = self.geometry.stride[2] as isize * steps[2];
        self.rows(|row, c, kernel| {
            let image = image.wrapping_offset(c as isize * channel);
            for run in self.runs() {
                let Some(m) = meet(self.geometry, &run, &steps, kernel) else { continue };
                let from = columns.wrapping_add(row * width + run.column + m.from);
                let to = image.wrapping_offset(m.row + m.first as isize * steps[2]);
                for i in 0..m.to - m.from {
                    // SAFETY: inside the image and the row of `columns`.
                    unsafe {
                        let x = to.offset(i as isize * stride);
                        x.write(x.read().plus(from.add(i).read()));
                    }
                }
            }
        });
    }
}
