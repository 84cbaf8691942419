import { calledIn } from "#cards/kinds/kinds.ts";
import { josa } from "#cards/korean/hangul.ts";
import { sentence } from "#domain/day-words.ts";
import { lastDayBefore } from "#domain/korean-day.ts";
import { composeEmail } from "#server/emails/email.ts";
import type { CardRow } from "./store.ts";

export type EmailText = { subject: string; text: string };
type About = { card: Pick<CardRow, "kind" | "title">; reason: string };

/** To an owner whose card was taken off the net. */
export function cardSuspendedEmail({ card, reason }: About): EmailText {
  const { what, name } = namesOf(card);
  return emailText(`‘${name}’ ${josa(what, "을/를")} 잠시 숨겼습니다`, [
    `‘${name}’ ${josa(what, "을/를")} 확인할 일이 생겨 잠시 보이지 않게 했습니다.\n받으신 분들께는 지금 ${josa(what, "이/가")} 열리지 않습니다.`,
    `이유: ${reason}`,
    "만드신 내용과 손님이 남긴 글은 그대로 있습니다. 고치신 뒤나 궁금하신 점이 있을 때는 이 메일에 답장해 주세요. 확인하는 대로 다시 열어 드립니다.",
  ]);
}

/** To an owner whose card is back. */
export function cardReleasedEmail({ card, reason }: About): EmailText {
  const { what, name } = namesOf(card);
  return emailText(`‘${name}’ ${josa(what, "을/를")} 다시 열었습니다`, [
    `숨겨 두었던 ‘${name}’ ${josa(what, "을/를")} 다시 열었습니다. 보내신 주소 그대로 열립니다.`,
    `이유: ${reason}`,
    "기다리시게 해 드려 죄송합니다.",
  ]);
}

type Extended = { card: Pick<CardRow, "kind" | "title" | "expiresAt">; days: number };

/** To an owner whose card stays longer. */
export function cardExtendedEmail({ card, days }: Extended): EmailText {
  const { what, name } = namesOf(card);
  const last = card.expiresAt && lastDayBefore(card.expiresAt);
  return emailText(`‘${name}’ ${what}의 기간을 ${days}일 늘려 드렸습니다`, [
    last
      ? `‘${name}’ ${josa(what, "이/가")} ${sentence({ date: last, time: null })}까지 열려 있습니다.`
      : `‘${name}’ ${josa(what, "을/를")} 공개하시면 ${days}일 더 열려 있습니다.`,
    "따로 하실 일은 없습니다.",
  ]);
}

/** An e-mail without its envelope. */
export function emailText(subject: string, paragraphs: string[]): EmailText {
  const { text } = composeEmail({ to: "", subject }, paragraphs);
  return { subject: `[고이] ${subject}`, text };
}

/** As an e-mail calls a card: on one line, and by something. */
export function namesOf({ kind, title }: Pick<CardRow, "kind" | "title">) {
  const what = calledIn(kind);
  return { what, name: title.replaceAll(/\s+/g, " ").trim() || `제목 없는 ${what}` };
}
