import { Refusal } from "#domain/refusal.ts";
import { readWhole } from "#server/photos/photo-files.ts";
import type { Files } from "#server/ports.ts";
import type { LicencePasses } from "./licence-pass.ts";

type Parts = { files: Files; passes: LicencePasses };

/** GET /-/licences/{pass}: a picture to look at; a PDF, which may hold anything, to save and never to run here. */
export function createLicences({ files, passes }: Parts) {
  return async function licences(token: string): Promise<Response> {
    const key = passes.read(token);
    const stored = await files.stat(key);
    const body = stored && (await readWhole(files, key));
    if (!stored || !body) throw new Refusal("NOT_FOUND");
    const isPicture = stored.type === "image/webp";
    return new Response(new Uint8Array(body), {
      headers: {
        "content-type": isPicture ? stored.type : "application/pdf",
        "content-length": String(body.byteLength),
        "content-disposition": isPicture ? "inline" : 'attachment; filename="business-licence.pdf"',
        "content-security-policy": "sandbox; default-src 'none'",
        "x-content-type-options": "nosniff",
        "cross-origin-resource-policy": "same-origin",
        "referrer-policy": "no-referrer",
        "cache-control": "private, no-store",
      },
    });
  };
}
