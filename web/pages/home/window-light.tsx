import { bamboo } from "./bamboo.ts";
import styles from "./scene.module.css";

const far = bamboo({ seed: 8, root: [930, -60], angle: 2.2, length: 420, leaf: 104 });
const near = bamboo({ seed: 21, root: [1240, -40], angle: 2.45, length: 520, leaf: 122 });
const fallen = bamboo({ seed: 33, root: [1120, 60], angle: 2.1, length: 380, leaf: 112 });
const low = bamboo({ seed: 4, root: [560, -90], angle: 1.9, length: 250, leaf: 84 });

/** Morning light through a lattice window, as it lies on the wall. */
export function WindowLight() {
  return (
    <svg
      className={styles.light}
      viewBox="0 0 1280 720"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      <defs>
        <filter id="goi-pane" x="-5%" y="-5%" width="110%" height="110%">
          <feGaussianBlur stdDeviation="5" />
        </filter>
      </defs>
      <g filter="url(#goi-pane)" fill="#fffaf0" transform="translate(520 -20) skewY(13) skewX(-16)">
        {[0, 1, 2, 3, 4].flatMap((column) =>
          [0, 1, 2, 3].map((row) => (
            <rect
              key={`${column}-${row}`}
              x={column * 148}
              y={row * 126}
              width="138"
              height="116"
              opacity={0.9 - row * 0.1}
            />
          )),
        )}
      </g>
    </svg>
  );
}

/** Shadows of bamboo outside the window, over everything that stands in the light. */
export function BambooShadow() {
  return (
    <svg
      className={styles.shadow}
      viewBox="0 0 1280 720"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      <defs>
        <filter id="goi-far" x="-10%" y="-10%" width="120%" height="120%">
          <feGaussianBlur stdDeviation="7" />
        </filter>
        <filter id="goi-close" x="-10%" y="-10%" width="120%" height="120%">
          <feGaussianBlur stdDeviation="3" />
        </filter>
      </defs>
      <g fill="#6b5a3e">
        <path d={low} opacity=".1" filter="url(#goi-far)" />
        <path d={far} opacity=".13" filter="url(#goi-far)" />
        <path d={fallen} opacity=".1" filter="url(#goi-close)" />
        <path d={near} opacity=".15" filter="url(#goi-close)" />
      </g>
    </svg>
  );
}
