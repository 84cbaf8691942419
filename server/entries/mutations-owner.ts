import { Refusal } from "#domain/refusal.ts";
import { ownerReply } from "#domain/written-text.ts";
import { builder } from "#server/graphql/builder.ts";
import type { Context } from "#server/graphql/context.ts";
import { entryCardOwner, grantedEntry } from "./access.ts";
import { erase } from "./actions.ts";
import { ResponseObject } from "./schema-owner.ts";
import { type EntryRowChange, updateEntry } from "./store.ts";

async function moderate(context: Context, change: EntryRowChange) {
  const { entry, on } = grantedEntry(context);
  const changed = await updateEntry(context.database.orm, { id: entry.id, change });
  if (!changed) throw new Refusal("NOT_FOUND");
  return { entry: changed, on };
}

function readReply(sent: string): string {
  const reply = ownerReply.safeParse(sent);
  if (reply.success) return reply.data;
  throw new Refusal("INVALID", { fields: { text: reply.error.issues[0]?.message ?? "" } });
}

const entryArgument = builder.args((t) => ({ id: t.id({ required: true }) }));

builder.mutationFields((t) => ({
  hideEntry: t.field({
    access: entryCardOwner,
    type: ResponseObject,
    description: "Other guests do not see it any more.",
    args: entryArgument,
    resolve: (_root, _args, context) => moderate(context, { hidden: true }),
  }),
  showEntry: t.field({
    access: entryCardOwner,
    type: ResponseObject,
    description: "Other guests see it: it is let through, or no longer hidden.",
    args: entryArgument,
    resolve: (_root, _args, context) => moderate(context, { hidden: false, approved: true }),
  }),
  pinEntry: t.field({
    access: entryCardOwner,
    type: ResponseObject,
    description: "It stands before the others.",
    args: entryArgument,
    resolve: (_root, _args, context) => moderate(context, { pinned: true }),
  }),
  unpinEntry: t.field({
    access: entryCardOwner,
    type: ResponseObject,
    args: entryArgument,
    resolve: (_root, _args, context) => moderate(context, { pinned: false }),
  }),
  replyToEntry: t.field({
    access: entryCardOwner,
    type: ResponseObject,
    description: "The owner's answer, which all see who see the entry.",
    args: { ...entryArgument, text: t.arg.string({ description: "Null or nothing takes it back." }) },
    resolve(_root, { text }, context) {
      const reply = text == null ? null : readReply(text) || null;
      const repliedAt = reply === null ? null : context.clock.now();
      return moderate(context, { reply, repliedAt });
    },
  }),
  removeEntry: t.boolean({
    access: entryCardOwner,
    description: "The owner takes away what a guest left. Nothing of it stays.",
    args: entryArgument,
    async resolve(_root, _args, context) {
      await erase(context, grantedEntry(context).entry);
      return true;
    },
  }),
}));
