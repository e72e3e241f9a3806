//! The log of chance events: some entered by the player, the others dealt to agree with them.

use std::sync::Arc;

use underdeck_cards::{Card, CardSet};
use underdeck_game::{Chance, ChanceEvent, Die, FastRng, below, shuffle};

/// A card in the order of a shuffle, or a roll.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct LuckSlot {
    pub(crate) event: usize,
    /// The position of the card from the top; 0 for a roll.
    pub(crate) at: usize,
}

/// A chance event, and which part of it was entered. Cheap to clone.
#[derive(Clone, Debug)]
pub(crate) struct Event {
    luck: Arc<ChanceEvent>,
    /// A bit per entered card, the top one first; the first bit for a roll.
    entered: u64,
    /// The step of the event: 0 for set-up, then the number of the move.
    pub(crate) step: usize,
}

impl Event {
    /// The cards of a shuffle, top first; empty for a roll.
    pub(crate) fn order(&self) -> &[Card] {
        match &*self.luck {
            ChanceEvent::Shuffle { order, .. } => order,
            ChanceEvent::Roll { .. } => &[],
        }
    }

    pub(crate) fn order_mut(&mut self) -> &mut [Card] {
        match Arc::make_mut(&mut self.luck) {
            ChanceEvent::Shuffle { order, .. } => order,
            ChanceEvent::Roll { .. } => &mut [],
        }
    }

    pub(crate) fn luck(&self) -> &ChanceEvent {
        &self.luck
    }

    pub(crate) fn is_roll(&self) -> bool {
        matches!(*self.luck, ChanceEvent::Roll { .. })
    }

    /// The die, or the number of cards.
    pub(crate) fn shape(&self) -> (Option<Die>, usize) {
        match *self.luck {
            ChanceEvent::Roll { die, .. } => (Some(die), 0),
            ChanceEvent::Shuffle { ref order, .. } => (None, order.len()),
        }
    }

    /// Sets the value of a roll.
    pub(crate) fn show(&mut self, shown: u8) {
        if let ChanceEvent::Roll { value, .. } = Arc::make_mut(&mut self.luck) {
            *value = shown;
        }
    }

    pub(crate) const fn is_entered(&self, at: usize) -> bool {
        self.entered >> at & 1 == 1
    }

    pub(crate) const fn has_entries(&self) -> bool {
        self.entered != 0
    }

    pub(crate) const fn enter(&mut self, at: usize) {
        self.entered |= 1 << at;
    }

    /// Whether one of the two cards was entered for this event.
    fn enters_either(&self, a: Card, b: Card) -> bool {
        self.order().iter().enumerate().any(|(at, &card)| self.is_entered(at) && (card == a || card == b))
    }

    /// Exchanges two cards.
    fn rename(&mut self, a: Card, b: Card) {
        if !self.order().contains(&a) && !self.order().contains(&b) {
            return;
        }
        for card in self.order_mut() {
            *card = if *card == a {
                b
            } else if *card == b {
                a
            } else {
                *card
            };
        }
    }
}

/// For each shuffle, the positions of cards that were neither entered nor shuffled again.
pub(crate) fn unknown(log: &[Event]) -> Vec<(usize, Vec<usize>)> {
    let mut later = CardSet::EMPTY;
    let mut found: Vec<(usize, Vec<usize>)> = Vec::new();
    for (n, event) in log.iter().enumerate().rev().filter(|(_, event)| !event.is_roll()) {
        let order = event.order();
        found.push((n, (0..order.len()).filter(|&at| !event.is_entered(at) && !later.contains(order[at])).collect()));
        later |= order.iter().copied().collect();
    }
    found.reverse();
    found
}

/// The log with two cards exchanged from event `first` on; `None` if one of them was entered since, or if `first` does not shuffle both.
pub(crate) fn renamed(log: &[Event], first: usize, a: Card, b: Card) -> Option<Vec<Event>> {
    let order = log[first].order();
    let is_hidden =
        order.contains(&a) && order.contains(&b) && !log[first..].iter().any(|event| event.enters_either(a, b));
    is_hidden.then(|| {
        let mut log = log.to_vec();
        log[first..].iter_mut().for_each(|event| event.rename(a, b));
        log
    })
}

