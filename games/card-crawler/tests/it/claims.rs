//! What hints claim, and when it is true.

mod board;

use underdeck_card_crawler::State;
use underdeck_cards::{Card, CardSet, Suit};
use underdeck_game::GameResult;
use underdeck_testkit::said::{card, cards, number};
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
    room(hint, place).is_some_and(|at| lives(hint, at) && open(hint, at).is_some_and(|card| is_named(card, name)))
}

/// The points that kill the monster in the goal, and the cards that may attack there if so many are at hand.
fn to_kill(hint: &Hint<'_>, doubled: bool, hand: i64) -> (i64, i64) {
    let power = goal(hint).and_then(|at| open(hint, at)).map_or(0, power);
    (if doubled { power + 1 } else { 2 * power + 1 }, hand - 1 - i64::from(power == 15))
}

/// Whether this is the card that the move loots, or the one in the room that the reason names.
fn is_prize(hint: &Hint<'_>, card: Card) -> bool {
    let found = if hint.mv.starts_with("loot") { here(hint) } else { goal(hint).and_then(|at| open(hint, at)) };
    found == Some(card)
}

/// Whether the reason leads to this room.
fn leads_to(hint: &Hint<'_>, name: &str) -> bool {
    room(hint, name).is_some_and(|at| leads(hint, at))
}

/// The number at the start of a slot.
fn n(slot: &str) -> i64 {
    number(slot.split(' ').next().unwrap_or(slot))
}

/// Whether the hero survives the attack to come with these cards and so many wounds.
fn survives(hint: &Hint<'_>, taken: i64, spent: CardSet) -> bool {
    defences(hint, false).into_iter().any(|(mv, dies, wounds)| !dies && wounds == taken && cards(&mv) == spent)
}

