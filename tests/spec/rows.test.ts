import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type Row, rows } from "./rows.ts";

const sources = new Map<string, string>();
function sourceOf(file: string): string {
  const source = sources.get(file) ?? readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");
  sources.set(file, source);
  // As the rows write what a template fills in.
  return source.replaceAll(/\$\{\w+\}/g, "…");
}

function isTested({ file, test: name }: Row): boolean {
  return ['"', "'", "`"].some((quote) => sourceOf(file).includes(`${quote}${name}${quote}`));
}

describe.each(Object.entries(rows))("section %s of the specification", (_section, said) => {
  test.each(said)("$says", (row) => {
    expect(isTested(row), `${row.file} has no test “${row.test}”`).toBe(true);
  });
});
