//! Every view against a model that knows nothing of strides: the list of positions that a view reaches, in order.

use proptest::prelude::*;
use rtensor::layout::{Layout, Overlap};

/// Sizes, and the position of each element in row-major order.
#[derive(Clone, Debug, PartialEq)]
struct Model {
    sizes: Vec<i64>,
    places: Vec<i64>,
}

/// All indexes of a shape, in row-major order.
fn indexes(sizes: &[i64]) -> Vec<Vec<i64>> {
    let mut out = vec![vec![]];
    for &n in sizes {
        out = out.into_iter().flat_map(|i| (0..n).map(move |x| [&i[..], &[x]].concat())).collect();
    }
    out
}

impl Model {
    fn contiguous(sizes: &[i64]) -> Model {
        Model { sizes: sizes.to_vec(), places: (0..sizes.iter().product()).collect() }
    }
    fn at(&self, index: &[i64]) -> i64 {
        let flat = index.iter().zip(&self.sizes).fold(0, |flat, (i, n)| flat * n + i);
        self.places[flat as usize]
    }
    /// A view whose element at an index is this one's at `from(index)`.
    fn map(&self, sizes: Vec<i64>, from: impl Fn(&[i64]) -> Vec<i64>) -> Model {
        let places = indexes(&sizes).iter().map(|i| self.at(&from(i))).collect();
        Model { sizes, places }
    }
}

fn model_of(layout: &Layout) -> Model {
    let at = |i: &Vec<i64>| layout.offset() + i.iter().zip(layout.strides()).map(|(i, s)| i * s).sum::<i64>();
    Model { sizes: layout.sizes().to_vec(), places: indexes(layout.sizes()).iter().map(at).collect() }
}

#[derive(Clone, Debug)]
enum View {
    Select(i64, i64),
    Slice(i64, Option<i64>, Option<i64>, i64),
    Narrow(i64, i64, i64),
    Permute(Vec<i64>),
    Transpose(i64, i64),
    Expand(Vec<i64>),
    Unsqueeze(i64),
    Squeeze(Option<Vec<i64>>),
    Shape(Vec<i64>),
    Unfold(i64, i64, i64),
    Diagonal(i64, i64, i64),
}

fn any_view() -> impl Strategy<Value = View> {
    let dim = || -4i64..4;
    let small = || -5i64..6;
    prop_oneof![
        (dim(), small()).prop_map(|(d, i)| View::Select(d, i)),
        (dim(), prop::option::of(small()), prop::option::of(small()), 0i64..4)
            .prop_map(|(d, a, b, s)| View::Slice(d, a, b, s)),
        (dim(), small(), small()).prop_map(|(d, a, n)| View::Narrow(d, a, n)),
        Just(vec![0i64, 1, 2, 3]).prop_shuffle().prop_flat_map(|all| {
            (0..=all.len())
                .prop_map(move |n| View::Permute(all.iter().copied().filter(|d| *d < n as i64).collect()))
        }),
        (dim(), dim()).prop_map(|(a, b)| View::Transpose(a, b)),
        prop::collection::vec(-1i64..4, 0..5).prop_map(View::Expand),
        (-5i64..5).prop_map(View::Unsqueeze),
        prop::option::of(prop::collection::vec(dim(), 0..3)).prop_map(View::Squeeze),
        prop::collection::vec(-1i64..9, 0..4).prop_map(View::Shape),
        (dim(), -1i64..4, 0i64..3).prop_map(|(d, n, s)| View::Unfold(d, n, s)),
        (small(), dim(), dim()).prop_map(|(o, a, b)| View::Diagonal(o, a, b)),
    ]
}

