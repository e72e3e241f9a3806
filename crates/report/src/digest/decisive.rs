//! The tables of decisive cards and moves.

use underdeck_game::{Link, Message, say, text};
use underdeck_lab::decisive::{CardEvent, Decisive, Opening, PhaseGaps};
use underdeck_lab::measures::Ruling;

use super::{game_title, named};
use crate::numbers::NumberFormat;
use crate::sheet::{DataTable, Estimate, Report, ReportCell};

/// The most cards listed without a clear difference.
const UNCLEAR: usize = 5;

impl From<&Decisive> for Report {
    fn from(found: &Decisive) -> Self {
        let (player, seed) = (found.player.as_str(), found.seed.to_string());
        let title = say!(REPORT_DECISIVE, game = game_title(found.game), player, seed);
        let sheets = vec![cards(found), kinds(found), openings(found)];
        Self {
            title,
            lead: lead(found),
            sheets: sheets.into_iter().filter(|sheet| !sheet.rows.is_empty()).collect(),
            ..Self::default()
        }
    }
}

fn share(value: f64, interval: impl Into<Option<underdeck_stats::Interval>>) -> Estimate {
    Estimate { value, interval: interval.into(), unit: NumberFormat::MoreShare }
}

fn is_clear(p: f64) -> bool {
    p < Ruling::LEVEL
}

fn answer(p: f64) -> Message {
    if is_clear(p) { say!(REPORT_CLEAR) } else { say!(LAB_UNCLEAR) }
}

/// The cells of a column whose difference is not clear.
fn unclear(p: impl Iterator<Item = f64>, column: usize) -> Vec<[usize; 2]> {
    p.enumerate().filter(|(_, p)| !is_clear(*p)).map(|(row, _)| [row, column]).collect()
}

fn cards(found: &Decisive) -> DataTable {
    let clear = found.cards.iter().filter(|event| is_clear(event.p_value)).count();
    let row = |event: &CardEvent| {
        let [with, without] = event.games.map(ReportCell::Count);
        let [won, won_without] = event.won.map(|won| ReportCell::estimate(won, None, NumberFormat::Share));
        let more = ReportCell::Estimate(share(event.more, event.more_95));
        let name = format!("{} {}", event.card, event.event);
        vec![name.into(), answer(event.p_value).into(), more, with, won, without, won_without]
    };
    let rows: Vec<Vec<ReportCell>> = found.cards.iter().take(clear + UNCLEAR).map(row).collect();
    let rest = found.cards.len().saturating_sub(rows.len());
    let games = say!(REPORT_GAMES, n = found.games);
    let note = say!(REPORT_CARDS_NOTE, moves = found.moves, games, all = found.cards.len(), rest);
    let heads = [
        &text::REPORT_HEAD_CARD,
        &text::REPORT_HEAD_ANSWER,
        &text::REPORT_HEAD_MORE_WON,
        &text::REPORT_HEAD_GAMES_WITH,
        &text::REPORT_HEAD_WON_WITH,
        &text::REPORT_HEAD_GAMES_WITHOUT,
        &text::REPORT_HEAD_WON_WITHOUT,
    ];
    let unclear = unclear(found.cards.iter().take(rows.len()).map(|event| event.p_value), 2);
    DataTable { rows, note, unclear, ..DataTable::new(say!(REPORT_CARDS), &heads) }
}

fn kinds(found: &Decisive) -> DataTable {
    let row = |kind: &PhaseGaps| {
        let [gap, stake] = [(kind.gap, kind.gap_95), (kind.stake, kind.stake_95)]
            .map(|(value, interval)| ReportCell::Estimate(share(value, interval)));
        vec![
            kind.phase.clone().into(),
            answer(kind.p_value).into(),
            ReportCell::Count(kind.decisions),
            stake,
            gap,
            ReportCell::number(kind.legal, 1),
        ]
    };
    let note = say!(REPORT_PHASES_NOTE, playouts = u64::from(found.playouts) * 2);
    let heads = [
        &text::REPORT_HEAD_PHASE,
        &text::REPORT_HEAD_ANSWER,
        &text::REPORT_HEAD_DECISIONS,
        &text::REPORT_HEAD_OVER_ALL,
        &text::REPORT_HEAD_OVER_SECOND,
        &text::REPORT_HEAD_LEGAL,
    ];
    let unclear = unclear(found.kinds.iter().map(|kind| kind.p_value), 3);
    DataTable {
        rows: found.kinds.iter().map(row).collect(),
        note,
        unclear,
        ..DataTable::new(say!(REPORT_PHASES), &heads)
    }
}

fn openings(found: &Decisive) -> DataTable {
    let row = |opening: &Opening| {
        let won = ReportCell::estimate(opening.won, opening.won_95, NumberFormat::Share);
        let more = ReportCell::Estimate(share(opening.more, opening.more_95));
        let counts = [opening.deals, opening.own].map(ReportCell::Count);
        [vec![opening.mv.clone().into(), answer(opening.p_value).into(), more, won], counts.to_vec()].concat()
    };
    let note = say!(REPORT_FIRST_MOVES_NOTE, deals = found.deals);
    let heads = [
        &text::REPORT_HEAD_FIRST_MOVE,
        &text::REPORT_HEAD_ANSWER,
        &text::REPORT_HEAD_MORE_WON,
        &text::REPORT_HEAD_WON,
        &text::REPORT_HEAD_DEALS,
        &text::REPORT_HEAD_OWN_CHOICE,
    ];
    let sheet = DataTable::new(say!(REPORT_FIRST_MOVES), &heads);
    let unclear = unclear(found.openings.iter().map(|opening| opening.p_value), 2);
    DataTable { rows: found.openings.iter().map(row).collect(), note, unclear, ..sheet }
}

fn lead(found: &Decisive) -> Vec<Message> {
    let mut lead = Vec::new();
    if found.games > 0 {
        let clear = found.cards.iter().filter(|event| is_clear(event.p_value)).take(4);
        let event =
            |event: &CardEvent| named(format!("{} {}", event.card, event.event), share(event.more, event.more_95));
        let clear: Vec<Message> = clear.map(event).collect();
        lead.push(match clear.is_empty() {
            true => say!(REPORT_CARDS_NONE, n = found.cards.len()),
            false => say!(REPORT_CARDS_CLEAR, list = Message::join(clear, Link::And)),
        });
    }
    if found.followed > 0 {
        let clear = found.kinds.iter().filter(|kind| is_clear(kind.p_value));
        let clear: Vec<Message> =
            clear.map(|kind| named(kind.phase.as_str(), share(kind.stake, kind.stake_95))).collect();
        lead.push(match clear.is_empty() {
            true => say!(REPORT_PHASES_NONE),
            false => say!(REPORT_PHASES_CLEAR, list = Message::join(clear, Link::And)),
        });
    }
    if found.deals > 0 {
        let tried = found.openings.len();
        let best = found.openings.first().filter(|opening| is_clear(opening.p_value) && opening.more > 0.0);
        lead.push(match best {
            Some(best) => {
                let more = share(best.more, best.more_95).said();
                say!(REPORT_FIRST_MOVES_BEST, move = best.mv, more)
            }
            None if tried == 0 => say!(REPORT_FIRST_MOVES_FEW),
            None => say!(REPORT_FIRST_MOVES_NONE, n = tried),
        });
    }
    lead.push(say!(REPORT_LIMITS_DECISIVE));
    lead
}
