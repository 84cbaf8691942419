import type { ContentOf } from "#cards/engine/section.ts";
import type { ViewerProps } from "#cards/engine/viewer.ts";
import { Heading } from "#cards/parts/heading.tsx";
import { linkTo } from "./address.ts";
import type { links } from "./section.ts";
import styles from "./viewer.module.css";

const words = { ko: "더 보기", en: "Links" };

export function LinksViewer({ content, card }: ViewerProps<ContentOf<typeof links>>) {
  return (
    <>
      <Heading eyebrow="Links">{content.title || words[card.language]}</Heading>
      <ul className={styles.links}>
        {content.links.map(({ label, address }, index) => {
          const href = linkTo(address);
          if (!href) return null;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two links may be the same, and nothing here holds state
            <li key={index}>
              <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer nofollow">
                <b>{label.trim() || hostOf(href)}</b>
                <span>{hostOf(href)}</span>
                <svg aria-hidden="true" viewBox="0 0 24 24" width="22" height="22">
                  <path d="M7 17 17 7M9 7h8v8" fill="none" stroke="currentColor" strokeWidth="1.5" />
                </svg>
              </a>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function hostOf(href: string): string {
  return href.replace(/^https:\/\/(www\.)?/, "").replace(/[/?#].*$/, "");
}
