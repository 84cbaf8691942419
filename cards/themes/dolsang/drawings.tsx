import { useId } from "react";
import { disc, line, type PathPoint, points } from "../draw/path.ts";
import { SvgFrame, SvgMark, SvgPattern, SvgPiece } from "../draw/svg.tsx";

/** A dish on a foot, as rice cake and fruit stand on it. */
function Dish({ at: [x, y], width }: { at: PathPoint; width: number }) {
  const half = width / 2;
  return (
    <path
      d={`M${x - half} ${y}h${width}q-3 9-${half * 0.62} 10l2 9h-${width * 0.38 + 4}l2-9q-${half * 0.5}-1-${half * 0.62}-10z`}
      fill="var(--pigment-2)"
    />
  );
}

/** 괴다: round things laid in rows, each row one shorter. */
function heap({ at: [x, y], rows, radius }: { at: PathPoint; rows: number; radius: number }): string {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: rows - row }, (_, place) =>
      disc([x + (place - (rows - row - 1) / 2) * radius * 2, y - radius - row * radius * 1.72], radius),
    ).join(""),
  ).join("");
}

/** 무지개떡: five layers of steamed rice, each of another colour. */
const layers = [4, 5, 2, 3, 1];

function RainbowCake({ at: [x, y] }: { at: PathPoint }) {
  return (
    <g>
      {layers.map((pigment, row) => (
        <rect
          key={pigment}
          x={x - 29}
          y={y - 13 * (row + 1)}
          width="58"
          height="13"
          rx="3"
          fill={`var(--pigment-${pigment})`}
        />
      ))}
    </g>
  );
}

/** 백설기: white blocks, a jujube flower on the topmost. */
function WhiteCake({ at: [x, y] }: { at: PathPoint }) {
  return (
    <g>
      {[0, 1, 2].map((row) => (
        <rect
          key={row}
          x={x - 26 + row * 3}
          y={y - 19 * (row + 1)}
          width={52 - row * 6}
          height="19"
          rx="3.5"
          fill="var(--pigment-2)"
        />
      ))}
      <path
        d={disc([x, y - 61], 4.5) + disc([x - 7, y - 59], 3) + disc([x + 7, y - 59], 3)}
        fill="var(--pigment-4)"
      />
    </g>
  );
}

/** 실타래 on the table, tied with red. */
function Skein({ at: [x, y] }: { at: PathPoint }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0-11c-8-16-31-12-31 0s23 16 31 0 31-12 31 0-23 16-31 0z" fill="var(--pigment-2)" />
      <path d="M0-11c-6-11-24-9-24 0s18 11 24 0 24-9 24 0-18 11-24 0" strokeWidth=".8" />
      <rect x="-5" y="-18" width="10" height="14" rx="2" fill="var(--pigment-4)" />
    </g>
  );
}

/** 병풍: panels of a folding screen, every other one nearer. All that are alike are one shape. */
const panels = Array.from({ length: 8 }, (_, index) => ({ x: index * 50 - 5, y: index % 2 ? 6 : 0 }));
const panel = ({ x, y }: { x: number; y: number }) =>
  line(points([x, y, x + 50, 6 - y, x + 50, 300, x, 300]), "closed");
const far = panels
  .filter(({ y }) => y === 0)
  .map(panel)
  .join("");
const near = panels
  .filter(({ y }) => y > 0)
  .map(panel)
  .join("");
const borders = panels
  .map(({ x }) => line(points([x + 7, 14, x + 43, 14, x + 43, 300, x + 7, 300]), "closed"))
  .join("");

function Screen() {
  return (
    <g>
      <path d={far} fill="var(--soft)" opacity=".9" />
      <path d={near} fill="var(--soft)" opacity=".55" />
      <path d={borders} stroke="var(--pigment-5)" strokeWidth=".8" opacity=".8" />
    </g>
  );
}

/** Two branches of a plum on the screen, for who was born before the warm days came. */
const boughs =
  "M34 268c10-44-8-70 16-108s10-66 30-92M50 176c16-10 30-8 44-24M356 268c-8-40 6-66-16-104s-12-62-28-88M340 180c-14-12-28-12-40-28";
const buds: readonly PathPoint[] = [
  [80, 68],
  [66, 98],
  [94, 152],
  [52, 150],
  [312, 76],
  [326, 104],
  [300, 152],
  [340, 160],
];
const petals = buds
  .map(([x, y]) =>
    [0, 1, 2, 3, 4]
      .map((turn) => disc([x + 4.4 * Math.cos(turn * 1.257), y + 4.4 * Math.sin(turn * 1.257)], 3.4))
      .join(""),
  )
  .join("");

