//! Drawing the dock: the prompt, the thing under the cursor, the moves there, and the log.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use underdeck_game::{Offer, say};
use unicode_width::UnicodeWidthStr;

use crate::canvas::{paint, paragraph, put, put_cut, wrap};
use crate::keys::{Command, key_of};
use crate::text;
use crate::theme::Appearance;

/// The kind of a notice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Tone {
    /// Something was done.
    Done,
    /// Something cannot be done.
    Refused,
    /// A hint.
    Hint,
}

/// The contents of the dock.
#[derive(Default)]
pub(crate) struct Dock<'a> {
    pub(crate) prompt: &'a str,
    /// The lines of the field for a card or a roll, in place of buttons.
    pub(crate) field: u16,
    /// The names of the things picked up.
    pub(crate) picked: Vec<String>,
    /// The thing under the cursor, and more about it.
    pub(crate) name: String,
    pub(crate) note: String,
    /// The moves there, in the order of their numbers.
    pub(crate) offers: Vec<&'a Offer>,
    /// The spelling of the hinted move: it is always shown among the moves.
    pub(crate) hinted: Option<&'a str>,
    /// The moves made by buttons, and their letters.
    pub(crate) buttons: Vec<(char, &'a Offer)>,
    pub(crate) notice: Option<(Tone, String)>,
    /// The log, oldest line first, and whether each line names a move.
    pub(crate) log: Vec<(bool, String)>,
    pub(crate) is_over: bool,
    /// Whether the game was played to its end here: then the dock says what to do now.
    pub(crate) is_played: bool,
}

/// The areas of the parts of the dock.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct DockLayout {
    pub(crate) prompt: Rect,
    pub(crate) here: Rect,
    pub(crate) log: Rect,
    pub(crate) buttons: Rect,
}

/// The least width with a rail beside the board, and with the log beside the moves.
const RAIL: u16 = 150;
const LOG: u16 = 100;
/// The moves for which there is always room, and the most lines of a message while there are others.
const MOVES: u16 = 3;
const MESSAGE: u16 = 6;
/// A dock with fewer lines is low.
const LOW: u16 = 8;

impl DockLayout {
    /// Divides the screen between head and foot into the board, which has at least `least` lines, and the parts of the dock, which
    /// gets `need` lines below its prompt if it can, and no more if it `yields` the others to the board.
    pub(crate) fn of(area: Rect, prompt: &str, need: u16, yields: bool, least: u16) -> (Rect, Self) {
        let lines = |wide: u16| (wrap(prompt, wide.saturating_sub(4)).len() as u16).clamp(1, 3);
        if area.width >= RAIL {
            let rail = (area.width * 3 / 10).clamp(46, 72);
            let board = Rect { width: area.width - rail - 2, ..area };
            let prompt = Rect { x: board.right() + 2, width: rail, height: lines(rail), ..area };
            let here = Rect { y: prompt.bottom(), height: ((area.height - prompt.height) / 2).min(26), ..prompt };
            let buttons = Rect { y: here.bottom(), height: 1, ..prompt };
            let log = Rect { y: buttons.bottom(), height: area.bottom().saturating_sub(buttons.bottom()), ..prompt };
            return (board, Self { prompt, here, log, buttons });
        }
        let asked = lines(area.width);
        let usual = if yields { 0 } else { (area.height / 4 + 2).clamp(7, 15) };
        let high = usual.max(asked + need).min(area.height.saturating_sub(least));
        let board = Rect { height: area.height - high, ..area };
        let prompt = Rect { y: board.bottom(), height: asked, ..area };
        let buttons = Rect { y: area.bottom() - 1, height: 1, ..area };
        let middle = Rect { y: prompt.bottom(), height: buttons.y.saturating_sub(prompt.bottom()), ..area };
        let (here, log) = if area.width >= LOG {
            let left = area.width * 3 / 5;
            (Rect { width: left, ..middle }, Rect { x: middle.x + left + 1, width: middle.width - left - 1, ..middle })
        } else {
            (middle, Rect { height: 0, ..middle })
        };
        (board, Self { prompt, here, log, buttons })
    }

