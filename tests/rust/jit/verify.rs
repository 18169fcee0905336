use super::{build, fails};

/// A graph's lines between its head and its return, in a program.
fn refused(head: &str, body: &str, result: &str) -> String {
    let text = format!("function \"forward\"(x):\ngraph({head}):\n{body}\n  return ({result})\n");
    fails(build(&text)).to_string()
}

#[test]
fn what_does_not_fit_is_refused_with_the_rule() {
    for (head, body, result, what) in [
        ("%x : str", "%y : int = aten::add.int(%x, %x)", "%y", "argument 'a' (position 0) cannot be str"),
        ("%x : int", "%y : str = aten::add.int(%x, %x)", "%y", "the result is int, where str is needed"),
        ("%x : int", "%y : int = aten::add.int(%x)", "%y", "takes 2 argument(s), got 1"),
        ("%x : int", "%y : int = aten::unknown(%x)", "%y", "not known"),
        ("%x : int", "%y : int = prim::unknown(%x)", "%y", "not known"),
        ("%x : int", "%y : int = prim::Constant[value=1.0]()", "%y", "1.0 is not of type int"),
        ("%x : int", "%y : Tensor = prim::Constant[value=constant(4)]()", "%y", "constant 4 does not exist"),
        ("%x : int", "%y : int = prim::Constant[value=1, value=2]()", "%y", "known here once each"),
        ("%x : int", "prim::If(%x)\n block0():\n -> ()\n block1():\n -> ()", "%x", "the condition is int"),
        (
            "%x : bool",
            "%y : int = prim::If(%x)\n block0():\n -> (%x)\n block1():\n -> (%x)",
            "%y",
            "a branch's result is bool",
        ),
        ("%x : bool", "prim::If(%x)\n block0():\n -> ()", "%x", "takes 2 block(s), got 1"),
        ("%x : int", "prim::Loop(%x, %x)\n block0(%i : int):\n -> (%x)", "%x", "the condition is int"),
        ("%x : int", "%y : int[] = prim::ListConstruct(%x)\n aten::append.t(%y, %y)", "%x", "argument 'el'"),
        ("%x : int", "%y : str[] = prim::ListConstruct(%x)", "%x", "an element is int"),
        ("%x : (int, str)", "%y : int = prim::TupleIndex[index=2](%x)", "%y", "outside the tuple"),
        ("%x : (int, str)", "%y : int = prim::TupleUnpack(%x)", "%y", "gives 2 result(s)"),
        ("%x : Missing", "", "%x", "'Missing' is not defined"),
        ("%x : int", "%y : int = prim::GetState[name=\"s\"]()", "%y", "no state 's'"),
        ("%x : int", "%y : int = prim::CallFunction[name=\"g\"](%x)", "%y", "no function 'g'"),
        ("%x : int", "%y : int = aten::add.int(%x, %x) #3", "%y", "a source that does not exist"),
        ("%x : int, %z : int", "", "%x", "1 parameter(s) are named, the graph takes 2"),
    ] {
        let e = refused(head, body, result);
        assert!(e.contains(what), "{body}: {e}");
    }
}

#[test]
fn a_value_is_seen_only_where_it_is_defined() {
    let body = "  %c : bool = prim::Constant[value=True]()\n  prim::If(%c)\n    block0():\n      %in : int = prim::Constant[value=1]()\n      -> ()\n    block1():\n      -> ()";
    assert!(refused("%x : int", body, "%in").contains("used where it is not defined"));
}
