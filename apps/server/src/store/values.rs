//! Conversion of values to and from PostgreSQL.
//!
//! They are SQLite's types, so the code of the tables serves both stores: integers, texts and bytes; booleans are integers.

use deadpool_postgres::tokio_postgres;
use deadpool_postgres::tokio_postgres::types::private::BytesMut;
use deadpool_postgres::tokio_postgres::types::{FromSql, IsNull, ToSql, Type, to_sql_checked};
use rusqlite::types::{ToSqlOutput, Value, ValueRef};

/// A parameter of a statement.
#[derive(Debug)]
pub(super) struct Sent<'a>(pub(super) ToSqlOutput<'a>);

impl ToSql for Sent<'_> {
    fn to_sql(&self, kind: &Type, out: &mut BytesMut) -> Result<IsNull, Box<dyn std::error::Error + Sync + Send>> {
        let value = match &self.0 {
            ToSqlOutput::Borrowed(value) => *value,
            ToSqlOutput::Owned(value) => ValueRef::from(value),
            _ => return Err("a value of no kind that is kept".into()),
        };
        match (value, kind) {
            (ValueRef::Null, _) => Ok(IsNull::Yes),
            (ValueRef::Integer(n), &Type::BOOL) => (n != 0).to_sql(kind, out),
            (ValueRef::Integer(n), &Type::INT8) => n.to_sql(kind, out),
            (ValueRef::Integer(n), &Type::INT4) => i32::try_from(n)?.to_sql(kind, out),
            (ValueRef::Text(text), &Type::TEXT) => std::str::from_utf8(text)?.to_sql(kind, out),
            (ValueRef::Blob(bytes), &Type::BYTEA) => bytes.to_sql(kind, out),
            (value, kind) => Err(format!("a value of the kind {} for one of {kind}", value.data_type()).into()),
        }
    }

    fn accepts(_: &Type) -> bool {
        true
    }

    to_sql_checked!();
}

/// A value of a result.
struct Got(Value);

impl<'a> FromSql<'a> for Got {
    fn from_sql(kind: &Type, raw: &'a [u8]) -> Result<Self, Box<dyn std::error::Error + Sync + Send>> {
        Ok(Self(match *kind {
            Type::BOOL => Value::Integer(bool::from_sql(kind, raw)?.into()),
            Type::INT8 => Value::Integer(i64::from_sql(kind, raw)?),
            Type::INT4 => Value::Integer(i32::from_sql(kind, raw)?.into()),
            Type::BYTEA => Value::Blob(raw.to_vec()),
            _ => Value::Text(String::from_sql(kind, raw)?),
        }))
    }

    fn from_sql_null(_: &Type) -> Result<Self, Box<dyn std::error::Error + Sync + Send>> {
        Ok(Self(Value::Null))
    }

    fn accepts(kind: &Type) -> bool {
        matches!(*kind, Type::BOOL | Type::INT8 | Type::INT4 | Type::BYTEA | Type::TEXT)
    }
}

/// The value of a column, counted from 0.
pub(super) fn value<T: rusqlite::types::FromSql>(row: &tokio_postgres::Row, column: usize) -> rusqlite::Result<T> {
    let wrong = |kind, error| rusqlite::Error::FromSqlConversionFailure(column, kind, error);
    let Got(value) = row.try_get(column).map_err(|error| wrong(rusqlite::types::Type::Null, Box::new(error)))?;
    T::column_result(ValueRef::from(&value)).map_err(|error| wrong(value.data_type(), Box::new(error)))
}
