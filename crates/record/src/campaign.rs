//! Campaigns: series of linked games.

use std::fmt;

use game::{CampaignStatus, Chapter, Options as _, Play, Said, State};

use crate::Deal;
use crate::chance::chapter_seed;
use crate::record::{Record, short_hash};
use crate::replay::{RecordFault, Replay, replay_record};

// The tags of a chapter's record.
const NAME: &str = "Campaign";
const START: &str = "CampaignDeal";
const CHAPTER: &str = "Chapter";
const PREVIOUS: &str = "Previous";

/// A campaign: its name, the deal it started from, and the games finished so far.
///
/// The deal sets the options of the whole campaign and the seed from which each chapter's seed is derived, as
/// `docs/records.md` specifies. All chapters are played by the rules version of the first. The game decides what can be played next: [`State::campaign`].
pub struct Campaign<S: State> {
    name: String,
    start: Deal<S>,
    played: Vec<S>,
    last: Option<String>,
}

impl<S: State> Campaign<S> {
    /// A campaign with no games played; `None` if the game has no campaign.
    pub fn new(name: &str, start: Deal<S>) -> Option<Self> {
        S::campaign(&start.options, &[])?;
        Some(Self { name: crate::text::plain(name), start, played: Vec::new(), last: None })
    }

    /// The name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The options of the whole campaign and the seed of all its luck.
    pub const fn start(&self) -> &Deal<S> {
        &self.start
    }

    /// The number of finished games.
    pub const fn played(&self) -> usize {
        self.played.len()
    }

    /// The result and progress so far, and the deals that can be played now.
    pub fn standing(&self) -> CampaignStatus<Deal<S>> {
        self.standing_by(self.start.options.older_rules())
    }

    /// The same by older rules, or by today's.
    fn standing_by(&self, older_rules: Option<u32>) -> CampaignStatus<Deal<S>> {
        let mut start = self.start.options.clone();
        start.set_older_rules(older_rules);
        let seed = chapter_seed(self.start.seed, self.played.len() as u64);
        let deal = |mut chapter: Chapter<S::Options>| {
            chapter.options.set_older_rules(older_rules);
            Chapter {
                id: chapter.id,
                name: chapter.name,
                story: chapter.story,
                options: Deal::new(chapter.options, seed),
            }
        };
        let standing =
            S::campaign(&start, &self.played).expect("a game with a campaign still has one after more chapters");
        CampaignStatus {
            result: standing.result,
            words: standing.words,
            progress: standing.progress,
            next: standing.next.into_iter().map(deal).collect(),
        }
    }

    /// The record of an available chapter, with no moves played.
    pub fn begin(&self, deal: &Deal<S>) -> Record {
        let mut record = Record::of_deal(deal);
        for (name, value) in self.tags() {
            if let Some(value) = value {
                record.set_tag(name, &value);
            }
        }
        record
    }

    /// Replays the record of the next chapter, finished or not.
    ///
    /// # Errors
    /// If the record is invalid, or is not the next chapter of this campaign.
    pub fn replay(&self, record: &Record) -> Result<Replay<S>, RecordFault> {
        for (name, value) in self.tags() {
            match value {
                Some(value) if record.tag(name) != Some(value.as_str()) => {
                    return Err(record.tag_fault(name, Said::quote(&value)));
                }
                None if record.tag(name).is_some() => {
                    let english = format!("no tag {name}: this is the first chapter");
                    return Err(record.tag_fault(name, Said::new("fault-first", english, [("tag", name.into())])));
                }
                _ => {}
            }
        }
        let replay = replay_record::<S>(record)?;
        let older_rules = self.rules_with(&replay);
        if replay.deal.options.older_rules() != older_rules {
            let rules = older_rules.unwrap_or(S::INFO.rules_version).to_string();
            return Err(record.tag_fault("Rules", Said::quote(&rules)));
        }
        let next = self.standing_by(older_rules).next;
        if next.iter().any(|chapter| chapter.options == replay.deal) {
            return Ok(replay);
        }
        let codes: Vec<String> = next.iter().map(|chapter| chapter.options.code()).collect();
        let expected = match codes.is_empty() {
            true => Said::from(("fault-ended", "no further chapter: the campaign has ended")),
            false => {
                let some = crate::text::some_of(&codes, 10);
                let english = format!("the deal of a chapter on offer: {some}");
                Said::new("fault-chapter", english, [("chapters", some.into())])
            }
        };
        Err(record.tag_fault("Deal", expected))
    }

    /// Adds the next chapter, which must be finished.
    ///
    /// # Errors
    /// The errors of [`Campaign::replay`], and one if the game is not over. Nothing is added then.
    pub fn add(&mut self, record: &Record) -> Result<(), RecordFault> {
        let mut replay = self.replay(record)?;
        match replay.states.pop() {
            Some(state) if state.outcome().is_some() && !record.is_taken_back() => self.played.push(state),
            _ => return Err(record.tag_fault("Result", ("fault-running", "a game that is over"))),
        }
        self.start.options.set_older_rules(self.rules_with(&replay));
        self.last = Some(record.fingerprint());
        Ok(())
    }

    /// The older rules of the whole campaign: those of its first chapter, which may be this one.
    fn rules_with(&self, replay: &Replay<S>) -> Option<u32> {
        match self.last {
            None => replay.deal.options.older_rules(),
            Some(_) => self.start.options.older_rules(),
        }
    }

    /// The tags of the next chapter's record; `None` for a tag that must be absent.
    fn tags(&self) -> [(&'static str, Option<String>); 4] {
        [
            (NAME, Some(self.name.clone())),
            (START, Some(self.start.code())),
            (CHAPTER, Some((self.played.len() + 1).to_string())),
            (PREVIOUS, self.last.clone()),
        ]
    }
}

/// The name of a chapter's campaign and the code of the deal it started from, as the record gives them.
pub fn campaign_of(record: &Record) -> Option<(&str, &str)> {
    record.tag(NAME).zip(record.tag(START))
}

/// The number of a chapter in its campaign, from 1, as the record gives it.
pub fn chapter_number(record: &Record) -> Option<u64> {
    record.tag(CHAPTER)?.parse().ok()
}

impl Record {
    /// The game's identity in links between records: the first 16 hexadecimal digits of the SHA-256 of deal and
    /// moves, as `docs/records.md` specifies.
    pub fn fingerprint(&self) -> String {
        let mut text = self.tag("Deal").unwrap_or_default().to_owned();
        for (spelling, _) in self.moves() {
            text += "\n";
            text += spelling;
        }
        short_hash(&text)
    }
}

impl<S: State> fmt::Debug for Campaign<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { name, start, played, last } = self;
        f.debug_struct("Campaign")
            .field("name", name)
            .field("start", start)
            .field("played", played)
            .field("last", last)
            .finish()
    }
}
