# Made by `python -m schema.gen` from schema/ops and python/rtensor/fft.py; do not edit.
from rtensor._C import fft_fft as fft
from rtensor._C import fft_fft2 as fft2
from rtensor._C import fft_fftn as fftn
from rtensor._C import fft_fftshift as fftshift
from rtensor._C import fft_hfft as hfft
from rtensor._C import fft_hfft2 as hfft2
from rtensor._C import fft_hfftn as hfftn
from rtensor._C import fft_ifft as ifft
from rtensor._C import fft_ifft2 as ifft2
from rtensor._C import fft_ifftn as ifftn
from rtensor._C import fft_ifftshift as ifftshift
from rtensor._C import fft_ihfft as ihfft
from rtensor._C import fft_ihfft2 as ihfft2
from rtensor._C import fft_ihfftn as ihfftn
from rtensor._C import fft_irfft as irfft
from rtensor._C import fft_irfft2 as irfft2
from rtensor._C import fft_irfftn as irfftn
from rtensor._C import fft_rfft as rfft
from rtensor._C import fft_rfft2 as rfft2
from rtensor._C import fft_rfftn as rfftn
from rtensor._frequencies import fftfreq as fftfreq
from rtensor._frequencies import rfftfreq as rfftfreq

__all__ = [
    "fft",
    "fft2",
    "fftfreq",
    "fftn",
    "fftshift",
    "hfft",
    "hfft2",
    "hfftn",
    "ifft",
    "ifft2",
    "ifftn",
    "ifftshift",
    "ihfft",
    "ihfft2",
    "ihfftn",
    "irfft",
    "irfft2",
    "irfftn",
    "rfft",
    "rfft2",
    "rfftfreq",
    "rfftn",
]
