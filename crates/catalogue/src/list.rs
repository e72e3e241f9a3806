//! The list of games.

use std::any::Any;
use std::marker::PhantomData;
use std::sync::{LazyLock, PoisonError, RwLock};

use underdeck_game::{AnyGame, GameInfo, Playable, nearest};

use crate::{Error, built_in, explained, visit};

/// Makes the list of games and `visit()` from the games' crates.
macro_rules! list {
    ($($game:ident)+) => {
        /// The built-in games in the order of the catalogue. Listing them links only the code that play needs.
        fn built_in() -> Vec<&'static Game> {
            vec![
                $(Game::new(<$game::State as underdeck_game::Playable>::core()),)+
                // A toy game with the default presentation and policy.
                #[cfg(feature = "toy")]
                Game::new(<underdeck_testkit::toy::Bare as underdeck_game::Playable>::instance()),
            ]
        }

        /// The built-in games with explanations.
        fn explained() -> impl Iterator<Item = &'static dyn underdeck_game::AnyGame> {
            [$(<$game::State as underdeck_game::Playable>::instance()),+].into_iter()
        }

        /// Calls generic code with a game's own types.
        ///
        /// # Errors
        /// If no game has this name, or it was [registered](register) at run time, when generic code is already compiled.
        pub fn visit<V: GameVisitor>(name: &str, visitor: V) -> Result<V::Out, Error> {
            let id = find(name)?.info().id;
            $(if id == <$game::State as underdeck_game::State>::INFO.id {
                return Ok(visitor.visit::<$game::State>());
            })+
            Err(Error::NotBuiltIn(id))
        }
    };
}
pub(crate) use list as games;

/// A game of the catalogue.
pub struct Game(&'static dyn AnyGame);

impl Game {
    /// A game that need not be in the list. It is leaked.
    pub fn new(game: &'static dyn AnyGame) -> &'static Self {
        Box::leak(Box::new(Self(game)))
    }

    /// The game as a trait object.
    pub fn instance(&self) -> &'static dyn AnyGame {
        // A registered game is not in the list and has its own explanations.
        explained().find(|game| *game == self.0).unwrap_or(self.0)
    }

    /// The game as a trait object as the list has it. A built-in game is [without explanations](underdeck_game::Playable::core), so that a program
    /// links these only if it calls [`instance`](Self::instance).
    pub const fn core(&self) -> &'static dyn AnyGame {
        self.0
    }

    /// The normative reference, as Markdown with rule ids: see [`underdeck_game::rules`].
    pub fn reference(&self) -> &'static str {
        self.instance().reference()
    }

    /// The unchanging facts of the game.
    pub fn info(&self) -> &'static GameInfo {
        self.0.info()
    }
}

/// Generic code over games, such as a simulation or perft, compiled for each game.
pub trait GameVisitor {
    /// The result.
    type Out;

    /// Runs the code for the game `S`.
    fn visit<S: Playable>(self) -> Self::Out;
}

/// The built-in and the registered games. A list is leaked when it grows, so that its readers can keep the older one.
static ALL: LazyLock<RwLock<&[&Game]>> = LazyLock::new(|| RwLock::new(built_in().leak()));

/// All games in the order of the catalogue; [registered](crate::register) ones are last.
pub fn games() -> &'static [&'static Game] {
    *ALL.read().unwrap_or_else(PoisonError::into_inner)
}

/// Adds a game at run time. It is then one of [`games`](crate::games), and every front end plays it. Its extensions must be
/// [registered](crate::register_extension) by code with access to its types.
///
/// ```
/// use underdeck_game::Playable as _;
/// use underdeck_testkit::toy::Bare;
///
/// underdeck_catalogue::register(Bare::instance())?;
/// let game = underdeck_catalogue::find("toy")?;
/// assert_eq!(underdeck_catalogue::by_code(&game.deal(&[], 7)?.code)?.info().id, "toy");
/// # Ok::<(), underdeck_catalogue::Error>(())
/// ```
///
/// # Errors
/// If a game has the same id, or the same number in deal codes.
pub fn register(game: &'static dyn AnyGame) -> Result<(), Error> {
    let mut all = ALL.write().unwrap_or_else(PoisonError::into_inner);
    let info = game.info();
    let is_same = |other: &&GameInfo| other.id == info.id || other.number == info.number;
    if let Some(other) = all.iter().map(|game| game.info()).find(is_same) {
        return Err(Error::Registered { game: info.id, other: other.id });
    }
    *all = Vec::leak([*all, &[Game::new(game)]].concat());
    Ok(())
}

/// A value for each game, such as a table of functions, that type-erased code looks up by the game's id.
pub trait GameExtension: Any + Send + Sync {
    /// The value for the game `S`.
    fn of<S: Playable>() -> &'static Self;
}

/// Registers an extension of the game `S`, which was [registered](register) at run time.
pub fn register_extension<S: Playable, W: GameExtension>() {
    let (game, work) = (S::INFO.id, W::of::<S>());
    WORK.write().unwrap_or_else(PoisonError::into_inner).push((game, work));
}

/// The extension of this type for a game.
///
/// # Errors
/// If no game has this name, or it was registered without this extension.
pub fn extension<W: GameExtension>(game: &str) -> Result<&'static W, Error> {
    struct BuiltIn<W>(PhantomData<W>);

    impl<W: GameExtension> GameVisitor for BuiltIn<W> {
        type Out = &'static W;

        fn visit<S: Playable>(self) -> &'static W {
            W::of::<S>()
        }
    }

    let all = WORK.read().unwrap_or_else(PoisonError::into_inner);
    let registered =
        all.iter().filter(|(of, _)| of.eq_ignore_ascii_case(game)).find_map(|(_, work)| work.downcast_ref());
    registered.map_or_else(|| visit(game, BuiltIn(PhantomData)), Ok)
}

/// The registered extensions, each with the id of its game.
static WORK: RwLock<Vec<(&str, &(dyn Any + Send + Sync))>> = RwLock::new(Vec::new());

/// The game with this name, ignoring case.
///
/// # Errors
/// If it does not exist. The error suggests the most similar name.
pub fn find(name: &str) -> Result<&'static Game, Error> {
    let found = games().iter().find(|game| game.info().id.eq_ignore_ascii_case(name));
    found.copied().ok_or_else(|| unknown_game(name))
}

/// The game with this number in deal codes.
pub fn by_number(number: u8) -> Option<&'static Game> {
    games().iter().copied().find(|game| game.info().number == number)
}

/// The game of a deal code.
///
/// # Errors
/// If the code is mistyped, or this version does not have its game.
pub fn by_code(code: &str) -> Result<&'static Game, Error> {
    let number = underdeck_record::game_number(code).map_err(|error| Error::deal(code, error))?;
    by_number(number).ok_or_else(|| Error::UnknownNumber { code: code.into(), number })
}

/// The error for an unknown game; it lists the known ones.
fn unknown_game(name: &str) -> Error {
    let ids: Vec<_> = games().iter().map(|game| game.info().id).collect();
    Error::UnknownGame { name: name.into(), nearest: nearest(name, ids.iter().copied()), known: ids.join(", ") }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::{GameVisitor, visit};

    struct Title;

    impl GameVisitor for Title {
        type Out = &'static str;

        fn visit<S: underdeck_game::Playable>(self) -> &'static str {
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
            match visit(info.id, Title) {
                Ok(title) => assert_eq!(title, info.title),
                Err(error) => assert!(matches!(error, Error::NotBuiltIn("toy")), "{error}"),
            }
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
