import { use } from "react";
import type { ContentOf } from "#cards/engine/section.ts";
import type { ViewerProps } from "#cards/engine/viewer.ts";
import { boundWords } from "#cards/parts/bound-words.ts";
import { DrawingsContext } from "#cards/parts/drawings-context.ts";
import { dateInFigures } from "#domain/day-words.ts";
import { CoverPhotos } from "./cover-photos.tsx";
import { EffectCanvas } from "./effect-canvas.tsx";
import { Letters } from "./letters.tsx";
import { CoverOpeningView } from "./opening.tsx";
import type { cover } from "./section.ts";
import styles from "./viewer.module.css";

export function CoverViewer({ content, card }: ViewerProps<ContentOf<typeof cover>>) {
  const { photos, frame, title, joining, secondTitle, subtitle, opening, effect } = content;
  const { CoverFrame, Ornament } = use(DrawingsContext);
  const first = title || (secondTitle ? "" : card.title);
  const dateLine = content.dateLine || (card.when ? dateInFigures(card.when) : "");
  const placeLine = content.placeLine || card.place?.name || "";
  const bare = photos.length > 0 && frame === "full-bleed";
  const written = opening === "letters";
  return (
    <div className={styles.cover} data-frame={photos.length > 0 ? frame : "none"}>
      {/* A photo that fills the cover leaves no paper to draw on. */}
      {!bare && <CoverFrame {...(card.when && { date: dateOf(card.when.date) })} />}
      {photos.length > 0 && <CoverPhotos photos={photos} frame={frame} language={card.language} />}
      <div className={styles.words}>
        {bare && (
          <span className={styles.ornament}>
            <Ornament />
          </span>
        )}
        {subtitle && (
          <p className={styles.subtitle} lang="en">
            {subtitle}
          </p>
        )}
        {(first || secondTitle) && (
          <h1 className={styles.title}>
            {first && <Line text={first} written={written} from={0} />}
            {first && secondTitle && joining && <span className={styles.joining}>{joining}</span>}
            {secondTitle && <Line text={secondTitle} written={written} from={first.length} />}
          </h1>
        )}
        {dateLine && <p className={styles.date}>{dateLine}</p>}
        {placeLine && <p className={styles.place}>{placeLine}</p>}
      </div>
      {effect !== "none" && <EffectCanvas key={effect} effect={effect} />}
      {opening !== "none" && <CoverOpeningView key={opening} opening={opening} />}
    </div>
  );
}

function Line({ text, written, from }: { text: string; written: boolean; from: number }) {
  return (
    <span className={styles.line}>{written ? <Letters text={text} from={from} /> : boundWords(text)}</span>
  );
}

function dateOf(date: string): { year: string; month: string; day: string } {
  const [year = "", month = "", day = ""] = date.split("-");
  return { year, month, day };
}
