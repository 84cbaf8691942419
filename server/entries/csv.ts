import { csvLine, csvOf } from "#domain/csv.ts";
import { type EntryState, entryStateOf } from "#domain/entry.ts";
import { momentInFigures } from "#domain/moment-words.ts";
import { ticketCode } from "#domain/ticket-code.ts";
import type { EntrySection } from "#server/cards/guest-card.ts";
import type { Orm } from "#server/ports.ts";
import { type ExportedEntry, listExported } from "./owner-lists-store.ts";
import type { Where } from "./store.ts";

/** Rows of a file that are read at a time, so that others are answered in between. */
const EXPORTED_AT_ONCE = 1_000;

const STATES: Record<EntryState, string> = {
  accepted: "받음",
  waiting: "대기",
  pending: "확인 전",
  blocked: "임시 조치",
};

/** All that guests left on a section as a file that spreadsheets open, the newest first. */
export async function entriesCsv(orm: Orm, { on, ...where }: Where & { on: EntrySection }): Promise<string> {
  const columns = on.rules.columns(on.content);
  const atDoor = on.rules.ticket ? ["입장권", "입장한 때", "들어온 문"] : [];
  let text = csvOf([[...columns.map(({ label }) => label), ...atDoor, "상태", "답글", "남긴 때"]]);
  for await (const entries of everyPage(orm, where)) {
    for (const entry of entries) {
      const cells = columns.map(({ value }) => value(entry.content));
      if (on.rules.ticket) cells.push(...doorValuesOf(entry, on));
      cells.push(entry.hidden ? "숨김" : STATES[entryStateOf(entry)]);
      cells.push(entry.reply ?? "", momentInFigures(entry.createdAt));
      text += csvLine(cells);
    }
  }
  return text;
}

/** While somebody writes down a page the database looks for the next one. */
async function* everyPage(orm: Orm, where: Where): AsyncGenerator<ExportedEntry[]> {
  let asked: Promise<ExportedEntry[]> | undefined = listExported(orm, { ...where, limit: EXPORTED_AT_ONCE });
  while (asked) {
    const page: ExportedEntry[] = await asked;
    const after = page.length === EXPORTED_AT_ONCE ? page.at(-1) : undefined;
    asked = after && listExported(orm, { ...where, after, limit: EXPORTED_AT_ONCE });
    // Whoever takes no further page hears nothing of it.
    asked?.catch(() => undefined);
    yield page;
  }
}

/** The code of a ticket, and when and where it was used. */
function doorValuesOf(entry: ExportedEntry, { rules, content }: EntrySection): string[] {
  const isTicket = entry.state === "accepted" && rules.ticket?.(content, entry.content);
  if (!isTicket) return ["", "", ""];
  const { id, checkedInAt, door } = entry;
  return [ticketCode(id), checkedInAt ? momentInFigures(checkedInAt) : "", door ?? ""];
}