pub(crate) const CLAIMS: &[Claim] = &[
    ("reason", |_, _| true),
    ("clauses", |_, _| true),
    // The trap.
    ("trap-kills(card)", |hint, s| hint.mv == format!("trash {}", s[0]) && hint.always("take wound", died)),
    ("trap-takes(card, wounds, life)", |hint, s| {
        n(s[1]) == wounds(hint) + 1 && n(s[2]) == hint.number("life") && hint.mv == format!("trash {}", s[0])
    }),
    ("trap-no-card", |hint, _| hand(hint).is_empty() && hint.mv == "take wound"),
    ("trap-wounds(wounds, life, card)", |hint, s| {
        n(s[1]) == hint.number("life")
            && hand(hint).contains(card(s[2]))
            && hint.mv == "take wound"
            && hint.always("take wound", |step| step.number("wounds") == n(s[0]) && !died(step))
    }),
    ("trap-empty-trash(points)", |hint, s| hint.cards("trash").is_empty() && n(s[0]) == 5),
    // The defence.
    ("nothing-saves(n)", |hint, s| n(s[0]) == left(hint) && is_lost(hint)),
    ("doubles-to-live", |hint, _| hint.mv == "double" && needs_fighter(hint)),
    ("defend-stops(sum, power)", stops),
    ("defend-stops-unhurt(sum, power)", |hint, s| {
        stops(hint, s) && hint.always(&hint.mv, |step| step.number("wounds") == wounds(hint))
    }),
    ("defend-all(sum, power, taken)", |hint, s| {
        is_sum(hint, s[0])
            && best(hint, kept(hint), 20) == 0
            && n(s[2]) == damage(hint)
            && here(hint).map(power) == Some(n(s[1]))
    }),
    ("defend-none(power)", |hint, s| {
        best(hint, hand(hint), 20) == 0 && damage(hint) == n(s[0]) && here(hint).map(power) == Some(n(s[0]))
    }),
    ("defend-takes(taken, left)", |hint, s| {
        n(s[0]) == damage(hint) && n(s[1]) == left(hint) && damage(hint) < left(hint)
    }),
    ("defend-keeps(power)", |hint, s| {
        let most = best(hint, hand(hint), 20) << u32::from(hint.flag("doubled"));
        here(hint).map(power) == Some(n(s[0])) && most < n(s[0]) && !kept(hint).is_empty()
    }),
    ("defend-full-worse(cards, power)", |hint, s| {
        let all = best(hint, cards(s[0]), 20) << u32::from(hint.flag("doubled"));
        here(hint).map(power) == Some(n(s[1])) && all >= n(s[1]) && (cards(s[0]) - hand(hint)).is_empty()
    }),
    ("then-reshuffle(taken)", |hint, s| {
        hint.always(&hint.mv, |step| step.number("wounds") == wounds(hint) + damage(hint) + n(s[0]))
    }),
    // A rough estimate: that it can be so is checked, not how likely it is.
    ("hope(percent)", |hint, s| (5..=95).contains(&n(s[0])) && can_kill(hint)),
    ("hope-sure", |hint, _| can_kill(hint)),
    // The fight.
    ("kills-lord(card, sum, defence)", |hint, s| {
        is_foe(hint, "the Dark Lord")
            && is_sum(hint, s[1])
            && n(s[2]) == 30
            && hint.always(&hint.mv, |step| step.world.legal().contains(&format!("loot with {}", s[0])))
    }),
    ("kills(foe, sum, defence)", |hint, s| {
        is_foe(hint, s[0])
            && is_sum(hint, s[1])
            && here(hint).map(power) == Some(n(s[2]) / 2)
            && hint.always(&hint.mv, |step| {
                let at = step.state["at"].as_str().and_then(cell);
                at.is_some_and(|at| step.state["rooms"][at] == "slain")
            })
    }),
    ("doubles-for-less", |hint, _| {
        let price = |rest: &CardSet| rest.iter().map(score).min();
        let all = kills(&*hint.deals(1).next().unwrap());
        let cheapest = all.iter().filter_map(price).min();
        hint.mv == "double" && is_foe(hint, "the Dark Lord") && cheapest.is_some_and(|least| least > fighter(hint))
    }),
    ("doubles-for-lord", |hint, _| {
        let leaves = |world: &dyn World| kills(world).iter().any(|rest| !rest.is_empty());
        let world = hint.deals(1).next().unwrap();
        is_foe(hint, "the Dark Lord") && !leaves(&*world) && leaves(&*world.play("double", 0).world)
    }),
    ("doubles-to-kill(foe)", |hint, s| {
        let world = hint.deals(1).next().unwrap();
        is_foe(hint, s[0])
            && kills(&*world).is_empty()
            && !kills(&*world.play("double", 0).world).is_empty()
            && is_doomed(hint, false)
    }),
    ("no-defence-saves", |hint, _| is_lost(hint)),
    ("fighter-saves", |hint, _| needs_fighter(hint)),
    ("stay-doomed", |hint, _| hint.mv == "end"),
    ("last-resort(card)", |hint, s| {
        points(hint, card(s[0])) == 0
            && hint.mv == format!("heal trash {}", s[0])
            && hint.always(&hint.mv, |step| step.number("wounds") == wounds(hint) - 1)
    }),
    ("flee-costs(card)", |hint, s| {
        hint.mv.starts_with("flee")
            && hint.mv.ends_with(&format!("trash {}", s[0]))
            && !hint.after(&hint.mv).iter().any(died)
    }),
    ("stay-worse(foe, costs)", |hint, s| {
        let taken = if s[1].contains("wound") { n(s[1]) } else { 0 };
        is_foe(hint, s[0]) && survives(hint, taken, cards(s[1]))
    }),
    ("stay-attacked(foe)", |hint, s| {
        is_foe(hint, s[0]) && hint.flag("attacked") && !hint.legal.iter().any(|mv| mv.starts_with("attack"))
    }),
    ("stay-lord(n)", |hint, s| is_foe(hint, "the Dark Lord") && n(s[0]) == face_down(hint).len() as i64),
    ("hand-has(points, needed, foe)", hand_has),
    ("hand-has-for-lord(points, needed)", |hint, s| hand_has(hint, &[s[0], s[1], "the Dark Lord"])),
    ("can-stop(cards)", |hint, s| survives(hint, 0, cards(s[0]))),
    ("can-stay(taken)", |hint, s| defences(hint, false).iter().any(|(_, dies, taken)| !dies && *taken == n(s[0]))),
    // The Healer.
    ("healer(n)", |hint, s| heals(hint, n(s[0]))),
    ("healer-score", |hint, _| left(hint) < 10),
    ("healer-last-chance", |hint, _| is_foe(hint, "the Dark Lord") || slain(hint)),
    ("healer-reshuffle(taken)", |hint, s| n(s[0]) == exhaustion(hint)),
    ("healer-spare", |hint, _| hint.after("heal QH").iter().all(|step| !kills(&*step.world).is_empty())),
    ("healer-loot", |hint, _| {
        hint.always("heal QH", |step| step.world.legal().iter().any(|mv| mv.starts_with("loot")))
    }),
    ("healer-room", |hint, _| around(hint).into_iter().any(|at| is_unknown(hint, at))),
    ("heals-in-time(taken, card)", |hint, s| {
        n(s[0]) == exhaustion(hint)
            && left(hint) <= n(s[0])
            && hint.mv == format!("heal trash {}", s[1])
            && hint.always(&hint.mv, |step| step.number("wounds") < wounds(hint))
    }),
    // The loot.
    ("wins", |hint, _| {
        let won = |step: &Step| step.world.outcome().is_some_and(|end| end.result == GameResult::Won);
        hint.always(&hint.mv, won)
    }),
    ("price-nothing(card)", |hint, s| hint.mv == format!("loot with {}", s[0]) && score(card(s[0])) == 0),
    ("price(card, points)", |hint, s| hint.mv == format!("loot with {}", s[0]) && score(card(s[0])) == n(s[1])),
    ("trades-for-health(n)", |hint, s| {
        let scoreless = hand(hint).iter().filter(|&card| score(card) == 0).count() as i64;
        n(s[0]) <= scoreless
            && n(s[0]) < hand(hint).len() as i64
            && n(s[0]) <= wounds(hint)
            && hint.mv.starts_with("heal trash")
    }),
    ("gives(card)", |hint, s| hint.mv == format!("loot with {}", s[0])),
    ("awaits-weaker(card, prize, cards)", |hint, s| {
        hand(hint).contains(card(s[0])) && here(hint) == Some(card(s[1])) && draws(hint, n(s[2]), 0)
    }),
    ("gain-knight(card, points)", |hint, s| {
        let knight = card(s[0]);
        is_prize(hint, knight) && knight.rank() == 13 && score(knight) == n(s[1])
    }),
    ("gain-healer(points)", |hint, s| is_prize(hint, Card::new(12, Suit::Hearts)) && n(s[0]) == 5),
    ("gain-companion(card, title, companion)", |hint, s| {
        let queen = card(s[0]);
        is_prize(hint, queen) && queen.rank() == 12 && queen.suit() != Some(Suit::Hearts)
    }),
    ("gain-treasure(card, rank)", |hint, s| {
        let treasure = card(s[0]);
        is_prize(hint, treasure) && is_loot(treasure) && score(treasure) == n(s[1])
    }),
    ("gain-weapon(card, rank)", |hint, s| {
        let weapon = card(s[0]);
        is_prize(hint, weapon) && (7..=10).contains(&weapon.rank()) && i64::from(weapon.rank()) == n(s[1])
    }),
    // Drawing.
    ("empty-hand", |hint, _| hand(hint).is_empty() && hint.legal == ["end"]),
    ("draws-free(cards)", |hint, s| {
        draws(hint, n(s[0]), 0) && hint.always("end", |step| step.cards("discard") == hint.cards("discard"))
    }),
    ("too-weak-to-open(room)", |hint, s| room(hint, s[0]).is_some_and(|at| is_unknown(hint, at))),
    ("too-weak-to-meet(foe, room)", |hint, s| is_there(hint, s[0], s[1])),
    ("one-card", |hint, _| hand(hint).len() == 1),
    ("reshuffles(taken, cards)", |hint, s| draws(hint, n(s[1]), n(s[0]))),
    // The way.
    ("only-card(card)", |hint, s| hand(hint) == cards(s[0])),
    ("weakest(card)", |hint, s| {
        hand(hint).iter().all(|one| points(hint, one) >= points(hint, card(s[0]))) && hint.mv.ends_with(s[0])
    }),
    ("easiest(card)", |hint, s| hint.mv.ends_with(s[0])),
    ("step-aside(card)", |hint, s| {
        let to = cell(hint.words()[1]);
        hint.mv.ends_with(s[0]) && to.is_some_and(|at| to != goal(hint) && !is_unknown(hint, at) && !lives(hint, at))
    }),
    ("seek-last(room)", |hint, s| leads_to(hint, s[0]) && room(hint, s[0]).is_some_and(|at| is_unknown(hint, at))),
    ("seek-unknown(room)", |hint, s| leads_to(hint, s[0]) && room(hint, s[0]).is_some_and(|at| is_unknown(hint, at))),
    ("seek-nook(other)", |hint, s| {
        let (Some(at), Some(other)) = (goal(hint), room(hint, s[0])) else { return false };
        around(hint).contains(&other)
            && is_unknown(hint, other)
            && unknown_around(hint, at) < unknown_around(hint, other)
    }),
    ("seek-loot(room)", |hint, s| leads_to(hint, s[0])),
    ("seek-event(card, room, event)", |hint, s| {
        let is_useful = match card(s[0]).suit() {
            Some(Suit::Hearts) => wounds(hint) > 0,
            suit => suit == Some(Suit::Diamonds),
        };
        leads_to(hint, s[1]) && is_useful && room(hint, s[1]).is_some_and(|at| open(hint, at) == Some(card(s[0])))
    }),
    ("nothing-else", |_, _| true),
    ("wanders", |hint, _| hint.mv.starts_with("go ") || hint.mv.starts_with("enter ")),
    ("hopes-card(all)", |hint, s| n(s[0]) == face_down(hint).len() as i64),
    ("hopes-loot(n, all)", |hint, s| {
        let all = face_down(hint);
        n(s[1]) == all.len() as i64 && n(s[0]) == all.into_iter().filter(|&card| is_loot(card)).count() as i64
    }),
    ("hopes-knights(n, all, points)", |hint, s| {
        let all = face_down(hint);
        n(s[1]) == all.len() as i64
            && n(s[0]) == all.into_iter().filter(|card| card.rank() == 13).count() as i64
            && n(s[2]) == 20
    }),
    ("monster-ready(points, foe, room)", |hint, s| is_ready(hint, s, false)),
    ("monster-ready-doubled(points, foe, room)", |hint, s| is_ready(hint, s, true)),
    ("monster-deck(foe, room, points)", |hint, s| {
        let (needed, most) = to_kill(hint, false, limit(hint));
        is_way(hint, s) && n(s[2]) == needed && best(hint, deck(hint), most) >= needed
    }),
    ("monster-deck-doubled(foe, room, points)", |hint, s| {
        let (needed, most) = to_kill(hint, true, limit(hint));
        is_way(hint, s) && n(s[2]) == needed && queen(hint, Suit::Spades) && best(hint, deck(hint), most) >= needed
    }),
    ("monster-best(foe, room)", |hint, s| {
        let most = limit(hint) - 1;
        is_way(hint, s) && best(hint, hand(hint), most) >= best(hint, deck(hint), most)
    }),
    ("monster-on(foe, room)", is_way),
    ("lacks-to-win(room, price, least)", |hint, s| {
        is_there(hint, "the Dark Lord", s[0])
            && victory(hint, kept(hint), kept(hint).len() as i64 - 1) == Some(n(s[1]))
            && victory(hint, deck(hint), limit(hint) - 2) == Some(n(s[2]))
            && n(s[2]) < n(s[1])
    }),
    ("lacks-to-kill(foe, room, needed, points)", |hint, s| {
        let power = goal(hint).and_then(|at| open(hint, at)).map_or(0, power);
        let (needed, most) = to_kill(hint, power == 15 && queen(hint, Suit::Spades), hand(hint).len() as i64);
        is_there(hint, s[0], s[1]) && n(s[2]) == needed && n(s[3]) < needed && n(s[3]) == best(hint, kept(hint), most)
    }),
    ("lacks-to-open(room, points, best)", |hint, s| {
        room(hint, s[0]).is_some_and(|at| is_unknown(hint, at))
            && n(s[1]) == strength(hint)
            && n(s[2]) == best(hint, deck(hint), limit(hint) - 1)
            && n(s[1]) < n(s[2])
    }),
];

