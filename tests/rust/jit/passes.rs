use std::collections::HashMap;

use rtensor::dispatch::arg::Value;
use rtensor::jit::graph::Program;
use rtensor::jit::interpreter::Executable;
use rtensor::jit::{parse, passes, verify};

use super::ints;

fn simplified(text: &str) -> Program {
    let mut p = parse::program(text, &HashMap::new(), vec![]).unwrap();
    verify::program(&p).unwrap();
    passes::simplify(&mut p).unwrap();
    verify::program(&p).unwrap();
    p
}
fn graph(p: &Program) -> String {
    p.functions["forward"].graph.to_string()
}

#[test]
fn calls_are_inlined_and_constants_folded() {
    let p = simplified(
        r#"
function "double"(x, by=2):
graph(%x : int, %by : int):
  %y : int = aten::mul.int(%x, %by)
  return (%y)
function "forward"(n):
graph(%n : int):
  %a : int = prim::Constant[value=20]()
  %b : int = prim::CallFunction[name="double"](%a)
  %c : int = prim::CallFunction[name="double"](%b)
  %true : bool = aten::gt.int(%c, %b)
  %d : int = prim::If(%true)
    block0():
      %e : int = aten::add.int(%c, %n)
      -> (%e)
    block1():
      -> (%n)
  return (%d)
"#,
    );
    assert_eq!(
        graph(&p),
        "graph(%n.0 : int):\n  %1 : int = prim::Constant[value=80]()\n  %2 : int = aten::add.int(%1, %n.0)\n  return (%2)\n"
            .replace("%n.0", "%0")
            .replace("%n", "%0")
    );
    let run = Executable::new(p).unwrap();
    assert_eq!(ints(&run.call("forward", vec![Some(Value::Int(1.into()))]).unwrap()), [81]);
}

#[test]
fn what_raises_or_writes_stays() {
    let text = r#"
function "forward"(n):
graph(%n : int):
  %zero : int = prim::Constant[value=0]()
  %bad : int = aten::floordiv.int(%n, %zero)
  %dead : int = aten::add.int(%n, %n)
  %l : int[] = prim::ListConstruct(%n)
  aten::append.t(%l, %n)
  %len : int = aten::len.t(%l)
  aten::append.t(%l, %n)
  %more : int = aten::len.t(%l)
  return (%len, %more)
"#;
    let p = simplified(text);
    let shown = graph(&p);
    assert!(shown.contains("floordiv") && !shown.contains("add.int"), "{shown}");
    assert_eq!(shown.matches("aten::len.t").count(), 2, "{shown}");
}

#[test]
fn loops_of_no_and_one_turn_are_straight_lines() {
    let p = simplified(
        r#"
function "forward"(n):
graph(%n : int):
  %true : bool = prim::Constant[value=True]()
  %zero : int = prim::Constant[value=0]()
  %one : int = prim::Constant[value=1]()
  %a : int = prim::Loop(%zero, %true, %n)
    block0(%i : int, %x : int):
      %y : int = aten::mul.int(%x, %x)
      -> (%true, %y)
  %b : int = prim::Loop(%one, %true, %a)
    block0(%j : int, %x2 : int):
      %y2 : int = aten::mul.int(%x2, %x2)
      %z2 : int = aten::add.int(%y2, %j)
      -> (%true, %z2)
  return (%b)
"#,
    );
    assert!(!graph(&p).contains("Loop"), "{}", graph(&p));
    let run = Executable::new(p).unwrap();
    assert_eq!(ints(&run.call("forward", vec![Some(Value::Int(7.into()))]).unwrap()), [49]);
}

#[test]
fn a_recursive_call_stays_a_call() {
    let text = r#"
function "forward"(n):
graph(%n : int):
  %zero : int = prim::Constant[value=0]()
  %end : bool = aten::le.int(%n, %zero)
  %r : int = prim::If(%end)
    block0():
      -> (%zero)
    block1():
      %one : int = prim::Constant[value=1]()
      %m : int = aten::sub.int(%n, %one)
      %s : int = prim::CallFunction[name="forward"](%m)
      -> (%s)
  return (%r)
"#;
    assert!(graph(&simplified(text)).contains("CallFunction"));
}

#[test]
fn state_that_nothing_changes_becomes_constant() {
    let text = r#"
state "a" : int attribute = 5
state "b" : int attribute = 6
function "forward"():
graph():
  %a : int = prim::GetState[name="a"]()
  %b : int = prim::GetState[name="b"]()
  prim::SetState[name="b"](%a)
  return (%a, %b)
"#;
    let mut p = parse::program(text, &HashMap::new(), vec![]).unwrap();
    passes::freeze::run(&mut p);
    verify::program(&p).unwrap();
    assert_eq!(p.state.keys().map(|k| &**k).collect::<Vec<_>>(), ["b"]);
}

/// What every program gets before it runs: arithmetic on constants goes, calls and operations that may raise stay.
#[test]
fn tidying_keeps_calls_and_operations_without_readers() {
    let text = r#"
function "double"(x):
graph(%x : int):
  %two : int = prim::Constant[value=2]()
  %y : int = aten::mul.int(%x, %two)
  return (%y)
function "forward"(x, y):
graph(%x : Tensor, %y : Tensor):
  %a : int = prim::Constant[value=20]()
  %b : int = aten::mul.int(%a, %a)
  %c : int = prim::CallFunction[name="double"](%b)
  %dead : Tensor = aten::mm(%x, %y)
  %no : bool = aten::lt.any(%b, %a)
  %z : Tensor = prim::If(%no)
    block0():
      %w : Tensor = aten::relu(%x)
      -> (%w)
    block1():
      %unread : Tensor = aten::relu(%y)
      -> (%x)
  %size : int = aten::size.int(%x, %a)
  %shape : int[] = aten::size(%x)
  %r : (Tensor, int) = prim::TupleConstruct(%z, %c)
  return (%r)
"#;
    let mut p = parse::program(text, &HashMap::new(), vec![]).unwrap();
    passes::tidy(&mut p);
    verify::program(&p).unwrap();
    let found = graph(&p);
    for (word, stays) in [
        ("aten::mul.int", false),
        ("prim::If", false),
        ("prim::CallFunction", true),
        ("aten::mm", true),
        ("aten::relu", true),
        ("aten::size.int", true),
        ("aten::size(", false),
    ] {
        assert_eq!(found.contains(word), stays, "{word} in\n{found}");
    }
    assert!(found.contains("value=400"));
}
