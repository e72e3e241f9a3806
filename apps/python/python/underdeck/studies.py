"""The laboratory and the solver, with the numbers of the command line."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Sequence
from html import escape
from typing import Any

import numpy as np

from underdeck import _core
from underdeck.sealed import seal


class Table:
    """A table of results: columns by name, and a summary.

    ``table["moves"]`` is a column as a NumPy array; :meth:`to_arrow` and :meth:`to_pandas` need those packages. Polars, DuckDB and
    others read the table itself, through Arrow's C stream interface, if pyarrow is installed. Notebooks show the first rows.
    """

    def __init__(self, columns: dict[str, list[Any]], summary: dict[str, Any]) -> None:
        self.columns, self.summary = columns, summary

    def __len__(self) -> int:
        return len(next(iter(self.columns.values()), []))

    def __iter__(self) -> Iterator[dict[str, Any]]:
        for row in zip(*self.columns.values()):
            yield dict(zip(self.columns, row))

    def __getitem__(self, name: str) -> np.ndarray:
        if name not in self.columns:
            raise KeyError(f"{name}: the columns are {', '.join(self.columns)}")
        return np.array(self.columns[name])

    def to_arrow(self) -> Any:
        """As a ``pyarrow.Table``; the summary is metadata, as JSON under the key ``underdeck``."""
        import pyarrow as pa

        # Seeds are unsigned 64-bit numbers.
        columns = {name: pa.array(values, pa.uint64() if name == "seed" else None) for name, values in self.columns.items()}
        return pa.table(columns).replace_schema_metadata({"underdeck": json.dumps(self.summary)})

    def to_pandas(self) -> Any:
        """As a ``pandas.DataFrame``."""
        import pandas as pd

        return pd.DataFrame(self.columns)

    def sealed(self) -> str:
        """The columns and the summary as a line of JSON, followed by a line with its SHA-256. Equal tables have equal bytes."""
        return seal({"columns": self.columns, "summary": self.summary})

    def __arrow_c_stream__(self, requested_schema: Any = None) -> Any:
        return self.to_arrow().__arrow_c_stream__(requested_schema)

    def __repr__(self) -> str:
        return f"<underdeck.Table {len(self)} rows: {', '.join(self.columns)}>"

    def _repr_html_(self) -> str:
        head = "".join(f"<th>{escape(name)}</th>" for name in self.columns)
        body = "".join(
            "<tr>" + "".join(f"<td>{escape(str(value))}</td>" for value in row) + "</tr>"
            for row in list(zip(*self.columns.values()))[:20]
        )
        return f"<table><tr>{head}</tr>{body}</table><p>{len(self)} rows</p>"


def simulate(
    game: str,
    *,
    options: dict[str, Any] | None = None,
    games: int = 1000,
    seed: int = 0,
    players: str | Sequence[str] = "greedy",
    opponent: str | None = None,
    threads: int | None = None,
    max_moves: int = 10_000,
    luck: str = "fast",
    rows: bool = True,
) -> Table:
    """Plays games: a table with a row for each game and player, as ``underdeck sim --csv`` writes it.

    Its ``summary`` is the output of ``underdeck sim --json``. The results depend on the arguments other than ``threads``.
    """
    names = [players] if isinstance(players, str) else list(players)
    study, columns = _core.simulate(
        game, options, games, seed, names, opponent, threads or os.cpu_count() or 1, max_moves, luck, rows
    )
    return Table(columns, json.loads(study))


def lab(
    game: str,
    *,
    options: dict[str, Any] | None = None,
    seed: int = 0,
    player: str = "greedy",
    threads: int | None = None,
    deals: int = 200,
    tries: int = 5,
    followed: int = 50,
    playouts: int = 16,
    ruling_deals: int = 200,
) -> dict[str, Any]:
    """The measures of a game: range of skill, length, branching, drama, dead deals, effects of house rules."""
    found = _core.measure(
        game, options, seed, player, threads or os.cpu_count() or 1, deals, tries, followed, playouts, ruling_deals
    )
    return json.loads(found)


def solve(
    game: str,
    *,
    options: dict[str, Any] | None = None,
    first: int = 0,
    count: int = 1,
    codes: Sequence[str] | None = None,
    aim: str = "win",
    nodes: int = 20_000_000,
    memory: int = 256 << 20,
    threads: int | None = None,
) -> Table:
    """Whether deals can be won, with all luck known: a table with a row for each deal, in order, as ``underdeck solve`` answers.

    The deals are those of ``count`` seeds from ``first`` on, or of ``codes``. Within ``nodes`` positions an answer is ``won``,
    ``lost`` or ``open``. ``memory`` is in bytes for each thread.
    """
    answers = _core.solve(
        game, options, first, count, None if codes is None else list(codes), aim, nodes, memory, threads or os.cpu_count() or 1
    )
    return _table([json.loads(answer) for answer in answers])


def _table(rows: list[dict[str, Any]]) -> Table:
    names: dict[str, None] = {}
    for row in rows:
        names.update(dict.fromkeys(row))
    results = [row.get("result") for row in rows]
    summary = {"deals": len(rows), **{result: results.count(result) for result in ("won", "lost", "open")}}
    columns = {name: [json.dumps(row[name]) if isinstance(row.get(name), dict) else row.get(name) for row in rows] for name in names}
    return Table(columns, summary)
