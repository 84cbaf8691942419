/**
 * What else of a card is kept with its page, by the ending behind the page's address. It is asked from the server while
 * there is one, and read from the device where there is none.
 */
export const KEPT_BESIDE = [".ics", ".easy"];

export function isBeside(address: string): boolean {
  return KEPT_BESIDE.some((ending) => address.endsWith(ending));
}

/** Scripts, styles, fonts and pictures of a page: their addresses change with what is in them. */
const PARTS = ["script", "style", "font", "image"];

export type FileSort = "part" | "beside" | null;

type Asked = Pick<Request, "method" | "mode" | "url" | "destination">;

/** What of a card a request is for; null for what is never kept. */
export function sortOf({ method, url, destination }: Asked, origin: string): FileSort {
  const { origin: asked, pathname } = new URL(url);
  if (method !== "GET" || asked !== origin) return null;
  if (isBeside(pathname)) return "beside";
  return PARTS.includes(destination) ? "part" : null;
}

/** A photo in its other sizes: another window, or a turned phone, asks for another one than was kept. */
export function otherSizes(url: string): string[] {
  const [, photo, width] = /^(.*\/(?:media\/u|art)\/[^/?]+)-(\d+)\.webp$/.exec(url) ?? [];
  return photo
    ? ["800", "1600", "400"].filter((one) => one !== width).map((one) => `${photo}-${one}.webp`)
    : [];
}

/** What every kept page has beside it, and what the page itself has asked to be kept, in the order of its need. */
export function filesBeside(path: string, asked: readonly string[]): string[] {
  return [...new Set([...KEPT_BESIDE.map((ending) => path + ending), ...asked])];
}
