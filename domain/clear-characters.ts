/** Characters that are not mistaken for one another on paper or on the telephone; a prime number of them, for checking. */
export const CLEAR_CHARACTERS = "123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** One character for each byte. */
export function clearCharactersOf(random: Uint8Array): string {
  return [...random].map((byte) => CLEAR_CHARACTERS.charAt(byte % CLEAR_CHARACTERS.length)).join("");
}

/** As somebody typed them: in any case, with the letters that look like a figure. */
export function readClearCharacters(typed: string): string {
  return typed.toUpperCase().replaceAll(/[IL]/g, "1");
}
