//! The tests that every game has.

use std::fs;
use std::path::{Path, PathBuf};

use underdeck_game::Playable;

use crate::{deals_uniformly, hints, perft_table, redeals_are_fair};

/// Generates the tests that every game has, in `tests/it/contract.rs` of the game; its files are in that `tests` folder:
///
/// - all laws of the [`Contract`](crate::Contract), in two tests that run side by side;
/// - the move counts in `perft.txt` ([`perft_table`]);
/// - with `hints`, the hints of whole games, one of them compared with `reasons.txt` ([`golden_hints`](crate::golden_hints));
/// - the texts of every language in the `text` folder beside `tests` ([`texts`](crate::texts));
/// - no allocation in random games ([`allocates_nothing`](crate::allocates_nothing)); the crate of the tests needs `allocation-counter`;
/// - with `luck`, uniform redeals and fair luck in games of so many deals, some of which must nearly empty a hidden pile ([`deals_uniformly`],
///   [`redeals_are_fair`]);
/// - with `guides`, the guides and their number ([`guides`](crate::guides));
/// - with `sights`, the golden games ([`golden_games`](crate::golden_games)) and that their traces show everything
///   ([`golden_sights`](crate::golden_sights)).
///
/// ```text
/// underdeck_testkit::suite! {
///     State;
///     laws: Contract { prompts, claims, ..Contract::default() };
///     hints: (0..40).map(|seed| (Options::default(), seed));
///     golden_hints: &Options::default(), 4;
///     allocations: &[Options::default()], 0..1_000, State::random_legal => 1_000 games end;
///     luck: 20 deals;
///     guides: 2;
///     sights: wanted(), sights;
/// }
/// ```
#[macro_export]
macro_rules! suite {
    (
        $state:ty;
        laws: $contract:expr;
        $(hints: $games:expr; golden_hints: $options:expr, $seed:expr;)?
        allocations: $sets:expr, $seeds:expr, $choose:expr => $ended:literal games end;
        $(luck: $luck:literal deals;)?
        $(guides: $guides:literal;)?
        $(sights: $wanted:expr, $sights:expr;)?
    ) => {
        #[test]
        fn all_laws_hold() {
            $crate::Contract { share: (0, 2), ..$contract }.check::<$state>();
        }

        #[test]
        fn all_laws_hold_in_every_other_game() {
            $crate::Contract { share: (1, 2), ..$contract }.check::<$state>();
        }

        #[test]
        fn move_sequences_are_as_many_as_counted_before() {
            $crate::suite::perft::<$state>(&$crate::suite::tests_of(file!()));
        }

        #[test]
        fn texts_agree_in_every_language() {
            let folder = $crate::suite::tests_of(file!()).join("../text");
            assert_ne!($crate::texts::<$state>(&folder), [""; 0]);
        }

        $(
            #[test]
            fn every_move_has_a_reason() {
                $crate::suite::every_move_has_a_reason::<$state>($games);
            }

            #[test]
            fn a_whole_game_of_hints_reads_as_it_did() {
                $crate::golden_hints::<$state>($options, $seed, $crate::suite::tests_of(file!()).join("reasons.txt"));
            }
        )?

        #[test]
        fn random_games_allocate_nothing() {
            let count = |run: &mut dyn FnMut()| ::allocation_counter::measure(run).count_total;
            assert_eq!($crate::allocates_nothing::<$state>($sets, $seeds, $choose, count), $ended);
        }

        $(
            #[test]
            fn unseen_cards_are_dealt_uniformly() {
                $crate::suite::unseen_cards_are_dealt_uniformly::<$state>($luck);
            }

            #[test]
            fn luck_has_the_mean_0() {
                $crate::suite::luck_has_the_mean_0::<$state>($luck);
            }
        )?

        $(
            #[test]
            fn every_sentence_of_a_guide_is_true() {
                assert_eq!($crate::guides::<$state>(), $guides);
            }
        )?

        $(
            #[test]
            fn golden_games_hold() {
                $crate::golden_games::<$state>($crate::suite::tests_of(file!()));
            }

            #[test]
            fn traces_show_everything() {
                $crate::golden_sights($crate::suite::tests_of(file!()).join("traces"), $wanted, $sights);
            }
        )?
    };
}

/// The `tests` folder of a game whose suite is in `tests/it/contract.rs`; `file` is the path of that file in the workspace.
pub fn tests_of(file: &str) -> PathBuf {
    let folder = Path::new(file).ancestors().nth(2).unwrap_or(Path::new(""));
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(folder)
}

/// Checks the move counts of the `perft.txt` in a game's `tests` folder.
///
/// # Panics
/// If a count is wrong, or if the table cannot be read.
pub fn perft<S: Playable>(tests: &Path) {
    let file = tests.join("perft.txt");
    perft_table::<S>(&fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display())));
}

/// Plays whole games by the hints: options and seed of each.
///
/// # Panics
/// If a reason is not a hint, a game has no move, or no game is played.
pub fn every_move_has_a_reason<S: Playable>(games: impl IntoIterator<Item = (S::Options, u64)>) {
    let moves: Vec<usize> = games.into_iter().map(|(options, seed)| hints::<S>(&options, seed).len()).collect();
    assert!(!moves.is_empty() && !moves.contains(&0), "{}: moves with reasons: {moves:?}", S::INFO.id);
}

/// Checks [`deals_uniformly`] for default options.
///
/// # Panics
/// If redeals are not uniform, or if fewer than five views could be examined.
pub fn unseen_cards_are_dealt_uniformly<S: Playable>(deals: u64) {
    let views = deals_uniformly::<S>(&S::Options::default(), 0..deals);
    assert!(views >= 5, "{}: {views} views", S::INFO.id);
}

/// Checks [`redeals_are_fair`] for default options.
///
/// # Panics
/// If luck has another mean, or if no move could be examined.
pub fn luck_has_the_mean_0<S: Playable>(deals: u64) {
    let moves = redeals_are_fair::<S>(&S::Options::default(), 0..deals);
    assert!(moves > 0, "{}: no move has countable luck", S::INFO.id);
}
