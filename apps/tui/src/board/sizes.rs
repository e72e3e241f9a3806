//! Sizes, from large to tight.

use underdeck_game::{Body, Table, Zone};
use unicode_width::UnicodeWidthStr;

use super::{Shape, is_offered, is_spread};
use crate::theme::Appearance;
use crate::view::is_named;

/// How tight the layout is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Tight {
    /// The largest cards, for a screen that is almost empty.
    Giant,
    /// Cards with their suit drawn very large.
    Vast,
    /// Cards with their suit drawn large.
    Large,
    /// Cards with several lines for the role below a small suit.
    Ample,
    /// Cards with several lines for the role.
    Roomy,
    /// Cards with one line for the role.
    Easy,
    /// Plain cards.
    Plain,
    /// The smallest cards with a frame.
    Small,
    /// Cards in running text.
    Tiny,
    /// Everything in as few lines as possible.
    Least,
}

impl Tight {
    pub(crate) const ALL: [Self; 10] = [
        Self::Giant,
        Self::Vast,
        Self::Large,
        Self::Ample,
        Self::Roomy,
        Self::Easy,
        Self::Plain,
        Self::Small,
        Self::Tiny,
        Self::Least,
    ];

    /// Width and height of a card.
    const fn card(self) -> Option<(u16, u16)> {
        match self {
            Self::Giant => Some((22, 14)),
            Self::Vast => Some((18, 11)),
            Self::Large => Some((15, 9)),
            Self::Ample => Some((13, 8)),
            Self::Roomy => Some((12, 7)),
            Self::Easy => Some((11, 6)),
            Self::Plain => Some((9, 5)),
            Self::Small => Some((7, 4)),
            Self::Tiny | Self::Least => None,
        }
    }

    /// Lines between groups of zones.
    pub(crate) const fn gap(self) -> u16 {
        match self {
            Self::Plain | Self::Small | Self::Tiny | Self::Least => 0,
            _ => 1,
        }
    }

    /// The most lines for the value of an entry.
    pub(crate) const fn lines(self) -> u16 {
        match self {
            Self::Least => 1,
            Self::Easy | Self::Plain | Self::Small | Self::Tiny => 2,
            _ => 3,
        }
    }
}

/// The sizes of cards in which every name of a zone is whole, the least first: cards with a frame, then lines. A pile shows its top
/// card alone.
pub(super) fn named(table: &Table, zone: &Zone, look: &Appearance) -> Vec<(u16, u16)> {
    let is_pile = matches!(zone.body, Body::Stack { .. }) && !is_spread(table, zone);
    let seen = if is_pile { 1 } else { usize::MAX };
    let fits = |size| zone.cards().take(seen).all(|face| is_named(face, &[], look, size, false));
    let framed = (4..=9).filter_map(|height| (7..=26).map(|width| (width, height)).find(|size| fits(*size)));
    let mut sizes: Vec<(u16, u16)> = framed.collect();
    sizes.sort_by_key(|(width, height)| width * height);
    sizes.dedup_by_key(|(width, _)| *width);
    if !is_pile {
        sizes
            .extend([1, 2].iter().filter_map(|&height| (8..=48).map(|width| (width, height)).find(|size| fits(*size))));
    }
    sizes
}

/// Whether the names of a zone's cards matter: a long row at which no offer points is an overview.
pub(crate) fn is_named_here(table: &Table, zone: &Zone) -> bool {
    let count = zone.cards().count();
    match &zone.body {
        Body::Row { places, .. } => count <= 8 || *places > 0 || is_offered(table, |place| place.zone() == zone.id),
        Body::Stack { .. } => is_spread(table, zone),
        _ => false,
    }
}

/// How a zone is drawn.
pub(super) fn shape(table: &Table, zone: &Zone, tight: Tight) -> Shape {
    match &zone.body {
        Body::Row { cards, places } => {
            let plays = *places > 0 || is_offered(table, |place| place.zone() == zone.id);
            match tight.card() {
                Some((width, height)) if plays || (!cards.is_empty() && cards.len() <= 4) => {
                    Shape::Cards { width, height }
                }
                // Long rows that no offer points at are shown on request.
                None if !plays && cards.len() > 8 && tight == Tight::Least => Shape::Tag,
                _ => Shape::Chips,
            }
        }
        Body::Stack { .. } if is_spread(table, zone) => match tight.card() {
            Some((width, height)) if tight < Tight::Small => Shape::Cards { width, height },
            _ => Shape::Chips,
        },
        Body::Stack { .. } => match tight.card() {
            Some((width, height)) if tight < Tight::Small => Shape::Pile { width, height },
            _ => Shape::Tag,
        },
        Body::List(entries) => Shape::List { name: entries.iter().map(|entry| width(&entry.name)).max().unwrap_or(0) },
        Body::Counter { max, .. } => Shape::Counter { bar: if max.is_some() { 8 } else { 0 } },
        _ => Shape::Track,
    }
}

/// The width of a text in columns.
pub(crate) fn width(text: &str) -> u16 {
    text.width().min(usize::from(u16::MAX)) as u16
}
