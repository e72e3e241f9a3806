"""Trains sb3-contrib's MaskablePPO: ``python examples/maskable_ppo.py keevorn --minutes 6 --seed 1``.

Writes the learning curve as CSV: minutes of processor time, steps, and the win rate and the mean score of the learning policy over its last
2,000 games; at the end those of the final policy and of the greedy and the random player, with 95 % intervals, on deals that it was not trained on.
With ``--advised`` the policy is told the move of the engine's greedy player, begins by making it nearly always, and learns by the
environment's reward, less a thousandth for each move, where another is better. With ``--score`` the score of a game is rewarded, too.
With ``--lessons 20 --teacher value`` the first 20 minutes are lessons: it learns by the example of that player of the engine.
``--save`` keeps the model every minute, and a run that finds it goes on from there; ``--record`` writes a game that the trained policy
won: the browser opens it.
"""

from __future__ import annotations

import argparse
import math
import pathlib
import sys
import time

import numpy as np
import torch
import underdeck
from lessons import Lessons
from sb3_batch import POINTS, Batch, Policy, Reader, seen
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback

# A policy that starts from scratch learns fast and explores; an advised one takes small steps, so as not to lose its advice.
ALONE = {"n_steps": 64, "batch_size": 4096, "n_epochs": 3, "learning_rate": 6e-4, "ent_coef": 0.01}
ADVISED = {"n_steps": 128, "batch_size": 8192, "n_epochs": 2, "learning_rate": 2e-4, "ent_coef": 0.0, "clip_range": 0.1}


class Curve(BaseCallback):
    """Writes the learning curve, saves the model and stops when the time is up."""

    def __init__(self, batch: Batch, arguments: argparse.Namespace, passed: float, file) -> None:
        super().__init__()
        self.batch, self.file, self.save, self.seconds = batch, file, arguments.save, 60 * arguments.minutes
        self.start, self.told, self.saved = time.process_time() - passed, passed, passed

    def _on_rollout_start(self) -> None:
        self.model.passed = time.process_time() - self.start
        if self.save and self.model.passed - self.saved >= 60:
            self.saved = self.model.passed
            self.model.save(self.save)

    def _on_step(self) -> bool:
        passed = time.process_time() - self.start
        if passed - self.told >= self.seconds / 30 and self.batch.ended:
            self.told = passed
            print(f"{passed / 60:.2f},{self.num_timesteps},{np.mean(self.batch.ended):.4f},{np.mean(self.batch.scores):.2f}", file=self.file, flush=True)
        return passed < self.seconds

    def lessons(self, model: MaskablePPO, arguments: argparse.Namespace) -> None:
        self.model, self.seconds = model, 60 * arguments.lessons
        if time.process_time() - self.start >= self.seconds:
            return
        lessons, steps = Lessons(model, self.batch, arguments.teacher, arguments.seed), model.num_timesteps
        while True:
            self._on_rollout_start()
            agreed = lessons.give(model.passed / self.seconds)
            self.num_timesteps = model.num_timesteps = steps + lessons.count
            if not self._on_step():
                break
        self._on_rollout_start()
        print(f"lessons: {100 * agreed:.1f} % of the last moves were those of {arguments.teacher}", flush=True)


def evaluate(game: str, games: int, deals: int, max_steps: int, choose) -> tuple[int, np.ndarray, str]:
    """The number of games won on separate deals, their scores, and the record of a won one."""
    env = underdeck.make_vec(game, games, autoreset="next-step", max_steps=max_steps)
    obs, _ = env.reset(seed=deals)
    won, over, scores, record = np.zeros(games, bool), np.zeros(games, bool), np.zeros(games), ""
    while not over.all():
        obs, rewards, terminations, truncations, info = env.step(choose(env, obs))
        ended = (terminations | truncations) & ~over
        won |= ended & (rewards > 0)
        if ended.any():
            scores[ended] = info["episode"]["score"][ended]
        if not record and (ended & (rewards > 0)).any():
            record = env.record(int(np.flatnonzero(ended & (rewards > 0))[0]))
        over |= ended
    return int(won.sum()), scores, record


