import { createHash } from "node:crypto";
import { sentence } from "#domain/day-words.ts";
import { koreanDay } from "#domain/korean-day.ts";
import { maskedAccount } from "#domain/masked.ts";
import { type Member, ownerOf, subjectOf } from "#domain/member.ts";
import { Refusal } from "#domain/refusal.ts";
import { afterWrongDigits, phoneEnding, voucherStateOf } from "#domain/voucher.ts";
import { enqueueEmails } from "#server/emails/outbox-store.ts";
import type { Clock, Database, Identity, Orm } from "#server/ports.ts";
import { voucherTemplate } from "./emails.ts";
import { claimOpenVoucher, findVoucherAt, type VoucherRow } from "./store.ts";
import { forgetTries, holdTries, writeTries } from "./tries-store.ts";
import type { VoucherGuard } from "./voucher-guard.ts";

type Parts = {
  database: Database;
  clock: Clock;
  identity: Pick<Identity, "email">;
  voucherGuard: VoucherGuard;
};
type Sent = { link: string; digits: string; ip?: string };

/** What is kept of a link. It is random enough that nobody finds it from this. */
export function hashOfLink(link: string): string {
  return createHash("sha256").update(link).digest("base64url");
}

/**
 * The voucher behind a link, for who knows the digits. No link, one that was taken back and wrong digits are refused
 * alike, and so is a lock; whether it is used or too late is only said to who wants to take it.
 */
export async function openVoucher(parts: Parts, { link, digits: sent, ip }: Sent): Promise<VoucherRow> {
  const { database, clock, voucherGuard } = parts;
  const digits = phoneEnding.safeParse(sent);
  if (!digits.success) {
    throw new Refusal("INVALID", { fields: { digits: digits.error.issues[0]?.message ?? "" } });
  }
  await voucherGuard.refuseTooMany(ip);
  const now = clock.now();
  const tried = await database.orm.transaction((tx) =>
    tryDigits(tx, { link: hashOfLink(link), digits: digits.data, now }),
  );
  if (tried.voucher) return tried.voucher;
  if (!tried.isKnown) voucherGuard.miss();
  if (!tried.lockedUntil) throw new Refusal("VOUCHER_UNKNOWN");
  const retryAfterSeconds = Math.ceil((tried.lockedUntil.getTime() - now.getTime()) / 1_000);
  throw new Refusal("LOCKED", { limit: "voucher-digits", retryAfterSeconds });
}

type Trying = { link: string; digits: string; now: Date };
type Tried = { voucher?: VoucherRow; isKnown?: boolean; lockedUntil?: Date | null };

async function tryDigits(tx: Orm, { link, digits, now }: Trying): Promise<Tried> {
  const tries = await holdTries(tx, { link, now });
  const isLocked = tries.lockedUntil !== null && tries.lockedUntil > now;
  const voucher = await findVoucherAt(tx, link);
  const isKnown = voucher !== undefined;
  if (isLocked) return { isKnown, lockedUntil: tries.lockedUntil };
  if (voucher && voucher.digits === digits && voucherStateOf(voucher, now) !== "cancelled") {
    await forgetTries(tx, link);
    return { voucher };
  }
  const after = afterWrongDigits(tries, now);
  await writeTries(tx, { link, ...after });
  return { isKnown, lockedUntil: after.lockedUntil };
}

/** Puts a voucher on a member's account, for ever. Whoever has it already hears the same again. */
export async function claimVoucher(parts: Parts, { member, ...sent }: Sent & { member: Member }) {
  await openVoucher(parts, sent);
  const { database, clock } = parts;
  const link = hashOfLink(sent.link);
  const owner = ownerOf(member);
  const now = clock.now();
  const claimed = await database.orm.transaction(async (tx) => {
    const claimed = await claimOpenVoucher(tx, { link, owner, now });
    if (claimed)
      await enqueueEmails(tx, { template: voucherTemplate, about: [{ voucher: claimed.id }], now });
    return claimed;
  });
  const voucher = claimed ?? (await findVoucherAt(database.orm, link));
  if (voucher?.claimedBy === owner) return voucher;
  throw await whyNot(parts, voucher);
}

async function whyNot({ identity, clock }: Parts, voucher: VoucherRow | undefined): Promise<Refusal> {
  const state = voucher && voucherStateOf(voucher, clock.now());
  if (state === "expired") return new Refusal("VOUCHER_EXPIRED");
  if (!voucher?.claimedAt) return new Refusal("VOUCHER_UNKNOWN");
  const email = voucher.claimedBy && (await identity.email(subjectOf(voucher.claimedBy)));
  const account = email ? `${maskedAccount(email)} 계정` : "지금은 없는 계정";
  const day = sentence({ date: koreanDay(voucher.claimedAt), time: null });
  return new Refusal("VOUCHER_USED", { sentence: `${day}에 ${account}에서 이미 받으신 이용권입니다.` });
}
