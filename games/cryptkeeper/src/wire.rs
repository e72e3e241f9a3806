//! The flat JSON of the reference (state-1).

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use underdeck_cards::{Card, CardSet, Cell, Seen};
use underdeck_game::wire::{self, ensure_outcome, read_older_rules, read_rulings, rulings};
use underdeck_game::{GameResult, OptionValue, Options as _, StateError, say};

use crate::deck::Deck;
use crate::face::{FACES, Face, Faces};
use crate::field::Square;
use crate::map::{Map, Side};
use crate::state::{Back, BackWord, Open, Phase, PhaseWord, Using};
use crate::view::Origin;
use crate::{End, Options, State, View, ViewTile, check, field, text};

underdeck_game::wire! {
    /// The object of a state or a view. A state is written as a view with all faces shown.
    struct StateWire of (open: Open, view: &View, deck_origin: DeckOrigin) {
        black_suit: String = open.options.black_suit().letter().into(),
        red_suit: String = open.options.red_suit().letter().into(),
        flask_required: bool = open.options.flask_required(),
        rulings: Vec<String> [optional] = rulings(&open.options),
        rules: Option<u32> [optional] = open.options.older_rules(),
        phase: PhaseWord = open.phase.word(),
        floor: u32,
        turns: u32,
        offer: CardSet = open.offer().cards(open.options),
        deck: wire::Faces = wire::Faces(view.deck().iter().map(|&(seen, _)| seen).collect()),
        deck_known: Vec<bool> = view.deck().iter().map(|&(seen, _)| open.is_known(seen)).collect(),
        deck_origin: DeckOrigin [optional] = deck_origin.clone(),
        map: Vec<TileWire> = view.tiles().iter().map(|tile| TileWire::of(open, tile, deck_origin.is_view())).collect(),
        token: Option<Cell> = (!open.token.is_nowhere()).then(|| open.token.cell()),
        hand: CardSet = open.hand.cards(open.options),
        discard: CardSet = open.discard.cards(open.options),
        rune: bool = open.rune(),
        event: Option<Card> = open.event.map(|event| event.card(open.options)),
        using: Option<Card> = open.using.map(|using| using.item.card(open.options)),
        back: Option<BackWord> = open.using.map(|using| using.back.word()),
        waiting: Option<WaitingWire> [optional] = open.using.and_then(|using| waiting(open, using.back)),
        picked: Option<Card> = open.phase.pending().picked.map(|face| face.card(open.options)),
        eligible: CardSet = open.eligible().cards(open.options),
        left: u8 = open.phase.pending().left,
        optional: bool = open.phase.pending().optional,
        due_black: Option<u32> = open.signs.turn(Faces::black(open.options).contains(Face::HIGH_TEN), open.turns),
        due_red: Option<u32> = open.signs.turn(Faces::black(open.options).contains(Face::LOW_TEN), open.turns),
        map_pool: CardSet = open.dealt.map.cards(open.options),
        outcome: Option<OutcomeWire> = outcome(open),
    }
}

/// The origins of the deck's cards, in views alone (view-3): reading refuses them.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
struct DeckOrigin(Option<Vec<Origin>>);

/// What is kept of an effect inside which an item is used (use-1, use-5).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WaitingWire {
    eligible: CardSet,
    left: u8,
    optional: bool,
}

/// A tile, the view's with its origin (view-3).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct TileWire {
    cell: Cell,
    #[serde(deserialize_with = "face_up")]
    card: Seen,
    side: Side,
    known: bool,
    #[serde(skip_deserializing, skip_serializing_if = "Option::is_none")]
    origin: Option<Origin>,
}

/// The end of the game, with floor and turns of that moment (end-1, end-2, end-3).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct OutcomeWire {
    result: GameResult,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    cause: Option<End>,
    floor: u32,
    turns: u32,
}

/// Hidden cards are `"??"`, and every face-down card has the shuffle it was in (view-1, view-3).
impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let origins = self.deck().iter().map(|&(_, origin)| origin).collect();
        StateWire::of(&self.open, self, DeckOrigin(Some(origins))).serialize(serializer)
    }
}