    /// Whether the dock is beside the board.
    pub(crate) const fn is_beside(&self) -> bool {
        self.buttons.y < self.log.y
    }

    /// Whether the log has an area of its own.
    pub(crate) const fn has_log(&self) -> bool {
        self.log.height > 0
    }

    /// Gives the lines that the board does not need to the dock below it.
    pub(crate) const fn raise(&mut self, lines: u16) {
        self.prompt.y -= lines;
        self.here.y -= lines;
        self.here.height += lines;
    }
}

impl Dock<'_> {
    /// The last message: a notice, or the words of the last move where no log shows them.
    pub(crate) fn said(&self, has_log: bool) -> Option<(Tone, String)> {
        self.notice.clone().or_else(|| {
            let last = self.log.iter().rev().take_while(|(is_move, _)| !is_move && !has_log);
            let words = last.map(|(_, line)| line.as_str()).collect::<Vec<_>>();
            let words = words.into_iter().rev().collect::<Vec<_>>().join(" ");
            (!words.is_empty()).then_some((Tone::Done, words))
        })
    }

    /// The lines below the prompt that a dock of this width needs: the message, the thing under the cursor, a few moves of the `most`
    /// at any place, the buttons.
    pub(crate) fn need(&self, wide: u16, most: usize) -> u16 {
        // Beside the log, the message has three fifths of the width.
        let room = if wide >= LOG { wide * 3 / 5 } else { wide };
        let said = self.said(wide >= LOG);
        let said = said.map_or(0, |(_, words)| wrap(&words, room.saturating_sub(2)).len() as u16);
        if self.field > 0 {
            return said + self.field;
        }
        let said = said.min(if self.notice.is_some() { MESSAGE } else { MESSAGE / 2 });
        let here = 1 + (most as u16).clamp(1, MOVES);
        said + here + u16::from(self.is_played) + button_lines(self, wide).clamp(1, 3)
    }
}

/// Draws the dock; returns where the buttons and numbered moves are, for the mouse.
pub(crate) fn draw(buffer: &mut Buffer, room: &DockLayout, dock: &Dock<'_>, look: &Appearance) -> DockTarget {
    let mut touch = DockTarget::default();
    // Many buttons take lines from the text above them.
    let is_below_prompt = room.prompt.bottom() == room.buttons.y;
    let more = match (dock.field, is_below_prompt) {
        (1.., _) => dock.field - 1,
        (0, true) => 0,
        (0, false) => button_lines(dock, room.buttons.width).clamp(1, 3) - 1,
    };
    let mut room = *room;
    room.buttons = Rect { y: room.buttons.y - more, height: 1 + more, ..room.buttons };
    for part in [&mut room.here, &mut room.log] {
        if part.y <= room.buttons.y && part.bottom() > room.buttons.y {
            part.height = room.buttons.y.saturating_sub(part.y);
        }
    }
    if dock.buttons.is_empty() && dock.field == 0 {
        // The line without buttons has another move.
        room.here.height = room.buttons.bottom() - room.here.y;
        if room.has_log() && !room.is_beside() {
            room.log.height = room.here.height;
        }
    }
    let room = &room;
    touch.field = room.buttons;
    prompt(buffer, room.prompt, dock, look);
    here(buffer, room, dock, look, &mut touch);
    if room.log.height > 0 {
        log(buffer, room.log, dock, look);
    }
    buttons(buffer, room.buttons, dock, look, &mut touch);
    touch
}

/// The parts of the dock that can be clicked.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct DockTarget {
    /// The area and spelling of each move drawn.
    pub(crate) moves: Vec<(Rect, String)>,
    /// The message, if it is cut off.
    pub(crate) cut: Option<String>,
    /// The area of the field for a card or a roll.
    pub(crate) field: Rect,
}

