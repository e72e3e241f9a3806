//! What the store's statements need of whatever carries them out.
//!
//! They are written once, with places `?1`, `?2`, … for values, in the SQL that SQLite and PostgreSQL share.

use rusqlite::ToSql;
use rusqlite::types::FromSql;

use super::StoreFault;

/// A way to the tables while a piece of work has it.
pub(crate) type Connection = dyn Sql;

/// What carries out statements.
pub(crate) trait Sql {
    /// Makes a change; returns how many rows it met.
    fn execute(&self, statement: &str, values: &[&dyn ToSql]) -> Result<usize, StoreFault>;

    /// Asks for rows, and shows each.
    fn query(
        &self,
        statement: &str,
        values: &[&dyn ToSql],
        each: &mut dyn FnMut(&Row<'_>) -> rusqlite::Result<()>,
    ) -> Result<(), StoreFault>;

    /// Whether other servers use the same tables.
    fn is_shared(&self) -> bool;

    /// Begins a change that looks at what a player has before it writes: until it is kept, others that do the same wait. Nobody is 0, for
    /// what is unique among all. Whoever reads alone waits for nothing.
    fn lock(&self, player: i64) -> Result<(), StoreFault>;

    /// Says that the next statement is all that this change does, so that no transaction need be begun and ended around it.
    fn only(&self);

    /// Begins a change during which no server uses the tables.
    ///
    /// # Errors
    /// [`StoreFault::InUse`] if one does.
    fn alone(&self) -> Result<(), StoreFault>;

    /// Tells the servers that share the tables of news, once the change is kept.
    fn announce(&self, news: &str) -> Result<(), StoreFault>;
}

/// A row of an answer.
pub(crate) enum Row<'a> {
    /// Of a file.
    File(&'a rusqlite::Row<'a>),
    /// Of a database.
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
}

impl dyn Sql {
    /// All rows of an answer.
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

    /// The first row of an answer.
    pub(crate) fn first<T>(
        &self,
        statement: &str,
        values: &[&dyn ToSql],
        read: impl Fn(&Row<'_>) -> rusqlite::Result<T>,
    ) -> Result<Option<T>, StoreFault> {
        Ok(self.all(statement, values, read)?.into_iter().next())
    }

    /// The first value of an answer that has a row.
    pub(crate) fn one<T: FromSql>(&self, statement: &str, values: &[&dyn ToSql]) -> Result<T, StoreFault> {
        let found = self.first(statement, values, |row| row.get(0))?;
        found.ok_or_else(|| StoreFault::Damaged("a row is missing".into()))
    }
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

    fn is_shared(&self) -> bool {
        false
    }

    fn lock(&self, _: i64) -> Result<(), StoreFault> {
        Ok(())
    }

    fn only(&self) {}

    fn alone(&self) -> Result<(), StoreFault> {
        // Whoever has a file has it alone.
        Ok(())
    }

    fn announce(&self, _: &str) -> Result<(), StoreFault> {
        Ok(())
    }
}