/// Slots: the points of the defence and the power that they stop.
fn stops(hint: &Hint<'_>, s: &[&str]) -> bool {
    is_sum(hint, s[0]) && here(hint).map(power) == Some(n(s[1])) && damage(hint) == 0
}

/// Slots: the points of the hand, those that kill, and the monster.
fn hand_has(hint: &Hint<'_>, s: &[&str]) -> bool {
    let foe = here(hint).map_or(0, power);
    let all = hand(hint).len() as i64 - i64::from(foe == 15);
    is_foe(hint, s[2])
        && n(s[0]) == best(hint, hand(hint), all) << u32::from(hint.flag("doubled"))
        && n(s[1]) == 2 * foe + 1
        && n(s[0]) < n(s[1])
}

/// Slots: the points that kill, the monster and its room.
fn is_ready(hint: &Hint<'_>, s: &[&str], doubled: bool) -> bool {
    let (needed, most) = to_kill(hint, doubled, hand(hint).len() as i64);
    is_there(hint, s[1], s[2])
        && leads_to(hint, s[2])
        && (!doubled || queen(hint, Suit::Spades))
        && n(s[0]) == needed
        && best(hint, kept(hint), most) >= needed
}

/// Slots: the monster and its room.
fn is_way(hint: &Hint<'_>, s: &[&str]) -> bool {
    is_there(hint, s[0], s[1]) && leads_to(hint, s[1])
}

/// Whether the Healer heals one of so many wounds.
fn heals(hint: &Hint<'_>, number: i64) -> bool {
    number == wounds(hint)
        && hint.mv == "heal QH"
        && hint.always("heal QH", |step| step.number("wounds") == wounds(hint) - 1)
}

/// Whether the next hand can kill the monster.
fn can_kill(hint: &Hint<'_>) -> bool {
    let doubled = here(hint) == Some(Card::BLACK_JOKER) && queen(hint, Suit::Spades);
    let foe = here(hint).map_or(0, power);
    best(hint, deck(hint), limit(hint)) > if doubled { foe } else { 2 * foe }
}

/// Whether the monster in the hero's room is slain.
fn slain(hint: &Hint<'_>) -> bool {
    hint.view["at"].as_str().and_then(cell).is_some_and(|at| word(hint, at) == "slain")
}
