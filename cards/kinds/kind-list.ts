import type { Kind, Plan } from "#cards/engine/kind.ts";
import { addressOf, type KindName, kinds } from "./kinds.ts";

/** A kind as it stands among others, without its rules: those weigh more than a page that only names it. */
export type ListedKind = {
  name: KindName;
  label: string;
  line: string;
  /** Where a card of it is begun. */
  create: string;
  prices: readonly Plan["won"][];
  isSolemn: boolean;
};

function listedKind(kind: (typeof kinds)[number]): ListedKind {
  const { name, label, line, plans, isSolemn }: Kind & { name: KindName } = kind;
  return {
    name,
    label,
    line,
    create: addressOf(kind, "create"),
    prices: plans.map(({ won }) => won),
    isSolemn: isSolemn === true,
  };
}

export const listedKinds: readonly ListedKind[] = kinds.map(listedKind);
