import type { CSSProperties } from "react";
import type { CardFacts } from "#cards/engine/viewer.ts";
import { type Landmark, namedLandmarks } from "./landmark.ts";
import { lineBadges } from "./subway-lines.ts";
import {
  type DrawnWay,
  type DrawnWays,
  HALL,
  layOutWays,
  type MapSpot,
  NAME_ABOVE,
  NAME_BELOW,
  SHEET,
} from "./way-layout.ts";
import styles from "./way-map.module.css";
import { walkWords, wayTime } from "./way-words.ts";

type Props = {
  landmarks: readonly Landmark[];
  /** Of the place. */
  name: string;
  address: string;
  language: CardFacts["language"];
};

const words = {
  ko: { about: "걸어오시는 길", hall: "오시는 곳", north: "북" },
  en: { about: "On foot", hall: "Here", north: "N" },
};

/**
 * The way on foot from what guests know, drawn without any map: the place in the middle, north above. The server alone
 * draws it; who hears the card, or was told what to look for on the way, has it in words below.
 */
export function WayMap({ landmarks, name, address, language }: Props) {
  const shown = namedLandmarks(landmarks);
  const said = words[language];
  const called = name.trim() || said.hall;
  const drawn = layOutWays(shown, called);
  const tellsTurns = shown.some(({ turns }) => turns.trim() !== "");
  return (
    <figure className={styles.figure} aria-label={said.about}>
      <div className={styles.map} aria-hidden="true">
        <Lines drawn={drawn} north={said.north} />
        {drawn.ways.map((way) => (
          <LandmarkName key={way.path} way={way} address={address} language={language} />
        ))}
        <span
          className={styles.hall}
          data-above={drawn.isNameAbove}
          style={placed({ x: HALL.x, y: drawn.isNameAbove ? NAME_ABOVE : NAME_BELOW })}
        >
          <span>{called}</span>
        </span>
      </div>
      <ol className={styles.words} data-shown={tellsTurns}>
        {shown.map((landmark) => (
          <li key={walkWords(landmark, language)}>
            {walkWords(landmark, language)}
            {landmark.turns.trim() && <span className={styles.turns}>{landmark.turns.trim()}</span>}
          </li>
        ))}
      </ol>
    </figure>
  );
}

function Lines({ drawn: { ways, north: corner }, north }: { drawn: DrawnWays; north: string }) {
  return (
    <svg className={styles.lines} viewBox={`0 0 ${SHEET.width} ${SHEET.height}`} aria-hidden="true">
      <g className={styles.rings}>
        <circle cx={HALL.x} cy={HALL.y - 18} r="64" />
        <circle cx={HALL.x} cy={HALL.y - 18} r="112" />
        <circle cx={HALL.x} cy={HALL.y - 18} r="160" />
      </g>
      {ways.map(({ path, end }) => (
        <g key={path} className={styles.way}>
          <path d={path} className={styles.steps} />
          <path d="M-9-6 0 0-9 6" transform={`translate(${end.x} ${end.y})rotate(${end.turn})`} />
        </g>
      ))}
      <g transform={`translate(${HALL.x} ${HALL.y})`}>
        <path className={styles.pin} d="M0 2C-5-8-14-13-14-22a14 14 0 1 1 28 0C14-13 5-8 0 2z" />
        <circle className={styles.eye} cy="-22" r="5" />
      </g>
      <g className={styles.north} transform={`translate(${corner.x} ${corner.y})`}>
        <path d="M0-16 5 0 0-4-5 0z" />
        <text y="16" textAnchor="middle">
          {north}
        </text>
      </g>
    </svg>
  );
}

type NameProps = { way: DrawnWay } & Pick<Props, "address" | "language">;

function LandmarkName({ way: { landmark, at }, address, language }: NameProps) {
  const time = wayTime(landmark, language);
  return (
    <span className={styles.landmark} style={placed(at)}>
      <span className={styles.called}>
        {lineBadges(landmark.line, address).map(({ label, colour, ink }) => (
          <b
            key={label}
            className={styles.line}
            style={{ ...(colour && { background: colour }), ...(ink && { color: ink }) }}
          >
            {label}
          </b>
        ))}
        <span>{landmark.name.trim()}</span>
      </span>
      {landmark.exit.trim() && <span className={styles.exit}>{landmark.exit.trim()}</span>}
      {time && <span className={styles.time}>{time}</span>}
    </span>
  );
}

function placed({ x, y }: MapSpot): CSSProperties {
  const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`;
  return { left: percent(x / SHEET.width), top: percent(y / SHEET.height) };
}
