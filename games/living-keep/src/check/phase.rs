//! The conditions of each phase.

use underdeck_game::{Id, StateError};

use super::is_cut_short;
use crate::State;
use crate::keep::{Keep, keep_key};
use crate::kinds::{Kind, Mode};
use crate::phase::{End, Phase};
use crate::text;

/// The most of one resource that can be won in a dig, and with the option `aces_pay` (bounds-3, option-18).
const MOST_WON: [u16; 2] = [288, 304];
/// The most cards that a Premonition can see.
const MOST_LOOKED_AT: usize = 6;

type Checked = Result<(), StateError>;

fn ensure(holds: bool, key: &'static str, message: &'static Id) -> Checked {
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
        Phase::Shortfall => (!state.keep().can_settle() && !state.keep().minions.is_empty(), &text::STATE_SHORTFALL),
        Phase::Hero => {
            let mine = usize::from(state.active);
            let skips =
                state.options.mode == Mode::Coop && state.turns[mine].is_empty() && !state.turns[1 - mine].is_empty();
            (!skips, &text::STATE_HERO_SKIPPED)
        }
        Phase::Draft => {
            let waits = state.to_move == 1 || state.keeps[1].hand.len() == 4;
            (waits, &text::STATE_SECOND_HAND)
        }
        _ => return Ok(()),
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
    ensure(fits, "phase", &text::STATE_PHASE_OF_MODE)?;
    let dead = state.keeps().iter().any(|keep| keep.hp == 0);
    ensure(state.phase != Phase::Over(End::Death) || dead, "outcome", &text::STATE_NOBODY_DEAD)
}

/// The player who decides (order-2, order-3, order-4).
fn players(state: &State) -> Checked {
    let mode = state.options.mode;
    ensure(state.active == 0 || mode == Mode::Coop, "active", &text::STATE_ACTIVE)?;
    let is_one = mode.keeps() == 1
        || (mode == Mode::Coop
            && matches!(
                window(state),
                Phase::Dig | Phase::Peon | Phase::Divide | Phase::Recruit | Phase::Hero | Phase::Defend
            ))
        || (mode == Mode::Standard && window(state) == Phase::Hero);
    ensure(!is_one || state.to_move == state.active, "to_move", &text::STATE_TO_MOVE)
}

/// The phase to which an intermediate choice belongs.
fn window(state: &State) -> Phase {
    state.resume.unwrap_or(state.phase)
}

/// Turns, passes and rounds (go-2, turn-2, draft-8, R54, R55).
fn time(state: &State) -> Checked {
    let is_war = matches!(state.phase, Phase::War | Phase::WarJoin | Phase::Over(End::War));
    let is_past = is_war || state.phase == Phase::Over(End::Time);
    ensure(state.turn_no > 0, "turn_no", &text::STATE_TURN_NO)?;
    let limit = state.turn_limit;
    let fits = match state.phase {
        // Survival is a goal that is reached at the end of time.
        Phase::Over(End::Goal) => state.turn_pass <= limit,
        _ if is_past => state.turn_pass == limit,
        _ => state.turn_pass < limit,
    };
    ensure(fits, "turn_pass", &text::STATE_TURN_PASS)?;
    ensure(is_war || state.war_round == 0, "war_round", &text::STATE_WAR_ROUND)?;
    let is_spent = state.options.mode != Mode::Draft && state.turns_are_spent() && state.is_last_pass();
    let must_be_past = match state.options.mode {
        Mode::Standard => !is_war && state.phase != Phase::Defend,
        _ => state.phase == Phase::Hero,
    };
    ensure(!(is_spent && must_be_past), "turn", &text::STATE_TURN_SPENT)
}

/// Peons to place, cards dug up, and the pool to divide (dig-6, dig-9, divide-1).
fn dig(state: &State) -> Checked {
    let (new, chanters, keep) = (state.new_peons, state.chanters, state.keep());
    let is_peon = state.phase == Phase::Peon;
    ensure((new > 0) == is_peon, "new_peons", &text::STATE_NEW_PEONS)?;
    ensure(is_peon || chanters == 0, "chanters", &text::STATE_CHANTERS)?;
    let diggers = keep.peons.checked_sub(new.saturating_add(chanters));
    ensure(diggers.is_some(), "chanters", &text::STATE_CHANTERS_MANY)?;
    let dug = state.dig_cards.len();
    let fits = if is_peon { dug <= 2 * usize::from(diggers.unwrap_or(0)) } else { dug == 0 };
    ensure(fits, "dig_cards", &text::STATE_DIG_CARDS)?;
    let most_won = MOST_WON[usize::from(state.options.aces_pay)];
    let (some, most) = (state.pool.iter().any(|&n| n > 0), state.pool.iter().all(|&n| n <= most_won));
    ensure(some == (state.phase == Phase::Divide) && most, "pool_gold", &text::STATE_POOL)
}

