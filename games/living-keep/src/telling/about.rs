//! Descriptions of the things on the table, in plain sentences with an example.

use underdeck_cards::{Card, Suit};
use underdeck_game::{Place, Term, Tooltip};

use super::scene::Scene;
use super::{haul, threat};
use crate::View;
use crate::kinds::Mode;
use crate::words::faces;

/// The description of a place.
pub(super) fn tooltip(view: &View, place: &Place) -> Option<Tooltip> {
    match place {
        Place::Card(_, card) if *card > Card::BLACK_JOKER => None,
        Place::Card(_, card) => {
            Some(card_lore(*card).odds(odds(view, if is_of_main(*card) { "main" } else { "turn_deck" })))
        }
        Place::Zone(id) => zone(view, id),
        _ => None,
    }
}

fn card_lore(card: Card) -> Tooltip {
    let (rank, suit) = (card.rank(), card.suit());
    match (rank, suit) {
        (0, _) if card == Card::RED_JOKER => Tooltip::new(
            "The Monarch. No door and no Power Strike touches him, traps do, and two minions of his rank beat him.",
            &["deck-2", "hero-3", "fight-1"],
        ),
        (0, _) => Tooltip::new(
            "The black joker. Dug up, it makes the clubs of this dig soft: 2d8 stone each.",
            &["deck-1", "dig-7", "chant-1"],
        ),
        (1, _) => Tooltip::new(
            "A Peon, if you have room for one more: he digs or chants at once.",
            &["deck-3", "dig-5", "dig-6"],
        ),
        (11.., Some(Suit::Clubs | Suit::Spades)) => Tooltip::new("A quiet night: nobody comes.", &["deck-2", "hero-5"]),
        (11.., _) => Tooltip::new(
            "It calls a hero of its suit: the next one in the main deck comes to your Keep.",
            &["deck-2", "hero-6"],
        ),
        (_, Some(Suit::Hearts | Suit::Diamonds)) => {
            let needs = if rank >= 8 { "two minions" } else { "one minion" };
            let dug = if suit == Some(Suit::Hearts) { "d8 gold" } else { "3d6 gold" };
            let says =
                format!("A hero of rank {rank} by night: {needs} of that rank or more beat him. Dug up by day, {dug}.");
            Tooltip::new(says, &["deck-3", "dig-7", "fight-1", "result-1"])
        }
        _ => {
            let dug = if suit == Some(Suit::Spades) { "2d8 stone" } else { "solid rock: nothing" };
            let says = format!("A minion of rank {rank}, when the Gate turns it up and a Lair is free. Dug up, {dug}.");
            Tooltip::new(says, &["deck-3", "dig-7", "attempt-2"])
        }
    }
}

