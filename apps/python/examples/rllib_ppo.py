"""Trains RLlib's PPO with action masks: ``python examples/rllib_ppo.py keevorn --iterations 20 --runners 2``.

Prints for each iteration the steps so far, the mean return and the mean length of the episodes. The mask is applied by the RLModule that Ray
ships among its examples; here illegal actions raise an error, so a run that goes through has obeyed it. ``--runners 0`` samples in the
process itself; with more each runner is a worker of the Ray cluster.
"""

from __future__ import annotations

import argparse

import gymnasium as gym
import numpy as np
import ray
import underdeck
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule


class Masked(gym.Env):
    """A game whose observations hold the mask, as RLlib's module wants it: a dict of ``observations`` and ``action_mask``, float32."""

    def __init__(self, config: dict) -> None:
        self.env = underdeck.Env(config["game"], illegal="error", max_steps=config["max_steps"])
        size = self.env.encoding.expand(np.zeros(self.env.encoding.bytes, np.uint8)).shape[0]
        self.action_space = self.env.action_space
        self.observation_space = gym.spaces.Dict({
            "observations": gym.spaces.Box(0.0, 1.0, (size,), np.float32),
            "action_mask": gym.spaces.Box(0.0, 1.0, (self.env.encoding.ids,), np.float32),
        })  # fmt: skip

    def reset(self, *, seed=None, options=None):
        obs, info = self.env.reset(seed=seed, options=options)
        return self._seen(obs, info), {}

    def step(self, action):
        obs, reward, terminated, truncated, info = self.env.step(action)
        return self._seen(obs, info), reward, terminated, truncated, {}

    def _seen(self, obs, info):
        return {"observations": self.env.encoding.expand(obs), "action_mask": info["action_mask"].astype(np.float32)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=underdeck.games())
    parser.add_argument("--iterations", type=int, default=20)
    parser.add_argument("--steps", type=int, default=4000, help="steps of an iteration")
    parser.add_argument("--runners", type=int, default=2, help="workers that sample")
    parser.add_argument("--max-steps", type=int, default=300, help="moves after which a game is cut off")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    ray.init(num_cpus=arguments.runners + 1, include_dashboard=False, log_to_driver=False)
    config = (
        PPOConfig()
        .environment(Masked, env_config={"game": arguments.game, "max_steps": arguments.max_steps})
        .env_runners(num_env_runners=arguments.runners)
        .training(train_batch_size_per_learner=arguments.steps, minibatch_size=min(512, arguments.steps), num_epochs=4, lr=3e-4)
        .rl_module(rl_module_spec=RLModuleSpec(module_class=ActionMaskingTorchRLModule, model_config={"head_fcnet_hiddens": [256]}))
        .debugging(seed=arguments.seed)
    )
    algorithm = config.build_algo()
    print("steps,return,length")
    for _ in range(arguments.iterations):
        found = algorithm.train()["env_runners"]
        told = (int(found["num_env_steps_sampled_lifetime"]), found.get("episode_return_mean"), found.get("episode_len_mean"))
        print(*told, sep=",", flush=True)
    algorithm.stop()
    ray.shutdown()


if __name__ == "__main__":
    main()
