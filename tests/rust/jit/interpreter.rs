use super::{build, fails, ints, run};
use rtensor::dispatch::arg::Value;
use rtensor::error::ErrorKind;

const SUM: &str = r#"
source "demo.total" 3 "total += i"
function "forward"(n):
graph(%n : int):
  %zero : int = prim::Constant[value=0]()
  %true : bool = prim::Constant[value=True]()
  %total : int = prim::Loop(%n, %true, %zero)
    block0(%i : int, %sum : int):
      %next : int = aten::add.int(%sum, %i) #0
      -> (%true, %next)
  return (%total)
"#;

#[test]
fn a_loop_carries_its_value_round() {
    assert_eq!(ints(&run(SUM, &[5]).unwrap()), [10]);
    assert_eq!(ints(&run(SUM, &[0]).unwrap()), [0]);
    assert_eq!(ints(&run(SUM, &[-3]).unwrap()), [0]);
}

#[test]
fn swapped_loop_values_do_not_overwrite_each_other() {
    let text = r#"
function "forward"(n, a, b):
graph(%n : int, %a : int, %b : int):
  %true : bool = prim::Constant[value=True]()
  %x : int, %y : int = prim::Loop(%n, %true, %a, %b)
    block0(%i : int, %p : int, %q : int):
      -> (%true, %q, %p)
  return (%x, %y, %a, %b)
"#;
    assert_eq!(ints(&run(text, &[3, 1, 2]).unwrap()), [2, 1, 1, 2]);
    assert_eq!(ints(&run(text, &[0, 1, 2]).unwrap()), [1, 2, 1, 2]);
}

#[test]
fn while_with_a_branch_that_ends_early() {
    // Collatz steps, and -1 after 1,000.
    let text = r#"
function "forward"(n):
graph(%n : int):
  %one : int = prim::Constant[value=1]()
  %two : int = prim::Constant[value=2]()
  %three : int = prim::Constant[value=3]()
  %zero : int = prim::Constant[value=0]()
  %max : int = prim::Constant[value=9223372036854775807]()
  %start : bool = aten::gt.int(%n, %one)
  %last : int, %steps : int = prim::Loop(%max, %start, %n, %zero)
    block0(%i : int, %x : int, %count : int):
      %rest : int = aten::remainder.int(%x, %two)
      %even : bool = aten::eq.int(%rest, %zero)
      %y : int = prim::If(%even)
        block0():
          %half : int = aten::floordiv.int(%x, %two)
          -> (%half)
        block1():
          %triple : int = aten::mul.int(%x, %three)
          %more : int = aten::add.int(%triple, %one)
          -> (%more)
      %next : int = aten::add.int(%count, %one)
      %go : bool = aten::gt.int(%y, %one)
      -> (%go, %y, %next)
  return (%steps)
"#;
    assert_eq!(ints(&run(text, &[27]).unwrap()), [111]);
    assert_eq!(ints(&run(text, &[1]).unwrap()), [0]);
}

#[test]
fn lists_are_shared_and_unpacked() {
    let text = r#"
function "forward"(a, b):
graph(%a : int, %b : int):
  %l : int[] = prim::ListConstruct(%a)
  %same : int[][] = prim::ListConstruct(%l, %l)
  %zero : int = prim::Constant[value=0]()
  %first : int[] = aten::__getitem__.t(%same, %zero)
  aten::append.t(%first, %b)
  %x : int, %y : int = prim::ListUnpack(%l)
  %pair : (int, int) = prim::TupleConstruct(%y, %x)
  %p : int = prim::TupleIndex[index=0](%pair)
  return (%p, %x)
"#;
    assert_eq!(ints(&run(text, &[4, 9]).unwrap()), [9, 4]);
}

#[test]
fn calls_recurse_on_a_stack_of_their_own() {
    let text = r#"
function "forward"(n):
graph(%n : int):
  %r : int = prim::CallFunction[name="down"](%n)
  return (%r)
function "down"(n):
graph(%n : int):
  %zero : int = prim::Constant[value=0]()
  %one : int = prim::Constant[value=1]()
  %end : bool = aten::le.int(%n, %zero)
  %r : int = prim::If(%end)
    block0():
      -> (%zero)
    block1():
      %m : int = aten::sub.int(%n, %one)
      %below : int = prim::CallFunction[name="down"](%m)
      %s : int = aten::add.int(%below, %n)
      -> (%s)
  return (%r)
"#;
    assert_eq!(ints(&run(text, &[100]).unwrap()), [5050]);
    let e = fails(run(text, &[1_000_000]));
    assert!(matches!(e.kind(), ErrorKind::Raised { class, .. } if class == "RecursionError"), "{e}");
}

