import { createHash } from "node:crypto";
import { closeSync, constants, copyFileSync, mkdirSync, openSync, readSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import { answerTasks } from "#server/workers/worker-tasks.ts";

/** What a manifest says of a file's bytes. */
export type FileSum = { size: number; sha256: string };
export type FileCopy = { from: string; to: string };
/** By its code others know a full disk or a file that is gone, and an error's code does not cross the thread. */
export type FileOutcome<Made> = { made: Made } | { failed: { code?: string; message: string } };

const chunk = Buffer.allocUnsafe(1024 * 1024);

const tasks = {
  sum: async (path: string) => outcomeOf(() => sumOf(path)),
  "copy-fixed": async (copy: FileCopy) => outcomeOf(() => copyFixed(copy)),
  "copy-changing": async (copy: FileCopy) => outcomeOf(() => copyChanging(copy)),
};

export type FileTasks = typeof tasks;

answerTasks(tasks);

function outcomeOf<Made>(work: () => Made): FileOutcome<Made> {
  try {
    return { made: work() };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const code = "code" in error ? String(error.code) : undefined;
    return { failed: { code, message: error.message } };
  }
}

/** Shares its bytes where the disk can; what is summed is what was written, which is still in memory. */
function copyFixed({ from, to }: FileCopy): FileSum {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to, constants.COPYFILE_FICLONE | constants.COPYFILE_EXCL);
  return sumOf(to);
}

/** To where it ends when its end is reached: Node's own copy asks for the size first, and waits for the rest of a cut file. */
function copyChanging({ from, to }: FileCopy): void {
  const source = openSync(from, "r");
  try {
    const target = openSync(to, "wx");
    try {
      for (const bytes of chunksOf(source)) {
        for (let at = 0; at < bytes.length; ) at += writeSync(target, bytes, at);
      }
    } finally {
      closeSync(target);
    }
  } finally {
    closeSync(source);
  }
}

function sumOf(path: string): FileSum {
  const file = openSync(path, "r");
  try {
    const hash = createHash("sha256");
    let size = 0;
    for (const bytes of chunksOf(file)) {
      hash.update(bytes);
      size += bytes.length;
    }
    return { size, sha256: hash.digest("hex") };
  } finally {
    closeSync(file);
  }
}

/** Each is to be used before the next is asked for. */
function* chunksOf(file: number): Generator<Buffer> {
  for (;;) {
    const bytesRead = readSync(file, chunk);
    if (bytesRead === 0) return;
    yield chunk.subarray(0, bytesRead);
  }
}
