import { type CSSProperties, use } from "react";
import { DrawingsContext } from "#cards/parts/drawings-context.ts";
import { PhotoPicture } from "#cards/parts/photo-picture.tsx";
import type { ContentOf } from "#cards/section.ts";
import { countdown } from "#cards/sections/date/countdown.ts";
import type { ViewerProps } from "#cards/viewer.ts";
import { typeWords } from "../types.ts";
import type { cover } from "./section.ts";
import { Stub } from "./stub.tsx";
import styles from "./viewer.module.css";

/** Between two words, in letters. */
const BLANK = 0.3;
/** Beyond it a title is read as a sentence, on as many lines as it needs. */
const MOST_OF_A_LINE = 7;

export function CoverViewer({ content, card }: ViewerProps<ContentOf<typeof cover>>) {
  const { type, tagline, host, logo, photo } = content;
  const { CoverFrame } = use(DrawingsContext);
  const english = content.english || typeWords[type].english;
  const until = card.until ?? null;
  const count =
    card.when &&
    countdown({
      from: card.when.date,
      to: until?.date ?? card.when.date,
      today: card.today,
      language: card.language,
    });
  return (
    <div className={styles.poster}>
      <div className={styles.face} data-photo-shown={photo !== null}>
        {/* A photo leaves no paper to draw on. */}
        {!photo && <CoverFrame />}
        <p className={styles.bar}>
          <span className={styles.host}>
            {logo && (
              <span className={styles.logo}>
                <PhotoPicture photo={logo} sizes="40px" urgent fill alt="" />
              </span>
            )}
            {host && <span>{host}</span>}
          </span>
          <span className={styles.english} lang="en">
            {english}
          </span>
        </p>
        {photo && (
          <div className={styles.photo}>
            <PhotoPicture photo={photo} sizes="(min-width: 480px) 480px, 100vw" urgent fill />
          </div>
        )}
        <div className={styles.words}>
          <h1 className={styles.title} style={{ "--letters": lettersIn(card.title) } as CSSProperties}>
            {card.title}
          </h1>
          {tagline && <p className={styles.tagline}>{tagline}</p>}
        </div>
      </div>
      <Stub
        when={card.when}
        until={until}
        place={card.place?.name ?? ""}
        sign={count?.sign ?? ""}
        seed={card.title}
        language={card.language}
      />
    </div>
  );
}

/** Letters a line must hold: the longest word, and no less than half of all, so that few lines are needed. */
function lettersIn(title: string): number {
  const widths = title.split(/\s+/).map((word) => [...word].reduce((sum, one) => sum + widthOf(one), 0));
  const all = widths.reduce((sum, width) => sum + width + BLANK, -BLANK);
  return Math.max(3, Math.min(all / 2, MOST_OF_A_LINE), ...widths);
}

/** A Latin letter is about half as wide as a Korean one. */
function widthOf(letter: string): number {
  return /[\p{Script=Latin}\d.,:·!?'’-]/u.test(letter) ? 0.62 : 1;
}
