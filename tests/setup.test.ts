import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { projectRoot } from "./project-root.ts";

/** Each fake tool writes its name and arguments into `journal` and does as the environment says. */
const tool = (name: string, more = "") => `
  const { appendFileSync, existsSync, writeFileSync, mkdirSync } = require("node:fs");
  const { FAIL = "", REPORTS } = process.env;
  for (const word of process.argv.slice(2)) if (/\\.(test|spec)\\.ts$/.test(word)) appendFileSync("arguments", ${JSON.stringify(name)} + " " + word + "\\n");
  appendFileSync("journal", ${JSON.stringify(name)} + " " + process.argv.slice(2).filter((word) => !word.includes("/")).join(" ") + "\\n");
  if (FAIL.split(",").includes(${JSON.stringify(name)})) { console.log("${name} is unhappy"); process.exitCode = 1; }
  const reports = REPORTS ? JSON.parse(REPORTS) : {};
  if (${JSON.stringify(name)} === "vitest" && existsSync("hold-tests")) setInterval(() => undefined, 1_000);
  if (process.argv[2] === "build" && existsSync("hold-build")) setInterval(() => undefined, 1_000);
  ${more}`;

const tools: Record<string, string> = {
  "@biomejs/biome/bin/biome": tool("biome"),
  "typescript/bin/tsc": tool("tsc"),
  "@react-router/dev/bin.cjs": tool(
    "react-router",
    'if (process.argv[2] === "build") mkdirSync("build", { recursive: true });',
  ),
  "vitest/vitest.mjs": `import { createRequire } from "node:module"; const require = createRequire(import.meta.url);
    ${tool("vitest", "if (reports.vitest) writeFileSync(process.env.VITEST_REPORT, JSON.stringify(reports.vitest));")}`,
  "@playwright/test/cli.js": tool(
    "playwright",
    "if (reports.playwright) writeFileSync(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME, JSON.stringify(reports.playwright));",
  ),
};

/** Stands in for npm: "installs" the tools above and this very Node, once no file `hold` is there any more. */
const npm = `
  const { appendFileSync, copyFileSync, existsSync, mkdirSync, symlinkSync, writeFileSync, rmSync } = require("node:fs");
  const { dirname } = require("node:path");
  if (process.argv[2] === "config") {
    console.error("npm warn Unknown user config");
    console.log(process.env.npm_config_registry ?? "https://packages.test/");
    process.exit();
  }
  if (existsSync("npm-shrinkwrap.json")) copyFileSync("npm-shrinkwrap.json", "read-by-npm.json");
  const names = Object.keys(process.env).filter((name) => /^(npm_config_|node_env)/i.test(name));
  appendFileSync("journal", "npm " + process.argv[2] + " " + names.sort().join(" ") + "\\n");
  appendFileSync("npm-pids", process.pid + "\\n");
  const wait = setInterval(() => {
    if (existsSync("hold")) return;
    clearInterval(wait);
    if (process.env.FAIL === "addresses" && existsSync("npm-shrinkwrap.json")) process.exit(1);
    if (process.env.FAIL === "npm") { console.error("npm error: no network"); process.exit(7); }
    rmSync("node_modules", { recursive: true, force: true });
    for (const [path, code] of Object.entries(${JSON.stringify(tools)})) {
      mkdirSync("node_modules/" + dirname(path), { recursive: true });
      writeFileSync("node_modules/" + path, code);
    }
    const node = "node_modules/node-" + process.platform + "-" + process.arch + "/bin";
    mkdirSync(node, { recursive: true });
    symlinkSync(process.execPath, node + "/node");
  }, 10);`;

const server = `
  import { appendFileSync } from "node:fs";
  const { NODE_ENV, EXIT } = process.env;
  appendFileSync("journal", \`server \${NODE_ENV}\\n\`);
  if (EXIT) process.exit(Number(EXIT));
  const alive = setInterval(() => undefined, 1_000);
  process.on("SIGTERM", () => { appendFileSync("journal", "server SIGTERM\\n"); clearInterval(alive); });
  appendFileSync("server-pid", String(process.pid));`;

