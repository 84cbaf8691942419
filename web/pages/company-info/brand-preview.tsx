import { readable } from "#cards/themes/colour.ts";
import type { Colour } from "#cards/themes/theme.ts";
import styles from "./brand-preview.module.css";

type Props = { name: string; logo: string | null; color: string | null };

const papers: { label: string; paper: Colour; ink: Colour }[] = [
  { label: "밝은 카드", paper: "#fbf9f5", ink: "#5c5348" },
  { label: "어두운 카드", paper: "#1d2126", ink: "#c9c3b8" },
];
/** Small text is read at this contrast. */
const TEXT_CONTRAST = 4.5;

/** The last lines of two cards, as a customer's guests see them. */
export function BrandPreview({ name, logo, color }: Props) {
  return (
    <div className={styles.pair}>
      {papers.map(({ label, paper, ink }) => (
        <figure key={label} className={styles.card}>
          <div className={styles.foot} style={{ background: paper, color: ink }}>
            <p className={styles.words}>귀한 걸음에 깊이 감사드립니다</p>
            <hr className={styles.line} />
            {logo && (
              <img className={styles.logo} src={`/media/${logo}`} alt="업체 로고" width={32} height={32} />
            )}
            <p className={styles.name} style={{ color: color ? shown(color as Colour, paper) : ink }}>
              {name}
            </p>
          </div>
          <figcaption>{label}</figcaption>
        </figure>
      ))}
    </div>
  );
}

function shown(colour: Colour, paper: Colour): Colour {
  return readable({ colour, on: paper, atLeast: TEXT_CONTRAST });
}
