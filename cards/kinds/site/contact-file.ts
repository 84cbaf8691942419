import type { CardPage } from "#cards/engine/page.ts";
import type { ContentOf } from "#cards/engine/section.ts";
import type { blocks, ContactBlock } from "./blocks/section.ts";

/** The contact that was asked for, else the first on the page. */
export function contactFile({ sections, card }: CardPage, search: string) {
  const own = sections.blocks as ContentOf<typeof blocks> | undefined;
  const contacts = own?.blocks.filter((block) => block.type === "contact") ?? [];
  const wanted = new URLSearchParams(search).get("of");
  const contact = contacts.find(({ id }) => id === wanted) ?? contacts[0];
  return contact ? { name: contact.name, text: vCard(contact, card.address) } : null;
}

/**
 * vCard 3.0: the one version that telephones of all makes read without asking. The whole name stands where the family
 * name would, since address books in Korea show it undivided.
 */
export function vCard(
  { name, role, phone, email, place }: Omit<ContactBlock, "id" | "type">,
  page: string,
): string {
  const lines = [
    "BEGIN:VCARD",
    "VERSION:3.0",
    `N:${escaped(name)};;;;`,
    `FN:${escaped(name)}`,
    ...(role ? [`TITLE:${escaped(role)}`] : []),
    ...(phone ? [`TEL;TYPE=CELL:${phone.replaceAll(/[^\d+-]/g, "")}`] : []),
    ...(email ? [`EMAIL;TYPE=INTERNET:${escaped(email)}`] : []),
    ...(place ? [`ADR;TYPE=WORK:;;${escaped(place)};;;;`] : []),
    `URL:${page}`,
    "END:VCARD",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}

function escaped(text: string): string {
  return text
    .trim()
    .replaceAll(/[\\,;]/g, (letter) => `\\${letter}`)
    .replaceAll(/\r?\n/g, "\\n");
}

/** Readers of old take no line longer than 75 bytes; a letter is never cut in two. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let [bytes, out] = [0, ""];
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    const isFull = bytes + size > 75;
    out += isFull ? `\r\n ${letter}` : letter;
    bytes = isFull ? size + 1 : bytes + size;
  }
  return out;
}
