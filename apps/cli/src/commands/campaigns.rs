//! `campaigns`: the player's campaigns and their progress.

use std::io::Write;

use clap::Args;
use underdeck_game::{Message, say};
use underdeck_home::campaigns::{self, SavedCampaign};

use crate::failure::Failure;
use crate::say::{self, FAINT, STRONG};
use crate::words;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
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
            Err(Failure::Usage(say!(LINE_CAMPAIGN_UNKNOWN, name, n = names.len(), known = names).into()))
        }
        None if listed == 0 => {
            say::note(&say!(LINE_CAMPAIGNS_NONE));
            Ok(())
        }
        _ => Ok(()),
    }
}

/// A campaign in a line: name, game, progress.
pub(crate) fn in_a_line(saved: &SavedCampaign) -> Message {
    let campaign = &saved.campaign;
    let name = format!("{STRONG}{}{STRONG:#}", campaign.name());
    let (game, standing, n) = (campaign.info().title, campaign.standing().words, campaign.played());
    match saved.unfinished {
        Some(_) => say!(LINE_CAMPAIGN_BEGUN, name, game, standing, n),
        None => say!(LINE_CAMPAIGN, name, game, standing, n),
    }
}

fn in_full(saved: &SavedCampaign) -> String {
    let campaign = &saved.campaign;
    let mut text = format!("{}\n{}\n", in_a_line(saved), words::deal(&campaign.start()));
    for file in &saved.files {
        text += &format!("  {FAINT}{}{FAINT:#}\n", file.display());
    }
    text + &words::standing(&campaign.standing())
}
