//! The field for a card or a roll of a game with real cards.

use crossterm::event::{Event, KeyCode, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use underdeck_catalogue::Game;
use underdeck_play::{ChanceAnswer, History};

use crate::common::{TestApp, keevorn};

fn physical(game: &Game, size: (u16, u16)) -> TestApp {
    let tree = History::new(underdeck_play::start_physical(game, &game.deal(&[], 0).unwrap().code).unwrap());
    TestApp::of(tree, "physical.udr", size)
}

fn moves(test: &TestApp) -> Vec<String> {
    test.session().moves()
}

fn press(test: &mut TestApp, words: &str, among: &str) {
    let screen = test.draw();
    let found = screen.lines().enumerate().filter(|(_, line)| line.contains(among)).find_map(|(y, line)| {
        let at = line.find(words)?;
        Some((line[..at].chars().count(), y))
    });
    let (x, y) = found.unwrap_or_else(|| panic!("no {words} beside {among}:\n{screen}"));
    for kind in [MouseEventKind::Down(MouseButton::Left), MouseEventKind::Up(MouseButton::Left)] {
        let (column, row) = (x as u16, y as u16);
        test.app.handle(&Event::Mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE }));
    }
}

#[test]
fn a_typed_card_is_entered_by_enter_and_by_no_other_key() {
    for size in [(100, 30), (60, 20), (200, 60)] {
        let mut test = physical(keevorn(), size);
        assert!(!test.draw().contains("deal "));
        test.shows(&["Keevorn, your own cards", "backspace undo", "ctrl-x correct", "? keys", "esc Home"]);
        test.types("QS");
        assert_eq!(test.ply(), 0);
        test.shows(&["queen of spades: press Enter"]);
        test.types("\n10h\nqueen of hearts\n");
        test.types("3♣\n");
        assert_eq!(moves(&test)[..4], ["turned QS", "turned TH", "turned QH", "turned 3C"], "{}", test.draw());
    }
}

#[test]
fn an_unclear_or_impossible_answer_is_refused_and_can_be_edited() {
    let mut test = physical(keevorn(), (100, 30));
    assert!(test.types("7").contains("7♣ 7♦ 7♥ 7♠"));
    assert!(test.types("\n").contains("Which one is `7`: 7♣ 7♦ 7♥ 7♠?"));
    assert_eq!(test.ply(), 0);
    test.types("d\nxyz");
    assert_eq!(moves(&test), ["turned 7D"]);
    assert!(test.types("\n").contains("`xyz` is not a card"));
    test.press(&[KeyCode::Backspace; 3]);
    let screen = test.types("7d\n");
    assert!(screen.contains("7♦") && test.ply() == 1, "{screen}");
    // Esc empties the field, then goes Home; backspace in an empty field undoes.
    test.key(KeyCode::Esc);
    test.shows(&["Type a card, such as"]);
    test.key(KeyCode::Backspace);
    assert_eq!(test.ply(), 0);
    assert!(test.types("?").contains("Keys at the table"));
}

#[test]
fn the_grid_offers_only_possible_cards_to_the_arrows_and_the_mouse() {
    for size in [(100, 30), (60, 20)] {
        let mut test = physical(keevorn(), size);
        press(&mut test, "8♦", "10♦");
        assert_eq!(moves(&test), ["turned 8D"]);
        // The card cannot be pressed again, and arrows pass over it.
        let screen = test.draw();
        let row = screen.lines().rfind(|line| line.contains("10♦")).unwrap();
        assert!(!row.contains("8♦"), "{screen}");
        press(&mut test, "7♦", "10♦");
        test.press(&[KeyCode::Down, KeyCode::Right, KeyCode::Down, KeyCode::Enter]);
        assert_eq!(moves(&test), ["turned 8D", "turned 7D", "turned 2D"]);
        test.types("5\t\t\n");
        assert_eq!(moves(&test).last().unwrap(), "turned 5D");
    }
}

#[test]
fn an_entry_is_corrected_from_the_list_and_on_the_table() {
    let mut test = physical(keevorn(), (100, 30));
    test.types("7d\nqs\n");
    press(&mut test, "7♦", "┃");
    test.shows(&["Instead of 7♦ (entry 1): which card?"]);
    test.key(KeyCode::Esc);
    assert!(!test.draw().contains("Instead of"));
    assert_eq!(test.ply(), 2);
    test.control('x');
    test.shows(&["Which entry is wrong?"]);
    test.key(KeyCode::Down);
    let screen = test.types("\n8d\n");
    assert_eq!(moves(&test), ["turned 8D", "turned QS"]);
    assert!(screen.contains("Entry 1 is now 8♦, not 7♦."), "{screen}");
    let entered = test.session().entered();
    assert_eq!(entered.iter().map(|(n, _)| *n).collect::<Vec<_>>(), [0, 1]);
    assert!(matches!(entered[0].1, ChanceAnswer::Turned(card) if card.to_string() == "8D"));
    // A dealt game has nothing to correct.
    let mut dealt = TestApp::at(keevorn(), &[], 0, (100, 30));
    assert!(dealt.types("x").contains("Nothing to correct"));
}

#[test]
fn no_game_turns_more_answers_than_letters_into_buttons() {
    for &game in underdeck_catalogue::games() {
        let mut test = physical(game, (100, 30));
        for _ in 0..12 {
            let Some(asked) = test.session().asked() else { break };
            let answer = asked.answers.all()[0].to_string();
            let word = answer.split(' ').nth(1).unwrap().to_owned();
            let before = test.ply();
            test.types(&word);
            assert_eq!(test.ply(), before, "{}: a letter alone enters nothing", game.info().id);
            test.types("\n");
            assert_eq!(test.session().moves()[before], answer, "{}", game.info().id);
        }
    }
}
