//! Why something cannot be done: guess the intended move from similar ones, and let the game say what is wrong with it.

use cards::{Card, Cell};
use game::Place;

use super::GameScreen;
use crate::texts::{fill, text};

/// The most guesses.
const MOST: usize = 120;

impl GameScreen {
    /// Why nothing can be done with these places and what is held.
    pub(super) fn why_not(&self, places: &[Place]) -> String {
        if self.is_replay() {
            return text("replay.looking").to_owned();
        }
        if self.is_over() {
            return text("say.is_over").to_owned();
        }
        if places.iter().any(|place| self.hand.picked.contains(place)) {
            return text("say.held_here").to_owned();
        }
        let goes = if self.hand.picked.is_empty() { self.selection().brought_to(places) } else { Vec::new() };
        let zone = |place: &Place| self.table.zone(place.zone()).map(|zone| zone.name.clone());
        let goes: Vec<String> = goes.into_iter().filter_map(|place| word(place).or_else(|| zone(place))).collect();
        if !goes.is_empty() {
            return fill("say.take_first", &[("things", &goes.join(", "))]);
        }
        let mut meant: Vec<&Place> = places.iter().filter(|place| word(place).is_some()).collect();
        meant.extend(self.hand.picked.iter());
        for spelling in self.guesses(&meant) {
            if let Err(error) = self.session().why(Some(&spelling))
                && let Some(refusal) = error.refusal
            {
                let rules = refusal.rules.join(", ");
                let reason = game::prose::capitalised(&refusal.reason);
                return fill("say.refused", &[("move", &spelling), ("reason", &reason), ("rules", &rules)]);
            }
        }
        match self.hand.picked.is_empty() {
            true => text("say.nothing_here").to_owned(),
            false => text("say.does_not_go").to_owned(),
        }
    }

    /// Spellings with these places, patterned on legal moves, earlier moves and moves that the rules mention.
    fn guesses(&self, meant: &[&Place]) -> Vec<String> {
        let Some((last, held)) = meant.split_first() else { return Vec::new() };
        let Some(target) = word(last) else { return Vec::new() };
        let held: Vec<String> = held.iter().filter_map(|place| word(place)).collect();
        let session = self.session();
        let legal = self.table.offers.iter().map(|offer| offer.spelling.clone());
        let rules =
            session.info().reference.split('`').skip(1).step_by(2).filter(|code| code.len() < 40).map(str::to_owned);
        let patterns = legal.chain(session.moves()).chain(rules);
        let mut guesses: Vec<String> = Vec::new();
        for pattern in patterns {
            let Some(guess) = put_in(&pattern, &target, &held) else { continue };
            if !guesses.contains(&guess) {
                guesses.push(guess);
            }
            if guesses.len() >= MOST {
                break;
            }
        }
        guesses
    }
}

/// A pattern with its first thing replaced by the target, and the things after it by what is held.
fn put_in(pattern: &str, target: &str, held: &[String]) -> Option<String> {
    let words: Vec<&str> = pattern.split_whitespace().collect();
    let is_thing = |word: &str| word.parse::<Card>().is_ok() || word.parse::<Cell>().is_ok();
    let first = match words.iter().position(|word| is_thing(word)) {
        Some(first) => first,
        // A word for a word: `build lair`.
        None if words.len() == 2 && target.parse::<Card>().is_err() && target.parse::<Cell>().is_err() => 1,
        None => return None,
    };
    let is_cell = target.parse::<Cell>().is_ok();
    if words[first].parse::<Cell>().is_ok() != is_cell && is_thing(words[first]) {
        return None;
    }
    let mut guess: Vec<String> = words[..first].iter().map(|&word| word.to_owned()).collect();
    guess.push(target.to_owned());
    let rest: Vec<&str> = words[first + 1..].iter().copied().filter(|word| !is_thing(word)).collect();
    if !held.is_empty() {
        guess.push(rest.first().map_or_else(|| "with".to_owned(), |&word| word.to_owned()));
        guess.extend(held.iter().cloned());
    }
    Some(guess.join(" "))
}

/// A place in notation.
fn word(place: &Place) -> Option<String> {
    match place {
        Place::Card(_, card) => Some(card.to_string()),
        Place::Cell(_, cell) => Some(cell.to_string()),
        Place::Entry(_, id) => Some(id.clone()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pattern_takes_other_things() {
        assert_eq!(put_in("fight QS with 5C 7S", "KS", &[]).as_deref(), Some("fight KS"));
        assert_eq!(
            put_in("fight QS with 5C", "KS", &["2C".into(), "3S".into()]).as_deref(),
            Some("fight KS with 2C 3S")
        );
        assert_eq!(put_in("go r2c3", "r9c9", &[]).as_deref(), Some("go r9c9"));
        assert_eq!(put_in("go r2c3", "KS", &[]), None);
        assert_eq!(put_in("build farm", "lair", &[]).as_deref(), Some("build lair"));
        assert_eq!(put_in("explore", "KS", &[]), None);
    }
}
