import { called } from "#cards/engine/called.ts";
import type { CardContent } from "#cards/engine/card.ts";
import type { Kind, KindScreen } from "#cards/engine/kind.ts";
import { MY_CARDS, ORDERS } from "#domain/addresses.ts";
import { babyBirthday } from "./baby-birthday/kind.ts";
import { birthday } from "./birthday/kind.ts";
import { event } from "./event/kind.ts";
import { greeting } from "./greeting/kind.ts";
import { memorial } from "./memorial/kind.ts";
import { photo } from "./photo/kind.ts";
import { site } from "./site/kind.ts";
import { thanks } from "./thanks/kind.ts";

/** Every kind, in the order a maker sees them. A kind is a folder, its import and a line here, and its addresses in `web/routes.ts`. */
export const kinds = [
  greeting,
  birthday,
  thanks,
  babyBirthday,
  event,
  photo,
  memorial,
  site,
] as const satisfies readonly Kind[];

export type KindName = (typeof kinds)[number]["name"];

export const kindNames = kinds.map(({ name }) => name);

const byName: ReadonlyMap<string, Kind> = new Map(kinds.map((kind) => [kind.name, kind]));

/** What a card of this kind is called in a letter; also of one that is no longer there. */
export function calledIn(kind: string): string {
  return called(kinds.find(({ name }) => name === kind));
}

export function kindNamed(name: KindName): Kind {
  const kind = byName.get(name);
  if (!kind) throw new Error(`No kind is named ${name}`);
  return kind;
}

/** Whose screen lies at an address such as `/card/abc`; null where it is nobody's. */
export function kindAt(screen: KindScreen, address: string): Kind | null {
  const path = address.split(/[?#]/, 1)[0]?.replace(/(?<=.)\/$/, "") ?? "";
  return kinds.find((kind: Kind) => matches(kind.addresses[screen], path)) ?? null;
}

function matches(pattern: string | undefined, path: string): boolean {
  if (!pattern) return false;
  const [wanted, given] = [pattern.split("/"), path.split("/")];
  return (
    wanted.length === given.length &&
    wanted.every((part, at) => (part.startsWith("{") ? given[at] !== "" : part === given[at]))
  );
}

/** Where guests open a card: under its name where it has one. */
export function pageOf(kind: Kind, { id, name }: { id: string; name?: string | null }): string {
  return addressOf(kind, "view", name || id);
}

/** What a card's maker calls it in its address; empty where nothing is written yet, or its kind has no names. */
export function siteNameIn(kind: Kind, { sections }: CardContent): string {
  const { named } = kind;
  const name = named && sections[named.section]?.[named.field];
  return typeof name === "string" ? name : "";
}

/** Where a kind without a screen of its own goes: all cards are listed in one place, all orders begin in one. */
const shared = { list: MY_CARDS, order: ORDERS } as const;

/** A kind's screen, for one card where it is about one. What has no edit address is edited where it is created. */
export function addressOf(kind: Kind, screen: "list" | "create" | "order"): string;
export function addressOf(kind: Kind, screen: "view" | "edit", id: string): string;
export function addressOf(kind: Kind, screen: KindScreen, id?: string): string {
  const own = kind.addresses[screen];
  const pattern =
    own ?? (screen === "edit" ? addressOf(kind, "create") : shared[screen as keyof typeof shared]);
  if (!pattern) throw new Error(`A ${kind.name} card has no ${screen} screen`);
  if (id === undefined) return pattern;
  const written = encodeURIComponent(id);
  const filled = pattern.replace(/\{\w+\}/, () => written);
  return filled === pattern ? `${pattern}?id=${written}` : filled;
}
