//! Campaigns of any game, and loading one from its records.

use game::{CampaignStatus, Chapter, GameInfo};
use record::{AnyDeal, Record, campaign_of};

use crate::sitting::Sitting;
use crate::{CampaignSession, DealInfo, Error, Session};

/// A campaign loaded from its records.
pub struct Loaded {
    /// The campaign, with all finished chapters.
    pub campaign: Box<dyn CampaignSession>,
    /// The index of the record of an unfinished chapter, the last one.
    pub unfinished: Option<usize>,
}

impl CampaignSession for record::Campaign {
    fn info(&self) -> &'static GameInfo {
        self.start().game.info()
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
        let face = |chapter: Chapter<AnyDeal>| Chapter {
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
            Some(open) => Ok(Box::new(Sitting::resume(self.start().game, self.begin(&open.options))?)),
            None => {
                let open = next.into_iter().map(|chapter| chapter.id).collect();
                Err(Error::Chapter { found: chapter.chars().take(40).collect(), open })
            }
        }
    }

    fn resume(&self, record: &Record) -> Result<Box<dyn Session>, Error> {
        self.replay(record)?;
        Ok(Box::new(Sitting::resume(self.start().game, record.clone())?))
    }

    fn add(&mut self, record: &Record) -> Result<(), Error> {
        Ok(self.add(record)?)
    }
}

/// Loads a campaign from its records in order; the last may be unfinished.
///
/// # Errors
/// The index of the first record that is invalid or does not continue the campaign, and why.
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
        if is_last && (record.tag("Result") == Some("*") || record.is_taken_back()) {
            campaign.resume(record).map_err(|error| (n, error))?;
            return Ok(Loaded { campaign, unfinished: Some(n) });
        }
        campaign.add(record).map_err(|error| (n, error))?;
    }
    Ok(Loaded { campaign, unfinished: None })
}

#[cfg(test)]
mod tests;
