//! The part of a page beside the table: prompt, moves, log, rules, lines, game.

mod dock;
mod ending;
mod entering;
mod game;
mod log;
mod rules;

pub(crate) use dock::{happened, latest, signs, since, told, words, words_of};
pub(crate) use game::{house_rules, later};
pub(crate) use log::log_of;

use maud::{Markup, html};
use underdeck_game::{Gesture, Language, Message, Offer, Place, PointerAction, text};
use underdeck_play::{Guidance, Hint, History, Node};

use crate::art::{HOME, MORE, UNDO, arrow, card_mini};
use crate::choice::Choice;
use crate::facts::Facts;
use crate::params::Panel;
use crate::place;
use crate::site::Site;

/// The most moves that are listed one by one.
const FEW: usize = 10;
/// The deepest line that is indented.
const DEEPEST: usize = 6;

/// A game being played, and the panels beside its table.
#[derive(Clone, Copy)]
pub(crate) struct TablePage<'a> {
    pub(crate) site: &'a Site<'a>,
    pub(crate) tree: &'a History,
    pub(crate) facts: &'a Facts<'a>,
    pub(crate) choice: &'a Choice<'a>,
    /// The attribute `lang` of the table's words, if they are not in the language of the pages.
    pub(crate) foreign: Option<&'static str>,
    pub(crate) hint: Option<&'a Hint>,
    /// The guide's words, and their language.
    pub(crate) guidance: Option<(&'a Guidance, Language)>,
}

