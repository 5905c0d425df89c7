"""One server for all tests that do not need their own."""

from collections.abc import Iterator

import pytest

from tests.server.serving import Served


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server without rate limits, with bots that think for a moment only."""
    folder = tmp_path_factory.mktemp("served")
    with Served(folder, "--rate", "0", "--bot-seconds", "0.01") as server:
        yield server
        assert server.stop() == 0
        assert '"failed"' not in server.logged()
        assert "Traceback" not in server.logged()
