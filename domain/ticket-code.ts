/** Of base64url, as ids are written, and of Crockford's base 32, in which no two letters are mistaken. */
const ID_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const CODE_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** Thirty bits: of a thousand guests no two are likely to share them, and who reads six letters aloud gets through. */
const CODE_LENGTH = 6;

/** What somebody reads aloud at the door: `K7M-4QX`. It follows from the entry and opens nothing by itself. */
export function ticketCode(entry: string): string {
  const bits = [...entry].map((letter) => ID_LETTERS.indexOf(letter).toString(2).padStart(6, "0")).join("");
  const letters = Array.from({ length: CODE_LENGTH }, (_, at) =>
    CODE_LETTERS.charAt(Number.parseInt(bits.slice(at * 5, at * 5 + 5), 2)),
  ).join("");
  return `${letters.slice(0, 3)}-${letters.slice(3)}`;
}

/** A code as somebody typed it: in any case, with or without its dash, with the letters that look like figures. */
export function readTicketCode(typed: string): string | null {
  const letters = typed.toUpperCase().replace(/[\s-]/g, "").replaceAll("O", "0").replaceAll(/[IL]/g, "1");
  const isCode = letters.length === CODE_LENGTH && [...letters].every((one) => CODE_LETTERS.includes(one));
  return isCode ? `${letters.slice(0, 3)}-${letters.slice(3)}` : null;
}
