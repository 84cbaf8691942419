import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { part } from "#cards/engine/card.ts";
import { contentToday } from "#cards/engine/sample.ts";
import { samplePicture } from "#cards/engine/sample-address.ts";
import { startFrom } from "#cards/engine/start-from.ts";
import { instant } from "#domain/korean-day.ts";
import { cake } from "./birthday/cake/section.ts";
import { birthdayLetter } from "./birthday/letter/section.ts";
import { designsOf } from "./designs.ts";
import { kindNamed } from "./kinds.ts";
import { hasLeft } from "./memorial/farewell/has-left.ts";
import { farewell } from "./memorial/farewell/section.ts";
import { obituary } from "./memorial/obituary/section.ts";
import { listedSamples } from "./sample-list.ts";
import { samplesOf } from "./samples.ts";
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

test("a sample that tells of a death tells of one that has been, before its funeral, whenever it is looked at", async () => {
  const now = "2026-11-18T02:00:00+09:00";
  const dated = (await samplesOf("memorial")).filter(({ sentOn }) => sentOn);
  expect(dated.map(({ name }) => name)).toEqual(["father", "mother"]);
  for (const sample of dated) {
    const content = contentToday(sample, "2026-11-18");
    const { date, time } = part(content, obituary);
    expect(instant({ date, time }) < new Date(now), sample.name).toBe(true);
    expect(hasLeft(part(content, farewell), now), sample.name).toBe(false);
  }
});

test("a look says nothing of whom it is for: no birthday is begun as a seventieth, no notice with a faith", async () => {
  for (const { name, sample } of await designsOf({ kind: "birthday", occasion: null })) {
    const begun = startFrom(kindNamed("birthday"), sample);
    expect(part(begun, cake).milestone, name).toBe("birthday");
    expect(part(begun, birthdayLetter).body, name).toContain("생일을 진심으로 축하합니다.");
  }
  for (const { name, sample } of await designsOf({ kind: "memorial", occasion: null })) {
    expect(part(startFrom(kindNamed("memorial"), sample), obituary).religion, name).toBe("none");
  }
});
