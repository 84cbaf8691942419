import { use } from "react";
import type { Photo } from "#cards/engine/photo.ts";
import type { ContentOf } from "#cards/engine/section.ts";
import type { ViewerProps } from "#cards/engine/viewer.ts";
import { ThingDrawing } from "#cards/kinds/baby-birthday/doljabi/thing-drawing.tsx";
import { DrawingsContext } from "#cards/parts/drawings-context.ts";
import { PhotoPicture } from "#cards/parts/photo-picture.tsx";
import { CoverPhotos } from "#cards/sections/cover/cover-photos.tsx";
import { EffectCanvas } from "#cards/sections/cover/effect-canvas.tsx";
import { Letters } from "#cards/sections/cover/letters.tsx";
import { CoverOpeningView } from "#cards/sections/cover/opening.tsx";
import type { cover } from "#cards/sections/cover/section.ts";
import { dateInFigures } from "#domain/day-words.ts";
import styles from "./viewer.module.css";

const words = { ko: "첫 번째 생일", en: "First birthday" };

/** The face of a first birthday: the child in a ring of thread, and its name. */
export function BabyCoverViewer({ content, card }: ViewerProps<ContentOf<typeof cover>>) {
  const { photos, frame, title, secondTitle, subtitle, opening, effect } = content;
  const { CoverFrame } = use(DrawingsContext);
  const names = [title.trim() || card.findings?.name || card.title, secondTitle.trim()].filter(Boolean);
  const dateLine = content.dateLine || (card.when ? dateInFigures(card.when) : "");
  const placeLine = content.placeLine || card.place?.name || "";
  const bare = photos.length > 0 && frame === "full-bleed";
  const ringed = frame === "theme" || photos.length === 0;
  return (
    <div className={styles.cover} data-bare={bare}>
      {!bare && <CoverFrame />}
      <div className={styles.words}>
        {subtitle && (
          <p className={styles.subtitle} lang="en">
            {subtitle}
          </p>
        )}
        {ringed ? (
          <Ring photo={photos[0]} />
        ) : (
          <CoverPhotos photos={photos} frame={frame} language={card.language} />
        )}
        <p className={styles.first}>
          <span>{words[card.language]}</span>
        </p>
        <h1 className={styles.name}>
          {names.map((name, index) => (
            <span key={name}>
              {opening === "letters" ? <Letters text={name} from={index * (names[0]?.length ?? 0)} /> : name}
            </span>
          ))}
        </h1>
        {dateLine && <p className={styles.date}>{dateLine}</p>}
        {placeLine && <p className={styles.place}>{placeLine}</p>}
      </div>
      {effect !== "none" && <EffectCanvas key={effect} effect={effect} />}
      {opening !== "none" && <CoverOpeningView key={opening} opening={opening} />}
    </div>
  );
}

/** Strands of a skein laid around; each wanders a little off the round. */
const strands = [
  "M100 7C152 5 194 48 193 100s-43 93-94 93S6 150 7 99 49 8 100 7z",
  "M98 5c53 0 97 41 97 94s-42 96-95 96S4 152 5 100 45 6 98 5z",
  "M102 10c50 1 88 42 88 91s-41 89-91 89-89-42-88-91 41-90 91-89z",
  "M97 3c54-1 100 43 100 98s-44 97-98 97S2 155 3 101 43 4 97 3z",
];

function Ring({ photo }: { photo: Photo | undefined }) {
  return (
    <div className={styles.ring}>
      <svg aria-hidden="true" viewBox="0 0 200 200" className={styles.thread}>
        {strands.map((d) => (
          <path key={d} d={d} pathLength={1} />
        ))}
        <g className={styles.tie}>
          <path d="M92 186h16l2 16H90z" className={styles.band} />
          <path d="M98 202c-2 12-10 16-12 28M102 202c1 12 10 16 13 26" />
        </g>
      </svg>
      <div className={styles.window}>
        {photo ? (
          <PhotoPicture photo={photo} sizes="(min-width: 480px) 250px, 60vw" urgent fill />
        ) : (
          <div className={styles.tray}>
            <ThingDrawing token="rice" />
            <ThingDrawing token="thread" />
            <ThingDrawing token="brush" />
          </div>
        )}
      </div>
    </div>
  );
}
