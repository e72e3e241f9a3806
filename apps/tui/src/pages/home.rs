//! Home.

use underdeck_catalogue::DealInfo;
use underdeck_chronicle::UnfinishedGame;
use underdeck_chronicle::statistics::{FinishedGame, GameTotals, Standing, summaries};
use underdeck_game::{Link, Message, say};
use underdeck_home::daily::DailyDeal;
use underdeck_home::{Error, campaigns, daily, statistics, unfinished};
use underdeck_record::Record;

use super::Context;
use crate::act::{Asked, Page, RowAction};
use crate::sheet::{List, Row, Sheet};
use crate::text;

/// Home: games to resume, games to begin, and the other pages.
pub(super) fn home(context: Context<'_>) -> Result<Sheet, Error> {
    let entries = statistics::entries()?;
    let open = unfinished_rows(context)?;
    let mut rows = vec![Row::heading(text(&text::TUI_HOME_GAMES))];
    let counted = summaries(&entries);
    let unfinished: Vec<Record> = unfinished(None)?.into_iter().map(|(_, record)| record).collect();
    for game in underdeck_catalogue::games() {
        let (info, options) = (game.info(), game.chosen(&context.settings.options_of(game.info().id)));
        let by = say!(TUI_HOME_BY, name = info.designer).to_string();
        let standing = Standing::of(info.id, &entries, &unfinished);
        let record = record_of(info.id, &standing, &counted);
        let facts =
            say!(TUI_HOME_FACTS, length = game.length(&options), difficulty = game.difficulty(&options)).to_string();
        let own = length(info.id, &entries);
        let note = format!("{}\n{by}\n\n{facts}\n\n{record}\n\n{own}", info.summary(&options));
        // Its latest unfinished game; its page has the others.
        let last = open.iter().find(|(id, _)| *id == info.id);
        let side = match (standing.is_empty(), last) {
            (false, _) => standing.to_string(),
            (true, Some(_)) => text(&text::TUI_CAMPAIGN_BEGUN).to_owned(),
            (true, None) => text(&text::TUI_HOME_NEW).to_owned(),
        };
        rows.push(Row::new(info.title, RowAction::Show(Page::Game(info.id))).side(side).note(note.trim_end()));
        rows.extend(last.map(|(_, row)| Row { text: format!("   {}", row.text), ..row.clone() }));
    }
    rows.push(Row::heading(text(&text::GAMES_DAILY)));
    for today in daily::all()? {
        rows.push(of_today(&today)?);
    }
    let kept = campaigns::all()?;
    if !kept.is_empty() {
        rows.push(Row::heading(text(&text::TUI_HOME_CAMPAIGNS)));
    }
    for kept in kept {
        rows.push(match kept {
            Ok(kept) => {
                let campaign = kept.campaign;
                let (game, name) = (campaign.info().id, campaign.name().to_owned());
                let words = campaign.standing().words;
                Row::new(&name, RowAction::Show(Page::Campaign { game, name: name.clone() }))
                    .side(campaign.info().title)
                    .note(words)
            }
            Err(error) => Row::new(text(&text::TUI_HOME_BROKEN), RowAction::Nothing).note(error.to_string()),
        });
    }
    rows.push(Row::heading(text(&text::TUI_HOME_MORE)));
    for (words, note, act) in [
        (&text::ENTER_DEAL_CODE, &text::TUI_HOME_CODE_NOTE, RowAction::Ask(Asked::DealCode)),
        (&text::TUI_HOME_PRACTICE, &text::TUI_HOME_PRACTICE_NOTE, RowAction::Practice),
        (&text::TUI_HOME_STATISTICS, &text::TUI_HOME_STATISTICS_NOTE, RowAction::Show(Page::Statistics)),
        (&text::TUI_HOME_RECORDS, &text::TUI_HOME_RECORDS_NOTE, RowAction::Show(Page::Records)),
        (&text::TUI_HOME_SETTINGS, &text::TUI_HOME_SETTINGS_NOTE, RowAction::Show(Page::Settings)),
        (&text::TUI_HOME_HELP, &text::TUI_HOME_HELP_NOTE, RowAction::Show(Page::Help)),
        (&text::MENU_LEAVE, &text::TUI_HOME_LEAVE_NOTE, RowAction::Quit),
    ] {
        rows.push(Row::new(text(words), act).note(text(note)));
    }
    let mut list = List::new(text(&text::TUI_HOME_TITLE), rows);
    list.is_broad = true;
    // The cursor begins on the latest game.
    let last = open.first().and_then(|(_, last)| list.rows.iter().position(|row| row.act == last.act));
    list.at = last.unwrap_or(list.at);
    Ok(Sheet::List(list))
}

