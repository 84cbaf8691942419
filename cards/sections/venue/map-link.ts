/** Who is asked where a link of theirs leads. Each hop is held against this list: no redirect leaves it. */
const ASKED = [
  "kko.to",
  "kko.kakao.com",
  "map.kakao.com",
  "place.map.kakao.com",
  "naver.me",
  "map.naver.com",
  "m.map.naver.com",
  "m.place.naver.com",
  "maps.app.goo.gl",
  "goo.gl",
];

/** Whose addresses carry the place themselves: they are read, and nobody is asked. */
const READ = ["www.google.com", "www.google.co.kr", "maps.google.com"];

/** Links that carry a code instead of a place, as they stand in a message. */
const SHORT =
  /(?:https?:\/\/)?((?:naver\.me|kko\.to|kko\.kakao\.com|place\.map\.kakao\.com|m\.place\.naver\.com|maps\.app\.goo\.gl|goo\.gl\/maps)\/[\w\-./?=&%#]+)/;

/** The short link in what was pasted, which is often a whole message; null where there is none. */
export function shortLinkIn(typed: string): string | null {
  const found = SHORT.exec(typed)?.[1];
  return found ? `https://${found}` : null;
}

/** Whether our server may ask this address. */
export function mayAskMap(url: URL): boolean {
  if (!isPlain(url) || !ASKED.includes(url.hostname)) return false;
  return url.hostname !== "goo.gl" || url.pathname.startsWith("/maps/");
}

/** Whether a place that this address names is believed. */
export function mayReadMap(url: URL): boolean {
  return mayAskMap(url) || (isPlain(url) && READ.includes(url.hostname) && url.pathname.startsWith("/maps"));
}

/** TLS, the usual port, nobody's name and password before the host. */
function isPlain({ protocol, port, username, password }: URL): boolean {
  return protocol === "https:" && port === "" && username === "" && password === "";
}
