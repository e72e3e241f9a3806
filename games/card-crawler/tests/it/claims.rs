//! What hints claim, and when it is true.

mod board;

use underdeck_card_crawler::State;
use underdeck_cards::{Card, CardSet, Suit};
use underdeck_game::GameResult;
use underdeck_testkit::said::{card, cards, number as n};
use underdeck_testkit::{Claim, Hint, Step, World};

use board::*;

#[test]
fn every_claim_of_a_hint_is_true() {
    underdeck_testkit::claims::<State>(CLAIMS, &[]);
}

fn wounds(hint: &Hint<'_>) -> i64 {
    hint.number("wounds")
}

/// Whether the move proposed draws so many cards and takes so many wounds.
fn draws(hint: &Hint<'_>, number: i64, taken: i64) -> bool {
    hint.mv == "end"
        && hint.always("end", |step| {
            step.cards("hand").len() as i64 == hand(hint).len() as i64 + number
                && step.number("wounds") == wounds(hint) + taken
                && !died(step)
        })
}

/// The points of the hand that count once a card is spent on the step.
fn strength(hint: &Hint<'_>) -> i64 {
    best(hint, hand(hint), (hand(hint).len() as i64 - 1).min(limit(hint) - 1))
}

/// Whether the reason names a room with this monster.
fn is_there(hint: &Hint<'_>, name: &str, place: &str) -> bool {
    room(place).is_some_and(|at| lives(hint, at) && open(hint, at).is_some_and(|card| is_named(card, name)))
}

/// The points that kill the monster in the goal, and the cards that may attack there if so many are at hand.
fn to_kill(hint: &Hint<'_>, doubled: bool, hand: i64) -> (i64, i64) {
    let power = goal(hint).and_then(|at| open(hint, at)).map_or(0, power);
    (if doubled { power + 1 } else { 2 * power + 1 }, hand - 1 - i64::from(power == 15))
}

/// The first card that the reason names.
fn subject(hint: &Hint<'_>) -> Option<Card> {
    hint.reason.split([' ', ',', ':', ';']).find_map(|word| match word {
        "Healer" => Some(Card::new(12, Suit::Hearts)),
        _ => word.parse().ok(),
    })
}

/// Whether so many of so many cards face down are knights.
fn knights(hint: &Hint<'_>, number: i64, all: i64) -> bool {
    let cards = face_down(hint);
    let is_knight = |card: &&Card| card.rank() == 13;
    cards.len() as i64 == all && cards.iter().filter(is_knight).count() as i64 == number
}

/// Whether the hero survives the attack to come with these cards and so many wounds.
fn survives(hint: &Hint<'_>, taken: i64, spent: CardSet) -> bool {
    defences(hint, false).into_iter().any(|(mv, dies, wounds)| !dies && wounds == taken && cards(&mv) == spent)
}