impl TablePage<'_> {
    pub(crate) fn markup(&self) -> Markup {
        let panel = self.facts.params.panel;
        html! {
            aside class={ "desk shows-" (panel.word()) @if self.facts.params.asked { " asked" } } aria-label=(self.site.say(&text::WHAT_TO_DO)) {
                (self.dock())
                div class="strip" { (self.tools()) (self.tabs()) }
                section class="panel" aria-label=(self.site.say(panel.title())) tabindex=[(panel == Panel::Log).then_some("0")] {
                    // The script that picks reads the moves here, whatever is shown.
                    (self.moves())
                    @match panel {
                        Panel::Moves => {},
                        Panel::Log => (log_of(self.site, self.tree.session(), self.facts.seat(self.tree.session()))),
                        Panel::Rules => (rules::panel(self)),
                        Panel::Tree => (self.lines()),
                        Panel::Game => @if let Some(puzzle) = self.facts.puzzle { (puzzle.panel(self.site)) } @else { (game::panel(self.site, self.tree, self.facts)) },
                    }
                }
            }
        }
    }

    /// The address of this table with the current picks and more parameters.
    fn link(&self, more: &[(&str, &str)]) -> String {
        self.facts.address() + &self.facts.params.query(&self.choice.texts, more) + "#lit"
    }

    /// The controls that are always there.
    fn tools(&self) -> Markup {
        let session = self.tree.session();
        if let Some(puzzle) = self.facts.puzzle {
            return html! {
                ul class="tools" {
                    li class="to-games" { a class="button" href=(puzzle.list()) { (arrow(HOME)) span { (self.site.say(&text::PUZZLES)) } } }
                    li { button type="submit" form=[puzzle.back().map(|_| "undo")] data-key="u" disabled[puzzle.back().is_none()] { (arrow(UNDO)) span { (self.site.say(&text::UNDO)) } } }
                    li { a class="button" href=(puzzle.next()) { (arrow("M6 6l9 8-9 8ZM18 6v16")) span { (self.site.say(&text::PUZZLE_ONWARD)) } } }
                }
            };
        }
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
                li class="to-games" { a class="button" href="/" { (arrow(HOME)) span { (self.site.say(&text::GAMES)) } } }
                li { button type="submit" form=(undo) data-key="u" disabled[!can_undo] title=[asks.then(|| self.site.say(&text::APART_ASK_BACK))] { (arrow(UNDO)) span { (self.site.say(&text::UNDO)) } } }
                li class="redo" { button type="submit" form="redo" data-key="r" disabled[!can_redo] { (arrow("M15 5l6 6-6 6M20 11H9a6 6 0 0 0 0 12h4")) span { (self.site.say(&text::REDO)) } } }
                @if session.outcome().is_none() && !self.facts.waits(session) {
                    li { a class="button" href=(self.link(&[("hint", "1")])) data-key="h" { (arrow("M9 21h6M10 24h4M8 17a7 7 0 1 1 8 0v1H8Z")) span { (self.site.say(&text::HINT)) } } }
                }
            }
        }
    }

    /// Whether the player may see and visit every line: seats keep no secrets, and no other player would be moved along.
    fn has_lines(&self) -> bool {
        self.facts.apart.is_none() && !self.tree.session().has_secrets()
    }

    /// Links to the panels. The link of the open one closes it. Small screens show the first one and the last link, which opens the rest.
    fn tabs(&self) -> Markup {
        let params = self.facts.params;
        let is_open = |panel: Panel| params.asked && panel == params.panel;
        let shown = Panel::ALL.into_iter().filter(|panel| match panel {
            Panel::Tree => self.has_lines() && self.facts.puzzle.is_none(),
            // The rules behind a move would show its effect, and so the answer.
            Panel::Rules => self.facts.puzzle.is_none(),
            Panel::Moves | Panel::Log | Panel::Game => true,
        });
        let (rest, more) = if params.asked { ("", &text::CLOSE) } else { (Panel::Log.word(), &text::MORE) };
        html! {
            nav class="panels" aria-label=(self.site.say(&text::BESIDE_TABLE)) {
                ul {
                    @for panel in shown {
                        li {
                            a href=(self.link(&[("panel", if is_open(panel) { "" } else { panel.word() })])) data-panel=(panel.word())
                                aria-current=[(panel == params.panel).then_some("true")] { (arrow(panel.sign())) span { (self.site.say(panel.title())) } }
                        }
                    }
                    li class="more" { a href=(self.link(&[("panel", rest)])) { (arrow(MORE)) span { (self.site.say(more)) } } }
                }
            }
        }
    }

    fn moves(&self) -> Markup {
        let offers = &self.choice.offers;
        let is_few = self.choice.matching.len() <= FEW;
        html! {
            div class="all-moves" hidden[self.facts.params.panel != Panel::Moves] data-few=(FEW) {
                h2 { (self.site.say(&text::MOVES_LABEL)) " " span class="n" { (self.choice.matching.len()) } }
                @if dock::is_card(offers) {
                    p class="note" { (self.site.say(&text::CARDS_ABOVE)) }
                } @else if offers.len() <= FEW {
                    (self.list(offers))
                } @else {
                    @for group in grouped(offers) {
                        @if group.len() == 1 || group[0].gesture.places().is_empty() {
                            (self.list(&group))
                        } @else {
                            @let here = group.iter().filter(|offer| self.choice.matching.contains(*offer)).count();
                            details hidden[here == 0] open[is_few] {
                                summary { (self.begun_at(&group)) " " span class="n" { (here) } }
                                (self.list(&group))
                            }
                        }
                    }
                }
            }
        }
    }

    /// The card or place at which all moves of a group begin, or their zone.
    fn begun_at(&self, group: &[&Offer]) -> Markup {
        let place = group[0].gesture.places()[0];
        let is_one = group.iter().all(|offer| offer.gesture.places()[0] == place);
        html! {
            @match (place, self.choice.table.zone(place.zone())) {
                (_, Some(zone)) if !is_one => span lang=[self.site.lang(&zone.name)] { (self.site.said(&zone.name)) },
                (Place::Card(_, card), _) => {
                    (card_mini(*card))
                    span class="quiet" lang=[self.foreign] { (self.name_of(place)) }
                },
                _ => span lang=[self.foreign] { (self.name_of(place)) },
            }
        }
    }

    fn list(&self, offers: &[&Offer]) -> Markup {
        let texts = |places: &[Place]| places.iter().map(place::text).collect::<Vec<_>>().join("\n");
        html! {
            ol class="moves" {
                @for offer in offers {
                    li hidden[!self.choice.matching.contains(offer)] data-things=(texts(offer.gesture.things()))
                        data-target=[offer.gesture.target().map(place::text)] data-number[matches!(offer.gesture, Gesture::Number { .. })] {
                        (self.button(offer, ""))
                        @if self.facts.puzzle.is_none() { a class="why" href=(self.link(&[("panel", "rules"), ("why", &offer.spelling)]))
                            aria-label={ "§ " (self.site.say(&text::RULES)) ": " (offer.label) } title=(self.site.say(&text::RULES_BEHIND)) { "§" } }
                    }
                }
            }
        }
    }

    /// The button of a move, with its label and effect.
    fn button(&self, offer: &Offer, class: &str) -> Markup {
        let hinted = if self.choice.hinted == Some(offer) && offer.finality.is_open() { " hinted" } else { "" };
        let gesture = match offer.gesture {
            _ if !offer.finality.is_open() => " final",
            Gesture::Press => " press",
            _ if self.is_on_table(offer) => " on-table",
            _ => "",
        };
        html! {
            button type="submit" form="play" name="move" value=(offer.spelling)
                class={ "move " (class) (hinted) (gesture) } lang=[self.foreign] {
                span class="label" { (offer.label) }
                " "
                span class="effect" { (self.site.spoken(&offer.effect)) }
            }
        }
    }

    /// Whether pointing at the table can make or begin a move.
    fn is_on_table(&self, offer: &Offer) -> bool {
        offer.gesture.places().iter().any(|place| {
            matches!(self.choice.pointing(&place::text(place)), Some(PointerAction::Play(_) | PointerAction::Pick))
        })
    }

    /// The name of a place.
    fn name_of(&self, place: &Place) -> String {
        place::name(self.site, self.choice.table, place)
    }

    fn lines(&self) -> Markup {
        if !self.has_lines() {
            return html! { p class="nothing" { (self.site.say(&text::VARIATIONS_LATER)) } };
        }
        let (nodes, labels) = (self.tree.nodes(), self.tree.labels());
        let lines: Vec<&[Node]> = nodes.chunk_by(|a, b| a.indent == b.indent && b.parent == Some(a.id)).collect();
        html! {
            div class="lines" {
                h2 { (self.site.say(&text::VARIATIONS_TRIED)) }
                p class="note" { (self.site.say(&text::VARIATIONS_NOTE)) }
                @for line in lines {
                    ol class={ "line-of indent" (line[0].indent.min(DEEPEST)) @if line[0].indent > 0 { " aside" } } {
                        @for node in line { li { (point(self.site, node, labels.get(&node.id))) } }
                    }
                }
            }
        }
    }
}

