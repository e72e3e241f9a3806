use std::collections::HashSet;

use underdeck_cards::{CardSet, Seen};
use underdeck_game::{
    Evaluation, FastChance, FastRng, GameResult, Link, Message, Play as _, Policy as _, Seat, State as _, Turn,
    View as _, say,
};

use crate::{Edition, Move, Options, Phase, State, View, deck};

/// An explored Room over a shuffled Floor of `floor` cards. Every card not named is in the Discard.
fn room(room: &str, hands: &str, backpack: &str, health: u8, floor: usize) -> State {
    let set = |text: &str| text.parse::<CardSet>().unwrap();
    let mut state = State::new(&Options::default(), &mut FastChance(FastRng::new(1)));
    (state.room, state.hands, state.backpack, state.health) = (set(room), set(hands), set(backpack), health);
    let mut rest: Vec<_> = (deck::deck(2) - state.room - state.hands - state.backpack).iter().collect();
    underdeck_game::shuffle(&mut FastRng::new(2), &mut rest);
    state.discard = rest[floor..].iter().copied().collect();
    state.floor = rest[..floor].iter().map(|&card| (card, false)).collect();
    state.phase = Phase::Explore;
    state.check().unwrap();
    state
}

/// The moves until a new card is turned up or the game ends, and the state then.
fn clear(mut state: State) -> (Vec<String>, State) {
    let (old, mut moves) = (state.room | state.backpack, Vec::new());
    while state.outcome().is_none() && old.contains_all(state.room) {
        let mv = state.view(Seat(0)).heuristic();
        state.play(mv, &mut FastChance(FastRng::new(3))).unwrap();
        moves.push(mv.to_string());
    }
    (moves, state)
}

#[test]
fn a_free_clean_kill_is_taken() {
    let (moves, state) = clear(room("QS 7S", "5C", "", 20, 30));
    assert_eq!((moves.join(", ").as_str(), state.health()), ("fight QS with 5C 7S", 20));
}

#[test]
fn a_weapon_is_not_spent_to_save_one_or_two_health() {
    let (moves, state) = clear(room("JC", "9C TC", "", 20, 30));
    assert!(state.hands.len() == 1 && state.health() >= 18, "{moves:?}");
}

#[test]
fn healing_comes_first_when_the_fight_would_kill() {
    let (moves, state) = clear(room("9H KS", "8C", "", 3, 30));
    assert_eq!((moves.join(", ").as_str(), state.health()), ("heal 9H, fight KS with 8C", 7));
}

#[test]
fn healing_waits_when_nothing_is_to_heal_yet() {
    let (moves, state) = clear(room("3H KS", "8C", "", 20, 30));
    assert_eq!((moves.join(", ").as_str(), state.health()), ("fight KS with 8C, relic 3H", 18));
}

#[test]
fn a_line_that_lives_is_found_though_it_looks_odd() {
    // Only a place in the full Room lets the diamond out to bury the king.
    let (moves, state) = clear(room("5C 6C QH KH", "", "TD", 13, 30));
    assert!(moves.contains(&"bury TD KH".into()), "{moves:?}");
    assert_eq!(state.health(), 1);
}

#[test]
fn a_last_room_is_won_when_it_can_be() {
    for (cards, hands, backpack, health) in
        [("9C", "", "5C 8H", 1), ("2C 5H", "", "", 1), ("KS 2S", "7C 6S", "", 3), ("AH 3C KD", "5D", "8D 9D", 4)]
    {
        let (moves, state) = clear(room(cards, hands, backpack, health, 0));
        assert_eq!(state.outcome().unwrap().result, GameResult::Won, "{cards}: {moves:?}");
    }
}

/// Whether some line of moves survives until a hidden card is turned up.
fn is_survived(state: &State, seen: &mut HashSet<State>) -> bool {
    let there = state.room | state.hands | state.backpack | state.discard;
    seen.insert(*state)
        && state.legal_vec().into_iter().any(|mv| {
            let mut after = *state;
            after.play_unchecked(mv, &mut FastChance(FastRng::new(3)));
            let is_new = matches!(mv, Move::Read(_) | Move::Probe(_)) || !there.contains_all(after.room);
            after.outcome().is_none() && (is_new || is_survived(&after, seen))
        })
}

