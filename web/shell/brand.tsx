import { Link } from "react-router";
import styles from "./brand.module.css";

/** The mark: the ㄱ of 고이 as a strip of paper folded at its corner, and the ㅇ as the seal it keeps. */
export function BrandEmblem({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path d="M4 6h24l-6.2 6.2H4z" fill="#2b2620" />
      <path d="M28 6v21h-6.2V12.2z" fill="#7d7162" />
      <circle cx="10" cy="21.8" r="5.2" fill="#a63d2f" />
    </svg>
  );
}

/** The seal pressed in red on what we draw: 고이 carved in a square of 32 by 32. */
export function BrandSeal() {
  return (
    <g>
      <path
        d="M2.6 1.2C10 .5 22 .7 29.6 1.3c1.3.2 1.4 1 1.5 2.6.5 8 .4 16 0 24.6-.1 1.6-.6 2.4-2.2 2.5-8 .5-18 .4-25.4-.1-1.7-.2-2.2-.9-2.3-2.6C.6 20 .7 11 1.1 3.5c.1-1.4.4-2.1 1.5-2.3Z"
        fill="#a63d2f"
      />
      <g fill="none" stroke="#fdf3e7" strokeWidth="2.1" strokeLinecap="square">
        <path d="M5.5 8h8.5v6M9.5 16.5v6M4.5 24h11" />
        <circle cx="20.7" cy="16" r="3.4" />
        <path d="M27.3 7v18" />
      </g>
    </g>
  );
}

/** Mark and name, and the way home. */
export function SiteBrand() {
  return (
    <Link to="/" className={styles.brand} aria-label="고이 첫 화면">
      <BrandEmblem size={30} />
      <Wordmark />
    </Link>
  );
}

function Wordmark() {
  return (
    <svg viewBox="0 0 62 32" width="43" height="22" aria-hidden="true" focusable="false">
      <g fill="none" stroke="currentColor" strokeWidth="3.2" strokeLinecap="butt">
        <path d="M5 5.5h18.5v8.5M14 15v10M1 26.5h27" />
        <circle cx="42" cy="16" r="7.4" />
        <path d="M58 2v28" />
      </g>
    </svg>
  );
}
