use rtensor::dispatch::arg::Value;
use rtensor::error::{ErrorKind, Result};
use rtensor::jit::builtins::{all, find, from_list, text};

use super::fails;

fn call(name: &str, arguments: &[Value]) -> Result<Value> {
    let entry = find(name).unwrap_or_else(|| panic!("{name} exists"));
    let mut arguments = arguments.to_vec();
    for p in entry.signature.parameters.iter().skip(arguments.len()) {
        arguments.push(p.default.as_ref().expect("a default").to_value(&[])?);
    }
    (entry.builtin.run)(&arguments)
}
fn int(x: i64) -> Value {
    Value::Int(x.into())
}
fn float(x: f64) -> Value {
    Value::Float(x.into())
}
fn str(x: &str) -> Value {
    Value::Str(x.into())
}
fn shown(name: &str, arguments: &[Value]) -> String {
    match call(name, arguments) {
        Ok(v) => text::repr(&v),
        Err(e) => match e.kind() {
            ErrorKind::Raised { class, .. } => class.clone(),
            ErrorKind::Overflow(_) => "OverflowError".into(),
            _ => e.to_string(),
        },
    }
}

#[test]
fn every_declaration_is_read() {
    assert!(all().len() > 200);
}

#[test]
fn numbers_are_pythons() {
    for (name, a, b, wanted) in [
        ("aten::floordiv.int", -7, 2, "-4"),
        ("aten::remainder.int", -7, 2, "1"),
        ("aten::remainder.int", 7, -2, "-1"),
        ("aten::floordiv.int", 1, 0, "ZeroDivisionError"),
        ("aten::floordiv.int", i64::MIN, -1, "OverflowError"),
        ("aten::add.int", i64::MAX, 1, "OverflowError"),
        ("aten::pow.int", 2, 62, "4611686018427387904"),
        ("aten::pow.int", 2, 63, "OverflowError"),
        ("aten::pow.int", -1, i64::MAX, "-1"),
        ("aten::pow.int", 2, -1, "ValueError"),
        ("aten::div.int", 9007199254740993, 3, "3002399751580331.0"),
        ("aten::div.int", i64::MAX, 3, "3.0744573456182584e+18"),
        ("aten::lshift.int", 1, 63, "OverflowError"),
        ("aten::lshift.int", -1, 63, "-9223372036854775808"),
        ("aten::rshift.int", -1, 200, "-1"),
        ("aten::round.int", 25, -1, "20"),
        ("aten::round.int", 35, -1, "40"),
        ("aten::round.int", -25, -1, "-20"),
    ] {
        assert_eq!(shown(name, &[int(a), int(b)]), wanted, "{name}({a}, {b})");
    }
    for (name, a, b, wanted) in [
        ("aten::floordiv.float", -7.0, 2.0, "-4.0"),
        ("aten::remainder.float", -7.5, 2.0, "0.5"),
        ("aten::remainder.float", 5.0, -3.0, "-1.0"),
        ("aten::remainder.float", -0.0, 3.0, "0.0"),
        ("aten::div.float", 1.0, 0.0, "ZeroDivisionError"),
        ("aten::pow.float", -8.0, 1.0 / 3.0, "ValueError"),
        ("aten::pow.float", 10.0, 400.0, "OverflowError"),
        ("aten::pow.float", 0.0, -1.0, "ZeroDivisionError"),
    ] {
        assert_eq!(shown(name, &[float(a), float(b)]), wanted, "{name}({a}, {b})");
    }
    for (x, digits, wanted) in [
        (2.675, 2, "2.67"),
        (1250.0, -2, "1200.0"),
        (1350.0, -2, "1400.0"),
        (0.5, 0, "0.0"),
        (1234.5, -5, "0.0"),
        (99.5, -1, "100.0"),
    ] {
        assert_eq!(shown("aten::round.digits", &[float(x), int(digits)]), wanted);
    }
    assert_eq!(shown("aten::round.float", &[float(2.5)]), "2");
    assert_eq!(shown("aten::round.float", &[float(f64::NAN)]), "ValueError");
    assert_eq!(shown("aten::lt.int_float", &[int(9007199254740993), float(9007199254740992.0)]), "False");
    assert_eq!(shown("aten::eq.int_float", &[int(9007199254740993), float(9007199254740992.0)]), "False");
    assert_eq!(shown("aten::Int.str", &[str(" -0x1F "), int(16)]), "-31");
    assert_eq!(shown("aten::Int.str", &[str("1_000")]), "1000");
    assert_eq!(shown("aten::Int.str", &[str("1__0")]), "ValueError");
    assert_eq!(shown("aten::Float.str", &[str("1_0.5e1")]), "105.0");
}

