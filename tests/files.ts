import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { createDiskFiles } from "#server/adapters/files-disk.ts";
import { createS3Files } from "#server/adapters/files-s3.ts";
import type { Judge } from "#server/adapters/judge-for-tests.ts";
import type { Files, UploadForm } from "#server/ports.ts";
import { listen } from "#tests/listen.ts";
import { startS3 } from "#tests/s3-server.ts";

/** A clock that stands still until it is moved. */
export function stoppedClock(start = "2026-11-15T03:00:00Z") {
  let now = new Date(start);
  return {
    now: () => now,
    advance(seconds: number) {
      now = new Date(now.getTime() + seconds * 1000);
    },
  };
}

export interface FileStore {
  files: Files;
  clock: ReturnType<typeof stoppedClock>;
  /** How many objects are stored, unfinished ones included. */
  count(): number;
  close(): Promise<void>;
}

interface DiskOptions {
  folder?: string;
  secret?: string;
  start?: string;
  maxUploads?: number;
  reserveBytes?: number;
  free?: () => Promise<number>;
}

/** Files in a folder of their own, with the address that takes the forms. */
export async function diskStore(options: DiskOptions = {}) {
  const clock = stoppedClock(options.start);
  const made = options.folder ? undefined : mkdtempSync(join(tmpdir(), "goi-files-"));
  const folder = options.folder ?? made ?? "";
  let receive: ((request: Request) => Promise<Response>) | undefined;
  const server = await listen(async (request) => receive?.(request) ?? new Response(null, { status: 503 }));
  const files = createDiskFiles({
    folder,
    endpoint: `${server.origin}/bucket`,
    secret: options.secret ?? "a secret of thirty-two characters",
    clock,
    maxUploads: options.maxUploads,
    reserveBytes: options.reserveBytes,
    free: options.free,
  });
  receive = files.receive;
  return {
    files,
    clock,
    folder,
    server,
    count: () =>
      readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => !entry.isDirectory())
        .length,
    async close() {
      await server.close();
      if (made) rmSync(made, { recursive: true, force: true });
    },
  };
}

/** Files in a bucket of a small S3 server. */
export async function s3Store() {
  const clock = stoppedClock();
  const s3 = await startS3({ clock });
  const parts = { ...s3, region: "ap-northeast-2", endpoint: s3.origin, clock };
  return {
    files: createS3Files(parts),
    /** The same bucket for somebody who waits only a moment for an answer that does not come. */
    impatient: createS3Files({ ...parts, patience: { answerMs: 100 } }),
    clock,
    s3,
    count: () => s3.objects.size,
    close: s3.close,
  };
}

/** Files in a bucket of s3rver, which somebody else wrote; its keys come with it. Closing it empties the bucket. */
export function s3rverStore(judge: Judge) {
  const bucket = "goi-files";
  const clock = stoppedClock();
  const credentials = { accessKeyId: "S3RVER", secretAccessKey: "S3RVER" };
  const parts = { bucket, region: "ap-northeast-2", endpoint: judge.origin, credentials, clock };
  const patient = { connectMs: 60_000, answerMs: 60_000, totalMs: 60_000 };
  return {
    files: createS3Files({ ...parts, patience: patient }),
    /** For somebody who waits only a moment for an answer that does not come. */
    impatient: createS3Files({ ...parts, patience: { answerMs: 50 } }),
    /** For somebody who waits only a second for the next byte. */
    restless: createS3Files({ ...parts, patience: { ...patient, idleMs: 1_000 } }),
    ofBucket: (other: string) => createS3Files({ ...parts, bucket: other, patience: patient }),
    clock,
    count: () =>
      readdirSync(judge.folder, { recursive: true }).filter((name) => String(name).endsWith("_object"))
        .length,
    async close() {
      for (const name of readdirSync(join(judge.folder, bucket))) {
        rmSync(join(judge.folder, bucket, name), { recursive: true });
      }
    },
  };
}

/** For `describe.each`: the same tests on every store. */
export const fileStores: [name: string, open: () => Promise<FileStore>][] = [
  ["a folder", diskStore],
  ["a bucket", s3Store],
];

/** Sends a form as a browser does: the fields, then the file. */
export function send(form: UploadForm, file: Blob | null, name = "사진.webp"): Promise<Response> {
  const body = new FormData();
  for (const [field, value] of Object.entries(form.fields)) body.append(field, value);
  if (file) body.append("file", file, name);
  return fetch(form.url, { method: "POST", body });
}

/** Expects something soon, however slow the machine is. */
export function eventually<Value>(look: () => Value) {
  return expect.poll(look, { timeout: 30_000 });
}
