//! The contract reports each of these flaws in an otherwise good game, so each law can fail.

mod game;

use std::panic::AssertUnwindSafe;

use game::{Flaw, Flawed};
use underdeck_game::Playable;
use underdeck_testkit::toy::CLAIMS;
use underdeck_testkit::{Contract, Follows};

/// What the toy says only under some options.
const FOLLOWS: Follows = Follows { facts: &[("aim", "water")], unsaid: &[("peek", "false", "peek")] };

/// What the contract says about a game with this flaw.
fn caught(flaw: Flaw) -> String {
    flaw.set();
    complaint::<Flawed<true>>()
}

/// What the contract says about a flawed game.
fn complaint<G: Playable>() -> String {
    fails(|| Contract { games: 60, claims: CLAIMS, follows: FOLLOWS, ..Contract::default() }.check::<G>())
}

/// What a contract says when it fails.
fn fails(check: impl FnOnce()) -> String {
    let result = std::panic::catch_unwind(AssertUnwindSafe(check));
    let panic = result.expect_err("the contract passes a flawed game");
    panic.downcast::<String>().map_or_else(|_| "a panic without words".into(), |message| *message)
}

macro_rules! flaws {
    ($($test:ident: $flaw:ident breaks $law:literal;)*) => {$(
        #[test]
        fn $test() {
            let message = caught(Flaw::$flaw);
            assert!(message.contains($law), "caught for another reason: {message}");
            for part in ["seed: ", "options: ", "move number: ", "state: "] {
                assert!(message.contains(part), "{part} is missing: {message}");
            }
        }
    )*};
}

flaws! {
    a_move_offered_twice: Twice breaks "no two legal moves share a spelling";
    a_wrong_count: Count breaks "there are as many moves as are counted";
    an_illegal_move_without_a_reason: Silent breaks "an illegal move is refused for a reason";
    a_legal_move_that_is_refused: Refuse breaks "a legal move is not refused";
    a_spelling_that_is_never_legal_and_not_refused: Excuse breaks "an illegal move is refused for a reason";
    a_bad_state: Check breaks "check() holds in every state";
    a_view_that_shows_other_gold: Lie breaks "a view shows the state as it is, or hides it";
    a_wrong_number_of_hidden_cards: Hidden breaks "hidden() is the number of";
    a_card_that_is_not_named: Nameless breaks "named_cards() are the cards that a view writes";
    a_redeal_that_forgets_a_known_card: Forget breaks "view(determinise(v)) == v";
    a_view_with_a_secret: Leak breaks "each hidden entry is left to luck";
    a_redeal_that_is_always_the_same: Fixed breaks "each hidden entry is left to luck";
    a_missing_offer: Offer breaks "the table offers each legal move once";
    a_number_in_the_words_of_an_offer: Number breaks "each number of an offer or a card is an argument";
    a_number_in_the_words_on_a_card: Note breaks "each number of an offer or a card is an argument";
    an_invented_rule: Rule breaks "an offer cites rules that exist";
    a_gesture_at_nothing: Place breaks "a gesture points at what is there";
    a_zone_within_a_place_that_is_not_there: Room breaks "a zone lies in a room that is there";
    a_move_without_a_description: Undescribed breaks "every move is described";
    an_illegal_greedy_move: Greedy breaks "the heuristic move is legal";
    a_reason_that_is_too_long: Talk breaks "a reason is one line";
    a_false_reason: Boast breaks "above {n}` is false";
    a_claim_of_a_new_kind: Chat breaks "no form of claim reads";
    a_reason_that_changes_between_calls: Mood breaks "the reason follows from the view";
    a_state_that_depends_on_earlier_games: Clock breaks "state, move and chance events give the next state";
    a_panic_in_a_description: Panic breaks "table::describes_every_move\n  what: the game panics: nothing to say\n  move: stir";
    a_state_accepted_without_a_check: Trust breaks "a changed state is refused, or sound";
    a_transposition_key_without_the_gold: Key breaks "states of equal key and resources have the same moves and results";
    resources_of_which_less_is_better: LessIsBetter breaks "more resources never lose what can be won";
    a_position_called_lost_that_can_be_won: Hopeless breaks "a lost position is not won";
    a_bound_that_is_exceeded: Bound breaks "no score exceeds its bound";
    one_id_for_two_moves: Id breaks "an id leads back to its move, so no two moves share one";
    an_id_of_another_verb: Verb breaks "the id of a move is of the kind that its verb names";
    a_mask_that_lacks_a_move: Mask breaks "the mask is exactly the legal moves";
    a_byte_out_of_range: Byte breaks "every byte keeps within its field's range";
    a_byte_that_is_not_written: Gap breaks "every byte of an observation is written";
    a_finished_game_that_asks_for_a_move: End breaks "a running game has a legal move";
}

#[test]
fn an_unnamed_pile() {
    let message = complaint::<Flawed<false>>();
    assert!(message.contains("INFO names every pile that is shuffled"), "{message}");
}

#[test]
fn a_pattern_that_spells_no_move() {
    let message = caught(Flaw::Unread);
    assert!(message.contains("every pattern spells a move: not [\"swim C\"]"), "{message}");
}

#[test]
fn an_option_without_effect() {
    let message = caught(Flaw::Inert);
    assert!(message.contains("every option changes a game: not peek=false"), "{message}");
}

#[test]
fn an_explanation_that_ignores_an_option() {
    let message = caught(Flaw::Deaf);
    for part in ["texts do not follow the options", "no explanation differs with water = wild"] {
        assert!(message.contains(part), "{message}");
    }
    assert!(!message.contains("how to play is the same"), "{message}");
}

#[test]
fn a_way_to_play_and_an_aim_that_ignore_an_option() {
    // Without games, in which this one is caught for its piles.
    let contract = Contract { games: 0, claims: CLAIMS, follows: FOLLOWS, ..Contract::default() };
    let message = fails(|| contract.check::<Flawed<false>>());
    let parts = [
        "texts do not follow the options",
        "how to play is the same with water = wild",
        "the aim in en is the same whatever water is",
    ];
    for part in parts {
        assert!(message.contains(part), "{message}");
    }
    assert!(!message.contains("no explanation differs"), "{message}");
}

#[test]
fn a_prompt_that_says_what_is_switched_off() {
    let message = caught(Flaw::Switched);
    assert!(
        message.contains("no sentence says what the options switch off\n  what: `peek`: You may peek."),
        "{message}"
    );
}

#[test]
fn a_panic_of_set_up() {
    let message = caught(Flaw::Setup);
    assert!(
        message.contains("set-up panics: there are no sixes\n  seed: ") && message.contains("ranks=6"),
        "{message}"
    );
}

#[test]
fn without_a_flaw_nothing_is_caught() {
    Contract { games: 60, claims: CLAIMS, follows: FOLLOWS, ..Contract::default() }.check::<Flawed<true>>();
}
