import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { projectRoot } from "#tests/project-root.ts";
import { createLog } from "./log.ts";

const linesOf = (written: string) =>
  written
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);

describe("the log", () => {
  test("is an object a line, with nothing that was not allowed", () => {
    const lines: string[] = [];
    const log = createLog("info", { write: (line) => lines.push(line) });
    log.warn({ status: 503, email: "hana@example.com", error: 'two\nlines "quoted"' }, "said");
    expect(lines).toHaveLength(1);
    const [line] = linesOf(lines.join(""));
    expect(line).toEqual({
      level: 40,
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      status: 503,
      error: 'two\nlines "quoted"',
      msg: "said",
    });
  });

  test.each([
    ["debug", ["info", "warn", "error"]],
    ["info", ["info", "warn", "error"]],
    ["warn", ["warn", "error"]],
    ["error", ["error"]],
    ["silent", []],
  ] as const)("%s writes %j", (level, written) => {
    const lines: string[] = [];
    const log = createLog(level, { write: (line) => lines.push(line) });
    for (const severity of ["info", "warn", "error"] as const) log[severity]({}, severity);
    expect(lines.map((line) => linesOf(line)[0]?.msg)).toEqual(written);
  });

  test.each([
    ["ends by itself", 5_000, ""],
    ["is ended", 100, "process.exit(3);"],
    ["falls over", 100, 'throw new Error("on purpose");'],
  ])("a process that %s has written all %i lines", async (_, count, end) => {
    const log = pathToFileURL(`${projectRoot}/server/log.ts`).href;
    const program = `
      const { createLog } = await import("${log}");
      const log = createLog("info");
      for (let at = 0; at < ${count}; at += 1) log.info({ status: at }, "line");
      ${end}`;
    const child = spawn(process.execPath, ["--input-type=module", "--eval", program], {
      cwd: projectRoot,
      stdio: ["ignore", "pipe", "ignore"],
    });
    const lines = linesOf(await text(child.stdout));
    expect(lines.map(({ status }) => status)).toEqual(Array.from({ length: count }, (_, at) => at));
  });

  test("a process outlives who read its log", async () => {
    const log = pathToFileURL(`${projectRoot}/server/log.ts`).href;
    const program = `
      const { createLog } = await import("${log}");
      const log = createLog("info");
      process.on("message", () => {
        for (let at = 0; at < 2_000; at += 1) log.info({ status: at }, "line");
        process.disconnect();
      });
      process.send("ready");`;
    const child = spawn(process.execPath, ["--input-type=module", "--eval", program], {
      cwd: projectRoot,
      stdio: ["ignore", "pipe", "ignore", "ipc"],
    });
    await once(child, "message");
    child.stdout?.destroy();
    child.send("write");
    const [code] = await once(child, "exit");
    expect(code).toBe(0);
  });
});
