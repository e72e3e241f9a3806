//! The top of the part beside the table: the news, the prompt, and the moves that are ready.

use maud::{Markup, html};
use underdeck_game::{Change, Message, Offer, Place, Seat, say, text};
use underdeck_play::{ChanceAnswer, Guidance, Played, Session, no_hint};

use super::{TablePage, ending, entering, game};
use crate::apart;
use crate::art::{self, card_mini, die};
use crate::drawings::icon_of;
use crate::facts::address;
use crate::layout::{hidden, token};
use crate::params::LastAction;
use crate::place;
use crate::site::Site;
use crate::table_view::short;

/// The most moves in the news.
const MOST_NEWS: usize = 12;
/// The most signs of what moves did; the least important are left out, and on small screens those that do not fit on a line.
const MOST_SIGNS: usize = 6;
/// The most dice among them; many are summed up by what they brought.
const MOST_DICE: usize = 4;

impl TablePage<'_> {
    pub(super) fn dock(&self) -> Markup {
        let session = self.tree.session();
        if let Some(puzzle) = self.facts.puzzle {
            return html! {
                section class="dock" aria-label=(self.site.say(&text::NOW)) {
                    (self.signs())
                    (puzzle.dock(self.site, session.ply(), &self.news()))
                    (self.chosen())
                    ul class="moves ready" lang=[self.foreign] hidden[self.choice.ready.is_empty()] { @for offer in &self.choice.ready { li { (self.button(offer, "")) } } }
                }
            };
        }
        html! {
            section class="dock" aria-label=(self.site.say(&text::NOW)) {
                (self.ask_sound())
                (self.signs())
                div class="news" data-news { (self.news()) }
                (apart::status(self.site, self.facts, session))
                @if !self.facts.waits(session) { p class="prompt" id="prompt" tabindex="-1" lang=[self.foreign] { (self.choice.table.prompt) } }
                @if let Some(outcome) = session.outcome() { (ending::ending(self, outcome)) }
                (game::watchers(self.site, self.facts))
                (self.guided())
                (self.chosen())
                (self.hinted())
                @if !self.facts.waits(session) { (entering::field(self.site, session)) }
                @if is_card(&self.choice.ready) {
                    // The form for cards has them.
                } @else if is_answer(&self.choice.ready) {
                    ul class="answers" lang=[self.foreign] { @for offer in &self.choice.ready { li { (answer(self.site, offer)) } } }
                } @else {
                    ul class="moves ready" lang=[self.foreign] hidden[self.choice.ready.is_empty()] { @for offer in &self.choice.ready { li { (self.button(offer, "")) } } }
                }
                @if self.facts.apart.is_none() { (entering::correcting(self.site, session, self.facts)) }
            }
        }
    }

    /// The first move of the news; `None` if they are another seat's secret.
    fn since(&self) -> Option<usize> {
        // With a guide, the player makes forced moves as well.
        let is_led = matches!(self.guidance, Some((Guidance::Step(_), _)));
        let secret = self.facts.apart.is_none() && self.tree.is_others_move();
        (!secret).then(|| since(self.site, self.tree.session(), self.facts.params.since, is_led))
    }

    /// The question whether moves make sounds, until it is answered: at the start of a game and after a guide.
    fn ask_sound(&self) -> Markup {
        let is_time = match self.guidance {
            None => self.tree.session().ply() == 0,
            Some((guidance, _)) => matches!(guidance, Guidance::End { .. }),
        };
        html! {
            @if is_time && self.site.settings.sound.is_none() {
                form class="ask-sound" method="post" action="/settings" {
                    (token(self.site))
                    (hidden("only", "sound"))
                    (hidden("back", &(self.facts.address() + &self.facts.params.query(&[], &[]))))
                    span { (self.site.say(&text::SOUND_ASK)) }
                    button type="submit" name="sound" value="on" { (self.site.say(&text::SOUND_YES)) }
                    button type="submit" name="sound" value="off" { (self.site.say(&text::SOUND_NO)) }
                }
            }
        }
    }

    /// The effects of the last moves in signs.
    fn signs(&self) -> Markup {
        let session = self.tree.session();
        let params = self.facts.params;
        let is_move = matches!(params.did, LastAction::Move | LastAction::Redo);
        let is_puzzle = self.facts.puzzle.is_some() && params.puzzle.line.is_empty() && params.puzzle.then.is_empty();
        let since = self.since().filter(|_| is_move && !is_puzzle);
        html! { @if let Some(since) = since { (signs(self.site, session, since, self.facts.seat(session), Some(&self.link(&[("panel", "log")])))) } }
    }

    /// The effects of the last moves.
    fn news(&self) -> Markup {
        let session = self.tree.session();
        let count = session.ply();
        let params = self.facts.params;
        let is_hidden = |played: &Played| session.has_secrets() && played.seat != self.facts.seat(session);
        let last: Vec<&Played> = self.since().map(|since| moves_from(session, since)).unwrap_or_default();
        html! {
            @match params.did {
                LastAction::Undo => p { strong { (self.site.say(&text::UNDONE)) } " " @if count == 0 { (self.site.say(&text::AT_START)) } },
                LastAction::Correct => (entering::corrected(self.site, self.tree)),
                LastAction::Go if count == 0 => p { strong { (self.site.say(&text::AT_START)) } },
                LastAction::Go => p { strong { (self.site.say(say!(AT_MOVE, n = count))) } },
                LastAction::Redo | LastAction::Move if count == 0 => p {
                    @let summary = session.info().summary(&session.deal().options);
                    (self.site.say(&text::NEW_GAME)) " " span lang=[self.site.lang(&summary)] { (self.site.said(&summary)) }
                    @if let Some(told) = underdeck_chronicle::deal_note(&session.record()) { " " (self.site.said(&told)) }
                    (self.site.untranslated(session.info()))
                },
                LastAction::Redo | LastAction::Move => {
                    (happened(self.site, &last, is_hidden))
                }
            }
        }
    }

    /// The chosen things and the sum of their ranks.
    fn chosen(&self) -> Markup {
        let names: Vec<String> = self.choice.picked.iter().map(|place| self.name_of(place)).collect();
        let ready = &self.choice.ready;
        let further = self.choice.matching.iter().any(|offer| !ready.contains(offer));
        html! {
            div class="chosen" hidden[self.choice.picked.is_empty()] {
                p {
                    span class="label" { (self.site.say(&text::CHOSEN)) } " " strong lang=[self.foreign] { (names.join(", ")) }
                    " " span class="sum" { (self.sum()) }
                    " " a class="small" href=(self.facts.address() + &self.facts.params.query(&[], &[]) + "#lit") data-clear { (self.site.say(&text::PUT_BACK)) }
                }
                p class="note" hidden[!further] { (self.site.say(&text::CHOOSE_TARGET)) span class="quiet" {} }
            }
        }
    }

    /// The sum of the ranks, if several cards are chosen; empty otherwise.
    fn sum(&self) -> String {
        let ranks: Vec<u32> = self
            .choice
            .picked
            .iter()
            .filter_map(|place| match place {
                Place::Card(_, card) if !card.is_joker() => Some(card.rank().into()),
                _ => None,
            })
            .collect();
        if ranks.len() > 1 { format!("= {}", ranks.iter().sum::<u32>()) } else { String::new() }
    }

    /// The guide's words, and its move.
    fn guided(&self) -> Markup {
        let Some((guidance, language)) = self.guidance else { return html! {} };
        let foreign = self.site.lang_of(language);
        html! {
            div class="hint guide" {
                @match guidance {
                    Guidance::Step(step) => {
                        p { span class="label" { (self.site.say(&text::GUIDE)) } " " strong { (step.number) " / " (step.of) } }
                        @if step.strayed { p class="note" { (self.site.say(&text::GUIDE_STRAYED)) } }
                        p lang=[foreign] { (step.words) }
                        @if self.hint.is_none() {
                            @if let Some(offer) = self.choice.hinted { (self.button(offer, "of-hint")) }
                        }
                    }
                    Guidance::Lost { words } | Guidance::End { words } => {
                        p { span class="label" { (self.site.say(&text::GUIDE)) } }
                        p lang=[foreign] { (words) }
                    }
                }
                @if !matches!(guidance, Guidance::End { .. }) {
                    form class="row-of-buttons" method="post" action={ (address(self.facts.id)) "/leave-guide" } {
                        (token(self.site))
                        (hidden("rev", &self.facts.rev.to_string()))
                        button type="submit" { (self.site.say(&text::GUIDE_LEAVE)) }
                    }
                }
            }
        }
    }

    fn hinted(&self) -> Markup {
        let Some(hint) = self.hint else {
            let session = self.tree.session();
            let is_asked = self.facts.params.hint && session.asked().is_some();
            return html! { @if is_asked { div class="hint" { p { (self.site.said(&no_hint(session))) } } } };
        };
        html! {
            div class="hint" {
                p { span class="label" { (self.site.say(&text::HINT)) } " " strong lang=[self.site.lang(&hint.offer.label)] { (self.site.said(&hint.offer.label)) } }
                p lang=[self.site.lang(&hint.reason)] { (self.site.said(&hint.reason)) }
                @if let Some(offer) = self.choice.hinted.filter(|offer| offer.finality.is_open()) { (self.button(offer, "of-hint")) }
            }
        }
    }
}

