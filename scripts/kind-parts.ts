import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Kind } from "#cards/engine/kind.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/** What only works where React runs: state, effects, handlers, and what guests leave. */
const interaction = /\bon[A-Z]\w+=\{|\buse(State|Effect|LayoutEffect|Reducer|Hydrated)\(|\(GuestContext\)/;
/** Begun by the page's own script, which needs no React for it. */
const BEGUN_BY_THE_PAGE = "cards/sections/cover/effect-canvas.tsx";

type Part = { section: string; file: string; component: string };

/**
 * The files of a kind that follow from its list of sections: what draws each of them, which of those a guest's browser
 * draws once more, and what edits them. A section's `viewer.tsx` and `editor.tsx` lie in the folder of its name, the
 * kind's own before the shared one. None for a kind that is made on a canvas: its one section has no form.
 */
export function kindParts(kind: Pick<Kind, "name" | "sections" | "canvasEditor">): Record<string, string> {
  if (kind.canvasEditor) return {};
  const folder = `cards/kinds/${kind.name}`;
  const all = kind.sections.map((section) => ({
    ...partOf(folder, section.name, "viewer"),
    isLazy: section.lazyViewer === true,
  }));
  const interactive = all.filter(({ file }) => isInteractive(file));
  const now = interactive.filter(({ isLazy }) => !isLazy);
  const lazy = interactive.filter(({ isLazy }) => isLazy);
  const still = all
    .map((part) => ({ ...part, ...drawnBeside(part) }))
    .filter((part) => !now.some(({ file }) => file === part.file));
  const editors = kind.sections.map((section) => partOf(folder, section.name, "editor"));
  return {
    [`${folder}/viewers.tsx`]: written({
      imports: [
        ["#cards/engine/viewer.ts", "type { ViewersOf }"],
        ["./interactive-viewers.tsx", "{ interactiveViewers }"],
        ...importsFor(folder, still),
      ],
      body: table("viewers: ViewersOf<typeof sections>", ["...interactiveViewers", ...rows(still)]),
    }),
    [`${folder}/interactive-viewers.tsx`]: written({
      imports: [
        ["#cards/engine/viewer.ts", `type { ${lazy.length > 0 ? "LazyViewersOf, " : ""}ViewersOf }`],
        ...importsFor(folder, now),
      ],
      body: [
        "/** What answers a guest's touch: all that their browser draws once more. The rest stays as the server drew it. */",
        table("interactiveViewers", rows(now), "Partial<ViewersOf<typeof sections>>"),
        ...(lazy.length > 0
          ? ["", table("lazyViewers", lazyRows(folder, lazy), "LazyViewersOf<typeof sections>")]
          : []),
      ].join("\n"),
    }),
    [`${folder}/editors.tsx`]: written({
      imports: [["#cards/engine/editor.ts", "type { EditorsOf }"], ...importsFor(folder, editors)],
      body: table("editors: EditorsOf<typeof sections>", rows(editors)),
    }),
  };
}

/**
 * `drawn.tsx` beside a viewer draws more than it: what stays as the server drew it, and whose code no guest's browser
 * is given.
 */
function drawnBeside({ section, file }: Part): Part | undefined {
  const drawn = join(dirname(file), "drawn.tsx");
  return existsSync(join(root, drawn))
    ? { section, file: drawn, component: componentIn(drawn, "Viewer") }
    : undefined;
}

/** Whether a file, or one that it imports, does anything that the server's drawing alone could not. */
export function isInteractive(file: string): boolean {
  return [...everythingFrom(file)].some((path) => path !== BEGUN_BY_THE_PAGE && interaction.test(read(path)));
}

function partOf(folder: string, section: string, part: "viewer" | "editor"): Part {
  const places = [`${folder}/${section}/${part}.tsx`, `cards/sections/${section}/${part}.tsx`];
  const file = places.find((place) => existsSync(join(root, place)));
  if (!file) throw new Error(`The section ${section} has no ${part}: neither ${places.join(" nor ")}`);
  const ending = part === "viewer" ? "Viewer" : "Editor";
  return { section, file, component: componentIn(file, ending) };
}

function componentIn(file: string, ending: string): string {
  const component = new RegExp(`^export function (\\w+${ending})\\(`, "m").exec(read(file))?.[1];
  if (!component) throw new Error(`${file} exports no function whose name ends in ${ending}`);
  return component;
}

function read(path: string): string {
  return readFileSync(join(root, path), "utf8");
}

function importsOf(path: string): string[] {
  const found = read(path).matchAll(/^import (?!type\b)[^;]*?from "([^"]+)";|import\("([^"]+)"\)/gm);
  return [...found].flatMap(([, one, other]) => {
    const wanted = one ?? other ?? "";
    const local = wanted.startsWith("#cards/")
      ? wanted.slice(1)
      : wanted.startsWith(".") && join(dirname(path), wanted);
    return local && /\.tsx?$/.test(local) && existsSync(join(root, local)) ? [local] : [];
  });
}

function everythingFrom(path: string, known = new Set<string>()): Set<string> {
  if (known.has(path)) return known;
  known.add(path);
  for (const next of importsOf(path)) everythingFrom(next, known);
  return known;
}

type Import = readonly [from: string, names: string];

function importsFor(folder: string, parts: readonly Part[]): Import[] {
  return parts.map(({ file, component }) => [addressFrom(folder, file), `{ ${component} }`]);
}

function addressFrom(folder: string, file: string): string {
  return file.startsWith(`${folder}/`) ? `.${file.slice(folder.length)}` : `#${file}`;
}

function rows(parts: readonly Part[]): string[] {
  return parts.map(({ section, component }) => `${keyOf(section)}: ${component}`);
}

function lazyRows(folder: string, parts: readonly Part[]): string[] {
  return parts.map(
    ({ section, file, component }) =>
      `${keyOf(section)}: () => import("${addressFrom(folder, file)}").then((file) => file.${component})`,
  );
}

const keyOf = (section: string) => (/^\w+$/.test(section) ? section : JSON.stringify(section));

function table(declared: string, entries: readonly string[], satisfied?: string): string {
  const inside = entries.map((entry) => `  ${entry},\n`).join("");
  return `export const ${declared} = {\n${inside}}${satisfied ? ` satisfies ${satisfied}` : ""};`;
}

/** In the order of the formatter: aliases before neighbours, each by their names. */
function written({ imports, body }: { imports: readonly Import[]; body: string }): string {
  const all: Import[] = [...imports, ["./kind.ts", "type { sections }"]];
  const sorted = all.toSorted(([one], [other]) => (one < other ? -1 : 1));
  const lines = sorted.map(([from, names]) => `import ${names} from "${from}";`);
  return `// Written by \`npm run codegen\` from the sections of \`kind.ts\`.\n${lines.join("\n")}\n\n${body}\n`;
}
