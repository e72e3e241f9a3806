//! Legal moves as a numbered list.

use std::fmt::Write;

use game::Offer;

use crate::say::{FAINT, STRONG};

/// From so many moves on the list is told in short, by verbs.
const MANY: usize = 16;

/// The legal moves, numbered from 1: each with its button, spelling and effect; very many grouped by their verb.
pub(crate) fn list_offers(offers: &[Offer], always_in_full: bool) -> String {
    if always_in_full || offers.len() < MANY { in_full(offers) } else { by_verb(offers) }
}

fn in_full(offers: &[Offer]) -> String {
    let mut text = String::new();
    for (i, offer) in offers.iter().enumerate() {
        let same = offer.label.eq_ignore_ascii_case(&offer.spelling);
        let typed = if same { String::new() } else { format!(" [{}]", offer.spelling) };
        let _ =
            writeln!(text, "{:>3}. {STRONG}{}{STRONG:#}{typed}: {FAINT}{}{FAINT:#}", i + 1, offer.label, offer.effect);
    }
    text
}

fn by_verb(offers: &[Offer]) -> String {
    let verb = |offer: &Offer| offer.spelling.split(' ').next().unwrap_or_default().to_owned();
    let mut verbs: Vec<(String, Vec<String>)> = Vec::new();
    for (i, offer) in offers.iter().enumerate() {
        let (verb, numbered) = (verb(offer), format!("{} {}", i + 1, offer.spelling));
        match verbs.iter_mut().find(|(known, _)| *known == verb) {
            Some((_, moves)) => moves.push(numbered),
            None => verbs.push((verb, vec![numbered])),
        }
    }
    let mut text = String::new();
    for (verb, moves) in verbs {
        let _ = writeln!(text, "{STRONG}{verb}{STRONG:#}: {}", moves.join("; "));
    }
    text + "`moves` tells what each will do.\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    fn offers(spellings: &[&str]) -> Vec<Offer> {
        let offer = |spelling: &&str| Offer {
            spelling: (*spelling).into(),
            gesture: game::Gesture::Press,
            label: spelling.to_uppercase(),
            effect: "It happens.".into(),
            rules: &[],
        };
        spellings.iter().map(offer).collect()
    }

    #[test]
    fn few_moves_are_told_in_full_and_many_by_verb() {
        let few = anstream::adapter::strip_str(&list_offers(&offers(&["go", "stay"]), false)).to_string();
        assert_eq!(few, "  1. GO: It happens.\n  2. STAY: It happens.\n");
        let names: Vec<String> = (0..20).map(|i| format!("{} {i}", if i % 2 == 0 { "go" } else { "stay" })).collect();
        let many = offers(&names.iter().map(String::as_str).collect::<Vec<_>>());
        let text = anstream::adapter::strip_str(&list_offers(&many, false)).to_string();
        assert!(text.starts_with("go: 1 go 0; 3 go 2; ") && text.contains("\nstay: 2 stay 1; "), "{text}");
        assert_eq!(list_offers(&many, true).lines().count(), 20);
    }
}
