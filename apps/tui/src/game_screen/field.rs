//! The field for a card or a roll of a game with real cards: typed, or chosen in a grid of ranks and suits.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use underdeck_cards::{Card, Suit};
use underdeck_game::{Place, card_name, say};
use underdeck_play::{AnswerSet, CardReading, ChanceAnswer, Session, read_card};

use super::{GameScreen, Mode};
use crate::canvas::{put, put_cut};
use crate::keys::{self, Command};
use crate::text;
use crate::theme::Appearance;
use crate::view::dock::Tone;

/// The sides of a die whose roll is corrected.
const SIDES: u8 = 6;
/// The most cards that a question or a line of suggestions names.
const NAMED: usize = 13;

/// The question, and the player's input so far.
#[derive(Default)]
pub(crate) struct Field {
    asked: Option<Choice>,
    typed: String,
    /// The answer that the arrows or the mouse have chosen since the last typed character.
    at: Option<ChanceAnswer>,
    /// The entry that is corrected.
    correcting: Option<usize>,
    /// The area of each possible answer on the screen.
    spots: Vec<(Rect, ChanceAnswer)>,
}

/// A question with its possible answers and the grid of all of them.
struct Choice {
    question: String,
    possible: Vec<ChanceAnswer>,
    rows: Vec<Vec<ChanceAnswer>>,
}

/// The meaning of a typed text.
enum Reading {
    Nothing,
    One(ChanceAnswer),
    Several(Vec<ChanceAnswer>),
    None,
}

/// The result of a key in the field.
pub(crate) enum KeyResult {
    /// The field has handled it.
    Done,
    /// The key has this command at every table.
    Command(Command),
    /// The key is not one of the field.
    NotHere,
}

impl Choice {
    /// The question of a game with real cards, or of the correction of an entry.
    fn of(session: &dyn Session, correcting: Option<usize>) -> Option<Self> {
        if let Some(entry) = correcting {
            let (_, was) = session.entered().into_iter().find(|(n, _)| *n == entry)?;
            let question = match was {
                ChanceAnswer::Turned(_) => say!(TUI_FIELD_INSTEAD, was = name(was), entry = entry + 1),
                ChanceAnswer::Rolled(_) => say!(TUI_FIELD_INSTEAD_ROLL, was = name(was), entry = entry + 1),
            };
            let question = question.to_string();
            let possible: Vec<ChanceAnswer> = match was {
                ChanceAnswer::Turned(_) => session.deck().into_iter().map(ChanceAnswer::Turned).collect(),
                ChanceAnswer::Rolled(_) => (1..=SIDES).map(ChanceAnswer::Rolled).collect(),
            };
            return Some(Self { question, rows: rows(&possible), possible });
        }
        let asked = session.asked()?;
        let all = match &asked.answers {
            AnswerSet::Cards(_) => session.deck().into_iter().map(ChanceAnswer::Turned).collect(),
            AnswerSet::Die(_) => asked.answers.all(),
        };
        Some(Self { question: asked.question.to_string(), possible: asked.answers.all(), rows: rows(&all) })
    }
}

impl Field {
    /// An empty field for the question of a game, or for a correction of an entry.
    pub(super) fn of(session: &dyn Session, correcting: Option<usize>) -> Self {
        Self { asked: Choice::of(session, correcting), correcting, ..Self::default() }
    }

    /// The question, while one is asked.
    pub(super) fn question(&self) -> Option<&str> {
        self.asked.as_ref().map(|asked| asked.question.as_str())
    }

    /// The lines that the field and its grid take; 0 if nothing is asked.
    pub(super) fn lines(&self) -> u16 {
        self.asked.as_ref().map_or(0, |asked| asked.rows.len() as u16 + 1)
    }

