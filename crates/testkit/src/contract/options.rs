//! Laws of options, and sets of options to play with.

use std::collections::{HashSet, VecDeque};
use std::marker::PhantomData;

use rand_core::Rng as _;
use serde_json::{Map, Value};
use underdeck_game::{
    FastRng, OptionKind, OptionSpec, OptionValue, Options, Play, Playable, Policy, Source, SourceClass, below,
    source_of, source_of_option, sources,
};
use underdeck_record::{Deal, options_from_text, options_to_text};

use crate::object;

/// Option sets to play with: the default, each extreme value alone, both by each older version of the rules too, then random ones for
/// ever.
pub(crate) struct Sets<O> {
    first: VecDeque<O>,
    texts: &'static [(&'static str, &'static str)],
    kind: PhantomData<O>,
}

impl<O: Options> Sets<O> {
    pub(crate) fn new(texts: &'static [(&'static str, &'static str)]) -> Self {
        let alone = O::SPECS.iter().flat_map(|spec| samples(spec, texts).into_iter().map(|value| [(spec.key, value)]));
        let first = std::iter::once(O::default()).chain(alone.filter_map(|pair| O::from_pairs(pair).ok()));
        let versions = || std::iter::once(None).chain(O::OLDER_RULES.iter().copied().map(Some));
        let by_each = |options: O| {
            versions().map(move |version| {
                let mut options = options.clone();
                options.set_older_rules(version);
                options
            })
        };
        Self { first: first.flat_map(by_each).collect(), texts, kind: PhantomData }
    }

    pub(crate) fn next(&mut self, rng: &mut FastRng) -> O {
        self.first.pop_front().unwrap_or_else(|| random_options(rng, self.texts))
    }
}

/// Each value is kept as it was set; what the specs exclude is refused and changes nothing.
pub(super) fn values_are_kept_and_checked<O: Options>(texts: &[(&str, &str)], reference: &str) {
    let default = O::default();
    assert!(
        O::SPECS.is_sorted_by_key(|spec| !spec.is_always_written()),
        "rulings and documents come after the house rules"
    );
    for (spec, id) in O::SPECS.iter().filter_map(|spec| spec.ruling.map(|id| (spec, id))) {
        assert!(
            underdeck_game::rules(reference).any(|rule| rule.id == id),
            "option {} reads a ruling: there is no {id}",
            spec.key
        );
        assert_eq!(
            default.get(spec.key),
            OptionValue::Bool(false),
            "option {} is read as the reference does",
            spec.key
        );
        assert!(!default.written().iter().any(|(key, _)| *key == spec.key), "option {} is written as read", spec.key);
    }
    let has_sources = sources(reference).next().is_some();
    for spec in O::SPECS.iter().filter(|_| has_sources) {
        let class = source_of_option(reference, spec.key).map(Source::class);
        assert_eq!(class, Some(spec.class), "option {} has the source of its rule", spec.key);
    }
    for switch in sources(reference).flat_map(|(_, source)| source.switches().iter()) {
        let spec = O::SPECS.iter().find(|spec| spec.key == switch.key);
        let is_fit = spec.is_some_and(|spec| switch.letter.is_none_or(|letter| spec.parse(letter).is_ok()));
        assert!(is_fit, "a source names option {} = {:?}", switch.key, switch.letter);
    }
    for (spec, ruling) in O::SPECS.iter().filter_map(|spec| Some((spec, spec.ruling?))).filter(|_| has_sources) {
        let source = source_of(reference, ruling).filter(|source| source.class() != SourceClass::Printed);
        let is_named = source.is_none_or(|source| source.switches().iter().any(|switch| switch.key == spec.key));
        assert!(is_named, "the source of {ruling} does not name its option {}", spec.key);
    }
    assert_eq!(default.check(), Ok(()), "the default options go together");
    let keys: HashSet<&str> = O::SPECS.iter().map(|spec| spec.key).collect();
    assert_eq!(keys.len(), O::SPECS.len(), "each option has its own key");
    for spec in O::SPECS {
        assert!(spec.accepts(&default.get(spec.key)), "option {}: its default is in range", spec.key);
        for value in values(spec, texts) {
            let mut options = default.clone();
            options.set(spec.key, value.clone());
            assert_eq!(options.get(spec.key), value, "option {} keeps its value", spec.key);
            assert_eq!(spec.parse(&value.to_string()).as_ref(), Ok(&value), "option {} can be typed", spec.key);
            let others = O::SPECS.iter().filter(|other| other.key != spec.key);
            for other in others {
                assert_eq!(options.get(other.key), default.get(other.key), "{} changes {}", spec.key, other.key);
            }
            if options.check().is_ok() {
                let text = match spec.kind {
                    OptionKind::Document(_) => options_to_text(&options),
                    _ => format!("{}={value}", spec.key),
                };
                assert_eq!(options_from_text::<O>(&text).as_ref(), Ok(&options), "`{text}` is read as it is written");
                assert_eq!(O::from_pairs(options.pairs()).as_ref(), Ok(&options), "options are their pairs");
            }
        }
        for value in excluded(spec) {
            let mut options = default.clone();
            assert!(options.try_set(spec.key, value.clone()).is_err(), "option {} takes {value:?}", spec.key);
            assert_eq!(options, default, "option {}: a refused value changes nothing", spec.key);
        }
    }
    assert!(O::OLDER_RULES.is_sorted_by(|a, b| a < b), "older rules are listed in order");
    for &version in O::OLDER_RULES {
        let mut older = default.clone();
        older.set_older_rules(Some(version));
        assert_eq!(older.older_rules(), Some(version), "rules version {version} is kept");
        assert_ne!(older, default, "rules version {version} is another game");
        assert_eq!(older.pairs(), default.pairs(), "rules version {version} changes no option");
        older.set_older_rules(None);
        assert_eq!(older, default, "today's rules are today's");
    }
    assert!(default.clone().try_set("no such option", OptionValue::Bool(true)).is_err(), "unknown options are refused");
}

