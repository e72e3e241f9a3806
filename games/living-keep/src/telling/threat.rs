//! The heroes who may come, and those who can be stopped.

use underdeck_cards::{Card, CardSet, Suit};

use super::haul::hidden;
use super::scene::Scene;
use crate::State;
use crate::deck::{HEROES, turn_cards};
use crate::kinds::{Kind, Mode};
use crate::tables::Who;
use crate::words::or_nothing;
use underdeck_game::{Message, say};

/// The turn cards that are equally likely to be next; one, if it is known (hero-2, hero-3).
pub(crate) fn next_turn_cards(scene: &Scene<'_>) -> CardSet {
    let view = scene.view;
    let pile = view.turns(if view.options.mode == Mode::Coop { view.active.into() } else { 0 });
    match pile.first().map(|seen| seen.card()) {
        Some(Some(card)) => CardSet::of(card),
        Some(None) => unseen_turn_cards(scene),
        None => turn_cards(view.monarch != 0 && view.turn_pass + 2 >= view.turn_limit),
    }
}

/// The face-down, unknown turn cards.
pub(crate) fn unseen_turn_cards(scene: &Scene<'_>) -> CardSet {
    let view = scene.view;
    let known = CardSet::seen([0, 1].iter().flat_map(|&pile| view.turns(pile)));
    let met: CardSet = view.hero.and_then(Kind::card).into_iter().collect();
    turn_cards(scene.state.has_monarch()) - known - view.turn_discard - met
}

/// `3 hearts, 2 diamonds, 6 black cards and the Monarch`.
pub(crate) fn turn_composition(cards: CardSet) -> Message {
    let of = |suit| (cards & CardSet::suit(suit)).len();
    let (hearts, diamonds, black) = (of(Suit::Hearts), of(Suit::Diamonds), of(Suit::Clubs) + of(Suit::Spades));
    let parts = [
        (hearts > 0).then(|| say!(COUNT_HEARTS, n = hearts)),
        (diamonds > 0).then(|| say!(COUNT_DIAMONDS, n = diamonds)),
        (black > 0).then(|| say!(COUNT_BLACK, n = black)),
        cards.contains(Card::RED_JOKER).then(|| say!(COUNT_MONARCH)),
    ];
    or_nothing(parts.into_iter().flatten())
}

/// The danger of the next turn card.
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub(crate) struct Threat {
    /// The chance that a hero or the Monarch comes.
    pub(crate) comes: f64,
    /// The chance that the minions alone stop him, if he comes.
    pub(crate) stopped: f64,
    /// The most damage that he can do to this Keep.
    pub(crate) worst: u16,
}

/// The danger of the next turn card for the Keep that decides (hero-4, hero-5, hero-6, fight-1).
pub(crate) fn threat(scene: &Scene<'_>) -> Threat {
    let cards = next_turn_cards(scene);
    let mut threat = Threat::default();
    for card in cards {
        let candidates: Vec<Kind> = match card.suit() {
            None => vec![Kind::MONARCH],
            Some(suit @ (Suit::Hearts | Suit::Diamonds)) if scene.view.options.heroes => callable(scene, suit),
            Some(_) => continue,
        };
        let each = 1.0 / cards.len() as f64;
        threat.comes += each;
        for &kind in &candidates {
            if would_win(&scene.state, kind) {
                threat.stopped += each / candidates.len() as f64;
            } else {
                threat.worst = threat.worst.max(scene.keep.tables().hero(kind, scene.view.monarch).damage);
            }
        }
    }
    if threat.comes > 0.0 {
        threat.stopped /= threat.comes;
    }
    threat
}

/// The heroes of a suit who may be drawn first, all equally likely (hero-6).
fn callable(scene: &Scene<'_>, suit: Suit) -> Vec<Kind> {
    let called = HEROES & CardSet::suit(suit);
    let known = scene.view.main().iter().map_while(|seen| seen.card()).find(|&card| called.contains(card));
    let of = |cards: CardSet| (cards & called).iter().filter_map(Kind::of).collect::<Vec<_>>();
    match known {
        Some(card) => Kind::of(card).into_iter().collect(),
        None => {
            Some(of(hidden(scene))).filter(|kinds| !kinds.is_empty()).unwrap_or_else(|| of(scene.view.discard.open()))
        }
    }
}

/// The number of minions that count at the hero's present rank: in coop against the Monarch as his row says
/// (fight-1, fight-2).
pub(crate) fn counted(state: &State) -> u8 {
    let of = |keep: &crate::keep::Keep| keep.minions.at_least(state.hero_rank);
    let is_shared = state.options.mode == Mode::Coop && state.hero == Some(Kind::MONARCH);
    match state.tables().monarch(state.monarch).who {
        Who::All if is_shared => state.keeps.iter().map(of).sum(),
        Who::One if is_shared => state.keeps.iter().map(of).max().unwrap_or(0),
        _ => of(state.keep()),
    }
}

/// Whether the minions stop a hero of full rank, without doors and traps (fight-1, fight-2).
fn would_win(state: &State, kind: Kind) -> bool {
    let rank = state.tables().hero(kind, state.monarch).rank;
    let mut met = *state;
    (met.hero, met.hero_rank) = (Some(kind), rank);
    met.would_win()
}