/// The first move in the news, counted from 0: `since`, or the last one.
///
/// If forced moves are played automatically, the news begins with a chosen move: its effect stays on the page while forced moves follow,
/// at this device or at another one. `is_led`: a guide has the player make forced moves as well.
pub(crate) fn since(site: &Site<'_>, session: &dyn Session, since: Option<usize>, is_led: bool) -> usize {
    let count = session.ply();
    let earliest = count.saturating_sub(MOST_NEWS);
    let mut from = since.filter(|from| *from < count).unwrap_or_else(|| count.saturating_sub(1)).max(earliest);
    if !is_led && site.settings.forced.is_on(session.info()) {
        while from > earliest && session.is_only_move(from) {
            from -= 1;
        }
    }
    from
}

/// The moves in the news.
pub(crate) fn latest<'s>(site: &Site<'_>, session: &'s dyn Session, first: Option<usize>) -> Vec<&'s Played> {
    moves_from(session, since(site, session, first, false))
}

/// The moves from `since` on, counted from 0.
pub(crate) fn moves_from(session: &dyn Session, since: usize) -> Vec<&Played> {
    (since..session.ply()).filter_map(|n| session.played(n)).collect()
}

/// What the moves from `since` on did, in signs: dice, numbers, and cards with what became of them; the first move if they did nothing that
/// has a sign. The words are at `log`, if they are not beside it.
pub(crate) fn signs(site: &Site<'_>, session: &dyn Session, since: usize, seat: Seat, log: Option<&str>) -> Markup {
    site.language.speak(|| said_signs(site, session, since, seat, log))
}

