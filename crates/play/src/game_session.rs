//! A game in progress.

mod luck;

use std::cell::{OnceCell, RefCell};
use std::rc::Rc;

use serde_json::Value;
use serde_json::value::RawValue;
use underdeck_bridge::Reconstruction;
use underdeck_catalogue::DealInfo;
use underdeck_game::{
    About, AnyGame, AnyMove, AnyState, ChanceEvent, GameInfo, Gesture, Message, MoveError, Offer, Outcome, Place,
    PlayError, Recording, Refusal, Seat, SeenChance, Table, Term, Zone, find_rule, say, source_of,
};
use underdeck_record::{AnyDeal, Record, RecordFault, replay_dealt};

use self::luck::LuckSource;
use crate::{CitedRule, Hint, Played, RuleExplanation, Session, meant};

/// A game in progress: its state, its history, and the undone moves.
pub(crate) struct GameSession {
    deal: AnyDeal,
    now: Point,
    /// The table for this position, once it was laid.
    laid: OnceCell<Rc<Table>>,
    past: Vec<Step>,
    record: Record,
    /// The move that was refused last, if none was played since, and why.
    refused: RefCell<Option<(String, Refusal)>>,
}

/// A position of the game: the state and the luck still to come.
#[derive(Clone)]
struct Point {
    state: Box<dyn AnyState>,
    chance: LuckSource,
}

/// A move that was played, and the position before it.
struct Step {
    before: Point,
    mv: AnyMove,
    /// Its effect, computed on first request: a replayed game is rarely asked for it.
    played: OnceCell<Played>,
}

impl GameSession {
    pub(crate) fn start(deal: AnyDeal) -> Self {
        let (state, chance) = deal.start();
        let record = Record::of_deal(&deal);
        let (now, laid) = (Point { state, chance: LuckSource::Dealt(Box::new(chance)) }, OnceCell::new());
        Self { deal, now, laid, past: Vec::new(), record, refused: RefCell::default() }
    }

    pub(crate) fn resume(game: &'static dyn AnyGame, record: Record) -> Result<Self, RecordFault> {
        let replay = replay_dealt(game, &record)?;
        let mut sitting = Self::start(replay.deal);
        for mv in replay.moves {
            sitting.execute(mv);
        }
        sitting.record = record;
        Ok(sitting)
    }

    /// The known part of a game with real cards; `None` if its set-up is not entered yet.
    pub(crate) fn known(deal: AnyDeal, record: Record, known: Reconstruction) -> Option<Self> {
        let Reconstruction { mut states, moves, events } = known;
        let told = |events| LuckSource::Told { events, used: 0 };
        let now = Point { state: states.pop()?, chance: told(Vec::new()) };
        let steps = states.into_iter().zip(moves).zip(events);
        let step =
            |((state, mv), events)| Step { before: Point { state, chance: told(events) }, mv, played: OnceCell::new() };
        let (past, laid) = (steps.map(step).collect(), OnceCell::new());
        Some(Self { deal, now, laid, past, record, refused: RefCell::default() })
    }

    /// Plays a legal move without recording it.
    fn execute(&mut self, mv: AnyMove) {
        let before = self.now.clone();
        self.now.state.play(&mv, &mut self.now.chance);
        self.laid.take();
        self.refused.take();
        self.past.push(Step { before, mv, played: OnceCell::new() });
    }

    fn play_move(&mut self, mv: AnyMove) -> Played {
        let offer = self.offer(&mv);
        self.record_move(mv);
        let told = |step: &Step| step.played.get_or_init(|| step.tell(self.now.state.as_ref(), offer.clone())).clone();
        let silent = || Played::silent(self.seat(), offer.clone());
        self.past.last().map_or_else(silent, told)
    }

    /// Plays a legal move and records it.
    fn record_move(&mut self, mv: AnyMove) {
        self.record.push_move(&mv.to_string());
        self.execute(mv);
        self.record.set_outcome(self.now.state.outcome().as_ref());
    }

    /// The legal move that a text means. If the game says why it is not legal, that is remembered.
    fn read(&self, typed: &str) -> Result<AnyMove, MoveError> {
        self.now.state.read_typed(typed).inspect_err(|error| {
            if let (PlayError::Illegal(spelling), Some(refusal)) = (&error.error, &error.refusal) {
                self.refused.replace(Some((spelling.clone(), refusal.clone())));
            }
        })
    }

    /// The offer of a legal move.
    fn offer(&self, mv: &AnyMove) -> Offer {
        offer_of(&self.table(), mv)
    }

    /// The state after move `n`, counting from 0.
    fn after(&self, n: usize) -> &dyn AnyState {
        self.past.get(n + 1).map_or(&self.now, |next| &next.before).state.as_ref()
    }
}

impl Step {
    /// The chance events of the move.
    fn luck(&self) -> Vec<ChanceEvent> {
        let mut luck = Recording::new(self.before.chance.clone());
        self.before.state.clone().play(&self.mv, &mut luck);
        luck.events
    }

