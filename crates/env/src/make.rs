//! Environments by game id.

use underdeck_catalogue::{GameVisitor, typed_options, visit};
use underdeck_game::{Encoding, Playable};

use crate::batch::Batch;
use crate::planner::{Pairs, Planner};
use crate::{Error, Settings, Single, Vector};

/// Makes a batch of games.
///
/// # Errors
/// If the game does not exist, an option or a setting is invalid, or the game has no `Place` ids and the settings require them.
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

/// Makes one game of a deal.
///
/// # Errors
/// If the game does not exist or an option is invalid.
pub fn single(game: &str, options: &Pairs, seed: u64) -> Result<Single, Error> {
    Single::new(underdeck_catalogue::extension::<Planner>(game)?, options, seed)
}

/// The meaning of action ids and of the bytes of observations.
///
/// # Errors
/// If the game does not exist or an option is invalid.
pub fn encoding(game: &str, options: &Pairs) -> Result<Encoding, Error> {
    Ok((underdeck_catalogue::extension::<Planner>(game)?.rules)(options)?.encoding().clone())
}