fn said_signs(site: &Site<'_>, session: &dyn Session, since: usize, seat: Seat, log: Option<&str>) -> Markup {
    let changes = session.changes(since, seat);
    let is_seen = |played: &&Played| played.seat == seat || !session.has_secrets();
    let moves: Vec<_> = moves_from(session, since).into_iter().filter(is_seen).collect();
    let dice: Vec<_> = moves.iter().flat_map(|played| &played.dice).collect();
    let dice = if dice.len() > MOST_DICE { &[] } else { &*dice };
    let signs = html! {
        @for (kind, value) in dice { (die(*kind, *value)) }
        @for (n, change) in changes.iter().take(MOST_SIGNS).enumerate() { (chip(change, changes[..n].iter().any(|other| other.by.is_some() && other.icon == change.icon))) }
        @if let Some(first) = moves.first().filter(|_| changes.is_empty()) { (deed(site, &first.offer)) }
    };
    html! {
        // Keys reach the log by its tab.
        @match log {
            _ if moves.is_empty() && changes.is_empty() => {}
            Some(log) => a class="results" href=(log) tabindex="-1" title=(site.say(&text::HAPPENED)) { (signs) },
            None => div class="results" aria-hidden="true" { (signs) },
        }
    }
}

/// A move without effects that have signs: its cards, or a sign that time has passed.
fn deed(site: &Site<'_>, offer: &Offer) -> Markup {
    let places = offer.gesture.places();
    let cards: Vec<_> =
        places.iter().filter_map(|place| if let Place::Card(_, card) = place { Some(*card) } else { None }).collect();
    html! {
        span class="chip deed" title=(site.said(&offer.label)) {
            @for card in &cards { (card_mini(*card)) }
            @if let Some(icon) = icon_of("hourglass", 0).filter(|_| cards.is_empty()) { (art::icon(&icon)) }
            span class="quiet" lang=[site.lang(&offer.label)] { (site.said(&offer.label)) }
        }
    }
}