export function CoverFrame() {
  return (
    <SvgFrame>
      <SvgPiece box={[390, 300]} at={{ bottom: 0, left: 0, width: "100%" }}>
        <Screen />
        <path d={boughs} stroke="var(--pigment-6)" strokeWidth="2.4" strokeLinecap="round" opacity=".4" />
        <path d={petals} fill="var(--pigment-4)" opacity=".5" />
        <path d="M0 268h390v32H0z" fill="var(--soft)" />
        <g stroke="var(--ink)" strokeWidth="1.3" strokeLinejoin="round">
          <path
            d="M62 214c-4 26-14 36-10 66h12c0-24 8-40 16-62zM328 214c4 26 14 36 10 66h-12c0-24-8-40-16-62z"
            fill="var(--pigment-6)"
          />
          <path d="M92 216c10 22 34 26 103 26s93-4 103-26z" fill="var(--pigment-6)" />
          <path d="M30 200h330l-6 18H36z" fill="var(--pigment-6)" />
          <path d="M42 209h306" stroke="var(--pigment-5)" strokeWidth="1.4" />
          <Dish at={[84, 181]} width={60} />
          <WhiteCake at={[84, 181]} />
          <Dish at={[306, 181]} width={66} />
          <RainbowCake at={[306, 181]} />
          <Dish at={[150, 181]} width={54} />
          <path d={heap({ at: [150, 181], rows: 4, radius: 6.4 })} fill="var(--pigment-4)" />
          <Dish at={[240, 181]} width={54} />
          <path d={heap({ at: [240, 181], rows: 3, radius: 8.6 })} fill="var(--pigment-1)" />
          <path
            d={heap({ at: [240, 181], rows: 3, radius: 8.6 }).replaceAll(/a[^M]*/g, "m8.6-7.500l2-3")}
            stroke="var(--pigment-3)"
            strokeWidth="2"
            strokeLinecap="round"
          />
          <Skein at={[195, 200]} />
        </g>
      </SvgPiece>
    </SvgFrame>
  );
}

/** 귀주머니: a pouch with its strings drawn, which keeps luck in. */
function Pouch() {
  return (
    <g stroke="var(--ink)" strokeWidth="1.3" strokeLinejoin="round">
      <path d="M16 22c-8 6-12 14-10 22 2 6 8 8 18 8s16-2 18-8c2-8-2-16-10-22z" fill="var(--pigment-4)" />
      <path d="M14 10l5 12h10l5-12-6 4-4-6-4 6z" fill="var(--pigment-5)" />
      <path d="M15 22h18" stroke="var(--pigment-3)" strokeWidth="3" />
      <path d="M15 24c-6 2-8 8-6 12M33 24c6 2 8 8 6 12" stroke="var(--pigment-3)" strokeWidth="1.6" />
      <path d={disc([24, 38], 5.5)} fill="var(--pigment-2)" strokeWidth=".8" />
    </g>
  );
}

export function Ornament() {
  return (
    <SvgMark width={48} height={56}>
      <Pouch />
    </SvgMark>
  );
}

/** Beads of rice cake on a thread. */
const beads = Array.from({ length: 9 }, (_, index) => ({
  x: 20 + index * 28,
  pigment: [1, 3, 5, 4, 7][index % 5],
}));

export function Divider() {
  return (
    <SvgMark width={264} height={20}>
      <path d="M0 10q66-7 132 0t132 0" stroke="var(--pigment-6)" strokeWidth="1" opacity=".6" />
      {beads.map(({ x, pigment }) => (
        <path
          key={x}
          d={disc([x, 10 + Math.sin((x / 264) * Math.PI * 2) * -3.4], 4.6)}
          fill={`var(--pigment-${pigment})`}
        />
      ))}
    </SvgMark>
  );
}

export function Background() {
  return (
    <SvgPattern id={useId()} tile={[44, 44]}>
      <path d={`${disc([11, 11], 1.6)}${disc([33, 33], 1.6)}`} fill="var(--pigment-5)" opacity=".28" />
    </SvgPattern>
  );
}

export function Seal() {
  return (
    <SvgMark width={48} height={56}>
      <Pouch />
    </SvgMark>
  );
}
