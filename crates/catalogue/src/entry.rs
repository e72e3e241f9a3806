//! A game's house rules, deals, guides, and its referee for other programs.

use std::borrow::Cow;
#[cfg(feature = "referee")]
use std::io::{BufRead, Write};

use underdeck_game::{
    AnyGame, AnyOptions, FactSpec, GameInfo, Language, Link, Message, OptionError, OptionKind, OptionValue, Playable,
    SourceClass, nearest, say, sources,
};
use underdeck_record::{AnyDeal, Guide, Record};
#[cfg(feature = "referee")]
use underdeck_record::{TraceFault, TraceFlags, TraceSummary, replay_any, verify_trace, write_trace};

use crate::{Error, Game};

/// An option of a game: a house rule, or a different reading of a ruling.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionFace {
    /// The name in commands, deals and records.
    pub key: &'static str,
    /// The name for people, before a colon and the value.
    pub name: Message,
    /// The type and range.
    pub kind: OptionKind,
    /// The default: the rulebook's, or our choice where it has none.
    pub default: OptionValue,
    /// The effect, in one sentence.
    pub effect: Message,
    /// The id of the ruling that it changes; `None` for a house rule.
    pub ruling: Option<&'static str>,
    /// The class of its source.
    pub class: SourceClass,
}

/// A deal of any game: game, options, seed, deal code and version of the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DealInfo {
    /// The game's id.
    pub game: &'static str,
    /// All options with their values, in order.
    pub options: Vec<(&'static str, OptionValue)>,
    /// The seed of the randomness.
    pub seed: u64,
    /// The deal code. It has no version of the rules: a code alone means the present ones.
    pub code: String,
    /// The version of the rules.
    pub rules: u32,
}

impl Game {
    /// The house rules, in the order of the reference.
    pub fn options(&self) -> Vec<OptionFace> {
        let face = |(spec, (_, default)): (&underdeck_game::OptionSpec, _)| OptionFace {
            key: spec.key,
            name: self.info().option_name(spec.key),
            kind: spec.kind,
            default,
            effect: self.info().option_effect(spec.key),
            ruling: spec.ruling,
            class: spec.class,
        };
        self.core().specs().iter().zip(self.core().default_options().values).map(face).collect()
    }

    /// All options with their values as they are typed, and the others by default; all by default if these do not go together.
    pub fn chosen(&self, typed: &[(String, String)]) -> Vec<(&'static str, OptionValue)> {
        self.deal(typed, 0).map_or_else(|_| self.core().default_options().values, |deal| deal.options)
    }

