//! Picking things up on the table, step by step, until a move is made.

use std::collections::{HashMap, HashSet};

use crate::{Gesture, Offer, Place, Table};

/// The places picked on a table, and the moves that they can complete.
///
/// A gesture is made in steps: first its [things](Gesture::things) in any order, then its [target](Gesture::target). Whatever
/// has been pointed at so far is *picked*; the moves that it can still become are *matching*. A place that is the target of
/// several moves can be picked too: then the player chooses among [`ready`](Self::ready) ones. No move is ever invented: every
/// answer is read off the offers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Selection<'t> {
    picked: Vec<&'t Place>,
    matching: Vec<&'t Offer>,
}

/// The effect of pointing at a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PointerAction<'t> {
    /// Plays this move.
    Play(&'t Offer),
    /// Picks the place.
    Pick,
    /// Puts down what was picked there.
    PutDown,
}

impl Gesture {
    /// The things picked up or chosen before the target, each once.
    pub fn things(&self) -> &[Place] {
        match self {
            Self::Drag { from, .. } => std::slice::from_ref(from),
            Self::Choose { set, .. } => set,
            Self::Press | Self::Tap(_) | Self::Number { .. } => &[],
        }
    }

    /// The end of the gesture; `None` if it ends with a button.
    pub const fn target(&self) -> Option<&Place> {
        match self {
            Self::Press => None,
            Self::Tap(place) | Self::Drag { to: place, .. } => Some(place),
            Self::Choose { target, .. } | Self::Number { target, .. } => target.as_ref(),
        }
    }
}

impl<'t> Selection<'t> {
    /// Nothing picked: every offer matches.
    pub fn new(table: &'t Table) -> Self {
        Self { picked: Vec::new(), matching: table.offers.iter().collect() }
    }

