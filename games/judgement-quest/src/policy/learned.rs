//! The player with a learned value: chooses the deed in reach after which the quest has the highest value, on average
//! over its dice.
//!
//! Free gifts are taken and looked at as by the heuristic, and once all tasks are done the player collects points. All
//! other deeds are judged: rooms to enter, fights to continue, answers to hits, gold to spend. Rooms that a deed
//! reveals count as hidden; all results of its dice are tried.

use underdeck_game::{Enumerating, Evaluation};

use super::choice::Why;
use super::deeds;
use super::reach::Reach;
use crate::kind::Room;
use crate::rules::{ARTIFACT, SPELL};
use crate::{End, Item, Kind, Move, Phase, Quest, Spell, Square, View};

/// The player's next move; `rest` receives the other moves of its walk, the last first.
pub(super) fn choose(quest: &Quest, worth: &mut dyn Evaluation<View>, rest: &mut Vec<Move>) -> Move {
    let mut judge = Judge { worth, back: None };
    match quest.phase {
        Phase::Explore => judge.explore(quest, rest),
        Phase::Combat => judge.combat(quest),
        _ => judge.parry(quest),
    }
}

/// A deed with its place: an action in a room, or a room to enter.
#[derive(Clone, Copy)]
struct Errand {
    room: Square,
    /// `None` to enter it.
    mv: Option<Move>,
}

impl Errand {
    /// The first move towards it; `rest` receives the others, the last first.
    fn begin(self, reach: &Reach, rest: &mut Vec<Move>) -> Option<Move> {
        let mut here = *reach;
        while here.start != self.room {
            let Move::Go(next) = here.step(self.room) else { break };
            rest.push(Move::Go(next));
            here.start = next;
        }
        rest.extend(self.mv);
        rest.reverse();
        rest.pop()
    }
}

/// Values the results of deeds.
struct Judge<'a> {
    worth: &'a mut dyn Evaluation<View>,
    /// The quest before a room was entered, if a retreat from there is free.
    back: Option<Quest>,
}

impl Judge<'_> {
    fn explore(&mut self, quest: &Quest, rest: &mut Vec<Move>) -> Move {
        let usual = super::explore(quest);
        let reach = Reach::new(quest, quest.pos);
        let is_settled = matches!(usual.why, Why::Gift(_) | Why::Needed(_) | Why::Crystal(_) | Why::Farthest(_));
        if is_settled || deeds::is_out(&reach) {
            return usual.mv;
        }
        let mut best: Option<(f32, Errand)> = None;
        for deed in all(&reach) {
            let worth = self.deed(&reach, deed);
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, deed));
            }
        }
        best.and_then(|(_, deed)| deed.begin(&reach, rest)).unwrap_or(usual.mv)
    }

    /// Fights on, or goes back.
    fn combat(&mut self, quest: &Quest) -> Move {
        let Some(back) = retreated(quest) else { return super::combat(quest).mv };
        if deeds::is_out(&Reach::new(&back, back.pos)) {
            return super::combat(quest).mv;
        }
        self.back = Some(back);
        if self.fight(quest) >= self.retreat(quest) { Move::Fight } else { Move::Retreat }
    }

    fn parry(&mut self, quest: &Quest) -> Move {
        self.back = retreated(quest);
        self.answer(quest).1
    }

    /// The value of a deed.
    fn deed(&mut self, reach: &Reach, deed: Errand) -> f32 {
        let mut quest = at(reach, deed.mv.map_or(reach.start, |_| deed.room));
        self.back = None;
        match deed.mv {
            None => {
                self.back = last_step(reach, deed.room).map(|square| at(reach, square));
                quest.arrive(deed.room, reach.kind(deed.room).unwrap_or(Kind::Staircase));
                return self.mean(&quest, |quest, dice| {
                    if quest.is_waiting_here() {
                        quest.meet(dice);
                    }
                });
            }
            Some(Move::Fountain) => return self.mean(&quest, |quest, dice| quest.drink_from_fountain(dice)),
            Some(Move::Cast(Spell::Seeing(square))) => {
                quest.gp -= 1;
                return self.seen(&quest, square);
            }
            Some(Move::Cast(Spell::Healing)) => quest.heal(),
            Some(Move::Cast(Spell::Dissolving(square) | Spell::Disarming(square))) => quest.unmake(square),
            Some(Move::Buy(item)) => quest.buy(item),
            Some(_) => quest.drink(),
        }
        self.now(&quest)
    }

    /// The value of seeing a hidden room: each unseen one is equally likely.
    fn seen(&mut self, quest: &Quest, square: Square) -> f32 {
        let (mut sum, mut count) = (0.0, 0.0);
        for kind in Kind::ALL {
            let unseen = [false, true].map(|is_second| Room::of_kind(kind, is_second));
            let unseen = &unseen[..kind.copies()];
            let likely = unseen.iter().filter(|&&room| !quest.shows(room)).count() as f32;
            if let Some(&room) = unseen.iter().find(|&&room| !quest.shows(room)) {
                let mut after = *quest;
                after.turn_up(square, room);
                sum += likely * self.now(&after);
                count += likely;
            }
        }
        if count == 0.0 { self.now(quest) } else { sum / count }
    }

    /// The mean value of an act over its die, if it rolls one; results without effect are left out, since the act is
    /// then repeated.
    fn mean(&mut self, quest: &Quest, act: impl Fn(&mut Quest, &mut Enumerating)) -> f32 {
        let mut found: Vec<(Quest, f32)> = Vec::with_capacity(6);
        let mut dice = Enumerating::new();
        loop {
            let mut after = *quest;
            act(&mut after, &mut dice);
            match found.iter_mut().find(|(other, _)| *other == after) {
                _ if after == *quest && quest.phase == Phase::Combat => {}
                Some((_, count)) => *count += 1.0,
                None => found.push((after, 1.0)),
            }
            if !dice.advance() {
                break;
            }
        }
        let count: f32 = found.iter().map(|(_, count)| count).sum();
        found.iter().map(|(after, times)| times * self.now(after)).sum::<f32>() / count
    }

    /// The value of a quest after the decision that is due.
    fn now(&mut self, quest: &Quest) -> f32 {
        match quest.phase {
            Phase::Explore => self.worth.foreseen(&View { quest: *quest }),
            Phase::Combat => self.fight(quest).max(self.retreat(quest)),
            Phase::Hit => self.answer(quest).0,
            Phase::Over(End::Returned) => 1.0,
            Phase::Over(_) => 0.0,
        }
    }

    fn fight(&mut self, quest: &Quest) -> f32 {
        self.mean(quest, |quest, dice| quest.fight_round(dice))
    }

    fn retreat(&mut self, quest: &Quest) -> f32 {
        let Some(back) = self.back else { return 0.0 };
        let mut here = *quest;
        here.arrive(back.pos, back.here);
        self.worth.foreseen(&View { quest: here })
    }

    /// The best answer to a hit, and its value.
    fn answer(&mut self, quest: &Quest) -> (f32, Move) {
        let mut best = (f32::MIN, Move::Take);
        let answers = [
            (true, Move::Take, Quest::suffer as fn(&mut Quest)),
            (quest.may_shield(), Move::Shield, Quest::parry),
            (quest.holds(Item::Flask) && quest.hp <= quest.hit(), Move::Drink, Quest::drink),
        ];
        for (_, mv, answer) in answers.into_iter().filter(|(may, ..)| *may) {
            let mut after = *quest;
            answer(&mut after);
            let worth = self.now(&after);
            if worth > best.0 {
                best = (worth, mv);
            }
        }
        best
    }
}

