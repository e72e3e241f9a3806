"""Underdeck: solo dungeon card games as exact, fast and fair environments.

- :func:`make_vec` makes a :class:`VecEnv`, many games stepped together (the vector API of Gymnasium).
- ``gymnasium.make("underdeck/Keevorn-v0")`` makes one game, an :class:`Env`.
- :class:`Game` is one game for planners: copies, determinisations, players, records.
- :func:`simulate`, :func:`experiment`, :func:`lab`, :func:`solve` and :func:`winnability` are the laboratory and the solver, with the
  numbers of the command line.
- ``underdeck.pettingzoo`` and ``underdeck.ray`` need those packages.
"""

from underdeck._core import __version__
from underdeck._core import games
from underdeck.encoding import Encoding, about, encoding
from underdeck.env import Env
from underdeck.game import Game, deal
from underdeck.registration import register_envs
from underdeck.sealed import Sealed, experiment, winnability
from underdeck.studies import Table, lab, simulate, solve
from underdeck.vector import VecEnv, make_vec

register_envs()

__all__ = [
    "Encoding",
    "Env",
    "Game",
    "Sealed",
    "Table",
    "VecEnv",
    "__version__",
    "about",
    "deal",
    "encoding",
    "experiment",
    "games",
    "lab",
    "make_vec",
    "register_envs",
    "simulate",
    "solve",
    "winnability",
]
