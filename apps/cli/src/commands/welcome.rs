//! No command: the home screen in a terminal, a menu in line mode, the help otherwise.

use std::path::PathBuf;

use underdeck_catalogue::Game;
use underdeck_chronicle::statistics::{Standing, summaries};
use underdeck_game::{Message, say};
use underdeck_home::campaigns::{self, SavedCampaign};
use underdeck_home::{SaveSlot, daily, luck, statistics};
use underdeck_record::Record;
use underdeck_tui::Left;

use crate::commands::puzzles::task_in_lines;
use crate::commands::{play, records, rules};
use crate::failure::Failure;
use crate::help::{Detail, described};
use crate::play::{CampaignChoice, OpenGame, Style, StyleArguments, ask, asks, full_screen, play_campaign};
use crate::say::{self, STRONG, width, wrap};
use crate::words;

/// The most unfinished games that the menu lists by themselves.
const UNFINISHED: usize = 5;

/// The most records that the menu lists.
const RECORDS: usize = 20;

/// An entry of the menu.
enum Choice {
    Resume(PathBuf, Record),
    Unfinished(Vec<(PathBuf, Record)>),
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
pub(crate) fn run(linear: bool, program: fn() -> clap::Command) -> Result<(), Failure> {
    if !asks() && !linear {
        return Ok(described(program(), Detail::Whole).print_help()?);
    }
    let style = Style::new(StyleArguments { linear, ..StyleArguments::default() }, &crate::play::settings())?;
    if style.screen {
        match full_screen(underdeck_tui::Start::Home)? {
            Left::Program => return Ok(()),
            Left::ForLines(Some(task)) => return task_in_lines(&task),
            Left::ForLines(None) => {}
        }
    }
    let style = Style { screen: false, ..style };
    say::note(&format!("{STRONG}Underdeck{STRONG:#}\n{}\n", say!(TAGLINE).as_sentence()));
    loop {
        let choices = choices()?;
        let lines: Vec<&Message> = choices.iter().map(|(line, _)| line).collect();
        let names = |n: usize| match &choices[n].1 {
            Choice::New(game) => vec![game.info().id, game.info().title],
            _ => Vec::new(),
        };
        let Some(n) = choose(&say!(LINE_MENU_WHICH), &lines, &names)? else { return Ok(()) };
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
fn choices() -> Result<Vec<(Message, Choice)>, Failure> {
    let mut choices: Vec<(Message, Choice)> = Vec::new();
    for repair in underdeck_home::repairs()? {
        say::note(&repair.said());
    }
    let mut unfinished = underdeck_home::unfinished(None)?;
    let open: Vec<Record> = unfinished.iter().map(|(_, record)| record.clone()).collect();
    let finished = statistics::entries()?;
    let others = unfinished.split_off(UNFINISHED.min(unfinished.len()));
    let mut resumed = unfinished.into_iter().map(|(path, record)| {
        (say!(LINE_MENU_CONTINUE, game = words::unfinished(&record)), Choice::Resume(path, record))
    });
    // The game played last is the first choice; the others come after all the games.
    choices.extend(resumed.next());
    for &game in underdeck_catalogue::games() {
        let info = game.info();
        let title = format!("{STRONG}{}{STRONG:#}", info.title);
        let line = say!(LINE_MENU_PLAY, game = title, designer = info.designer, summary = info.summary(&[]));
        let standing = Standing::of(info.id, &finished, &open);
        let so_far = (!standing.is_empty()).then(|| say!(STANDING_SO_FAR, standing = standing.to_string()));
        choices.push((Message::join([line].into_iter().chain(so_far), " "), Choice::New(game)));
    }
    choices.extend(resumed);
    if !others.is_empty() {
        choices.push((say!(LINE_MENU_OTHERS, n = others.len()), Choice::Unfinished(others)));
    }
    for saved in campaigns::all()?.into_iter().flatten() {
        if saved.campaign.standing().result.is_none() {
            let line = say!(LINE_MENU_CAMPAIGN, campaign = super::campaigns::in_a_line(&saved));
            choices.push((line, Choice::Campaign(Box::new(saved))));
        }
    }
    let rest = [
        (say!(DAILIES_OF, day = luck::today()), Choice::Daily),
        (say!(ENTER_DEAL_CODE), Choice::Code),
        (say!(CAMPAIGN_BEGIN), Choice::BeginCampaign),
        (say!(MENU_HOW_TO_PLAY), Choice::HowToPlay),
        (say!(STATISTICS), Choice::Statistics),
        (say!(LINE_MENU_RECORDS), Choice::Records),
        (say!(SETTINGS), Choice::Settings),
        (say!(MENU_LEAVE), Choice::Quit),
    ];
    choices.extend(rest);
    Ok(choices)
}

fn execute(choice: &Choice, style: Style) -> Result<(), Failure> {
    match choice {
        Choice::Resume(path, record) => play::resume(path, record, style),
        Choice::Unfinished(games) => {
            let lines: Vec<Message> = games.iter().map(|(_, record)| words::unfinished(record)).collect();
            match menu(&say!(LINE_WHICH_GAME), &lines)? {
                Some(n) => play::resume(&games[n].0, &games[n].1, style),
                None => Ok(()),
            }
        }
        Choice::Campaign(saved) => {
            let campaign = &saved.campaign;
            resume_campaign(underdeck_catalogue::find(campaign.info().id)?, campaign.name(), style)
        }
        Choice::New(game) => begin(game.info().id, style),
        Choice::Daily => play_daily(style),
        Choice::Code => enter_code(style),
        Choice::BeginCampaign => begin_campaign(style),
        Choice::HowToPlay => match choose_game(&say!(LINE_WHICH_GAME), |_| true)? {
            Some(game) => rules::how_to_play(game, &game.core().default_options().values),
            None => Ok(()),
        },
        Choice::Statistics => {
            let text: String = summaries(&statistics::entries()?).iter().map(words::summary).collect();
            match text.is_empty() {
                true => say::note(&say!(STATISTICS_NONE)),
                false => say::note(text.trim_end()),
            }
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
    let Some(n) = menu(&say!(LINE_WHICH_DAILY), &lines)? else { return Ok(()) };
    match &days[n].done {
        Some(done) => {
            say::note(&say!(LINE_DAILY_PLAYED, result = records::in_a_line(done)));
            Ok(())
        }
        None => super::daily::play_today(underdeck_catalogue::find(days[n].deal.game)?, &days[n], style),
    }
}

fn enter_code(style: Style) -> Result<(), Failure> {
    let Some(code) = ask(&say!(ASK_DEAL_CODE))?.filter(|code| !code.is_empty()) else { return Ok(()) };
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
    let Some(game) = choose_game(&say!(LINE_WHICH_CAMPAIGN), has_one)? else { return Ok(()) };
    let answer = ask(&say!(ASK_CAMPAIGN_NAME))?.unwrap_or_default();
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
        say::note(&say!(STATISTICS_NONE));
        return Ok(());
    }
    let lines: Vec<String> = games.iter().map(records::in_a_line).collect();
    match menu(&say!(LINE_WHICH_RECORD), &lines)? {
        Some(n) => super::replay::step(&games[n].path),
        None => Ok(()),
    }
}

fn change_settings() -> Result<(), Failure> {
    let mut now = underdeck_home::Settings::load()?;
    say::note(words::settings::list(&now).trim_end());
    while let Some(words) = ask(&say!(LINE_WHICH_SETTING))?.filter(|words| !words.is_empty()) {
        let (key, value) = words.split_once(char::is_whitespace).unwrap_or((&words, ""));
        match now.change(key, value) {
            Ok(()) => say::note(&words::settings::describe(&now, key).unwrap_or_else(|message| message)),
            Err(error) => say::note(&say!(LINE_NO, reason = error.to_string())),
        }
    }
    Ok(())
}

fn choose_game(question: &Message, is_offered: impl Fn(&Game) -> bool) -> Result<Option<&'static Game>, Failure> {
    let games: Vec<&Game> = underdeck_catalogue::games().iter().copied().filter(|game| is_offered(game)).collect();
    let titles: Vec<&str> = games.iter().map(|game| game.info().title).collect();
    Ok(menu(question, &titles)?.map(|n| games[n]))
}

/// Asks for one of numbered choices; returns its index, or `None`.
fn menu(question: &Message, lines: &[impl AsRef<str>]) -> Result<Option<usize>, Failure> {
    choose(question, lines, &|_| Vec::new())
}

/// [`menu`] in which some choices have names. A choice is typed as its number, its name, or the beginning of its name or line that no other
/// choice has.
fn choose<'a>(
    question: &Message,
    lines: &[impl AsRef<str>],
    names: &dyn Fn(usize) -> Vec<&'a str>,
) -> Result<Option<usize>, Failure> {
    for (n, line) in lines.iter().enumerate() {
        say::note(&wrap(line.as_ref(), &format!("{:>3}. ", n + 1), "     ", width()));
    }
    loop {
        say::note("");
        let Some(answer) = ask(question)? else { return Ok(None) };
        let answer = answer.to_lowercase();
        if ["", "q", "quit", "exit"].contains(&answer.as_str()) {
            return Ok(None);
        }
        if let Some(n) = answer.parse().ok().filter(|n| (1..=lines.len()).contains(n)) {
            return Ok(Some(n - 1));
        }
        let is_named = |n: &usize| names(*n).iter().any(|name| name.to_lowercase() == answer);
        let begins = |n: &usize| {
            let line = anstream::adapter::strip_str(lines[*n].as_ref()).to_string();
            names(*n).into_iter().chain([line.as_str()]).any(|name| name.to_lowercase().starts_with(&answer))
        };
        let only = |is_it: &dyn Fn(&usize) -> bool| {
            let mut found = (0..lines.len()).filter(is_it);
            found.next().filter(|_| found.next().is_none())
        };
        match only(&is_named).or_else(|| only(&begins)) {
            Some(n) => return Ok(Some(n)),
            None => say::note(&say!(LINE_MENU_NUMBER, most = lines.len())),
        }
    }
}
