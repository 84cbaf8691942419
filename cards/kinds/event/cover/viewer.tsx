import { type CSSProperties, Fragment, use } from "react";
import type { ContentOf } from "#cards/engine/section.ts";
import type { ViewerProps } from "#cards/engine/viewer.ts";
import { eventTypeWords } from "#cards/kinds/event/types.ts";
import { DrawingsContext } from "#cards/parts/drawings-context.ts";
import { PhotoPicture } from "#cards/parts/photo-picture.tsx";
import { countdown } from "#cards/sections/date/countdown.ts";
import type { eventCover } from "./section.ts";
import { Stub } from "./stub.tsx";
import { titleLines } from "./title-lines.ts";
import styles from "./viewer.module.css";

export function EventCoverViewer({ content, card }: ViewerProps<ContentOf<typeof eventCover>>) {
  const { type, tagline, host, logo, photo } = content;
  const { CoverFrame } = use(DrawingsContext);
  const english = content.english || eventTypeWords[type].english;
  const until = card.until ?? null;
  const { lines, letters } = titleLines(card.title);
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
      <p className={styles.bar} data-photo-shown={photo !== null}>
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
      <div className={styles.face} data-photo-shown={photo !== null}>
        {/* A photo leaves no paper to draw on. */}
        {!photo && <CoverFrame />}
        {photo && (
          <div className={styles.photo}>
            <PhotoPicture photo={photo} sizes="(min-width: 480px) 480px, 100vw" urgent fill />
          </div>
        )}
        <div className={styles.words}>
          <h1 className={styles.title} style={{ "--letters": Math.max(3, letters) } as CSSProperties}>
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same, and nothing here holds state
              <Fragment key={index}>
                {index > 0 && " "}
                <span>{line}</span>
              </Fragment>
            ))}
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
