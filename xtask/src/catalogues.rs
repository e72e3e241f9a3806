//! The catalogues of messages: what a language lacks, and messages that the program never says.

use std::collections::BTreeSet;
use std::fs;

use underdeck_message_files::{ENGLISH, Texts, constant, languages};

use crate::tree::{File, directories, root};

/// The catalogue of all crates and apps.
const PROGRAM: &str = "crates/messages/text";

/// The message that files of messages are read by.
const OF_FILES: &str = "language-name";

/// The folders of all catalogues, from the root.
fn folders() -> Vec<String> {
    let games = directories("games").into_iter().map(|game| format!("games/{game}/text"));
    [PROGRAM.to_owned()].into_iter().chain(games).collect()
}

/// The languages besides English with their code, as the offline edition loads them: the texts for its first module, and the further ones.
pub(crate) fn packs() -> impl Iterator<Item = (String, [String; 2])> {
    let codes = languages(&root().join(PROGRAM)).into_iter().filter(|code| code != ENGLISH);
    codes.map(|code| {
        let name =
            |folder: &str| folder.split('/').nth(1).filter(|_| folder != PROGRAM).unwrap_or("program").to_owned();
        let pack = |folder: &String, is_further| {
            underdeck_message_files::pack(&name(folder), &root().join(folder), &code, is_further)
        };
        let texts = [false, true].map(|is_further| folders().iter().map(|folder| pack(folder, is_further)).collect());
        (code, texts)
    })
}

/// Prints what a language lacks, has too much or says with other arguments, by folder and file.
pub(crate) fn words(code: &str) -> Result<(), String> {
    if !languages(&root().join(PROGRAM)).iter().any(|known| known == code) {
        return Err(format!("there is no folder {PROGRAM}/{code}"));
    }
    let faults: Vec<String> = folders().iter().flat_map(|folder| differences(folder, code)).collect();
    faults.iter().for_each(|fault| println!("{fault}"));
    if faults.is_empty() { Ok(()) } else { Err(format!("{code}: {} messages or files to do", faults.len())) }
}

/// What a language of a folder lacks of the English, has too much or says with other arguments.
fn differences(folder: &str, code: &str) -> Vec<String> {
    let path = root().join(folder);
    let found = Texts::read(&path, code).differences(&Texts::read(&path, ENGLISH));
    found.into_iter().map(|fault| format!("{folder}/{code}: {fault}")).collect()
}

/// The faults of the catalogues: languages that say they are complete and are not, and messages of the program that no code names.
pub(crate) fn check(code: &[File]) -> Vec<String> {
    let is_complete = |code: &String| {
        let state = fs::read_to_string(root().join(PROGRAM).join(code).join("language.ftl")).unwrap_or_default();
        state.lines().any(|line| line == "language-state = complete")
    };
    let complete: Vec<String> = languages(&root().join(PROGRAM)).into_iter().filter(is_complete).collect();
    let folders = folders();
    let mut faults: Vec<String> =
        folders.iter().flat_map(|folder| complete.iter().flat_map(|code| differences(folder, code))).collect();
    let texts = Texts::read(&root().join(PROGRAM), ENGLISH);
    let path = |file: &str| root().join(PROGRAM).join(ENGLISH).join(file);
    let is_found_by_name =
        |file: &str| fs::read_to_string(path(file)).is_ok_and(|text| text.starts_with("### Found by name"));
    let ids = texts.messages.iter().filter(|(_, found)| !is_found_by_name(&found.file)).map(|(id, _)| id.as_str());
    faults.extend(unsaid(ids, code).map(|id| format!("{PROGRAM}: no code says `{id}`")));
    faults
}

/// The messages whose static no code names.
fn unsaid<'a>(ids: impl Iterator<Item = &'a str>, code: &[File]) -> impl Iterator<Item = &'a str> {
    let is_of_name = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let named: BTreeSet<&str> = code.iter().flat_map(|file| file.text.split(|c| !is_of_name(c))).collect();
    ids.filter(move |id| *id != OF_FILES && !named.contains(constant(id).as_str()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_that_no_code_names_is_found() {
        let text = "site.say(&text::TURN_OF); say!(MOVE_OF, n)".to_owned();
        let code = [File { path: "crates/pages/src/a.rs".into(), text }];
        let ids = ["turn-of", "move-of", "hint", "language-name"];
        assert_eq!(unsaid(ids.into_iter(), &code).collect::<Vec<_>>(), ["hint"]);
    }

    #[test]
    fn a_pack_has_all_texts_but_those_of_terminals() {
        let (_, texts) = packs().find(|(code, _)| code == "de").unwrap();
        let first = |text: &str| texts.each_ref().map(|texts| texts.contains(text));
        assert_eq!(["\nturn-of = ", "### file help.md\n", "### file guide-1.udr\n"].map(first), [[true, false]; 3]);
        assert_eq!(["### catalogue program\n", "### catalogue keevorn\n"].map(first), [[true, true]; 2]);
        assert_eq!(["\nterm-", "\ntui-", "### Found by name"].map(first), [[false, true], [false; 2], [false; 2]]);
    }

    #[test]
    fn a_language_that_lacks_a_message_is_found() {
        let english = Texts::read(&root().join(PROGRAM), ENGLISH);
        let mut german = Texts::read(&root().join(PROGRAM), "de");
        assert_eq!(german.differences(&english), [""; 0]);
        german.messages.remove("turn-of");
        assert_eq!(german.differences(&english), ["pages-table.ftl: `turn-of` is missing"]);
        assert!(words("tlh").is_err());
    }
}
