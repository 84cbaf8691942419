import { Refusal } from "#domain/refusal.ts";
import { type PostedFile, readForm } from "#server/adapters/files-post-form.ts";
import { type BucketCredentials, checkForm } from "#server/adapters/files-post-policy.ts";
import { answerToRefusal, PostRefusal } from "#server/adapters/files-post-refusal.ts";
import type { Clock } from "#server/ports.ts";

interface Parts {
  credentials: BucketCredentials;
  clock: Clock;
  /** Takes in a file under a key; keeping the draft refuses a key that is taken. */
  take(file: { key: string; type: string; body: AsyncIterable<Uint8Array> }): Promise<PostedFile>;
  maxUploads: number;
}

/** POST of a signed upload form, answered as S3 answers it. A form stores one file, once. */
export function createBucket({ credentials, clock, take, maxUploads }: Parts) {
  let uploads = 0;
  /** Keys whose form was used, until that form expires: also when the file was removed meanwhile. */
  const used = new Map<string, Date>();

  async function takeQueued(file: Parameters<typeof take>[0]): Promise<PostedFile> {
    if (uploads >= maxUploads) throw new PostRefusal("SlowDown");
    uploads += 1;
    try {
      return await take(file);
    } finally {
      uploads -= 1;
    }
  }

  function remember({ key, expiresAt }: { key: string; expiresAt: Date }) {
    for (const [old, end] of used) if (end <= clock.now()) used.delete(old);
    used.set(key, expiresAt);
  }

  async function store(request: Request) {
    if (request.method !== "POST") throw new PostRefusal("MethodNotAllowed");
    let form: ReturnType<typeof checkForm> | undefined;
    const draft = await readForm(request, {
      check(fields) {
        form = checkForm(fields, { credentials, clock });
        if (used.has(form.key)) throw new PostRefusal("AccessDenied");
        return form;
      },
      take: takeQueued,
    });
    await draft.keep();
    if (form) remember(form);
  }

  return async function receive(request: Request): Promise<Response> {
    try {
      await store(request);
      return new Response(null, { status: 204 });
    } catch (error) {
      const taken = error instanceof Refusal && error.code === "CONFLICT";
      return answerToRefusal(taken ? new PostRefusal("AccessDenied") : error);
    }
  };
}