fn apply(layout: &Layout, view: &View) -> rtensor::error::Result<Option<Layout>> {
    Ok(Some(match view {
        View::Select(d, i) => layout.select(*d, *i)?,
        View::Slice(d, a, b, s) => layout.slice(*d, *a, *b, *s)?,
        View::Narrow(d, a, n) => layout.narrow(*d, *a, *n)?,
        View::Permute(dims) => layout.permute(dims)?,
        View::Transpose(a, b) => layout.transpose(*a, *b)?,
        View::Expand(sizes) => layout.expand(sizes)?,
        View::Unsqueeze(d) => layout.unsqueeze(*d)?,
        View::Squeeze(dims) => layout.squeeze(dims.as_deref())?,
        View::Shape(sizes) => return layout.view(sizes),
        View::Unfold(d, n, s) => layout.unfold(*d, *n, *s)?,
        View::Diagonal(o, a, b) => layout.diagonal(*o, *a, *b)?,
    }))
}

/// The dimension counted from 0, for a tensor of `n` (0-dim ones take 0 and -1 where `zero_dim`).
fn wrap(d: i64, n: usize, zero_dim: bool) -> Option<usize> {
    let n = if n == 0 && zero_dim { 1 } else { n as i64 };
    let d = if d < 0 { d + n } else { d };
    (0..n).contains(&d).then_some(d as usize)
}

/// Python's slice with a positive step, as a list of positions.
fn range(n: i64, start: Option<i64>, end: Option<i64>, step: i64) -> Vec<i64> {
    let clamp = |i: i64| (if i < 0 { i + n } else { i }).clamp(0, n);
    (clamp(start.unwrap_or(0))..clamp(end.unwrap_or(n))).step_by(step as usize).collect()
}

fn without(sizes: &[i64], drop: &[usize]) -> Vec<i64> {
    (0..sizes.len()).filter(|i| !drop.contains(i)).map(|i| sizes[i]).collect()
}

/// What the view must be; `None` where it must be refused.
#[allow(clippy::too_many_lines, reason = "one arm for each view")]
fn expected(m: &Model, view: &View) -> Option<Model> {
    let n = m.sizes.len();
    match view {
        View::Select(d, i) => {
            let d = wrap(*d, n, false)?;
            let i = if *i < 0 { i + m.sizes[d] } else { *i };
            (0..m.sizes[d])
                .contains(&i)
                .then(|| m.map(without(&m.sizes, &[d]), |at| [&at[..d], &[i], &at[d..]].concat()))
        }
        View::Slice(d, a, b, s) => {
            let d = wrap(*d, n, false)?;
            if *s < 1 {
                return None;
            }
            let kept = range(m.sizes[d], *a, *b, *s);
            let mut sizes = m.sizes.clone();
            sizes[d] = kept.len() as i64;
            Some(m.map(sizes, |at| {
                let mut at = at.to_vec();
                at[d] = kept[at[d] as usize];
                at
            }))
        }
        View::Narrow(d, a, length) => {
            let d = wrap(*d, n, false)?;
            let a = if *a < 0 { a + m.sizes[d] } else { *a };
            let fits = a >= 0 && *length >= 0 && a + length <= m.sizes[d];
            fits.then(|| expected(m, &View::Slice(d as i64, Some(a), Some(a + length), 1))).flatten()
        }
        View::Permute(dims) => (dims.len() == n).then(|| {
            let sizes = dims.iter().map(|d| m.sizes[*d as usize]).collect();
            m.map(sizes, |at| {
                let mut from = vec![0; n];
                dims.iter().zip(at).for_each(|(d, i)| from[*d as usize] = *i);
                from
            })
        }),
        View::Transpose(a, b) => {
            let (a, b) = (wrap(*a, n, true)?, wrap(*b, n, true)?);
            let mut order: Vec<i64> = (0..n as i64).collect();
            if n > 0 {
                order.swap(a, b);
            }
            expected(m, &View::Permute(order))
        }
        View::Expand(sizes) => expected_expand(m, sizes),
        View::Unsqueeze(d) => {
            let d = wrap(*d, n + 1, false)?;
            let mut sizes = m.sizes.clone();
            sizes.insert(d, 1);
            Some(Model { sizes, places: m.places.clone() })
        }
        View::Squeeze(dims) => {
            let all: Vec<usize> = (0..n).collect();
            let chosen: Vec<usize> = match dims {
                None => all,
                Some(dims) => dims.iter().map(|d| wrap(*d, n, true)).collect::<Option<_>>()?,
            };
            if (0..chosen.len()).any(|i| chosen[..i].contains(&chosen[i])) {
                return None;
            }
            let drop: Vec<usize> = chosen.into_iter().filter(|d| m.sizes.get(*d) == Some(&1)).collect();
            Some(Model { sizes: without(&m.sizes, &drop), places: m.places.clone() })
        }
        View::Shape(sizes) => expected_view(m, sizes),
        View::Unfold(d, size, step) => {
            let d = wrap(*d, n, true)?;
            let whole = m.sizes.get(d).copied().unwrap_or(1);
            if *size < 0 || *size > whole || *step < 1 {
                return None;
            }
            if n == 0 {
                return Some(Model { sizes: vec![*size], places: m.places[..*size as usize].to_vec() });
            }
            let mut sizes = m.sizes.clone();
            sizes[d] = (whole - size) / step + 1;
            sizes.push(*size);
            Some(m.map(sizes, |at| {
                let mut from = at[..n].to_vec();
                from[d] = at[d] * step + at[n];
                from
            }))
        }
        View::Diagonal(o, a, b) => expected_diagonal(m, *o, *a, *b),
    }
}

