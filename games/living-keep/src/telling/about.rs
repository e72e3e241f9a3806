//! Descriptions of the things on the table, in plain sentences with an example.

use underdeck_cards::{Card, CardSet, Suit};
use underdeck_game::{Id, Message, Options as _, Place, RuleIds, Term, Tooltip, Value, by_values, say};

use super::scene::Scene;
use super::{haul, threat};
use crate::kinds::{Kind, Mode};
use crate::words::faces;
use crate::{View, text};

/// The description of a place.
pub(super) fn tooltip(view: &View, place: &Place) -> Option<Tooltip> {
    match place {
        Place::Card(_, card) if *card > Card::BLACK_JOKER => None,
        Place::Card(_, card) => {
            Some(card_lore(view, *card).odds(odds(view, if is_of_main(*card) { "main" } else { "turn_deck" })))
        }
        Place::Zone(id) => zone(view, id),
        _ => None,
    }
}

fn card_lore(view: &View, card: Card) -> Tooltip {
    let (rank, suit) = (card.rank(), card.suit());
    let (is_draft, heroes) = (view.options.mode == Mode::Draft, option(view, "heroes"));
    let (kind, tables) = (Kind::of(card), view.tables());
    let force = kind.map_or(0, |kind| tables.hired(kind).0);
    let needs = kind.filter(|kind| !kind.is_minion()).map_or(0, |kind| tables.hero(kind, view.monarch).needs);
    let (says, rules): (_, &'static [_]) = match (rank, suit) {
        _ if !is_in_game(view, card) => (say!(LORE_ABSENT), &["deck-1", "deck-2"]),
        (2..=10, Some(Suit::Clubs | Suit::Spades)) if is_draft => (say!(LORE_DRAFT_MINION, rank = force), DRAFT_LORE),
        (2..=10, _) if is_draft => {
            let drafted = (view.options.hero_player != 0).to_string();
            (say!(LORE_DRAFT_HERO, rank = force, drafted), DRAFT_LORE)
        }
        (0, _) if card == Card::RED_JOKER => (say!(LORE_MONARCH, needs), &["deck-2", "hero-3", "fight-1"]),
        (0, _) => (say!(LORE_JOKER), &["deck-1", "dig-7", "chant-1"]),
        (1, suit) => {
            let (peons_wait, aces_pay) = (option(view, "peons_wait"), suit.filter(|_| view.options.aces_pay));
            let aces_pay = aces_pay.map_or("none", |suit| ["clubs", "diamonds", "hearts", "spades"][suit as usize]);
            (say!(LORE_PEON, peons_wait, aces_pay), &["deck-3", "dig-5", "dig-6", "R16", "R17"])
        }
        (11.., Some(Suit::Clubs | Suit::Spades)) => (say!(LORE_QUIET), &["deck-2", "hero-5"]),
        (11.., _) if !view.options.heroes => (say!(LORE_QUIET), &["deck-2", "hero-5", "option-6"]),
        (11.., _) => (say!(LORE_CALL), &["deck-2", "hero-6"]),
        (_, Some(Suit::Hearts)) => (say!(LORE_HEARTS, rank = force, needs, heroes), HERO_LORE),
        (_, Some(Suit::Diamonds)) => (say!(LORE_DIAMONDS, rank = force, needs, heroes), HERO_LORE),
        (_, Some(Suit::Spades)) => (say!(LORE_SPADES, rank = force), MINION_LORE),
        _ => (say!(LORE_CLUBS, rank = force), MINION_LORE),
    };
    Tooltip::new(says, rules)
}

/// Whether the card is among the cards of this mode (deck-1, deck-2).
fn is_in_game(view: &View, card: Card) -> bool {
    match (view.options.mode, card.rank()) {
        (Mode::Draft, rank) => (2..=10).contains(&rank),
        (Mode::Standard, rank) => rank != 1 && card != Card::RED_JOKER,
        _ => true,
    }
}

/// The value of a house rule, for a message that follows it.
fn option(view: &View, key: &str) -> Value {
    view.options.get(key).argument()
}

const HERO_LORE: RuleIds = &["deck-3", "dig-7", "fight-1", "result-1"];
const DRAFT_LORE: RuleIds = &["deck-3", "draft-1", "war-2", "option-10"];
const MINION_LORE: RuleIds = &["deck-3", "dig-7", "attempt-2"];

