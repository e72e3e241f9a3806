"""Trains sb3-contrib's MaskablePPO: ``python examples/maskable_ppo.py keevorn --minutes 5 --seed 1``.

Prints the learning curve as CSV: minutes, steps, and the win rate of the learning policy over its last 2,000 games; at the end the win
rate of the final policy, and of the greedy and random players, on deals that it was not trained on. ``--record`` writes a game.
"""

from __future__ import annotations

import argparse
import time
from collections import deque

import gymnasium as gym
import numpy as np
import torch
import underdeck
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv


# How far a game has come, at most about 1, from the fields of its observations. Only the gain over the farthest point of the game so far is
# paid, so going to and fro earns nothing. Random play wins too few games to learn from wins alone.
PROGRESS = {
    "keevorn": lambda fields: (fields["depth"] + 1.0 - fields["floor_len"] / 54.0) / 3.0,
    "judgement-quest": lambda fields: fields["done"].sum(axis=1) / 4.0,
    "card-crawler": lambda fields: fields["empty"].sum(axis=1) / 25.0,
    "cryptkeeper": lambda fields: fields["hand"].sum(axis=1) / 26.0,
}


class Batch(VecEnv):
    """Underdeck's batch as a VecEnv of Stable-Baselines3, with the bytes expanded to the inputs of a network."""

    def __init__(self, game: str, num_envs: int, max_steps: int, first: int = 0) -> None:
        self.env = underdeck.make_vec(game, num_envs, autoreset="same-step", max_steps=max_steps, copy=False, first=first)
        size = self.env.encoding.expand(np.zeros((1, self.env.encoding.bytes), np.uint8)).shape[1]
        super().__init__(num_envs, gym.spaces.Box(0.0, 1.0, (size,), np.float32), self.env.single_action_space)
        self.seed_of_reset: int | None = None
        self.progress = PROGRESS.get(game)
        self.best = np.zeros(num_envs, np.float32)
        self.ended: deque[float] = deque(maxlen=2000)

    def reset(self):
        obs, _ = self.env.reset(seed=self.seed_of_reset)
        if self.progress:
            self.best = self.progress(self.env.encoding.split(obs))
        return self.env.encoding.expand(obs)

    def step_async(self, actions):
        self.actions = actions

    def step_wait(self):
        obs, rewards, terminations, truncations, info = self.env.step(self.actions)
        done = terminations | truncations
        shaped = rewards.astype(np.float32)
        if self.progress:
            now = self.progress(self.env.encoding.split(obs))
            gain = np.where(done, 0.0, np.maximum(now - self.best, 0.0))
            self.best = np.where(done, now, np.maximum(now, self.best))
            shaped += gain.astype(np.float32)
        infos = [{} for _ in range(self.num_envs)]
        for n in np.flatnonzero(done):
            infos[n] = {
                "terminal_observation": self.env.encoding.expand(info["final_obs"][n]),
                "episode": {"r": float(info["episode"]["r"][n]), "l": int(info["episode"]["l"][n]), "t": 0},
            }
            self.ended.append(float(rewards[n] > 0))
        return self.env.encoding.expand(obs), shaped, done, infos

    def env_method(self, method_name, *args, indices=None, **kwargs):
        if method_name == "action_masks":
            return list(self.env.action_masks())
        raise AttributeError(method_name)

    def has_attr(self, attr_name):
        return attr_name == "action_masks"

    def get_attr(self, attr_name, indices=None):
        if attr_name == "render_mode":
            return [None] * self.num_envs
        raise AttributeError(attr_name)

    def set_attr(self, attr_name, value, indices=None):
        raise AttributeError(attr_name)

    def env_is_wrapped(self, wrapper_class, indices=None):
        return [False] * self.num_envs

    def seed(self, seed=None):
        self.seed_of_reset = seed
        return [seed] * self.num_envs

    def close(self):
        pass


class Curve(BaseCallback):
    """Prints the learning curve and stops when the time is up."""

    def __init__(self, batch: Batch, minutes: float) -> None:
        super().__init__()
        self.batch, self.seconds, self.start, self.told = batch, 60 * minutes, time.monotonic(), 0.0

    def _on_step(self) -> bool:
        passed = time.monotonic() - self.start
        if passed - self.told >= self.seconds / 20 and self.batch.ended:
            self.told = passed
            print(f"{passed / 60:.2f},{self.num_timesteps},{np.mean(self.batch.ended):.4f}", flush=True)
        return passed < self.seconds


def evaluate(game: str, games: int, max_steps: int, choose) -> tuple[float, str]:
    """The share of games won on deals of their own, and the record of a won one."""
    env = underdeck.make_vec(game, games, autoreset="next-step", max_steps=max_steps)
    obs, _ = env.reset(seed=2**40)
    won, over, record = np.zeros(games, bool), np.zeros(games, bool), ""
    while not over.all():
        obs, rewards, terminations, truncations, _ = env.step(choose(env, obs))
        ended = (terminations | truncations) & ~over
        won |= ended & (rewards > 0)
        if not record and (ended & (rewards > 0)).any():
            record = env.record(int(np.flatnonzero(ended & (rewards > 0))[0]))
        over |= ended
    return float(won.mean()), record


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=underdeck.games())
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--envs", type=int, default=256)
    parser.add_argument("--max-steps", type=int, default=300)
    parser.add_argument("--games", type=int, default=2000, help="games of the final evaluation")
    parser.add_argument("--record", help="file for the record of a game that the trained policy won")
    parser.add_argument("--threads", type=int, default=2)
    arguments = parser.parse_args()
    torch.set_num_threads(arguments.threads)
    batch = Batch(arguments.game, arguments.envs, arguments.max_steps)
    model = MaskablePPO(
        "MlpPolicy", batch, seed=arguments.seed, n_steps=64, batch_size=4096, n_epochs=3, learning_rate=6e-4, gamma=0.999,
        gae_lambda=0.97, ent_coef=0.01, policy_kwargs={"net_arch": [256, 256]},
    )  # fmt: skip
    print("minutes,steps,win_rate")
    model.learn(10**12, callback=Curve(batch, arguments.minutes))

    def trained(is_deterministic):
        def choose(env, obs):
            masks = env.action_masks()
            masks[~masks.any(axis=1), 0] = True
            return model.predict(env.encoding.expand(obs), action_masks=masks, deterministic=is_deterministic)[0]

        return choose

    rng = np.random.default_rng(0)
    # A policy that always makes its likeliest move can go round in circles, in Keevorn between room and backpack.
    players = {"trained": trained(False), "trained, likeliest moves": trained(True), "greedy": lambda env, _: env.greedy(), "random": lambda env, _: env.sample(rng)}
    for name, choose in players.items():
        rate, record = evaluate(arguments.game, arguments.games, arguments.max_steps, choose)
        print(f"{name}: {rate:.4f} of {arguments.games} games won", flush=True)
        if name == "trained" and arguments.record and record:
            with open(arguments.record, "w") as file:
                file.write(record)


if __name__ == "__main__":
    main()
