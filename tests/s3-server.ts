import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { readForm } from "#server/adapters/files-post-form.ts";
import { checkForm } from "#server/adapters/files-post-policy.ts";
import { answerToRefusal } from "#server/adapters/files-post-refusal.ts";
import type { Clock } from "#server/ports.ts";
import { listen } from "#tests/listen.ts";

/** How the store answers: as it should, with an error of its own, by refusing us, or never. */
export type Mood = "well" | "500" | "403" | "hang";

interface Stored {
  type: string;
  body: Uint8Array;
}

/** The part of S3 that we use, in memory: objects by path-style address, and upload forms. It fails on demand. */
export async function startS3({ clock }: { clock: Clock }) {
  const bucket = "goi-files";
  const credentials = { accessKeyId: "AKIATEST", secretAccessKey: "a secret of the tests" };
  const objects = new Map<string, Stored>();
  let moods: Mood[] = ["well"];
  let requests = 0;

  async function answer(request: Request): Promise<Response> {
    requests += 1;
    const mood = moods.length > 1 ? moods.shift() : moods[0];
    if (mood === "hang") return new Promise<Response>(() => undefined);
    if (mood === "500") return problem(500, "InternalError");
    if (mood === "403") return problem(403, "AccessDenied");
    const [, first, ...rest] = new URL(request.url).pathname.split("/");
    if (first !== bucket) return problem(404, "NoSuchBucket");
    const key = rest.join("/");
    if (request.method === "POST") return post(request);
    if (request.method === "PUT") return put(request, key);
    if (request.method === "DELETE") return remove(key);
    if (key === "") return list(new URL(request.url).searchParams);
    return get(request, key);
  }

  async function put(request: Request, key: string) {
    if (request.headers.get("if-none-match") === "*" && objects.has(key)) {
      return problem(412, "PreconditionFailed");
    }
    const body = new Uint8Array(await request.arrayBuffer());
    objects.set(key, { type: request.headers.get("content-type") ?? "binary/octet-stream", body });
    return new Response(null, { status: 200 });
  }

  function remove(key: string) {
    objects.delete(key);
    return new Response(null, { status: 204 });
  }

  /** Two at a time, so that whoever lists a few has to go on. */
  function list(query: URLSearchParams) {
    const after = query.get("continuation-token") ?? "";
    const left = [...objects].filter(([key]) => key > after).sort(([a], [b]) => (a < b ? -1 : 1));
    const some = left.slice(0, 2);
    const contents = some.map(([key, { body }]) => {
      const etag = createHash("md5").update(body).digest("hex");
      return `<Contents><Key>${key}</Key><ETag>&quot;${etag}&quot;</ETag><Size>${body.byteLength}</Size></Contents>`;
    });
    const isMore = left.length > some.length;
    const next = isMore ? `<NextContinuationToken>${some.at(-1)?.[0]}</NextContinuationToken>` : "";
    const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult><IsTruncated>${isMore}</IsTruncated>${next}${contents.join("")}</ListBucketResult>`;
    return new Response(xml, { headers: { "Content-Type": "application/xml" } });
  }

  function get(request: Request, key: string) {
    const stored = objects.get(key);
    if (!stored) return problem(404, "NoSuchKey");
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.get("range") ?? "") ?? [];
    const part = start ? stored.body.subarray(Number(start), Number(end) + 1) : stored.body;
    const headers = new Headers({ "Content-Type": stored.type, "Content-Length": String(part.byteLength) });
    if (start) headers.set("Content-Range", `bytes ${start}-${end}/${stored.body.byteLength}`);
    const body = request.method === "HEAD" ? null : Buffer.from(part);
    return new Response(body, { status: start ? 206 : 200, headers });
  }

  /** Like S3, a second file under the same key replaces the first. */
  async function post(request: Request) {
    try {
      const draft = await readForm(request, {
        check: (fields) => checkForm(fields, { credentials, clock }),
        async take({ key, type, body }) {
          const stored = { type, body: await buffer(body) };
          return {
            keep: async () => void objects.set(key, stored),
            discard: async () => undefined,
          };
        },
      });
      await draft.keep();
      return new Response(null, { status: 204 });
    } catch (error) {
      return answerToRefusal(error);
    }
  }

  const server = await listen(answer);
  return {
    origin: server.origin,
    bucket,
    credentials,
    objects,
    close: server.close,
    /** How the next requests are answered, one each; the last one stays. */
    feel(...next: Mood[]) {
      moods = next;
    },
    requests: () => requests,
  };
}

function problem(status: number, code: string): Response {
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${code}</Message></Error>`;
  return new Response(xml, { status, headers: { "Content-Type": "application/xml" } });
}
