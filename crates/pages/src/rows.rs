//! Lists of games and boards, shared by many pages.

use maud::{Markup, html};
use serde::Serialize;
use underdeck_game::{GameInfo, Language, Message, say, text};

use crate::site::{Site, time, timed};

/// A game in a list, in progress or finished.
#[derive(Clone, Debug)]
pub struct Running {
    /// Its id in addresses.
    pub id: String,
    /// The game.
    pub game: &'static GameInfo,
    /// The deal code; `None` while it is sealed.
    pub code: Option<String>,
    /// Whether it is played with real cards: its deal code has no meaning then.
    pub is_physical: bool,
    /// The time of the last move.
    pub when: String,
    /// The prompt of the decision; may be empty. A line in English, then one for each other language after its code and a tab.
    pub prompt: String,
    /// Whose turn it is, at two devices.
    pub turn: Option<RemoteTurn>,
    /// Its result, and how it came about.
    pub attempt: Attempt,
    /// The day, if it is a deal of the day.
    pub day: Option<String>,
    /// The title of the campaign, if it is a chapter of one.
    pub campaign: Option<String>,
}

/// The result of a game, and how it came about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Attempt {
    /// The result, such as `won`; `*` while the game is in progress.
    pub result: String,
    /// The score, where the rules keep one.
    pub score: Option<i64>,
    /// The number of moves.
    pub moves: usize,
    /// Whether the player is informed: a move was undone after it had revealed something hidden, or the solver was asked.
    pub informed: bool,
    /// The aids used, such as `hints 3`; empty if none.
    pub aids: String,
}

impl Attempt {
    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.result != "*"
    }

    /// The result, with the help that an unaided player does not have.
    fn result_and_help(&self, site: &Site<'_>) -> Markup {
        html! {
            (site.result(&self.result))
            @if self.informed { ", " (site.say(&text::INFORMED)) }
            @if !self.aids.is_empty() { ", " (site.say(say!(WITH_AIDS, aids = site.aids(&self.aids)))) }
        }
    }
}

/// Whose turn it is in a game at two devices.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RemoteTurn {
    /// Whether it is the visitor's.
    pub own: bool,
    /// The time since which it is.
    pub since: String,
    /// The deadline; `None` for no limit.
    pub until: Option<String>,
    /// Whether the other seat is free.
    pub is_alone: bool,
}

/// A row of a deal's board: the first end of a player's first attempt. Informed games and those with aids rank after all others.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct BoardRow {
    /// The rank, from 1.
    pub rank: u32,
    /// The name of the player.
    pub name: Message,
    /// The result, and how it came about.
    #[serde(flatten)]
    pub attempt: Attempt,
    /// Whether the visitor played it.
    pub mine: bool,
}

/// A stored prompt in the language of the pages, or else in English.
fn prompt(site: &Site<'_>, lines: &str) -> Markup {
    let own = lines.lines().filter_map(|line| line.split_once('\t')).find(|(code, _)| *code == site.language.code());
    let (language, words) =
        own.map_or((Language::ENGLISH, lines.lines().next().unwrap_or_default()), |(_, words)| (site.language, words));
    html! { @if !words.is_empty() { span class="prompt" lang=[site.lang_of(language)] { (words) } } }
}

/// Games in progress, with links to continue them.
pub(crate) fn running<'a>(site: &Site<'_>, games: impl IntoIterator<Item = &'a Running>) -> Markup {
    html! {
        ul class="games running" {
            @for one in games {
                li class={ "tile mood-" (one.game.number % 16) } {
                    a class="over-tile" href={ "/g/" (one.id) } { (one.game.title) (of_day(site, one)) }
                    p { (waits(site, one)) }
                    p class="note" { (moves(site, one.attempt.moves)) ", " (time(site, &one.when)) @if one.is_physical { ", " (site.say(&text::OWN_CARDS_DEAL)) } @else if let Some(code) = &one.code { ", " (site.say(say!(DEAL_OF, code))) } }
                }
            }
        }
    }
}