#[test]
fn a_room_is_called_deadly_only_if_it_is() {
    let mut deadly = 0;
    for seed in 0..150 {
        let mut cards: Vec<_> = CardSet::STANDARD.iter().collect();
        underdeck_game::shuffle(&mut FastRng::new(seed), &mut cards);
        let take = |from: CardSet, n: usize| cards.iter().copied().filter(move |&card| from.contains(card)).take(n);
        let weapons = deck::Kinds::of(false).weapons;
        let hands: CardSet = [deck::RED, deck::BLACK].into_iter().flat_map(|hand| take(weapons & hand, 1)).collect();
        let there: CardSet = take(deck::MONSTERS, 2).chain(take(deck::Kinds::of(false).relics, 1)).collect();
        let state = room(&there.to_string(), &hands.to_string(), "", 1 + (seed % 20) as u8, 30);
        let reason = state.view(Seat(0)).reason();
        let is_deadly = !is_survived(&state, &mut HashSet::new());
        let armed = say!(REASON_LUCK_ARMED, health = state.health(), arms = Message::join(hands, Link::And));
        assert_eq!(reason == armed, is_deadly, "{there} with {hands}: {reason}");
        deadly += u32::from(is_deadly);
    }
    assert!((20..140).contains(&deadly), "{deadly} of 150");
}

#[test]
fn the_peddler_gets_monsters_and_relics() {
    let mut state = State::new(&Options::default(), &mut FastChance(FastRng::new(4)));
    while state.phase() == Phase::Peddler {
        let unwanted = state.room & (deck::MONSTERS | state.kinds().relics);
        let mv = state.view(Seat(0)).heuristic();
        assert_eq!(matches!(mv, Move::Trade(card) if unwanted.contains(card)), !unwanted.is_empty());
        state.play(mv, &mut FastChance(FastRng::new(5))).unwrap();
    }
}

/// No game goes in circles, and no move depends on the hidden order.
#[test]
fn every_kind_of_game_is_played_to_its_end() {
    let editions = [Edition::First, Edition::Second];
    for n in 0..72u64 {
        let options = Options {
            edition: editions[n as usize % 2],
            jokers: (n / 2 % 9) as u8,
            max_health: [1, 7, 20, 99][n as usize / 3 % 4],
            start_depth: [0, 8, 2][n as usize % 3],
            relics_as_weapons: n % 5 == 0,
            decline_fortunes: n % 7 == 0,
        };
        let mut luck = FastChance(FastRng::new(n));
        let mut state = State::new(&options, &mut luck);
        let mut moves = 0;
        while state.outcome().is_none() {
            let view = state.view(Seat(0));
            let mv = view.heuristic();
            if moves % 16 == 0 {
                assert_eq!(view.determinise(&mut FastRng::new(moves)).view(Seat(0)).heuristic(), mv);
            }
            state.play(mv, &mut luck).unwrap();
            moves += 1;
            assert!(moves < 3000, "{options:?}");
        }
    }
}

#[test]
fn most_games_are_won() {
    for (edition, least) in [(Edition::First, 65), (Edition::Second, 75)] {
        let won = |&seed: &u64| {
            let mut luck = FastChance(FastRng::new(seed));
            let mut state = State::new(&Options { edition, ..Options::default() }, &mut luck);
            while state.outcome().is_none() {
                state.play_unchecked(state.view(Seat(0)).heuristic(), &mut luck);
            }
            state.outcome().unwrap().result == GameResult::Won
        };
        let wins = (0..100).filter(won).count();
        assert!(wins >= least, "{wins} of 100 in the {} edition", edition.word());
    }
}

