//! The laws that every game keeps, checked over many random games.

mod about;
mod campaign;
mod encoding;
mod facts;
mod followed;
mod hostile;
mod info;
mod knowledge;
mod luck;
mod moves;
mod options;
mod site;
mod solving;
mod state;
mod table;
mod texts;
mod trace;
mod trial_moves;

use underdeck_game::{
    ChanceEvent, Encode as _, Encoding, FastRng, Options, Play, Playable, Policy as _, Presentation, Recording, Seat,
};
use underdeck_players::{Decision, Greedy, Player as _, Random};
use underdeck_record::{Deal, DealChance};

use crate::{Claim, sample_size};

pub(crate) use options::Sets;
pub use options::random_options;
use site::{Site, Step};
use trial_moves::TrialMoves;

/// Checks a law; a panic in the game's code breaks it.
macro_rules! hold {
    ($site:expr, $law:path $(, $argument:expr)*) => {
        $site.guard(stringify!($law), || $law($site $(, $argument)*))
    };
}

/// How many campaigns are begun, each by the options of one of the games.
const CAMPAIGNS: u64 = 5;

/// Of every how many games a solver's assumptions are checked.
const SOLVED: u64 = 5;

/// Every how many moves all things on the table are asked about.
const ASKED: usize = 64;

/// Every how many moves the texts of the table are read; those of a finished game always are.
const READ: usize = 8;

/// How thoroughly the laws are checked, and what a game needs for it.
#[derive(Clone, Copy)]
pub struct Contract {
    /// How many games are usually played ([`sample_size`]): the first by default options, then each extreme value alone, then random ones.
    pub games: u64,
    /// The most moves of one game.
    pub max_moves: usize,
    /// The first deal's seed; game n has the n-th seed after it.
    pub seed: u64,
    /// Which of the games are played: number `k` of every `n`, as `(k, n)`, so that tests side by side share the work.
    pub share: (u64, u64),
    /// Keys that views have and states have not, or that views write in their own way, as the reference names them.
    pub own_view_keys: &'static [&'static str],
    /// Keys that states have and views have not.
    pub secret_keys: &'static [&'static str],
    /// Whether every legal move from a state that [`State::check`](underdeck_game::State::check) accepts leads to a state that it accepts.
    pub closed: bool,
    /// What prompts promise: a phrase, and the verb of a move that must be legal wherever a prompt contains the phrase.
    pub prompts: &'static [(&'static str, &'static str)],
    /// What a reason may claim, and when that is true: every form in which it does. A game that gives reasons needs it.
    pub claims: &'static [Claim],
    /// Values to try for text options: key and value.
    pub texts: &'static [(&'static str, &'static str)],
    /// Options that change no game that is tried: key and reason.
    pub inert_options: &'static [(&'static str, &'static str)],
    /// What texts say, and say no more, under which house rules.
    pub follows: Follows,
}

/// What texts say, and say no more, under which house rules.
#[derive(Clone, Copy, Debug, Default)]
pub struct Follows {
    /// Facts of the game that follow an option: `summary`, `aim`, `length` or `difficulty`, and the key.
    pub facts: &'static [(&'static str, &'static str)],
    /// Words that no English sentence at the table says while an option has a value, except after *no*: key, value and word.
    pub unsaid: &'static [(&'static str, &'static str, &'static str)],
}

impl Default for Contract {
    fn default() -> Self {
        let (own_view_keys, secret_keys): (&[_], &[_]) = (&[], &[]);
        Self {
            games: 75,
            max_moves: 3_000,
            seed: 1,
            share: (0, 1),
            own_view_keys,
            secret_keys,
            closed: true,
            prompts: &[],
            claims: &[],
            texts: &[],
            inert_options: &[],
            follows: Follows::default(),
        }
    }
}

/// Checks all laws of a game, with the defaults of [`Contract`].
///
/// # Panics
/// At the first law broken, with seed, options, move number and state.
pub fn contract<S: Playable>() {
    Contract::default().check::<S>();
}

impl Contract {
    /// Checks all laws of a game.
    ///
    /// # Panics
    /// At the first law broken, with seed, options, move number and state.
    pub fn check<S: Playable>(&self) {
        info::facts_are_in_order::<S>();
        facts::places_are_of_states::<S>();
        options::values_are_kept_and_checked::<S::Options>(self.texts, S::REFERENCE);
        let mut rng = FastRng::new(self.seed);
        let mut sets = options::Sets::<S::Options>::new(self.texts);
        let mut trial_moves = TrialMoves::new();
        let mut ended = 0;
        let games = sample_size(self.games);
        for seed in self.seed..self.seed + games {
            let options = sets.next(&mut rng);
            if seed % self.share.1 != self.share.0 {
                continue;
            }
            if seed < self.seed + CAMPAIGNS {
                campaign::continues_until_it_ends::<S>(&options, seed, self.max_moves, &mut rng);
            }
            ended += u64::from(self.check_game::<S>(&options, seed, &mut rng, &mut trial_moves));
        }
        trial_moves.have_read_every_pattern(self.texts);
        if self.share.0 == 0 {
            options::each_value_changes_a_game::<S>(self.texts, self.inert_options);
            followed::texts_follow_the_options::<S>(self.texts, self.inert_options, self.follows.facts);
        }
        assert!(ended > 0, "{}: none of {games} games ended within {} moves", S::INFO.id, self.max_moves);
    }

