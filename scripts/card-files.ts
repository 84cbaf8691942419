import { type ChildNode, parse, type Rule } from "postcss";
import type { Plugin } from "vite";

type Files = { script: string; opening: string; alive: Record<string, string>; sheet: string; css: string };

/** Tells the drawing half of the card's page where the browser's half lies. */
export function cardFiles({ script, opening, alive, sheet, css }: Files): Plugin {
  const name = "virtual:card-files";
  const exported = { script, opening, alive, sheet, rules: rulesOf(css) };
  return {
    name,
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) =>
      id === `\0${name}`
        ? Object.entries(exported)
            .map(([key, value]) => `export const ${key} = ${JSON.stringify(value)};`)
            .join("\n")
        : undefined,
  };
}

/** What a theme and a maker have decided, which no script changes: a rule for another look is for another card. */
const DECIDED = "theme|heading|eyebrow|cover|photo|entrance|round|frame|section";
const classOrLook = new RegExp(`\\.(-?[_a-zA-Z][\\w-]*)|\\[data-((?:${DECIDED})=[\\w-]+)\\]`, "g");

/** Every rule, or group of rules under one condition, with the classes and the look that each of its selectors names. */
function rulesOf(css: string): { css: string; needs: string[][] }[] {
  return parse(css).nodes.map((node) => ({ css: node.toString(), needs: needsOf(node) }));
}

/** What has no selector, or one without any of them, is needed by everything. */
function needsOf(node: ChildNode): string[][] {
  if (node.type === "rule") return selectorsOf(node);
  if (node.type !== "atrule" || !node.nodes || node.name.endsWith("keyframes")) return [[]];
  return node.nodes.flatMap(needsOf);
}

function selectorsOf({ selectors }: Rule): string[][] {
  // What a negation names need not be there.
  const plain = selectors.map((selector) => selector.replace(/:(?:not|is|where|has)\([^)]*\)/g, ""));
  return plain.map((selector) =>
    [...selector.matchAll(classOrLook)].map(([, name, look = ""]) => name ?? look),
  );
}
