//! The run-time parser of schemas against every native operator, and against what it must refuse.

use std::collections::HashSet;

use rtensor::dispatch::facts::{Derivative, Form, Save};
use rtensor::dispatch::registry::find;
use rtensor::dispatch::schema::Schema;
use rtensor::generated::bindings::BINDINGS;
use rtensor::generated::table::OPERATORS;

#[test]
fn every_native_schema_prints_as_it_was_written() {
    for op in &OPERATORS {
        let schema = Schema::parse(op.text()).unwrap_or_else(|e| panic!("{}: {e}", op.text()));
        assert_eq!(schema.to_string(), op.text());
        schema.check().unwrap();
        assert!(std::ptr::eq(find(op.qualified_name()).unwrap(), op));
    }
}

#[test]
fn names_are_unique() {
    let names: HashSet<_> =
        OPERATORS.iter().map(rtensor::dispatch::registry::Operator::qualified_name).collect();
    assert_eq!(names.len(), OPERATORS.len());
}

#[test]
fn forms_belong_together() {
    for op in &OPERATORS {
        let Some(other) = op.other_form() else { continue };
        if op.form == Form::Functional {
            assert_eq!(other.form, Form::Out, "{}", op.qualified_name());
            assert!(std::ptr::eq(other.other_form().unwrap(), op), "{}", op.qualified_name());
        } else if !std::ptr::eq(other, op) {
            assert_eq!(other.form, Form::Functional, "{}", op.qualified_name());
        }
    }
}

#[test]
fn formulas_name_arguments_and_results_that_exist() {
    for op in &OPERATORS {
        let schema = op.schema();
        let Some(Derivative::Formula { inputs, saves, outputs, .. }) =
            op.derivative(rtensor::dispatch::key::Key::AutogradCPU)
        else {
            continue;
        };
        assert!(inputs.iter().all(|i| schema.arguments[*i as usize].ty.has_tensor()), "{}", op.text());
        assert!(outputs.iter().all(|i| (*i as usize) < schema.returns.len()), "{}", op.text());
        for save in *saves {
            let fits = match *save {
                Save::Arg(i) => (i as usize) < schema.arguments.len(),
                Save::Shape(i) | Save::DType(i) | Save::Strides(i) | Save::Offset(i) => {
                    schema.arguments[i as usize].ty.has_tensor()
                }
                Save::Result(i) | Save::ResultShape(i) => (i as usize) < schema.returns.len(),
            };
            assert!(fits, "{}: {save:?}", op.text());
        }
    }
}

#[test]
fn bindings_reach_every_public_operator() {
    let bound: HashSet<u16> = BINDINGS.iter().flat_map(|b| b.operators.iter().copied()).collect();
    assert_eq!(bound.len(), OPERATORS.len());
}

#[test]
fn what_is_no_schema_is_refused_with_a_caret() {
    for text in [
        "aten::f(Tensor self",
        "aten::f(Tensor self) ->",
        "aten::f(Tensor self, *, *, int a) -> Tensor",
        "aten::f(Tensr self) -> Tensor",
        "aten::f(Tensor self, int a=x) -> Tensor",
        "f(Tensor self) -> Tensor",
        "aten::f(Tensor self) -> Tensor extra",
    ] {
        let message = Schema::parse(text).err().expect(text).to_string();
        assert!(message.ends_with('^'), "{message}");
    }
    for text in [
        "aten::f(Tensor self, Tensor self) -> Tensor",
        "aten::f_(Tensor self) -> Tensor",
        "aten::f(int a=1, Tensor b) -> Tensor",
        "aten::f(Tensor(a) self) -> Tensor(b)",
    ] {
        assert!(Schema::parse(text).unwrap().check().is_err(), "{text}");
    }
}