fn zone(view: &View, id: &str) -> Option<Tooltip> {
    let (says, rules): (&Id, RuleIds) = match id {
        "phase" => (&text::ZONE_PHASE, &["order-1", "order-4"]),
        "health" => (&text::ZONE_HEALTH, &["keep-1", "result-1", "result-3", "war-6"]),
        "gold" => (&text::ZONE_GOLD, &["store-1", "store-2", "build-1", "upkeep-2"]),
        "stone" => (&text::ZONE_STONE, &["store-1", "store-2", "build-1"]),
        "food" => (&text::ZONE_FOOD, &["store-1", "store-2", "upkeep-1"]),
        "mana" => (&text::ZONE_MANA, &["store-1", "store-2", "cast-1"]),
        "peons" => (&text::ZONE_PEONS, &["keep-1", "dig-1", "chant-1"]),
        "upkeep" => (&text::ZONE_UPKEEP, &["upkeep-1", "upkeep-2", "shortfall-1"]),
        "rooms" => (&text::ZONE_ROOMS, &["kind-1", "build-1"]),
        "minions" => (&text::ZONE_MINIONS, &["minion-1", "fight-1", "fight-3", "war-2"]),
        "turn_deck" | "turn_deck2" => (&text::ZONE_TURN_DECK, &["deck-2", "hero-3", "go-2", "option-6"]),
        "turn_discard" => (&text::ZONE_TURN_DISCARD, &["hero-2", "hero-5"]),
        "main" => (&text::ZONE_MAIN, &["deck-1", "deck-3", "draw-1"]),
        "discard" => (&text::ZONE_DISCARD, &["draw-1", "shuffle-2", "shuffle-3", "R5"]),
        "hero" | "hero_rank" => (&text::ZONE_HERO, &["defend-1", "fight-1", "result-1", "R45"]),
        "revealed" => (&text::ZONE_REVEALED, &["attempt-1", "attempt-2"]),
        "score" => (&text::ZONE_SCORE, &["score-1", "score-6"]),
        _ => return None,
    };
    Some(Tooltip::new(by_values(says, &view.options.pairs()), rules).odds(odds(view, id)))
}

/// Whether the card is a main card, and no turn card.
fn is_of_main(card: Card) -> bool {
    card.rank() <= 10 && card != Card::RED_JOKER
}

/// The unseen cards that concern a zone.
fn odds(view: &View, id: &str) -> Message {
    let is_open = view.options.mode != Mode::Draft && view.decides();
    match id {
        "main" | "peons" if is_open => match haul::hidden(&Scene::of(view)) {
            CardSet::EMPTY => say!(UNSEEN_NONE),
            hidden => say!(UNSEEN_MAIN, cards = faces::composition(hidden)),
        },
        "turn_deck" if is_open && !view.turns(0).is_empty() => {
            say!(UNSEEN_TURN, cards = threat::turn_composition(threat::unseen_turn_cards(&Scene::of(view))))
        }
        _ => Message::default(),
    }
}

/// The glossary.
pub(super) const GLOSSARY: &[Term] = &[
    Term::new("rank", &["fight-1"]),
    Term::new("banish", &["shortfall-1", "recruit-2"]),
    Term::new("pass", &["go-2", "hero-2", "option-3", "option-8"]),
    Term::new("door", &["use-1", "use-2", "use-3", "R49"]),
    Term::new("trap", &["use-4", "use-5", "use-6", "use-7", "R47"]),
    Term::new("research", &["crew-1", "crew-2", "channel-1", "labour-1", "R27", "R31"]),
    Term::new("chant", &["chant-1"]),
    Term::new("shortfall", &["upkeep-3", "shortfall-1"]),
    Term::new("trade", &["research-1", "research-2"]),
    Term::new("mode", &["option-2"]),
    Term::new("scenario", &["option-5", "tables-1", "R59"]),
    Term::new("monarch", &["deck-2", "option-4", "R3"]),
    Term::new("hero", &["hero-6", "option-6"]),
    Term::new("draft", &["draft-1", "draft-2", "option-9", "option-10"]),
    Term::new("quiet", &["hero-5", "shuffle-3", "R5"]),
    Term::new("ace", &["deck-3", "dig-7", "chant-1", "R16"]),
    // Spells, doors and traps.
    Term::new("to_arms", &["cast-2", "R36"]),
    Term::new("summon_peon", &["cast-3"]),
    Term::new("regen", &["cast-4"]),
    Term::new("premonition", &["cast-5", "premonition-1", "premonition-2"]),
    Term::new("power_strike", &["cast-6", "R39"]),
    Term::new("summon_dragon", &["cast-7", "R38"]),
    Term::new("wooden", &["use-1", "R49"]),
    Term::new("metal", &["use-2", "R49"]),
    Term::new("magic", &["use-3", "R49"]),
    Term::new("pit", &["use-4"]),
    Term::new("rockfall", &["use-5"]),
    Term::new("spikes", &["use-6"]),
    Term::new("darts", &["use-7"]),
    // The verbs of the moves.
    Term::new("collect", &["upkeep-1", "upkeep-2"]),
    Term::new("assign", &["dig-1", "chant-1"]),
    Term::new("peon", &["dig-6", "R17"]),
    Term::new("give", &["divide-1"]),
    Term::new("build", &["build-1", "option-7"]),
    Term::new("train", &["train-1", "train-2"]),
    Term::new("channel", &["channel-1", "crew-2", "crew-3", "R27"]),
    Term::new("labour", &["labour-1", "crew-2", "R27"]),
    Term::new("erase", &["option-17", "R31"]),
    Term::new("attempt", &["recruit-1", "attempt-1"]),
    Term::new("recruit", &["attempt-2"]),
    Term::new("done", &["attempt-4"]),
    Term::new("flip", &["hero-1"]),
    Term::new("use", &["defend-1", "R45"]),
    Term::new("fight", &["fight-1", "result-1"]),
    Term::new("cast", &["cast-1"]),
    Term::new("place", &["premonition-3"]),
    Term::new("extra", &["draft-4"]),
    Term::new("attack", &["war-2"]),
    Term::new("alone", &["war-3"]),
    Term::new("join", &["war-3"]),
    Term::new("next", &["order-1"]),
];
