import { createHash } from "node:crypto";
import { existsSync, readdirSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type InlineConfig, type Plugin, type Rolldown } from "vite";
import { cardFiles } from "./card-files.ts";

/**
 * Builds the card's page: first what runs in a guest's browser, then what draws it on the server and holds the
 * addresses of the first. It is apart from the other pages so that a guest downloads nothing of them.
 */
const root = fileURLToPath(new URL("..", import.meta.url));

const shared: InlineConfig = {
  root,
  configFile: false,
  logLevel: "warn",
  mode: "production",
  publicDir: false,
  css: { modules: { generateScopedName: className } },
};

/** A guest's browser has Preact where the server has React: a page weighs less than half. */
const smallReact = [
  { find: /^react$/, replacement: join(root, "web/card/small-react.ts") },
  { find: /^react\/jsx-runtime$/, replacement: "preact/jsx-runtime" },
  { find: /^react-dom$/, replacement: "preact/compat" },
  { find: /^react-dom\/client$/, replacement: "preact/compat/client" },
];

/** One ending for all names of a file: the line that is usually written behind it says nothing to a guest. */
function className(name: string, file: string): string {
  const ending = createHash("sha256").update(relative(root, file)).digest("base64url").slice(0, 5);
  return `_${name}_${ending}`;
}

async function forBrowsers(input: Record<string, string>, plugins: Plugin[] = []) {
  const built = [
    await build({
      ...shared,
      plugins,
      resolve: { alias: smallReact },
      build: {
        outDir: "build/client",
        emptyOutDir: false,
        assetsInlineLimit: 0,
        cssCodeSplit: false,
        modulePreload: { polyfill: false },
        target: ["chrome111", "safari16.4", "firefox114"],
        rolldownOptions: { input, preserveEntrySignatures: "allow-extension" },
      },
    }),
  ].flat()[0];
  if (!built || !("output" in built)) throw new Error(`Nothing was built from ${Object.values(input)}`);
  return built.output;
}

function entryOf(output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[], name: string): string {
  const entry = output.find((file) => file.type === "chunk" && file.isEntry && file.name === name);
  if (!entry) throw new Error(`${name} was not built`);
  return `/${entry.fileName}`;
}

const kinds = readdirSync(join(root, "cards/kinds")).filter((name) =>
  existsSync(join(root, "cards/kinds", name, "interactive-viewers.tsx")),
);

/**
 * What hydrates the cards of one kind, in as few files as can be: together they compress better, and a guest's
 * touch is answered a round trip sooner.
 */
function onlyKind(kind: string): Plugin {
  const everyKind = /import\.meta\.glob<[^>]+>\(\s*"(\S+)\/\*\/interactive-viewers\.tsx",?\s*\)/;
  // Every theme is drawn with them.
  const parts = { name: "card", test: /\/web\/card\/(hydrate|small-react)|\/cards\/themes\/draw\// };
  return {
    name: "only-kind",
    enforce: "pre",
    config: () => ({ build: { rolldownOptions: { output: { codeSplitting: { groups: [parts] } } } } }),
    transform(code, id) {
      if (!id.endsWith("web/card/hydrate.tsx")) return undefined;
      const [all, cards] = everyKind.exec(code) ?? [];
      if (!all) throw new Error("web/card/hydrate.tsx does not load its viewers as it did");
      const file = JSON.stringify(`${cards}/${kind}/interactive-viewers.tsx`);
      return `import * as interactive from ${file};\n${code.replace(all, `{ [${file}]: async () => interactive }`)}`;
    },
  };
}

/** Keeps the files with one ending and drops the others. */
function only(ending: ".js" | ".css"): Plugin {
  return {
    name: `only${ending}`,
    // After the plugin that gathers the styles from the scripts.
    enforce: "post",
    generateBundle(_options, bundle) {
      for (const name of Object.keys(bundle)) if (!name.endsWith(ending)) delete bundle[name];
    },
  };
}

const styles = await forBrowsers({ card: "web/card/styles.tsx" }, [only(".css")]);
const style = styles.find((file) => file.fileName.endsWith(".css"));
if (style?.type !== "asset") throw new Error("The card's style is missing");
const script = entryOf(await forBrowsers({ card: "web/card/boot.tsx" }, [only(".js")]), "card");
const opening = entryOf(
  await forBrowsers({ "card-opening": "web/card/opening.ts" }, [only(".js")]),
  "card-opening",
);

const alive: Record<string, string> = {};
for (const kind of kinds) {
  const name = `card-${kind}`;
  alive[kind] = entryOf(
    await forBrowsers({ [name]: "web/card/hydrate.tsx" }, [onlyKind(kind), only(".js")]),
    name,
  );
}

/** At an address that stays, and as a plain script: not every browser takes a worker of modules. */
await build({
  ...shared,
  build: {
    outDir: "build/client",
    emptyOutDir: false,
    target: ["chrome111", "safari16.4", "firefox114"],
    rolldownOptions: {
      input: "web/offline-worker/worker.ts",
      output: { format: "iife", entryFileNames: "offline-worker.js" },
    },
  },
});

rmSync(new URL("../build/card", import.meta.url), { recursive: true, force: true });
await build({
  ...shared,
  plugins: [
    cardFiles({
      script,
      opening,
      alive,
      sheet: `/${style.fileName}`,
      css: String(style.source),
    }),
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
