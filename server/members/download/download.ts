import { Readable } from "node:stream";
import { koreanDay } from "#domain/korean-day.ts";
import { Refusal } from "#domain/refusal.ts";
import { type DownloadParts, downloadContentsOf } from "./contents.ts";
import { takeDownload } from "./pass.ts";
import { zipped } from "./zip.ts";

/** GET /-/downloads/{token}/goi.zip: all that is a member's own, written while it is read. */
export function createDownloads(parts: DownloadParts) {
  return async function download(request: Request, token: string): Promise<Response> {
    // Looking whether it is there must not use it up.
    if (request.method !== "GET") throw new Refusal("METHOD_NOT_ALLOWED");
    const fetching = await takeDownload(parts, token);
    const day = koreanDay(parts.clock.now());
    const zip = Readable.from(zipped(downloadContentsOf(parts, fetching)));
    return new Response(Readable.toWeb(zip) as ReadableStream, {
      headers: {
        "content-type": "application/zip",
        "content-disposition": `attachment; filename="goi-${day}.zip"`,
        "referrer-policy": "no-referrer",
      },
    });
  };
}
