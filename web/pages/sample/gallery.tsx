import { Link, useSearchParams } from "react-router";
import { SAMPLE_PICTURE, samplePicture } from "#cards/engine/sample-address.ts";
import type { ListedSample } from "#cards/kinds/sample-list.ts";
import styles from "./gallery.module.css";

/** As many as the first screen of a desktop shows. */
const SEEN_FIRST = 5;

/** The samples as pictures, made beforehand: forty living cards would weigh more than all else. */
export function Gallery({ samples }: { samples: readonly ListedSample[] }) {
  const [search] = useSearchParams();
  const addressWith = (card: string) => {
    const next = new URLSearchParams(search);
    next.set("card", card);
    return `/sample?${next}`;
  };
  return (
    <>
      <p role="status" className={styles.count}>
        {samples.length > 0 ? `샘플 ${samples.length}장` : "이렇게 고르신 샘플은 아직 없습니다."}
      </p>
      {samples.length === 0 && (
        <Link to="/sample" replace preventScrollReset className={styles.all}>
          모든 샘플 보기
        </Link>
      )}
      <ul className={styles.gallery}>
        {samples.map((sample, at) => (
          <li key={`${sample.kind} ${sample.name}`}>
            <Link
              to={addressWith(`${sample.kind}.${sample.name}`)}
              state={{ opened: true }}
              preventScrollReset
              className={styles.sample}
            >
              <img
                src={samplePicture(sample)}
                {...SAMPLE_PICTURE}
                alt=""
                className={styles.picture}
                loading={at < SEEN_FIRST ? "eager" : "lazy"}
                fetchPriority={at === 0 ? "high" : "auto"}
              />
              <span className={styles.kind}>{sample.what}</span>
              <span className={styles.label}>{sample.label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
