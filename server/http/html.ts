/** Markup in which nothing typed can be a tag. */
export type Html = { readonly markup: string };
type Part = Html | string | number | false | null | undefined | readonly Part[];

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** What stands in the template is markup; what is put into it is text, unless it was made here itself. */
export function html(template: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const markup = template.reduce((before, piece, at) => before + written(parts[at - 1]) + piece);
  return { markup };
}

function written(part: Part): string {
  if (part === false || part === null || part === undefined) return "";
  if (typeof part === "string" || typeof part === "number") {
    return String(part).replaceAll(/[&<>"']/g, (letter) => entities[letter] ?? letter);
  }
  return "markup" in part ? part.markup : part.map(written).join("");
}