    fn reading(&self, asked: &Choice) -> Reading {
        if self.typed.trim().is_empty() {
            return Reading::Nothing;
        }
        let cards: Vec<Card> = asked.possible.iter().filter_map(card_of).collect();
        if cards.is_empty() {
            let found: Vec<ChanceAnswer> =
                asked.possible.iter().copied().filter(|answer| number_of(*answer) == self.typed.trim()).collect();
            return found.first().map_or(Reading::None, |answer| Reading::One(*answer));
        }
        match read_card(&self.typed, &cards) {
            CardReading::One(card) => Reading::One(ChanceAnswer::Turned(card)),
            CardReading::Several(cards) => Reading::Several(cards.into_iter().map(ChanceAnswer::Turned).collect()),
            CardReading::None => Reading::None,
        }
    }

    /// Moves to the nearest possible answer in a direction.
    fn step(&mut self, dx: isize, dy: isize) {
        let Some(asked) = &self.asked else { return };
        let places = asked
            .rows
            .iter()
            .enumerate()
            .flat_map(|(y, row)| row.iter().enumerate().map(move |(x, answer)| (x as isize, y as isize, *answer)));
        let possible: Vec<_> = places.filter(|(.., answer)| asked.possible.contains(answer)).collect();
        let here = possible.iter().find(|(.., answer)| Some(*answer) == self.at);
        let Some(&(x, y, _)) = here else {
            self.at = possible.first().map(|(.., answer)| *answer);
            return;
        };
        let far = |(a, b, _): &&(isize, isize, ChanceAnswer)| {
            let (along, across) = if dx != 0 { ((a - x) * dx, (b - y).abs()) } else { ((b - y) * dy, (a - x).abs()) };
            (along > 0).then_some(along + 8 * across)
        };
        let next = possible.iter().filter(|place| far(place).is_some()).min_by_key(far);
        self.at = next.map_or(self.at, |(.., answer)| Some(*answer));
    }

    /// Goes to the next answer that the typed text may mean.
    pub(crate) fn next(&mut self) {
        let Some(asked) = &self.asked else { return };
        let found = match self.reading(asked) {
            Reading::Several(found) => found,
            Reading::One(one) => vec![one],
            Reading::Nothing => asked.possible.clone(),
            Reading::None => return,
        };
        let here = found.iter().position(|answer| Some(*answer) == self.at);
        self.at = found.get(here.map_or(0, |here| (here + 1) % found.len())).copied();
    }

    /// Draws the field: the typed text and its meaning, and the grid.
    pub(super) fn draw(&mut self, buffer: &mut Buffer, area: Rect, look: &Appearance) {
        self.spots.clear();
        let Some(asked) = &self.asked else { return };
        let more = look.glyphs().more;
        let wide = area.width.saturating_sub(2);
        let reading = self.reading(asked);
        let x = put(buffer, area.x + 1, area.y, 2, look.glyphs().point, look.accent());
        let x = put_cut(buffer, x + 1, area.y, wide / 2, &self.typed, look.strong(), more);
        let x = put(buffer, x, area.y, 1, " ", look.cursor());
        let (means, style) = match (&reading, self.at) {
            (_, Some(answer)) => (say!(TUI_FIELD_ENTER, card = long_name(answer)).to_string(), look.accent()),
            (Reading::One(answer), _) => (say!(TUI_FIELD_ENTER, card = long_name(*answer)).to_string(), look.accent()),
            (Reading::Several(found), _) => (names(found), look.plain()),
            (Reading::None, _) => (text(&text::TUI_FIELD_NONE).to_owned(), look.alarm()),
            (Reading::Nothing, _) => (text(&text::TUI_FIELD_TYPE).to_owned(), look.dim()),
        };
        put_cut(buffer, x + 2, area.y, (area.x + 1 + wide).saturating_sub(x + 2), &means, style, more);
        let columns = asked.rows.iter().map(Vec::len).max().unwrap_or(1).max(1) as u16;
        let cell = (wide / columns).clamp(3, 5);
        for (n, row) in asked.rows.iter().enumerate() {
            let y = area.y + 1 + n as u16;
            if y >= area.bottom() {
                break;
            }
            for (column, answer) in row.iter().enumerate() {
                let at = Rect::new(area.x + 1 + column as u16 * cell, y, cell, 1);
                let is_possible = asked.possible.contains(answer);
                let is_meant = match &reading {
                    Reading::One(one) => one == answer,
                    Reading::Several(found) => found.contains(answer),
                    _ => false,
                };
                let style = match self.at {
                    Some(here) if here == *answer => look.cursor(),
                    None if is_meant => look.accent(),
                    _ if is_possible => look.legal(),
                    _ => look.dim(),
                };
                // An impossible answer is a dim dot.
                let label = match answer {
                    ChanceAnswer::Turned(card) if is_possible => look.name(*card),
                    ChanceAnswer::Rolled(value) if is_possible => value.to_string(),
                    _ => look.glyphs().dot.to_owned(),
                };
                put(buffer, at.x, at.y, cell, &format!("{label:<3}"), style);
                if is_possible {
                    self.spots.push((at, *answer));
                }
            }
        }
    }
}

