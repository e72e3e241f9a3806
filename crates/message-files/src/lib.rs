//! Folders of messages: `text/<language>/*.ftl` and the texts beside them. Build scripts make constants of the ids, and tests
//! compare the languages.

#![forbid(unsafe_code)]

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

/// The texts that the first module of the offline edition does without, by how the names of their files begin: it explains nothing.
const FURTHER: [&str; 8] = ["campaign", "glossary", "inspector", "reasons", "refusals", "states", "stories", "tables"];

/// The texts that only the program for terminals and the server have, by how the names of their files begin.
const TERMINAL: [&str; 7] = ["cli", "home", "lab", "line-mode", "reports", "server", "tui-"];

/// The language in which every message exists.
pub const ENGLISH: &str = "en";

/// A message of one language.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Entries {
    /// The names of its arguments, in alphabetical order.
    pub arguments: BTreeSet<String>,
    /// The file that holds it.
    pub file: String,
}

/// The texts of one language in a folder.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Texts {
    /// The messages by id.
    pub messages: BTreeMap<String, Entries>,
    /// Everything that is not a file of messages: stories, guides and pages by file name.
    pub files: BTreeMap<String, PathBuf>,
    /// What cannot be read, or is there twice.
    pub faults: Vec<String>,
}

/// The languages of a folder in order of their codes, English first.
pub fn languages(folder: &Path) -> Vec<String> {
    let mut codes: Vec<String> = entries(folder).iter().filter(|path| path.is_dir()).map(|path| name(path)).collect();
    codes.sort_by_key(|code| (code != ENGLISH, code.clone()));
    codes
}

/// The variable of the environment that names the module of the offline edition that is built: `first`, or `whole` for the other. Modules have
/// English alone, without the texts of terminals and servers; [packs](pack) have the other languages.
pub const PART: &str = "UNDERDECK_TEXTS";

/// The texts of a catalogue in a language, as a browser loads them (`underdeck_messages::load`): those for the first module, or the further ones.
pub fn pack(catalogue: &str, folder: &Path, language: &str, is_further: bool) -> String {
    let (mut messages, mut files) = (String::new(), String::new());
    let is_in = |path: &PathBuf| !begins_with(path, &TERMINAL) && begins_with(path, &FURTHER) == is_further;
    for path in entries(&folder.join(language)).into_iter().filter(is_in) {
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        if is_messages(&path) {
            let lines = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
            lines.for_each(|line| messages.extend([line, "\n"]));
        } else {
            let _ = write!(files, "### file {}\n{text}", name(&path));
        }
    }
    format!("### catalogue {catalogue}\n{messages}{files}")
}

impl Texts {
    /// Reads the texts of a language.
    pub fn read(folder: &Path, language: &str) -> Self {
        let mut texts = Self::default();
        for path in entries(&folder.join(language)) {
            let file = name(&path);
            if !is_messages(&path) {
                texts.files.insert(file, path);
                continue;
            }
            let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            texts.add(&file, &text);
        }
        texts
    }

    fn add(&mut self, file: &str, text: &str) {
        let resource = fluent_syntax::parser::parse_runtime(text).unwrap_or_else(|(resource, errors)| {
            self.faults.extend(errors.iter().map(|error| {
                let line = text[..error.pos.start.min(text.len())].lines().count();
                format!("{file}, line {line}: {error}")
            }));
            resource
        });
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let mut found = Entries { file: file.to_owned(), ..Entries::default() };
            for attribute in &message.attributes {
                arguments(&attribute.value, &mut found.arguments);
            }
            if let Some(value) = &message.value {
                arguments(value, &mut found.arguments);
            }
            if self.messages.insert(message.id.name.to_owned(), found).is_some() {
                self.faults.push(format!("{file}: `{}` is there twice", message.id.name));
            }
        }
    }

    /// What this language lacks of the English, has too much, or says with other arguments.
    pub fn differences(&self, english: &Self) -> Vec<String> {
        let mut found = self.faults.clone();
        for (id, wanted) in &english.messages {
            match self.messages.get(id) {
                None => found.push(format!("{}: `{id}` is missing", wanted.file)),
                Some(entries) => {
                    let strange = entries.arguments.iter().filter(|name| !wanted.arguments.contains(*name));
                    found.extend(strange.map(|name| format!("{}: `{id}` has no argument ${name}", entries.file)));
                }
            }
        }
        let strange = self.messages.iter().filter(|(id, _)| !english.messages.contains_key(*id));
        found.extend(strange.map(|(id, entries)| format!("{}: there is no `{id}` in English", entries.file)));
        found.extend(
            english
                .files
                .keys()
                .filter(|file| !self.files.contains_key(*file))
                .map(|file| format!("{file} is missing")),
        );
        found
    }
}

