//! How well a player plays, with luck taken out, and beside a reference player on the same deals.

use std::collections::HashMap;

use serde::Serialize;
use underdeck_catalogue::GameVisitor;
use underdeck_game::{GameResult, Outcome, Play as _, Playable, Policy as _, Seat, Turn};
use underdeck_players::game_luck;
use underdeck_record::{Deal, Record, replay_record};
use underdeck_stats::{Adjusted, WithoutLuck, ratio};

use super::summary::kinds;
use super::{FinishedGame, GameGroup, Rate};

/// The most games of one game and option set that are looked at, the latest ones.
pub const MOST: usize = 200;
/// The fewest games that say anything.
pub const FEW: usize = 20;
/// The longest game of the reference player.
const LONGEST: usize = 5_000;

/// A player's games of one game and option set, and the reference player's games on the same deals.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Skill {
    /// The game's id.
    pub game: String,
    /// The options that differ from their defaults, as text; empty if none do.
    pub options: String,
    /// The games looked at.
    pub games: u64,
    /// How the player did.
    pub player: Level,
    /// How the reference player did on the same deals.
    pub reference: Level,
    /// By how much the player's win rate exceeds the reference player's, luck taken out.
    pub more_won: Option<WithoutLuck>,
    /// By how much the player's mean score exceeds the reference player's, luck taken out; `None` unless all games have a score.
    pub more_score: Option<WithoutLuck>,
}

/// How somebody did.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Level {
    /// The share of games won as they went.
    pub won: Rate,
    /// The same with luck taken out.
    pub won_without_luck: Option<WithoutLuck>,
    /// The mean score with luck taken out; `None` unless all games have a score.
    pub score_without_luck: Option<WithoutLuck>,
}

/// The name of the reference player.
pub const REFERENCE: &str = "greedy";

/// The games from which skill can be told: a player's own games and deals of the day, the latest [`MOST`] of each game and option set. Games
/// in which the player knew more than they had seen are no such games. `entries` must be in the order in which they were finished; the indices
/// are, too.
pub fn fair(entries: &[FinishedGame]) -> Vec<usize> {
    let mut counts: HashMap<(&str, &str), usize> = HashMap::new();
    let mut fair: Vec<usize> = Vec::new();
    for (n, kind) in kinds(entries).into_iter().enumerate().rev() {
        let count = counts.entry((&entries[n].game, &entries[n].options)).or_default();
        if matches!(kind, GameGroup::Own | GameGroup::Daily) && *count < MOST {
            *count += 1;
            fair.push(n);
        }
    }
    fair.reverse();
    fair
}

/// Tells skill from records, by game and option set in the order of first appearance. Records whose luck cannot be taken out are left out:
/// told games, games between rivals, house rules for which the game has no value. So is what has fewer than [`FEW`] games.
pub fn skills<'a>(records: impl IntoIterator<Item = &'a Record>) -> Vec<Skill> {
    let mut groups: Vec<(&str, &str, Vec<Pair>)> = Vec::new();
    for record in records {
        let tag = |name| record.tag(name).unwrap_or_default();
        let (game, options) = (tag("Game"), tag("Options"));
        let Some(pair) = Pair::of(record) else { continue };
        match groups.iter_mut().find(|(known, with, _)| (*known, *with) == (game, options)) {
            Some((_, _, pairs)) => pairs.push(pair),
            None => groups.push((game, options, vec![pair])),
        }
    }
    groups.retain(|(_, _, pairs)| pairs.len() >= FEW);
    groups.into_iter().map(|(game, options, pairs)| Skill::of(game, options, &pairs)).collect()
}

/// How a game went, and how lucky it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Went {
    outcome: Option<Outcome>,
    luck: i64,
}

/// A player's game and the reference player's on the same deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Pair([Went; 2]);

impl Went {
    fn won(self) -> i64 {
        self.outcome.is_some_and(|end| matches!(end.result, GameResult::Won | GameResult::Winner(Seat(0)))).into()
    }

    fn score(self) -> Option<i64> {
        self.outcome.and_then(|end| end.score).map(i64::from)
    }
}

impl Pair {
    fn of(record: &Record) -> Option<Self> {
        if record.is_physical() {
            return None;
        }
        underdeck_catalogue::visit(record.tag("Game")?, Weighing(record)).ok().flatten()
    }
}

struct Weighing<'a>(&'a Record);

impl GameVisitor for Weighing<'_> {
    type Out = Option<Pair>;

    fn visit<S: Playable>(self) -> Option<Pair> {
        let replay = replay_record::<S>(self.0).ok()?;
        let (start, end) = (replay.states.first()?, replay.states.last()?);
        let (options, seed) = (&replay.deal.options, replay.deal.seed);
        if !start.is_shared() {
            return None;
        }
        let mut luck = game_luck::<S>(options, seed)?;
        luck.set_up(options, start);
        for (states, &mv) in replay.states.windows(2).zip(&replay.moves) {
            luck.moved(&states[0].view(states[0].deciding_seat()), mv, &states[1]);
        }
        let player = Went { outcome: Some(end.outcome()?), luck: luck.parts() };
        Some(Pair([player, reference(&replay.deal)?]))
    }
}