const admin = (name: string) =>
  `import { appendFileSync } from "node:fs"; appendFileSync("journal", "${name} " + process.argv.slice(2) + "\\n");`;

// Somebody's own folder: paths that become addresses and back, or words of a command, must not lose any of it.
const folder = mkdtempSync(join(tmpdir(), "홍 길동-"));
/** Anew for every test, always in the same place: what Node compiled of it for one test it need not for the next. */
const project = join(folder, "고이");
/** One that has been started once: a copy of it is what installing and building it again would make. */
const settled = join(folder, "settled");
const compiled = join(folder, "compiled");
const started = new Set<number>();

/** A time in whole seconds, which a copy has as well. */
const LONG_AGO = 1_700_000_000;

function layOut() {
  const files = {
    "package.json": "{}",
    "package-lock.json": '{"packages":{}}',
    "npm-cli.js": npm,
    "server/main.ts": server,
    "server/admin.ts": admin("admin"),
    "server/commands/admin.ts": admin("sources of admin"),
    "scripts/build-card.ts":
      'if (process.env.FAIL === "card") { console.log("card is unhappy"); process.exitCode = 1; }',
    "scripts/build-server.ts": "",
    "scripts/compress.ts": "",
    "scripts/trim-packages.ts": "",
    "cards/themes/fonts.ts": "",
    "web/page.tsx": "",
    "bin/fc-list": "#!/bin/sh\necho Korean",
    "bin/chromium": "#!/bin/sh",
    "bin/chromium-headless-shell": "#!/bin/sh",
    "bin/WebKitWebDriver": "#!/bin/sh",
    "bin/Xvfb": "#!/bin/sh",
    "bin/firefox-esr": "#!/bin/sh",
  };
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), content);
    utimesSync(join(project, path), LONG_AGO, LONG_AGO);
  }
  for (const program of readdirSync(join(project, "bin"))) chmodSync(join(project, "bin", program), 0o755);
  mkdirSync(join(project, "scripts"), { recursive: true });
  for (const file of readdirSync(join(projectRoot, "scripts")).filter((name) => name.endsWith(".mjs"))) {
    cpSync(join(projectRoot, "scripts", file), join(project, "scripts", file));
  }
}

beforeAll(async () => {
  layOut();
  await start();
  // Somebody else may have their numbers by then.
  rmSync(at("npm-pids"));
  renameSync(project, settled);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(layOut);
afterEach(() => {
  for (const pid of [...started, ...numbers("npm-pids"), ...numbers("server-pid")]) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // It has ended by itself.
    }
  }
  started.clear();
  rmSync(project, { recursive: true, force: true });
});

const at = (path: string) => join(project, path);
const read = (path: string) => (existsSync(at(path)) ? readFileSync(at(path), "utf8") : "");
const numbers = (path: string) => read(path).split("\n").filter(Boolean).map(Number);
const journal = () => read("journal").split("\n").filter(Boolean);
/** What happened, in short: the first two words of each line. */
const steps = () => journal().map((line) => line.trim().split(" ").slice(0, 2).join(" "));

type Settings = Record<string, string>;

