import { randomBytes, randomUUID } from "node:crypto";
import { emailAddress as emailRule } from "#domain/credentials.ts";
import { addToGroup, deleteUnconfirmedMember, insertMember } from "./members-store.ts";
import type { Pool } from "./pool.ts";

/** Puts an account into the group Admin; makes it with a one-time password when there is none. */
export async function makeAdmin(pool: Pool, typed: string): Promise<{ created: boolean; password?: string }> {
  const { database, clock, passwords, sessions } = pool;
  const email = emailRule.parse(typed);
  const now = clock.now();
  const existing = await addToGroup(database.orm, { email, group: "Admin", now });
  if (existing) {
    await sessions.forgetAllOf(existing);
    return { created: false };
  }
  // Whoever signed up with this address without showing that it is theirs chose the password.
  await deleteUnconfirmedMember(database.orm, email);
  const sub = randomUUID();
  const password = randomBytes(12).toString("base64url");
  const created = await insertMember(database.orm, {
    ...(await passwords.keep({ username: sub, password })),
    sub,
    username: sub,
    email,
    // The operator vouches for it.
    emailVerified: true,
    groups: ["Admin"],
    status: "FORCE_CHANGE_PASSWORD",
    createdAt: now,
    updatedAt: now,
  });
  // Somebody signed up with this address in between.
  return created ? { created, password } : makeAdmin(pool, typed);
}
