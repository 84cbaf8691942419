import { mayModerate } from "#domain/access.ts";
import { entryId } from "#domain/entry.ts";
import { cleanText, lengthOf } from "#domain/guest-text.ts";
import { Refusal } from "#domain/refusal.ts";
import { leavingSections } from "#server/cards/guest-card.ts";
import { ownCard } from "#server/cards/schema.ts";
import { builder } from "#server/graphql/builder.ts";
import type { Context } from "#server/graphql/context.ts";
import { erase } from "./actions.ts";
import { type AnsweredEntry, ResponseObject, refuseSealed } from "./schema-owner.ts";
import { type EntryRowChange, findEntry, updateEntry } from "./store.ts";

/** As long as a guest's own message. */
const MAX_REPLY = 300;

/** An entry on the caller's card. Somebody else's, an unknown and a malformed id are answered alike. */
export async function entryOnOwnCard(context: Context, id: string): Promise<AnsweredEntry> {
  const known = entryId.safeParse(id);
  const found = known.success
    ? await findEntry(context.database.orm, { id: known.data, self: {} })
    : undefined;
  // An unknown entry is looked for on a card that never was, so that a visitor is asked to sign in either way.
  const card = await ownCard(context, { id: found?.entry.card ?? "", may: mayModerate });
  const on = (await leavingSections(context, card)).find(
    ({ section }) => section.name === found?.entry.section,
  );
  if (!found || !on) throw new Refusal("NOT_FOUND");
  refuseSealed(context, on);
  return { entry: found.entry, on };
}

async function moderate(context: Context, { id, change }: { id: string; change: EntryRowChange }) {
  const { entry, on } = await entryOnOwnCard(context, id);
  const changed = await updateEntry(context.database.orm, { id: entry.id, change });
  if (!changed) throw new Refusal("NOT_FOUND");
  context.events.publish({ card: entry.card, what: "entries", section: entry.section });
  return { entry: changed, on };
}

function readReply(sent: string): string {
  const text = cleanText(sent);
  if (lengthOf(text) > MAX_REPLY) {
    throw new Refusal("INVALID", { fields: { text: `답글은 ${MAX_REPLY}자까지 쓸 수 있습니다.` } });
  }
  return text;
}

const entryArgument = builder.args((t) => ({ id: t.id({ required: true }) }));

builder.mutationFields((t) => ({
  hideEntry: t.field({
    type: ResponseObject,
    description: "Other guests do not see it any more.",
    args: entryArgument,
    resolve: (_root, { id }, context) => moderate(context, { id, change: { hidden: true } }),
  }),
  showEntry: t.field({
    type: ResponseObject,
    description: "Other guests see it: it is let through, or no longer hidden.",
    args: entryArgument,
    resolve: (_root, { id }, context) => moderate(context, { id, change: { hidden: false, approved: true } }),
  }),
  pinEntry: t.field({
    type: ResponseObject,
    description: "It stands before the others.",
    args: entryArgument,
    resolve: (_root, { id }, context) => moderate(context, { id, change: { pinned: true } }),
  }),
  unpinEntry: t.field({
    type: ResponseObject,
    args: entryArgument,
    resolve: (_root, { id }, context) => moderate(context, { id, change: { pinned: false } }),
  }),
  replyToEntry: t.field({
    type: ResponseObject,
    description: "The owner's answer, which all see who see the entry.",
    args: { ...entryArgument, text: t.arg.string({ description: "Null or nothing takes it back." }) },
    resolve(_root, { id, text }, context) {
      const reply = text == null ? null : readReply(text) || null;
      const repliedAt = reply === null ? null : context.clock.now();
      return moderate(context, { id, change: { reply, repliedAt } });
    },
  }),
  removeEntry: t.boolean({
    description: "The owner takes away what a guest left. Nothing of it stays.",
    args: entryArgument,
    async resolve(_root, { id }, context) {
      const { entry } = await entryOnOwnCard(context, id);
      await erase(context, entry);
      return true;
    },
  }),
}));
