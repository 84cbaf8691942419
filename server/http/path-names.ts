/** What of a page was asked for; says nothing of whose it is. */
const ENDINGS = /\.(data|ics|vcf|keepsake\.png|png|woff2)$/i;
/** The name of what nothing of ours answers. */
export const UNKNOWN = "/*";

/** What the pages ask for behind somebody's back, of pages that are there. */
export function isPageData(pathname: string): boolean {
  return pathname.endsWith(".data") || pathname === "/__manifest";
}

type Pattern = { name: string; segments: string[] };

export type PathNames = (pathname: string) => string;

/**
 * Names addresses for the log by the pattern that answers them: `/card/:id`, never by what stands in its place, since an
 * id, a name or a token lets in whoever reads it there. An address that nothing of ours answers has no name at all.
 */
export function createPathNames(written: Iterable<string>): PathNames {
  const patterns = [...new Set(written)].map(patternOf).filter(({ name }) => name !== UNKNOWN);
  // The most exact first: a word, anything, the rest.
  patterns.sort((one, other) => (exactness(one) < exactness(other) ? -1 : 1));

  return (pathname) => {
    const [ending = ""] = ENDINGS.exec(pathname) ?? [];
    const asked = segmentsOf(pathname);
    const whole = patterns.find((pattern) => answers(pattern, asked));
    const isExact = whole && !whole.segments.some((segment) => segment === "*" || segment.startsWith(":"));
    if (!ending || isExact) return whole?.name ?? UNKNOWN;
    const bare = segmentsOf(pathname.slice(0, -ending.length));
    const found = patterns.find((pattern) => answers(pattern, bare));
    if (!found || found.name.endsWith("*")) return found?.name ?? UNKNOWN;
    return found.name + ending.toLowerCase();
  };
}

/** `/card/{id}`, `card/:id` → `/card/:id` */
function patternOf(written: string): Pattern {
  const segments = segmentsOf(written.replaceAll(/\{(\w+)\}/g, ":$1"));
  return { name: `/${segments.join("/")}`, segments };
}

function segmentsOf(path: string): string[] {
  return path.split("/").filter(Boolean);
}

function exactness({ segments }: Pattern): string {
  return segments.map((segment) => (segment === "*" ? "2" : segment.startsWith(":") ? "1" : "0")).join("");
}

function answers({ segments }: Pattern, asked: readonly string[]): boolean {
  const isRest = segments.at(-1) === "*";
  if (isRest ? asked.length < segments.length : asked.length !== segments.length) return false;
  return segments.every(
    (segment, at) =>
      segment === "*" || segment.startsWith(":") || segment.toLowerCase() === asked[at]?.toLowerCase(),
  );
}
