"""Imitation of a player, before a policy learns by itself."""

from __future__ import annotations

import numpy as np
import torch
from sb3_batch import Batch
from sb3_contrib import MaskablePPO


class Lessons:
    """In the positions that the policy reaches by its likeliest moves, makes the moves of a player of the engine likelier.

    This is DAgger (Ross, Gordon and Bagnell 2011): the first moves are the player's, then half of them, a quarter and so on; what is learned is the
    cross-entropy of the latest ``KEPT`` positions.
    """

    STEPS, KEPT, SAMPLES, RATE = 64, 2**20, 1024, 1e-3

    def __init__(self, model: MaskablePPO, batch: Batch, player: str, seed: int) -> None:
        self.policy, self.batch, self.player, self.rng = model.policy, batch, player, np.random.default_rng(seed)
        self.obs = np.zeros((self.KEPT, *batch.observation_space.shape), np.uint8)
        self.masks, self.moves = np.zeros((self.KEPT, batch.action_space.n), bool), np.zeros(self.KEPT, np.int64)
        self.count, self.rounds, self.now = 0, 0, batch.reset()

    def give(self, share: float) -> float:
        """Plays ``STEPS`` moves of each game and learns; ``share`` of the time has passed. Returns how often both made the same move."""
        n, agreed = self.batch.num_envs, 0
        for _ in range(self.STEPS):
            masks, moves = self.batch.env.action_masks(), self.batch.env.choose(self.player, self.rounds)
            at = np.arange(self.count, self.count + n) % self.KEPT
            self.obs[at], self.masks[at], self.moves[at] = self.now, masks, moves
            self.count += n
            own, _ = self.policy.predict(self.now, action_masks=masks, deterministic=True)
            agreed += int((own == moves).sum())
            self.now = self.batch.step(np.where(self.rng.random(n) < 0.5**self.rounds, moves, own))[0]
        self.rounds += 1
        for group in self.policy.optimizer.param_groups:
            group["lr"] = self.RATE * max(1 - share, 0.02)
        self.policy.set_training_mode(True)
        for _ in range(2 * self.STEPS * n // self.SAMPLES):
            some = self.rng.integers(min(self.count, self.KEPT), size=self.SAMPLES)
            _, log_prob, _ = self.policy.evaluate_actions(torch.as_tensor(self.obs[some]), torch.as_tensor(self.moves[some]), self.masks[some])
            self.policy.optimizer.zero_grad()
            (-log_prob.mean()).backward()
            self.policy.optimizer.step()
        return agreed / (self.STEPS * n)
