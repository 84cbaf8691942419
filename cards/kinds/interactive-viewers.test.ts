import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { kindNames } from "./kinds.ts";

const root = join(import.meta.dirname, "../..");

/** What only works where React runs: state, effects, handlers, and what guests leave. */
const answering = /\bon[A-Z]\w+=\{|\buse(State|Effect|LayoutEffect|Reducer|Hydrated)\(|\(GuestContext\)/;
/** Begun by the page's own script, which needs no React for it. */
const BEGUN_BY_THE_PAGE = "cards/sections/cover/effect-canvas.tsx";

function importsOf(path: string): string[] {
  const found = readFileSync(join(root, path), "utf8").matchAll(
    /^import (?!type\b)[^;]*?from "([^"]+)";|import\("([^"]+)"\)/gm,
  );
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

/** Of those that come only where a card shows them, the ones a kind names. */
function lazyIn(path: string): string[] {
  const text = readFileSync(join(root, path), "utf8");
  const all = viewersIn("cards/sections/lazy-viewers.tsx");
  if (/ lazyViewers = sharedLazyViewers /.test(text)) return all;
  const named = /const \{ ([^}]+) \} = sharedLazyViewers/.exec(text)?.[1]?.split(", ") ?? [];
  return all.filter((viewer) => named.some((name) => viewer === `cards/sections/${name}/viewer.tsx`));
}

const viewersIn = (path: string) => importsOf(path).filter((file) => file.endsWith("/viewer.tsx"));

function answersIn(viewer: string): string[] {
  return [...everythingFrom(viewer)].filter(
    (path) => path !== BEGUN_BY_THE_PAGE && answering.test(readFileSync(join(root, path), "utf8")),
  );
}

describe.each(kindNames)("the sections of %s", (kind) => {
  const file = `cards/kinds/${kind}/interactive-viewers.tsx`;
  const interactive = [...viewersIn(file), ...lazyIn(file)];
  const still = viewersIn(`cards/kinds/${kind}/viewers.tsx`).filter(
    (viewer) => !interactive.includes(viewer),
  );

  test("which stay as the server drew them answer nothing", () => {
    for (const viewer of still) expect(answersIn(viewer), viewer).toEqual([]);
  });

  test("which a guest's browser draws once more answer something", () => {
    expect(interactive.length).toBeGreaterThan(0);
    expect(interactive.filter((viewer) => answersIn(viewer).length === 0)).toEqual([]);
  });
});
