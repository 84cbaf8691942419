import { Refusal } from "#domain/refusal.ts";

/** The bytes of a body, read no further than the limit: whatever its length promised, and whatever its address. */
export async function readBytes(request: Request, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const length = Number(request.headers.get("content-length") ?? Number.NaN);
  if (length > most) throw new Refusal("BODY_TOO_LARGE");
  try {
    // Node ends a body where its length says, so there is nothing to count; and this way is several times faster.
    return length <= most
      ? new Uint8Array(await request.arrayBuffer())
      : await readCounting(request.body, most);
  } catch (error) {
    // Broken off, or not a body at all.
    throw error instanceof Refusal ? error : new Refusal("BODY_UNREADABLE");
  }
}

export async function readText(request: Request, most: number): Promise<string> {
  return new TextDecoder().decode(await readBytes(request, most));
}

/** As much of a text as the limit lets in; the rest is left where it is. */
export async function readBeginning(request: Request, most: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of request.body?.values({ preventCancel: true }) ?? []) {
      chunks.push(chunk);
      bytes += chunk.byteLength;
      if (bytes >= most) break;
    }
  } catch {
    throw new Refusal("BODY_UNREADABLE");
  }
  return new TextDecoder().decode(Buffer.concat(chunks).subarray(0, most));
}

/** Leaves the rest uncancelled: cancelling would close the connection before the answer. */
async function readCounting(body: Request["body"], most: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body?.values({ preventCancel: true }) ?? []) {
    bytes += chunk.byteLength;
    if (bytes > most) throw new Refusal("BODY_TOO_LARGE");
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

const READS = ["GET", "HEAD"];

/** The same request with its body in memory, or refused. */
export async function withinLimit(request: Request, most: number): Promise<Request> {
  if (READS.includes(request.method)) return request;
  const { url, method, headers, signal } = request;
  return new Request(url, { method, headers, signal, body: await readBytes(request, most) });
}

const FORM = "application/x-www-form-urlencoded";
const FORMS = new RegExp(`^(${FORM}|multipart/form-data)\\s*(;|$)`, "i");

/** What a page is given of a body: a form that can be read. Nothing at all is a form without fields. */
export async function withForm(request: Request): Promise<Request> {
  if (READS.includes(request.method)) return request;
  const { url, method, signal } = request;
  const headers = new Headers(request.headers);
  const body = await request.arrayBuffer();
  if (body.byteLength === 0) headers.set("content-type", FORM);
  const given = new Request(url, { method, headers, signal, body });
  if (!FORMS.test(headers.get("content-type") ?? "")) throw new Refusal("BODY_TYPE");
  await given
    .clone()
    .formData()
    .catch(() => Promise.reject(new Refusal("BODY_UNREADABLE")));
  return given;
}
