//! Operators made at run time: definition, kernels by key, precedence, and how they go away again.

use rtensor::dispatch::arg::{Arg, FromOutputs, Outputs, one};
use rtensor::dispatch::call::{Guard, call};
use rtensor::dispatch::key::{Key, KeySet};
use rtensor::dispatch::registry::{Kernel, Operator, Reason, find, register, register_fallback};
use rtensor::dispatch::schema::Schema;
use rtensor::library::{Library, LibraryKind};
use rtensor::tensor::Tensor;

fn scaled(by: f32) -> impl Fn(&Tensor) -> Tensor {
    move |t| {
        let v: Vec<f32> = t.to_vec::<f32>().expect("float32").iter().map(|x| x * by).collect();
        Tensor::from_slice(&v).expect("small")
    }
}

fn give(lib: &mut Library, op: &'static Operator, key: Key, by: f32) {
    let f = scaled(by);
    lib.implement(op, key, "scaled", move |_, args| Ok(one(f(args[0].tensor()?)))).expect("a free key");
}

fn run(op: &'static Operator) -> f32 {
    let x = Tensor::from_slice(&[1.0f32]).expect("small");
    Tensor::from_outputs(call(op, &[Arg::Tensor(&x)]).expect("runs"))
        .expect("a tensor")
        .to_vec::<f32>()
        .expect("f32")[0]
}

fn reason(op: &'static Operator, key: Key) -> Reason {
    op.compute(key).1
}

#[test]
fn a_dropped_library_leaves_nothing() {
    let mut lib = Library::new("t_drop", LibraryKind::Def).expect("free");
    let op = lib.define("f(Tensor x) -> Tensor").expect("good schema");
    give(&mut lib, op, Key::CompositeImplicitAutograd, 2.0);
    assert_eq!(run(op), 2.0);
    assert!(find("t_drop::f").is_ok());
    drop(lib);
    assert!(find("t_drop::f").is_err());
    assert!(Library::new("t_drop", LibraryKind::Def).is_ok());
}

#[test]
fn a_second_owner_is_refused_with_both_places() {
    let _lib = Library::new("t_twice", LibraryKind::Def).expect("free");
    let message = Library::new("t_twice", LibraryKind::Def).err().expect("refused").to_string();
    assert_eq!(message.matches("library.rs").count(), 2, "{message}");
}

#[test]
fn a_second_definition_is_refused_and_the_first_keeps_working() {
    let mut lib = Library::new("t_redefine", LibraryKind::Def).expect("free");
    let op = lib.define("f(Tensor x) -> Tensor").expect("good schema");
    give(&mut lib, op, Key::CompositeImplicitAutograd, 3.0);
    let message = lib.define("f(Tensor x, int n) -> Tensor").expect_err("refused").to_string();
    assert!(message.contains("t_redefine::f") && message.matches("library.rs").count() == 2, "{message}");
    assert_eq!(run(op), 3.0);
}

/// The precedence of one table entry, rule by rule.
#[test]
fn direct_beats_explicit_beats_implicit() {
    let mut lib = Library::new("t_rules", LibraryKind::Def).expect("free");
    let op = lib.define("f(Tensor x) -> Tensor").expect("good schema");
    assert_eq!(reason(op, Key::CPU), Reason::Missing);
    give(&mut lib, op, Key::CompositeImplicitAutograd, 1.0);
    for key in [Key::Undefined, Key::CPU, Key::NestedTensorCPU, Key::AutogradCPU, Key::AutogradNestedTensor] {
        assert_eq!(reason(op, key), Reason::Math, "{key}");
    }
    give(&mut lib, op, Key::CompositeExplicitAutograd, 2.0);
    assert_eq!(reason(op, Key::CPU), Reason::DefaultBackend);
    assert_eq!(reason(op, Key::Undefined), Reason::DefaultBackend);
    // Explicit does not cover nested, and takes the autograd keys away from the implicit one.
    assert_eq!(reason(op, Key::NestedTensorCPU), Reason::Math);
    assert_eq!(reason(op, Key::AutogradCPU), Reason::Fallback);
    give(&mut lib, op, Key::CPU, 4.0);
    assert_eq!(reason(op, Key::CPU), Reason::Kernel);
    assert_eq!(reason(op, Key::Private0), Reason::DefaultBackend);
    assert_eq!(run(op), 4.0);
}

#[test]
fn a_device_kernel_takes_its_autograd_key_from_the_composite() {
    let mut lib = Library::new("t_backend", LibraryKind::Def).expect("free");
    let op = lib.define("f(Tensor x) -> Tensor").expect("good schema");
    give(&mut lib, op, Key::CompositeImplicitAutograd, 1.0);
    let device = {
        let mut device = Library::new("t_backend", LibraryKind::Impl).expect("may implement");
        give(&mut device, op, Key::CPU, 5.0);
        device
    };
    assert_eq!(reason(op, Key::AutogradCPU), Reason::Fallback);
    assert_eq!(reason(op, Key::AutogradCUDA), Reason::Math);
    give(&mut lib, op, Key::NestedTensorCPU, 6.0);
    assert_eq!(reason(op, Key::AutogradNestedTensor), Reason::Fallback);
    drop(device);
    assert_eq!(reason(op, Key::AutogradCPU), Reason::Math);
}

