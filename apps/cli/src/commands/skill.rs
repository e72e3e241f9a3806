//! `skill`: the worth of skill, by simulations and by the difficulty of deals.

use std::collections::BTreeMap;

use clap::Args;
use serde::Serialize;
use underdeck_game::{Aim, Link, Message, say};
use underdeck_lab::rows::{Row, RowSink};
use underdeck_lab::{PlanRequest, SimulationHost};
use underdeck_players::PlayerKind;
use underdeck_report::{ChartKind, DataTable, Estimate, NumberFormat, Report, ReportCell};
use underdeck_solver::{Deals, Difficulty, Order, PlayersTurn, SolverQuestion};
use underdeck_stats::{Interval, wilson};

use crate::args::PLAYER;
use crate::commands::many::{ManyArguments, played_whole, whole_number};
use crate::commands::solve::LimitArguments;
use crate::failure::Failure;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[arg(long, value_name = "PLAYER", value_parser = PLAYER, default_values = ["random", "greedy", "mcts:10", "mcts:30", "mcts:100"])]
    player: Vec<PlayerKind>,
    #[arg(long, visible_alias = "deals", value_name = "N", default_value_t = 200, value_parser = whole_number(10, 1_000_000))]
    games: u64,
    #[command(flatten)]
    limits: LimitArguments,
    #[command(flatten)]
    many: ManyArguments,
}

/// The worth of skill.
#[derive(Debug, Serialize)]
struct Skill {
    game: &'static str,
    seed: u64,
    deals: u64,
    levels: Vec<Level>,
}

/// The deals of one difficulty, and the number that each player won.
#[derive(Debug, Serialize)]
struct Level {
    deals_are: &'static str,
    deals: u64,
    players: Vec<Won>,
}

#[derive(Debug, Serialize)]
struct Won {
    player: String,
    wins: u64,
    win_rate: f64,
    win_rate_95: Interval,
}

/// The difficulties of deals, the easiest first.
const KINDS: [&str; 5] = ["easy", "fair", "hard", "lost", "open"];

/// Plays, solves and reports.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let files = arguments.many.output.open(&[])?;
    let skill = played_whole(arguments.games * 2, |host| find(arguments, host))?;
    files.write(&skill, &digest(&skill))
}

fn find(arguments: &Arguments, host: &SimulationHost<'_>) -> Result<Skill, Failure> {
    let players = arguments.player.clone();
    let request = PlanRequest { players, ..arguments.many.request(arguments.player[0], arguments.games) };
    let mut won: BTreeMap<u64, (u64, Vec<bool>)> = BTreeMap::new();
    let sink: &mut RowSink<'_> = &mut |rows: &[Row]| {
        for row in rows {
            let (_, all) = won.entry(row.game).or_insert_with(|| (row.seed, vec![false; arguments.player.len()]));
            all[row.player] = row.is_win();
        }
        Ok(())
    };
    request.simulate(host, Some(sink))?;
    let game = underdeck_catalogue::find(&request.game)?;
    let code = |seed| game.deal(&request.options, seed).map(|deal| deal.code);
    let codes = won.values().map(|(seed, _)| code(*seed)).collect::<Result<Vec<_>, _>>()?;
    let question = SolverQuestion {
        game: game.info().id.to_owned(),
        deals: Deals::Codes(codes),
        aim: Aim::Win,
        limits: arguments.limits.limits(),
        order: Order::Listed,
        players: PlayersTurn::Last,
        jobs: arguments.many.jobs(),
    };
    let mut kinds = Vec::new();
    underdeck_solver::answer(
        &question,
        &underdeck_solver::SolverHost { clock: host.clock, stop: host.stop },
        &mut |answer| {
            (host.progress)(1);
            kinds.push(match (&answer.line, answer.result) {
                (Some(line), _) => Difficulty::of(line.departures).word(),
                (None, underdeck_solver::Result::Lost) => "lost",
                (None, _) => "open",
            });
            true
        },
    )?;
    let games: Vec<(&str, Vec<bool>)> = kinds.into_iter().zip(won.into_values().map(|(_, won)| won)).collect();
    let level = |deals_are: &'static str| {
        let of_level: Vec<&Vec<bool>> =
            games.iter().filter(|(kind, _)| deals_are == "all" || *kind == deals_are).map(|(_, won)| won).collect();
        let deals = of_level.len() as u64;
        let won = |(n, player): (usize, &PlayerKind)| {
            let wins = of_level.iter().filter(|won| won[n]).count() as u64;
            let win_rate = underdeck_stats::ratio(wins as f64, deals as f64);
            Won { player: player.to_string(), wins, win_rate, win_rate_95: wilson(wins, deals) }
        };
        Level { deals_are, deals, players: arguments.player.iter().enumerate().map(won).collect() }
    };
    let levels = std::iter::once("all").chain(KINDS).map(level).filter(|level| level.deals > 0).collect();
    Ok(Skill { game: game.info().id, seed: request.seed, deals: arguments.games, levels })
}

