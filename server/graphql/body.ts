import { Refusal } from "#domain/refusal.ts";

/** The longest content of a card (MAX_CONTENT_BYTES in card-content.ts), though every letter were escaped. */
const MAX_BYTES = 400 * 1_024;

/** The text of a body, read no further than the limit. */
export async function readBody(request: Request): Promise<string> {
  const length = Number(request.headers.get("content-length") ?? Number.NaN);
  if (length > MAX_BYTES) throw new Refusal("BODY_TOO_LARGE");
  try {
    // Node ends a body where its length says, so there is nothing to count; and this way is several times faster.
    return length <= MAX_BYTES ? await request.text() : await readCounting(request.body);
  } catch (error) {
    // Only a caller who went away breaks off a body: nobody hears this answer.
    throw error instanceof Refusal ? error : new Refusal("INVALID");
  }
}

async function readCounting(body: Request["body"]): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BYTES) throw new Refusal("BODY_TOO_LARGE");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
