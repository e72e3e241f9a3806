//! `skill`: the worth of skill, by simulations and by the difficulty of deals.

use clap::Args;
use serde::Serialize;
use underdeck_game::{Aim, Link, Message, say};
use underdeck_lab::rows::{Row, RowSink};
use underdeck_lab::{By, PlanRequest, SimulationHost, first_alike};
use underdeck_players::PlayerKind;
use underdeck_report::{ChartKind, DataTable, Estimate, NumberFormat, Report, ReportCell};
use underdeck_solver::{Deals, Difficulty, Order, PlayersTurn, SolverQuestion};
use underdeck_stats::{Interval, ScoreSums, wilson};

use crate::args::PLAYER;
use crate::commands::many::{ByArgument, ManyArguments, played_whole, whole_number};
use crate::commands::solve::LimitArguments;
use crate::failure::Failure;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[arg(long, value_name = "PLAYER", value_parser = PLAYER)]
    player: Vec<PlayerKind>,
    #[command(flatten)]
    by: ByArgument,
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
    /// What counts.
    by: By,
    /// The players whose games were all the same as another's, move for move.
    identical: Vec<Identical>,
    levels: Vec<Level>,
}

/// A player that played the same games as another.
#[derive(Debug, Serialize)]
struct Identical {
    player: String,
    to: String,
    /// Whether its results are left out: a player of the default ladder that shows nothing.
    left_out: bool,
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
    /// The mean score, where the rules keep one; a game without a score counts 0.
    score: Option<f64>,
    score_95: Option<Interval>,
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
    let asked = PlanRequest { by: arguments.by.by, ..arguments.many.request(PlayerKind::Greedy, arguments.games) };
    let ladder = asked.ladder()?;
    let is_default = arguments.player.is_empty();
    let mut players = if is_default { ladder.players } else { arguments.player.clone() };
    let request = PlanRequest { players: players.clone(), ..asked };
    let mut rows: Vec<Row> = Vec::new();
    let sink: &mut RowSink<'_> = &mut |more: &[Row]| {
        rows.extend_from_slice(more);
        Ok(())
    };
    request.simulate(host, Some(sink))?;
    let alike = first_alike(players.len(), &rows);
    let is_repeated = |n: usize| alike[n] != n;
    let name = |n: usize| players[n].to_string();
    let repeated = (0..players.len()).filter(|&n| is_repeated(n));
    let identical = repeated.map(|n| Identical { player: name(n), to: name(alike[n]), left_out: is_default }).collect();
    let kept: Vec<usize> = (0..players.len()).filter(|&n| !is_default || !is_repeated(n)).collect();
    players = kept.iter().map(|&n| players[n]).collect();
    let deals: Vec<&[Row]> = rows.chunk_by(|one, other| one.game == other.game).collect();
    let game = underdeck_catalogue::find(&request.game)?;
    let code = |seed| game.deal(&request.options, seed).map(|deal| deal.code);
    let codes = deals.iter().map(|deal| code(deal[0].seed)).collect::<Result<Vec<_>, _>>()?;
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
    let level = |deals_are: &'static str| {
        let of_level = kinds.iter().zip(&deals).filter(|(kind, _)| deals_are == "all" || **kind == deals_are);
        let of_level: Vec<&[Row]> = of_level.map(|(_, deal)| *deal).collect();
        let deals = of_level.len() as u64;
        let won = |(n, player): (&usize, &PlayerKind)| {
            let games = || of_level.iter().filter_map(|deal| deal.get(*n));
            let wins = games().filter(|row| row.is_win()).count() as u64;
            let mut scores = ScoreSums::default();
            games().for_each(|row| scores.add(row.is_win(), Some(By::Score.value(row.outcome) as i64)));
            let scores = ladder.keeps_score.then_some(scores);
            let win_rate = underdeck_stats::ratio(wins as f64, deals as f64);
            let win_rate_95 = wilson(wins, deals);
            let (score, score_95) = (scores.and_then(ScoreSums::mean), scores.and_then(ScoreSums::interval));
            Won { player: player.to_string(), wins, win_rate, win_rate_95, score, score_95 }
        };
        Level { deals_are, deals, players: kept.iter().zip(&players).map(won).collect() }
    };
    let levels = std::iter::once("all").chain(KINDS).map(level).filter(|level| level.deals > 0).collect();
    let (seed, deals, by) = (request.seed, arguments.games, ladder.by);
    Ok(Skill { game: game.info().id, seed, deals, by, identical, levels })
}

