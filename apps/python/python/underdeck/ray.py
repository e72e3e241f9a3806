"""Work spread over a Ray cluster by blocks, merged to the very same results as on one machine.

A block is a pure function of its arguments, so Ray may run it anywhere, and again if its worker dies.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import ray

from underdeck.studies import Table, solve as _solve
from underdeck.vector import VecEnv


def solve(game: str, *, count: int, first: int = 0, block: int = 64, retries: int = 3, **settings: Any) -> Table:
    """:func:`underdeck.solve` for ``count`` deals from seed ``first`` on, ``block`` deals a task.

    The rows are those of one machine, in order, but for the times in the column ``ms``. A task whose worker dies runs again, at most
    ``retries`` times.
    """
    if count < 0 or block < 1:
        raise ValueError(f"count cannot be {count} and block {block}: at least 0 and at least 1")
    task = ray.remote(max_retries=retries)(_solve_block)
    starts = range(first, first + count, block)
    tables = ray.get([task.remote(game, start, min(block, first + count - start), settings) for start in starts])
    names = dict.fromkeys(name for table in tables for name in table.columns)
    columns = {name: [value for table in tables for value in table.columns.get(name, [None] * len(table))] for name in names}
    summary = {key: sum(table.summary[key] for table in tables) for key in ("deals", "won", "lost", "open")}
    return Table(columns, summary)


def play(game: str, *, games: int, seed: int = 0, player: str = "greedy", block: int = 256, retries: int = 3, **settings: Any) -> Table:
    """One game in each of ``games`` places, played to its end: a row with ``place``, ``seed``, ``reward``, ``length`` and ``record``.

    ``player`` is ``greedy`` or ``random``; ``settings`` are those of :class:`underdeck.VecEnv`. The rows do not depend on ``block``.
    """
    if player not in ("greedy", "random"):
        raise ValueError(f"player cannot be {player!r}: 'greedy' or 'random'")
    task = ray.remote(max_retries=retries)(_play_block)
    starts = range(0, games, block)
    parts = ray.get([task.remote(game, start, min(block, games - start), seed, player, settings) for start in starts])
    columns = {name: [value for part in parts for value in part[name]] for name in ("place", "seed", "reward", "length", "record")}
    rewards = columns["reward"]
    return Table(columns, {"games": games, "won": rewards.count(1.0), "lost": rewards.count(-1.0)})


def _solve_block(game: str, first: int, count: int, settings: dict[str, Any]) -> Table:
    return _solve(game, first=first, count=count, threads=1, **settings)


def _play_block(game: str, first: int, games: int, seed: int, player: str, settings: dict[str, Any]) -> dict[str, list[Any]]:
    env = VecEnv(game, games, first=first, autoreset="next-step", **settings)
    _, info = env.reset(seed=seed)
    seeds, rewards, lengths = info["seed"].tolist(), np.zeros(games), np.zeros(games, int)
    records, over = [""] * games, np.zeros(games, bool)
    rngs = [np.random.default_rng([seed, first + n]) for n in range(games)]
    while not over.all():
        masks = env.action_masks()
        if player == "greedy":
            actions = env.greedy()
        else:
            actions = np.array([rng.choice(np.flatnonzero(mask)) if mask.any() else 0 for rng, mask in zip(rngs, masks)])
        _, reward, terminated, truncated, info = env.step(actions)
        for n in np.flatnonzero((terminated | truncated) & ~over):
            rewards[n], lengths[n], records[n] = reward[n], info["episode"]["l"][n], env.record(int(n))
        over |= terminated | truncated
    return {"place": list(range(first, first + games)), "seed": seeds, "reward": rewards.tolist(), "length": lengths.tolist(), "record": records}
