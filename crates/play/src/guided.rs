//! Guided games: the guide's text for each position.
//!
//! A game is guided if the tag `Guide` of its record has the title of a guide with its deal. The place in the guide follows from the moves
//! alone, so a guided game is saved, resumed and undone like any other.

use underdeck_cards::Card;
use underdeck_catalogue::{Error, Game};
use underdeck_game::{Language, Offer, Place, card_name, say};
use underdeck_record::{Guide, Record};

use crate::Session;

/// The tag that names the guide of a game.
const TAG: &str = "Guide";
/// Its value once the player has left the guide.
const OFF: &str = "off";

/// The guide's text for a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Guidance {
    /// The next step.
    Step(Box<Lesson>),
    /// The game has moved away from the step: the table lacks the things that the step needs.
    Lost {
        /// The way back to the guide.
        words: String,
    },
    /// Every step is made; the closing words.
    End {
        /// The lesson to remember.
        words: String,
    },
}

/// A step of a guide, for the table as it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// Its number, from 1, among those with words.
    pub number: usize,
    /// The number of steps.
    pub of: usize,
    /// The explanation of this move. Cards are written as people write them: `10♥`.
    pub words: String,
    /// The same with the names of cards: `ten of hearts`.
    pub spoken: String,
    /// The move.
    pub offer: Offer,
    /// The places to highlight: everything that the move points at, and the cards that the words name.
    pub lit: Vec<Place>,
    /// Whether the last move left the guide's line, so that this step waited.
    pub strayed: bool,
    /// Whether the guide plays this step automatically.
    pub silent: bool,
}

/// Starts the `n`-th guide of a game, counting from 1. If it begins later in the game, its opening is played.
///
/// # Errors
/// If the game has no such guide.
pub fn start_guide(game: &Game, n: usize) -> Result<Box<dyn Session>, Error> {
    start_guide_by(game, n, crate::start)
}

/// The same for a program that starts games in its own way.
///
/// # Errors
/// As [`start_guide`].
pub(crate) fn start_guide_by(
    game: &Game,
    n: usize,
    start: impl Fn(&Game, &str) -> Result<Box<dyn Session>, Error>,
) -> Result<Box<dyn Session>, Error> {
    let guides = game.guides(Language::ENGLISH);
    let Some(guide) = n.checked_sub(1).and_then(|n| guides.get(n)) else {
        return Err(Error::NoGuide { game: game.info().id, guides: guides.len() });
    };
    let mut session = start(game, &guide.deal)?;
    session.set_tag(TAG, &guide.title);
    for step in guide.steps.iter().take_while(|step| step.words.is_empty()) {
        if session.play(&step.mv).is_err() {
            break;
        }
    }
    Ok(session)
}

/// The tag, and its value, of a game whose player left the guide.
pub const LEFT_GUIDE: (&str, &str) = (TAG, OFF);

/// The guide of a game in a language; `None` if it has none, or the player has left it.
pub fn guide_of(session: &dyn Session, language: Language) -> Option<Guide> {
    let title = session.tag(TAG)?;
    let code = session.deal().code;
    let game = underdeck_catalogue::find(session.info().id).ok()?;
    // Records name a guide by its English title.
    let is_it = |guide: &Guide| guide.title == title && guide.deal == code;
    let n = game.guides(Language::ENGLISH).iter().position(is_it)?;
    game.guides(language).into_iter().nth(n)
}

/// The title of the guide that led the game of a record, if every step of it was made.
pub fn guide_done(record: &Record) -> Option<&str> {
    let (title, deal) = (record.tag(TAG)?, record.tag("Deal")?);
    let guides = underdeck_catalogue::find(record.tag("Game")?).ok()?.guides(Language::ENGLISH);
    let guide = guides.into_iter().find(|guide| guide.title == title && guide.deal == deal)?;
    let moves: Vec<String> = record.moves().map(|(mv, _)| mv.to_owned()).collect();
    (guide.progress(&moves).next >= guide.steps.len()).then_some(title)
}

