"""Many games stepped together."""

from __future__ import annotations

from typing import Any, Literal

import gymnasium as gym
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from underdeck import _core
from underdeck.encoding import Encoding, encoding

_MODES = {"next-step": AutoresetMode.NEXT_STEP, "same-step": AutoresetMode.SAME_STEP, "disabled": AutoresetMode.DISABLED}


def make_vec(game: str, num_envs: int = 1, **settings: Any) -> VecEnv:
    """Many games of one kind: ``make_vec("keevorn", 1024, options={"jokers": 3})``. See :class:`VecEnv` for the settings."""
    return VecEnv(game, num_envs, **settings)


class VecEnv(VectorEnv):
    """Many games of one kind, stepped together: Gymnasium's vector API.

    Observations are uint8 of shape (num_envs, bytes); what the bytes mean tells :func:`underdeck.encoding`. Actions are integers of
    shape (num_envs,). The reward is 1 for a won game, -1 for one that is lost or cut off after ``max_steps`` moves, otherwise 0: going
    on for ever is no better than losing. Infos always hold:

    - ``action_mask``: uint8 of shape (num_envs, actions), 1 for each legal action; zeros where a game is over;
    - ``seat``: uint8 of shape (num_envs,), the seat to decide; the reward is that of the seat that moved;
    - ``seed``: uint64 of shape (num_envs,), the seed of the deal;

    and where games ended ``episode`` with ``r``, ``l`` and ``score``, and ``_episode`` for which games. With ``autoreset="same-step"``
    they hold then ``final_obs`` of shape (num_envs, bytes) and ``_final_obs``.

    A game depends on the seed of the reset, its place and its number there alone: ``num_envs`` and ``threads`` change nothing.

    Args:
        game: The id of a game: see :func:`underdeck.games`.
        num_envs: How many games.
        options: House rules by key.
        luck: ``"deal"``: every game has a deal code and a record; or ``"fast"``.
        threads: How many threads step the games.
        obs: Whether observations are written; otherwise they have 0 bytes.
        actions: ``"place"``: ids by place; or ``"index"``: the numbers of the legal moves.
        width: With ``actions="index"``, how many moves can be chosen from.
        autoreset: ``"next-step"``, ``"same-step"`` or ``"disabled"``.
        max_steps: After how many moves a game is cut off; 0 for never.
        illegal: What an illegal action does: ``"error"`` raises ValueError and changes nothing; ``"end"`` loses that game.
        copy: Whether each step returns new arrays; otherwise the next step writes over them.
        first: The place of the first game, for batches that are parts of a larger one.
    """

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        options: dict[str, Any] | None = None,
        luck: Literal["deal", "fast"] = "deal",
        threads: int = 1,
        obs: bool = True,
        actions: Literal["place", "index"] = "place",
        width: int = 320,
        autoreset: Literal["next-step", "same-step", "disabled"] = "next-step",
        max_steps: int = 3000,
        illegal: Literal["error", "end"] = "error",
        copy: bool = True,
        first: int = 0,
    ) -> None:
        for name, value, least in (("num_envs", num_envs, 1), ("threads", threads, 1), ("max_steps", max_steps, 0), ("first", first, 0), ("width", width, 1)):
            if not isinstance(value, (int, np.integer)) or value < least:
                raise ValueError(f"{name} cannot be {value!r}: an integer of at least {least}")
        self._kwargs: dict[str, Any] = {
            "game": game, "num_envs": num_envs, "options": dict(options or {}), "luck": luck, "threads": threads, "obs": obs,
            "actions": actions, "width": width, "autoreset": autoreset, "max_steps": max_steps, "illegal": illegal, "copy": copy,
            "first": first,
        }  # fmt: skip
        self._core = _core.Batch(
            game, self._kwargs["options"], num_envs, first, luck, threads, obs, actions, width, autoreset, max_steps, illegal
        )
        self.game, self.num_envs, self._copy, self._autoreset = game, num_envs, copy, autoreset
        _, ids, size = self._core.shape()
        self.encoding: Encoding = encoding(game, options)
        self._arrays: dict[str, np.ndarray] = dict(self._core.arrays())
        for name, row in (("observations", size), ("final_observations", size), ("masks", ids)):
            self._arrays[name] = self._arrays[name].reshape(num_envs, row)
        self._results = tuple(self._arrays[name] for name in ("observations", "rewards", "terminations", "truncations"))
        self._always = tuple(self._arrays[name] for name in ("masks", "seats", "seeds"))
        high = (self.encoding.values() - 1).astype(np.uint8) if obs and self.encoding.fields else np.zeros(0, np.uint8)
        self.single_observation_space = gym.spaces.Box(np.zeros(size, np.uint8), high, dtype=np.uint8)
        self.single_action_space = gym.spaces.Discrete(ids)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.metadata = {"render_modes": [], "autoreset_mode": _MODES[autoreset]}
        self.spec = None
        self.render_mode = None

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[np.ndarray, dict[str, Any]]:
        """Resets the games: with a seed to their first deals, otherwise each to its next one.

        ``options={"reset_mask": mask}`` resets the marked games alone. Returns observations and infos.
        """
        which = (options or {}).get("reset_mask")
        if which is not None:
            which = np.ascontiguousarray(which, dtype=bool)
        if seed is not None and not 0 <= int(seed) < 2**64:
            raise ValueError(f"seed cannot be {seed}: 0 to 2**64 - 1")
        self._core.reset(None if seed is None else int(seed), which)
        return self._results[0].copy() if self._copy else self._results[0], self._infos()

    def step(self, actions: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray, dict[str, Any]]:
        """Makes a move in each game: returns observations, rewards, terminations, truncations and infos.

        Raises:
            ValueError: If an action is not legal, naming the game, the action and the move; no game is changed then.
        """
        ended = self._core.step(np.ascontiguousarray(actions, dtype=np.int64))
        infos = self._infos()
        if ended:
            arrays = self._arrays
            over = arrays["terminations"] | arrays["truncations"]
            # Only the end is rewarded, so the last reward is the return.
            infos["episode"] = {"r": arrays["rewards"].copy(), "l": arrays["lengths"] * over, "score": arrays["scores"].copy()}
            infos["_episode"] = over
            if self._autoreset == "same-step":
                infos["final_obs"], infos["_final_obs"] = arrays["final_observations"].copy(), over
        observations, rewards, terminations, truncations = self._results
        if self._copy:
            return observations.copy(), rewards.copy(), terminations.copy(), truncations.copy(), infos
        return observations, rewards, terminations, truncations, infos

    def _infos(self) -> dict[str, Any]:
        masks, seats, seeds = self._always
        if self._copy:
            return {"action_mask": masks.copy(), "seat": seats.copy(), "seed": seeds.copy()}
        return {"action_mask": masks, "seat": seats, "seed": seeds}

    def action_masks(self) -> np.ndarray:
        """The legal actions now, bool of shape (num_envs, actions)."""
        return self._arrays["masks"].astype(bool)

    def choose(self, player: str = "greedy", seed: int = 0) -> np.ndarray:
        """The actions of a player of the engine, int64 of shape (num_envs,); 0 where a game is over.

        ``random``, ``greedy``, ``first``, ``value``, ``careless:N``, ``flat:N``, ``mcts:N`` or ``search:N``; it is asked anew each time and remembers nothing.
        """
        return np.array(self._core.choose(player, seed), dtype=np.int64)

    def sample(self, rng: np.random.Generator) -> np.ndarray:
        """A random legal action of each game, int64 of shape (num_envs,); 0 where a game is over."""
        masks = self._arrays["masks"]
        return np.where(masks, rng.random(masks.shape, dtype=np.float32), -1.0).argmax(axis=1)

    def places(self, game: int) -> list[int]:
        """The ids by place of the legal moves of a game, in the order of the rules: the moves of the actions of ``"index"``."""
        return self._core.places(game)

    def record(self, game: int) -> str:
        """The record of the game in a place, running or ended and not reset."""
        text = self._core.record(game)
        if text is None:
            raise ValueError('only games with luck="deal" have records')
        return text

    def save(self) -> str:
        """The positions of the games as text: the seed, and the moves of each game."""
        return self._core.save()

    def load(self, saved: str) -> None:
        """Restores the positions of a batch with the same settings."""
        self._core.load(saved)

    def __getstate__(self) -> dict[str, Any]:
        return {"kwargs": self._kwargs, "saved": self.save()}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__init__(**state["kwargs"])
        self.load(state["saved"])

    def __repr__(self) -> str:
        return f"<underdeck.VecEnv {self.game} num_envs={self.num_envs}>"
