//! Games beside real cards: entering what is asked, asking which card is meant, correcting an entry.

use std::io::{self, Write};

use underdeck_game::PlayError;
use underdeck_play::{AnswerSet, CardReading, Command, Context, Forced, Refusal, read_card, which_card};

use super::{Asked, AtTable};
use crate::play::order::LineCommand;

impl<W: Write> AtTable<W> {
    /// What a line means. While a card or a die is asked for, a number is a rank or a roll, not the number of a move, and `q` a queen.
    pub(super) fn read<'a>(&self, line: &'a str) -> LineCommand<'a> {
        let offers = &self.table.offers;
        let order =
            LineCommand::read(line, |text| offers.iter().any(|offer| offer.spelling.eq_ignore_ascii_case(text)));
        match (order, self.tree.session().asked()) {
            (LineCommand::Number(_), Some(_)) => LineCommand::Move(line),
            (LineCommand::Quit, Some(asked)) if line.eq_ignore_ascii_case("q") && asked.read_card("q").is_some() => {
                LineCommand::Move(line)
            }
            (order, _) => order,
        }
    }

    /// Enters a card or a roll; if the text fits several cards, asks which.
    pub(super) fn enter(&mut self, text: &str) -> io::Result<()> {
        let Some(asked) = self.tree.session().asked() else { return self.submit(Command::Play(text.to_owned())) };
        if let Some(CardReading::Several(cards)) = asked.read_card(text) {
            self.asked = Some(Asked::Which(text.to_owned()));
            let quit = if text.eq_ignore_ascii_case("q") { " (`quit` leaves.)" } else { "" };
            return writeln!(self.out, "{}{quit}", which_card(text, &cards));
        }
        // What is entered is no choice, so no forced moves follow it.
        match self.tree.apply(Command::Play(text.to_owned()), Context::screen(Forced::Off)) {
            Ok(delta) => self.print_moves(&delta.own),
            Err(Refusal::Move(error)) => match (error.error, asked.answers) {
                (PlayError::Notation(_), AnswerSet::Cards(_)) => writeln!(
                    self.out,
                    "No: `{text}` is no card. Type rank and suit, such as QS, 10h or queen of spades; `moves` lists the cards that \
                     are possible, `help` the commands."
                ),
                (PlayError::Notation(_), AnswerSet::Die(die)) => writeln!(
                    self.out,
                    "No: `{text}` is no roll of a {die}. Type a number from 1 to {}; `help` lists the commands.",
                    die.sides()
                ),
                (error, _) => writeln!(self.out, "No: {error}."),
            },
            Err(refused) => writeln!(self.out, "No: {refused}."),
        }
    }

    /// The card that a line completes after it was asked which: `queen`, then `spades`.
    pub(super) fn completed(&self, first: &str, line: &str) -> Option<String> {
        let both = format!("{first} {line}");
        matches!(read_card(&both, &self.tree.session().deck()), CardReading::One(_)).then_some(both)
    }

    /// Corrects an entry: `7D 8D`, or `7D` alone, after which it asks what is right.
    pub(super) fn correct(&mut self, words: Option<&str>) -> io::Result<()> {
        let Some(words) = words else {
            return writeln!(
                self.out,
                "`correct 7D 8D` makes an entered 7D an 8D, `correct 3 5` a roll of 3 a 5, and `correct #12 8D` changes entry 12; \
                 `tree` lists the entries."
            );
        };
        let both = self.tree.read_correction(words);
        match both {
            Ok((wrong, "")) => {
                writeln!(self.out, "{wrong} is wrong: what is right? Type it, or an empty line to leave it.")?;
                self.asked = Some(Asked::Right(wrong.to_owned()));
                Ok(())
            }
            Ok((wrong, right)) => self.correct_to(wrong, right),
            Err(why) => writeln!(self.out, "No: {why}."),
        }
    }

    /// Makes a wrong entry the right one, and says what became of those after it.
    pub(super) fn correct_to(&mut self, wrong: &str, right: &str) -> io::Result<()> {
        let command = Command::Correct { wrong: wrong.to_owned(), right: right.to_owned() };
        let delta = match self.tree.apply(command, self.context()) {
            Ok(delta) => delta,
            Err(refused) => return writeln!(self.out, "No: {refused}."),
        };
        self.save();
        for said in self.tree.corrected().iter().flat_map(|corrected| corrected.said()) {
            writeln!(self.out, "{said}")?;
        }
        self.print_mark(delta.informs)?;
        writeln!(self.out)?;
        self.show(self.style.brief)
    }
}
