//! `campaigns`: the campaigns at home and their progress.

use std::io::Write;

use clap::Args;
use underdeck_home::campaigns::{self, SavedCampaign};

use crate::failure::Failure;
use crate::say::{self, FAINT, STRONG};
use crate::words;

/// List campaigns, or show the progress of one and what comes next
///
/// `underdeck play GAME --campaign NAME` begins or resumes a campaign. Each chapter is a record linked to the one before it;
/// `underdeck verify FOLDER` checks the whole campaign.
#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// The campaign's name [default: all campaigns]
    #[arg(value_name = "NAME")]
    name: Option<String>,
}

/// Lists the campaigns.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let mut out = say::people();
    let (mut told, mut names) = (0, Vec::new());
    for kept in campaigns::all()? {
        let kept = match kept {
            Ok(kept) => kept,
            Err(failure) => {
                Failure::from(failure).report();
                continue;
            }
        };
        names.push(kept.campaign.name().to_owned());
        match &arguments.name {
            None => writeln!(out, "{}", in_a_line(&kept))?,
            Some(name) if name == kept.campaign.name() => write!(out, "{}", in_full(&kept))?,
            Some(_) => continue,
        }
        told += 1;
    }
    out.flush()?;
    match &arguments.name {
        Some(name) if told == 0 => {
            let known = if names.is_empty() { "none has been begun".into() } else { names.join(", ") };
            Err(Failure::Usage(format!("there is no campaign `{name}`: {known}")))
        }
        None if told == 0 => {
            say::note("No campaign has been begun. Begin one: underdeck play GAME --campaign NAME");
            Ok(())
        }
        _ => Ok(()),
    }
}

/// A campaign in a line: name, game, progress.
pub(crate) fn in_a_line(kept: &SavedCampaign) -> String {
    let campaign = &kept.campaign;
    let games = underdeck_game::prose::count(campaign.played(), "game");
    let begun = if kept.unfinished.is_some() { ", one begun" } else { "" };
    let (name, title, standing) = (campaign.name(), campaign.info().title, campaign.standing().words);
    format!("{STRONG}{name}{STRONG:#}, {title}: {standing} ({games} played{begun})")
}

fn in_full(kept: &SavedCampaign) -> String {
    let campaign = &kept.campaign;
    let mut text = format!("{}\n{}\n", in_a_line(kept), words::deal(&campaign.start()));
    for file in &kept.files {
        text += &format!("  {FAINT}{}{FAINT:#}\n", file.display());
    }
    text + &words::standing(&campaign.standing())
}
