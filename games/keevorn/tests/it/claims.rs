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

fn verb(hint: &Hint<'_>, words: &str) -> bool {
    hint.mv == words
}

/// The fight proposed: the Monster and what is selected.
fn fight(hint: &Hint<'_>) -> (Card, CardSet) {
    let words = hint.words();
    (card(words[1]), words.iter().skip(3).map(|word| card(word)).collect())
}

fn against(hint: &Hint<'_>, power: &str, strength: &str) -> bool {
    let (monster, with) = fight(hint);
    n(strength) == i64::from(monster.rank()) && i64::from(with.rank_sum()) == n(power)
}

/// Slots: Health lost, power and strength.
fn loses(hint: &Hint<'_>, s: &[&str]) -> bool {
    against(hint, s[1], s[2]) && n(s[0]) > 0 && gains(hint, -n(s[0]))
}

/// Slots: the card, Health before and after, and what is wasted.
fn heals(hint: &Hint<'_>, s: &[&str]) -> bool {
    hint.words()[1] == s[0]
        && n(s[1]) == health(hint)
        && gains(hint, n(s[2]) - n(s[1]))
        && n(s[3]) == rank(s[0]) - (n(s[2]) - n(s[1]))
}

/// Whether this is the Hand of the card, and holds another.
fn is_hand(hint: &Hint<'_>, name: &str, equipped: &str, held: &str) -> bool {
    let colour = if red().contains(card(equipped)) { "red" } else { "black" };
    name.to_lowercase().starts_with(colour) && hint.cards(hand(colour)).contains(card(held))
}

/// Whether so much Health and these arms are all that is left.
fn is_left(hint: &Hint<'_>, left: &str, arms: &str) -> bool {
    n(left) == health(hint) && cards(arms) == hint.cards("red_hand") | hint.cards("black_hand") | hint.cards("backpack")
}

fn is_luck(hint: &Hint<'_>) -> bool {
    hint.deals(4).all(|world| dies(&*world, false, &mut HashSet::new()))
}

/// Whether the hidden cards are so many, with so many spades among them, and one of them is drawn.
fn is_drawn(hint: &Hint<'_>, all: &str, spades: &str) -> bool {
    n(all) == hidden(hint) && top(hint) == "??" && n(spades) == unseen(hint, CardSet::suit(Suit::Spades))
}

fn is_in_room(hint: &Hint<'_>, text: &str) -> bool {
    hint.cards("room").contains(card(text))
}

