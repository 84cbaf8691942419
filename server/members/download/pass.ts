import { createHash, randomBytes, randomUUID } from "node:crypto";
import { z } from "zod";
import { HOUR_MS } from "#domain/duration.ts";
import { type Member, type Owner, ownerOf, subject } from "#domain/member.ts";
import { Refusal } from "#domain/refusal.ts";
import { insertCode, tryCode } from "#server/identity/codes-store.ts";
import type { Clock, Database } from "#server/ports.ts";

/** Whoever needs more of them in an hour is no person. */
const MOST_AN_HOUR = 10;
/** 256 bits: only who was given it has it. */
const SECRET_BYTES = 32;

const asked = z.object({ member: subject, username: z.string().max(200), secret: z.string().max(100) });

type Parts = { database: Database; clock: Clock };

/** An address under which a member fetches all that is theirs: once, within the hour. An earlier one ends with it. */
export async function issueDownload({ database, clock }: Parts, { id, username }: Member) {
  const now = clock.now();
  const endsAt = new Date(now.getTime() + HOUR_MS);
  const secret = randomBytes(SECRET_BYTES).toString("base64url");
  const token = Buffer.from(JSON.stringify({ member: id, username, secret })).toString("base64url");
  const isIssued = await insertCode(database.orm, {
    row: {
      id: randomUUID(),
      email: id,
      purpose: "download",
      codeHash: hashOf(token),
      createdAt: now,
      expiresAt: endsAt,
    },
    since: new Date(now.getTime() - HOUR_MS),
    mostSince: MOST_AN_HOUR,
  });
  if (!isIssued)
    throw new Refusal("RATE_LIMITED", { limit: "downloads", retryAfterSeconds: HOUR_MS / 1_000 });
  return { address: `/-/downloads/${token}/goi.zip`, endsAt };
}

export type Fetching = { member: z.infer<typeof subject>; username: string; owner: Owner };

/** Whose data a token is for; it is used up by asking. All that it says is part of what was kept of it. */
export async function takeDownload({ database, clock }: Parts, token: string): Promise<Fetching> {
  const words = asked.safeParse(parsed(token));
  if (!words.success) throw new Refusal("NOT_FOUND");
  const { member, username } = words.data;
  const outcome = await tryCode(database.orm, {
    email: member,
    purpose: "download",
    codeHash: hashOf(token),
    now: clock.now(),
    // A wrong one is no guess: there are too many.
    mostTries: 1_000,
  });
  if (outcome !== "right") throw new Refusal("GONE", { sentence: "이미 쓰셨거나 시간이 지난 주소입니다." });
  return { member, username, owner: ownerOf({ id: member, username }) };
}

function parsed(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token, "base64url").toString());
  } catch {
    return null;
  }
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
