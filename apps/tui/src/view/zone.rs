//! Drawing counters, tracks, lists and piles.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use underdeck_game::{Body, CardFace, Entry, Good, Zone};
use unicode_width::UnicodeWidthStr;

use super::{Shown, draw_card};
use crate::board::value_place;
use crate::canvas::{heading, paint, put, put_cut, shorten, squeeze, wrap};
use crate::highlight::Highlight;
use crate::text;
use crate::theme::{Appearance, style};

/// The title of a zone.
pub(super) fn title(buffer: &mut Buffer, area: Rect, zone: &Zone, look: &Appearance, shown: Shown) {
    let count = match &zone.body {
        Body::Stack { cards, .. } => format!(" {}", cards.len()),
        Body::Row { cards, places } if *places == 0 && cards.len() > 1 => format!(" {}", cards.len()),
        _ => String::new(),
    };
    let style = named(look, shown);
    let more = look.glyphs().more;
    let x = put_cut(buffer, area.x, area.y, area.width, &heading(&zone.name, area.width, more), style, more);
    put(buffer, x, area.y, area.right().saturating_sub(x), &count, look.dim());
}

/// The style of a name.
fn named(look: &Appearance, shown: Shown) -> ratatui::style::Style {
    match (shown.cursor, shown.glow) {
        (true, _) => look.cursor(),
        (_, Highlight::Picked) => look.accent(),
        (_, Highlight::Target | Highlight::Further) => look.legal().add_modifier(Modifier::BOLD | Modifier::UNDERLINED),
        _ => look.strong(),
    }
}

/// A number with its bar.
pub(super) fn counter(buffer: &mut Buffer, area: Rect, zone: &Zone, look: &Appearance, shown: Shown, bar: u16) {
    let Body::Counter { value, max } = &zone.body else { return };
    let x = match look.glyphs().sign(zone.icon.symbol) {
        Some(icon) => put(buffer, area.x, area.y, area.width, icon, look.accent()) + 1,
        None => area.x,
    };
    let style = if shown.cursor || shown.glow != Highlight::None { named(look, shown) } else { look.plain() };
    let x = put(buffer, x, area.y, area.right().saturating_sub(x), &zone.name, style);
    let number = max.map_or_else(|| value.to_string(), |max| format!("{value}/{max}"));
    let style = if shown.fresh { look.accent() } else { look.strong() };
    let mut x = put(buffer, x + 1, area.y, area.right().saturating_sub(x + 1), &number, style);
    if let (Some(max), true) = (max, bar > 0) {
        let full = if *max > 0 { (*value).clamp(0, *max) * i64::from(bar) } else { 0 };
        let full = if *max > 0 { (full + max - 1) / max } else { 0 };
        let palette = look.palette();
        // A low number is red, and so is a harmful one.
        let is_red = match zone.good {
            Good::High => 10 * value < 3 * max,
            Good::Low => true,
            Good::Neither => false,
        };
        let colour = if is_red { palette.alarm } else { palette.full };
        x += 1;
        for n in 0..i64::from(bar) {
            let (glyph, colour) = match n < full {
                true => (look.glyphs().bar[0], colour),
                false => (look.glyphs().bar[1], palette.line),
            };
            x = put(buffer, x, area.y, 1, glyph, crate::theme::style(colour, palette.table));
        }
    }
}

/// Steps on one line, the current one marked.
pub(super) fn track(buffer: &mut Buffer, area: Rect, zone: &Zone, look: &Appearance, shown: Shown) {
    let Body::Track { steps, now } = &zone.body else { return };
    let mut x = put(buffer, area.x, area.y, area.width, &zone.name, named(look, shown)) + 2;
    let all: usize = steps.iter().map(|step| step.width() + 3).sum();
    let is_tight = all > usize::from(area.right().saturating_sub(x));
    for (n, step) in steps.iter().enumerate() {
        if is_tight && n + 2 < *now && n > 0 {
            continue;
        }
        let room = area.right().saturating_sub(x);
        if step.width() + 2 > room.into() {
            put(buffer, x, area.y, room, look.glyphs().more, look.dim());
            break;
        }
        if n == *now {
            let text = format!(" {} {step} ", look.glyphs().now);
            x = put(buffer, x, area.y, room, &text, look.cursor());
        } else {
            x = put(buffer, x, area.y, room, &format!(" {step} "), look.dim());
        }
        if n + 1 < steps.len() {
            x = put(buffer, x, area.y, area.right().saturating_sub(x), look.glyphs().dot, look.dim());
        }
    }
}