/// Handles a key while the game asks for a card or a roll. Every printable key goes into the field.
pub(crate) fn key(screen: &mut GameScreen, key: KeyEvent) -> KeyResult {
    if !(key.modifiers - KeyModifiers::SHIFT).is_empty() {
        return KeyResult::NotHere;
    }
    let is_empty = screen.field.typed.is_empty();
    match key.code {
        KeyCode::Char('?') if is_empty => return KeyResult::Command(Command::Help),
        KeyCode::Backspace if is_empty => return KeyResult::Command(Command::Undo),
        KeyCode::Esc if is_empty && screen.field.correcting.is_some() => screen.ask(None),
        KeyCode::Esc if is_empty && screen.field.at.is_none() => return KeyResult::Command(Command::Home),
        KeyCode::Char(' ') if is_empty => {}
        KeyCode::Char(c) => type_on(screen, |typed| typed.push(c)),
        KeyCode::Backspace => {
            type_on(screen, |typed| typed.truncate(typed.char_indices().next_back().map_or(0, |(at, _)| at)))
        }
        KeyCode::Esc => type_on(screen, String::clear),
        KeyCode::Left => screen.field.step(-1, 0),
        KeyCode::Right => screen.field.step(1, 0),
        KeyCode::Up => screen.field.step(0, -1),
        KeyCode::Down => screen.field.step(0, 1),
        KeyCode::Tab => screen.field.next(),
        KeyCode::Enter => accept(screen),
        _ => return KeyResult::NotHere,
    }
    KeyResult::Done
}

fn type_on(screen: &mut GameScreen, change: impl FnOnce(&mut String)) {
    change(&mut screen.field.typed);
    screen.field.at = None;
    screen.messages.clear();
}

/// Enters the answer that was chosen or typed, or says why there is none.
pub(crate) fn accept(screen: &mut GameScreen) {
    let Some(asked) = &screen.field.asked else { return };
    if let Some(answer) = screen.field.at {
        enter(screen, answer);
        return;
    }
    let typed = screen.field.typed.trim().to_owned();
    match screen.field.reading(asked) {
        Reading::One(answer) => enter(screen, answer),
        Reading::Nothing => screen.messages.refuse(text(&text::TUI_FIELD_EMPTY)),
        Reading::Several(found) => {
            screen.messages.refuse(say!(TUI_FIELD_WHICH, typed, cards = names(&found)));
        }
        Reading::None => match read_card(&typed, &screen.session().deck()) {
            // The game says where that card is.
            CardReading::One(card) => enter(screen, ChanceAnswer::Turned(card)),
            _ => {
                let is_card = asked.possible.iter().any(|answer| card_of(answer).is_some());
                screen.messages.refuse(match is_card {
                    true => say!(ENTRY_NO_CARD, typed),
                    false => say!(ENTRY_NO_ROLL, typed, most = asked.possible.len()),
                });
            }
        },
    }
}

