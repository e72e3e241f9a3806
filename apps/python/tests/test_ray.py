"""Two local workers of Ray give the results of one machine, a killed one or not."""

import os
import pathlib

import pytest
import underdeck

ray = pytest.importorskip("ray")


@pytest.fixture(scope="module")
def cluster():
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    yield
    ray.shutdown()


def rows(table):
    return {name: column for name, column in table.columns.items() if name != "ms"}


def test_blocks_merge_to_the_same_rows(cluster):
    from underdeck import ray as spread

    here = underdeck.solve("keevorn", first=3, count=10, nodes=20_000)
    assert rows(spread.solve("keevorn", first=3, count=10, block=4, nodes=20_000)) == rows(here)
    one, two = (spread.play("card-crawler", games=30, seed=2, player="random", block=block) for block in (30, 7))
    assert one.columns == two.columns and one.summary == two.summary


def test_a_killed_worker_changes_nothing(cluster, tmp_path, monkeypatch):
    from underdeck import ray as spread

    here = underdeck.solve("keevorn", first=3, count=6, nodes=20_000)
    honest, mark = spread._solve_block, str(tmp_path / "killed")

    def killed_once(game, first, count, settings):
        if first == 5 and not pathlib.Path(mark).exists():
            pathlib.Path(mark).touch()
            os.kill(os.getpid(), 9)
        return honest(game, first, count, settings)

    monkeypatch.setattr(spread, "_solve_block", killed_once)
    assert rows(spread.solve("keevorn", first=3, count=6, block=2, nodes=20_000)) == rows(here)
    assert pathlib.Path(mark).exists()