/// A player's win rate.
const fn rate(won: &Won) -> Estimate {
    Estimate { value: won.win_rate, interval: Some(won.win_rate_95), unit: NumberFormat::Share }
}

/// A player's mean score.
fn score(won: &Won) -> Option<Estimate> {
    won.score.map(|value| Estimate { value, interval: won.score_95, unit: NumberFormat::Number(1) })
}

fn digest(skill: &Skill) -> Report {
    let Skill { game, seed, deals, by, identical, levels } = skill;
    let all = &levels[0].players;
    let counted = |won: &Won| score(won).filter(|_| *by == By::Score).unwrap_or_else(|| rate(won));
    let [won, scored] = [say!(CLI_WINNABLE_WON), say!(CLI_SKILLS_SCORE)];
    let figure = if *by == By::Score { &scored } else { &won };
    let named = |won: &Won| Message::join([Message::from(won.player.as_str()), counted(won).said()], " ");
    let share = |level: &Level| say!(CLI_SKILLS_SHARE, n = level.deals, level = level_said(level.deals_are));
    let rates = Message::join(all.iter().map(named), Link::Comma);
    let mut lead = vec![match by {
        By::Wins => say!(CLI_SKILLS_WON, rates),
        By::Score => say!(CLI_SKILLS_SCORED, rates),
    }];
    for Identical { player, to, left_out } in identical {
        lead.push(match left_out {
            true => say!(CLI_SKILLS_LEFT_OUT, player, to, n = deals),
            false => say!(CLI_SKILLS_IDENTICAL, player, to, n = deals),
        });
    }
    lead.push(say!(CLI_SKILLS_DEALS, shares = Message::join(levels[1..].iter().map(share), Link::Comma)));
    lead.push(say!(CLI_SKILLS_BOUNDS));
    let mut sheets = Vec::new();
    // What counts comes first.
    let mut columns = vec![won.clone()];
    if all.iter().any(|won| won.score.is_some()) {
        columns.insert(usize::from(*by == By::Wins), scored.clone());
    }
    let row = |player: &Won| {
        let cells = columns.iter().map(|column| match *column == won {
            true => ReportCell::Estimate(rate(player)),
            false => score(player).map_or(ReportCell::Empty, ReportCell::Estimate),
        });
        std::iter::once(player.player.as_str().into()).chain(cells).collect()
    };
    let heads: Vec<Message> = std::iter::once(say!(CLI_SKILLS_PLAYER)).chain(columns.iter().cloned()).collect();
    sheets.push(DataTable { rows: all.iter().map(row).collect(), ..DataTable::new(say!(CLI_SKILLS_PLAYERS), &heads) });
    for kind in ["search:", "mcts:", "flat:"] {
        let searching = all.iter().filter_map(|won| Some((won.player.strip_prefix(kind)?, won)));
        let rows: Vec<Vec<ReportCell>> = searching
            .filter(|(number, _)| number.parse::<u64>().is_ok())
            .map(|(number, won)| vec![number.into(), ReportCell::Estimate(counted(won))])
            .collect();
        if rows.len() > 1 {
            let heads = [say!(CLI_SKILLS_SIMULATED), figure.clone()];
            let title = say!(CLI_SKILLS_SIMULATIONS);
            sheets.push(DataTable { rows, look: ChartKind::Curve, ..DataTable::new(title, &heads) });
        }
    }
    let mut heads = vec![say!(CLI_SKILLS_LEVEL), say!(CLI_SKILLS_NUMBER)];
    heads.extend(all.iter().map(|won| won.player.as_str().into()));
    let row = |level: &Level| {
        let cells = level.players.iter().map(|won| ReportCell::Estimate(counted(won)));
        let named = ReportCell::Coded(level.deals_are.to_owned(), level_said(level.deals_are));
        [named, ReportCell::Count(level.deals)].into_iter().chain(cells).collect()
    };
    let title = if *by == By::Score { say!(CLI_SKILLS_LEVELS_SCORE) } else { say!(CLI_SKILLS_LEVELS) };
    let sheet = DataTable::new(title, &heads);
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
