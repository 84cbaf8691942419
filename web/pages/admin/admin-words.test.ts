import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { jobs } from "./admin-words.ts";

test("every job of the server has words for people", () => {
  const server = readFileSync(join(import.meta.dirname, "../../../server/app.ts"), "utf8");
  const queue = server.slice(server.indexOf("rotate-api-key") - 20);
  const named = [...queue.matchAll(/name: "([a-z-]+)"/g)].map(([, name]) => name ?? "");
  expect(named.length).toBeGreaterThan(15);
  expect(Object.keys(jobs).sort()).toEqual(named.sort());
});
