//! Why a move is refused.

/// A reason, and the rules that say so.
pub(super) type Reason = (String, &'static [&'static str]);

pub(super) fn because(reason: impl Into<String>, rules: &'static [&'static str]) -> Reason {
    (reason.into(), rules)
}

pub(super) fn no_minion(id: u8) -> Reason {
    (format!("there is no minion #{id}"), &["minion-1"])
}

pub(super) const fn are(n: u8) -> &'static str {
    if n == 1 { "is" } else { "are" }
}
