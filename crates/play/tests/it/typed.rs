//! Moves as people type them.

use underdeck_cards::Card;
use underdeck_game::MoveError;

/// The texts with two words of a move exchanged, except the verb.
fn exchanged(spelling: &str) -> Vec<String> {
    let words: Vec<&str> = spelling.split(' ').collect();
    let pairs = (1..words.len()).flat_map(|one| (one + 1..words.len()).map(move |other| (one, other)));
    let texts = pairs.map(|(one, other)| {
        let mut words = words.clone();
        words.swap(one, other);
        words.join(" ")
    });
    texts.filter(|text| text != spelling).collect()
}

/// The cards next to each other in canonical order, and everything in lower case.
fn sets_sorted(text: &str) -> String {
    let mut words: Vec<_> = text.split(' ').map(|word| as_card(&word.to_lowercase())).collect();
    words
        .chunk_by_mut(|one, other| one.1.is_some() && other.1.is_some())
        .for_each(|run| run.sort_by_key(|word| word.1));
    words.into_iter().map(|(word, _)| word).collect::<Vec<_>>().join(" ")
}

#[test]
fn words_in_another_order_are_never_another_move() {
    let (mut sets, mut suggested, mut moves) = (0, 0, 0);
    for (game, seed) in underdeck_catalogue::games().iter().flat_map(|game| (0..4).map(move |seed| (game, seed))) {
        let code = game.deal(&[], seed).unwrap().code;
        let (mut state, mut chance) = game.read_code(&code).unwrap().start();
        for n in 0..60 {
            let legal = state.legal_moves();
            let Some(next) = legal.get((n * 7 + 3) % legal.len().max(1)) else { break };
            for (mv, text) in
                legal.iter().flat_map(|mv| exchanged(&mv.to_string()).into_iter().map(move |text| (mv, text)))
            {
                let spelled = game.instance().read_move(&text);
                for typed in [text.clone(), text.to_uppercase(), text.replace(' ', " ,  ")] {
                    match (state.read_typed(&typed), &spelled) {
                        (Ok(read), Ok(spelled)) => {
                            assert_eq!(read, *spelled, "{typed}");
                            moves += 1;
                        }
                        (Ok(read), Err(_)) => {
                            assert_eq!(sets_sorted(&text), read.to_string(), "{typed} for {mv}");
                            sets += 1;
                        }
                        (Err(MoveError { nearest, .. }), _) => {
                            suggested += usize::from(nearest == Some(mv.to_string()));
                        }
                    }
                }
            }
            state.play(&next.clone(), &mut chance);
        }
    }
    assert!(sets > 100 && suggested > 100 && moves > 0, "{sets} sets, {suggested} suggested, {moves} other moves");
}

/// A word as moves spell it, and the card that it is, if it is one.
fn as_card(word: &str) -> (String, Option<Card>) {
    let upper = word.to_uppercase();
    match upper.parse() {
        Ok(card) => (upper, Some(card)),
        Err(_) => (word.to_owned(), None),
    }
}
