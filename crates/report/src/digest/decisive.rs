//! The tables of decisive cards and moves.

use underdeck_lab::decisive::{CardEvent, Decisive, Opening, PhaseGaps};
use underdeck_lab::measures::Ruling;

use super::many;
use crate::sheet::{DataTable, Estimate, NumberFormat, Report, ReportCell};

/// The most cards listed without a clear difference.
const UNCLEAR: usize = 5;

impl From<&Decisive> for Report {
    fn from(found: &Decisive) -> Self {
        let title = format!("What decides {}, player {}, seed {}", found.game, found.player, found.seed);
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

fn answer(p: f64) -> &'static str {
    if is_clear(p) { "clear" } else { "no clear difference" }
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
    let note = format!(
        "What was seen, or named in a move with this verb, in the first {} of {} that were that long. “Clear” allows for all {} events \
         (Holm); the {rest} left out are not. A card that goes with wins need not cause them.",
        many(found.moves, "moves"),
        many(found.games, "games"),
        found.cards.len()
    );
    let heads = ["card", "answer", "more won", "games with", "won with", "games without", "won without"];
    DataTable { rows, note, ..DataTable::new("Cards", &heads) }
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
    let note = format!(
        "How much likelier to win the best move is than the mean of all moves, and than the second best; {} a move, half of them to \
         choose the best and half to judge it. Phases with fewer than ten decisions are left out; “clear” allows for all phases (Holm).",
        many(u64::from(found.playouts) * 2, "playouts")
    );
    let heads = ["phase", "answer", "decisions", "best over all", "best over second", "legal moves"];
    DataTable { rows: found.kinds.iter().map(row).collect(), note, ..DataTable::new("Decisions", &heads) }
}

fn openings(found: &Decisive) -> DataTable {
    let row = |opening: &Opening| {
        let won = ReportCell::estimate(opening.won, opening.won_95, NumberFormat::Share);
        let more = ReportCell::Estimate(share(opening.more, opening.more_95));
        let counts = [opening.deals, opening.own].map(ReportCell::Count);
        [vec![opening.mv.clone().into(), answer(opening.p_value).into(), more, won], counts.to_vec()].concat()
    };
    let note = format!(
        "Each forced on those of {} where it is legal, against the player’s own first move there. “Clear” allows for all of them (Holm).",
        many(found.deals, "deals")
    );
    let heads = ["first move", "answer", "more won", "won", "deals", "own choice"];
    DataTable { rows: found.openings.iter().map(row).collect(), note, ..DataTable::new("First moves", &heads) }
}

fn lead(found: &Decisive) -> Vec<String> {
    let mut lead = Vec::new();
    if found.games > 0 {
        let clear = found.cards.iter().filter(|event| is_clear(event.p_value)).take(4);
        let clear: Vec<String> =
            clear.map(|event| format!("{} {} {}", event.card, event.event, share(event.more, event.more_95))).collect();
        lead.push(match clear.is_empty() {
            true => {
                format!("Cards: no clear difference among {} things that happen to cards early.", found.cards.len())
            }
            false => format!("Cards: clearly more or fewer wins go with {}.", clear.join(", ")),
        });
    }
    if found.followed > 0 {
        let clear = found.kinds.iter().filter(|kind| is_clear(kind.p_value));
        let clear: Vec<String> =
            clear.map(|kind| format!("{} {}", kind.phase, share(kind.stake, kind.stake_95))).collect();
        lead.push(match clear.is_empty() {
            true => "Decisions: in no phase is the best move clearly better than the mean of all.".to_owned(),
            false => {
                format!(
                    "Decisions: the best move clearly wins more than the mean of all in phase {}.",
                    clear.join(", ")
                )
            }
        });
    }
    if found.deals > 0 {
        let tried = found.openings.len();
        let best = found.openings.first().filter(|opening| is_clear(opening.p_value) && opening.more > 0.0);
        lead.push(match best {
            Some(best) => format!(
                "First moves: {} is clearly better than the player’s own choice, {}.",
                best.mv,
                share(best.more, best.more_95)
            ),
            None if tried == 0 => "First moves: none is legal on enough deals to be compared.".to_owned(),
            None => format!("First moves: none of {tried} is clearly better than the player’s own choice."),
        });
    }
    lead.push("Not asked: what other players see in the same cards and moves.".to_owned());
    lead
}