#[test]
fn floats_print_as_in_python() {
    for (x, wanted) in [
        (1.0, "1.0"),
        (1e16, "1e+16"),
        (123456789012345680.0, "1.2345678901234568e+17"),
        (0.0001, "0.0001"),
        (0.00001, "1e-05"),
        (1.5e300, "1.5e+300"),
        (-0.0, "-0.0"),
        (9999999999999998.0, "9999999999999998.0"),
    ] {
        assert_eq!(text::repr_float(x), wanted);
    }
}

#[test]
fn format_specifications_are_pythons() {
    for (v, spec, wanted) in [
        (float(1.5), ".2f", "1.50"),
        (float(1234567.891), ",.1f", "1,234,567.9"),
        (float(0.00012345), ".3g", "0.000123"),
        (float(1e10), "g", "1e+10"),
        (float(0.25), "%", "25.000000%"),
        (float(3.0), "08.2f", "00003.00"),
        (float(-1.5), "+.1e", "-1.5e+00"),
        (int(255), "#06x", "0x00ff"),
        (int(-5), "+d", "-5"),
        (int(1234567), ",", "1,234,567"),
        (int(5), "^7", "   5   "),
        (int(3), ".1f", "3.0"),
        (str("ab"), "*>5", "***ab"),
        (str("abcdef"), ".3", "abc"),
    ] {
        assert_eq!(text::format_value(&v, spec).unwrap(), wanted, "{spec}");
    }
    let format = |t: &str, v: Value| shown("aten::format", &[str(t), v]);
    assert_eq!(format("{:.2f}|{{}}|{0!r}", float(1.5)), "'1.50|{}|1.5'");
    assert_eq!(format("{1}", int(1)), "IndexError");
}

#[test]
fn lists_and_strings_slice_as_in_python() {
    let l = || from_list((0..6).map(int).collect());
    for (start, end, step, wanted) in [
        (int(1), int(-1), 2, "[1, 3]"),
        (Value::None, Value::None, -1, "[5, 4, 3, 2, 1, 0]"),
        (int(-100), int(100), 3, "[0, 3]"),
        (int(4), int(1), -2, "[4, 2]"),
        (int(i64::MIN), int(i64::MAX), i64::MAX, "[0]"),
        (int(0), int(1), 0, "ValueError"),
    ] {
        assert_eq!(shown("aten::slice.t", &[l(), start, end, int(step)]), wanted);
    }
    assert_eq!(shown("aten::slice.str", &[str("héllo"), int(1), int(4)]), "'éll'");
    assert_eq!(shown("aten::__getitem__.t", &[l(), int(-7)]), "IndexError");
    assert_eq!(shown("aten::split.str", &[str(" a  b "), Value::None]), "['a', 'b']");
    assert_eq!(shown("aten::split.str", &[str("a,,b"), str(","), int(1)]), "['a', ',b']");
    assert_eq!(shown("aten::center", &[str("ab"), int(5), str("*")]), "'**ab*'");
    let mixed = from_list(vec![int(3), int(1), int(2)]);
    assert_eq!(shown("aten::sorted.t", &[mixed, Value::Bool(true)]), "[3, 2, 1]");
    let nan = from_list(vec![float(f64::NAN), float(1.0), float(0.0)]);
    assert!(call("aten::sorted.t", &[nan]).is_ok());
}

#[test]
fn dicts_keep_their_order_and_raise_key_errors() {
    let mut pairs = Vec::new();
    for (i, k) in ["b", "a", "b"].iter().enumerate() {
        rtensor::jit::builtins::set_item(&mut pairs, str(k), int(i as i64));
    }
    let d = Value::Dict(rtensor::dispatch::arg::parking::Shared::new(pairs));
    assert_eq!(text::repr(&d), "{'b': 2, 'a': 1}");
    assert_eq!(shown("aten::__getitem__.Dict", &[d.clone(), str("x")]), "KeyError");
    let e = fails(call("aten::__check_size", &[d, int(3)]));
    assert!(e.to_string().contains("changed size during iteration"));
}
