"""The laboratory and the solver give the command line's numbers; the README's example runs."""

import pathlib
import re

import numpy as np
import pytest
import underdeck


def test_simulations_do_not_depend_on_threads():
    one = underdeck.simulate("keevorn", games=300, seed=3, players=["random", "greedy"], threads=1)
    two = underdeck.simulate("keevorn", games=300, seed=3, players=["random", "greedy"], threads=3)
    assert one.columns == two.columns and len(one) == 600
    won = (one["result"][one["player"] == "greedy"] == "won").sum()
    assert won == one.summary["players"][1]["wins"]


def test_tables_go_to_arrow_and_pandas():
    table = underdeck.simulate("card-crawler", games=20)
    pa = pytest.importorskip("pyarrow")
    arrow = pa.table(table)
    assert arrow.num_rows == 20 and arrow.column_names == list(table.columns)
    assert "20 rows" in table._repr_html_() and len(list(table)) == 20
    pytest.importorskip("pandas")
    assert len(table.to_pandas()) == 20
    with pytest.raises(KeyError, match="the columns are"):
        table["height"]


def test_the_solver_answers_in_order():
    table = underdeck.solve("keevorn", first=1, count=4, threads=2)
    assert set(table["result"]) <= {"won", "lost", "open"} and len(table) == 4
    codes = [underdeck.deal("keevorn", seed=seed)["code"] for seed in range(1, 5)]
    assert underdeck.solve("keevorn", codes=codes)["result"].tolist() == table["result"].tolist()
    with pytest.raises(ValueError, match="aim cannot be `gold`"):
        underdeck.solve("keevorn", aim="gold")


def test_the_laboratory_measures():
    found = underdeck.lab("card-crawler", deals=10, tries=1, followed=2, playouts=2, ruling_deals=5)
    assert found["game"] == "card-crawler" and 0 <= found["completion"] <= 1


def test_the_readme_runs(capsys):
    text = (pathlib.Path(__file__).parent.parent / "README.md").read_text()
    (code,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    names = {}
    exec(compile(code, "README.md", "exec"), names)
    assert names["obs"].shape == (1024, 182)
    assert "[Game" in capsys.readouterr().out and np.isfinite(names["values"]).all()
