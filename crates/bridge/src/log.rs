//! The luck of a game so far: some of it told by the player, the rest dealt to fit.

use std::sync::Arc;

use underdeck_cards::{Card, CardSet};
use underdeck_game::{Chance, ChanceEvent, Die, FastRng, below, shuffle};

/// A place in the luck: a card in the order of a shuffle, or a roll.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct LuckSlot {
    pub(crate) event: usize,
    /// The card's place, top first; 0 for a roll.
    pub(crate) at: usize,
}

/// A chance event, and which of it was told. A clone is cheap.
#[derive(Clone, Debug)]
pub(crate) struct Event {
    luck: Arc<ChanceEvent>,
    /// A bit for each card, the top one first; for a roll the first bit.
    told: u64,
    /// The step that needed it: 0 for set-up, then the number of the move.
    pub(crate) step: usize,
}

impl Event {
    /// The cards of a shuffle, top first; none for a roll.
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

    /// Lets a die show this.
    pub(crate) fn show(&mut self, shown: u8) {
        if let ChanceEvent::Roll { value, .. } = Arc::make_mut(&mut self.luck) {
            *value = shown;
        }
    }

    pub(crate) const fn is_given(&self, at: usize) -> bool {
        self.told >> at & 1 == 1
    }

    pub(crate) const fn is_told_at_all(&self) -> bool {
        self.told != 0
    }

    pub(crate) const fn tell(&mut self, at: usize) {
        self.told |= 1 << at;
    }

    /// Whether one of the two cards was told of this event.
    fn tells_either(&self, a: Card, b: Card) -> bool {
        self.order().iter().enumerate().any(|(at, &card)| self.is_given(at) && (card == a || card == b))
    }

    /// Puts each of two cards in the other's place.
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

/// For each shuffle, the places of cards that were neither told nor shuffled again later.
pub(crate) fn unknown(log: &[Event]) -> Vec<(usize, Vec<usize>)> {
    let mut later = CardSet::EMPTY;
    let mut found: Vec<(usize, Vec<usize>)> = Vec::new();
    for (n, event) in log.iter().enumerate().rev().filter(|(_, event)| !event.is_roll()) {
        let order = event.order();
        found.push((n, (0..order.len()).filter(|&at| !event.is_given(at) && !later.contains(order[at])).collect()));
        later |= order.iter().copied().collect();
    }
    found.reverse();
    found
}

/// The luck in which two cards change places from event `first` on; `None` if one of them was told since, or if `first` does not
/// shuffle both.
pub(crate) fn renamed(log: &[Event], first: usize, a: Card, b: Card) -> Option<Vec<Event>> {
    let order = log[first].order();
    let is_hidden =
        order.contains(&a) && order.contains(&b) && !log[first..].iter().any(|event| event.tells_either(a, b));
    is_hidden.then(|| {
        let mut log = log.to_vec();
        log[first..].iter_mut().for_each(|event| event.rename(a, b));
        log
    })
}

/// For each shuffle, the places of cards that were unknown before event `start` or shuffled since, and that a later event has
/// shuffled again; and all its places of unknown cards, these among them.
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
            .filter(|&at| !event.is_given(at) && !earlier.contains(event.order()[at]))
            .collect();
        let gone: Vec<usize> = unknown.iter().copied().filter(|&at| again.contains(event.order()[at])).collect();
        (n, gone, unknown)
    };
    (0..log.len()).map(of).filter(|(_, gone, _)| !gone.is_empty()).collect()
}

/// What a reader does where the log lacks what the game needs.
#[derive(Clone, Debug)]
pub(crate) enum OnMissing {
    /// It does not fit.
    Unfit,
    /// It deals what is lacking, if nothing from there on was told.
    Deal(FastRng),
    /// Cards that the game does not shuffle give their places to those that it does.
    Exchange,
}

/// Luck read from a log.
pub(crate) struct Reader {
    pub(crate) log: Vec<Event>,
    /// The number of events read.
    pub(crate) at: usize,
    step: usize,
    lack: OnMissing,
    /// Whether every event was there, or could be made.
    pub(crate) fits: bool,
}

impl Reader {
    /// Reads the events of a step from number `at` on.
    pub(crate) const fn new(log: Vec<Event>, at: usize, step: usize, lack: OnMissing) -> Self {
        Self { log, at, step, lack, fits: true }
    }

    /// Goes on to a step.
    pub(crate) const fn begin(&mut self, step: usize) {
        self.step = step;
    }

    /// Takes the next event, if it is what the game needs or may be replaced by what `deal` makes.
    fn next(&mut self, is_it: bool, deal: impl FnOnce(&mut FastRng) -> ChanceEvent) -> Option<&ChanceEvent> {
        if !is_it {
            let may_deal = self.log[self.at..].iter().all(|event| !event.is_told_at_all() && event.step == self.step);
            match &mut self.lack {
                OnMissing::Deal(dealer) if may_deal => {
                    self.log.truncate(self.at);
                    let luck = Arc::new(deal(dealer));
                    self.log.push(Event { luck, told: 0, step: self.step });
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
