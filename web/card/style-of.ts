import { rules } from "virtual:card-files";

/**
 * The rules that something drawn can match. They stand in the page itself, which saves a guest one way to the server;
 * the whole sheet follows when the page is hydrated.
 */
export function styleOf(markup: string): string {
  const classes = new Set(
    [...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" ")),
  );
  return rules
    .filter(({ needs }) => needs.some((names) => names.every((name) => classes.has(name))))
    .map(({ css }) => css)
    .join("");
}
