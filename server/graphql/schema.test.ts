import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { documents } from "#domain/consent.ts";
import { schema } from "#server/graphql/schema.ts";
import * as operations from "#web/graphql/graphql.ts";
import { generate } from "../../scripts/codegen.ts";
import { createDocuments } from "./documents.ts";

const committed = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

test("what is generated is as the code makes it; if not: npm run codegen", async () => {
  for (const [path, text] of Object.entries(await generate())) expect(committed(path), path).toBe(text);
});

test("every operation of the pages is sound and within the limits of production", () => {
  const texts = Object.entries(operations).flatMap(([name, it]) =>
    it instanceof operations.TypedDocumentString && !name.endsWith("FragmentDoc") ? [`${it}`] : [],
  );
  const read = createDocuments({ schema, production: true });
  expect(texts.length).toBeGreaterThanOrEqual(4);
  for (const text of texts) expect(read(text), text).toHaveProperty("kind", "Document");
});

test("every document that members answer to has its name in the schema", () => {
  const names = Object.keys(documents).map((name) => name.toUpperCase());
  const type = schema.getType("ConsentDocument");
  expect(type && "getValues" in type && type.getValues().map(({ name }) => name)).toEqual(names.sort());
});
