//! The flat JSON of the reference (state-1).

mod read;

use cards::{Card, CardSet, Cell, Seen};
use serde::{Deserialize, Deserializer, Serialize};

use crate::face::{Face, Faces};
use crate::field::Spot;
use crate::state::{Back, Phase};
use crate::view::{Origin, Side};
use crate::{End, State, View};

/// The object of a state (`F` = `Card`) or a view (`F` = `Seen`), with the keys in the reference's order.
#[derive(PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Wire<F> {
    black_suit: BlackWord,
    red_suit: RedWord,
    flask_required: bool,
    phase: PhaseWord,
    floor: u32,
    turns: u32,
    offer: CardSet,
    deck: Vec<F>,
    deck_known: Vec<bool>,
    /// In views alone (view-3).
    #[serde(skip_deserializing, skip_serializing_if = "Option::is_none")]
    deck_origin: Option<Vec<Origin>>,
    map: Vec<TileWire<F>>,
    #[serde(deserialize_with = "present")]
    token: Option<Cell>,
    hand: CardSet,
    discard: CardSet,
    rune: bool,
    #[serde(deserialize_with = "present")]
    event: Option<Card>,
    #[serde(deserialize_with = "present")]
    using: Option<Card>,
    #[serde(deserialize_with = "present")]
    back: Option<BackWord>,
    #[serde(deserialize_with = "present")]
    picked: Option<Card>,
    eligible: CardSet,
    left: u8,
    optional: bool,
    #[serde(deserialize_with = "present")]
    due_black: Option<u32>,
    #[serde(deserialize_with = "present")]
    due_red: Option<u32>,
    map_pool: CardSet,
    #[serde(deserialize_with = "present")]
    outcome: Option<OutcomeWire>,
}

pub(crate) type StateWire = Wire<Card>;

/// A tile, the view's with its origin (view-3).
#[derive(PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct TileWire<F> {
    cell: Cell,
    card: F,
    side: Side,
    known: bool,
    #[serde(skip_deserializing, skip_serializing_if = "Option::is_none")]
    origin: Option<Origin>,
}

#[derive(Clone, Copy, PartialEq, Serialize, Deserialize)]
enum BlackWord {
    C,
    S,
}

#[derive(Clone, Copy, PartialEq, Serialize, Deserialize)]
enum RedWord {
    D,
    H,
}

#[derive(Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum PhaseWord {
    Take,
    Stand,
    Turn,
    Event,
    Curse,
    Discard,
    Card,
    Row,
    Column,
    Tile,
    Cell,
    Build,
    Over,
}

#[derive(Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum BackWord {
    Turn,
    Event,
    Curse,
}

#[derive(Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum ResultWord {
    Won,
    Lost,
}

#[derive(Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum CauseWord {
    Ejected,
    Stuck,
}

/// How the game ended, with floor and turns of that moment (end-1, end-2, end-3).
#[derive(PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct OutcomeWire {
    result: ResultWord,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    cause: Option<CauseWord>,
    floor: u32,
    turns: u32,
}

/// Reads a key that may be null but not missing.
fn present<'de, T: Deserialize<'de>, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    T::deserialize(deserializer)
}

/// The object of a view: hidden cards are `"??"`, and every face-down card tells where it came from (view-1, view-3).
pub(crate) fn view(view: &View) -> Wire<Seen> {
    let tile = |tile: &crate::ViewTile| TileWire {
        cell: tile.cell,
        card: tile.card,
        side: tile.side,
        known: tile.card.0.is_some(),
        origin: Some(tile.origin),
    };
    Wire {
        deck_origin: Some(view.deck().iter().map(|&(_, origin)| origin).collect()),
        ..wire(
            &view.complete(|_| ()),
            view.deck().iter().map(|&(card, _)| card).collect(),
            view.tiles().iter().map(tile).collect(),
        )
    }
}

impl From<State> for StateWire {
    fn from(state: State) -> Self {
        let tile = |spot: Spot| {
            let face = state.map.face_at(spot);
            TileWire {
                cell: spot.cell(),
                card: face.card(state.options),
                side: state.map.side(face),
                known: state.known.contains(face),
                origin: None,
            }
        };
        let deck = state.deck.iter().map(|face| face.card(state.options)).collect();
        wire(&state, deck, state.map.grid().iter().map(tile).collect())
    }
}

fn wire<F>(state: &State, deck: Vec<F>, map: Vec<TileWire<F>>) -> Wire<F> {
    let options = state.options;
    let card = |face: Face| face.card(options);
    let due = |is_black: bool| state.dues.turn(is_black == Faces::black(options).contains(Face::HIGH_TEN), state.turns);
    let (eligible, left, optional) = match state.phase {
        Phase::Discard { eligible, left, optional } => (eligible, left, optional),
        Phase::Card { left } => (Faces::NONE, left, false),
        _ => (Faces::NONE, 0, false),
    };
    let picked = if let Phase::Cell { picked } = state.phase { picked } else { None };
    Wire {
        black_suit: if options.black_suit() == cards::Suit::Clubs { BlackWord::C } else { BlackWord::S },
        red_suit: if options.red_suit() == cards::Suit::Diamonds { RedWord::D } else { RedWord::H },
        flask_required: options.flask_required(),
        phase: phase_word(state.phase),
        floor: state.floor,
        turns: state.turns,
        offer: state.offer().cards(options),
        deck,
        deck_known: state.deck.iter().map(|face| state.known.contains(face)).collect(),
        deck_origin: None,
        map,
        token: (!state.token.is_nowhere()).then(|| state.token.cell()),
        hand: state.hand.cards(options),
        discard: state.discard.cards(options),
        rune: state.rune,
        event: state.event.map(card),
        using: state.using.map(|using| card(using.item)),
        back: state.using.map(|using| match using.back {
            Back::Turn => BackWord::Turn,
            Back::Event => BackWord::Event,
            Back::Curse => BackWord::Curse,
        }),
        picked: picked.map(card),
        eligible: eligible.cards(options),
        left,
        optional,
        due_black: due(true),
        due_red: due(false),
        map_pool: state.map_pool.cards(options),
        outcome: outcome(state),
    }
}

fn phase_word(phase: Phase) -> PhaseWord {
    match phase {
        Phase::Take => PhaseWord::Take,
        Phase::Stand => PhaseWord::Stand,
        Phase::Turn => PhaseWord::Turn,
        Phase::Event => PhaseWord::Event,
        Phase::Curse => PhaseWord::Curse,
        Phase::Discard { .. } => PhaseWord::Discard,
        Phase::Card { .. } => PhaseWord::Card,
        Phase::Row => PhaseWord::Row,
        Phase::Column => PhaseWord::Column,
        Phase::Tile => PhaseWord::Tile,
        Phase::Cell { .. } => PhaseWord::Cell,
        Phase::Build => PhaseWord::Build,
        Phase::Over(_) => PhaseWord::Over,
    }
}

fn outcome(state: &State) -> Option<OutcomeWire> {
    let Phase::Over(end) = state.phase else { return None };
    let (result, cause) = match end {
        End::Won => (ResultWord::Won, None),
        End::Ejected => (ResultWord::Lost, Some(CauseWord::Ejected)),
        End::Stuck => (ResultWord::Lost, Some(CauseWord::Stuck)),
    };
    Some(OutcomeWire { result, cause, floor: state.floor, turns: state.turns })
}
