//! Answers about a table: hints, reasons, rules, the meaning of things.

use underdeck_game::{Message, MoveError, Offer, Place, PlayError, Table, Zone, find_rule, say, with_signs};
use underdeck_play::{CommandRefusal, History, Session, no_hint};

use super::line_command::LineCommand;
use super::{aside, choose};
use crate::say::STRONG;
use crate::words::{self, rule_text};

/// The most rules shown in full for a thing; the others are named.
const MOST_RULES: usize = 6;
/// The most moves among which a text that means several asks.
const MOST_MOVES: usize = 12;

/// A named thing: its description, and a test whether a place is that thing.
struct Thing {
    description: String,
    is_it: Box<dyn Fn(&Place) -> bool>,
}

/// The answer to a command that only inspects the table or the session; `None` for other commands.
pub(super) fn answer(command: LineCommand<'_>, table: &Table, session: Option<&dyn Session>) -> Option<String> {
    Some(match (command, session) {
        (LineCommand::Look(named), _) => look(table, named),
        (LineCommand::Moves, _) => words::list_offers(&table.offers, true),
        (LineCommand::Choose(cards), _) => choose::list(table, cards),
        (LineCommand::Why(text), Some(session)) => why(session, table, text),
        (LineCommand::Rules(named), Some(session)) => rules(session, table, named),
        (LineCommand::Deal, Some(session)) => words::deal_of(session) + "\n",
        (LineCommand::Json, Some(session)) => aside::json(session, table) + "\n",
        (LineCommand::Echo(words), Some(_)) => format!("{words}\n"),
        _ => return None,
    })
}

/// The current position in words.
pub(super) fn here(history: &History) -> Message {
    let moves = history.session().moves();
    match moves.last() {
        None => say!(AT_START),
        Some(last) => say!(LINE_AFTER_MOVE, n = moves.len(), move = last),
    }
}

/// The hint with its number in the list of moves.
pub(super) fn hint(session: &dyn Session, table: &Table) -> String {
    let Some(hint) = session.hint() else { return format!("{}\n", no_hint(session)) };
    let spelling = &hint.offer.spelling;
    let number = table.offers.iter().position(|offer| offer.spelling == *spelling).map_or(0, |n| n + 1);
    format!("{}\n", say!(LINE_HINT, n = number, move = spelling, reason = hint.reason))
}

/// The reasons for the effects of a move: of the move with this number or notation, or else of the last refused or played one.
fn why(session: &dyn Session, table: &Table, text: Option<&str>) -> String {
    if let Some(asked) = session.asked() {
        return format!("{}\n", say!(HINT_ASKED, question = asked.question));
    }
    let number = text.and_then(|text| text.parse().ok());
    let spelling = match number.map(|n| numbered(&table.offers, n)) {
        Some(Ok(offer)) => Some(offer.spelling.clone()),
        Some(Err(reason)) => return format!("{}\n", say!(LINE_NO, reason)),
        None => text.map(str::to_owned),
    };
    match session.why(spelling.as_deref()) {
        Ok(Some(why)) => {
            let mut text = format!("{STRONG}{}{STRONG:#}{}\n", why.offer.label, words::after_label(&why.offer.effect));
            text.extend(why.says.iter().map(|line| format!("{line}\n")));
            let ids: Vec<&str> = why.rules.iter().map(|rule| rule.id).collect();
            if let Some(first) = ids.first() {
                text += &format!(
                    "{}\n",
                    say!(LINE_WHY_RULES, rules = with_signs(session.reference(), ids.iter().copied()), first = *first)
                );
            }
            text
        }
        Ok(None) => format!("{}\n", say!(LINE_WHY_NONE)),
        Err(error) => format!("{}\n", say!(LINE_NO, reason = refusal(&error))),
    }
}

/// The introduction to the game, a rule by its id, or the rules for a thing on the table.
fn rules(session: &dyn Session, table: &Table, named: Option<&str>) -> String {
    let language = underdeck_game::Language::current();
    let (info, reference, options) = (session.info(), session.reference(), &session.deal().options);
    let Some(named) = named else {
        return words::plain(&info.how_to_play(language, options).1);
    };
    if named.eq_ignore_ascii_case("tables") {
        let none = || underdeck_catalogue::find(info.id).map(|game| game.no_tables(|info| info.id).sentence(language));
        return session.tables().map_or_else(|| none().unwrap_or_default() + "\n", |tables| words::plain(&tables));
    }
    let by_id = rule_text(info.id, reference, named, options);
    let things = if find_rule(reference, named).is_some() { Vec::new() } else { things(table, named) };
    if things.is_empty() {
        return by_id.unwrap_or_else(|fault| format!("{}\n", say!(LINE_RULES_NONE, fault)));
    }
    let mut ids: Vec<&str> = Vec::new();
    for offer in offers_of(table, &things) {
        ids.extend(offer.rules.iter().filter(|id| !ids.contains(id)).copied().collect::<Vec<_>>());
    }
    let mut text: String = things.iter().map(|thing| thing.description.as_str()).collect();
    if ids.is_empty() {
        return format!("{text}{}\n", say!(LINE_RULES_UNUSED));
    }
    for id in ids.iter().take(MOST_RULES) {
        text += &rule_text(info.id, reference, id, options).unwrap_or_else(|fault| format!("{fault}\n"));
    }
    if ids.len() > MOST_RULES {
        text += &format!("{}\n", say!(LINE_RULES_ALSO, rules = ids[MOST_RULES..].join(", ")));
    }
    text
}

