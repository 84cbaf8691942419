/** What a kept copy of a card has to know of its page. */
export type KeptFacts = { card: string; endsAt: number };

/** Null for a page that is no card of a guest: only those say until when they may be kept. */
export function factsIn(html: string): KeptFacts | null {
  const endsAt = Date.parse(/^<!DOCTYPE html><html [^>]*data-kept-until="([^"]+)"/.exec(html)?.[1] ?? "");
  const state = /<script id="page" type="application\/json">(.*?)<\/script>/s.exec(html)?.[1];
  const card = state ? cardIn(state) : null;
  return card && !Number.isNaN(endsAt) ? { card, endsAt } : null;
}

function cardIn(state: string): string | null {
  try {
    const id: unknown = JSON.parse(state)?.card?.id;
    return typeof id === "string" ? id : null;
  } catch {
    return null;
  }
}

/** `gone`: there is no network; `slow`: it has not answered yet. */
export type Why = "gone" | "slow";

/** The page as it was, saying that it is a copy and from when. It was counted when it came. */
export function asCopy(html: string, { keptAt, why }: { keptAt: number; why: Why }): string {
  const marked = `<html data-kept="${new Date(keptAt).toISOString()}" data-network="${why}" `;
  return html.replace("<html ", marked).replace(/ data-views="[^"]*"/, "");
}

/** Of the headers only what the page needs: those of how it came, and when to come back, are no longer true. */
export function headersOfCopy(headers: Headers): Headers {
  const kept = new Headers(headers);
  for (const name of ["content-encoding", "content-length", "etag", "refresh", "transfer-encoding"]) {
    kept.delete(name);
  }
  return kept;
}
