"""Makes a source distribution that builds without a network: ``python3 apps/python/sdist.py [FOLDER]``, by default ``dist``.

It is maturin's, with the sources of every crate in ``vendor`` and a setting that lets cargo find them there. It needs maturin, and
to build it Rust, Python's headers or interpreter, and maturin again.
"""

import pathlib
import subprocess
import sys
import tarfile
import tempfile

HERE = pathlib.Path(__file__).resolve().parent


def main() -> None:
    out = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "dist").resolve()
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["maturin", "sdist", "--out", folder], cwd=HERE, check=True)
        [archive] = pathlib.Path(folder).glob("*.tar.gz")
        with tarfile.open(archive) as packed:
            packed.extractall(folder, filter="data")
        root = pathlib.Path(folder) / archive.name.removesuffix(".tar.gz")
        manifest = next(root.glob("**/apps/python/Cargo.toml"))
        command = ["cargo", "vendor", "--locked", "--manifest-path", str(manifest), "vendor"]
        setting = subprocess.run(command, cwd=root, check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True).stdout
        (root / ".cargo").mkdir()
        (root / ".cargo" / "config.toml").write_text(setting)
        with tarfile.open(out / archive.name, "w:gz") as packed:
            packed.add(root, arcname=root.name)
    print(out / archive.name)


if __name__ == "__main__":
    main()
