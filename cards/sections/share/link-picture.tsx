import type { CSSProperties } from "react";
import type { CardContent } from "#cards/engine/card.ts";
import type { Kind } from "#cards/engine/kind.ts";
import { cardPage } from "#cards/engine/page.ts";
import { PhotoPicture } from "#cards/parts/photo-picture.tsx";
import { dateInFigures } from "#domain/day-words.ts";
import { koreanDay } from "#domain/korean-day.ts";
import { linkPhotoOf } from "./link-photo.ts";
import styles from "./link-picture.module.css";

type Props = { kind: Kind; content: CardContent };

/** The picture beside a link as KakaoTalk cuts it: what the server draws, drawn here before anybody has the link. */
export function LinkPicture({ kind, content }: Props) {
  const now = new Date();
  const place = { id: null, address: "", today: koreanDay(now), now: now.toISOString() };
  const { card, look, sections } = cardPage({ kind, content, ...place, isTrial: false, kakaoKey: null });
  const found = linkPhotoOf(sections);
  const day = card.dayLine ?? (card.when ? dateInFigures(card.when) : "");
  return (
    <div className={styles.window} style={look.variables as CSSProperties}>
      <div className={styles.picture}>
        {found && (
          <div className={styles.photo} data-fills={found.fills}>
            <PhotoPicture photo={found.photo} sizes="340px" fill alt="" />
          </div>
        )}
        {!found?.fills && (
          <div className={styles.words}>
            <p className={styles.title} data-beside={found !== null}>
              {card.title}
            </p>
            {day && <p className={styles.day}>{day}</p>}
            {card.place?.name && <p className={styles.place}>{card.place.name}</p>}
          </div>
        )}
      </div>
    </div>
  );
}
