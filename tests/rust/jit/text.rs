use rtensor::jit::graph::Graph;
use rtensor::jit::{parse, print};

use super::fails;

const GRAPH: &str = "graph(%x.0 : Tensor, %n.1 : int?, %d.2 : Dict(str, (Tensor, int)[])):
  %3 : float = prim::Constant[value=1.5]()
  %4 : float = prim::Constant[value=-inf]()
  %5 : float = prim::Constant[value=nan]()
  %6 : str = prim::Constant[value=\"a\\\"b\\\\c\\n\\u{1}é\"]()
  %7 : ScalarType = prim::Constant[value=dtype(float32)]() !no_grad
  %8 : complex = prim::Constant[value=complex(0.0, -1.0)]() !grad #12
  %9 : Device = prim::Constant[value=device(\"cpu\")]()
  %10 : bool = prim::isinstance[types=types(int, Foo.Bar[]?, ())](%n.1)
  %13 : int, %y.14 : int = prim::If(%10)
    block0():
      %11 : int = prim::Constant[value=-9223372036854775808]()
      -> (%11, %11)
    block1():
      %12 : int = prim::Constant[value=1]()
      -> (%12, %12)
  prim::Print[sep=\"\", end=\"\\n\"](%13, %6)
  return (%x.0, %y.14)
";

#[test]
fn printing_what_was_read_gives_the_text() {
    let g = parse::graph(GRAPH).unwrap();
    assert_eq!(g.to_string(), GRAPH);
    assert_eq!(parse::graph(&g.to_string()).unwrap(), g);
    assert_eq!(g.compact(), g);
}

#[test]
fn errors_say_line_and_column() {
    let e = fails(parse::graph("graph(%x : int):\n  %y : int = aten::f(%z)\n  return (%y)"));
    assert!(e.to_string().contains("line 2, column 24"), "{e}");
    assert!(e.to_string().contains("%z is not"), "{e}");
    for (text, what) in [
        ("graph(%x : int", "')'"),
        ("graph(%x : int, %x : int):\n return (%x)", "%x is"),
        ("graph(%x : int??):", "not optional already"),
        ("graph(%x : 3):", "a type"),
        ("graph():\n %a : int = prim::Constant[value=99999999999999999999]()\n return (%a)", ""),
        ("graph():\n %a : str = prim::Constant[value=\"abc]()\n return (%a)", "closing quote"),
        ("graph():\n return () more", "the end"),
    ] {
        let e = fails(parse::graph(text));
        assert!(e.to_string().contains("line ") && e.to_string().contains(what), "{text}: {e}");
    }
}

#[test]
fn nesting_is_bounded() {
    let deep = format!("graph(%x : {}int{}):\n return (%x)", "(".repeat(100_000), ")".repeat(100_000));
    assert!(fails(parse::graph(&deep)).to_string().contains("less deeply"));
    let open = "%b : bool = prim::Constant[value=True]()\nprim::If(%b)\nblock0():\n";
    let mut text = String::from("graph():\n");
    for i in 0..5000 {
        text.push_str(&open.replace("%b", &format!("%b{i}")));
    }
    assert!(fails(parse::graph(&text)).to_string().contains("nested at most"));
}

#[test]
fn cut_and_flipped_text_never_panics() {
    for i in (0..GRAPH.len()).filter(|i| GRAPH.is_char_boundary(*i)) {
        let _ = parse::graph(&GRAPH[..i]);
        for c in ['(', '%', '9', '"', '\u{0}'] {
            let text = format!("{}{c}{}", &GRAPH[..i], GRAPH[i..].chars().skip(1).collect::<String>());
            if let Ok(g) = parse::graph(&text) {
                let printed = print::graph(&g, print::Reader::Machine);
                assert_eq!(parse::graph(&printed).map(|g| g.to_string()).ok(), Some(printed));
            }
        }
    }
}

#[test]
fn types_print_as_they_are_read() {
    for t in ["int", "Tensor?[]", "int[]?", "Dict(str, Tensor?)", "(int, (float,)?)[]", "a.B.C?"] {
        let read = parse::ty(&t.replace(",)", ")")).unwrap();
        assert_eq!(read.to_string(), t.replace(",)", ")"));
    }
}

#[test]
fn a_graph_built_by_hand_is_compacted_when_printed() {
    use rtensor::jit::types::Type;
    let mut g = Graph::default();
    let x = g.add_input(Graph::BODY, Type::Int, Some("x y".into()));
    let unused = g.new_value(Type::Tensor, None);
    let one = g.add_constant(Graph::BODY, rtensor::jit::graph::Attr::Int(1));
    let n = g.add_node(Graph::BODY, "aten::add.int", vec![x, one], vec![Type::Int]);
    let out = g.node(n).outputs[0];
    g.block_mut(Graph::BODY).outputs.push(out);
    assert_eq!(unused.0, 1);
    let text = "graph(%x_y.0 : int):\n  %1 : int = prim::Constant[value=1]()\n  %2 : int = aten::add.int(%x_y.0, %1)\n  return (%2)\n";
    assert_eq!(g.to_string(), text);
    assert_eq!(parse::graph(text).unwrap(), g.compact());
}