/// The open and unfinished games with the ids of their games, the latest first.
pub(super) fn unfinished_rows(context: Context<'_>) -> Result<Vec<(&'static str, Row)>, Error> {
    let mut rows = Vec::new();
    for (path, record) in unfinished(None)? {
        let Some(game) = UnfinishedGame::of(&record) else { continue };
        let is_open = context.games.find(&path);
        let act = is_open.map_or(RowAction::Resume(path.clone()), RowAction::Switch);
        let note = [
            Message::join(game.progress(), Link::Comma).as_sentence().to_string(),
            if game.name.is_empty() { String::new() } else { game.kind.as_sentence().to_string() },
            describe(&game.deal),
            record.tag("Date").unwrap_or_default().to_owned(),
            if is_open.is_some() { text(&text::TUI_HOME_OPEN).to_owned() } else { String::new() },
        ];
        let note: Vec<String> = note.into_iter().filter(|part| !part.is_empty()).collect();
        let what = if game.name.is_empty() { game.kind.clone() } else { game.name.clone().into() };
        let what = Message::join([what].into_iter().chain(game.state.iter().cloned()), Link::Comma);
        let row = Row::new(say!(TUI_HOME_CONTINUE_GAME, what), act).note(note.join("\n"));
        rows.push((game.info.id, Row { file: Some(path), ..row }));
    }
    // Games that are not saved are only in this program.
    for (n, screen) in context.games.iter().enumerate() {
        let Some(unsaved) = &screen.saving.unsaved else { continue };
        if rows.iter().all(|(_, row)| row.act != Some(RowAction::Switch(n))) {
            let moves = say!(TUI_TABLE_MOVES, n = screen.session().ply()).to_string();
            let row = Row::new(text(&text::TUI_HOME_CONTINUE), RowAction::Switch(n)).side(moves).note(unsaved.notice());
            rows.push((screen.session().info().id, row));
        }
    }
    Ok(rows)
}

/// The options of a deal that differ from our defaults.
fn describe(deal: &DealInfo) -> String {
    Message::join(deal.house_rules(), "; ").to_string()
}

/// The player's record in a game, in words.
fn record_of(id: &str, standing: &Standing, counted: &[GameTotals]) -> String {
    if standing.is_empty() {
        return text(&text::TUI_HOME_NEVER_PLAYED).to_owned();
    }
    let tallies =
        || counted.iter().filter(|summary| summary.game == id).flat_map(|summary| [&summary.own, &summary.daily]);
    let best = tallies().filter_map(|tally| Some(tally.scores.as_ref()?.best)).max();
    let streak = tallies().map(|tally| tally.streak.longest).max().filter(|streak| *streak > 0);
    let words = [
        Some(say!(STANDING_SO_FAR, standing = standing.to_string()).to_string()),
        streak.map(|streak| say!(TUI_HOME_STREAK, streak).to_string()),
        best.map(|best| say!(TUI_HOME_BEST, score = best).to_string()),
    ];
    words.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// The usual length of the player's games.
fn length(id: &str, entries: &[FinishedGame]) -> String {
    let mut moves: Vec<usize> = entries.iter().filter(|entry| entry.game == id).map(|entry| entry.moves).collect();
    moves.sort_unstable();
    match moves.get(moves.len() / 2) {
        Some(middle) => say!(TUI_HOME_LENGTH, n = middle).to_string(),
        None => String::new(),
    }
}

fn of_today(today: &DailyDeal) -> Result<Row, Error> {
    let info = underdeck_catalogue::find(today.deal.game)?.info();
    let (side, note) = match (&today.done, &today.begun) {
        (Some(done), _) => (done.entry.result_and_score().to_string(), text(&text::TUI_HOME_TODAY_DONE)),
        (None, Some((_, record))) => {
            (say!(TUI_TABLE_MOVES, n = record.moves().len()).to_string(), text(&text::TUI_HOME_TODAY_BEGUN))
        }
        (None, None) => (text(&text::TUI_HOME_TODAY_OPEN).to_owned(), text(&text::TUI_HOME_TODAY_NOTE)),
    };
    let words = today.describe().map_or_else(String::new, |words| format!("{words}\n"));
    let note = format!("{}\n{}\n{words}\n{note}", today.date, say!(TUI_TABLE_DEAL, code = today.deal.code));
    Ok(Row::new(info.title, RowAction::Daily(info.id)).side(side).note(note))
}
