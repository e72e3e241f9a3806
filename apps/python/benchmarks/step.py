"""Steps a second of this and other environments, in turn on the same machine: ``python benchmarks/step.py``.

Each contender steps batches for about ``--seconds`` in each of ``--rounds`` rounds; the median of the rounds counts. Actions are prepared
outside the measured time where a mask is needed. U is one Fisher-Yates shuffle of 54 bytes, the unit of ``docs/performance.md``:
give its nanoseconds on this machine with ``--u``, as ``underdeck sim keevorn --json`` prints them (``floor_ns``).
"""

from __future__ import annotations

import argparse
import statistics
import time

import gymnasium as gym
import numpy as np
import underdeck


class Contender:
    """An environment ``env`` with its ``name``, stepping ``num_envs`` games."""

    def actions(self):
        """Actions for one step, made outside the measured time."""
        return self.fixed

    def run(self, seconds: float) -> float:
        spent, steps = 0.0, 0
        while spent < seconds:
            actions = self.actions()
            start = time.perf_counter()
            self.env.step(actions)
            spent += time.perf_counter() - start
            steps += self.num_envs
        return spent / steps


class Underdeck(Contender):
    def __init__(self, game: str, num_envs: int, threads: int = 1, **settings) -> None:
        self.name = f"underdeck {game}" + "".join(f" {key}={value}" for key, value in settings.items()) + (f" {threads} threads" if threads > 1 else "")
        self.env = underdeck.make_vec(game, num_envs, threads=threads, copy=False, **settings)
        self.env.reset(seed=1)
        self.num_envs, self.asked = num_envs, 0

    def actions(self):
        # The engine chooses: masks of a thousand games read by NumPy would drive the games out of the cache, and the other
        # contenders' actions are fixed.
        self.asked += 1
        return self.env.choose("random", self.asked)


class Gymnasium(Contender):
    def __init__(self, name: str, num_envs: int) -> None:
        mode = "vector_entry_point" if gym.spec(name).vector_entry_point else "sync"
        self.name, self.num_envs = f"gymnasium {name} ({mode.split('_')[0]})", num_envs
        self.env = gym.make_vec(name, num_envs=num_envs, vectorization_mode=mode)
        self.env.reset(seed=1)
        self.env.action_space.seed(1)
        self.fixed = self.env.action_space.sample()


class EnvPool(Contender):
    def __init__(self, name: str, num_envs: int) -> None:
        import envpool

        self.name, self.num_envs = f"envpool {name}", num_envs
        self.env = envpool.make(name, env_type="gymnasium", num_envs=num_envs, num_threads=1, seed=1)
        self.env.reset()
        self.fixed = np.zeros(num_envs, np.int32)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--envs", type=int, default=1024)
    parser.add_argument("--seconds", type=float, default=0.5)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--u", type=float, help="nanoseconds of U")
    arguments = parser.parse_args()
    envs = arguments.envs
    makers = [lambda game=game, luck=luck: Underdeck(game, envs, luck=luck) for game in underdeck.games() for luck in ("deal", "fast")]
    makers += [lambda game=game: Underdeck(game, 8192) for game in underdeck.games()]
    makers += [
        lambda: Underdeck("keevorn", envs, threads=2),
        lambda: Underdeck("keevorn", 1),
        lambda: Gymnasium("CartPole-v1", envs),
        lambda: Gymnasium("Blackjack-v1", envs),
        lambda: EnvPool("CartPole-v1", envs),
        lambda: EnvPool("Blackjack-v1", envs),
    ]
    contenders = []
    for make in makers:
        try:
            contenders.append(make())
        except Exception as error:  # A missing package is reported and left out.
            print(f"left out: {type(error).__name__}: {error}")
    times: dict[int, list[float]] = {n: [] for n in range(len(contenders))}
    for _ in range(arguments.rounds):
        for n, contender in enumerate(contenders):
            times[n].append(contender.run(arguments.seconds))
    print("| environment | games | ns a step | steps a second |" + (" U a step |" if arguments.u else ""))
    print("|---|---|---|---|" + ("---|" if arguments.u else ""))
    for n, contender in enumerate(contenders):
        seconds = statistics.median(times[n])
        unit = f" {seconds * 1e9 / arguments.u:.1f} |" if arguments.u else ""
        print(f"| {contender.name} | {contender.num_envs} | {seconds * 1e9:,.0f} | {1 / seconds:,.0f} |{unit}")


if __name__ == "__main__":
    main()
