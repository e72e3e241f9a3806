//! Campaigns: series of linked games.

use underdeck_game::{AnyOptions, AnyState, CampaignStatus, Chapter, Message, say};

use crate::AnyDeal;
use crate::chance::chapter_seed;
use crate::record::Record;
use crate::replay::{AnyReplay, RecordFault, replay_any};

// The tags of a chapter's record.
const NAME: &str = "Campaign";
const START: &str = "CampaignDeal";
const CHAPTER: &str = "Chapter";
const PREVIOUS: &str = "Previous";

/// A campaign: its name, the deal it started from, and the games finished so far.
///
/// The deal sets the options of the whole campaign and the seed from which each chapter's seed is derived, as
/// `docs/records.md` specifies. All chapters are played by the rules version of the first. The game decides what can be played next: [`AnyGame::campaign`](underdeck_game::AnyGame::campaign).
#[derive(Debug)]
pub struct Campaign {
    name: String,
    start: AnyDeal,
    played: Vec<Box<dyn AnyState>>,
    last: Option<String>,
}

impl Campaign {
    /// A campaign with no games played; `None` if the game has no campaign.
    pub fn new(name: &str, start: AnyDeal) -> Option<Self> {
        start.game.campaign(&start.options, &[])?;
        Some(Self { name: crate::formats::plain(name), start, played: Vec::new(), last: None })
    }

    /// The name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The options of the whole campaign and the seed of all its luck.
    pub const fn start(&self) -> &AnyDeal {
        &self.start
    }

    /// The number of finished games.
    pub const fn played(&self) -> usize {
        self.played.len()
    }

    /// The result and progress so far, and the deals that can be played now.
    pub fn standing(&self) -> CampaignStatus<AnyDeal> {
        self.standing_by(self.start.options.rules)
    }

    /// The same by this version of the rules.
    fn standing_by(&self, rules: u32) -> CampaignStatus<AnyDeal> {
        let game = self.start.game;
        let start = AnyOptions { rules, ..self.start.options.clone() };
        let seed = chapter_seed(self.start.seed, self.played.len() as u64);
        let deal = |chapter: Chapter<AnyOptions>| Chapter {
            id: chapter.id,
            name: chapter.name,
            story: chapter.story,
            options: AnyDeal::new(game, AnyOptions { rules, ..chapter.options }, seed),
        };
        let standing =
            game.campaign(&start, &self.played).expect("a game with a campaign still has one after more chapters");
        CampaignStatus {
            result: standing.result,
            words: standing.words,
            progress: standing.progress,
            next: standing.next.into_iter().map(deal).collect(),
        }
    }

    /// The record of an available chapter, with no moves played.
    pub fn begin(&self, deal: &AnyDeal) -> Record {
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
    pub fn replay(&self, record: &Record) -> Result<AnyReplay, RecordFault> {
        for (name, value) in self.tags() {
            match value {
                Some(value) if record.tag(name) != Some(value.as_str()) => {
                    return Err(record.tag_fault(name, Message::quote(&value)));
                }
                None if record.tag(name).is_some() => {
                    return Err(record.tag_fault(name, say!(FAULT_FIRST, tag = name)));
                }
                _ => {}
            }
        }
        let replay = replay_any(self.start.game, record)?;
        let rules = self.rules_with(&replay);
        if replay.deal.options.rules != rules {
            return Err(record.tag_fault("Rules", Message::quote(&rules.to_string())));
        }
        let next = self.standing_by(rules).next;
        if next.iter().any(|chapter| chapter.options == replay.deal) {
            return Ok(replay);
        }
        let codes: Vec<String> = next.iter().map(|chapter| chapter.options.code()).collect();
        let expected = match codes.is_empty() {
            true => say!(FAULT_ENDED),
            false => {
                let some = crate::formats::some_of(&codes, 10);
                say!(FAULT_CHAPTER, chapters = some)
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
            Some(state) if state.outcome().is_some() && !record.is_all_undone() => self.played.push(state),
            _ => return Err(record.tag_fault("Result", say!(FAULT_RUNNING))),
        }
        self.start.options.rules = self.rules_with(&replay);
        self.last = Some(record.fingerprint());
        Ok(())
    }

    /// The rules of the whole campaign: those of its first chapter, which may be this one.
    const fn rules_with(&self, replay: &AnyReplay) -> u32 {
        match self.last {
            None => replay.deal.options.rules,
            Some(_) => self.start.options.rules,
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