/// The meaning of a thing on the table or a word of the game, its effect now, and how many of it are unseen.
pub(super) fn about(session: &dyn Session, table: &Table, named: Option<&str>) -> String {
    let words = || session.glossary().iter().map(|term| session.info().term(term)).collect::<Vec<_>>();
    let Some(named) = named else {
        let zones: Vec<Message> = table.zones.iter().map(|zone| zone.name.clone()).collect();
        return format!("{}\n", say!(LINE_ABOUT, zones, words = words()));
    };
    let found = session.explain(named);
    if found.is_empty() {
        return format!("{}\n", say!(LINE_ABOUT_NONE, name = named));
    }
    let mut text = String::new();
    for about in found {
        text += &format!("{STRONG}{}{STRONG:#}: {}\n", about.name, about.says);
        text.extend(about.now.iter().map(|line| format!("  {line}\n")));
        if !about.odds.is_empty() {
            text += &format!("{}\n", about.odds);
        }
        if !about.rules.is_empty() {
            text += &format!("{}\n", say!(ABOUT_RULES, rules = with_signs(session.reference(), about.rules)));
        }
    }
    text
}

/// The table in full, or one thing with the moves that point at it.
fn look(table: &Table, named: Option<&str>) -> String {
    let Some(named) = named else { return format!("{}{}\n", words::describe(&table.zones), table.prompt) };
    let things = things(table, named);
    if things.is_empty() {
        let zones: Vec<Message> = table.zones.iter().map(|zone| zone.name.clone()).collect();
        return format!("{}\n", say!(LINE_LOOK_NONE, name = named, zones));
    }
    let mut text: String = things.iter().map(|thing| thing.description.as_str()).collect();
    text.extend(offers_of(table, &things).into_iter().map(|offer| words::numbered(table, offer)));
    text
}

/// The offer with this number, from 1.
pub(super) fn numbered(offers: &[Offer], n: usize) -> Result<&Offer, Message> {
    let offer = n.checked_sub(1).and_then(|i| offers.get(i));
    offer.ok_or_else(|| match offers.len() {
        0 => say!(COMMAND_OVER),
        most => say!(LINE_NO_NUMBER, n, most),
    })
}

/// The reason why a line is not a legal move. It is short, because the screen lists the legal ones.
fn refusal(error: &MoveError) -> Message {
    match (&error.error, &error.nearest) {
        // A line may be a command, too.
        (PlayError::Notation(error), None) => say!(LINE_UNKNOWN, found = &error.found),
        _ => error.said(),
    }
}

/// The question which of these moves is meant, each with its number.
pub(super) fn which(table: &Table, moves: &[String]) -> String {
    let meant = table.offers.iter().filter(|offer| moves.contains(&offer.spelling));
    let lines: String = meant.take(MOST_MOVES).map(|offer| words::numbered(table, offer)).collect();
    let more = moves.len().saturating_sub(MOST_MOVES);
    let more = if more > 0 { format!("{}\n", say!(LINE_WHICH_MOVE_MORE, n = more)) } else { String::new() };
    format!("{}\n{lines}{more}", say!(LINE_WHICH_MOVE))
}

/// The message for a refused command.
pub(super) fn refused(refused: &CommandRefusal) -> Message {
    match refused {
        CommandRefusal::Move(error) if error.refusal.is_some() => say!(LINE_REFUSED, reason = error.said()),
        CommandRefusal::Move(error) => say!(LINE_NO_MOVE, reason = refusal(error)),
        CommandRefusal::OthersMove => say!(OTHERS_MOVE),
        CommandRefusal::SecretLines => say!(HIDDEN_VARIATIONS),
        CommandRefusal::AtStart => say!(NOTHING_TO_UNDO),
        CommandRefusal::NothingToRedo => say!(NOTHING_TO_REDO),
        CommandRefusal::NoPosition(n) => say!(LINE_NO, reason = say!(LINE_NO_POSITION, n = *n)),
        CommandRefusal::NoPeek(reason) => reason.said(),
        refused => say!(LINE_NO, reason = refused.said()),
    }
}

/// The moves that point at any of the things.
fn offers_of<'a>(table: &'a Table, things: &[Thing]) -> Vec<&'a Offer> {
    let points =
        |offer: &&Offer| offer.gesture.places().into_iter().any(|place| things.iter().any(|it| (it.is_it)(place)));
    table.offers.iter().filter(points).collect()
}

/// The things on the table with this name: a zone by id or title, or else cards, cells, entries.
fn things(table: &Table, named: &str) -> Vec<Thing> {
    let named = named.trim();
    let is_zone = |zone: &&Zone| zone.id.eq_ignore_ascii_case(named) || zone.name.eq_ignore_ascii_case(named);
    if let Some(zone) = table.zones.iter().find(is_zone) {
        let id = zone.id;
        let description = words::describe(std::slice::from_ref(zone));
        return vec![Thing { description, is_it: Box::new(move |place| place.zone() == id) }];
    }
    let inside = table.zones.iter().flat_map(|zone| words::items(zone).into_iter().map(move |item| (zone, item)));
    let found = inside.filter(|(_, item)| item.names.iter().any(|name| name.eq_ignore_ascii_case(named)));
    found
        .map(|(zone, item)| {
            let (names, id) = (item.names, zone.id);
            Thing {
                description: format!("{STRONG}{}{STRONG:#}: {}\n", zone.name, item.words),
                is_it: Box::new(move |place| place.zone() == id && names.contains(&words::place_name(place))),
            }
        })
        .collect()
}
