import type { CardContent } from "./card.ts";
import type { Kind } from "./kind.ts";

/** What a card is made for, where its kind serves several things: people look for each by a name of its own. */
export type Occasion = {
  name: string;
  /** As people say, search and buy it: 모바일 청첩장. */
  label: string;
  /** What it is for, where somebody chooses among occasions. */
  line: string;
  /** What shops call it besides its label. */
  soldAs?: readonly string[];
};

/** What a card says it is for; null where its kind is for one thing only. */
export function occasionIn(kind: Kind, content: CardContent): string | null {
  return kind.occasions?.of(content) ?? null;
}

/** What a card is called in lists, orders, e-mails and receipts. */
export function labelFor(kind: Pick<Kind, "label" | "occasions">, occasion: string | null): string {
  return kind.occasions?.all.find(({ name }) => name === occasion)?.label ?? kind.label;
}