/// Each value of each option changes a game: the moves offered, the outcome, or a key of the state that is not an option itself. The
/// options beside it are the defaults, then random ones. An option in `inert` changes none. An empty text is the absence of a value.
pub(super) fn each_value_changes_a_game<S: Playable>(texts: &[(&str, &str)], inert: &[(&str, &str)]) {
    /// How many option sets are tried for each value of an inert option.
    const SETS: u64 = 100;
    /// How many times more are tried for a value of another option, as long as no game differs.
    const PATIENCE: u64 = 4;
    for (key, reason) in inert {
        assert!(S::Options::spec(key).is_ok() && !reason.trim().is_empty(), "{}: inert option {key}", S::INFO.id);
    }
    for spec in S::Options::SPECS {
        let mut rng = luck_of(spec, 9);
        let is_inert = inert.iter().any(|(key, _)| *key == spec.key);
        let values = values(spec, texts);
        // An empty text is the absence of a value, and some texts are there to be refused.
        let is_value = |value: &OptionValue| {
            let is_empty = *value == OptionValue::Text(String::new());
            !is_text(spec) || !is_empty && with(&S::Options::default(), spec, value, texts).is_some()
        };
        for value in samples(spec, texts).into_iter().filter(is_value) {
            let (mut compared, mut differs) = (0, false);
            for seed in 0..if is_inert { SETS } else { PATIENCE * SETS } {
                let base = if seed < SETS / 4 { S::Options::default() } else { random_options(&mut rng, texts) };
                let Some(one) = with(&base, spec, &value, texts) else { continue };
                let others = values.iter().filter(|other| **other != value);
                let mut others: Vec<S::Options> = others.filter_map(|other| with(&one, spec, other, texts)).collect();
                // The least values are tried most: a high limit is seldom met.
                others.truncate(if seed.is_multiple_of(2) { 3 } else { others.len() });
                let two = others.get(below(&mut rng, others.len().max(1) as u32) as usize);
                if let Some(two) = two {
                    compared += 1;
                    differs = differ::<S>(&one, two, seed) || differ::<S>(two, &one, seed);
                }
                if differs {
                    break;
                }
            }
            let law = if is_inert { "an inert option changes no game" } else { "every option changes a game" };
            let what = || format!("{}: {law}: not {}={value} in {compared} games", S::INFO.id, spec.key);
            assert!(compared > 0 && differs != is_inert, "{}", what());
        }
    }
}

