import { useId } from "react";
import { spine } from "../draw/curves.ts";
import { curve, disc, line, type PathPoint, points, polar } from "../draw/path.ts";
import { SvgFrame, SvgMark, SvgPattern, SvgPiece } from "../draw/svg.tsx";

/** The sewing order of a sleeve, from the cuff to the shoulder: [pigment, width]. */
const cloth = [
  [7, 26],
  [2, 16],
  [5, 18],
  [4, 22],
  [1, 26],
  [3, 20],
  [6, 18],
  [2, 20],
  [7, 10],
  [4, 22],
  [1, 28],
  [5, 20],
  [3, 22],
  [2, 20],
  [6, 28],
  [1, 26],
  [4, 30],
  [2, 30],
] as const;

/** 배래: the under edge of a sleeve, full at the elbow and rising to the cuff. */
const under = spine([0, 92, 26, 186, 150, 240, 402, 216], 100);

function hem(x: number): number {
  return under.find(([along]) => along >= x)?.[1] ?? 214;
}

const bands = cloth.map(([pigment, width], index) => {
  const from = cloth.slice(0, index).reduce((sum, [, sewn]) => sum + sewn, 0);
  const edge = [0, 0.33, 0.67, 1].map((t): PathPoint => [from + width * t, hem(from + width * t)]);
  return { pigment, from, width, d: line([[from + width, 0], [from, 0], ...edge], "closed") };
});
const seams = bands
  .slice(1)
  .map(({ from }) => line(points([from, 0, from, hem(from)])))
  .join("");
const outline = `M402 0H0V92${curve(under.filter((_, index) => index % 20 === 0)).replace(/^M[^c]*/, "")}`;

/** 금박: small flowers pressed in gold on the purple. */
const blossom = [0, 1, 2, 3].map((petal) => disc(polar([0, 0], 2.7, (petal * Math.PI) / 2), 1.7)).join("");
const gilt = bands
  .filter(({ pigment }) => pigment === 6)
  .flatMap(({ from, width }) =>
    [0.14, 0.32, 0.5, 0.68, 0.86].map(
      (down) => `translate(${from + width / 2} ${Math.round(hem(from) * down)})`,
    ),
  );

/** 잣물림: folded triangles, each another scrap of silk. */
function Scraps({ count, size }: { count: number; size: number }) {
  return Array.from({ length: count }, (_, index) => (
    <path
      // biome-ignore lint/suspicious/noArrayIndexKey: the scraps never change places.
      key={index}
      d={line(points([index * size, size, index * size + size / 2, 0, index * size + size, size]), "closed")}
      fill={`var(--pigment-${[1, 2, 3, 4, 5, 6][index % 6]})`}
    />
  ));
}

export function Ornament() {
  return (
    <SvgMark width={60} height={20}>
      <g transform="translate(0 4)">
        <Scraps count={5} size={12} />
      </g>
    </SvgMark>
  );
}

/** The same order as a ribbon, without the white. */
const ribbon = bands.filter(({ pigment }) => pigment !== 7);
const scale = 264 / ribbon.reduce((sum, { width }) => sum + width, 0);
const thread = ribbon.map(({ pigment, width }, index) => {
  const from = ribbon.slice(0, index).reduce((sum, part) => sum + part.width, 0);
  return {
    pigment,
    x: Math.round(from * scale),
    width: Math.round((from + width) * scale) - Math.round(from * scale),
  };
});

export function Divider() {
  return (
    <SvgMark width={264} height={8}>
      {thread.map(({ pigment, x, width }) => (
        <rect key={x} x={x} width={width} height="8" fill={`var(--pigment-${pigment})`} />
      ))}
    </SvgMark>
  );
}

/**
 * 국화매듭, the chrysanthemum knot: three cords woven through three, and what goes out on one side comes back beside it
 * in a loop. Drawn square, then stood on its corner.
 */
const lanes = [-6, 0, 6] as const;
const warp = lanes.map((x) => line(points([x, -10, x, 10]))).join("");
const weft = lanes.map((y) => line(points([-10, y, 10, y]))).join("");
const over = lanes
  .flatMap((x, column) =>
    lanes.filter((_, row) => (column + row) % 2 === 0).map((y) => line(points([x, y - 3, x, y + 3]))),
  )
  .join("");
const loops = [0, 90, 180, 270].map((turn) => (
  <path key={turn} transform={`rotate(${turn})`} d="M-6-10c-1-9 7-9 6 0M6-10C6-22 20-20 20-20S22-6 10-6" />
));

function Knot() {
  return (
    <g>
      <g transform="translate(28 30) rotate(45)" strokeLinecap="round">
        <g stroke="var(--accent)" strokeWidth="2.4">
          {loops}
          <path d={warp} />
        </g>
        <path d={weft} stroke="var(--paper)" strokeWidth="4" />
        <path d={weft} stroke="var(--accent)" strokeWidth="2.4" />
        <path d={over} stroke="var(--paper)" strokeWidth="4" strokeLinecap="butt" />
        <path
          d={warp}
          stroke="var(--accent)"
          strokeWidth="2.4"
          strokeDasharray="6.6 5.4"
          strokeDashoffset="-.7"
        />
      </g>
      <path d="M28 58v6" stroke="var(--accent)" strokeWidth="2.4" />
      <path d="M23.6 63h8.800l-.8 5h-7.200z" fill="var(--pigment-2)" />
      <path d="M24.400 68h7.200l2.600 28h-12.400z" fill="var(--accent)" />
      <path
        d="M26.400 69l-1.400 27M28 69v27M29.600 69l1.400 27"
        stroke="var(--paper)"
        strokeWidth=".5"
        opacity=".6"
      />
    </g>
  );
}

export function CoverFrame() {
  return (
    <SvgFrame>
      <SvgPiece box={[390, 330]} at={{ bottom: 0, left: 0, width: "100%" }}>
        <g transform="translate(40 102) rotate(-9)">
          {bands.map(({ pigment, from, d }) => (
            <path key={from} d={d} fill={`var(--pigment-${pigment})`} />
          ))}
          <g fill="var(--pigment-2)" opacity=".85">
            {gilt.map((at) => (
              <path key={at} d={blossom} transform={at} />
            ))}
          </g>
          <path d={seams} stroke="var(--paper)" strokeWidth=".9" opacity=".7" strokeDasharray="3 2.4" />
          <path d={outline} stroke="var(--ink)" strokeWidth="1.4" strokeLinejoin="round" />
        </g>
      </SvgPiece>
      <SvgPiece box={[56, 100]} at={{ top: -2, right: "8%", width: "14.4%" }}>
        <path d="M28 0v12" stroke="var(--accent)" strokeWidth="2.4" />
        <Knot />
      </SvgPiece>
    </SvgFrame>
  );
}

export function Background() {
  return (
    <SvgPattern id={useId()} tile={[6, 6]}>
      <path d="M0 .5h6M.5 0v6" stroke="var(--ink)" strokeWidth=".5" opacity=".035" />
    </SvgPattern>
  );
}

export function Seal() {
  return (
    <SvgMark width={56} height={98}>
      <Knot />
    </SvgMark>
  );
}
