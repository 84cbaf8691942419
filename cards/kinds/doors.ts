import type { Kind, Plan } from "#cards/engine/kind.ts";
import type { Occasion } from "#cards/engine/occasion.ts";
import { addressOf, type KindName, kindNamed } from "./kinds.ts";

/**
 * What people come for, each under the name they know it by: a kind, or one occasion of a kind that is for several
 * things. Each has an address of its own, with its designs, samples and answers.
 */
export type Door = {
  /** In its address: `/designs/wedding`. */
  name: string;
  kind: KindName;
  /** Null where the kind is for one thing only. */
  occasion: string | null;
  label: string;
  line: string;
  /** Where its designs are looked at, before anybody signs in. */
  designs: string;
  /** Where a card of it is begun. */
  create: string;
  prices: readonly Plan["won"][];
  isSolemn: boolean;
};

/** In the order in which people look for them. */
const order: readonly (readonly [kind: KindName, occasion?: string])[] = [
  ["greeting", "wedding"],
  ["baby-birthday"],
  ["memorial"],
  ["thanks"],
  ["birthday"],
  ["event"],
  ["greeting", "new-year"],
  ["greeting", "opening"],
  ["photo"],
  ["site"],
];

export const doors: readonly Door[] = order.map(([name, occasion]) => readDoor(name, occasion));

export function doorNamed(name: string): Door | null {
  return doors.find((door) => door.name === name) ?? null;
}

/** The door that a card of this kind, for this, came through; null where nobody has said what it is for. */
export function doorOf(kind: Pick<Kind, "name">, occasion: string | null): Door | null {
  return doors.find((door) => door.kind === kind.name && door.occasion === occasion) ?? null;
}

function readDoor(name: KindName, occasion?: string): Door {
  const kind = kindNamed(name);
  const own = kind.occasions?.all.find((one) => one.name === occasion);
  if (occasion && !own) throw new Error(`A ${name} card has no occasion ${occasion}`);
  const { label, line }: Pick<Kind | Occasion, "label" | "line"> = own ?? kind;
  const create = addressOf(kind, "create");
  return {
    name: occasion ?? name,
    kind: name,
    occasion: occasion ?? null,
    label,
    line,
    designs: `/designs/${occasion ?? name}`,
    create: occasion ? `${create}?occasion=${occasion}` : create,
    prices: kind.plans.map(({ won }) => won),
    isSolemn: kind.isSolemn === true,
  };
}
