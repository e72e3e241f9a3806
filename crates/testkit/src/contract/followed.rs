//! The law that texts follow the house rules.

use underdeck_cards::Card;
use underdeck_game::{
    About, GameInfo, Language, Message, OptionValue, Options, Place, Play as _, Playable, Presentation as _,
};
use underdeck_record::Deal;

use super::options::{is_text, samples, with};

/// How to play, and what is explained, differ when an option is switched; and each explanation that cites the ruling of the option does.
/// An option in `inert` changes no rule, and texts are not switched. So does each of the `facts` of the game with its option, and each with
/// the options that are arguments of its message; without options it is that of the defaults.
pub(super) fn texts_follow_the_options<S: Playable>(
    texts: &[(&str, &str)],
    inert: &[(&str, &str)],
    facts: &[(&str, &str)],
) {
    let switched =
        S::Options::SPECS.iter().filter(|spec| !is_text(spec) && inert.iter().all(|(key, _)| *key != spec.key));
    let mut faults = Vec::new();
    for language in Language::all() {
        language.speak(|| faults.extend(unfollowed_facts::<S>(texts, facts)));
        let conditions =
            S::INFO.text.file(language, "how_to_play.md").map_or_else(String::new, |(_, text)| text.into());
        let inside = conditions.split('{').skip(1).map(|part| part.split(['}', ':']).next().unwrap_or_default());
        for inside in inside.flat_map(|inside| inside.split('&')) {
            let (key, values) = inside.split_once('=').unwrap_or((inside, ""));
            let spec = S::Options::SPECS.iter().find(|spec| spec.key == key.trim_end_matches('!'));
            let is_value = |value: &str| value.is_empty() || spec.is_some_and(|spec| spec.parse(value).is_ok());
            if spec.is_none() || !values.split('|').all(is_value) {
                faults.push(format!("how to play in {language:?} names no option by {inside}"));
            }
        }
    }
    for spec in switched {
        let default = S::Options::default();
        for value in samples(spec, texts).into_iter().filter(|value| *value != default.get(spec.key)) {
            let Some(other) = with(&default, spec, &value, texts) else { continue };
            let mut base = other.clone();
            base.set(spec.key, default.get(spec.key));
            if base.check().is_err() {
                continue;
            }
            let (key, both) = (spec.key, [&base, &other]);
            let [one, two] = both.map(how_to_play::<S>);
            if one == two {
                faults.push(format!("how to play is the same with {key} = {value}"));
            }
            let [one, two] = both.map(explanations::<S>);
            // A game need not explain anything.
            if one == two && !one.is_empty() {
                faults.push(format!("no explanation differs with {key} = {value}"));
            }
            let cites = |about: &&(String, About)| spec.ruling.is_some_and(|id| about.1.rules.contains(&id));
            for (name, about) in one.iter().filter(cites) {
                if two.iter().any(|(other, same)| other == name && same == about) {
                    faults.push(format!("`{name}` is explained alike with {key} = {value}: {}", about.says));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}: texts do not follow the options:\n{}", S::INFO.id, faults.join("\n"));
}

/// A fact of a game under these house rules.
type Fact = fn(&GameInfo, &[(&'static str, OptionValue)]) -> Message;

/// The facts of a game that do not follow the options as they should, in the language that is spoken.
fn unfollowed_facts<S: Playable>(texts: &[(&str, &str)], facts: &[(&str, &str)]) -> Vec<String> {
    const ALL: [(&str, Fact); 4] = [
        ("summary", GameInfo::summary),
        ("aim", GameInfo::aim),
        ("length", GameInfo::length),
        ("difficulty", GameInfo::difficulty),
    ];
    let default = S::Options::default();
    let language = Language::current();
    let mut faults = Vec::new();
    for (name, fact) in ALL {
        let of = |options: &S::Options| fact(S::INFO, &options.pairs()).to_string();
        if *fact(S::INFO, &[]) != *of(&default) {
            faults.push(format!("the {name} in {language:?} is not that of the default options where none are known"));
        }
        let arguments = S::INFO.text.find(&format!("info-{name}")).map_or(&[][..], |id| id.arguments());
        let listed = facts.iter().filter(|(known, _)| *known == name).map(|(_, key)| *key);
        for key in arguments.iter().copied().chain(listed) {
            let spec = S::Options::SPECS.iter().find(|spec| spec.key == key);
            let values =
                spec.into_iter().flat_map(|spec| samples(spec, texts).into_iter().map(move |value| (spec, value)));
            let mut others = values.filter_map(|(spec, value)| with(&default, spec, &value, texts));
            if !others.any(|other| of(&other) != of(&default)) {
                faults.push(format!("the {name} in {language:?} is the same whatever {key} is"));
            }
        }
    }
    faults
}

fn how_to_play<S: Playable>(options: &S::Options) -> String {
    S::INFO.how_to_play(Language::ENGLISH, &options.pairs()).1
}

/// The words of the glossary and all cards, as they are explained at the start of a game.
fn explanations<S: Playable>(options: &S::Options) -> Vec<(String, About)> {
    let (state, _) = Deal::<S>::new(options.clone(), 1).start();
    let view = state.view(state.deciding_seat());
    let words = S::View::glossary().iter().map(|term| (term.id.to_owned(), S::INFO.explain(term, &options.pairs())));
    let of_card = |card: Card| Some((card.to_string(), view.about(&Place::Card(Place::NOWHERE, card))?));
    words.chain(Card::ALL.into_iter().filter_map(of_card)).collect()
}