/// The reference player's game on a deal.
fn reference<S: Playable>(deal: &Deal<S>) -> Option<Went> {
    let (mut state, mut chance) = deal.start();
    // Redeals of its own, so that chance in them is no tie between the two games.
    let mut luck = game_luck::<S>(&deal.options, !deal.seed)?;
    luck.set_up(&deal.options, &state);
    for _ in 0..LONGEST {
        let Turn::Decide(seat) = state.turn() else { break };
        let view = state.view(seat);
        let mv = view.heuristic();
        state.play_unchecked(mv, &mut chance);
        luck.moved(&view, mv, &state);
    }
    Some(Went { outcome: state.outcome(), luck: luck.parts() })
}

impl Skill {
    fn of(game: &str, options: &str, pairs: &[Pair]) -> Self {
        let level = |n: usize| {
            let wins = pairs.iter().map(|pair| pair.0[n].won()).sum::<i64>() as u64;
            let underdeck_stats::Interval { low, high } = underdeck_stats::wilson(wins, pairs.len() as u64);
            Level {
                won: Rate { share: ratio(wins as f64, pairs.len() as f64), low, high },
                won_without_luck: adjusted(pairs, |pair| Some((pair.0[n].won(), pair.0[n].luck))),
                score_without_luck: adjusted(pairs, |pair| Some((pair.0[n].score()?, pair.0[n].luck))),
            }
        };
        let luck = |pair: &Pair| pair.0[0].luck - pair.0[1].luck;
        Self {
            game: game.to_owned(),
            options: options.to_owned(),
            games: pairs.len() as u64,
            player: level(0),
            reference: level(1),
            more_won: adjusted(pairs, |pair| Some((pair.0[0].won() - pair.0[1].won(), luck(pair)))),
            more_score: adjusted(pairs, |pair| Some((pair.0[0].score()? - pair.0[1].score()?, luck(pair)))),
        }
    }
}

/// The mean of something over all games with luck taken out; `None` where a game does not have it.
fn adjusted(pairs: &[Pair], of: impl Fn(&Pair) -> Option<(i64, i64)>) -> Option<WithoutLuck> {
    let mut sums = Adjusted::default();
    for (n, pair) in (0..).zip(pairs) {
        let (outcome, luck) = of(pair)?;
        sums.add(n, outcome, luck);
    }
    sums.without_luck()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Records of a player's games on deals 1 to `games`.
    fn played(game: &str, player: &str, games: u64) -> Vec<Record> {
        struct Playing<'a>(&'a str, u64);
        impl GameVisitor for Playing<'_> {
            type Out = Vec<Record>;

            fn visit<S: Playable>(self) -> Vec<Record> {
                let play = |seed| {
                    let deal = Deal::<S>::new(S::Options::default(), seed);
                    let (mut state, mut chance) = deal.start();
                    let mut record = Record::of_deal(&deal);
                    let mut player = self.0.parse::<underdeck_players::PlayerKind>().unwrap().seeded::<S>(seed);
                    while let Some(mv) =
                        underdeck_players::Player::choose(&mut player, underdeck_players::Decision::of(&state))
                    {
                        record.push_move(&mv.to_string());
                        state.play_unchecked(mv, &mut chance);
                    }
                    record.set_outcome(state.outcome().as_ref());
                    record
                };
                (1..=self.1).map(play).collect()
            }
        }
        underdeck_catalogue::visit(game, Playing(player, games)).unwrap()
    }

    #[test]
    fn the_reference_player_is_as_good_as_itself_and_better_than_chance() {
        let own = skills(&played("keevorn", "greedy", 30)).remove(0);
        assert_eq!((own.games, own.player.won), (30, own.reference.won));
        // Nothing but the redeals differs, and they tell nothing of who won.
        let none = own.more_won.unwrap();
        assert!(none.mean.abs() < 1e-9 && none.interval.contains(0.0), "{none:?}");
        let random = skills(&played("keevorn", "random", 30)).remove(0);
        assert!(random.more_won.unwrap().interval.high < 0.0, "{random:?}");
        assert_eq!(random.player.score_without_luck, None);
    }

    #[test]
    fn few_games_and_games_without_a_value_say_nothing() {
        assert_eq!(skills(&played("keevorn", "random", FEW as u64 - 1)), []);
        let mut told = played("keevorn", "random", 25);
        told.iter_mut().for_each(|record| record.set_tag("Luck", "told"));
        assert_eq!(skills(&told), []);
    }

    #[test]
    fn only_games_of_an_uninformed_player_are_fair() {
        let record = played("keevorn", "random", 1).remove(0);
        let entry = FinishedGame::of(&record).unwrap();
        let informed = FinishedGame { informed: true, ..entry.clone() };
        let told = FinishedGame { told: true, ..entry.clone() };
        assert_eq!(fair(&[entry.clone(), informed, told, entry.clone()]), [0, 3]);
        assert_eq!(fair(&vec![entry; MOST + 5]), (5..MOST + 5).collect::<Vec<_>>());
    }
}
