"""Draws the plots of the documentation: ``python benchmarks/plots.py`` (needs Matplotlib).

``docs/learning.csv`` becomes ``docs/learning.svg``: what policies won or scored while they learned, beside the greedy player.
``docs/strength.csv`` becomes ``docs/strength.svg``: what players win or score by the time that they take, with 95 % intervals.
"""

from __future__ import annotations

import csv
import pathlib
from collections import defaultdict

import matplotlib
import matplotlib.pyplot as plt

DOCS = pathlib.Path(__file__).parents[3] / "docs"
NAMES = {
    "keevorn": "Keevorn", "judgement-quest": "Judgement Quest", "card-crawler": "Card Crawler", "cryptkeeper": "Cryptkeeper",
    "living-keep": "Living Keep", "living-keep, one deck": "Living Keep, one deck",
}  # fmt: skip


def rows(name: str) -> dict[str, list[dict[str, str]]]:
    """The rows of a file, by game."""
    games = defaultdict(list)
    with open(DOCS / name, newline="") as file:
        for row in csv.DictReader(file):
            games[row["game"]].append(row)
    return games


def panels(games: dict, across: str):
    """A panel for each game."""
    figure, axes = plt.subplots(1, len(games), figsize=(3.1 * len(games), 3.2), layout="constrained")
    for axis, game in zip(axes, games):
        axis.set(title=NAMES[game], xlabel=across)
        axis.spines[["top", "right"]].set_visible(False)
    return figure, list(zip(axes, games.items()))


def learning() -> None:
    figure, all_panels = panels(rows("learning.csv"), "minutes of one core")
    for axis, (_, points) in all_panels:
        shown = "mean_score" if any(row["mean_score"] for row in points) else "win_rate"
        axis.set_ylabel("mean score" if shown == "mean_score" else "games won")
        for seed in sorted({row["seed"] for row in points} - {"greedy"}):
            curve = [(float(row["minutes"]), float(row[shown])) for row in points if row["seed"] == seed]
            axis.plot(*zip(*curve), linewidth=1.2, label=f"seed {seed}" if seed.isdigit() else seed)
        greedy = next(float(row[shown]) for row in points if row["seed"] == "greedy")
        axis.axhline(greedy, color="grey", linewidth=0.8, linestyle="--", label="greedy")
        axis.legend(frameon=False, fontsize=8)
    figure.savefig(DOCS / "learning.svg", metadata={"Date": None})


def strength() -> None:
    figure, all_panels = panels(rows("strength.csv"), "seconds a game")
    for axis, (_, points) in all_panels:
        axis.set(xscale="log", ylabel=points[0]["measure"])
        axis.margins(x=0.2, y=0.12)
        for row in points:
            x, y, low, high = (float(row[key]) for key in ("seconds", "value", "low", "high"))
            axis.errorbar(x, y, yerr=[[y - low], [high - y]], fmt="o", color="C0", markersize=3, linewidth=0.9)
            axis.annotate(row["player"], (x, y), xytext=(3, 3), textcoords="offset points", fontsize=7)
    figure.savefig(DOCS / "strength.svg", metadata={"Date": None})


if __name__ == "__main__":
    matplotlib.rcParams.update({"svg.fonttype": "none", "svg.hashsalt": "underdeck", "font.size": 9})
    learning()
    strength()
