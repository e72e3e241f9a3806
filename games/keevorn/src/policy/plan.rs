//! The search for the best plan for the present Room.

use std::collections::HashSet;

use underdeck_cards::{Card, CardSet, Suit};
use underdeck_game::{Chance, Die, Play as _, Seat, State as _};

use super::ideas::{self, Care};
use super::memo::{Key, Memo};
use super::value::{self, Outlook};
use super::{Choice, Why};
use crate::deck::{self, STAIRS, suit};
use crate::state::End;
use crate::{Fortune, Move, Phase, State, View, turn};

/// The first move of the best plan.
///
/// The search tries the promising moves first, and every legal move if these all lead to death. The player survives
/// wherever a line is known to survive.
pub(super) fn best(view: &View) -> Choice {
    best_by(view, |state| Outlook::of(state, deck::deck(state.jokers())), None)
}

/// The same with the ends of plans valued by `ends`, which is made from the initial state. `rest` receives the later
/// moves of the plan, the last first.
pub(super) fn best_by<E: Ends>(
    view: &View,
    ends: impl FnOnce(&State) -> E,
    mut rest: Option<&mut Vec<Move>>,
) -> Choice {
    let state = view.complete(|_| ());
    if state.legal_count() == 1 {
        return Choice { mv: last_move(&state), why: Why::Only };
    }
    let mut ends = ends(&state);
    let plan = [Care::Choosy, Care::Desperate]
        .into_iter()
        .map(|care| {
            let mut planner = Planner::new(view, &state, care, &mut ends);
            let plan = planner.plan(&state);
            if let Some(rest) = rest.as_deref_mut() {
                planner.rest(&state, plan, rest);
            }
            (care, plan)
        })
        .find(|(_, plan)| plan.value > value::DEATH);
    match plan.and_then(|(care, plan)| Some((plan.first?, Why::Plan(care, plan.value)))) {
        Some((mv, why)) => Choice { mv, why },
        None => Choice { mv: last_move(&state), why: Why::Lost },
    }
}

/// The best first move with a value below `value`, and its own value.
pub(super) fn next_best(view: &View, care: Care, value: f32) -> Option<(Move, f32)> {
    /// Plans that differ by no more than this are the same moves in another order.
    const SAME: f32 = 0.0005;
    let state = view.complete(|_| ());
    let mut outlook = Outlook::of(&state, deck::deck(state.jokers()));
    let mut planner = Planner::new(view, &state, care, &mut outlook);
    let mut ideas = Vec::new();
    ideas::each(&state, care, |mv| ideas.push(mv));
    let values = ideas.into_iter().map(|mv| (mv, planner.value_of(&state, mv)));
    values.filter(|other| other.1 < value - SAME).reduce(|best, other| if other.1 > best.1 { other } else { best })
}

/// Whether death is certain after every other legal move.
pub(super) fn is_only_way(view: &View, mv: Move) -> bool {
    let state = view.complete(|_| ());
    let mut seen = HashSet::new();
    !ideas::legal(&state).filter(|&other| other != mv).any(|other| may_survive(&state, other, true, &mut seen))
}

/// Whether every line dies unless a Scroll or a probe brings luck.
pub(super) fn needs_luck(view: &View) -> bool {
    let state = view.complete(|_| ());
    let mut seen = HashSet::new();
    !ideas::legal(&state).any(|mv| may_survive(&state, mv, false, &mut seen))
}

/// Whether the player may live after a move until something hidden shows. With `with_luck`, a card that a Scroll or a
/// probe shows may save the player. The search tries every line up to a number of states, and beyond it assumes that
/// one survives.
fn may_survive(state: &State, mv: Move, with_luck: bool, seen: &mut HashSet<State>) -> bool {
    const MOST: usize = 5_000;
    let (mut after, mut luck) = (*state, Noticed(false));
    turn::play(&mut after, mv, &mut luck);
    let unseen = |state: &State| state.view(Seat(0)).unseen();
    match after.phase {
        _ if luck.0 || unseen(&after) != unseen(state) => with_luck || !matches!(mv, Move::Probe(_) | Move::Read(_)),
        Phase::Over(end) => end == End::Won,
        _ if !seen.insert(after) => false,
        _ => seen.len() > MOST || ideas::legal(&after).any(|next| may_survive(&after, next, with_luck, seen)),
    }
}

