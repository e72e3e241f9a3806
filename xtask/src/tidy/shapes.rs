//! A struct has few fields, and the methods of a type are in few files.

use std::collections::{BTreeMap, BTreeSet};

use syn::{Attribute, Fields, Item, ItemImpl, ItemStruct, Meta, Type};

use super::modules::is_for_tests;
use crate::tree::File;

/// The most fields of a struct.
const MOST_FIELDS: usize = 12;
/// The most files with inherent `impl`s of one type.
const MOST_FILES: usize = 2;

/// Derives that exempt a struct from the limit on fields.
const WIRE: [&str; 4] = ["Serialize", "Deserialize", "Parser", "Args"];

/// Types that may exceed a limit.
struct Allowed {
    /// The crate's directory, or `games` for every game.
    package: &'static str,
    names: &'static [&'static str],
    reason: &'static str,
}

/// Every exemption by name. The fields of a type with a derive of [`WIRE`] are a format or a command line, and each file of a game's
/// `rules` is one heading of its reference: neither needs an entry.
const ALLOWED: &[Allowed] = &[
    Allowed {
        package: "games",
        names: &["Open", "Quest", "Keep"],
        reason: "a part of a state: a field is a fact of the game",
    },
    Allowed { package: "games/living-keep", names: &["Setup", "Tables"], reason: "a field is a table of the rulebook" },
    Allowed { package: "apps/tui", names: &["Glyphs", "Palette"], reason: "constants: a field is a sign or a colour" },
    Allowed { package: "apps/server", names: &["Limits"], reason: "settings: a field is a limit of the configuration" },
    Allowed {
        package: "crates/lab",
        names: &["ExperimentCell", "Plan", "PlanRequest"],
        reason: "a request: a field is an option",
    },
];

/// The inherent `impl`s of one type, and where it is declared.
#[derive(Default)]
struct Shape {
    declared: String,
    fields: usize,
    files: BTreeSet<String>,
}

/// The types beyond a limit and the exemptions that no type needs, and a summary of all files.
pub(super) fn check(code: &[File]) -> Result<(Vec<String>, String), String> {
    let mut lengths: Vec<usize> = code.iter().map(|file| file.text.lines().count()).collect();
    lengths.sort_unstable();
    let median = lengths.get(lengths.len() / 2).copied().unwrap_or(0);
    let longest = lengths.last().copied().unwrap_or(0);
    let summary = format!("{} source files, median {median} lines, longest {longest}", lengths.len());
    Ok((faults(code, ALLOWED)?, summary))
}

fn faults(code: &[File], allowed: &[Allowed]) -> Result<Vec<String>, String> {
    let mut faults = Vec::new();
    let mut used = BTreeSet::new();
    for ((package, name), shapes) in shapes(code)? {
        for shape in shapes {
            let (fields, files) = (shape.fields, shape.files.len());
            if fields <= MOST_FIELDS && files <= MOST_FILES {
                continue;
            }
            let is_it = |entry: &Allowed| {
                let is_game = entry.package == "games" && package.starts_with("games/");
                (is_game || entry.package == package) && entry.names.contains(&name.as_str())
            };
            if let Some(n) = allowed.iter().position(is_it) {
                used.insert((n, name.clone()));
                continue;
            }
            let at = &shape.declared;
            if fields > MOST_FIELDS {
                faults.push(format!("{at}: `{name}` has {fields} fields, more than {MOST_FIELDS}: group them by use"));
            }
            if files > MOST_FILES {
                let files = shape.files.into_iter().collect::<Vec<_>>().join(", ");
                faults.push(format!("{at}: the methods of `{name}` are in more than {MOST_FILES} files: {files}"));
            }
        }
    }
    for (n, entry) in allowed.iter().enumerate() {
        let unused = entry.names.iter().filter(|name| !used.contains(&(n, (**name).to_owned())));
        faults.extend(unused.map(|name| {
            format!("xtask/src/tidy/shapes.rs: `{name}` of {} needs no exemption ({})", entry.package, entry.reason)
        }));
    }
    Ok(faults)
}

/// The types of each crate by name: several where modules declare the same name.
fn shapes(code: &[File]) -> Result<BTreeMap<(String, String), Vec<Shape>>, String> {
    let mut shapes: BTreeMap<(String, String), Vec<Shape>> = BTreeMap::new();
    let mut impls = Vec::new();
    for file in code {
        let Some((package, inside)) = file.path.split_once("/src/") else { continue };
        if inside.split('/').any(|part| part == "tests" || part == "tests.rs") {
            continue;
        }
        let parsed = syn::parse_file(&file.text).map_err(|error| format!("{}: {error}", file.path))?;
        let mut items: Vec<&Item> = parsed.items.iter().collect();
        while let Some(item) = items.pop() {
            let (name, fields) = match item {
                Item::Mod(module) if !is_for_tests(&module.attrs) => {
                    items.extend(module.content.iter().flat_map(|(_, items)| items));
                    continue;
                }
                Item::Struct(item) => (&item.ident, fields(item)),
                Item::Enum(item) => (&item.ident, 0),
                Item::Impl(item) => {
                    let is_rules = package.starts_with("games/") && inside.starts_with("rules");
                    let name = inherent(item).filter(|_| !is_rules);
                    impls.extend(name.map(|name| (package.to_owned(), name, file.path.clone())));
                    continue;
                }
                _ => continue,
            };
            let shape = Shape { declared: file.path.clone(), fields, files: BTreeSet::new() };
            shapes.entry((package.to_owned(), name.to_string())).or_default().push(shape);
        }
    }
    for (package, name, path) in impls {
        // Of several types with one name, the one that is declared nearest.
        let near = |shape: &&mut Shape| {
            let same = shape.declared.bytes().zip(path.bytes()).take_while(|(one, other)| one == other).count();
            (shape.declared == path, same)
        };
        if let Some(shape) = shapes.get_mut(&(package, name)).and_then(|shapes| shapes.iter_mut().max_by_key(near)) {
            shape.files.insert(path);
        }
    }
    Ok(shapes)
}