pub(crate) const CLAIMS: &[Claim] = &[
    // The trap.
    ("A wound would be your last, so trash {card}", |hint, s| {
        hint.mv == format!("trash {}", s[0]) && hint.always("take wound", died)
    }),
    ("At {n} of {n} wounds, losing {card} for good looks better than another wound", |hint, s| {
        n(s[0]) == wounds(hint) && n(s[1]) == hint.number("life") && hint.mv == format!("trash {}", s[2])
    }),
    ("You hold no card to trash, so take the wound", |hint, _| hand(hint).is_empty() && hint.mv == "take wound"),
    ("The wound makes {n} of {n}; losing {card} for good looks worse", |hint, s| {
        n(s[1]) == hint.number("life")
            && hand(hint).contains(card(s[2]))
            && hint.mv == "take wound"
            && hint.always("take wound", |step| step.number("wounds") == n(s[0]) && !died(step))
    }),
    (", and an empty trash scores 5", |hint, _| hint.cards("trash").is_empty()),
    // The defence.
    ("Nothing saves you: {n} more {name} and every defence takes that many", |hint, s| {
        n(s[0]) == left(hint) && s[1] == if s[0] == "1" { "wound kills" } else { "wounds kill" } && is_lost(hint)
    }),
    ("Not doubled, every defence kills you; the Fighter saves you", |hint, _| {
        hint.mv == "double" && needs_fighter(hint)
    }),
    ("{text} stops all {n}", |hint, s| {
        is_sum(hint, s[0]) && here(hint).map(power) == Some(n(s[1])) && damage(hint) == 0
    }),
    ("{text} is all the hand has against {n}: {n} {name} instead of {n}", |hint, s| {
        is_sum(hint, s[0])
            && best(hint, kept(hint), 20) == 0
            && n(s[2]) == damage(hint)
            && is_count(s[2], s[3], "wound")
            && s[1] == s[4]
            && here(hint).map(power) == Some(n(s[1]))
    }),
    ("No card in hand has points, so all {n} go through", |hint, s| {
        best(hint, hand(hint), 20) == 0 && damage(hint) == n(s[0]) && here(hint).map(power) == Some(n(s[0]))
    }),
    ("The attack takes {n} {name}", |hint, s| n(s[0]) == damage(hint) && is_count(s[0], s[1], "wound")),
    (" of the {n} that kill", |hint, s| n(s[0]) == left(hint) && damage(hint) < left(hint)),
    ("; the hand cannot stop all {n}, and the cards kept look worth more", |hint, s| {
        let most = best(hint, hand(hint), 20) << u32::from(hint.flag("doubled"));
        here(hint).map(power) == Some(n(s[0])) && most < n(s[0]) && !kept(hint).is_empty()
    }),
    ("; to spend {cards} and stop all {n} looks worse", |hint, s| {
        let all = best(hint, cards(s[0]), 20) << u32::from(hint.flag("doubled"));
        here(hint).map(power) == Some(n(s[1])) && all >= n(s[1]) && (cards(s[0]) - hand(hint)).is_empty()
    }),
    (": no wound", |hint, _| hint.always(&hint.mv, |step| step.number("wounds") == wounds(hint))),
    ("; the reshuffle then takes {n} {name}", |hint, s| {
        is_count(s[0], s[1], "wound")
            && hint.always(&hint.mv, |step| step.number("wounds") == wounds(hint) + damage(hint) + n(s[0]))
    }),
    // A rough estimate: that it can be so is checked, not how likely it is.
    ("; the next hand kills at roughly {n}%", |hint, s| {
        let doubled = here(hint) == Some(Card::BLACK_JOKER) && queen(hint, Suit::Spades);
        let foe = here(hint).map_or(0, power);
        (5..=95).contains(&n(s[0])) && best(hint, deck(hint), limit(hint)) > if doubled { foe } else { 2 * foe }
    }),
    ("; the next hand is almost sure to kill", |hint, _| {
        let doubled = here(hint) == Some(Card::BLACK_JOKER) && queen(hint, Suit::Spades);
        let foe = here(hint).map_or(0, power);
        best(hint, deck(hint), limit(hint)) > if doubled { foe } else { 2 * foe }
    }),
    // The fight.
    ("This kills the Dark Lord and leaves {card} to loot him with: {text} against a defence of 30", |hint, s| {
        is_foe(hint, "the Dark Lord")
            && is_sum(hint, s[1])
            && hint.always(&hint.mv, |step| step.world.legal().contains(&format!("loot with {}", s[0])))
    }),
    ("This kills {name}: {text} against a defence of {n}", |hint, s| {
        is_foe(hint, s[0])
            && is_sum(hint, s[1])
            && here(hint).map(power) == Some(n(s[2]) / 2)
            && hint.always(&hint.mv, |step| {
                let at = step.state["at"].as_str().and_then(room);
                at.is_some_and(|at| step.state["rooms"][at] == "slain")
            })
    }),
    ("Without the Fighter the card put down for the Dark Lord would cost more points than she does", |hint, _| {
        let price = |rest: &CardSet| rest.iter().map(score).min();
        let all = kills(&*hint.deals(1).next().unwrap());
        let cheapest = all.iter().filter_map(price).min();
        hint.mv == "double" && is_foe(hint, "the Dark Lord") && cheapest.is_some_and(|least| least > fighter(hint))
    }),
    ("Only with the Fighter does this hand kill the Dark Lord and leave a card to loot him with", |hint, _| {
        let leaves = |world: &dyn World| kills(world).iter().any(|rest| !rest.is_empty());
        let world = hint.deals(1).next().unwrap();
        is_foe(hint, "the Dark Lord") && !leaves(&*world) && leaves(&*world.play("double", 0).world)
    }),
    ("Only the Fighter kills {name} now", |hint, s| {
        let world = hint.deals(1).next().unwrap();
        is_foe(hint, s[0]) && kills(&*world).is_empty() && !kills(&*world.play("double", 0).world).is_empty()
    }),
    ("; at the end of the turn no defence without her saves you", |hint, _| is_doomed(hint, false)),
    ("At the end of the turn no defence saves you", |hint, _| is_lost(hint)),
    ("At the end of the turn only the Fighter saves you", |hint, _| needs_fighter(hint)),
    ("No defence will save you, and no other move looks better", |hint, _| hint.mv == "end" && is_lost(hint)),
    ("Only the Fighter can save you, and no other move looks better", |hint, _| {
        hint.mv == "end" && needs_fighter(hint)
    }),
    ("; {card} cannot fight, but trashing it takes off a wound", |hint, s| {
        points(hint, card(s[0])) == 0
            && hint.mv == format!("heal trash {}", s[0])
            && hint.always(&hint.mv, |step| step.number("wounds") == wounds(hint) - 1)
    }),
    ("; fleeing costs one wound and {card}", |hint, s| {
        hint.mv.starts_with("flee")
            && hint.mv.ends_with(&format!("trash {}", s[0]))
            && !hint.after(&hint.mv).iter().any(died)
    }),
    ("To stay beside {name} looks worse: {n} {name} and {cards}", |hint, s| {
        is_foe(hint, s[0]) && is_count(s[1], s[2], "wound") && survives(hint, n(s[1]), cards(s[3]))
    }),
    ("To stay beside {name} looks worse: {n} {name}", |hint, s| {
        is_foe(hint, s[0]) && is_count(s[1], s[2], "wound") && survives(hint, n(s[1]), CardSet::EMPTY)
    }),
    ("To stay beside {name} looks worse: {cards}", |hint, s| is_foe(hint, s[0]) && survives(hint, 0, cards(s[1]))),
    ("You have attacked {name} this turn and cannot attack again", |hint, s| {
        is_foe(hint, s[0]) && hint.flag("attacked") && !hint.legal.iter().any(|mv| mv.starts_with("attack"))
    }),
    ("The Dark Lord can wait: there seems to be more to gain in {n} {name} face down", |hint, s| {
        is_foe(hint, "the Dark Lord") && n(s[0]) == face_down(hint).len() as i64 && is_count(s[0], s[1], "room")
    }),
    ("The hand has {n} of the {n} points that kill {name}", |hint, s| {
        let foe = here(hint).map_or(0, power);
        let all = hand(hint).len() as i64 - i64::from(foe == 15);
        is_foe(hint, s[2])
            && n(s[0]) == best(hint, hand(hint), all) << u32::from(hint.flag("doubled"))
            && n(s[1]) == 2 * foe + 1
            && n(s[0]) < n(s[1])
    }),
    (", a card for the loot set aside", |hint, _| is_foe(hint, "the Dark Lord")),
    ("; {cards} can stop its attack", |hint, s| survives(hint, 0, cards(s[0]))),
    ("; you can stay for {n} {name}", |hint, s| {
        is_count(s[0], s[1], "wound") && defences(hint, false).iter().any(|(_, dies, taken)| !dies && *taken == n(s[0]))
    }),
    // The Healer.
    ("Health left scores, so the Healer takes off one of your {n} {name} before the victory", |hint, s| {
        left(hint) < 10 && heals(hint, s)
    }),
    ("Before the victory the Healer takes off one of your {n} {name}", heals),
    ("The Healer takes off one of your {n} {name}", heals),
    (", and the next reshuffle brings {n} more", |hint, s| n(s[0]) == exhaustion(hint)),
    ("The kill needs no Healer, so first she takes off one of your {n} {name}", |hint, s| {
        heals(hint, s) && hint.after("heal QH").iter().all(|step| !kills(&*step.world).is_empty())
    }),
    ("Another card pays for the loot, so first the Healer takes off one of your {n} {name}", |hint, s| {
        heals(hint, s) && hint.always("heal QH", |step| step.world.legal().iter().any(|mv| mv.starts_with("loot")))
    }),
    ("Before a new room is opened, the Healer takes off one of your {n} {name}", |hint, s| {
        heals(hint, s) && around(hint).into_iter().any(|at| is_unknown(hint, at))
    }),
    ("The next reshuffle takes {n} {name} and would kill you, so trash {card} to heal", |hint, s| {
        n(s[0]) == exhaustion(hint)
            && is_count(s[0], s[1], "wound")
            && left(hint) <= n(s[0])
            && hint.mv == format!("heal trash {}", s[2])
            && hint.always(&hint.mv, |step| step.number("wounds") < wounds(hint))
    }),
    // The loot.
    ("Looting the Dark Lord wins the game", |hint, _| {
        let won = |step: &Step| step.world.outcome().is_some_and(|end| end.result == GameResult::Won);
        hint.always(&hint.mv, won)
    }),
    (", and {card} scores nothing", |hint, s| hint.mv == format!("loot with {}", s[0]) && score(card(s[0])) == 0),
    (", and {card} costs {n} of the score", |hint, s| {
        hint.mv == format!("loot with {}", s[0]) && score(card(s[0])) == n(s[1])
    }),
    ("Before the victory, {n} {name} without a score can be trashed to heal", |hint, s| {
        let scoreless = hand(hint).iter().filter(|&card| score(card) == 0).count() as i64;
        is_count(s[0], s[1], "card")
            && n(s[0]) <= scoreless
            && n(s[0]) < hand(hint).len() as i64
            && n(s[0]) <= wounds(hint)
            && hint.mv.starts_with("heal trash")
    }),
    (", and health left scores", |hint, _| left(hint) < 10),
    ("; {card} looks like the card to give for it", |hint, s| {
        hint.mv == format!("loot with {}", s[0]) && here(hint) == subject(hint)
    }),
    ("{card} looks too good to put down for {card} yet; drawing {n} {name} first costs no wound", |hint, s| {
        hand(hint).contains(card(s[0]))
            && here(hint) == Some(card(s[1]))
            && draws(hint, n(s[2]), 0)
            && is_count(s[2], s[3], "card")
    }),
    ("The knight {card} is worth 20 at the end", |_, s| card(s[0]).rank() == 13),
    ("The Healer takes off a wound each time she comes and is worth 5 at the end", |_, _| true),
    ("QS, the Fighter: can be trashed to double your points for a turn", |_, _| true),
    ("QD, the Strong One: a reshuffle wounds one less, but at least one", |_, _| true),
    ("QC, a Helpful Hand: your hand limit is one more", |_, _| true),
    ("{card} counts {n} in fights", |_, s| {
        is_loot(card(s[0])) && n(s[1]) == i64::from(card(s[0]).rank()) || power(card(s[0])) == n(s[1])
    }),
    (" and again at the end", |hint, _| subject(hint).is_some_and(|card| score(card) == i64::from(card.rank()))),
    (", and it lies at {name}", |hint, s| {
        room(s[0]).is_some_and(|at| leads(hint, at) && open(hint, at) == subject(hint))
    }),
    // The way.
    ("Your hand is empty: you can only end the turn", |hint, _| hand(hint).is_empty() && hint.legal == ["end"]),
    ("Drawing {n} {name} needs no reshuffle, so a fuller hand costs no wound", |hint, s| {
        draws(hint, n(s[0]), 0)
            && is_count(s[0], s[1], "card")
            && hint.always("end", |step| step.cards("discard") == hint.cards("discard"))
    }),
    ("The hand looks too weak to open {name}", |hint, s| room(s[0]).is_some_and(|at| is_unknown(hint, at))),
    ("The hand looks too weak to meet {name} at {name}", |hint, s| is_there(hint, s[0], s[1])),
    ("One card looks too little to go on with", |hint, _| hand(hint).len() == 1),
    ("; the reshuffle costs {n} {name} and brings {n} {name}", |hint, s| {
        is_count(s[0], s[1], "wound") && is_count(s[2], s[3], "card") && draws(hint, n(s[2]), n(s[0]))
    }),
    ("; {card} is your only card", |hint, s| hand(hint) == cards(s[0])),
    ("; no card you hold is weaker than {card}", |hint, s| {
        hand(hint).iter().all(|one| points(hint, one) >= points(hint, card(s[0]))) && hint.mv.ends_with(s[0])
    }),
    ("; {card} looks easiest to spend", |hint, s| hint.mv.ends_with(s[0])),
    ("; spend {card} on a step aside to draw another", |hint, s| {
        let to = room(hint.words()[1]);
        hint.mv.ends_with(s[0]) && to.is_some_and(|at| to != goal(hint) && !is_unknown(hint, at) && !lives(hint, at))
    }),
    ("Nothing else looks worth its price, so open {name}", |hint, s| {
        room(s[0]).is_some_and(|at| is_unknown(hint, at) && leads(hint, at))
    }),
    ("The next room to open is {name}", |hint, s| room(s[0]).is_some_and(|at| is_unknown(hint, at) && leads(hint, at))),
    (", with fewer unknown rooms beside it than {name}", |hint, s| {
        let (Some(at), Some(other)) = (goal(hint), room(s[0])) else { return false };
        around(hint).contains(&other)
            && is_unknown(hint, other)
            && unknown_around(hint, at) < unknown_around(hint, other)
    }),
    (", {n} steps away", |hint, s| n(s[0]) > 1 && goal(hint).and_then(|at| distance(hint, at)) == Some(n(s[0]))),
    (": one of {n} cards face down lies there", |hint, s| n(s[0]) == face_down(hint).len() as i64 && n(s[0]) > 1),
    (": {n} of {n} cards face down can be looted", |hint, s| {
        let all = face_down(hint);
        n(s[1]) == all.len() as i64 && n(s[0]) == all.into_iter().filter(|&card| is_loot(card)).count() as i64
    }),
    (": 1 of {n} cards face down is a knight, worth 20", |hint, s| knights(hint, 1, n(s[0]))),
    (": {n} of {n} cards face down are knights, worth 20 each", |hint, s| {
        n(s[0]) > 1 && knights(hint, n(s[0]), n(s[1]))
    }),
    (": the last card face down can be looted", |hint, _| matches!(face_down(hint)[..], [card] if is_loot(card))),
    (
        ": the last card face down is a knight, worth 20",
        |hint, _| matches!(face_down(hint)[..], [card] if card.rank() == 13),
    ),
    (": the last card face down lies there", |hint, _| face_down(hint).len() == 1),
    ("{card} at {name}", |hint, s| room(s[1]).is_some_and(|at| open(hint, at) == Some(card(s[0])) && leads(hint, at))),
    (" heals one wound", |hint, _| wounds(hint) > 0 && hint.reason.starts_with("JH")),
    (" reveals the adjacent rooms", |hint, _| hint.reason.starts_with("JD")),
    ("The hand has the {n} points that kill {name} at {name}", |hint, s| {
        let after = kept(hint);
        let (needed, most) = to_kill(hint, false, hand(hint).len() as i64);
        is_there(hint, s[1], s[2]) && n(s[0]) == needed && best(hint, after, most) >= needed
    }),
    ("The hand has the {n} points that, doubled, kill {name} at {name}", |hint, s| {
        let after = kept(hint);
        let (needed, most) = to_kill(hint, true, hand(hint).len() as i64);
        is_there(hint, s[1], s[2])
            && queen(hint, Suit::Spades)
            && n(s[0]) == needed
            && best(hint, after, most) >= needed
    }),
    ("On to {name} at {name}", |hint, s| is_there(hint, s[0], s[1]) && room(s[1]).is_some_and(|at| leads(hint, at))),
    (", as nothing else looks worth its price", |_, _| true),
    (": the deck has the {n} points that kill", |hint, s| {
        let (needed, most) = to_kill(hint, false, limit(hint));
        n(s[0]) == needed && best(hint, deck(hint), most) >= needed
    }),
    (": the deck has the {n} points that, doubled, kill", |hint, s| {
        let (needed, most) = to_kill(hint, true, limit(hint));
        n(s[0]) == needed && queen(hint, Suit::Spades) && best(hint, deck(hint), most) >= needed
    }),
    (": no hand of the deck is stronger", |hint, _| {
        let most = limit(hint) - 1;
        best(hint, hand(hint), most) >= best(hint, deck(hint), most)
    }),
    (
        "With this hand a victory over the Dark Lord at {name} costs {n} points, where the deck can do it for {n}",
        |hint, s| {
            is_there(hint, "the Dark Lord", s[0])
                && victory(hint, kept(hint), kept(hint).len() as i64 - 1) == Some(n(s[1]))
                && victory(hint, deck(hint), limit(hint) - 2) == Some(n(s[2]))
                && n(s[2]) < n(s[1])
        },
    ),
    ("It takes {n} points to kill {name} at {name}, and one card spent, this hand can play {n}", |hint, s| {
        let power = goal(hint).and_then(|at| open(hint, at)).map_or(0, power);
        let (needed, most) = to_kill(hint, power == 15 && queen(hint, Suit::Spades), hand(hint).len() as i64);
        is_there(hint, s[1], s[2]) && n(s[0]) == needed && n(s[3]) < needed && n(s[3]) == best(hint, kept(hint), most)
    }),
    ("The hand looks too weak to open {name}: {n} points, one card spent, where the deck has up to {n}", |hint, s| {
        room(s[0]).is_some_and(|at| is_unknown(hint, at))
            && n(s[1]) == strength(hint)
            && n(s[2]) == best(hint, deck(hint), limit(hint) - 1)
            && n(s[1]) < n(s[2])
    }),
    ("No room in reach looks worth its price", |hint, _| hint.mv.starts_with("go ") || hint.mv.starts_with("enter ")),
];

/// Whether the Healer takes off one of so many wounds.
fn heals(hint: &Hint<'_>, s: &[&str]) -> bool {
    n(s[0]) == wounds(hint)
        && is_count(s[0], s[1], "wound")
        && hint.mv == "heal QH"
        && hint.always("heal QH", |step| step.number("wounds") == wounds(hint) - 1)
}
