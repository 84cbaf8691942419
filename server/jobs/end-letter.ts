import { calledIn } from "#cards/kinds.ts";
import { daysBetween, readDay, todayInKorea } from "#cards/when.ts";
import { letter } from "#server/letter.ts";
import type { Letter } from "#server/ports.ts";

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
export function endLetter({ to, kind, title, isTrial, endsAt, now, origin }: Given): Letter {
  // A page goes at midnight: the day before is the last one people see it.
  const last = todayInKorea(new Date(endsAt.getTime() - 1));
  const days = daysBetween(todayInKorea(now), last);
  const day = readDay(last);
  const until = day ? `${day.month}월 ${day.day}일` : last;
  const what = calledIn(kind);
  const name = title.replaceAll(/\s+/g, " ").trim() || `제목 없는 ${what}`;
  return letter({ to, subject: `[고이] ‘${name}’ ${what}를 ${until}까지 보여 드립니다` }, [
    `${isTrial ? "체험으로 공개하신" : "만드신"} ‘${name}’ ${what}를 ${until}까지 보여 드립니다.\n${
      days === 0 ? "오늘이 마지막 날입니다." : `이제 ${days}일 남았습니다.`
    }`,
    `그 뒤에는 받으신 분들이 ${what}를 열어 보실 수 없습니다.\n쓰신 글과 사진은 사라지지 않고, 1년 동안 고이 보관합니다.`,
    `더 오래 두고 싶으시다면 아래 ‘내 카드’에서 살펴봐 주세요.\n\n${origin}/my-mobile-card`,
  ]);
}
