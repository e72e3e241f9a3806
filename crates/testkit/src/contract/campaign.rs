//! Laws of a game's campaign.

use std::collections::HashSet;

use underdeck_game::{CampaignStatus, FastRng, Messages as _, Options, Playable, below};
use underdeck_players::{Greedy, playout};
use underdeck_record::Deal;

use super::texts;

/// How many games of a campaign are played at most.
const CHAPTERS: usize = 12;

/// A campaign has a next chapter exactly while it continues, and every chapter is a game by the rules.
pub(super) fn continues_until_it_ends<S: Playable>(
    options: &S::Options,
    seed: u64,
    max_moves: usize,
    rng: &mut FastRng,
) {
    let mut played = Vec::new();
    for _ in 0..CHAPTERS {
        let standing = S::campaign(options, &played);
        let Some(standing) = standing else {
            assert!(played.is_empty(), "{}: a campaign stays one", S::INFO.id);
            return;
        };
        let site = || format!("{}: campaign of {options:?}, seed {seed}, after {} games", S::INFO.id, played.len());
        check_standing(&standing, &site);
        standing.each_message(&mut |message| {
            let fault = texts::fault_of::<S>(message);
            assert!(fault.is_none(), "{}: {}", site(), fault.unwrap_or_default());
        });
        if standing.result.is_some() {
            return;
        }
        let chapter = &standing.next[below(rng, standing.next.len() as u32) as usize];
        let (mut state, mut luck) = Deal::<S>::new(chapter.options.clone(), seed + played.len() as u64).start();
        if playout(&mut state, &mut Greedy, &mut luck, max_moves as u64).outcome.is_none() {
            return;
        }
        played.push(state);
    }
}

fn check_standing<O: Options>(standing: &CampaignStatus<O>, site: &impl Fn() -> String) {
    assert_eq!(standing.next.is_empty(), standing.result.is_some(), "{}: over and going on", site());
    assert!(!standing.words.trim().is_empty(), "{}: no words say how it stands", site());
    let (mut ids, mut entries) = (HashSet::new(), HashSet::new());
    for chapter in &standing.next {
        assert!(!chapter.id.is_empty() && !chapter.id.contains(char::is_whitespace), "{}: `{}`", site(), chapter.id);
        assert!(ids.insert(&chapter.id), "{}: chapter {} is there twice", site(), chapter.id);
        assert!(!chapter.name.is_empty() && !chapter.story.is_empty(), "{}: {} lacks words", site(), chapter.id);
        let mut fits = O::from_pairs(chapter.options.pairs());
        if let Ok(options) = &mut fits {
            options.set_older_rules(chapter.options.older_rules());
        }
        assert_eq!(fits.as_ref(), Ok(&chapter.options), "{}: options of {}", site(), chapter.id);
    }
    assert!(standing.progress.iter().all(|entry| entries.insert(&entry.id)), "{}: an entry is there twice", site());
}
