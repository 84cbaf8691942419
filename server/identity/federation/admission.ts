import { randomBytes, randomUUID } from "node:crypto";
import { emailAddress } from "#domain/credentials.ts";
import { NAME_MAX_LENGTH } from "#domain/member.ts";
import {
  deleteUnconfirmedMember,
  findMemberByEmail,
  findMemberByUsername,
  insertMember,
  type MemberRow,
} from "#server/identity/members-store.ts";
import type { Pool } from "#server/identity/pool.ts";
import type { Orm } from "#server/ports.ts";
import type { FlowHere } from "./flow-cookie.ts";
import { findLinkedMember, hasPassword, insertLink, lockAccount } from "./links-store.ts";

/** What somebody who came back from a provider is asked before they are let in. */
export type AdmissionStep = "join" | "taken" | "email";

/** Who is let in, or what is asked first. */
export type Admission = { member: MemberRow } | { step: AdmissionStep };

type Parts = Pick<Pool, "database" | "clock" | "passwords">;

/**
 * Whose account this is. An address joins nobody to an account that is there: its password does. One that the provider
 * does not vouch for is not looked at before a code from its mailbox has come back.
 */
export async function admissionOf(parts: Parts, flow: FlowHere): Promise<Admission> {
  const { orm } = parts.database;
  const linked = await findLinkedMember(orm, flow);
  if (linked) return { member: linked };
  const email = vouchedAddress(flow);
  if (!email) return { step: "email" };
  const holder = await findMemberByEmail(orm, email);
  if (holder && holder.status !== "UNCONFIRMED") return { step: hasPassword(holder) ? "join" : "taken" };
  const member = await addMember(parts, { flow, email });
  // Somebody was first with the address or the account, a moment ago.
  return member ? { member } : admissionOf(parts, flow);
}

/** The address if it is known to be theirs. */
export function vouchedAddress({ email, isEmailVerified }: FlowHere): string | undefined {
  const parsed = emailAddress.safeParse(email);
  return parsed.success && isEmailVerified ? parsed.data : undefined;
}

async function addMember(
  { database, clock, passwords }: Parts,
  { flow, email }: { flow: FlowHere; email: string },
): Promise<MemberRow | undefined> {
  const { provider, subject } = flow;
  const sub = randomUUID();
  const createdAt = clock.now();
  const username = await usernameFor(database.orm, { provider, subject, sub });
  // Nobody ever sees it: every account is kept alike, so that none can be told from another by how it answers.
  const password = await passwords.keep({ username, password: randomBytes(32).toString("base64url") });
  return database.orm.transaction(async (tx) => {
    // One at a time, so that nobody gets two accounts by tapping twice.
    await lockAccount(tx, flow);
    if (await findLinkedMember(tx, flow)) return undefined;
    // Whoever signed up with this address without showing that it is theirs.
    await deleteUnconfirmedMember(tx, email);
    const added = await insertMember(tx, {
      ...password,
      sub,
      username,
      email,
      emailVerified: true,
      name: nameFrom(flow.name),
      status: "EXTERNAL_PROVIDER",
      createdAt,
      updatedAt: createdAt,
    });
    if (!added) return undefined;
    await insertLink(tx, { provider, subject, sub, createdAt });
    return findMemberByEmail(tx, email);
  });
}

/** As Cognito names them; where somebody who has it unlinked it, the name stays theirs. */
async function usernameFor(
  orm: Orm,
  { provider, subject, sub }: { provider: string; subject: string; sub: string },
): Promise<string> {
  const name = `${provider}_${subject}`;
  return (await findMemberByUsername(orm, name)) ? sub : name;
}

/** Longer ones do not fit on a card; they can write another. */
function nameFrom(name: string | null): string | null {
  const words = (name ?? "").replaceAll(/\p{Cc}/gu, "").trim();
  return [...words].slice(0, NAME_MAX_LENGTH).join("") || null;
}
