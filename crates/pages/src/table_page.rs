//! What stands beside the table: the prompt, the moves, the log, the rules, the lines, the game.

mod asked;
mod dock;
mod ending;
mod entering;
mod game;
mod log;
mod moves;
mod rules;
mod spectators;
mod tree;

pub(crate) use dock::{arrow, happened, latest};
pub(crate) use game::house_rules;
pub(crate) use log::log_of;
pub(crate) use spectators::later;

use maud::{Markup, html};
use underdeck_play::{Guidance, Hint, History};

use crate::choice::Choice;
use crate::facts::{Facts, address};
use crate::params::Panel;
use crate::site::Site;

/// A game being played, and the panels beside its table.
#[derive(Clone, Copy)]
pub(crate) struct TablePage<'a> {
    pub(crate) site: &'a Site<'a>,
    pub(crate) tree: &'a History,
    pub(crate) facts: &'a Facts<'a>,
    pub(crate) choice: &'a Choice<'a>,
    pub(crate) hint: Option<&'a Hint>,
    pub(crate) guidance: Option<&'a Guidance>,
}

impl TablePage<'_> {
    pub(crate) fn markup(&self) -> Markup {
        let panel = self.facts.params.panel;
        html! {
            aside class={ "desk shows-" (panel.word()) @if self.facts.params.asked { " asked" } } aria-label=(self.site.say("what-to-do")) {
                (self.dock())
                div class="strip" { (self.tools()) (self.tabs()) }
                section class="panel" aria-label=(self.site.say(panel.title())) {
                    @match panel {
                        Panel::Moves => (self.moves()),
                        Panel::Log => (log_of(self.site, self.tree.session(), self.facts.seat(self.tree.session()))),
                        Panel::Rules => (self.rules()),
                        Panel::Tree => (self.lines()),
                        Panel::Game => (self.game()),
                    }
                }
            }
        }
    }

    /// The address of this table with the current picks and more parameters.
    fn link(&self, more: &[(&str, &str)]) -> String {
        address(self.facts.id) + &self.facts.params.query(&self.choice.texts, more) + "#lit"
    }

    /// What can be done at any time.
    fn tools(&self) -> Markup {
        let session = self.tree.session();
        // The other one of two is asked.
        let asks = self.facts.apart.is_some();
        let undo = if asks { "ask-back" } else { "undo" };
        let may_undo =
            self.facts.apart.is_none_or(|apart| !apart.is_over && apart.invite.is_none() && apart.asks.is_none());
        let can_undo = may_undo && session.last_seat().is_some() && self.tree.ply_before(1) < session.ply();
        let can_redo = self.facts.apart.is_none()
            && self.tree.branches().iter().any(|branch| branch.is_last)
            && !session.has_secrets();
        html! {
            ul class="tools" {
                li class="to-games" { a class="button" href="/" { (arrow("M3 14 12 5l9 9M6 12v11h12V12")) span { (self.site.say("games")) } } }
                li { button type="submit" form=(undo) data-key="u" disabled[!can_undo] title=[asks.then(|| self.site.say("apart-ask-back"))] { (arrow("M9 5 3 11l6 6M4 11h11a6 6 0 0 1 0 12h-4")) span { (self.site.say("undo")) } } }
                li { button type="submit" form="redo" data-key="r" disabled[!can_redo] { (arrow("M15 5l6 6-6 6M20 11H9a6 6 0 0 0 0 12h4")) span { (self.site.say("redo")) } } }
                @if session.outcome().is_none() && !self.facts.waits(session) {
                    li { a class="button" href=(self.link(&[("hint", "1")])) data-key="h" { (arrow("M9 21h6M10 24h4M8 17a7 7 0 1 1 8 0v1H8Z")) span { (self.site.say("hint")) } } }
                }
            }
        }
    }

    /// Whether every line may be seen and gone to: seats keep no secrets, and nobody else would be led along.
    fn has_lines(&self) -> bool {
        self.facts.apart.is_none() && !self.tree.session().has_secrets()
    }

    /// Links to the panels. The one that was asked for is closed again.
    fn tabs(&self) -> Markup {
        let params = self.facts.params;
        let is_open = |panel: Panel| params.asked && panel == params.panel;
        let shown = Panel::ALL.into_iter().filter(|panel| *panel != Panel::Tree || self.has_lines());
        html! {
            nav class="panels" aria-label=(self.site.say("beside-table")) {
                ul {
                    @for panel in shown {
                        li {
                            a href=(self.link(&[("panel", if is_open(panel) { "" } else { panel.word() })])) data-panel=(panel.word())
                                aria-current=[(panel == params.panel).then_some("true")] { (self.site.say(panel.title())) }
                        }
                    }
                }
            }
        }
    }
}