/// An argument without the attribute of the message that is passed for it: `$room-the` is the argument `room`.
fn argument_of(name: &str) -> &str {
    name.split('-').next().unwrap_or(name)
}

/// Writes the constants of a crate's messages to the build folder as `text.rs`, from a build script.
///
/// The file defines `TEXT`, the catalogue of the crate, and a static for each id: `TRADE_LABEL` for `trade-label`. Messages of a file whose first
/// line is `### Found by name` have no static. `visibility` is that of the statics, `messages` the path of the crate that defines their types.
///
/// # Panics
/// If the English cannot be read.
pub fn compile(catalogue: &str, visibility: &str, messages: &str) {
    let folder = Path::new(&env::var("CARGO_MANIFEST_DIR").expect("cargo names the folder")).join("text");
    println!("cargo:rerun-if-changed={}", folder.display());
    let english = Texts::read(&folder, ENGLISH);
    assert!(english.faults.is_empty(), "{}: {}", folder.display(), english.faults.join("\n"));
    println!("cargo:rerun-if-env-changed={PART}");
    let left_out: &[&[&str]] = match env::var(PART).as_deref() {
        Ok("first") => &[&TERMINAL, &FURTHER],
        Ok("whole") => &[&TERMINAL],
        _ => &[],
    };
    let mut out = String::new();
    let mut languages = languages(&folder);
    let _ = writeln!(
        out,
        "/// The codes and names of all languages, English first.\n#[allow(dead_code)]\npub(crate) const LANGUAGES: &[(&str, &str)] = &["
    );
    for code in &languages {
        let _ = writeln!(out, "    ({code:?}, {:?}),", language_name(&folder, code));
    }
    let _ = writeln!(out, "];");
    if !left_out.is_empty() {
        languages.truncate(1);
    }
    let _ = writeln!(
        out,
        "/// The texts of this crate in each language.\n#[allow(dead_code)]\n{visibility} static TEXT: {messages}::Catalogue = {messages}::Catalogue::new({catalogue:?}, &["
    );
    for code in &languages {
        let (mut parts, mut files) = (Vec::new(), Vec::new());
        let is_left_out = |path: &PathBuf| left_out.iter().any(|names| begins_with(path, names));
        for path in entries(&folder.join(code)).into_iter().filter(|path| !is_left_out(path)) {
            let include = format!("include_str!({:?})", path.display().to_string());
            if is_messages(&path) {
                parts.push(include);
            } else {
                files.push(format!("({:?}, {include})", name(&path)));
            }
        }
        let _ = writeln!(out, "    ({code:?}, &[{}], &[{}]),", parts.join(", "), files.join(", "));
    }
    let by_name: BTreeSet<&str> = english
        .messages
        .values()
        .map(|found| found.file.as_str())
        .filter(|file| {
            fs::read_to_string(folder.join(ENGLISH).join(file)).is_ok_and(|text| text.starts_with("### Found by name"))
        })
        .collect();
    let _ = writeln!(out, "], &[");
    let by_name = &by_name;
    let named =
        |by: bool| english.messages.iter().filter(move |(_, found)| by_name.contains(found.file.as_str()) == by);
    for (id, found) in named(true) {
        let _ = writeln!(out, "    ({id:?}, &{:?}),", found.arguments.iter().collect::<Vec<_>>());
    }
    let _ = writeln!(out, "]);");
    let count = named(false).count();
    if count > 0 {
        let _ = writeln!(
            out,
            "static FOUND: [{messages}::Found; {count}] = [const {{ {messages}::Found::new() }}; {count}];"
        );
    }
    for (n, (id, found)) in named(false).enumerate() {
        let arguments: Vec<_> = found.arguments.iter().collect();
        let _ = writeln!(
            out,
            "/// The message `{id}`.\n{visibility} static {}: {messages}::Id = {messages}::Id::new(&TEXT, {id:?}, &{arguments:?}, &FOUND[{n}]);",
            constant(id)
        );
    }
    let path = Path::new(&env::var("OUT_DIR").expect("cargo names the build folder")).join("text.rs");
    fs::write(&path, out).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
}

