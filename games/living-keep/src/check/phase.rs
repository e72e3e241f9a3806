//! The conditions of each phase.

use underdeck_game::StateError;

use super::is_cut_short;
use crate::State;
use crate::keep::{Keep, keep_key};
use crate::kinds::{Kind, Mode};
use crate::phase::{End, Phase};

/// The most of one resource that can be won in a dig (bounds-3).
const MOST_WON: u16 = 288;
/// The most cards that a Premonition can see.
const MOST_LOOKED_AT: usize = 6;

type Checked = Result<(), StateError>;

fn ensure(holds: bool, key: &'static str, message: &str) -> Checked {
    StateError::ensure(holds, key, || message)
}

pub(super) fn check(state: &State) -> Checked {
    mode(state)?;
    players(state)?;
    time(state)?;
    dig(state)?;
    recruit(state)?;
    hero(state)?;
    war(state)?;
    let (holds, needed) = match state.phase {
        Phase::Shortfall => (
            !state.keep().can_settle() && !state.keep().minions.is_empty(),
            "a shortfall needs minions whose pay or food exceeds what is in store",
        ),
        Phase::Hero => {
            let mine = usize::from(state.active);
            let skips =
                state.options.mode == Mode::Coop && state.turns[mine].is_empty() && !state.turns[1 - mine].is_empty();
            (!skips, "a player without turn cards has no hero phase while the partner has some")
        }
        Phase::Draft => {
            let waits = state.to_move == 1 || state.keeps[1].hand.len() == 4;
            (waits, "the second player draws no card before it is his turn")
        }
        _ => (true, ""),
    };
    ensure(holds, "phase", needed)
}

/// The phases and ends of each mode (order-1, order-2, order-3, end-2, end-3, end-4, end-5).
fn mode(state: &State) -> Checked {
    let mode = state.options.mode;
    let fits = match state.phase {
        Phase::Train | Phase::Research => matches!(mode, Mode::Mastery | Mode::Campaign | Mode::Coop),
        Phase::Divide => mode == Mode::Coop,
        Phase::Draft => mode == Mode::Draft,
        Phase::War | Phase::WarJoin | Phase::Over(End::War) => mode.is_duel(),
        Phase::Over(End::Time | End::Death) => !mode.is_duel(),
        Phase::Over(End::Goal) => mode == Mode::Campaign,
        Phase::Over(End::Monarch) => mode == Mode::Coop,
        _ => mode != Mode::Draft,
    };
    ensure(fits, "phase", "the mode has no such phase")?;
    let dead = state.keeps().iter().any(|keep| keep.hp == 0);
    ensure(state.phase != Phase::Over(End::Death) || dead, "outcome", "nobody is dead")
}

/// The player who decides (order-2, order-3, order-4).
fn players(state: &State) -> Checked {
    let mode = state.options.mode;
    ensure(state.active == 0 || mode == Mode::Coop, "active", "it is 1 outside coop")?;
    let is_one = mode.keeps() == 1
        || (mode == Mode::Coop
            && matches!(
                window(state),
                Phase::Dig | Phase::Peon | Phase::Divide | Phase::Recruit | Phase::Hero | Phase::Defend
            ))
        || (mode == Mode::Standard && window(state) == Phase::Hero);
    ensure(!is_one || state.to_move == state.active, "to_move", "the active player decides here")
}

/// The phase to which an intermediate choice belongs.
fn window(state: &State) -> Phase {
    state.resume.unwrap_or(state.phase)
}

/// Turns, passes and rounds (go-2, turn-2, draft-8, R54, R55).
fn time(state: &State) -> Checked {
    let is_war = matches!(state.phase, Phase::War | Phase::WarJoin | Phase::Over(End::War));
    let is_past = is_war || state.phase == Phase::Over(End::Time);
    ensure(state.turn_no > 0, "turn_no", "it counts from 1")?;
    let limit = state.turn_limit;
    let fits = match state.phase {
        // Survival is a goal that is reached at the end of time.
        Phase::Over(End::Goal) => state.turn_pass <= limit,
        _ if is_past => state.turn_pass == limit,
        _ => state.turn_pass < limit,
    };
    ensure(fits, "turn_pass", "it is turn_limit when the time is up, and lower before")?;
    ensure(is_war || state.war_round == 0, "war_round", "battles are fought in war")?;
    let is_spent = state.options.mode != Mode::Draft && state.turns_are_spent() && state.is_last_pass();
    let must_be_past = match state.options.mode {
        Mode::Standard => !is_war && state.phase != Phase::Defend,
        _ => state.phase == Phase::Hero,
    };
    ensure(!(is_spent && must_be_past), "turn", "the turn cards are spent")
}

