"""What tests of tensors need: comparison by dtype, tensors made to order, sample inputs for operations."""

from rtensor.testing.comparison import assert_allclose, assert_close, default_tolerances
from rtensor.testing.samples import sample_names, samples
from rtensor.testing.samples.maker import Sample
from rtensor.testing.tensors import make_tensor

__all__ = [
    "Sample",
    "assert_allclose",
    "assert_close",
    "default_tolerances",
    "make_tensor",
    "sample_names",
    "samples",
]
