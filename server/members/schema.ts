import { type Member, ownerOf } from "#domain/member.ts";
import { Refusal } from "#domain/refusal.ts";
import { signInProvider } from "#domain/sign-in-provider.ts";
import { eraseAllOfMember } from "#server/entries/actions.ts";
import { anybody, member, provedMember } from "#server/graphql/access.ts";
import { builder } from "#server/graphql/builder.ts";
import { memberOf } from "#server/graphql/context.ts";
import { endOrdersOf } from "#server/orders/end-order.ts";
import type { SignIns } from "#server/ports.ts";
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

const MemberSignIns = builder.objectRef<SignIns>("SignIns").implement({
  description: "The ways in which the member signs in.",
  fields: (t) => ({
    hasPassword: t.exposeBoolean("hasPassword"),
    providers: t.exposeStringList("providers", { description: "`Kakao`, `Naver`." }),
  }),
});

builder.objectField(Me, "signIns", (t) =>
  t.field({ type: MemberSignIns, resolve: ({ id }, _args, { identity }) => identity.signIns(id) }),
);

builder.mutationField("unlinkSignIn", (t) =>
  t.field({
    access: member,
    type: MemberSignIns,
    description: "The member signs in by this provider no more. Refused where there is no other way in.",
    args: { provider: t.arg.string({ required: true }) },
    async resolve(_root, args, context) {
      const { identity } = context;
      const { id } = memberOf(context);
      const provider = signInProvider.safeParse(args.provider);
      if (!provider.success) throw new Refusal("NOT_FOUND");
      if (!(await identity.unlink(id, provider.data))) throw new Refusal("LAST_SIGN_IN");
      return identity.signIns(id);
    },
  }),
);

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
