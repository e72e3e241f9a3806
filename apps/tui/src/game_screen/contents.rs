//! The contents of the dock, the log and the head line.

use underdeck_game::{Body, CardFace, Language, Message, Offer, Place, Token, Value, Zone, say};
use underdeck_record::Aid;

use super::{GameScreen, Mode};
use crate::board::{HotspotId, ZonePosition, is_button};
use crate::keys;
use crate::text;
use crate::theme::Appearance;
use crate::view::dock::{Dock, Tone};

/// The most buttons: one for each letter.
const MOST_BUTTONS: usize = 26;

/// The contents of the dock.
pub(super) fn dock<'a>(screen: &'a GameScreen, look: &Appearance) -> Dock<'a> {
    let on_button = screen.cursor.is_led_to_button();
    let (name, note) =
        if on_button || screen.is_asking() { <(String, String)>::default() } else { spoken(screen, look) };
    // A zone is explained when the cursor first reaches it; after that the inspector explains it.
    let zone = screen.table.zone(screen.cursor.at.zone).filter(|zone| zone.note == note);
    let was_said =
        zone.and_then(|zone| screen.messages.reached.get(zone.id)).is_some_and(|ply| *ply != screen.session().ply());
    let note = if was_said { String::new() } else { note };
    let mut offers = if screen.is_asking() { Vec::new() } else { offers_here(screen) };
    // A hinted button is marked only while the enter key presses it.
    let hinted = screen.cursor.hinted().filter(|offer| on_button || !is_button(&offer.gesture));
    offers.extend(screen.cursor.walk().map(|walk| &walk.offer));
    let notice = screen.messages.notice().cloned().or_else(|| Some((Tone::Hint, hint_words(screen)?)));
    Dock {
        prompt: prompt(screen),
        picked: screen.cursor.picked.iter().map(|place| place_name(screen, place, look)).collect(),
        name,
        note,
        offers,
        hinted: hinted.map(|offer| offer.spelling.as_str()),
        buttons: buttons(screen),
        field: if screen.is_asking() { screen.field.lines() } else { 0 },
        notice,
        log: log(screen),
        is_over: screen.is_over(),
        is_played: screen.is_over() && !screen.is_replay(),
    }
}

/// The question to the player.
pub(super) fn prompt(screen: &GameScreen) -> &str {
    screen.field.question().filter(|_| screen.is_asking()).unwrap_or(&screen.table.prompt)
}

/// The moves that acting at the cursor makes or asks about. Where the things picked up do not go: all their moves.
pub(crate) fn offers_here(screen: &GameScreen) -> Vec<&Offer> {
    if let Some(hint) = screen.cursor.hint.as_ref().filter(|_| screen.cursor.is_led_to_button()) {
        return vec![&hint.offer];
    }
    let places = screen.viewport.board.spot(screen.cursor.at).map(|spot| spot.places.as_slice()).unwrap_or_default();
    let selection = screen.selection();
    let meant = selection.meant_at(places);
    if meant.is_empty() && !screen.cursor.picked.is_empty() { selection.exact().collect() } else { meant }
}

/// The most moves that point at one place first: the dock has the same height wherever the cursor is.
pub(super) fn most_offers(screen: &GameScreen) -> usize {
    let firsts = || screen.table.offers.iter().filter_map(|offer| offer.gesture.places().into_iter().next());
    firsts().map(|place| firsts().filter(|other| *other == place).count()).max().unwrap_or(0)
}

/// The moves made by a button, each with a letter of its label that is no key. More moves than letters get no buttons, because the letters
/// would change with every move.
pub(crate) fn buttons(screen: &GameScreen) -> Vec<(char, &Offer)> {
    let mut offers: Vec<&Offer> = screen.table.offers.iter().filter(|offer| is_button(&offer.gesture)).collect();
    if screen.is_asking() || offers.len() > MOST_BUTTONS {
        return Vec::new();
    }
    offers.sort_by_key(|offer| !offer.finality.is_open());
    let says = |offer: &Offer, word: &str| offer.label.words().any(|it| it == word);
    let mut taken: Vec<char> = Vec::new();
    let mut buttons = Vec::new();
    for offer in offers.iter().copied() {
        // Prefer the word that distinguishes it from the others.
        let mut words: Vec<&str> = offer.label.words().collect();
        words.sort_by_key(|word| offers.iter().filter(|other| says(other, word)).count());
        let starts = words.iter().filter_map(|word| word.chars().next());
        let letters = starts.chain(offer.label.chars()).chain('A'..='Z');
        let mut letters = letters.filter(char::is_ascii_alphabetic).map(|c| c.to_ascii_uppercase());
        let free = letters.find(|c| !taken.contains(c));
        if let Some(letter) = free {
            taken.push(letter);
            buttons.push((letter, offer));
        }
    }
    buttons
}

