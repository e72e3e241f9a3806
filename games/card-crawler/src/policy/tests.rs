//! The ideas of the player, each in a scene made for it.

use underdeck_cards::{Card, CardSet};
use underdeck_game::{FastChance, FastRng, GameResult, Play, Policy as _, Seat, State as _};

use crate::deck::{ACTION, DARK_LORD};
use crate::draw::Draw;
use crate::location::{Location, Locations};
use crate::{Move, Options, Phase, State};

/// A hero at r3c3 with this hand and draw pile, in a fortress that is empty except for these rooms; the rest of the
/// first deck is on the discard pile.
fn scene(hand: &str, draw: &str, rooms: &[(&str, &str)]) -> State {
    let mut state = State::new(&Options::default(), &mut FastChance(FastRng::new(1)));
    let draw: CardSet = if draw.is_empty() { CardSet::EMPTY } else { draw.parse().unwrap() };
    state.hand = hand.parse().unwrap();
    state.draw = Draw::of(draw);
    state.discard = ACTION - state.hand - draw;
    state.unknown = Locations::EMPTY;
    state.empty = Locations::ROOMS;
    for (room, card) in rooms {
        let (room, card): (Location, Card) = (room.parse().unwrap(), card.parse().unwrap());
        let away = state.grid.find(card);
        let other = state.grid.replace(room, card);
        if away.is_room() {
            state.grid.replace(away, other);
        }
        state.empty.remove(room);
    }
    state.lord = state.grid.find(DARK_LORD);
    state.at = "r3c3".parse().unwrap();
    state.first_room = "r1c1".parse().unwrap();
    state
}

/// The player's move, which is legal.
fn chosen(state: &State) -> String {
    let mv = state.view(Seat(0)).heuristic();
    assert!(state.is_legal(mv), "{mv}");
    mv.to_string()
}

#[test]
fn takes_the_sure_win_with_the_cheapest_attack_and_the_cheapest_card() {
    let mut state = scene("AC 2C 8C TC TD TS", "", &[("r3c3", "XB")]);
    assert_eq!(chosen(&state), "attack with AC TC TD TS");
    state.play("attack with AC TC TD TS".parse().unwrap(), &mut FastChance(FastRng::new(1))).unwrap();
    assert_eq!(chosen(&state), "loot with 2C");
}

#[test]
fn keeps_a_card_to_loot_the_dark_lord_with() {
    let state = scene("6C 8C TC TD", "", &[("r3c3", "XB")]);
    assert!(!chosen(&state).starts_with("attack"));
}

#[test]
fn kills_the_dark_lord_with_cards_that_score_and_loots_him_with_one_that_does_not() {
    let mut state = scene("9C TC 7D 8D 4S", "", &[("r3c3", "XB")]);
    assert_eq!(chosen(&state), "attack with 9C TC 7D 8D");
    state.play("attack with 9C TC 7D 8D".parse().unwrap(), &mut FastChance(FastRng::new(1))).unwrap();
    assert_eq!(chosen(&state), "loot with 4S");
}

#[test]
fn doubles_for_the_dark_lord_if_that_kills_him() {
    let mut state = scene("AC 7C 9C", "", &[("r3c3", "XB")]);
    assert_ne!(chosen(&state), "double");
    state.queens.insert(crate::deck::FIGHTER);
    assert_eq!(chosen(&state), "double");
    state.play(Move::Double, &mut FastChance(FastRng::new(1))).unwrap();
    assert_eq!(chosen(&state), "attack with 7C 9C");
}

#[test]
fn kills_with_the_smallest_set() {
    let state = scene("2D 4C 6C 8D 9S", "AC 2C 3C", &[("r3c3", "7S"), ("r1c1", "XB")]);
    assert_eq!(chosen(&state), "attack with 6C 9S");
}

#[test]
fn never_attacks_in_vain() {
    let state = scene("4C 5C 6C 5D", "6D 4D AC", &[("r3c3", "KH"), ("r1c1", "XB")]);
    assert!(!chosen(&state).starts_with("attack"));
}

#[test]
fn meets_a_shot_with_no_more_than_it_asks_for() {
    let mut state = scene("2C 5C 6D KS", "4D AC", &[("r2c3", "7S"), ("r1c1", "XB")]);
    (state.phase, state.arrived) = (Phase::Defend("r2c3".parse().unwrap()), true);
    assert_eq!(chosen(&state), "defend with 2C 5C");
}

#[test]
fn doubles_a_defence_only_against_death() {
    let mut state = scene("6C", "6D 4D AC 3C 4C 2D", &[("r3c3", "KH"), ("r1c1", "XB")]);
    state.queens.insert(crate::deck::FIGHTER);
    (state.phase, state.arrived) = (Phase::Defend(state.at), true);
    assert_eq!(chosen(&state), "defend with 6C");
    state.wounds = 6;
    assert_eq!(chosen(&state), "double");
}

