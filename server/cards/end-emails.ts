import { called } from "#cards/engine/called.ts";
import type { Kind } from "#cards/engine/kind.ts";
import { planNamed } from "#cards/engine/plan.ts";
import { calledIn } from "#cards/kinds/kinds.ts";
import { josa } from "#cards/korean/hangul.ts";
import { checkoutAddress } from "#domain/addresses.ts";
import type { CardId } from "#domain/card-id.ts";
import { type EndEmailDays, endEmailDue, pageAt } from "#domain/card-life.ts";
import { monthAndDay } from "#domain/day-words.ts";
import { daysBetween, koreanDay, lastDayBefore } from "#domain/korean-day.ts";
import { subjectOf } from "#domain/member.ts";
import { composeEmail } from "#server/emails/email.ts";
import type { EmailParts, EmailTemplate } from "#server/emails/template.ts";
import type { Email } from "#server/ports.ts";
import { planNow } from "./card-rights.ts";
import { type CardRow, findCard } from "./store.ts";

type AboutEnd = { card: CardId; endsAt: string; days: EndEmailDays };

/** A card that guests see and whose owner is to hear of this end now; null where there is nothing to say any more. */
async function readEnding(parts: EmailParts, { card: id, days, ...data }: AboutEnd) {
  const card = await findCard(parts.database.orm, id);
  const [endsAt, now] = [new Date(data.endsAt), parts.clock.now()];
  if (!card?.publishedAt || pageAt(card, now) !== "page") return null;
  if (endEmailDue({ publishedAt: card.publishedAt, expiresAt: endsAt }, now) !== days) return null;
  const to = await parts.identity.email(subjectOf(card.owner));
  return to ? { to, card, endsAt, now, origin: parts.origin } : null;
}

/** The next e-mail about the same end is so much later. */
const NEWS_FOR_HOURS = 3 * 24;

export const expiryTemplate: EmailTemplate<AboutEnd> = {
  name: "card-expiry",
  label: "[고이] 카드를 보여 드리는 기간이 곧 끝납니다",
  newsForHours: NEWS_FOR_HOURS,
  byDay: true,
  async compose(parts, { data }) {
    const found = await readEnding(parts, data);
    const { card } = found ?? {};
    // One that was extended ends anew, and is written about anew.
    if (!found || card?.expiresAt?.toISOString() !== data.endsAt) return null;
    return endEmail({ ...found, ...card, isTrial: card.plan === null });
  },
};

export const planEndTemplate: EmailTemplate<AboutEnd> = {
  name: "card-plan-end",
  label: "[고이] 요금제 이용 기간이 곧 끝납니다",
  newsForHours: NEWS_FOR_HOURS,
  byDay: true,
  async compose(parts, { data }) {
    const found = await readEnding(parts, data);
    const kind = parts.kinds.find(({ name }) => name === found?.card.kind);
    if (!found || !kind) return null;
    const { until } = await planNow(parts.database.orm, { kind, ...found });
    return until?.toISOString() === data.endsAt ? planEndEmail({ ...found, kind }) : null;
  },
};

type Given = {
  to: string;
  kind: string;
  title: string;
  isTrial: boolean;
  endsAt: Date;
  now: Date;
  origin: string;
};

/** Tells an owner until when guests see a card. */
function endEmail({ to, kind, title, isTrial, endsAt, now, origin }: Given): Email {
  const { until, left } = ending(endsAt, now);
  const what = calledIn(kind);
  const name = nameOf(title, what);
  return composeEmail({ to, subject: `[고이] ‘${name}’ ${josa(what, "을/를")} ${until}까지 보여 드립니다` }, [
    `${isTrial ? "체험으로 공개하신" : "만드신"} ‘${name}’ ${josa(what, "을/를")} ${until}까지 보여 드립니다.\n${left}`,
    `그 뒤에는 받으신 분들이 ${josa(what, "을/를")} 열어 보실 수 없습니다.\n쓰신 글과 사진은 사라지지 않고, 1년 동안 고이 보관합니다.`,
    `더 오래 두고 싶으시다면 아래 ‘내 카드’에서 살펴봐 주세요.\n\n${origin}/my-mobile-card`,
  ]);
}

type PlanEnd = {
  to: string;
  card: Pick<CardRow, "id" | "title" | "plan">;
  kind: Kind;
  endsAt: Date;
  now: Date;
  origin: string;
};

/** Tells an owner until when a plan stands; the page itself stays. */
function planEndEmail({ to, card, kind, endsAt, now, origin }: PlanEnd): Email {
  const { until, left } = ending(endsAt, now);
  const [name, plan] = [nameOf(card.title, called(kind)), planNamed(kind, card.plan)?.label ?? ""];
  return composeEmail({ to, subject: `[고이] ‘${name}’의 ${plan} 이용이 ${until}까지입니다` }, [
    `‘${name}’ ${josa(kind.label, "을/를")} ${plan} 요금제로 ${until}까지 쓰실 수 있습니다.\n${left}`,
    "그 뒤에는 무료 요금제로 이어집니다. 주소와 쓰신 글, 사진은 모두 그대로 열려 있고, 맨 아래에 고이 표시가 다시 보입니다.",
    `이어서 쓰고 싶으시다면 아래에서 한 해 더 주문해 주세요. 남은 날에 이어 1년이 더해집니다.\n\n${origin}${checkoutAddress(card.id)}`,
  ]);
}

function ending(endsAt: Date, now: Date) {
  const last = lastDayBefore(endsAt);
  const days = daysBetween(koreanDay(now), last);
  return {
    until: monthAndDay(last),
    left: days === 0 ? "오늘이 마지막 날입니다." : `이제 ${days}일 남았습니다.`,
  };
}

function nameOf(title: string, what: string): string {
  return title.replaceAll(/\s+/g, " ").trim() || `제목 없는 ${what}`;
}
