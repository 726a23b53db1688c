import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** The pages are built into the Python package, which serves them; nothing built is committed. */
export default defineConfig({
  plugins: [svelte()],
  build: { outDir: "../src/windycity/pages", emptyOutDir: true, target: "es2022" },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  test: { include: ["src/**/*.test.ts"] },
});
