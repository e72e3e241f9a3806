//! A game in progress, with every line that was tried.

mod apply;
mod capabilities;
mod correct;
mod listing;
mod union;
mod variation_tree;

use std::collections::HashMap;
use std::fmt;
use std::sync::atomic::AtomicBool;

use underdeck_game::{Message, Offer, Seat, Selection, say};
use underdeck_record::{Aid, Record};

use crate::bot::BotOpponent;
use crate::day::is_of_day;
use crate::ending::own_seat;
use crate::session::EYE;
use crate::walk::{is_distant, loses, price, walk};
use crate::{
    Actor, Command, CommandRefusal, Confirmation, Cost, Input, LEFT_GUIDE, NoPeek, Played, Question, Session, guide_of,
};

pub use capabilities::Capabilities;
pub use correct::Corrected;
use correct::Entries;
pub use union::{RecordCopy, take_in, unite};
use variation_tree::{START, VariationTree};

/// The tag of a record in which every move was undone. Its main line is the line last played from the start.
const AT: &str = "At";
/// The tag of a finished game whose player has been shown how it could have been won.
pub(crate) const SEEN: (&str, &str) = ("Solution", "seen");
/// The value of [`AT`].
const AT_THE_START: &str = "0";

/// A game in progress, with every line that was tried.
///
/// The current node is the start or the position after a move. The tree never loses a move: undone moves stay as
/// branches, in the tree and in its [record](History::record). Undoing a move, or going to another node, which amounts to the
/// same, marks the record as [`Session::undo`] does.
pub struct History {
    session: Box<dyn Session>,
    lines: VariationTree,
    here: usize,
    /// The nodes at which aids were used since the game was opened.
    aided: Vec<(usize, Aid)>,
    /// Whether undoing a move informs the player, who has seen the solution.
    is_solved: bool,
    /// The seat that the program plays.
    program: Option<BotOpponent>,
    /// The correction that was done last, until something else is.
    corrected: Option<Corrected>,
    /// The features of the surrounding program.
    capabilities: &'static Capabilities,
}

/// The id of a node in its tree. Nodes are numbered in order of creation; the start is 0.
///
/// In a tree read from a record the main line comes first: its move `n` has the number `n`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct NodeId(usize);

/// A node, described for display.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Node {
    /// The id.
    pub id: NodeId,
    /// The previous node; `None` for the start.
    pub parent: Option<NodeId>,
    /// The number of moves from the start.
    pub ply: usize,
    /// The spelling of the move that leads here; empty for the start.
    pub spelling: String,
    /// The comments.
    pub comments: Vec<String>,
    /// The nesting depth of this line: 0 for the main line, 1 for its variations, and so on.
    pub indent: usize,
    /// Whether this is the current node.
    pub is_here: bool,
    /// Whether it is on the path from the start to the current node.
    pub is_on_path: bool,
}

/// The meaning of a typed line that may name a thing alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Meant {
    /// It is a move, or nothing here has this name: [`Command::Play`] makes it or says why not.
    Typed,
    /// One of these moves at the thing. A front end makes the only one, unless that throws the game away, and asks which of several.
    Moves(Vec<Offer>),
    /// A walk there: [`Command::Travel`].
    Walk(Vec<String>),
    /// No move is made there, for this reason.
    Refused(Message),
}

/// A move tried from the current node.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Branch {
    /// The node it leads to.
    pub id: NodeId,
    /// The spelling.
    pub spelling: String,
    /// The number of nodes in its subtree, including its own.
    pub size: usize,
    /// Whether it was played most recently, so that [`Command::Redo`](crate::Command::Redo) plays it.
    pub is_last: bool,
}

impl History {
    /// The tree of a game: the main line and all variations of its record.
    pub fn new(session: Box<dyn Session>) -> Self {
        Self::with(session, Capabilities::WHOLE)
    }

    /// The same in a program that may be able to do less.
    fn with(session: Box<dyn Session>, capabilities: &'static Capabilities) -> Self {
        let record = session.record();
        let (lines, end) = VariationTree::read(record.line());
        let program = BotOpponent::of(&record);
        let (aided, is_solved, corrected) = (Vec::new(), false, None);
        let mut tree = Self { session, lines, here: end, aided, is_solved, program, corrected, capabilities };
        tree.lines.set_outcome(end, tree.session.outcome());
        if record.is_all_undone() {
            while tree.step_back().is_some() {}
        }
        tree.is_solved = Self::has_seen_solution(&record);
        tree
    }

