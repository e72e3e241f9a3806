//! `campaigns`: the player's campaigns and their progress.

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
    let (mut listed, mut names) = (0, Vec::new());
    for saved in campaigns::all()? {
        let saved = match saved {
            Ok(saved) => saved,
            Err(failure) => {
                Failure::from(failure).report();
                continue;
            }
        };
        names.push(saved.campaign.name().to_owned());
        match &arguments.name {
            None => writeln!(out, "{}", in_a_line(&saved))?,
            Some(name) if name == saved.campaign.name() => write!(out, "{}", in_full(&saved))?,
            Some(_) => continue,
        }
        listed += 1;
    }
    out.flush()?;
    match &arguments.name {
        Some(name) if listed == 0 => {
            let known = if names.is_empty() { "none has been begun".into() } else { names.join(", ") };
            Err(Failure::Usage(format!("there is no campaign `{name}`: {known}")))
        }
        None if listed == 0 => {
            say::note("No campaign has been begun. Begin one: underdeck play GAME --campaign NAME");
            Ok(())
        }
        _ => Ok(()),
    }
}

/// A campaign in a line: name, game, progress.
pub(crate) fn in_a_line(saved: &SavedCampaign) -> String {
    let campaign = &saved.campaign;
    let games = underdeck_game::prose::count(campaign.played(), "game");
    let begun = if saved.unfinished.is_some() { ", one begun" } else { "" };
    let (name, title, standing) = (campaign.name(), campaign.info().title, campaign.standing().words);
    format!("{STRONG}{name}{STRONG:#}, {title}: {standing} ({games} played{begun})")
}

fn in_full(saved: &SavedCampaign) -> String {
    let campaign = &saved.campaign;
    let mut text = format!("{}\n{}\n", in_a_line(saved), words::deal(&campaign.start()));
    for file in &saved.files {
        text += &format!("  {FAINT}{}{FAINT:#}\n", file.display());
    }
    text + &words::standing(&campaign.standing())
}