    /// The effect of the move that led to `after`.
    fn tell(&self, after: &dyn AnyState, offer: Offer) -> Played {
        let before = &self.before.state;
        let seat = before.deciding_seat();
        let chance: Vec<SeenChance> = self.luck().iter().map(Into::into).collect();
        let shown = |seat| before.describe_to_others(&self.mv, after, seat);
        let overheard: Vec<Message> =
            (0..before.game().info().seats).map(Seat).filter(|&other| other != seat).flat_map(shown).collect();
        let (view, seen) = (before.view(seat), after.view(seat));
        let mut told = view.describe_change(&self.mv, &chance, seen.as_ref());
        if !after.is_shared() {
            // Facts shown to all, such as both sides of a battle, are news to the last to move, too. The end comes after them.
            let end = after.outcome().and_then(|_| told.pop());
            let news: Vec<Message> = shown(seat).into_iter().filter(|line| !told.contains(line)).collect();
            told.extend(news.into_iter().chain(end));
        }
        let rolled = |seen: &SeenChance| match seen {
            SeenChance::Roll { die, value } => Some((*die, *value)),
            SeenChance::Shuffle { .. } => None,
        };
        let slain = view.slain(&self.mv, seen.as_ref());
        Played { seat, offer, told, overheard, dice: chance.iter().filter_map(rolled).collect(), slain }
    }

    /// Whether the move rolled a die or revealed something hidden. It revealed something if fewer entries are hidden after it than were
    /// hidden before it plus the cards that it shuffled.
    fn showed(&self, after: &dyn AnyState) -> bool {
        let seat = self.before.state.deciding_seat();
        let mut hidden = self.before.state.view(seat).hidden();
        for event in self.luck() {
            match event {
                ChanceEvent::Roll { .. } => return true,
                ChanceEvent::Shuffle { order, .. } => hidden += order.len(),
            }
        }
        let view = after.view(seat);
        // A hand that is put away as another is dealt hides as many cards as it shows.
        view.hidden() < hidden || !(view.named_cards() - self.before.state.view(seat).named_cards()).is_empty()
    }
}

