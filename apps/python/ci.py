"""Builds the package in a virtual environment and tests it: ``python3 apps/python/ci.py [--full]``.

The environment is ``target/python/venv`` and is kept. The tests run with the current Gymnasium and with the oldest that is supported.
``--full`` also installs Ray with RLlib, Stable-Baselines3 and what runs the notebook, PyTorch (6 GiB) along with them: their tests are
skipped otherwise.
"""

import os
import pathlib
import subprocess
import sys
import venv

HERE = pathlib.Path(__file__).resolve().parent
TARGET = HERE.parent.parent / "target" / "python"
OLDEST = "gymnasium==1.1.0"


def run(*command: str) -> None:
    print("+", *command, flush=True)
    environment = {**os.environ, "CARGO_TARGET_DIR": str(TARGET), "VIRTUAL_ENV": str(TARGET / "venv")}
    environment["PATH"] = f"{TARGET / 'venv' / 'bin'}{os.pathsep}{environment['PATH']}"
    if subprocess.run(command, cwd=HERE, env=environment).returncode:
        sys.exit(f"failed: {' '.join(command)}")


def main() -> None:
    python = str(TARGET / "venv" / "bin" / "python")
    if not pathlib.Path(python).exists():
        venv.create(TARGET / "venv", with_pip=True)
    packages = ["maturin>=1.9.4,<2", "pytest", "numpy", "pettingzoo", "pyarrow", "pandas"]
    if "--full" in sys.argv[1:]:
        packages += ["ray[rllib]", "stable-baselines3", "sb3-contrib", "nbclient", "ipykernel", "matplotlib"]
    run(python, "-m", "pip", "install", "--quiet", *packages)
    run("maturin", "develop")
    for gymnasium in (OLDEST, "gymnasium"):
        run(python, "-m", "pip", "install", "--quiet", "--upgrade", gymnasium)
        run(python, "-m", "pytest", "-q")


if __name__ == "__main__":
    main()
