//! Lists of games and boards, shared by many pages.

use game::GameInfo;
use maud::{Markup, html};

/// A game in a list, in progress or finished.
#[derive(Clone, Debug)]
pub struct Running {
    /// Its name in addresses.
    pub id: String,
    /// The game.
    pub game: &'static GameInfo,
    /// The deal code; `None` while it is sealed.
    pub code: Option<String>,
    /// How many moves were played.
    pub moves: usize,
    /// When it was last played.
    pub when: String,
    /// What there is to decide; may be empty.
    pub prompt: String,
    /// The result, such as `won`; `None` while it is in progress.
    pub result: Option<String>,
    /// The score, where the rules keep one.
    pub score: Option<i64>,
    /// Whether a move that showed something hidden was taken back.
    pub informed: bool,
    /// The aids used, such as `hints 3`; empty if none.
    pub aids: String,
    /// The day, if it is a deal of the day.
    pub day: Option<String>,
    /// The title of the campaign, if it is a chapter of one.
    pub campaign: Option<String>,
}

/// A line of a deal's board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardRow {
    /// The rank, from 1.
    pub rank: u32,
    /// Who played.
    pub name: String,
    /// The result, such as `won`.
    pub result: String,
    /// The score, where the rules keep one.
    pub score: Option<i64>,
    /// How many moves were played.
    pub moves: usize,
    /// Whether a move that showed something hidden was taken back.
    pub informed: bool,
    /// The aids used, such as `hints 3`; empty if none.
    pub aids: String,
    /// Whether the visitor played it.
    pub mine: bool,
}

/// Games in progress, with links to continue them.
pub(crate) fn running(games: &[Running]) -> Markup {
    html! {
        ul class="games running" {
            @for one in games {
                li class={ "tile mood-" (one.game.number % 16) } {
                    a class="over-tile" href={ "/g/" (one.id) } { (one.game.title) (of_day(one)) }
                    @if !one.prompt.is_empty() { p class="prompt" { (one.prompt) } }
                    p class="note" { (moves(one.moves)) ", " (one.when) @if let Some(code) = &one.code { ", deal " (code) } }
                }
            }
        }
    }
}

/// Finished games as a table.
pub(crate) fn finished(games: &[Running]) -> Markup {
    html! {
        div class="scroll" tabindex="0" role="group" aria-label="Finished games" {
            table {
                thead { tr { th scope="col" { "Game" } th scope="col" { "Result" } th scope="col" class="number" { "Score" }
                    th scope="col" class="number" { "Moves" } th scope="col" { "When" } th scope="col" { "View" } } }
                tbody {
                    @for one in games {
                        tr {
                            th scope="row" { a href={ "/g/" (one.id) } { (one.game.title) (of_day(one)) } }
                            td { (one.result.as_deref().unwrap_or("in progress")) (help(one.informed, &one.aids)) }
                            td class="number" { @if let Some(score) = one.score { (score) } @else { "–" } }
                            td class="number" { (one.moves) }
                            td { (one.when) }
                            td {
                                @if one.code.is_some() {
                                    a href={ "/g/" (one.id) "/replay" } aria-label={ "Replay " (one.game.title) ", " (one.when) } { "Replay" } " "
                                    a href={ "/g/" (one.id) "/record" } download aria-label={ "Record of " (one.game.title) ", " (one.when) } { "Record" }
                                } @else { "after the day" }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The board of a deal.
pub(crate) fn board(rows: &[BoardRow]) -> Markup {
    html! {
        @if rows.is_empty() {
            p class="nothing" { "Nobody has finished it yet." }
        } @else {
            div class="scroll" tabindex="0" role="group" aria-label="Board" {
                table class="board-of-deal" {
                    thead { tr { th scope="col" class="number" { "Rank" } th scope="col" { "Name" } th scope="col" { "Result" }
                        th scope="col" class="number" { "Score" } th scope="col" class="number" { "Moves" } } }
                    tbody {
                        @for row in rows {
                            tr class=[row.mine.then_some("mine")] {
                                td class="number" { (row.rank) }
                                th scope="row" { @if row.name.is_empty() { "unnamed" } @else { (row.name) } @if row.mine { " (you)" } }
                                td { (row.result) (help(row.informed, &row.aids)) }
                                td class="number" { @if let Some(score) = row.score { (score) } @else { "–" } }
                                td class="number" { (row.moves) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// What a player had that an unaided one has not.
fn help(informed: bool, aids: &str) -> Markup {
    html! { @if informed { ", informed" } @if !aids.is_empty() { ", with " (aids) } }
}

fn of_day(one: &Running) -> Markup {
    html! {
        @if let Some(day) = &one.day { ", the deal of " (day) }
        @if let Some(campaign) = &one.campaign { ", " (campaign) }
    }
}

pub(crate) fn moves(n: usize) -> String {
    match n {
        0 => "no moves yet".into(),
        1 => "1 move".into(),
        n => format!("{n} moves"),
    }
}
