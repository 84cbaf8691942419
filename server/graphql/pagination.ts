import { z } from "zod";
import { Refusal } from "#domain/refusal.ts";
import { MAX_PAGE } from "./limits.ts";

/** What a page of a list holds when nobody says how much. */
const USUAL_PAGE = 20;

export function pageSize(first: number | null | undefined): number {
  return Math.min(Math.max(first ?? USUAL_PAGE, 1), MAX_PAGE);
}

/** A page and where the next one begins; `rows` were asked for one more than the page holds. */
export function paginate<Row, Next>(
  rows: Row[],
  { size, next }: { size: number; next(last: NoInfer<Row>): Next },
) {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return { page, next: rows.length > size && last !== undefined ? next(last) : null };
}

/** Farther dates are none to the database. */
const YEAR_9999 = Date.UTC(9_999, 0);

/** A column of a cursor that holds an instant. */
export const instantColumn = z
  .int()
  .min(0)
  .max(YEAR_9999)
  .transform((ms) => new Date(ms));

type Columns = Record<string, z.ZodType>;
type Place<Of extends Columns> = { [Name in keyof Of]: z.output<Of[Name]> };

/** The cursor of a list: the columns that order it, of its last row, as a text that a client hands back. */
export function createCursor<Of extends Columns>(columns: Of) {
  const names = Object.keys(columns);
  const shape = z.array(z.unknown()).length(names.length);
  return {
    write(row: Place<Of>): string {
      const values = names.map((name) => (row[name] instanceof Date ? row[name].getTime() : row[name]));
      return Buffer.from(JSON.stringify(values)).toString("base64url");
    },
    /** Where a page begins; undefined for the first one. */
    read(text: string | null | undefined): Place<Of> | undefined {
      if (!text) return undefined;
      const values = shape.safeParse(parsed(Buffer.from(text, "base64url").toString())).data;
      const named = Object.fromEntries(names.map((name, at) => [name, values?.[at]]));
      const place = z.object(columns).safeParse(named);
      if (place.success) return place.data as Place<Of>;
      throw new Refusal("INVALID", { fields: { after: "목록을 처음부터 다시 열어 주세요." } });
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
