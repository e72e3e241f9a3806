//! What hints claim, and when it is true.

use std::collections::HashSet;

use underdeck_cards::{Card, CardSet, Colour, Suit};
use underdeck_game::GameResult;
use underdeck_keevorn::State;
use underdeck_testkit::said::{card, cards, number as n};
use underdeck_testkit::{Claim, Hint, Step, World};

#[test]
fn every_claim_of_a_hint_is_true() {
    underdeck_testkit::claims::<State>(CLAIMS, &[]);
}

const MONSTERS: CardSet = CardSet::ranks(11, 13);

fn rank(text: &str) -> i64 {
    card(text).rank().into()
}

fn weapons(hint: &Hint<'_>) -> CardSet {
    CardSet::ranks(if hint.flag("relics_as_weapons") { 2 } else { 5 }, 10)
}

fn relics(hint: &Hint<'_>) -> CardSet {
    CardSet::ranks(2, 4) - weapons(hint)
}

fn of_colour(name: &str) -> CardSet {
    CardSet::colour(if name == "red" { Colour::Red } else { Colour::Black })
}

fn red() -> CardSet {
    CardSet::colour(Colour::Red)
}

fn hand(name: &str) -> &'static str {
    if name == "red" { "red_hand" } else { "black_hand" }
}

fn is_colour(name: &str, card: Card) -> bool {
    ["red", "black"].contains(&name) && of_colour(name).contains(card)
}

/// The cards of these that lie hidden.
fn unseen(hint: &Hint<'_>, of: CardSet) -> i64 {
    let piles = ["room", "red_hand", "black_hand", "backpack", "discard", "floor"];
    piles.into_iter().fold(of, |rest, pile| rest - hint.cards(pile)).len() as i64
}

fn hidden(hint: &Hint<'_>) -> i64 {
    hint.view["floor"].as_array().unwrap().iter().filter(|card| *card == "??").count() as i64
}

/// What the Room and the player have after the move proposed, on which nothing hidden bears.
fn after(hint: &Hint<'_>) -> Step {
    hint.after(&hint.mv).remove(0)
}

fn health(hint: &Hint<'_>) -> i64 {
    hint.number("health")
}

/// Whether the move gains so much Health, or loses it.
fn gains(hint: &Hint<'_>, change: i64) -> bool {
    hint.always(&hint.mv, |step| step.number("health") == health(hint) + change)
}

fn died(step: &Step) -> bool {
    step.world.outcome().is_some_and(|end| end.result == GameResult::Lost)
}

/// Whether death is certain after these ways that a move may go, whatever is done until something hidden shows.
fn is_death(ways: &[Step]) -> bool {
    if ways.iter().any(|step| step.shows) {
        return ways.iter().all(died);
    }
    died(&ways[0]) || ways[0].world.outcome().is_none() && dies(&*ways[0].world, true, &mut HashSet::new())
}

/// Whether all lines die before something hidden shows; `is_lucky` if a Scroll or a probe may save the player.
fn dies(world: &dyn World, is_lucky: bool, seen: &mut HashSet<String>) -> bool {
    if !seen.insert(world.json().to_string()) {
        return true;
    }
    assert!(seen.len() < 100_000, "too many lines");
    world.legal().iter().all(|mv| {
        let step = world.play(mv, 0);
        if step.shows {
            let is_luck = mv.starts_with("read") || mv.starts_with("probe");
            return is_luck && !is_lucky || (0..12).all(|luck| died(&world.play(mv, luck)));
        }
        died(&step) || step.world.outcome().is_none() && dies(&*step.world, is_lucky, seen)
    })
}

/// Whether some line wins before anything hidden shows.
fn wins(world: &dyn World, seen: &mut HashSet<String>) -> bool {
    let is_won = world.outcome().is_some_and(|end| end.result == GameResult::Won);
    is_won
        || seen.insert(world.json().to_string())
            && world.legal().iter().any(|mv| {
                let step = world.play(mv, 0);
                !step.shows && wins(&*step.world, seen)
            })
}