/// What a game in progress waits for: the other player, or the decision.
pub(crate) fn waits(site: &Site<'_>, one: &Running) -> Markup {
    html! {
        @if let Some(turn) = &one.turn {
            span class="prompt" {
                @if turn.is_alone { (site.say(&text::APART_ALONE)) }
                    @else {
                        @let words = if turn.own { say!(TURN_OWN, since = turn.since) } else { say!(TURN_OTHER, since = turn.since) };
                        (timed(site, words, &turn.since))
                    }
                @if let Some(until) = &turn.until { ". " (timed(site, say!(APART_UNTIL, until), until)) }
            }
        } @else { (prompt(site, &one.prompt)) }
    }
}

/// Finished games as a table.
pub(crate) fn finished(site: &Site<'_>, games: &[Running]) -> Markup {
    html! {
        div class="scroll" tabindex="0" role="group" aria-label=(site.say(&text::FINISHED_GAMES)) {
            table {
                thead { tr { th scope="col" { (site.say(&text::GAME)) } th scope="col" { (site.say(&text::RESULT)) } th scope="col" class="number" { (site.say(&text::SCORE)) }
                    th scope="col" class="number" { (site.say(&text::MOVES_LABEL)) } th scope="col" { (site.say(&text::WHEN)) } th scope="col" { (site.say(&text::VIEW)) } } }
                tbody {
                    @for one in games {
                        tr {
                            th scope="row" { a href={ "/g/" (one.id) } { (one.game.title) (of_day(site, one)) } @if one.is_physical { ", " (site.say(&text::OWN_CARDS_DEAL)) } }
                            td class="ended" { (one.attempt.result_and_help(site)) }
                            td class="number" { @if let Some(score) = one.attempt.score { (score) } @else { "–" } }
                            td class="number" { (one.attempt.moves) }
                            td class="when" { (time(site, &one.when)) }
                            td {
                                @if one.code.is_some() {
                                    a href={ "/g/" (one.id) "/replay" } aria-label={ (site.say(&text::REPLAY)) ", " (one.game.title) ", " (one.when) } { (site.say(&text::REPLAY)) } " "
                                    a href={ "/g/" (one.id) "/record" } download aria-label={ (site.say(&text::RECORD)) ", " (one.game.title) ", " (one.when) } { (site.say(&text::RECORD)) } " "
                                    a href={ "/g/" (one.id) "/sheet" } aria-label={ (site.say(&text::RECORD_PRINT)) ", " (one.game.title) ", " (one.when) } { (site.say(&text::RECORD_PRINT)) }
                                } @else { (site.say(&text::AFTER_THE_DAY)) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The board of a deal.
pub(crate) fn board(site: &Site<'_>, rows: &[BoardRow]) -> Markup {
    html! {
        @if rows.is_empty() {
            p class="nothing" { (site.say(&text::BOARD_EMPTY)) }
        } @else {
            div class="scroll" tabindex="0" role="group" aria-label=(site.say(&text::BOARD)) {
                table class="board-of-deal" {
                    thead { tr { th scope="col" class="number" { (site.say(&text::RANK)) } th scope="col" { (site.say(&text::NAME)) } th scope="col" { (site.say(&text::RESULT)) }
                        th scope="col" class="number" { (site.say(&text::SCORE)) } th scope="col" class="number" { (site.say(&text::MOVES_LABEL)) } } }
                    tbody {
                        @for row in rows {
                            tr class=[row.mine.then_some("mine")] {
                                td class="number" { (row.rank) }
                                th scope="row" { @if row.name.is_empty() { (site.say(&text::UNNAMED)) } @else { (site.said(&row.name)) } @if row.mine { " " (site.say(&text::YOU)) } }
                                td { (row.attempt.result_and_help(site)) }
                                td class="number" { @if let Some(score) = row.attempt.score { (score) } @else { "–" } }
                                td class="number" { (row.attempt.moves) }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn of_day(site: &Site<'_>, one: &Running) -> Markup {
    html! {
        @if let Some(day) = &one.day { ", " (site.say(say!(DAILY_OF, day = site.day(day)))) }
        @if let Some(campaign) = &one.campaign { ", " (campaign) }
    }
}

pub(crate) fn moves(site: &Site<'_>, n: usize) -> String {
    site.say(say!(MOVES, n))
}
