//! Sheets over the table: moves, lines, rules, the cards of a pile, the log, the story.

use std::collections::HashSet;

use underdeck_catalogue::Game;
use underdeck_game::{About, Body, CardFace, Message, Place, card_name, say, with_signs};

use crate::act::RowAction;
use crate::board::ZonePosition;
use crate::game_screen::{self, GameScreen, answer_name, offers_here};
use crate::sheet::{List, Reading, Row, Sheet, TextLine, Weight, markdown};
use crate::text;
use crate::theme::Appearance;
use crate::view::dock::Tone;

/// Every legal move and what it does.
pub(crate) fn moves(screen: &GameScreen) -> Result<Sheet, String> {
    if screen.table.offers.is_empty() || screen.is_replay() {
        return Err(text(if screen.is_over() { &text::TUI_SAY_IS_OVER } else { &text::TUI_REPLAY_LOOKING }).to_owned());
    }
    let (count, listed) = (screen.table.offers.len(), screen.table.listed());
    let rows = listed.into_iter().zip(1..).map(|(offer, n)| Row::of_move(n, count.to_string().len(), offer));
    let title = say!(TUI_SHEET_MOVES, n = count);
    Ok(Sheet::List(screen.at_hint(List::new(title, rows.collect()))))
}

/// Every line of the game's tree.
pub(crate) fn tree(screen: &GameScreen) -> Result<Sheet, String> {
    if screen.hides() && !screen.is_over() {
        return Err(text(&text::HIDDEN_VARIATIONS).to_owned());
    }
    let nodes = screen.tree().nodes();
    let labels = screen.tree().labels();
    let mut rows = Vec::new();
    let mut at = 0;
    for node in &nodes {
        if node.is_here {
            at = rows.len();
        }
        let name = if node.parent.is_none() {
            text(&text::TUI_SHEET_START).to_owned()
        } else {
            format!("{}. {}", node.ply, labels[&node.id])
        };
        let branch = if node.indent > 0 { format!("{}└ ", "  ".repeat(node.indent - 1)) } else { String::new() };
        let here = if node.is_here { text(&text::TUI_SHEET_HERE) } else { "" };
        rows.push(
            Row::new(format!("{branch}{name}"), RowAction::Go(node.id)).side(here).note(node.comments.join("\n")),
        );
    }
    let mut list = List::new(text(&text::TUI_SHEET_TREE), rows);
    list.at = at;
    list.intro = text(&text::TUI_SHEET_TREE_INTRO).to_owned();
    Ok(Sheet::List(list))
}

/// The rules behind the moves under the cursor, or behind the last move.
pub(crate) fn why(screen: &GameScreen) -> Result<Sheet, String> {
    let session = screen.session();
    // The last refusal goes before the moves that can be made here.
    let was_refused = screen.messages.names_rules && matches!(screen.messages.notice(), Some((Tone::Refused, _)));
    let here = screen.cursor.hint.as_ref().map(|hint| hint.offer.spelling.clone());
    let here = here.or_else(|| offers_here(screen).first().map(|offer| offer.spelling.clone()));
    let here = here.filter(|_| !was_refused);
    let was_others = !screen.is_replay() && session.is_others_move();
    if here.is_none() && was_others && !was_refused {
        return Err(text(&text::OTHERS_MOVE).to_owned());
    }
    let why = session.why(here.as_deref()).map_err(|error| error.to_string())?;
    let Some(why) = why else { return Err(text(&text::TUI_SAY_NO_RULES_HERE).to_owned()) };
    let mut lines = vec![TextLine::new(Weight::Strong, why.offer.said())];
    lines.extend(why.says.iter().map(|line| TextLine::plain(line.clone())));
    for rule in why.rules.iter().filter(|rule| !rule.text.is_empty()) {
        let class = rule.source.map(|source| format!("  {}", source.class().said()));
        let title = format!("{} · {}{}", rule.id, rule.heading, class.unwrap_or_default());
        lines.extend([TextLine::plain(""), TextLine::new(Weight::Title, title), TextLine::plain(rule.text.clone())]);
    }
    let title = match (was_refused, here) {
        (true, _) => text(&text::TUI_SHEET_WHY_REFUSED),
        (false, Some(_)) => text(&text::TUI_SHEET_WHY),
        (false, None) => text(&text::TUI_SHEET_WHY_LAST),
    };
    Ok(Sheet::Reading(Reading { title: title.to_owned(), text: lines, top: 0, copy: None }))
}