/// The top card of the Floor as it is seen: `??` if it is hidden, nothing if there is none.
fn top(hint: &Hint<'_>) -> String {
    hint.view["floor"][0].as_str().unwrap_or_default().to_owned()
}

fn is_percent(text: &str) -> bool {
    (0..=100).contains(&n(text))
}

fn percent_of(hint: &Hint<'_>) -> i64 {
    let (before, _) = hint.reason.split_once("% to win").unwrap();
    n(before.rsplit(' ').next().unwrap())
}

fn verb(hint: &Hint<'_>, words: &str) -> bool {
    hint.mv == words
}

/// The fight proposed: the Monster and what is selected.
fn fight(hint: &Hint<'_>) -> (Card, CardSet) {
    let words = hint.words();
    (card(words[1]), words.iter().skip(3).map(|word| card(word)).collect())
}

fn against(hint: &Hint<'_>, power: i64, monster: &str, strength: &str) -> bool {
    let (met, with) = fight(hint);
    met == card(monster) && n(strength) == rank(monster) && i64::from(with.rank_sum()) == power
}

fn is_in_room(hint: &Hint<'_>, text: &str) -> bool {
    hint.cards("room").contains(card(text))
}

pub(crate) const CLAIMS: &[Claim] = &[
    ("{card} goes under the Floor for a Weapon of {n} to {n}; {n} of them are hidden", |hint, s| {
        let of = weapons(hint);
        verb(hint, &format!("trade {}", s[0]))
            && n(s[1]) == of.iter().map(|card| i64::from(card.rank())).min().unwrap()
            && n(s[2]) == 10
            && n(s[3]) == unseen(hint, of)
    }),
    ("The Room has no Monster or Relic to trade", |hint, _| {
        (hint.cards("room") & (MONSTERS | relics(hint))).is_empty()
    }),
    ("; there is no other move", |hint, _| hint.legal.len() == 1),
    ("{card} is the only card you can discard", |hint, s| {
        hint.legal.len() == 1
            && hint.words()[1] == s[0]
            // A new Floor takes the discarded cards.
            && hint.always(&hint.mv, |step| step.cards("discard").contains(card(s[0])) || step.cards("discard").is_empty())
    }),
    ("Only luck can save you from this Room at {n} Health", |hint, s| {
        n(s[0]) == health(hint) && hint.deals(4).all(|world| dies(&*world, false, &mut HashSet::new()))
    }),
    ("No plan is found that survives this Room at {n} Health", |hint, s| n(s[0]) == health(hint)),
    (", even with {cards}", |hint, s| {
        cards(s[0]) == hint.cards("red_hand") | hint.cards("black_hand") | hint.cards("backpack")
    }),
    (", and wins the game", |hint, _| wins(&*after(hint).world, &mut HashSet::new())),
    ("; about {n}% to win", |_, s| is_percent(s[0])),
    (", while every other move leads to death", |hint, _| {
        hint.legal.iter().filter(|mv| **mv != hint.mv).all(|mv| is_death(&hint.after(mv)))
    }),
    (", a shade better than {mv}", |hint, s| s[0] != hint.mv),
    (", {n}% with {mv}", |hint, s| is_percent(s[0]) && n(s[0]) <= percent_of(hint) && s[1] != hint.mv),
    ("{card} is {n} stronger than {card} in your {name} Hand", |hint, s| {
        verb(hint, &format!("equip {} drop {}", s[0], s[2]))
            && n(s[1]) == rank(s[0]) - rank(s[2])
            && is_colour(s[3], card(s[0]))
            && hint.cards(hand(s[3])).contains(card(s[2]))
    }),
    ("{card} replaces {card} in your {name} Hand", |hint, s| {
        verb(hint, &format!("equip {} drop {}", s[0], s[1]))
            && is_colour(s[2], card(s[0]))
            && hint.cards(hand(s[2])).contains(card(s[1]))
    }),
    ("{card} takes Health from {n} to {n}", |hint, s| {
        hint.words()[1] == s[0] && n(s[1]) == health(hint) && gains(hint, n(s[2]) - n(s[1]))
    }),
    (", {n} wasted", |hint, s| {
        let gained = hint.number("max_health") - health(hint);
        n(s[0]) > 0 && n(s[0]) == rank(hint.words()[1]) - gained
    }),
    (" before the fight with {card}", |hint, s| MONSTERS.contains(card(s[0])) && is_in_room(hint, s[0])),
    ("Health is full: {card} heals nothing and only leaves the Room", |hint, s| {
        hint.words()[1] == s[0] && is_in_room(hint, s[0]) && health(hint) == hint.number("max_health") && gains(hint, 0)
    }),
    ("{card} is discarded for a look at the top card of the Floor", |hint, s| {
        verb(hint, &format!("probe {}", s[0])) && top(hint) == "??"
    }),
    ("{card} is discarded for {card}, the card on top of the Floor", |hint, s| {
        verb(hint, &format!("probe {}", s[0])) && top(hint) == s[1]
    }),
    ("{card} sends {card} under the Floor unread", |hint, s| {
        verb(hint, &format!("bury {} {}", s[0], s[1])) && rank(s[1]) == 1
    }),
    ("{card} puts the Stairs off, which go under the Floor", |hint, s| {
        hint.mv.starts_with(&format!("bury {} X", s[0]))
    }),
    ("{card} sends {card}, strength {n}, under the Floor unfought", |hint, s| {
        verb(hint, &format!("bury {} {}", s[0], s[1])) && MONSTERS.contains(card(s[1])) && n(s[2]) == rank(s[1])
    }),
    ("{card} lays {card} under the Floor, to be found again", |hint, s| verb(hint, &format!("bury {} {}", s[0], s[1]))),
    ("{card} lays {card} under the Floor, which saves {n} Health now", |hint, s| {
        verb(hint, &format!("bury {} {}", s[0], s[1]))
            && n(s[2]) == rank(s[1])
            && (relics(hint) - red()).contains(card(s[1]))
    }),
    ("Play {card} now: at {n} Health you can afford to lose {n}", |hint, s| {
        verb(hint, &format!("relic {}", s[0])) && n(s[1]) == health(hint) && gains(hint, -n(s[2])) && n(s[1]) > n(s[2])
    }),
    ("{card} keeps for later in the Backpack ({n} of {n} places free)", |hint, s| {
        verb(hint, &format!("store {}", s[0])) && n(s[1]) == 3 - hint.cards("backpack").len() as i64 && n(s[2]) == 3
    }),
    ("{card} joins the Room", |hint, s| hint.mv == "take" && top(hint) == s[0]),
    ("{card} stays on top of the Floor", |hint, s| hint.mv == "return" && top(hint) == s[0]),
    ("{card} leaves the Backpack", |hint, s| verb(hint, &format!("lose {}", s[0]))),
    ("{card} leaves without a fight against {n}", |hint, s| {
        verb(hint, &format!("relieve {}", s[0])) && MONSTERS.contains(card(s[0])) && n(s[1]) == rank(s[0])
    }),
    ("{card} leaves the Room unused; it could heal {n} at most", |hint, s| {
        verb(hint, &format!("relieve {}", s[0])) && (relics(hint) & red()).contains(card(s[0])) && n(s[1]) == rank(s[0])
    }),
    ("{card} leaves the Room without costing {n} Health", |hint, s| {
        verb(hint, &format!("relieve {}", s[0])) && (relics(hint) - red()).contains(card(s[0])) && n(s[1]) == rank(s[0])
    }),
    ("You discard nothing", |hint, _| hint.mv == "decline"),
    ("You keep every card in the Room", |hint, _| {
        hint.mv == "discard nothing" && hint.cards("room").iter().all(|card| !hint.cards("discard").contains(card))
    }),
    ("The Room loses {cards}", |hint, s| {
        hint.mv.starts_with("discard ")
            && hint.words()[1..].iter().map(|word| card(word)).collect::<CardSet>() == cards(s[0])
    }),
    ("In your {name} Hand {card} takes {n} off {card}", |hint, s| {
        is_colour(s[0], card(s[1])) && n(s[2]) == rank(s[1]) && is_colour(s[0], card(s[3])) && is_in_room(hint, s[3])
    }),
    ("{card} goes to your {name} Hand", |hint, s| {
        hint.words()[1] == s[0]
            && is_colour(s[1], card(s[0]))
            && hint.always(&hint.mv, |step| step.cards(hand(s[1])).contains(card(s[0])))
    }),
    (", though no {name} Monster is hidden", |hint, s| unseen(hint, MONSTERS & of_colour(s[0])) == 0),
    (" against the last hidden {name} Monster", |hint, s| unseen(hint, MONSTERS & of_colour(s[0])) == 1),
    (" against the {n} hidden {name} Monsters", |hint, s| {
        n(s[0]) > 1 && unseen(hint, MONSTERS & of_colour(s[1])) == n(s[0])
    }),
    ("Barehanded against {card}'s {n}", |hint, s| against(hint, 0, s[0], s[1])),
    ("{cards} against {card}'s {n}", |hint, s| {
        against(hint, cards(s[0]).rank_sum().into(), s[1], s[2]) && fight(hint).1 == cards(s[0])
    }),
    ("{n} + {n} = {n} against {card}'s {n}", |hint, s| {
        n(s[0]) + n(s[1]) == n(s[2]) && against(hint, n(s[2]), s[3], s[4])
    }),
    ("{n} + {n} + {n} = {n} against {card}'s {n}", |hint, s| {
        n(s[0]) + n(s[1]) + n(s[2]) == n(s[3]) && against(hint, n(s[3]), s[4], s[5])
    }),
    ("{n} + {n} + {n} + {n} = {n} against {card}'s {n}", |hint, s| {
        n(s[0]) + n(s[1]) + n(s[2]) + n(s[3]) == n(s[4]) && against(hint, n(s[4]), s[5], s[6])
    }),
    ("{n} + {n} + {n} + {n} + {n} = {n} against {card}'s {n}", |hint, s| {
        n(s[0]) + n(s[1]) + n(s[2]) + n(s[3]) + n(s[4]) == n(s[5]) && against(hint, n(s[5]), s[6], s[7])
    }),
    (": a clean kill", |hint, _| {
        hint.always(&hint.mv, |step| step.number("clean_kills") == hint.number("clean_kills") + 1) && gains(hint, 0)
    }),
    (": {n} Health lost", |hint, s| n(s[0]) > 0 && gains(hint, -n(s[0]))),
    (": no Health lost, {n} over", |hint, s| {
        gains(hint, 0) && i64::from(fight(hint).1.rank_sum()) - i64::from(fight(hint).0.rank()) == n(s[0])
    }),
    (": no Health lost", |hint, _| gains(hint, 0)),
    (": {n} Health gained by the spade", |hint, s| {
        n(s[0]) > 0 && gains(hint, n(s[0])) && !(fight(hint).1 & CardSet::suit(Suit::Spades)).is_empty()
    }),
    (", and {cards} kept", |hint, s| {
        hint.always(&hint.mv, |step| {
            (step.cards("red_hand") | step.cards("black_hand") | step.cards("room")).contains_all(cards(s[0]))
        })
    }),
    ("The Floor is empty, so {card} brings no Fortune", |hint, s| {
        verb(hint, &format!("read {}", s[0])) && top(hint).is_empty()
    }),
    ("{card} on top of the Floor brings {name}", |hint, s| {
        let brought = card(s[0]).suit().map_or("Surprise", |suit| match suit {
            Suit::Spades => "Pain",
            Suit::Clubs => "Loss",
            Suit::Hearts => "Vigor",
            Suit::Diamonds => "Relief",
        });
        hint.mv.starts_with("read ") && top(hint) == s[0] && brought == s[1]
    }),
    ("Of {n} hidden cards ", |hint, s| n(s[0]) > 1 && n(s[0]) == hidden(hint) && top(hint) == "??"),
    ("Of 1 hidden card ", |hint, _| hidden(hint) == 1 && top(hint) == "??"),
    ("none is Pain", |hint, _| unseen(hint, CardSet::suit(Suit::Spades)) == 0),
    ("1 is Pain", |hint, _| unseen(hint, CardSet::suit(Suit::Spades)) == 1),
    ("{n} are Pain", |hint, s| n(s[0]) > 1 && n(s[0]) == unseen(hint, CardSet::suit(Suit::Spades))),
    (", which costs nothing at Depth 0", |hint, _| hint.number("depth") == 0),
    (" (−{n})", |hint, s| n(s[0]) == 3 * hint.number("depth")),
    (" and none is Vigor", |hint, _| unseen(hint, CardSet::suit(Suit::Hearts)) == 0),
    (" and 1 is Vigor", |hint, _| unseen(hint, CardSet::suit(Suit::Hearts)) == 1),
    (" and {n} are Vigor", |hint, s| n(s[0]) > 1 && n(s[0]) == unseen(hint, CardSet::suit(Suit::Hearts))),
    (" (+{n})", |hint, s| n(s[0]) == (3 * hint.number("depth")).min(hint.number("max_health") - health(hint))),
    ("{card} comes out of the Backpack to strike at {card}", |hint, s| {
        verb(hint, &format!("place {}", s[0]))
            && after(hint)
                .world
                .legal()
                .iter()
                .any(|mv| mv.starts_with(&format!("fight {} with", s[1])) && mv.contains(s[0]))
    }),
    ("{card} comes out of the Backpack: at {n} Health you can afford to lose {n}", |hint, s| {
        verb(hint, &format!("place {}", s[0]))
            && n(s[1]) == health(hint)
            && n(s[2]) == rank(s[0])
            && n(s[1]) > n(s[2])
            && (relics(hint) - red()).contains(card(s[0]))
    }),
    ("{card} comes out of the Backpack to heal, at {n} of {n} Health", |hint, s| {
        verb(hint, &format!("place {}", s[0]))
            && n(s[1]) == health(hint)
            && n(s[2]) == hint.number("max_health")
            && n(s[1]) < n(s[2])
            && after(hint)
                .world
                .legal()
                .iter()
                .any(|mv| mv.ends_with(s[0]) && (mv.starts_with("heal") || mv.starts_with("relic")))
    }),
    ("{card} comes out of the Backpack into the Room, and then to a free place of your Hand", |hint, s| {
        verb(hint, &format!("place {}", s[0])) && after(hint).world.legal().contains(&format!("equip {}", s[0]))
    }),
    ("{card} comes out of the Backpack to bury {card}", |hint, s| {
        verb(hint, &format!("place {}", s[0]))
            && after(hint)
                .world
                .legal()
                .iter()
                .any(|mv| mv.starts_with("bury") && mv.contains(s[0]) && mv.ends_with(s[1]))
    }),
    ("{card} comes out of the Backpack to be buried by {card}", |hint, s| {
        verb(hint, &format!("place {}", s[0])) && after(hint).world.legal().contains(&format!("bury {} {}", s[1], s[0]))
    }),
    ("{card} comes out of the Backpack into the Room", |hint, s| verb(hint, &format!("place {}", s[0]))),
    ("Pain costs {n} Health", |hint, s| hint.mv == "wish pain" && n(s[0]) == 3 * hint.number("depth")),
    ("Vigor gains {n} Health", |hint, s| hint.mv == "wish vigor" && gains(hint, n(s[0]))),
    ("Loss: discard a card of the Backpack, if there is one", |hint, _| hint.mv == "wish loss"),
    ("Loss: you may discard a card of the Backpack", |hint, _| hint.mv == "wish loss"),
    ("Relief: you may discard a Monster or Relic of the Room", |hint, _| hint.mv == "wish relief"),
    ("Relief: discard a Monster or Relic of the Room, if there is one", |hint, _| hint.mv == "wish relief"),
    ("Surprise: discard any number of cards from the Room", |hint, _| hint.mv == "wish surprise"),
    ("Surprise: name another Fortune", |hint, _| hint.mv == "wish surprise"),
];