fn prompt(buffer: &mut Buffer, area: Rect, dock: &Dock<'_>, look: &Appearance) {
    let style = if dock.is_over { look.accent() } else { look.strong() };
    paint(buffer, area, look.band());
    let style = style.bg(look.band().bg.unwrap_or_default());
    let mark = format!(" {} ", look.glyphs().point);
    let lines = wrap(dock.prompt, area.width.saturating_sub(4));
    put(buffer, area.x, area.y, 3, &mark, look.accent().bg(look.band().bg.unwrap_or_default()));
    for (n, line) in lines.iter().take(area.height.into()).enumerate() {
        let is_cut = n + 1 == usize::from(area.height) && lines.len() > n + 1;
        let line = if is_cut { format!("{line} {}", lines[n + 1]) } else { line.clone() };
        put_cut(buffer, area.x + 3, area.y + n as u16, area.width.saturating_sub(4), &line, style, look.glyphs().more);
    }
}

fn here(buffer: &mut Buffer, room: &DockLayout, dock: &Dock<'_>, look: &Appearance, touch: &mut DockTarget) {
    let area = room.here;
    let more = look.glyphs().more;
    let wide = area.width.saturating_sub(2);
    let mut y = area.y;
    let bottom = area.bottom();
    let is_roomy = area.height >= 11 && room.has_log();
    let moves = (dock.offers.len() as u16).min(if area.height < 9 { MOVES } else { MOVES + 1 });
    let mut is_named = !dock.name.is_empty();
    let hinted = dock.hinted.and_then(|hinted| dock.offers.iter().position(|offer| offer.spelling == hinted));
    if is_roomy {
        rule(buffer, area, text(&text::TUI_TABLE_HERE), look);
        y += 1;
    }
    if let Some((tone, words)) = dock.said(room.has_log()) {
        let style = match tone {
            Tone::Done => look.dim(),
            Tone::Refused => look.alarm(),
            Tone::Hint => look.accent(),
        };
        // The moves stay below a long message, which takes the line of the name, and for the hinted move those of others on a low
        // screen. If it is cut then, a key shows all of it.
        let lines = wrap(&words, wide).len() as u16;
        let is_low = area.height < LOW && hinted.is_some();
        let kept = [moves + u16::from(moves > 0), moves, if is_low { moves.min(2) } else { moves }];
        let most = kept.map(|kept| (bottom - y).saturating_sub(kept).max(1));
        let most = most.into_iter().find(|most| lines <= *most).unwrap_or(most[2]);
        let is_cut = lines > most;
        let key = format!(" {}", key_of(Command::Story));
        let room = if is_cut { wide.saturating_sub(key.width() as u16) } else { wide };
        y = paragraph(buffer, Rect::new(area.x + 1, y, room, bottom - y), &words, style, most, more);
        if is_cut {
            touch.cut = Some(words);
            put(buffer, area.x + 1 + room, y - 1, wide - room, &key, look.accent());
        }
        is_named &= moves == 0 || bottom > y + moves;
    }
    if dock.is_played && dock.notice.is_none() && y < bottom {
        let room = Rect::new(area.x + 1, y, wide, bottom - y);
        y = paragraph(buffer, room, text(&text::TUI_SAY_IS_OVER), look.accent(), 2, more);
    }
    if !dock.picked.is_empty() && y < bottom {
        let words = say!(TUI_TABLE_PICKED, things = dock.picked.join(" "));
        let end = put_cut(buffer, area.x + 1, y, wide, &words, look.accent(), more) + 1;
        // On a small screen the things picked up share the line.
        if !is_roomy {
            let x = put(buffer, end, y, 2, look.glyphs().point, look.accent()) + 1;
            put_cut(buffer, x, y, (area.x + 1 + wide).saturating_sub(x), &dock.name, look.strong(), more);
        }
        y += 1;
    }
    if is_named && y < bottom && (is_roomy || dock.picked.is_empty()) {
        let name = dock.name.clone();
        let offers = dock.offers.len() as u16;
        let spare = (bottom - y).saturating_sub(offers.min(3));
        let most = if is_roomy {
            3
        } else if spare > 2 {
            2
        } else {
            1
        };
        y = paragraph(buffer, Rect::new(area.x + 1, y, wide, bottom - y), &name, look.strong(), most, more);
        let spare = (bottom - y).saturating_sub(2 * offers.min(2));
        if !dock.note.is_empty() && spare > 0 && y < bottom {
            let most = if is_roomy { 6 } else { spare.min(2) };
            y = paragraph(buffer, Rect::new(area.x + 1, y, wide, bottom - y), &dock.note, look.dim(), most, more);
        }
    }
    let each = if is_roomy { 4 } else { 2 };
    let (count, mut next, mut shown) = (dock.offers.len(), 0, 0);
    while next < count && y < bottom && (y + 1 < bottom || count - shown == 1) {
        let left = count - shown;
        // Each of the others keeps one line; the hinted one gets one in any case.
        let share = (bottom - y).saturating_sub(left as u16 - 1).clamp(1, each);
        if y + 2 == bottom && left > 2 {
            next = hinted.unwrap_or(0).max(next);
        }
        let top = y;
        y = offer(buffer, Rect::new(area.x + 1, y, wide, bottom - y), next, dock, share, look);
        touch.moves.push((Rect::new(area.x, top, area.width, y - top), dock.offers[next].spelling.clone()));
        (next, shown) = (next + 1, shown + 1);
    }
    if shown < count && y < bottom {
        put(buffer, area.x + 1, y, wide, &say!(TUI_TABLE_MORE, n = count - shown), look.dim());
    }
    if dock.offers.is_empty() && bottom > y + 1 {
        // The effects of the buttons, if there are lines left.
        y += u16::from(y > area.y && bottom - y > 2);
        let open = dock.buttons.iter().filter(|(_, offer)| offer.finality.is_open());
        for (letter, offer) in open.take(usize::from(bottom.saturating_sub(y))) {
            let x = put(buffer, area.x + 1, y, 2, &format!("{letter} "), look.accent());
            put_cut(buffer, x, y, wide.saturating_sub(2), &offer.effect, look.dim(), more);
            y += 1;
        }
    }
}