/// The tables in force.
pub(crate) fn tables(screen: &GameScreen) -> Result<Sheet, String> {
    let game = underdeck_catalogue::find(screen.session().info().id).map_err(|error| error.to_string())?;
    tables_of(game, screen.session().tables())
}

/// The tables of a game; it may have none.
pub(crate) fn tables_of(game: &Game, tables: Option<Message>) -> Result<Sheet, String> {
    let none = || game.no_tables(|info| info.title).as_sentence().to_string();
    let text = markdown(&tables.ok_or_else(none)?);
    let title = say!(TABLES_OF, game = game.info().title).to_string();
    Ok(Sheet::Reading(Reading { title, text, top: 0, copy: None }))
}

/// The description of the thing under the cursor and its effect now; `None` if there is nothing.
pub(crate) fn about(screen: &GameScreen) -> Option<Sheet> {
    let mut places = screen.places();
    places.push(Place::Zone(screen.cursor.at.zone));
    // A card goes before its pile, and a cell before the card on it: moves point at the cell.
    places.sort_by_key(|place| matches!(place, Place::Zone(_)));
    let session = screen.session();
    describe(session.reference(), places.iter().find_map(|place| session.about(place)).into_iter().collect())
}

/// The description of things of one name; `None` if there is none.
pub(crate) fn describe(reference: &str, found: Vec<About>) -> Option<Sheet> {
    let title = found.first()?.name.clone();
    let mut lines = Vec::new();
    let blank = || TextLine::plain("");
    for (n, about) in found.into_iter().enumerate() {
        if n > 0 {
            lines.extend([blank(), TextLine::new(Weight::Title, about.name)]);
        }
        lines.push(TextLine::plain(about.says));
        if !about.now.is_empty() {
            lines.extend([blank(), TextLine::new(Weight::Title, text(&text::TUI_SHEET_ABOUT_NOW))]);
        }
        lines.extend(about.now.into_iter().map(|now| TextLine { hang: 2, ..TextLine::plain(now) }));
        if !about.odds.is_empty() {
            lines.extend([blank(), TextLine::plain(about.odds)]);
        }
        if !about.rules.is_empty() {
            let rules = with_signs(reference, about.rules);
            lines.extend([blank(), TextLine::new(Weight::Dim, say!(ABOUT_RULES, rules))]);
        }
    }
    lines.extend([blank(), TextLine::new(Weight::Dim, text(&text::TUI_SHEET_ABOUT_MORE))]);
    Some(Sheet::Reading(Reading { title: title.into(), text: lines, top: 0, copy: None }))
}

/// The names of everything with a description: zones, entries, cards, words.
pub(crate) fn things(screen: &GameScreen) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for zone in &screen.table.zones {
        names.push(zone.name.to_string());
        match &zone.body {
            Body::List(entries) => names.extend(entries.iter().map(|entry| entry.name.to_string())),
            _ => names.extend(zone.cards().filter_map(|face| Some(card_name(face.card?).to_string()))),
        }
    }
    names.extend(screen.session().glossary().iter().map(|term| screen.session().info().term(term).to_string()));
    let mut said = HashSet::new();
    names.retain(|name| said.insert(name.to_lowercase()));
    names
}