/// The guide's text for the present position; `None` after its closing words, or if the seat must not see it.
pub fn guidance(guide: &Guide, session: &dyn Session) -> Option<Guidance> {
    let (table, progress) = (session.table(), guide.progress(&session.moves()));
    let Some(step) = guide.steps.get(progress.next) else {
        let words = guide.end.say(&table, Card::symbol);
        return (progress.strays == 0).then_some(Guidance::End { words });
    };
    let Some(offer) = step.offer(&table).filter(|_| step.check(&table).is_ok()) else {
        return Some(Guidance::Lost { words: say!(GUIDE_LEFT).write(guide.language) });
    };
    let say = |card: &dyn Fn(Card) -> String| match step.words.is_empty() {
        true => say!(GUIDE_CONTINUE, effect = offer.effect).write(guide.language),
        false => step.words.say(&table, card),
    };
    Some(Guidance::Step(Box::new(Lesson {
        number: guide.said(progress.next + 1).max(1),
        of: guide.said(guide.steps.len()),
        words: say(&Card::symbol),
        spoken: say(&|card| card_name(card).write(guide.language)),
        lit: step.lit(&table),
        strayed: progress.strayed,
        silent: step.words.is_empty(),
        offer: offer.clone(),
    })))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lesson(session: &dyn Session) -> Lesson {
        match guidance(&guide_of(session, Language::ENGLISH).unwrap(), session) {
            Some(Guidance::Step(lesson)) => *lesson,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn every_guide_can_be_played_to_its_end() {
        for game in underdeck_catalogue::games().iter().filter(|game| !game.guides(Language::ENGLISH).is_empty()) {
            for n in 1..=game.guides(Language::ENGLISH).len() {
                let mut session = start_guide(game, n).unwrap();
                let mut number = 0;
                while let Some(Guidance::Step(lesson)) =
                    guidance(&guide_of(session.as_ref(), Language::ENGLISH).unwrap(), session.as_ref())
                {
                    assert!(lesson.silent || lesson.number == number + 1, "{}: {lesson:?}", game.info().id);
                    assert!(!lesson.strayed && lesson.number <= lesson.of);
                    number = lesson.number;
                    session.play(&lesson.offer.spelling).unwrap();
                    session = crate::resume(game, &session.record()).unwrap();
                }
                let said = guidance(&guide_of(session.as_ref(), Language::ENGLISH).unwrap(), session.as_ref());
                assert!(matches!(said, Some(Guidance::End { .. })), "{}: {said:?}", game.info().id);
                let mut record = session.record();
                assert_eq!(guide_done(&record), session.tag(TAG));
                record.pop_move();
                assert_eq!(guide_done(&record), None, "its last step is not made");
            }
            assert!(matches!(start_guide(game, 9), Err(Error::NoGuide { .. })));
        }
    }

    #[test]
    fn a_guide_waits_for_its_step_and_says_when_it_is_lost() {
        let game = underdeck_catalogue::find("keevorn").unwrap();
        let mut session = start_guide(game, 1).unwrap();
        for mv in ["trade JS", "explore", "equip TC"] {
            session.play(mv).unwrap();
        }
        let step = lesson(session.as_ref());
        assert_eq!((step.offer.spelling.as_str(), step.strayed, step.number), ("equip 9C", false, 3));
        assert!(step.words.contains("9♣") && step.spoken.contains("nine of clubs"), "{step:?}");
        session.play("heal 7H").unwrap();
        assert!(lesson(session.as_ref()).strayed);
        for mv in ["equip 9C", "equip 6D"] {
            session.play(mv).unwrap();
        }
        let said = |session: &dyn Session| guidance(&guide_of(session, Language::ENGLISH).unwrap(), session);
        assert!(matches!(said(session.as_ref()), Some(Guidance::Lost { .. })));
        for _ in 0..3 {
            session.undo();
        }
        assert_eq!(lesson(session.as_ref()).offer.spelling, "equip 9C");
        session.set_tag(LEFT_GUIDE.0, LEFT_GUIDE.1);
        assert_eq!(guide_of(session.as_ref(), Language::ENGLISH), None);
    }
}
