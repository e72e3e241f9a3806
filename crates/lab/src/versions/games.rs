//! The games of one version, played here or read from the rows of another program.

use underdeck_game::say;

use crate::experiment::{CellResult, ExperimentCell};
use crate::rows::Row;
use crate::{Error, PlanRequest, SimulationHost, game_seed};

/// The games of one version in the order of deals.
#[derive(Clone, PartialEq, Debug)]
pub struct VersionGames {
    /// Their results, as of a cell.
    pub(super) result: CellResult,
    /// The sum of legal moves of each game.
    pub(super) choices: Vec<u64>,
    /// The causes that occur.
    pub(super) causes: Vec<String>,
    /// The index of each game's cause; `None` for an unfinished game.
    pub(super) ends: Vec<Option<usize>>,
}

impl VersionGames {
    fn new(plan: String) -> Self {
        Self { result: CellResult::new(plan), choices: Vec::new(), causes: Vec::new(), ends: Vec::new() }
    }

    /// Plays all deals of a cell; `None` if it was stopped.
    ///
    /// # Errors
    /// If threads cannot be started.
    pub fn play(cell: &ExperimentCell, jobs: usize, host: &SimulationHost<'_>) -> Result<Option<Self>, Error> {
        let request = PlanRequest {
            options: cell.options.clone(),
            seed: cell.seed,
            opponent: cell.opponent,
            jobs,
            max_moves: cell.max_moves,
            luck: cell.luck,
            ..PlanRequest::new(cell.game, cell.player, cell.deals)
        };
        let mut games = Self::new(cell.plan());
        let mut study = request.simulate(
            host,
            Some(&mut |rows: &[Row]| {
                rows.iter().for_each(|row| games.add(row));
                Ok(())
            }),
        )?;
        games.result.losses = study.runs.pop().map_or_else(Vec::new, |run| run.detail.losses);
        Ok((games.result.deals() == cell.deals).then_some(games))
    }

    /// Reads the games that another program played of these deals, from [rows as CSV](crate::rows::CsvRows). Columns may be in any order, and
    /// unknown ones are ignored.
    ///
    /// # Errors
    /// If a column is missing, a row is no game, games are missing, or a game has another seed than here, so that it is another deal.
    pub fn read(rows: &[u8], seed: u64, deals: u64) -> Result<Self, Error> {
        let wrong = |n: usize, why: String| Error::Failed(say!(LAB_ROWS_LINE, n, why).into());
        let mut rows = csv::Reader::from_reader(rows);
        let heads = rows.headers().map_err(|error| wrong(0, error.to_string()))?.clone();
        let column = |name: &str| {
            let found = heads.iter().position(|head| head == name);
            found.ok_or_else(|| Error::Failed(say!(LAB_ROWS_COLUMN, column = name).into()))
        };
        let [game, own_seed, result, cause] = [column("game")?, column("seed")?, column("result")?, column("cause")?];
        let [score, moves, decisions, choices] =
            [column("score")?, column("moves")?, column("decisions")?, column("choices")?];
        let widest = column("widest")?;
        let mut games = Self::new(String::new());
        for (n, row) in rows.into_records().enumerate() {
            let row = row.map_err(|error| wrong(n + 1, error.to_string()))?;
            let text = |column: usize| row.get(column).unwrap_or_default();
            let number = |column: usize| {
                let found: Result<u64, _> = text(column).parse();
                found.map_err(|error| wrong(n + 1, format!("{} {}: {error}", &heads[column], text(column))))
            };
            let expected = n as u64;
            if number(game)? != expected {
                let (n, found) = (n + 1, text(game));
                return Err(Error::Failed(say!(LAB_ROWS_ORDER, n, found, expected).into()));
            }
            let (found, expected) = (number(own_seed)?, game_seed(seed, expected));
            if found != expected {
                let (found, expected) = (found.to_string(), expected.to_string());
                return Err(Error::Failed(say!(LAB_ROWS_SEED, game = n, found, expected).into()));
            }
            let score = Some(text(score)).filter(|score| !score.is_empty()).map(str::parse).transpose();
            let score = score.map_err(|error| wrong(n + 1, format!("{error}")))?;
            let cause = Some(text(cause)).filter(|_| text(result) != "unfinished");
            let counts = [number(decisions)?, number(choices)?, number(widest)?];
            games.add_game(text(result), cause, score, number(moves)?, counts);
        }
        match games.result.deals() {
            found if found == deals => Ok(games),
            found => Err(Error::Failed(say!(LAB_ROWS_END, found, games = deals).into())),
        }
    }

