//! Balanced upper Hessenberg form of a general matrix: what the QR iterations of eigenvalues begin with.
//!
//! Balancing (Parlett and Reinsch, 1969) moves isolated eigenvalues to the corners and scales rows against columns by
//! powers of two; Householder reflections then clear what is below the first subdiagonal. Called by [`super::eigen`].

use super::matrices::Field;

/// How a matrix was balanced: rows `low..high` were scaled, the others exchanged.
pub(super) struct Balance {
    pub low: usize,
    pub high: usize,
    /// A factor inside `low..high`; outside, the row that this one was exchanged with.
    marks: Vec<f64>,
}

fn exchange<T: Copy>(a: &mut [T], n: usize, i: usize, j: usize, below: usize, from: usize) {
    if i == j {
        return;
    }
    (0..below).for_each(|row| a.swap(row * n + i, row * n + j));
    (from..n).for_each(|column| a.swap(i * n + column, j * n + column));
}

/// Whether row (or column) `k` is zero but for its diagonal, inside `low..high`.
fn isolated<T: Field>(a: &[T], n: usize, k: usize, (low, high): (usize, usize), row: bool) -> bool {
    let at = |j: usize| if row { a[k * n + j] } else { a[j * n + k] };
    (low..high).all(|j| j == k || at(j).is_zero())
}

/// Balances `a`, `n` × `n`, in place.
pub(super) fn balance<T: Field>(a: &mut [T], n: usize) -> Balance {
    let (mut low, mut high) = (0, n);
    let mut marks = vec![1.0; n];
    while let Some(k) = (0..high).rev().find(|k| isolated(a, n, *k, (0, high), true)) {
        high -= 1;
        marks[high] = k as f64;
        exchange(a, n, k, high, high + 1, 0);
        if high == 0 {
            return Balance { low: 0, high: 0, marks };
        }
    }
    while let Some(k) = (low..high).find(|k| isolated(a, n, *k, (low, high), false)) {
        marks[low] = k as f64;
        exchange(a, n, k, low, high, low);
        low += 1;
    }
    // Each pass lowers norms by 5 % or ends; factors are bounded by the exponents of numbers.
    for _ in 0..1100 {
        let mut done = true;
        for i in low..high {
            done &= !scale(a, n, i, (low, high), &mut marks[i]);
        }
        if done {
            break;
        }
    }
    Balance { low, high, marks }
}

/// Scales row and column `i` against each other; whether that was worth it.
fn scale<T: Field>(a: &mut [T], n: usize, i: usize, (low, high): (usize, usize), mark: &mut f64) -> bool {
    let others = || (low..high).filter(|j| *j != i);
    let column: f64 = others().map(|j| a[j * n + i].size()).fold(0.0, f64::hypot);
    let row: f64 = others().map(|j| a[i * n + j].size()).fold(0.0, f64::hypot);
    if column == 0.0 || row == 0.0 {
        return false;
    }
    let exponent = ((row / column).log2() / 2.0).round().clamp(-500.0, 500.0);
    let factor = exponent.exp2();
    let fits = (-900.0..900.0).contains(&(mark.log2() + exponent));
    if factor == 1.0 || !fits || column * factor + row / factor >= 0.95 * (column + row) {
        return false;
    }
    *mark *= factor;
    (0..n).for_each(|j| a[i * n + j] = a[i * n + j].scaled(1.0 / factor));
    (0..n).for_each(|j| a[j * n + i] = a[j * n + i].scaled(factor));
    true
}

impl Balance {
    /// Makes vectors of the balanced matrix, rows of `v`, vectors of the matrix itself.
    pub(super) fn undo<T: Field>(&self, v: &mut [T], n: usize) {
        for vector in v.chunks_exact_mut(n.max(1)) {
            for i in self.low..self.high {
                vector[i] = vector[i].scaled(self.marks[i]);
            }
            for i in (0..self.low).rev().chain(self.high..n) {
                vector.swap(i, self.marks[i] as usize);
            }
        }
    }
}

/// Reduces `a` to upper Hessenberg form in place; the product of the reflections is `z`, `n` × `n`.
pub(super) fn reduce<T: Field>(a: &mut [T], z: &mut [T], n: usize, low: usize, high: usize) {
    z.fill(T::default());
    (0..n).for_each(|k| z[k * n + k] = T::ONE);
    for k in low..high.saturating_sub(2) {
        let Some((v, factor)) = reflector(a, n, k, high) else { continue };
        let rows = k + 1..high;
        // A := H A, columns k.. (those before are zero there).
        for column in k..n {
            let sum = rows
                .clone()
                .zip(&v)
                .fold(T::default(), |sum, (row, v)| sum.plus(v.conjugate().times(a[row * n + column])));
            let sum = sum.scaled(factor);
            for (row, v) in rows.clone().zip(&v) {
                a[row * n + column] = a[row * n + column].minus(v.times(sum));
            }
        }
        for target in [&mut *a, &mut *z] {
            for row in target.chunks_exact_mut(n) {
                let part = &mut row[k + 1..high];
                let sum = part.iter().zip(&v).fold(T::default(), |sum, (x, v)| sum.plus(x.times(*v)));
                let sum = sum.scaled(factor);
                part.iter_mut().zip(&v).for_each(|(x, v)| *x = x.minus(sum.times(v.conjugate())));
            }
        }
        (k + 2..high).for_each(|row| a[row * n + k] = T::default());
    }
}

/// `v` and `factor` with `I - factor v v^H` clearing column `k` below its subdiagonal; None where it is clear.
fn reflector<T: Field>(a: &[T], n: usize, k: usize, high: usize) -> Option<(Vec<T>, f64)> {
    let mut v: Vec<T> = (k + 1..high).map(|row| a[row * n + k]).collect();
    if v[1..].iter().all(|x| x.is_zero()) {
        return None;
    }
    let top = v.iter().map(|x| x.size()).fold(0.0, f64::max);
    v.iter_mut().for_each(|x| *x = x.scaled(1.0 / top));
    let length = v.iter().map(|x| x.size()).fold(0.0, f64::hypot);
    let first = v[0].size();
    let direction = if first == 0.0 { T::ONE } else { v[0].scaled(1.0 / first) };
    v[0] = v[0].plus(direction.scaled(length));
    // |v|^2 = 2 length (length + first)
    Some((v, 1.0 / (length * (length + first))))
}
