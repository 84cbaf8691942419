import type { CardContent } from "./card.ts";

/** A photo in what somebody made, and where: `gallery`, `photos`, `3`. */
export type PhotoAt = { key: string; path: string[] };

const KEY = /^(u|art)\//;

/** Every photo of a card, in the order of its sections. */
export function photosIn({ order, sections }: Pick<CardContent, "order" | "sections">): PhotoAt[] {
  return order.flatMap((name) => photosOf(sections[name], [name]));
}

/** Every photo in any content, such as what a guest leaves. */
export function photosOf(value: unknown, path: string[] = []): PhotoAt[] {
  if (typeof value !== "object" || value === null) return [];
  if ("key" in value && typeof value.key === "string" && KEY.test(value.key)) {
    return [{ key: value.key, path }];
  }
  return Object.entries(value).flatMap(([name, inner]) => photosOf(inner, [...path, name]));
}
