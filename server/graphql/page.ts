import { z } from "zod";
import { cardId } from "#domain/card-id.ts";
import { Refusal } from "#domain/refusal.ts";
import type { Place } from "#server/store/cards.ts";
import { MAX_PAGE } from "./limits.ts";

/** What a page of a list holds when nobody says how much. */
const USUAL_PAGE = 20;

export function pageSize(first: number | null | undefined): number {
  return Math.min(Math.max(first ?? USUAL_PAGE, 1), MAX_PAGE);
}

/** A page and where the next one begins; `rows` were asked for one more than the page holds. */
export function pageOf<Row, Next>(
  rows: Row[],
  { size, next }: { size: number; next(last: NoInfer<Row>): Next },
) {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return { page, next: rows.length > size && last !== undefined ? next(last) : null };
}

/** Farther dates are none to the database. */
const YEAR_9999 = Date.UTC(9_999, 0);
const place = z.tuple([z.int().min(0).max(YEAR_9999), cardId]);

/** A place in a list of cards, as a text that a client hands back. */
export function writePlace({ updatedAt, id }: Place): string {
  return Buffer.from(JSON.stringify([updatedAt.getTime(), id])).toString("base64url");
}

export function readPlace(text: string): Place {
  const written = place.safeParse(parsed(Buffer.from(text, "base64url").toString()));
  if (!written.success)
    throw new Refusal("INVALID", { fields: { after: "목록을 처음부터 다시 열어 주세요." } });
  const [updatedAt, id] = written.data;
  return { updatedAt: new Date(updatedAt), id };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
