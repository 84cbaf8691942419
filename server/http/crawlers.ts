import { doors } from "#cards/kinds/doors.ts";

/** Pages that are the same for everybody and may be found by a search; person pages never stand here. */
const offered = ["/", "/menu", "/sample", "/quotes", "/faq", "/company/signup", "/terms", "/privacy"];

/** Those of them that the pages have. */
export function publicPagesAmong(routes: readonly string[]): string[] {
  const known = new Set(routes.map((route) => `/${route.replace(/^\//, "")}`));
  const designs = known.has("/designs/:door") ? doors.map((door) => door.designs) : [];
  return [...offered.filter((address) => address === "/" || known.has(address)), ...designs];
}

/** Cards are not forbidden here: a crawler must be able to read on them that it may not keep them. */
export function robotsText(origin: string): string {
  const closed = ["/-/", "/admin", "/graphql", "/identity/", "/bucket"];
  return `User-agent: *\n${closed.map((path) => `Disallow: ${path}\n`).join("")}\nSitemap: ${origin}/sitemap.xml\n`;
}

export function sitemap({ origin, pages }: { origin: string; pages: readonly string[] }): string {
  const places = pages.map((page) => `  <url><loc>${origin}${page}</loc></url>\n`).join("");
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${places}</urlset>\n`;
}
