"""Whatever fits the API's description, and much that does not: answered as described.

schemathesis makes the requests. A server process answers them: never with a 5xx, only with
statuses, types and shapes that the description has.
"""

import subprocess
import sys
from pathlib import Path

from tests.server.serving import Served
from tests.sizes import LONG, size

CHECKS = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_headers_conformance",
    "response_schema_conformance",
)


def test_answers_are_as_described(tmp_path: Path) -> None:
    # Fewer addresses, if there is little time.
    everything = ("--push", "mailto:host@play.example") if LONG else ()
    with Served(tmp_path, "--rate", "0", "--bot-seconds", "0.01", *everything) as served:
        host = served.guest()
        table = host.create(bots={"1": "random"}, start=True)["id"]
        # A real table in the place of a made-up one: else nearly all answers were 404.
        (tmp_path / "settings.toml").write_text(f'[parameters]\n"path.table" = "{table}"\n')
        tested = subprocess.run(
            (
                *(sys.executable, "-m", "schemathesis.cli", "--config-file", "settings.toml"),
                *("run", f"http://127.0.0.1:{served.port}/api/openapi.json"),
                *("--checks", ",".join(CHECKS), "--phases", "examples,coverage,fuzzing"),
                *("--header", f"Cookie: {host.cookie}"),
                *("--exclude-method", "DELETE"),  # else we are soon nobody
                *("--max-examples", str(size(2, 100)), "--max-time", str(size(10, 600))),
                *("--warnings", "off", "--output-truncate", "true", "--no-color"),
            ),
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=False,
        )
        assert tested.returncode == 0, tested.stdout[-8_000:] + tested.stderr[-2_000:]
        # It has really got somewhere.
        counted = served.stranger().get("/metrics").decode()
        assert 'requests_total{status="200"}' in counted
        assert 'requests_total{status="422"}' in counted
        assert 'requests_total{status="500"}' not in counted
        assert host.get(f"/api/tables/{table}")["id"] == table
