import { once } from "node:events";
import type { Readable, Writable } from "node:stream";
import busboy from "busboy";
import type { Allowance } from "./files-post-policy.ts";
import { PostRefusal } from "./files-post-refusal.ts";

/** A signed form has eight short fields, of which the policy is the longest. */
const MAX_FIELDS = 20;
const MAX_FIELD_BYTES = 8 * 1024;
/** Everything in the body that is not the file: fields, boundaries, what follows the last one. */
const MAX_BYTES_AROUND_FILE = 64 * 1024;
/** What is still listened to of a refused form: a browser reads the reason only after it sent everything. */
const MAX_BYTES_REFUSED = 32 * 1024 * 1024;

/** A file that was taken in and is not visible yet. */
export interface PostedFile {
  keep(): Promise<void>;
  discard(): Promise<void>;
}

interface Steps {
  /** Decides on the fields, before a byte of the file is read; throws to refuse. */
  check(fields: ReadonlyMap<string, string>): Allowance;
  take(file: { key: string; type: string; body: AsyncIterable<Uint8Array> }): Promise<PostedFile>;
}

/** Reads an upload form while it arrives. The draft is whole and the form ended well, or this throws and leaves nothing. */
export async function readForm(request: Request, { check, take }: Steps): Promise<PostedFile> {
  const { body } = request;
  if (!body) throw new PostRefusal("MalformedPOSTRequest");
  const parser = parserOf(request);
  const fields = new Map<string, string>();
  let allowance: Allowance | undefined;
  let draft: Promise<PostedFile> | undefined;
  let failure: unknown = new PostRefusal("MalformedPOSTRequest");

  /** The first reason counts; what fails later fails because of it. */
  function fail(reason: unknown) {
    if (parser.destroyed) return;
    failure = reason;
    parser.destroy(new Error("The form is refused"));
  }
  const refuse = () => fail(new PostRefusal("MalformedPOSTRequest"));

  parser.on("field", (name: string | undefined, value, { valueTruncated }) => {
    const field = name?.toLowerCase();
    if (draft || valueTruncated || !field || fields.has(field)) return refuse();
    fields.set(field, value);
  });
  parser.on("file", (name, file) => {
    file.on("error", () => undefined); // whoever reads the file is told, and the parser knows why
    if (parser.destroyed || name !== "file") return refuse();
    try {
      allowance = check(fields);
      const declared = Number(request.headers.get("content-length") ?? 0);
      if (declared > allowance.maxBytes + MAX_BYTES_AROUND_FILE) throw new PostRefusal("EntityTooLarge");
      draft = take({ key: allowance.key, type: allowance.type, body: within(file, allowance) });
      draft.catch(fail);
    } catch (error) {
      fail(error);
    }
  });
  parser.on("filesLimit", refuse);
  parser.on("fieldsLimit", refuse);

  const ended = new Promise<boolean>((resolve) => {
    parser.on("error", () => {
      parser.destroy(); // the parser reports a broken part header and then would go on
      resolve(false);
    });
    parser.on("close", () => resolve(true));
  });
  const fed = feed(body, parser, (total) => {
    if (total <= MAX_BYTES_AROUND_FILE + (allowance?.maxBytes ?? 0)) return;
    fail(new PostRefusal(allowance ? "EntityTooLarge" : "MalformedPOSTRequest"));
  }).catch(() => fail(new PostRefusal("IncompleteBody")));

  if ((await ended) && draft) return draft;
  const taken = await draft?.catch(() => undefined);
  await taken?.discard();
  await fed;
  throw failure;
}

function parserOf(request: Request) {
  try {
    return busboy({
      headers: { "content-type": request.headers.get("content-type") ?? "" },
      limits: { files: 1, fields: MAX_FIELDS, fieldSize: MAX_FIELD_BYTES },
    });
  } catch {
    throw new PostRefusal("MalformedPOSTRequest");
  }
}

/** Leaves the body uncancelled when the parser stops: cancelling would close the connection before the answer. */
async function feed(body: ReadableStream<Uint8Array>, parser: Writable, count: (total: number) => void) {
  let total = 0;
  for await (const chunk of body.values({ preventCancel: true })) {
    total += chunk.byteLength;
    if (parser.destroyed && total > MAX_BYTES_REFUSED) return;
    if (parser.destroyed) continue;
    const ready = parser.write(chunk);
    count(total);
    // A parser that is refused meanwhile is full no longer.
    if (!ready) await once(parser, "drain").catch(() => undefined);
  }
  if (!parser.destroyed) parser.end();
}

async function* within(file: Readable, { minBytes, maxBytes }: Allowance): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of file as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new PostRefusal("EntityTooLarge");
    yield chunk;
  }
  if (size < minBytes) throw new PostRefusal("EntityTooSmall");
}
