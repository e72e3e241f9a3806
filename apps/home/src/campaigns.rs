//! Saved campaigns: a folder for each, with a record for each chapter.

use std::fs;
use std::path::{Path, PathBuf};

use underdeck_game::say;
use underdeck_play::{Campaign, load_campaign};
use underdeck_record::{Record, campaign_of};

use crate::Error;
use crate::error::shown;
use crate::files::{ENDING, game_of, parse, read, records_in};
use crate::root::folder;

/// A campaign and its records.
pub struct SavedCampaign {
    /// The campaign with its finished chapters.
    pub campaign: Campaign,
    /// The files of its chapters, in order.
    pub files: Vec<PathBuf>,
    /// The record of the unfinished chapter, in the last file.
    pub unfinished: Option<Record>,
    folder: PathBuf,
}

impl SavedCampaign {
    /// A new campaign, with nothing played yet.
    ///
    /// # Errors
    /// If there is no home.
    pub fn new(campaign: Campaign) -> Result<Self, Error> {
        let folder = folder_of(campaign.info().id, campaign.name())?;
        Ok(Self { campaign, files: Vec::new(), unfinished: None, folder })
    }

    /// The file of the chapter to play: the unfinished one, or else the next.
    pub fn file(&self) -> PathBuf {
        self.folder.join(format!("{:03}.{ENDING}", self.campaign.played() + 1))
    }
}

/// Loads the campaign of this name and checks its chapters; `None` if there is none.
///
/// # Errors
/// If it is invalid, or its folder holds another campaign.
pub fn find(game: &str, name: &str) -> Result<Option<SavedCampaign>, Error> {
    let folder = folder_of(game, name)?;
    if records_in(&folder).is_empty() {
        return Ok(None);
    }
    let saved = load(&folder)?;
    let (found, id) = (saved.campaign.name(), saved.campaign.info().id);
    if found != name || id != game {
        return Err(Error::Usage(say!(HOME_CAMPAIGN_TAKEN, folder = shown(&folder), found, game = id).into()));
    }
    Ok(Some(saved))
}

/// All campaigns in the order of their folders' names; the error of each invalid one.
///
/// # Errors
/// If there is no home.
pub fn all() -> Result<Vec<Result<SavedCampaign, Error>>, Error> {
    let Ok(entries) = fs::read_dir(folder("campaigns")?) else { return Ok(Vec::new()) };
    let mut folders: Vec<PathBuf> = entries.filter_map(|entry| entry.ok().map(|entry| entry.path())).collect();
    folders.retain(|folder| !records_in(folder).is_empty());
    folders.sort();
    Ok(folders.iter().map(|folder| load(folder)).collect())
}

/// Loads a campaign from a folder of records, and checks that each one follows the one before.
///
/// # Errors
/// Names the first record that is invalid or does not follow.
pub fn load(folder: &Path) -> Result<SavedCampaign, Error> {
    let files = records_in(folder);
    let mut records = Vec::new();
    for file in &files {
        records.push(parse(file, &read(file)?)?);
    }
    let at = |n: usize| files.get(n).map_or(folder, PathBuf::as_path);
    let Some(first) = records.first() else {
        return Err(Error::file(folder, say!(HOME_NO_RECORD, ending = ENDING)));
    };
    game_of(at(0), first)?;
    if campaign_of(first).is_none() {
        return Err(Error::file(at(0), say!(CAMPAIGN_NOT)));
    }
    let loaded = load_campaign(&records).map_err(|(n, error)| Error::file(at(n), error))?;
    let unfinished = loaded.unfinished.and_then(|_| records.pop());
    Ok(SavedCampaign { campaign: loaded.campaign, files, unfinished, folder: folder.to_owned() })
}

fn folder_of(game: &str, name: &str) -> Result<PathBuf, Error> {
    let slug = name.to_lowercase().replace(|c: char| !c.is_ascii_alphanumeric(), "-");
    Ok(folder("campaigns")?.join(format!("{game}-{slug}")))
}
