"""What this server says to one browser: signed, sealed, and sent to its push service."""

import json
import time

from quadropolis.server.errors import WrongSubscription
from quadropolis.server.push.delivering import Delivery, Outcome, deliver
from quadropolis.server.push.sealing import Reader, Signer, sealed
from quadropolis.server.push.services import Push

KEPT_SECONDS = 86_400
"""So long a push service keeps a message for a browser that is switched off."""


class Sender:
    """Speaks for this server."""

    def __init__(self, push: Push, secret: str) -> None:
        self._push, self._signer = push, Signer(secret, push.contact)
        self.key = self._signer.public
        """What browsers are told."""

    async def send(self, endpoint: str, keys: tuple[str, str], table: str, call: str) -> Delivery:
        """Say what somebody is called for at a table; of several about one the last is kept."""
        try:
            to, reader = self._push.endpoint(endpoint), Reader.of(*keys)
        except WrongSubscription:
            return Delivery(Outcome.REFUSED)  # the list of services is another one now
        headers = {
            "Authorization": self._signer.header(to.origin, time.time()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_SECONDS),
            "Topic": reader.topic(table),
            "Urgency": "high",
        }
        text = json.dumps({"table": table, "call": call}).encode()
        return await deliver(to, headers, sealed(text, reader))
