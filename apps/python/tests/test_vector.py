"""Batches: Gymnasium's vector API, determinism, pickling, errors."""

import copy
import pickle

import gymnasium as gym
import numpy as np
import pytest
import underdeck
from gymnasium.vector import AutoresetMode

GAMES = underdeck.games()


def story(game, num_envs, *, threads=1, first=0, steps=60, **settings):
    """What each game goes through when the first legal action of every third kind is taken."""
    env = underdeck.make_vec(game, num_envs, threads=threads, first=first, max_steps=25, **settings)
    obs, info = env.reset(seed=3)
    seen = [obs]
    for step in range(steps):
        masks = info["action_mask"].astype(bool)
        count = np.maximum(masks.sum(axis=1), 1)
        actions = np.array([np.flatnonzero(mask)[step * 5 % n] if mask.any() else 0 for mask, n in zip(masks, count)])
        obs, rewards, terminations, truncations, info = env.step(actions)
        seen.append(np.column_stack([obs, rewards, terminations, truncations, info["seed"] % 251]))
    return seen


@pytest.mark.parametrize("game", GAMES)
def test_batch_and_threads_change_nothing(game):
    whole = story(game, 150, autoreset="same-step")
    for step, (one, other) in enumerate(zip(whole, story(game, 150, threads=3, autoreset="same-step"))):
        assert np.array_equal(one, other), step
    for one, other in zip(whole, story(game, 4, first=70, autoreset="same-step")):
        assert np.array_equal(one[70:74], other)


@pytest.mark.parametrize("game", GAMES)
def test_spaces_contain_the_returned_values(game):
    env = underdeck.make_vec(game, 5)
    assert isinstance(env, gym.vector.VectorEnv)
    obs, info = env.reset(seed=1)
    rng = np.random.default_rng(0)
    for _ in range(200):
        assert obs in env.observation_space
        assert info["action_mask"].shape == (5, env.single_action_space.n)
        actions = env.sample(rng)
        assert actions in env.action_space
        obs, rewards, terminations, truncations, info = env.step(actions)
        assert rewards.dtype == np.float64 and terminations.dtype == bool and truncations.dtype == bool
        assert set(np.unique(rewards)) <= {-1.0, 0.0, 1.0}


def test_next_step_ignores_the_action_after_an_end():
    env = underdeck.make_vec("keevorn", 2, max_steps=1)
    assert env.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    _, first = env.reset(seed=1)
    _, _, _, truncations, info = env.step(np.zeros(2, int))
    assert truncations.all() and info["_episode"].all() and list(info["episode"]["r"]) == [-1, -1] and list(info["episode"]["l"]) == [1, 1]
    assert not info["action_mask"].any()
    _, rewards, terminations, truncations, info = env.step(np.full(2, -5))
    assert not (terminations.any() or truncations.any() or rewards.any())
    assert (info["seed"] != first["seed"]).all()


def test_same_step_gives_the_final_observation():
    env = underdeck.make_vec("keevorn", 2, max_steps=1, autoreset="same-step")
    before, first = env.reset(seed=1)
    obs, _, _, truncations, info = env.step(np.zeros(2, int))
    assert truncations.all() and info["_final_obs"].all()
    assert (info["seed"] == first["seed"]).all() and info["action_mask"].any(axis=1).all()
    assert not np.array_equal(info["final_obs"], obs) and not np.array_equal(info["final_obs"], before)


def test_only_marked_games_are_reset():
    env = underdeck.make_vec("keevorn", 3, max_steps=1, autoreset="disabled")
    _, first = env.reset(seed=1)
    env.step(np.zeros(3, int))
    with pytest.raises(ValueError, match="game 0 is over: reset it first"):
        env.step(np.zeros(3, int))
    _, info = env.reset(options={"reset_mask": np.array([True, False, True])})
    assert list(info["seed"] == first["seed"]) == [False, True, False]


def test_returned_arrays_stay_unchanged_unless_copying_is_off():
    for is_copied in (True, False):
        env = underdeck.make_vec("keevorn", 1, copy=is_copied)
        before, info = env.reset(seed=1)
        kept = before.copy()
        obs, *_ = env.step(np.array([np.flatnonzero(info["action_mask"][0])[0]]))
        assert np.array_equal(before, kept) == is_copied and (obs is before) == (not is_copied)


def test_a_pickle_continues_with_the_same_results():
    env = underdeck.make_vec("cryptkeeper", 4, max_steps=12)
    env.reset(seed=5)
    rng = np.random.default_rng(1)
    for _ in range(30):
        env.step(env.sample(rng))
    others = [pickle.loads(pickle.dumps(env)), copy.deepcopy(env)]
    for _ in range(40):
        actions = env.sample(rng)
        here = env.step(actions)
        for other in others:
            there = other.step(actions)
            assert all(np.array_equal(one, two) for one, two in zip(here[:4], there[:4]))


def test_moves_by_index():
    env = underdeck.make_vec("keevorn", 3, actions="index", width=50)
    _, info = env.reset(seed=2)
    assert env.single_action_space.n == 50
    for game in range(3):
        places = env.places(game)
        assert len(places) == info["action_mask"][game].sum() and max(places) < env.encoding.ids


def test_greedy_plays_well_and_its_records_can_be_opened():
    env = underdeck.make_vec("keevorn", 40, autoreset="disabled")
    env.reset(seed=4)
    won, over = np.zeros(40, bool), np.zeros(40, bool)
    while not over.all():
        actions = env.choose()
        if over.any():
            break
        _, rewards, terminations, _, _ = env.step(actions)
        over |= terminations
        won |= rewards > 0
    again = underdeck.Game.from_record(env.record(int(np.flatnonzero(over)[0])))
    assert again.is_over


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"game": "kevorn"}, "did you mean `keevorn`"),
        ({"options": {"joker": 3}}, "did you mean `jokers`"),
        ({"options": {"jokers": 99}}, "jokers"),
        ({"num_envs": 0}, "num_envs cannot be 0"),
        ({"threads": -1}, "threads cannot be -1"),
        ({"max_steps": 1.5}, "max_steps cannot be 1.5"),
        ({"autoreset": "never"}, "autoreset: `never` is none of next-step, same-step, disabled"),
        ({"luck": "bad"}, "luck: `bad` is none of deal, fast"),
        ({"actions": "name"}, "actions: `name` is none of place, index"),
        ({"illegal": "ask"}, "illegal: `ask` is none of error, end"),
    ],
)
def test_errors_name_the_fault(settings, words):
    with pytest.raises(ValueError, match=words):
        underdeck.make_vec(**{"game": "keevorn", "num_envs": 2, **settings})


def test_an_illegal_action_changes_nothing_or_loses():
    env = underdeck.make_vec("keevorn", 2)
    with pytest.raises(ValueError, match="reset the games"):
        env.step([0, 0])
    env.reset(seed=1)
    saved = env.save()
    with pytest.raises(ValueError, match="action 1 of game 1 is not legal: `take`"):
        env.step([0, 1])
    with pytest.raises(ValueError, match="1 actions for 2 games"):
        env.step([0])
    assert env.save() == saved
    env = underdeck.make_vec("keevorn", 2, illegal="end")
    env.reset(seed=1)
    _, rewards, terminations, _, _ = env.step([0, 1])
    assert list(rewards) == [0.0, -1.0] and list(terminations) == [False, True]
