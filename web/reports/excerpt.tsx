import { photoAddress } from "#cards/engine/photo.ts";
import type { ExcerptFieldsFragment } from "#web/graphql/graphql.ts";
import styles from "./excerpt.module.css";

/** Something that a guest left, as the other guests see it. */
export function ExcerptView({ excerpt: { lines, photos } }: { excerpt: ExcerptFieldsFragment }) {
  return (
    <>
      {lines.length > 0 && (
        <dl>
          {lines.map(({ label, value }) => (
            <div key={label} style={{ display: "contents" }}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {photos.length > 0 && (
        <div className={styles.photos}>
          {photos.map((key, index) => (
            <img key={key} src={photoAddress({ key }, 400)} alt={`남긴 사진 ${index + 1}`} loading="lazy" />
          ))}
        </div>
      )}
    </>
  );
}
