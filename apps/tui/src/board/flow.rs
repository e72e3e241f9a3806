//! Zones flow over the board in reading order: tracks and counters at the top, a grid at the left, cards in rows, lists in columns.
//! On a small screen the tracks and counters stay, and one page of zones is visible at a time.

use std::cell::OnceCell;

use ratatui::layout::Rect;
use underdeck_game::{Body, Entry, Table, Zone};

use super::grid::{self, GridShape};
use super::sizes::{self, Tight, shape, width};
use super::{Block, Board, Hotspot, HotspotId, Shape, ZonePosition, is_offered, places};
use crate::theme::{Appearance, sign};

/// The least width beside a grid, the least one on a small screen, and the least width of a column of lists.
const BESIDE: u16 = 30;
const LEAST_BESIDE: u16 = 18;
const COLUMN: u16 = 24;
/// The gap between blocks, in columns.
const GAP: u16 = 2;

/// The choices of a layout.
#[derive(Clone, Copy)]
pub(super) struct Fit<'a> {
    pub(super) tight: Tight,
    /// The width beside a grid; 0 puts everything else below it.
    pub(super) beside: u16,
    /// Whether a line is free between rows of cards too.
    pub(super) has_air: bool,
    /// How many columns of lists fewer there are than fit.
    pub(super) fewer: u16,
    /// The lists whose values may have several lines in spite of the tightness.
    pub(super) deep: &'a [usize],
    /// The zones whose cards have a size of their own.
    pub(super) sizes: &'a [(usize, (u16, u16))],
    pub(super) look: &'a Appearance,
}

impl<'a> Fit<'a> {
    /// The same for every zone.
    pub(super) const fn of(tight: Tight, look: &'a Appearance) -> Self {
        Self { tight, beside: 0, has_air: false, fewer: 0, deep: &[], sizes: &[], look }
    }

    const fn gap(self) -> u16 {
        self.tight.gap()
    }

    /// The most lines for a value in the list with this index.
    fn lines(self, zone: usize) -> u16 {
        if self.deep.contains(&zone) { 6 } else { self.tight.lines() }
    }

    /// How the zone with this index is drawn.
    fn shape(self, table: &Table, zone: usize) -> Shape {
        let size = self.sizes.iter().find(|(n, _)| *n == zone).map(|(_, size)| *size);
        match (size, shape(table, &table.zones[zone], self.tight)) {
            (Some((width, height)), Shape::Pile { .. }) => Shape::Pile { width: width + 1, height },
            (Some((width, height)), _) => Shape::Cards { width, height },
            (None, shape) => shape,
        }
    }
}

/// The widths to try beside the grid of a table.
pub(super) fn besides(table: &Table, wide: u16) -> Vec<u16> {
    let has_grid = table.zones.iter().any(|zone| matches!(zone.body, Body::Grid { .. }) && !grid::is_bare(table, zone));
    if !has_grid || wide < 2 * BESIDE + 10 {
        return vec![0];
    }
    let mut widths = vec![BESIDE.max(wide / 3), BESIDE, COLUMN, BESIDE.max(wide * 2 / 5), BESIDE.max(wide / 2)];
    widths.dedup();
    widths
}

