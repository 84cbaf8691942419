import { useId } from "react";
import type { ContentOf } from "#cards/engine/section.ts";
import type { ViewerProps } from "#cards/engine/viewer.ts";
import action from "#cards/parts/action.module.css";
import { Heading } from "#cards/parts/heading.tsx";
import { PhotoPicture } from "#cards/parts/photo-picture.tsx";
import { isGiftLink, linkHostOf } from "./link.ts";
import type { gift } from "./section.ts";
import styles from "./viewer.module.css";

const words = {
  ko: { title: "선물이 도착했어요", open: "상자를 눌러 열어 보세요", link: "선물 보러 가기" },
  en: { title: "A present for you", open: "Tap the box to open it", link: "See the present" },
};

/** A box that is opened by a tap, with or without a script. */
export function GiftViewer({ content, card }: ViewerProps<ContentOf<typeof gift>>) {
  const { title, message, photo, link, linkLabel } = content;
  const say = words[card.language];
  return (
    <>
      <Heading eyebrow="For you">{title || say.title}</Heading>
      <details className={styles.gift}>
        <summary className={styles.box}>
          <Box />
          <span className={styles.hint}>{say.open}</span>
        </summary>
        <div className={styles.inside}>
          {photo && (
            <figure className={styles.photo}>
              <PhotoPicture photo={photo} sizes="(min-width: 480px) 400px, 82vw" />
              {photo.caption && <figcaption className={styles.caption}>{photo.caption}</figcaption>}
            </figure>
          )}
          {message.trim() && <p className={styles.message}>{message.trim()}</p>}
          {isGiftLink(link) && (
            <p className={styles.way}>
              <a
                className={`${action.action} ${styles.link}`}
                href={link}
                target="_blank"
                rel="noopener noreferrer nofollow"
              >
                {linkLabel.trim() || say.link}
              </a>
              <small>{linkHostOf(link)}</small>
            </p>
          )}
        </div>
      </details>
    </>
  );
}

function Box() {
  const light = useId();
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 220 200"
      width="220"
      height="200"
      fill="none"
      className={styles.drawing}
    >
      <ellipse cx="110" cy="190" rx="88" ry="8" fill="#000" opacity=".12" />
      <linearGradient id={light} x1="0" x2="0" y1="92" y2="0" gradientUnits="userSpaceOnUse">
        <stop stopColor="#ffd98a" stopOpacity=".85" />
        <stop offset="1" stopColor="#ffd98a" stopOpacity="0" />
      </linearGradient>
      <path d="M44 94L6-6h208l-38 100z" fill={`url(#${light})`} className={styles.light} />
      <path d="M34 92h152v94q0 4-4 4H38q-4 0-4-4z" className={styles.side} />
      <path d="M110 92h76v94q0 4-4 4h-72z" fill="#000" opacity=".07" />
      <path d="M97 92h26v98H97z" className={styles.ribbon} />
      <g className={styles.lid}>
        <path d="M26 70q0-4 4-4h160q4 0 4 4v26H26z" className={styles.top} />
        <path d="M110 66h80q4 0 4 4v26h-84z" fill="#000" opacity=".07" />
        <path d="M97 66h26v30H97z" className={styles.ribbon} />
        <path
          d="M110 66C92 36 58 26 54 44c-3 14 26 24 56 22 30 2 59-8 56-22-4-18-38-8-56 22z"
          className={styles.bow}
        />
        <path d="M110 66q-22 4-36 22M110 66q22 4 36 22" className={styles.tails} />
        <circle cx="110" cy="62" r="9" className={styles.knot} />
      </g>
    </svg>
  );
}
