import { type CalendarEntry, calendarSpan, placeLine } from "#cards/engine/links.ts";
import type { CardFacts } from "#cards/engine/viewer.ts";

type Entry = CalendarEntry & Pick<CardFacts, "id" | "today">;

/**
 * A card's day as an RFC 5545 file, the same text for the same card and day. Written by hand: it is ten lines, and
 * the library at hand folds by letters where the standard counts octets, and stamps the hour of the request.
 */
export function calendarFile(entry: Entry): string {
  const { from, to, wholeDays } = calendarSpan(entry);
  const kind = wholeDays ? ";VALUE=DATE" : "";
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Goi//Card//KO",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${entry.id ?? "preview"}@goi`,
    `DTSTAMP:${entry.today.replaceAll("-", "")}T000000Z`,
    `DTSTART${kind}:${from}`,
    `DTEND${kind}:${to}`,
    `SUMMARY:${escaped(entry.title)}`,
    ...field("DESCRIPTION", entry.description),
    ...field("LOCATION", placeLine(entry.place)),
    `URL:${entry.address.replace(/[\r\n]/g, "")}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}

function field(name: string, text: string): string[] {
  return text ? [`${name}:${escaped(text)}`] : [];
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, "\\n");
}

/** No line is longer than 75 octets, and no letter is cut in two. */
function folded(line: string): string {
  const rows = [""];
  let octets = 0;
  for (const letter of line) {
    const size = new TextEncoder().encode(letter).length;
    if (octets + size > 75) {
      rows.push(" ");
      octets = 1;
    }
    rows[rows.length - 1] += letter;
    octets += size;
  }
  return rows.join("\r\n");
}