/// The name of an id's static.
pub fn constant(id: &str) -> String {
    id.replace('-', "_").to_uppercase()
}

/// What a language calls itself; its code in folders that do not say.
fn language_name(folder: &Path, code: &str) -> String {
    let text = fs::read_to_string(folder.join(code).join("language.ftl")).unwrap_or_default();
    let name = text.lines().find_map(|line| line.strip_prefix("language-name = "));
    name.map_or_else(|| code.to_owned(), |name| name.trim().to_owned())
}

fn arguments(pattern: &Pattern<&str>, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, found);
        }
    }
}

fn in_expression(expression: &Expression<&str>, found: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, found),
        Expression::Select { selector, variants } => {
            in_inline(selector, found);
            variants.iter().for_each(|variant| arguments(&variant.value, found));
        }
    }
}

fn in_inline(inline: &InlineExpression<&str>, found: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            found.insert(argument_of(id.name).to_owned());
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|inline| in_inline(inline, found));
        }
        InlineExpression::Placeable { expression } => in_expression(expression, found),
        _ => {}
    }
}

/// What a folder holds, in order; nothing if there is none.
fn entries(folder: &Path) -> Vec<PathBuf> {
    let mut found: Vec<PathBuf> = fs::read_dir(folder)
        .map_or_else(|_| Vec::new(), |entries| entries.filter_map(Result::ok).map(|entry| entry.path()).collect());
    found.sort();
    found
}

/// Whether the name of a file begins with one of these.
fn begins_with(path: &Path, names: &[&str]) -> bool {
    names.iter().any(|begin| name(path).starts_with(begin))
}

fn is_messages(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "ftl")
}

fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(text: &str) -> Texts {
        let mut texts = Texts::default();
        texts.add("a.ftl", text);
        texts
    }

    #[test]
    fn languages_are_compared_with_the_english() {
        let english = texts(
            "go = Go\nfight = { $n ->\n    [one] { $n } hit\n   *[other] { $n } hits\n } on { $foe-a }\n    .long = Fight\n",
        );
        assert_eq!(english.messages["fight"].arguments, ["foe", "n"].map(str::to_owned).into());
        let german = texts("fight = { NUMBER($n) } auf { $foe-accusative } { $who }\nstay = Bleib\n");
        assert_eq!(
            german.differences(&english),
            ["a.ftl: `fight` has no argument $who", "a.ftl: `go` is missing", "a.ftl: there is no `stay` in English"]
        );
        assert!(english.differences(&english).is_empty());
    }

    #[test]
    fn a_broken_or_repeated_message_is_a_fault() {
        assert_eq!(texts("go = Go\ngo = Leave\n").faults, ["a.ftl: `go` is there twice"]);
        assert!(
            texts("go = Go\nfight = { $n\n").faults[0].starts_with("a.ftl, line 2"),
            "{:?}",
            texts("go = Go\nfight = { $n\n").faults
        );
    }
}
