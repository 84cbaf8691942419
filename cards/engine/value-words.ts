import { z } from "zod";
import { bare } from "#cards/fields/schema.ts";
import { clockKo, plainDay, sentence } from "#domain/day-words.ts";
import { photoSchema } from "./photo-schema.ts";
import { isSaid, saidBy } from "./said-as.ts";
import { isSame } from "./same.ts";

type Schema = z.core.$ZodType;
type Composed = Record<string, unknown>;

/** Two values in words; empty where no short ones tell them. */
export type Words = { from: string; to: string };

const UNSAID: Words = { from: "", to: "" };
const EMPTY = "(비어 있음)";

/** The first words in which two values of a schema part, as their maker would say them. */
export function partingWords(schema: Schema, { from, to }: { from: unknown; to: unknown }): Words {
  const given = optionFor(bare(schema), [from, to]);
  const both = isComposed(from) && isComposed(to);
  if (both && given === photoSchema) return photoWords(from, to);
  if (both && given instanceof z.ZodArray && Array.isArray(from) && Array.isArray(to))
    return listWords(given.element, { from, to });
  if (both && given instanceof z.ZodObject && !isSaid(given)) return fieldWords(given.shape, { from, to });
  if (typeof from === "string" && typeof to === "string" && isTyped(given)) return textWords(from, to);
  const [one, other] = [valueWords(given, from), valueWords(given, to)];
  if (one === null || other === null) return UNSAID;
  return { from: one, to: both && one === other ? `다른 ${other}` : other };
}

/** How one value reads; null where no short words tell it. */
function valueWords(schema: Schema, value: unknown): string | null {
  if (value === null || value === undefined || value === "") return EMPTY;
  if (isSaid(schema)) return saidBy(schema, value);
  if (schema === photoSchema) return "사진";
  if (typeof value === "boolean") return value ? "켬" : "끔";
  if (schema instanceof z.ZodNumber && typeof value === "number") {
    if (schema.maxValue === 1) return `${Math.round(value * 100)}%`;
    return schema.isInt ? value.toLocaleString("ko") : null;
  }
  return typeof value === "string" && isTyped(schema) ? excerpt(onOneLine(value), 0) : null;
}

/** Of a schema with several shapes the one that both values have, where there is one. */
function optionFor(schema: Schema, values: readonly unknown[]): Schema {
  if (!(schema instanceof z.ZodUnion) || isSaid(schema)) return schema;
  const fits = schema.options.find((option) => values.every((value) => z.safeParse(option, value).success));
  return fits ? bare(fits) : schema;
}

/** Whether a maker writes it letter by letter, so that it reads as it is stored. */
function isTyped(schema: Schema): boolean {
  return schema instanceof z.ZodString && !isSaid(schema);
}

function photoWords(from: Composed, to: Composed): Words {
  if (from.key !== to.key) return { from: "사진", to: "다른 사진" };
  return from.caption === to.caption
    ? UNSAID
    : textWords(String(from.caption ?? ""), String(to.caption ?? ""));
}

function listWords(element: Schema, { from, to }: { from: unknown[]; to: unknown[] }): Words {
  const isPhotos = bare(element) === photoSchema;
  const count = (list: unknown[]) => (isPhotos ? `사진 ${list.length}장` : `${list.length}개`);
  if (from.length !== to.length) return { from: count(from), to: count(to) };
  const at = from.findIndex((one, place) => !isSame(one, to[place]));
  const words = partingWords(element, { from: from[at], to: to[at] });
  const isMoved = from.every((one) => to.some((other) => isSame(one, other)));
  if (isMoved) return { from: count(from), to: "순서를 바꿈" };
  return isPhotos && words.to === "다른 사진" ? { from: count(from), to: `다른 ${count(to)}` } : words;
}

type Shape = Record<string, Schema>;

/** Of the fields that differ the first that has words. */
function fieldWords(shape: Shape, { from, to }: { from: Composed; to: Composed }): Words {
  for (const [name, schema] of Object.entries(shape)) {
    if (isSame(from[name], to[name])) continue;
    const day = dayFieldOf(shape, name);
    const words = day
      ? { from: momentWords(from, day), to: momentWords(to, day) }
      : partingWords(schema, { from: from[name], to: to[name] });
    if (words.from !== words.to) return words;
  }
  return UNSAID;
}

/** The field with the day to which a field with a time or a calendar belongs; null for any other. */
function dayFieldOf(shape: Shape, name: string): string | null {
  if (name === "lunar" || name === "leapMonth") return "date" in shape ? "date" : "birthDate";
  const day = name.replace(/^time$/, "date").replace(/Time$/, "Date");
  const isDay = /^date$|Date$/.test(day) && day in shape;
  return isDay ? day : null;
}

/** A day with all that its neighbours say of it: its time, and that it is of the lunar calendar. */
function momentWords(content: Composed, field: string): string {
  const date = String(content[field] ?? "");
  const time = String(content[field.replace(/^date$/, "time").replace(/Date$/, "Time")] ?? "");
  const isLunar = content.lunar === true && (field === "date" || field === "birthDate");
  const lunar = content.leapMonth === true ? "음력 윤달" : "음력";
  const day =
    isLunar && date ? `${lunar} ${plainDay(date)}` : sentence({ date, time: null }) || plainDay(date);
  return [day, time && clockKo(time)].filter(Boolean).join(" ") || EMPTY;
}

/** As much as is read at a glance. */
const LONGEST = 24;

function textWords(from: string, to: string): Words {
  const [one, other] = [onOneLine(from), onOneLine(to)];
  const start = partingOf(one, other);
  return { from: excerpt(one, start), to: excerpt(other, start) };
}

/** Where two texts part; a few letters earlier, so that the words around are read too. */
function partingOf(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return Math.max(0, at - LONGEST / 3);
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

function excerpt(text: string, start: number): string {
  const words = text.slice(start);
  if (words === "") return EMPTY;
  return `${start > 0 ? "…" : ""}${words.slice(0, LONGEST)}${words.length > LONGEST ? "…" : ""}`;
}

function isComposed(value: unknown): value is Composed {
  return typeof value === "object" && value !== null;
}
