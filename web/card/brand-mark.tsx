import type { Brand } from "#cards/engine/brand.ts";
import styles from "./brand-mark.module.css";

/** Small, at the very end: who prepared the card with its maker. The server alone draws it. */
export function BrandMark({ brand: { name, logo, color } }: { brand: Brand }) {
  return (
    <footer className={styles.brand} style={color ? { color } : undefined}>
      {logo && (
        <img
          className={styles.logo}
          src={logo}
          alt=""
          width="32"
          height="32"
          loading="lazy"
          decoding="async"
        />
      )}
      <span>{name}</span>
    </footer>
  );
}
