//! The field for a card or a roll of a game beside real cards.

use crossterm::event::{Event, KeyCode, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use underdeck_play::{Answer, History};

use crate::common::Seated;

fn told(size: (u16, u16)) -> Seated {
    let game = underdeck_catalogue::find("keevorn").unwrap();
    let tree = History::new(underdeck_play::start_physical(game, &game.deal(&[], 0).unwrap().code).unwrap());
    Seated::of(tree, "told.udr", size)
}

fn moves(seated: &Seated) -> Vec<String> {
    seated.app.session().unwrap().moves()
}

fn press(seated: &mut Seated, words: &str, among: &str) {
    let screen = seated.draw();
    let found = screen.lines().enumerate().filter(|(_, line)| line.contains(among)).find_map(|(y, line)| {
        let at = line.find(words)?;
        Some((line[..at].chars().count(), y))
    });
    let (x, y) = found.unwrap_or_else(|| panic!("no {words} beside {among}:\n{screen}"));
    for kind in [MouseEventKind::Down(MouseButton::Left), MouseEventKind::Up(MouseButton::Left)] {
        let (column, row) = (x as u16, y as u16);
        seated.app.handle(&Event::Mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE }));
    }
}

#[test]
fn a_typed_card_is_entered_by_enter_and_nothing_else_happens() {
    for size in [(100, 30), (60, 20), (200, 60)] {
        let mut seated = told(size);
        assert!(seated.draw().contains("Keevorn, your own cards") && !seated.draw().contains("deal "));
        for key in ["backspace undo", "ctrl-x correct", "? keys", "esc home"] {
            assert!(seated.draw().contains(key), "{key}\n{}", seated.draw());
        }
        let screen = seated.types("QS");
        assert_eq!(seated.ply(), 0, "{screen}");
        assert!(screen.contains("queen of spades: press Enter"), "{screen}");
        seated.types("\n10h\nqueen of hearts\n");
        seated.types("3♣\n");
        assert_eq!(moves(&seated)[..4], ["turned QS", "turned TH", "turned QH", "turned 3C"], "{}", seated.draw());
    }
}

#[test]
fn what_is_unclear_or_impossible_is_said_and_can_be_edited() {
    let mut seated = told((100, 30));
    assert!(seated.types("7").contains("7♣ 7♦ 7♥ 7♠"));
    assert!(seated.types("\n").contains("Which one is `7`: 7♣ 7♦ 7♥ 7♠?"));
    assert_eq!(seated.ply(), 0);
    seated.types("d\nxyz");
    assert_eq!(moves(&seated), ["turned 7D"]);
    assert!(seated.types("\n").contains("`xyz` is no card"));
    for _ in 0..3 {
        seated.key(KeyCode::Backspace);
    }
    let screen = seated.types("7d\n");
    assert!(screen.contains("7♦") && seated.ply() == 1, "{screen}");
    // Esc empties the field, then goes home; backspace in an empty field undoes.
    seated.key(KeyCode::Esc);
    assert!(seated.draw().contains("Type a card, such as"));
    seated.key(KeyCode::Backspace);
    assert_eq!(seated.ply(), 0);
    assert!(seated.types("?").contains("Keys at the table"));
}

#[test]
fn the_grid_is_walked_by_arrows_and_pressed_and_holds_only_possible_cards() {
    for size in [(100, 30), (60, 20)] {
        let mut seated = told(size);
        press(&mut seated, "8♦", "10♦");
        assert_eq!(moves(&seated), ["turned 8D"]);
        // The card is no longer there to be pressed, and arrows pass over it.
        let screen = seated.draw();
        let row = screen.lines().rfind(|line| line.contains("10♦")).unwrap();
        assert!(!row.contains("8♦"), "{screen}");
        press(&mut seated, "7♦", "10♦");
        for key in [KeyCode::Down, KeyCode::Right, KeyCode::Down, KeyCode::Enter] {
            seated.key(key);
        }
        assert_eq!(moves(&seated), ["turned 8D", "turned 7D", "turned 2D"]);
        seated.types("5");
        seated.key(KeyCode::Tab);
        seated.key(KeyCode::Tab);
        seated.types("\n");
        assert_eq!(moves(&seated).last().unwrap(), "turned 5D");
    }
}

#[test]
fn an_entry_is_corrected_from_the_list_and_on_the_table() {
    let mut seated = told((100, 30));
    seated.types("7d\nqs\n");
    press(&mut seated, "7♦", "┃");
    let screen = seated.draw();
    assert!(screen.contains("Instead of 7♦ (entry 1): which card?"), "{screen}");
    seated.key(KeyCode::Esc);
    assert!(!seated.draw().contains("Instead of"));
    assert_eq!(seated.ply(), 2);
    seated.control('x');
    assert!(seated.draw().contains("Which entry is wrong?"));
    seated.key(KeyCode::Down);
    let screen = seated.types("\n8d\n");
    assert_eq!(moves(&seated), ["turned 8D", "turned QS"]);
    assert!(screen.contains("Entry 1 is now 8♦, not 7♦."), "{screen}");
    let entered = seated.app.session().unwrap().entered();
    assert_eq!(entered.iter().map(|(n, _)| *n).collect::<Vec<_>>(), [0, 1]);
    assert!(matches!(entered[0].1, Answer::Turned(card) if card.to_string() == "8D"));
    // A dealt game has nothing to correct.
    let mut dealt = Seated::at(underdeck_catalogue::find("keevorn").unwrap(), &[], 0, (100, 30));
    assert!(dealt.types("x").contains("There is no entry to correct"));
}

#[test]
fn no_game_turns_more_answers_than_letters_into_buttons() {
    for &game in underdeck_catalogue::games() {
        let tree = History::new(underdeck_play::start_physical(game, &game.deal(&[], 0).unwrap().code).unwrap());
        let mut seated = Seated::of(tree, "told.udr", (100, 30));
        for _ in 0..12 {
            let Some(asked) = seated.app.session().unwrap().asked() else { break };
            let answer = asked.answers.all()[0].to_string();
            let word = answer.split(' ').nth(1).unwrap().to_owned();
            let before = seated.ply();
            seated.types(&word);
            assert_eq!(seated.ply(), before, "{}: a letter alone enters nothing", game.info().id);
            seated.types("\n");
            assert_eq!(seated.app.session().unwrap().moves()[before], answer, "{}", game.info().id);
        }
    }
}
