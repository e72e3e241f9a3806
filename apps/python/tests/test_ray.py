"""Two local workers of Ray give the bytes of one machine, also if one is killed."""

import os
import pathlib

import pytest
import underdeck
from underdeck import _core
from underdeck.sealed import unseal

ray = pytest.importorskip("ray")

EXPERIMENT = """
title = "Jokers"
deals = 40
seed = 3
[[cells]]
game = "keevorn"
players = ["greedy", "random"]
grid = { jokers = [0, 2] }
"""


@pytest.fixture(scope="module")
def cluster():
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    yield
    ray.shutdown()


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "jokers.toml"
    path.write_text(EXPERIMENT)
    return path


def killed_half_way(mark):
    """Runs jobs on the cluster. The worker of the middle job is killed at its first try, after it has written a marker file."""
    from underdeck import ray as spread

    def run(work, jobs):
        middle = jobs[len(jobs) // 2]

        def killed_once(*job):
            if job == middle and not pathlib.Path(mark).exists():
                pathlib.Path(mark).touch()
                os.kill(os.getpid(), 9)
            return work(*job)

        return spread.spread()(killed_once, jobs)

    return run


def test_experiments_are_the_same_to_the_last_byte(cluster, file, tmp_path):
    from underdeck import ray as spread

    here = underdeck.experiment(file, threads=2)
    assert spread.experiment(file, block=7) == here
    assert len(here.files) == 4 and all("seconds" not in unseal(text) for text in here.files.values())
    mark = str(tmp_path / "killed")
    kept = tmp_path / "cells"
    killed = underdeck.sealed.play_experiment(file, None, None, kept, 7, 1, killed_half_way(mark))
    assert killed == here and pathlib.Path(mark).exists()
    assert {path.name: path.read_text() for path in kept.iterdir()} == here.files


def test_surveys_are_the_same_to_the_last_byte(cluster, tmp_path):
    from underdeck import ray as spread

    here = underdeck.winnability("keevorn", deals=12, seed=3, nodes=20_000)
    assert here.summary["deals"] == 12
    assert spread.winnability("keevorn", deals=12, seed=3, nodes=20_000, block=5) == here
    mark = str(tmp_path / "killed")
    killed = underdeck.sealed.survey("keevorn", None, 12, 3, 20_000, 256 << 20, 5, 1, killed_half_way(mark))
    assert killed == here and pathlib.Path(mark).exists()


def test_games_and_answers_are_the_same_to_the_last_byte(cluster):
    from underdeck import ray as spread

    for player in ("greedy", "random"):
        one, two = (spread.play("card-crawler", games=30, seed=2, player=player, block=block) for block in (30, 7))
        assert one.sealed() == two.sealed() and len(one) == 30
        assert unseal(one.sealed())["summary"] == one.summary
    here = underdeck.solve("keevorn", first=3, count=10, nodes=20_000)
    there = spread.solve("keevorn", first=3, count=10, block=4, nodes=20_000)
    assert there.columns == {name: column for name, column in here.columns.items() if name != "ms"} and there.summary == here.summary


def test_few_jobs_run_ahead_and_answers_are_in_order(cluster):
    from underdeck import ray as spread

    jobs = [("keevorn", None, first, 1, 20_000, 1 << 20, 1) for first in range(6)]
    assert list(spread.spread(ahead=2)(_core.survey, jobs)) == [_core.survey(*job) for job in jobs]
