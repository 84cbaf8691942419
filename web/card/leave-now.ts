import type { OwnEntry, SentEntry } from "#cards/engine/guest.ts";
import { LeaveEntryDocument } from "#web/graphql/graphql.ts";
import type { Ask } from "./ask-as-visitor.ts";

type Leaving = { card: string; ask: Ask; entry: SentEntry };

/** Leaves an entry; under a key that was sent before it is the same one. */
export async function leaveNow({ card, ask, entry }: Leaving): Promise<OwnEntry> {
  const { section, content, key, password = null, website = null, sealedUntil = null } = entry;
  const variables = { card, section, content, key, password, website, sealedUntil };
  return (await ask(LeaveEntryDocument, variables)).leaveEntry as OwnEntry;
}
