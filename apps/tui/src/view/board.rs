//! Drawing the zones of a table at their places on the board.

use std::collections::HashSet;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use underdeck_game::{Body, Place, Selection, Table, Zone};

use super::{Shown, draw_card, zone};
use crate::board::{Block, Board, GridShape, HotspotId, Shape, ZonePosition};
use crate::canvas::put;
use crate::highlight::{Highlight, glow};
use crate::theme::Appearance;

/// Everything needed to draw a table.
pub(crate) struct Scene<'a> {
    pub(crate) table: &'a Table,
    pub(crate) selection: &'a Selection<'a>,
    pub(crate) board: &'a Board,
    /// The hotspot under the cursor; `None` if the cursor is on a button.
    pub(crate) cursor: Option<HotspotId>,
    pub(crate) look: &'a Appearance,
    /// Hotspots whose thing has just arrived or changed.
    pub(crate) fresh: &'a [HotspotId],
    /// Zones and indices of cards that are still moving there, drawn empty.
    pub(crate) away: &'a HashSet<(&'static str, usize)>,
    /// The places at which the hint points.
    pub(crate) hinted: &'a [Place],
}

/// Draws the whole board into a buffer of its own size.
pub(crate) fn draw(buffer: &mut Buffer, scene: &Scene<'_>) {
    for block in &scene.board.blocks {
        let zone = &scene.table.zones[block.zone];
        match block.shape {
            Shape::Track => zone::track(buffer, block.area, zone, scene.look, scene.shown(zone, ZonePosition::Whole)),
            Shape::Counter { bar } => {
                zone::counter(buffer, block.area, zone, scene.look, scene.shown(zone, ZonePosition::Whole), bar);
            }
            Shape::Cards { .. } | Shape::Chips => cards(buffer, scene, block, zone),
            Shape::Pile { width, height } => pile(buffer, scene, block, zone, width, height),
            Shape::Tag => {
                let cards: Vec<&underdeck_game::CardFace> = zone.cards().collect();
                zone::tag(buffer, block.area, zone, &cards, scene.look, scene.shown(zone, ZonePosition::Whole));
            }
            Shape::List { name } => list(buffer, scene, block, zone, name),
            Shape::Grid(shape) => grid(buffer, scene, block, zone, &shape),
        }
    }
}

impl Scene<'_> {
    /// Whether the hint points at a hotspot.
    fn aims_at(&self, zone: &Zone, at: ZonePosition) -> bool {
        crate::board::places(zone, at).iter().any(|place| self.hinted.contains(place))
    }

    /// How a hotspot is shown; a title that is not one is plain.
    fn shown(&self, zone: &Zone, at: ZonePosition) -> Shown {
        let mark = HotspotId { zone: zone.id, at };
        let Some(spot) = self.board.spot(mark) else {
            return Shown::PLAIN;
        };
        let is_hinted = spot.places.iter().any(|place| self.hinted.contains(place));
        let glow = match glow(self.selection, spot) {
            Highlight::None | Highlight::Can if is_hinted => Highlight::Target,
            glow => glow,
        };
        Shown { glow, cursor: self.cursor == Some(mark), fresh: self.fresh.contains(&mark), is_flat: false }
    }
}

/// Draws the title of a zone.
fn title(buffer: &mut Buffer, scene: &Scene<'_>, block: &Block, zone: &Zone) {
    zone::title(buffer, Rect { height: 1, ..block.area }, zone, scene.look, scene.shown(zone, ZonePosition::Whole));
}

fn cards(buffer: &mut Buffer, scene: &Scene<'_>, block: &Block, zone: &Zone) {
    title(buffer, scene, block, zone);
    let faces: Vec<_> = zone.cards().collect();
    let mut is_bare = true;
    for spot in scene.board.spots.iter().filter(|spot| spot.mark.zone == zone.id) {
        let n = match spot.mark.at {
            ZonePosition::Card(n) | ZonePosition::Slot(n) => n,
            _ => continue,
        };
        is_bare = false;
        let is_away = scene.away.contains(&(zone.id, n));
        let face = faces.get(n).copied().filter(|_| !is_away);
        draw_card(buffer, spot.area, face, &[], scene.look, scene.shown(zone, spot.mark.at));
    }
    if is_bare {
        nothing(buffer, scene, block, zone);
    }
}

fn nothing(buffer: &mut Buffer, scene: &Scene<'_>, block: &Block, zone: &Zone) {
    let words = crate::text(&crate::text::TABLE_EMPTY);
    let (x, y) = match block.area.height {
        1 => (block.area.x + crate::board::width(&zone.name) + 1, block.area.y),
        _ => (block.area.x, block.area.y + 1),
    };
    put(buffer, x, y, block.area.right().saturating_sub(x).max(6), words, scene.look.dim());
}

