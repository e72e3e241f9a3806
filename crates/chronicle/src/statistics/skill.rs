//! A player's skill: luck-adjusted results, compared with a reference player on the same deals.

use std::collections::HashMap;

use serde::Serialize;
use underdeck_catalogue::GameVisitor;
use underdeck_game::{GameResult, Outcome, Play as _, Playable, Policy as _, Seat, Turn};
use underdeck_players::game_luck;
use underdeck_record::{Deal, Record, replay_record};
use underdeck_stats::{Adjusted, Interval, PairedScores, ScoreSums, WithoutLuck, ratio, wilson};

use super::summary::kinds;
use super::{FinishedGame, GameGroup, Rate};

/// The most games of one game and option set that are used, the latest ones.
pub const MOST: usize = 200;
/// The fewest games for a result.
pub const FEW: usize = 20;
/// The most moves of the reference player's game.
const LONGEST: usize = 5_000;

/// A player's games of one game and option set, and the reference player's on the same deals.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Skill {
    /// The id of the game.
    pub game: String,
    /// The options that differ from their defaults, as text; empty if none do.
    pub options: String,
    /// The number of games.
    pub games: u64,
    /// The player's results.
    pub player: SkillLevel,
    /// The reference player's results on the same deals.
    pub reference: SkillLevel,
    /// The luck-adjusted difference of the win rates, player minus reference.
    pub more_won: Option<WithoutLuck>,
    /// The luck-adjusted difference of the mean scores; `None` unless all games have a score.
    pub more_score: Option<WithoutLuck>,
}

/// The results of one side.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct SkillLevel {
    /// The win rate.
    pub won: Rate,
    /// The luck-adjusted win rate.
    pub won_without_luck: Option<WithoutLuck>,
    /// The luck-adjusted mean score; `None` unless all games have one.
    pub score_without_luck: Option<WithoutLuck>,
}

/// The name of the reference player.
pub const REFERENCE: &str = "greedy";

/// Selects the games that measure skill: own games and daily deals without hidden knowledge, the latest [`MOST`] of each game and option set.
/// `entries` must be in the order of their ends, and so are the returned indices.
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

/// Measures skill from records, by game and option set in the order of first appearance. Records without a measure of luck are omitted: physical
/// games, contests, and house rules without a value. So are groups of fewer than [`FEW`] games.
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

/// The result and the luck of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Went {
    outcome: Option<Outcome>,
    luck: i64,
}

/// The player's game and the reference player's on the same deal.
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

/// The reference player's game of a deal.
fn reference<S: Playable>(deal: &Deal<S>) -> Option<Went> {
    let (mut state, mut chance) = deal.start();
    // With redeals of its own, so that their noise does not correlate with the player's.
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
            let Interval { low, high } = wilson(wins, pairs.len() as u64);
            let won = adjusted(pairs, |pair| Some((pair.0[n].won(), pair.0[n].luck)));
            let mut scores = ScoreSums::default();
            pairs.iter().for_each(|pair| scores.add(pair.0[n].won() > 0, pair.0[n].score()));
            let score = adjusted(pairs, |pair| Some((pair.0[n].score()?, pair.0[n].luck)));
            SkillLevel {
                won: Rate { share: ratio(wins as f64, pairs.len() as f64), low, high },
                won_without_luck: won.and_then(|won| won.rate()),
                score_without_luck: score_of(score, scores.interval(), won),
            }
        };
        let luck = |pair: &Pair| pair.0[0].luck - pair.0[1].luck;
        let more_won = adjusted(pairs, |pair| Some((pair.0[0].won() - pair.0[1].won(), luck(pair))));
        let more_score = adjusted(pairs, |pair| Some((pair.0[0].score()? - pair.0[1].score()?, luck(pair))));
        let mut scores = PairedScores::default();
        pairs.iter().for_each(|Pair([own, other])| scores.add([other, own].map(|end| (end.won() > 0, end.score()))));
        Self {
            game: game.to_owned(),
            options: options.to_owned(),
            games: pairs.len() as u64,
            player: level(0),
            reference: level(1),
            more_won: more_won.and_then(|won| won.rate_difference()),
            more_score: score_of(more_score, scores.interval(), more_won),
        }
    }
}

/// The luck-adjusted mean score, or difference of scores, from its unadjusted interval and the wins of the same games.
fn score_of(scores: Option<Adjusted>, plain: Option<Interval>, won: Option<Adjusted>) -> Option<WithoutLuck> {
    scores?.mean(plain?, won?.telling())
}

/// A quantity with the luck of all games; `None` if one of them lacks it.
fn adjusted(pairs: &[Pair], of: impl Fn(&Pair) -> Option<(i64, i64)>) -> Option<Adjusted> {
    let mut sums = Adjusted::default();
    for (n, pair) in (0..).zip(pairs) {
        let (outcome, luck) = of(pair)?;
        sums.add(n, outcome, luck);
    }
    Some(sums)
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
    fn the_reference_player_equals_itself_and_beats_random_play() {
        let own = skills(&played("keevorn", "greedy", 30)).remove(0);
        assert_eq!((own.games, own.player.won), (30, own.reference.won));
        // Only the redeals differ, and they are independent of the winner.
        let none = own.more_won.unwrap();
        assert!(none.mean.abs() < 1e-9 && none.interval.contains(0.0), "{none:?}");
        let random = skills(&played("keevorn", "random", 30)).remove(0);
        assert!(random.more_won.unwrap().interval.high < 0.0, "{random:?}");
        assert_eq!(random.player.score_without_luck, None);
    }

    #[test]
    fn few_games_and_games_without_a_value_have_no_skill() {
        assert_eq!(skills(&played("keevorn", "random", FEW as u64 - 1)), []);
        let mut told = played("keevorn", "random", 25);
        told.iter_mut().for_each(|record| record.set_tag("Luck", "told"));
        assert_eq!(skills(&told), []);
    }

    #[test]
    fn only_games_without_hidden_knowledge_are_fair() {
        let record = played("keevorn", "random", 1).remove(0);
        let entry = FinishedGame::of(&record).unwrap();
        let informed = FinishedGame { informed: true, ..entry.clone() };
        let told = FinishedGame { told: true, ..entry.clone() };
        assert_eq!(fair(&[entry.clone(), informed, told, entry.clone()]), [0, 3]);
        assert_eq!(fair(&vec![entry; MOST + 5]), (5..MOST + 5).collect::<Vec<_>>());
    }
}
