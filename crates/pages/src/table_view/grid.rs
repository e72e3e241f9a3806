//! Grids.

use maud::{Markup, html};
use underdeck_cards::Cell;
use underdeck_game::{Language, Place, Tile, Token, Zone, say, text};

use super::{TableItem, TableView, card_place};
use crate::place;

/// The part of a grid that is drawn.
#[derive(Clone, Copy)]
struct Bounds {
    first: Cell,
    last: Cell,
}

impl Bounds {
    fn include(&mut self, cell: Cell) {
        self.first = Cell::new(self.first.row.min(cell.row), self.first.column.min(cell.column));
        self.last = Cell::new(self.last.row.max(cell.row), self.last.column.max(cell.column));
    }
}

impl TableView<'_> {
    pub(super) fn grid(&self, zone: &Zone, first: Cell, last: Cell, tiles: &[Tile]) -> (String, Markup) {
        let mut bounds = Bounds { first, last };
        let (mut cells, mut rows, mut columns) = (false, false, false);
        for place in self.choice.offers.iter().flat_map(|offer| offer.gesture.places()) {
            match place {
                Place::Cell(id, cell) if *id == zone.id => {
                    cells = true;
                    bounds.include(*cell);
                }
                Place::GridRow(id, _) if *id == zone.id => rows = true,
                Place::GridColumn(id, _) if *id == zone.id => columns = true,
                _ => {}
            }
        }
        if tiles.is_empty() && !cells && !rows && !columns {
            return ("grid".into(), self.nothing(&text::ZONE_NOTHING));
        }
        // Where the player stands on the grid and goes to cells of it, a tap on a card farther away walks there; not in a puzzle,
        // which judges each move.
        let walks = cells
            && !self.open
            && !self.choice.is_still()
            && tiles.iter().any(|tile| tile.tokens.contains(&Token::You));
        let (Bounds { first, last }, tall) = (bounds, usize::from(rows));
        let count = |from: i8, to: i8| usize::try_from(i16::from(to) - i16::from(from) + 1).unwrap_or(1).clamp(1, 60);
        let (wide, high) = (count(first.column, last.column), count(first.row, last.row));
        let body = html! {
            @if let Some([smaller, larger]) = self.sizes {
                p class="zooms" {
                    a class="button" href=(smaller) data-zoom="-1" aria-label={ (zone.name) ": " (self.site.say(&text::ZONE_SMALLER)) } { "−" }
                    a class="button" href=(larger) data-zoom="1" aria-label={ (zone.name) ": " (self.site.say(&text::ZONE_LARGER)) } { "+" }
                }
            }
            div class="scroll" tabindex="0" role="group" aria-label={ (zone.name) ": " (self.site.say(say!(ZONE_ROWS, rows = high, columns = wide))) } {
                div class={ "board n" (wide + tall) " r" (high) " z" (self.zoom) } {
                    @if columns {
                        div class="cells heads" {
                            @if rows { span class="corner" {} }
                            @for column in first.column..=last.column {
                                (self.line_button(&Place::GridColumn(zone.id, column)))
                            }
                        }
                    }
                    @for row in first.row..=last.row {
                        @let is_bare = !tiles.iter().any(|tile| tile.cell.row == row && tile.card.is_some());
                        div class={ "cells" @if is_bare { " bare" } } {
                            @if rows { (self.line_button(&Place::GridRow(zone.id, row))) }
                            @for column in first.column..=last.column {
                                (self.cell(zone, Cell::new(row, column), tiles, walks))
                            }
                        }
                    }
                }
            }
        };
        ("grid".into(), body)
    }

    fn cell(&self, zone: &Zone, cell: Cell, tiles: &[Tile], walks: bool) -> Markup {
        let tile = tiles.iter().find(|tile| tile.cell == cell);
        let at = Place::Cell(zone.id, cell);
        let spot = place::text(&at);
        let tokens = tile.map(|tile| tile.tokens.as_slice()).unwrap_or_default();
        // Most cells are empty and need no name.
        let also = || {
            let name = format!(", {}", place::name(self.site, self.choice.table, &at));
            tokens.iter().fold(name, |text, token| format!("{text}, {}", token.name(self.site.language)))
        };
        let face = tile.and_then(|tile| tile.card.as_ref());
        html! {
            div class={ "cell" @if !tokens.is_empty() { " held" } } {
                @match face {
                    Some(face) => {
                        @let by_card = card_place(zone, face).filter(|place| !self.choice.is_used(&spot) && self.choice.is_used(place));
                        @let is_way = walks && face.face_up && by_card.is_none() && !self.choice.is_used(&spot) && !tokens.contains(&Token::You);
                        (self.card(face, Some(by_card.unwrap_or(spot)), &also(), is_way))
                    }
                    None if self.choice.is_used(&spot) || !tokens.is_empty() => {
                        (TableItem::at(spot, "slot", format!("{}{}", self.site.say(&text::ZONE_EMPTY), also()), html! {}).markup(self))
                    }
                    None => span class="hole" {},
                }
                @for token in tokens { (pawn(token, self.site.language)) }
            }
        }
    }

    fn line_button(&self, at: &Place) -> Markup {
        let (place, name) = (place::text(at), place::name(self.site, self.choice.table, at));
        let inner = html! { span class="arrow" aria-hidden="true" {} span lang=[self.lang()] { (name) } };
        if !self.choice.is_pressed(&place) {
            return html! { span class={ "header" (self.choice.marks(&place)) } { (inner) } };
        }
        TableItem::at(place, "header", name, inner).markup(self)
    }
}

/// A token on a cell.
fn pawn(token: &Token, language: Language) -> Markup {
    let kind = if *token == Token::You { "pawn you" } else { "pawn" };
    html! {
        span class=(kind) title=(token.name(language)) aria-hidden="true" {
            svg viewBox="0 0 40 48" focusable="false" {
                ellipse class="shade" cx="20" cy="43" rx="15" ry="4" {}
                path class="body" d="M20 3A9 9 0 0 1 26 19C27 27 31 33 34 38 35 42 33 44 30 44H10C7 44 5 42 6 38 9 33 13 27 14 19A9 9 0 0 1 20 3Z" {}
                path class="shine" d="M16 8A6 6 0 0 1 20 5.500" {}
            }
            span { (token.name(language)) }
        }
    }
}
