"""Connections as they come from the network, before anybody looks at what they bring. uvicorn waits for slow
ones without end and reads whatever comes; here everything has a time by which it is done, and a size.

Nobody takes long over a request, or over what was sent to them; who does is hung up on. That is done by
`abort`: to close in order means to wait until all that was sent is taken, which may be never.
"""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from time import monotonic

import h11
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame

from .limits import Bucket, Guests, Rate

TO_ASK = 20.0
"""Seconds that a whole request may take to come, from when the connection is there for it."""
TO_TAKE = 20.0
"""Seconds until something that was sent is taken."""
TO_GO = 1.0
"""Seconds from when somebody is told to go until the connection is closed."""
AT_ONCE = 4_096
"""Bytes that are read of a socket before somebody has attended to the messages in them; a message without
anything in it has six."""
SMALL_FRAMES = Rate(60, 20)
"""Pings, pongs and parts of messages, over one socket. Browsers send hardly any."""

COMING = {h11.IDLE, h11.SEND_BODY}
"""What somebody is to h11 whose request is not complete."""


class Deadline:
    """Hangs up unless it is called off in time."""

    def __init__(self, transport: asyncio.Transport, seconds: float) -> None:
        self._transport = transport
        self._seconds = seconds
        self._timer: asyncio.TimerHandle | None = None

    def set(self) -> None:
        """From now on, unless it runs already."""
        if self._timer is None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(self._seconds, self._transport.abort)

    def call_off(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class Caller(H11Protocol):
    """A connection by which requests come, or which becomes a socket."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._asking = Deadline(transport, TO_ASK)
        self._taking = Deadline(transport, TO_TAKE)
        self._stay = ExitStack()
        transport.set_write_buffer_limits(high=0)  # so that we are told when anything is not taken at once
        self._asking.set()
        self._early: bytes | None = b""
        self._entering = asyncio.ensure_future(self._enter())
        if not self._is_welcome():
            transport.abort()

    @property
    def _guests(self) -> Guests:
        guests: Guests = self.config.app.state.guests  # type: ignore[union-attr]
        return guests

    def _is_welcome(self) -> bool:
        """Not too many of one address; behind a proxy all have the same, and it has to see to that itself."""
        if self.client is None or self.config.proxy_headers:
            return True
        return self._stay.enter_context(self._guests.connection(self.client[0]))

    async def _enter(self) -> None:
        """One after the other, or many who come at once would keep everybody waiting who is here. What they
        bring is looked at only then."""
        await self._guests.door.wait()
        early, self._early = self._early, None
        if early:
            self.transport.resume_reading()
            self.data_received(early)

    def data_received(self, data: bytes) -> None:
        if self._early is None:
            super().data_received(data)
        else:
            self._early += data
            self.transport.pause_reading()

    def handle_events(self) -> None:
        super().handle_events()
        if self.conn.their_state not in COMING:
            self._asking.call_off()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.conn.their_state in COMING:
            self._asking.set()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._leave()
        super().handle_websocket_upgrade(event)
        socket = self.transport.get_protocol()
        assert isinstance(socket, Socket)
        self.transport.set_protocol(Pieces(socket))

    def pause_writing(self) -> None:
        super().pause_writing()
        self._taking.set()

    def resume_writing(self) -> None:
        self._taking.call_off()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def _leave(self) -> None:
        self._entering.cancel()
        self._asking.call_off()
        self._taking.call_off()
        self._stay.close()


class Socket(WebSocketsSansIOProtocol):
    """A connection that has become a websocket."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._taking = Deadline(self.transport, TO_TAKE)
        self._small_frames = Bucket(SMALL_FRAMES, monotonic())
        self.close_timeout = TO_GO

    def handle_ping(self) -> None:
        if self._may_go_on():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._may_go_on():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._may_go_on():
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """What should be a text and is none ends the connection. uvicorn would also write a page into the
        log, as often as somebody likes."""
        if self.close_sent or self.curr_msg_data_type == "bytes" or is_text(b"".join(self.frames)):
            super().send_receive_event_to_app()
        else:
            self.conn.send_close(CloseCode.INVALID_DATA)
            self.handle_parser_exception()

    def _may_go_on(self) -> bool:
        """Nobody attends to small frames, so there is no pace for them: who sends too many is hung up on."""
        if self._small_frames.take(monotonic()):
            return True
        self.transport.abort()
        return False

    def pause_writing(self) -> None:
        super().pause_writing()
        self._taking.set()

    def resume_writing(self) -> None:
        self._taking.call_off()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self._taking.call_off()
        super().connection_lost(exc)
        if (broken := self.conn.parser_exc) is not None:
            broken.__traceback__ = None  # it would keep the connection, and the connection keeps it

    async def send(self, message: ASGISendEvent) -> None:
        """Who has been hung up on, for a broken frame or an unanswered ping, is told nothing more."""
        await self.writable.wait()
        if self.close_sent or self.transport.is_closing():
            raise ClientDisconnected
        await super().send(message)
        if message["type"] == "websocket.close":
            self._listen_no_more()

    def _listen_no_more(self) -> None:
        """uvicorn reads on until the other side says goodbye too, as fast as it can and whatever comes: to
        drop a flooder would be to let it loose."""
        if not self.transport.is_closing():
            self.transport.pause_reading()


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


class Pieces(asyncio.BufferedProtocol):
    """Hands a websocket what comes for it in small pieces: it stops reading as soon as a message waits, but
    only after it has taken apart all that was read."""

    def __init__(self, socket: Socket) -> None:
        self._socket = socket
        self._piece = bytearray(AT_ONCE)

    def get_buffer(self, sizehint: int) -> bytearray:
        return self._piece

    def buffer_updated(self, nbytes: int) -> None:
        self._socket.data_received(bytes(self._piece[:nbytes]))

    def eof_received(self) -> None:
        self._socket.eof_received()

    def pause_writing(self) -> None:
        self._socket.pause_writing()

    def resume_writing(self) -> None:
        self._socket.resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self._socket.connection_lost(exc)