/// A king put down for the Dark Lord costs 20 points, the Fighter 10 with an empty trash and 5 otherwise.
#[test]
fn a_victory_waits_for_a_card_that_scores_little() {
    let rooms = [("r3c4", "XB")];
    assert_eq!(chosen(&scene("AC 8C TC TD 9C KC", "", &rooms)), "go r3c4 discard KC");
    // After the step and the attack only a king would be left.
    let mut state = scene("8C TC TD 9C KC KD", "", &rooms);
    state.queens.insert(crate::deck::HELPFUL_HAND);
    let mv = chosen(&state);
    assert!(mv.starts_with("go ") && !mv.starts_with("go r3c4"), "{mv}");
    let mut state = scene("8C TC TD 9C KC", "", &[("r3c3", "XB")]);
    assert_eq!(chosen(&state), "attack with 8C 9C TC TD");
    state.queens.insert(crate::deck::FIGHTER);
    assert_eq!(chosen(&state), "double");
    state.hand.insert("AC".parse().unwrap());
    assert_eq!(chosen(&state), "attack with 8C 9C TC TD");
}

#[test]
fn loots_with_the_card_of_least_score_and_strength() {
    let state = scene("AC AD 5C 6S", "", &[("r3c3", "TD"), ("r1c1", "XB")]);
    assert_eq!(chosen(&state), "loot with AC");
}

#[test]
fn refills_the_hand_where_that_is_free_and_walks_with_the_weakest_card() {
    let mut state = scene("KC 2C 5C 6S", "AC 2D", &[("r3c5", "TD"), ("r1c1", "XB")]);
    assert_eq!(chosen(&state), "end");
    state.hand.insert("4C".parse().unwrap());
    assert_eq!(chosen(&state), "go r3c4 discard KC");
}

#[test]
fn does_not_enter_the_room_of_a_monster_that_it_cannot_kill_yet() {
    let state = scene("2C 3C 2D 3D 2S", "6C 6D 6S 5C 5D", &[("r3c4", "XB"), ("r2c3", "KC")]);
    let mv = chosen(&state);
    assert!(mv.starts_with("go ") && !mv.contains("r3c4") && !mv.contains("r2c3"), "{mv}");
}

#[test]
fn trashes_a_weak_card_rather_than_die_of_exhaustion() {
    let mut state = scene("2C 5D", "", &[("r1c1", "XB")]);
    state.wounds = 8;
    assert_eq!(chosen(&state), "heal trash 2C");
}

#[test]
fn does_not_heal_itself_into_a_deadly_reshuffle() {
    let mut state = scene("2S 7C 9C", "3S 4S", &[("r1c1", "XB")]);
    (state.wounds, state.options.exhaustion) = (9, 4);
    assert_eq!(chosen(&state), "end");
    state.draw = Draw::of("3S".parse::<CardSet>().unwrap());
    assert!(chosen(&state).starts_with("heal"));
}

#[test]
fn trades_worthless_cards_for_health_before_the_victory() {
    let mut state = scene("2C 3C 6D", "", &[("r3c3", "XB")]);
    (state.slain, state.wounds) = (true, 4);
    assert_eq!(chosen(&state), "loot with 2C");
    state.trash.insert("4S".parse().unwrap());
    assert_eq!(chosen(&state), "heal trash 2C");
}

#[test]
fn the_healer_heals_for_nothing_only_while_a_pass_costs_more_than_she_gives() {
    let mut state = scene("2C 4C 5C 6C QH", "AC", &[("r1c1", "XB")]);
    state.wounds = 3;
    assert_eq!(chosen(&state), "heal QH");
    state.queens.insert(crate::deck::STRONG_ONE);
    assert_ne!(chosen(&state), "heal QH");
}

/// Plays a game to its end: whether it was won, the score, and the number of moves.
fn play(options: &Options, seed: u64) -> (bool, i64, u32) {
    let mut luck = FastChance(FastRng::new(seed));
    let mut state = State::new(options, &mut luck);
    for moves in 0..2000 {
        if let Some(outcome) = state.outcome() {
            return (outcome.result == GameResult::Won, outcome.score.unwrap_or(0).into(), moves);
        }
        let mv = state.view(Seat(0)).heuristic();
        state.play(mv, &mut luck).unwrap();
    }
    panic!("game {seed} does not end");
}

#[test]
fn wins_most_games_with_many_points() {
    let games: Vec<_> = (0..300).map(|seed| play(&Options::default(), seed)).collect();
    assert!(games.iter().filter(|game| game.0).count() > 285);
    assert!(games.iter().map(|game| game.1).sum::<i64>() > 300 * 150);
}

#[test]
fn ends_every_game_under_all_house_rules() {
    let mut seed = 0;
    for hand_size in 3..=7 {
        for life in [5, 10, 20] {
            for exhaustion in 1..=4 {
                for _ in 0..5 {
                    seed += 1;
                    play(&Options { hand_size, life, exhaustion, ..Options::default() }, seed);
                }
            }
        }
    }
}