/// Cards turned up to be hired, and cards looked at (attempt-1, premonition-2, premonition-4).
fn recruit(state: &State) -> Checked {
    let (is_pick, is_reorder) = (state.phase == Phase::Pick, state.phase == Phase::Reorder);
    let resumes = match state.resume {
        Some(Phase::Recruit | Phase::Hero) if is_reorder => true,
        Some(phase) => is_pick && phase.is_window(),
        None => !is_pick && !is_reorder,
    };
    ensure(resumes, "resume", &text::STATE_RESUME)?;
    if let (Mode::Standard, Some(Phase::Train | Phase::Research)) = (state.options.mode, state.resume) {
        return ensure(false, "resume", &text::STATE_PHASE_OF_MODE);
    }
    let may_be = is_pick || is_cut_short(state.phase);
    let gates = state.keep().room(crate::kinds::Room::Gate);
    let fits = if is_pick { (1..=gates).contains(&state.picks) } else { state.picks == 0 || may_be };
    ensure(fits, "picks", &text::STATE_PICKS)?;
    ensure(!is_pick || state.keep().may_attempt(), "phase", &text::STATE_PICK)?;
    ensure(may_be || state.revealed.is_empty(), "revealed", &text::STATE_REVEALED)?;
    ensure(state.revealed.len() <= 3 * usize::from(gates), "revealed", &text::STATE_REVEALED_MANY)?;
    let (look, placed) = (state.look.len(), state.placed.len());
    let looks = if is_reorder { look >= 2 && look + placed <= MOST_LOOKED_AT } else { look + placed == 0 };
    ensure(looks, "look", &text::STATE_LOOK)
}

/// The hero at the door (hero-4, hero-6, result-2).
fn hero(state: &State) -> Checked {
    let is_here = window(state) == Phase::Defend;
    let may_be = is_here || is_cut_short(state.phase);
    ensure(if is_here { state.hero.is_some() } else { state.hero.is_none() || may_be }, "hero", &text::STATE_HERO)?;
    let Some((kind, row)) = state.hero.zip(state.hero_row()) else {
        ensure(state.hero_rank == 0, "hero_rank", &text::STATE_HERO_RANK_ABSENT)?;
        ensure(!state.ware_used, "ware_used", &text::STATE_WARE_USED)?;
        return ensure(state.hero_cards.is_empty(), "hero_cards", &text::STATE_HERO_CARDS);
    };
    let comes = if kind == Kind::MONARCH { state.has_monarch() } else { state.options.heroes };
    ensure(comes, "hero", &text::STATE_HERO_BARRED)?;
    ensure((1..=row.rank).contains(&state.hero_rank), "hero_rank", &text::STATE_HERO_RANK)?;
    let drawn = kind != Kind::MONARCH || state.hero_cards.is_empty();
    ensure(drawn, "hero_cards", &text::STATE_HERO_CARDS_MONARCH)
}

/// The choices for the battle (war-1, war-2, war-3).
fn war(state: &State) -> Checked {
    let is_war = matches!(state.phase, Phase::War | Phase::WarJoin);
    let all_gone = state.keeps().iter().all(|keep| keep.minions.is_empty());
    ensure(!(is_war && all_gone), "phase", &text::STATE_WAR_MINIONS)?;
    ensure(state.phase != Phase::Over(End::War) || all_gone, "outcome", &text::STATE_WAR_OPEN)?;
    for (place, keep) in state.keeps.iter().enumerate() {
        let fits = match (state.phase, place == usize::from(state.to_move)) {
            (Phase::WarJoin, true) => keep.send.len() == 1,
            (Phase::War | Phase::WarJoin, false) if place == 0 => keep.send.is_empty() == keep.minions.is_empty(),
            _ => keep.send.is_empty(),
        };
        ensure(fits && is_sendable(keep), keep_key!(place, "send"), &text::STATE_SEND)?;
    }
    Ok(())
}

/// One or two minions of the Keep, two of them within the war rank (war-3).
fn is_sendable(keep: &Keep) -> bool {
    let send = keep.send;
    let is_there = keep.minions.ids().contains_all(send);
    is_there && (send.len() < 2 || (send.len() == 2 && keep.strength() <= keep.tables().limits.war_rank))
}
