"""What all tests share: how Hypothesis searches, and where the browser is."""

import os
import shutil
import signal

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
