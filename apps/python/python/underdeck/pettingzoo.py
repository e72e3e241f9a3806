"""PettingZoo's AEC interface, for games of two seats."""

from __future__ import annotations

from typing import Any

import gymnasium as gym
import numpy as np
from pettingzoo import AECEnv

from underdeck.encoding import about, encoding
from underdeck.game import Game
from underdeck.render import ansi


class AEC(AECEnv):
    """A game as an AEC environment: ``AEC("living-keep", options={"mode": "standard"})``.

    Agents are ``player_0`` and, in a game of two seats, ``player_1``, who never decides in its modes for one. An observation is a dict of ``observation``, uint8 of shape
    (bytes,), and ``action_mask``, int8 of shape (actions,), zeros for an agent that is not to decide. Rewards are 1 for a won game,
    -1 for one that is lost or cut off, otherwise 0. An illegal action raises ValueError.
    """

    metadata = {"name": "underdeck_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(self, game: str, *, options: dict[str, Any] | None = None, max_steps: int = 3000, render_mode: str | None = None) -> None:
        super().__init__()
        self._id, self._options, self._max_steps, self.render_mode = game, dict(options or {}), max_steps, render_mode
        self.encoding = encoding(game, options)
        self.game = Game(game, self._options, 0)
        self.possible_agents = [f"player_{seat}" for seat in range(about(game)["seats"])]
        high = (self.encoding.values() - 1).astype(np.uint8)
        space = gym.spaces.Dict({
            "observation": gym.spaces.Box(np.zeros_like(high), high, dtype=np.uint8),
            "action_mask": gym.spaces.Box(0, 1, (self.encoding.ids,), np.int8),
        })  # fmt: skip
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: gym.spaces.Discrete(self.encoding.ids) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> gym.Space:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gym.Space:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game: of the deal of ``seed``, or of the next one."""
        self.game = Game(self._id, self._options, self.game.seed + 1 if seed is None else seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.game.seat]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        """The observation of an agent, and its legal actions."""
        seat = self.possible_agents.index(agent)
        mask = np.zeros(self.encoding.ids, np.int8)
        if seat == self.game.seat and not self.game.is_over:
            mask[self.game.actions()] = 1
        return {"observation": self.game.observe(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Makes the move of the agent to decide."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is to decide: action cannot be None")
        self._cumulative_rewards[agent] = 0.0
        self.game.play(int(action))
        self._clear_rewards()
        is_over = self.game.is_over
        is_cut = not is_over and 0 < self._max_steps <= len(self.game.moves)
        for seat, other in enumerate(self.possible_agents):
            self.rewards[other] = -1.0 if is_cut else self.game.reward(seat)
            self.terminations[other], self.truncations[other] = is_over, is_cut
        if not is_over:
            self.agent_selection = self.possible_agents[self.game.seat]
        self._accumulate_rewards()

    def render(self) -> str | None:
        return ansi(self.game.table()) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Does nothing: an environment holds no resources."""