/// The quest after a retreat, if that costs nothing.
fn retreated(quest: &Quest) -> Option<Quest> {
    let prev = quest.prev?;
    let mut back = *quest;
    back.arrive(prev, quest.kind(prev)?);
    (!Reach::new(&back, prev).hurts(prev)).then_some(back)
}

/// The quest after a walk to a room that is free.
fn at(reach: &Reach, room: Square) -> Quest {
    let mut quest = *reach.quest;
    if room != reach.start {
        quest.arrive(room, reach.kind(room).unwrap_or(Kind::Staircase));
    }
    quest
}

/// The room from which a room at the edge is entered, if the way back there is free.
fn last_step(reach: &Reach, room: Square) -> Option<Square> {
    let before = reach.quest.next_to(room) & reach.side(room);
    before.iter().find(|&square| !reach.hurts(square))
}

/// All deeds in reach that are not free.
fn all(reach: &Reach) -> Vec<Errand> {
    let quest = reach.quest;
    let mut deeds: Vec<Errand> = deeds::dangers(reach).map(|(room, _)| Errand { room, mv: None }).collect();
    let mut add = |room, mv| deeds.push(Errand { room, mv: Some(mv) });
    if quest.holds(Item::Flask) {
        add(reach.start, Move::Drink);
    }
    if let Some(fountain) = (quest.waiting(Kind::Fountain) & reach.free).first() {
        add(fountain, Move::Fountain);
    }
    if let Some(room) = reach.spell_seller().filter(|_| quest.gp >= SPELL) {
        let cast = |spell| (room, Move::Cast(spell));
        let walls = quest.waiting(Kind::Wall).iter().map(Spell::Dissolving);
        let traps = quest.waiting(Kind::Trap).iter().map(Spell::Disarming);
        let far = super::farthest(reach).map(Spell::Seeing);
        let spells = [Spell::Healing].into_iter().chain(walls).chain(traps).chain(far);
        spells.map(cast).for_each(|(room, mv)| add(room, mv));
    }
    if let Some(room) = reach.artifact_seller().filter(|_| quest.gp >= ARTIFACT) {
        Item::ALL.iter().copied().filter(|&item| !quest.holds(item)).for_each(|item| add(room, Move::Buy(item)));
    }
    deeds
}
