import type { When } from "#cards/engine/kind.ts";
import { googleCalendarLink, placeLine } from "#cards/engine/links.ts";
import type { ContentOf } from "#cards/engine/section.ts";
import type { ViewerProps } from "#cards/engine/viewer.ts";
import action from "#cards/parts/action.module.css";
import { CopyButton } from "#cards/parts/copy-button.tsx";
import { Heading } from "#cards/parts/heading.tsx";
import { clockEn, clockKo, dateInFigures, sentence } from "#domain/day-words.ts";
import { countdown } from "./countdown.ts";
import { MonthCalendar } from "./month-calendar.tsx";
import type { date } from "./section.ts";
import { untilOf } from "./until.ts";
import styles from "./viewer.module.css";

const words = {
  ko: {
    eyebrow: "The day",
    heading: "일시",
    lunar: (month: number, day: number, leap: boolean) => `음력 ${leap ? "윤" : ""}${month}월 ${day}일`,
    google: "구글 캘린더",
    file: "캘린더 저장",
    copy: "일정 복사",
  },
  en: {
    eyebrow: "Save the date",
    heading: "When",
    lunar: (month: number, day: number, leap: boolean) => `Lunar ${leap ? "leap " : ""}${month}/${day}`,
    google: "Google Calendar",
    file: "Save to calendar",
    copy: "Copy details",
  },
};

export function DateViewer({ content, card }: ViewerProps<ContentOf<typeof date>>) {
  const said = words[card.language];
  // The card's facts already hold the solar day: the tables of the lunar calendar stay off the guest's phone.
  const solar = content.lunar ? card.when?.date : content.date;
  if (!solar) return null;

  const when = { date: solar, time: content.time || null };
  const until = untilOf(content, when);
  const dayWords = card.language === "ko" ? sentence : dateInFigures;
  const clockWords = card.language === "ko" ? clockKo : clockEn;
  const begins = dayWords(when);
  const ends = until && endWords({ until, from: solar, dayWords, clockWords });
  const [, month = 0, day = 0] = content.date.split("-").map(Number);
  const entry = { ...card, when, until };
  const copied = [card.title, [begins, ends].filter(Boolean).join(" "), placeLine(card.place), card.address]
    .filter(Boolean)
    .join("\n");
  const count = countdown({
    from: solar,
    to: until?.date ?? solar,
    today: card.today,
    language: card.language,
  });

  return (
    <>
      <Heading eyebrow={said.eyebrow}>{content.title || said.heading}</Heading>
      <p className={styles.when}>
        <time dateTime={when.time ? `${when.date}T${when.time}+09:00` : when.date}>{begins}</time>
        {ends && <span className={styles.until}>{ends}</span>}
        {content.lunar && <span className={styles.lunar}>{said.lunar(month, day, content.leapMonth)}</span>}
      </p>
      <MonthCalendar
        from={solar}
        to={until?.date ?? solar}
        language={card.language}
        holidays={card.holidays ?? {}}
      />
      {content.countdown && (
        <p className={styles.countdown}>
          <b>{count.sign}</b>
          <span>{count.words}</span>
        </p>
      )}
      <ul className={action.actions}>
        {card.id && (
          <li>
            <a className={action.action} href={`${card.address}.ics`}>
              {said.file}
            </a>
          </li>
        )}
        <li>
          <a
            className={action.action}
            href={googleCalendarLink(entry)}
            target="_blank"
            rel="noopener noreferrer"
          >
            {said.google}
          </a>
        </li>
        <li>
          <CopyButton text={copied} label={said.copy} language={card.language} />
        </li>
      </ul>
    </>
  );
}

type EndWords = {
  until: When;
  from: string;
  dayWords: (when: When) => string;
  clockWords: (time: string) => string;
};

/** The hour alone where it ends on the day it begins. */
function endWords({ until, from, dayWords, clockWords }: EndWords): string {
  if (until.date !== from) return `~ ${dayWords(until)}`;
  return until.time ? `~ ${clockWords(until.time)}` : "";
}
