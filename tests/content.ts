import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { projectRoot } from "./project-root.ts";

/** Paths from the project's root, such as `content/phrases/birthday.json`. */
export function contentFiles(pattern: string): string[] {
  return globSync(`content/${pattern}`, { cwd: projectRoot }).sort();
}

export function contentText(file: string): string {
  return readFileSync(join(projectRoot, file), "utf8");
}

/** What is wrong with a file, each with the way to it: `content/phrases/birthday.json: 3.tone: Invalid option`. */
export function problemsIn(file: string, { text, schema }: { text: string; schema: z.ZodType }): string[] {
  const { error } = z
    .string()
    .transform((json, context) => {
      try {
        return JSON.parse(json);
      } catch (thrown) {
        context.addIssue({ code: "custom", message: String(thrown) });
        return z.NEVER;
      }
    })
    .pipe(schema)
    .safeParse(text);
  return error?.issues.map(({ path, message }) => `${file}: ${path.join(".")}: ${message}`) ?? [];
}

export const painted = z.string().regex(/^#[0-9a-f]{6}$/, "a colour such as #e9745f");
const svgPath = z
  .strictObject({
    class: z.enum(["colour-1", "colour-2", "colour-3"]).optional(),
    fill: painted.optional(),
    stroke: painted.optional(),
    "stroke-width": z
      .string()
      .regex(/^[\d.]+$/)
      .optional(),
    d: z.string().regex(/^M[-\d. ,a-zA-Z]+$/),
  })
  .refine(({ fill, stroke }) => !fill !== !stroke, "a fill or a stroke, not both")
  .refine((path) => !path.stroke === !path["stroke-width"], "a stroke has its width");
const svgRoot = z.strictObject({
  xmlns: z.literal("http://www.w3.org/2000/svg"),
  viewBox: z.string().regex(/^0 0 \d+ \d+$/),
  fill: z.literal("none"),
  "stroke-linecap": z.literal("round"),
  "stroke-linejoin": z.literal("round"),
});

/** What of a drawing `cards/kinds/photo/read-svg.ts` would leave out or misread. */
export function problemsInSvg(file: string, svg: string): string[] {
  const colours = new Map<string, Set<string | undefined>>();
  const problems = Array.from(svg.matchAll(/<(?!\/)([^\s>]+)([^>]*)>/g), ([, tag = "", written = ""], at) => {
    const schema = at === 0 && tag === "svg" ? svgRoot : tag === "path" ? svgPath : null;
    if (!schema) return [`<${tag}> is not read: only <path> inside one <svg>`];
    const pairs = Array.from(written.matchAll(/([\w:-]+)\s*=\s*"([^"]*)"/g), ([, name, value]) => [
      name,
      value,
    ]);
    const attributes: Record<string, string> = Object.fromEntries(pairs);
    const { class: tone, fill, stroke } = attributes;
    if (tone) colours.set(tone, (colours.get(tone) ?? new Set()).add(fill ?? stroke));
    const { error } = schema.safeParse(attributes);
    return error?.issues.map(({ path, message }) => `<${tag}> ${at}: ${path.join()}: ${message}`) ?? [];
  }).flat();
  for (const [tone, all] of colours)
    if (all.size > 1) problems.push(`${tone} is painted in ${[...all].join(" and ")}: it is one colour`);
  for (const at of Array.from({ length: colours.size }, (_, index) => index + 1))
    if (!colours.has(`colour-${at}`)) problems.push(`there is no colour-${at}`);
  return problems.map((problem) => `${file}: ${problem}`);
}
