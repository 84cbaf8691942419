import { existsSync, globSync, readdirSync, readFileSync, rmSync } from "node:fs";
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

const styleFiles = globSync("{cards,web}/**/*.module.css", { cwd: root }).sort();
const namesIn = new Map<string, string[]>();

/**
 * `C` for the file and `4` for the name in it: a page has two hundred of them, most of them many times. They are numbered
 * by what lies there, so that every machine gives the same.
 */
function className(name: string, path: string): string {
  const file = relative(root, path);
  const names = namesIn.get(file) ?? classesOf(readFileSync(path, "utf8"));
  namesIn.set(file, names);
  const [fileAt, nameAt] = [styleFiles.indexOf(file), names.indexOf(name)];
  if (fileAt === -1 || nameAt === -1) throw new Error(`${name} of ${file} cannot be numbered`);
  return lettersOf(fileAt) + nameAt.toString(36);
}

function classesOf(css: string): string[] {
  return [
    ...new Set([...css.matchAll(/(?:\.|@keyframes\s+)([_a-zA-Z][\w-]*)/g)].map(([, name = ""]) => name)),
  ];
}

/** In capitals, which set it apart from what follows. */
function lettersOf(number: number): string {
  const last = String.fromCharCode(65 + (number % 26));
  return number < 26 ? last : lettersOf(Math.floor(number / 26) - 1) + last;
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
