//! The order inside the crates: what the rooms of a game may import, and which modules may import each other.

use std::collections::{BTreeMap, BTreeSet};

use super::cycles::{ALLOWED, Cycle};
use super::modules::{Import, ModulePath, Modules};
use crate::tree::{directories, root};

/// The rooms of a game that its rules do without; a game's library alone imports the first two. The words serve the
/// other two, and a campaign's stories.
const AROUND_THE_RULES: [&str; 3] = ["telling", "policy", "words"];

/// Modules that import each other, and the imports between them.
type Knot = (Vec<String>, Vec<Import>);

/// The faults of all crates.
pub(super) fn check() -> Result<Vec<String>, String> {
    let mut faults = Vec::new();
    let mut found = Vec::new();
    for (room, modules) in crates()? {
        let imports = modules.imports();
        faults.extend(rooms(&room, &imports));
        found.extend(knots(&modules, &imports).into_iter().map(|(knot, _)| (room.clone(), knot)));
    }
    faults.extend(compare(&found, ALLOWED));
    Ok(faults)
}

/// Prints every cycle with its reason and the imports that close it.
pub(super) fn print() -> Result<(), String> {
    for (room, modules) in crates()? {
        for (knot, imports) in knots(&modules, &modules.imports()) {
            let allowed = ALLOWED.iter().find(|cycle| cycle.room == room && knot == cycle.modules);
            println!("{room}: {}: {}", knot.join(", "), allowed.map_or("not allowed", |cycle| cycle.reason));
            for import in imports {
                println!("    {} names {}", modules.0[&import.from].file, import.path);
            }
        }
    }
    Ok(())
}

/// All crates of the workspace, a library and a program of one package apart.
fn crates() -> Result<Vec<(String, Modules)>, String> {
    let floors = ["crates", "games", "apps"].into_iter();
    let rooms = floors.flat_map(|floor| directories(floor).into_iter().map(move |room| format!("{floor}/{room}")));
    let mut crates = Vec::new();
    for room in rooms.chain(["fuzz", "xtask"].map(str::to_owned)) {
        for file in ["lib", "main"].map(|name| format!("{room}/src/{name}.rs")) {
            if root().join(&file).is_file() {
                crates.push((room.clone(), Modules::read(&file)?));
            }
        }
    }
    Ok(crates)
}

/// Imports between a game's modules that the order forbids.
fn rooms(room: &str, imports: &[Import]) -> Vec<String> {
    // The toy of the test kit is a game too.
    let game: &[String] = match room {
        "crates/testkit" => &["toy".to_owned()],
        room if room.starts_with("games/") => &[],
        _ => return Vec::new(),
    };
    let within = |path: &ModulePath| path.strip_prefix(game).and_then(|path| path.first().cloned());
    let strangers = imports.iter().filter(|import| {
        let (Some(from), Some(to)) = (within(&import.from), within(&import.to)) else { return false };
        from != to
            && AROUND_THE_RULES.contains(&to.as_str())
            && !(to == "words" && ["telling", "policy", "campaign"].contains(&from.as_str()))
    });
    strangers.map(|import| format!("{room}: {} must not import {}", import.from.join("::"), import.path)).collect()
}

/// The cycles found that are not allowed, and those allowed that are not there.
fn compare(found: &[(String, Vec<String>)], allowed: &[Cycle]) -> Vec<String> {
    let same = |cycle: &Cycle, room: &str, knot: &[String]| cycle.room == room && knot == cycle.modules;
    let new = found.iter().filter(|(room, knot)| !allowed.iter().any(|cycle| same(cycle, room, knot)));
    let gone = allowed.iter().filter(|cycle| !found.iter().any(|(room, knot)| same(cycle, room, knot)));
    let new =
        new.map(|(room, knot)| format!("{room}: import cycle of {} (cargo xtask tidy --cycles)", knot.join(", ")));
    let gone = gone
        .map(|cycle| format!("xtask/src/tidy/cycles.rs: {} has no cycle of {}", cycle.room, cycle.modules.join(", ")));
    new.chain(gone).collect()
}

