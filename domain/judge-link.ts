import type { LinkInText } from "#domain/links-in-text.ts";
import { looksLike } from "#domain/look-alike.ts";
import { shownHost } from "#domain/punycode.ts";
import { leadsElsewhere } from "#domain/redirect-hosts.ts";

/** Why an address is not ours. */
export const linkFaults = [
  "user-name",
  "look-alike",
  "foreign-letters",
  "name-in-host",
  "redirect",
  "download",
  "name-in-path",
  "port",
  "bare-number",
  "scheme",
  "unreadable",
  "other-host",
] as const;
export type LinkFault = (typeof linkFaults)[number];

export type JudgedLink = {
  /** As it stands in the text. */
  written: string;
  /** The host it leads to; empty where that cannot be read. */
  host: string;
} & (
  | { isOurs: true; path: string }
  /** The weightiest first. */
  | { isOurs: false; faults: readonly LinkFault[] }
);

/** Of all names that are ours the one that stands in no address of ours may be told, too. */
const OUR_NAMES = ["goi", "고이"];
const SECOND_LEVELS = ["co", "or", "ne", "re", "pe", "go", "ac", "com", "net", "org"];
const DOWNLOADS =
  /\.(?:apk|apks|xapk|aab|exe|msi|scr|bat|cmd|js|jar|zip|7z|rar|iso|dmg|pkg|ipa|mobileconfig|hta)$/i;
/** What bigger sites lead on by: `google.com/url?q=https://…`. */
const LEADS_ON = /[?&#][^=]*=(?:https?:)?\/\//i;

/** Whether an address is ours, by nothing but how it is written: nobody opens it. */
export function judgeLink({ written, address }: LinkInText, own: URL): JudgedLink {
  const url = readUrl(address);
  if (!url) return { written, host: "", isOurs: false, faults: ["unreadable"] };
  if (!["http:", "https:"].includes(url.protocol)) {
    const faults: LinkFault[] = [...downloadFaults(url), "scheme"];
    return { written, host: url.hostname, isOurs: false, faults };
  }
  const host = shownHost(url.hostname.replace(/\.$/, ""));
  const isHost = host.replace(/^www\./, "") === own.hostname.replace(/^www\./, "");
  const hasUser = url.username !== "" || url.password !== "" || /^[a-z]+:[\\/]*[^\\/?#]*@/i.test(address);
  if (isHost && !hasUser && isPort(url, own)) return { written, host, isOurs: true, path: pathOf(url) };
  const faults = faultsOf(url, { host, isHost, hasUser, own });
  return { written, host, isOurs: false, faults: faults.length > 0 ? faults : ["other-host"] };
}

function readUrl(address: string): URL | null {
  return URL.canParse(address) ? new URL(address) : null;
}

/** Our own on http, and without the port that goes without saying, leads to us all the same. */
function isPort(url: URL, own: URL): boolean {
  return url.port === own.port;
}

function pathOf({ pathname }: URL): string {
  const path = decoded(pathname);
  // What a sentence stuck to it, 에서 or a dot, is in no address of ours.
  return (/^[\w\-./~]*/.exec(path)?.[0] ?? "").replace(/[.~-]+$/, "").replace(/(?<=.)\/+$/, "");
}

type Seen = { host: string; isHost: boolean; hasUser: boolean; own: URL };

function faultsOf(url: URL, { host, isHost, hasUser, own }: Seen): LinkFault[] {
  const names = ourNames(own);
  const pieces = host.split(/[.-]/);
  const named = pieces.some((piece) => names.includes(piece));
  const similar = pieces.some((piece) => names.some((name) => looksLike(piece) === looksLike(name)));
  const behind = decoded(`${url.pathname}${url.search}${url.hash}`).toLowerCase();
  const foreign = [...host.replaceAll(/\p{Script=Hangul}/gu, "")].some((letter) => letter > "\u007f");
  const leadsOn = leadsElsewhere(host.replace(/^www\./, "")) || LEADS_ON.test(behind);
  const found: [LinkFault, boolean][] = [
    ["user-name", hasUser],
    ["look-alike", !isHost && !named && similar],
    ["foreign-letters", !isHost && foreign],
    ["name-in-host", !isHost && named],
    ["redirect", !isHost && leadsOn],
    ["download", downloadFaults(url).length > 0],
    ["name-in-path", !isHost && isNamedIn(behind, { names, own })],
    ["port", url.port !== "" && !isPort(url, own)],
    ["port", isHost && !isPort(url, own)],
    ["bare-number", /^(?:\d+\.){3}\d+$|^\[/.test(url.hostname) && !isHost],
  ];
  return [...new Set(found.filter(([, is]) => is).map(([fault]) => fault))];
}

function isNamedIn(behind: string, { names, own }: { names: readonly string[]; own: URL }): boolean {
  return behind.includes(own.host) || behind.split(/[^\p{L}\p{N}]+/u).some((piece) => names.includes(piece));
}

function downloadFaults({ pathname, hostname }: URL): LinkFault[] {
  const path = decoded(pathname).replace(/\/+$/, "");
  return DOWNLOADS.test(path) || (path === "" && DOWNLOADS.test(hostname)) ? ["download"] : [];
}

/** `goi` of `goi.kr`, `www.goi.co.kr` and `card.goi.kr`. */
function ourNames({ hostname }: URL): string[] {
  const labels = hostname.split(".").slice(0, -1);
  if (labels.length > 1 && SECOND_LEVELS.includes(labels.at(-1) ?? "")) labels.pop();
  const main = labels.at(-1);
  return [...new Set([...(main && !/^\d+$/.test(main) ? [main] : []), ...OUR_NAMES])];
}

/** Written by signs of per cent as often as somebody likes. */
function decoded(written: string): string {
  let now = written;
  for (let times = 0; times < 3; times += 1) {
    try {
      now = decodeURIComponent(now);
    } catch {
      return now;
    }
  }
  return now;
}
