//! Why moves are refused: every readable move that is not legal has a reason, and no legal one has.

use underdeck_card_crawler::{Move, Options, State};
use underdeck_cards::{Card, CardSet};
use underdeck_game::{FastChance, FastRng, Play as _, Presentation as _, Seat, State as _, below};

use crate::rules::scene::Scene;

fn reason(text: &str, mv: &str) -> String {
    Scene::new(text).view(Seat(0)).refusal(mv.parse().unwrap()).unwrap().reason.into()
}

#[test]
fn sets_say_what_is_wrong_with_them() {
    let text = "at r1c2; hand 5C KD QH; rooms r1c2=8S r1c3=2C. r1c4=3C.";
    assert_eq!(reason(text, "attack with 5C KD"), "K♦ has no points and cannot be played in a fight");
    assert_eq!(reason(text, "attack with QH"), "Q♥ has no points and cannot be played in a fight");
    assert_eq!(reason(text, "attack with 5C 6C"), "6♣ is not in your hand");
    let empty = Scene::new(text).view(Seat(0)).refusal(Move::Attack(CardSet::EMPTY)).unwrap();
    assert_eq!(empty.reason, "an attack takes at least one card");
    let attack = format!("{text}; defend r1c2");
    assert_eq!(reason(&attack, "defend with KD"), "K♦ has no points and cannot be played in a fight");
    assert_eq!(Scene::new(&attack).why("attack with 5C"), ["defend-1", "defend-2", "R33"]);
}

#[test]
fn other_phases_are_named() {
    let over = "at r1c2; hand 5C; rooms r1c2=8S; wounds 10; phase over; outcome result=lost cause=trap score=0";
    assert_eq!(Scene::new(over).why("end"), ["over-1"]);
    let trap = Scene::new("at r1c2; hand 5C; rooms r1c2=JS.; phase trap; arrived");
    assert_eq!(trap.why("go r1c1 discard 5C"), ["trap-1", "trap-2", "R33"]);
    assert_eq!(trap.why("trash 6C"), ["term-6"]);
    let action = Scene::new("at r1c2; hand 5C; rooms r1c2=8D");
    assert_eq!(action.why("take wound"), ["trap-1", "trap-2", "R25"]);
    assert_eq!(action.why("trash 5C"), ["trap-1", "trap-2", "R25"]);
    assert_eq!(action.why("defend nothing"), ["defend-1", "defend-2", "R13"]);
    let defend = Scene::new("at r1c2; hand 5C; rooms r1c2=8S; defend r1c2");
    assert_eq!(defend.why("take wound"), ["defend-1", "defend-2", "R33"]);
    assert_eq!(defend.why("double"), ["double-1", "queen-4", "R17"]);
    assert_eq!(trap.why("defend nothing"), ["trap-1", "trap-2", "R33"]);
}

#[test]
fn places_are_named() {
    let outside = Scene::new("first r1c2; hand 5C; wounds 1; rooms r1c2=8S");
    assert_eq!(outside.why("go r1c1 discard 5C"), ["go-1", "enter-1", "R2"]);
    assert_eq!(outside.why("attack with 5C"), ["attack-1", "term-4"]);
    assert_eq!(outside.why("flee r1c1 trash 5C"), ["flee-1", "R6"]);
    assert_eq!(outside.why("heal QH"), ["term-6"]);
    let facing = Scene::new("at r2c2; hand 5C; rooms r2c2=8S");
    assert_eq!(facing.why("flee r1c2 trash 5C"), ["flee-1", "R8"]);
    assert_eq!(facing.why("flee r5c5 trash 5C"), ["term-1", "R3"]);
    assert_eq!(
        reason("at r2c2; hand 5C; rooms r2c2=8S", "flee outside trash 5C"),
        "you can only flee outside from your first room, row 1, column 1"
    );
}

/// A readable move of any kind.
fn any_move(rng: &mut FastRng) -> Move {
    let cards = |rng: &mut FastRng| Card::ALL[below(rng, 54) as usize];
    let location = |rng: &mut FastRng| {
        let text = format!("r{}c{}", below(rng, 5) + 1, below(rng, 5) + 1);
        text.parse().unwrap()
    };
    let set = |rng: &mut FastRng| (0..=below(rng, 2)).map(|_| Card::ALL[below(rng, 52) as usize]).collect::<CardSet>();
    match below(rng, 13) {
        0 => Move::Enter(location(rng), cards(rng)),
        1 => Move::Go(location(rng), cards(rng)),
        2 => Move::Flee(location(rng), cards(rng)),
        3 => Move::Flee("outside".parse().unwrap(), cards(rng)),
        4 => Move::Loot(cards(rng)),
        5 => Move::Attack(set(rng)),
        6 => Move::Defend(set(rng)),
        7 => Move::Double,
        8 => Move::Heal(cards(rng)),
        9 => Move::HealByQueen,
        10 => Move::End,
        11 => Move::TakeWound,
        _ => Move::Trash(cards(rng)),
    }
}

#[test]
fn exactly_the_illegal_moves_are_refused() {
    let (mut luck, mut rng) = (FastChance(FastRng::new(1)), FastRng::new(2));
    let (mut refused, mut legal) = (0, 0);
    for _ in 0..120 {
        let mut state = State::new(&Options { life: 20, ..Options::default() }, &mut luck);
        for _ in 0..60 {
            let view = state.view(Seat(0));
            for _ in 0..30 {
                let mv = any_move(&mut rng);
                let found = view.refusal(mv);
                assert_eq!(found.is_none(), state.is_legal(mv), "{mv}: {found:?} in {state:?}");
                if let Some(refusal) = found {
                    assert!(!refusal.reason.is_empty() && !refusal.reason.ends_with('.'), "{}", refusal.reason);
                    assert!(
                        underdeck_testkit::has_rules(
                            <underdeck_card_crawler::State as underdeck_game::State>::REFERENCE,
                            refusal.rules
                        ),
                        "{:?}",
                        refusal.rules
                    );
                    refused += 1;
                } else {
                    legal += 1;
                }
            }
            let Some(mv) = state.random_legal(&mut rng) else { break };
            assert_eq!(view.refusal(mv), None, "{mv}");
            state.play_unchecked(mv, &mut luck);
        }
    }
    assert!(refused > 15_000 && legal > 500, "{refused} refused, {legal} legal");
}
