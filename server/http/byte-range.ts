/** First and last byte, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Reads a Range header against a file's size. Null: there is none that we follow, send the whole file.
 * Several ranges at once are refused, since a thousand overlapping ones multiply the work of one request.
 */
export function rangeOf(header: string | null, size: number): ByteRange | "unsatisfiable" | null {
  if (!header?.startsWith("bytes=")) return null;
  if (header.includes(",")) return "unsatisfiable";
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? [];
  if (first === undefined || last === undefined || (!first && !last)) return null;
  if (first && last && Number(last) < Number(first)) return null;
  const start = first ? Number(first) : Math.max(0, size - Number(last));
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  return start > end ? "unsatisfiable" : { start, end };
}