/// The moves grouped by the first place of their gesture, and those that are alone there by its zone, in the order of the table.
fn grouped<'a>(offers: &[&'a Offer]) -> Vec<Vec<&'a Offer>> {
    let first = |offer: &'a Offer| offer.gesture.places().first().copied();
    let key = |offer: &'a Offer| {
        let place = first(offer)?;
        let is_alone = offers.iter().filter(|other| first(other) == Some(place)).count() == 1;
        Some(if is_alone { place.zone().to_owned() } else { place::text(place) })
    };
    let mut groups: Vec<(Option<String>, Vec<&Offer>)> = Vec::new();
    for &offer in offers {
        let own = key(offer);
        match groups.iter_mut().find(|(other, _)| *other == own) {
            Some((_, group)) => group.push(offer),
            None => groups.push((own, vec![offer])),
        }
    }
    groups.into_iter().map(|(_, group)| group).collect()
}

fn point(site: &Site<'_>, node: &Node, label: Option<&Message>) -> Markup {
    let class = match (node.is_here, node.is_on_path) {
        (true, _) => "point here",
        (false, true) => "point way",
        _ => "point",
    };
    let words = label.map_or_else(|| site.say(&text::VARIATION_START), |label| site.said(label).to_owned());
    html! {
        button type="submit" form="go" name="node" value=(node.id) class=(class) aria-current=[node.is_here.then_some("step")] {
            @if node.ply > 0 { span class="ply" { (node.ply) } " " }
            (words)
        }
        @for comment in &node.comments { span class="comment" { (comment) } }
    }
}
