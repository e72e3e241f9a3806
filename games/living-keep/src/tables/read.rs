//! Tables as TOML: reading them, and their one form.

use std::collections::BTreeMap;
use std::ops::Range;

use toml::Spanned;
use toml::de::{DeTable, DeValue};
use underdeck_game::{Message, nearest, say};

use super::fields::{self, FIELDS, MOST_GOALS, MOST_NAME, Slot, Value};
use super::pack::{self, Changes};
use super::{DOCUMENT, Goal, Setup, Tables};
use crate::kinds::{Kind, Resource, Room, Ware};

/// A value of a file with its place in the text.
struct Leaf<'a> {
    value: &'a DeValue<'a>,
    at: Range<usize>,
}

/// The values of a file by their paths.
type Leaves<'a> = BTreeMap<String, Leaf<'a>>;

/// A fault at a place in the text.
struct Fault {
    at: usize,
    why: Message,
}

/// Sets the values of a file in tables; the rest stays.
///
/// # Errors
/// The first fault with its line and column.
pub(super) fn read(text: &str, tables: &mut Tables) -> Result<(), Message> {
    set(text, tables).map_err(|Fault { at, why }| {
        let before = text.get(..at).unwrap_or_default();
        let line = before.rsplit('\n').next().unwrap_or_default();
        say!(FILE_FAULT, line = before.matches('\n').count() + 1, column = line.chars().count() + 1, why)
    })
}

fn set(text: &str, tables: &mut Tables) -> Result<(), Fault> {
    let file = DeTable::parse(text).map_err(|error| Fault {
        at: error.span().map_or(0, |span| span.start),
        why: say!(FILE_TOML, why = error.message()),
    })?;
    let mut leaves = Leaves::new();
    flatten(file.get_ref(), "", &mut leaves)?;
    let (mut faults, mut known) = (Vec::new(), Leaves::new());
    fields::each(tables, &mut |path, slot| {
        let Some(leaf) = leaves.remove(&path) else { return };
        match value(leaf.value, &slot).filter(|value| slot.accepts(value)) {
            Some(value) => slot.set(value),
            None => {
                let found: String = text[leaf.at.clone()].chars().take(40).filter(|c| !c.is_control()).collect();
                faults
                    .push(Fault { at: leaf.at.start, why: say!(FILE_VALUE, path, found, accepted = accepted(&slot)) });
            }
        }
        known.insert(path, leaf);
    });
    faults.extend(leaves.into_iter().map(|(path, leaf)| {
        let near = nearest(&path, FIELDS.iter().map(|field| field.path.as_str()));
        let why = near.map_or_else(|| say!(FILE_UNKNOWN, path), |near| say!(FILE_UNKNOWN_NEAR, path, near));
        Fault { at: leaf.at.start, why }
    }));
    if let Some(first) = faults.into_iter().min_by_key(|fault| fault.at) {
        return Err(first);
    }
    tables.settle();
    match tables.fault() {
        Some((paths, why)) => {
            let at = paths.iter().find_map(|path| known.get(path));
            Err(Fault { at: at.map_or(0, |leaf| leaf.at.start), why })
        }
        None => Ok(()),
    }
}

/// The values of a table and of those in it. A table is known by its fields, so an empty one says nothing.
fn flatten<'a>(table: &'a DeTable<'a>, prefix: &str, leaves: &mut Leaves<'a>) -> Result<(), Fault> {
    for (key, value) in table {
        let path = format!("{prefix}{}", key.get_ref());
        match value.get_ref() {
            DeValue::Table(inner) => flatten(inner, &format!("{path}."), leaves)?,
            other => {
                // A quoted key with dots may be a path again.
                if leaves.contains_key(&path) {
                    return Err(Fault { at: key.span().start, why: say!(FILE_TWICE, path) });
                }
                leaves.insert(path, Leaf { value: other, at: value.span() });
            }
        }
    }
    Ok(())
}

fn value(of: &DeValue<'_>, slot: &Slot<'_>) -> Option<Value> {
    Some(match slot {
        Slot::Number { .. } => Value::Number(integer(of)?),
        Slot::Who(_) => Value::Who(of.as_str()?.parse().ok()?),
        Slot::Avoid(_) | Slot::Host(_) => {
            let kinds = list(of)?.map(|kind| kind.get_ref().as_str()?.parse().ok());
            Value::Kinds(kinds.collect::<Option<Vec<Kind>>>()?)
        }
        Slot::Goals(_) => Value::Goals(list(of)?.map(|one| goal(one.get_ref())).collect::<Option<_>>()?),
        Slot::Name(_) => Value::Name(of.as_str()?.to_owned()),
    })
}

fn integer(of: &DeValue<'_>) -> Option<i32> {
    let n = of.as_integer()?;
    i32::from_str_radix(n.as_str(), n.radix()).ok()
}

fn list<'a>(of: &'a DeValue<'a>) -> Option<impl Iterator<Item = &'a Spanned<DeValue<'a>>>> {
    Some(of.as_array()?.iter())
}

fn goal(of: &DeValue<'_>) -> Option<Goal> {
    let table = of.as_table()?;
    let of = |key| table.get(key).map(Spanned::get_ref);
    let text = |key| of(key)?.as_str();
    let n = |key| u16::try_from(integer(of(key)?)?).ok();
    let small = |key| u8::try_from(n(key)?).ok();
    let (goal, keys) = match text("kind")? {
        "survive" => (Goal::Survive, 1),
        "own" => (Goal::Own { what: text("what")?.parse().ok()?, n: small("n")? }, 3),
        "house" => (Goal::House { rank: small("rank")?, n: small("n")? }, 3),
        "kill" => (Goal::Kill { n: small("n")? }, 2),
        "monarch" => (Goal::Monarch, 1),
        "stock" => (Goal::Stock { what: text("what")?.parse().ok()?, n: n("n")? }, 3),
        "arm" => (Goal::Arm { n: small("n")? }, 2),
        "learn" => (Goal::Learn { n: small("n")? }, 2),
        _ => return None,
    };
    (table.len() == keys).then_some(goal)
}

