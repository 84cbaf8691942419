import type { CardContent } from "#cards/engine/card.ts";
import type { Kind } from "#cards/engine/kind.ts";
import { cleanPaste } from "./clean-paste.ts";
import { otherKindOf, type PasteOffer, pasteOffersFor, readPastedText } from "./read-text.ts";
import type { TextReader } from "./understood.ts";

type Pasting = {
  kind: Kind;
  content: CardContent;
  /** As it was pasted. */
  pasted: string;
  /** In Korea, `YYYY-MM-DD`. */
  today: string;
  /** Of every kind that has one, by its name. */
  readers: ReadonlyMap<string, TextReader>;
  /** Read as a text of this kind, whatever it seems to be. */
  anyway?: boolean;
};

/** What came of a pasted text. Nothing but `read` has anything to offer. */
export type PasteOutcome =
  | { is: "empty" }
  /** Pictures and signs only. */
  | { is: "wordless" }
  | { is: "other-kind"; kind: string; called: string }
  /** Two weddings, two deaths: nobody knows which of them the card is for. */
  | { is: "several"; called: string }
  | {
      is: "read";
      offers: readonly PasteOffer[];
      /** How many things the card says already as the text does. */
      known: number;
      unread: readonly string[];
      /** It was longer than anything that is read. */
      isCut: boolean;
    };

/** Reads a text against the card that it is for. */
export function readPaste({ kind, content, pasted, today, readers, anyway = false }: Pasting): PasteOutcome {
  const reader = readers.get(kind.name);
  const { text, isCut } = cleanPaste(pasted);
  if (!reader || text === "") return { is: pasted.trim() === "" ? "empty" : "wordless" };
  if (!/[\p{L}\p{N}]/u.test(text)) return { is: "wordless" };
  const other = anyway ? null : otherKindOf(text, { own: kind.name, readers });
  if (other) return { is: "other-kind", kind: other, called: readers.get(other)?.called ?? "" };
  if (reader.isOfSeveral?.(text)) return { is: "several", called: reader.called };
  const { understood, unread } = readPastedText(reader, { text, today });
  const offers = pasteOffersFor({ kind, content, text, understood });
  return { is: "read", offers, known: understood.length - offers.length, unread, isCut };
}
