import type { ContentOf } from "#cards/engine/section.ts";
import type { ViewerProps } from "#cards/engine/viewer.ts";
import { Heading } from "#cards/parts/heading.tsx";
import { sentence, WEEKDAYS_EN } from "#domain/day-words.ts";
import { readDay } from "#domain/korean-day.ts";
import type { remembrance } from "./section.ts";
import styles from "./viewer.module.css";

/** What a family plans ahead for. */
const COMING = 3;

const words = {
  ko: {
    heading: "기억하는 날",
    text: "이곳은 오래 남아 있습니다.\n생각나실 때 언제든 들러 주세요.",
    today: (label: string) => `오늘은 ${label}입니다.`,
  },
  en: {
    heading: "Days we keep",
    text: "This page stays.\nPlease come back whenever you remember.",
    today: () => "Today is a day we keep.",
  },
};

export function RemembranceViewer({ content, card }: ViewerProps<ContentOf<typeof remembrance>>) {
  const said = words[card.language];
  const days = Object.entries(card.findings ?? {});
  const today = days.find(([, date]) => date === card.today);
  const coming = days.filter(([, date]) => date > card.today).slice(0, COMING);
  return (
    <>
      <Heading>{said.heading}</Heading>
      {today && <p className={styles.today}>{said.today(today[0])}</p>}
      {coming.length > 0 && (
        <ol className={styles.days}>
          {coming.map(([label, date]) => (
            <li key={label} className={styles.day}>
              <span className={styles.label}>{label}</span>
              <time dateTime={date}>{inWords(date, card.language)}</time>
            </li>
          ))}
        </ol>
      )}
      <p className={styles.text}>{content.text.trim() || said.text}</p>
    </>
  );
}

function inWords(date: string, language: "ko" | "en"): string {
  const day = readDay(date);
  if (!day) return "";
  const figures = date.replaceAll("-", ". ");
  return language === "en" ? `${figures} ${WEEKDAYS_EN[day.weekday]}` : sentence({ date, time: null });
}
