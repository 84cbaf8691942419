import { basename } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import type { Kind } from "#cards/engine/kind.ts";
import { phraseRelations, phraseReligions, seasons, tones } from "#cards/engine/phrase.ts";
import { readSamples } from "#cards/engine/read-samples.ts";
import { doors } from "#cards/kinds/doors.ts";
import { type KindName, kindNamed, kindNames } from "#cards/kinds/kinds.ts";
import { design } from "#cards/kinds/photo/document.ts";
import { frames } from "#cards/kinds/photo/frames/frames.ts";
import { BLEED, CARD_HEIGHT, CARD_WIDTH } from "#cards/kinds/photo/sizes.ts";
import { shelves } from "#cards/kinds/photo/stickers/stickers.ts";
import { readTemplate } from "#cards/kinds/photo/templates/read-template.ts";
import { phrasesOf } from "#cards/kinds/phrases.ts";
import { feelings, hues } from "#cards/themes/airs.ts";
import { categoryNames, TITLE_MOST } from "#domain/wedding-plan.ts";
import { answersNamed } from "#web/questions/asked-first.ts";
import { contentFiles, contentText, painted, problemsIn, problemsInSvg } from "./content.ts";

function oneOf(words: object) {
  return z.enum(Object.keys(words) as [string, ...string[]]);
}

const line = z.string().regex(/^(\S.*\S|\S?)$/, "no blank at its beginning or end");

function phraseFile(occasions: object) {
  const phrase = z.strictObject({
    occasion: oneOf(occasions),
    tone: oneOf(tones),
    religion: oneOf(phraseReligions).optional(),
    season: oneOf(seasons).optional(),
    relation: oneOf(phraseRelations).optional(),
    lines: z.array(line).min(1),
  });
  return z.array(phrase).min(1);
}

const address = z.string().regex(/^[a-z0-9-]+$/, "small letters, figures and hyphens");

const weddingTask = z.strictObject({
  name: address,
  days: z.int().min(-400).max(100),
  weekend: z.literal(true).optional(),
  title: line.min(1).max(TITLE_MOST),
  how: line.min(1),
  costs: z.literal(true).optional(),
});
const weddingTasks = z.strictObject(
  Object.fromEntries(
    categoryNames.filter((name) => name !== "other").map((name) => [name, z.array(weddingTask).min(1)]),
  ),
);

const doorWords = z.strictObject(
  Object.fromEntries(
    doors.map(({ name }) => [
      name,
      z.strictObject({
        title: line.min(1).max(40),
        description: line.min(1).max(120),
        headline: line.min(1).max(40),
        lead: line.min(1),
        answers: z
          .array(
            z.string().refine((slug) => answersNamed([slug]).length === 1, "no question has this address"),
          )
          .min(3),
      }),
    ]),
  ),
);

/** What is written and means nothing: a reader would leave it out. */
function unread(written: unknown, read: unknown, path: string[] = []): string[][] {
  if (typeof written !== "object" || written === null) return [];
  return Object.entries(written).flatMap(([key, value]) => {
    const way = [...path, key];
    // It stands for the key of a picture.
    if (key === "art") return [];
    if (typeof read !== "object" || read === null || !Object.hasOwn(read, key)) return [way];
    return unread(value, (read as Record<string, unknown>)[key], way);
  });
}

type Checked = {
  read: unknown;
  written: unknown;
  schema: z.ZodType;
  path: string[];
  context: z.RefinementCtx;
};

/** Reads a part with the schema of the program, and finds what of it the program would not read. */
function check({ read, written, schema, path, context }: Checked) {
  const { error, data } = schema.safeParse(read);
  const issues = error?.issues ?? unread(written, data).map((way) => ({ path: way, message: "is no field" }));
  for (const { path: way, message } of issues)
    context.addIssue({ code: "custom", path: [...path, ...way], message });
}

function sampleFile(kind: Kind) {
  const sections = z.partialRecord(z.enum(kind.sections.map(({ name }) => name)), z.looseObject({}));
  const sample = z
    .strictObject({
      name: address,
      label: line.min(1),
      mood: line.min(1),
      theme: z.enum(kind.themes),
      sentOn: z.iso.date().optional(),
      forAnybody: z.literal(true).optional(),
      sections,
    })
    .superRefine((written, context) => {
      const [sample] = readSamples(kind, [written]);
      for (const { name, content: schema } of kind.sections) {
        const read = sample?.content.sections[name];
        check({ read, written: written.sections[name], schema, path: ["sections", name], context });
      }
    });
  return z.array(sample).min(3);
}

const face = z.strictObject({
  background: z.looseObject({}),
  frame: z.looseObject({}).optional(),
  elements: z.array(z.looseObject({ type: z.string() })).min(1),
});
const templateFile = z.array(
  z
    .strictObject({
      name: address,
      label: line.min(1),
      mood: line.min(1),
      air: z.strictObject({ feeling: oneOf(feelings), hue: oneOf(hues) }),
      design: z.looseObject({ finish: z.string(), front: face, back: face }),
    })
    .superRefine((written, context) => {
      const { design: read } = readTemplate(written);
      check({ read, written: written.design, schema: design, path: ["design"], context });
    }),
);

const named = z.strictObject({ name: address, label: line.min(1) });
const stickerGroups = z.array(z.strictObject({ ...named.shape, stickers: z.array(named).min(1) }));
const frameNames = z.strictObject({
  photo: z.array(z.strictObject({ ...named.shape, colours: z.array(painted).min(1).max(3) })),
  card: z.array(named),
});