    fn add(&mut self, row: &Row) {
        let cause = row.outcome.map(|outcome| outcome.cause);
        self.add_game(row.result(), cause, row.score(), row.moves, [row.decisions, row.choices, row.widest]);
    }

    fn add_game(
        &mut self,
        result: &str,
        cause: Option<&str>,
        score: Option<i32>,
        moves: u64,
        [decisions, choices, widest]: [u64; 3],
    ) {
        self.result.add_game(result, cause, score, moves);
        self.result.decisions.push(decisions.try_into().unwrap_or(u32::MAX));
        self.result.choices += choices;
        self.result.widest = self.result.widest.max(widest);
        self.choices.push(choices);
        let end = cause.map(|cause| {
            self.causes.iter().position(|known| known == cause).unwrap_or_else(|| {
                self.causes.push(cause.to_owned());
                self.causes.len() - 1
            })
        });
        self.ends.push(end);
    }

    /// The cause of a game's end.
    pub(super) fn cause(&self, game: usize) -> Option<&str> {
        self.ends[game].map(|end| self.causes[end].as_str())
    }

    /// The cause, if the game was lost or another seat won it.
    pub(super) fn lost_by(&self, game: usize) -> Option<&str> {
        let is_lost = !matches!(self.result.results.as_bytes()[game], b'W' | b'1' | b'D' | b'U');
        self.cause(game).filter(|_| is_lost)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rows::{CsvRows, RowFile as _};
    use underdeck_players::PlayerKind;

    fn rows() -> String {
        let rows = crate::rows::tests::rows();
        let mut file = CsvRows::new(Vec::new(), &[PlayerKind::Greedy], &[]).unwrap();
        let row = |game: u64| Row { game, seed: game_seed(7, game), player: 0, ..rows[game as usize].clone() };
        file.write(&(0..4).map(row).collect::<Vec<_>>()).unwrap();
        String::from_utf8(Box::new(file).finish().unwrap()).unwrap()
    }

    #[test]
    fn rows_are_read_as_they_are_written_whatever_other_columns_they_have() {
        let games = VersionGames::read(rows().as_bytes(), 7, 4).unwrap();
        let result = &games.result;
        assert_eq!((result.results.as_str(), &result.decisions[..]), ("WL2U", &[0, 0, 1, 1][..]));
        assert_eq!(result.scores, [Some(12), Some(-3), None, None]);
        let lost: Vec<Option<&str>> = (0..4).map(|game| games.lost_by(game)).collect();
        assert_eq!(lost, [None, Some("fight"), Some("keep"), None]);
        let wider: String = rows()
            .lines()
            .enumerate()
            .map(|(n, line)| format!("{},{line}\n", if n == 0 { "place" } else { "x" }))
            .collect();
        assert_eq!(VersionGames::read(wider.as_bytes(), 7, 4).unwrap(), games);
    }

    #[test]
    fn rows_of_other_deals_or_no_rows_are_refused_with_what_is_wrong() {
        let why = |text: &str, seed, deals| VersionGames::read(text.as_bytes(), seed, deals).unwrap_err().to_string();
        assert!(why(&rows(), 8, 4).contains("do not play the same deals"));
        assert!(why(&rows(), 7, 5).contains("4 games, not 5"));
        assert!(why(&rows().replace("choices", "chances"), 7, 4).contains("no column `choices`"));
        assert!(why(&rows().replace("\n1,", "\n2,"), 7, 4).contains("row 2 is game 2, not game 1"));
        assert!(why(&rows().replace(",10,", ",ten,"), 7, 4).contains("moves ten"));
    }
}
