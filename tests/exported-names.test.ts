import { globSync, readFileSync } from "node:fs";
import { matchesGlob } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "./project-root.ts";

const apart = ["**/*.test.*", "**/*-for-tests.*", "**/*-under-test.*", "**/*.d.ts", "web/graphql/**"];

/** Files of one fixed name, of which each folder has its own; and what React Router asks of a page. */
const fixed: { files: string; names: string[] }[] = [
  { files: "cards/kinds/*/kind.ts", names: ["sections"] },
  { files: "cards/kinds/*/facts.ts", names: ["facts"] },
  { files: "cards/kinds/*/fact-words.ts", names: ["factWords"] },
  { files: "cards/kinds/*/questions.ts", names: ["questions", "questionTitles"] },
  { files: "cards/kinds/*/carried-over.ts", names: ["carriedOver"] },
  { files: "cards/kinds/*/questions.ts", names: ["questions"] },
  { files: "cards/kinds/*/rules.ts", names: ["rules"] },
  { files: "cards/kinds/*/reading.ts", names: ["reading"] },
  { files: "cards/kinds/*/samples.ts", names: ["samples"] },
  { files: "cards/kinds/*/phrases.ts", names: ["phrases", "book"] },
  { files: "cards/kinds/*/viewers.tsx", names: ["viewers"] },
  { files: "cards/kinds/*/interactive-viewers.tsx", names: ["interactiveViewers", "lazyViewers", "needs"] },
  { files: "cards/kinds/*/editors.tsx", names: ["editors"] },
  { files: "cards/kinds/*/emblem.tsx", names: ["Emblem"] },
  { files: "cards/kinds/*/owner-screen.tsx", names: ["OwnerScreen"] },
  {
    files: "cards/themes/*/drawings.tsx",
    names: ["Ornament", "Divider", "CoverFrame", "Background", "Seal"],
  },
  { files: "cards/**/words.ts", names: ["words"] },
  {
    files: "web/**/*.tsx",
    names: ["loader", "clientLoader", "clientMiddleware", "shouldRevalidate", "meta", "handle"],
  },
];

function exportedIn(text: string): string[] {
  const found = text.matchAll(/^export (?:async )?(?:const|let|function\*?|class|type) (\w+)/gm);
  return [...new Set([...found].map(([, name = ""]) => name))];
}

test("whoever looks for an exported name finds one place", () => {
  const files = globSync("{domain,cards,server,web}/**/*.{ts,tsx}", { cwd: projectRoot }).filter(
    (file) => !apart.some((pattern) => matchesGlob(file, pattern)),
  );
  expect(files.length).toBeGreaterThan(1_000);
  const places = new Map<string, string[]>();
  for (const file of files) {
    const own = fixed.filter((one) => matchesGlob(file, one.files)).flatMap(({ names }) => names);
    for (const name of exportedIn(readFileSync(`${projectRoot}/${file}`, "utf8"))) {
      if (!own.includes(name)) places.set(name, [...(places.get(name) ?? []), file]);
    }
  }
  expect([...places].filter(([, where]) => where.length > 1)).toEqual([]);
});