function command(words: string[], settings: Settings = {}) {
  const child = spawn(process.execPath, [at("scripts/run.mjs"), ...words], {
    cwd: tmpdir(),
    env: { PATH: at("bin"), npm_execpath: at("npm-cli.js"), NODE_COMPILE_CACHE: compiled, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  started.add(Number(child.pid));
  const heard = { out: "", err: "" };
  child.stdout.setEncoding("utf8").on("data", (text) => {
    heard.out += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text) => {
    heard.err += text;
  });
  const ended = once(child, "close");
  return {
    exited: once(child, "exit"),
    said: () => heard.out,
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    async outcome() {
      const [code] = (await ended) as [number | null];
      started.delete(Number(child.pid));
      return { code, ...heard };
    },
  };
}

const run = (words: string[], settings: Settings = {}) => command(words, settings).outcome();
/** A start whose server ends at once. */
const start = (settings: Settings = {}) => run(["start"], { EXIT: "0", ...settings });

/** As the first start leaves it. */
function startedBefore() {
  cpSync(settled, project, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });
}

/** With all that is installed, before any build. */
function installedBefore() {
  startedBefore();
  rmSync(at("build"), { recursive: true });
  writeFileSync(at("journal"), `${journal()[0]}\n`);
}

async function until(condition: () => unknown) {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 20));
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe("start", () => {
  test("the first one installs, builds and runs the server; the next only runs it", async () => {
    const first = await start();
    expect(first).toMatchObject({ code: 0, err: "" });
    expect(first.out).toContain("Installing dependencies (first start only)…\n");
    expect(steps()).toEqual(["npm ci", "react-router build", "server production"]);

    expect(await start()).toEqual({ code: 0, out: "", err: "" });
    expect(steps().slice(3)).toEqual(["server production"]);
  });

  test("another lock file is installed, changed sources are built", async () => {
    startedBefore();
    writeFileSync(at("package-lock.json"), '{"packages":{"":{}}, "changed":true}');
    utimesSync(at("web/page.tsx"), 1, 1);
    await start();
    expect(steps().slice(3)).toEqual(["npm ci", "react-router build", "server production"]);
  });

  test.each([
    ["added", () => writeFileSync(at("web/new.tsx"), "")],
    ["removed", () => rmSync(at("web/page.tsx"))],
    ["edited", () => appendFileSync(at("web/page.tsx"), "//")],
  ])("a source file that is %s means a new build", async (_what, change) => {
    startedBefore();
    change();
    await start();
    expect(steps().slice(3)).toEqual(["react-router build", "server production"]);
  });

  test("what a person installed by hand is not installed again", async () => {
    startedBefore();
    rmSync(at("node_modules/.goi-installed"));
    writeFileSync(
      at("package-lock.json"),
      '{"packages":{"":{},"node_modules/a":{"version":"1.0.0"},"node_modules/b":{"version":"2.0.0","optional":true}}}',
    );
    writeFileSync(
      at("node_modules/.package-lock.json"),
      '{"packages":{"node_modules/a":{"version":"1.0.0"}}}',
    );
    await start();
    expect(steps().filter((step) => step === "npm ci")).toHaveLength(1);

    rmSync(at("node_modules/.goi-installed"));
    writeFileSync(
      at("node_modules/.package-lock.json"),
      '{"packages":{"node_modules/a":{"version":"0.9.0"}}}',
    );
    await start();
    expect(steps().filter((step) => step === "npm ci")).toHaveLength(2);
  });

  test("packages that were trimmed for other fonts are installed again", async () => {
    startedBefore();
    writeFileSync(at("node_modules/.package-lock.json"), '{"packages":{}}');
    writeFileSync(at("cards/themes/fonts.ts"), "// a new weight");
    await start();
    expect(steps().filter((step) => step === "npm ci")).toHaveLength(2);
  });

  test("a lock file without the packages of some other machine is followed all the same", async () => {
    writeFileSync(
      at("package-lock.json"),
      '{"packages":{"node_modules/a":{"optionalDependencies":{"a-for-mars":"1.0.0"}}}}',
    );
    await start();
    expect(steps()[0]).toBe("npm install");
  });

  test("settings of the surrounding npm do not change what is installed", async () => {
    await start({
      NODE_ENV: "production",
      npm_config_omit: "dev",
      NPM_CONFIG_PRODUCTION: "true",
      npm_config_ignore_scripts: "true",
      npm_config_global: "true",
      npm_config_registry: "https://registry.example.com",
    });
    expect(journal()[0]).toBe("npm ci npm_config_registry");
  });

  test("two at once on a fresh clone install and build once", async () => {
    writeFileSync(at("hold"), "");
    const two = [command(["start"], { EXIT: "0" }), command(["start"], { EXIT: "0" })];
    await until(() => two.some((one) => one.said().includes("Waiting for another start")));
    rmSync(at("hold"));
    const outcomes = await Promise.all(two.map((one) => one.outcome()));
    expect(outcomes.map(({ code }) => code)).toEqual([0, 0]);
    expect(steps().toSorted()).toEqual([
      "npm ci",
      "react-router build",
      "server production",
      "server production",
    ]);
  });

  test("one that was killed while installing is no obstacle, but what it left running is waited for", async () => {
    writeFileSync(at("hold"), "");
    const killed = command(["start"]);
    await until(() => numbers("npm-pids").length);
    killed.kill("SIGKILL");
    await killed.exited;
    const [orphan] = numbers("npm-pids");
    const next = command(["start"], { EXIT: "0" });
    await until(() => next.said().includes(`Waiting for another start (pid ${orphan})`));
    rmSync(at("hold"));
    expect(await next.outcome()).toMatchObject({ code: 0 });
    expect(isAlive(Number(orphan))).toBe(false);
    expect(steps()).toEqual(["npm ci", "npm ci", "react-router build", "server production"]);
  });

  test("where npm has no Node for the machine, its own does if it is new enough", async () => {
    const npmWithout = npm.replace(/const node = [\s\S]*?\/node"\);/, "");
    writeFileSync(at("npm-cli.js"), npmWithout);
    expect(await start()).toMatchObject({ code: 0 });

    rmSync(at("node_modules"), { recursive: true });
    const older = 'Object.defineProperty(process, "versions", { value: { node: "22.1.0" } })';
    writeFileSync(
      at("older.cjs"),
      `${older}; Object.defineProperty(process, "version", { value: "v22.1.0" });`,
    );
    const refused = await start({ NODE_OPTIONS: `--require="${at("older.cjs")}"` });
    expect(refused.code).toBe(1);
    expect(refused.err).toContain("and this is v22.1.0; install Node.js 24 or newer");
  });

  test("a failed install says so, and is tried again next time", async () => {
    const failed = await start({ FAIL: "npm" });
    expect(failed.code).toBe(1);
    expect(failed.err).toBe(
      "npm error: no network\nnpm error: no network\nThe dependencies could not be installed; npm says why above.\n",
    );
    expect(await start()).toMatchObject({ code: 0 });
  });

  test("npm is told where every package lies in the registry of this machine, and no file remembers it", async () => {
    const packages = {
      "": {},
      "node_modules/one": { version: "1.0.0", integrity: "sha512-one" },
      "node_modules/one/node_modules/@two/three": { version: "2.0.0-rc.1", integrity: "sha512-three" },
      "node_modules/here": { version: "1.0.0", resolved: "here", link: true },
    };
    writeFileSync(at("package-lock.json"), JSON.stringify({ packages }));
    expect(await start({ npm_config_registry: "https://near.test/npm" })).toMatchObject({ code: 0 });
    expect(JSON.parse(read("read-by-npm.json")).packages).toEqual({
      ...packages,
      "node_modules/one": {
        ...packages["node_modules/one"],
        resolved: "https://near.test/npm/one/-/one-1.0.0.tgz",
      },
      "node_modules/one/node_modules/@two/three": {
        ...packages["node_modules/one/node_modules/@two/three"],
        resolved: "https://near.test/npm/@two/three/-/three-2.0.0-rc.1.tgz",
      },
    });
    expect(existsSync(at("npm-shrinkwrap.json"))).toBe(false);
  });

  test("a registry that keeps its packages elsewhere is asked where", async () => {
    expect(await start({ FAIL: "addresses" })).toMatchObject({ code: 0 });
    expect(steps()).toEqual(["npm ci", "npm ci", "react-router build", "server production"]);
  });

  test.each(["react-router", "card"])(
    "a failed build of %s shows its whole output, and is tried again next time",
    async (FAIL) => {
      const failed = await start({ FAIL });
      expect(failed.code).toBe(1);
      expect(failed.err).toBe(
        `${FAIL} is unhappy\nThe pages could not be built; what is wrong stands above.\n`,
      );
      expect(await start()).toMatchObject({ code: 0 });
    },
  );

  test("the mode is production unless another is given", async () => {
    startedBefore();
    await start({ NODE_ENV: "" });
    await start({ NODE_ENV: "test" });
    expect(steps().slice(3)).toEqual(["server production", "server test"]);
  });

  test("the server's exit code is the command's", async () => {
    startedBefore();
    expect(await start({ EXIT: "42" })).toMatchObject({ code: 42 });
  });

  test("a signal that comes twice at once, from the terminal and from npm, reaches the server once", async () => {
    startedBefore();
    const running = command(["start"]);
    await until(() => numbers("server-pid").length);
    running.kill("SIGTERM");
    running.kill("SIGTERM");
    expect(await running.outcome()).toMatchObject({ code: 0 });
    expect(journal().filter((line) => line === "server SIGTERM")).toHaveLength(1);
  });

  test("the server does not outlive a starter that was killed", async () => {
    startedBefore();
    const running = command(["start"]);
    await until(() => numbers("server-pid").length);
    running.kill("SIGKILL");
    await until(() => !isAlive(Number(numbers("server-pid")[0])));
  });
});

test("an old Node is told what is needed in one sentence", async () => {
  const old = 'Object.defineProperty(process, "versions", { value: { node: "18.20.4" } })';
  writeFileSync(at("old.cjs"), `${old}; Object.defineProperty(process, "version", { value: "v18.20.4" });`);
  const refused = await start({ NODE_OPTIONS: `--require="${at("old.cjs")}"` });
  expect(refused.code).toBe(1);
  expect(refused.err).toBe(
    "고이 needs Node.js 20 or newer to start, and this is v18.20.4; see https://nodejs.org.\n",
  );
});

test("an unknown command is answered with those that exist", async () => {
  expect(await run(["strat"])).toMatchObject({
    code: 1,
    err: "Choose one of: start, dev, demo, check, test, admin, doctor, backup, restore, bench, cluster, faults, pictures.\n",
  });
});

test("admin hands the address on, to what was built while that is of its sources", async () => {
  startedBefore();
  await run(["admin", "me@example.com"]);
  expect(journal().at(-1)).toBe("admin me@example.com");
  utimesSync(at("server/main.ts"), 1, 1);
  await run(["admin", "me@example.com"]);
  expect(journal().at(-1)).toBe("sources of admin me@example.com");
});

const spec = (title: string, status: string, ...reasons: string[]) => {
  const results = reasons.map((message) => ({ error: { message } }));
  return { title, tests: [{ status, projectName: "phone", results }] };
};

const passing = {
  vitest: {
    tests: [
      { name: "adds", layer: "rules", status: "passed" },
      { name: "subtracts", layer: "rules", status: "passed" },
      { name: "keeps on postgres", layer: "app on PostgreSQL", status: "passed" },
    ],
    errors: [],
    absent: [],
  },
  playwright: { suites: [{ specs: [spec("opens", "expected")] }], errors: [] },
};
const reporting = (reports: object) => ({ REPORTS: JSON.stringify(reports) });

describe("check", () => {
  beforeEach(installedBefore);

  test("takes lint, types, build and fast tests, each with its time", async () => {
    const checked = await run(["check"], reporting(passing));
    expect(checked.code).toBe(0);
    expect(steps().slice(1)).toEqual([
      "biome check",
      "react-router typegen",
      "tsc --noEmit",
      "react-router build",
      "vitest run",
    ]);
    for (const step of ["format and lint", "types", "build", "tests"]) {
      expect(checked.out).toMatch(new RegExp(`^✓ ${step}, \\d+\\.\\d s$`, "m"));
    }
  });

  test.each([
    ["biome", ["biome check"]],
    ["react-router", ["biome check", "react-router typegen"]],
    ["tsc", ["biome check", "react-router typegen", "tsc --noEmit"]],
  ])("stops when %s fails", async (fails, taken) => {
    const checked = await run(["check"], { ...reporting(passing), FAIL: fails });
    expect(checked.code).toBe(1);
    expect(steps().slice(1)).toEqual(taken);
  });
});

test("a test that is told to stop while it builds starts no tests", async () => {
  installedBefore();
  writeFileSync(at("hold-build"), "");
  const running = command(["test"], reporting(passing));
  await until(() => steps().includes("react-router build") && steps().includes("tsc --noEmit"));
  running.kill("SIGTERM");
  rmSync(at("hold-build"));
  expect(await running.outcome()).toMatchObject({ code: 1, err: "Stopped.\n" });
  expect(steps()).not.toContain("vitest run");
  expect(steps()).not.toContain("playwright test");
});

test("a check that is told to stop ends", async () => {
  installedBefore();
  writeFileSync(at("hold-tests"), "");
  const running = command(["check"], reporting(passing));
  await until(() => steps().at(-1) === "vitest run");
  running.kill("SIGTERM");
  expect(await running.outcome()).toMatchObject({ code: 1, err: "Stopped.\n" });
});

describe("test", () => {
  beforeEach(installedBefore);

  const lastLine = (out: string) => out.trimEnd().split("\n").at(-1);

  test("ends with how many tests passed and failed, over both kinds", async () => {
    const tested = await run(["test"], { ...reporting(passing), NODE_ENV: "production" });
    expect(tested.code).toBe(0);
    expect(tested.out).toMatch(/\nPassed: 2 rules, 1 app on PostgreSQL, 1 browser\n4 passed, 0 failed\n$/);
    const taken = steps();
    // Side by side, and none before what it needs.
    const inOrder = (...names: string[]) => names.map((name) => taken.indexOf(name));
    for (const order of [
      inOrder("biome check", "react-router typegen", "tsc --noEmit"),
      inOrder("react-router build", "vitest run", "playwright test"),
    ]) {
      expect(order).not.toContain(-1);
      expect(order).toEqual(order.toSorted((one, other) => one - other));
    }
    expect(taken).toHaveLength(7);
  });

  test("takes only the files that are named, of any layer, after a build", async () => {
    for (const file of ["domain/price.test.ts", "domain/day.test.ts", "tests/browser/price.spec.ts"]) {
      mkdirSync(dirname(at(file)), { recursive: true });
      writeFileSync(at(file), "");
    }
    const tested = await run(["test", "price"], reporting(passing));
    expect(lastLine(tested.out)).toBe("4 passed, 0 failed");
    expect(journal().slice(1)).toEqual([
      "react-router build",
      expect.stringMatching(/^vitest run( --reporter=default)?/),
      expect.stringMatching(/^playwright test/),
    ]);
    expect(read("arguments").split("\n")).toEqual(
      expect.arrayContaining(["vitest domain/price.test.ts", "playwright tests/browser/price.spec.ts"]),
    );
    const unknown = await run(["test", "prize"], reporting(passing));
    expect(unknown).toMatchObject({ code: 1, err: "No test file has prize in its path.\n" });
  });

  test("goes on after a failure, so that all of them are seen", async () => {
    const reports = {
      vitest: {
        tests: [{ name: "adds", status: "failed", reason: "expected 3 to be 4\nat line 7" }],
        errors: [{ name: "a.test.ts", reason: "no database" }],
      },
      playwright: {
        suites: [
          {
            specs: [],
            suites: [
              {
                specs: [
                  spec("opens", "unexpected", "\u001b[31mtoo slow\u001b[39m"),
                  spec("shuts", "expected"),
                ],
              },
            ],
          },
        ],
        errors: [{ message: "the server did not start" }],
      },
    };
    const tested = await run(["test"], { ...reporting(reports), FAIL: "biome,tsc,vitest,playwright" });
    expect(tested.code).toBe(1);
    expect(tested.out.split("\n").slice(-9)).toEqual([
      "Passed: 1 browser",
      "Failed: format and lint",
      "Failed: types",
      "Failed: a.test.ts (no database)",
      "Failed: adds (expected 3 to be 4)",
      "Failed: outside of all tests (the server did not start)",
      "Failed: phone › opens (too slow)",
      "1 passed, 6 failed",
      "",
    ]);
  });

  test("an exit code that no test explains is a failure", async () => {
    const tested = await run(["test"], { ...reporting(passing), FAIL: "vitest" });
    expect(tested.code).toBe(1);
    expect(tested.out).toMatch(/Failed: tests\n4 passed, 1 failed\n$/);
  });

  test("an engine that the machine has not is named once, and the others are counted apart", async () => {
    const inEngine = (projectName: string, status: string, description?: string) => ({
      title: "somebody signs up",
      tests: [{ status, projectName, annotations: description ? [{ type: "skip", description }] : [] }],
    });
    const specs = [
      spec("opens", "expected"),
      inEngine("webkit", "expected"),
      inEngine("firefox", "skipped", "not installed"),
      inEngine("firefox", "skipped", "not installed"),
    ];
    const tested = await run(
      ["test"],
      reporting({ ...passing, playwright: { suites: [{ specs }], errors: [] } }),
    );
    expect(tested.out.split("\n").slice(-4)).toEqual([
      "Did not run: tests in Firefox (not installed)",
      "Passed: 2 rules, 1 app on PostgreSQL, 1 browser, 1 WebKit",
      "5 passed, 0 failed",
      "",
    ]);
  });

  test("no report and no tests are failures", async () => {
    const tested = await run(["test"], reporting({ playwright: { suites: [], errors: [] } }));
    expect(tested.code).toBe(1);
    expect(tested.out).toContain(
      "Did not run: fast tests (they left no report)\nDid not run: browser tests (there were none)\n0 passed, 2 failed\n",
    );
  });

  test("a layer that this machine cannot run is named before anything else", async () => {
    const absent = [{ layer: "tests on PostgreSQL", reason: "no initdb and postgres on this machine" }];
    const tests = [
      { name: "adds", layer: "rules", status: "passed" },
      { name: "divides", layer: "rules", status: "skipped" },
    ];
    const reports = { ...passing, vitest: { tests, errors: [], absent } };
    const tested = await run(["test"], reporting(reports));
    expect(tested.code).toBe(0);
    expect(tested.out.split("\n").slice(-5)).toEqual([
      "Did not run: tests on PostgreSQL (no initdb and postgres on this machine)",
      "Passed: 1 rules, 1 browser",
      "Skipped: divides",
      "2 passed, 0 failed",
      "",
    ]);
  });

  test("the report of an earlier run does not count", async () => {
    await run(["test"], reporting(passing));
    const tested = await run(["test"], reporting({ playwright: passing.playwright }));
    expect(lastLine(tested.out)).toBe("1 passed, 1 failed");
  });

  test("what was skipped or needed a second try is named", async () => {
    const tested = await run(["test"], {
      ...reporting({
        vitest: {
          tests: [
            { name: "adds", status: "passed" },
            { name: "divides", status: "skipped" },
            { name: "never begun", status: "pending" },
            ...Array.from({ length: 9 }, (_, index) => ({ name: `later ${index}`, status: "skipped" })),
          ],
          errors: [],
        },
        playwright: { suites: [{ specs: [spec("opens", "flaky"), spec("prints", "skipped")] }], errors: [] },
      }),
    });
    expect(tested.out).toMatch(
      /Skipped: divides; never begun; later 0; .*; later 7; and 1 more\nSkipped: phone › prints\nPassed only when tried again: phone › opens\n2 passed, 0 failed\n$/,
    );
    expect(tested.code).toBe(0);
  });

  test("a browser that is named but not there is said to be missing, before anything runs", async () => {
    const tested = await run(["test"], { ...reporting(passing), CHROME_PATH: at("nowhere") });
    expect(tested).toMatchObject({ code: 1, err: `There is no browser at CHROME_PATH=${at("nowhere")}.\n` });
    expect(lastLine(tested.out)).toBe("0 passed, 1 failed");
    expect(steps()).toEqual(["npm ci"]);
  });

  /** Loaded into the command's own Node, so that it takes itself for that person's. */
  function runningAs(uid: number): Settings {
    writeFileSync(at("user.cjs"), `process.getuid = () => ${uid};`);
    return { NODE_OPTIONS: `--require="${at("user.cjs")}"` };
  }

  test.runIf(existsSync("/etc/debian_version"))(
    "a missing browser and font are installed on Debian, by root",
    async () => {
      const programs = ["chromium", "chromium-headless-shell", "WebKitWebDriver", "Xvfb", "firefox-esr"];
      for (const program of programs) rmSync(at(`bin/${program}`));
      writeFileSync(at("bin/fc-list"), "#!/bin/sh\n");
      const apt = `#!/bin/sh\necho "apt-get $*" >> journal\necho > "${at("bin/chromium")}"\necho > "${at("bin/chromium-headless-shell")}"\necho "echo Korean" >> "${at("bin/fc-list")}"\n`;
      writeFileSync(at("bin/apt-get"), apt, { mode: 0o755 });
      const tested = await run(["test"], { ...reporting(passing), ...runningAs(0) });
      expect(tested.out).toContain(
        "Installing chromium, chromium-headless-shell, fonts-noto-cjk, webkit2gtk-driver, xvfb, firefox-esr for the browser tests…\n",
      );
      expect(journal().slice(1, 3)).toEqual([
        "apt-get update -q",
        "apt-get install -q -y --no-install-recommends chromium chromium-headless-shell fonts-noto-cjk webkit2gtk-driver xvfb firefox-esr fontconfig",
      ]);
      expect(lastLine(tested.out)).toBe("4 passed, 0 failed");
    },
  );

  test.runIf(existsSync("/etc/debian_version"))(
    "what else cannot be installed is told, and the tests that can be run are",
    async () => {
      rmSync(at("bin/WebKitWebDriver"));
      writeFileSync(at("bin/apt-get"), "#!/bin/sh\nexit 100\n", { mode: 0o755 });
      const tested = await run(["test"], { ...reporting(passing), ...runningAs(0) });
      expect(tested.out).toContain("apt-get could not install webkit2gtk-driver; it says why above.\n");
      expect(lastLine(tested.out)).toBe("4 passed, 0 failed");
    },
  );

  test.runIf(process.platform === "linux")(
    "without a browser, anybody else reads how to get one, and the rest is tested",
    async () => {
      rmSync(at("bin/chromium"));
      const tested = await run(["test"], { ...reporting(passing), ...runningAs(1000) });
      expect(tested.code).toBe(1);
      expect(tested.err).toContain("The browser tests need Chromium or Google Chrome: install one");
      expect(steps()).toContain("vitest run");
      expect(tested.out).toMatch(
        /\nDid not run: browser tests \(no browser; what to do stands above\)\nPassed: 2 rules, 1 app on PostgreSQL\n3 passed, 1 failed\n$/,
      );
    },
  );
});
