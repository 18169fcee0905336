//! Finds groups in compiled code.
//!
//! A run of instructions that are fusable operations (or empty registers), into which nothing jumps, is cut where no
//! value is passed on; every piece of two operations or more becomes a group. What a group reads, keeps and empties
//! follows from its instructions: registers are followed through them as the interpreter would.

use std::collections::{BTreeMap, HashSet};
use std::ops::Range;

use super::{Group, Source, Step};
use crate::dispatch::key::Key;
use crate::dispatch::registry::{Form, Kind, Operator, tags};
use crate::dispatch::schema;
use crate::jit::compile::{Action, Code, Instruction, Operand, Register};

/// Operations in a group, at most: kernels are handed over on the native stack, one inside the other.
const MOST: usize = 32;

/// Puts a [`Action::Fused`] before each group of `code`.
pub fn form(code: &mut Code) {
    let ranges = ranges(code);
    if ranges.is_empty() {
        return;
    }
    let groups: Vec<(usize, Group)> = ranges.into_iter().map(|r| (r.start, group(code, r))).collect();
    insert(code, groups);
}

/// Whether an operation can be a step: a structured leaf that gives one fresh tensor, element by element.
fn is_fusable(op: &Operator) -> bool {
    let schema = op.schema();
    op.kind == Kind::Leaf
        && op.form == Form::Functional
        && op.has_tag(tags::POINTWISE)
        && !op.has_tag(tags::RANDOM | tags::FACTORY | tags::DATA_DEPENDENT)
        && op.direct(Key::CompositeExplicitAutogradNonFunctional).is_some()
        && schema.arguments.iter().all(|a| a.alias.is_none())
        && matches!(&*schema.returns, [only] if only.ty == schema::Type::Tensor)
}

fn fusable(i: &Instruction) -> Option<&'static Operator> {
    match i.action {
        Action::Operation { op, lists: false, checks: false } if is_fusable(op) => Some(op),
        _ => None,
    }
}

/// Where the operands of an instruction come from, with `at` for the register's place.
fn operands<'c>(code: &'c Code, i: &Instruction) -> &'c [Operand] {
    &code.operands[i.operands.start as usize..(i.operands.start + i.operands.len) as usize]
}
fn targets<'c>(code: &'c Code, i: &Instruction) -> &'c [Register] {
    &code.targets[i.targets.start as usize..(i.targets.start + i.targets.len) as usize]
}

/// Instructions that something jumps to.
fn leaders(code: &Code) -> HashSet<usize> {
    let jump = |i: &Instruction| match i.action {
        Action::Jump(to) | Action::JumpUnless(to) | Action::LoopEnter(to) | Action::LoopNext(to) => Some(to),
        _ => None,
    };
    code.instructions.iter().filter_map(jump).collect()
}

/// The instructions of each group, in order.
fn ranges(code: &Code) -> Vec<Range<usize>> {
    let leaders = leaders(code);
    let mut found = Vec::new();
    // Positions of the operations of the run that we are in.
    let mut run: Vec<usize> = Vec::new();
    for (at, i) in code.instructions.iter().enumerate() {
        let is_step = fusable(i).is_some();
        if leaders.contains(&at) || !(is_step || matches!(i.action, Action::Drop)) {
            cut(code, &std::mem::take(&mut run), &mut found);
        }
        if is_step {
            run.push(at);
        }
    }
    cut(code, &run, &mut found);
    found
}

/// Cuts a run where no value is passed from before to after, and into pieces of at most [`MOST`].
fn cut(code: &Code, run: &[usize], found: &mut Vec<Range<usize>>) {
    // Of each step the last one that its chain of values reaches.
    let mut reach: Vec<usize> = (0..run.len()).collect();
    let mut made: BTreeMap<Register, usize> = BTreeMap::new();
    for (k, at) in run.iter().enumerate() {
        let i = &code.instructions[*at];
        for o in operands(code, i).iter().filter(|o| !o.is_constant()) {
            if let Some(&maker) = made.get(&(o.index() as Register)) {
                reach[maker] = k;
            }
        }
        made.extend(targets(code, i).iter().map(|r| (*r, k)));
    }
    let (mut first, mut last) = (0, 0);
    for k in 0..run.len() {
        last = last.max(reach[k]);
        if last > k && k + 1 - first < MOST {
            continue;
        }
        if k > first {
            found.push(run[first]..run[k] + 1);
        }
        first = k + 1;
    }
}

