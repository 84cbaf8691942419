import { afterAll, beforeAll, expect, test } from "vitest";
import { schema } from "#server/graphql/schema.ts";
import { known, meantFor, type Row, rowOf } from "./operation-matrix/asking.ts";
import { operationsOf } from "./operation-matrix/question.ts";
import { callers, openWorld, type World } from "./operation-matrix/world.ts";

let world: World;
const rows: Row[] = [];
beforeAll(async () => {
  world = await openWorld();
  const all = operationsOf(schema);
  // Last, because nobody is there any more afterwards.
  all.sort((one, other) => Number(one.field.name === "leave") - Number(other.field.name === "leave"));
  for (const operation of all) rows.push(await rowOf(world, operation));
});
afterAll(() => world.close());

/** What a stranger may hear: that they are nobody here, may not, or that there is nothing. */
const refusals = ["AUTH_REQUIRED", "FORBIDDEN", "NOT_FOUND"];

/** What is wrong with a row, in a sentence for each caller. */
function wrongIn({ operation: { field }, audience, outcomes }: Row): string[] {
  if (!audience) return [`${field.name}: say for whom it is, with a scenario in tests/operation-matrix/`];
  const meant = meantFor(audience);
  return callers.flatMap((caller) => {
    const heard = outcomes[caller];
    if (meant.includes(caller))
      return heard === "ok" ? [] : [`${field.name}: ${caller} may, and hears ${heard}`];
    // A visitor is asked to sign in before anything is looked up.
    const isRefused = caller === "visitor" ? heard === "AUTH_REQUIRED" : refusals.includes(heard);
    return isRefused ? [] : [`${field.name}: ${caller} may not, and hears ${heard}`];
  });
}

test("an operation goes well for those it is for, and with the same arguments for nobody else (Z1)", () => {
  // As one text, so that the line that tells of a failure names the operation.
  expect(rows.flatMap(wrongIn).join("\n")).toBe("");
});

test("an operation declares who may ask as it then answers", () => {
  const forAdmins = rows.filter(({ operation }) => /admin/.test(String(operation.field.extensions.access)));
  expect(forAdmins.map(({ audience }) => audience)).toEqual(forAdmins.map(() => "admin"));
  const forAll = rows.filter(({ audience }) => audience === "everybody");
  const declared = new Set(forAll.map(({ operation }) => operation.field.extensions.access));
  expect(declared).toEqual(new Set(["anybody", "visitor"]));
});

test("what is called admin… is for admins, and nothing else is", () => {
  const named = rows.filter(({ operation: { field } }) => /^admin[A-Z]/.test(field.name));
  expect(rows.filter(({ audience }) => audience === "admin")).toEqual(named);
});

test("no scenario is for an operation that is not there, or there twice", () => {
  expect(known.map(({ name }) => name).toSorted()).toEqual(
    rows.map(({ operation: { field } }) => field.name).toSorted(),
  );
});

test("who may ask what is as the committed table says; an operation without a row fails (Z1)", async () => {
  const lines = rows.map(({ operation: { kind, field }, outcomes }) =>
    ["", kind, field.name, field.extensions.access, ...callers.map((caller) => outcomes[caller]), ""]
      .join(" | ")
      .trim(),
  );
  const head = ["", "operation", "declared access", ...callers].join(" | ");
  const table = [`|${head} |`, `|${" --- |".repeat(callers.length + 3)}`, ...lines, ""].join("\n");
  await expect(table).toMatchFileSnapshot("operation-matrix.md");
});
