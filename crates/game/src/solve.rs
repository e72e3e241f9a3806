//! The interface of a game for a solver that sees all hidden cards and all luck to come.

use std::hash::Hasher;

use crate::{MoveList, State};

/// A solver's aim.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Aim {
    /// A won game.
    Win,
    /// The highest score.
    Score,
    /// A won game in the fewest turns.
    Turns,
}

/// Quantities that are never worse for being larger, each on its own.
pub type Resources = [u8; 4];

/// A game's knowledge for a solver, beyond its rules. The defaults hold in every game and give a plain search.
///
/// A solver proves deals lost by what these methods say, so each must err towards saying less: a wrong key, a wrong
/// order of means or a bound that is too low makes it call a game lost that can be won. `testkit::solving` tests the laws.
pub trait Solve: State {
    /// The possible aims: a win, and the score or the turns where the game counts them. The main aim comes first: the score where nearly
    /// every game is won.
    const AIMS: &'static [Aim] = &[Aim::Win];

    /// Whether some deals of the game are known to have no win. If so, new games come from winnable deals unless the player chooses
    /// otherwise.
    const HAS_LOST_DEALS: bool = false;

    /// Positions in which few moves still win, as `underdeck puzzles GAME --make N` writes them; empty if there are none.
    const PUZZLES: &'static str = "";

    /// Writes everything but the [resources](Solve::resources) on which the rest of the game depends, but for the luck to come.
    ///
    /// Two states of one deal that write the same have the same future: their [ways](Solve::ways) lead to states that write the same again.
    /// The solver itself adds the number of past events of each kind of luck.
    fn transposition_key(&self, _aim: Aim, key: &mut impl Hasher) {
        self.hash(key);
    }

    /// Quantities that are never worse for being larger: of two states with the same key, the one with no less of each can reach every end
    /// of the other by the same moves or fewer.
    fn resources(&self, _aim: Aim) -> Resources {
        Resources::default()
    }

    /// The continuations that are worth trying, each a sequence of legal moves; by default every legal move alone.
    ///
    /// They must suffice: what can be reached by any moves can be reached by ways, though a game that is lost may have none. Of two
    /// states with the same key and resources the ways lead to the same results.
    fn ways(&self, _aim: Aim, mut each: impl FnMut(&[Self::Move])) {
        self.moves().all().for_each(|mv| each(&[mv]));
    }

    /// Whether a legal move is free: it changes neither key nor resources nor luck, and only prepares another.
    fn is_free(&self, _mv: Self::Move) -> bool {
        false
    }

    /// Whether the aim is certainly out of reach, for any luck to come. For [`Aim::Win`]: the game cannot be won any more.
    fn is_lost(&self, _aim: Aim) -> bool {
        false
    }

    /// A score that no way of playing on exceeds; of a game that is over, its score. Asked only where the game keeps one.
    fn bound(&self) -> i32 {
        i32::MAX
    }

    /// The fewest turns with which the game can now be won; of a won game, those it took. Asked only where the game counts them.
    fn least_turns(&self) -> u32 {
        0
    }
}
