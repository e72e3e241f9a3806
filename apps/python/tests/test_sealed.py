"""Experiments and surveys are sealed, stored, continued, and refused when a byte has changed."""

import json

import pytest
import underdeck
from underdeck import _core
from underdeck.sealed import seal, unseal

EXPERIMENT = """
title = "Hands"
deals = 20
[[cells]]
game = "card-crawler"
players = "greedy"
grid = { hand_size = [3, 5] }
"""


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "hands.toml"
    path.write_text(EXPERIMENT)
    return path


def test_an_experiment_does_not_depend_on_threads_and_continues_from_its_files(file, tmp_path):
    whole, out = underdeck.experiment(file, threads=1), tmp_path / "cells"
    assert underdeck.experiment(file, threads=3, out=out) == whole
    assert [cell["games"] for cell in whole.summary["cells"]] == [20, 20]
    first, second = (out / name for name in whole.files)
    # A stored cell is not played again unless it is damaged.
    second.write_text(second.read_text().replace("L", "W", 1))
    told = unseal(first.read_text())
    first.write_text(seal({**told, "choices": told["choices"] + 1}))
    found = underdeck.experiment(file, out=out)
    assert found.files[first.name] == first.read_text() != whole.files[first.name]
    assert found.files[second.name] == second.read_text() == whole.files[second.name]
    again = tmp_path / "again"
    whole.save(again)
    assert {path.name: path.read_text() for path in again.iterdir()} == whole.files
    assert underdeck.experiment(file, games=7).summary["cells"][0]["games"] == 7


def test_blocks_of_other_requests_are_refused(file):
    asked = (EXPERIMENT, None, None)
    one, two = (_core.play_cell(*asked, 0, first, 10, 1) for first in (0, 10))
    assert json.loads(_core.merge_cell(*asked, 0, [one, two]).splitlines()[0])["moves"]
    for blocks, words in [([two, one], "not the next one"), ([one], "have 10 of 20"), ([one, two.replace("L", "W", 1)], "damaged")]:
        with pytest.raises(ValueError, match=words):
            _core.merge_cell(*asked, 0, blocks)
    with pytest.raises(ValueError, match="not the next one"):
        _core.merge_cell(*asked, 1, [one, two])
    with pytest.raises(ValueError, match="there is no cell 2: they are numbered 0 to 1"):
        _core.play_cell(*asked, 2, 0, 1, 1)
    with pytest.raises(ValueError, match="line 6, column 1: there is no key `player`.*did you mean `players`"):
        _core.cells(EXPERIMENT.replace("players", "player"), None, None)


def test_a_survey_is_merged_from_ranges():
    whole = underdeck.winnability("keevorn", deals=9, seed=2, nodes=20_000, threads=2)
    (text,) = whole.files.values()
    parts = [_core.survey("keevorn", None, first, count, 20_000, 1 << 24, 1) for first, count in ((2, 4), (6, 5))]
    assert _core.merge_surveys("keevorn", None, 2, parts)[1] == text
    counts = whole.summary
    assert counts["won"] + counts["lost"] + counts["open"] == counts["deals"] == 9
    for parts in (parts[::-1], [parts[0], parts[1].replace("0", "1", 1)]):
        with pytest.raises(ValueError, match="damaged, or not the one that comes next"):
            _core.merge_surveys("keevorn", None, 2, parts)


def test_a_seal_fits_only_its_text():
    text = seal({"record": "A♠"})
    assert unseal(text) == {"record": "A♠"}
    with pytest.raises(ValueError, match="its seal does not fit"):
        unseal(text.replace("A", "K"))
