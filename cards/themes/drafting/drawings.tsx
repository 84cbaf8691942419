import { useId } from "react";
import { disc, type PathPoint } from "../draw/path.ts";
import { SvgFrame, SvgMark, SvgPattern, SvgPiece } from "../draw/svg.tsx";

/** How far it is between two points: a thin line with a slanted tick at each end. */
function measure([x1, y1]: PathPoint, [x2, y2]: PathPoint): string {
  const tick = ([x, y]: PathPoint) => `M${x - 4} ${y + 4}l8-8`;
  return `M${x1} ${y1}L${x2} ${y2}${tick([x1, y1])}${tick([x2, y2])}`;
}

/** Posts of a small house around its yard, seen from above. */
const posts = [
  [60, 60],
  [130, 60],
  [200, 60],
  [270, 60],
  [270, 130],
  [270, 200],
  [200, 130],
  [130, 130],
  [60, 130],
  [200, 200],
]
  .map(([x = 0, y = 0]) => `M${x - 4} ${y - 4}h8v8h-8z`)
  .join("");

const measures =
  measure([60, 30], [130, 30]) +
  measure([130, 30], [200, 30]) +
  measure([200, 30], [270, 30]) +
  measure([306, 60], [306, 130]) +
  measure([306, 130], [306, 200]);

/** Boards of the open floor in the middle. */
const boards = Array.from({ length: 6 }, (_, index) => `M${140 + index * 10} 66v58`).join("");

export function CoverFrame() {
  return (
    <SvgFrame>
      <SvgPiece box={[390, 320]} at={{ bottom: 0, left: 0, width: "100%" }}>
        <path
          d="M60 20v24M130 20v24M200 20v24M270 20v24M282 60h34M282 130h34M282 200h34"
          stroke="var(--ink)"
          strokeWidth=".6"
          opacity=".5"
        />
        <path d={measures} stroke="var(--ink)" strokeWidth=".9" />
        <path
          d="M48 48h234v164h-94v-70H48z"
          stroke="var(--pigment-1)"
          strokeWidth="1.500"
          strokeDasharray="7 4"
        />
        <path d="M60 60h210v140h-70v-70H60z" fill="var(--paper)" stroke="var(--ink)" strokeWidth="3.500" />
        <path d="M130 60v70h70M200 60v70h70" stroke="var(--ink)" strokeWidth="1.500" />
        <path d={boards} stroke="var(--pigment-2)" strokeWidth="1.200" />
        <path
          d="M84 130a24 24 0 0 1 24 24M84 130v24M224 200a22 22 0 0 0 22 22M246 200v22"
          stroke="var(--accent)"
        />
        <path d={posts} fill="var(--ink)" />
        <path
          d={`${disc([118, 196], 26)}${disc([118, 196], 17)}${disc([118, 196], 3)}`}
          stroke="var(--accent)"
        />
        <path
          d="M118 170v52M92 196h52M100 178l36 36M136 178l-36 36"
          stroke="var(--accent)"
          strokeWidth=".6"
        />
        <path d="M48 250h190" stroke="var(--ink)" strokeWidth=".9" strokeDasharray="14 3 2 3" />
        <g transform="translate(262 286) rotate(-24)">
          <path d="M0-7h104v14H0z" fill="var(--pigment-2)" />
          <path d="M0-2.500h104M0 2.500h104" stroke="var(--paper)" strokeWidth=".8" opacity=".7" />
          <path
            d="M0-7v14l-20-7z"
            fill="var(--soft)"
            stroke="var(--ink)"
            strokeWidth=".8"
            strokeLinejoin="round"
          />
          <path d="M-13-2.500v5L-20 0z" fill="var(--ink)" />
          <path d="M104-7h8v14h-8z" fill="var(--accent)" />
        </g>
      </SvgPiece>
    </SvgFrame>
  );
}

/** A pair of compasses on the arc it has drawn. */
export function Ornament() {
  return (
    <SvgMark width={40} height={34}>
      <path
        d="M4 30a22 22 0 0 1 32 0"
        stroke="var(--pigment-1)"
        strokeWidth="1.500"
        strokeDasharray="3 2.500"
      />
      <path
        d="M20 7 10 30M20 7l10 23M15.500 18h9"
        stroke="var(--ink)"
        strokeWidth="1.500"
        strokeLinecap="round"
      />
      <circle cx="20" cy="5" r="3.500" fill="var(--accent)" />
    </SvgMark>
  );
}

/** The edge of a rule. */
export function Divider() {
  const ticks = (every: number, long: number) =>
    Array.from({ length: 300 / every + 1 }, (_, index) => `M${index * every} 4v${long}`).join("");
  return (
    <SvgMark width={301} height={22}>
      <g transform="translate(.5 0)">
        <path d="M0 4h300" stroke="var(--ink)" />
        <path d={ticks(10, 6)} stroke="var(--ink)" strokeWidth=".7" opacity=".7" />
        <path d={ticks(50, 12)} stroke="var(--accent)" />
      </g>
    </SvgMark>
  );
}

/** Fine squares, and every fifth line stronger. */
export function Background() {
  const fine = [15, 30, 45, 60].map((at) => `M${at} 0v75M0 ${at}h75`).join("");
  return (
    <SvgPattern id={useId()} tile={[75, 75]}>
      <path d={fine} stroke="var(--pigment-1)" strokeWidth=".5" opacity=".5" />
      <path d="M0 0h75M0 0v75" stroke="var(--pigment-1)" strokeWidth="1.500" opacity=".55" />
    </SvgPattern>
  );
}

/** Where north is. */
export function Seal() {
  return (
    <SvgMark width={64} height={64}>
      <path d={disc([32, 32], 22)} stroke="var(--ink)" />
      <path d={disc([32, 32], 27)} stroke="var(--pigment-1)" strokeWidth="1.500" strokeDasharray="2 4" />
      <path d="M32 4v56M4 32h56" stroke="var(--ink)" strokeWidth=".6" />
      <path d="M32 8l7 24h-7z" fill="var(--accent)" />
      <path d="M32 8l-7 24h7z" fill="var(--pigment-2)" />
      <path d="M32 56l7-24H25z" stroke="var(--ink)" strokeLinejoin="round" />
    </SvgMark>
  );
}
