"""A push service for all tests of a file."""

from collections.abc import Iterator

import pytest

from tests.server.push.stand_in import Service, certificate, service


@pytest.fixture(scope="module")
def trusted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """A push service that servers trust which are started meanwhile."""
    pem = certificate(tmp_path_factory.mktemp("push"))
    with pytest.MonkeyPatch.context() as patch, service(pem) as there:
        patch.setenv("SSL_CERT_FILE", str(pem))
        yield there
