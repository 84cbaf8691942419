import { useId } from "react";
import { type Cubic, pressure, spine } from "../draw/curves.ts";
import { brush, dots, leaf, lerp, line, type PathPoint, points, polar } from "../draw/path.ts";
import { SvgFrame, SvgMark, SvgPattern, SvgPiece } from "../draw/svg.tsx";

/** The direction of a stem at one of its points. */
function heading(points: readonly PathPoint[], index: number): number {
  const [ax, ay] = points[Math.max(index - 1, 0)] ?? [0, 0];
  const [bx, by] = points[Math.min(index + 1, points.length - 1)] ?? [0, 0];
  return Math.atan2(by - ay, bx - ax);
}

/** Leaves in pairs along a stem; `long` and `belly` say how they change on the way to its tip. */
function frond(
  stem: Cubic,
  { pairs, long, belly, open }: { pairs: number; long: (t: number) => number; belly: number; open: number },
): { stem: string; leaves: string } {
  const points = spine(stem, pairs);
  const leaves = points.flatMap((knot, index) => {
    const t = index / pairs;
    const angle = heading(points, index);
    const spread = lerp(open, open * 0.62, t);
    return [-1, 1].map((side) => leaf(knot, polar(knot, long(t), angle + side * spread), belly * long(t)));
  });
  return { stem: line(points), leaves: leaves.slice(2).join("") };
}

const fern = frond([0, 0, -6, -90, 30, -170, 96, -214], {
  pairs: 22,
  long: (t) => 46 * Math.sin(Math.PI * Math.min(0.16 + t * 0.84, 1)) ** 0.8 + 2,
  belly: 0.1,
  open: 1.25,
});

const olive = frond([0, 0, 10, -80, -16, -180, 26, -292], {
  pairs: 12,
  long: (t) => lerp(34, 17, t),
  belly: 0.2,
  open: 0.86,
});

/** A fan palm: blades from one point, the outer ones hanging. */
const palm = Array.from({ length: 15 }, (_, index) => {
  const angle = lerp(-2.98, 0.02, index / 14);
  const reach = 118 - 26 * Math.abs(index - 7) ** 1.2 * 0.16;
  return leaf([0, 0], polar([0, 0], reach, angle), 6.4);
}).join("");
const palmFolds = Array.from({ length: 15 }, (_, index) =>
  line([polar([0, 0], 16, lerp(-2.98, 0.02, index / 14)), polar([0, 0], 92, lerp(-2.98, 0.02, index / 14))]),
).join("");

const centre: PathPoint = [195, 205];
const bars = Array.from({ length: 13 }, (_, index) => {
  const angle = Math.PI + (index * Math.PI) / 12;
  return line([polar(centre, 139, angle), polar(centre, 165, angle)]);
}).join("");

/** The fanlight: half a wheel over the door. */
const fan = `M56 205h278M151 205a44 44 0 0 1 88 0M103 205a92 92 0 0 1 184 0${Array.from(
  { length: 7 },
  (_, index) => {
    const angle = Math.PI + ((index + 1) * Math.PI) / 8;
    return line([polar(centre, 44, angle), polar(centre, 139, angle)]);
  },
).join("")}`;

/** The panes go on down both sides, whatever the cover's height. */
function Wall({ side }: { side: "left" | "right" }) {
  return (
    <div
      style={{
        position: "absolute",
        top: "calc(100cqw * 205 / 390)",
        bottom: 0,
        [side]: "calc(100cqw * 30 / 390)",
        width: "calc(100cqw * 26 / 390)",
        borderLeft: "var(--line) solid var(--accent)",
        borderRight: "var(--line) solid var(--accent)",
        opacity: 0.55,
        background:
          "repeating-linear-gradient(transparent 0 calc(100cqw * 43.5 / 390), var(--accent) 0 calc(100cqw * 43.5 / 390 + var(--line)))",
      }}
    />
  );
}

const sprig = frond([17, 38, 17, 26, 17, 14, 17, 6], {
  pairs: 4,
  long: (t) => lerp(15, 8, t),
  belly: 0.19,
  open: 0.9,
});

export function Ornament() {
  return (
    <SvgMark width={34} height={40}>
      <path d={sprig.leaves} fill="var(--pigment-2)" />
      <path d={sprig.stem} stroke="var(--accent)" strokeLinecap="round" />
    </SvgMark>
  );
}

