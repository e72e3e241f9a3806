//! Deals and games in progress in a line.

use underdeck_catalogue::DealInfo;
use underdeck_chronicle::UnfinishedGame;
use underdeck_chronicle::statistics::result_said;
use underdeck_game::{Link, Message, Outcome, Seat, say};
use underdeck_home::daily::DailyDeal;
use underdeck_play::{Session, moves_played};
use underdeck_record::Record;

use super::{date, result};
use crate::say::STRONG;

/// A deal in a line or two: its code, and the house rules that differ from the defaults.
pub(crate) fn deal(deal: &DealInfo) -> String {
    with_rules(shared(deal), deal)
}

/// The deal of a game in a line or two; a game with real cards has none to show.
pub(crate) fn deal_of(session: &dyn Session) -> String {
    let deal = session.deal();
    with_rules(if session.is_physical() { own_cards(&deal) } else { shared(&deal) }, &deal)
}

fn shared(deal: &DealInfo) -> Message {
    let code = format!("{STRONG}{}{STRONG:#}", deal.code);
    say!(CLI_DEAL, game = title(deal.game), code, seed = deal.seed.to_string())
}

fn own_cards(deal: &DealInfo) -> Message {
    say!(SHARE_OWN_CARDS, game = title(deal.game))
}

fn with_rules(named: Message, deal: &DealInfo) -> String {
    house_rules(deal).map_or_else(|| named.to_string(), |rules| format!("{named}\n{rules}"))
}

/// The house rules that differ from the defaults.
fn house_rules(deal: &DealInfo) -> Option<Message> {
    let changed = deal.house_rules();
    (!changed.is_empty()).then(|| say!(REPORT_ABOUT_RULES, rules = Message::join(changed, "; ")))
}

/// An unfinished game in a line.
pub(crate) fn unfinished(record: &Record) -> Message {
    let game = UnfinishedGame::of(record).map_or_else(|| say!(CLI_SOME_GAME), |game| game.said());
    match record.tag("Date") {
        Some(date) => say!(CLI_UNFINISHED_SINCE, game, date = super::date(date)),
        None => game,
    }
}

/// The title of a game.
fn title(id: &str) -> &str {
    underdeck_catalogue::find(id).map_or(id, |game| game.info().title)
}

/// A number of moves.
pub(crate) fn moves(n: usize) -> Message {
    say!(TUI_TABLE_MOVES, n)
}

/// The deals of a day, one per line.
pub(crate) fn days(days: &[DailyDeal]) -> String {
    let mut text = String::new();
    if let Some(first) = days.first() {
        text += &format!("{}\n", say!(CLI_DAY_DEALS, day = date(&first.date)));
    }
    for today in days {
        let state = day(today).as_sentence();
        let difficulty = today.describe().map_or_else(String::new, |words| format!(" {words}"));
        text += &format!("  {STRONG}{}{STRONG:#} {}: {state}{difficulty}\n", today.deal.game, today.deal.code);
    }
    text
}

/// The player's progress with a deal of the day.
pub(crate) fn day(today: &DailyDeal) -> Message {
    match (&today.done, &today.begun) {
        (Some(done), _) => Message::join([result(&done.entry), moves(done.entry.moves)], Link::Comma),
        (None, Some((_, record))) => say!(CLI_DAY_BEGUN, moves = moves(moves_played(record))),
        (None, None) => say!(TUI_HOME_NEW),
    }
}

/// The end of a game for its only player, or else for all, in short: `lost, score 12`.
pub(crate) fn ending(outcome: &Outcome, seat: Option<Seat>) -> Message {
    let result = result_said(&outcome.result.for_seat(seat).word());
    let score = outcome.score.map(|score| say!(SCORE_OF, score));
    Message::join([Some(result), score].into_iter().flatten(), Link::Comma)
}
