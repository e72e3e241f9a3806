//! A position with the move played and the best one side by side.

use std::collections::HashSet;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use underdeck_coach::{Judged, Review};
use underdeck_game::{Message, Offer, Selection, Table, say};

use crate::board::Board;
use crate::canvas::{paint, paragraph, put_cut};
use crate::text;
use crate::theme::Appearance;
use crate::view::board::{Scene, draw};

/// The least width of half a screen that has a board of its own.
const HALF: u16 = 58;
/// The most lines of the coach's words, and of the effect of a move.
const SAID: u16 = 3;
const EFFECT: u16 = 3;

/// Two moves from the position on the screen.
pub(crate) struct MoveComparison {
    said: String,
    sides: [Side; 2],
}

struct Side {
    title: String,
    effect: String,
    offer: Option<Offer>,
}

impl MoveComparison {
    /// The slip of a review at the position of this table.
    pub(crate) fn of(table: &Table, review: &Review, slip: &Judged) -> Self {
        let side = |id, spelling: &str, value| {
            let offer = table.offers.iter().find(|offer| offer.spelling == spelling).cloned();
            let label = offer.as_ref().map_or(spelling, |offer| offer.label.as_str());
            Side {
                title: Message::of(id, vec![("move", label.into()), ("value", review.value(value).into())]).to_string(),
                effect: offer.as_ref().map_or_else(String::new, |offer| offer.effect.to_string()),
                offer,
            }
        };
        Self {
            said: say!(TUI_COACH_AT, n = slip.ply, words = review.slip(slip)).to_string(),
            sides: [
                side(&text::TUI_COACH_PLAYED, &slip.played, slip.played_value),
                side(&text::TUI_COACH_BETTER, &slip.best, slip.best_value),
            ],
        }
    }

    /// Draws the coach's words, and below them the two moves. Each has its table, on which the move is highlighted; on a small screen both are above
    /// one table, on which the better move is highlighted.
    pub(super) fn draw(&self, table: &Table, buffer: &mut Buffer, area: Rect, look: &Appearance) {
        let more = look.glyphs().more;
        let inner = Rect { x: area.x + 1, width: area.width - 2, ..area };
        let y = paragraph(buffer, inner, &self.said, look.plain(), SAID, more);
        let half = (inner.width - 2) / 2;
        let [left, right] =
            [0, half + 2].map(|x| Rect { x: inner.x + x, y, width: half, height: area.bottom().saturating_sub(y) });
        let mut below = y;
        for (side, at) in self.sides.iter().zip([left, right]) {
            put_cut(buffer, at.x, at.y, at.width, &side.title, look.accent(), more);
            let words = Rect { y: at.y + 1, height: at.height.saturating_sub(1), ..at };
            below = below.max(paragraph(buffer, words, &side.effect, look.dim(), EFFECT, more));
        }
        let rest = |at: Rect| Rect { y: below, height: area.bottom().saturating_sub(below), ..at };
        if half >= HALF {
            for (side, at) in self.sides.iter().zip([left, right]) {
                small_board(table, buffer, rest(at), side.offer.as_ref(), look);
            }
        } else {
            small_board(table, buffer, rest(inner), self.sides[1].offer.as_ref(), look);
        }
    }
}

/// Draws the table with one move highlighted, scrolled to it.
fn small_board(table: &Table, buffer: &mut Buffer, area: Rect, offer: Option<&Offer>, look: &Appearance) {
    let table = Table { offers: offer.into_iter().cloned().collect(), ..table.clone() };
    let highlighted: Vec<_> = offer.iter().flat_map(|offer| offer.gesture.places()).cloned().collect();
    let at = |board: &Board| highlighted.iter().find_map(|place| board.find(place)).map(|spot| (spot.mark, spot.area));
    let first = at(&Board::of(&table, area.width, area.height, None, look)).map(|(mark, _)| mark);
    let board = Board::of(&table, area.width, area.height, first, look);
    let scroll = at(&board).map_or(0, |(_, spot)| spot.bottom().saturating_sub(area.height));
    let mut whole = Buffer::empty(Rect::new(0, 0, area.width, board.height.max(area.height + scroll)));
    let all = *whole.area();
    paint(&mut whole, all, look.plain());
    let (selection, away) = (Selection::of(&table, &[]), HashSet::new());
    let scene = Scene {
        table: &table,
        selection: &selection,
        board: &board,
        cursor: None,
        look,
        fresh: &[],
        away: &away,
        hinted: &highlighted,
    };
    draw(&mut whole, &scene);
    board.copy_lines(&whole, scroll, buffer, area);
    if scroll > 0 || scroll + area.height < board.height {
        put_cut(
            buffer,
            area.x,
            area.bottom() - 1,
            area.width,
            text(&text::TUI_COACH_PART),
            look.dim(),
            look.glyphs().more,
        );
    }
}
