import { deleteCodesOf } from "./codes-store.ts";
import { deleteIdentitiesOf } from "./identities-store.ts";
import { deleteMember } from "./members-store.ts";
import type { Pool } from "./pool.ts";
import { sessionIdsOf } from "./sessions-store.ts";
import { deleteFailures } from "./sign-in-failures-store.ts";

/** Takes a member out of the pool with everything it knew of them; sessions end with the member. */
export async function removeMember({ database, sessions }: Pick<Pool, "database" | "sessions">, sub: string) {
  const ended = await database.orm.transaction(async (tx) => {
    const ids = await sessionIdsOf(tx, sub);
    await deleteIdentitiesOf(tx, sub);
    const member = await deleteMember(tx, sub);
    if (member) {
      await deleteCodesOf(tx, member.email);
      if (member.pendingEmail) await deleteCodesOf(tx, member.pendingEmail);
      await deleteFailures(tx, [member.email]);
    }
    return ids;
  });
  sessions.forget(ended);
}
