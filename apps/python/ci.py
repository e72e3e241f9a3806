"""Builds the package in a virtual environment and tests it: ``python3 apps/python/ci.py [--full]``.

The environment is ``target/python/venv`` and is kept. The tests run with the oldest Gymnasium that is supported and with the current
one. Ray, and what runs the notebook, are installed where that goes; ``--full`` also installs Stable-Baselines3 and RLlib, which bring
PyTorch along (6 GiB), and tests with the Gymnasium that RLlib pins as well. What cannot be installed is said, and its tests are skipped.
"""

import os
import pathlib
import subprocess
import sys
import time
import venv

HERE = pathlib.Path(__file__).resolve().parent
TARGET = HERE.parent.parent / "target" / "python"
PYTHON = str(TARGET / "venv" / "bin" / "python")
OLDEST = "gymnasium==1.1.0"
OPTIONAL = [["ray"], ["nbclient", "ipykernel", "matplotlib"]]
FULL = [["stable-baselines3", "sb3-contrib"], ["ray[rllib]"]]


def run(*command: str, limit: float | None = None) -> bool:
    """Runs a command in the environment; whether it went well, within ``limit`` seconds if there is one."""
    print("+", *command, flush=True)
    environment = {**os.environ, "CARGO_TARGET_DIR": str(TARGET), "VIRTUAL_ENV": str(TARGET / "venv")}
    environment["PATH"] = f"{TARGET / 'venv' / 'bin'}{os.pathsep}{environment['PATH']}"
    start = time.monotonic()
    try:
        is_done = subprocess.run(command, cwd=HERE, env=environment, timeout=limit).returncode == 0
    except subprocess.TimeoutExpired:
        is_done = False
    print(f"  {time.monotonic() - start:.0f} s", flush=True)
    if not is_done and limit is None:
        sys.exit(f"failed: {' '.join(command)}")
    return is_done


def install(*packages: str, limit: float | None = None) -> bool:
    return run(PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *packages, limit=limit)


def main() -> None:
    is_full = "--full" in sys.argv[1:]
    if not pathlib.Path(PYTHON).exists():
        venv.create(TARGET / "venv", with_pip=True)
    install("maturin>=1.9.4,<2", "pytest", "numpy", "pettingzoo", "pyarrow", "pandas")
    for packages in OPTIONAL + FULL * is_full:
        if not install(*packages, limit=1800 if is_full else 300):
            # What was broken off must not be half there.
            run(PYTHON, "-m", "pip", "uninstall", "--quiet", "--yes", *(name.split("[")[0] for name in packages), limit=60)
            print(f"left out, and so are its tests: {' '.join(packages)}", flush=True)
    run("maturin", "develop")
    pinned = ["gymnasium==1.2.2"] * is_full
    for gymnasium in (OLDEST, *pinned, "gymnasium"):
        install("--upgrade", gymnasium)
        run(PYTHON, "-m", "pytest", "-q", "-rs", "--durations=5")


if __name__ == "__main__":
    main()
