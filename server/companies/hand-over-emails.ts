import { labelFor } from "#cards/engine/occasion.ts";
import { josa } from "#cards/korean/hangul.ts";
import { HAND_OVER_DAYS, handOverState } from "#domain/hand-over.ts";
import { koreanDay } from "#domain/korean-day.ts";
import { composeEmail } from "#server/emails/email.ts";
import type { EmailTemplate } from "#server/emails/template.ts";
import { hashOfHandOver } from "./hand-over-links.ts";
import { readHandOver } from "./hand-overs-store.ts";

type About = { handOver: string };

/** To who is given a card, as long as the link is good. */
export const handedTemplate: EmailTemplate<About> = {
  name: "hand-over",
  label: "[고이] 카드를 건네드립니다",
  newsForHours: HAND_OVER_DAYS * 24,
  async compose({ database, clock, kinds, origin, handOverLinks }, { to, data }) {
    const found = await readHandOver(database.orm, data.handOver);
    const kind = kinds.find(({ name }) => name === found?.handOver.kind);
    if (!to || !found || !kind || handOverState(found.handOver, clock.now()) !== "waiting") return null;
    const token = handOverLinks.tokenOf(data.handOver);
    // Another secret since then makes another link, which leads nowhere.
    if (hashOfHandOver(token) !== found.handOver.tokenHash) return null;
    const company = found.company.name;
    const what = josa(labelFor(kind, found.handOver.occasion), "을/를");
    const day = koreanDay(found.handOver.expiresAt).replaceAll("-", ". ");
    return composeEmail({ to, subject: `[고이] ${company}에서 ${what} 건네드립니다` }, [
      `${company}에서 만든 ${what} 받으실 수 있습니다.\n아래 링크를 열어 로그인하시면 내 카드가 됩니다.\n\n${origin}/company/card/${token}`,
      `받으신 뒤에는 ${company}에서 카드를 열거나 고칠 수 없고, 손님이 남긴 글도 볼 수 없습니다.`,
      `링크는 ${HAND_OVER_DAYS}일 동안, ${day}까지 한 분만 쓰실 수 있습니다. 다른 분께 보내지 말아 주세요.\n받기로 하신 일이 없다면 이 메일을 지우셔도 됩니다.`,
    ]);
  },
};

/** To the company when the card was taken. */
export const takenTemplate: EmailTemplate<About> = {
  name: "hand-over-taken",
  label: "[고이] 건네신 카드를 고객이 받았습니다",
  newsForHours: 48,
  async compose({ database, identity, origin }, { data }) {
    const found = await readHandOver(database.orm, data.handOver);
    const to = found && (await identity.email(found.company.sub));
    if (!to) return null;
    return composeEmail({ to, subject: "[고이] 건네신 카드를 고객이 받았습니다" }, [
      `‘${found.handOver.label}’ 카드를 고객이 받았습니다.\n이제 카드는 고객의 것이라, 업체에서는 열거나 고칠 수 없습니다.`,
      `건네신 카드가 몇 장인지는 업체 정보에서 보실 수 있습니다.\n\n${origin}/company/info`,
    ]);
  },
};
