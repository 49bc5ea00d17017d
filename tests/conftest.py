"""What all tests share: how Hypothesis searches, what chance brings, and where the browser is."""

import os
import shutil
import signal
import zlib

import hypothesis
import pytest

os.environ.setdefault("HANTISE_ENGINE", "pure")  # what is written is tested; `make compiled` tests the other

CHROMIUM_FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

# The first call of a property also pays for imports, and the machine may be shared: no deadline.
hypothesis.settings.register_profile("dev", deadline=None)
hypothesis.settings.register_profile("ci", deadline=None, max_examples=50, derandomize=True, print_blob=True)
hypothesis.settings.load_profile("ci" if os.environ.get("CI") else "dev")

# Started in the background by a shell, the tests would ignore Ctrl-C, and so would all that they start: nohup make test &
signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(autouse=True)
def luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the system's chance would bring at tables of this process comes of the test's name: a test that passes today passes
    tomorrow. HANTISE_TEST_LUCK=7 looks further. Marked `foretold_by_nobody`, a test has the system's own."""
    from hantise.core import game
    from hantise.core.state import mixed
    from hantise.table import sitting

    if request.node.get_closest_marker("foretold_by_nobody") is None:
        of = mixed(zlib.crc32(request.node.nodeid.encode()) + int(os.environ.get("HANTISE_TEST_LUCK", "1")))
        monkeypatch.setattr(game, "TRUE_RANDOM", of)
        monkeypatch.setattr(sitting, "TRUE_RANDOM", of)


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of a Chromium. Without one the test is skipped, but fails where CI is set."""
    for name in ("chromium", "chromium-browser", "google-chrome"):
        if path := shutil.which(name):
            return path
    reason = "no Chromium here: install Debian's package chromium"
    if os.environ.get("CI"):
        pytest.fail(reason)
    pytest.skip(reason)
