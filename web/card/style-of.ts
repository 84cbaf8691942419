import { rules } from "virtual:card-files";

/** `data-heading="left` and the like, of which a page has a few. */
const LOOK = / data-([a-z]+="[\w-]+)/g;

/**
 * The rules that something drawn can match. They stand in the page itself, which saves a guest one way to the server;
 * the whole sheet follows when the page is hydrated.
 */
export function styleOf(markup: string): string {
  // Most are written many times: only then are they taken apart.
  const written = new Set<string>();
  for (const [, names = ""] of markup.matchAll(/ class="([^"]*)"/g)) written.add(names);
  const there = new Set([...written].flatMap((names) => names.split(" ")));
  for (const [, look = ""] of markup.matchAll(LOOK)) there.add(look.replace('"', ""));
  return rules
    .filter(({ needs }) => needs.some((names) => names.every((name) => there.has(name))))
    .map(({ css }) => css)
    .join("");
}
