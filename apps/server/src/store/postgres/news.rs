//! What the servers of a database tell each other.

/// The statement that tells the other servers.
pub(super) const TELL: &str = "SELECT pg_notify('underdeck', ?1)";