/// Enters an answer, or puts it in place of the entry that is corrected.
fn enter(screen: &mut GameScreen, answer: ChanceAnswer) {
    let Some(entry) = screen.field.correcting else {
        screen.apply(underdeck_play::Command::Play(answer.to_string()));
        return;
    };
    let context = screen.context();
    let Mode::Play(tree) = &mut screen.mode else { return };
    match tree.apply(underdeck_play::Command::CorrectEntry { entry, right: answer }, context) {
        Ok(_) => {
            let corrected = tree.corrected().map_or_else(Vec::new, underdeck_play::Corrected::said);
            screen.handover.clear_log();
            screen.arrive();
            let said: Vec<String> = corrected.iter().map(ToString::to_string).collect();
            screen.messages.show(Tone::Done, said.join(" "));
            screen.pending.has_just_ended = screen.is_over();
        }
        Err(why) => screen.messages.refuse(why.to_string()),
    }
}

/// Handles the mouse while the game asks for a card or a roll: an answer in the grid is entered, a card that was entered is corrected. Returns
/// whether the event was one of these.
pub(super) fn mouse(screen: &mut GameScreen, event: MouseEvent) -> bool {
    let at = Position::new(event.column, event.row);
    let answer = screen.field.spots.iter().find(|(area, _)| area.contains(at)).map(|(_, answer)| *answer);
    match (event.kind, answer) {
        (MouseEventKind::Moved, Some(_)) => screen.field.at = answer,
        (MouseEventKind::Down(MouseButton::Left), Some(answer)) => enter(screen, answer),
        (MouseEventKind::Down(MouseButton::Left), None) => match entry_at(screen, event.column, event.row) {
            Some(entry) => screen.correct(entry),
            None => return false,
        },
        _ => return false,
    }
    true
}

/// The last entry of the card at a position of the screen.
fn entry_at(screen: &GameScreen, x: u16, y: u16) -> Option<usize> {
    let mark = screen.viewport.spot_at(x, y)?;
    let spot = screen.viewport.board.spot(mark)?;
    let card = spot.places.iter().find_map(|place| match place {
        Place::Card(_, card) => Some(*card),
        _ => None,
    })?;
    let entered = screen.session().entered();
    entered.iter().rfind(|(_, answer)| *answer == ChanceAnswer::Turned(card)).map(|(entry, _)| *entry)
}

/// The key of a command while printable keys go into the field.
pub(super) fn key_of(command: Command) -> &'static str {
    match command {
        Command::Undo => "backspace",
        Command::Correct => "ctrl-x",
        Command::Home => "esc",
        command => keys::key_of(command),
    }
}

/// All answers in rows: cards by suit, then the jokers; a die in one row.
fn rows(all: &[ChanceAnswer]) -> Vec<Vec<ChanceAnswer>> {
    let of = |suit: Option<Suit>| -> Vec<ChanceAnswer> {
        all.iter().copied().filter(|answer| card_of(answer).is_some_and(|card| card.suit() == suit)).collect()
    };
    let dice: Vec<ChanceAnswer> = all.iter().copied().filter(|answer| card_of(answer).is_none()).collect();
    let cards = Suit::ALL.into_iter().map(Some).chain([None]).map(of);
    cards.chain([dice]).filter(|row| !row.is_empty()).collect()
}

const fn card_of(answer: &ChanceAnswer) -> Option<Card> {
    match answer {
        ChanceAnswer::Turned(card) => Some(*card),
        ChanceAnswer::Rolled(_) => None,
    }
}

fn number_of(answer: ChanceAnswer) -> String {
    match answer {
        ChanceAnswer::Turned(_) => String::new(),
        ChanceAnswer::Rolled(value) => value.to_string(),
    }
}

/// The short name of an answer.
pub(crate) fn name(answer: ChanceAnswer) -> String {
    match answer {
        ChanceAnswer::Turned(card) => card.symbol(),
        ChanceAnswer::Rolled(value) => value.to_string(),
    }
}

fn long_name(answer: ChanceAnswer) -> String {
    match answer {
        ChanceAnswer::Turned(card) => format!("{}, {}", card.symbol(), card_name(card)),
        ChanceAnswer::Rolled(value) => value.to_string(),
    }
}

fn names(answers: &[ChanceAnswer]) -> String {
    let mut named: Vec<String> = answers.iter().take(NAMED).map(|answer| name(*answer)).collect();
    if answers.len() > NAMED {
        named.push("…".to_owned());
    }
    named.join(" ")
}
