/** The longest address that anybody copies from a shop or a map is far below. */
export const ADDRESS_MAX = 500;

/** What may not stand in an address, seen or unseen: blanks, control letters, and what has no width. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control letters are what it looks for
const UNSOUND = /[\s\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff\\]/u;
/** What has a dot and goes on with a figure is the name of a place and its door: `goi.example:8443`. */
const SCHEME = /^(?![a-z0-9-]+\.[a-z0-9.-]*:\d)([a-z][a-z0-9+.-]*):/i;
const TELEPHONE = /^\+?\d[\d().-]{5,19}$/;
const MAIL = /^[^\s@:/?#]+@[^\s@:/?#]+\.[a-z\d-]{2,}$/i;

/**
 * Where a link leads, written in full; null for what is no address, or one that a page must not lead to. Only http,
 * https, tel and mailto are let through, whatever the letters before them look like.
 */
export function readLink(typed: string): string | null {
  const text = typed.trim();
  if (!text || text.length > ADDRESS_MAX) return null;
  if (TELEPHONE.test(text.replaceAll(" ", ""))) return telephone(text);
  if (UNSOUND.test(text)) return null;
  if (MAIL.test(text)) return `mailto:${text}`;
  const [, scheme = ""] = SCHEME.exec(text) ?? [];
  const rest = scheme ? text.slice(scheme.length + 1) : text;
  switch (scheme.toLowerCase()) {
    case "":
      return text.startsWith("/") ? null : webAddress(`https://${text}`);
    case "http":
    case "https":
      return webAddress(text);
    case "tel":
      return TELEPHONE.test(rest) ? telephone(rest) : null;
    case "mailto":
      return MAIL.test(rest) ? `mailto:${rest}` : null;
    default:
      return null;
  }
}

/** Whether it is written as it is kept. */
export function isLink(address: string): boolean {
  return readLink(address) === address;
}

function telephone(text: string): string {
  return `tel:${text.replaceAll(/[^\d+]/g, "")}`;
}

/** A name with a dot, and nobody's password: numbers instead of a name hide where a link leads. */
function webAddress(text: string): string | null {
  try {
    const { href, hostname, username, password } = new URL(text);
    const isNamed = /^[^.]+(\.[^.]+)*\.[a-z][a-z\d-]*[a-z\d]$/i.test(hostname);
    return isNamed && !username && !password && href.length <= ADDRESS_MAX ? href : null;
  } catch {
    return null;
  }
}

/** Why nothing could be read, for who typed it. */
export function linkMistake(typed: string): string {
  const [, scheme = ""] = SCHEME.exec(typed.trim()) ?? [];
  if (scheme && !["http", "https", "tel", "mailto"].includes(scheme.toLowerCase())) {
    return `‘${scheme.slice(0, 20)}:’로 시작하는 주소는 안전하지 않아 쓸 수 없습니다.`;
  }
  if (/\s/.test(typed.trim())) return "주소에는 빈칸을 넣을 수 없습니다.";
  return "주소를 다시 확인해 주세요. 예: instagram.com/goi";
}

/** The place as visitors read it: without what every address has. */
export function linkPlaceOf(address: string): string {
  if (/^(tel|mailto):/.test(address)) return address.slice(address.indexOf(":") + 1);
  return new URL(address).hostname.replace(/^(www|m)\./, "");
}
