import { useRef } from "react";
import { Link } from "react-router";
import { SAMPLE_PICTURE, samplePicture } from "#cards/engine/sample-address.ts";
import type { ListedSample } from "#cards/kinds/sample-list.ts";
import styles from "./deck.module.css";
import { sampleLink } from "./sample-link.ts";

/** As many as stand on the first screen of a desktop; the others come when they are near. */
const SEEN_FIRST = 3;

/** Finished cards, flipped through with a finger, a wheel, the keyboard or the two buttons; each opens as guests see it. */
export function Deck({ samples }: { samples: readonly ListedSample[] }) {
  const list = useRef<HTMLUListElement>(null);

  function flip(by: 1 | -1) {
    const width = list.current?.firstElementChild?.getBoundingClientRect().width ?? 0;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    list.current?.scrollBy({ left: by * (width + 20), behavior: still ? "instant" : "smooth" });
  }

  return (
    <div className={styles.deck}>
      <ul ref={list} className={styles.cards} aria-label="샘플 카드">
        {samples.map((sample, at) => (
          <li key={`${sample.kind} ${sample.name}`} className={styles.place}>
            <Link to={sampleLink(sample)} className={styles.card}>
              <img
                src={samplePicture(sample)}
                {...SAMPLE_PICTURE}
                alt=""
                className={styles.picture}
                loading={at < SEEN_FIRST ? "eager" : "lazy"}
                fetchPriority={at === 0 ? "high" : "auto"}
              />
              <span className={styles.label}>
                {sample.label}
                <small>{sample.what}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.flips}>
        <button type="button" onClick={() => flip(-1)} aria-label="앞 카드 보기">
          <Arrow turned />
        </button>
        <button type="button" onClick={() => flip(1)} aria-label="다음 카드 보기">
          <Arrow />
        </button>
        <Link to="/sample">샘플 모두 보기</Link>
      </div>
    </div>
  );
}

function Arrow({ turned }: { turned?: true }) {
  return (
    <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
      <path
        d={turned ? "M13.500 5 7.500 11l6 6" : "m8.500 5 6 6-6 6"}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
