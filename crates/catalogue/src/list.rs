//! Finding a game.

use std::sync::{PoisonError, RwLock};

use game::AnyGame;

use crate::entry::Entry;
use crate::{BUILT_IN, Error, Game};

/// Makes the list of games and `visit()` from the games' crates, and from one more behind a feature.
macro_rules! list {
    ($($game:ident)+; $feature:literal $extra:path) => {
        /// The games that are built in, in the order of the catalogue.
        const BUILT_IN: &[&'static dyn Game] = &[
            $(&entry::Entry(game::any_game::<$game::State>()),)+
            #[cfg(feature = $feature)]
            &entry::Entry(game::any_game::<$extra>()),
        ];

        /// Does generic work on a game's own types.
        ///
        /// # Errors
        /// If no game has this name.
        pub fn visit<V: Visitor>(name: &str, visitor: V) -> Result<V::Out, Error> {
            let id = find(name)?.info().id;
            $(if id == <$game::State as game::State>::INFO.id {
                return Ok(visitor.visit::<$game::State>());
            })+
            #[cfg(feature = $feature)]
            if id == <$extra as game::State>::INFO.id {
                return Ok(visitor.visit::<$extra>());
            }
            Err(Error::unknown_game(name))
        }
    };
}
pub(crate) use list as games;

/// Those and the registered ones. A list that grew is leaked, so that its readers may keep the older one.
static ALL: RwLock<&[&dyn Game]> = RwLock::new(BUILT_IN);

/// All games, in the order of the catalogue; those that were [registered](register) come last.
pub fn games() -> &'static [&'static dyn Game] {
    *ALL.read().unwrap_or_else(PoisonError::into_inner)
}

/// Adds a game while the program runs. From then on it is one of [`games`].
///
/// # Errors
/// If a game has the same id, or the same number in deal codes.
pub fn register(game: &'static dyn AnyGame) -> Result<(), Error> {
    let mut all = ALL.write().unwrap_or_else(PoisonError::into_inner);
    let info = game.info();
    if let Some(other) =
        all.iter().map(|game| game.info()).find(|other| other.id == info.id || other.number == info.number)
    {
        return Err(Error::Registered { game: info.id, other: other.id });
    }
    let entry: &dyn Game = Box::leak(Box::new(Entry(game)));
    *all = Vec::leak([*all, &[entry]].concat());
    Ok(())
}

/// The game of this name, in upper or lower case.
///
/// # Errors
/// If there is none. The error suggests the nearest name.
pub fn find(name: &str) -> Result<&'static dyn Game, Error> {
    let found = games().iter().find(|game| game.info().id.eq_ignore_ascii_case(name));
    found.copied().ok_or_else(|| Error::unknown_game(name))
}

/// The game with this number in deal codes.
pub fn by_number(number: u8) -> Option<&'static dyn Game> {
    games().iter().copied().find(|game| game.info().number == number)
}

/// The game that a deal code is for.
///
/// # Errors
/// If the code is mistyped, or this version lacks its game.
pub fn by_code(code: &str) -> Result<&'static dyn Game, Error> {
    let number = record::game_number(code).map_err(|error| Error::deal(code, error))?;
    by_number(number).ok_or_else(|| Error::UnknownNumber { code: code.into(), number })
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::{Visitor, visit};

    struct Title;

    impl Visitor for Title {
        type Out = &'static str;

        fn visit<S: game::Playable>(self) -> &'static str {
            S::INFO.title
        }
    }

    #[test]
    fn games_are_found_by_name_number_and_code() {
        let (mut ids, mut numbers) = (HashSet::new(), HashSet::new());
        for game in games() {
            let info = game.info();
            assert!(ids.insert(info.id) && numbers.insert(info.number), "{} shares a name or number", info.id);
            assert_eq!(find(&info.id.to_uppercase()).unwrap().info().id, info.id);
            assert_eq!(by_number(info.number).unwrap().info().id, info.id);
            assert_eq!(by_code(&game.deal(&[], 9).unwrap().code).unwrap().info().id, info.id);
            assert_eq!(visit(info.id, Title).unwrap(), info.title);
        }
    }

    #[test]
    fn unknown_games_are_refused_with_a_suggestion() {
        let error = find("kevorn").map(|game| game.info().id).unwrap_err().to_string();
        assert!(error.contains("did you mean `keevorn`?"), "{error}");
        let error = visit("chess", Title).unwrap_err().to_string();
        assert!(error.contains("the games are") && !error.contains("did you mean"), "{error}");
    }
}