fn pile(buffer: &mut Buffer, scene: &Scene<'_>, block: &Block, zone: &Zone, width: u16, height: u16) {
    let Body::Stack { cards, .. } = &zone.body else { return };
    let shown = scene.shown(zone, ZonePosition::Whole);
    zone::title(buffer, Rect { height: 1, ..block.area }, zone, scene.look, Shown { cursor: false, ..shown });
    let area = Rect::new(block.area.x, block.area.y + 1, width, height);
    let from = usize::from(scene.away.contains(&(zone.id, 0)) && !cards.is_empty());
    zone::pile(buffer, area, &cards[from..], scene.look, shown);
}

fn list(buffer: &mut Buffer, scene: &Scene<'_>, block: &Block, zone: &Zone, name: u16) {
    title(buffer, scene, block, zone);
    let Body::List(entries) = &zone.body else { return };
    if entries.is_empty() {
        put(
            buffer,
            block.area.x + 1,
            block.area.y + 1,
            block.area.width,
            crate::text(&crate::text::TABLE_NOTHING),
            scene.look.dim(),
        );
    }
    for spot in scene.board.spots.iter().filter(|spot| spot.mark.zone == zone.id) {
        if let ZonePosition::Entry(n) = spot.mark.at
            && let Some(entry) = entries.get(n)
        {
            zone::entry(buffer, spot.area, entry, name, scene.look, scene.shown(zone, spot.mark.at));
        }
    }
}

fn grid(buffer: &mut Buffer, scene: &Scene<'_>, block: &Block, zone: &Zone, shape: &GridShape) {
    let Body::Grid { tiles, .. } = &zone.body else { return };
    let (look, area) = (scene.look, block.area);
    title(buffer, scene, block, zone);
    let glyphs = look.glyphs();
    for column in shape.first.column..=shape.last.column {
        let cell = shape.cell(area, underdeck_cards::Cell::new(shape.first.row, column));
        let shown = scene.shown(zone, ZonePosition::Column(column));
        let text = format!("{:^width$}", format!("c{column}"), width = usize::from(shape.width));
        put(buffer, cell.x, area.y + 1, shape.width, &text, label(look, shown));
    }
    for row in shape.first.row..=shape.last.row {
        let cell = shape.cell(area, underdeck_cards::Cell::new(row, shape.first.column));
        let shown = scene.shown(zone, ZonePosition::Row(row));
        put(buffer, area.x, cell.y + (shape.height - 1) / 2, shape.margin, &format!("r{row}"), label(look, shown));
    }
    // Marks the sides on which the grid continues.
    let hidden = [
        (shape.first.column > shape.all.0.column, area.x, glyphs.left),
        (shape.last.column < shape.all.1.column, area.right().saturating_sub(1), glyphs.right),
        (shape.first.row > shape.all.0.row, area.x + 2, glyphs.up),
        (shape.last.row < shape.all.1.row, area.x + 3, glyphs.down),
    ];
    for (is_hidden, x, glyph) in hidden {
        if is_hidden {
            put(buffer, x, area.y + 1, 1, glyph, look.accent());
        }
    }
    for cell in shape.cells() {
        let at = ZonePosition::Cell(cell);
        let tile = tiles.iter().find(|tile| tile.cell == cell);
        let mut shown = Shown { is_flat: shape.is_flat, ..scene.shown(zone, at) };
        // A row or column under the cursor is highlighted as a whole.
        let aims = |line: ZonePosition| {
            let shown = scene.shown(zone, line);
            shown.glow != Highlight::None && (shown.cursor || scene.aims_at(zone, line))
        };
        if aims(ZonePosition::Row(cell.row)) || aims(ZonePosition::Column(cell.column)) {
            shown.glow = Highlight::Target;
        }
        let area = shape.cell(area, cell);
        match tile {
            Some(tile) => draw_card(buffer, area, tile.card.as_ref(), &tile.tokens, look, shown),
            None if scene.board.spot(HotspotId { zone: zone.id, at }).is_some() => {
                draw_card(buffer, area, None, &[], look, shown);
            }
            None => {}
        }
    }
}

/// The name of a row or column.
fn label(look: &Appearance, shown: Shown) -> ratatui::style::Style {
    match (shown.cursor, shown.glow) {
        (true, _) => look.cursor(),
        (_, Highlight::None) => look.dim(),
        _ => look.legal(),
    }
}
