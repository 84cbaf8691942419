import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "#tests/project-root.ts";
import { jobs } from "./admin-words.ts";

test("every job of the server has words for people", () => {
  const files = globSync("server/{repeating-jobs.ts,*/jobs.ts}", { cwd: projectRoot });
  const named = files.flatMap((file) =>
    [
      ...readFileSync(join(projectRoot, file), "utf8").matchAll(/name: "([a-z-]+)",\s+(?:\/\/.*\s+)?when:/g),
    ].map(([, name = ""]) => name),
  );
  expect(named.length).toBeGreaterThan(15);
  expect(Object.keys(jobs).sort()).toEqual(named.sort());
});
