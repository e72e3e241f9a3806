//! Whole physical games, answered from a hidden deal, equal the dealt games.

use std::collections::HashSet;
use std::path::Path;

use underdeck_bridge::{ChanceAnswer, ChanceQuestion, PhysicalGame};
use underdeck_game::{AnyMove, AnyOptions, ChanceEvent, FastRng, Play, Playable, Recording, Seat, State, View, below};
use underdeck_record::{Deal, DealChance};

/// A dealt game, the hidden truth.
struct Truth<S: State> {
    options: S::Options,
    states: Vec<S>,
    moves: Vec<S::Move>,
    /// The chance events of set-up and of each move.
    luck: Vec<Vec<ChanceEvent>>,
}

impl<S: Playable> Truth<S> {
    /// The game of a deal with up to `most` moves chosen by `choose`.
    fn dealt(deal: &Deal<S>, most: usize, mut choose: impl FnMut(usize, &S) -> Option<S::Move>) -> Self {
        let mut chance = Recording::new(DealChance::new(deal.seed));
        let mut state = S::new(&deal.options, &mut chance);
        let (mut moves, mut luck) = (Vec::new(), vec![std::mem::take(&mut chance.events)]);
        let mut states = vec![state.clone()];
        while moves.len() < most && state.outcome().is_none() {
            let Some(mv) = choose(moves.len(), &state) else { break };
            state.play_unchecked(mv, &mut chance);
            moves.push(mv);
            luck.push(std::mem::take(&mut chance.events));
            states.push(state.clone());
        }
        Self { options: deal.options.clone(), states, moves, luck }
    }

    /// The true answer to a question about step `step`.
    fn answer(&self, game: &PhysicalGame, question: &ChanceQuestion, step: usize) -> ChanceAnswer {
        let mut events = self.luck[..=step].iter().flatten();
        match question {
            ChanceQuestion::Card { event, place, .. } => match events.nth(*event) {
                Some(ChanceEvent::Shuffle { order, .. }) => ChanceAnswer::Turned(order[*place]),
                other => panic!("{other:?} at {event}, {:?}", game.recent_answers()),
            },
            ChanceQuestion::Die(_) => {
                let rolls: Vec<u8> = self.luck[step]
                    .iter()
                    .filter_map(|event| match event {
                        ChanceEvent::Roll { value, .. } => Some(*value),
                        ChanceEvent::Shuffle { .. } => None,
                    })
                    .collect();
                let rolled =
                    game.recent_answers().iter().filter(|told| matches!(told, ChanceAnswer::Rolled(_))).count();
                ChanceAnswer::Rolled(rolls[rolled])
            }
        }
    }

    /// Plays the game physically. Returns the numbers of cards and dice asked for.
    fn play_physically(&self, name: &str) -> [usize; 2] {
        let mut game = PhysicalGame::new(S::instance(), AnyOptions::of::<S>(&self.options));
        let (mut spots, mut cards, mut dice) = (HashSet::new(), 0, 0);
        for (step, truth) in self.states.iter().enumerate() {
            if let Some(&mv) = step.checked_sub(1).and_then(|n| self.moves.get(n)) {
                game.play(AnyMove::new(mv)).unwrap_or_else(|error| panic!("{name}, move {step}: {error}"));
            }
            let mut asked = 0;
            while let Some(question) = game.question().cloned() {
                match &question {
                    ChanceQuestion::Card { event, place, .. } => {
                        assert!(spots.insert((*event, *place)), "{name}, move {step}: asked twice");
                        asked += 1;
                    }
                    ChanceQuestion::Die(_) => dice += 1,
                }
                let answer = self.answer(&game, &question, step);
                game.answer(answer).unwrap_or_else(|error| panic!("{name}, step {step}: {error}\n{question:?}"));
            }
            cards += asked;
            let state = game.state().and_then(|state| state.typed::<S>());
            let state = state.unwrap_or_else(|| panic!("{name}: set-up is told"));
            for seat in (0..truth.seats()).map(Seat) {
                assert!(
                    state.view(seat) == truth.view(seat),
                    "{name}, step {step}: another view\n{}\n{}",
                    serde_json::to_string(&state.view(seat)).unwrap(),
                    serde_json::to_string(&truth.view(seat)).unwrap()
                );
            }
            assert_eq!(state.legal_spellings(), truth.legal_spellings(), "{name}, step {step}");
            assert_eq!(state.turn(), truth.turn(), "{name}, step {step}");
            self.counts(name, step, asked);
        }
        [cards, dice]
    }

    /// In a game for one seat without shuffles, the cards asked for are those no longer hidden.
    fn counts(&self, name: &str, step: usize, asked: usize) {
        let is_plain = step > 0 && self.states[step].seats() == 1 && self.luck[step].is_empty();
        if is_plain {
            let hidden = |step: usize| self.states[step].view(Seat(0)).hidden();
            let shown = hidden(step - 1).saturating_sub(hidden(step));
            assert!(asked == shown, "{name}, step {step}: {asked} asked, {shown} shown, {} hidden", hidden(step));
        }
    }
}

/// Plays the golden records of a game, and random games of several options.
fn compare_games<S: Playable>(folder: &str, most: usize, games: u64) {
    let records = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games").join(folder).join("tests/records");
    let mut sums = [0; 2];
    // Every other record of long games.
    let step = if S::INFO.seats > 1 { 2 } else { 1 };
    for (name, replay) in underdeck_testkit::golden_records::<S>(records).into_iter().step_by(step) {
        let truth = Truth::dealt(&replay.deal, most, |n, _| replay.moves.get(n).copied());
        let told = truth.play_physically(&name);
        sums = [sums[0] + told[0], sums[1] + told[1]];
    }
    for seed in 0..games {
        let mut rng = FastRng::new(seed);
        let truth = Truth::<S>::dealt(&Deal::new(S::Options::default(), seed), most, |_, state| {
            let wise = below(&mut rng, 2) == 0;
            if wise {
                Some(underdeck_game::Policy::heuristic(&state.view(state.deciding_seat())))
            } else {
                state.random_legal(&mut rng)
            }
        });
        let told = truth.play_physically(&format!("seed {seed}"));
        sums = [sums[0] + told[0], sums[1] + told[1]];
    }
    assert!(sums[0] > 100, "{sums:?}");
    println!("{folder}: {} cards and {} dice told", sums[0], sums[1]);
}

struct Told(u64);

impl underdeck_catalogue::GameVisitor for Told {
    type Out = ();

    fn visit<S: Playable>(self) {
        compare_games::<S>(S::INFO.id, 400, self.0);
    }
}

#[test]
fn a_physical_game_of_keevorn_equals_its_deal() {
    underdeck_catalogue::visit("keevorn", Told(20)).unwrap();
}

#[test]
fn a_physical_game_of_judgement_quest_equals_its_deal() {
    underdeck_catalogue::visit("judgement-quest", Told(20)).unwrap();
}

#[test]
fn a_physical_game_of_card_crawler_equals_its_deal() {
    underdeck_catalogue::visit("card-crawler", Told(20)).unwrap();
}

#[test]
fn a_physical_game_of_living_keep_equals_its_deal() {
    underdeck_catalogue::visit("living-keep", Told(4)).unwrap();
}

#[test]
fn a_physical_game_of_cryptkeeper_equals_its_deal() {
    underdeck_catalogue::visit("cryptkeeper", Told(20)).unwrap();
}
