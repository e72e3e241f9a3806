//! What a reason of the Well may claim, and when it is true.

use underdeck_cards::Card;

use crate::Claim;
use crate::said::{card, cards, number};

/// Every claim of the toy's reasons.
pub const CLAIMS: &[Claim] = &[
    ("{cards} are worth {n} gold for certain", |hint, slots| {
        cards(slots[0]) == hint.words()[1..].iter().filter_map(|word| word.parse::<Card>().ok()).collect()
            && hint.always(&hint.mv, |step| step.number("gold") == hint.number("gold") + number(slots[1]))
    }),
    ("{n} {name} left", |hint, slots| {
        number(slots[0]) == hint.number("lives") && (slots[1] == "life") == (slots[0] == "1")
    }),
    (": {n} of your {n} gold go into more", |hint, slots| {
        number(slots[1]) == hint.number("gold")
            && hint.always(&hint.mv, |step| {
                step.number("gold") == hint.number("gold") - number(slots[0])
                    && step.number("lives") > hint.number("lives")
            })
    }),
    ("Well and hand are empty, so nothing more can be won", |hint, _| {
        hint.view["well"].as_array().is_some_and(Vec::is_empty) && hint.cards("hand").is_empty()
    }),
    ("The card stays on top of the well", |hint, _| {
        hint.always(&hint.mv, |step| step.state["well"][0] == hint.view["well"][0])
    }),
    ("The well holds {n} {name}", |hint, slots| {
        let cards = hint.view["well"].as_array().map_or(0, Vec::len);
        number(slots[0]) == cards as i64 && (slots[1] == "card") == (cards == 1)
    }),
    ("{card} is your lowest card", |hint, slots| {
        let rank = card(slots[0]).rank();
        hint.mv == format!("roll {}", slots[0]) && hint.cards("hand").iter().all(|other| rank <= other.rank())
    }),
    (" and wins on a roll above {n}", |hint, slots| {
        hint.after(&hint.mv)
            .iter()
            .all(|step| (i64::from(step.rolls[0]) > number(slots[0])) == (step.number("gold") > hint.number("gold")))
    }),
    ("Nothing can be drawn, sold or rolled", |hint, _| {
        !hint.legal.iter().any(|mv| ["draw", "sell", "roll"].iter().any(|verb| mv.starts_with(verb)))
    }),
];