const lying = [
  frond([112, 14, 150, 10, 180, 20, 220, 13], {
    pairs: 8,
    long: (t) => lerp(15, 7, t),
    belly: 0.18,
    open: 0.7,
  }),
  frond([108, 14, 70, 18, 40, 8, 0, 15], {
    pairs: 8,
    long: (t) => lerp(15, 7, t),
    belly: 0.18,
    open: 0.7,
  }),
];

export function Divider() {
  return (
    <SvgMark width={220} height={30}>
      <path d={lying.map((half) => half.leaves).join("")} fill="var(--pigment-2)" />
      <path d={lying.map((half) => half.stem).join("")} stroke="var(--accent)" strokeLinecap="round" />
      <path d={dots(points([110, 14]))} stroke="var(--accent)" strokeWidth="4.5" strokeLinecap="round" />
    </SvgMark>
  );
}

export function CoverFrame() {
  const [fernId, palmId] = [useId(), useId()];
  return (
    <SvgFrame>
      <div style={{ position: "absolute", inset: 0, containerType: "inline-size" }}>
        <SvgPiece box={[390, 205]} at={{ top: 0, left: 0, width: "100%" }}>
          <g stroke="var(--accent)" opacity=".55">
            <path d="M30 205a165 165 0 0 1 330 0M56 205a139 139 0 0 1 278 0" />
            <path d={bars} />
            <path d={fan} opacity=".6" />
            <path d="M195 40v-7M191 33h8M195 24c4 3 4 7 0 9-4-2-4-6 0-9z" />
          </g>
        </SvgPiece>
        <Wall side="left" />
        <Wall side="right" />
      </div>
      <SvgPiece box={[390, 400]} at={{ bottom: 0, left: 0, width: "100%" }}>
        <defs>
          <path id={fernId} d={fern.leaves} fill="currentColor" />
          <g id={palmId}>
            <path d={palm} fill="currentColor" />
            <path d={palmFolds} stroke="var(--paper)" strokeWidth=".8" opacity=".5" />
          </g>
        </defs>
        <use
          href={`#${fernId}`}
          color="var(--pigment-1)"
          transform="translate(330 424) rotate(8) scale(-1.02 1.02)"
        />
        <use
          href={`#${fernId}`}
          color="var(--pigment-1)"
          transform="translate(120 440) rotate(-34) scale(.82)"
        />
        <g transform="translate(20 428) rotate(-8) scale(1.12)">
          <use href={`#${fernId}`} color="var(--pigment-2)" />
          <path d={fern.stem} stroke="var(--paper)" strokeWidth="1.1" />
        </g>
        <g transform="translate(352 408) rotate(5) scale(1.08)">
          <path d={olive.leaves} fill="var(--pigment-3)" />
          <path d={olive.stem} stroke="var(--accent)" strokeWidth="1.4" />
        </g>
        <use
          href={`#${palmId}`}
          color="var(--accent)"
          transform="translate(288 404) rotate(-8) scale(1.02)"
        />
        <use
          href={`#${palmId}`}
          color="var(--pigment-3)"
          transform="translate(56 406) rotate(10) scale(.9)"
        />
        <path d="M0 378h390v22H0z" fill="var(--soft)" />
        <path
          d="M0 378.5h390M0 399.5h390M64 378v22M195 378v22M326 378v22"
          stroke="var(--accent)"
          opacity=".55"
        />
      </SvgPiece>
    </SvgFrame>
  );
}

export function Background() {
  return (
    <SvgPattern id={useId()} tile={[65, 86]}>
      <path d="M0 .5h65M.5 0v86" stroke="var(--accent)" strokeWidth=".6" opacity=".1" />
    </SvgPattern>
  );
}

const wreath = Array.from({ length: 22 }, (_, index) => {
  const angle = (index * 2 * Math.PI) / 22;
  const knot = polar([36, 36], 26, angle);
  return leaf(knot, polar(knot, 12, angle + Math.PI / 2 + (index % 2 ? 0.62 : -0.62)), 2.3);
}).join("");

export function Seal() {
  return (
    <SvgMark width={72} height={72}>
      <path d={wreath} fill="var(--pigment-3)" />
      <circle cx="36" cy="36" r="26" stroke="var(--accent)" />
      <path d={brush(spine([36, 48, 36, 40, 35, 32, 37, 24], 4), pressure(1.4, 0.8))} fill="var(--accent)" />
      <path
        d={leaf([36, 42], [25, 34], 2.6) + leaf([36, 40], [47, 32], 2.6) + leaf([36, 34], [37, 22], 2.4)}
        fill="var(--accent)"
      />
    </SvgMark>
  );
}
