/**
 * Puts a packed copy beside every file that was built, for the server to send to browsers that can unpack it, and
 * marks the build as complete: one that was interrupted is done anew.
 */

import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const BUILT = fileURLToPath(new URL("../src/windycity/pages", import.meta.url));
const PACKED = {
  br: (text) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } }),
  gz: (text) => gzipSync(text, { level: constants.Z_BEST_COMPRESSION }),
};

const files = readdirSync(BUILT, { recursive: true }).map((file) => join(BUILT, file));
for (const file of files.filter((each) => statSync(each).isFile())) {
  const text = readFileSync(file);
  for (const [ending, pack] of Object.entries(PACKED)) {
    const packed = pack(text);
    if (packed.length < text.length) writeFileSync(`${file}.${ending}`, packed);
  }
}
writeFileSync(join(BUILT, ".complete"), "");