/// Lays out a table, or a part of it, as large as fits into `high` lines: the first layout with the fewest names and values that
/// are not whole. `None` if none fits.
pub(super) fn best(
    table: &Table,
    high: u16,
    look: &Appearance,
    besides: &[u16],
    lay: impl Fn(Fit<'_>) -> Board,
) -> Option<Board> {
    let named: Vec<OnceCell<Vec<(u16, u16)>>> = vec![OnceCell::new(); table.zones.len()];
    let named = |n: usize| named[n].get_or_init(|| sizes::named(table, &table.zones[n], look)).clone();
    let mut best: Option<(usize, Board)> = None;
    for &beside in besides {
        let mut least: Option<(usize, Fit<'_>, Board)> = None;
        let tights = Tight::ALL.into_iter().flat_map(|tight| [(tight, true), (tight, false)]);
        for (tight, has_air) in tights.filter(|(tight, has_air)| !has_air || tight.gap() > 0) {
            let fit = Fit { beside, has_air, ..Fit::of(tight, look) };
            let board = lay(fit);
            let cut = if board.height <= high { board.cut(table, look) } else { usize::MAX };
            if least.as_ref().map_or(usize::MAX, |(least, ..)| *least) > cut {
                least = Some((cut, fit, board));
            }
            if cut == 0 {
                break;
            }
        }
        let Some((_, fit, board)) = least else { continue };
        let (cut, board) = grow(table, high, fit, board, &lay, named);
        if best.as_ref().is_none_or(|(least, _)| cut < *least) {
            best = Some((cut, board));
        }
        if cut == 0 {
            break;
        }
    }
    best.map(|(_, board)| board)
}

/// Gives the lines that are left over to zones where names or values are not whole; returns how many there are then.
fn grow(
    table: &Table,
    high: u16,
    mut fit: Fit<'_>,
    mut board: Board,
    lay: impl Fn(Fit<'_>) -> Board,
    named: impl Fn(usize) -> Vec<(u16, u16)>,
) -> (usize, Board) {
    let (look, mut cut) = (fit.look, board.cut(table, fit.look));
    let (mut deep, mut sizes) = (Vec::new(), Vec::new());
    let cut_in = |board: &Board, n: usize| -> usize {
        let blocks = board.blocks.iter().filter(|block| block.zone == n);
        blocks.map(|block| board.cut_in(block, table, look)).sum()
    };
    let is_list = |n: &usize| matches!(table.zones[*n].body, Body::List(_));
    let (lists, others): (Vec<usize>, Vec<usize>) = (0..table.zones.len()).partition(is_list);
    // All lists, also in fewer columns, or else one after the other.
    let all = (0..3).map(|fewer| (fewer, lists.clone()));
    let each: Vec<(u16, Vec<usize>)> = all.chain(lists.iter().map(|&n| (0, vec![n]))).collect();
    // Cards that become lines with names leave some to the lists.
    for _ in 0..2 {
        for (fewer, more) in &each {
            if cut == 0 || more.iter().all(|&n| cut_in(&board, n) == 0) {
                continue;
            }
            let with: Vec<usize> = deep.iter().chain(more).copied().collect();
            let fewer = fit.fewer.max(*fewer);
            let deeper = lay(Fit { fewer, deep: &with, sizes: &sizes, ..fit });
            let left = deeper.cut(table, look);
            if deeper.height <= high && left < cut {
                (cut, board, deep, fit.fewer) = (left, deeper, with, fewer);
            }
        }
        for &n in &others {
            if cut == 0 || cut_in(&board, n) == 0 {
                continue;
            }
            for size in named(n) {
                sizes.push((n, size));
                let larger = lay(Fit { deep: &deep, sizes: &sizes, ..fit });
                let left = larger.cut(table, look);
                if larger.height <= high && left < cut && cut_in(&larger, n) == 0 {
                    (cut, board) = (left, larger);
                    break;
                }
                sizes.pop();
            }
        }
    }
    (cut, board)
}

/// The indices of the zones with such a body.
pub(super) fn zones_of(table: &Table, is: impl Fn(&Body) -> bool) -> Vec<usize> {
    table.zones.iter().enumerate().filter(|(_, zone)| is(&zone.body)).map(|(n, _)| n).collect()
}

/// Lays out tracks, counters and bare grids at the top; returns the line below them, and the other grids.
fn top(board: &mut Board, table: &Table, wide: u16, fit: Fit<'_>) -> (u16, Vec<usize>) {
    let mut y = 0;
    for n in zones_of(table, |body| matches!(body, Body::Track { .. })) {
        board.add(table, n, Rect::new(0, y, wide, 1), Shape::Track);
        y += 1;
    }
    y = counters(board, table, &zones_of(table, |body| matches!(body, Body::Counter { .. })), y, wide, fit);
    if y > 0 {
        y += fit.gap();
    }
    let grids = zones_of(table, |body| matches!(body, Body::Grid { .. }));
    let (grids, bare): (Vec<usize>, Vec<usize>) =
        grids.into_iter().partition(|&n| !grid::is_bare(table, &table.zones[n]));
    for n in bare {
        board.add(table, n, Rect::new(0, y, wide, 1), Shape::Tag);
        y += 1;
    }
    (y, grids)
}

/// The fewest lines of a table: the counters and the map, or the counters and a few entries.
pub(super) fn least(table: &Table, wide: u16, look: &Appearance) -> u16 {
    let (top, grids) = top(&mut Board::default(), table, wide, Fit::of(Tight::Least, look));
    let map = grids.first().map(|&n| {
        let (_, rows) = GridShape::fit(table, &table.zones[n], (0, 0), None, look).all_size();
        rows + 2
    });
    top + map.unwrap_or(6)
}

/// The zones of cards and the lists.
fn rest(table: &Table) -> Vec<usize> {
    zones_of(table, |body| !matches!(body, Body::Counter { .. } | Body::Track { .. } | Body::Grid { .. }))
}

/// Lays out the whole table.
pub(super) fn lay(table: &Table, wide: u16, high: u16, fit: Fit<'_>, cursor: Option<HotspotId>) -> Board {
    let mut board = Board::default();
    let (y, grids) = top(&mut board, table, wide, fit);
    let rest = rest(table);
    let Some(&n) = grids.first() else {
        board.height = groups(&mut board, table, &rest, Rect::new(0, y, wide, 0), fit);
        return board;
    };
    let room = high.saturating_sub(y).max(7);
    let beside = fit.beside;
    let shape = GridShape::fit(table, &table.zones[n], (wide.saturating_sub(beside), room), cursor, fit.look);
    let (grid_width, grid_height) = shape.size();
    board.add(table, n, Rect::new(0, y, grid_width, grid_height), Shape::Grid(shape));
    let mut end = y + grid_height;
    let mut below = y;
    if beside > 0 {
        let x = grid_width + GAP + 1;
        end = end.max(groups(&mut board, table, &rest, Rect::new(x, y, wide.saturating_sub(x), 0), fit));
    } else {
        end = groups(&mut board, table, &rest, Rect::new(0, end, wide, 0), fit);
    }
    for &n in grids.iter().skip(1) {
        below = below.max(end);
        let shape = GridShape::fit(table, &table.zones[n], (wide, room), cursor, fit.look);
        let (grid_width, grid_height) = shape.size();
        board.add(table, n, Rect::new(0, below, grid_width, grid_height), Shape::Grid(shape));
        end = below + grid_height;
    }
    board.height = end;
    board
}

/// Lays out counters side by side; returns the line below them.
fn counters(board: &mut Board, table: &Table, zones: &[usize], mut y: u16, wide: u16, fit: Fit<'_>) -> u16 {
    let text = |n: usize| {
        let Body::Counter { value, max } = &table.zones[n].body else { return 0 };
        let number = max.map_or_else(|| value.to_string(), |max| format!("{value}/{max}"));
        let sign = table.zones[n].icon.symbol.map_or(0, |symbol| width(sign(symbol)) + 1);
        sign + width(&table.zones[n].name) + 1 + width(&number)
    };
    let all: u16 = zones.iter().map(|&n| text(n) + GAP + 1).sum();
    let bars = zones.iter().filter(|&&n| matches!(table.zones[n].body, Body::Counter { max: Some(_), .. })).count();
    // Bars fill one line if they can, are short on several lines, and vanish in the tightest layout.
    let share = if bars > 0 { wide.saturating_sub(all) / bars as u16 } else { 0 };
    let bar = match share {
        4.. => (share - 1).min(14),
        _ if fit.tight < Tight::Least => 6,
        _ => 0,
    };
    let widest = zones.iter().map(|&n| text(n)).max().unwrap_or(0) + if bars > 0 && bar > 0 { bar + 1 } else { 0 };
    let is_one_line = all + bars as u16 * (bar + 1) <= wide + GAP + 1;
    let mut x = 0;
    for &n in zones {
        let has_max = matches!(table.zones[n].body, Body::Counter { max: Some(_), .. });
        let bar = if has_max { bar } else { 0 };
        let w = (text(n) + if bar > 0 { bar + 1 } else { 0 }).min(wide);
        if x > 0 && x + w > wide {
            (x, y) = (0, y + 1);
        }
        board.add(table, n, Rect::new(x, y, w, 1), Shape::Counter { bar });
        x += if is_one_line { w } else { widest } + GAP + 1;
    }
    if zones.is_empty() { y } else { y + 1 }
}

/// Lays out the cards before the lists, the lists, and the cards after them; returns the line below all.
fn groups(board: &mut Board, table: &Table, zones: &[usize], room: Rect, fit: Fit<'_>) -> u16 {
    let is_list = |n: &usize| matches!(table.zones[*n].body, Body::List(_));
    let first = zones.iter().position(is_list).unwrap_or(zones.len());
    let (before, after) = zones.split_at(first);
    let lists: Vec<usize> = after.iter().copied().filter(is_list).collect();
    let after: Vec<usize> = after.iter().copied().filter(|n| !is_list(n)).collect();
    let mut y = shelves(board, table, before, Rect { height: 0, ..room }, fit);
    for (group, lay) in [(lists, columns as Lay), (after, shelves as Lay)] {
        if group.is_empty() {
            continue;
        }
        if y > room.y {
            y += fit.gap();
        }
        y = lay(board, table, &group, Rect { y, ..room }, fit);
    }
    y
}

type Lay = fn(&mut Board, &Table, &[usize], Rect, Fit<'_>) -> u16;

/// Lays out cards and piles in rows, left to right; returns the line below them. Zones of one line get rows of their own.
fn shelves(board: &mut Board, table: &Table, zones: &[usize], room: Rect, fit: Fit<'_>) -> u16 {
    let (mut x, mut y, mut shelf) = (0, room.y, 0);
    let shapes: Vec<(usize, Shape)> = zones.iter().map(|&n| (n, fit.shape(table, n))).collect();
    let is_flat = |shape: &Shape| matches!(shape, Shape::Chips | Shape::Tag);
    let (flat, high): (Vec<_>, Vec<_>) = shapes.into_iter().partition(|(_, shape)| is_flat(shape));
    for (n, shape) in high.into_iter().chain(flat) {
        let (w, h) = size(&table.zones[n], shape, room.width);
        let breaks = is_flat(&shape) && shelf > 1;
        if x > 0 && (x + w > room.width || breaks) {
            (x, y, shelf) = (0, y + shelf + u16::from(fit.has_air && shelf > 1), 0);
        }
        board.add(table, n, Rect::new(room.x + x, y, w, h), shape);
        x += w + GAP;
        shelf = shelf.max(h);
    }
    y + shelf
}

/// Lays out lists in columns, each in the shortest one, the longest first if that takes fewer lines; returns the line below them.
/// There are as many columns as take the fewest lines.
fn columns(board: &mut Board, table: &Table, zones: &[usize], room: Rect, fit: Fit<'_>) -> u16 {
    // A column holds the longest name and the start of its value.
    let needs = zones.iter().map(|&n| match &table.zones[n].body {
        Body::List(entries) => {
            entries.iter().map(|it| width(&it.name) + 2 + width(&it.value).min(9)).max().unwrap_or(0)
        }
        _ => 0,
    });
    let least = needs.max().unwrap_or(0).max(COLUMN).min(room.width.max(1));
    let most = ((room.width + GAP) / (least + GAP)).clamp(1, zones.len().max(1) as u16);
    let laid = (1..=most.saturating_sub(fit.fewer).max(1)).rev().map(|count| arrange(table, zones, count, room, fit));
    let cut = |list: &Block| {
        let Body::List(entries) = &table.zones[list.zone].body else { return 0 };
        let Shape::List { name } = list.shape else { return 0 };
        let (_, _, room) = value_place(list.area.width, name);
        let is_cut = |it: &&Entry| {
            width(&it.name) > name || crate::canvas::wrap(&it.value, room).len() > fit.lines(list.zone).into()
        };
        entries.iter().filter(is_cut).count()
    };
    let worth = |lists: &Vec<Block>| {
        let bottom = lists.iter().map(|list| list.area.bottom()).max();
        (bottom, lists.iter().map(cut).sum::<usize>())
    };
    let Some(lists) = laid.min_by_key(worth) else { return room.y };
    for list in &lists {
        board.add_list(table, list.zone, list.area, list.shape, fit.lines(list.zone));
    }
    lists.iter().map(|list| list.area.bottom()).max().unwrap_or(room.y)
}

/// Divides lists into a number of columns. A column is as wide as its lists need; those that need more than their share divide the
/// rest.
fn arrange(table: &Table, zones: &[usize], count: u16, room: Rect, fit: Fit<'_>) -> Vec<Block> {
    let sized = |n: usize, wide: u16| {
        let shape = match fit.shape(table, n) {
            // The value matters more than the whole of a long name, unless it may have several lines.
            Shape::List { name } => {
                let value = longest_value(&table.zones[n]).min(if fit.lines(n) > 1 { 12 } else { 17 });
                let least = wide.saturating_sub(value + 2).max(8);
                Shape::List { name: if wide < COLUMN && name > least { wide } else { name.min(least) } }
            }
            other => other,
        };
        (n, shape, list_height(&table.zones[n], shape, wide, fit.lines(n)))
    };
    let wide = ((room.width + GAP) / count).saturating_sub(GAP).min(56);
    let mut lists: Vec<(usize, Shape, u16)> = zones.iter().map(|&n| sized(n, wide)).collect();
    let (mut places, high) = stack(&lists, count, fit.gap());
    let mut longest_first = lists.clone();
    longest_first.sort_by_key(|(.., high)| std::cmp::Reverse(*high));
    let shorter = stack(&longest_first, count, fit.gap());
    if shorter.1 < high {
        (lists, places) = (longest_first, shorter.0);
    }
    let need = |column: u16| {
        let own = lists.iter().zip(&places).filter(|(_, (at, _))| *at == column);
        own.map(|((n, ..), _)| whole_width(&table.zones[*n])).max().unwrap_or(0).max(wide.min(COLUMN))
    };
    let mut needs: Vec<(u16, usize)> = (0..count).map(|column| (need(column), usize::from(column))).collect();
    needs.sort_unstable();
    let mut left = room.width.saturating_sub(GAP * (count - 1));
    let mut widths = vec![0; usize::from(count)];
    for (n, (need, column)) in (0..count).zip(&needs) {
        widths[*column] = (left / (count - n)).min(*need);
        left -= widths[*column];
    }
    widths.iter_mut().for_each(|width| *width = (*width + left / count).min(56).max(*width));
    let mut ends = vec![room.y; usize::from(count)];
    let place = |((n, ..), (column, _)): ((usize, Shape, u16), (u16, u16))| {
        let column = usize::from(column);
        let (zone, shape, height) = sized(n, widths[column]);
        let x = room.x + widths[..column].iter().map(|width| width + GAP).sum::<u16>();
        let area = Rect { x, y: ends[column], width: widths[column], height };
        ends[column] += height + fit.gap();
        Block { zone, area, shape }
    };
    lists.into_iter().zip(places).map(place).collect()
}

/// Puts lists of these heights into columns, each into the shortest one: the column and first line of each, and the lines of all.
fn stack(lists: &[(usize, Shape, u16)], columns: u16, gap: u16) -> (Vec<(u16, u16)>, u16) {
    let mut ends = vec![0; usize::from(columns)];
    let mut places = Vec::new();
    for (.., high) in lists {
        let shortest = (0..ends.len()).min_by_key(|&column| ends[column]).unwrap_or(0);
        places.push((shortest as u16, ends[shortest]));
        ends[shortest] += high + gap;
    }
    (places, ends.into_iter().max().unwrap_or(0).saturating_sub(gap))
}

/// The width at which no name and no value of a list is cut or wrapped.
fn whole_width(zone: &Zone) -> u16 {
    let Body::List(entries) = &zone.body else { return 0 };
    let name = entries.iter().map(|entry| width(&entry.name)).max().unwrap_or(0);
    (name + 2 + longest_value(zone)).max(width(&zone.name))
}

/// The width of the longest value of a list.
fn longest_value(zone: &Zone) -> u16 {
    let Body::List(entries) = &zone.body else { return 0 };
    entries.iter().map(|entry| width(&entry.value)).max().unwrap_or(0)
}

/// The width and height of a zone of cards or a pile.
fn size(zone: &Zone, shape: Shape, wide: u16) -> (u16, u16) {
    let title = width(&zone.name);
    let count = places_of(zone);
    match shape {
        Shape::Cards { width: w, height: h } => {
            let across = (wide / w).max(1).min(count.max(1));
            let down = count.max(1).div_ceil(across);
            ((across * w).max(title + 3).min(wide), 1 + down * h)
        }
        Shape::Pile { width: w, height: h } => ((w + 1).max(title + 3).min(wide), 1 + h),
        Shape::Chips => {
            let (x, lines) = (0..count)
                .fold((title + 1, 1), |(x, y), _| if x + CHIP > wide { (CHIP, y + 1) } else { (x + CHIP, y) });
            let full = if lines > 1 { wide } else { x.max(title + 8) };
            (full.min(wide), lines)
        }
        _ => ((title + 9).min(wide), 1),
    }
}

/// The width of a small card and the space after it.
pub(super) const CHIP: u16 = 5;

/// The number of places of a row or a pile.
fn places_of(zone: &Zone) -> u16 {
    match &zone.body {
        Body::Row { cards, places } => cards.len().max(*places) as u16,
        Body::Stack { cards, .. } => cards.len() as u16,
        _ => 1,
    }
}

fn list_height(zone: &Zone, shape: Shape, wide: u16, lines: u16) -> u16 {
    let Body::List(entries) = &zone.body else { return 1 };
    1 + entries
        .iter()
        .map(|entry| entry_height(&entry.value, shape, wide, lines))
        .sum::<u16>()
        .max(u16::from(entries.is_empty()))
}

/// The height of an entry, in lines.
fn entry_height(value: &str, shape: Shape, wide: u16, lines: u16) -> u16 {
    let Shape::List { name } = shape else { return 1 };
    let (_, first, room) = value_place(wide, name);
    first + crate::canvas::wrap(value, room).len().clamp(1, usize::from(lines)) as u16
}

/// The column and the line where the values of a list of this width begin, and their width: beside the names, or below them
/// where the names take the whole width.
pub(crate) fn value_place(wide: u16, name: u16) -> (u16, u16, u16) {
    match wide.saturating_sub(name + 2) {
        0 => (2, 1, wide.saturating_sub(2).max(8)),
        room => (name + 2, 0, room.max(8)),
    }
}

/// Lays out a table on a screen that cannot show all of it. The counters stay at the top, and the map, if there is one, at the
/// left of the pages with everything else; the screen scrolls from page to page.
pub(super) fn lay_pages(table: &Table, wide: u16, high: u16, cursor: Option<HotspotId>, look: &Appearance) -> Board {
    let mut board = Board::default();
    let (top, grids) = top(&mut board, table, wide, Fit::of(Tight::Least, look));
    let mut left = 0;
    let (mut below, mut is_first) = (top, true);
    for n in grids {
        let size = (wide.saturating_sub(LEAST_BESIDE + 1), high.saturating_sub(top));
        let shape = GridShape::fit(table, &table.zones[n], size, cursor, look);
        let (w, h) = shape.size();
        board.add(table, n, Rect::new(0, below, w, h), Shape::Grid(shape));
        if is_first {
            left = w + 1;
        }
        (below, is_first) = (below + h, false);
    }
    // The name of the page is above it.
    (board.pinned, board.fixed) = (top + 1, left);
    let room = high.saturating_sub(board.pinned).max(3);
    let mut y = board.pinned;
    for zones in packed(table, wide - left, room, look) {
        let lay = |fit: Fit<'_>| page(table, &zones, Rect::new(left, y, wide - left, 0), fit);
        let page = best(table, y + room, look, &[0], lay).unwrap_or_else(|| lay(Fit::of(Tight::Least, look)));
        board.blocks.extend(page.blocks);
        board.spots.extend(page.spots);
        let more = if zones.len() > 1 { format!(" +{}", zones.len() - 1) } else { String::new() };
        board.pages.push((y, format!("{}{more}", table.zones[zones[0]].name)));
        y = page.height.max(y + room);
    }
    board.height = y.max(below);
    board
}

/// The zones of each page: the cards, then each list on the first page where it fits and no more is cut than on its own.
fn packed(table: &Table, wide: u16, room: u16, look: &Appearance) -> Vec<Vec<usize>> {
    let cut = |zones: &[usize]| {
        let lay = |fit: Fit<'_>| page(table, zones, Rect::new(0, 0, wide, 0), fit);
        if lay(Fit::of(Tight::Least, look)).height > room {
            return None;
        }
        best(table, room, look, &[0], lay).map(|board| board.cut(table, look))
    };
    let (lists, cards): (Vec<usize>, Vec<usize>) =
        rest(table).into_iter().partition(|&n| matches!(table.zones[n].body, Body::List(_)));
    let mut pages: Vec<(Vec<usize>, Option<usize>)> = Vec::new();
    if !cards.is_empty() {
        let own = cut(&cards);
        pages.push((cards, own));
    }
    for n in lists {
        let own = cut(&[n]);
        let joined = pages.iter_mut().any(|(zones, most)| {
            let (Some(own), Some(before)) = (own, *most) else { return false };
            zones.push(n);
            let with = cut(zones).filter(|with| *with <= before + own);
            match with {
                Some(_) => *most = with,
                None => drop(zones.pop()),
            }
            with.is_some()
        });
        if !joined {
            pages.push((vec![n], own));
        }
    }
    pages.into_iter().map(|(zones, _)| zones).collect()
}

/// Lays out the zones of a page.
fn page(table: &Table, zones: &[usize], room: Rect, fit: Fit<'_>) -> Board {
    let mut page = Board::default();
    page.height = groups(&mut page, table, zones, room, fit);
    page
}

impl Board {
    /// Adds the block of a zone and its hotspots.
    pub(super) fn add(&mut self, table: &Table, n: usize, area: Rect, shape: Shape) {
        let zone = &table.zones[n];
        self.blocks.push(Block { zone: n, area, shape });
        let spots = match shape {
            Shape::Grid(shape) => grid::spots(table, zone, &shape, area),
            Shape::Cards { width, height } => cards(zone, |k| {
                let width = width.min(area.width);
                let across = (area.width / width).max(1);
                Rect::new(area.x + (k % across) * width, area.y + 1 + (k / across) * height, width, height)
            }),
            Shape::Chips => {
                let start = crate::board::sizes::width(&zone.name) + 1;
                cards(zone, |k| {
                    let (x, line) =
                        (0..k).fold(chip_at(start, 0, area.width), |(x, y), _| chip_at(x + CHIP, y, area.width));
                    Rect::new(area.x + x, area.y + line, CHIP - 1, 1)
                })
            }
            _ => Vec::new(),
        };
        self.finish(table, zone, area, spots);
    }

    /// Adds the block of a list and a hotspot for each entry.
    fn add_list(&mut self, table: &Table, n: usize, area: Rect, shape: Shape, lines: u16) {
        let zone = &table.zones[n];
        self.blocks.push(Block { zone: n, area, shape });
        let Body::List(entries) = &zone.body else { return };
        let mut spots = Vec::new();
        let mut y = area.y + 1;
        for (k, entry) in entries.iter().enumerate() {
            let height = entry_height(&entry.value, shape, area.width, lines);
            let mark = HotspotId { zone: zone.id, at: ZonePosition::Entry(k) };
            spots.push(Hotspot { mark, places: places(zone, mark.at), area: Rect { y, height, ..area } });
            y += height;
        }
        self.finish(table, zone, area, spots);
    }

    /// Makes the zone itself a hotspot if it has no other or an offer points at it.
    fn finish(&mut self, table: &Table, zone: &Zone, area: Rect, spots: Vec<Hotspot>) {
        let whole = HotspotId { zone: zone.id, at: ZonePosition::Whole };
        let is_meant = is_offered(table, |place| matches!(place, underdeck_game::Place::Zone(id) if *id == zone.id));
        if spots.is_empty() {
            self.spots.push(Hotspot { mark: whole, places: places(zone, ZonePosition::Whole), area });
        } else if is_meant && spots.iter().all(|spot| !matches!(spot.mark.at, ZonePosition::Slot(_))) {
            let title = Rect { height: 1, width: width(&zone.name).min(area.width), ..area };
            self.spots.push(Hotspot { mark: whole, places: places(zone, ZonePosition::Whole), area: title });
        }
        debug_assert!(spots.iter().flat_map(|spot| &spot.places).all(|place| place.zone() == zone.id));
        self.spots.extend(spots);
    }
}

/// The position of a chip that would begin at this column.
fn chip_at(x: u16, line: u16, wide: u16) -> (u16, u16) {
    if x + CHIP > wide + 1 && x > 0 { (0, line + 1) } else { (x, line) }
}

/// The hotspots of cards and empty places.
fn cards(zone: &Zone, area: impl Fn(u16) -> Rect) -> Vec<Hotspot> {
    let count = zone.cards().count();
    let spot = |k: u16| {
        let at = if usize::from(k) < count { ZonePosition::Card(k.into()) } else { ZonePosition::Slot(k.into()) };
        Hotspot { mark: HotspotId { zone: zone.id, at }, places: places(zone, at), area: area(k) }
    };
    (0..places_of(zone)).map(spot).collect()
}
