import styles from "./viewer.module.css";

/** A bundle of letters that nobody has opened. */
export function SealedBox({ words, opens }: { words: string; opens: string }) {
  return (
    <div className={styles.sealed} role="status">
      <svg
        aria-hidden="true"
        viewBox="0 0 160 110"
        width="160"
        height="110"
        fill="none"
        strokeLinejoin="round"
      >
        {[
          [-7, 22, 26],
          [5, 18, 20],
          [-2, 20, 14],
        ].map(([turn, x, y], index) => (
          <g key={turn} transform={`rotate(${turn} 80 60)`}>
            <rect x={x} y={y} width="120" height="78" rx="4" className={styles.envelope} data-tone={index} />
            {index === 2 && <path d="M20 16l60 44 60-44" className={styles.edge} />}
          </g>
        ))}
        <path d="M80 10v88M14 54h132" className={styles.string} />
        <path
          d="M80 54c-16-16-30-10-26-2 3 6 16 6 26 2 10 4 23 4 26-2 4-8-10-14-26 2zM80 54l-12 16M80 54l12 16"
          className={styles.string}
        />
      </svg>
      <p className={styles.sealedWords}>{words}</p>
      <p className={styles.opens}>{opens}</p>
    </div>
  );
}
