import { useId } from "react";
import { polar } from "../draw/path.ts";
import { SvgFrame, SvgMark, SvgPattern, SvgPiece } from "../draw/svg.tsx";

type TubeProps = { d: string; colour: string; wide?: number };

/** Gas in glass: a wide faint light, a nearer one, the tube, and its white heart. */
function Tube({ d, colour, wide = 4 }: TubeProps) {
  return (
    <g stroke={colour} strokeLinecap="round" strokeLinejoin="round">
      <path d={d} strokeWidth={wide * 6} opacity=".07" />
      <path d={d} strokeWidth={wide * 3} opacity=".16" />
      <path d={d} strokeWidth={wide} />
      <path d={d} stroke="var(--ink)" strokeWidth={wide * 0.3} opacity=".85" />
    </g>
  );
}

/** A star in one bent tube. */
function star([x, y]: readonly [number, number], radius: number): string {
  const corners = Array.from({ length: 10 }, (_, at) =>
    polar([x, y], at % 2 === 0 ? radius : radius * 0.46, (at * Math.PI) / 5 - Math.PI / 2),
  );
  return `M${corners.map(([cx, cy]) => `${cx.toFixed(1)} ${cy.toFixed(1)}`).join("L")}z`;
}

export function Ornament() {
  return (
    <SvgMark width={36} height={36}>
      <Tube d={star([18, 18], 13)} colour="var(--accent)" wide={2} />
    </SvgMark>
  );
}

export function Divider() {
  return (
    <SvgMark width={240} height={30}>
      <Tube d="M12 15q18-18 36 0t36 0 36 0 36 0 36 0 36 0" colour="var(--pigment-1)" wide={2.5} />
    </SvgMark>
  );
}

export function CoverFrame() {
  return (
    <SvgFrame>
      <SvgPiece box={[390, 330]} at={{ top: 2, left: 0, width: "100%" }}>
        {/* What holds the glass to the wall. */}
        <path
          d="M268 20v-24M176 132h-16M364 146h26M30 44h-40M30 128h-40M222 60l-12-12M322 244l10 12"
          stroke="var(--ink)"
          strokeWidth="2"
          opacity=".35"
        />
        <Tube d="M268 20a118 118 0 1 1-83 202" colour="var(--accent)" wide={5} />
        <Tube d="M268 46a92 92 0 1 1-65 157" colour="var(--accent)" wide={2.5} />
        <Tube d={star([262, 140], 54)} colour="var(--pigment-2)" wide={4.5} />
        <Tube d="M30 44h96M30 62h70M30 80h44" colour="var(--pigment-1)" wide={4} />
        <Tube
          d="M30 128c46 2 92 30 92 78 0 34-20 52-44 62M92 244l-18 27 31 9"
          colour="var(--pigment-1)"
          wide={5}
        />
        <g fill="var(--pigment-2)">
          {[0, 1, 2, 3, 4, 5, 6, 7].map((at) => {
            const [x, y] = polar([268, 138], 105, -1.2 + at * 0.42);
            return <circle key={at} cx={x.toFixed(1)} cy={y.toFixed(1)} r="3.400" />;
          })}
        </g>
      </SvgPiece>
    </SvgFrame>
  );
}

/** Bricks, seen only where the light falls. */
export function Background() {
  return (
    <SvgPattern id={useId()} tile={[72, 48]}>
      <path d="M0 .5h72M0 24.500h72M18 0v24M54 24v24" stroke="var(--ink)" strokeWidth="1.200" opacity=".05" />
    </SvgPattern>
  );
}

export function Seal() {
  return (
    <SvgMark width={84} height={84}>
      <Tube d="M42 12a30 30 0 1 1-.1 0z" colour="var(--accent)" wide={3} />
      <Tube d={star([42, 42], 15)} colour="var(--pigment-2)" wide={2.5} />
    </SvgMark>
  );
}