/// The cards of the zone under the cursor, each with its name.
pub(crate) fn cards(screen: &GameScreen, look: &Appearance) -> Result<Sheet, String> {
    let Some(zone) = screen.table.zone(screen.cursor.at.zone) else {
        return Err(text(&text::TUI_SAY_NOTHING_HERE).to_owned());
    };
    let line = |face: &CardFace| {
        let name = face.card.map_or_else(|| look.glyphs().back.repeat(2), |card| look.name(card));
        TextLine::plain(format!("{name:<4} {}", face.name))
    };
    let mut lines: Vec<TextLine> = match (&zone.body, screen.cursor.at.at) {
        (Body::Stack { cards, open: false }, _) => {
            let known: Vec<TextLine> = cards.iter().filter(|face| face.card.is_some()).map(line).collect();
            let mut lines = vec![TextLine::plain(say!(CARD_COUNT, n = cards.len()))];
            lines.extend(known);
            lines
        }
        (Body::List(entries), ZonePosition::Entry(_) | ZonePosition::Whole) => entries
            .iter()
            .map(|entry| TextLine::plain(format!("{}: {}. {}", entry.name, entry.value, entry.note)))
            .collect(),
        _ => zone.cards().map(line).collect(),
    };
    if lines.is_empty() {
        lines.push(TextLine::new(Weight::Dim, text(&text::TABLE_EMPTY)));
    }
    if !zone.note.is_empty() {
        lines.extend([TextLine::plain(""), TextLine::new(Weight::Dim, zone.note.clone())]);
    }
    Ok(Sheet::Reading(Reading { title: zone.name.to_string(), text: lines, top: 0, copy: None }))
}

/// The whole log.
pub(crate) fn log(screen: &GameScreen) -> Result<Sheet, String> {
    let lines: Vec<TextLine> = game_screen::log(screen)
        .into_iter()
        .map(|(is_move, words)| TextLine {
            weight: if is_move { Weight::Dim } else { Weight::Plain },
            text: words,
            indent: if is_move { 0 } else { 2 },
            hang: 0,
        })
        .collect();
    if lines.is_empty() {
        return Err(text(&text::TUI_SAY_NO_LOG).to_owned());
    }
    let top = lines.len();
    Ok(Sheet::Reading(Reading { title: text(&text::TUI_TABLE_LOG).to_owned(), text: lines, top, copy: None }))
}

/// The cards and rolls that were entered in a game with real cards, the last one first: each can be corrected.
pub(crate) fn entries(screen: &GameScreen) -> Result<Sheet, String> {
    let entered = if screen.is_replay() { Vec::new() } else { screen.session().entered() };
    if entered.is_empty() {
        return Err(text(&text::TUI_FIELD_NO_ENTRIES).to_owned());
    }
    let row = |(entry, answer): (usize, underdeck_play::ChanceAnswer)| {
        let side = say!(TUI_FIELD_ENTRY, n = entry + 1).to_string();
        Row::new(answer_name(answer), RowAction::Correct(entry)).side(side)
    };
    let mut list = List::new(text(&text::TUI_FIELD_CORRECT), entered.into_iter().rev().map(row).collect());
    list.intro = text(&text::TUI_FIELD_CORRECT_INTRO).to_owned();
    Ok(Sheet::List(list))
}

/// The message that the dock cuts off, or else the story of the chapter.
pub(crate) fn story(screen: &GameScreen) -> Result<Sheet, String> {
    if let Some(words) = game_screen::cut_message(screen) {
        let (title, text) = (text(&text::TUI_TABLE_MESSAGE).to_owned(), vec![TextLine::plain(words)]);
        return Ok(Sheet::Reading(Reading { title, text, top: 0, copy: None }));
    }
    let Some(chapter) = screen.purpose.chapter() else { return Err(text(&text::NO_STORY).to_owned()) };
    let title = say!(TUI_CAMPAIGN_TITLE, name = chapter.campaign, game = chapter.title).to_string();
    Ok(Sheet::Reading(Reading { title, text: markdown(&chapter.story), top: 0, copy: None }))
}

#[cfg(test)]
mod tests {
    use ratatui::buffer::Buffer;
    use ratatui::layout::Rect;

    use super::*;
    use crate::game_screen::question;
    use crate::view::sheet;

    #[test]
    fn both_answers_are_visible_below_the_question() {
        for (wide, high) in [(80, 24), (120, 40)] {
            let area = Rect::new(0, 0, wide, high);
            let (mut buffer, look) = (Buffer::empty(area), Appearance::default());
            let asked = question("?", "It is lost. ".repeat(12), ["No", "Yes"], RowAction::Back);
            let at = crate::pages::place(None, &asked, area, Some(area));
            let Sheet::List(list) = &asked else { panic!("it is a list") };
            let inside = sheet::lay(&mut buffer, at, &list.title, "", &look);
            assert_eq!(sheet::list(&mut buffer, inside, list, &look).len(), 2, "{wide}x{high}");
        }
    }
}
