import { rmSync } from "node:fs";
import { build, type InlineConfig } from "vite";
import { cardFiles } from "./card-files.ts";

/**
 * Builds the card's page: first what runs in a guest's browser, then what draws it on the server and holds the
 * addresses of the first. It is apart from the other pages so that a guest downloads nothing of them.
 */
const root = new URL("..", import.meta.url).pathname;

const shared: InlineConfig = {
  root,
  configFile: false,
  logLevel: "warn",
  mode: "production",
  publicDir: false,
};

const [browser] = [
  await build({
    ...shared,
    build: {
      outDir: "build/client",
      emptyOutDir: false,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      modulePreload: { polyfill: false },
      target: ["chrome111", "safari16.4", "firefox114"],
      rolldownOptions: { input: { card: "web/card/boot.tsx" } },
    },
  }),
].flat();
if (!browser || !("output" in browser)) throw new Error("The card's script was not built");

const script = browser.output.find((file) => file.type === "chunk" && file.isEntry);
const style = browser.output.find((file) => file.type === "asset" && file.fileName.endsWith(".css"));
if (!script || style?.type !== "asset") throw new Error("The card's script or style is missing");

rmSync(new URL("../build/card", import.meta.url), { recursive: true, force: true });
await build({
  ...shared,
  plugins: [
    cardFiles({ script: `/${script.fileName}`, sheet: `/${style.fileName}`, css: String(style.source) }),
  ],
  build: {
    outDir: "build/card",
    ssr: "web/card/draw.tsx",
    assetsInlineLimit: 0,
    target: "node24",
    cssCodeSplit: false,
  },
  ssr: { noExternal: true, external: ["react", "react-dom"] },
});
