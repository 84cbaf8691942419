import { useId } from "react";
import { disc, dots, leaf, type PathPoint, polar } from "../draw/path.ts";
import { SvgFrame, SvgMark, SvgPattern, SvgPiece } from "../draw/svg.tsx";

/** Where the rows of tiles end, ten to the width and one over the edge. */
const columns = Array.from({ length: 11 }, (_, index) => index * 39);

/** Petals of a lotus around the middle of a roof's end tile. */
const lotus = Array.from({ length: 8 }, (_, index) => {
  const angle = (index * Math.PI) / 4;
  return leaf(polar([0, 0], 3.6, angle), polar([0, 0], 11, angle), 2.2);
}).join("");

/** One row of tiles from the ridge down to its end, around the middle of the end. */
function Tile({ id }: { id: string }) {
  return (
    <g id={id}>
      <path d="M-11-104h22V0h-22z" fill="var(--pigment-2)" />
      <path
        d="M-11-80q11 7 22 0M-11-54q11 7 22 0M-11-28q11 7 22 0M-6-104V-4"
        stroke="var(--paper)"
        opacity=".45"
      />
      <path d="M12-6q7.500 15 15 0v10q-7.500 15-15 0z" fill="var(--pigment-2)" opacity=".75" />
      <circle r="14.500" fill="var(--soft)" stroke="var(--ink)" strokeWidth="1.200" />
      <path d={lotus} fill="var(--pigment-2)" />
      <circle r="2.400" fill="var(--ink)" />
    </g>
  );
}

/** Ends of the rafters, painted. */
const rafters = Array.from({ length: 14 }, (_, index): PathPoint => [13 + index * 28, 136]);

export function CoverFrame() {
  const tile = useId();
  return (
    <SvgFrame>
      <SvgPiece box={[390, 190]} at={{ top: 0, left: 0, width: "100%" }}>
        <path d="M0 0h390v98H0z" fill="color-mix(in oklab, var(--soft), var(--ink) 18%)" />
        <defs>
          <Tile id={tile} />
        </defs>
        {columns.map((x) => (
          <use key={x} href={`#${tile}`} x={x} y={100} />
        ))}
        <path d="M0 120h390v6H0z" fill="var(--accent)" />
        <path d={dots(rafters)} stroke="var(--accent)" strokeWidth="19" strokeLinecap="round" />
        <path d={dots(rafters)} stroke="var(--soft)" strokeWidth="11" strokeLinecap="round" />
        <path d={dots(rafters)} stroke="var(--pigment-1)" strokeWidth="4" strokeLinecap="round" />
        <path d="M0 150h390v12H0z" fill="var(--accent)" />
        <path d="M0 153.500h390M0 158.500h390" stroke="var(--paper)" strokeWidth=".7" opacity=".5" />
        <path d="M20 162v22M370 162v22" stroke="var(--accent)" strokeWidth="12" />
      </SvgPiece>
      <SvgPiece box={[390, 90]} at={{ bottom: 0, left: 0, width: "100%" }}>
        <path d="M0 70h390v20H0z" fill="var(--soft)" />
        <path d="M0 70h390" stroke="var(--accent)" strokeWidth="1.500" />
        <path d="M130 70v20M262 70v20" stroke="var(--accent)" opacity=".35" />
      </SvgPiece>
    </SvgFrame>
  );
}

/** A plate of brass like a flower, and the ring that is knocked with. */
function Knocker() {
  const petals = Array.from({ length: 6 }, (_, index) =>
    disc(polar([0, 0], 13, (index * Math.PI) / 3 + Math.PI / 6), 9),
  ).join("");
  return (
    <>
      <path d={petals} fill="var(--pigment-1)" />
      <path d={disc([0, 0], 14)} fill="var(--pigment-1)" />
      <path d={disc([0, 0], 9.5)} stroke="var(--paper)" opacity=".8" />
      <path d={disc([0, 19], 15)} stroke="var(--ink)" strokeWidth="3" />
      <path d={disc([0, 3], 4.2)} fill="var(--ink)" />
    </>
  );
}

/** The plate by the gate: two nails, and the line of a name. */
export function Ornament() {
  return (
    <SvgMark width={18} height={42}>
      <rect
        x=".75"
        y=".75"
        width="16.500"
        height="40.500"
        rx="1.500"
        fill="var(--soft)"
        stroke="var(--accent)"
      />
      <path d="M9 12v5M9 19v5M9 26v5" stroke="var(--accent)" strokeWidth="4" />
      <path d="M9 5.500h0M9 36.500h0" stroke="var(--pigment-1)" strokeWidth="3" strokeLinecap="round" />
    </SvgMark>
  );
}

/** The bars of a paper door between two lines. */
export function Divider() {
  const bars = Array.from({ length: 9 }, (_, index) => `M${114 + index * 9} 3v24`).join("");
  return (
    <SvgMark width={300} height={30}>
      <path d="M0 15h104M196 15h104" stroke="var(--accent)" />
      <path d="M105.500 3h89v24h-89z" fill="var(--soft)" stroke="var(--accent)" strokeWidth="2" />
      <path d={bars} stroke="var(--accent)" />
      <path d="M106 7.500h88M106 11h88M106 19h88M106 22.500h88" stroke="var(--accent)" />
    </SvgMark>
  );
}

/** The grain of a planed board, and a knot in it. */
export function Background() {
  return (
    <SvgPattern id={useId()} tile={[220, 190]}>
      <g stroke="var(--accent)" opacity=".09" fill="none">
        <path d="M26 0c6 40-8 70 0 112s-4 52 0 78M64 0c4 52 12 78 2 120s2 46-2 70M104 0c-4 30 2 48 14 60 16 18 16 40 0 58-12 14-16 40-14 72" />
        <path d="M146 0c2 34-2 46-10 58-14 18-14 42 0 60 10 12 12 42 10 72M184 0c-4 46 6 78 0 116s4 50 0 74" />
        <ellipse cx="127" cy="88" rx="6" ry="16" />
        <ellipse cx="127" cy="88" rx="2" ry="7" />
      </g>
    </SvgPattern>
  );
}

export function Seal() {
  return (
    <SvgMark width={60} height={66}>
      <g transform="translate(30 24)">
        <Knocker />
      </g>
    </SvgMark>
  );
}
