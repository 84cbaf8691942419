import { use, useEffect, useState } from "react";
import type { ContentOf } from "#cards/engine/section.ts";
import type { CardFacts, ViewerProps } from "#cards/engine/viewer.ts";
import { DrawingsContext } from "#cards/parts/drawings-context.ts";
import cover from "#cards/sections/cover/viewer.module.css";
import { countdownSign, dateInFigures, sentence } from "#domain/day-words.ts";
import { DAY_SECONDS, HOUR_SECONDS } from "#domain/duration.ts";
import { daysBetween } from "#domain/korean-day.ts";
import { revealAt } from "./reveal.ts";
import type { waiting } from "./section.ts";
import styles from "./viewer.module.css";

const words = {
  ko: {
    title: "아직 열 수 없는 카드",
    text: "조금만 기다려 주세요.\n때가 되면 저절로 열립니다.",
    opens: (day: string) => `${day}에 열립니다`,
    today: "오늘 열립니다",
    soon: "이제 열립니다",
    units: ["일", "시간", "분", "초"],
    preview: "정한 때까지 손님에게는 이 화면만 보입니다.",
  },
  en: {
    title: "A card that waits",
    text: "Please wait a little.\nIt opens by itself.",
    opens: (day: string) => `Opens ${day}`,
    today: "Opens today",
    soon: "It opens now",
    units: ["days", "hours", "minutes", "seconds"],
    preview: "Until then guests see only this.",
  },
};

/** Stands in the card's own world and says when; how long exactly, once the page is hydrated. */
export function WaitingViewer({ content, card }: ViewerProps<ContentOf<typeof waiting>>) {
  const { CoverFrame, Seal } = use(DrawingsContext);
  const say = words[card.language];
  const opens = { date: content.date, time: content.time || null };
  const day = card.language === "ko" ? sentence(opens) : dateInFigures(opens);
  const [year = "", month = "", dayOfMonth = ""] = content.date.split("-");
  const isPreview = card.id === null;
  return (
    <>
      {isPreview && <p className={styles.preview}>{say.preview}</p>}
      <div className={`${cover.cover} ${styles.waiting}`} data-frame="none">
        <CoverFrame date={{ year, month, day: dayOfMonth }} />
        <div className={cover.words}>
          <span className={styles.seal}>
            <Seal />
          </span>
          {isPreview ? (
            <h2 className={styles.title}>{content.title || say.title}</h2>
          ) : (
            <h1 className={styles.title}>{content.title || say.title}</h1>
          )}
          <p className={styles.day}>{say.opens(day)}</p>
          <Countdown content={content} card={card} />
          <p className={styles.text}>{content.text || say.text}</p>
        </div>
      </div>
    </>
  );
}

type CountdownProps = {
  content: ContentOf<typeof waiting>;
  card: Pick<CardFacts, "id" | "today" | "language">;
};

/** At first in days, as the page was drawn; to the second as soon as the guest's own clock is asked. */
function Countdown({ content, card: { id, today, language } }: CountdownProps) {
  const say = words[language];
  const left = useLeft(content, id !== null);
  const days = daysBetween(today, content.date);
  if (left === null) return <p className={styles.days}>{days > 0 ? countdownSign(days) : say.today}</p>;
  if (left <= 0) return <p className={styles.days}>{say.soon}</p>;
  const seconds = Math.ceil(left / 1_000);
  const parts = [
    Math.floor(seconds / DAY_SECONDS),
    Math.floor(seconds / HOUR_SECONDS) % 24,
    Math.floor(seconds / 60) % 60,
    seconds % 60,
  ];
  return (
    <ol className={styles.clock} aria-hidden="true">
      {parts.map((value, at) => (
        <li key={say.units[at]}>
          <b>{String(value).padStart(2, "0")}</b>
          <span>{say.units[at]}</span>
        </li>
      ))}
    </ol>
  );
}

/** Not all who wait come in the same moment. */
const SPREAD_MS = 2_000;

/**
 * How long it still is by this device's clock; null until it is asked. At zero the page is opened anew, once: where
 * the device is ahead of us it is told again when to come. A preview stands on its maker's desk, which stays.
 */
function useLeft(chosen: { date: string; time: string }, isPage: boolean): number | null {
  const [left, setLeft] = useState<number | null>(null);
  const reveal = revealAt(chosen)?.getTime() ?? 0;
  useEffect(() => {
    let opening: ReturnType<typeof setTimeout> | undefined;
    const began = Date.now() < reveal;
    function tick() {
      const now = reveal - Date.now();
      setLeft(now);
      if (now > 0 || !began || !isPage) return;
      clearInterval(ticking);
      opening = setTimeout(() => location.reload(), 1_000 + Math.random() * SPREAD_MS);
    }
    const ticking = setInterval(tick, 1_000);
    tick();
    return () => {
      clearInterval(ticking);
      clearTimeout(opening);
    };
  }, [reveal, isPage]);
  return left;
}
