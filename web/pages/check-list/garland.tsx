import styles from "./check-list.module.css";

const BLOSSOMS = 12;
const WIDTH = 372;
const PETALS = [0, 72, 144, 216, 288];

/** How low the thread hangs at this place: pinned up in three spans. */
function sag(x: number): number {
  return 8 + 16 * Math.abs(Math.sin((x / WIDTH) * Math.PI * 3));
}

const thread = Array.from({ length: 63 }, (_, at) => `${at * 6} ${sag(at * 6).toFixed(1)}`).join(" L ");

/** A thread of buds, one of which opens with every twelfth of the way. */
export function Garland({ percent, words }: { percent: number; words: string }) {
  const open = Math.floor((percent * BLOSSOMS) / 100);
  return (
    <svg
      className={styles.garland}
      viewBox={`-10 0 ${WIDTH + 20} 46`}
      fill="none"
      role="img"
      aria-label={words}
    >
      <path d={`M ${thread}`} stroke="#9a8f80" strokeWidth="1.2" />
      {Array.from({ length: BLOSSOMS }, (_, at) => {
        const x = ((at + 0.5) * WIDTH) / BLOSSOMS;
        return (
          <g key={x} transform={`translate(${x} ${sag(x) + 8})`}>
            <path d="M 0 -8 V -2" stroke="#9a8f80" strokeWidth="1.2" />
            {at < open ? (
              <Blossom turn={at * 17} />
            ) : (
              <ellipse cy="3" rx="3.4" ry="4.8" fill="#efe4dc" stroke="#b9a99a" />
            )}
          </g>
        );
      })}
    </svg>
  );
}

function Blossom({ turn }: { turn: number }) {
  return (
    <g transform={`translate(0 5) rotate(${turn})`}>
      {PETALS.map((angle) => (
        <circle key={angle} cy="-5.6" r="4.6" transform={`rotate(${angle})`} fill="#e7bbb1" />
      ))}
      <circle r="3" fill="#b65242" />
    </g>
  );
}
