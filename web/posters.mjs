/**
 * Draws the posters of the first page: the board of every game in the middle of a game (posters/<game>.json), as
 * its own components draw it, once for each language. A poster is one still picture for day and night: with
 * `#dark` behind its address it is drawn in the colours of the night. `npm run posters` writes them all; so does
 * the build.
 */

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createServer } from "vite";

const HERE = fileURLToPath(new URL(".", import.meta.url));
const EXAMPLES = join(HERE, "posters");
const WORDS = join(HERE, "..", "src", "windycity", "words");
const DRAWN = join(HERE, "src", "pages", "home", "posters");
const COLOURS = readFileSync(join(HERE, "src", "look", "look.css"), "utf8").match(/:root[^{]*\{[^}]*\}/g).join("");
const STILL = "svg{font:16px/1.45 var(--text);color:var(--ink)}*{animation:none!important;transition:none!important}";

const json = (...path) => JSON.parse(readFileSync(join(...path), "utf8"));
const names = (folder) => readdirSync(folder).filter((file) => file.endsWith(".json")).map((file) => file.slice(0, -5));

/** What the server would tell of a language. */
async function words(code) {
  return Object.fromEntries(names(join(WORDS, code)).map((part) => [part, json(WORDS, code, `${part}.json`)]));
}

/** What is written into a file, from the head and the body of a board that was rendered as a page. */
function poster({ head, body }, language) {
  const board = body.match(/<svg[^]*<\/svg>/)[0];
  const [, , width, height] = board.match(/viewBox="([^"]*)"/)[1].split(" ");
  const styles = [...head.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map((each) => each[1]);
  const style = [COLOURS, ...styles, STILL].join("").replaceAll('[data-look="dark"]', ":target");
  const frame = `xmlns="http://www.w3.org/2000/svg" id="dark" lang="${language}" viewBox="0 0 ${width} ${height}"`;
  return small(`<svg ${frame}><style>${style}</style>${board}</svg>`) + "\n";
}

/** Without what nobody sees in a picture: comments, what is there for the keyboard, and long names. */
function small(text) {
  const short = new Map();
  return text
    .replace(/<!--[^]*?-->|\/\*[^]*?\*\/|<title>[^]*?<\/title>/g, "")
    .replace(/ (?:role|tabindex|aria-[a-z]+|data-[a-z]+)="[^"]*"/g, "")
    .replace(/svelte-[a-z0-9]+/g, (name) => short.get(name) ?? short.set(name, `s${short.size}`).get(name))
    .replace(/\s+/g, " ");
}

const vite = await createServer({
  root: HERE,
  configFile: false,
  appType: "custom",
  logLevel: "warn",
  mode: "production",
  server: { middlewareMode: true, hmr: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  plugins: [svelte({ emitCss: false, compilerOptions: { css: "injected", dev: false } })],
});
const { render } = await vite.ssrLoadModule("svelte/server");
const { lookOf } = await vite.ssrLoadModule("/src/games/looks.ts");
const { LANGUAGES, speak, talkAbout } = await vite.ssrLoadModule("/src/words/language.svelte.ts");

rmSync(DRAWN, { recursive: true, force: true });
mkdirSync(DRAWN);
for (const language of Object.keys(LANGUAGES)) {
  await speak(language, words);
  for (const game of names(EXAMPLES)) {
    const { words: part, seats, ...position } = json(EXAMPLES, `${game}.json`);
    talkAbout(part);
    const { Board } = await lookOf(game);
    const people = seats.map((name) => ({ name, bot: null, is_mine: false }));
    const drawn = render(Board, { props: { ...position, seats: people } });
    writeFileSync(join(DRAWN, `${game}-${language}.svg`), poster(drawn, language));
  }
}
await vite.close();
