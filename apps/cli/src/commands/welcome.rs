//! No command: choose a game and play it; off a terminal, the help.

use clap::CommandFactory;
use home::campaigns;
use home::luck;

use crate::args::{Cli, DealArguments};
use crate::commands::play;
use crate::failure::Failure;
use crate::play::ask;
use crate::say::{self, STRONG};

/// What can be chosen.
enum Choice {
    New(&'static str),
    Daily(&'static str),
    GoOn(std::path::PathBuf, record::Record),
    Campaign(&'static str, String),
    Rules(&'static str),
    Quit,
}

/// Chooses a game and plays it.
pub(crate) fn run() -> Result<(), Failure> {
    if !crate::play::asks() {
        return Ok(Cli::command().print_help()?);
    }
    say::note(&format!("{STRONG}Underdeck{STRONG:#}: solo dungeon games for a deck of cards.\n"));
    let mut choices: Vec<(String, Choice)> = Vec::new();
    for (path, record) in home::unfinished(None)? {
        choices.push((play::tell(&record), Choice::GoOn(path, record)));
    }
    for kept in campaigns::all()?.into_iter().flatten() {
        let campaign = kept.campaign.as_ref();
        if campaign.standing().result.is_none() {
            let line = format!("Campaign {}", super::campaigns::in_a_line(&kept));
            choices.push((line, Choice::Campaign(campaign.info().id, campaign.name().to_owned())));
        }
    }
    for game in catalogue::games() {
        let info = game.info();
        let line = format!("{STRONG}{}{STRONG:#} by {}: {}", info.title, info.designer, info.summary);
        choices.push((line, Choice::New(info.id)));
        choices.push((format!("{}: the deal of the day, {}", info.title, luck::today()), Choice::Daily(info.id)));
        choices.push((format!("{}: how to play", info.title), Choice::Rules(info.id)));
    }
    choices.push(("Quit".into(), Choice::Quit));
    loop {
        for (i, (line, _)) in choices.iter().enumerate() {
            say::note(&format!("{:>3}. {line}", i + 1));
        }
        let Some(answer) = ask("\nWhich number? ")? else { return Ok(()) };
        let answer = answer.trim().to_lowercase();
        let number = answer.parse::<usize>().ok().and_then(|n| n.checked_sub(1));
        match number.and_then(|n| choices.get(n)) {
            Some((_, Choice::Quit)) => return Ok(()),
            Some((_, Choice::Rules(id))) => super::rules::how_to_play(id)?,
            Some((_, Choice::GoOn(path, record))) => return play::go_on(path, record),
            Some((_, Choice::New(id))) => return play::run(&fresh(id, None, None)),
            Some((_, Choice::Daily(id))) => return play::run(&fresh(id, Some(luck::daily_seed()), None)),
            Some((_, Choice::Campaign(id, name))) => return play::run(&fresh(id, None, Some(name.clone()))),
            None if ["q", "quit", "exit"].contains(&answer.as_str()) => return Ok(()),
            None => say::note(&format!("Type a number from 1 to {}.\n", choices.len())),
        }
    }
}

/// What `play GAME --new` means, with a seed or a campaign if one is given.
fn fresh(id: &str, seed: Option<u64>, campaign: Option<String>) -> play::Arguments {
    play::Arguments {
        game: id.into(),
        deal: DealArguments { seed, ..DealArguments::default() },
        record: None,
        resume: false,
        new: campaign.is_none(),
        campaign,
        chapter: None,
        brief: false,
        full: false,
        player: None,
    }
}