/// Peons to place, cards dug up, and the pool to divide (dig-6, dig-9, divide-1).
fn dig(state: &State) -> Checked {
    let (new, chanters, keep) = (state.new_peons, state.chanters, state.keep());
    let is_peon = state.phase == Phase::Peon;
    ensure((new > 0) == is_peon, "new_peons", "there are Peons to place in phase peon, and only there")?;
    ensure(is_peon || chanters == 0, "chanters", "it is 0 outside phase peon")?;
    let diggers = keep.peons.checked_sub(new.saturating_add(chanters));
    ensure(diggers.is_some(), "chanters", "there are fewer Peons than that")?;
    let dug = state.dig_cards.len();
    let fits = if is_peon { dug <= 2 * usize::from(diggers.unwrap_or(0)) } else { dug == 0 };
    ensure(fits, "dig_cards", "two cards for each Peon who digs, in phase peon")?;
    let (some, most) = (state.pool.iter().any(|&n| n > 0), state.pool.iter().all(|&n| n <= MOST_WON));
    ensure(some == (state.phase == Phase::Divide) && most, "pool_gold", "a pool is divided in phase divide")
}

/// Cards turned up to be hired, and cards looked at (attempt-1, premonition-2, premonition-4).
fn recruit(state: &State) -> Checked {
    let (is_pick, is_reorder) = (state.phase == Phase::Pick, state.phase == Phase::Reorder);
    let resumes = match state.resume {
        Some(Phase::Recruit | Phase::Hero) if is_reorder => true,
        Some(phase) => is_pick && phase.is_window(),
        None => !is_pick && !is_reorder,
    };
    ensure(resumes, "resume", "it is the phase to return to from pick and reorder, else null")?;
    if let (Mode::Standard, Some(Phase::Train | Phase::Research)) = (state.options.mode, state.resume) {
        return ensure(false, "resume", "the mode has no such phase");
    }
    let may_be = is_pick || is_cut_short(state.phase);
    let gates = state.keep().room(crate::kinds::Room::Gate);
    let fits = if is_pick { (1..=gates).contains(&state.picks) } else { state.picks == 0 || may_be };
    ensure(fits, "picks", "it is 1 to the number of gates in phase pick, else 0")?;
    ensure(!is_pick || state.keep().may_attempt(), "phase", "pick needs a gate and a lair")?;
    ensure(may_be || state.revealed.is_empty(), "revealed", "cards are turned in phase pick")?;
    ensure(state.revealed.len() <= 3 * usize::from(gates), "revealed", "three cards for each gate are turned")?;
    let (look, placed) = (state.look.len(), state.placed.len());
    let looks = if is_reorder { look >= 2 && look + placed <= MOST_LOOKED_AT } else { look + placed == 0 };
    ensure(looks, "look", "two cards or more are placed in phase reorder, and six at most are looked at")
}

/// The hero at the door (hero-4, hero-6, result-2).
fn hero(state: &State) -> Checked {
    let is_here = window(state) == Phase::Defend;
    let may_be = is_here || is_cut_short(state.phase);
    ensure(
        if is_here { state.hero.is_some() } else { state.hero.is_none() || may_be },
        "hero",
        "he is met in phase defend",
    )?;
    let Some((kind, row)) = state.hero.zip(state.hero_row()) else {
        ensure(state.hero_rank == 0, "hero_rank", "it is 0 without a hero")?;
        ensure(!state.ware_used, "ware_used", "it is false without a hero")?;
        return ensure(state.hero_cards.is_empty(), "hero_cards", "they are drawn before a hero");
    };
    let comes = if kind == Kind::MONARCH { state.has_monarch() } else { state.options.heroes };
    ensure(comes, "hero", "he does not come in this game")?;
    ensure((1..=row.rank).contains(&state.hero_rank), "hero_rank", "it is 1 to the rank of his card")?;
    let drawn = kind != Kind::MONARCH || state.hero_cards.is_empty();
    ensure(drawn, "hero_cards", "no card is drawn before the Monarch")
}

/// The choices for the battle (war-1, war-2, war-3).
fn war(state: &State) -> Checked {
    let is_war = matches!(state.phase, Phase::War | Phase::WarJoin);
    let all_gone = state.keeps().iter().all(|keep| keep.minions.is_empty());
    ensure(!(is_war && all_gone), "phase", "a war needs a minion")?;
    ensure(state.phase != Phase::Over(End::War) || all_gone, "outcome", "the war goes on while there is a minion")?;
    for (place, keep) in state.keeps.iter().enumerate() {
        let fits = match (state.phase, place == usize::from(state.to_move)) {
            (Phase::WarJoin, true) => keep.send.len() == 1,
            (Phase::War | Phase::WarJoin, false) if place == 0 => keep.send.is_empty() == keep.minions.is_empty(),
            _ => keep.send.is_empty(),
        };
        ensure(fits && is_sendable(keep), keep_key!(place, "send"), "it lists who was chosen for the battle")?;
    }
    Ok(())
}

/// One or two minions of the Keep, two of them within the war rank (war-3).
fn is_sendable(keep: &Keep) -> bool {
    let send = keep.send;
    let is_there = keep.minions.ids().contains_all(send);
    is_there && (send.len() < 2 || (send.len() == 2 && keep.strength() <= keep.tables().limits.war_rank))
}
