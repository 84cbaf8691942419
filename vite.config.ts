import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { cardFiles } from "./scripts/card-files.ts";
import { tablerIcons } from "./scripts/tabler-icons.ts";

/** One of each for the pages and for the server, which hand one another what is theirs. */
const SHARED = ["react", "react-dom", "react-router", "@react-router/node"];

export default defineConfig(({ command }) => ({
  plugins: [
    reactRouter(),
    tablerIcons(),
    // While developing the card's page has its script from the sources, and its styles through it.
    cardFiles({
      script: "/web/card/boot.tsx",
      opening: "/web/card/opening.ts",
      alive: {},
      sheet: "",
      css: "",
    }),
  ],
  resolve: { alias: [{ find: /^zod$/, replacement: fileURLToPath(new URL("web/zod.ts", import.meta.url)) }] },
  build: { sourcemap: false, assetsInlineLimit: 0, target: ["chrome111", "safari16.4", "firefox114"] },
  // What draws the pages is one file: nearly all of it is needed from the first of them on.
  environments: { ssr: { build: { rolldownOptions: { output: { codeSplitting: false } } } } },
  // A thousand small files that every start would read one by one.
  ssr: command === "build" ? { noExternal: true, external: SHARED } : {},
  // The server is ours (server/main.ts); Vite only builds, or serves modules inside it while developing.
  server: { middlewareMode: true },
}));
