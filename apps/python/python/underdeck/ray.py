"""Work on a Ray cluster in blocks. The merged bytes are those of one machine.

A block is a pure function of its arguments, so Ray may run it anywhere, and again if its worker dies. It comes back sealed, with the
SHA-256 of what it says, and is merged only if the seal fits and, in experiments and surveys, if it was made by the same version of rules
and players.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import ray

from underdeck import sealed
from underdeck.sealed import Jobs, Run, Sealed, seal, stretches, unseal
from underdeck.studies import Table, solve as _solve
from underdeck.vector import VecEnv


def spread(retries: int = 3, ahead: int = 1000) -> Run:
    """Runs jobs on the cluster and yields their answers in the order of the jobs.

    A job whose worker dies runs again, at most ``retries`` times. At most ``ahead`` jobs are handed out before the oldest is answered, so
    that the memory of the driver does not grow with their number.
    """

    def run(work: Callable[..., str], jobs: Jobs) -> Iterator[str]:
        task, under_way = ray.remote(max_retries=retries)(_call).remote, deque()
        for job in jobs:
            under_way.append(task(work, job))
            if len(under_way) >= ahead:
                yield ray.get(under_way.popleft())
        while under_way:
            yield ray.get(under_way.popleft())

    return run


def experiment(
    file: str | os.PathLike[str], *, games: int | None = None, seed: int | None = None, out: str | os.PathLike[str] | None = None,
    block: int = 256, retries: int = 3,
) -> Sealed:  # fmt: skip
    """:func:`underdeck.experiment` in tasks of ``block`` deals: the same files to the last byte."""
    return sealed.play_experiment(file, games, seed, out, block, 1, spread(retries))


def winnability(
    game: str, *, options: dict[str, Any] | None = None, deals: int = 1000, seed: int = 0, nodes: int = 20_000_000, memory: int = 256 << 20,
    block: int = 64, retries: int = 3,
) -> Sealed:  # fmt: skip
    """:func:`underdeck.winnability` in tasks of ``block`` deals: the same file to the last byte."""
    return sealed.survey(game, options, deals, seed, nodes, memory, block, 1, spread(retries))


def solve(game: str, *, count: int, first: int = 0, block: int = 64, retries: int = 3, **settings: Any) -> Table:
    """:func:`underdeck.solve` for ``count`` deals from seed ``first`` on, ``block`` deals a task, without the times in the column ``ms``."""
    jobs: Jobs = [(game, *stretch, settings) for stretch in stretches(first, count, block)]
    parts = [unseal(text) for text in spread(retries)(_solve_block, jobs)]
    lengths = [len(next(iter(columns.values()), [])) for columns, _ in parts]
    names = dict.fromkeys(name for columns, _ in parts for name in columns)
    columns = {name: [value for (part, _), length in zip(parts, lengths) for value in part.get(name, [None] * length)] for name in names}
    return Table(columns, {key: sum(summary[key] for _, summary in parts) for key in ("deals", "won", "lost", "open")})


def play(game: str, *, games: int, seed: int = 0, player: str = "greedy", block: int = 256, retries: int = 3, **settings: Any) -> Table:
    """One game in each of ``games`` places, played to its end: a row with ``place``, ``seed``, ``reward``, ``length`` and ``record``.

    ``player`` is ``greedy`` or ``random``; ``settings`` are those of :class:`underdeck.VecEnv`. The rows do not depend on ``block``;
    :meth:`Table.sealed <underdeck.Table.sealed>` gives them as bytes to compare.
    """
    if player not in ("greedy", "random"):
        raise ValueError(f"player cannot be {player!r}: 'greedy' or 'random'")
    jobs: Jobs = [(game, *stretch, seed, player, settings) for stretch in stretches(0, games, block)]
    parts = [unseal(text) for text in spread(retries)(_play_block, jobs)]
    columns = {name: [value for part in parts for value in part[name]] for name in ("place", "seed", "reward", "length", "record")}
    rewards = columns["reward"]
    return Table(columns, {"games": games, "won": rewards.count(1.0), "lost": rewards.count(-1.0)})


def _call(work: Callable[..., str], job: tuple[Any, ...]) -> str:
    return work(*job)


def _solve_block(game: str, first: int, count: int, settings: dict[str, Any]) -> str:
    table = _solve(game, first=first, count=count, threads=1, **settings)
    return seal([{name: column for name, column in table.columns.items() if name != "ms"}, table.summary])


def _play_block(game: str, first: int, games: int, seed: int, player: str, settings: dict[str, Any]) -> str:
    env = VecEnv(game, games, first=first, autoreset="next-step", **settings)
    _, info = env.reset(seed=seed)
    seeds, rewards, lengths = info["seed"].tolist(), np.zeros(games), np.zeros(games, int)
    records, over = [""] * games, np.zeros(games, bool)
    rngs = [np.random.default_rng([seed, first + n]) for n in range(games)]
    while not over.all():
        masks = env.action_masks()
        if player == "greedy":
            actions = env.choose()
        else:
            actions = np.array([rng.choice(np.flatnonzero(mask)) if mask.any() else 0 for rng, mask in zip(rngs, masks)])
        _, reward, terminated, truncated, info = env.step(actions)
        for n in np.flatnonzero((terminated | truncated) & ~over):
            rewards[n], lengths[n], records[n] = reward[n], info["episode"]["l"][n], env.record(int(n))
        over |= terminated | truncated
    rows = {"place": list(range(first, first + games)), "seed": seeds, "reward": rewards.tolist(), "length": lengths.tolist()}
    return seal({**rows, "record": records})
