"""`python -m tests.needs` says which programs the tests will use; with `fetch` it fetches what is missing."""

from __future__ import annotations

import sys

from . import Missing, chromium, postgresql

NEEDS = (chromium, postgresql)


def say_plans() -> list[str]:
    """What is missing; what there is, is printed."""
    missing = []
    for need in NEEDS:
        try:
            sys.stdout.write(f"{need.plan()}\n")
        except Missing as error:
            missing.append(str(error))
    return missing


def fetch() -> None:
    for need in NEEDS:
        if need.found() is None:
            sys.stdout.write(f"{need.plan()}\n")
            sys.stdout.flush()
            need.fetch()


if __name__ == "__main__":
    if sys.argv[1:] == ["fetch"]:
        fetch()
    elif missing := say_plans():
        sys.exit("\n".join(f"The tests need {each}" for each in missing))
