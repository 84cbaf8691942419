/** What the server's word on a card's address means for the copy of it on this device. */
export type Verdict = "keep" | "drop" | "leave";

/** Nobody gets there any more, or not here: closed, blocked, deleted, not for everybody. */
const GONE = [401, 403, 404, 410, 451];

type Said = Pick<Response, "status" | "type" | "redirected" | "headers">;

/** Only what a guest would be shown now may take the place of a copy; a server in trouble takes none away. */
export function verdictOn({ status, type, redirected, headers }: Said): Verdict {
  // The address leads elsewhere: a personal site has another name by now.
  if (type === "opaqueredirect" || redirected || (status >= 300 && status < 400)) return "drop";
  if (GONE.includes(status)) return "drop";
  if (status !== 200) return "leave";
  const isPage = headers.get("content-type")?.startsWith("text/html") ?? false;
  return isPage && mayBeKept(headers.get("cache-control") ?? "") ? "keep" : "drop";
}

/** What the server wants nobody to keep, or only who asked for it. */
function mayBeKept(caching: string): boolean {
  return !/\bno-store\b|\bprivate\b/.test(caching);
}