impl From<&State> for StateWire {
    fn from(state: &State) -> Self {
        Self::of(&state.open, &View::showing(state, Faces::ALL), DeckOrigin(None))
    }
}

impl Serialize for State {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        StateWire::from(self).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for State {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        StateWire::deserialize(deserializer)?.state().map_err(D::Error::custom)
    }
}

impl<'de> Deserialize<'de> for DeckOrigin {
    fn deserialize<D: Deserializer<'de>>(_: D) -> Result<Self, D::Error> {
        Err(D::Error::custom(say!(STATE_ORIGIN)))
    }
}

fn face_up<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Seen, D::Error> {
    Card::deserialize(deserializer).map(|card| Seen::new(Some(card)))
}

impl DeckOrigin {
    const fn is_view(&self) -> bool {
        self.0.is_some()
    }
}

impl TileWire {
    fn of(open: &Open, &ViewTile { cell, card, side, origin }: &ViewTile, is_view: bool) -> Self {
        Self { cell, card, side, known: open.is_known(card), origin: is_view.then_some(origin) }
    }
}

impl Open {
    fn is_known(&self, seen: Seen) -> bool {
        seen.card().is_some_and(|card| self.known.contains(Face::of(card, self.options)))
    }
}

fn waiting(open: &Open, back: Back) -> Option<WaitingWire> {
    match back {
        Back::Effect { left, optional } => {
            Some(WaitingWire { eligible: open.dealt.drawn.cards(open.options), left, optional })
        }
        _ => None,
    }
}

fn outcome(open: &Open) -> Option<OutcomeWire> {
    let Phase::Over(end) = open.phase else { return None };
    let (result, cause) = match end {
        End::Won => (GameResult::Won, None),
        cause => (GameResult::Lost, Some(cause)),
    };
    Some(OutcomeWire { result, cause, floor: open.floor, turns: open.turns })
}

fn square(key: &'static str, cell: Cell) -> Result<Square, StateError> {
    let ((top, bottom), (left, right)) = (field::ROWS.into_inner(), field::COLUMNS.into_inner());
    Square::of(cell)
        .ok_or_else(|| StateError::new(key, say!(STATE_OUTSIDE, cell = cell.to_string(), top, bottom, left, right)))
}

impl StateWire {
    /// The state, after all checks (state-2).
    fn state(&self) -> Result<State, StateError> {
        let options = self.options()?;
        self.ensure_in_game(options)?;
        StateError::ensure(self.using.is_some() == self.back.is_some(), "back", || &text::STATE_BACK_NULL)?;
        let face = |card: Card| Face::of(card, options);
        let faces = |cards: CardSet| cards.iter().map(face).collect::<Faces>();
        let (deck, known) = (self.deck.cards(), self.deck_known.iter().copied());
        let n = deck.len();
        StateError::ensure(n <= FACES, "deck", || say!(STATE_CARDS_MANY, n, most = FACES))?;
        let known = deck
            .iter()
            .copied()
            .zip(known)
            .chain(self.map.iter().flat_map(|tile| Some((tile.card.card()?, tile.known))));
        let mut open = Open::new(options);
        self.fill(&mut open);
        open.known = known.filter(|&(_, known)| known).map(|(card, _)| face(card)).collect();
        (open.hand, open.discard, open.dealt.map) = (faces(self.hand), faces(self.discard), faces(self.map_pool));
        open.phase = self.phase(options)?;
        open.token = self.token.map_or(Ok(Square::NOWHERE), |cell| square("token", cell))?;
        open.signs = open.signs.with_rune(self.rune);
        open.event = self.event.map(face);
        open.using = self.using.zip(self.back()?).map(|(card, back)| Using { item: face(card), back });
        open.dealt.drawn = match &self.waiting {
            Some(waiting) => faces(waiting.eligible),
            None if open.discards_drawn() => faces(self.eligible),
            None => Faces::EMPTY,
        };
        for (suit, due) in [(options.black_suit(), self.due_black), (options.red_suit(), self.due_red)] {
            if let Some(turn) = due {
                open.signs.start_at(face(Card::new(10, suit)), turn, self.turns);
            }
        }
        let state = State { open, map: self.map(options)?, deck: Deck::of(deck.into_iter().map(face)) };
        check::check(&state)?;
        let is_same = self.phase != PhaseWord::Discard || faces(self.eligible) == state.eligible();
        StateError::ensure(is_same, "phase", || &text::STATE_DISCARD)?;
        self.ensure_same(&Self::from(&state))?;
        Ok(state)
    }