/// The player's next moves, at most `most` of them, up to the first hidden card.
pub(super) fn line(view: &View, most: usize) -> Vec<Move> {
    let mut state = view.complete(|_| ());
    let mut line = Vec::new();
    while line.len() < most && !matches!(state.phase, Phase::Over(_)) {
        let mv = super::choose(&state.view(Seat(0))).mv;
        let (floor, mut luck) = (state.floor.len(), Noticed(false));
        turn::play(&mut state, mv, &mut luck);
        line.push(mv);
        if luck.0 || state.floor.len() != floor || matches!(mv, Move::Probe(_)) {
            break;
        }
    }
    line
}

/// The first move that cannot be undone, if there is one: where all is lost, any move will do.
fn last_move(state: &State) -> Move {
    let is_final = |mv: &Move| !matches!(mv, Move::Store(_) | Move::Place(_));
    let first = ideas::legal(state).find(is_final).or_else(|| state.legal_nth(0));
    first.expect("a running game has a legal move")
}

/// A way through the Room. Of two with the same value, the shorter is better.
#[derive(Clone, Copy)]
struct Plan {
    /// The estimated chance of winning.
    value: f32,
    /// The number of moves up to the first hidden card.
    length: u8,
    /// `None` at the end of a plan, and where no move was worth considering.
    first: Option<Move>,
}

impl Plan {
    const fn end(value: f32) -> Self {
        Self { value, length: 0, first: None }
    }

    /// Becomes `mv` followed by `rest`, if that is better.
    fn improve(&mut self, mv: Move, moves: u8, rest: Self) {
        let length = rest.length.saturating_add(moves);
        if rest.value > self.value || (rest.value == self.value && length < self.length) {
            *self = Self { value: rest.value, length, first: Some(mv) };
        }
    }
}

/// The value of a plan's end.
pub(super) trait Ends {
    /// The estimated chance of winning from this state, whose new Room is not known yet.
    fn chance_to_win(&mut self, state: &State) -> f32;

    /// The value of a plan that ends with this move at this worth.
    fn end(&mut self, _before: &State, _mv: Move, worth: f32) -> f32 {
        worth
    }
}

impl Ends for Outlook {
    fn chance_to_win(&mut self, state: &State) -> f32 {
        Self::chance_to_win(self, state)
    }
}

/// The search for one decision, with the data that all its plans share.
struct Planner<'a, E> {
    care: Care,
    /// Values the ends of plans.
    ends: &'a mut E,
    /// The cards in the Backpack at the start. Only these are placed: no plan stores a card to place it again.
    packed: CardSet,
    /// The chance of each Fortune, by the suits of the unseen cards.
    fortunes: [(Fortune, f32); 4],
    /// The best plan from each state seen.
    known: Memo<Plan>,
    /// Whether the search is inside an imagined Fortune.
    is_imagined: bool,
}

impl<'a, E: Ends> Planner<'a, E> {
    fn new(view: &View, state: &State, care: Care, ends: &'a mut E) -> Self {
        let unseen = view.unseen();
        let all = unseen.len().max(1) as f32;
        let share = |cards| (unseen & cards).len() as f32 / all;
        let fortunes = [
            (Fortune::Pain, share(suit(Suit::Spades))),
            (Fortune::Loss, share(suit(Suit::Clubs))),
            (Fortune::Vigor, share(suit(Suit::Hearts))),
            // A Surprise is rare and does at least as much.
            (Fortune::Relief, share(suit(Suit::Diamonds) | STAIRS)),
        ];
        Self { care, ends, packed: state.backpack, fortunes, known: Memo::new(), is_imagined: false }
    }

    fn plan(&mut self, state: &State) -> Plan {
        let key = Key::of(state);
        if let Some(plan) = self.known.get(&key) {
            return plan;
        }
        let mut best = Plan::end(value::DEATH);
        ideas::each(state, self.care, |mv| match mv {
            Move::Place(card) if self.packed.contains(card) => self.place(state, card, &mut best),
            Move::Place(_) => {}
            _ => best.improve(mv, 1, self.play(state, mv)),
        });
        self.known.put(key, best);
        best
    }

