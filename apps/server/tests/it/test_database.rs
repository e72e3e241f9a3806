//! Databases for tests. With the feature `postgres`, and the address of a PostgreSQL in `UNDERDECK_TEST_POSTGRES`, every test of the server
//! that is not about its file has a schema of its own there instead of a file.

use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};

static MADE: AtomicUsize = AtomicUsize::new(0);

/// The address of a new schema, if the tests are for a database.
pub(crate) fn address() -> Option<String> {
    let server = std::env::var("UNDERDECK_TEST_POSTGRES").ok().filter(|_| cfg!(feature = "postgres"))?;
    let schema = format!("t{}_{}", std::process::id(), MADE.fetch_add(1, Ordering::Relaxed));
    asked(&server, &format!("CREATE SCHEMA {schema}"));
    Some(format!("{server}&application_name={schema}&options=-csearch_path%3D{schema}"))
}

/// What a statement answers.
pub(crate) fn asked(address: &str, statement: &str) -> String {
    let out = Command::new("psql").args(["-XAtqc", statement, address]).output().unwrap();
    assert!(out.status.success(), "{statement}: {}", String::from_utf8_lossy(&out.stderr));
    String::from_utf8(out.stdout).unwrap().trim_end_matches('\n').to_owned()
}
