import { type Member, ownerOf } from "#domain/member.ts";
import { eraseAllOfMember } from "#server/entries/actions.ts";
import { anybody, provedMember } from "#server/graphql/access.ts";
import { builder } from "#server/graphql/builder.ts";
import { memberOf } from "#server/graphql/context.ts";
import { endOrdersOf } from "#server/orders/end-order.ts";
import { deleteAccount } from "./delete-account.ts";

export const Me = builder.objectRef<Member>("Me").implement({
  description: "The signed-in member.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "The auth subject." }),
    username: t.exposeString("username"),
    isAdmin: t.exposeBoolean("isAdmin"),
    owner: t.string({
      description: "`sub::username`, written on everything the member owns.",
      resolve: ownerOf,
    }),
  }),
});

builder.queryField("me", (t) =>
  t.field({
    access: anybody,
    type: Me,
    nullable: true,
    description: "Null for a visitor.",
    resolve: (_root, _args, { member }) => member,
  }),
);

builder.mutationField("leave", (t) =>
  t.boolean({
    access: provedMember,
    description: "The member leaves for good. Asks for a sign-in within the last 10 minutes.",
    async resolve(_root, _args, context) {
      await deleteAccount(memberOf(context), {
        ...context,
        takeBack: () => eraseAllOfMember(context),
        endOrders: () => endOrdersOf(context, ownerOf(memberOf(context))),
      });
      return true;
    },
  }),
);
