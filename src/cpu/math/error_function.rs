//! erf and erfc.
//!
//! Below 1, erf is a polynomial in x². Above, float32 takes `1 - exp(p(x))`, p fitted to log(erfc); float64, and erfc
//! in both, take erfc(x) = t · exp(-x²) · g(t) with t = 2/(2+x), g a Chebyshev series, and exp(-x²) split so that the
//! rounding of x² does not grow. Errors: erf 2.5 (float32), 4 (float64); erfc 1 (float32), 10 (float64).

use crate::cpu::math::{Math, Real, horner};

/// g(t) = erfcx(2/t - 2) / t in Chebyshev polynomials of 2t - 1.
const SERIES: [f64; 28] = [
    0.577_033_738_616_469_689,
    0.355_436_921_270_498_487,
    0.065_095_158_828_786_524_6,
    0.003_671_142_395_836_639_17,
    -0.001_112_844_743_352_632_5,
    -0.000_160_758_299_153_780_798,
    0.000_032_780_315_741_731_370_6,
    5.442_441_645_505_016_03e-6,
    -1.515_466_555_317_148_16e-6,
    -1.429_760_818_116_986_49e-7,
    8.234_608_827_419_493_43e-8,
    -1.296_284_685_230_656_25e-9,
    -4.154_721_631_015_198_3e-9,
    6.347_058_278_361_128_1e-10,
    1.432_082_271_225_622_37e-10,
    -6.160_390_105_204_585_54e-11,
    2.061_213_855_472_169_63e-12,
    3.571_493_148_847_704_45e-12,
    -8.586_422_843_251_796_48e-13,
    -6.145_600_213_790_630_55e-14,
    7.418_725_748_596_617_06e-14,
    -1.289_504_275_503_232_56e-14,
    -2.358_726_385_710_632_36e-15,
    1.572_934_938_168_591_14e-15,
    -2.278_296_223_954_646_52e-16,
    -6.312_330_450_756_429_81e-17,
    3.591_676_353_182_491_7e-17,
    -5.049_809_149_847_728_29e-18,
];

/// erfc for x ≥ 0.
#[inline(always)]
fn tail<const FMA: bool>(x: f64) -> f64 {
    let x = if x > 28.0 { 28.0 } else { x };
    let t = 2.0 / (2.0 + x);
    let u = 2.0 * t - 1.0;
    let (mut b, mut before) = (0.0, 0.0);
    for c in SERIES[1..].iter().rev() {
        (b, before) = (<f64 as Real>::mul_add::<FMA>(2.0 * u, b, c - before), b);
    }
    let g = u * b - before + SERIES[0];
    // The high half of x squares exactly.
    let high = f64::from_bits(x.to_bits() & 0xffff_ffff_f800_0000);
    let square = Math::exp::<FMA>(-high * high) * Math::exp::<FMA>((high - x) * (high + x));
    t * square * g
}

#[inline(always)]
pub(crate) fn erf64<const FMA: bool>(x: f64) -> f64 {
    let a = x.abs();
    let small = x * horner!(
        f64,
        FMA,
        x * x,
        [
            5.957_176_147_748_911_4e-11,
            -1.137_284_885_679_169_37e-9,
            1.465_977_527_404_743_58e-8,
            -1.635_031_270_105_469_5e-7,
            1.646_100_048_412_136_8e-6,
            -0.000_014_925_595_266_831_181_6,
            0.000_120_553_311_116_427_109,
            -0.000_854_832_698_083_378_991,
            0.005_223_977_624_818_014_47,
            -0.026_866_170_645_076_793_2,
            0.112_837_916_709_548_787,
            -0.376_126_389_031_837_481,
            std::f64::consts::FRAC_2_SQRT_PI
        ]
    );
    let large = (1.0 - tail::<FMA>(a)).copysign(x);
    if a < 1.0 {
        small
    } else if x.is_nan() {
        x
    } else {
        large
    }
}

#[inline(always)]
pub(crate) fn erfc64<const FMA: bool>(x: f64) -> f64 {
    let a = x.abs();
    let t = tail::<FMA>(a);
    let small = 1.0 - erf64::<FMA>(x);
    if x.is_nan() {
        x
    } else if a < 0.5 {
        small
    } else if x < 0.0 {
        2.0 - t
    } else {
        t
    }
}

#[inline(always)]
pub(crate) fn erf32<const FMA: bool>(x: f32) -> f32 {
    let a = x.abs();
    let small = x * horner!(
        f32,
        FMA,
        x * x,
        [
            0.000_078_758_750_6,
            -0.000_801_686_43,
            0.005_189_087_4,
            -0.026_854_212,
            0.112_835_947,
            -0.376_126_266,
            std::f32::consts::FRAC_2_SQRT_PI
        ]
    );
    let c = if a > 4.0 { 4.0 } else { a };
    let p = horner!(
        f32,
        FMA,
        c,
        [
            -3.834_714e-8,
            8.925_321_7e-7,
            -7.467_047_5e-6,
            7.447_576e-6,
            0.000_396_488_28,
            -0.004_261_094_3,
            0.025_586_93,
            -0.109_153_72,
            -0.632_479_33,
            -1.129_969_1,
            0.000_273_475_17
        ]
    );
    let large = (1.0 - Math::exp::<FMA>(p)).copysign(x);
    if a < 1.0 {
        small
    } else if x.is_nan() {
        x
    } else {
        large
    }
}
