import { useId } from "react";
import { dryBrush, pressure, spine } from "../draw/curves.ts";
import { brush, curve, polar } from "../draw/path.ts";
import { seeded } from "../draw/random.ts";
import { SvgFrame, SvgMark, SvgPattern, SvgPiece } from "../draw/svg.tsx";

const random = seeded(1608);

/** One breath of the brush, dry at its end. */
const stroke = brush(spine([6, 20, 60, 8, 120, 26, 176, 16], 14), pressure(1, 7, 9, 8, 6, 3));
const hairs = dryBrush({ from: [170, 16], to: [226, 13], width: 6, hairs: 7, random });

/** Far hills in three washes. */
const hills = [
  "M0 96C50 60 92 52 138 70S226 96 270 66 346 38 390 56V160H0z",
  "M0 118C64 92 104 98 160 108S262 96 316 104 370 96 390 92V160H0z",
  "M0 136C72 124 132 132 200 134S330 122 390 128V160H0z",
];

/** A drop of ink in water: rings that lose themselves. */
const drops = [19, 12.5, 6].map((radius) =>
  curve(
    Array.from({ length: 11 }, (_, index) =>
      polar([22, 22], radius + random.between(-0.9, 0.9), (index * 2 * Math.PI) / 11),
    ),
    "closed",
  ),
);

export function Ornament() {
  return (
    <SvgMark width={44} height={44}>
      {drops.map((drop, index) => (
        <path key={drop} d={drop} fill="var(--ink)" opacity={[0.06, 0.14, 0.6][index]} />
      ))}
    </SvgMark>
  );
}

export function Divider() {
  return (
    <SvgMark width={232} height={34}>
      <path d={stroke} fill="var(--ink)" opacity=".78" />
      <path d={hairs} stroke="var(--ink)" strokeWidth=".8" opacity=".6" />
    </SvgMark>
  );
}

export function CoverFrame() {
  return (
    <SvgFrame>
      <SvgPiece box={[390, 160]} at={{ left: 0, right: 0, bottom: "6%", width: "100%" }}>
        {hills.map((hill, index) => (
          <path key={hill} d={hill} fill="var(--pigment-1)" opacity={0.16 + index * 0.14} />
        ))}
      </SvgPiece>
      <SvgPiece box={[232, 34]} at={{ left: "20%", top: "13%", width: "60%" }}>
        <path d={stroke} fill="var(--ink)" opacity=".7" />
        <path d={hairs} stroke="var(--ink)" strokeWidth=".8" opacity=".5" />
      </SvgPiece>
    </SvgFrame>
  );
}

/** Fibres of the mulberry, long and few. */
const fibres = Array.from({ length: 9 }, () => {
  const [x, y] = [random.between(0, 200), random.between(0, 220)];
  return curve([
    [x, y],
    [x + random.between(10, 26), y + random.between(-6, 6)],
    [x + random.between(32, 54), y + random.between(-12, 12)],
  ]);
}).join("");

export function Background() {
  return (
    <SvgPattern id={useId()} tile={[220, 230]}>
      <path d={fibres} fill="none" stroke="var(--ink)" strokeWidth=".6" opacity=".07" />
    </SvgPattern>
  );
}

export function Seal() {
  return (
    <SvgMark width={60} height={60}>
      <rect x="8" y="8" width="44" height="44" stroke="var(--ink)" strokeWidth="1.6" opacity=".8" />
      <g transform="translate(8 8)">
        <path d={drops[2]} fill="var(--ink)" opacity=".8" />
        <path d={drops[1]} stroke="var(--ink)" strokeWidth="1" opacity=".6" />
      </g>
    </SvgMark>
  );
}