/// The values that a field takes, in words.
fn accepted(slot: &Slot<'_>) -> Message {
    match slot {
        Slot::Number { least, most, .. } => say!(FILE_NUMBER, least, most),
        Slot::Who(_) => say!(FILE_WHO),
        Slot::Avoid(_) => say!(FILE_AVOID),
        Slot::Host(_) => say!(FILE_HOST),
        Slot::Goals(_) => say!(FILE_GOALS, most = MOST_GOALS),
        Slot::Name(_) => say!(FILE_NAME, most = MOST_NAME),
    }
}

/// The values that differ from the built-in ones.
pub(super) fn changes(tables: &Tables) -> Changes {
    let mut values = Vec::with_capacity(FIELDS.len());
    fields::each(&mut tables.clone(), &mut |_, slot| values.push(slot.value()));
    let changed = values.into_iter().enumerate().zip(&*FIELDS).filter(|((_, own), field)| *own != field.value);
    changed.map(|(change, _)| change).collect()
}

/// The one form of tables with these changes (option-19).
///
/// # Errors
/// If it or its packed bytes are too long.
pub(super) fn form(changes: &Changes) -> Result<String, Message> {
    let lines = changes.iter().map(|(field, value)| format!("{} = {value}\n", FIELDS[*field].path));
    let form: String = lines.collect();
    let (bytes, packed) = (form.len(), pack::pack(changes).len());
    if bytes > DOCUMENT.most || packed > DOCUMENT.most_packed {
        return Err(say!(FILE_LONG, bytes, most = DOCUMENT.most, packed, most_packed = DOCUMENT.most_packed));
    }
    Ok(form)
}

impl Tables {
    /// The first number that does not fit the others, and the paths at fault.
    fn fault(&self) -> Option<(Vec<String>, Message)> {
        let max_rank = self.limits.max_rank;
        if let Some(row) = self.minions.iter().find(|row| row.rank > max_rank) {
            let path = format!("minion.{}.rank", row.card);
            let why = say!(FILE_ABOVE, path = &path, n = row.rank, most = max_rank, of = "limits.max_rank");
            return Some((vec![path, "limits.max_rank".into()], why));
        }
        let starts = [("setup.mastery".to_owned(), &self.mastery), ("setup.standard".to_owned(), &self.standard)];
        let scenarios = self.scenarios.iter().map(|row| (format!("scenario.{}", row.id), &row.setup));
        let fault = starts.into_iter().chain(scenarios).find_map(|(path, setup)| self.fault_of(&path, setup));
        fault.or_else(|| {
            let row = self.scenarios.iter().find(|row| matches!(row.monarch, 2 | 4))?;
            let path = format!("scenario.{}.monarch", row.id);
            let why = say!(FILE_MONARCH, path = &path, n = row.monarch);
            Some((vec![path], why))
        })
    }

    /// The same of a start (store-1, attempt-2, R26).
    fn fault_of(&self, path: &str, setup: &Setup) -> Option<(Vec<String>, Message)> {
        let above = |name: &str, n: u16, most: u16, of: String| {
            let path = format!("{path}.{name}");
            let why = say!(FILE_ABOVE, path = &path, n, most, of = &of);
            (n > most).then(|| (vec![path, of], why))
        };
        let own = |name: &str| format!("{path}.{name}");
        let simple = above("hp", setup.hp, setup.hp_max, own("hp_max"))
            .or_else(|| above("peons", setup.peons.into(), setup.peons_max.into(), own("peons_max")));
        let rooms = || {
            Room::ALL.iter().find_map(|&room| {
                // The option `room_limit` is 4 at least.
                let (n, most) = (setup.rooms[room as usize], setup.rooms_max[room as usize].unwrap_or(4));
                above(&format!("rooms.{room}"), n.into(), most.into(), own(&format!("rooms_max.{room}")))
            })
        };
        let stores = || {
            Resource::ALL.iter().zip(setup.stores()).find_map(|(&what, n)| {
                let (room, each) = self.stores[what as usize];
                let most = each * u16::from(setup.rooms[room as usize]);
                let mut fault = above(what.word(), n, most, own(&format!("rooms.{room}")))?;
                fault.0.push(format!("room.{room}.capacity"));
                Some(fault)
            })
        };
        let boxes = || {
            let sum = |counts: &[u8]| counts.iter().map(|&n| u16::from(n)).sum::<u16>();
            let Setup { spells, doors, traps, .. } = setup;
            let limits = self.limits;
            [
                ("spells", sum(spells), limits.spell_box, "spell_box", crate::kinds::Spell::WORDS),
                ("doors", sum(doors), limits.door_box, "door_box", &Ware::WORDS[..Ware::DOORS]),
                ("traps", sum(traps), limits.trap_box, "trap_box", &Ware::WORDS[Ware::DOORS..]),
            ]
            .into_iter()
            .find_map(|(name, n, most, of, words)| {
                let mut fault = above(name, n, most.into(), format!("limits.{of}"))?;
                fault.0.extend(words.iter().map(|word| own(&format!("{name}.{word}"))));
                Some(fault)
            })
        };
        let host = || {
            let lairs = setup.rooms[Room::Lair as usize];
            above("minions", setup.minions.len() as u16, lairs.into(), own("rooms.lair"))
        };
        simple.or_else(rooms).or_else(stores).or_else(boxes).or_else(host)
    }
}
