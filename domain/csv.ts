/** So that Excel reads Hangul. */
const BOM = "\ufeff";
/** What a spreadsheet would run as a formula, also behind spaces; Excel in East Asia takes the wide signs for the narrow ones. */
const FORMULA = /^(?:[\t\r\n]|[\s\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫−])/u;

/** A table that a spreadsheet opens, with nothing in it that a spreadsheet runs. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return BOM + rows.map(csvLine).join("");
}

/** One more row of it. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cellOf).join(",")}\r\n`;
}

/** What is written as it is, seen at one look: nearly all of what people write. */
const PLAIN = /^(?:[\dA-Za-z가-힣][^",\r\n]*)?$/;

function cellOf(text: string): string {
  if (PLAIN.test(text)) return text;
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A row of a table, and the line of the file where it begins, as an editor counts. */
export type CsvRow = { line: number; cells: string[] };

/** What spreadsheets put between cells; the last one is for where a comma is the decimal point. */
const SEPARATORS = [",", "\t", ";"] as const;

/** The rows of a table, whichever of the usual separators it was written with. Empty lines are left out. */
export function readCsv(text: string): CsvRow[] {
  const whole = text.replace(BOM, "");
  const separator = separatorOf(whole);
  const rows: CsvRow[] = [];
  let [line, began] = [1, 1];
  let cells: string[] = [];

  function endRow() {
    if (cells.some((cell) => cell.trim() !== "")) rows.push({ line: began, cells });
    cells = [];
    began = line;
  }

  let at = 0;
  while (at < whole.length) {
    const cell = cellAt(whole, { at, separator });
    cells.push(cell.text);
    line += linesIn(whole.slice(at, cell.end));
    at = cell.end;
    if (whole[at] === separator) {
      at += 1;
      if (at === whole.length) cells.push("");
      continue;
    }
    at += whole.startsWith("\r\n", at) ? 2 : 1;
    line += 1;
    endRow();
  }
  endRow();
  return rows;
}

type Place = { at: number; separator: string };

/** One cell and where it ends. What stands behind a closing quote belongs to it, as spreadsheets have it. */
function cellAt(whole: string, { at, separator }: Place): { text: string; end: number } {
  const closed = whole[at] === '"' ? closingQuote(whole, at) : -1;
  const from = closed < 0 ? at : closed + 1;
  let end = from;
  while (end < whole.length && !["\r", "\n", separator].includes(whole[end] ?? "")) end += 1;
  const rest = whole.slice(from, end);
  return { text: closed < 0 ? rest : whole.slice(at + 1, closed).replaceAll('""', '"') + rest, end };
}

/** -1 where a quote is never closed: then it is only a character. */
function closingQuote(whole: string, opened: number): number {
  for (let at = whole.indexOf('"', opened + 1); at >= 0; at = whole.indexOf('"', at + 2)) {
    if (whole[at + 1] !== '"') return at;
  }
  return -1;
}

function separatorOf(whole: string): string {
  const head = whole.slice(0, whole.search(/[\r\n]|$/));
  const count = (separator: string) => head.split(separator).length;
  return SEPARATORS.reduce((best, separator) => (count(separator) > count(best) ? separator : best));
}

function linesIn(text: string): number {
  return text.match(/\r\n?|\n/g)?.length ?? 0;
}