fn expected_diagonal(m: &Model, o: i64, a: i64, b: i64) -> Option<Model> {
    let n = m.sizes.len();
    let (a, b) = (wrap(a, n, false)?, wrap(b, n, false)?);
    if a == b {
        return None;
    }
    let length = (0..m.sizes[a]).filter(|i| (0..m.sizes[b]).contains(&(i + o))).count() as i64;
    let mut sizes = without(&m.sizes, &[a, b]);
    sizes.push(length);
    let first = (-o).max(0);
    Some(m.map(sizes, |at| {
        let mut rest = at[..n - 2].iter();
        let i = first + at[n - 2];
        (0..n)
            .map(|d| match d {
                d if d == a => i,
                d if d == b => i + o,
                _ => *rest.next().expect("one index for each other dimension"),
            })
            .collect()
    }))
}

fn expected_expand(m: &Model, sizes: &[i64]) -> Option<Model> {
    let (n, k) = (m.sizes.len(), sizes.len());
    let own = |i: usize| (i + n >= k).then(|| m.sizes[i + n - k]);
    if k < n {
        return None;
    }
    let out: Vec<i64> = (0..k)
        .map(|i| match (own(i), sizes[i]) {
            (Some(size), -1) => Some(size),
            (Some(size), s) if s >= 0 && (size == s || size == 1) => Some(s),
            (None, s) if s >= 0 => Some(s),
            _ => None,
        })
        .collect::<Option<_>>()?;
    Some(m.map(out, |at| {
        at[k - n..].iter().zip(&m.sizes).map(|(i, size)| if *size == 1 { 0 } else { *i }).collect()
    }))
}

fn expected_view(m: &Model, sizes: &[i64]) -> Option<Model> {
    let known: i64 = sizes.iter().filter(|s| **s != -1).product();
    let numel = m.places.len() as i64;
    let sizes: Vec<i64> = match sizes.iter().filter(|s| **s == -1).count() {
        0 => sizes.to_vec(),
        1 if known != 0 && numel % known == 0 => {
            sizes.iter().map(|s| if *s == -1 { numel / known } else { *s }).collect()
        }
        _ => return None,
    };
    (sizes.iter().product::<i64>() == numel).then(|| Model { sizes, places: m.places.clone() })
}

/// Whether strides can describe the places at all.
fn has_strides(m: &Model) -> bool {
    if m.places.is_empty() {
        return true;
    }
    let zero = vec![0; m.sizes.len()];
    let step = |d: usize| {
        let mut one = zero.clone();
        one[d] = 1;
        if m.sizes[d] > 1 { m.at(&one) - m.places[0] } else { 0 }
    };
    let steps: Vec<i64> = (0..m.sizes.len()).map(step).collect();
    indexes(&m.sizes)
        .iter()
        .zip(&m.places)
        .all(|(i, p)| m.places[0] + i.iter().zip(&steps).map(|(i, s)| i * s).sum::<i64>() == *p)
}