#[test]
fn an_autograd_alias_kernel_serves_keys_with_a_device_kernel() {
    let mut lib = Library::new("t_alias", LibraryKind::Def).expect("free");
    let op = lib.define("f(Tensor x) -> Tensor").expect("good schema");
    give(&mut lib, op, Key::CPU, 1.0);
    give(&mut lib, op, Key::Autograd, 7.0);
    assert_eq!(reason(op, Key::AutogradCPU), Reason::Autograd);
    assert_eq!(run(op), 7.0);
    let _below = Guard::exclude(KeySet::AUTOGRAD);
    assert_eq!(run(op), 1.0);
}

#[test]
fn the_newest_kernel_wins_and_removing_it_shows_the_one_before() {
    let mut lib = Library::new("t_stack", LibraryKind::Def).expect("free");
    let op = lib.define("f(Tensor x) -> Tensor").expect("good schema");
    give(&mut lib, op, Key::CPU, 1.0);
    let newer = {
        let mut l = Library::new("t_stack", LibraryKind::Impl).expect("may implement");
        give(&mut l, op, Key::CPU, 2.0);
        l
    };
    assert_eq!(run(op), 2.0);
    drop(newer);
    assert_eq!(run(op), 1.0);
}

#[test]
fn a_fallthrough_fallback_is_skipped_and_a_boxed_one_sees_every_operation() {
    let mut lib = Library::new("t_fallback", LibraryKind::Def).expect("free");
    let f = lib.define("f(Tensor x) -> Tensor").expect("good schema");
    give(&mut lib, f, Key::CPU, 1.0);
    let before = run(f);
    lib.fallback(Key::Batched, |call, args| {
        let inner = call.below(rtensor::dispatch::key::Functionality::Batched, args)?;
        let t = Tensor::from_outputs(inner)?;
        Ok(one(scaled(10.0)(&t)))
    })
    .expect("a key of its own");
    assert_eq!(run(f), before);
    let _on = Guard::include(Key::Batched.set());
    assert_eq!(run(f), before * 10.0);
}

#[test]
fn what_may_not_be_registered_is_refused() {
    let mut lib = Library::new("t_refused", LibraryKind::Def).expect("free");
    let op = lib.define("f(Tensor x) -> Tensor").expect("good schema");
    give(&mut lib, op, Key::CompositeImplicitAutograd, 1.0);
    let meta = Kernel::dynamic("m".into(), "f".into(), 1, |_, _| Ok(Outputs::default()));
    assert!(register(op, Key::Meta, meta).is_err());
    assert!(register_fallback(Key::Autograd, "_", meta).is_err());
    assert!(lib.define("g(Tensor x, int a=1, int b) -> Tensor").is_err());
    assert!(lib.define("g_(Tensor x) -> Tensor").is_err());
    assert!(lib.define("g(Tensor x, Tensor x) -> Tensor").is_err());
    assert!(Library::new("aten", LibraryKind::Fragment).is_err());
}

#[test]
fn schema_errors_point_at_the_column() {
    for (text, column) in [
        ("a::f(Tensor x", 13),
        ("a::f(Tenser x) -> Tensor", 5),
        ("a::f(Tensor x, *, *, int n) -> Tensor", 19),
        ("a::f(Tensor x) Tensor", 15),
        ("a::f(int n=x) -> Tensor", 11),
        ("a::f(Tensor x) -> Tensor junk", 25),
    ] {
        let message = Schema::parse(text).err().expect(text).to_string();
        let caret = message.lines().last().expect("three lines");
        assert_eq!(caret.find('^'), Some(column), "{message}");
    }
}

#[test]
fn schemas_print_as_they_were_written() {
    for text in [
        "a::f(Tensor self, Tensor? other=None, *, Scalar alpha=1) -> Tensor",
        "a::f_(Tensor(a!) self, int[2] stride=1, float p=0.5, bool b=True) -> Tensor(a!)",
        "a::f.out(Tensor(a)[] xs, str mode=\"sum\", ScalarType? dtype=None, *, Tensor(b!) out) -> Tensor(b!)",
        "a::split(Tensor(a -> *) self, int[] sizes, int dim=0) -> Tensor(a)[]",
        "a::pair(Tensor x, int[]? dims=[], MemoryFormat f=contiguous_format) -> (Tensor values, Tensor indices)",
        "a::none(Tensor?[] x, Scalar s=-1.5, Generator? g=None) -> ()",
    ] {
        assert_eq!(Schema::parse(text).expect(text).to_string(), text);
    }
}
