/** A row of a telephone holds fewer; what is longer is cut where the row ends. */
const MOST = 60;

/** The first words that are there, in one line. */
export function firstWords(...texts: readonly string[]): string {
  const found = texts.find((text) => text.trim() !== "") ?? "";
  return found
    .slice(0, 4 * MOST)
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, MOST);
}

/** `계좌 2개`; nothing where there is none. */
export function howMany(what: string, { length }: readonly unknown[], counter = "개"): string {
  return length > 0 ? `${what} ${length}${counter}` : "";
}

/** What there is to say, side by side. */
export function sideBySide(...parts: readonly string[]): string {
  return parts.filter((part) => part.trim() !== "").join(" · ");
}

/** Until when something is taken from guests, or that it is. */
export function takenUntil(lastDay: string): string {
  return lastDay ? `${lastDay}까지 받아요` : "받고 있어요";
}
