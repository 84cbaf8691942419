import { daysAfter } from "#domain/korean-day.ts";

/** The same content with every day and month in it moved by so many days: samples are dated, and are shown on any day. */
export function moveDays<Content>(content: Content, days: number): Content {
  return moved(content, days) as Content;
}

function moved(value: unknown, days: number): unknown {
  if (typeof value === "string") return movedText(value, days);
  if (Array.isArray(value)) return value.map((inner) => moved(inner, days));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, moved(inner, days)]));
}

function movedText(text: string, days: number): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return daysAfter(text, days);
  // From the middle of the month, so that none is passed over.
  if (/^\d{4}-\d{2}$/.test(text)) return daysAfter(`${text}-15`, days).slice(0, 7);
  return text;
}