/// Draws a move: its number, label and effect. The hinted one is marked like the row of a list that the enter key chooses.
fn offer(buffer: &mut Buffer, area: Rect, n: usize, dock: &Dock<'_>, most: u16, look: &Appearance) -> u16 {
    let offer = dock.offers[n];
    let number = match offer.gesture {
        underdeck_game::Gesture::Number { value, .. } => format!("{value} "),
        _ if n < 9 => format!("{} ", n + 1),
        _ => "  ".into(),
    };
    let x = put(buffer, area.x, area.y, 4, &number, look.accent());
    // A move that throws the game away is not highlighted.
    let style = match offer.finality.is_open() {
        true if dock.hinted == Some(offer.spelling.as_str()) => look.cursor(),
        true => look.legal().add_modifier(Modifier::BOLD),
        false => look.dim(),
    };
    let all = area.right().saturating_sub(x);
    if offer.effect.is_empty() {
        put_cut(buffer, x, area.y, all, &offer.label, style, look.glyphs().more);
        return area.y + 1;
    }
    let (more, plain, head) = (look.glyphs().more, look.plain(), result(&offer.effect));
    // A cut effect ends with an ellipsis.
    let head = head.width() as u16 + 2 + u16::from(head.len() < offer.effect.len());
    let below = Rect::new(area.x + 2, area.y + 1, area.width - 2, most - 1);
    if most > 1 && offer.label.width() as u16 + head > all {
        put_cut(buffer, x, area.y, all, &offer.label, style, more);
        return paragraph(buffer, below, &offer.effect, plain, most - 1, more);
    }
    let x = labelled(buffer, Rect { x, width: all, ..area }, (&offer.label, style), (&offer.effect, plain), more);
    let lines = wrap(&offer.effect, area.right().saturating_sub(x));
    if lines.len() <= 1 || most == 1 {
        return area.y + 1;
    }
    // The first line follows the label, the others are below it.
    put(buffer, x, area.y, area.right() - x, &format!("{:1$}", lines[0], usize::from(area.right() - x)), plain);
    paragraph(buffer, below, &lines[1..].join(" "), plain, most - 1, more)
}

