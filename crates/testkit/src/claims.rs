//! That what a hint says is so: each claim of a reason is read from its words and checked by the rules.
//!
//! A game's tests list its [`Claim`]s: forms of words, and when they are true. A reason is read as a sequence of such forms; words of no form are a failure, so that
//! no new kind of claim goes unchecked. What makes a claim true is found in the view and by playing moves out, never by asking the policy.

mod form;
mod hint;
pub mod said;

pub use hint::{Hint, Step, World};

/// A form of words in which a reason claims something, and whether it is true of a hint.
///
/// Slots of a form: `{card}` a card, `{cards}` cards as a sentence lists them, `{n}` a whole number, `{x}` a number, perhaps with a decimal, `{mv}` the spelling of a
/// legal move, `{name}` other words up to the next punctuation, `{text}` words that the check reads itself. Their contents are passed to the check, in order. The case of the first letter is free.
pub type Claim = (&'static str, fn(&Hint<'_>, &[&str]) -> bool);

/// A claim found in a reason.
#[derive(Clone, Debug)]
pub(crate) struct Found<'a> {
    /// The number of its form.
    pub(crate) form: usize,
    slots: Vec<&'a str>,
}

/// The claims of a reason in order; `Err` with the words that are of no form.
pub(crate) fn read<'a>(reason: &'a str, hint: &Hint<'_>, forms: &[Claim]) -> Result<Vec<Found<'a>>, &'a str> {
    let mut unread = reason;
    from(reason, hint, forms, &mut unread).ok_or(unread)
}

fn from<'a>(rest: &'a str, hint: &Hint<'_>, forms: &[Claim], unread: &mut &'a str) -> Option<Vec<Found<'a>>> {
    if rest == "." {
        return Some(Vec::new());
    }
    if rest.len() < unread.len() {
        *unread = rest;
    }
    forms.iter().enumerate().find_map(|(form, (words, _))| {
        form::ends(words, rest, hint).into_iter().find_map(|(slots, end)| {
            let mut found = from(&rest[end..], hint, forms, unread).filter(|_| end > 0)?;
            found.insert(0, Found { form, slots });
            Some(found)
        })
    })
}

/// The first claim that is false, in words; nothing if all are true.
pub(crate) fn untrue(hint: &Hint<'_>, forms: &[Claim]) -> Option<String> {
    match read(&hint.reason, hint, forms) {
        Err(rest) => Some(format!("no form of claim reads `{rest}`")),
        Ok(found) => {
            found.iter().find(|one| !one.holds(hint, forms)).map(|one| format!("`{}` is false", forms[one.form].0))
        }
    }
}

impl Found<'_> {
    pub(crate) fn holds(&self, hint: &Hint<'_>, forms: &[Claim]) -> bool {
        forms[self.form].1(hint, &self.slots)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FORMS: &[Claim] = &[
        ("{card} is {n} stronger than {card}", |_, slots| slots == ["TD", "3", "7H"]),
        ("; about {x}% to win, {n}% with {mv}", |_, slots| slots == ["81.5", "80", "sell 2C 2D"]),
        ("{cards} are kept", |_, slots| slots == ["2C, 3D and XR"]),
        (", the {name}, of all", |_, slots| slots == ["best there is"]),
    ];

    fn hint(reason: &str) -> Hint<'static> {
        Hint::made(reason, &["sell 2C", "sell 2C 2D", "draw"])
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
