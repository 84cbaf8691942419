import { z } from "zod";
import { type CardContent, startCard } from "#cards/engine/card.ts";
import type { Kind } from "#cards/engine/kind.ts";
import { photoSchema } from "#cards/engine/photo-schema.ts";
import { isSaid, saidBy } from "#cards/engine/said-as.ts";
import type { Section } from "#cards/engine/section.ts";
import { bare } from "#cards/fields/schema.ts";

type Schema = z.core.$ZodType;

/** Something that stands in one field of a card and nowhere else, as it is stored and as it may be drawn. */
export type Mark = { field: string; section: string; stored: string; drawn: readonly string[] };

/** A card with marks in its fields; `changed` names what is otherwise than in the others, for who reads a failure. */
export type MarkedCard = { content: CardContent; marks: readonly Mark[]; changed: readonly string[] };

/** How a card is filled in before one thing of it is changed. */
const ways = [
  { isFull: true, isOn: true },
  { isFull: true, isOn: false },
  { isFull: false, isOn: true },
  { isFull: false, isOn: false },
] as const;
type Way = (typeof ways)[number];

/**
 * Cards of a kind that have a mark in every field: everything filled in or nothing, all switched on or off, and from
 * each of these every choice made otherwise, every field emptied or filled, one at a time in each section.
 */
export function markedCards(kind: Kind): MarkedCard[] {
  const mint = createMint();
  const bySection = kind.sections.map((section) => ({ section, contents: contentsOf(section, mint) }));
  const most = Math.max(...bySection.map(({ contents }) => contents.length));
  const start = startCard(kind);
  return Array.from({ length: most }, (_, at) => {
    const chosen = bySection.flatMap(({ section, contents }) => {
      const made = contents[at] ?? contents[0];
      return made ? [{ name: section.name, ...made }] : [];
    });
    const sections = Object.fromEntries(
      chosen.map(({ name, content }) => [name, { ...start.sections[name], ...content }]),
    );
    return {
      content: { ...start, sections: { ...start.sections, ...sections } },
      marks: mint.marks,
      changed: chosen.map(({ name, changed }) => `${name}: ${changed}`),
    };
  });
}

type Made = { content: Record<string, unknown>; changed: string };

function contentsOf(section: Section, mint: Mint): Made[] {
  return ways.flatMap((way) => {
    const points: { path: string; count: number }[] = [];
    const whole = build(section.content, {
      mint,
      path: section.name,
      choose(path, options) {
        points.push({ path, count: options.length });
        return usual(options, way);
      },
    });
    const others = points.flatMap(({ path, count }) =>
      Array.from({ length: count }, (_, at) => ({
        changed: `${path} (${at})`,
        content: build(section.content, {
          mint,
          path: section.name,
          choose: (point, options) => (point === path ? options[at] : usual(options, way)),
        }),
      })),
    );
    const name = `${way.isFull ? "all filled in" : "empty"}, ${way.isOn ? "on" : "off"}`;
    const all = [{ changed: "", content: whole }, ...others];
    const each = new Map<string, (typeof all)[number]>();
    for (const made of all.toReversed()) each.set(JSON.stringify(made.content), made);
    return [...each.values()].flatMap(({ changed, content }) => {
      const read = section.content.safeParse(content);
      return read.success
        ? [{ changed: `${name} ${changed}`, content: read.data as Record<string, unknown> }]
        : [];
    });
  });
}

type Option = { is: "full" | "empty" | "on" | "off" | "choice"; value: () => unknown };

function usual(options: readonly Option[], { isFull, isOn }: Way): Option | undefined {
  if (options[0]?.is === "choice") return isOn ? options[0] : options.at(-1);
  const wanted = options[0]?.is === "on" ? (isOn ? "on" : "off") : isFull ? "full" : "empty";
  return options.find(({ is }) => is === wanted) ?? options[0];
}

type Building = {
  mint: Mint;
  path: string;
  choose(path: string, options: readonly Option[]): Option | undefined;
  /** In what no words tell: only what people type and photos are marks there. */
  isUntold?: boolean;
};

/** A row that is whole whatever is changed elsewhere: what is said of a list does not depend on its odd row alone. */
const whole = (options: readonly Option[]) => usual(options, { isFull: true, isOn: false });

function build(schema: Schema, around: Building): unknown {
  const { path, choose } = around;
  const given = bare(schema);
  const at = { ...around, isUntold: around.isUntold || isForPrograms(given) };
  const pick = (options: readonly Option[]) => choose(path, options)?.value();
  const full = (): unknown => inside(given, at);
  if (schema instanceof z.ZodNullable) {
    return pick([
      { is: "full", value: () => textFor(given, schema, at) ?? build(given, at) },
      { is: "empty", value: () => null },
    ]);
  }
  if (given instanceof z.ZodBoolean) {
    return pick([
      { is: "on", value: () => true },
      { is: "off", value: () => false },
    ]);
  }
  if (given instanceof z.ZodEnum) {
    if (at.isUntold) return given.options[0];
    return pick(given.options.map((value) => ({ is: "choice", value: () => value })));
  }
  if (given instanceof z.ZodArray) {
    return pick([
      { is: "full", value: full },
      { is: "empty", value: () => [] },
    ]);
  }
  const text = textFor(given, schema, at);
  if (text === null) return full();
  if (!z.safeParse(schema, "").success) return text;
  return pick([
    { is: "full", value: () => text },
    { is: "empty", value: () => "" },
  ]);
}

