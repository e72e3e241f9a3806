//! Campaigns of any game, and loading one from its records.

use underdeck_catalogue::{DealInfo, Error, Game};
use underdeck_game::{CampaignStatus, Chapter, GameInfo};
use underdeck_record::{AnyDeal, Record, campaign_of};

use crate::Session;
use crate::game_session::GameSession;

/// A campaign loaded from its records.
pub struct LoadedCampaign {
    /// The campaign, with all finished chapters.
    pub campaign: Campaign,
    /// The index of the record of an unfinished chapter, the last one.
    pub unfinished: Option<usize>,
}

/// A campaign of any game: a series of linked games.
pub struct Campaign(underdeck_record::Campaign);

impl Campaign {
    /// A campaign with no games played, with the options and the luck of a deal.
    ///
    /// # Errors
    /// If the code is mistyped or belongs to another game, or if the game has no campaign.
    pub fn new(game: &Game, name: &str, code: &str) -> Result<Self, Error> {
        underdeck_record::Campaign::new(name, game.read_code(code)?).map(Self).ok_or(Error::NoCampaign(game.info().id))
    }

    /// The unchanging facts of the game.
    pub fn info(&self) -> &'static GameInfo {
        self.0.start().game.info()
    }

    /// The name.
    pub fn name(&self) -> &str {
        self.0.name()
    }

    /// The options of the whole campaign and the seed of all its luck.
    pub fn start(&self) -> DealInfo {
        DealInfo::of(self.0.start())
    }

    /// The number of finished games.
    pub fn played(&self) -> usize {
        self.0.played()
    }

    /// The result and progress so far, and the deals that can be played now.
    pub fn standing(&self) -> CampaignStatus<DealInfo> {
        let CampaignStatus { result, words, progress, next } = self.0.standing();
        let face = |chapter: Chapter<AnyDeal>| Chapter {
            id: chapter.id,
            name: chapter.name,
            story: chapter.story,
            options: DealInfo::of(&chapter.options),
        };
        CampaignStatus { result, words, progress, next: next.into_iter().map(face).collect() }
    }

    /// Starts the game of a chapter.
    ///
    /// # Errors
    /// If the chapter is not open.
    pub fn begin(&self, chapter: &str) -> Result<Box<dyn Session>, Error> {
        let next = self.0.standing().next;
        match next.iter().find(|open| open.id.eq_ignore_ascii_case(chapter)) {
            Some(open) => Ok(Box::new(GameSession::resume(self.0.start().game, self.0.begin(&open.options))?)),
            None => {
                let open = next.into_iter().map(|chapter| chapter.id).collect();
                Err(Error::Chapter { found: chapter.chars().take(40).collect(), open })
            }
        }
    }

    /// Resumes the record of the next chapter, finished or not.
    ///
    /// # Errors
    /// If the record is invalid, or is not the next chapter.
    pub fn resume(&self, record: &Record) -> Result<Box<dyn Session>, Error> {
        self.0.replay(record)?;
        Ok(Box::new(GameSession::resume(self.0.start().game, record.clone())?))
    }

    /// Adds the next chapter, which must be finished.
    ///
    /// # Errors
    /// As [`Campaign::resume`], or if the game is not over. Nothing is added then.
    pub fn add(&mut self, record: &Record) -> Result<(), Error> {
        Ok(self.0.add(record)?)
    }
}

/// Loads a campaign from its records in order; the last may be unfinished.
///
/// # Errors
/// The index of the first record that is invalid or does not continue the campaign, and why.
pub fn load_campaign(records: &[Record]) -> Result<LoadedCampaign, (usize, Error)> {
    let begin = || {
        let first = records.first().ok_or(Error::NotOfCampaign)?;
        let (name, code) = campaign_of(first).ok_or(Error::NotOfCampaign)?;
        Campaign::new(underdeck_catalogue::by_code(code)?, name, code)
    };
    follow(begin().map_err(|error| (0, error))?, records)
}

/// Adds the records to a campaign.
fn follow(mut campaign: Campaign, records: &[Record]) -> Result<LoadedCampaign, (usize, Error)> {
    for (n, record) in records.iter().enumerate() {
        let is_last = n + 1 == records.len();
        if is_last && (record.tag("Result") == Some("*") || record.is_all_undone()) {
            campaign.resume(record).map_err(|error| (n, error))?;
            return Ok(LoadedCampaign { campaign, unfinished: Some(n) });
        }
        campaign.add(record).map_err(|error| (n, error))?;
    }
    Ok(LoadedCampaign { campaign, unfinished: None })
}

#[cfg(test)]
mod tests;
