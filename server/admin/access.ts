import { mayAdminister } from "#domain/access.ts";
import { maskedNetwork } from "#domain/audit.ts";
import type { Member, Subject } from "#domain/member.ts";
import { refuseOldProof } from "#domain/proof.ts";
import { Refusal } from "#domain/refusal.ts";
import type { Access } from "#server/graphql/access.ts";
import { type Context, memberOf } from "#server/graphql/context.ts";

type May = (member: Member) => boolean;

/** An admin, of those who may do this. */
export function admin(may: May = mayAdminister): Access {
  return {
    who: "admin",
    check(_args, context) {
      if (!may(memberOf(context))) throw new Refusal("FORBIDDEN");
    },
  };
}

/** The same for what moves money, makes admins or hands out names: the password was proved a moment ago. */
export function provedAdmin(may: May = mayAdminister): Access {
  const { check } = admin(may);
  return {
    who: "proved admin",
    async check(args, context) {
      await check(args, context);
      refuseOldAdminProof(context);
    },
  };
}

/** For a field of which only some acts cannot be undone. */
export function refuseOldAdminProof(context: Context): void {
  refuseOldProof({ signedInAt: memberOf(context).signedInAt, now: context.clock.now() });
}

/** Who acts, for the books. */
export type Acting = { admin: Subject; network: string | null };

export function actingOf(context: Context): Acting {
  return { admin: memberOf(context).id, network: maskedNetwork(context.ip) };
}