/// An entry of a list.
pub(super) fn entry(buffer: &mut Buffer, area: Rect, entry: &Entry, name: u16, look: &Appearance, shown: Shown) {
    if shown.cursor {
        paint(buffer, Rect { x: area.x, ..area }, look.cursor());
    }
    let base = if shown.cursor { look.cursor() } else { look.plain() };
    let (lead, style) = match (shown.cursor, shown.glow) {
        (true, Highlight::Picked) => (look.glyphs().chosen, base),
        (true, _) => (look.glyphs().point, base),
        (_, Highlight::Picked) => (look.glyphs().chosen, look.accent()),
        (_, Highlight::Target | Highlight::Further) => (look.glyphs().point, look.legal().add_modifier(Modifier::BOLD)),
        (_, Highlight::Can) => (look.glyphs().point, look.legal()),
        _ => (" ", base),
    };
    put(buffer, area.x, area.y, 1, lead, style);
    let called = if shown.glow == Highlight::None && !shown.cursor { look.dim() } else { base };
    let (x, first, room) = value_place(area.width, name);
    let name = name.min(area.width.saturating_sub(1));
    put(buffer, area.x + 1, area.y, name, &shorten(&entry.name, name), called);
    let value = if shown.fresh && !shown.cursor { look.accent() } else { base };
    let (lines, most) = (wrap(&entry.value, room), usize::from(area.height.saturating_sub(first)));
    for (n, line) in lines.iter().take(most).enumerate() {
        let is_cut = n + 1 == most && lines.len() > n + 1;
        let line = if is_cut { lines[n..].join(" ") } else { line.clone() };
        put(buffer, area.x + x, area.y + first + n as u16, room, &squeeze(&line, room, look.glyphs().more), value);
    }
}

/// A pile: its top card, and an edge if there is more below.
pub(super) fn pile(buffer: &mut Buffer, area: Rect, cards: &[CardFace], look: &Appearance, shown: Shown) {
    if cards.len() > 1 && area.width > 3 {
        // The edges of the cards below.
        let palette = look.palette();
        let below = style(palette.line, palette.table);
        let x = area.right() - 1;
        for y in area.y + 1..area.bottom() {
            put(buffer, x, y, 1, look.glyphs().thin[5], below);
        }
    }
    let area = Rect { width: area.width - 1, ..area };
    draw_card(buffer, area, cards.first(), &[], look, shown);
}

/// A pile in a few words: how many cards, and the top one.
pub(super) fn tag(buffer: &mut Buffer, area: Rect, zone: &Zone, cards: &[&CardFace], look: &Appearance, shown: Shown) {
    let top = cards.first().filter(|_| matches!(zone.body, Body::Stack { .. }));
    let count = if cards.is_empty() { text(&text::TABLE_EMPTY).to_owned() } else { cards.len().to_string() };
    let wide = area.width.saturating_sub(count.width() as u16 + 1 + if top.is_some() { 6 } else { 0 });
    let x = put_cut(
        buffer,
        area.x,
        area.y,
        wide,
        &heading(&zone.name, wide, look.glyphs().more),
        named(look, shown),
        look.glyphs().more,
    ) + 1;
    let style = if cards.is_empty() { look.dim() } else { look.plain() };
    let x = put(buffer, x, area.y, area.right().saturating_sub(x), &count, style) + 1;
    if let Some(top) = top {
        let room = Rect { x, width: 5.min(area.right().saturating_sub(x)), ..area };
        draw_card(buffer, room, Some(top), &[], look, Shown { cursor: false, ..shown });
    }
}
