//! The panel at the end of a game: the result, its comparison with other games, and the next actions.

use underdeck_game::{GameResult, Message, say};
use underdeck_home::statistics;
use underdeck_play::{Played, SolverQuestion, solver_question};

use crate::act::{Page, RowAction};
use crate::game_screen::GameScreen;
use crate::keys::Command;
use crate::sheet::{List, Row, Sheet};
use crate::text;
use crate::view::dock::Tone;

/// The panel of a game that is over; `None` while it runs.
pub(crate) fn end(screen: &GameScreen) -> Option<Sheet> {
    let outcome = screen.session().outcome()?;
    let result = outcome.result.for_seat(screen.tree().own_seat());
    let title = match result {
        GameResult::Won => text(&text::YOU_WON).to_owned(),
        GameResult::Lost => text(&text::YOU_LOST).to_owned(),
        GameResult::Winner(seat) => say!(PLAYER_WON, seat = seat.0 + 1).to_string(),
        _ => text(&text::A_DRAW).to_owned(),
    };
    let ply = screen.session().ply();
    // The prompt says how the game ended, as the last line of the last move does.
    let is_new = |line: &&Message| line.as_str() != screen.table.prompt.as_str();
    let without_end = |last: &Played| {
        let told = last.told.split_last().map_or(&[][..], |(_, told)| told);
        Message::join(told.iter().filter(is_new), " ").to_string()
    };
    let last = ply.checked_sub(1).and_then(|n| screen.session().played(n)).map(without_end);
    let mut intro = vec![screen.table.prompt.to_string(), last.filter(|_| !screen.hides()).unwrap_or_default()];
    intro.extend(
        screen.messages.notice().iter().filter(|(tone, _)| *tone == Tone::Hint).map(|(_, words)| words.clone()),
    );
    intro.extend(closing(screen));
    intro.retain(|line| !line.is_empty());
    let mut list = List::new(title, rows(screen));
    list.intro = intro.join("\n");
    list.is_proud = result == GameResult::Won;
    Some(Sheet::List(list))
}

/// The next actions.
fn rows(screen: &GameScreen) -> Vec<Row> {
    let (deal, is_physical) = (screen.session().deal(), screen.session().is_physical());
    let next = match screen.purpose.chapter() {
        Some(chapter) => {
            let page = Page::Campaign { game: chapter.game, name: chapter.campaign.clone() };
            Some(Row::new(text(&text::TUI_END_CAMPAIGN), RowAction::Show(page)).key(Command::NextDeal))
        }
        None => {
            let options: Vec<(String, String)> =
                deal.options.iter().map(|(key, value)| ((*key).to_owned(), value.to_string())).collect();
            let row = match (is_physical, screen.session().sequel()) {
                (true, _) => Row::new(text(&text::TUI_END_NEXT_OWN_CARDS), RowAction::Physical(deal.code.clone())),
                (false, Some(options)) => Row::new(text(&text::TUI_END_SEQUEL), RowAction::Next(deal.game, options)),
                (false, None) => Row::new(text(&text::TUI_END_NEXT), RowAction::Next(deal.game, options)),
            };
            Some(row.key(Command::NextDeal))
        }
    };
    let is_dealt = screen.purpose.chapter().is_none() && !is_physical;
    let again =
        is_dealt.then(|| Row::new(text(&text::TUI_END_AGAIN), RowAction::Deal(deal.code)).key(Command::SameDeal));
    let solver = solver_question(screen.session()).map(|asked| match asked {
        SolverQuestion::Winnable => &text::TUI_END_SOLVE,
        SolverQuestion::BestScore => &text::TUI_END_SOLVE_SCORE,
    });
    let solve = solver.map(|words| Row::new(text(words), RowAction::Table(Command::Solve)).key(Command::Solve));
    let coach = Row::new(text(&text::TUI_END_COACH), RowAction::Table(Command::Coach)).key(Command::Coach);
    let others = [
        (&text::TUI_END_REVIEW, RowAction::Review, Command::Replay),
        (&text::TUI_END_LINES, RowAction::Table(Command::Tree), Command::Tree),
        (&text::TUI_END_SHARE, RowAction::Table(Command::Copy), Command::Copy),
        (&text::TUI_END_UNDO, RowAction::Table(Command::Undo), Command::Undo),
        (&text::TUI_END_HOME, RowAction::Table(Command::Home), Command::Home),
    ];
    let others = others.into_iter().map(|(words, act, command)| Row::new(text(words), act).key(command));
    next.into_iter().chain(again).chain(Some(coach)).chain(solve).chain(others).collect()
}

/// The comparison with the player's other games, and the close moments.
fn closing(screen: &GameScreen) -> Vec<String> {
    let is_kept = screen.saving.slot.as_ref().is_some_and(underdeck_home::SaveSlot::is_home);
    let before = is_kept.then(|| statistics::entries().ok()).flatten();
    underdeck_chronicle::closing(&screen.tree().record(), before.as_deref()).iter().map(ToString::to_string).collect()
}