/// The group of the instructions in `range`.
fn group(code: &Code, range: Range<usize>) -> Group {
    let mut g = Group {
        steps: Vec::new(),
        inputs: Vec::new(),
        kept: Vec::new(),
        emptied: Vec::new(),
        slots: 0,
        next: range.end,
        fused: 0.into(),
    };
    // What a register holds after the instructions so far: nothing, or the result of a step.
    let mut held: BTreeMap<Register, Option<usize>> = BTreeMap::new();
    for i in &code.instructions[range] {
        let Some(op) = fusable(i) else {
            held.extend(targets(code, i).iter().map(|r| (*r, None)));
            continue;
        };
        let read = operands(code, i);
        let sources = read.iter().map(|o| {
            let step = if o.is_constant() { None } else { held.get(&(o.index() as Register)).copied() };
            step.flatten().map_or_else(|| Source::Input(input(&mut g.inputs, *o)), Source::Step)
        });
        let sources = sources.collect();
        held.extend(read.iter().filter(|o| o.is_move()).map(|o| (o.index() as Register, None)));
        held.extend(targets(code, i).iter().map(|r| (*r, Some(g.steps.len()))));
        g.steps.push(Step { op, operands: sources, grad: i.grad, slot: None });
    }
    g.kept = held.iter().filter_map(|(r, step)| step.map(|s| (*r, s))).collect();
    g.emptied = held.iter().filter(|(_, step)| step.is_none()).map(|(r, _)| *r).collect();
    assign_slots(&mut g);
    g
}

/// The row of an operand from before the group.
fn input(inputs: &mut Vec<Operand>, o: Operand) -> usize {
    let same = |x: &Operand| x.is_constant() == o.is_constant() && x.index() == o.index();
    inputs.iter().position(same).unwrap_or_else(|| {
        inputs.push(o);
        inputs.len() - 1
    })
}

/// Parts of the scratch for the steps whose results stay inside: a part is used again after the last read.
fn assign_slots(g: &mut Group) {
    let mut last: Vec<usize> = (0..g.steps.len()).collect();
    for (k, step) in g.steps.iter().enumerate() {
        for o in &step.operands {
            if let Source::Step(s) = o {
                last[*s] = k;
            }
        }
    }
    let kept: HashSet<usize> = g.kept.iter().map(|(_, s)| *s).collect();
    let mut free: Vec<usize> = Vec::new();
    for k in 0..g.steps.len() {
        // A result never lies where an operand of its own step is.
        if !kept.contains(&k) {
            g.steps[k].slot = Some(free.pop().unwrap_or_else(|| {
                g.slots += 1;
                g.slots - 1
            }));
        }
        free.extend((0..=k).filter(|s| last[*s] == k).filter_map(|s| g.steps[s].slot));
    }
}

/// Puts the groups before their first instructions and moves what jumps.
fn insert(code: &mut Code, groups: Vec<(usize, Group)>) {
    let old = std::mem::take(&mut code.instructions);
    // Where an instruction, or the group before it, is now.
    let mut places = Vec::with_capacity(old.len() + 1);
    let mut groups = groups.into_iter().peekable();
    for (at, i) in old.into_iter().enumerate() {
        places.push(code.instructions.len());
        if let Some((_, g)) = groups.next_if(|(start, _)| *start == at) {
            let (source, grad) = (i.source, i.grad);
            let none = crate::jit::compile::Range { start: 0, len: 0 };
            let action = Action::Fused(Box::new(g));
            code.instructions.push(Instruction { action, operands: none, targets: none, source, grad });
        }
        code.instructions.push(i);
    }
    places.push(code.instructions.len());
    for i in &mut code.instructions {
        match &mut i.action {
            Action::Jump(to) | Action::JumpUnless(to) | Action::LoopEnter(to) | Action::LoopNext(to) => {
                *to = places[*to];
            }
            Action::Fused(g) => g.next = places[g.next],
            _ => {}
        }
    }
}
