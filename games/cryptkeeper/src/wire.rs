//! The flat JSON of the reference (state-1).

mod read;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use underdeck_cards::{Card, CardSet, Cell, Seen};
use underdeck_game::wire::{present, rulings};
use underdeck_game::{GameResult, Options as _};

use crate::face::{Face, Faces};
use crate::field::Square;
use crate::map::Side;
use crate::state::{Back, Phase};
use crate::view::Origin;
use crate::{End, State, View, ViewTile};

/// The object of a state (`F` = `Card`) or a view (`F` = `Seen`), with the keys in the reference's order.
#[derive(PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Wire<F> {
    black_suit: String,
    red_suit: String,
    flask_required: bool,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    rulings: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    rules: Option<u32>,
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
    back: Option<Back>,
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

type StateWire = Wire<Card>;

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

/// How the game ended, with floor and turns of that moment (end-1, end-2, end-3).
#[derive(PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct OutcomeWire {
    result: GameResult,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    cause: Option<End>,
    floor: u32,
    turns: u32,
}

/// Hidden cards are `"??"`, and every face-down card tells where it came from (view-1, view-3).
impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let tile = |tile: &ViewTile| TileWire {
            cell: tile.cell,
            card: tile.card,
            side: tile.side,
            known: tile.card.card().is_some(),
            origin: Some(tile.origin),
        };
        let (deck, deck_origin): (Vec<Seen>, _) = self.deck().iter().copied().unzip();
        let map = self.tiles().iter().map(tile).collect();
        Wire { deck_origin: Some(deck_origin), ..wire(&self.complete(|_| ()), deck, map) }.serialize(serializer)
    }
}

impl Serialize for State {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        StateWire::from(*self).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for State {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::try_from(StateWire::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}

impl From<State> for StateWire {
    fn from(state: State) -> Self {
        let tile = |square: Square| {
            let face = state.map.face_at(square);
            TileWire {
                cell: square.cell(),
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
        Phase::Card { left } => (Faces::EMPTY, left, false),
        _ => (Faces::EMPTY, 0, false),
    };
    let picked = if let Phase::Cell { picked } = state.phase { picked } else { None };
    Wire {
        black_suit: options.black_suit().letter().into(),
        red_suit: options.red_suit().letter().into(),
        flask_required: options.flask_required(),
        rulings: rulings(&options),
        rules: options.older_rules(),
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
        back: state.using.map(|using| using.back),
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
        End::Won => (GameResult::Won, None),
        cause => (GameResult::Lost, Some(cause)),
    };
    Some(OutcomeWire { result, cause, floor: state.floor, turns: state.turns })
}
