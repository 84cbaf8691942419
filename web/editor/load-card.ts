import { readCard } from "#cards/engine/card.ts";
import type { Kind } from "#cards/engine/kind.ts";
import { addressOf, type KindName, kindNamed, kindNames } from "#cards/kinds/kinds.ts";
import { ask } from "#web/api.ts";
import { isNetworkFailure } from "#web/forms/explain.ts";
import { MyCardDocument } from "#web/graphql/graphql.ts";
import { failureOf } from "#web/offline-queue/failure.ts";
import type { UnsavedDraft } from "./autosave.ts";
import { type CardCopy, cardCopies } from "./device-copies.ts";

export type Loaded =
  | { is: "there"; draft: UnsavedDraft; copy: CardCopy | null; owner: string }
  /** It is of another kind, whose editor lies elsewhere. */
  | { is: "elsewhere"; to: string }
  | { is: "missing" }
  | { is: "offline" };

type Wanted = { kind: Kind; id: string; owner: string };

/** A card to be worked on: as the server has it, and what this device has besides. Without a network, the device's. */
export async function loadCard({ kind, id, owner }: Wanted): Promise<Loaded> {
  const copy = await copyOf({ kind, id, owner });
  try {
    const { myCard } = await ask(MyCardDocument, { id });
    const { card } = myCard;
    if (card.kind !== kind.name) return elsewhere(card.kind, id);
    if (card.state === "DELETED") return { is: "missing" };
    return { is: "there", draft: { card, content: readCard(kind, myCard.content) }, copy, owner };
  } catch (error) {
    if (isNetworkFailure(error)) return fromDevice(copy, owner);
    if (failureOf(error).is === "gone") return { is: "missing" };
    throw error;
  }
}

/** The newest copy that no other living window is working on. */
async function copyOf({ kind, id, owner }: Wanted): Promise<CardCopy | null> {
  const copies = (await cardCopies.copies(owner)).filter(({ about }) => about === id);
  const [copy] = await cardCopies.leftOf(copies);
  if (!copy) return null;
  try {
    return { ...copy, content: readCard(kind, copy.content) };
  } catch {
    // Too long words are refused by the server only when they are saved: here they are still the maker's.
    return copy;
  }
}

function fromDevice(copy: CardCopy | null, owner: string): Loaded {
  if (!copy) return { is: "offline" };
  const draft = { card: copy.card, content: structuredClone(copy.content) };
  return { is: "there", draft, copy, owner };
}

function elsewhere(kind: string, id: string): Loaded {
  const known = kindNames.find((name) => name === kind);
  return known
    ? { is: "elsewhere", to: addressOf(kindNamed(known as KindName), "edit", id) }
    : { is: "missing" };
}
