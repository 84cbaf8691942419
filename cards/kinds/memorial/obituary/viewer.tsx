import { use } from "react";
import type { ContentOf } from "#cards/engine/section.ts";
import type { CardFacts, ViewerProps } from "#cards/engine/viewer.ts";
import { ageOf, calledBy, comfortOf, memoryOf, noticeOf, withNim } from "#cards/kinds/memorial/passing.ts";
import { DrawingsContext } from "#cards/parts/drawings-context.ts";
import { PhotoPicture } from "#cards/parts/photo-picture.tsx";
import { clockEn, clockKo, sentence } from "#domain/day-words.ts";
import { readDay } from "#domain/korean-day.ts";
import { ReligionMark } from "./religion-mark.tsx";
import type { obituary } from "./section.ts";
import styles from "./viewer.module.css";

type Content = ContentOf<typeof obituary>;

const words = {
  ko: {
    word: "부고",
    memory: "추모",
    late: "고인",
    portrait: (name: string) => `故 ${withNim(name)}의 사진`,
  },
  en: {
    word: "In memory",
    memory: "In memory",
    late: "the late",
    portrait: (name: string) => `The late ${name}`,
  },
};

/** The face of the notice: who died, whose bereavement it is, and the sentence that says so. */
export function ObituaryViewer({ content, card }: ViewerProps<Content>) {
  const { CoverFrame } = use(DrawingsContext);
  const { name, photo, religion, title, otherName } = content;
  const said = words[card.language];
  const { mourning } = calledBy(content);
  const lasts = isMemory(card);
  const whose = mourning && card.title.endsWith(mourning) ? card.title : mourning;
  const beside = card.language === "ko" ? [title, otherName, ageOf(content)] : [title, otherName];
  return (
    <div className={styles.cover} data-portrait={photo !== null}>
      <CoverFrame />
      <div className={styles.words}>
        <p className={styles.word}>
          <span lang="zh-Hant" aria-hidden="true">
            {lasts ? "追慕" : "訃告"}
          </span>
          {lasts ? said.memory : said.word}
        </p>
        {photo && (
          <div className={styles.portrait}>
            <PhotoPicture
              photo={photo}
              sizes="160px"
              alt={photo.caption || said.portrait(name)}
              urgent
              fill
            />
            <svg aria-hidden="true" className={styles.ribbon} viewBox="0 0 152 194">
              <path d="M0 46 46 0h11L0 57zM152 46 106 0H95l57 57z" />
            </svg>
          </div>
        )}
        <ReligionMark religion={religion} className={styles.mark} />
        {name.trim() && (
          <h1 className={styles.name}>
            <abbr title={said.late}>故</abbr> {name}
          </h1>
        )}
        {beside.some(Boolean) && <p className={styles.beside}>{beside.filter(Boolean).join(" · ")}</p>}
        {whose && !lasts && card.language === "ko" && <p className={styles.whose}>{whose}</p>}
        {name.trim() && <Notice content={content} card={card} />}
      </div>
    </div>
  );
}

/** A page that stays, once the funeral is over: it no longer calls anybody. */
function isMemory({ findings, when, today }: CardFacts): boolean {
  return findings !== undefined && when !== null && when.date < today;
}

function Notice({ content, card }: { content: Content; card: CardFacts }) {
  const { date, time, relation } = content;
  if (card.language === "en") return <p className={styles.notice}>{inEnglish(content)}</p>;
  const day = date && sentence({ date, time: null });
  const moment = time && day ? `${day} ${clockKo(time)}` : day;
  const lines = isMemory(card) ? memoryOf(content, day) : noticeOf(content, moment);
  return (
    <>
      <p className={styles.notice}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
      {relation === "self" && <p className={styles.comfort}>{comfortOf(content)}</p>}
    </>
  );
}

function inEnglish({ name, date, time, age }: Content): string {
  const on = readDay(date) ? ` on ${date.replaceAll("-", ". ")}` : "";
  const at = on && time ? ` at ${clockEn(time)}` : "";
  return `With sorrow we let you know that ${name}${age ? `, aged ${Number(age)},` : ""} passed away${on}${at}.`;
}