    /// Plays one game and checks the laws on the way. Returns whether it ended.
    fn check_game<S: Playable>(
        &self,
        options: &S::Options,
        seed: u64,
        rng: &mut FastRng,
        trial_moves: &mut TrialMoves<S>,
    ) -> bool {
        let mut random = Random::new(seed);
        let (mut state, mut chance) = luck::start::<S>(&Deal::new(options.clone(), seed));
        let mut game: Vec<(S::Move, Vec<ChanceEvent>, S)> = Vec::new();
        let opening = state.clone();
        let is_so = |(key, value, _): &&(&str, &str, &str)| options.get(key).to_string() == *value;
        let unsaid: Vec<&str> = self.follows.unsaid.iter().filter(is_so).map(|(.., word)| *word).collect();
        let encodings = [S::View::encoding(options), S::View::features(options)];
        encoding::is_described::<S>(&encodings, options);
        for number in 0..=self.max_moves {
            let site = Site { seed, number, options, state: &state, unsaid: &unsaid };
            self.check_state(&site, &encodings, rng, trial_moves);
            let before =
                game.last().map(|(mv, ..)| (game.iter().rev().nth(1).map_or(&opening, |(.., state)| state), *mv));
            hold!(&site, facts::need_no_way, before);
            if number == self.max_moves {
                break;
            }
            let decision = Decision::of(&state);
            let choose = || if seed.is_multiple_of(3) { Greedy.choose(decision) } else { random.choose(decision) };
            let Some(mv) = site.guard("a player makes its move", choose) else { break };
            let before = chance.clone();
            let mut recording = Recording::new(chance);
            let mut after = state.clone();
            site.guard(&format!("`{mv}` can be played"), || after.play_unchecked(mv, &mut recording));
            let step = Step { site, mv, events: &recording.events, after: &after };
            check_step(&step, &before, &recording.source);
            trial_moves.add(&mv, rng);
            game.push((mv, recording.events, after.clone()));
            (state, chance) = (after, recording.source);
        }
        let site = Site { seed, number: game.len(), options, state: &state, unsaid: &unsaid };
        hold!(&site, trace::replays_to_the_same_bytes, &opening, &game);
        hold!(&site, trace::is_recorded_in_full, &game);
        let states = std::iter::once(&opening).chain(game.iter().map(|(.., state)| state));
        hold!(&site, solving::never_says_too_much, states);
        if seed.is_multiple_of(SOLVED) {
            let deal = Deal::<S>::new(options.clone(), seed);
            site.guard("a solver's walk through the game", || solving::essence_is_all_that_matters(&deal, rng));
        }
        state.outcome().is_some()
    }

    fn check_state<S: Playable>(
        &self,
        site: &Site<'_, S>,
        encodings: &[Encoding; 2],
        rng: &mut FastRng,
        trial_moves: &mut TrialMoves<S>,
    ) {
        hold!(site, state::is_valid);
        hold!(site, state::reads_back);
        hold!(site, moves::end_only_with_the_game);
        hold!(site, moves::have_each_one_spelling);
        hold!(site, moves::are_as_many_as_counted);
        let others = site.guard("moves are read", || trial_moves.some(site.state, rng));
        hold!(site, table::refuses_for_a_reason, &others);
        hold!(site, moves::others_are_refused, others);
        hold!(site, hostile::texts_are_moves_or_refused, rng);
        hold!(site, hostile::changed_states_are_refused_or_sound, self.closed, rng);
        hold!(site, hostile::each_entry_changed_is_refused_or_sound, self.closed);
        for seat in seats(site.state) {
            let view = site.guard("the state is seen", || site.state.view(seat));
            hold!(site, knowledge::hides_and_is_true, &view, self.own_view_keys, self.secret_keys);
            hold!(site, knowledge::can_be_redealt, seat, &view, rng);
            hold!(site, knowledge::leaves_hidden_entries_to_luck, &view, rng);
            hold!(site, knowledge::gives_its_reason, seat, &view, self.claims, rng);
            hold!(site, encoding::observes_the_view, encodings, seat, &view, rng);
            let table = site.guard("the table is laid", || view.table());
            hold!(site, table::is_in_order, seat, &table);
            hold!(site, table::types_each_number, &table);
            if site.number.is_multiple_of(READ) || site.state.outcome().is_some() {
                hold!(site, texts::read_well, &table);
            }
            if seat == site.state.deciding_seat() {
                hold!(site, encoding::numbers_each_move, &encodings[0], &view, rng);
                hold!(site, table::offers_each_move, &table);
                hold!(site, table::promises_what_is_legal, &table, self.prompts);
                hold!(site, table::marks_what_ends, &table, rng);
                if site.number.is_multiple_of(ASKED) {
                    hold!(site, about::everything_is_explained, &view, &table, rng);
                }
            }
        }
    }
}

/// The seats whose views differ: all, or the one to decide where all is shared.
fn seats<S: Playable>(state: &S) -> Vec<Seat> {
    if state.is_shared() { vec![state.deciding_seat()] } else { (0..S::INFO.seats).map(Seat).collect() }
}

fn check_step<S: Playable>(step: &Step<'_, S>, before: &DealChance, after: &DealChance) {
    luck::is_named(step);
    hold!(step, luck::can_be_replayed_from_events);
    hold!(step, luck::comes_again_after_undo, before, after);
    hold!(step, table::describes_every_move);
    hold!(step, facts::are_of_their_kind);
}

/// All options as one readable line.
pub(crate) fn in_words<O: Options>(options: &O) -> String {
    let rules = options.older_rules().map(|version| format!("rules={version}"));
    let pairs = options.pairs().into_iter().map(|(key, value)| format!("{key}={value}"));
    pairs.chain(rules).collect::<Vec<_>>().join(" ")
}
