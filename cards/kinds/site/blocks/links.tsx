import type { CardFacts } from "#cards/engine/viewer.ts";
import { linkPlaceOf } from "#cards/kinds/site/link-address.ts";
import { LinkSign } from "./icons.tsx";
import type { LinkBlock } from "./section.ts";
import styles from "./viewer.module.css";

/** Lines of an index; what counts most is printed solid. */
export function Links({ links, card }: { links: readonly LinkBlock[]; card: CardFacts }) {
  return (
    <ul className={styles.links} data-highlights={links.some(({ highlight }) => highlight) || undefined}>
      {links.map(({ id, title, address, icon, highlight }) => (
        <li key={id} data-highlight={highlight || undefined}>
          <a
            className={styles.link}
            href={address ?? undefined}
            rel="nofollow noopener"
            // Word of it goes beside the visitor's way; see `web/card/count-clicks.ts`.
            ping={card.id ? `/-/clicks/${card.id}/${id}` : undefined}
          >
            <LinkSign name={icon} className={styles.sign} />
            <span className={styles.called}>
              <span className={styles.title}>{title}</span>
              {address && <span className={styles.place}>{linkPlaceOf(address)}</span>}
            </span>
            <svg className={styles.arrow} aria-hidden="true" viewBox="0 0 24 24" width="20" height="20">
              <path
                d="M7 17 17 7M9 7h8v8"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.3"
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}
