import type { Kind } from "#cards/engine/kind.ts";
import { josa } from "#cards/korean/hangul.ts";
import { koreanDay } from "#domain/card-life.ts";
import { canonicalEmail } from "#domain/credentials.ts";
import { HAND_OVER_DAYS } from "#domain/hand-over.ts";
import type { Subject } from "#domain/member.ts";
import { composeEmail } from "#server/emails/email.ts";
import { createRateLimit } from "#server/limits/rate-limit.ts";
import type { Clock, Email, Identity, Log, Mail } from "#server/ports.ts";

/** Whoever is given a card gets one; a second after a mistake. Whatever else companies hand over, nobody is flooded. */
const EMAILS_A_DAY = 3;

type Parts = {
  identity: Pick<Identity, "email">;
  mail: Pick<Mail, "send">;
  clock: Clock;
  log: Log;
  /** Where people reach us. */
  origin: string;
};

type Handed = { to: string; company: string; kind: Pick<Kind, "label">; token: string; until: Date };
type Taken = { company: { sub: Subject }; label: string };

export type HandOverEmails = ReturnType<typeof createHandOverEmails>;

/**
 * Writes to who is given a card, and to the company when it was taken. At once, since only this moment knows the link;
 * an e-mail that does not go out is told of, and nothing waits for it.
 */
export function createHandOverEmails({ identity, mail, clock, log, origin }: Parts) {
  const written = createRateLimit({ most: EMAILS_A_DAY, seconds: 24 * 60 * 60, clock });

  async function send(write: () => Promise<Email | null>): Promise<boolean> {
    try {
      const message = await write();
      if (message) await mail.send(message);
      return message !== null;
    } catch (error) {
      // Its name only: what a mail server says may hold the address.
      log.warn(
        { error: error instanceof Error ? error.name : typeof error },
        "an e-mail about a hand-over was not sent",
      );
      return false;
    }
  }

  return {
    handed: (handed: Handed) =>
      send(async () => (written(canonicalEmail(handed.to)) > 0 ? null : handedEmail(handed, origin))),
    taken: ({ company, label }: Taken) =>
      send(async () => {
        const to = await identity.email(company.sub);
        return to ? takenEmail({ to, label, origin }) : null;
      }),
  };
}

/** No e-mails, where nobody reads them. */
export const noHandOverEmails: HandOverEmails = { handed: async () => false, taken: async () => false };

function handedEmail({ to, company, kind, token, until }: Handed, origin: string): Email {
  const [what, day] = [josa(kind.label, "을/를"), koreanDay(until).replaceAll("-", ". ")];
  return composeEmail({ to, subject: `[고이] ${company}에서 ${what} 건네드립니다` }, [
    `${company}에서 만든 ${what} 받으실 수 있습니다.\n아래 링크를 열어 로그인하시면 내 카드가 됩니다.\n\n${origin}/company/card/${token}`,
    `받으신 뒤에는 ${company}에서 카드를 열거나 고칠 수 없고, 손님이 남긴 글도 볼 수 없습니다.`,
    `링크는 ${HAND_OVER_DAYS}일 동안, ${day}까지 한 분만 쓰실 수 있습니다. 다른 분께 보내지 말아 주세요.\n받기로 하신 일이 없다면 이 메일을 지우셔도 됩니다.`,
  ]);
}

function takenEmail({ to, label, origin }: { to: string; label: string; origin: string }): Email {
  return composeEmail({ to, subject: "[고이] 건네신 카드를 고객이 받았습니다" }, [
    `‘${label}’ 카드를 고객이 받았습니다.\n이제 카드는 고객의 것이라, 업체에서는 열거나 고칠 수 없습니다.`,
    `건네신 카드가 몇 장인지는 업체 정보에서 보실 수 있습니다.\n\n${origin}/company/info`,
  ]);
}
