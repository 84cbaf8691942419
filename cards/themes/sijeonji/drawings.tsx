import { useId } from "react";
import { pressure, spine } from "../draw/curves.ts";
import { brush, curve, dots, line, type PathPoint, polar } from "../draw/path.ts";
import { seeded } from "../draw/random.ts";
import { SvgFrame, SvgMark, SvgPattern, SvgPiece } from "../draw/svg.tsx";

const random = seeded(1796);

/** A plum blossom cut in wood: five round petals around a heart. */
function blossom([x, y]: PathPoint, size: number, turn: number): { petals: string; hairs: string } {
  const fifth = (index: number) => turn + (index * 2 * Math.PI) / 5;
  const petals = Array.from({ length: 5 }, (_, index) => {
    const angle = fifth(index);
    return curve(
      [
        polar([x, y], size * 0.14, angle),
        polar([x, y], size * 0.8, angle - 0.52),
        polar([x, y], size, angle),
        polar([x, y], size * 0.8, angle + 0.52),
      ],
      "closed",
    );
  }).join("");
  const hairs = Array.from({ length: 5 }, (_, index) => {
    const angle = fifth(index) + 0.63;
    return line([polar([x, y], size * 0.12, angle), polar([x, y], size * 0.5, angle)]);
  }).join("");
  return { petals, hairs };
}

const branch = spine([6, 214, 70, 150, 96, 96, 214, 30], 10);
const shoots = [
  spine([66, 150, 60, 110, 74, 78, 92, 50], 5),
  spine([118, 98, 150, 106, 184, 104, 214, 92], 5),
  spine([160, 66, 168, 44, 172, 24, 168, 4], 4),
];
const wood = [
  brush(branch, pressure(9, 7, 6.4, 4, 2.6, 0.8)),
  ...shoots.map((shoot) => brush(shoot, pressure(3.6, 2.4, 1.4, 0.4))),
].join("");
const flowers = (
  [
    [92, 52, 15],
    [70, 96, 12],
    [126, 82, 17],
    [176, 104, 13],
    [212, 34, 14],
    [166, 30, 11],
    [40, 176, 11],
  ] as const
).map(([x, y, size]) => blossom([x, y], size, random.between(0, 1)));
const buds = dots([
  [214, 92],
  [150, 58],
  [168, 6],
  [104, 116],
  [56, 142],
]);

function Plum() {
  return (
    <>
      <path d={wood} fill="var(--pigment-2)" opacity=".72" />
      <path d={flowers.map(({ petals }) => petals).join("")} fill="var(--pigment-1)" opacity=".78" />
      <path
        d={flowers.map(({ hairs }) => hairs).join("")}
        stroke="var(--paper)"
        strokeWidth="1.1"
        strokeLinecap="round"
      />
      <path d={buds} stroke="var(--pigment-1)" strokeWidth="8" strokeLinecap="round" opacity=".8" />
    </>
  );
}

const single = blossom([23, 23], 19, -0.3);

export function Ornament() {
  return (
    <SvgMark width={46} height={46}>
      <path d={single.petals} fill="var(--pigment-1)" opacity=".8" />
      <path d={single.hairs} stroke="var(--paper)" strokeWidth="1.2" strokeLinecap="round" />
      <circle cx="23" cy="23" r="2.4" fill="var(--accent)" />
    </SvgMark>
  );
}

const small = [
  [96, 12],
  [120, 12],
  [144, 12],
].map(([x = 0, y = 0], index) => blossom([x, y], index === 1 ? 9 : 6, 0.4 * index));

export function Divider() {
  return (
    <SvgMark width={240} height={24}>
      <path d="M4 12h76M160 12h76" stroke="var(--accent)" strokeWidth=".9" />
      <path d="M20 15.5h60M160 15.5h60" stroke="var(--accent)" strokeWidth=".5" opacity=".6" />
      <path d={small.map(({ petals }) => petals).join("")} fill="var(--pigment-1)" />
    </SvgMark>
  );
}

/** Columns between red lines, as letters were once ruled. */
export function CoverFrame() {
  const rules = Array.from({ length: 7 }, (_, index) => `M${(index + 1) * 40} 8v584`).join("");
  return (
    <SvgFrame>
      <SvgPiece
        box={[320, 600]}
        at={{ inset: "26px 30px", width: "calc(100% - 60px)", height: "calc(100% - 52px)" }}
      >
        <rect x="1" y="1" width="318" height="598" stroke="var(--accent)" strokeWidth="1.4" opacity=".6" />
        <rect x="5" y="5" width="310" height="590" stroke="var(--accent)" strokeWidth=".6" opacity=".5" />
        <path d={rules} stroke="var(--accent)" strokeWidth=".6" opacity=".22" />
      </SvgPiece>
      <SvgPiece box={[220, 220]} at={{ left: "8%", bottom: "4%", width: "62%" }}>
        <Plum />
      </SvgPiece>
    </SvgFrame>
  );
}

/** Laid paper: fine lines of the screen it was lifted on, and a blossom here and there as if from another page. */
export function Background() {
  const ghost = blossom([150, 188], 30, 0.2);
  return (
    <SvgPattern id={useId()} tile={[260, 420]}>
      <path
        d={Array.from({ length: 70 }, (_, index) => `M0 ${index * 6 + 0.5}h260`).join("")}
        stroke="var(--ink)"
        strokeWidth=".5"
        opacity=".028"
      />
      <path d={ghost.petals} fill="var(--pigment-1)" opacity=".09" />
    </SvgPattern>
  );
}

export function Seal() {
  return (
    <SvgMark width={64} height={64}>
      <rect x="6" y="6" width="52" height="52" rx="3" fill="var(--accent)" />
      <g transform="translate(9 9)">
        <path d={single.petals} fill="var(--paper)" opacity=".92" />
        <path d={single.hairs} stroke="var(--accent)" strokeWidth="1.4" strokeLinecap="round" />
      </g>
    </SvgMark>
  );
}
