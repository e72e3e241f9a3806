//! That what a hint says is so: each claim of a reason is read from its words and checked by the rules.
//!
//! A game's tests list its [`Claim`]s: messages, and when they are true. A reason is such a message, perhaps with others as arguments; one of no claim is a failure, so
//! that no new kind of claim goes unchecked. What makes a claim true is found in the view and by playing moves out, never by asking the policy.

mod form;
mod hint;
pub mod said;

use underdeck_cards::Card;
use underdeck_game::{Message, Value};

pub use hint::{Hint, Step, World};

/// What a reason may claim, and whether it is true of a hint.
///
/// It is named by its message and the arguments that the check reads, in order: `why-heal(card, to)`. A slot holds an argument as English writes
/// it, with cards in notation. Every other argument must be a message with a claim of its own.
///
/// A reason that is in no catalogue is read by forms of words. Slots of a form: `{card}` a card, `{cards}` cards as a sentence lists them, `{n}` a
/// whole number, `{x}` a number, perhaps with a decimal, `{mv}` the spelling of a legal move, `{name}` other words up to the next punctuation,
/// `{text}` words that the check reads itself. The case of the first letter is free.
pub type Claim = (&'static str, fn(&Hint<'_>, &[&str]) -> bool);

/// A claim found in a reason.
#[derive(Clone, Debug)]
pub(crate) struct Found {
    /// The number of its form.
    pub(crate) form: usize,
    slots: Vec<String>,
}

/// The claims of a reason in order; `Err` with the words of no form, or with the message of no claim.
pub(crate) fn read(hint: &Hint<'_>, forms: &[Claim]) -> Result<Vec<Found>, String> {
    let mut found = Vec::new();
    if hint.reason.id().is_some_and(|id| forms.iter().any(|form| parts(form.0).0 == id.name())) {
        return in_message(&hint.reason, forms, &mut found).map(|()| found);
    }
    let reason = notation(&hint.reason);
    let mut unread = &*reason;
    from(&reason, hint, forms, &mut unread).ok_or_else(|| unread.to_owned())
}

/// The name of a message and those of its arguments that a claim reads.
fn parts(claim: &'static str) -> (&'static str, Vec<&'static str>) {
    let (name, arguments) = claim.strip_suffix(')').and_then(|claim| claim.split_once('(')).unwrap_or((claim, ""));
    (name, arguments.split(", ").filter(|argument| !argument.is_empty()).collect())
}

fn in_message(message: &Message, forms: &[Claim], found: &mut Vec<Found>) -> Result<(), String> {
    let name = message.id().map_or("", |id| id.name());
    let claims = forms.iter().enumerate().map(|(form, claim)| (form, parts(claim.0)));
    let Some((form, (_, read))) = claims.into_iter().find(|(_, claim)| claim.0 == name) else {
        return Err(format!("{name}: {message}"));
    };
    let slot = |argument: &&str| {
        let value = message.values().iter().find(|(given, _)| given == argument);
        value.map(|(_, value)| slot(value)).ok_or_else(|| format!("${argument} of {name}"))
    };
    let slots = read.iter().map(slot).collect::<Result<_, _>>()?;
    found.push(Found { form, slots });
    for (argument, value) in message.values().iter().filter(|(argument, _)| !read.contains(argument)) {
        match value {
            Value::Message(inner) => in_message(inner, forms, found)?,
            _ => return Err(format!("${argument} of {name}")),
        }
    }
    Ok(())
}

fn slot(value: &Value) -> String {
    match value {
        Value::Card(card) | Value::CardName(card) => card.to_string(),
        Value::Change(number) => number.to_string(),
        value => notation(&value.to_string()),
    }
}

/// The text with cards in notation.
fn notation(text: &str) -> String {
    let written = |text: String, card: Card| text.replace(&card.symbol(), &card.to_string());
    Card::ALL.into_iter().fold(text.to_owned(), written)
}

