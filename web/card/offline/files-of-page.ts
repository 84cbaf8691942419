/** The cover and the first twelve of a gallery; more would fill a phone. */
export const MOST_PHOTOS = 13;

/** As `photoAddress` writes it: a maker's own, or one that we have drawn. */
const PHOTO = /^\/(media\/u|art)\/.+-\d+\.webp$/;

type Shown = {
  /** Whatever the page asked for until now: what it took to be drawn and to answer. */
  loaded: readonly string[];
  /** The pictures on it, also those that a guest has not come to yet. */
  pictures: readonly string[];
  origin: string;
};

/** What a card needs to be seen and to answer without a network, in the order of its need: scripts and fonts, then photos. */
export function filesWorthKeeping({ loaded, pictures, origin }: Shown): string[] {
  const ours = (addresses: readonly string[]) =>
    addresses.flatMap((address) => {
      const { origin: from, pathname, search } = new URL(address, origin);
      return from === origin ? [pathname + search] : [];
    });
  const isPhoto = (path: string) => PHOTO.test(path);
  const parts = ours(loaded).filter((path) => isPart(path) && !isPhoto(path));
  const [photos, drawn] = [ours(pictures).filter(isPhoto), ours(pictures).filter((path) => !isPhoto(path))];
  return [...new Set([...parts, ...drawn, ...[...new Set(photos)].slice(0, MOST_PHOTOS)])];
}

/** Files, and no answers of the API. */
function isPart(path: string): boolean {
  return /^\/(assets|fonts|art)\//.test(path) || /\.(woff2|svg)(\?|$)/.test(path);
}

/** The same for the page that is open. */
export function filesOfPage(page: Document): string[] {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  const linked = [...page.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet], link[rel=icon]")];
  const scripts = [...page.querySelectorAll<HTMLScriptElement>("script[src]")];
  const { alive = "", sheet = "" } = page.documentElement.dataset;
  const named = [...scripts.map(({ src }) => src), alive, sheet, ...linked.map(({ href }) => href)];
  return filesWorthKeeping({
    loaded: [...named.filter(Boolean), ...loaded],
    pictures: [...page.images].map(({ currentSrc, src }) => currentSrc || src).filter(Boolean),
    origin: location.origin,
  });
}
