"""The examples run: the notebook and, where Torch is, the training scripts, in small sizes."""

import pathlib
import subprocess
import sys

import pytest
import underdeck

EXAMPLES = pathlib.Path(__file__).parent.parent / "examples"


def run(*words):
    done = subprocess.run([sys.executable, *words], cwd=EXAMPLES, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout.splitlines()


def test_the_notebook_runs_and_is_kept_without_outputs():
    nbclient = pytest.importorskip("nbclient")
    pytest.importorskip("ipykernel")
    pytest.importorskip("matplotlib")
    import nbformat

    notebook = nbformat.read(EXAMPLES / "underdeck.ipynb", as_version=4)
    code = [cell for cell in notebook.cells if cell.cell_type == "code"]
    assert len(code) > 8 and not any(cell.outputs or cell.execution_count for cell in code)
    done = nbclient.NotebookClient(notebook, timeout=120).execute()
    shown = [output for cell in done.cells if cell.cell_type == "code" for output in cell.outputs]
    assert any("image/png" in output.get("data", {}) for output in shown)
    assert any("<svg" in str(output.get("data", {}).get("text/html", "")) for output in shown)


def test_rllib_obeys_the_mask():
    pytest.importorskip("ray.rllib")
    pytest.importorskip("torch")
    told = run("rllib_ppo.py", "keevorn", "--iterations", "1", "--steps", "300", "--runners", "0", "--max-steps", "60")
    assert told[0] == "steps,return,length" and int(told[-1].split(",")[0]) >= 300


def test_an_advised_policy_begins_as_the_greedy_player_and_continues_from_its_file(tmp_path):
    pytest.importorskip("sb3_contrib")
    record, curve, model = (str(tmp_path / name) for name in ("won.udr", "curve.csv", "model.zip"))
    words = ["maskable_ppo.py", "card-crawler", "--advised", "--score", "--envs", "16", "--games", "40", "--threads", "1", "--curve", curve, "--save", model]
    told = run(*words, "--minutes", "0.02")
    assert [line.split(":")[0] for line in told] == ["trained", "trained, likeliest moves", "greedy", "random"]
    assert told[1].split(":")[1] == told[2].split(":")[1]  # nothing has been learned yet
    run(*words, "--minutes", "0.1", "--record", record)
    rows = [line.split(",") for line in pathlib.Path(curve).read_text().splitlines()]
    assert rows[0] == ["minutes", "steps", "win_rate", "mean_score"] and [int(row[1]) for row in rows[1:]] == sorted({int(row[1]) for row in rows[1:]})
    assert underdeck.Game.from_record(pathlib.Path(record).read_text()).outcome["result"] == "won"


def test_lessons_teach_the_moves_of_a_player():
    pytest.importorskip("sb3_contrib")

    def agreed(minutes):
        words = ["maskable_ppo.py", "judgement-quest", "--lessons", minutes, "--minutes", minutes, "--teacher", "greedy", "--width", "32"]
        told = run(*words, "--envs", "64", "--games", "20", "--threads", "1", "--max-steps", "200")
        return next(float(line.split()[1]) for line in told if line.startswith("lessons: "))

    assert agreed("0.3") > agreed("0.001") + 3
