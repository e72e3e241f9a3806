//! The pages of a table on a small screen: the tracks and counters stay, and one group of zones is visible at a time.

use ratatui::layout::Rect;
use underdeck_game::{Body, Table};

use super::flow::{Fit, groups, rest, top, zones_of};
use super::{Board, GridShape, HotspotId, Shape, Tight};

/// Lays out a table in pages of `high` lines, one below the other; the screen scrolls from page to page.
pub(super) fn lay(table: &Table, wide: u16, high: u16, cursor: Option<HotspotId>) -> Board {
    let mut board = Board::default();
    let (y, grids) = top(&mut board, table, wide, Fit::of(Tight::Least));
    // The names of the pages are below the counters.
    board.pinned = y + 1;
    let room = high.saturating_sub(board.pinned).max(3);
    let mut y = board.pinned;
    for n in grids {
        let shape = GridShape::fit(table, &table.zones[n], wide, room, cursor);
        let (w, h) = shape.size();
        board.pages.push((y, table.zones[n].name.clone()));
        board.add(table, n, Rect::new(0, y, w, h), Shape::Grid(shape));
        y += h.max(room);
    }
    for zones in packed(table, wide, room) {
        let laid = Tight::ALL.into_iter().map(|tight| {
            let mut page = Board { blocks: board.blocks.clone(), spots: board.spots.clone(), ..Board::default() };
            page.height = groups(&mut page, table, &zones, Rect::new(0, y, wide, 0), Fit::of(tight));
            page
        });
        let mut laid: Vec<Board> = laid.collect();
        let fits = laid.iter().position(|page| page.height <= y + room).unwrap_or(laid.len() - 1);
        let page = laid.swap_remove(fits);
        (board.blocks, board.spots) = (page.blocks, page.spots);
        let names = [&table.zones[zones[0]].name];
        let more = if zones.len() > 1 { format!(" +{}", zones.len() - 1) } else { String::new() };
        board.pages.push((y, format!("{}{more}", names[0])));
        y = page.height.max(y + room);
    }
    board.height = y;
    board
}

/// The zones of each page: the cards, then as many lists as fit together.
fn packed(table: &Table, wide: u16, room: u16) -> Vec<Vec<usize>> {
    let is_list = |body: &Body| matches!(body, Body::List(_));
    let cards: Vec<usize> = rest(table).into_iter().filter(|&n| !is_list(&table.zones[n].body)).collect();
    let mut pages: Vec<Vec<usize>> = if cards.is_empty() { Vec::new() } else { vec![cards] };
    let first = pages.len();
    for n in zones_of(table, is_list) {
        if let Some(page) = pages.get_mut(first..).and_then(<[_]>::last_mut) {
            let with: Vec<usize> = page.iter().copied().chain([n]).collect();
            let area = Rect::new(0, 0, wide, 0);
            if groups(&mut Board::default(), table, &with, area, Fit::of(Tight::Tiny)) <= room {
                *page = with;
                continue;
            }
        }
        pages.push(vec![n]);
    }
    pages
}
