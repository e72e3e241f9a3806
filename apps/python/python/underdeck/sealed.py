"""Sealed results: texts that depend on the request alone, not on machines or blocks."""

from __future__ import annotations

import hashlib
import json
import os
import pathlib
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any

from underdeck import _core

#: A block: the arguments of its function.
Jobs = list[tuple[Any, ...]]
#: Runs jobs and yields their answers in order.
Run = Callable[[Callable[..., str], Jobs], Iterator[str]]


@dataclass(frozen=True)
class Sealed:
    """Results as files of the command line, and their summary.

    Attributes:
        files: By name the text of each file: a line of JSON and below it the SHA-256 of that line. Times are left out.
        summary: The report of an experiment, as ``underdeck lab --json`` prints it, or the counts of a survey.
    """

    files: dict[str, str]
    summary: dict[str, Any]

    def save(self, folder: str | os.PathLike[str]) -> None:
        """Writes the files into a folder, each completely or not at all. The command line reports them and continues from them."""
        for name, text in self.files.items():
            keep(pathlib.Path(folder) / name, text)


def keep(path: pathlib.Path, text: str) -> None:
    """Writes a file completely or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f"{path.name}.{os.getpid()}.part")
    part.write_text(text, "utf-8")
    os.replace(part, path)


def seal(value: Any) -> str:
    """A value as a line of JSON, followed by a line with its SHA-256."""
    line = json.dumps(value, separators=(",", ":"), ensure_ascii=False)
    return f"{line}\n{hashlib.sha256(line.encode()).hexdigest()}\n"


def unseal(text: str) -> Any:
    """The value of a text of :func:`seal`; ValueError if a byte has changed."""
    line, _, rest = text.partition("\n")
    if rest != f"{hashlib.sha256(line.encode()).hexdigest()}\n":
        raise ValueError("a block is damaged: its seal does not fit")
    return json.loads(line)


def stretches(first: int, count: int, block: int) -> Iterator[tuple[int, int]]:
    """The numbers from ``first`` on, ``count`` of them, in ranges of at most ``block``: (first, count) of each."""
    if count < 0 or block < 1:
        raise ValueError(f"the number cannot be {count} and block {block}: at least 0 and at least 1")
    for start in range(first, first + count, block):
        yield start, min(block, first + count - start)


def here(work: Callable[..., str], jobs: Jobs) -> Iterator[str]:
    """Runs jobs on this machine, one after another."""
    return (work(*job) for job in jobs)


def experiment(
    file: str | os.PathLike[str], *, games: int | None = None, seed: int | None = None, out: str | os.PathLike[str] | None = None,
    threads: int | None = None,
) -> Sealed:  # fmt: skip
    """Plays an experiment, a TOML file of ``underdeck lab``; ``games`` and ``seed`` override those of the file.

    With ``out``, a folder, finished cells are kept there, and those that are there already are not played again.
    """
    return play_experiment(file, games, seed, out, None, threads or os.cpu_count() or 1, here)


def play_experiment(
    file: str | os.PathLike[str], games: int | None, seed: int | None, out: str | os.PathLike[str] | None, block: int | None,
    threads: int, run: Run,
) -> Sealed:  # fmt: skip
    """Like :func:`experiment`, in blocks of at most ``block`` deals, or in whole cells."""
    asked = pathlib.Path(file).read_text("utf-8"), games, seed
    cells, files = _core.cells(*asked), {}
    for n, (_, fingerprint, _) in enumerate(cells):
        path = pathlib.Path(out or "") / f"{fingerprint}.json"
        if out is not None and path.exists():
            try:
                files[path.name] = _core.merge_cell(*asked, n, [path.read_text("utf-8")])
            except ValueError:
                continue  # A damaged cell is played again.
    missing = [(n, f"{fingerprint}.json", deals) for n, (_, fingerprint, deals) in enumerate(cells) if f"{fingerprint}.json" not in files]
    blocks = [(n, name, list(stretches(0, deals, block or deals))) for n, name, deals in missing]
    found = run(_core.play_cell, [(*asked, n, *stretch, threads) for n, _, parts in blocks for stretch in parts])
    for n, name, parts in blocks:
        files[name] = _core.merge_cell(*asked, n, list(islice(found, len(parts))))
        if out is not None:
            keep(pathlib.Path(out) / name, files[name])
    names = [f"{fingerprint}.json" for _, fingerprint, _ in cells]
    return Sealed({name: files[name] for name in names}, json.loads(_core.report(*asked, [files[name] for name in names])))


def winnability(
    game: str, *, options: dict[str, Any] | None = None, deals: int = 1000, seed: int = 0, nodes: int = 20_000_000, memory: int = 256 << 20,
    threads: int | None = None,
) -> Sealed:  # fmt: skip
    """Counts the deals of ``deals`` seeds from ``seed`` on that can be won with all hidden cards and all luck known.

    Within ``nodes`` positions a deal is won, lost or open; open deals count as lost at the lower end of the interval and as won at
    its upper one. ``memory`` is in bytes for each thread.
    """
    return survey(game, options, deals, seed, nodes, memory, max(deals, 1), threads or os.cpu_count() or 1, here)


def survey(
    game: str, options: dict[str, Any] | None, deals: int, seed: int, nodes: int, memory: int, block: int, threads: int, run: Run
) -> Sealed:
    """Like :func:`winnability`, in blocks of at most ``block`` deals."""
    jobs: Jobs = [(game, options, *stretch, nodes, memory, threads) for stretch in stretches(seed, deals, block)]
    name, text, counts = _core.merge_surveys(game, options, seed, list(run(_core.survey, jobs)))
    return Sealed({f"{name}.json": text}, {"game": game, "options": dict(options or {}), "seed": seed, **json.loads(counts)})
