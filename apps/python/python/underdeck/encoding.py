"""The meaning of action ids and of the bytes of observations."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import numpy as np

from underdeck import _core


def about(game: str) -> dict[str, Any]:
    """The facts of a game and its options, each with ``key``, ``name``, ``default`` and ``effect``."""
    return json.loads(_core.about(game))


@dataclass(frozen=True)
class Encoding:
    """The encoding of a game: a list of kinds of actions and a list of fields.

    Each of ``actions`` has ``name``, ``meaning``, ``offset`` and ``shape``; each of ``fields`` has also ``kind``: ``face`` (with
    ``values``), ``bit``, ``count`` (with ``max``) or ``category`` (with ``words``).
    """

    game: str
    actions: list[dict[str, Any]]
    fields: list[dict[str, Any]]

    @property
    def ids(self) -> int:
        """The number of action ids."""
        return sum(int(np.prod(group["shape"], dtype=int)) for group in self.actions)

    @property
    def bytes(self) -> int:
        """The number of bytes of an observation."""
        return sum(int(np.prod(field["shape"], dtype=int)) for field in self.fields)

    def values(self) -> np.ndarray:
        """The number of values of each byte of an observation: shape (bytes,)."""
        return np.concatenate([np.full(int(np.prod(field["shape"], dtype=int)), _values(field["kind"])) for field in self.fields])

    def split(self, observation: np.ndarray) -> dict[str, np.ndarray]:
        """The fields of observations of shape (..., bytes) by name, each of shape (..., \\*shape of the field). No bytes are copied."""
        parts = {}
        for field in self.fields:
            size = int(np.prod(field["shape"], dtype=int))
            part = observation[..., field["offset"] : field["offset"] + size]
            parts[field["name"]] = part.reshape((*observation.shape[:-1], *field["shape"]))
        return parts

    def expand(self, observation: np.ndarray) -> np.ndarray:
        """Observations of shape (..., bytes) as float32 inputs of a network: faces and categories one-hot, counts scaled to 0..1."""
        parts = []
        for field in self.fields:
            size = int(np.prod(field["shape"], dtype=int))
            part = observation[..., field["offset"] : field["offset"] + size]
            kind = field["kind"]
            if kind["kind"] in ("face", "category"):
                hot = np.eye(_values(kind), dtype=np.float32)[part]
                parts.append(hot.reshape(*part.shape[:-1], -1))
            else:
                parts.append(part.astype(np.float32) / (_values(kind) - 1))
        return np.concatenate(parts, axis=-1)

    def describe(self, action: int) -> str:
        """An action id in words: ``fight[2, 0, 3]``."""
        for group in self.actions:
            size = int(np.prod(group["shape"], dtype=int))
            if group["offset"] <= action < group["offset"] + size:
                if not group["shape"]:
                    return group["name"]
                index = np.unravel_index(action - group["offset"], group["shape"])
                return f"{group['name']}[{', '.join(str(int(n)) for n in index)}]"
        raise ValueError(f"action {action} is not below {self.ids}")


def _values(kind: dict[str, Any]) -> int:
    match kind["kind"]:
        case "face":
            return kind["values"]
        case "bit":
            return 2
        case "count":
            return kind["max"] + 1
        case _:
            return len(kind["words"])


def encoding(game: str, options: dict[str, Any] | None = None) -> Encoding:
    """The encoding of a game with these options. Shapes depend on the options, never on the position."""
    found = json.loads(_core.encoding(game, options))
    return Encoding(game, found["actions"], found["fields"])
