//! Campaigns: games played one after another, each depending on those before it, as a rulebook lays them out.

use crate::{Entry, GameResult, Message};

/// The status of a campaign after the games played so far. See [`State::campaign`](crate::State::campaign).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CampaignStatus<O> {
    /// The campaign's result; `None` while it runs.
    pub result: Option<GameResult>,
    /// The status in one sentence.
    pub words: Message,
    /// Achievements, a line each: titles held, scenarios and their best results.
    pub progress: Vec<Entry>,
    /// The chapters that can be played now, the next one first; empty exactly when the campaign has ended.
    pub next: Vec<Chapter<O>>,
}

/// A game of a campaign that can be played now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chapter<O> {
    /// Its name for typing, unique among the chapters on offer, such as `3`.
    pub id: String,
    /// Its title.
    pub name: Message,
    /// Its story and goals, as Markdown.
    pub story: Message,
    /// The options it is played with.
    pub options: O,
}
