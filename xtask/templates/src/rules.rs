//! The rules. Put a file into `rules/` for each heading of the reference.

use underdeck_cards::{CardSet, Pile, Suit};
use underdeck_game::{Chance, GameResult, Objection, Outcome};

use crate::moves::Move;
use crate::state::{Cause, Options, Phase, State};

/// The name of the pile that is shuffled.
pub(crate) const DECK: &str = "deck";
/// The cards that end the game.
pub(crate) const KINGS: CardSet = CardSet::ranks(13, 13);

/// The cards of a deck with this many suits (option-1).
pub(crate) fn deck(suits: u8) -> CardSet {
    let suits = Suit::ALL.into_iter().take(suits.into());
    suits.fold(CardSet::EMPTY, |deck, suit| deck | CardSet::suit(suit))
}

/// (setup-1)
pub(crate) fn set_up(options: Options, chance: &mut impl Chance) -> State {
    let mut pile = Pile::new();
    chance.shuffle(DECK, pile.refill(deck(options.suits)));
    State { phase: Phase::Turn, options, deck: pile, drawn: CardSet::EMPTY }
}

/// Whether a move is legal (stop-1, R1).
pub(crate) fn check_move<E: Objection>(state: &State, mv: Move) -> Result<(), E> {
    E::unless(state.phase == Phase::Turn, &["draw-3", "stop-1"], || "the game is over")?;
    match mv {
        Move::Draw => Ok(()),
        Move::Stop => E::unless(!state.drawn.is_empty(), &["stop-1", "R1"], || "draw a card first"),
    }
}

/// Carries out a legal move (draw-1, draw-3, stop-1).
pub(crate) fn play(state: &mut State, mv: Move) {
    match mv {
        Move::Draw => {
            let Some(card) = state.deck.draw() else { return };
            state.drawn.insert(card);
            if KINGS.contains(card) {
                state.phase = Phase::Over(Cause::King);
            }
        }
        Move::Stop => state.phase = Phase::Over(Cause::Stopped),
    }
}

/// (draw-2, draw-3, stop-1)
pub(crate) fn outcome(state: &State, cause: Cause) -> Outcome {
    let result = if cause == Cause::King { GameResult::Lost } else { GameResult::Won };
    let score = (state.drawn - KINGS).rank_sum() as i32;
    Outcome { result, cause: cause.word(), score: Some(score) }
}
