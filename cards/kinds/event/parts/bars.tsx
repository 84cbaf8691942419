import styles from "./bars.module.css";

const COUNT = 46;

/** The stripes of a ticket's edge: drawn from its words, read by nobody. */
export function SeatBars({ seed }: { seed: string }) {
  let state = [...seed].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 2_147_483_647, 7);
  let x = 0;
  let path = "";
  for (let bar = 0; bar < COUNT; bar++) {
    state = (state * 48_271 + 11) % 2_147_483_647;
    const wide = 1 + (state % 4);
    path += `M${x} 0h${wide}v28h-${wide}z`;
    x += wide + 1 + ((state >> 5) % 4);
  }
  return (
    <svg className={styles.bars} aria-hidden="true" viewBox={`0 0 ${x} 28`} preserveAspectRatio="none">
      <path d={path} />
    </svg>
  );
}
