"""Single games: checkers, planners, rendering, records."""

import copy
import pickle
import warnings
from xml.etree import ElementTree

import gymnasium as gym
import numpy as np
import pytest
import underdeck
from gymnasium.utils.env_checker import check_env

GAMES = underdeck.games()


def name(game):
    version = underdeck.about(game)["rules_version"] - 1
    return "underdeck/" + "".join(word.capitalize() for word in game.split("-")) + f"-v{version}"


@pytest.mark.parametrize("game", GAMES)
def test_gymnasiums_checker_passes(game):
    env = gym.make(name(game))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message=".*(is different from the unwrapped|render|`check_env\\(warn).*")
        check_env(env.unwrapped, skip_render_check=True)


@pytest.mark.parametrize("game", GAMES)
def test_stable_baselines_checker_passes(game):
    checker = pytest.importorskip("stable_baselines3.common.env_checker")
    checker.check_env(gym.make(name(game)).unwrapped, warn=True)


@pytest.mark.parametrize("game", GAMES)
def test_tables_are_rendered(game):
    for mode in ("ansi", "svg"):
        env = gym.make(name(game), render_mode=mode)
        _, info = env.reset(seed=1)
        for step in range(30):
            picture = env.render()
            if mode == "svg":
                ElementTree.fromstring(picture)
            else:
                assert "Moves: " in picture or "The game is over." in picture
            legal = np.flatnonzero(info["action_mask"])
            if len(legal) == 0:
                break
            _, _, terminated, truncated, info = env.step(legal[step % len(legal)])
            if terminated or truncated:
                break


def test_an_episode_follows_from_its_seed():
    def play(seed):
        env = gym.make("underdeck/Keevorn-v0")
        obs, info = env.reset(seed=seed)
        seen = [obs]
        for step in range(12):
            legal = np.flatnonzero(info["action_mask"])
            if len(legal) == 0:
                break
            obs, _, _, _, info = env.step(legal[step % len(legal)])
            seen.append(obs)
        return np.array(seen), info["seed"]

    (one, seed), (two, again), (_, other) = play(1), play(1), play(2)
    assert np.array_equal(one, two) and seed == again != other


@pytest.mark.parametrize("game", GAMES)
def test_a_determinised_game_looks_the_same(game):
    truth = underdeck.Game(game, seed=5).playout("greedy", max_moves=5)
    worlds = truth.determinise(6, seed=1)
    for world in worlds:
        assert world.view() == truth.view() and world.legal() == truth.legal() and world.actions() == truth.actions()
        assert np.array_equal(world.observe(), truth.observe())
        with pytest.raises(ValueError, match="no record"):
            world.record()
        with pytest.raises(ValueError, match="cannot be pickled"):
            pickle.dumps(world)
    assert any(world.state() != truth.state() for world in worlds)
    assert [world.state() for world in truth.determinise(6, seed=1)] == [world.state() for world in worlds]


@pytest.mark.parametrize("game", GAMES)
def test_copies_pickles_and_records_are_the_same_game(game):
    one = underdeck.Game(game, seed=9).playout("greedy", max_moves=12)
    others = [copy.copy(one), copy.deepcopy(one), pickle.loads(pickle.dumps(one)), underdeck.Game.from_record(one.record())]
    for other in others:
        assert other.state() == one.state() and other.moves == one.moves
    if not one.is_over:
        others[0].play(one.actions()[0])
        assert len(others[0].moves) == len(one.moves) + 1
    assert underdeck.Game.from_code(one.code).code == one.code
    steps = one.trajectory()
    assert len(steps) == len(one.moves)
    again = underdeck.Game(game, seed=9)
    for obs, action in steps:
        assert np.array_equal(again.observe(), obs)
        again.play(action)
    assert again.state() == one.state()


@pytest.mark.parametrize("game", GAMES)
def test_every_byte_and_id_is_described(game):
    encoding = underdeck.encoding(game)
    obs = underdeck.Game(game, seed=3).playout("greedy", max_moves=9).observe()
    assert obs.shape == (encoding.bytes,) and (obs < encoding.values()).all()
    assert sum(part.size for part in encoding.split(obs).values()) == encoding.bytes
    expanded = encoding.expand(np.stack([obs, obs]))
    assert expanded.shape[0] == 2 and expanded.dtype == np.float32 and 0 <= expanded.min() <= expanded.max() <= 1
    assert encoding.describe(0) and encoding.describe(encoding.ids - 1)
    with pytest.raises(ValueError, match="is not below"):
        encoding.describe(encoding.ids)


def test_errors_of_games():
    game = underdeck.Game("keevorn", seed=1)
    with pytest.raises(ValueError, match="`dance` is not a legal move"):
        game.play("dance")
    with pytest.raises(ValueError, match="not legal"):
        game.play(1)
    with pytest.raises(ValueError, match="there is no player `nobody`"):
        game.choose("nobody")
    with pytest.raises(ValueError, match="check symbol|symbol"):
        underdeck.Game.from_code("ABC!")
    assert game.choose("mcts:50", seed=1) in game.legal()


def test_pettingzoo_plays_every_mode_and_game():
    pettingzoo = pytest.importorskip("pettingzoo.test")
    from underdeck.pettingzoo import AEC

    modes = [("living-keep", {"mode": mode}, 2) for mode in ("mastery", "coop", "standard", "draft")]
    for game, options, seats in [*modes, ("keevorn", {}, 1)]:
        env = AEC(game, options=options, max_steps=300)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            pettingzoo.api_test(env, num_cycles=400)
        assert env.possible_agents == ["player_0", "player_1"][:seats]