fn zone(view: &View, id: &str) -> Option<Tooltip> {
    let (says, rules): (_, &'static [_]) = match id {
        "phase" => ("The steps of a turn, in order. Each ends with its work or with `next`.", &["order-1", "order-4"]),
        "health" => (
            "A hero who escapes costs you health: a Monk 6, a Titan 16. At 0 a game alone is lost.",
            &["keep-1", "result-1", "result-3"],
        ),
        "gold" => (
            "For building, and for the pay of your minions. What the Vaults cannot hold is lost.",
            &["store-1", "store-2", "build-1", "upkeep-2"],
        ),
        "stone" => ("For building. What the Quarries cannot hold is lost.", &["store-1", "store-2", "build-1"]),
        "food" => (
            "For your minions, when they move in and in every Upkeep. What the Farms cannot hold is lost.",
            &["store-1", "store-2", "upkeep-1"],
        ),
        "mana" => ("For spells. Without a Shrine there is no room for any.", &["store-1", "store-2", "cast-1"]),
        "peons" => (
            "They dig for gold and stone, or chant for mana: a digger turns two cards, a chanter one. Each ace found is one more.",
            &["keep-1", "dig-1", "chant-1"],
        ),
        "upkeep" => (
            "What is due, and what you have. While you are short, a minion of the highest rank is banished.",
            &["upkeep-1", "upkeep-2", "shortfall-1"],
        ),
        "rooms" => (
            "What you have built. A Gate needs a Lair, a Farm, a Vault and a Quarry; the workshops need a Gate and a Shrine.",
            &["kind-1", "build-1"],
        ),
        "minions" => (
            "Your host. Ranks count, not numbers: against most heroes one minion of his rank is enough.",
            &["minion-1", "fight-1", "fight-3"],
        ),
        "turn_deck" | "turn_deck2" => (
            "The clock. A red card brings a hero, a black one a quiet night; when all are spent often enough, the game ends.",
            &["deck-2", "hero-3", "go-2"],
        ),
        "turn_discard" => ("The turn cards that have been met in this pass.", &["hero-2", "hero-5"]),
        "main" => (
            "What lies under your hill: dug up, chanted for, met at the Gate and by night.",
            &["deck-1", "deck-3", "draw-1"],
        ),
        "discard" => (
            "Cards that were turned. They are shuffled back when the deck is spent, or after a hero was met.",
            &["draw-1", "shuffle-2", "shuffle-3"],
        ),
        "hero" | "hero_rank" => (
            "The hero at your door. Doors and traps lower his rank, each once; then fight.",
            &["defend-1", "fight-1", "result-1"],
        ),
        "revealed" => (
            "The Gate has turned these up. A club or a spade can move in, if a Lair is free and his food is there.",
            &["attempt-1", "attempt-2"],
        ),
        "score" => (
            "What the game would score if it ended now. Health counts tenfold as long as you were never hurt.",
            &["score-1", "score-6"],
        ),
        _ => return None,
    };
    Some(Tooltip::new(says, rules).odds(odds(view, id)))
}

/// Whether the card is a main card, and no turn card.
fn is_of_main(card: Card) -> bool {
    card.rank() <= 10 && card != Card::RED_JOKER
}

/// The unseen cards that concern a zone.
fn odds(view: &View, id: &str) -> String {
    let is_open = view.options.mode != Mode::Draft && view.decides();
    match id {
        "main" | "peons" if is_open => {
            let hidden = haul::hidden(&Scene::of(view));
            if hidden.is_empty() {
                "No card is unseen.".into()
            } else {
                format!("Unseen in the deck: {}.", faces::composition(hidden))
            }
        }
        "turn_deck" if is_open && !view.turns(0).is_empty() => {
            format!("Unseen: {}.", threat::turn_composition(threat::unseen_turn_cards(&Scene::of(view))))
        }
        _ => String::new(),
    }
}

/// The glossary.
pub(super) const GLOSSARY: &[Term] = &[
    Term::new("rank", &["fight-1"]),
    Term::new("banish", &["shortfall-1", "recruit-2"]),
    Term::new("pass", &["go-2", "hero-2"]),
    Term::new("door", &["use-1", "use-2", "use-3"]),
    Term::new("trap", &["use-4", "use-5", "use-6", "use-7"]),
    Term::new("research", &["crew-1", "crew-2", "channel-1", "labour-1"]),
    Term::new("chant", &["chant-1"]),
    Term::new("shortfall", &["upkeep-3", "shortfall-1"]),
    Term::new("trade", &["research-1", "research-2"]),
    // The verbs of the moves.
    Term::new("collect", &["upkeep-1", "upkeep-2"]),
    Term::new("assign", &["dig-1", "chant-1"]),
    Term::new("peon", &["dig-6"]),
    Term::new("give", &["divide-1"]),
    Term::new("build", &["build-1"]),
    Term::new("train", &["train-1", "train-2"]),
    Term::new("channel", &["channel-1", "crew-2", "crew-3"]),
    Term::new("labour", &["labour-1", "crew-2"]),
    Term::new("attempt", &["recruit-1", "attempt-1"]),
    Term::new("recruit", &["attempt-2"]),
    Term::new("done", &["attempt-4"]),
    Term::new("flip", &["hero-1"]),
    Term::new("use", &["defend-1"]),
    Term::new("fight", &["fight-1", "result-1"]),
    Term::new("cast", &["cast-1"]),
    Term::new("place", &["premonition-3"]),
    Term::new("extra", &["draft-4"]),
    Term::new("attack", &["war-2"]),
    Term::new("alone", &["war-3"]),
    Term::new("join", &["war-3"]),
    Term::new("next", &["order-1"]),
];