/** Where a sort of content lies, and what one of its files may say. */
const sorts: { files: string; schema: (name: string) => z.ZodType | Promise<z.ZodType> }[] = [
  {
    files: "phrases/*.json",
    schema: async (kind) => phraseFile((await phrasesOf(kind as KindName)).occasions),
  },
  { files: "samples/*.json", schema: (kind) => sampleFile(kindNamed(kind as KindName)) },
  { files: "photo-templates/*.json", schema: () => templateFile },
  { files: "frames/frames.json", schema: () => frameNames },
  { files: "stickers/stickers.json", schema: () => stickerGroups },
  { files: "wedding-tasks.json", schema: () => weddingTasks },
  { files: "doors.json", schema: () => doorWords },
];

test.each(sorts)("$files say what they may say", async ({ files, schema }) => {
  const found = contentFiles(files);
  expect(found).not.toEqual([]);
  const problems = found.map(async (file) =>
    problemsIn(file, { text: contentText(file), schema: await schema(basename(file, ".json")) }),
  );
  expect((await Promise.all(problems)).flat()).toEqual([]);
});

test("what is wrong is named with its file and the way to it", () => {
  const [file, schema] = ["content/phrases/some.json", phraseFile({ wedding: "결혼" })];
  const phrase = { occasion: "wedding", tone: "warm", lines: ["가을에 만나요."] };
  const written = [phrase, { ...phrase, tone: "loud", who: "me" }, { ...phrase, lines: ["끝 "] }];
  expect(problemsIn(file, { text: JSON.stringify(written), schema })).toEqual([
    expect.stringMatching(/^content\/phrases\/some.json: 1.tone: .*"polite"/),
    expect.stringMatching(/^content\/phrases\/some.json: 1: .*"who"/),
    "content/phrases/some.json: 2.lines.0: no blank at its beginning or end",
  ]);
  expect(problemsIn(file, { text: "[{", schema })).toEqual([expect.stringContaining("SyntaxError")]);
});

test("so is a field of a sample that its section does not know, or that says what it may not", () => {
  const written = contentText("content/samples/birthday.json").replace(
    '"age": 70',
    '"age": "old", "agee": 70',
  );
  const schema = sampleFile(kindNamed("birthday"));
  expect(problemsIn("birthday.json", { text: written, schema })).toEqual([
    expect.stringMatching(/^birthday.json: 0.sections.cake.age: /),
  ]);
  const unknown = written.replace('"age": "old", ', "");
  expect(problemsIn("birthday.json", { text: unknown, schema })).toEqual([
    "birthday.json: 0.sections.cake.agee: is no field",
  ]);
});

test("so is a field of a template that no element has", () => {
  const written = contentText("content/photo-templates/people.json").replace('"size":', '"sise":');
  const problems = problemsIn("people.json", { text: written, schema: templateFile });
  expect(problems).toEqual([expect.stringMatching(/^people.json: 0.design.front.elements.\d.size: /)]);
  const unknown = contentText("content/photo-templates/people.json").replace('"x":', '"xx": 1, "x":');
  expect(problemsIn("people.json", { text: unknown, schema: templateFile })).toEqual([
    "people.json: 0.design.front.elements.0.xx: is no field",
  ]);
});

test("drawings are made of what canvas, SVG and PDF draw alike, and all of them are offered", () => {
  const drawings = contentFiles("**/*.svg");
  expect(drawings.flatMap((file) => problemsInSvg(file, contentText(file)))).toEqual([]);
  const stickers = shelves.flatMap((group) => group.stickers.map(({ name }) => `stickers/${name}`));
  const edges = frames.filter((frame) => frame.for === "card").map(({ name }) => `frames/${name}`);
  expect(drawings).toEqual([...stickers, ...edges].map((name) => `content/${name}.svg`).sort());
  const sheet = `0 0 ${CARD_WIDTH + 2 * BLEED} ${CARD_HEIGHT + 2 * BLEED}`;
  for (const name of edges) expect(contentText(`content/${name}.svg`)).toContain(`viewBox="${sheet}"`);
});

test("what a drawing may not have is named with its file", () => {
  const cat = contentText("content/stickers/cat.svg");
  const problems = (svg: string) => problemsInSvg("cat.svg", svg);
  expect(problems(cat.replace("</svg>", '<g transform="scale(2)"></g></svg>'))).toEqual([
    "cat.svg: <g> is not read: only <path> inside one <svg>",
  ]);
  expect(problems(cat.replace('fill="#f7bd97"', 'fill="red" opacity="0.5"'))).toEqual([
    "cat.svg: <path> 1: fill: a colour such as #e9745f",
    expect.stringContaining('"opacity"'),
    "cat.svg: colour-1 is painted in red and #f7bd97: it is one colour",
  ]);
  expect(problems(cat.replaceAll("colour-1", "colour-3"))).toContain("cat.svg: there is no colour-1");
});

test("every kind has its phrases, and content holds nothing that no program reads", () => {
  expect(contentFiles("phrases/*.*")).toEqual(kindNames.map((kind) => `content/phrases/${kind}.json`).sort());
  const known = [
    ...sorts.flatMap(({ files }) => contentFiles(files)),
    ...contentFiles("faq/*.md"), // web/pages/faq/topics.test.ts
    ...contentFiles("{stickers,frames}/*.svg"),
    "content/README.md",
  ];
  expect(contentFiles("**/*.*").filter((file) => !known.includes(file))).toEqual([]);
});