    fn options(&self) -> Result<Options, StateError> {
        let mut options = Options::default();
        for (key, value) in [
            ("black_suit", OptionValue::Text(self.black_suit.clone())),
            ("red_suit", OptionValue::Text(self.red_suit.clone())),
            ("flask_required", OptionValue::Bool(self.flask_required)),
        ] {
            options.try_set(key, value).map_err(|error| StateError::new(key, error.to_string()))?;
        }
        read_rulings(&mut options, &self.rulings)?;
        read_older_rules(&mut options, self.rules)?;
        Ok(options)
    }

    /// Checks that every card is in the game (state-2).
    fn ensure_in_game(&self, options: Options) -> Result<(), StateError> {
        let set = |card: Option<Card>| card.into_iter().collect::<CardSet>();
        for (key, cards) in [
            ("deck", self.deck.cards().into_iter().collect()),
            ("map", self.map.iter().filter_map(|tile| tile.card.card()).collect()),
            ("hand", self.hand),
            ("discard", self.discard),
            ("event", set(self.event)),
            ("using", set(self.using)),
            ("picked", set(self.picked)),
            ("eligible", self.eligible),
            ("waiting", self.waiting.as_ref().map_or(CardSet::EMPTY, |waiting| waiting.eligible)),
            ("map_pool", self.map_pool),
        ] {
            let strange = cards - Faces::ALL.cards(options);
            StateError::ensure(strange.is_empty(), key, || say!(STATE_CARDS_FOREIGN, cards = strange))?;
        }
        Ok(())
    }

    /// The phase in which the item in use was used, with what is kept of an effect.
    fn back(&self) -> Result<Option<Back>, StateError> {
        let waiting = self.waiting.as_ref();
        let waiting = waiting.map(|&WaitingWire { left, optional, .. }| Back::Effect { left, optional });
        let Some(word) = self.back else { return Ok(None) };
        let back = word.plain().or(waiting);
        back.map(Some).ok_or_else(|| StateError::new("waiting", &text::STATE_WAITING))
    }

    fn map(&self, options: Options) -> Result<Map, StateError> {
        let mut map = Map::EMPTY;
        for tile in &self.map {
            let square = square("map", tile.cell)?;
            StateError::ensure(!map.grid().contains(square), "map", || {
                say!(STATE_TWO_TILES, cell = tile.cell.to_string())
            })?;
            if let Some(face) = tile.card.card().map(|card| Face::of(card, options)) {
                map.lay(face, square);
                map.turn(face, tile.side);
            }
        }
        Ok(map)
    }

    fn phase(&self, options: Options) -> Result<Phase, StateError> {
        ensure_outcome(&self.outcome, self.phase == PhaseWord::Over)?;
        let (left, optional) = (self.left, self.optional);
        Ok(match (self.phase, self.outcome.as_ref().map(|end| (end.result, end.cause))) {
            (PhaseWord::Discard, _) => Phase::Discard { left, optional },
            (PhaseWord::Card, _) => Phase::Card { left },
            (PhaseWord::Cell, _) => Phase::Cell { picked: self.picked.map(|card| Face::of(card, options)) },
            (_, Some((GameResult::Won, None))) => Phase::Over(End::Won),
            (_, Some((GameResult::Lost, Some(cause @ (End::Ejected | End::Stuck))))) => Phase::Over(cause),
            (word, _) => word.plain().ok_or_else(|| StateError::new("outcome", &text::STATE_OUTCOME))?,
        })
    }
}
