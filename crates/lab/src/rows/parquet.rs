//! Rows as an Apache Parquet file.

use std::io::Write;
use std::sync::Arc;

use parquet::data_type::{BoolType, ByteArray, ByteArrayType, Int32Type, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::metadata::KeyValue;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::{SerializedFileWriter, SerializedRowGroupWriter};
use parquet::schema::parser::parse_message_type;
use underdeck_game::{FactKind, FactSpec};
use underdeck_players::PlayerKind;

use super::csv::added;
use super::{Row, RowFile};
use crate::facts::Answer;

/// The columns of [`CSV_HEADER`](super::CSV_HEADER), with their types. Seeds are unsigned.
const SCHEMA: &str = "
message games {
    required int64 game;
    required int64 seed (integer(64,false));
    required binary player (string);
    required binary result (string);
    optional binary cause (string);
    optional int32 score;
    required int64 moves;
    required int64 decisions;
    required int64 choices;
    required int64 widest;
";

/// The number of rows of a row group.
const GROUP: usize = 65_536;

/// Writes rows as an Apache Parquet file: dictionary encoding for strings, no compression, row groups of 65,536 rows.
///
/// The parameters of the simulation are in the file's key-value metadata.
pub struct ParquetRows<W: Write + Send> {
    out: SerializedFileWriter<W>,
    players: Vec<ByteArray>,
    /// The facts with a column of their own, each with its number.
    facts: Vec<(usize, FactKind)>,
    waiting: Vec<Row>,
}

impl<W: Write + Send> ParquetRows<W> {
    /// Writes the start of a file; `about` has the parameters of the simulation by name and value.
    ///
    /// # Errors
    /// If the writer fails.
    pub fn new(out: W, players: &[PlayerKind], facts: &[FactSpec], about: &[(&str, String)]) -> Result<Self, String> {
        let pair = |(key, value): &(&str, String)| KeyValue::new((*key).to_owned(), value.clone());
        let properties = WriterProperties::builder()
            .set_created_by(concat!("underdeck ", env!("CARGO_PKG_VERSION")).to_owned())
            .set_key_value_metadata(Some(about.iter().map(pair).collect()))
            .build();
        let open = || -> Result<_, ParquetError> {
            let columns = added(facts).map(|(_, fact)| {
                let kind = match fact.kind {
                    FactKind::Number => ["int64", ""],
                    FactKind::Flag => ["boolean", ""],
                    FactKind::Word | FactKind::Card | FactKind::Cell => ["binary", " (string)"],
                };
                format!("    optional {} {}{};\n", kind[0], fact.id, kind[1])
            });
            let schema = Arc::new(parse_message_type(&format!("{SCHEMA}{}}}", columns.collect::<String>()))?);
            SerializedFileWriter::new(out, schema, Arc::new(properties))
        };
        let players = players.iter().map(|player| ByteArray::from(player.to_string().as_str())).collect();
        Ok(Self {
            out: open().map_err(describe)?,
            players,
            facts: added(facts).map(|(n, fact)| (n, fact.kind)).collect(),
            waiting: Vec::new(),
        })
    }

    /// Writes a row group.
    fn flush(&mut self) -> Result<(), ParquetError> {
        let rows = std::mem::take(&mut self.waiting);
        let player = |row: &Row| self.players.get(row.player).cloned().unwrap_or_default();
        let mut group = self.out.next_row_group()?;
        numbers(&mut group, &rows, |row| row.game)?;
        numbers(&mut group, &rows, |row| row.seed)?;
        words(&mut group, &rows, player)?;
        words(&mut group, &rows, |row| row.result().into())?;
        causes(&mut group, &rows)?;
        scores(&mut group, &rows)?;
        numbers(&mut group, &rows, |row| row.moves)?;
        numbers(&mut group, &rows, |row| row.decisions)?;
        numbers(&mut group, &rows, |row| row.choices)?;
        numbers(&mut group, &rows, |row| row.widest)?;
        for &(n, kind) in &self.facts {
            answers(&mut group, &rows, n, kind)?;
        }
        group.close()?;
        Ok(())
    }
}

impl<W: Write + Send> RowFile<W> for ParquetRows<W> {
    /// Buffers rows and writes full row groups.
    fn write(&mut self, rows: &[Row]) -> Result<(), String> {
        for row in rows {
            self.waiting.push(row.clone());
            if self.waiting.len() == GROUP {
                self.flush().map_err(describe)?;
            }
        }
        Ok(())
    }

    fn finish(mut self: Box<Self>) -> Result<W, String> {
        if !self.waiting.is_empty() {
            self.flush().map_err(describe)?;
        }
        self.out.into_inner().map_err(describe)
    }
}

type Group<'a, W> = SerializedRowGroupWriter<'a, W>;

fn numbers<W: Write + Send>(
    group: &mut Group<'_, W>,
    rows: &[Row],
    of: impl Fn(&Row) -> u64,
) -> Result<(), ParquetError> {
    // Parquet stores unsigned numbers in the bits of signed ones.
    let values: Vec<i64> = rows.iter().map(|row| of(row) as i64).collect();
    let Some(mut column) = group.next_column()? else { return Ok(()) };
    column.typed::<Int64Type>().write_batch(&values, None, None)?;
    column.close()
}

fn words<W: Write + Send>(
    group: &mut Group<'_, W>,
    rows: &[Row],
    of: impl Fn(&Row) -> ByteArray,
) -> Result<(), ParquetError> {
    let values: Vec<ByteArray> = rows.iter().map(of).collect();
    let Some(mut column) = group.next_column()? else { return Ok(()) };
    column.typed::<ByteArrayType>().write_batch(&values, None, None)?;
    column.close()
}

fn causes<W: Write + Send>(group: &mut Group<'_, W>, rows: &[Row]) -> Result<(), ParquetError> {
    let values: Vec<ByteArray> = rows.iter().filter_map(|row| row.outcome).map(|end| end.cause.into()).collect();
    let levels: Vec<i16> = rows.iter().map(|row| row.outcome.is_some().into()).collect();
    let Some(mut column) = group.next_column()? else { return Ok(()) };
    column.typed::<ByteArrayType>().write_batch(&values, Some(&levels), None)?;
    column.close()
}

fn scores<W: Write + Send>(group: &mut Group<'_, W>, rows: &[Row]) -> Result<(), ParquetError> {
    let values: Vec<i32> = rows.iter().filter_map(Row::score).collect();
    let levels: Vec<i16> = rows.iter().map(|row| row.score().is_some().into()).collect();
    let Some(mut column) = group.next_column()? else { return Ok(()) };
    column.typed::<Int32Type>().write_batch(&values, Some(&levels), None)?;
    column.close()
}

/// The column of the `n`-th fact.
fn answers<W: Write + Send>(
    group: &mut Group<'_, W>,
    rows: &[Row],
    n: usize,
    kind: FactKind,
) -> Result<(), ParquetError> {
    let levels: Vec<i16> = rows.iter().map(|row| row.fact(n).is_some().into()).collect();
    let found = rows.iter().filter_map(|row| row.fact(n));
    let Some(mut column) = group.next_column()? else { return Ok(()) };
    match kind {
        FactKind::Number => {
            let values: Vec<i64> = found.filter_map(Answer::number).collect();
            column.typed::<Int64Type>().write_batch(&values, Some(&levels), None)?;
        }
        FactKind::Flag => {
            let values: Vec<bool> = found.map(|answer| *answer == Answer::Flag(true)).collect();
            column.typed::<BoolType>().write_batch(&values, Some(&levels), None)?;
        }
        FactKind::Word | FactKind::Card | FactKind::Cell => {
            let values: Vec<ByteArray> = found.map(|answer| answer.to_string().as_str().into()).collect();
            column.typed::<ByteArrayType>().write_batch(&values, Some(&levels), None)?;
        }
    }
    column.close()
}

fn describe(error: ParquetError) -> String {
    error.to_string()
}

#[cfg(test)]
mod tests {
    use parquet::file::reader::{FileReader, SerializedFileReader};
    use parquet::record::RowAccessor;

    use super::*;

    #[test]
    fn rows_can_be_read_by_the_parquet_crate() {
        let rows = crate::rows::tests::rows();
        let about = [("game", "toy".to_owned())];
        let mut parquet =
            ParquetRows::new(tempfile::tempfile().unwrap(), &[PlayerKind::Greedy, PlayerKind::Random], &[], &about)
                .unwrap();
        // More than one row group.
        let copies = GROUP / rows.len() + 1;
        for _ in 0..copies {
            parquet.write(&rows).unwrap();
        }
        let reader = SerializedFileReader::new(Box::new(parquet).finish().unwrap()).unwrap();
        let facts = reader.metadata().file_metadata();
        assert_eq!((facts.num_rows() as usize, reader.num_row_groups()), (copies * rows.len(), 2));
        assert_eq!(facts.key_value_metadata().unwrap()[0].value.as_deref(), Some("toy"));
        for (read, row) in reader.get_row_iter(None).unwrap().zip(rows.iter().cycle()) {
            let read = read.unwrap();
            let player = ["greedy", "random"][row.player];
            assert_eq!((read.get_long(0).unwrap() as u64, read.get_ulong(1).unwrap()), (row.game, row.seed));
            assert_eq!(
                (read.get_string(2).unwrap().as_str(), read.get_string(3).unwrap().as_str()),
                (player, row.result())
            );
            assert_eq!(read.get_string(4).map_or("", String::as_str), row.cause());
            assert_eq!(read.get_int(5).ok(), row.score());
            let numbers = [6, 7, 8, 9].map(|column| read.get_long(column).unwrap() as u64);
            assert_eq!(numbers, [row.moves, row.decisions, row.choices, row.widest]);
        }
    }

    #[test]
    fn facts_are_typed_columns_that_may_be_empty() {
        use underdeck_game::FactTime;

        use crate::facts::GameFacts;

        let fact = |id, kind| FactSpec { id, kind, time: FactTime::End, is_place: false };
        let facts = [
            fact("cause", FactKind::Word),
            fact("hp-lost", FactKind::Number),
            fact("met", FactKind::Flag),
            fact("killer", FactKind::Card),
        ];
        let word = |word: &'static str| Some(Answer::Word(word.into()));
        let answers = vec![word("fight"), Some(Answer::Number(7)), Some(Answer::Flag(true)), word("KD")];
        let asked = |answers| Some(Box::new(GameFacts { answers, courses: Vec::new() }));
        let mut rows = crate::rows::tests::rows();
        rows.truncate(2);
        (rows[0].facts, rows[1].facts) = (asked(answers), asked(vec![None; 4]));
        let players = [PlayerKind::Greedy, PlayerKind::Random];
        let mut parquet = ParquetRows::new(tempfile::tempfile().unwrap(), &players, &facts, &[]).unwrap();
        parquet.write(&rows).unwrap();
        let reader = SerializedFileReader::new(Box::new(parquet).finish().unwrap()).unwrap();
        let read: Vec<_> = reader.get_row_iter(None).unwrap().map(Result::unwrap).collect();
        assert_eq!((read[0].len(), read[0].get_long(10).unwrap()), (13, 7), "`cause` is a column already");
        assert_eq!((read[0].get_bool(11).unwrap(), read[0].get_string(12).unwrap().as_str()), (true, "KD"));
        assert!(read[1].get_long(10).is_err() && read[1].get_bool(11).is_err() && read[1].get_string(12).is_err());
    }
}