/// A plan foresees the same for every order of hidden cards, so its value cannot know more than the player.
#[test]
fn plans_foresee_nothing_that_is_hidden() {
    let mut covered = 0;
    for seed in 0..20 {
        let mut luck = FastChance(FastRng::new(seed));
        let mut state = State::new(&Options::default(), &mut luck);
        while matches!(state.turn(), Turn::Decide(_)) {
            let view = state.view(Seat(0));
            let mv = view.heuristic();
            let [one, other] = [1, 2].map(|n| {
                let mut rng = FastRng::new(seed ^ n);
                let mut next = view.determinise(&mut rng);
                next.play_unchecked(mv, &mut FastChance(rng));
                next
            });
            let shows = matches!(
                mv,
                Move::Trade(_) | Move::Probe(_) | Move::Read(_) | Move::Wish(_) | Move::Take | Move::Bury(..)
            );
            if !shows && one.depth == view.depth && other.depth == view.depth {
                let foreseen = [&one, &other].map(|next| view.foreseen(next, Seat(0)));
                assert_eq!(foreseen[0], foreseen[1], "{mv}");
                assert_eq!(foreseen[0].unseen().len(), foreseen[0].hidden(), "{mv}");
                covered += usize::from(foreseen[0] != one.view(Seat(0)));
            }
            state.play_unchecked(mv, &mut luck);
        }
    }
    assert!(covered > 100, "only {covered} moves uncovered anything");
}

#[test]
fn covered_cards_lie_unseen_on_top_of_the_floor() {
    let mut state = room("5S JH", "", "", 20, 9);
    state.floor.make_known(0);
    let view = View::of(&state);
    let mut covered = view;
    covered.cover(view.room);
    assert_eq!(covered.floor()[..2], [Seen::HIDDEN; 2]);
    assert_eq!(covered.floor()[2..], *view.floor());
    assert_eq!(covered.unseen(), view.unseen() | view.room);
}

/// One end of a plan counts for more than all others.
struct Favourite {
    end: usize,
    met: Vec<(State, Move)>,
}

impl Evaluation<View> for Favourite {
    fn foreseen(&mut self, _view: &View) -> f32 {
        0.2
    }

    fn end(&mut self, before: &State, mv: Move, worth: f32) -> f32 {
        // A Fortune may kill.
        assert!(worth > 0.0 && worth < 0.2 + 1e-6, "{mv} is worth {worth}, not the mean of what is foreseen");
        self.met.push((*before, mv));
        if self.met.len() - 1 == self.end { 0.9 } else { 0.1 }
    }
}

/// A higher value of a plan's end decides, also after a Scroll, and every end shows something or needs luck.
#[test]
fn a_plan_goes_to_the_end_that_counts_for_most() {
    let mut ends_with = HashSet::new();
    for state in [room("QS 7S", "5C", "", 20, 30), room("AS 4H", "8C", "6D", 9, 30), room("JC 3D", "9C", "2H", 14, 9)] {
        let view = View::of(&state);
        let plan = |end| {
            let (mut worth, mut rest) = (Favourite { end, met: Vec::new() }, Vec::new());
            let planned = view.planned(&mut worth, &mut rest).unwrap();
            rest.push(planned.mv);
            rest.reverse();
            (planned.worth, rest, worth.met)
        };
        let count = plan(usize::MAX).2.len();
        assert!(count > 1);
        for end in 0..count {
            let (worth, plan, met) = plan(end);
            let (before, last) = met[end];
            assert_eq!(worth, Some(0.9));
            assert!(plan.contains(&last) || matches!(plan.last(), Some(Move::Place(_) | Move::Probe(_))), "{last}");
            let view = View::of(&before);
            let seen: HashSet<View> = (0..9)
                .map(|n| {
                    let mut rng = FastRng::new(n);
                    let mut state = view.determinise(&mut rng);
                    state.play_unchecked(last, &mut FastChance(rng));
                    View::of(&state)
                })
                .collect();
            assert!(seen.len() > 1, "{last} shows nothing");
            ends_with.insert(matches!(last, Move::Read(_)));
        }
    }
    assert_eq!(ends_with.len(), 2);
}
