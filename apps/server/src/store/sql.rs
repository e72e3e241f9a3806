//! The interface of the store's statements to SQLite and PostgreSQL.
//!
//! Statements are in the common SQL of both, with placeholders `?1`, `?2`, … for values.

use rusqlite::ToSql;
use rusqlite::types::FromSql;
use underdeck_game::say;

use super::StoreFault;

/// A connection in use by a job.
pub(crate) type Connection = dyn Sql;

/// Executes statements.
pub(crate) trait Sql {
    /// Executes a change; returns the number of rows it affected.
    fn execute(&self, statement: &str, values: &[&dyn ToSql]) -> Result<usize, StoreFault>;

    /// Executes a query and passes each row to `each`.
    fn query(
        &self,
        statement: &str,
        values: &[&dyn ToSql],
        each: &mut dyn FnMut(&Row<'_>) -> rusqlite::Result<()>,
    ) -> Result<(), StoreFault>;

    // No other server has a file open, so in a file the rest does nothing.

    /// Whether other servers use the same tables.
    fn is_shared(&self) -> bool {
        false
    }

    /// Takes the player's lock until the commit, for a change that reads the player's data before it writes. Player 0 is the lock for values
    /// that are unique among all players. A read does not block.
    fn lock(&self, _player: i64) -> Result<(), StoreFault> {
        Ok(())
    }

    /// Declares that the next statement is the whole change, so it needs no explicit transaction.
    fn only(&self) {}

    /// Takes the exclusive lock on all tables until the commit.
    ///
    /// # Errors
    /// [`StoreFault::InUse`] if a server uses them.
    fn alone(&self) -> Result<(), StoreFault> {
        Ok(())
    }

    /// Sends a message to the servers that share the tables, at the commit.
    fn announce(&self, _news: &str) -> Result<(), StoreFault> {
        Ok(())
    }
}

/// A row of a result.
pub(crate) enum Row<'a> {
    /// From a file.
    File(&'a rusqlite::Row<'a>),
    /// From a database.
    #[cfg(feature = "postgres")]
    Postgres(&'a deadpool_postgres::tokio_postgres::Row),
}

impl Row<'_> {
    /// The value of a column, counted from 0.
    pub(crate) fn get<T: FromSql>(&self, column: usize) -> rusqlite::Result<T> {
        match self {
            Self::File(row) => row.get(column),
            #[cfg(feature = "postgres")]
            Self::Postgres(row) => super::values::value(row, column),
        }
    }

    /// The value of the column with this name.
    pub(crate) fn named<T: FromSql>(&self, name: &str) -> rusqlite::Result<T> {
        match self {
            Self::File(row) => row.get(name),
            #[cfg(feature = "postgres")]
            Self::Postgres(row) => {
                let column = row.columns().iter().position(|column| column.name() == name);
                super::values::value(row, column.ok_or_else(|| rusqlite::Error::InvalidColumnName(name.to_owned()))?)
            }
        }
    }
}

/// Columns by name, each with a value.
pub(crate) type Columns<'a> = [(&'static str, &'a dyn ToSql)];

impl dyn Sql {
    /// Inserts a row. `conflict` is a clause such as `ON CONFLICT DO NOTHING`, or empty. Returns the number of rows inserted.
    pub(crate) fn insert(&self, table: &str, row: &Columns<'_>, conflict: &str) -> Result<usize, StoreFault> {
        let names: Vec<&str> = row.iter().map(|(name, _)| *name).collect();
        let places: Vec<String> = (1..=row.len()).map(|n| format!("?{n}")).collect();
        let statement = format!("INSERT INTO {table} ({}) VALUES ({}) {conflict}", names.join(", "), places.join(", "));
        self.execute(&statement, &values(row))
    }

    /// Sets columns of the rows that match all of `whose`; returns the number of these rows.
    pub(crate) fn update(&self, table: &str, set: &Columns<'_>, whose: &Columns<'_>) -> Result<usize, StoreFault> {
        let places = |columns: &Columns<'_>, first: usize, between| {
            let one = |(n, (name, _)): (usize, &(&str, &dyn ToSql))| format!("{name} = ?{}", first + n);
            columns.iter().enumerate().map(one).collect::<Vec<_>>().join(between)
        };
        let (set_to, which) = (places(set, 1, ", "), places(whose, set.len() + 1, " AND "));
        self.execute(&format!("UPDATE {table} SET {set_to} WHERE {which}"), &[values(set), values(whose)].concat())
    }

    /// All rows of a result.
    pub(crate) fn all<T>(
        &self,
        statement: &str,
        values: &[&dyn ToSql],
        read: impl Fn(&Row<'_>) -> rusqlite::Result<T>,
    ) -> Result<Vec<T>, StoreFault> {
        let mut all = Vec::new();
        self.query(statement, values, &mut |row| {
            all.push(read(row)?);
            Ok(())
        })?;
        Ok(all)
    }

    /// The first row of a result.
    pub(crate) fn first<T>(
        &self,
        statement: &str,
        values: &[&dyn ToSql],
        read: impl Fn(&Row<'_>) -> rusqlite::Result<T>,
    ) -> Result<Option<T>, StoreFault> {
        Ok(self.all(statement, values, read)?.into_iter().next())
    }

    /// The first value of a result that must have a row.
    pub(crate) fn one<T: FromSql>(&self, statement: &str, values: &[&dyn ToSql]) -> Result<T, StoreFault> {
        let found = self.first(statement, values, |row| row.get(0))?;
        found.ok_or_else(|| StoreFault::Damaged(say!(SERVER_ROW).into()))
    }
}

fn values<'a>(columns: &Columns<'a>) -> Vec<&'a dyn ToSql> {
    columns.iter().map(|(_, value)| *value).collect()
}

impl Sql for rusqlite::Connection {
    fn execute(&self, statement: &str, values: &[&dyn ToSql]) -> Result<usize, StoreFault> {
        Ok(self.prepare_cached(statement)?.execute(values)?)
    }

    fn query(
        &self,
        statement: &str,
        values: &[&dyn ToSql],
        each: &mut dyn FnMut(&Row<'_>) -> rusqlite::Result<()>,
    ) -> Result<(), StoreFault> {
        let mut query = self.prepare_cached(statement)?;
        let mut rows = query.query(values)?;
        while let Some(row) = rows.next()? {
            each(&Row::File(row))?;
        }
        Ok(())
    }
}