fn digest(skill: &Skill) -> Report {
    let Skill { game, seed, deals, levels } = skill;
    let estimate =
        |won: &Won| Estimate { value: won.win_rate, interval: Some(won.win_rate_95), unit: NumberFormat::Share };
    let rate = |won: &Won| Message::join([Message::from(won.player.as_str()), estimate(won).said()], " ");
    let share = |level: &Level| say!(CLI_SKILLS_SHARE, n = level.deals, level = level_said(level.deals_are));
    let lead = vec![
        say!(CLI_SKILLS_WON, rates = Message::join(levels[0].players.iter().map(rate), Link::Comma)),
        say!(CLI_SKILLS_DEALS, shares = Message::join(levels[1..].iter().map(share), Link::Comma)),
        say!(CLI_SKILLS_BOUNDS),
    ];
    let mut sheets = Vec::new();
    let row = |won: &Won| vec![won.player.as_str().into(), ReportCell::Estimate(estimate(won))];
    sheets.push(DataTable {
        rows: levels[0].players.iter().map(row).collect(),
        ..DataTable::new(say!(CLI_SKILLS_PLAYERS), &[say!(CLI_SKILLS_PLAYER), say!(CLI_WINNABLE_WON)])
    });
    let searching = levels[0].players.iter().filter_map(|won| Some((won.player.strip_prefix("mcts:")?, won)));
    let rows: Vec<Vec<ReportCell>> = searching
        .filter(|(number, _)| number.parse::<u64>().is_ok())
        .map(|(number, won)| vec![number.into(), ReportCell::Estimate(estimate(won))])
        .collect();
    if rows.len() > 1 {
        let heads = [say!(CLI_SKILLS_SIMULATED), say!(CLI_WINNABLE_WON)];
        sheets.push(DataTable { rows, look: ChartKind::Curve, ..DataTable::new(say!(CLI_SKILLS_SIMULATIONS), &heads) });
    }
    let mut heads = vec![say!(CLI_SKILLS_LEVEL), say!(CLI_SKILLS_NUMBER)];
    heads.extend(levels[0].players.iter().map(|won| won.player.as_str().into()));
    let row = |level: &Level| {
        let cells = level.players.iter().map(|won| ReportCell::Estimate(estimate(won)));
        let named = ReportCell::Coded(level.deals_are.to_owned(), level_said(level.deals_are));
        [named, ReportCell::Count(level.deals)].into_iter().chain(cells).collect()
    };
    let sheet = DataTable::new(say!(CLI_SKILLS_LEVELS), &heads);
    sheets.push(DataTable { rows: levels[1..].iter().map(row).collect(), note: say!(CLI_SKILLS_NOTE), ..sheet });
    let title = underdeck_catalogue::find(game).map_or(*game, |game| game.info().title);
    Report {
        title: say!(CLI_SKILLS_TITLE, game = title, n = deals, seed = seed.to_string()),
        lead,
        sheets,
        ..Report::default()
    }
}

/// The difficulty of deals in words.
fn level_said(word: &str) -> Message {
    match word {
        "easy" => say!(CLI_SKILLS_EASY),
        "fair" => say!(CLI_SKILLS_FAIR),
        "hard" => say!(CLI_SKILLS_HARD),
        "lost" => say!(CLI_SKILLS_LOST),
        _ => say!(CLI_SKILLS_OPEN),
    }
}