/// The options with another value of one of them. Where the two do not go together, the other texts are left out, or one other choice or
/// text is changed; `None` if that does not help.
pub(super) fn with<O: Options>(
    options: &O,
    spec: &OptionSpec,
    value: &OptionValue,
    texts: &[(&str, &str)],
) -> Option<O> {
    let mut changed = options.clone();
    changed.set(spec.key, value.clone());
    if changed.check().is_ok() {
        return Some(changed);
    }
    let others = || O::SPECS.iter().filter(|other| other.key != spec.key);
    let mut plain = changed.clone();
    others().filter(|other| is_text(other)).for_each(|text| plain.set(text.key, O::default().get(text.key)));
    let words = others().filter(|other| is_text(other) || matches!(other.kind, OptionKind::Choice(_)));
    let with_one = words.flat_map(|other| samples(other, texts).into_iter().map(|word| (other.key, word)));
    let with_one = with_one.map(|(key, word)| {
        let mut options = changed.clone();
        options.set(key, word);
        options
    });
    std::iter::once(plain).chain(with_one).find(|options| options.check().is_ok())
}

pub(super) fn is_text(spec: &OptionSpec) -> bool {
    spec.kind.is_text()
}

/// Whether games of the same seed and, as long as they are legal in both, the same moves differ.
fn differ<S: Playable>(base: &S::Options, other: &S::Options, seed: u64) -> bool {
    const MOVES: usize = 1_000;
    /// Every how many moves the keys are compared; those of a finished game always are.
    const COMPARED: usize = 16;
    let [(mut one, mut luck), (mut two, mut others_luck)] =
        [base, other].map(|options| Deal::<S>::new(options.clone(), seed).start());
    let mut rng = FastRng::new(seed);
    for number in 0..MOVES {
        let legal = one.legal_vec();
        if legal != two.legal_vec() || one.outcome() != two.outcome() {
            return true;
        }
        if (legal.is_empty() || number.is_multiple_of(COMPARED)) && facts(&one) != facts(&two) {
            return true;
        }
        if legal.is_empty() {
            return false;
        }
        let hinted = seed.is_multiple_of(2).then(|| one.view(one.deciding_seat()).heuristic());
        let mv = hinted.unwrap_or_else(|| legal[below(&mut rng, legal.len() as u32) as usize]);
        one.play_unchecked(mv, &mut luck);
        two.play_unchecked(mv, &mut others_luck);
    }
    false
}

/// The keys of a state that are not options.
fn facts<S: Playable>(state: &S) -> Map<String, Value> {
    let mut keys = object(state);
    keys.retain(|key, _| !["rulings", "options"].contains(&key.as_str()) && S::Options::spec(key).is_err());
    keys
}

/// Luck of an option's own, so that an option that is added or removed leaves the values drawn for the others.
fn luck_of(spec: &OptionSpec, seed: u64) -> FastRng {
    FastRng::new(spec.key.bytes().fold(seed, |seed, byte| seed.wrapping_mul(31).wrapping_add(byte.into())))
}

/// Random options that go together; about half of them keep their default. `texts` are values for text options: key and value.
pub fn random_options<O: Options>(rng: &mut FastRng, texts: &[(&str, &str)]) -> O {
    for _ in 0..100 {
        let mut options = O::default();
        let seed = rng.next_u64();
        for spec in O::SPECS {
            let mut rng = luck_of(spec, seed);
            if below(&mut rng, 2) == 0 {
                options.set(spec.key, random_value(spec, &mut rng, texts));
            }
        }
        if options.check().is_ok() {
            if !O::OLDER_RULES.is_empty() {
                let version = below(rng, O::OLDER_RULES.len() as u32 + 1) as usize;
                options.set_older_rules(O::OLDER_RULES.get(version).copied());
            }
            return options;
        }
    }
    O::default()
}

fn random_value(spec: &OptionSpec, rng: &mut FastRng, texts: &[(&str, &str)]) -> OptionValue {
    if let (OptionKind::Int { min, max }, 0) = (spec.kind, below(rng, 2)) {
        return OptionValue::Int(min + i64::from(below(rng, (max - min + 1) as u32)));
    }
    let mut samples = samples(spec, texts);
    samples.swap_remove(below(rng, samples.len() as u32) as usize)
}

/// Values in range: every whole number of a short range.
fn values(spec: &OptionSpec, texts: &[(&str, &str)]) -> Vec<OptionValue> {
    match spec.kind {
        OptionKind::Int { min, max } if max - min < 256 => (min..=max).map(OptionValue::Int).collect(),
        _ => samples(spec, texts),
    }
}

