import type { Config } from "#server/config.ts";
import { securityHeaders } from "#server/http/security-headers.ts";

/** The page is the same for everybody and names no script but its own files, so that its headers are too. */
export function headersOf(config: Config) {
  const shared = new Headers();
  securityHeaders(config)(shared, { nonce: null });
  const fixed = {
    ...Object.fromEntries(shared),
    "content-type": "text/html; charset=utf-8",
    vary: "accept-encoding",
    "x-robots-tag": "noindex",
  };
  return { page: fixed, gone: { ...fixed, "cache-control": "no-store" } };
}
