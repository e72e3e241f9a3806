//! Games by name.

use catalogue::{Visitor, typed_options, visit};
use game::{Encode, Encoding, Playable};

use crate::batch::Batch;
use crate::single::One;
use crate::{Error, Settings, Single, Vector};

/// Options as they are typed: keys and values.
type Pairs = [(String, String)];

/// Many games of one kind.
///
/// # Errors
/// If there is no such game, if an option or a setting is wrong, or if the game has no ids by place and they are wanted.
pub fn vector(game: &str, options: &Pairs, settings: Settings) -> Result<Box<dyn Vector>, Error> {
    struct Make<'a>(&'a Pairs, Settings);
    impl Visitor for Make<'_> {
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
pub fn single(game: &str, options: &Pairs, seed: u64) -> Result<Box<dyn Single>, Error> {
    struct Make<'a>(&'a Pairs, u64);
    impl Visitor for Make<'_> {
        type Out = Result<Box<dyn Single>, Error>;

        fn visit<S: Playable>(self) -> Self::Out {
            Ok(Box::new(One::<S>::new(typed_options::<S>(self.0)?, self.1)))
        }
    }
    visit(game, Make(options, seed))?
}

/// What the ids of moves and the bytes of observations mean.
///
/// # Errors
/// If there is no such game, or if an option is wrong.
pub fn encoding(game: &str, options: &Pairs) -> Result<Encoding, Error> {
    struct Make<'a>(&'a Pairs);
    impl Visitor for Make<'_> {
        type Out = Result<Encoding, Error>;

        fn visit<S: Playable>(self) -> Self::Out {
            Ok(S::View::encoding(&typed_options::<S>(self.0)?))
        }
    }
    visit(game, Make(options))?
}
