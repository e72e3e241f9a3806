"""One game as a Gymnasium environment."""

from __future__ import annotations

from typing import Any, Literal

import gymnasium as gym
import numpy as np

from underdeck.encoding import encoding
from underdeck.game import Game
from underdeck.render import ansi, svg


class Env(gym.Env):
    """One game: ``gymnasium.make("underdeck/Keevorn-v0", options={"jokers": 3})``.

    Observations are uint8 of shape (bytes,), actions are ids by place: see :func:`underdeck.encoding`. The reward is 1 for a won game,
    -1 for one that is lost or cut off, otherwise 0, of the seat that moved. ``info["action_mask"]`` is int8 of shape (actions,).

    Args:
        game: The id of a game.
        options: House rules by key.
        illegal: What an illegal action does: ``"end"`` loses the game, ``"error"`` raises ValueError.
        max_steps: After how many moves the game is cut off; 0 for never.
        render_mode: ``"ansi"`` for the table as text, ``"svg"`` for a picture, or None.
    """

    metadata = {"render_modes": ["ansi", "svg"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        *,
        options: dict[str, Any] | None = None,
        illegal: Literal["end", "error"] = "end",
        max_steps: int = 3000,
        render_mode: Literal["ansi", "svg"] | None = None,
    ) -> None:
        if illegal not in ("end", "error"):
            raise ValueError(f"illegal cannot be {illegal!r}: 'end' or 'error'")
        if render_mode not in (None, "ansi", "svg"):
            raise ValueError(f"render_mode cannot be {render_mode!r}: 'ansi', 'svg' or None")
        self.encoding = encoding(game, options)
        self._id, self._options, self._illegal, self._max_steps = game, dict(options or {}), illegal, max_steps
        self.render_mode = render_mode
        high = (self.encoding.values() - 1).astype(np.uint8)
        self.observation_space = gym.spaces.Box(np.zeros_like(high), high, dtype=np.uint8)
        self.action_space = gym.spaces.Discrete(self.encoding.ids)
        self.game = Game(game, self._options, 0)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[np.ndarray, dict[str, Any]]:
        """A new game. ``options={"deal": seed}`` plays the deal of that seed."""
        super().reset(seed=seed)
        deal = (options or {}).get("deal")
        while True:
            number = int(self.np_random.integers(2**63)) if deal is None else int(deal)
            self.game = Game(self._id, self._options, number)
            if deal is not None or not self.game.is_over:
                return self.game.observe(), self._info()

    def step(self, action: int) -> tuple[np.ndarray, float, bool, bool, dict[str, Any]]:
        """Makes a move."""
        mover, lost = self.game.seat, False
        try:
            self.game.play(int(action))
        except ValueError:
            if self._illegal == "error" or self.game.is_over:
                raise
            lost = True
        terminated = lost or self.game.is_over
        truncated = not terminated and 0 < self._max_steps <= len(self.game.moves)
        reward = -1.0 if lost or truncated else self.game.reward(mover)
        return self.game.observe(), reward, terminated, truncated, self._info()

    def action_masks(self) -> np.ndarray:
        """The legal actions, bool of shape (actions,): the masks that sb3-contrib's MaskablePPO requires."""
        mask = np.zeros(self.encoding.ids, bool)
        mask[self.game.actions()] = True
        return mask

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks().astype(np.int8), "seat": self.game.seat, "seed": self.game.seed}

    def render(self) -> str | None:
        """The table as text or as SVG."""
        match self.render_mode:
            case "ansi":
                return ansi(self.game.table())
            case "svg":
                return svg(self.game.table())
        return None