function inside(given: Schema, at: Building): unknown {
  const { mint, path } = at;
  if (given === photoSchema) {
    const key = mint.mark(path, (n) => (n === 0 ? "" : `u/photo${n}x`));
    const caption = mint.mark(`${path}.caption`, token);
    return { key, width: 800, height: 600, placeholder: "", caption, focus: { x: 0.5, y: 0.5 } };
  }
  if (given instanceof z.ZodObject) {
    return Object.fromEntries(
      Object.entries(given.shape).map(([key, found]) => [
        key,
        build(found, { ...at, path: `${path}.${key}` }),
      ]),
    );
  }
  if (given instanceof z.ZodArray) {
    const kinds =
      bare(given.element) instanceof z.ZodUnion ? optionsOf(bare(given.element)) : [given.element];
    return kinds.flatMap((kind, place) => [
      build(kind, { ...at, path: `${path}.${place}a`, choose: (_, options) => whole(options) }),
      build(kind, { ...at, path: `${path}.${place}b` }),
    ]);
  }
  if (given instanceof z.ZodUnion) {
    const options = optionsOf(given);
    const chosen = at.choose(
      path,
      options.map((option, place) => ({
        is: "choice",
        value: () => build(option, { ...at, path: `${path}.${place}` }),
      })),
    );
    return chosen?.value();
  }
  if (given instanceof z.ZodLiteral) return given.value;
  if (given instanceof z.ZodTemplateLiteral) return "#112233";
  if (given instanceof z.ZodNumber) return numberFor(given, at);
  return undefined;
}

function optionsOf(given: Schema): Schema[] {
  return given instanceof z.ZodUnion ? [...(given.options as Schema[])] : [given];
}

/** A number with places behind the point tells where somebody is; others are counts and sizes, and no marks. */
function numberFor(given: z.ZodNumber, { mint, path, isUntold }: Building): number {
  const isPlace = !isUntold && (given.maxValue ?? 0) >= 90 && (given.minValue ?? 0) <= -90 && !given.isInt;
  if (isPlace) return Number(mint.mark(path, (n) => `${20 + (n % 60)}.${10_000 + n}1`));
  const tried = [given.minValue ?? 0, 1, 0.5, 37.5, 400];
  return tried.find((value) => z.safeParse(given, value).success) ?? 0;
}

/** What a field takes, tried in this order; those that are no marks stand on many cards. */
const shapes: readonly ((n: number) => string)[] = [
  token,
  (n) => `010-${1000 + n}-${9000 - n}`,
  day,
  (n) => `https://toss.me/to${n}x`,
  (n) => `https://example.com/to${n}x`,
  (n) => `to${n}x@example.com`,
  (n) => `film${n}xxxxxxxxxx`.slice(0, 11),
  (n) => `u/file${n}x`,
];
const unmarked: readonly ((n: number) => string)[] = [
  (n) => `id${n}`,
  () => "13:07",
  () => "2027-05",
  (n) => `/id${n}`,
  (n) => `${10 + (n % 80)}`,
  (n) => `${100_000 + n}`,
];

/** Null for what is no text. */
function textFor(given: Schema, schema: Schema, { mint, path, isUntold }: Building): string | null {
  const isText = given instanceof z.ZodString || (given instanceof z.ZodUnion && takesText(given));
  if (!isText) return null;
  const takes = (shape: (n: number) => string) => z.safeParse(schema, shape(1)).success;
  const all = isUntold ? [token] : shapes;
  const shape = isForPrograms(given) ? undefined : all.find(takes);
  if (shape) return mint.mark(path, shape);
  const plain = unmarked.find(takes) ?? (() => "");
  return plain(mint.number(path));
}

function isForPrograms(schema: Schema): boolean {
  if (schema instanceof z.ZodString) return isSaid(schema) && saidBy(schema, "id1") === null;
  return schema instanceof z.ZodObject && isSaid(schema) && saidBy(schema, {}) === null;
}

function takesText(given: z.ZodUnion): boolean {
  return optionsOf(given).every(
    (option) =>
      option instanceof z.ZodString || (option instanceof z.ZodLiteral && typeof option.value === "string"),
  );
}

/** Three syllables that no word of ours has. */
function token(n: number): string {
  return `쀍${String.fromCharCode(0xc4a0 + Math.floor(n / 40), 0xb8a0 + (n % 40))}`;
}

/** A day from 2027 on, never the day after another: pages say what day it is. */
function day(n: number): string {
  return new Date(Date.UTC(2027, 3, 1 + 2 * n)).toISOString().slice(0, 10);
}

type Mint = ReturnType<typeof createMint>;

/** Every field has the same mark on all cards of a kind. */
function createMint() {
  const numbers = new Map<string, number>();
  const counts = new Map<(n: number) => string, number>();
  const marks: Mark[] = [];
  const known = new Map<string, string>();

  function number(path: string): number {
    const n = numbers.get(path) ?? numbers.size + 1;
    numbers.set(path, n);
    return n;
  }

  function mark(path: string, shape: (n: number) => string): string {
    const before = known.get(path);
    if (before !== undefined) return before;
    // Days are few: they are numbered for themselves.
    const n = shape === day ? (counts.get(shape) ?? 0) + 1 : number(path);
    counts.set(shape, n);
    const stored = shape(n);
    known.set(path, stored);
    marks.push({ field: path, section: path.slice(0, path.indexOf(".")), stored, drawn: formsOf(stored) });
    return stored;
  }

  return { mark, number, marks };
}

/** As people read it: a telephone number without hyphens, a day in words. */
function formsOf(stored: string): string[] {
  const [, year, month, dayOfMonth] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(stored) ?? [];
  if (year) {
    const [m, d] = [Number(month), Number(dayOfMonth)];
    return [
      stored,
      `${year}${month}${dayOfMonth}`,
      `${m}월${d}일`,
      `${m}.${d}`,
      `${year}.${month}.${dayOfMonth}`,
    ];
  }
  return /^[\d-]+$/.test(stored) ? [stored, stored.replaceAll("-", "")] : [stored];
}
