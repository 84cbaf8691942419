import { Readable } from "node:stream";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import { Refusal } from "#domain/refusal.ts";
import type { Clock, Files, StoredFile } from "#server/ports.ts";
import { CLOUD_PATIENCE, unavailable, withDeadline } from "./cloud-call.ts";
import { assertKey, assertType, isKey, isSameFile } from "./file-key.ts";
import { signForm } from "./files-post-policy.ts";

/** Three attempts end within ten seconds: nobody waits longer for an upload to fail. */
const PATIENCE = {
  ...CLOUD_PATIENCE,
  /** All attempts together. */
  totalMs: 10_000,
  /** The same for a file that is written, which may be large: an attempt ends when nothing has moved for `answerMs`. */
  writeMs: 60_000,
  /** Without a byte of a file whose answer has begun. A slow reader pauses it too, so it is generous. */
  idleMs: 30_000,
};

interface Parts {
  bucket: string;
  region: string;
  /** Another store that speaks S3; unset, AWS. */
  endpoint?: string;
  /** Unset, what AWS gives the machine. */
  credentials?: { accessKeyId: string; secretAccessKey: string };
  clock: Clock;
  patience?: Partial<typeof PATIENCE>;
}

/** Files in an S3 bucket. When the bucket does not answer, callers are refused as BUSY. */
export function createS3Files(parts: Parts): Files {
  const { bucket: Bucket, clock } = parts;
  const patience = { ...PATIENCE, ...parts.patience };
  const clientWaiting = (waiting: { requestTimeout?: number; socketTimeout: number }) =>
    new S3Client({
      region: parts.region,
      endpoint: parts.endpoint,
      forcePathStyle: parts.endpoint !== undefined,
      credentials: parts.credentials,
      maxAttempts: 3,
      // TLS already guards the way; hashing every byte again would cost each view of a photo.
      responseChecksumValidation: "WHEN_REQUIRED",
      requestHandler: { connectionTimeout: patience.connectMs, throwOnRequestTimeout: true, ...waiting },
    });
  const client = clientWaiting({ requestTimeout: patience.answerMs, socketTimeout: patience.idleMs });
  const writer = clientWaiting({ socketTimeout: patience.answerMs });
  // Forms are dated by our clock; requests by the SDK's, which it sets right when S3 says that it is wrong.
  const signer = clientWaiting({ socketTimeout: patience.answerMs });
  const ask = <Answer>(question: (options: { abortSignal: AbortSignal }) => Promise<Answer>) =>
    withDeadline(patience.totalMs, question);

  async function read(key: string, part?: { start: number; end: number }): Promise<StoredFile | null> {
    if (!isKey(key)) return null;
    const Range = part && `bytes=${part.start}-${part.end}`;
    const get = new GetObjectCommand({ Bucket, Key: key, Range });
    const found = await orAbsent(ask((options) => client.send(get, options)));
    if (!found) return null;
    const size = Number(found.ContentRange?.split("/")[1] ?? found.ContentLength);
    const body = found.Body instanceof Readable ? found.Body : Readable.from([]);
    return { type: found.ContentType ?? "application/octet-stream", size, body };
  }

  return {
    read,
    async uploadForm(upload) {
      try {
        return await signForm({ client: signer, bucket: Bucket, clock, upload });
      } catch (error) {
        throw asRefusal(error);
      }
    },
    async write({ key, type, body }) {
      assertKey(key);
      assertType(type);
      const put = new PutObjectCommand({ Bucket, Key: key, Body: body, ContentType: type, IfNoneMatch: "*" });
      try {
        await withDeadline(patience.writeMs, (options) => writer.send(put, options));
      } catch (error) {
        if (statusOf(error) !== 412) throw asRefusal(error);
        if (!(await isSameFile(await read(key), { type, body }))) throw new Refusal("CONFLICT");
      }
    },
    async stat(key) {
      if (!isKey(key)) return null;
      const head = new HeadObjectCommand({ Bucket, Key: key });
      const found = await orAbsent(ask((options) => client.send(head, options)));
      // This answer has no body to say whether the file is missing or the whole bucket; reading says it.
      if (!found) (await read(key, { start: 0, end: 0 }))?.body.destroy();
      return (
        found && { type: found.ContentType ?? "application/octet-stream", size: found.ContentLength ?? 0 }
      );
    },
    async remove(key) {
      assertKey(key);
      const remove = new DeleteObjectCommand({ Bucket, Key: key });
      await orAbsent(ask((options) => client.send(remove, options)));
    },
  };
}

/** What S3 calls a file that is not there; a bucket that is not there is another matter. */
const ABSENT = ["NoSuchKey", "NotFound"];

async function orAbsent<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof S3ServiceException && ABSENT.includes(error.name)) return null;
    throw asRefusal(error);
  }
}

function statusOf(error: unknown): number | undefined {
  return error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
}

function asRefusal(error: unknown): Refusal {
  return error instanceof Refusal ? error : unavailable(error);
}
