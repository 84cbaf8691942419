import { existsSync, mkdtempSync, readlinkSync, rmdirSync, rmSync, symlinkSync } from "node:fs";
import { createConnection, createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { z } from "zod";

/** A command is a word and an address; more than this is not one of ours. */
const MAX_LINE_BYTES = 64 * 1024;
/** Our own client sends its line at once; who stays silent longer is not it. */
const SILENCE_MS = 10_000;
/** The slowest command hashes one password. */
const ANSWER_MS = 30_000;
/** The kernel's limit for the path of a socket is 108 bytes on Linux and 104 on macOS, its end included. */
const MAX_SOCKET_PATH_BYTES = 100;

const requestLine = z.object({ command: z.string(), argument: z.string() });
const answerLine = z.union([z.object({ result: z.unknown() }), z.object({ error: z.string() })]);

type Commands = Record<string, (argument: string) => Promise<unknown>>;

/**
 * Lets the person who runs this server give it commands from a second process, through a socket in the data
 * folder that only they can open. Whoever calls this holds the folder's lock, so what lies there is stale.
 */
export async function listenForOperator(parts: {
  folder: string;
  commands: Commands;
}): Promise<{ close(): Promise<void> }> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on("close", () => open.delete(socket));
    serve(socket, parts.commands);
  });
  clear(parts.folder);
  await listenPrivately(server, place(parts.folder));
  return {
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of open) socket.destroy();
      await closed;
      clear(parts.folder);
    },
  };
}

/** Asks the running server; rejects with a clear sentence when nobody listens or the server says no. */
export async function askOperator(parts: {
  folder: string;
  command: string;
  argument: string;
}): Promise<unknown> {
  const { folder, command, argument } = parts;
  const socket = await connect(linkedSocket(folder) ?? socketPath(folder)).catch((cause) => {
    throw new Error(`No running 고이 answers in DATA_DIR=${folder}; start it first, then try again.`, {
      cause,
    });
  });
  try {
    socket.write(`${JSON.stringify({ command, argument })}\n`);
    const answer = answerLine.safeParse(parse(await readLine(socket, ANSWER_MS)));
    if (!answer.success)
      throw new Error(`The running 고이 in DATA_DIR=${folder} did not answer; look into its log.`);
    if ("error" in answer.data) throw new Error(answer.data.error);
    return answer.data.result;
  } finally {
    socket.destroy();
  }
}

function connect(path: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(path, () => resolve(socket)).once("error", reject);
  });
}

async function serve(socket: Socket, commands: Commands) {
  const line = await readLine(socket, SILENCE_MS);
  if (line === undefined) return socket.destroy();
  const answer = await obey(line, commands).catch((error) =>
    JSON.stringify({ error: String(error?.message ?? error) }),
  );
  socket.end(`${answer}\n`);
}

async function obey(line: string, commands: Commands): Promise<string> {
  const request = requestLine.safeParse(parse(line));
  if (!request.success) throw new Error("The server did not understand this command.");
  const { command, argument } = request.data;
  const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (!run) throw new Error(`The server knows no command "${command}".`);
  return JSON.stringify({ result: (await run(argument)) ?? null });
}

function parse(line: string | undefined): unknown {
  try {
    return JSON.parse(line ?? "");
  } catch {
    return undefined;
  }
}

/** The first line that arrives; nothing when the other side leaves, falls silent or goes on too long. */
function readLine(socket: Socket, patienceMs: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    let received = Buffer.alloc(0);
    const patience = setTimeout(() => resolve(undefined), patienceMs);
    socket.on("error", () => undefined);
    socket.on("close", () => {
      clearTimeout(patience);
      resolve(undefined);
    });
    socket.on("data", (chunk) => {
      received = Buffer.concat([received, chunk]);
      const end = received.indexOf("\n");
      if (end >= 0) resolve(received.toString("utf8", 0, end));
      else if (received.length > MAX_LINE_BYTES) resolve(undefined);
      else return;
      clearTimeout(patience);
      socket.removeAllListeners("data").resume();
    });
  });
}

const socketPath = (folder: string) => join(folder, "operator.sock");

/** Where to listen: in the data folder, or, when its path is too long, in a private short one that a link names. */
function place(folder: string): string {
  const door = socketPath(folder);
  if (fits(door)) return door;
  const base = fits(join(tmpdir(), "goi-operator-123456", "s")) ? tmpdir() : "/tmp";
  const short = join(mkdtempSync(join(base, "goi-operator-")), "s");
  symlinkSync(short, door);
  return short;
}

function fits(path: string): boolean {
  return Buffer.byteLength(path) <= MAX_SOCKET_PATH_BYTES;
}

function linkedSocket(folder: string): string | undefined {
  try {
    return readlinkSync(socketPath(folder));
  } catch {
    return undefined;
  }
}

/** Removes the socket, and the short folder if it lies in one. */
function clear(folder: string) {
  const linked = linkedSocket(folder);
  rmSync(socketPath(folder), { force: true });
  if (!linked) return;
  rmSync(linked, { force: true });
  if (existsSync(dirname(linked))) rmdirSync(dirname(linked));
}

/** The socket is made inside `listen`, with the umask of that moment: it is never open to others. */
function listenPrivately(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const before = process.umask(0o177);
    try {
      server.once("error", reject).listen(path, resolve);
    } finally {
      process.umask(before);
    }
  });
}
