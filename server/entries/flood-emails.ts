import { LRUCache } from "lru-cache";
import { calledIn } from "#cards/kinds/kinds.ts";
import { josa } from "#cards/korean/hangul.ts";
import type { CardId } from "#domain/card-id.ts";
import { subjectOf } from "#domain/member.ts";
import { returnFloodEmail, takeFloodEmail } from "#server/cards/public.ts";
import { composeEmail } from "#server/emails/email.ts";
import type { Clock, Database, Email, Identity, Log, Mail } from "#server/ports.ts";
import { MESSAGES_A_CARD } from "./guest-limits.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;
/** Whoever floods a card is refused many times a second; the database is asked again no sooner than this. */
const ASKED_AGAIN_MS = 10 * 60 * 1_000;
/** All cards that are flooded at some moment. */
const CARDS_REMEMBERED = 10_000;

type Parts = {
  database: Database;
  identity: Pick<Identity, "email">;
  mail: Pick<Mail, "send">;
  clock: Clock;
  log: Log;
  /** Where people reach us. */
  origin: string;
};

/** Writes to a card's owner when it takes no more messages for a while: once a day at most, whichever process it is. */
export function createFloodEmails(parts: Parts): (card: CardId) => Promise<void> {
  const { clock, log } = parts;
  const asked = new LRUCache<CardId, number>({ max: CARDS_REMEMBERED });

  return async function tell(card) {
    const now = clock.now().getTime();
    if (now - (asked.get(card) ?? Number.NEGATIVE_INFINITY) < ASKED_AGAIN_MS) return;
    asked.set(card, now);
    try {
      await send(parts, card);
    } catch (error) {
      // Its name only: what a mail server says may hold the address.
      const name = error instanceof Error ? error.name : typeof error;
      log.warn({ card, error: name }, "an e-mail about a flood was not sent");
    }
  };
}

async function send({ database, identity, mail, clock, origin }: Parts, id: CardId): Promise<void> {
  const now = clock.now();
  const toldBefore = new Date(now.getTime() - DAY_MS);
  const card = await takeFloodEmail(database.orm, { id, now, toldBefore });
  if (!card) return;
  try {
    const to = await identity.email(subjectOf(card.owner));
    if (to) await mail.send(floodEmail({ to, ...card, origin }));
  } catch (error) {
    await returnFloodEmail(database.orm, { id, now });
    throw error;
  }
}

type About = { to: string; kind: string; title: string; origin: string };

function floodEmail({ to, kind, title, origin }: About): Email {
  const what = calledIn(kind);
  const name = title.replaceAll(/\s+/g, " ").trim() || `제목 없는 ${what}`;
  return composeEmail({ to, subject: `[고이] ‘${name}’ ${what}에 글이 한꺼번에 많이 남겨지고 있습니다` }, [
    `‘${name}’ ${what}에 1분 동안 ${MESSAGES_A_CARD}개가 넘는 글이 들어와, 새 글을 잠시 쉬어 가며 받고 있습니다.\n${josa(what, "와/과")} 이미 남겨진 글은 그대로 보입니다.`,
    "손님이 한꺼번에 모이신 것이라면 그대로 두셔도 됩니다. 조금 뒤에는 모두 글을 남기실 수 있습니다.",
    `장난으로 남긴 글이 보이면 아래 ‘내 카드’의 ‘응답 보기’에서 숨기거나 지워 주세요.\n방명록에서 ‘확인한 글만 보이기’를 켜 두셔도 좋습니다.\n\n${origin}/my-mobile-card`,
    `이 메일은 ${what}마다 하루에 한 번만 보내 드립니다.`,
  ]);
}