    /// The moves of a plan after its first, up to the first that draws a card or needs luck; the last first.
    fn rest(&self, state: &State, plan: Plan, rest: &mut Vec<Move>) {
        rest.clear();
        let (mut state, mut next) = (*state, plan.first);
        while let Some(mv) = next.filter(|mv| !matches!(mv, Move::Place(_) | Move::Probe(_))) {
            let (cards, mut luck) = (state.floor.len(), Noticed(false));
            turn::play(&mut state, mv, &mut luck);
            let is_known = !luck.0 && state.floor.len() == cards;
            next = self.known.get(&Key::of(&state)).and_then(|plan| plan.first).filter(|_| is_known);
            rest.extend(next);
        }
        rest.reverse();
    }

    /// The plan that begins with a move.
    fn value_of(&mut self, state: &State, mv: Move) -> f32 {
        let Move::Place(card) = mv else { return self.play(state, mv).value };
        let mut best = Plan::end(value::DEATH);
        self.place(state, card, &mut best);
        best.value
    }

    /// Places a card if the next move uses it.
    fn place(&mut self, state: &State, card: Card, best: &mut Plan) {
        let mut placed = *state;
        turn::play(&mut placed, Move::Place(card), &mut Noticed(false));
        ideas::each(&placed, self.care, |mv| {
            if ideas::is_use_of(card, mv) && (self.care == Care::Desperate || !ideas::is_waste(&placed, mv)) {
                best.improve(Move::Place(card), 2, self.play(&placed, mv));
            }
        });
    }

    fn play(&mut self, state: &State, mv: Move) -> Plan {
        let is_top_hidden = !state.floor.is_empty() && !state.floor.is_known(0);
        match mv {
            Move::Read(ace) if is_top_hidden => self.read(state, ace),
            // The card to be shown is unknown: the plan continues as if it were returned unseen.
            Move::Probe(club) if is_top_hidden => self.follow(state, mv, 0, |next, luck| {
                next.discard_from_room(club);
                next.check_room(luck);
            }),
            Move::Bury(..) => self.follow(state, mv, -1, |next, luck| turn::play(next, mv, luck)),
            Move::Take | Move::Read(_) => self.follow(state, mv, 1, |next, luck| turn::play(next, mv, luck)),
            _ => self.follow(state, mv, 0, |next, luck| turn::play(next, mv, luck)),
        }
    }

    /// The mean over the Fortunes. The card to be drawn is unknown, so it stays in the Floor.
    fn read(&mut self, state: &State, ace: Card) -> Plan {
        let mut read = *state;
        read.discard_from_room(ace);
        read.wishes += 1;
        let (mut value, was_imagined) = (0.0, std::mem::replace(&mut self.is_imagined, true));
        for (fortune, share) in self.fortunes {
            if share > 0.0 {
                let wish = Move::Wish(fortune);
                value += share * self.follow(&read, wish, 0, |next, luck| turn::play(next, wish, luck)).value;
            }
        }
        self.is_imagined = was_imagined;
        self.end(state, Move::Read(ace), value)
    }

    /// The plan after a move, which `step` plays and which draws `draws` known cards; a card put under the Floor counts
    /// as −1.
    ///
    /// It ends where the move turns up any other card.
    fn follow(&mut self, state: &State, mv: Move, draws: isize, step: impl FnOnce(&mut State, &mut Noticed)) -> Plan {
        let (mut next, mut luck) = (*state, Noticed(false));
        step(&mut next, &mut luck);
        if let Phase::Over(end) = next.phase {
            return Plan::end(if end == End::Won { value::WIN } else { value::DEATH });
        }
        let is_entered = (next.floor.len() as isize) < state.floor.len() as isize - draws;
        if luck.0 || is_entered {
            let value = self.ends.chance_to_win(&next);
            return self.end(state, mv, value);
        }
        self.plan(&next)
    }

    fn end(&mut self, before: &State, mv: Move, value: f32) -> Plan {
        Plan::end(if self.is_imagined { value } else { self.ends.end(before, mv, value) })
    }
}

/// Luck that keeps the canonical order and records its use.
struct Noticed(bool);

impl Chance for Noticed {
    fn shuffle(&mut self, _pile: &'static str, _cards: &mut [Card]) {
        self.0 = true;
    }

    fn roll(&mut self, _die: Die) -> u8 {
        self.0 = true;
        1
    }
}
