//! No command: the home screen in a terminal, a menu in line mode, the help otherwise.

use std::fmt::Display;
use std::path::PathBuf;

use underdeck_catalogue::Game;
use underdeck_chronicle::statistics::{Standing, summaries};
use underdeck_home::campaigns::{self, SavedCampaign};
use underdeck_home::{SaveSlot, daily, luck, statistics};
use underdeck_record::Record;

use crate::commands::{play, records, rules};
use crate::failure::Failure;
use crate::play::{CampaignChoice, OpenGame, Style, StyleArguments, ask, asks, play_campaign};
use crate::say::{self, STRONG};
use crate::words;

/// The most records that the menu lists.
const RECORDS: usize = 20;

/// An entry of the menu.
enum Choice {
    Resume(PathBuf, Record),
    Campaign(Box<SavedCampaign>),
    New(&'static Game),
    Daily,
    Code,
    BeginCampaign,
    HowToPlay,
    Statistics,
    Records,
    Settings,
    Quit,
}

/// Opens the home screen, the menu or the help.
pub(crate) fn run(linear: bool, mut program: clap::Command) -> Result<(), Failure> {
    if !asks() && !linear {
        return Ok(program.print_help()?);
    }
    let style = Style::new(StyleArguments { linear, ..StyleArguments::default() }, &crate::play::settings())?;
    if style.screen {
        return Ok(underdeck_tui::run(underdeck_tui::Start::Home)?);
    }
    say::note(&format!("{STRONG}Underdeck{STRONG:#}: solo dungeon games for a deck of cards.\n"));
    loop {
        let choices = choices()?;
        let lines: Vec<&str> = choices.iter().map(|(line, _)| line.as_str()).collect();
        let Some(n) = menu("Which number? ", &lines)? else { return Ok(()) };
        if matches!(choices[n].1, Choice::Quit) {
            return Ok(());
        }
        match execute(&choices[n].1, style) {
            Err(failure @ (Failure::Usage(_) | Failure::Failed(_))) => drop(failure.report()),
            other => other?,
        }
        say::note("");
    }
}

/// All entries of the menu, with their lines.
fn choices() -> Result<Vec<(String, Choice)>, Failure> {
    let mut choices: Vec<(String, Choice)> = Vec::new();
    for repair in underdeck_home::repairs()? {
        say::note(&repair.said());
    }
    let unfinished = underdeck_home::unfinished(None)?;
    let open: Vec<Record> = unfinished.iter().map(|(_, record)| record.clone()).collect();
    let finished = statistics::entries()?;
    for (path, record) in unfinished {
        choices.push((format!("Go on. {}", words::unfinished(&record)), Choice::Resume(path, record)));
    }
    for saved in campaigns::all()?.into_iter().flatten() {
        if saved.campaign.standing().result.is_none() {
            let line = format!("Go on. Campaign {}", super::campaigns::in_a_line(&saved));
            choices.push((line, Choice::Campaign(Box::new(saved))));
        }
    }
    for &game in underdeck_catalogue::games() {
        let info = game.info();
        let line = format!(
            "Play {STRONG}{}{STRONG:#} by {}. {}{}",
            info.title,
            info.designer,
            info.summary(),
            so_far(&Standing::of(info.id, &finished, &open))
        );
        choices.push((line, Choice::New(game)));
    }
    let rest = [
        (format!("The deals of the day, {}", luck::today()), Choice::Daily),
        ("Enter a deal code".to_owned(), Choice::Code),
        ("Begin a campaign".to_owned(), Choice::BeginCampaign),
        ("How to play".to_owned(), Choice::HowToPlay),
        ("Statistics".to_owned(), Choice::Statistics),
        ("Records: replay a finished game".to_owned(), Choice::Records),
        ("Settings".to_owned(), Choice::Settings),
        ("Quit".to_owned(), Choice::Quit),
    ];
    choices.extend(rest);
    Ok(choices)
}

fn execute(choice: &Choice, style: Style) -> Result<(), Failure> {
    match choice {
        Choice::Resume(path, record) => play::resume(path, record, style),
        Choice::Campaign(saved) => {
            let campaign = &saved.campaign;
            resume_campaign(underdeck_catalogue::find(campaign.info().id)?, campaign.name(), style)
        }
        Choice::New(game) => begin(game.info().id, style),
        Choice::Daily => play_daily(style),
        Choice::Code => enter_code(style),
        Choice::BeginCampaign => begin_campaign(style),
        Choice::HowToPlay => match choose_game("Which game? ", |_| true)? {
            Some(game) => rules::how_to_play(game.info().id),
            None => Ok(()),
        },
        Choice::Statistics => {
            let text: String = summaries(&statistics::entries()?).iter().map(words::summary).collect();
            say::note(if text.is_empty() { "No game has been finished yet." } else { text.trim_end() });
            Ok(())
        }
        Choice::Records => replay_record(),
        Choice::Settings => change_settings(),
        Choice::Quit => Ok(()),
    }
}

/// A new game with the player's own options.
fn begin(id: &str, style: Style) -> Result<(), Failure> {
    crate::play::play(crate::play::begin(id, &crate::play::settings())?, style)
}

fn play_daily(style: Style) -> Result<(), Failure> {
    let days = daily::all()?;
    let line = |today: &daily::DailyDeal| format!("{}: {}", today.deal.game, words::day(today));
    let lines: Vec<String> = days.iter().map(line).collect();
    let Some(n) = menu("Which deal of the day? ", &lines)? else { return Ok(()) };
    match &days[n].done {
        Some(done) => {
            say::note(&format!("You have played it; the first game counts. {}", records::in_a_line(done)));
            Ok(())
        }
        None => super::daily::play_today(underdeck_catalogue::find(days[n].deal.game)?, &days[n], style),
    }
}

fn enter_code(style: Style) -> Result<(), Failure> {
    let Some(code) = ask("Deal code: ")?.filter(|code| !code.is_empty()) else { return Ok(()) };
    let game = underdeck_catalogue::by_code(&code)?;
    let dealt = game.deal_of(&code)?;
    say::note(&words::deal(&dealt));
    let mut session = underdeck_play::start(game, &dealt.code)?;
    session.set_tag("Date", &luck::today());
    crate::play::play(OpenGame::new(session)?, style)
}

fn begin_campaign(style: Style) -> Result<(), Failure> {
    let has_one =
        |game: &Game| game.deal(&[], 0).is_ok_and(|deal| underdeck_play::Campaign::new(game, "", &deal.code).is_ok());
    let Some(game) = choose_game("A campaign of which game? ", has_one)? else { return Ok(()) };
    let answer = ask("Its name: ")?.unwrap_or_default();
    let name = answer.split_whitespace().collect::<Vec<_>>().join(" ");
    if name.is_empty() {
        return Ok(());
    }
    resume_campaign(game, &name, style)
}

/// Plays the next chapter of a campaign, or the first of a new one.
fn resume_campaign(game: &'static Game, name: &str, style: Style) -> Result<(), Failure> {
    let open = &|slot: &SaveSlot| play::opened(slot, false);
    play_campaign(game, &CampaignChoice { name, chapter: None, deal: None, player: None, open }, style)
}

fn replay_record() -> Result<(), Failure> {
    let mut games = statistics::finished()?;
    games.reverse();
    games.truncate(RECORDS);
    if games.is_empty() {
        say::note("No game has been finished yet.");
        return Ok(());
    }
    let lines: Vec<String> = games.iter().map(records::in_a_line).collect();
    match menu("Which record? ", &lines)? {
        Some(n) => super::replay::step(&games[n].path),
        None => Ok(()),
    }
}

fn change_settings() -> Result<(), Failure> {
    let mut now = underdeck_home::Settings::load()?;
    say::note(words::settings::list(&now).trim_end());
    while let Some(words) = ask("KEY VALUE, or Enter: ")?.filter(|words| !words.is_empty()) {
        let (key, value) = words.split_once(char::is_whitespace).unwrap_or((&words, ""));
        match now.change(key, value) {
            Ok(()) => say::note(&words::settings::describe(&now, key).unwrap_or_else(|message| message)),
            Err(error) => say::note(&format!("No: {error}.")),
        }
    }
    Ok(())
}

fn choose_game(question: &str, is_offered: impl Fn(&Game) -> bool) -> Result<Option<&'static Game>, Failure> {
    let games: Vec<&Game> = underdeck_catalogue::games().iter().copied().filter(|game| is_offered(game)).collect();
    let titles: Vec<&str> = games.iter().map(|game| game.info().title).collect();
    Ok(menu(question, &titles)?.map(|n| games[n]))
}

/// Asks for one of numbered choices; returns its index, or `None`.
fn menu(question: &str, lines: &[impl Display]) -> Result<Option<usize>, Failure> {
    for (n, line) in lines.iter().enumerate() {
        say::note(&format!("{:>3}. {line}", n + 1));
    }
    loop {
        let Some(answer) = ask(&format!("\n{question}"))? else { return Ok(None) };
        let answer = answer.to_lowercase();
        if ["", "q", "quit", "exit"].contains(&answer.as_str()) {
            return Ok(None);
        }
        match answer.parse::<usize>() {
            Ok(n) if (1..=lines.len()).contains(&n) => return Ok(Some(n - 1)),
            _ => say::note(&format!("Type a number from 1 to {}, or q.", lines.len())),
        }
    }
}

/// The player's progress with a game, in short.
fn so_far(standing: &Standing) -> String {
    if standing.is_empty() { String::new() } else { format!(" You: {standing}.") }
}