/// Values in range, the extreme ones among them.
pub(super) fn samples(spec: &OptionSpec, texts: &[(&str, &str)]) -> Vec<OptionValue> {
    match spec.kind {
        OptionKind::Bool => vec![OptionValue::Bool(false), OptionValue::Bool(true)],
        OptionKind::Int { min, max } => vec![OptionValue::Int(min), OptionValue::Int(max)],
        OptionKind::Choice(words) => words.iter().map(|&word| OptionValue::Text(word.into())).collect(),
        OptionKind::Text(_) | OptionKind::Letters(..) | OptionKind::Document(_) => {
            let given = texts.iter().filter(|(key, _)| *key == spec.key).map(|(_, text)| *text);
            std::iter::once("").chain(given).map(|text| OptionValue::Text(text.into())).collect()
        }
        _ => Vec::new(),
    }
}

/// Values out of range or of another type.
fn excluded(spec: &OptionSpec) -> Vec<OptionValue> {
    let text = |text: &str| OptionValue::Text(text.into());
    match spec.kind {
        OptionKind::Bool => vec![OptionValue::Int(1), text("true")],
        OptionKind::Int { min, max } => {
            vec![OptionValue::Int(min - 1), OptionValue::Int(max + 1), OptionValue::Bool(true), text("1")]
        }
        OptionKind::Choice(_) => vec![text("no such word"), OptionValue::Int(0)],
        OptionKind::Text(most) => vec![text(&"x".repeat(most + 1)), OptionValue::Bool(false)],
        OptionKind::Letters(letters, most) => vec![text(&letters[..1].repeat(most + 1)), text("\u{1f0a1}")],
        OptionKind::Document(document) => {
            vec![text(&"x".repeat(document.most + 1)), text("no document"), OptionValue::Int(0)]
        }
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One option with a flaw: it forgets every value but the default, or its second word cannot be read in a list of options.
    #[derive(Clone, PartialEq, Eq, Hash, Debug)]
    struct Flawed<const FORGETS: bool>(String);

    impl<const FORGETS: bool> Default for Flawed<FORGETS> {
        fn default() -> Self {
            Self("calm".into())
        }
    }

    impl<const FORGETS: bool> Options for Flawed<FORGETS> {
        const SPECS: &'static [OptionSpec] =
            &[OptionSpec::printed("water", OptionKind::Choice(&["calm", "wild deep"]))];

        fn get(&self, _key: &str) -> OptionValue {
            OptionValue::Text(self.0.clone())
        }

        fn set(&mut self, _key: &str, value: OptionValue) {
            if let (OptionValue::Text(word), false) = (value, FORGETS) {
                self.0 = word;
            }
        }
    }

    underdeck_game::options! {
        /// Two options.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        struct Two {
            /// The first.
            water: u8 = 0, in OptionKind::Int { min: 0, max: 99 },
            /// The last.
            fire: bool = false, in OptionKind::Bool,
        }
    }

    underdeck_game::options! {
        /// An option before, between and after them.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        struct Five {
            /// The first.
            air: bool = false, in OptionKind::Bool,
            /// The second.
            water: u8 = 0, in OptionKind::Int { min: 0, max: 99 },
            /// The third.
            earth: u8 = 0, in OptionKind::Int { min: 0, max: 9 },
            /// The fourth.
            fire: bool = false, in OptionKind::Bool,
            /// The last.
            light: bool = false, in OptionKind::Bool,
        }
    }

    #[test]
    fn an_added_option_does_not_change_the_random_values_of_the_others() {
        let (mut one, mut other) = (FastRng::new(1), FastRng::new(1));
        let mut sets = HashSet::new();
        for _ in 0..100 {
            let (two, five): (Two, Five) = (random_options(&mut one, &[]), random_options(&mut other, &[]));
            assert_eq!((two.water, two.fire), (five.water, five.fire));
            sets.insert((five.water > 0, five.earth > 0, five.fire));
        }
        assert_eq!(sets.len(), 8, "the options are drawn independently");
    }

    #[test]
    #[should_panic(expected = "option water keeps its value")]
    fn an_option_that_forgets_its_value_is_caught() {
        values_are_kept_and_checked::<Flawed<true>>(&[], "");
    }

    #[test]
    #[should_panic(expected = "`water=wild deep` is read as it is written")]
    fn an_option_that_is_not_read_as_written_is_caught() {
        values_are_kept_and_checked::<Flawed<false>>(&[], "");
    }
}
