//! Reading a state from outside.

use underdeck_cards::{Card, CardSet, Cell};
use underdeck_game::wire::{read_older_rules, read_rulings};
use underdeck_game::{GameResult, OptionValue, Options as _, StateError};

use super::{PhaseWord, StateWire};
use crate::deck::Deck;
use crate::dues::Dues;
use crate::face::{Face, Faces};
use crate::field::Square;
use crate::map::{Map, Side};
use crate::state::{Phase, Using};
use crate::{End, Options, State, check};

/// Checks everything that a state from outside must fulfil (state-2).
impl TryFrom<StateWire> for State {
    type Error = StateError;

    fn try_from(wire: StateWire) -> Result<Self, StateError> {
        let options = wire.options()?;
        wire.ensure_each_card_once(options)?;
        let face = |card: Card| Face::of(card, options);
        let faces = |cards: CardSet| cards.iter().map(face).collect::<Faces>();
        let using = match (wire.using, wire.back) {
            (None, None) => None,
            (Some(card), Some(back)) => Some(Using { item: face(card), back }),
            _ => return Err(StateError::new("back", "it is null if and only if using is")),
        };
        let mut state = Self {
            map: wire.map(options)?,
            deck: Deck::of(wire.deck.iter().map(|&card| face(card))),
            hand: faces(wire.hand),
            discard: faces(wire.discard),
            known: Faces::EMPTY,
            map_pool: faces(wire.map_pool),
            phase: wire.phase(options)?,
            floor: wire.floor,
            turns: wire.turns,
            token: wire.token.map_or(Ok(Square::NOWHERE), |cell| square("token", cell))?,
            event: wire.event.map(face),
            using,
            dues: Dues::NONE,
            rune: wire.rune,
            options,
        };
        let deck = wire.deck.iter().zip(&wire.deck_known);
        let tiles = wire.map.iter().map(|tile| (&tile.card, &tile.known));
        state.known = deck.chain(tiles).filter(|&(_, &known)| known).map(|(&card, _)| face(card)).collect();
        for (suit, due) in [(options.black_suit(), wire.due_black), (options.red_suit(), wire.due_red)] {
            if let Some(turn) = due {
                state.dues.start_at(face(Card::new(10, suit)), turn, wire.turns);
            }
        }
        check::check(&state)?;
        wire.ensure_same(&state.into())?;
        Ok(state)
    }
}

fn square(key: &'static str, cell: Cell) -> Result<Square, StateError> {
    Square::of(cell)
        .ok_or_else(|| StateError::new(key, format!("{cell} is outside the field, rows -5..=9 and columns -5..=15")))
}

impl StateWire {
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

    /// That all 26 cards and no others lie in exactly one place (state-2).
    fn ensure_each_card_once(&self, options: Options) -> Result<(), StateError> {
        let all = Faces::ALL.cards(options);
        let mut missing = all;
        let set = |cards: CardSet| cards.iter().collect::<Vec<_>>();
        for (key, cards) in [
            ("offer", set(self.offer)),
            ("deck", self.deck.clone()),
            ("map", self.map.iter().map(|tile| tile.card).collect()),
            ("hand", set(self.hand)),
            ("discard", set(self.discard)),
            ("using", self.using.into_iter().collect()),
        ] {
            for card in cards {
                StateError::ensure(all.contains(card), key, || format!("{card} is not in the game"))?;
                StateError::ensure(missing.contains(card), key, || format!("{card} lies in a second place"))?;
                missing.remove(card);
            }
        }
        StateError::ensure(missing.is_empty(), "deck", || format!("{missing} lie nowhere"))?;
        for (key, cards) in [
            ("event", set(self.event.into_iter().collect())),
            ("picked", set(self.picked.into_iter().collect())),
            ("eligible", set(self.eligible)),
            ("map_pool", set(self.map_pool)),
        ] {
            for card in cards {
                StateError::ensure(all.contains(card), key, || format!("{card} is not in the game"))?;
            }
        }
        StateError::ensure(self.deck_known.len() == self.deck.len(), "deck_known", || {
            format!("{} entries for the {} cards of deck", self.deck_known.len(), self.deck.len())
        })
    }

    fn map(&self, options: Options) -> Result<Map, StateError> {
        let mut map = Map::EMPTY;
        for tile in &self.map {
            let (square, face) = (square("map", tile.cell)?, Face::of(tile.card, options));
            StateError::ensure(!map.grid().contains(square), "map", || format!("two tiles on {}", tile.cell))?;
            map.lay(face, square);
            match tile.side {
                Side::Down => {}
                Side::Revealed => map.reveal(Faces::of(face)),
                Side::Activated => map.activate(face),
            }
        }
        Ok(map)
    }

    fn phase(&self, options: Options) -> Result<Phase, StateError> {
        let ended = self.phase == PhaseWord::Over;
        StateError::ensure(self.outcome.is_some() == ended, "outcome", || {
            "it is null if and only if phase is not `over`".into()
        })?;
        let (left, optional) = (self.left, self.optional);
        let eligible = self.eligible.iter().map(|card| Face::of(card, options)).collect();
        Ok(match self.phase {
            PhaseWord::Take => Phase::Take,
            PhaseWord::Stand => Phase::Stand,
            PhaseWord::Turn => Phase::Turn,
            PhaseWord::Event => Phase::Event,
            PhaseWord::Curse => Phase::Curse,
            PhaseWord::Discard => Phase::Discard { eligible, left, optional },
            PhaseWord::Card => Phase::Card { left },
            PhaseWord::Row => Phase::Row,
            PhaseWord::Column => Phase::Column,
            PhaseWord::Tile => Phase::Tile,
            PhaseWord::Cell => Phase::Cell { picked: self.picked.map(|card| Face::of(card, options)) },
            PhaseWord::Build => Phase::Build,
            PhaseWord::Over => Phase::Over(match self.outcome.as_ref().map(|end| (end.result, end.cause)) {
                Some((GameResult::Won, None)) => End::Won,
                Some((GameResult::Lost, Some(cause @ (End::Ejected | End::Stuck)))) => cause,
                _ => return Err(StateError::new("outcome", "a lost game has a cause, a won one has none")),
            }),
        })
    }

    /// That nothing was said which the state does not hold, such as a `left` outside its phases.
    fn ensure_same(&self, state: &Self) -> Result<(), StateError> {
        macro_rules! ensure_same {
            ($($key:ident)*) => {$(
                StateError::ensure(self.$key == state.$key, stringify!($key), || {
                    "it does not fit the phase and the rest of the state, or is not in order".into()
                })?;
            )*};
        }
        ensure_same!(
            black_suit red_suit flask_required rulings rules phase floor turns offer deck deck_known map token hand discard rune event using back
            picked eligible left optional due_black due_red map_pool outcome
        );
        Ok(())
    }
}