/// The button of a letter; a lower-case letter works too unless it is a key.
pub(crate) fn button(screen: &GameScreen, letter: char) -> Option<&Offer> {
    let wanted = if keys::is_taken(letter) { letter } else { letter.to_ascii_uppercase() };
    buttons(screen).into_iter().find(|(c, _)| *c == wanted).map(|(_, offer)| offer)
}

/// The log, oldest line first, and whether each line names a move.
pub(crate) fn log(screen: &GameScreen) -> Vec<(bool, String)> {
    if let Some(task) = screen.purpose.task() {
        return task.words().into_iter().map(|line| (false, line)).collect();
    }
    if screen.hides() {
        return screen.handover.log(screen.is_over());
    }
    let session = screen.session();
    let count = session.moves().len();
    let mut lines = Vec::new();
    for n in count.saturating_sub(40)..count {
        let Some(played) = session.played(n) else { continue };
        lines.push((true, format!("{}. {}", n + 1, played.offer.label)));
        lines.extend(played.told.iter().map(|line| (false, line.to_string())));
    }
    lines
}

/// The name of the thing under the cursor, and a note on it.
fn spoken(screen: &GameScreen, look: &Appearance) -> (String, String) {
    let HotspotId { zone, at } = screen.cursor.at;
    let Some(zone) = screen.table.zone(zone) else { return (String::new(), String::new()) };
    let dot = look.glyphs().dot;
    let with_zone = |name: String| format!("{name} {dot} {}", zone.name);
    match (at, &zone.body) {
        (ZonePosition::Card(n), _) => match zone.cards().nth(n) {
            Some(face) => (with_zone(face_name(face)), zone.note.to_string()),
            None => (zone.name.to_string(), zone.note.to_string()),
        },
        (ZonePosition::Slot(_), _) => (with_zone(text(&text::TUI_TABLE_FREE_PLACE).into()), zone.note.to_string()),
        (ZonePosition::Cell(cell), Body::Grid { tiles, .. }) => {
            let tile = tiles.iter().find(|tile| tile.cell == cell);
            let card = tile
                .and_then(|tile| tile.card.as_ref())
                .map_or_else(|| text(&text::TUI_TABLE_FREE_CELL).to_owned(), face_name);
            let tokens = tile.map(|tile| named(&tile.tokens, ", ")).unwrap_or_default();
            let name = [card, Value::Cell(cell).to_string(), tokens].into_iter().filter(|part| !part.is_empty());
            (name.collect::<Vec<_>>().join(&format!(" {dot} ")), zone.note.to_string())
        }
        (ZonePosition::Row(row), _) => (with_zone(say!(ZONE_ROW, n = row).to_string()), zone.note.to_string()),
        (ZonePosition::Column(column), _) => {
            (with_zone(say!(ZONE_COLUMN, n = column).to_string()), zone.note.to_string())
        }
        (ZonePosition::Entry(n), Body::List(entries)) => match entries.get(n) {
            Some(entry) => {
                let note = if entry.note.is_empty() { &zone.note } else { &entry.note };
                (format!("{}: {} {dot} {}", entry.name, entry.value, zone.name), note.to_string())
            }
            None => (zone.name.to_string(), zone.note.to_string()),
        },
        (_, body) => (whole(zone, body, dot), zone.note.to_string()),
    }
}

/// The short name of something on the table.
fn place_name(screen: &GameScreen, place: &Place, look: &Appearance) -> String {
    match place {
        Place::Card(_, card) => look.name(*card),
        Place::Cell(_, cell) => Value::Cell(*cell).to_string(),
        Place::GridRow(_, row) => say!(ZONE_ROW, n = *row).to_string(),
        Place::GridColumn(_, column) => say!(ZONE_COLUMN, n = *column).to_string(),
        Place::Entry(zone, id) => match screen.table.zone(zone).map(|zone| &zone.body) {
            Some(Body::List(entries)) => {
                entries.iter().find(|entry| entry.id == *id).map_or_else(|| id.clone(), |entry| entry.name.to_string())
            }
            _ => id.clone(),
        },
        Place::Zone(id) => screen.table.zone(id).map_or_else(|| (*id).to_owned(), |zone| zone.name.to_string()),
        _ => String::new(),
    }
}

