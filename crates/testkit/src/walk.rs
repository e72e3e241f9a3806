//! Hints of many games, and how many of their claims are true.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use underdeck_game::{FastChance, FastRng, Play, Playable, Policy, below};

use crate::claims::{Claim, Hint, read};
use crate::contract::{Sets, in_words};

/// How many positions are tried unless the environment says so.
const POSITIONS: usize = 250;
/// The environment variable with the number of positions.
const VARIABLE: &str = "UNDERDECK_CLAIMS";
/// The most positions of one game.
const OF_A_GAME: usize = 12;
/// Every how many decisions a hint is checked, on average.
const EVERY: u32 = 4;
/// The most moves of one game.
const MOVES: usize = 1_000;
/// How many false claims of one form are shown.
const SHOWN: usize = 3;

/// Checks each claim of the hints in many positions, those of `UNDERDECK_CLAIMS` or 250, from as many games as that takes: every other game by default options, the
/// rest by extreme and random ones; in turn the hints are followed, followed three times of four, and never. `texts` are values for text options.
///
/// # Panics
/// If a claim is false or of no form; counts them all by form, with examples.
pub fn claims<S: Playable>(forms: &[Claim], texts: &'static [(&'static str, &'static str)]) {
    let positions = std::env::var(VARIABLE).ok().map_or(POSITIONS, |text| text.parse().expect(VARIABLE));
    let mut tally = Tally::default();
    let mut rng = FastRng::new(5);
    let mut sets = Sets::<S::Options>::new(texts);
    for seed in 0.. {
        if tally.hints >= positions {
            break;
        }
        let options = if seed % 2 == 0 { S::Options::default() } else { sets.next(&mut rng) };
        game::<S>(&options, seed, positions, forms, &mut tally);
        assert!(seed < 100 * positions as u64, "{}: {} hints in {seed} games", S::INFO.id, tally.hints);
    }
    let report = tally.report(S::INFO.id, forms);
    println!("{report}");
    assert!(tally.is_true(), "{report}");
}

fn game<S: Playable>(options: &S::Options, seed: u64, most: usize, forms: &[Claim], tally: &mut Tally) {
    let (mut luck, mut rng) = (FastChance(FastRng::new(seed)), FastRng::new(!seed));
    let mut state = S::new(options, &mut luck);
    let end = most.min(tally.hints + OF_A_GAME);
    for number in 0..MOVES {
        if state.outcome().is_some() || tally.hints == end {
            break;
        }
        let view = state.view(state.deciding_seat());
        let follows = match seed / 2 % 3 {
            0 => true,
            1 => below(&mut rng, 4) > 0,
            _ => false,
        };
        let random = state.random_legal(&mut rng);
        let is_asked = below(&mut rng, EVERY) == 0;
        let hinted = (is_asked || follows).then(|| view.heuristic());
        if let Some(mv) = hinted.filter(|_| is_asked) {
            let hint = Hint::of::<S>(&view, mv.to_string(), view.reason());
            let site = format!("seed {seed}, {}, move {number}, {mv}: {}", in_words(options), hint.reason);
            tally.add(&hint, forms, &site);
        }
        let mv = hinted.filter(|_| follows).or(random).expect("a running game has a legal move");
        state.play_unchecked(mv, &mut luck);
    }
}

/// What was found.
#[derive(Default)]
struct Tally {
    hints: usize,
    /// By form: how many were true, and where they were false.
    found: BTreeMap<usize, (usize, Vec<String>)>,
    /// Reasons with words of no form.
    unread: Vec<String>,
    /// How many reasons have a false claim.
    wrong: usize,
}

impl Tally {
    fn add(&mut self, hint: &Hint<'_>, forms: &[Claim], site: &str) {
        self.hints += 1;
        if hint.reason.is_empty() {
            return;
        }
        match read(hint, forms) {
            Err(rest) => self.unread.push(format!("`{rest}` in {site}")),
            Ok(found) => {
                let mut is_wrong = false;
                for one in found {
                    let entry = self.found.entry(one.form).or_default();
                    if one.holds(hint, forms) {
                        entry.0 += 1;
                    } else {
                        entry.1.push(site.to_owned());
                        is_wrong = true;
                    }
                }
                self.wrong += usize::from(is_wrong);
            }
        }
    }

    fn is_true(&self) -> bool {
        self.unread.is_empty() && self.wrong == 0
    }

    fn report(&self, game: &str, forms: &[Claim]) -> String {
        let claims: usize = self.found.values().map(|(good, bad)| good + bad.len()).sum();
        let wrong: usize = self.found.values().map(|(_, bad)| bad.len()).sum();
        let mut text = format!(
            "{game}: {} hints, {claims} claims of {} forms, {wrong} of them false in {} hints; {} hints with words of no form\n   true  false  claim\n",
            self.hints,
            self.found.len(),
            self.wrong,
            self.unread.len()
        );
        for (&form, (good, bad)) in &self.found {
            let _ = writeln!(text, "{good:7}{:7}  {}", bad.len(), forms[form].0);
            bad.iter().take(SHOWN).for_each(|site| {
                let _ = writeln!(text, "           {site}");
            });
        }
        for site in self.unread.iter().take(4 * SHOWN) {
            let _ = writeln!(text, "no form: {site}");
        }
        text
    }
}