    /// These things taken in turn. One that cannot be taken after those before it is left out.
    pub fn of<'p>(table: &'t Table, things: impl IntoIterator<Item = &'p Place>) -> Self {
        let mut selection = Self::new(table);
        for thing in things {
            selection.take(thing);
        }
        selection
    }

    /// The places picked, in the order of picking.
    pub fn picked(&self) -> &[&'t Place] {
        &self.picked
    }

    /// The moves that what is picked can still become, in the order of the offers.
    pub fn matching(&self) -> &[&'t Offer] {
        &self.matching
    }

    /// Picks a place, as a thing or as the target of several moves; `false`, and nothing changes, if it is not among the
    /// [next places](Self::next_places).
    pub fn pick(&mut self, place: &Place) -> bool {
        self.narrow(|offer, picked| next(&offer.gesture, picked).find(|next| *next == place))
    }

    /// Picks a thing for those moves only that do not end there. Returns `false` and changes nothing if the thing is not among the [next
    /// things](Self::next_things).
    pub fn take(&mut self, thing: &Place) -> bool {
        self.narrow(|offer, picked| open(&offer.gesture, picked).find(|open| *open == thing))
    }

    /// Keeps the moves in which a place is found, and picks it.
    fn narrow(&mut self, find: impl Fn(&'t Offer, &[&Place]) -> Option<&'t Place>) -> bool {
        let matching: Vec<&'t Offer> =
            self.matching.iter().copied().filter(|o| find(o, &self.picked).is_some()).collect();
        let Some(found) = matching.first().and_then(|offer| find(offer, &self.picked)) else { return false };
        self.matching = matching;
        self.picked.push(found);
        true
    }

    /// Every place that can be pointed at next, as each matching move names it: one may come several times.
    pub fn next_places(&self) -> impl Iterator<Item = &'t Place> {
        self.matching.iter().flat_map(|offer| next(&offer.gesture, &self.picked))
    }

    /// The things that can be taken up or chosen, with what is picked already, as each matching move names them; no targets.
    pub fn next_things(&self) -> impl Iterator<Item = &'t Place> {
        self.matching.iter().flat_map(|offer| open(&offer.gesture, &self.picked))
    }

    /// The moves that take exactly what is picked, wherever it goes then.
    pub fn exact(&self) -> impl Iterator<Item = &'t Offer> {
        self.matching.iter().copied().filter(|offer| open(&offer.gesture, &self.picked).next().is_none())
    }

    /// The moves for which nothing more has to be pointed at: a button makes them.
    pub fn ready(&self) -> impl Iterator<Item = &'t Offer> {
        self.matching.iter().copied().filter(|offer| next(&offer.gesture, &self.picked).next().is_none())
    }

    /// The moves that pointing at any of these places completes.
    pub fn completed_at(&self, places: &[Place]) -> Vec<&'t Offer> {
        let ends = |offer: &&Offer| next(&offer.gesture, &self.picked).any(|target| places.contains(target));
        self.exact().filter(ends).collect()
    }

    /// The moves completed by dropping the picked things on any of these places. Once something is picked, anything in a zone counts as the
    /// zone.
    pub fn dropped_on(&self, places: &[Place]) -> Vec<&'t Offer> {
        let exact = self.completed_at(places);
        match places.first() {
            Some(place) if exact.is_empty() && !self.picked.is_empty() => {
                self.completed_at(&[Place::Zone(place.zone())])
            }
            _ => exact,
        }
    }

    /// The moves that are meant at these places with what is picked, those that throw the game away last. A front end makes the only one,
    /// asks which of several is meant, and says why there is none.
    ///
    /// With nothing picked, they are all moves that point at one of the places, those first that end there. Otherwise they are those
    /// that [end there](Self::dropped_on); or those of the picked things together with one that is there; or those of the picked things
    /// alone, if they need no other place or one of them is there.
    pub fn meant_at(&self, places: &[Place]) -> Vec<&'t Offer> {
        let mut meant = self.dropped_on(places);
        let is_here = |place: &&Place| places.contains(place);
        if self.picked.is_empty() {
            let others = self.matching.iter().filter(|offer| offer.gesture.places().iter().any(is_here));
            let others: Vec<_> = others.filter(|offer| !meant.contains(offer)).copied().collect();
            meant.extend(others);
        } else if meant.is_empty() {
            let mut further = self.clone();
            if self.picked.iter().any(is_here) {
                meant.extend(self.exact());
            } else if places.iter().any(|place| further.take(place)) {
                meant.extend(further.exact());
                meant.extend(further.matching.iter().filter(|_| meant.is_empty()).copied().collect::<Vec<_>>());
            } else {
                meant.extend(self.ready());
            }
        }
        meant.sort_by_key(|offer| !offer.finality.is_open());
        meant
    }

    /// The things that can be taken up or chosen to go to one of these places, each once.
    pub fn brought_to(&self, places: &[Place]) -> Vec<&'t Place> {
        let mut things = Vec::new();
        for offer in &self.matching {
            if offer.gesture.target().is_some_and(|target| places.contains(target)) {
                things.extend(open(&offer.gesture, &self.picked));
            }
        }
        let mut seen = HashSet::new();
        things.retain(|thing| seen.insert(*thing));
        things
    }

    /// The effect of pointing at each place; other places have none.
    ///
    /// A place plays a move if that is the only one that it can lead to. A number is never played so: it has a button of its own.
    pub fn pointing(&self) -> HashMap<&'t Place, PointerAction<'t>> {
        let mut pointing: HashMap<&Place, PointerAction<'_>> = HashMap::new();
        for offer in &self.matching {
            let is_number = matches!(offer.gesture, Gesture::Number { .. });
            let ends = open(&offer.gesture, &self.picked).next().is_none() && !is_number;
            for place in next(&offer.gesture, &self.picked) {
                let does = if ends { PointerAction::Play(offer) } else { PointerAction::Pick };
                pointing.entry(place).and_modify(|known| *known = PointerAction::Pick).or_insert(does);
            }
        }
        pointing.extend(self.picked.iter().map(|place| (*place, PointerAction::PutDown)));
        pointing
    }

    /// Every way to carry one thing to a target and so to make a move: the thing, the target, the move.
    ///
    /// The thing takes along everything picked. It is the last thing that a move needs, or any of them once all are picked.
    pub fn drops(&self) -> impl Iterator<Item = (&'t Place, &'t Place, &'t Offer)> {
        self.matching.iter().flat_map(|offer| {
            let mut held: Vec<&Place> = open(&offer.gesture, &self.picked).collect();
            match held.len() {
                0 => held.extend(offer.gesture.things()),
                1 => {}
                _ => held.clear(),
            }
            let target = offer.gesture.target();
            held.into_iter().filter_map(move |thing| target.map(|target| (thing, target, *offer)))
        })
    }

    /// The next step of a gesture: a thing that is not picked yet, then the target; `None` if a button is all it needs.
    pub fn next_of<'g>(&self, gesture: &'g Gesture) -> Option<&'g Place> {
        next(gesture, &self.picked).next()
    }
}

/// The things of a gesture that are not picked yet.
fn open<'g>(gesture: &'g Gesture, picked: &[&Place]) -> impl Iterator<Item = &'g Place> {
    gesture.things().iter().filter(|thing| !picked.contains(thing))
}

