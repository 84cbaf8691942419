/** What stands in a text like an address, as it would be opened. */
export type LinkInText = {
  /** As it stands in the text, without what is stuck to its end. */
  written: string;
  /** With a scheme. */
  address: string;
};

/** Marks that nobody sees: joiners, directions, selectors of variants, fillers. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** The text as a browser would read an address in it: full-width letters are letters, and what nobody sees is gone. */
export function plainText(text: string): string {
  return text
    .replaceAll("\r\n", "\n")
    .normalize("NFKC")
    .replaceAll(UNSEEN, "")
    .replaceAll(/[。．｡]/g, ".");
}

const NOT_IN_ADDRESS = "\\s<>\"'“”‘’「」『』【】《》〈〉()\\[\\]{}|^`";
const IN_ADDRESS = `[^${NOT_IN_ADDRESS}]`;

/** A word that a program follows, wherever it stands but in another address. */
const SCHEMED = `(?<![\\w=/?&%#@:.+-])(?:[a-z][a-z0-9+.-]{1,24}:(?:[\\\\/]{1,3})|(?:https?|javascript|data|intent|vbscript):)${IN_ADDRESS}+`;
const LABEL = "[\\p{L}\\p{N}_](?:[\\p{L}\\p{N}_-]*[\\p{L}\\p{N}_])?";
/** `goi.kr/abc` as it is typed, also behind somebody's name. */
const BARE = `(?<![\\p{L}\\p{N}@._-])(?:[\\w.%+-]{1,64}(?::[^\\s@]{0,64})?@)?(?:${LABEL}\\.)+${LABEL}\\.?(?::\\d{1,5})?(?:[/\\\\?#]${IN_ADDRESS}*)?`;

/** What a sentence leaves at the end of an address. */
const STUCK = /[.,;:!?·…~*_=&'"-]+$/;
const HANGUL_END = /(?<=[a-z0-9])[\p{Script=Hangul}]+$/iu;

type Reading = {
  /** Our own host where it has no dot, as on one's own machine. */
  ownHost: string;
};

/** All addresses of a text that `plainText` made plain, each once, in their order; and what of the text is left without them. */
export function linksIn(text: string, { ownHost }: Reading): { links: LinkInText[]; rest: string } {
  const own = ownHost.includes(".")
    ? ""
    : `|(?<![\\w.-])${escaped(ownHost)}(?:[/?#]${IN_ADDRESS}*)?(?![\\w.-])`;
  const links = new Map<string, LinkInText>();
  const rest = unbroken(text).replaceAll(new RegExp(`${SCHEMED}|${BARE}${own}`, "giu"), (match) => {
    const link = linkOf(match, ownHost);
    if (!link) return match;
    links.set(link.address, link);
    return " ";
  });
  return { links: [...links.values()], rest };
}

function linkOf(match: string, ownHost: string): LinkInText | null {
  const stripped = match.replace(STUCK, "");
  const [, scheme = ""] = /^([a-z][a-z0-9+.-]*:)(?![0-9]{1,5}(?:[/?#]|$))/i.exec(stripped) ?? [];
  const [, head = "", rest = ""] = /^((?:[a-z][a-z0-9+.-]*:[\\/]*)?[^\\/?#]*)(.*)$/isu.exec(stripped) ?? [];
  // 에서, 로 and the like stand behind a host without a blank.
  const host = head.replace(HANGUL_END, "");
  // Behind a host that ends so nothing goes on; and it stands behind a path, but not behind what was filled in.
  const path = /[?#]/.test(rest) ? rest : rest.replace(HANGUL_END, "");
  const written = host === head ? host + path : host;
  if (scheme) return /^[a-z][a-z0-9+.-]*:[\\/]*[^\\/]/i.test(written) ? { written, address: written } : null;
  return isBareAddress(written, ownHost) ? { written, address: `https://${written}` } : null;
}

const NUMBERS = /^\d{1,3}(?:\.\d{1,3}){3}$/;
/** The few endings of hosts in Hangul. */
const HANGUL_ENDINGS = ["한국", "닷컴", "닷넷", "삼성"];

/** Not every two words with a dot between are an address: `다.그래서`, `Mr.Kim`, `2027.05.22`, `kim@naver.com`. */
function isBareAddress(written: string, ownHost: string): boolean {
  const [place = ""] = written.split(/[\\/?#]/, 1);
  const host = place.replace(/^.*@/, "").replace(/:\d+$/, "").replace(/\.$/, "");
  const goesOn = written.length > place.length || /:\d+$/.test(place);
  if (NUMBERS.test(host)) return goesOn;
  if (place.includes("@") && !goesOn && !place.toLowerCase().includes(`${ownHost}@`)) return false;
  if (!host.includes(".")) return true;
  const ending = host.slice(host.lastIndexOf(".") + 1);
  if (/^xn--[a-z0-9-]+$/i.test(ending) || HANGUL_ENDINGS.includes(ending)) return true;
  if (!/^\p{L}{2,24}$/u.test(ending) || /^\p{Script=Hangul}+$/u.test(ending)) return false;
  return goesOn || !/^[A-Z][a-z]+$/.test(ending);
}

/** Messengers break long addresses: what ends amid one, or begins so, goes on with the next line. */
function unbroken(text: string): string {
  return text
    .replaceAll(/(?<=(?:https?:|www\.)\S*[./\-:=&?%@])[ \t]*\n[ \t]*(?=[a-z0-9%])/gi, "")
    .replaceAll(/(?<=https?:\/\/\S*)[ \t]*\n[ \t]*(?=[.@:/?#%&=][^\s])/gi, "");
}

function escaped(words: string): string {
  return words.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
