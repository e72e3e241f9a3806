"""Underdeck for Stable-Baselines3: a batch as its VecEnv, and a policy that reads its bytes and can be advised by the greedy player."""

from __future__ import annotations

from collections import deque

import gymnasium as gym
import numpy as np
import torch
import underdeck
from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from stable_baselines3.common.vec_env import VecEnv

# The progress of a game, at most about 1, from the fields of its observations. Only the gain over the farthest point so far is rewarded,
# so moving back and forth earns nothing. Random play wins too few games to learn from wins alone.
PROGRESS = {
    "keevorn": lambda fields: (fields["depth"] + 1.0 - fields["floor_len"] / 54.0) / 3.0,
    "judgement-quest": lambda fields: fields["done"].sum(axis=1) / 4.0,
    "card-crawler": lambda fields: fields["empty"].sum(axis=1) / 25.0,
    "cryptkeeper": lambda fields: fields["hand"].sum(axis=1) / 26.0,
}

# The points of a score that are worth as much as a win, where the score is learned.
POINTS = {"judgement-quest": 10, "card-crawler": 25, "living-keep": 1000}


def seen(env: underdeck.VecEnv, obs: np.ndarray, is_advised: bool) -> np.ndarray:
    """The input of a policy: the observations, and optionally the greedy player's actions in two more bytes."""
    return np.concatenate([obs, env.choose().astype("<u2")[:, None].view(np.uint8)], axis=1) if is_advised else obs.copy()


class Batch(VecEnv):
    """Underdeck's batch as a VecEnv of Stable-Baselines3.

    The reward is the environment's and a part for progress. With ``is_advised`` it is the environment's less ``MOVE`` for each move, and two
    more bytes tell the action of the engine's greedy player. With ``points`` the end of a game also pays its score, divided by them.
    """

    # The cost of a move: without it, moves that change nothing, such as store and place in Keevorn, would be free.
    MOVE = np.float32(0.001)

    def __init__(self, game: str, num_envs: int, max_steps: int, is_advised: bool, points: int | None = None) -> None:
        self.env = underdeck.make_vec(game, num_envs, autoreset="same-step", max_steps=max_steps, copy=False)
        space, self.is_advised, self.points = self.env.single_observation_space, is_advised, points
        high = np.concatenate([space.high, np.full(2 * is_advised, 255, np.uint8)])
        super().__init__(num_envs, gym.spaces.Box(np.zeros_like(high), high, dtype=np.uint8), self.env.single_action_space)
        self.seed_of_reset: int | None = None
        self.progress = None if is_advised else PROGRESS.get(game)
        self.best = np.zeros(num_envs, np.float32)
        self.ended: deque[float] = deque(maxlen=2000)
        self.scores: deque[int] = deque(maxlen=2000)

    def reset(self):
        obs, _ = self.env.reset(seed=self.seed_of_reset)
        if self.progress:
            self.best = self.progress(self.env.encoding.split(obs))
        return seen(self.env, obs, self.is_advised)

    def step_async(self, actions):
        self.actions = actions

    def step_wait(self):
        obs, rewards, terminations, truncations, info = self.env.step(self.actions)
        done = terminations | truncations
        shaped = rewards.astype(np.float32) - self.MOVE * np.float32(self.is_advised)
        if self.progress:
            now = self.progress(self.env.encoding.split(obs))
            gain = np.where(done, 0.0, np.maximum(now - self.best, 0.0))
            self.best = np.where(done, now, np.maximum(now, self.best))
            shaped += gain.astype(np.float32)
        if self.points and done.any():
            shaped += np.where(done, info["episode"]["score"] / self.points, 0).astype(np.float32)
        # The reward of a truncation is that of a loss, so no value is added there: no TimeLimit.truncated.
        infos = [{} for _ in range(self.num_envs)]
        for n in np.flatnonzero(done):
            infos[n] = {
                "terminal_observation": info["final_obs"][n],
                "episode": {"r": float(rewards[n]), "l": int(info["episode"]["l"][n]), "t": 0},
            }
            self.ended.append(float(rewards[n] > 0))
            self.scores.append(int(info["episode"]["score"][n]))
        return seen(self.env, obs, self.is_advised), shaped, done, infos

    def env_method(self, method_name, *args, indices=None, **kwargs):
        if method_name == "action_masks":
            return self.env.action_masks()
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


class Reader(BaseFeaturesExtractor):
    """The first layer, from the bytes: faces, categories and small counts one-hot, as an embedding; the rest scaled to 0..1."""

    SMALL = 32

    def __init__(self, space: gym.spaces.Box, encoding: underdeck.Encoding, width: int = 256) -> None:
        super().__init__(space, width)
        values = encoding.values()
        kinds = np.concatenate([np.full(int(np.prod(field["shape"], dtype=int)), field["kind"]["kind"]) for field in encoding.fields])
        hot = np.flatnonzero((kinds == "face") | (kinds != "bit") & (values <= self.SMALL))
        starts = np.concatenate([[0], np.cumsum(values[hot])])
        self.register_buffer("hot", torch.as_tensor(hot))
        self.register_buffer("starts", torch.as_tensor(starts))
        self.register_buffer("scale", torch.as_tensor(1.0 / np.maximum(values - 1, 1), dtype=torch.float32))
        self.is_advised, self.advice = space.shape[0] > len(values), None
        self.table = torch.nn.EmbeddingBag(int(starts[-1]) + self.is_advised * encoding.ids, width, mode="sum")
        torch.nn.init.normal_(self.table.weight, std=0.1)
        self.linear = torch.nn.Linear(len(values), width)

    def forward(self, obs: torch.Tensor) -> torch.Tensor:
        picked = obs[:, self.hot].long() + self.starts[:-1]
        if self.is_advised:
            self.advice = (obs[:, -2:-1] + 256 * obs[:, -1:]).long()
            picked = torch.cat([picked, self.advice + self.starts[-1]], dim=1)
            obs = obs[:, :-2]
        return torch.relu(self.table(picked) + self.linear(obs * self.scale))


class Policy(MaskableActorCriticPolicy):
    """A policy that makes the greedy player's move unless it has learned better: its logit has a bonus, which is learned as well."""

    def __init__(self, *args, head_start: float, **kwargs) -> None:
        self.first_head_start = head_start
        super().__init__(*args, **kwargs)

    def _build(self, lr_schedule) -> None:
        self.head_start = torch.nn.Parameter(torch.tensor(self.first_head_start))
        super()._build(lr_schedule)

    def _get_action_dist_from_latent(self, latent_pi: torch.Tensor):
        logits, advice = self.action_net(latent_pi), self.features_extractor.advice
        if self.features_extractor.is_advised:
            logits = logits.scatter_add(1, advice, self.head_start.expand(advice.shape))
        return self.action_dist.proba_distribution(action_logits=logits)