/// The continuations of a gesture: any thing not picked yet; after the last one the target.
fn next<'g>(gesture: &'g Gesture, picked: &[&Place]) -> impl Iterator<Item = &'g Place> {
    let mut things = open(gesture, picked).peekable();
    let target = gesture.target().filter(|target| things.peek().is_none() && !picked.contains(target));
    things.chain(target)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Message;

    fn card(name: &str) -> Place {
        Place::Card("hand", name.parse().unwrap())
    }

    fn set(cards: &[&str], target: Option<&Place>) -> Gesture {
        Gesture::Choose { set: cards.iter().map(|name| card(name)).collect(), target: target.cloned() }
    }

    fn drag(from: &str, to: &Place) -> Gesture {
        Gesture::Drag { from: card(from), to: to.clone() }
    }

    fn number(value: i64, target: &Place) -> Gesture {
        Gesture::Number { value, target: Some(target.clone()) }
    }

    /// A table with these moves, spelled by their numbers from 0.
    fn table(gestures: impl IntoIterator<Item = Gesture>) -> Table {
        let offers = gestures.into_iter().enumerate().map(|(n, gesture)| Offer::new(n, gesture, "", "", &[]));
        Table { prompt: Message::default(), zones: Vec::new(), offers: offers.collect() }
    }

    fn spelled<'t>(offers: impl IntoIterator<Item = &'t Offer>) -> String {
        offers.into_iter().map(|offer| offer.spelling.as_str()).collect::<Vec<_>>().join(" ")
    }

    fn cards<'t>(places: impl Iterator<Item = &'t Place>) -> String {
        let names = places.map(|place| match place {
            Place::Card(_, card) => card.to_string(),
            place => place.zone().to_owned(),
        });
        names.collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn a_set_is_picked_in_any_order_and_completed_at_its_target() {
        let foe = Place::Zone("foe");
        let table = table([set(&["2C", "3C"], Some(&foe)), set(&[], Some(&foe)), set(&["2C"], None), Gesture::Press]);
        let mut selection = Selection::new(&table);
        assert_eq!(spelled(selection.completed_at(std::slice::from_ref(&foe))), "1");
        assert_eq!((spelled(selection.ready()), spelled(selection.exact())), ("3".into(), "1 3".into()));
        assert_eq!(cards(selection.next_things()), "2C 3C 2C");
        assert_eq!(cards(selection.next_places()), "2C 3C foe 2C");
        assert!(selection.pick(&card("3C")));
        assert!(selection.completed_at(std::slice::from_ref(&foe)).is_empty());
        assert_eq!((cards(selection.next_places()), spelled(selection.matching().to_vec())), ("2C".into(), "0".into()));
        assert!(selection.pick(&card("2C")));
        assert_eq!((cards(selection.next_things()), cards(selection.next_places())), (String::new(), "foe".into()));
        assert_eq!(spelled(selection.completed_at(&[foe])), "0");
        assert_eq!(spelled(Selection::of(&table, &[card("2C")]).ready()), "2");
    }

    #[test]
    fn what_no_move_takes_is_not_picked() {
        let foe = Place::Zone("foe");
        let table = table([set(&["2C", "3C"], None), drag("4C", &foe)]);
        let mut selection = Selection::of(&table, &[card("2C"), card("4C"), card("KS"), foe.clone()]);
        assert_eq!(
            (selection.picked(), selection.matching()),
            ([&card("2C")].as_slice(), [&table.offers[0]].as_slice())
        );
        assert!(!selection.pick(&card("2C")), "it is picked already");
        assert!(!Selection::new(&table).pick(&foe), "a target comes last");
    }

    #[test]
    fn a_target_of_several_moves_is_picked_and_the_moves_are_ready() {
        let well = Place::Zone("well");
        let other = || Gesture::Drag { from: card("2C"), to: well.clone() };
        let table = table([Gesture::Tap(well.clone()), number(3, &well), number(4, &well), other(), other()]);
        let mut selection = Selection::new(&table);
        assert_eq!(spelled(selection.completed_at(std::slice::from_ref(&well))), "0 1 2");
        assert_eq!(selection.pointing()[&well], PointerAction::Pick);
        assert!(selection.pick(&well));
        assert_eq!(spelled(selection.ready()), "0 1 2");
        assert_eq!(selection.pointing(), HashMap::from([(&well, PointerAction::PutDown)]));
        let mut held = Selection::of(&table, &[card("2C"), well.clone()]);
        assert_eq!((held.picked().len(), held.pick(&well), spelled(held.ready())), (1, true, "3 4".into()));
    }

    #[test]
    fn what_is_taken_up_is_not_tapped() {
        let table = table([Gesture::Tap(card("2C")), drag("2C", &Place::Zone("pack"))]);
        let taken = Selection::of(&table, &[card("2C")]);
        assert_eq!((spelled(taken.exact()), taken.completed_at(&[card("2C")]).len()), ("1".into(), 0));
        let mut picked = Selection::new(&table);
        assert_eq!((picked.pick(&card("2C")), spelled(picked.ready())), (true, "0".into()));
        assert_eq!(cards(picked.next_places()), "pack");
    }

    #[test]
    fn a_place_means_every_move_there_and_with_something_picked_those_of_both() {
        let (foe, pack) = (Place::Zone("foe"), Place::Zone("pack"));
        let table = table([
            drag("2C", &foe),
            set(&["3C", "4C"], Some(&foe)),
            set(&[], Some(&foe)),
            drag("2C", &pack),
            set(&["4C"], None),
            Gesture::Press,
        ]);
        let meant =
            |picked: &[Place], at: &Place| spelled(Selection::of(&table, picked).meant_at(std::slice::from_ref(at)));
        assert_eq!((meant(&[], &foe), meant(&[], &card("2C"))), ("2 0 1".into(), "0 3".into()));
        assert_eq!(meant(&[card("2C")], &pack), "3");
        assert_eq!(meant(&[card("2C")], &card("2C")), "0 3", "it may go to either");
        assert_eq!((meant(&[card("3C")], &card("4C")), meant(&[card("3C")], &pack)), ("1".into(), String::new()));
        assert_eq!((meant(&[card("4C")], &card("4C")), meant(&[card("4C")], &pack)), ("4".into(), "4".into()));
        assert_eq!(meant(&[], &card("9S")), "");
        let mut last = table.clone();
        last.offers[2].finality = crate::Finality::Final;
        assert_eq!(spelled(Selection::new(&last).meant_at(&[foe])), "0 1 2");
    }

    #[test]
    fn pointing_plays_the_only_move_and_never_a_number() {
        let (foe, well) = (Place::Zone("foe"), Place::Zone("well"));
        let table = table([Gesture::Tap(card("5C")), drag("2C", &foe), set(&["3C"], None), number(1, &well)]);
        let nothing = Selection::new(&table);
        let does = [
            (card("5C"), PointerAction::Play(&table.offers[0])),
            (card("2C"), PointerAction::Pick),
            (card("3C"), PointerAction::Pick),
            (well, PointerAction::Pick),
        ];
        assert_eq!(nothing.pointing(), does.iter().map(|(place, does)| (place, *does)).collect());
        let held = Selection::of(&table, &[card("2C")]);
        let (at, held_at) = (&foe, &card("2C"));
        let does = HashMap::from([(at, PointerAction::Play(&table.offers[1])), (held_at, PointerAction::PutDown)]);
        assert_eq!(held.pointing(), does);
    }

    #[test]
    fn a_thing_is_carried_with_what_is_picked_and_dropped_on_anything_in_a_zone() {
        let (pack, there) = (Place::Zone("pack"), Place::Card("pack", "9S".parse().unwrap()));
        let table = table([drag("2C", &pack), set(&["3C", "4C"], Some(&pack)), set(&["5C"], None)]);
        let drops = |picked: &[Place]| {
            let drops = Selection::of(&table, picked);
            drops.drops().map(|(thing, to, offer)| (thing.clone(), to.clone(), spelled([offer]))).collect::<Vec<_>>()
        };
        assert_eq!(drops(&[]), [(card("2C"), pack.clone(), "0".into())]);
        assert_eq!(drops(&[card("3C")]), [(card("4C"), pack.clone(), "1".into())]);
        assert_eq!(drops(&[card("4C"), card("3C")]).len(), 2, "either takes the other along");
        assert_eq!(Selection::new(&table).brought_to(&[pack]), [&card("2C"), &card("3C"), &card("4C")]);
        let held = Selection::of(&table, &[card("2C")]);
        assert_eq!(spelled(held.dropped_on(std::slice::from_ref(&there))), "0");
        assert!(held.completed_at(std::slice::from_ref(&there)).is_empty());
        assert!(Selection::new(&table).dropped_on(&[there]).is_empty());
    }

    #[test]
    fn a_gesture_continues_from_thing_to_thing_to_its_target() {
        let foe = Place::Zone("foe");
        let table = table([set(&["2C", "3C"], Some(&foe)), drag("4C", &foe), number(3, &foe), Gesture::Press]);
        let next = |move_: usize, picked: &[Place]| {
            Selection::of(&table, picked).next_of(&table.offers[move_].gesture).cloned()
        };
        assert_eq!(next(0, &[]), Some(card("2C")));
        assert_eq!(next(0, &[card("2C")]), Some(card("3C")));
        assert_eq!(next(0, &[card("3C")]), Some(card("2C")));
        assert_eq!(next(0, &[card("3C"), card("2C")]), Some(foe.clone()));
        assert_eq!((next(1, &[]), next(1, &[card("4C")])), (Some(card("4C")), Some(foe.clone())));
        assert_eq!((next(2, &[]), next(3, &[])), (Some(foe), None));
    }
}
