"""The types of the browser come from the server's own messages, and the compiler minds them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
SAMPLE = """
import type {{ Command, SocketMessage, SocketRequest }} from "./server/protocol";

export function mover(message: SocketMessage): number | null {{
  return message.kind === "news" ? message.sight.{field} : null;
}}

const command: Command = {{ do: "{do}", seat: 0, name: "Ann" }};
export const request: SocketRequest = {{ do: "act", id: "1", table: "t", command }};
"""
CONFIG = '{{"extends": "{web}/tsconfig.json", "include": ["src"], "compilerOptions": {{"types": []}}}}'


def errors(tmp_path: Path, **words: str) -> str:
    """What the compiler says of a page that uses the messages like this."""
    folder = tmp_path / "src"
    (folder / "server").mkdir(parents=True)
    for name in ("protocol.ts", "schema.d.ts"):
        (folder / "server" / name).symlink_to(WEB / "src" / "server" / name)
    (folder / "sample.ts").write_text(SAMPLE.format(**words))
    (tmp_path / "tsconfig.json").write_text(CONFIG.format(web=WEB))
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    tsc = WEB / "node_modules" / ".bin" / "tsc"
    ran = subprocess.run(
        [tsc, "--noEmit", "--project", tmp_path],
        capture_output=True,
        text=True,
        env={"PATH": path},
        check=False,
    )
    return ran.stdout


def test_a_page_has_to_keep_to_the_messages(tmp_path: Path) -> None:
    """In one test, because the types are made anew for it."""
    subprocess.run([ROOT / "scripts" / "types"], check=True)
    assert errors(tmp_path / "right", field="actor", do="claim") == ""
    assert "actr" in errors(tmp_path / "no such field", field="actr", do="claim")
    assert '"clame"' in errors(tmp_path / "no such command", field="actor", do="clame")
