"""The environments' names in Gymnasium."""

from __future__ import annotations

import json

import gymnasium as gym

from underdeck import _core


def register_envs() -> None:
    """Registers ``underdeck/<Game>-v0`` for each game, for ``gymnasium.make`` and ``gymnasium.make_vec``."""
    for game in _core.games():
        name = "".join(word.capitalize() for word in game.split("-"))
        spec = f"underdeck/{name}-v{json.loads(_core.about(game))['rules_version'] - 1}"
        if spec not in gym.registry:
            gym.register(
                id=spec,
                entry_point="underdeck.env:Env",
                vector_entry_point="underdeck.vector:VecEnv",
                kwargs={"game": game},
                disable_env_checker=True,
            )