pub(crate) const CLAIMS: &[Claim] = &[
    ("reason-trade(card, least, weapons)", |hint, s| {
        let of = weapons(hint);
        verb(hint, &format!("trade {}", s[0]))
            && n(s[1]) == of.iter().map(|card| i64::from(card.rank())).min().unwrap()
            && n(s[2]) == unseen(hint, of)
    }),
    ("reason-no-trade", |hint, _| (hint.cards("room") & (MONSTERS | relics(hint))).is_empty()),
    ("reason-no-trade-weapons", |hint, _| (hint.cards("room") & (MONSTERS | relics(hint))).is_empty()),
    ("reason-no-choice", |hint, _| hint.legal.len() == 1),
    ("reason-only-card(card)", |hint, s| {
        hint.legal.len() == 1
            && hint.words()[1] == s[0]
            // A new Floor takes the discarded cards.
            && hint.always(&hint.mv, |step| step.cards("discard").contains(card(s[0])) || step.cards("discard").is_empty())
    }),
    ("reason-luck(health)", |hint, s| is_left(hint, s[0], "") && is_luck(hint)),
    ("reason-luck-armed(health, arms)", |hint, s| is_left(hint, s[0], s[1]) && is_luck(hint)),
    ("reason-lost(health)", |hint, s| is_left(hint, s[0], "")),
    ("reason-lost-armed(health, arms)", |hint, s| is_left(hint, s[0], s[1])),
    ("reason-plan-win", |hint, _| wins(&*after(hint).world, &mut HashSet::new())),
    ("reason-plan(percent)", |_, s| is_percent(s[0])),
    ("reason-plan-alone(percent)", |hint, s| {
        is_percent(s[0]) && hint.legal.iter().filter(|mv| **mv != hint.mv).all(|mv| is_death(&hint.after(mv)))
    }),
    ("reason-plan-better(percent, other)", |hint, s| is_percent(s[0]) && hint.is_other(s[1])),
    ("reason-plan-against(percent, less, other)", |hint, s| {
        is_percent(s[0]) && is_percent(s[1]) && n(s[1]) < n(s[0]) && hint.is_other(s[2])
    }),
    ("why-drop-weaker(card, more, drop, hand)", |hint, s| {
        verb(hint, &format!("equip {} drop {}", s[0], s[2]))
            && n(s[1]) == rank(s[0]) - rank(s[2])
            && is_hand(hint, s[3], s[0], s[2])
    }),
    ("why-drop(card, drop, hand)", |hint, s| {
        verb(hint, &format!("equip {} drop {}", s[0], s[1])) && is_hand(hint, s[2], s[0], s[1])
    }),
    ("why-heal(card, from, to, wasted)", heals),
    ("why-heal-fight(card, from, to, wasted, monster)", |hint, s| {
        heals(hint, s) && MONSTERS.contains(card(s[4])) && is_in_room(hint, s[4])
    }),
    ("why-heal-full(card)", |hint, s| {
        hint.words()[1] == s[0] && is_in_room(hint, s[0]) && health(hint) == hint.number("max_health") && gains(hint, 0)
    }),
    ("why-probe(card)", |hint, s| verb(hint, &format!("probe {}", s[0])) && top(hint) == "??"),
    ("why-probe-known(card, top)", |hint, s| verb(hint, &format!("probe {}", s[0])) && top(hint) == s[1]),
    ("why-bury-scroll(card, target)", |hint, s| verb(hint, &format!("bury {} {}", s[0], s[1])) && rank(s[1]) == 1),
    ("why-bury-stairs(card, target)", |hint, s| {
        verb(hint, &format!("bury {} {}", s[0], s[1])) && s[1].starts_with('X')
    }),
    ("why-bury-monster(card, target, rank)", |hint, s| {
        verb(hint, &format!("bury {} {}", s[0], s[1])) && MONSTERS.contains(card(s[1])) && n(s[2]) == rank(s[1])
    }),
    ("why-bury-later(card, target)", |hint, s| {
        let later = weapons(hint) | relics(hint) & red();
        verb(hint, &format!("bury {} {}", s[0], s[1])) && later.contains(card(s[1]))
    }),
    ("why-bury-cost(card, target, rank)", |hint, s| {
        verb(hint, &format!("bury {} {}", s[0], s[1]))
            && n(s[2]) == rank(s[1])
            && (relics(hint) - red()).contains(card(s[1]))
    }),
    ("why-cost(card, health, rank)", |hint, s| {
        verb(hint, &format!("relic {}", s[0])) && n(s[1]) == health(hint) && gains(hint, -n(s[2])) && n(s[1]) > n(s[2])
    }),
    ("why-store(card, free, places)", |hint, s| {
        verb(hint, &format!("store {}", s[0])) && n(s[1]) == 3 - hint.cards("backpack").len() as i64 && n(s[2]) == 3
    }),
    ("why-take(card)", |hint, s| hint.mv == "take" && top(hint) == s[0]),
    ("why-return(card)", |hint, s| hint.mv == "return" && top(hint) == s[0]),
    ("why-lose(card)", |hint, s| verb(hint, &format!("lose {}", s[0]))),
    ("why-relieve-monster(card, rank)", |hint, s| {
        verb(hint, &format!("relieve {}", s[0])) && MONSTERS.contains(card(s[0])) && n(s[1]) == rank(s[0])
    }),
    ("why-relieve-red(card, rank)", |hint, s| {
        verb(hint, &format!("relieve {}", s[0])) && (relics(hint) & red()).contains(card(s[0])) && n(s[1]) == rank(s[0])
    }),
    ("why-relieve-black(card, rank)", |hint, s| {
        verb(hint, &format!("relieve {}", s[0])) && (relics(hint) - red()).contains(card(s[0])) && n(s[1]) == rank(s[0])
    }),
    ("why-decline", |hint, _| hint.mv == "decline"),
    ("why-discard-nothing", |hint, _| {
        hint.mv == "discard nothing" && hint.cards("room").iter().all(|card| !hint.cards("discard").contains(card))
    }),
    ("why-discard(cards)", |hint, s| {
        hint.mv.starts_with("discard ")
            && hint.words()[1..].iter().map(|word| card(word)).collect::<CardSet>() == cards(s[0])
    }),
    ("why-equip-fight(colour, card, rank, monster)", |hint, s| {
        is_colour(s[0], card(s[1])) && n(s[2]) == rank(s[1]) && is_colour(s[0], card(s[3])) && is_in_room(hint, s[3])
    }),
    ("why-equip(card, colour, n)", |hint, s| {
        hint.words()[1] == s[0]
            && is_colour(s[1], card(s[0]))
            && hint.always(&hint.mv, |step| step.cards(hand(s[1])).contains(card(s[0])))
            && n(s[2]) == unseen(hint, MONSTERS & of_colour(s[1]))
    }),
    ("why-fight-clean(power, strength)", |hint, s| {
        against(hint, s[0], s[1])
            && hint.always(&hint.mv, |step| step.number("clean_kills") == hint.number("clean_kills") + 1)
            && gains(hint, 0)
    }),
    ("why-fight-lost(lost, power, strength)", loses),
    ("why-fight-lost-kept(lost, power, strength, kept)", |hint, s| {
        let arms = |step: &Step| step.cards("red_hand") | step.cards("black_hand") | step.cards("room");
        loses(hint, s) && hint.always(&hint.mv, |step| arms(step).contains_all(cards(s[3])))
    }),
    ("why-fight-unhurt(power, strength)", |hint, s| against(hint, s[0], s[1]) && gains(hint, 0)),
    ("why-fight-gain(gained, power, strength)", |hint, s| {
        let has_spade = !(fight(hint).1 & CardSet::suit(Suit::Spades)).is_empty();
        against(hint, s[1], s[2]) && n(s[0]) > 0 && gains(hint, n(s[0])) && has_spade
    }),
    ("why-read-empty(card)", |hint, s| verb(hint, &format!("read {}", s[0])) && top(hint).is_empty()),
    ("why-read-known(card, fortune)", |hint, s| {
        let brought = card(s[0]).suit().map_or("Surprise", |suit| match suit {
            Suit::Spades => "Pain",
            Suit::Clubs => "Loss",
            Suit::Hearts => "Vigor",
            Suit::Diamonds => "Relief",
        });
        hint.mv.starts_with("read ") && top(hint) == s[0] && brought == s[1]
    }),
    ("why-read-free(all, pain)", |hint, s| is_drawn(hint, s[0], s[1]) && hint.number("depth") == 0),
    ("why-read(all, pain, cost, vigor, gain)", |hint, s| {
        let change = 3 * hint.number("depth");
        is_drawn(hint, s[0], s[1])
            && n(s[3]) == unseen(hint, CardSet::suit(Suit::Hearts))
            && s[2] == (-change).to_string()
            && n(s[4]) == change.min(hint.number("max_health") - health(hint))
    }),
    ("why-place-fight(card, monster)", |hint, s| {
        verb(hint, &format!("place {}", s[0]))
            && after(hint)
                .world
                .legal()
                .iter()
                .any(|mv| mv.starts_with(&format!("fight {} with", s[1])) && mv.contains(s[0]))
    }),
    ("why-place-cost(card, health, rank)", |hint, s| {
        verb(hint, &format!("place {}", s[0]))
            && n(s[1]) == health(hint)
            && n(s[2]) == rank(s[0])
            && n(s[1]) > n(s[2])
            && (relics(hint) - red()).contains(card(s[0]))
    }),
    ("why-place-heal(card, health, most)", |hint, s| {
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
    ("why-place-equip(card)", |hint, s| {
        verb(hint, &format!("place {}", s[0])) && after(hint).world.legal().contains(&format!("equip {}", s[0]))
    }),
    ("why-place-bury(card, target)", |hint, s| {
        verb(hint, &format!("place {}", s[0]))
            && after(hint)
                .world
                .legal()
                .iter()
                .any(|mv| mv.starts_with("bury") && mv.contains(s[0]) && mv.ends_with(s[1]))
    }),
    ("why-place-buried(card, by)", |hint, s| {
        verb(hint, &format!("place {}", s[0])) && after(hint).world.legal().contains(&format!("bury {} {}", s[1], s[0]))
    }),
    ("why-place(card)", |hint, s| verb(hint, &format!("place {}", s[0]))),
    ("why-wish-pain(cost)", |hint, s| hint.mv == "wish pain" && n(s[0]) == 3 * hint.number("depth")),
    ("why-wish-vigor(gain)", |hint, s| hint.mv == "wish vigor" && gains(hint, n(s[0]))),
    ("why-wish-loss", |hint, _| hint.mv == "wish loss"),
    ("why-wish-relief", |hint, _| hint.mv == "wish relief"),
    ("why-wish-relief-monster", |hint, _| hint.mv == "wish relief"),
    ("why-wish-surprise", |hint, _| hint.mv == "wish surprise" && hint.view["edition"] == "first"),
    ("why-wish-again", |hint, _| hint.mv == "wish surprise" && hint.view["edition"] == "second"),
];
