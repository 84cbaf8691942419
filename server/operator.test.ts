import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createConnection, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { askOperator, listenForOperator } from "./operator.ts";

const commands = {
  "make-admin": async (email: string) => ({ email, password: "한 번만 쓰는 비밀번호" }),
  quiet: async () => undefined,
  fail: async () => {
    throw new Error("There is no such member.");
  },
  "not-json": async () => 1n,
};

/** Longer than any socket path may be. */
const longName = "아주긴이름".repeat(12);

describe.each([
  ["a short path", ""],
  ["a path too long for a socket", longName],
])("in a data folder with %s", (_what, deeper) => {
  let base: string;
  let folder: string;
  let listening: { close(): Promise<void> };
  const listen = () => listenForOperator({ folder, commands });
  const ask = (command: string, argument = "") => askOperator({ folder, command, argument });
  const door = () => join(folder, "operator.sock");
  const socketPath = () => (lstatSync(door()).isSymbolicLink() ? readlinkSync(door()) : door());

  beforeEach(async () => {
    base = mkdtempSync(join(tmpdir(), "goi-operator-test-"));
    folder = join(base, deeper);
    mkdirSync(folder, { recursive: true });
    listening = await listen();
  });
  afterEach(async () => {
    await listening.close();
    rmSync(base, { recursive: true, force: true });
  });

  test("the running server answers a command", async () => {
    expect(await ask("make-admin", "me@example.com")).toEqual({
      email: "me@example.com",
      password: "한 번만 쓰는 비밀번호",
    });
    expect(await ask("quiet")).toBeNull();
  });

  test("what goes wrong comes back as a sentence, and the server goes on", async () => {
    await expect(ask("fail")).rejects.toThrow("There is no such member.");
    await expect(ask("drop-everything")).rejects.toThrow('The server knows no command "drop-everything".');
    await expect(ask("toString")).rejects.toThrow("knows no command");
    await expect(ask("not-json")).rejects.toThrow();
    expect(await ask("quiet")).toBeNull();
  });

  test("only the person who runs the server can open the socket, whatever their umask", async () => {
    await listening.close();
    const before = process.umask(0);
    listening = await listen().finally(() => process.umask(before));
    expect(statSync(socketPath()).mode & 0o777).toBe(0o600);
    if (deeper) expect(statSync(dirname(socketPath())).mode & 0o777).toBe(0o700);
  });

  test("when nobody listens, the sentence says what to do", async () => {
    await listening.close();
    await expect(ask("quiet")).rejects.toThrow(
      `No running 고이 answers in DATA_DIR=${folder}; start it first, then try again.`,
    );
    expect(readdirSync(folder)).toEqual([]);
  });

  test("a socket left by a killed server is replaced", async () => {
    await listening.close();
    const code = `
      import { listenForOperator } from ${JSON.stringify(new URL("./operator.ts", import.meta.url).href)};
      await listenForOperator({ folder: process.argv[1], commands: {} });
      process.kill(process.pid, "SIGKILL");`;
    await once(spawn(process.execPath, ["--input-type=module", "-e", code, folder]), "exit");
    const left = socketPath();
    expect(statSync(left).isSocket()).toBe(true);
    await expect(ask("quiet")).rejects.toThrow("No running 고이 answers");

    listening = await listen();
    expect(await ask("quiet")).toBeNull();
    if (deeper) expect(() => statSync(dirname(left))).toThrow("ENOENT");
  });

  test("a plain file where the socket belongs is replaced too", async () => {
    await listening.close();
    writeFileSync(door(), "");
    listening = await listen();
    expect(await ask("quiet")).toBeNull();
  });

  test.each([
    ["no JSON", "make me admin\n"],
    ["another shape", '{"command":["make-admin"],"argument":7}\n'],
    ["an empty line", "\n"],
    ["bytes that are no text", Buffer.from([0xff, 0xfe, 0x00, 0x0a])],
  ])("%s is answered with a no", async (_name, line) => {
    const client = createConnection(socketPath());
    client.write(line);
    const answer = Buffer.concat(await client.toArray()).toString();
    expect(JSON.parse(answer)).toEqual({ error: "The server did not understand this command." });
  });

  test("a line without end is cut off", async () => {
    const client = createConnection(socketPath()).on("error", () => undefined);
    const closed = new Promise((resolve) => client.on("close", resolve));
    client.resume().write("x".repeat(1_000_000));
    await closed;
    expect(await ask("quiet")).toBeNull();
  });

  test("clients that say nothing, half a line, or leave at once keep nobody waiting", async () => {
    const open = async (line: string): Promise<Socket> => {
      const client = createConnection(socketPath());
      await once(client, "connect");
      client.resume().write(line);
      return client;
    };
    const silent = await Promise.all(["", '{"command":"qu'].map(open));
    (await open('{"command":"make-admin","argument":"me@example.com"}\n')).destroy();
    expect(await ask("quiet")).toBeNull();

    const left = Promise.all(silent.map((client) => once(client, "close")));
    await listening.close();
    await left;
  });
});