fn from<'a>(rest: &'a str, hint: &Hint<'_>, forms: &[Claim], unread: &mut &'a str) -> Option<Vec<Found>> {
    if rest == "." {
        return Some(Vec::new());
    }
    if rest.len() < unread.len() {
        *unread = rest;
    }
    forms.iter().enumerate().find_map(|(form, (words, _))| {
        form::ends(words, rest, hint).into_iter().find_map(|(slots, end)| {
            let mut found = from(&rest[end..], hint, forms, unread).filter(|_| end > 0)?;
            found.insert(0, Found { form, slots: slots.into_iter().map(str::to_owned).collect() });
            Some(found)
        })
    })
}

/// The first claim that is false, in words; nothing if all are true.
pub(crate) fn untrue(hint: &Hint<'_>, forms: &[Claim]) -> Option<String> {
    match read(hint, forms) {
        Err(rest) => Some(format!("no form of claim reads `{rest}`")),
        Ok(found) => {
            found.iter().find(|one| !one.holds(hint, forms)).map(|one| format!("`{}` is false", forms[one.form].0))
        }
    }
}

impl Found {
    pub(crate) fn holds(&self, hint: &Hint<'_>, forms: &[Claim]) -> bool {
        let slots: Vec<&str> = self.slots.iter().map(String::as_str).collect();
        forms[self.form].1(hint, &slots)
    }
}

#[cfg(test)]
mod tests {
    use underdeck_game::{Link, text};

    use super::*;

    const FORMS: &[Claim] = &[
        ("{card} is {n} stronger than {card}", |_, slots| slots == ["TD", "3", "7H"]),
        ("; about {x}% to win, {n}% with {mv}", |_, slots| slots == ["81.5", "80", "sell 2C 2D"]),
        ("{cards} are kept", |_, slots| slots == ["2C, 3D and XR"]),
        (", the {name}, of all", |_, slots| slots == ["best there is"]),
    ];

    fn hint(reason: impl Into<Message>) -> Hint<'static> {
        Hint::made(reason.into(), &["sell 2C", "sell 2C 2D", "draw"])
    }

    #[test]
    fn each_message_of_a_reason_needs_a_claim_that_reads_its_arguments() {
        const CLAIMS: &[Claim] =
            &[("list-or(last)", |_, slots| slots == ["X3 and TH"]), ("ordinal(n)", |_, slots| slots == ["3"])];
        let cards = Message::join(["X3", "TH"].map(|card| card.parse::<Card>().unwrap()), Link::And);
        let untrue = |first: Value| {
            let reason = Message::of(&text::LIST_OR, vec![("first", first), ("last", cards.clone().into())]);
            untrue(&hint(reason), CLAIMS).unwrap_or_default()
        };
        let ordinal = |n: i64| Message::of(&text::ORDINAL, vec![("n", n.into())]).into();
        assert_eq!(untrue(ordinal(3)), "");
        assert_eq!(untrue(ordinal(4)), "`ordinal(n)` is false");
        assert_eq!(untrue(3.into()), "no form of claim reads `$first of list-or`");
        assert_eq!(untrue(Message::of(&text::RANK_TWO, Vec::new()).into()), "no form of claim reads `rank-two: two`");
    }

    #[test]
    fn a_reason_is_read_as_forms_in_a_row() {
        for reason in [
            "TD is 3 stronger than 7H; about 81.5% to win, 80% with sell 2C 2D.",
            "2C, 3D and XR are kept, the best there is, of all.",
        ] {
            assert_eq!(untrue(&hint(reason), FORMS), None, "{reason}");
        }
    }

    #[test]
    fn a_false_claim_and_an_unknown_one_are_found() {
        let said = |reason: &str| untrue(&hint(reason), FORMS).unwrap_or_default();
        assert_eq!(said("TD is 4 stronger than 7H."), "`{card} is {n} stronger than {card}` is false");
        assert_eq!(said("TD is 3 stronger than 7H, as ever."), "no form of claim reads `, as ever.`");
        assert_eq!(said("TD is 3 stronger than 7Q."), "no form of claim reads `TD is 3 stronger than 7Q.`");
    }
}
