"""One game, for planners."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import numpy as np

from underdeck import _core


def deal(game: str | None = None, options: dict[str, Any] | None = None, seed: int = 0, *, code: str | None = None) -> dict[str, Any]:
    """A deal as ``game``, ``options``, ``seed`` and ``code``, from a game, options and a seed, or from a code."""
    found, pairs, seed, code = _core.deal(game, options, seed, code)
    return {"game": found, "options": dict(pairs), "seed": seed, "code": code}


class Game:
    """One game of a deal, with everything that a planner needs.

    Views, observations and legal moves are those of the seat to decide. ``copy.copy`` and ``copy.deepcopy`` return an independent game;
    ``pickle`` replays the moves. A :meth:`determinised <determinise>` game has no record and cannot be pickled.
    """

    def __init__(self, game: str, options: dict[str, Any] | None = None, seed: int = 0, *, moves: Sequence[str] = ()) -> None:
        """A game of the deal of these options and this seed, after these moves."""
        self.game, self.options, self.seed = game, dict(options or {}), seed
        self._core = _core.Game(game, self.options, seed)
        self._is_determinised = False
        for move in moves:
            self._core.play(move)

    @classmethod
    def from_code(cls, code: str) -> Game:
        """The game of a deal code."""
        found = deal(code=code)
        return cls(found["game"], found["options"], found["seed"])

    @classmethod
    def from_record(cls, text: str) -> Game:
        """The game of a record, after all its moves."""
        game, options, seed, moves = _core.read_record(text)
        return cls(game, dict(options), seed, moves=moves)

    @property
    def seat(self) -> int:
        """The seat to decide, from 0."""
        return self._core.seat()

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._core.outcome() is not None

    @property
    def outcome(self) -> dict[str, Any] | None:
        """The ``result``, ``cause`` and ``score`` of the game; None while it runs."""
        found = self._core.outcome()
        return None if found is None else dict(zip(("result", "cause", "score"), found))

    def reward(self, seat: int = 0) -> float:
        """The reward of a seat for the end of the game: 1, 0 or -1; 0 while the game runs."""
        return self._core.worth(seat)

    def legal(self) -> list[str]:
        """The spellings of the legal moves, in the order of the rules."""
        return self._core.legal()

    def actions(self) -> list[int]:
        """The legal action ids by place, in the order of :meth:`legal`."""
        return self._core.actions()

    def action(self, move: str) -> int:
        """The action id of a legal move."""
        return self._core.action(move)

    def observe(self, seat: int | None = None) -> np.ndarray:
        """The observation of a seat, uint8 of shape (bytes,): see :func:`underdeck.encoding`."""
        return self._core.observe(self.seat if seat is None else seat)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """The view of a seat, in the form of the rules reference; hidden cards are ``"??"``."""
        return json.loads(self._core.view(self.seat if seat is None else seat))

    def state(self) -> dict[str, Any]:
        """The complete state with the hidden cards: for referees, not for players."""
        return json.loads(self._core.state())

    def table(self) -> dict[str, Any]:
        """The table: zones, prompt, and an offer for each legal move."""
        return json.loads(self._core.table())

    @property
    def moves(self) -> list[str]:
        """The spellings of the moves made."""
        return self._core.moves()

    def play(self, move: str | int) -> Game:
        """Makes a legal move, by its spelling or its action id. Returns the game."""
        if isinstance(move, str):
            self._core.play(move)
        else:
            self._core.step(int(move))
        return self

    def choose(self, player: str = "greedy", seed: int = 0) -> str | None:
        """The move of a player: ``random``, ``greedy``, ``first``, ``value``, ``careless:N``, ``flat:N``, ``mcts:N`` or ``search:N``; None when the game is over."""
        return self._core.choose(player, seed)

    def playout(self, player: str = "random", seed: int = 0, max_moves: int = 3000) -> Game:
        """Plays on with a player, to the end or for at most ``max_moves`` moves. Returns the game."""
        self._core.playout(player, seed, max_moves)
        return self

    def determinise(self, k: int, seed: int = 0) -> list[Game]:
        """``k`` games that the seat to decide cannot distinguish from this one: with new hidden cards and new luck."""
        return [self._with(self._core.determinise((seed * 0x9E3779B97F4A7C15 + n) % 2**64), True) for n in range(k)]

    def record(self) -> str:
        """The record of the game as text: it opens in the browser, and ``underdeck replay`` reads it."""
        text = self._core.record()
        if text is None:
            raise ValueError("a determinised game has no record: its luck is that of no deal")
        return text

    @property
    def code(self) -> str:
        """The deal code."""
        return deal(self.game, self.options, self.seed)["code"]

    def trajectory(self) -> list[tuple[np.ndarray, int]]:
        """The game as pairs of an observation and the action id chosen there."""
        again, steps = Game(self.game, self.options, self.seed), []
        for move in self.moves:
            steps.append((again.observe(), again.action(move)))
            again.play(move)
        return steps

    def _with(self, core: Any, is_determinised: bool) -> Game:
        other = Game.__new__(Game)
        other.game, other.options, other.seed = self.game, self.options, self.seed
        other._core, other._is_determinised = core, is_determinised
        return other

    def __copy__(self) -> Game:
        return self._with(self._core.copy(), self._is_determinised)

    def __deepcopy__(self, _memo: dict[int, Any]) -> Game:
        return self.__copy__()

    def __reduce__(self) -> tuple[Any, ...]:
        if self._is_determinised:
            raise ValueError("a determinised game cannot be pickled: its luck is that of no deal")
        return _restored, (self.game, self.options, self.seed, self.moves)

    def __repr__(self) -> str:
        return f"<underdeck.Game {self.game} seed={self.seed} moves={len(self.moves)}>"

    def _repr_html_(self) -> str:
        from underdeck.render import svg

        return svg(self.table())


def _restored(game: str, options: dict[str, Any], seed: int, moves: list[str]) -> Game:
    return Game(game, options, seed, moves=moves)
