//! Moves as people type them.

use underdeck_cards::Card;
use underdeck_game::{MoveError, PlayError};

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
        for n in 0..30 {
            let legal = state.legal_moves();
            let Some(next) = legal.get((n * 7 + 3) % legal.len().max(1)) else { break };
            for (mv, text) in
                legal.iter().flat_map(|mv| exchanged(&mv.to_string()).into_iter().map(move |text| (mv, text)))
            {
                let spelled = game.instance().read_move(&text);
                for typed in [text.clone(), text.to_uppercase().replace(' ', " ,  ")] {
                    match (state.read_typed(&typed), &spelled) {
                        (Ok(read), Ok(spelled)) => {
                            assert_eq!(read, *spelled, "{typed}");
                            moves += 1;
                        }
                        (Ok(read), Err(_)) => {
                            assert_eq!(read, *mv, "{typed}");
                            sets += usize::from(sets_sorted(&text) == mv.to_string());
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
    assert!(sets > 20 && suggested > 20 && moves > 0, "{sets} sets, {suggested} suggested, {moves} other moves");
}

/// A word as moves spell it, and the card that it is, if it is one.
fn as_card(word: &str) -> (String, Option<Card>) {
    let upper = word.to_uppercase();
    match upper.parse() {
        Ok(card) => (upper, Some(card)),
        Err(_) => (word.to_owned(), None),
    }
}

/// What a typed text does in a position.
enum Reading {
    /// It is this legal move.
    Plays(&'static str),
    /// It means any of these moves, and it is asked which.
    Asks(&'static [&'static str]),
    /// It is an illegal move, and the game says why.
    Refused,
    /// It is no move; this one is suggested.
    Suggests(&'static str),
    /// It is no move.
    Nothing,
}

use Reading::{Asks, Nothing, Plays, Refused, Suggests};

/// A game, options, a seed, and the moves up to a position.
type Position = (&'static str, &'static str, u64, &'static [&'static str]);

/// Two Weapons in the black Hand; J♥, K♣ and Q♠ in the Room.
const FIGHT: Position =
    ("keevorn", "", 1, &["trade XB", "explore", "equip TC", "equip 7D", "equip 7S", "equip 8C drop 7S"]);
/// 8♣ can go to a full Hand.
const FULL: Position = ("keevorn", "", 1, &["trade XB", "explore", "equip TC", "equip 7D", "equip 7S"]);
/// A♥, 10♥, 8♦ and 7♠ in the Room.
const ROOM: Position = ("keevorn", "", 3, &["explore"]);
const SEVENS: Position = ("keevorn", "", 1, &["explore"]);
const GATE: Position = ("card-crawler", "", 1, &[]);
const HALL: Position = ("card-crawler", "", 1, &["enter r1c4 discard 2D"]);
const KNIGHT: Position = (
    "card-crawler",
    "",
    1,
    &[
        "enter r1c4 discard 2D",
        "go r1c3 discard 4S",
        "go r1c4 discard 6C",
        "go r1c3 discard 5S",
        "loot with 4C",
        "end",
        "go r1c4 discard 5C",
        "loot with AC",
        "go r1c5 discard 3C",
        "go r1c4 discard 6D",
        "end",
        "go r1c3 discard 2C",
        "go r1c4 discard 4D",
        "go r2c4 discard AD",
        "attack with 3D",
        "end",
        "defend with 3S",
    ],
);
const OFFER: Position = ("cryptkeeper", "", 1, &[]);
const START: Position = ("cryptkeeper", "", 1, &["take AS"]);
const QUEST: Position = ("judgement-quest", "", 1, &[]);
const KEEP: Position = ("living-keep", "", 1, &["collect"]);
const DRAFT: Position = ("living-keep", "mode=draft", 1, &[]);

/// What people type, and what it means.
const TYPED: &[(Position, &str, Reading)] = &[
    (FIGHT, "fight KC with 8C TC", Plays("fight KC with 8C TC")),
    (FIGHT, "fight kc 8c 10c", Plays("fight KC with 8C TC")),
    (FIGHT, "Fight K♣ with 10♣ and 8♣", Plays("fight KC with 8C TC")),
    (FIGHT, "fight king of clubs with 8c, 10c", Plays("fight KC with 8C TC")),
    (FIGHT, "fight the king with ten of clubs", Plays("fight KC with TC")),
    (FIGHT, "FIGHT KC 10C", Plays("fight KC with TC")),
    (FIGHT, "kc 8c+10c", Plays("fight KC with 8C TC")),
    (FIGHT, "fight queen 8", Plays("fight QS with 8C")),
    (FIGHT, "fight jack 7d", Plays("fight JH with 7D")),
    (FIGHT, "fight jack", Plays("fight JH")),
    (FIGHT, "store", Plays("store 4D")),
    (FIGHT, "store 4", Plays("store 4D")),
    (FIGHT, "play 4♦", Plays("relic 4D")),
    (FIGHT, "4d", Asks(&["store 4D", "relic 4D"])),
    (
        FIGHT,
        "fight",
        Asks(&[
            "fight JH",
            "fight JH with 7D",
            "fight KC",
            "fight KC with 8C",
            "fight KC with TC",
            "fight KC with 8C TC",
            "fight QS",
            "fight QS with 8C",
            "fight QS with TC",
            "fight QS with 8C TC",
        ]),
    ),
    (FIGHT, "fight kc 7d", Refused),
    (FIGHT, "equip jack", Nothing),
    (FIGHT, "fihgt kc", Suggests("fight KC")),
    (FULL, "equip 8c 10c", Plays("equip 8C drop TC")),
    (FULL, "equip 8♣ for 7♠", Plays("equip 8C drop 7S")),
    (FULL, "equip 8", Asks(&["equip 8C drop TC", "equip 8C drop 7S"])),
    (FULL, "equip 8c", Refused),
    (FULL, "equip 7s 8c", Refused),
    (ROOM, "equip 10h", Plays("equip TH")),
    (ROOM, "equip ♥10", Plays("equip TH")),
    (ROOM, "equip ten of hearts", Plays("equip TH")),
    (ROOM, "equip the 10 h", Plays("equip TH")),
    (ROOM, "heal", Plays("heal TH")),
    (ROOM, "read ace", Plays("read AH")),
    (ROOM, "bury 8d 10h", Plays("bury 8D TH")),
    (ROOM, "bury 10 with 8d", Plays("bury 8D TH")),
    (ROOM, "bury 10h 8d", Refused),
    (ROOM, "equip", Asks(&["equip 8D", "equip TH", "equip 7S"])),
    (SEVENS, "equip seven", Asks(&["equip 7D", "equip 7S"])),
    (SEVENS, "equip seven spades", Plays("equip 7S")),
    (SEVENS, "equip 7 of diamonds", Plays("equip 7D")),
    (GATE, "enter r1c1 4c", Plays("enter r1c1 discard 4C")),
    (GATE, "ENTER R2C5 WITH 5S", Plays("enter r2c5 discard 5S")),
    (HALL, "go west 4c", Plays("go r1c3 discard 4C")),
    (HALL, "go west with 6♣", Plays("go r1c3 discard 6C")),
    (HALL, "loot 6c", Plays("loot with 6C")),
    (HALL, "loot with 4", Asks(&["loot with 4C", "loot with 4S"])),
    (HALL, "end turn", Plays("end")),
    (KNIGHT, "attack 2s 5d 6c", Plays("attack with 6C 5D 2S")),
    (KNIGHT, "attack with 6♣ and 5♦", Plays("attack with 6C 5D")),
    (KNIGHT, "flee 6s", Plays("flee r1c4 trash 6S")),
    (KNIGHT, "flee north with 2♠", Plays("flee r1c4 trash 2S")),
    (KNIGHT, "heal 6s", Plays("heal trash 6S")),
    (OFFER, "take 10s", Plays("take TS")),
    (OFFER, "take queen", Plays("take QS")),
    (OFFER, "queen of spades", Plays("take QS")),
    (OFFER, "take qc", Refused),
    (START, "start at r1c1", Plays("stand r1c1")),
    (START, "R1C2", Plays("stand r1c2")),
    (START, "stand row 1 column 2", Plays("stand r1c2")),
    (QUEST, "go north", Plays("go r2c4")),
    (QUEST, "go to the wizard", Plays("go r3c5")),
    (QUEST, "go", Asks(&["go r2c4", "go r3c5"])),
    (QUEST, "buy healing", Refused),
    (KEEP, "assign 3", Plays("assign dig 3")),
    (KEEP, "continue", Plays("next")),
    (KEEP, "3", Nothing),
    (DRAFT, "recruit skeleton", Plays("recruit 2S")),
    (DRAFT, "take a vampire", Plays("recruit 8S")),
    (DRAFT, "take", Asks(&["recruit 2S", "recruit 8S"])),
];

#[test]
fn moves_are_read_as_people_write_them() {
    let (mut games, mut wrong) = (std::collections::BTreeSet::new(), Vec::new());
    for ((id, options, seed, moves), typed, reading) in TYPED {
        let game = underdeck_catalogue::find(id).unwrap();
        let options: Vec<_> =
            options.split_once('=').map(|(key, value)| (key.into(), value.into())).into_iter().collect();
        let (mut state, mut chance) = game.read_code(&game.deal(&options, *seed).unwrap().code).unwrap().start();
        for mv in *moves {
            let mv = state.read_exactly(mv).unwrap();
            state.play(&mv, &mut chance);
        }
        let found = state.read_typed(typed);
        let is_it = match (reading, &found) {
            (Plays(mv), Ok(found)) => found.to_string() == *mv,
            (Asks(moves), Err(MoveError { error: PlayError::Several(found), .. })) => found == moves,
            // The rules are for those who ask.
            (Refused, Err(error @ MoveError { error: PlayError::Illegal(_), refusal: Some(refusal), .. })) => {
                !refusal.rules.is_empty()
                    && error.said().starts_with(&*refusal.reason)
                    && !error.said().contains(refusal.rules[0])
            }
            (Suggests(mv), Err(error)) => error.nearest.as_deref() == Some(*mv),
            (Nothing, Err(MoveError { error: PlayError::Notation(_), .. })) => true,
            _ => false,
        };
        if !is_it {
            wrong.push(format!("{id}: `{typed}` is {found:?}"));
        }
        games.insert(id);
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(TYPED.len() >= 40 && games.len() == underdeck_catalogue::games().len(), "{} {games:?}", TYPED.len());
}