/// The cycles among the modules of one parent, every parent for itself: a module and its children are one node.
fn knots(modules: &Modules, imports: &[Import]) -> Vec<Knot> {
    let mut edges: BTreeMap<(ModulePath, String), BTreeSet<String>> = BTreeMap::new();
    for import in imports {
        if let Some((parent, from, to)) = siblings(import) {
            edges.entry((parent.clone(), from)).or_default().insert(to);
        }
    }
    let parents: BTreeSet<&ModulePath> = modules.0.keys().collect();
    let mut knots = Vec::new();
    for parent in parents {
        let reach = |from: &str| {
            let mut reached = BTreeSet::new();
            let mut next = vec![from.to_owned()];
            while let Some(at) = next.pop() {
                let further = edges.get(&(parent.clone(), at)).into_iter().flatten();
                next.extend(further.filter(|to| reached.insert((*to).clone())).cloned());
            }
            reached
        };
        let names =
            modules.0.keys().filter(|path| path.split_last().is_some_and(|(_, above)| above == parent.as_slice()));
        let reached: BTreeMap<&String, BTreeSet<String>> =
            names.filter_map(|path| path.last()).map(|name| (name, reach(name))).collect();
        let mut tied = BTreeSet::new();
        for (name, to) in &reached {
            let knot: Vec<String> = to.iter().filter(|to| reached[to].contains(*name)).cloned().collect();
            if knot.len() < 2 || !tied.insert(knot.clone()) {
                continue;
            }
            let between = imports.iter().filter(|import| {
                siblings(import)
                    .is_some_and(|(above, from, to)| above == *parent && knot.contains(&from) && knot.contains(&to))
            });
            let full = |name: &String| parent.iter().chain([name]).cloned().collect::<Vec<_>>().join("::");
            knots.push((knot.iter().map(full).collect(), between.cloned().collect()));
        }
    }
    knots
}

/// The common parent of two modules, and the child of it that each is or is in; `None` if one is in the
/// other.
fn siblings(import: &Import) -> Option<(ModulePath, String, String)> {
    let common = import.from.iter().zip(&import.to).take_while(|(from, to)| from == to).count();
    let (from, to) = (import.from.get(common)?, import.to.get(common)?);
    Some((import.from[..common].to_vec(), from.clone(), to.clone()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAME: &str = "
        mod policy { use crate::{State, words}; }
        mod rules {
            pub mod fight { use super::trap; fn f() { format!(\"{}\", crate::state::N) } }
            pub mod trap { #[cfg(test)] use super::fight; }
        }
        mod state { use crate::rules::*; #[serde(into = \"crate::wire::Wire\")] pub struct State; pub const N: u8 = 1; fn f(s: State) { fight::f() } }
        mod telling { use crate::words::*; }
        mod wire { use crate::State; }
        mod words { use super::state as s; fn f() { s::N } }
        pub use state::State;";

    fn faults(text: &str) -> (Vec<String>, Vec<Vec<String>>) {
        let modules = Modules::of(text).unwrap();
        let imports = modules.imports();
        (rooms("games/well", &imports), knots(&modules, &imports).into_iter().map(|(knot, _)| knot).collect())
    }

    #[test]
    fn cycles_are_found_through_globs_re_exports_and_macros() {
        let state = vec!["rules".to_owned(), "state".into(), "wire".into()];
        assert_eq!(faults(GAME), (vec![], vec![state]));
        let inside = GAME.replace("#[cfg(test)]", "");
        let fights = vec!["rules::fight".to_owned(), "rules::trap".into()];
        assert_eq!(faults(&inside).1[1], fights);
    }

    #[test]
    fn the_modules_of_a_game_are_kept_apart() {
        let with = |found, put| faults(&GAME.replace(found, put)).0;
        assert_eq!(with("super::state", "super::policy"), ["games/well: words must not import super::policy"]);
        assert_eq!(with("super::trap", "crate::words"), ["games/well: rules::fight must not import crate::words"]);
        assert_eq!(with("{State, words}", "telling"), ["games/well: policy must not import crate::telling"]);
    }

    #[test]
    fn only_allowed_cycles_may_be_there_and_they_must() {
        let knot = |modules: &[&str]| ("games/well".to_owned(), modules.iter().map(ToString::to_string).collect());
        let allowed = [Cycle { room: "games/well", modules: &["state", "view"], reason: "each makes the other" }];
        assert_eq!(compare(&[knot(&["state", "view"])], &allowed), [""; 0]);
        let other = compare(&[knot(&["rules", "state"])], &allowed);
        assert_eq!(other[0], "games/well: import cycle of rules, state (cargo xtask tidy --cycles)");
        assert_eq!(other[1], "xtask/src/tidy/cycles.rs: games/well has no cycle of state, view");
    }
}
