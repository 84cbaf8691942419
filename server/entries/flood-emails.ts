import { calledIn } from "#cards/kinds/kinds.ts";
import { josa } from "#cards/korean/hangul.ts";
import type { CardId } from "#domain/card-id.ts";
import { DAY_MS, MINUTE_MS } from "#domain/duration.ts";
import { subjectOf } from "#domain/member.ts";
import { findCard, takeFloodEmail } from "#server/cards/public.ts";
import { composeEmail } from "#server/emails/email.ts";
import { enqueueEmails } from "#server/emails/outbox-store.ts";
import type { EmailTemplate } from "#server/emails/template.ts";
import { describeFailure } from "#server/failure.ts";
import { createLruCache } from "#server/limits/lru-cache.ts";
import type { Clock, Database, Email, Log } from "#server/ports.ts";
import { MESSAGES_A_CARD } from "./guest-limits.ts";

/** Whoever floods a card is refused many times a second; the database is asked again no sooner than this. */
const ASKED_AGAIN_MS = 10 * MINUTE_MS;
/** All cards that are flooded at some moment. */
const CARDS_REMEMBERED = 10_000;

type Parts = { database: Database; clock: Clock; log: Log };

/** Writes to a card's owner when it takes no more messages for a while: once a day at most, whichever process it is. */
export function createFloodEmails({ database, clock, log }: Parts): (card: CardId) => Promise<void> {
  const asked = createLruCache<CardId, number>(CARDS_REMEMBERED);

  return async function tell(id) {
    const now = clock.now();
    if (now.getTime() - (asked.get(id) ?? Number.NEGATIVE_INFINITY) < ASKED_AGAIN_MS) return;
    asked.set(id, now.getTime());
    try {
      await database.orm.transaction(async (tx) => {
        const toldBefore = new Date(now.getTime() - DAY_MS);
        if (!(await takeFloodEmail(tx, { id, now, toldBefore }))) return;
        const about = [{ card: id, at: now.toISOString() }];
        await enqueueEmails(tx, { template: floodTemplate, about, now });
      });
    } catch (error) {
      log.warn(
        { card: id, ...describeFailure(error) },
        "an e-mail about a flood was not put into the outbox",
      );
    }
  };
}

/** To the owner of a card that takes no more messages for a while. */
export const floodTemplate: EmailTemplate<{ card: CardId; at: string }> = {
  name: "entry-flood",
  label: "[고이] 카드에 글이 한꺼번에 많이 남겨지고 있습니다",
  newsForHours: 24,
  async compose({ database, identity, origin }, { data }) {
    const card = await findCard(database.orm, data.card);
    const to = card && (await identity.email(subjectOf(card.owner)));
    return to ? floodEmail({ to, ...card, origin }) : null;
  },
};

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
