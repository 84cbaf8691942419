import { z } from "zod";
import type { Orm } from "#server/ports.ts";
import { findMemberByEmail, findMemberByUsername, type MemberRow } from "./members-store.ts";

/** What was typed as a name: whose it is, and the address that failures and codes are counted by. */
export type MemberAccount = { email: string; member: MemberRow | undefined };

/** Finds an account by its address or its user name, with the same work for one that does not exist. */
export async function findAccount(orm: Orm, typed: string): Promise<MemberAccount> {
  const member = await (isUsername(typed) ? findMemberByUsername(orm, typed) : findMemberByEmail(orm, typed));
  return { email: member?.email ?? typed, member };
}

export function isUsername(typed: string): boolean {
  return z.uuid().safeParse(typed).success;
}
