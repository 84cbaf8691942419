import type { Facts } from "#cards/engine/kind.ts";
import type { EntryTicket } from "#cards/engine/section.ts";
import { josa } from "#cards/korean/hangul.ts";
import { dateInFigures, sentence } from "#domain/day-words.ts";
import { hasLink } from "#domain/guest-text.ts";
import { ticketCode } from "#domain/ticket-code.ts";
import { composeEmail } from "#server/emails/email.ts";
import type { Email } from "#server/ports.ts";

type About = {
  to: string;
  facts: Facts;
  ticket: EntryTicket;
  /** Of the entry, for the code that is read aloud. */
  id: string;
  /** Where the ticket is. */
  link: string;
  check: string;
};

/** A seat was given: at once, or after waiting for it. */
export function seatEmail({ hasWaited, ...about }: About & { hasWaited: boolean }): Email {
  const name = nameOf(about.facts);
  const subject = hasWaited ? "[고이] 기다리신 자리가 났습니다" : "[고이] 신청하신 행사의 입장권입니다";
  return composeEmail({ to: about.to, subject }, [
    hasWaited
      ? `${about.ticket.holder} 님, ‘${name}’의 자리가 나서 참석으로 바꾸어 두었습니다.`
      : `${about.ticket.holder} 님, ‘${name}’의 자리를 맡아 두었습니다.`,
    ...ticketLines(about),
    hasWaited
      ? "오시기 어렵다면 신청하신 휴대폰에서 카드를 열어 신청을 취소해 주세요. 다음 분께 자리가 갑니다."
      : "오기 어려워지시면 신청하신 휴대폰에서 카드를 열어 취소해 주세요. 기다리는 분께 자리가 갑니다.",
  ]);
}

/** The day before. */
export function dayBeforeEmail(about: About): Email {
  const name = nameOf(about.facts);
  return composeEmail({ to: about.to, subject: "[고이] 신청하신 행사가 내일입니다" }, [
    `${about.ticket.holder} 님, ${josa(`‘${name}’`, "이/가")} 내일입니다.`,
    ...ticketLines(about),
    "들어오실 때 입장권을 보여 주시면 됩니다. 미리 캡처해 두시면 인터넷이 없어도 괜찮습니다.",
  ]);
}

type Asked = { to: string; facts: Facts; lastDay: string; card: string; check: string; refuse: string };

/** To somebody the owner named, who said nothing yet. */
export function answerReminderEmail({ to, facts, lastDay, card, check, refuse }: Asked): Email {
  const name = nameOf(facts);
  return composeEmail(
    { to, subject: `[고이] ${sentence({ date: lastDay, time: null })}까지 참석 여부를 알려 주세요` },
    [
      `‘${name}’에 초대받으셨습니다. 오실 수 있는지 ${sentence({ date: lastDay, time: null })}까지 알려 주세요.`,
      ...(facts.when ? [`언제: ${sentence(facts.when)}`] : []),
      ["카드에서 바로 답하실 수 있습니다.", card, check].filter(Boolean).join("\n\n"),
      `초대한 분이 이 주소를 적어 주셔서 한 번만 보내 드립니다. 이 행사의 메일을 받고 싶지 않으시면 아래에서 알려 주세요.\n\n${refuse}`,
    ],
  );
}

function ticketLines({ facts, ticket, id, link, check }: About): string[] {
  const when = ticket.when ?? facts.when;
  const place = ticket.place || facts.place?.name || "";
  const lines = [
    ticket.session && `회차: ${ticket.session}`,
    when && `언제: ${sentence(when) || dateInFigures(when)}`,
    place && `어디: ${place}`,
    `인원: ${ticket.party}명`,
    `입장 번호: ${ticketCode(id)}`,
  ].filter(Boolean);
  return [lines.join("\n"), ["입장권은 여기에 있습니다.", link, check].filter(Boolean).join("\n\n")];
}

/**
 * In the maker's words, and never in a subject: addresses are typed by others, and what a stranger reads first in their
 * letter-box is ours to say. A title that leads elsewhere is not repeated at all.
 */
function nameOf({ title }: Facts): string {
  const name = title.replaceAll(/\s+/g, " ").trim();
  return name === "" || hasLink(name) ? "초대받으신 자리" : name;
}
