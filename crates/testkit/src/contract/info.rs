//! Laws of a game's facts.

use std::collections::HashSet;

use underdeck_game::{FactKind, FactSpec, FactTime, Language, Options, Playable, Presentation as _, rules, signed};

/// The beginnings of messages that are found by the name of what they are about.
const FAMILIES: [&str; 5] = ["info-", "option-", "ending-", "term-", "fact-"];

/// Id, title and texts are there, rule ids are unique and rules can be read by people, piles can be kinds of luck.
pub(super) fn facts_are_in_order<S: Playable>() {
    let info = S::INFO;
    let id_char = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    assert!(!info.id.is_empty() && info.id.chars().all(id_char), "`{}` is no id: lower case, digits and -", info.id);
    let how = &*info.how_to_play(Language::ENGLISH, &S::Options::default().pairs()).1;
    let texts = [info.title, info.designer, how, S::REFERENCE];
    assert!(texts.iter().all(|text| !text.trim().is_empty()), "{}: a text of INFO or REFERENCE is empty", info.id);
    let facts = ["summary", "aim", "length", "difficulty"].map(|fact| format!("info-{fact}"));
    let options =
        S::Options::SPECS.iter().flat_map(|spec| ["", "-effect"].map(|end| format!("option-{}{end}", spec.key)));
    let endings = info.endings.iter().map(|ending| format!("ending-{}", ending.cause.replace(' ', "-")));
    let terms = S::View::glossary().iter().flat_map(|term| ["", "-says"].map(|end| format!("term-{}{end}", term.id)));
    let asked = S::FACTS.iter().map(|fact| format!("fact-{}", fact.spec.id));
    let named: Vec<String> = facts.into_iter().chain(options).chain(endings).chain(terms).chain(asked).collect();
    let missing: Vec<&String> = named.iter().filter(|name| info.text.find(name).is_none()).collect();
    assert!(missing.is_empty(), "{}: the messages {missing:?} are missing", info.id);
    // A game without facts may share the texts of one that has some.
    let families = &FAMILIES[..FAMILIES.len() - usize::from(S::FACTS.is_empty())];
    let is_value = |name: &str| name.contains("-is-") || !families.iter().any(|family| name.starts_with(family));
    let unused: Vec<&str> =
        info.text.names().filter(|name| !named.iter().any(|known| known == name) && !is_value(name)).collect();
    assert!(unused.is_empty(), "{}: the messages {unused:?} belong to nothing", info.id);
    assert!(info.seats >= 1 && info.rules_version >= 1, "{}: seats and rules version start at 1", info.id);
    let played = <S::Options as Options>::OLDER_RULES;
    assert!(
        played.iter().all(|version| (1..info.rules_version).contains(version)),
        "{}: older rules {played:?}",
        info.id
    );
    assert!(!how.contains('`') && signed(how) == how, "{}: how to play names cards and moves in notation", info.id);
    let path_char = |c: char| c.is_ascii_digit() || "MmLlHhVvCcSsQqTtAaZz .,-\n".contains(c);
    let emblem = info.art.emblem;
    assert!(emblem.starts_with('M') && emblem.chars().all(path_char), "{}: the emblem is no path", info.id);
    let picture = info.art.picture;
    let start = r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 120">"#;
    assert!(picture.starts_with(start), "{}: the picture has not the box of 160 by 120", info.id);
    for word in ["<script", "<style", "style=", "href", " id=", " on", "<!"] {
        assert!(!picture.contains(word), "{}: the picture has `{word}`", info.id);
    }
    let mut asked = HashSet::new();
    for FactSpec { id, kind, time, .. } in S::FACTS.iter().map(|fact| fact.spec) {
        let is_id = id.starts_with(|c: char| c.is_ascii_lowercase()) && id.chars().all(id_char);
        assert!(is_id && asked.insert(id), "{}: the fact `{id}` is there twice, or is no id", info.id);
        let is_sum = time != FactTime::Sum || kind == FactKind::Number;
        assert!(is_sum, "{}: the fact `{id}` is a sum of what is no number", info.id);
    }
    let mut ids = HashSet::new();
    for rule in rules(S::REFERENCE) {
        assert!(ids.insert(rule.id.to_ascii_lowercase()), "{}: rule {} is there twice", info.id, rule.id);
        let told = format!("{}: {}", rule.heading_in_words(), rule.in_words());
        let is_plain = !told.contains(['`', '|', '{', '}', '*', '_']) && !told.contains("  ");
        assert!(is_plain, "{}: people read rule {} with marks: {told}", info.id, rule.id);
    }
    assert!(!ids.is_empty(), "{}: the reference has no rule ids", info.id);
    for pile in info.piles {
        assert!(pile.is_ascii() && (1..=16).contains(&pile.len()), "{}: pile `{pile}`: 1..=16 ASCII bytes", info.id);
    }
}
