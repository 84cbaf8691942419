import { MAX_LICENCE_BYTES, MAX_LOGO_BYTES } from "#domain/company.ts";
import { Refusal } from "#domain/refusal.ts";
import { createConcurrencyLimit } from "#server/limits/concurrency-limit.ts";
import { readWhole } from "#server/photos/photo-files.ts";
import { pictureTypeOf } from "#server/photos/picture-type.ts";
import type { Clock, Database, Files, UploadForm } from "#server/ports.ts";
import { madeOrRefused } from "#server/workers/refusal-or.ts";
import type { Workers } from "#server/workers/workers.ts";
import { removeCompanyFile, sentCompanyFile } from "./file-names.ts";
import { type CompanyFileRow, deleteCompanyFile, findCompanyFile, finishCompanyFile } from "./files-store.ts";

/** Nobody waits for many of these at once; cards' photos have turns of their own. */
const WAITING = 8;
const BUSY_SECONDS = 5;

type Purpose = CompanyFileRow["purpose"];

/** How much of each is taken, and what is said to who sends something else. */
const ways: Record<Purpose, { most: number; types: string[]; wrong: string }> = {
  licence: {
    most: MAX_LICENCE_BYTES,
    types: ["application/pdf", "image/jpeg", "image/png", "image/webp"],
    wrong: "사업자등록증은 PDF, JPG, PNG, WebP 파일로 올려 주세요.",
  },
  logo: {
    most: MAX_LOGO_BYTES,
    types: ["image/jpeg", "image/png", "image/webp"],
    wrong: "로고는 JPG, PNG, WebP 파일로 올려 주세요.",
  },
};
/** What has no name may still be one: the bytes decide. */
const UNKNOWN = "application/octet-stream";

export type CompanyFileWork = ReturnType<typeof createCompanyFileWork>;
type Parts = { database: Database; files: Files; clock: Clock; workers: Workers };
type Made = { type: "application/pdf" | "image/webp"; body: Buffer };

/** Takes licences and logos that browsers send, one at a time. */
export function createCompanyFileWork({ database: { orm }, files, clock, workers }: Parts) {
  const withLimit = createConcurrencyLimit({
    atOnce: 1,
    waiting: WAITING,
    refuse: () => new Refusal("BUSY", { retryAfterSeconds: BUSY_SECONDS }),
  });

  async function make({ key, purpose }: CompanyFileRow): Promise<void> {
    const sent = await readWhole(files, sentCompanyFile(key));
    if (!sent) return refuseUnfinished(key);
    const made = await madeOf(purpose, sent).catch((error) => forget(key, error));
    await files.write({ key, ...made });
    await finishCompanyFile(orm, { key, now: clock.now() });
    await files.remove(sentCompanyFile(key)).catch(() => undefined);
  }

  /** A picture is drawn anew; a licence that is a PDF is kept as it came. */
  async function madeOf(purpose: Purpose, sent: Buffer): Promise<Made> {
    const isPdf = sent.subarray(0, 5).toString("latin1") === "%PDF-";
    if (isPdf && purpose === "licence") return { type: "application/pdf", body: sent };
    const type = pictureTypeOf(sent);
    if (!type || type === "heic") throw new Refusal("FILE_TYPE", { sentence: ways[purpose].wrong });
    const body = await madeOrRefused(workers.run("company-file", async () => ({ purpose, sent })));
    return { type: "image/webp", body };
  }

  /** Another call may have kept it and taken the file away. */
  async function refuseUnfinished(key: string): Promise<void> {
    if (!(await findCompanyFile(orm, key))?.finishedAt) throw new Refusal("NOT_FOUND");
  }

  /** What cannot be taken leaves nothing behind; what failed for another reason may be tried again. */
  async function forget(key: string, error: unknown): Promise<never> {
    if (error instanceof Refusal) {
      await removeCompanyFile(files, key);
      await deleteCompanyFile(orm, key);
    }
    throw error;
  }

  return {
    /** Refuses what cannot be taken before it is sent. */
    decide(purpose: Purpose, { bytes, type }: { bytes: number; type: string }): string {
      const { most, types } = ways[purpose];
      if (bytes < 1)
        throw new Refusal("IMAGE_BROKEN", { sentence: "빈 파일입니다. 다른 파일을 골라 주세요." });
      if (bytes > most) {
        const sentence = `${most / 1_024 ** 2}MB까지 올릴 수 있습니다. 더 작은 파일을 골라 주세요.`;
        throw new Refusal("FILE_TOO_LARGE", { sentence });
      }
      if (types.includes(type)) return type;
      if (type === "" || type === UNKNOWN) return UNKNOWN;
      throw new Refusal("FILE_TYPE");
    },

    /** What a browser needs to send an announced file. */
    form: (file: { key: string; type: string; bytes: number; origin?: string }): Promise<UploadForm> =>
      files.uploadForm({
        key: sentCompanyFile(file.key),
        type: file.type,
        maxBytes: file.bytes,
        origin: file.origin,
      }),

    /** Keeps a file that has arrived; nothing more where it is kept already. */
    async finish(file: CompanyFileRow): Promise<void> {
      if (!file.finishedAt) await withLimit(() => make(file));
    },
  };
}
