import type { CSSProperties } from "react";
import { inkOn } from "#cards/engine/brand.ts";
import type { Colour } from "#cards/themes/theme.ts";
import { BrandMark } from "#web/card/brand-mark.tsx";
import styles from "./brand-preview.module.css";

type Props = { name: string; logo: string | null; color: string | null };

const papers: { label: string; paper: Colour; ink: Colour }[] = [
  { label: "밝은 카드", paper: "#fbf9f5", ink: "#5c5348" },
  { label: "어두운 카드", paper: "#1d2126", ink: "#c9c3b8" },
];

/** The last lines of two cards, as a customer's guests see them. */
export function BrandPreview({ name, logo, color }: Props) {
  return (
    <div className={styles.pair}>
      {papers.map(({ label, paper, ink }) => (
        <figure key={label} className={styles.card}>
          <div
            className={styles.foot}
            style={{ background: paper, color: ink, "--quiet": ink } as CSSProperties}
          >
            <p className={styles.words}>귀한 걸음에 깊이 감사드립니다</p>
            <BrandMark
              brand={{ name, logo: logo && `/media/${logo}`, color: color && inkOn(paper, color as Colour) }}
            />
          </div>
          <figcaption>{label}</figcaption>
        </figure>
      ))}
    </div>
  );
}
