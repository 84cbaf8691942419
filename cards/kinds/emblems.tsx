import type { FunctionComponent } from "react";
import type { KindName } from "./kinds.ts";

/** A small drawing for every kind, on 72 by 72. Who shows it gives lines and colours. */
const drawings = import.meta.glob<FunctionComponent>("./*/emblem.tsx", { import: "Emblem", eager: true });

export function emblemOf(kind: KindName): FunctionComponent {
  const drawing = drawings[`./${kind}/emblem.tsx`];
  if (!drawing) throw new Error(`${kind} has no emblem`);
  return drawing;
}
