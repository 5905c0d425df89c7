"""The kernel's benchmark as a script: the same as `quadropolis bench`, with its options."""

import typer

from quadropolis.cli.bench import bench

if __name__ == "__main__":
    typer.run(bench)
