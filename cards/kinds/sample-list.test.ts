import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { samplePicture } from "#cards/engine/sample-address.ts";
import { listedSamples } from "./sample-list.ts";
import { showcase } from "./showcase.ts";

test("every sample has its picture; a new one gets it from scripts/sample-pictures.ts", async () => {
  const samples = await listedSamples();
  const missing = samples.map(samplePicture).filter((path) => !existsSync(`public${path}`));
  expect(missing).toEqual([]);
});

test("what stands on the first page is there, and nothing of it is of grief", async () => {
  const names = (await showcase()).map(({ kind, name }) => `${kind} ${name}`);
  expect(names).toHaveLength(9);
  expect(names.filter((name) => name.startsWith("memorial"))).toEqual([]);
});
