//! The dynamic face of a campaign.

use game::{CampaignStatus, Chapter, GameInfo, Playable};
use record::{Record, campaign_of};

use crate::sitting::Sitting;
use crate::{DealInfo, Error, Session};

/// A campaign, whichever game it is of: games that hang together, played one after another.
pub trait CampaignSession {
    /// The unchanging facts of the game.
    fn info(&self) -> &'static GameInfo;

    /// Its name.
    fn name(&self) -> &str;

    /// The options that hold throughout, and the seed of all its luck.
    fn start(&self) -> DealInfo;

    /// How many games have been played to their end.
    fn played(&self) -> usize;

    /// How it stands, and the deals that can be played now.
    fn standing(&self) -> CampaignStatus<DealInfo>;

    /// Starts the game of a chapter.
    ///
    /// # Errors
    /// If no such chapter is open.
    fn begin(&self, chapter: &str) -> Result<Box<dyn Session>, Error>;

    /// Goes on with the record of the next chapter, finished or not.
    ///
    /// # Errors
    /// If it does not hold, or is not the next chapter.
    fn resume(&self, record: &Record) -> Result<Box<dyn Session>, Error>;

    /// Adds the next chapter, played to its end.
    ///
    /// # Errors
    /// As [`CampaignSession::resume`], or if the game is not over. Nothing is added then.
    fn add(&mut self, record: &Record) -> Result<(), Error>;
}

/// A campaign as its records tell it.
pub struct Loaded {
    /// The campaign, with all chapters played to their end.
    pub campaign: Box<dyn CampaignSession>,
    /// The number of the record, from 0, of a chapter that is not over: the last.
    pub unfinished: Option<usize>,
}

impl<S: Playable> CampaignSession for record::Campaign<S> {
    fn info(&self) -> &'static GameInfo {
        S::INFO
    }

    fn name(&self) -> &str {
        self.name()
    }

    fn start(&self) -> DealInfo {
        DealInfo::of(self.start())
    }

    fn played(&self) -> usize {
        self.played()
    }

    fn standing(&self) -> CampaignStatus<DealInfo> {
        let CampaignStatus { result, words, progress, next } = self.standing();
        let face = |chapter: Chapter<record::Deal<S>>| Chapter {
            id: chapter.id,
            name: chapter.name,
            story: chapter.story,
            options: DealInfo::of(&chapter.options),
        };
        CampaignStatus { result, words, progress, next: next.into_iter().map(face).collect() }
    }

    fn begin(&self, chapter: &str) -> Result<Box<dyn Session>, Error> {
        let next = self.standing().next;
        match next.iter().find(|open| open.id.eq_ignore_ascii_case(chapter)) {
            Some(open) => Ok(Box::new(Sitting::<S>::resume(self.begin(&open.options))?)),
            None => {
                let open = next.into_iter().map(|chapter| chapter.id).collect();
                Err(Error::Chapter { found: chapter.chars().take(40).collect(), open })
            }
        }
    }

    fn resume(&self, record: &Record) -> Result<Box<dyn Session>, Error> {
        self.replay(record)?;
        Ok(Box::new(Sitting::<S>::resume(record.clone())?))
    }

    fn add(&mut self, record: &Record) -> Result<(), Error> {
        Ok(self.add(record)?)
    }
}

/// Reads a campaign from its records, first to last; the last may be unfinished.
///
/// # Errors
/// The number of the first record, from 0, that does not hold or does not follow on the one before it, and why.
pub fn load_campaign(records: &[Record]) -> Result<Loaded, (usize, Error)> {
    let begin = || {
        let first = records.first().ok_or(Error::NotOfCampaign)?;
        let (name, code) = campaign_of(first).ok_or(Error::NotOfCampaign)?;
        crate::by_code(code)?.campaign(name, code)
    };
    follow(begin().map_err(|error| (0, error))?, records)
}

/// Adds the records to a campaign.
fn follow(mut campaign: Box<dyn CampaignSession>, records: &[Record]) -> Result<Loaded, (usize, Error)> {
    for (n, record) in records.iter().enumerate() {
        let is_last = n + 1 == records.len();
        if is_last && record.tag("Result") == Some("*") {
            campaign.resume(record).map_err(|error| (n, error))?;
            return Ok(Loaded { campaign, unfinished: Some(n) });
        }
        campaign.add(record).map_err(|error| (n, error))?;
    }
    Ok(Loaded { campaign, unfinished: None })
}

#[cfg(test)]
mod tests;