/// A change as a card, a number and an icon; words where there is no icon, or nothing else, or `is_second` with this icon.
fn chip(change: &Change, is_second: bool) -> Markup {
    let tone = match change.good {
        Some(true) => "chip good",
        Some(false) => "chip bad",
        None => "chip",
    };
    let icon = icon_of(change.icon.art, change.card.map_or(0, |card| card.index().into()));
    let is_bare = is_second || icon.is_none() || (change.by.is_none() && change.card.is_none());
    html! {
        span class=(tone) title=(change.name) data-at=(place::text(&change.at)) data-card=[change.card] data-by=[change.by] {
            @if let Some(card) = change.card { (card_mini(card)) }
            @if let Some(by) = change.by { strong { (if by < 0 { '−' } else { '+' }) (by.unsigned_abs()) } }
            @if let Some(icon) = &icon { (art::icon(icon)) }
            @if is_bare { span { (short(&change.name)) } } @else if change.by.is_none() { span class="quiet" { (change.name) } }
        }
    }
}

/// The effects of moves; of hidden moves, the effects that were shown.
pub(crate) fn happened(site: &Site<'_>, last: &[&Played], is_hidden: impl Fn(&Played) -> bool) -> Markup {
    html! {
        @if last.iter().any(|played| !played.dice.is_empty()) {
            p class="dice" aria-hidden="true" { @for (kind, value) in last.iter().flat_map(|played| &played.dice) { (die(*kind, *value)) } }
        }
        @for played in last {
            @if !is_hidden(played) {
                (told(site, played))
            } @else if !played.overheard.is_empty() {
                p lang=[site.lang_of_all(&played.overheard)] { @for line in &played.overheard { (site.said(line)) " " } }
            }
        }
    }
}

/// A move and its effects as a paragraph.
pub(crate) fn told(site: &Site<'_>, played: &Played) -> Markup {
    html! { p lang=[site.lang_of_all(words_of(played))] { (words(site, played)) } }
}

/// A move and its effects.
pub(crate) fn words(site: &Site<'_>, played: &Played) -> Markup {
    html! { strong { (site.said(&played.offer.label)) "." } @if !played.told.is_empty() { span { @for line in &played.told { " " (site.said(line)) } } } }
}

/// The messages of a move and its effects.
pub(crate) fn words_of(played: &Played) -> impl Iterator<Item = &Message> {
    [&played.offer.label].into_iter().chain(&played.told)
}

/// Whether the offers answer a question about real cards or dice.
fn is_answer(offers: &[&Offer]) -> bool {
    offers.first().is_some_and(|offer| offer.spelling.parse::<ChanceAnswer>().is_ok())
}

/// Whether the offers are possible answers to a question about a card.
pub(super) fn is_card(offers: &[&Offer]) -> bool {
    offers.first().is_some_and(|offer| matches!(offer.spelling.parse(), Ok(ChanceAnswer::Turned(_))))
}

/// The button of a roll: the number alone, of the size of a thumb.
fn answer(site: &Site<'_>, offer: &Offer) -> Markup {
    html! {
        button type="submit" form="play" name="move" value=(offer.spelling) class="move answer" aria-label=(offer.said().write(site.language)) { (offer.label) }
    }
}