/// The named fields of a struct; 0 for a format or a command line.
fn fields(item: &ItemStruct) -> usize {
    let is_wire = |attribute: &Attribute| match &attribute.meta {
        Meta::List(list) if list.path.is_ident("derive") => {
            let derives = list.tokens.to_string();
            WIRE.iter().any(|derive| derives.contains(derive))
        }
        _ => false,
    };
    match &item.fields {
        Fields::Named(fields) if !item.attrs.iter().any(is_wire) => fields.named.len(),
        _ => 0,
    }
}

/// The type whose own methods an `impl` has, outside tests.
fn inherent(item: &ItemImpl) -> Option<String> {
    let Type::Path(path) = &*item.self_ty else { return None };
    let is_own = item.trait_.is_none() && !is_for_tests(&item.attrs);
    path.path.segments.last().filter(|_| is_own).map(|segment| segment.ident.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The faults of files, given by path and text.
    fn faults_of(files: &[(&str, &str)], allowed: &[Allowed]) -> Vec<String> {
        let files: Vec<File> =
            files.iter().map(|(path, text)| File { path: (*path).into(), text: (*text).into() }).collect();
        faults(&files, allowed).unwrap()
    }

    fn wide(derive: &str, name: &str, fields: usize) -> String {
        let fields: String = (0..fields).map(|n| format!("f{n}: u8, ")).collect();
        format!("#[derive({derive})] struct {name} {{ {fields} }}")
    }

    #[test]
    fn a_struct_with_too_many_fields_is_named_unless_it_is_a_format_or_a_command_line() {
        let fault = ["apps/a/src/b.rs: `Wide` has 13 fields, more than 12: group them by use"];
        let of = |text: &str| faults_of(&[("apps/a/src/b.rs", text)], &[]);
        assert_eq!(of(&wide("Clone, Debug", "Wide", 13)), fault);
        assert_eq!(of(&format!("mod inner {{ {} }}", wide("Clone", "Wide", 13))), fault);
        for fine in [
            wide("Clone", "Wide", 12),
            wide("Clone, Serialize", "Wide", 13),
            wide("clap::Args", "Wide", 13),
            format!("#[cfg(test)] mod tests {{ {} }}", wide("Clone", "Wide", 13)),
        ] {
            assert_eq!(of(&fine), [""; 0], "{fine}");
        }
    }

    #[test]
    fn methods_in_too_many_files_are_named_by_their_type() {
        let methods = "impl<T> Wide<T> { fn f() {} }";
        let of = |third: (&str, &str)| {
            let declared = format!("struct Wide<T>(T); {methods}");
            faults_of(&[("games/g/src/a.rs", &declared), ("games/g/src/b.rs", methods), third], &[])
        };
        let fault = "games/g/src/a.rs: the methods of `Wide` are in more than 2 files: \
                     games/g/src/a.rs, games/g/src/b.rs, games/g/src/c.rs";
        assert_eq!(of(("games/g/src/c.rs", methods)), [fault]);
        for fine in [
            ("games/g/src/c.rs", "impl<T> Clone for Wide<T> { }"),
            ("games/g/src/c.rs", "#[cfg(test)] impl<T> Wide<T> { }"),
            ("games/g/src/c.rs", "struct Wide; impl Wide { fn another_type_of_this_name() {} }"),
            ("games/g/src/rules/fight.rs", methods),
            ("games/g/src/a/tests.rs", methods),
            ("games/g/tests/it/c.rs", methods),
            ("games/h/src/c.rs", methods),
        ] {
            assert_eq!(of(fine), [""; 0], "{fine:?}");
        }
    }

    #[test]
    fn an_exemption_counts_for_its_crate_only_and_must_be_needed() {
        let allowed = |package| [Allowed { package, names: &["Wide"], reason: "a test" }];
        let of =
            |package, fields| faults_of(&[("games/g/src/a.rs", &wide("Clone", "Wide", fields))], &allowed(package));
        assert_eq!(of("games/g", 13), [""; 0]);
        assert_eq!(of("games", 13), [""; 0]);
        assert_eq!(of("games/h", 13).len(), 2);
        assert_eq!(of("games", 12), ["xtask/src/tidy/shapes.rs: `Wide` of games needs no exemption (a test)"]);
    }
}