/// The message that the dock cuts off, if it does.
pub(crate) fn cut_message(screen: &GameScreen) -> Option<String> {
    screen.viewport.targets.cut.clone()
}

/// The words on the hint: the guide's step, or its reason.
fn hint_words(screen: &GameScreen) -> Option<String> {
    let hint = screen.cursor.hint.as_ref()?;
    let Some(lesson) = screen.cursor.lesson.as_ref().filter(|lesson| lesson.offer == hint.offer) else {
        return Some(say!(TUI_TABLE_HINT, label = hint.offer.label, reason = hint.reason).to_string());
    };
    let (n, of, label) = (&lesson.number, &lesson.of, &lesson.offer.label);
    let guide = say!(TUI_TABLE_GUIDE, n, of, words = lesson.words, label);
    let last = screen.session().ply().checked_sub(1).and_then(|n| screen.session().played(n));
    let strayed = last.filter(|_| lesson.strayed).map(|last| {
        let events = Message::join(&last.told, " ");
        say!(TUI_TABLE_GUIDE_STRAYED, events, guide)
    });
    Some(strayed.unwrap_or(guide).to_string())
}

/// The left and right texts of the head line: the game and its position; its deal and whether the record is marked.
pub(super) fn head(screen: &GameScreen, look: &Appearance) -> (String, String) {
    let session = screen.session();
    let dot = look.glyphs().dot;
    let moves = session.moves().len();
    let mut left = vec![session.info().title.to_owned()];
    if let Some(chapter) = screen.purpose.chapter() {
        left.push(format!("{}: {}", chapter.campaign, chapter.title));
    }
    let mut right = Vec::new();
    match &screen.mode {
        Mode::Replay(replay) => {
            left.push(say!(REPLAY_AT, n = replay.ply(), of = replay.len()).to_string());
            right.push(text(&text::TUI_REPLAY_TITLE).to_owned());
        }
        Mode::Play(_) => left.push(say!(TUI_TABLE_MOVES, n = moves).to_string()),
    }
    if screen.hides() && !screen.is_over() {
        left.push(say!(TUI_TABLE_PLAYER, seat = screen.handover.seat.0 + 1).to_string());
    }
    if session.informed() && !screen.is_replay() {
        let is_solver_used = session.record().aids().uses(Aid::Solver) > 0;
        right.push(text(if is_solver_used { &text::MARK_SOLVER_USED } else { &text::MARK_PEEKED }).to_owned());
    }
    if session.is_physical() {
        left[0] = say!(SHARE_OWN_CARDS, game = left[0]).to_string();
    } else {
        right.push(say!(TUI_TABLE_DEAL, code = session.deal().code).to_string());
    }
    let join = |parts: Vec<String>| parts.join(&format!(" {dot} "));
    (join(left), join(right))
}

/// The names of tokens.
fn named(tokens: &[Token], between: &str) -> String {
    tokens.iter().map(ToString::to_string).collect::<Vec<_>>().join(between)
}

/// A card's full name with its orientation and badges.
fn face_name(face: &CardFace) -> String {
    let mut name = face.name.to_string();
    if face.turned {
        name = format!("{name}, {}", text(&text::TUI_TABLE_SIDEWAYS));
    }
    let new = face.unsaid(Language::current());
    if new.is_empty() { name } else { format!("{name} ({})", new.join(", ")) }
}

fn whole(zone: &Zone, body: &Body, dot: &str) -> String {
    match body {
        Body::Counter { value, max: Some(max) } => {
            say!(TUI_TABLE_OF, name = zone.name, n = value, of = max).to_string()
        }
        Body::Counter { value, max: None } => format!("{}: {value}", zone.name),
        Body::Stack { cards, .. } => {
            let top = cards.first().map_or_else(|| text(&text::TABLE_EMPTY).to_owned(), face_name);
            format!("{}: {} {dot} {top}", zone.name, say!(CARD_COUNT, n = cards.len()))
        }
        Body::Track { steps, now } => {
            let step = steps.get(*now).map_or("", |step| step.as_str());
            say!(TUI_TABLE_STEP, name = zone.name, step, n = now + 1, of = steps.len()).to_string()
        }
        _ => zone.name.to_string(),
    }
}
