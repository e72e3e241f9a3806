//! Games by name.

use underdeck_catalogue::{GameVisitor, typed_options, visit};
use underdeck_game::{Encoding, Playable};

use crate::batch::Batch;
use crate::planner::{Pairs, Planner};
use crate::{Error, Settings, Single, Vector};

/// Many games of one kind.
///
/// # Errors
/// If there is no such game, if an option or a setting is wrong, or if the game has no ids by place and they are wanted.
pub fn vector(game: &str, options: &Pairs, settings: Settings) -> Result<Box<dyn Vector>, Error> {
    struct Make<'a>(&'a Pairs, Settings);
    impl GameVisitor for Make<'_> {
        type Out = Result<Box<dyn Vector>, Error>;

        fn visit<S: Playable>(self) -> Self::Out {
            Ok(Box::new(Batch::<S>::new(typed_options::<S>(self.0)?, self.1)?))
        }
    }
    visit(game, Make(options, settings))?
}

/// One game of a deal.
///
/// # Errors
/// If there is no such game, or if an option is wrong.
pub fn single(game: &str, options: &Pairs, seed: u64) -> Result<Single, Error> {
    Single::new(underdeck_catalogue::find_work::<Planner>(game)?, options, seed)
}

/// What the ids of moves and the bytes of observations mean.
///
/// # Errors
/// If there is no such game, or if an option is wrong.
pub fn encoding(game: &str, options: &Pairs) -> Result<Encoding, Error> {
    Ok((underdeck_catalogue::find_work::<Planner>(game)?.rules)(options)?.encoding().clone())
}