#[test]
fn an_error_names_the_line_of_the_source() {
    let e = fails(run(
        &SUM.replace(
            "%zero : int = prim::Constant[value=0]",
            "%zero : int = prim::Constant[value=9223372036854775807]",
        ),
        &[5],
    ));
    assert!(matches!(e.kind(), ErrorKind::Overflow(_)), "{e}");
    assert!(e.to_string().contains("demo.total, line 3\n    total += i"), "{e}");
}

#[test]
fn a_raised_exception_keeps_class_and_message() {
    let text = r#"
function "forward"(n):
graph(%n : int):
  %class : str = prim::Constant[value="KeyError"]()
  %message : str = prim::Constant[value="no \"such\" key"]()
  prim::RaiseException(%message, %class)
  return (%n)
"#;
    let e = fails(run(text, &[1]));
    match e.kind() {
        ErrorKind::Raised { class, message, .. } => {
            assert_eq!((class.as_str(), message.as_str()), ("KeyError", "no \"such\" key"));
        }
        _ => panic!("{e}"),
    }
}

#[test]
fn a_chain_of_objects_is_built_and_freed_without_recursion() {
    let text = r#"
class Link:
  next : Link?
  value : int
function "forward"(n):
graph(%n : int):
  %true : bool = prim::Constant[value=True]()
  %none : Link? = prim::Constant[value=None]()
  %head : Link? = prim::Loop(%n, %true, %none)
    block0(%i : int, %before : Link?):
      %link : Link = prim::CreateObject()
      prim::SetAttr[name="next"](%link, %before)
      prim::SetAttr[name="value"](%link, %i)
      -> (%true, %link)
  %found : Link = prim::unchecked_cast(%head)
  %v : int = prim::GetAttr[name="value"](%found)
  return (%v)
"#;
    assert_eq!(ints(&run(text, &[200_000]).unwrap()), [199_999]);
    let e = fails(run(text, &[0]));
    assert!(e.to_string().contains("expected Link, got None"), "{e}");
}

#[test]
fn state_lasts_between_calls_and_is_typed() {
    let text = r#"
state "calls" : int attribute = 7
function "forward"():
graph():
  %one : int = prim::Constant[value=1]()
  %n : int = prim::GetState[name="calls"]()
  %m : int = aten::add.int(%n, %one)
  prim::SetState[name="calls"](%m)
  return (%m)
"#;
    let p = build(text).unwrap();
    assert_eq!(ints(&p.call("forward", vec![]).unwrap()), [8]);
    assert_eq!(ints(&p.call("forward", vec![]).unwrap()), [9]);
    assert!(p.set_state("calls", Value::Str("x".into())).is_err());
    assert_eq!(p.snapshot().state["calls"].value.as_arg().int().unwrap(), 9);
}

#[test]
fn values_die_in_whichever_branch_runs() {
    // Both branches read what dies there, and what they share; nested, in a loop.
    let text = r#"
function "forward"(n):
graph(%n : int):
  %true : bool = prim::Constant[value=True]()
  %one : int = prim::Constant[value=1]()
  %a : int[] = prim::ListConstruct(%n)
  %b : int[] = prim::ListConstruct(%one)
  %out : int[] = prim::Loop(%n, %true, %a)
    block0(%i : int, %l : int[]):
      %odd : int = aten::bitwise_and.int(%i, %one)
      %is : bool = aten::Bool.int(%odd)
      %r : int[] = prim::If(%is)
        block0():
          %s : int[] = aten::add.t(%l, %b)
          -> (%s)
        block1():
          %q : int[] = prim::If(%is)
            block0():
              -> (%b)
            block1():
              -> (%l)
          -> (%q)
      -> (%true, %r)
  %len : int = aten::len.t(%out)
  %total : int = aten::sum.ints(%out)
  return (%len, %total)
"#;
    assert_eq!(ints(&run(text, &[7]).unwrap()), [4, 10]);
}

#[test]
fn wrong_arguments_are_refused_by_name() {
    let p = build(SUM).unwrap();
    let e = fails(p.call("forward", vec![Some(Value::Str("x".into()))]));
    assert!(e.to_string().contains("argument 'n' must be int, got str"), "{e}");
    assert!(fails(p.call("forward", vec![])).to_string().contains("'n' (int) is missing"));
    assert!(fails(p.call("missing", vec![])).to_string().contains("forward"));
}
