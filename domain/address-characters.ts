/** Lower case without i, l, o, which look like 1 and 0, and without u, which makes words. */
export const ADDRESS_CHARACTERS = "0123456789abcdefghjkmnpqrstvwxyz";

/** What random bytes spell in an address, five bits a character: nobody can guess it, and reading it aloud does not change it. */
export function addressCharactersOf(random: Uint8Array): string {
  const bits = [...random].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return Array.from(
    { length: bits.length / 5 },
    (_, index) => ADDRESS_CHARACTERS[Number.parseInt(bits.slice(index * 5, index * 5 + 5), 2)],
  ).join("");
}