def wilson(won: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson 1927)."""
    z, share = 1.959964, won / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return middle - half, middle + half


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=underdeck.games())
    parser.add_argument("--minutes", type=float, default=5, help="of training, in processor time")
    parser.add_argument("--advised", action="store_true", help="begin with the greedy player's moves")
    parser.add_argument("--lessons", type=float, default=0, help="minutes of the training in which it learns by the example of --teacher")
    parser.add_argument("--teacher", default="value", help="a player of the engine, such as value, greedy, search:16")
    parser.add_argument("--width", type=int, default=128, help="units of the layer before the moves")
    parser.add_argument("--score", action="store_true", help="reward the score, too, where the game keeps one")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--envs", type=int, default=512, help="games at once")
    parser.add_argument("--max-steps", type=int, default=300)
    parser.add_argument("--games", type=int, default=2000, help="games of the final evaluation")
    parser.add_argument("--deals", type=int, default=2**40, help="the seed of its deals")
    parser.add_argument("--curve", help="file for the learning curve; by default standard output")
    parser.add_argument("--record", help="file for the record of a game that the trained policy won")
    parser.add_argument("--save", help="file for the model; if it is there, the run goes on from it")
    parser.add_argument("--threads", type=int, default=2)
    arguments = parser.parse_args()
    torch.set_num_threads(arguments.threads)
    torch.distributions.Distribution.set_default_validate_args(False)
    points = POINTS.get(arguments.game) if arguments.score else None
    if arguments.score and not points:
        parser.error(f"--score: {arguments.game} keeps no score; it may be given with {', '.join(POINTS)}")
    batch = Batch(arguments.game, arguments.envs, arguments.max_steps, arguments.advised, points)
    if arguments.save and pathlib.Path(arguments.save).exists():
        model = MaskablePPO.load(arguments.save, batch, device="cpu")
        batch.seed(arguments.seed + model.num_timesteps)  # New deals.
    else:
        model = MaskablePPO(
            Policy, batch, seed=arguments.seed, gamma=0.999, gae_lambda=0.97, device="cpu", **(ADVISED if arguments.advised else ALONE),
            policy_kwargs={
                "features_extractor_class": Reader, "features_extractor_kwargs": {"encoding": batch.env.encoding},
                "net_arch": {"pi": [arguments.width], "vf": [128]}, "activation_fn": torch.nn.ReLU, "head_start": 5.0,
            },
        )  # fmt: skip
        model.passed = 0.0
    curve = open(arguments.curve, "a") if arguments.curve else sys.stdout
    if not model.num_timesteps:
        print("minutes,steps,win_rate,mean_score", file=curve, flush=True)
    if arguments.lessons:
        Curve(batch, arguments, model.passed, curve).lessons(model, arguments)
    if model.passed < 60 * arguments.minutes:
        model.learn(10**12, callback=Curve(batch, arguments, model.passed, curve), reset_num_timesteps=False)
    if arguments.save:
        model.save(arguments.save)

    def trained(is_deterministic):
        def choose(env, obs):
            masks = env.action_masks()
            masks[~masks.any(axis=1), 0] = True
            return model.predict(seen(env, obs, arguments.advised), action_masks=masks, deterministic=is_deterministic)[0]

        return choose

    rng = np.random.default_rng(0)
    # A policy that always makes its likeliest move can loop, in Keevorn between room and backpack.
    players = {"trained": trained(False), "trained, likeliest moves": trained(True), "greedy": lambda env, _: env.choose(), "random": lambda env, _: env.sample(rng)}
    for name, choose in players.items():
        won, scores, record = evaluate(arguments.game, arguments.games, arguments.deals, arguments.max_steps, choose)
        low, high = wilson(won, arguments.games)
        told = f"{name}: {won} of {arguments.games} games won, {100 * won / arguments.games:.1f} % ({100 * low:.1f} to {100 * high:.1f} %)"
        if arguments.game in POINTS:
            half = 1.96 * scores.std(ddof=1) / math.sqrt(arguments.games)
            told += f"; mean score {scores.mean():.2f} ({scores.mean() - half:.2f} to {scores.mean() + half:.2f})"
        print(told, flush=True)
        if name == "trained, likeliest moves" and arguments.record and record:
            with open(arguments.record, "w") as file:
                file.write(record)


if __name__ == "__main__":
    main()
