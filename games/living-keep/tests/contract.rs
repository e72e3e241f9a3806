//! The laws that every game keeps.

use living_keep::State;
use testkit::Contract;

/// What a view leaves out in a duel: the rival's slate, and what he is about to do (view-3, view-4).
const SECRET: &[&str] = &[
    "picks",
    "attempted",
    "p1_hurt",
    "p1_gold",
    "p1_stone",
    "p1_food",
    "p1_mana",
    "p1_peons",
    "p1_peons_max",
    "p1_rooms",
    "p1_rooms_max",
    "p1_spells",
    "p1_doors",
    "p1_traps",
    "p1_proj",
    "p1_proj_left",
    "p1_m_id",
    "p1_m_kind",
    "p1_m_rank",
    "p1_m_pay",
    "p1_m_food",
    "p1_m_trains",
    "p1_m_trained",
    "p1_m_worked",
    "p1_banished",
    "p1_killed",
    "p1_escaped",
    "p1_hand",
    "p1_seen",
    "p1_send",
    "p2_hurt",
    "p2_gold",
    "p2_stone",
    "p2_food",
    "p2_mana",
    "p2_peons",
    "p2_peons_max",
    "p2_rooms",
    "p2_rooms_max",
    "p2_spells",
    "p2_doors",
    "p2_traps",
    "p2_proj",
    "p2_proj_left",
    "p2_m_id",
    "p2_m_kind",
    "p2_m_rank",
    "p2_m_pay",
    "p2_m_food",
    "p2_m_trains",
    "p2_m_trained",
    "p2_m_worked",
    "p2_banished",
    "p2_killed",
    "p2_escaped",
    "p2_hand",
    "p2_seen",
    "p2_send",
];

#[test]
fn all_laws_hold() {
    // A rival's half-made choice is shown as the phase it belongs to (view-4).
    Contract { games: 120, own_view_keys: &["phase", "resume"], secret_keys: SECRET, ..Contract::default() }
        .check::<State>();
}
