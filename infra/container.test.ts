import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { projectRoot } from "../tests/project-root.ts";

const read = (file: string) => readFileSync(join(projectRoot, file), "utf8");
const dockerfile = read("Dockerfile");
const lines = dockerfile.split("\n").filter((line) => line && !line.startsWith("#"));
const ignored = read(".dockerignore").split("\n");

/** What a line copies from this folder. */
function copied(line: string): string[] {
  const [, words = ""] = /^COPY (?!--from)(.*)$/.exec(line) ?? [];
  return words.split(" ").slice(0, -1);
}

test("the image is made from files that are there and not left out", () => {
  const sources = lines.flatMap(copied).filter((source) => source !== ".");
  expect(sources.length).toBeGreaterThan(3);
  for (const source of sources) {
    expect(existsSync(join(projectRoot, source)), source).toBe(true);
    expect(ignored).not.toContain(source.split("/")[0]);
  }
});

test("what runs is copied from the stage that built it", () => {
  const stages = lines.flatMap((line) => /^FROM \S+ AS (\w+)$/.exec(line)?.[1] ?? []);
  const taken = [...dockerfile.matchAll(/^COPY --from=(\w+)(?: --\S+)* \/(?:app\/)?(\S+)/gm)];
  expect(taken.length).toBeGreaterThan(6);
  for (const [, stage = "", path = ""] of taken) {
    expect(stages).toContain(stage);
    const isMade = ["node_modules", "build", "database-ca.pem"].includes(path);
    expect(isMade || existsSync(join(projectRoot, path)), path).toBe(true);
  }
  const started = JSON.parse(/^CMD (.*)$/m.exec(dockerfile)?.[1] ?? "[]");
  expect(existsSync(join(projectRoot, started.at(-1)))).toBe(true);
});

test("nothing that the server imports is missing in the image", () => {
  const folders = [...dockerfile.matchAll(/^COPY --from=build \/app\/(\w+) \w+$/gm)].map(([, name]) => name);
  expect(folders).toEqual(expect.arrayContaining(["server", "domain", "cards", "content", "build"]));
});

test("the scripts that build it exist, with what is taken from them", async () => {
  const calls = [...dockerfile.matchAll(/import\("\.\/([^"]+)"\)\.then\(\(\{ (\w+) \}\)/g)];
  expect(calls).toHaveLength(2);
  for (const [, file = "", name = ""] of calls) {
    expect(read(file)).toMatch(new RegExp(`export async function ${name}\\(`));
  }
});

test("it runs as nobody special, from files that cannot be written", () => {
  expect(lines.at(-3)).toBe("USER node");
  expect(lines).toContain('VOLUME ["/data", "/tmp"]');
  const { app } = parse(read("compose.yaml")).services;
  expect(app).toMatchObject({ read_only: true, tmpfs: ["/tmp"], cap_drop: ["ALL"] });
  expect(app.volumes).toEqual(["files:/data"]);
});

test("compose.yaml sets only what the app knows, and waits for the database", () => {
  const known = [...read("server/config.ts").matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(([, name]) => name);
  const { app, database } = parse(read("compose.yaml")).services;
  for (const name of Object.keys(app.environment)) expect(known).toContain(name);
  expect(app.depends_on).toEqual({ database: { condition: "service_healthy" } });
  expect(database.healthcheck.test).toContain("pg_isready");
});
