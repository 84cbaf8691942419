/** A blank at which no line breaks. */
const FIRM = "\u00a0";

/** Words of one letter that lean on the next one, and those that lean on the one before. */
const forward = new Set("한두세네첫새그이저온");
const back = new Set("끼잔수것때날분데줄번곳");

/** A title whose smallest words stay with their neighbours: 밥 한 끼 is never torn. */
export function boundWords(title: string): string {
  return title.replace(/(?<=(?<![^\s])(\S+)) (?=(\S+))/g, (blank, before: string, after: string) =>
    areOne(before, after) ? FIRM : blank,
  );
}

function areOne(before: string, after: string): boolean {
  const [short, next] = [before.length === 1, after.length === 1];
  return (short && (next || forward.has(before))) || (next && back.has(after));
}