    /// The features of the program that made it.
    pub const fn capabilities(&self) -> &'static Capabilities {
        self.capabilities
    }

    /// The game at this position: its table, its outcome, its hints.
    pub fn session(&self) -> &dyn Session {
        self.session.as_ref()
    }

    /// The node with a [number](NodeId::number).
    pub fn node(&self, number: usize) -> Option<NodeId> {
        (number < self.lines.len()).then_some(NodeId(number))
    }

    /// The current node.
    pub const fn here(&self) -> NodeId {
        NodeId(self.here)
    }

    /// The nodes from the start to the current node, inclusive.
    pub fn path(&self) -> Vec<NodeId> {
        self.lines.path(self.here).into_iter().map(NodeId).collect()
    }

    /// The number of moves that remain when the game goes to a node.
    pub fn kept_ply(&self, node: NodeId) -> usize {
        let (here, there) = (self.lines.path(self.here), self.lines.path(node.0));
        here.iter().zip(&there).skip(1).take_while(|(here, there)| here == there).count()
    }

    /// The moves that were tried from here, in order.
    pub fn branches(&self) -> Vec<Branch> {
        listing::branches(&self.lines, self.here)
    }

    /// All nodes in the order of the record: after a move come its alternatives, each with everything that
    /// follows it, then the move's own continuation. A node comes after its parent.
    pub fn nodes(&self) -> Vec<Node> {
        listing::nodes(&self.lines, self.here)
    }

    /// The labels of the moves to all nodes but the start.
    pub fn labels(&self) -> HashMap<NodeId, Message> {
        let mut labels = HashMap::new();
        for (n, node) in self.path().into_iter().skip(1).enumerate() {
            labels.extend(self.session.played(n).map(|played| (node, played.offer.label.clone())));
        }
        // The other lines are played in a game beside this one; nobody learns from its undone moves.
        let game = underdeck_catalogue::find(self.session.info().id);
        let beside = || game.ok().and_then(|game| self.capabilities.resume(game, &self.session.record()).ok());
        let mut beside = if labels.len() + 1 < self.lines.len() { beside() } else { None };
        let mut here = self.lines.path(self.here);
        for node in self.nodes().into_iter().filter(|node| node.parent.is_some()) {
            if labels.contains_key(&node.id) {
                continue;
            }
            let path = self.lines.path(node.id.0);
            let played = beside.as_mut().and_then(|session| {
                while here.len() > 1 && !path.starts_with(&here) {
                    here.pop();
                    session.undo()?;
                }
                let mut last = None;
                for &next in &path[here.len()..] {
                    last = Some(session.play(self.lines.spelling(next)).ok()?.offer.label);
                    here.push(next);
                }
                last
            });
            labels.insert(node.id, played.unwrap_or_else(|| node.spelling.as_str().into()));
        }
        labels
    }

    /// The comments on the current node.
    pub fn comments(&self) -> &[String] {
        self.lines.comments(self.here)
    }

    /// The game as a record: the main line leads to the current node, and every other line is a variation.
    ///
    /// Moves undone from there form a variation that begins by repeating the last move. If every move was undone,
    /// the main line is the one last played, the tag `At` is `0`, and the result is that of a running game.
    pub fn record(&self) -> Record {
        let mut record = self.session.record();
        record.remove_tag(AT);
        record.set_outcome(self.lines.outcome(self.here).as_ref());
        let mut end = self.here;
        if let (START, Some(last)) = (self.here, self.lines.last(START)) {
            record.set_tag(AT, AT_THE_START);
            end = last;
        }
        *record.line_mut() = self.lines.write(end);
        record
    }

    /// Whether undoing all moves after the first `ply` would make the game informed, which it is not yet.
    pub fn would_inform_back_to(&self, ply: usize) -> bool {
        self.session.would_inform_back_to(ply) || self.is_solved && ply < self.session.ply() && !self.session.informed()
    }

    /// The number of moves left if the person undoes `turns` turns, each with the program's moves after it.
    pub fn ply_before(&self, turns: usize) -> usize {
        let (session, mut ply) = (self.session(), self.session().ply());
        let is_programs =
            |n: usize| session.played(n).is_some_and(|p| self.program.is_some_and(|of| of.seat == p.seat));
        for _ in 0..turns {
            let Some(own) = (0..ply).rev().find(|&n| self.program.is_none() || !is_programs(n)) else { break };
            ply = own;
        }
        ply
    }

    /// The seat that the program plays; `None` if people play all seats.
    pub const fn program(&self) -> Option<BotOpponent> {
        self.program
    }

    /// Whether the program is to move.
    pub fn is_programs_turn(&self) -> bool {
        self.program.is_some_and(|program| program.seat == self.session.seat()) && self.session.outcome().is_none()
    }

    /// Whether the last move is another person's, made in secret: the person to move may neither see it nor undo it.
    pub fn is_others_move(&self) -> bool {
        self.program.is_none() && self.session().is_others_move()
    }

    /// Whether each seat's table must be hidden from the other: two people share a screen and keep secrets.
    pub fn has_private_tables(&self) -> bool {
        self.program.is_none() && self.session().has_secrets()
    }

    /// The seat of the player, as [`own_seat`] finds it in the record.
    pub fn own_seat(&self) -> Option<Seat> {
        own_seat(&self.session().record())
    }

    /// The visible effects of the program's moves for the person, a line each.
    pub fn visible_effects(&self, answered: &[Played]) -> Vec<Message> {
        let program = self.program.filter(|_| !answered.is_empty());
        program.map_or_else(Vec::new, |program| program.effects(answered, self.session.is_shared()))
    }

    /// The move that may be played automatically now: the only legal one, unless it throws the game away.
    ///
    /// If several people play, the last of them to move must be the one to move again: a person whose turn has just come sees it
    /// before anything is played.
    pub fn forced_move(&self) -> Option<Offer> {
        let (session, program) = (self.session(), self.program.map(|program| program.seat));
        let seat = session.seat();
        let people = (0..session.seats()).filter(|&seat| program != Some(Seat(seat))).count();
        let last =
            || (0..session.ply()).rev().filter_map(|n| Some(session.played(n)?.seat)).find(|of| program != Some(*of));
        let may = !self.is_programs_turn() && (people < 2 || last() == Some(seat));
        if may { self.only_move() } else { None }
    }

    /// The only legal move, unless it throws the game away.
    fn only_move(&self) -> Option<Offer> {
        let table = self.session.table();
        match table.offers.as_slice() {
            [only] if only.finality.is_open() => Some(only.clone()),
            _ => None,
        }
    }

    /// The only move that makes sense by what the player knows: all others throw the game away or lose at once. It is no hint.
    pub fn sensible_move(&self) -> Option<Offer> {
        let (session, table) = (self.session(), self.session().table());
        let is_persons = !self.is_programs_turn() && session.asked().is_none();
        let open: Vec<&Offer> = table.offers.iter().filter(|offer| is_persons && offer.finality.is_open()).collect();
        let mut kept = open.iter().filter(|offer| open.len() == 1 || !loses(session, &offer.spelling));
        kept.next().filter(|_| kept.next().is_none()).map(|only| (*only).clone())
    }

    /// The meaning of a typed line that names a thing on the table alone, as if the player pointed there; `go r2c2` means a walk as well.
    pub fn meant(&self, typed: &str) -> Meant {
        let (session, table) = (self.session(), self.session().table());
        if session.asked().is_some() || session.why(Some(typed)).is_ok() {
            return Meant::Typed;
        }
        let places = table.named(typed);
        let meant = Selection::new(&table).meant_at(&places);
        if !meant.is_empty() {
            return Meant::Moves(meant.into_iter().cloned().collect());
        }
        let last = table.named(typed.rsplit(' ').next().unwrap_or_default());
        if let Some(moves) = walk(session, &last) {
            return Meant::Walk(moves);
        }
        if is_distant(&table, &last) {
            return Meant::Refused(say!(WALK_NONE));
        }
        match session.refused(&[], &places) {
            Some((_, refusal)) => Meant::Refused(refusal.reason),
            None if places.is_empty() => Meant::Typed,
            None => Meant::Refused(say!(NOTHING_THERE)),
        }
    }

    /// Whether the game follows a guide.
    pub fn is_guided(&self) -> bool {
        guide_of(self.session(), underdeck_game::Language::ENGLISH).is_some()
    }

    /// Checks that a command is allowed at this position, apart from its effect.
    ///
    /// # Errors
    /// Why it is not.
    pub fn check(&self, command: &Command, actor: Actor) -> Result<(), CommandRefusal> {
        let session = self.session();
        match (actor, command) {
            (_, Command::Solution) | (Actor::Everyone, _) => {}
            // Once the game is over both see the table, and a move is refused as illegal.
            (Actor::Device(seat), Command::Play(_) | Command::Travel(_) | Command::Forced | Command::Hint) => {
                if session.outcome().is_none() && seat != session.seat() {
                    return Err(CommandRefusal::NotYourTurn);
                }
            }
            (Actor::Device(_), _) | (Actor::Screen, Command::TakeBack { .. }) => {
                return Err(CommandRefusal::NeedsAgreement);
            }
            (Actor::Screen, Command::Undo { .. }) if self.is_others_move() => return Err(CommandRefusal::OthersMove),
            (Actor::Screen, Command::Go(_)) if session.has_secrets() => return Err(CommandRefusal::SecretLines),
            (Actor::Screen, _) => {}
        }
        match command {
            Command::TakeBack { seat } => {
                let is_own = |n| session.played(n).is_some_and(|played| played.seat == *seat);
                if (0..session.ply()).any(is_own) { Ok(()) } else { Err(CommandRefusal::NoOwnMove(*seat)) }
            }
            Command::Hint if session.outcome().is_some() || session.asked().is_some() => Err(CommandRefusal::NoHint),
            Command::Eye if self.is_eye_open() => Ok(()),
            Command::Peek | Command::Eye if session.outcome().is_some() => Err(CommandRefusal::Over),
            Command::Peek | Command::Eye => {
                self.refuses_peek().map_or(Ok(()), |reason| Err(CommandRefusal::NoPeek(reason)))
            }
            _ => Ok(()),
        }
    }

    /// The giver of a command at one screen: all players, once a person has confirmed a command to which another player must agree.
    pub fn actor(&self, command: &Command, input: Input) -> Actor {
        let have_agreed = input == Input::Confirmed && self.must_agree(command).is_some();
        if have_agreed { Actor::Everyone } else { Actor::Screen }
    }

    /// The player who must agree to a command of the one to move: the other one, if moves are undone at one screen while the two keep
    /// secrets from each other. Against the program, and after the game, no agreement is needed.
    fn must_agree(&self, command: &Command) -> Option<Seat> {
        let session = self.session();
        let undoes = matches!(command, Command::Undo { turns } if *turns > 0) && session.last_seat().is_some();
        (0..session.seats())
            .map(Seat)
            .find(|seat| *seat != session.seat())
            .filter(|_| undoes && self.has_private_tables())
    }

    /// The confirmation to ask for before a command is applied; `None` if it is applied at once. A command that will be refused is not
    /// confirmed.
    ///
    /// Once it is confirmed, [`actor`](Self::actor) says who gives it at one screen.
    pub fn confirm(&self, command: &Command, input: Input, actor: Actor) -> Option<Confirmation> {
        if !input.asks(true) {
            return None;
        }
        let other = self.must_agree(command).filter(|_| actor == Actor::Screen);
        if other.is_none() && self.check(command, actor).is_err() {
            return None;
        }
        let cost = match (other, self.cost(command)) {
            (Some(of), cost) => Cost::Agreement { by: self.session().seat(), of, informs: cost.is_some() },
            (None, cost) => cost?,
        };
        let is_of_day = self.is_of_day();
        (other.is_some() || input.asks(is_of_day)).then_some(Confirmation { cost, is_of_day })
    }

    /// The cost of a command.
    fn cost(&self, command: &Command) -> Option<Cost> {
        let session = self.session();
        let back_to = match command {
            Command::Play(typed) => return self.final_offer(typed).map(|offer| Cost::Game(Box::new(offer))),
            Command::Undo { turns } => self.ply_before(*turns),
            Command::Go(number) => self.kept_ply(self.node(*number)?),
            Command::Travel(way) => {
                let price = price(session, way);
                return (!price.is_empty()).then_some(Cost::Walk(price));
            }
            Command::Peek => return Some(Cost::Solver),
            Command::Eye if !self.is_eye_open() => return Some(Cost::Coach),
            _ => return None,
        };
        // A guided game counts nowhere, so nothing is lost.
        let counts = session.tag(LEFT_GUIDE.0).is_none();
        (counts && back_to < session.ply() && self.would_inform_back_to(back_to)).then_some(Cost::Informed)
    }

    /// The offer of a move that ends the game, and not as a win.
    fn final_offer(&self, typed: &str) -> Option<Offer> {
        let session = self.session();
        if session.table().offers.iter().all(|offer| offer.finality.is_open()) {
            return None;
        }
        // Playing an illegal move reports its fault.
        let offer = session.why(Some(typed)).ok()??.offer;
        (!offer.finality.is_open()).then_some(offer)
    }

    /// Whether the game is a deal of the day.
    pub fn is_of_day(&self) -> bool {
        is_of_day(&self.session().record())
    }

    /// Why neither solver nor coach is asked while the game runs.
    pub fn refuses_peek(&self) -> Option<NoPeek> {
        let session = self.session();
        if session.record().is_physical() {
            return Some(NoPeek::RealCards);
        }
        if self.is_of_day() {
            return Some(NoPeek::OfDay);
        }
        (session.seats() > 1).then_some(NoPeek::Two)
    }

    /// Whether the coach's eye is open in a running game.
    pub fn has_eye(&self) -> bool {
        self.is_eye_open() && self.session().outcome().is_none()
    }

    /// Whether the record keeps the coach's eye open.
    fn is_eye_open(&self) -> bool {
        self.session().tag(EYE.0) == Some(EYE.1)
    }

    /// The coach's verdict on this position, which `look` finds from the record; `None` while its eye is closed. The record already marks
    /// the look: until the game is over, an open eye marks each position that the player reaches.
    pub fn glance<T>(
        &self,
        look: impl FnOnce(&Record, &AtomicBool) -> Result<T, String> + Send + 'static,
    ) -> Option<Question<T>> {
        let record = self.is_eye_open().then(|| self.session().record())?;
        Some(Question::unmarked(move |stop| look(&record, stop)))
    }

    /// Whether the record shows that the solution was seen and no move was undone after that.
    fn has_seen_solution(record: &Record) -> bool {
        record.tag(SEEN.0).is_some() && record.aids().uses(Aid::Solver) == 0
    }

    /// The correction that was done last, if nothing else was done since.
    pub const fn corrected(&self) -> Option<&Corrected> {
        self.corrected.as_ref()
    }

    /// Reads `7D 8D`, `queen of spades to ten of hearts` or `3 5`: what is wrong, and what is right. The second is empty if only the first
    /// was typed.
    ///
    /// # Errors
    /// Why it cannot be read.
    pub fn read_correction<'a>(&self, text: &'a str) -> Result<(&'a str, &'a str), Message> {
        Entries::of(self.session()).read(text)
    }
}

/// Why an informed game is informed.
pub fn informed_by(record: &Record) -> Message {
    match record.aids().uses(Aid::Solver) {
        0 => say!(INFORMED_UNDO),
        _ => say!(INFORMED_SOLVER),
    }
}

/// The number of moves before the current node of a record: the length of its main line, or 0 if all moves were undone.
pub fn moves_played(record: &Record) -> usize {
    if record.is_all_undone() { 0 } else { record.moves().len() }
}

impl NodeId {
    /// The start of every game.
    pub const START: Self = Self(START);

    /// The number.
    pub const fn number(self) -> usize {
        self.0
    }
}

impl fmt::Display for NodeId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for History {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("History").field("lines", &self.lines).field("here", &self.here).finish_non_exhaustive()
    }
}
