import type { ReactNode } from "react";
import type { ContentOf } from "#cards/engine/section.ts";
import type { ViewerProps } from "#cards/engine/viewer.ts";
import { Heading } from "#cards/parts/heading.tsx";
import { commonRatio, gridSpans, inColumns, ratioOf, withinColumn } from "./arrange.ts";
import { type GalleryWords, PhotoLink } from "./photo-link.tsx";
import type { gallery } from "./section.ts";
import styles from "./viewer.module.css";

type Content = ContentOf<typeof gallery>;
type PhotoList = Content["photos"];

const words: Record<"ko" | "en", GalleryWords> = {
  ko: {
    title: "사진첩",
    photo: (number) => `사진 ${number}`,
    more: (count) => `사진 ${count}장 더 보기`,
    close: "닫기",
    zoom: "크게 보기",
    previous: "이전 사진",
    next: "다음 사진",
    failed: "사진을 불러오지 못했습니다.",
  },
  en: {
    title: "Gallery",
    photo: (number) => `Photo ${number}`,
    more: (count) => `${count} more photos`,
    close: "Close",
    zoom: "Zoom",
    previous: "Previous photo",
    next: "Next photo",
    failed: "The photo could not be loaded.",
  },
};

/** As many stand open; the way to the sections below must not lead past sixty photos. */
const FIRST_LOOK = 13;

export function GalleryViewer({ content, card }: ViewerProps<Content>) {
  return (
    <>
      <Heading eyebrow="Gallery">{content.title || words[card.language].title}</Heading>
      <Photos {...content} language={card.language} />
    </>
  );
}

type PhotosProps = Pick<Content, "layout" | "photos"> & { language: keyof typeof words };

/** The photos themselves, as their maker arranged them. */
export function Photos({ layout, photos, language }: PhotosProps) {
  const say = words[language];
  if (photos.length === 1) return <Single photos={photos} say={say} />;
  if (layout === "swipe") return <Swipe photos={photos} say={say} />;
  if (layout === "filmstrip") return <Filmstrip photos={photos} say={say} />;
  return <Folded photos={photos} say={say} Part={layout === "grid" ? Grid : Masonry} />;
}

type LayoutProps = { photos: PhotoList; say: GalleryWords };
/** `from` and `to`: which of all the photos; the lightbox always goes through all. */
type PartProps = LayoutProps & { from: number; to: number };

function Single({ photos, say }: LayoutProps) {
  const [photo] = photos;
  if (!photo) return null;
  return (
    <figure className={styles.single}>
      <PhotoLink
        photos={photos}
        index={0}
        words={say}
        sizes="(min-width: 480px) 416px, calc(100vw - 64px)"
        ratio={withinColumn(ratioOf(photo), { least: 0.6, most: 2 })}
      />
      <Caption>{photo.caption}</Caption>
    </figure>
  );
}

function Folded({ photos, say, Part }: LayoutProps & { Part: (props: PartProps) => ReactNode }) {
  const open = photos.length > FIRST_LOOK + 3 ? FIRST_LOOK : photos.length;
  return (
    <div className={styles.wide}>
      <Part photos={photos} say={say} from={0} to={open} />
      {open < photos.length && (
        <details className={styles.rest}>
          <summary className={styles.more}>{say.more(photos.length - open)}</summary>
          <Part photos={photos} say={say} from={open} to={photos.length} />
        </details>
      )}
    </div>
  );
}

const gridSizes = {
  6: "(min-width: 480px) 456px, calc(100vw - 24px)",
  3: "(min-width: 480px) 226px, calc(50vw - 14px)",
  2: "(min-width: 480px) 150px, calc(33vw - 10px)",
};

function Grid({ photos, say, from, to }: PartProps) {
  return (
    <div className={styles.grid}>
      {gridSpans(to - from).map((span, offset) => {
        const photo = photos[from + offset];
        if (!photo) return null;
        const lead = withinColumn(ratioOf(photo), { least: 0.8, most: 1.6 });
        return (
          <div key={keyOf(photo, from + offset)} style={{ gridColumn: `span ${span}` }}>
            <PhotoLink
              photos={photos}
              index={from + offset}
              words={say}
              sizes={gridSizes[span]}
              ratio={span === 6 ? lead : span === 3 ? 0.8 : 1}
            />
          </div>
        );
      })}
    </div>
  );
}

function Masonry({ photos, say, from, to }: PartProps) {
  return (
    <div className={styles.columns}>
      {inColumns(photos.slice(from, to)).map(({ share, indices }) => (
        <div key={indices[0]} className={styles.column} style={{ flexGrow: share }}>
          {indices.map((offset) => {
            const photo = photos[from + offset];
            if (!photo) return null;
            return (
              <figure key={keyOf(photo, from + offset)} className={styles.brick}>
                <PhotoLink
                  photos={photos}
                  index={from + offset}
                  words={say}
                  sizes={`(min-width: 480px) ${Math.round(share * 456)}px, ${Math.round(share * 100)}vw`}
                  ratio={ratioOf(photo)}
                />
                <Caption>{photo.caption}</Caption>
              </figure>
            );
          })}
        </div>
      ))}
    </div>
  );
}

function Swipe({ photos, say }: LayoutProps) {
  const ratio = commonRatio(photos);
  return (
    <ol className={styles.swipe}>
      {photos.map((photo, index) => (
        <li key={keyOf(photo, index)}>
          <PhotoLink
            photos={photos}
            index={index}
            words={say}
            sizes="(min-width: 480px) 383px, calc(92vw - 59px)"
            ratio={ratio}
          />
          <Caption number={`${index + 1} / ${photos.length}`}>{photo.caption}</Caption>
        </li>
      ))}
    </ol>
  );
}

/** In px, as in the style sheet. */
const STRIP_HEIGHT = 232;

function Filmstrip({ photos, say }: LayoutProps) {
  return (
    <ol className={styles.filmstrip}>
      {photos.map((photo, index) => {
        const ratio = withinColumn(ratioOf(photo), { least: 0.6, most: 1.8 });
        return (
          <li key={keyOf(photo, index)} style={{ width: `min(${Math.round(STRIP_HEIGHT * ratio)}px, 100%)` }}>
            <PhotoLink
              photos={photos}
              index={index}
              words={say}
              sizes={`${Math.round(STRIP_HEIGHT * ratio)}px`}
              ratio={ratio}
            />
            <Caption number={String(index + 1).padStart(2, "0")}>{photo.caption}</Caption>
          </li>
        );
      })}
    </ol>
  );
}

/** One photo may stand in a gallery twice. */
function keyOf({ key }: PhotoList[number], index: number): string {
  return `${key} ${index}`;
}

function Caption({ number, children }: { number?: string; children: string }) {
  if (!number && !children) return null;
  return (
    <div className={styles.caption}>
      {number && <span className={styles.number}>{number}</span>}
      {children && <span>{children}</span>}
    </div>
  );
}
