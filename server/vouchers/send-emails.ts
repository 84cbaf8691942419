import type { Kind } from "#cards/engine/kind.ts";
import { addressOf } from "#cards/kinds/kinds.ts";
import { subjectOf } from "#domain/member.ts";
import { composeEmail } from "#server/emails/email.ts";
import { boughtName } from "#server/orders/order-parts.ts";
import type { Clock, Database, Email, Identity, Log, Mail } from "#server/ports.ts";
import { listUntoldVouchers, markVoucherEmailSent, takeVoucherEmail } from "./emails-store.ts";
import type { VoucherRow } from "./store.ts";

/** Few enough for one run; the rest is told a minute later. */
const AT_ONCE = 200;
/** An e-mail that was taken but not sent until then was lost with its process, or refused by the mail server. */
const LOST_AFTER_MS = 60 * 60 * 1_000;
/** Whoever was not told for two days has seen it on the order page. */
const NEWS_FOR_MS = 2 * 24 * 60 * 60 * 1_000;

type Parts = {
  database: Database;
  identity: Pick<Identity, "email">;
  mail: Pick<Mail, "send">;
  clock: Clock;
  log: Log;
  /** Where people reach us. */
  origin: string;
  kinds: readonly Kind[];
};

/** Writes to members what came onto their accounts. Returns how many e-mails went out, and how many did not. */
export async function sendVoucherEmails(parts: Parts): Promise<{ sent: number; failed: number }> {
  const { database, clock, log } = parts;
  const now = clock.now().getTime();
  const [since, lostBefore] = [new Date(now - NEWS_FOR_MS), new Date(now - LOST_AFTER_MS)];
  let [sent, failed] = [0, 0];
  for (const voucher of await listUntoldVouchers(database.orm, { since, lostBefore, limit: AT_ONCE })) {
    try {
      if (await send(parts, { voucher, lostBefore })) sent += 1;
    } catch (error) {
      failed += 1;
      // Its name only: what a mail server says may hold the address.
      log.warn(
        { error: error instanceof Error ? error.name : typeof error },
        "an e-mail about a voucher was not sent",
      );
    }
  }
  return { sent, failed };
}

async function send(parts: Parts, { voucher, lostBefore }: { voucher: VoucherRow; lostBefore: Date }) {
  const { database, identity, mail, clock } = parts;
  const named = { id: voucher.id, now: clock.now() };
  if (!(await takeVoucherEmail(database.orm, { ...named, lostBefore }))) return false;
  const to = voucher.claimedBy && (await identity.email(subjectOf(voucher.claimedBy)));
  if (to) await mail.send(voucherEmail(parts, { voucher, to }));
  await markVoucherEmailSent(database.orm, named);
  return Boolean(to);
}

function voucherEmail(parts: Parts, { voucher, to }: { voucher: VoucherRow; to: string }): Email {
  const kind = parts.kinds.find(({ name }) => name === voucher.kind);
  return composeEmail({ to, subject: "[고이] 스토어에서 구매하신 이용권을 계정에 담았습니다" }, [
    `‘${boughtName(parts, voucher)}’ 이용권을 잘 받으셨습니다.\n카드를 만들고 주문하실 때 저절로 적용되니, 따로 하실 일은 없습니다.`,
    ...(kind?.addresses.create ? [`카드 만들러 가기\n\n${parts.origin}${addressOf(kind, "create")}`] : []),
    "담은 이용권은 기한 없이 쓰실 수 있고, 다른 계정으로 옮길 수는 없습니다.\n직접 받으신 것이 아니라면 이 메일로 답해 주세요.",
    `주문 번호: ${voucher.orderNumber}`,
  ]);
}
