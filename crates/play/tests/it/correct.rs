//! A card or a roll that was entered wrong and noticed late.

use proptest::prelude::*;
use underdeck_catalogue::Game;
use underdeck_play::{ChanceAnswer, Session};

/// A whole game with real cards: its entries, and the question of each.
struct Truth {
    game: &'static Game,
    code: String,
    entries: Vec<String>,
    asked: Vec<Option<String>>,
    last: Box<dyn Session>,
}

fn question(session: &dyn Session) -> Option<String> {
    session.asked().map(|asked| asked.question.to_string())
}

/// A number from 0 to below `n`, from luck that changes with every call.
fn pick(luck: &mut u64, n: usize) -> usize {
    *luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    usize::try_from(*luck >> 33).unwrap() % n
}

impl Truth {
    fn of(game: &'static Game, mut luck: u64, most: usize) -> Self {
        let code = game.deal(&[], 0).unwrap().code;
        let mut last = underdeck_play::start_physical(game, &code).unwrap();
        let mut asked = Vec::new();
        while last.outcome().is_none() && last.ply() < most {
            asked.push(question(last.as_ref()));
            let table = last.table();
            let open: Vec<_> = table.offers.iter().filter(|offer| offer.finality.is_open()).collect();
            let offer = if open.is_empty() { &table.offers[0] } else { open[pick(&mut luck, open.len())] };
            last.play(&offer.spelling).unwrap();
        }
        Self { game, code, entries: last.moves(), asked, last }
    }

    fn start(&self) -> Box<dyn Session> {
        underdeck_play::start_physical(self.game, &self.code).unwrap()
    }

    /// The game with one answer typed wrong. The player notices it when an entry is refused or another question comes than expected, or
    /// else at the end, and corrects it then. Returns the entries from the wrong one to the correction.
    fn with_a_mistake(&self, luck: &mut u64) -> usize {
        let answers: Vec<usize> = (0..self.entries.len()).filter(|&n| self.asked[n].is_some()).collect();
        let wrong_at = answers[pick(luck, answers.len())];
        let mut session = self.start();
        for entry in &self.entries[..wrong_at] {
            session.step(entry).unwrap();
        }
        let right: ChanceAnswer = self.entries[wrong_at].parse().unwrap();
        let others: Vec<ChanceAnswer> =
            session.asked().unwrap().answers.all().into_iter().filter(|answer| *answer != right).collect();
        if others.is_empty() {
            return 0;
        }
        let wrong = others[pick(luck, others.len())];
        session.step(&wrong.to_string()).unwrap();
        let mut noticed = None;
        for n in wrong_at + 1..=self.entries.len() {
            let entry = self.entries.get(n).map(|entry| match entry.parse::<ChanceAnswer>() {
                Ok(_) => entry.clone(),
                // The screen calls the card by its wrong name, and so does the player.
                Err(_) => renamed(entry, right, wrong),
            });
            let entry = entry.filter(|_| question(session.as_ref()) == self.asked[n]);
            if noticed.is_none() && entry.is_none_or(|entry| session.step(&entry).is_err()) {
                let correction = session.correct(wrong_at, right).unwrap();
                assert_eq!(correction.stopped, None, "{}: {}", self.game.info().id, self.entries.join("; "));
                assert_eq!(session.moves(), self.entries[..n], "{wrong_at}: {wrong} for {right}");
                noticed = Some(n - wrong_at);
            }
            if noticed.is_some() && n < self.entries.len() {
                session.step(&self.entries[n]).unwrap();
            }
        }
        assert_eq!(session.moves(), self.entries);
        // Unseen cards are in an arbitrary order, so the views are compared.
        assert!(session.view() == self.last.view(), "{}: {wrong} for {right}", self.game.info().id);
        assert!(session.table() == self.last.table(), "{}: {wrong} for {right}", self.game.info().id);
        assert!(!session.informed(), "nothing was decided again");
        noticed.unwrap_or_default()
    }
}

/// A move that names the card of one answer, rewritten with the name of the other.
fn renamed(entry: &str, from: ChanceAnswer, to: ChanceAnswer) -> String {
    match (from, to) {
        (ChanceAnswer::Turned(from), ChanceAnswer::Turned(to)) => {
            let words =
                entry.split(' ').map(|word| if word == from.to_string() { to.to_string() } else { word.into() });
            words.collect::<Vec<String>>().join(" ")
        }
        _ => entry.to_owned(),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4))]

    /// A game with a wrong entry that is corrected late is the game with the right entry, in all games.
    #[test]
    fn a_late_correction_leads_where_the_right_entry_would_have_led(seed: u64) {
        for game in underdeck_catalogue::games() {
            let truth = Truth::of(game, seed, 50);
            let mut luck = seed;
            for _ in 0..3 {
                truth.with_a_mistake(&mut luck);
            }
        }
    }
}
