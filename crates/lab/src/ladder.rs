//! Players of a game from the weakest to the strongest.

use underdeck_catalogue::GameVisitor;
use underdeck_game::Playable;
use underdeck_players::{Budget, PlayerKind, net};

use crate::rows::Row;
use crate::{By, Error, PlanRequest};

/// The players below the searching ones; the learned value is among them where there is one.
const BELOW: [PlayerKind; 5] = [
    PlayerKind::Random,
    PlayerKind::Careless(30),
    PlayerKind::Careless(10),
    PlayerKind::Careless(3),
    PlayerKind::Greedy,
];
/// The simulations of the searching players with a learned value.
const WITH_VALUE: [u32; 2] = [8, 24];
/// The simulations of the one without, which makes nearly all moves of the heuristic with fewer.
const WITHOUT_VALUE: [u32; 1] = [32];

/// The default players of a comparison by strength, and what counts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ladder {
    /// The players, the weakest first.
    pub players: Vec<PlayerKind>,
    /// What the game is about under the house rules.
    pub by: By,
    /// Whether it keeps a score.
    pub keeps_score: bool,
}

impl PlanRequest {
    /// The players for a comparison by strength in this game under these house rules.
    ///
    /// # Errors
    /// If the request is invalid.
    pub fn ladder(&self) -> Result<Ladder, Error> {
        underdeck_catalogue::visit(&self.game, Climbing(self))?
    }
}

struct Climbing<'a>(&'a PlanRequest);

impl GameVisitor for Climbing<'_> {
    type Out = Result<Ladder, Error>;

    fn visit<S: Playable>(self) -> Self::Out {
        let plan = self.0.plan::<S>()?;
        let mut players = BELOW.to_vec();
        let search = |n: &u32| PlayerKind::Search(Budget::Iterations(*n));
        if net::<S>(&plan.options).is_some() {
            players.push(PlayerKind::Value);
            players.extend(WITH_VALUE.iter().map(search));
        } else {
            players.extend(WITHOUT_VALUE.iter().map(search));
        }
        Ok(Ladder { players, by: plan.counted(), keeps_score: By::keeps_score::<S>(&plan.options) })
    }
}

/// For each player the first one whose games are all the same, move for move; its own index if there is none before it. The rows are in the order
/// of games and players.
pub fn first_alike(players: usize, rows: &[Row]) -> Vec<usize> {
    let is_alike = |one: usize, other: usize| {
        rows.chunk_by(|one, other| one.game == other.game).all(|deal| {
            let line = |player| deal.iter().find(|row| row.player == player).map(|row| row.line);
            line(one) == line(other)
        })
    };
    (0..players).map(|player| (0..player).find(|&one| is_alike(one, player)).unwrap_or(player)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ladder_has_the_value_and_the_search_where_they_differ() {
        let ladder = |game| PlanRequest::new(game, PlayerKind::Random, 1).ladder().unwrap();
        let names = |game| ladder(game).players.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        assert_eq!(names("keevorn"), "random careless:30 careless:10 careless:3 greedy value search:8 search:24");
        assert_eq!(names("card-crawler"), "random careless:30 careless:10 careless:3 greedy search:32");
        let counted = |game| (ladder(game).by, ladder(game).keeps_score);
        assert_eq!(counted("judgement-quest"), (By::Wins, true));
        assert_eq!(counted("living-keep"), (By::Score, true));
    }

    #[test]
    fn a_player_is_alike_only_if_all_its_games_are() {
        let row = |game, player, line| Row { player, line, ..Row::new(game, 0) };
        let rows = [row(0, 0, 5), row(0, 1, 5), row(0, 2, 5), row(1, 0, 7), row(1, 1, 8), row(1, 2, 7)];
        assert_eq!(first_alike(3, &rows), [0, 1, 0]);
        assert_eq!(first_alike(2, &[]), [0, 0]);
    }
}