/// Writes a label and the effect behind it on one line; the label gives way to the result. Returns the column of the effect.
pub(crate) fn labelled(
    buffer: &mut Buffer,
    area: Rect,
    (label, style): (&str, Style),
    (effect, plain): (&str, Style),
    more: &str,
) -> u16 {
    // A cut effect ends with an ellipsis.
    let head = result(effect);
    let head = head.width() as u16 + 2 + u16::from(head.len() < effect.len());
    let x = put_cut(buffer, area.x, area.y, area.width.saturating_sub(head).max(area.width / 3), label, style, more);
    let x = put(buffer, x, area.y, 2, "  ", plain);
    put_cut(buffer, x, area.y, area.right().saturating_sub(x), effect, plain, more);
    x
}

/// The result with which an effect begins: `→ 16 ♥ (−4)` of `→ 16 ♥ (−4): 8 against 12`.
pub(crate) fn result(effect: &str) -> &str {
    let ends = [": ", "; ", ". ", ", "].iter().filter_map(|sign| effect.find(sign));
    effect[..ends.min().unwrap_or(effect.len())].trim_end_matches('.')
}

fn log(buffer: &mut Buffer, area: Rect, dock: &Dock<'_>, look: &Appearance) {
    rule(buffer, area, text(&text::TUI_TABLE_LOG), look);
    let wide = area.width.saturating_sub(2);
    let mut lines: Vec<(bool, String)> = Vec::new();
    for (is_move, words) in dock.log.iter().rev() {
        let wrapped = wrap(words, wide.saturating_sub(if *is_move { 0 } else { 2 }));
        lines.extend(wrapped.into_iter().rev().map(|line| (*is_move, line)));
        if lines.len() >= usize::from(area.height) {
            break;
        }
    }
    lines.truncate(usize::from(area.height.saturating_sub(1)));
    lines.reverse();
    for (n, (is_move, line)) in lines.iter().enumerate() {
        let (indent, style) = if *is_move { (1, look.dim()) } else { (3, look.plain()) };
        put(buffer, area.x + indent, area.y + 1 + n as u16, wide, line, style);
    }
}

/// Draws a horizontal line with a word in it.
pub(crate) fn rule(buffer: &mut Buffer, area: Rect, title: &str, look: &Appearance) {
    let line = crate::theme::style(look.palette().line, look.palette().table);
    for x in area.x..area.right() {
        put(buffer, x, area.y, 1, look.glyphs().rule, line);
    }
    if !title.is_empty() {
        put(buffer, area.x + 2, area.y, area.width.saturating_sub(3), &format!(" {title} "), look.dim());
    }
}

fn buttons(buffer: &mut Buffer, area: Rect, dock: &Dock<'_>, look: &Appearance, touch: &mut DockTarget) {
    let (mut x, mut y) = (area.x + 1, area.y);
    for (letter, offer) in &dock.buttons {
        let wide = button_width(offer);
        if x + wide > area.right() && x > area.x + 1 {
            (x, y) = (area.x + 1, y + 1);
        }
        if y >= area.bottom() {
            break;
        }
        let at = Rect::new(x, y, wide, 1).intersection(area);
        paint(buffer, at, look.band());
        put(buffer, x, y, 3, &format!(" {letter} "), look.cursor());
        let is_pressed = dock.hinted == Some(offer.spelling.as_str());
        let label = match offer.finality.is_open() {
            true if is_pressed => look.cursor(),
            true => look.band().add_modifier(Modifier::BOLD),
            false => look.band(),
        };
        put(buffer, x + 3, y, wide - 3, &format!(" {} ", offer.label), label);
        touch.moves.push((at, offer.spelling.clone()));
        x += wide + 2;
    }
}

/// The width of a button: its letter and label.
fn button_width(offer: &Offer) -> u16 {
    offer.label.width() as u16 + 5
}

/// The number of lines that all buttons take.
fn button_lines(dock: &Dock<'_>, wide: u16) -> u16 {
    let ends = dock.buttons.iter().fold((1, 1), |(x, y), (_, offer)| {
        let w = button_width(offer);
        if x + w > wide && x > 1 { (1 + w + 2, y + 1) } else { (x + w + 2, y) }
    });
    ends.1
}
