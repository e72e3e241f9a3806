//! Tables in few bytes, for deal codes.
//!
//! Runs of changed fields: the fields skipped since the last run, the length of the run, and the values. Numbers are in groups of seven bits,
//! lowest first, with the high bit on all but the last; those of points and limits of rooms count 0, −1, 1, −2, … **These bytes are for ever.**

use super::fields::{self, FIELDS, Slot, Value};
use super::{Goal, Tables, Who};
use crate::kinds::{Kind, Resource, Room};

/// The changed values with the numbers of their fields, ascending.
pub(super) type Changes = Vec<(usize, Value)>;

pub(super) fn pack(changes: &[(usize, Value)]) -> Vec<u8> {
    let (mut out, mut next) = (Vec::new(), 0);
    for run in changes.chunk_by(|(one, _), (other, _)| one + 1 == *other) {
        let first = run[0].0;
        [first - next, run.len()].into_iter().for_each(|n| put(&mut out, n as u32));
        run.iter().for_each(|(field, value)| put_value(&mut out, value, FIELDS[*field].is_signed));
        next = first + run.len();
    }
    out
}

/// The changes of these bytes in the tables; `None` if they are not packed so.
pub(super) fn unpack(mut bytes: &[u8], tables: &mut Tables) -> Option<()> {
    let (mut skip, mut run) = (0, 0);
    let mut is_sound = true;
    let mut at = 0;
    fields::each(tables, &mut |_, slot| {
        if run == 0 && skip == 0 && !bytes.is_empty() && is_sound {
            let (Some(gap), Some(length)) = (take(&mut bytes), take(&mut bytes)) else {
                is_sound = false;
                return;
            };
            // Runs are as long as they can be.
            is_sound = length > 0 && (gap > 0 || at == 0);
            (skip, run) = (gap, length);
        }
        at += 1;
        if skip > 0 {
            skip -= 1;
        } else if run > 0 && is_sound {
            run -= 1;
            match take_value(&mut bytes, &slot).filter(|value| slot.accepts(value) && *value != slot.value()) {
                Some(value) => slot.set(value),
                None => is_sound = false,
            }
        }
    });
    (is_sound && bytes.is_empty() && run == 0).then_some(())
}

fn put(out: &mut Vec<u8>, mut n: u32) {
    while n > 0x7f {
        out.push(n as u8 | 0x80);
        n >>= 7;
    }
    out.push(n as u8);
}

fn take(bytes: &mut &[u8]) -> Option<u32> {
    let mut n = 0;
    for shift in (0..28).step_by(7) {
        let (&byte, rest) = bytes.split_first()?;
        *bytes = rest;
        n |= u32::from(byte & 0x7f) << shift;
        if byte & 0x80 == 0 {
            return (byte > 0 || shift == 0).then_some(n);
        }
    }
    None
}

fn put_value(out: &mut Vec<u8>, value: &Value, is_signed: bool) {
    match value {
        Value::Number(n) if is_signed => put(out, (*n << 1 ^ *n >> 31) as u32),
        Value::Number(n) => put(out, *n as u32),
        Value::Who(who) => put(out, *who as u32),
        Value::Kinds(kinds) => {
            put(out, kinds.len() as u32);
            out.extend(kinds.iter().map(|kind| kind.index() as u8));
        }
        Value::Goals(goals) => {
            put(out, goals.len() as u32);
            for goal in goals {
                let numbers: &[u32] = &match *goal {
                    Goal::Survive => vec![0],
                    Goal::Own { what, n } => vec![1, what as u32, n.into()],
                    Goal::House { rank, n } => vec![2, rank.into(), n.into()],
                    Goal::Kill { n } => vec![3, n.into()],
                    Goal::Monarch => vec![4],
                    Goal::Stock { what, n } => vec![5, what as u32, n.into()],
                    Goal::Arm { n } => vec![6, n.into()],
                    Goal::Learn { n } => vec![7, n.into()],
                };
                numbers.iter().for_each(|&n| put(out, n));
            }
        }
        Value::Name(name) => {
            put(out, name.len() as u32);
            out.extend(name.bytes());
        }
    }
}

fn take_value(bytes: &mut &[u8], slot: &Slot<'_>) -> Option<Value> {
    let n = take(bytes)?;
    Some(match slot {
        Slot::Number { .. } if slot.is_signed() => Value::Number((n >> 1) as i32 ^ -((n & 1) as i32)),
        Slot::Number { .. } => Value::Number(n as i32),
        Slot::Who(_) => Value::Who(*Who::ALL.get(n as usize)?),
        Slot::Avoid(_) | Slot::Host(_) => {
            let kinds = take_bytes(bytes, n)?;
            Value::Kinds(kinds.iter().map(|&kind| Kind::at(kind.into())).collect::<Option<_>>()?)
        }
        Slot::Goals(_) => Value::Goals((0..n).map(|_| take_goal(bytes)).collect::<Option<_>>()?),
        Slot::Name(_) => Value::Name(str::from_utf8(take_bytes(bytes, n)?).ok()?.to_owned()),
    })
}

fn take_bytes<'a>(bytes: &mut &'a [u8], n: u32) -> Option<&'a [u8]> {
    let (taken, rest) = bytes.split_at_checked(n as usize)?;
    *bytes = rest;
    Some(taken)
}

fn take_goal(bytes: &mut &[u8]) -> Option<Goal> {
    let kind = take(bytes)?;
    let mut small = || u8::try_from(take(bytes)?).ok();
    Some(match kind {
        0 => Goal::Survive,
        1 => Goal::Own { what: *Room::ALL.get(usize::from(small()?))?, n: small()? },
        2 => Goal::House { rank: small()?, n: small()? },
        3 => Goal::Kill { n: small()? },
        4 => Goal::Monarch,
        5 => {
            let what = *Resource::ALL.get(usize::from(small()?))?;
            Goal::Stock { what, n: u16::try_from(take(bytes)?).ok()? }
        }
        6 => Goal::Arm { n: small()? },
        7 => Goal::Learn { n: small()? },
        _ => return None,
    })
}
