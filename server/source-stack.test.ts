import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { projectRoot } from "#tests/project-root.ts";
import { sourceStack } from "./source-stack.ts";

const folder = join(projectRoot, "build/app");

/** Where a line of the built server says this. */
function builtPlace(words: string): { file: string; line: number } {
  for (const name of readdirSync(folder).filter((one) => one.endsWith(".js"))) {
    const at = readFileSync(join(folder, name), "utf8").split("\n").indexOf(words);
    if (at >= 0) return { file: join(folder, name), line: at + 1 };
  }
  throw new Error(`${words} is nowhere in ${folder}`);
}

test("what went wrong in the built server is told by the lines of its sources", () => {
  const { file, line } = builtPlace("function isOutage(error) {");
  const stack = `Error: gone\n    at isOutage (${pathToFileURL(file)}:${line}:1)\n    at async run (node:internal/x:1:2)`;
  const source = readFileSync(join(projectRoot, "server/failure.ts"), "utf8").split("\n");
  const place = source.findIndex((one) => one.startsWith("export function isOutage")) + 1;
  expect(sourceStack(stack)).toMatch(
    new RegExp(`at isOutage \\(${projectRoot}server/failure\\.ts:${place}:\\d+\\)`),
  );
  expect(sourceStack(stack)).toContain("at async run (node:internal/x:1:2)");
});

test("without a map the place stays as it was", () => {
  const stack = "Error: gone\n    at run (file:///somewhere/build/app/start.js:3:4)";
  expect(sourceStack(stack)).toBe(stack);
});
