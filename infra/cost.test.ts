import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { costTables, monthlyUsd, usdOf } from "./cost.ts";
import { type SizeName, sizes } from "./sizes.ts";

test("docs/cost.md says what is worked out from the sizes; else run npm run tables in infra", () => {
  const document = readFileSync(new URL("../docs/cost.md", import.meta.url), "utf8");
  expect(document).toContain(costTables());
});

test("a line of arithmetic is a sum of products", () => {
  expect(usdOf([[2, 0.5, 730, 0.2]])).toBeCloseTo(146);
  expect(
    usdOf([
      [5, 0.11],
      [10, 0.22],
    ]),
  ).toBeCloseTo(2.75);
});

test.each(Object.keys(sizes) as SizeName[])("the budget of %s warns of what is unusual", (name) => {
  const usd = monthlyUsd(name);
  expect(sizes[name].budgetUsd * 0.8).toBeGreaterThan(usd);
  expect(sizes[name].budgetUsd).toBeLessThan(2 * usd);
});