    /// The length of a game under these house rules, or that of the default options, which it then says.
    pub fn length(&self, options: &[(&'static str, OptionValue)]) -> Message {
        self.measured("info-length", options, self.info().length(options))
    }

    /// The difficulty of a game under these house rules, or that of the default options, which it then says.
    pub fn difficulty(&self, options: &[(&'static str, OptionValue)]) -> Message {
        self.measured("info-difficulty", options, self.info().difficulty(options))
    }

    /// A fact that was measured with the defaults of all options that are no arguments of its message.
    fn measured(&self, name: &str, options: &[(&'static str, OptionValue)], fact: Message) -> Message {
        let followed = self.info().text.find(name).map_or(&[][..], |id| id.arguments());
        let defaults = self.core().default_options().values;
        let is_measured = options.iter().all(|option| followed.contains(&option.0) || defaults.contains(option));
        if is_measured { fact } else { say!(FACT_BY_DEFAULT, fact) }
    }

    /// The options that play each reading by the letter of the rulebook, where a letter exists, with their values.
    pub fn as_printed(&self) -> Vec<(&'static str, &'static str)> {
        let switches = sources(self.reference()).flat_map(|(_, source)| source.switches().iter());
        let mut letters: Vec<_> = switches.filter_map(|switch| Some((switch.key, switch.letter?))).collect();
        letters.sort_unstable();
        letters.dedup();
        letters
    }

    /// The guided games in a language, the easiest first.
    pub fn guides(&self, language: Language) -> Vec<Guide> {
        let guide = |text: &Cow<'static, str>| Some(Guide { language, ..Guide::read(text).ok()? });
        self.core().guides(language).iter().filter_map(guide).collect()
    }

    /// Whether some deals are proven lost ([`underdeck_game::Solve::HAS_LOST_DEALS`]).
    pub fn has_lost_deals(&self) -> bool {
        self.core().has_lost_deals()
    }

    /// Whether the game has puzzles ([`underdeck_game::Solve::PUZZLES`]).
    pub fn has_puzzles(&self) -> bool {
        self.core().has_puzzles()
    }

    /// The facts that reports may ask for ([`underdeck_game::Facts::FACTS`]).
    pub fn facts(&self) -> Vec<FactSpec> {
        self.instance().facts()
    }

    /// Whether the game has tables ([`underdeck_game::Presentation::TABLES`]).
    pub fn has_tables(&self) -> bool {
        self.core().has_tables()
    }

    /// The tables in force in a deal of this game, as Markdown; `None` if it has none.
    pub fn tables(&self, deal: &DealInfo) -> Option<Message> {
        self.instance().tables(&AnyOptions { values: deal.options.clone(), rules: deal.rules })
    }

    /// The game's own tables as a file to be changed; `None` if it has none that can be loaded.
    pub fn own_tables(&self) -> Option<String> {
        let document = self.core().specs().iter().find_map(|spec| match spec.kind {
            OptionKind::Document(document) => Some(document),
            _ => None,
        });
        document.map(|document| (document.own)())
    }

    /// That the game has no tables, and which games have some; the games by this name.
    pub fn no_tables(&self, name: fn(&GameInfo) -> &'static str) -> Message {
        let others = crate::games().iter().filter(|game| game.has_tables()).map(|game| name(game.info()));
        say!(REFUSED_TABLES, game = name(self.info()), games = Message::join(others, Link::And))
    }

    /// The deal of a seed and options; omitted options have their defaults.
    ///
    /// # Errors
    /// If an option is unknown or its value is invalid.
    pub fn deal(&self, options: &[(String, String)], seed: u64) -> Result<DealInfo, Error> {
        Ok(DealInfo::of(AnyDeal::new(self.core(), todays_options(self.core(), options)?, seed)))
    }

    /// The deal of a code.
    ///
    /// # Errors
    /// If the code is mistyped or belongs to another game.
    pub fn deal_of(&self, code: &str) -> Result<DealInfo, Error> {
        Ok(DealInfo::of(deal_of(self.core(), code)?))
    }

    /// Reads a deal code for a program without explanations: see [`core`](Self::core).
    ///
    /// # Errors
    /// If the code is mistyped or belongs to another game.
    pub fn read_core(&self, code: &str) -> Result<AnyDeal, Error> {
        deal_of(self.core(), code)
    }

    /// Reads a deal code.
    ///
    /// # Errors
    /// If the code is mistyped or belongs to another game.
    pub fn read_code(&self, code: &str) -> Result<AnyDeal, Error> {
        deal_of(self.instance(), code)
    }

    /// Fails if a record is of another game. A record without a game is left to its replay.
    ///
    /// # Errors
    /// If it is of another game.
    pub fn check_record(&self, record: &Record) -> Result<(), Error> {
        let expected = self.info().id;
        match record.tag("Game").filter(|id| *id != expected) {
            Some(id) => Err(Error::OtherGame { what: say!(WHAT_RECORD), found: id.into(), expected }),
            None => Ok(()),
        }
    }

    /// Replays a trace and compares every line.
    ///
    /// # Errors
    /// The first line that differs, with the first differing key.
    #[cfg(feature = "referee")]
    pub fn verify_trace(&self, lines: &mut dyn BufRead) -> Result<TraceSummary, TraceFault> {
        verify_trace(self.instance(), lines)
    }

    /// Writes a recorded game as a trace.
    ///
    /// # Errors
    /// If the record does not follow the rules, or the writer fails.
    #[cfg(feature = "referee")]
    pub fn trace_record(&self, record: &Record, flags: TraceFlags, out: &mut dyn Write) -> Result<(), Error> {
        self.check_record(record)?;
        write_trace(&replay_any(self.instance(), record)?, out, flags)?;
        Ok(())
    }

    /// The referee: answers a request, a line of JSON, with a line of JSON (without the line break).
    ///
    /// `{"state": …, "move": …, "chance": […]}` returns the state after the move and `{"state": …}` the same state, each with its legal moves, the view
    /// of the seat to move and the number of chance events used; also `views`, one for each seat, if the seats do not share what they know. The state is
    /// validated first. An invalid request returns `{"error": {"key": …, "message": …}}`; `key` is null if the request cannot be parsed at all.
    #[cfg(feature = "referee")]
    pub fn step(&self, request: &str) -> String {
        crate::referee::answer(self.instance(), request)
    }
}

impl DealInfo {
    /// Describes a deal.
    pub fn of(deal: impl Into<AnyDeal>) -> Self {
        let deal: AnyDeal = deal.into();
        let (code, AnyDeal { game, options, seed }) = (deal.code(), deal);
        Self { game: game.info().id, options: options.values, seed, code, rules: options.rules }
    }

    /// The deal with the game's own types.
    ///
    /// # Errors
    /// If its code belongs to another game than `S`, or `S` does not have its version of the rules.
    pub fn typed<S: Playable>(&self) -> Result<underdeck_record::Deal<S>, Error> {
        let mut deal = deal_of(S::core(), &self.code)?;
        set_rules(deal.game, &mut deal.options, &self.rules.to_string())?;
        Ok(deal.typed())
    }

    /// The house rules that differ from the defaults, as text: `Relics count as weapons: yes`; also an older version of the rules.
    pub fn house_rules(&self) -> Vec<Message> {
        let Ok(game) = crate::find(self.game) else { return Vec::new() };
        let faces = game.options();
        let label = |(key, value): &(&str, OptionValue)| {
            let face = faces.iter().find(|face| face.key == *key && face.default != *value)?;
            Some(say!(OPTION_SET, name = face.name, value = game.info().option_value(key, value)))
        };
        let older = (self.rules != game.info().rules_version).then(|| say!(OPTION_OLDER_RULES, version = self.rules));
        self.options.iter().filter_map(label).chain(older).collect()
    }
}

/// A game's options from keys and values; omitted options have their defaults. The pair `rules=1` selects a version of the rules, which is not an
/// option and not part of a deal code.
///
/// # Errors
/// The first option that is unknown or has an invalid value, or a version of the rules that the game does not have.
pub fn typed_options<S: Playable>(pairs: &[(String, String)]) -> Result<S::Options, Error> {
    let (rules, pairs): (Vec<_>, Vec<_>) = pairs.iter().cloned().partition(|(key, _)| key == RULES);
    let game = S::core();
    let mut options = todays_options(game, &pairs)?;
    for (_, version) in rules {
        set_rules(game, &mut options, &version)?;
    }
    Ok(options.typed::<S>())
}

/// The key of the version of the rules among options.
const RULES: &str = "rules";

/// Sets the version of the rules.
fn set_rules(game: &dyn AnyGame, options: &mut AnyOptions, version: &str) -> Result<(), Error> {
    // Version 0 does not exist.
    game.set_rules(options, version.parse().unwrap_or_default()).map_err(|played| {
        let error = OptionError::Value { key: RULES.into(), found: version.into(), expected: Box::new(played.into()) };
        Error::Option { error, nearest: None }
    })
}

/// A game's options for the present rules.
fn todays_options(game: &dyn AnyGame, pairs: &[(String, String)]) -> Result<AnyOptions, Error> {
    let read = || {
        let mut options = game.default_options();
        for (key, text) in pairs {
            let value = game.spec(key)?.parse(text)?;
            game.set_option(&mut options, key, value)?;
        }
        game.check_options(&options)?;
        Ok(options)
    };
    read().map_err(|error| {
        let keys = game.specs().iter().map(|spec| spec.key);
        let nearest = match &error {
            OptionError::Unknown { key, .. } => nearest(key, keys),
            _ => None,
        };
        Error::Option { error, nearest }
    })
}

/// Reads a deal code.
///
/// # Errors
/// If the code is mistyped or belongs to another game.
pub fn read_code<S: Playable>(code: &str) -> Result<underdeck_record::Deal<S>, Error> {
    Ok(deal_of(S::core(), code)?.typed())
}

pub(crate) fn deal_of(game: &'static dyn AnyGame, code: &str) -> Result<AnyDeal, Error> {
    let info = game.info();
    let number = underdeck_record::game_number(code).map_err(|error| Error::deal(code, error))?;
    if number != info.number {
        let other = crate::by_number(number).map(|game| game.info().id.into());
        let found = other.unwrap_or_else(|| say!(WHAT_GAME_NUMBER, number));
        return Err(Error::OtherGame { what: say!(WHAT_DEAL_CODE, code), found, expected: info.id });
    }
    AnyDeal::from_code(game, code).map_err(|error| Error::deal(code, error))
}

#[cfg(test)]
mod tests {
    use super::*;
    use underdeck_game::State as _;
    use underdeck_testkit::toy::Toy;

    fn well() -> &'static Game {
        Game::new(Toy::instance())
    }

    fn typed(pairs: &[(&str, &str)]) -> Vec<(String, String)> {
        pairs.iter().map(|&(key, value)| (key.into(), value.into())).collect()
    }

    #[test]
    fn a_deal_round_trips_through_its_code() {
        let deal = well().deal(&typed(&[("ranks", "5"), ("water", "wild")]), 7).unwrap();
        assert_eq!(deal.seed, 7);
        assert!(deal.options.contains(&("ranks", underdeck_game::OptionValue::Int(5))));
        assert_eq!(well().deal_of(&deal.code).unwrap(), deal);
        assert_eq!(well().deal_of(&deal.code.to_lowercase()).unwrap(), deal);
    }

    #[test]
    fn errors_of_options_list_the_accepted_values() {
        let error = |pairs| well().deal(&typed(pairs), 1).unwrap_err().to_string();
        assert!(error(&[("ranks", "9")]).contains("from 2 to 6"));
        assert!(error(&[("rank", "3")]).contains("did you mean `ranks`?"));
        assert!(error(&[("peek", "false"), ("ranks", "2")]).contains("true when ranks is 2"));
    }

    #[test]
    fn codes_and_records_of_other_games_are_refused() {
        let other = crate::games()[0];
        let code = other.deal(&[], 1).unwrap().code;
        let error = well().deal_of(&code).unwrap_err().to_string();
        assert!(error.contains(other.info().id) && error.contains(Toy::INFO.id), "{error}");
        let record = Record::of_deal(other.read_code(&code).unwrap());
        assert!(matches!(well().check_record(&record), Err(Error::OtherGame { .. })));
        assert!(matches!(well().deal_of("!!"), Err(Error::Deal { .. })));
    }

    #[cfg(feature = "referee")]
    #[test]
    fn a_record_gives_a_valid_trace() {
        let deal = well().read_code(&well().deal(&[], 3).unwrap().code).unwrap();
        let ((mut state, mut luck), mut record) = (deal.start(), Record::of_deal(&deal));
        while state.outcome().is_none() {
            let (mv, _) = state.own_view().hint().unwrap();
            state.play(&mv, &mut luck);
            record.push_move(&mv.to_string());
        }
        record.set_outcome(state.outcome().as_ref());
        let (mut trace, flags) = (Vec::new(), TraceFlags { legal: true, view: true });
        well().trace_record(&record, flags, &mut trace).unwrap();
        let summary = well().verify_trace(&mut trace.as_slice()).unwrap();
        assert_eq!((summary.moves, summary.outcome), (record.moves().len(), state.outcome()));
        assert!(summary.outcome.is_some());
    }
}
