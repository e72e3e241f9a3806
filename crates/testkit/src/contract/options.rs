//! Laws of options, and sets of options to play with.

use std::collections::{HashSet, VecDeque};
use std::marker::PhantomData;

use underdeck_game::{FastRng, OptionKind, OptionSpec, OptionValue, Options, below};

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
    assert!(O::SPECS.is_sorted_by_key(|spec| spec.ruling.is_some()), "rulings come after the house rules");
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
    assert_eq!(default.check(), Ok(()), "the default options go together");
    let keys: HashSet<&str> = O::SPECS.iter().map(|spec| spec.key).collect();
    assert_eq!(keys.len(), O::SPECS.len(), "each option has its own key");
    for spec in O::SPECS {
        assert!(!spec.effect.trim().is_empty(), "option {} says what it does", spec.key);
        assert!(spec.accepts(&default.get(spec.key)), "option {}: its default is in range", spec.key);
        for value in samples(spec, texts) {
            let mut options = default.clone();
            options.set(spec.key, value.clone());
            assert_eq!(options.get(spec.key), value, "option {} keeps its value", spec.key);
            assert_eq!(spec.parse(&value.to_string()).as_ref(), Ok(&value), "option {} can be typed", spec.key);
            let others = O::SPECS.iter().filter(|other| other.key != spec.key);
            for other in others {
                assert_eq!(options.get(other.key), default.get(other.key), "{} changes {}", spec.key, other.key);
            }
            if options.check().is_ok() {
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

/// Random options that go together; about half of them keep their default.
fn random_options<O: Options>(rng: &mut FastRng, texts: &[(&str, &str)]) -> O {
    for _ in 0..100 {
        let mut options = O::default();
        for spec in O::SPECS {
            if below(rng, 2) == 0 {
                options.set(spec.key, random_value(spec, rng, texts));
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

/// Values in range, the extreme ones among them.
fn samples(spec: &OptionSpec, texts: &[(&str, &str)]) -> Vec<OptionValue> {
    match spec.kind {
        OptionKind::Bool => vec![OptionValue::Bool(false), OptionValue::Bool(true)],
        OptionKind::Int { min, max } => vec![OptionValue::Int(min), OptionValue::Int(max)],
        OptionKind::Choice(words) => words.iter().map(|&word| OptionValue::Text(word.into())).collect(),
        OptionKind::Text(_) | OptionKind::Letters(..) => {
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
        _ => Vec::new(),
    }
}
