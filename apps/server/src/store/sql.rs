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

/// The names of columns, each with a value.
pub(crate) type Columns<'a> = [(&'static str, &'a dyn ToSql)];

impl dyn Sql {
    /// Adds a row with these columns; what is in its way is told in `conflict`, such as `ON CONFLICT DO NOTHING`, empty if nothing can be. Returns
    /// how many rows were added.
    pub(crate) fn insert(&self, table: &str, row: &Columns<'_>, conflict: &str) -> Result<usize, StoreFault> {
        let names: Vec<&str> = row.iter().map(|(name, _)| *name).collect();
        let places: Vec<String> = (1..=row.len()).map(|n| format!("?{n}")).collect();
        let statement = format!("INSERT INTO {table} ({}) VALUES ({}) {conflict}", names.join(", "), places.join(", "));
        self.execute(&statement, &values(row))
    }

    /// Sets columns of the rows that have other columns as they are in `whose`; returns how many rows these are.
    pub(crate) fn update(&self, table: &str, set: &Columns<'_>, whose: &Columns<'_>) -> Result<usize, StoreFault> {
        let places = |columns: &Columns<'_>, first: usize, between| {
            let one = |(n, (name, _)): (usize, &(&str, &dyn ToSql))| format!("{name} = ?{}", first + n);
            columns.iter().enumerate().map(one).collect::<Vec<_>>().join(between)
        };
        let (set_to, which) = (places(set, 1, ", "), places(whose, set.len() + 1, " AND "));
        self.execute(&format!("UPDATE {table} SET {set_to} WHERE {which}"), &[values(set), values(whose)].concat())
    }

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
