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
    Term {
        word: "rank",
        says: "How strong a minion or a hero is: a minion of the hero's rank or more beats him.",
        rules: &["fight-1"],
    },
    Term {
        word: "banish",
        says: "Send a minion away for good: in a shortfall you must, in Recruit you may.",
        rules: &["shortfall-1", "recruit-2"],
    },
    Term {
        word: "pass",
        says: "Once through the turn cards; a mastery game has 1, 3 or 5 passes. In a draft: take nobody of this hand.",
        rules: &["go-2", "hero-2"],
    },
    Term {
        word: "door",
        says: "It lowers a hero's rank and is spent: a Wooden Door by 1 or 2, a Metal Door by 2 or 4, a Magic Door by half.",
        rules: &["use-1", "use-2", "use-3"],
    },
    Term {
        word: "trap",
        says: "It lowers a hero's rank, down to death, and is spent: a Pit by 1, Rockfall by 2.",
        rules: &["use-4", "use-5", "use-6", "use-7"],
    },
    Term {
        word: "research",
        says: "Minions roll dice for points: a d4, or a d8 for an Occultist at spells and a Goblin at the anvil.",
        rules: &["crew-1", "crew-2", "channel-1", "labour-1"],
    },
    Term { word: "chant", says: "A Peon who chants turns one card for mana.", rules: &["chant-1"] },
    Term {
        word: "shortfall",
        says: "Not enough gold or food in Upkeep: minions of the highest rank are banished until it is enough.",
        rules: &["upkeep-3", "shortfall-1"],
    },
    Term {
        word: "trade",
        says: "Occultists are better at spells, Goblins at doors and traps.",
        rules: &["research-1", "research-2"],
    },
    // The verbs of the moves.
    Term::new(
        "collect",
        "The harvest: each Farm brings two dice of food. Then your minions are paid and fed, all or none.",
        &["upkeep-1", "upkeep-2"],
    ),
    Term::new(
        "assign",
        "Choose how many Peons dig: each of them turns two cards. The others chant, for one card each.",
        &["dig-1", "chant-1"],
    ),
    Term::new("peon", "A Peon who was dug up begins at once: he digs two cards more, or chants for one.", &["dig-6"]),
    Term::new("give", "Your partner's share of what was found; the rest is yours.", &["divide-1"]),
    Term::new(
        "build",
        "Pay the gold and stone of a room, and it works at once. A Lair, for example, is a bed for a minion.",
        &["build-1"],
    ),
    Term::new(
        "train",
        "A minion below rank 10 rises by one rank, and his pay by a d8. Four Training Rooms train one minion a turn.",
        &["train-1", "train-2"],
    ),
    Term::new(
        "channel",
        "Minions work on a spell: each rolls a die, and each point of the sum costs a point of mana.",
        &["channel-1", "crew-2", "crew-3"],
    ),
    Term::new(
        "labour",
        "Minions work on a door or a trap: each rolls a die for points of work.",
        &["labour-1", "crew-2"],
    ),
    Term::new(
        "attempt",
        "Once a turn each Gate turns three cards: minions among them can be hired, one for each Gate.",
        &["recruit-1", "attempt-1"],
    ),
    Term::new("recruit", "A minion who was turned up moves into a free Lair, and eats at once.", &["attempt-2"]),
    Term::new("done", "Send the others away: their cards go to the discard.", &["attempt-4"]),
    Term::new(
        "flip",
        "Turn the next card of the clock: a red court card brings a hero, a black one nobody.",
        &["hero-1"],
    ),
    Term::new(
        "use",
        "Spend a door or a trap: it lowers the hero's rank. You may use as many as you have.",
        &["defend-1"],
    ),
    Term::new(
        "fight",
        "The hero is killed if enough minions have his rank or more, otherwise he escapes and hurts your Keep. No \
         minion is lost.",
        &["fight-1", "result-1"],
    ),
    Term::new("cast", "Pay the mana of a spell that you own. It is used up.", &["cast-1"]),
    Term::new("place", "Choose the card that comes next in the new order.", &["premonition-3"]),
    Term::new("extra", "No card of this hand suits you: draw a fifth one.", &["draft-4"]),
    Term::new(
        "attack",
        "Send a minion into this round of the war. The other player chooses without knowing whom.",
        &["war-2"],
    ),
    Term::new("alone", "The minion attacks alone.", &["war-3"]),
    Term::new("join", "Another minion joins the attack; together they may have a rank of 14.", &["war-3"]),
    Term::new("next", "Go on to the next phase of the turn.", &["order-1"]),
];
