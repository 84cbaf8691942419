/** Attributes that a guest sees, hears, follows or fills in. */
const SEEN = "alt|aria-label|content|datetime|href|name|placeholder|ping|src|srcset|title|value";

const entities: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

/** The words that stand on a page, without blanks: some are drawn letter by letter. */
export function wordsIn(markup: string): string {
  const text = markup.replace(/<(script|style)\b.*?<\/\1>/gs, "").replace(/<[^>]*>/g, "");
  return plain(text);
}

/** The same with what is said by links, pictures and fields. */
export function drawnIn(markup: string): string {
  const attributes = [...markup.matchAll(new RegExp(` (?:${SEEN})="([^"]*)"`, "gi"))];
  return `${wordsIn(markup)}\n${attributes.map(([, value = ""]) => plain(decoded(plain(value)))).join("\n")}`;
}

function plain(text: string): string {
  return text.replace(/&[^;\s]{1,6};/g, (entity) => entities[entity] ?? entity).replace(/\s/g, "");
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address.replaceAll("+", " "));
  } catch {
    return address;
  }
}