impl Session for GameSession {
    fn info(&self) -> &'static GameInfo {
        self.deal.game.info()
    }

    fn deal(&self) -> DealInfo {
        DealInfo::of(&self.deal)
    }

    fn seat(&self) -> Seat {
        self.now.state.deciding_seat()
    }

    fn last_seat(&self) -> Option<Seat> {
        self.past.last().map(|step| step.before.state.deciding_seat())
    }

    fn is_shared(&self) -> bool {
        self.now.state.is_shared()
    }

    fn seats(&self) -> u8 {
        self.now.state.seats()
    }

    fn table(&self) -> Rc<Table> {
        Rc::clone(self.laid.get_or_init(|| Rc::new(table_of(self.now.state.as_ref()))))
    }

    fn counters(&self) -> Vec<Zone> {
        let laid = self.laid.get().map(|table| table.counters());
        laid.unwrap_or_else(|| self.now.state.own_view().counters())
    }

    fn table_of(&self, seat: Seat) -> Rc<Table> {
        if seat == self.seat() {
            return self.table();
        }
        let table = self.now.state.view(seat).table();
        Rc::new(Table { offers: Vec::new(), ..table })
    }

    fn about(&self, place: &Place) -> Option<About> {
        self.now.state.own_view().about(place)
    }

    fn glossary(&self) -> &'static [Term] {
        self.deal.game.glossary()
    }

    fn tables(&self) -> Option<Message> {
        self.deal.game.tables(&self.deal.options)
    }

    fn reference(&self) -> &'static str {
        self.deal.game.reference()
    }

    fn view(&self) -> Value {
        self.now.state.own_view().json()
    }

    fn view_text(&self) -> Box<RawValue> {
        self.now.state.own_view().text()
    }

    fn state(&self) -> Value {
        self.now.state.json()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.now.state.outcome()
    }

    fn sequel(&self) -> Option<Vec<(String, String)>> {
        let options = self.now.state.sequel().filter(|_| underdeck_record::campaign_of(&self.record).is_none())?;
        let written = self.deal.game.written(&options);
        Some(written.into_iter().map(|(key, value)| (key.to_owned(), value.to_string())).collect())
    }

    fn moves(&self) -> Vec<String> {
        self.past.iter().map(|step| step.mv.to_string()).collect()
    }

    fn ply(&self) -> usize {
        self.past.len()
    }

    fn played(&self, n: usize) -> Option<&Played> {
        let tell = |step: &Step| step.tell(self.after(n), offer_of(&table_of(step.before.state.as_ref()), &step.mv));
        self.past.get(n).map(|step| step.played.get_or_init(|| tell(step)))
    }

    fn table_before(&self, n: usize, seat: Seat) -> Option<Table> {
        self.past.get(n).map(|step| step.before.state.view(seat).table())
    }

    fn is_only_move(&self, n: usize) -> bool {
        self.past.get(n).is_some_and(|step| !step.before.state.has_choice())
    }

    fn play(&mut self, typed: &str) -> Result<Played, MoveError> {
        let mv = self.read(typed)?;
        Ok(self.play_move(mv))
    }

    fn step(&mut self, typed: &str) -> Result<String, MoveError> {
        let mv = self.read(typed)?;
        let spelling = mv.to_string();
        self.record_move(mv);
        Ok(spelling)
    }

    fn undo(&mut self) -> Option<String> {
        let informs = self.would_inform();
        let step = self.past.pop()?;
        self.now = step.before;
        self.laid.take();
        self.refused.take();
        self.record.pop_move();
        self.record.set_outcome(None);
        if informs {
            self.record.set_informed();
        }
        Some(step.mv.to_string())
    }

    fn informed(&self) -> bool {
        self.record.is_informed()
    }

    fn would_inform_back_to(&self, ply: usize) -> bool {
        let undone = self.past.iter().enumerate().skip(ply);
        !self.informed() && undone.into_iter().any(|(n, step)| step.showed(self.after(n)))
    }

    fn hint(&self) -> Option<Hint> {
        if self.outcome().is_some() {
            return None;
        }
        let (mv, reason) = self.now.state.own_view().hint()?;
        let offer = self.offer(&mv);
        let words = [reason, offer.effect.clone(), offer.label.clone()];
        let reason = words.into_iter().find(|words| !words.is_empty()).unwrap_or_default();
        Some(Hint { offer, reason })
    }

    fn why(&self, typed: Option<&str>) -> Result<Option<RuleExplanation>, MoveError> {
        let last = self.past.len().checked_sub(1).and_then(|n| self.played(n));
        let refused = self.refused.borrow().clone();
        let offer = match (typed, refused, last) {
            (Some(typed), ..) => self.offer(&self.read(typed)?),
            (None, Some((spelling, refusal)), _) => {
                let (label, why) = (spelling.clone(), say!(WHY_NOT_NOW, reason = refusal.reason));
                Offer::new(spelling, Gesture::Press, label, why, refusal.rules)
            }
            (None, None, Some(played)) => played.offer.clone(),
            (None, None, None) => return Ok(None),
        };
        let verb = offer.spelling.split(' ').next().unwrap_or_default();
        let of_verb = self.glossary().iter().filter(|term| term.id.eq_ignore_ascii_case(verb));
        let mut says: Vec<Message> = of_verb.map(|term| self.info().meaning(term, &self.deal.options.values)).collect();
        if typed.is_some() {
            // The target of a played move may be gone, and another seat's target is secret.
            let aim = offer.gesture.target().filter(|place| !matches!(place, Place::Zone(_)));
            let target = aim.or_else(|| offer.gesture.things().first());
            says.extend(target.and_then(|place| self.about(place)).map(|about| about.says));
        }
        says.retain(|line| !line.is_empty() && offer.effect.as_str() != line.as_str());
        let rule = |&id: &&'static str| {
            let rule = find_rule(self.reference(), id);
            let (heading, text) = rule.map_or_else(Default::default, |rule| (rule.heading_in_words(), rule.in_words()));
            CitedRule { id, heading, text, source: source_of(self.reference(), id) }
        };
        Ok(Some(RuleExplanation { rules: offer.rules.iter().map(rule).collect(), says, offer }))
    }

    fn refused(&self, picked: &[Place], at: &[Place]) -> Option<(String, Refusal)> {
        if self.now.state.outcome().is_some() {
            return None;
        }
        let legal = self.table().offers.iter().map(|offer| offer.spelling.clone()).collect::<Vec<_>>();
        let view = self.now.state.own_view();
        let spelled = legal.into_iter().chain(self.moves());
        let patterns = view.patterns().iter().map(|pattern| (*pattern).to_owned());
        let found = meant::refused(self.now.state.as_ref(), picked, at, spelled.chain(patterns))?;
        let refused = (found.0, found.1);
        self.refused.replace(Some(refused.clone()));
        Some(refused)
    }

    fn trial(&self) -> Option<Box<dyn Session>> {
        let (deal, record, now, laid) =
            (self.deal.clone(), Record::of_deal(&self.deal), self.now.clone(), self.laid.clone());
        Some(Box::new(Self { deal, now, laid, past: Vec::new(), record, refused: RefCell::default() }))
    }

    fn record(&self) -> Record {
        self.record.clone()
    }

    fn tag(&self, name: &str) -> Option<&str> {
        self.record.tag(name)
    }

    fn set_tag(&mut self, name: &str, value: &str) {
        self.record.set_tag(name, value);
    }
}

/// The table as the seat to move sees it.
fn table_of(state: &dyn AnyState) -> Table {
    state.own_view().table()
}

/// The offer of a move; just its spelling if the table lacks it.
fn offer_of(table: &Table, mv: &AnyMove) -> Offer {
    let spelling = mv.to_string();
    let found = table.offers.iter().find(|offer| offer.spelling == spelling);
    found.cloned().unwrap_or_else(|| Offer::new(&spelling, underdeck_game::Gesture::Press, spelling.as_str(), "", &[]))
}

#[cfg(test)]
mod tests;