/// For each shuffle, the positions of cards that were unknown before event `start` or shuffled since, and that a later event shuffled again; and all
/// its positions of unknown cards, these included.
pub(crate) fn gone(log: &[Event], start: usize) -> Vec<(usize, Vec<usize>, Vec<usize>)> {
    if log[start..].iter().all(Event::is_roll) {
        return Vec::new();
    }
    let set = |events: &[Event]| events.iter().flat_map(|event| event.order().iter().copied()).collect::<CardSet>();
    let of = |n: usize| {
        let (event, next) = (&log[n], n + 1);
        let earlier = if next < start { set(&log[next..start]) } else { CardSet::EMPTY };
        let again = set(&log[next.max(start).min(log.len())..]);
        let unknown: Vec<usize> = (0..event.order().len())
            .filter(|&at| !event.is_entered(at) && !earlier.contains(event.order()[at]))
            .collect();
        let gone: Vec<usize> = unknown.iter().copied().filter(|&at| again.contains(event.order()[at])).collect();
        (n, gone, unknown)
    };
    (0..log.len()).map(of).filter(|(_, gone, _)| !gone.is_empty()).collect()
}

/// The behaviour of a reader where the log has no suitable event.
#[derive(Clone, Debug)]
pub(crate) enum OnMissing {
    /// It fails.
    Unfit,
    /// It deals the event, if no event from there on was entered.
    Deal(FastRng),
    /// It replaces cards that the game does not shuffle by those that it does.
    Exchange,
}

/// A chance source that reads a log.
pub(crate) struct Reader {
    pub(crate) log: Vec<Event>,
    /// The number of events read.
    pub(crate) at: usize,
    step: usize,
    lack: OnMissing,
    /// Whether every event was found or could be made.
    pub(crate) fits: bool,
}

impl Reader {
    /// Reads the events of a step from index `at`.
    pub(crate) const fn new(log: Vec<Event>, at: usize, step: usize, lack: OnMissing) -> Self {
        Self { log, at, step, lack, fits: true }
    }

    /// Continues with a step.
    pub(crate) const fn begin(&mut self, step: usize) {
        self.step = step;
    }

    /// Returns the next event if it is the expected one, or replaces it by a new one from `deal` if allowed.
    fn next(&mut self, is_it: bool, deal: impl FnOnce(&mut FastRng) -> ChanceEvent) -> Option<&ChanceEvent> {
        if !is_it {
            let may_deal = self.log[self.at..].iter().all(|event| !event.has_entries() && event.step == self.step);
            match &mut self.lack {
                OnMissing::Deal(dealer) if may_deal => {
                    self.log.truncate(self.at);
                    let luck = Arc::new(deal(dealer));
                    self.log.push(Event { luck, entered: 0, step: self.step });
                }
                _ => {
                    self.fits = false;
                    return None;
                }
            }
        }
        self.at += 1;
        Some(&self.log[self.at - 1].luck)
    }

    /// The next event, if it belongs to the step.
    fn here(&mut self) -> Option<&mut Event> {
        let step = self.step;
        self.log.get_mut(self.at).filter(|event| event.step == step)
    }
}

impl Chance for Reader {
    fn shuffle(&mut self, pile: &'static str, cards: &mut [Card]) {
        let set: CardSet = cards.iter().copied().collect();
        let exchanges = matches!(self.lack, OnMissing::Exchange);
        let is_it = self.here().is_some_and(|event| match &*event.luck {
            ChanceEvent::Shuffle { pile: name, order } if name == pile && order.len() == cards.len() => {
                let there: CardSet = order.iter().copied().collect();
                if exchanges && there != set {
                    let mut lacking = (set - there).into_iter();
                    event
                        .order_mut()
                        .iter_mut()
                        .filter(|card| !set.contains(**card))
                        .for_each(|card| *card = lacking.next().unwrap_or(*card));
                }
                exchanges || there == set
            }
            _ => false,
        });
        let mut order = cards.to_vec();
        let deal = |dealer: &mut FastRng| {
            shuffle(dealer, &mut order);
            ChanceEvent::Shuffle { pile: pile.into(), order }
        };
        if let Some(ChanceEvent::Shuffle { order, .. }) = self.next(is_it, deal) {
            cards.copy_from_slice(order);
        }
    }

    fn roll(&mut self, die: Die) -> u8 {
        let is_it = self
            .here()
            .is_some_and(|event| matches!(*event.luck, ChanceEvent::Roll { die: rolled, .. } if rolled == die));
        let deal =
            |dealer: &mut FastRng| ChanceEvent::Roll { die, value: below(dealer, u32::from(die.sides())) as u8 + 1 };
        match self.next(is_it, deal) {
            Some(&ChanceEvent::Roll { value, .. }) => value,
            _ => 1,
        }
    }
}
