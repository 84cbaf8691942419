import { useId } from "react";
import { SvgFrame, SvgMark, SvgPattern, SvgPiece } from "../draw/svg.tsx";

/** Letters as they are cut, in a square of 60. */
const jamo = {
  g: "M15 17h30v31",
  n: "M16 13v31h30",
  d: "M46 16H16v29h30",
  r: "M15 14h30v15H15v16h31",
  m: "M15 15h30v30H15z",
  b: "M15 13v32h30V13M15 29h30",
  s: "M30 13C30 28 24 39 13 46M30 20c2 12 8 20 18 26",
  o: "M30 14a16 16 0 1 0 .1 0z",
  j: "M14 16h32M30 16c0 14-6 24-16 31M30 24c2 10 8 18 17 23",
  h: "M24 10h12M13 19h34M30 26a11 11 0 1 0 .1 0z",
  a: "M25 9v42M25 30h17",
  u: "M12 24h36M30 24v24",
} as const;

type Sort = { letter: keyof typeof jamo; x: number; y: number; size?: number; as: "cut" | "print" | "red" };

/** A page that is being set: sorts are cut mirrored, prints are not. */
const forme: readonly Sort[] = [
  { letter: "h", x: 28, y: 14, as: "cut" },
  { letter: "a", x: 95, y: 14, as: "print" },
  { letter: "n", x: 162, y: 14, as: "red" },
  { letter: "o", x: 229, y: 14, size: 133, as: "cut" },
  { letter: "g", x: 28, y: 81, size: 133, as: "red" },
  { letter: "u", x: 162, y: 81, as: "cut" },
  { letter: "r", x: 162, y: 148, as: "print" },
  { letter: "j", x: 229, y: 148, as: "print" },
  { letter: "m", x: 296, y: 148, as: "cut" },
  { letter: "b", x: 28, y: 215, as: "print" },
  { letter: "s", x: 95, y: 215, as: "cut" },
  { letter: "d", x: 296, y: 215, as: "red" },
];

function Cast({ letter, x, y, size = 66, as }: Sort) {
  const ground = { cut: "var(--ink)", print: "none", red: "var(--accent)" }[as];
  const face = as === "print" ? "var(--ink)" : "var(--paper)";
  const scale = size / 60;
  return (
    <>
      <rect
        x={x}
        y={y}
        width={size - 3}
        height={size - 3}
        fill={ground}
        stroke="var(--ink)"
        strokeWidth="1.5"
      />
      <path
        d={jamo[letter]}
        stroke={face}
        strokeWidth="7.5"
        transform={
          as === "cut"
            ? `translate(${x + size - 1.5} ${y - 1.5}) scale(${-scale} ${scale})`
            : `translate(${x - 1.5} ${y - 1.5}) scale(${scale})`
        }
      />
    </>
  );
}

export function Ornament() {
  return (
    <SvgMark width={30} height={30}>
      <rect width="30" height="30" fill="var(--ink)" />
      <path d={jamo.g} stroke="var(--paper)" strokeWidth="7" transform="translate(30 0) scale(-.5 .5)" />
      <path d="M3 27h24" stroke="var(--pigment-1)" strokeWidth="1.500" />
    </SvgMark>
  );
}

/** A thick rule and a thin one, as printers part two pieces of news. */
export function Divider() {
  return (
    <SvgMark width={326} height={14}>
      <path d="M0 3h326" stroke="var(--ink)" strokeWidth="6" />
      <path d="M0 11.500h326" stroke="var(--ink)" strokeWidth="1.500" />
    </SvgMark>
  );
}

export function CoverFrame() {
  return (
    <SvgFrame>
      <SvgPiece box={[390, 300]} at={{ top: 0, left: 0, width: "100%" }}>
        {forme.map((sort) => (
          <Cast key={sort.letter} {...sort} />
        ))}
        <path d="M162 215h130v8H162z" fill="var(--ink)" />
        <path d="M162 230h130M162 237h130" stroke="var(--ink)" strokeWidth="1.500" />
        <path d="M162 246h96v10h-96z" fill="var(--pigment-1)" />
        <path d="M162 264h130v14H162z" stroke="var(--ink)" strokeWidth="1.500" />
        <path d="M12 6v12M6 12h12M378 6v12M372 12h12" stroke="var(--ink)" />
      </SvgPiece>
    </SvgFrame>
  );
}

/** Fibres of a coarse paper. */
export function Background() {
  return (
    <SvgPattern id={useId()} tile={[120, 140]}>
      <path
        d="M12 20l9 2M60 8l-3 7M96 34l8-3M30 66l4 8M84 80l9 1M14 112l7-4M58 104l-8 3M104 124l3-8M44 132l8 2"
        stroke="var(--ink)"
        strokeWidth=".8"
        opacity=".1"
      />
    </SvgPattern>
  );
}

export function Seal() {
  return (
    <SvgMark width={66} height={66}>
      <rect x=".75" y=".75" width="64.500" height="64.500" stroke="var(--ink)" strokeWidth="1.500" />
      <rect x="5" y="5" width="56" height="56" fill="var(--accent)" />
      <path d={jamo.g} stroke="var(--paper)" strokeWidth="7" transform="translate(4 3) scale(.95 .5)" />
      <path d={jamo.u} stroke="var(--paper)" strokeWidth="7" transform="translate(4 30) scale(.95 .5)" />
    </SvgMark>
  );
}