fn chain() -> impl Strategy<Value = (Vec<i64>, Vec<View>)> {
    (prop::collection::vec(0i64..4, 0..4), prop::collection::vec(any_view(), 1..5))
}

proptest! {
    #[test]
    fn views_reach_what_the_model_says((sizes, views) in chain()) {
        let mut layout = Layout::contiguous(&sizes).unwrap();
        let mut model = Model::contiguous(&sizes);
        let count = model.places.len();
        for view in &views {
            let want = expected(&model, view);
            match apply(&layout, view) {
                Ok(Some(new)) => {
                    let want = want.ok_or_else(|| TestCaseError::fail(format!("{view:?} of {layout:?} must fail")))?;
                    prop_assert_eq!(&model_of(&new), &want, "{:?} of {:?}", view, layout);
                    new.check_bounds(1, count).unwrap();
                    (layout, model) = (new, want);
                }
                Ok(None) => {
                    let want = want.ok_or_else(|| TestCaseError::fail("a view that fits no strides must fit the count"))?;
                    prop_assert!(!has_strides(&want), "{:?} of {:?} needs no copy", view, layout);
                }
                Err(e) => prop_assert!(want.is_none(), "{view:?} of {layout:?}: {e}"),
            }
        }
    }

    #[test]
    fn overlap_is_never_missed((sizes, views) in chain(), other in prop::collection::vec(any_view(), 0..4)) {
        let whole = Layout::contiguous(&sizes).unwrap();
        let follow = |views: &[View]| views.iter().fold(whole.clone(), |l, v| match apply(&l, v) {
            Ok(Some(new)) => new,
            _ => l,
        });
        let (a, b) = (follow(&views), follow(&other));
        let (places, others) = (model_of(&a).places, model_of(&b).places);
        if places.iter().any(|p| others.contains(p)) {
            prop_assert_ne!(a.overlap(&b), Overlap::None);
        }
        if a.overlap(&b) == Overlap::Same {
            prop_assert_eq!(&places, &others);
        }
        let mut once = places.clone();
        once.sort_unstable();
        once.dedup();
        if once.len() < places.len() {
            prop_assert!(a.overlaps_itself());
        }
        if a.is_dense() && !places.is_empty() {
            prop_assert_eq!(once.len(), places.len());
            prop_assert_eq!(once[once.len() - 1] - once[0] + 1, once.len() as i64);
        }
        prop_assert_eq!(a.is_contiguous() && !places.is_empty(), !places.is_empty() && places.windows(2).all(|w| w[1] == w[0] + 1));
    }

    #[test]
    fn any_numbers_are_an_error_or_a_layout(
        sizes in prop::collection::vec(any::<i64>(), 0..4),
        strides in prop::collection::vec(any::<i64>(), 0..4),
        offset in any::<i64>(),
        numbers in any::<[i64; 4]>(),
    ) {
        let _ = Layout::contiguous(&sizes);
        let _ = Layout::strided(&sizes, &strides, offset);
        let huge = Layout::strided(&[1 << 31, 1 << 31], &[0, 0], 0).unwrap();
        let small = Layout::contiguous(&[2, 1, 3]).unwrap();
        let [a, b, c, d] = numbers;
        for l in [&small, &huge] {
            let _ = (l.select(a, b), l.slice(a, Some(b), Some(c), d), l.narrow(a, b, c), l.permute(&numbers));
            let _ = (l.transpose(a, b), l.expand(&numbers), l.unsqueeze(a), l.squeeze(Some(&numbers)));
            let _ = (l.view(&numbers), l.unfold(a, b, c), l.diagonal(a, b, c), l.as_real(), l.as_complex());
            let _ = (l.select(0, b), l.slice(0, Some(b), Some(c), d), l.narrow(1, b, c), l.unfold(0, b, c));
            let _ = (l.diagonal(a, 0, 1), l.finer(8), l.coarser(2));
        }
    }
}

#[test]
fn a_huge_step_leaves_one_element() {
    let l = Layout::contiguous(&[4, 3]).unwrap().slice(0, Some(1), None, i64::MAX).unwrap();
    assert_eq!(l.sizes(), [1, 3]);
    assert_eq!(l.offset(), 3);
}
