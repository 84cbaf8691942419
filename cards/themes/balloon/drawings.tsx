import { useId } from "react";
import { spine } from "../draw/curves.ts";
import { curve, line, type PathPoint, points } from "../draw/path.ts";
import { seeded } from "../draw/random.ts";
import { SvgFrame, SvgMark, SvgPattern, SvgPiece } from "../draw/svg.tsx";

const random = seeded(22);

/** Air makes an egg, the knot pulls it to a point. */
const skin = curve(
  points([0, 58, -13, 46, -34, 14, -38, -12, -27, -38, 0, -50, 27, -38, 38, -12, 34, 14, 13, 46]),
  "closed",
);
const knot = "M0 57l-6 9q6-3 12 0z";
const shine = "M-22-26q-7 9-6 21M-14-34l-2 2";

type Toy = readonly [x: number, y: number, size: number, turn: number, pigment: number];
const bunch: readonly Toy[] = [
  [118, 170, 1.12, -14, 4],
  [272, 176, 1.1, 15, 3],
  [196, 118, 1.3, 1, 1],
  [76, 104, 0.92, -22, 2],
  [316, 100, 0.94, 21, 5],
  [146, 56, 0.78, -8, 5],
  [250, 50, 0.8, 9, 2],
  [196, 226, 0.96, 0, 2],
];
const hold: PathPoint = [195, 424];
const strings = bunch
  .map(([x, y, size, turn]) => {
    const lean = (-turn * Math.PI) / 180;
    const foot: PathPoint = [x + Math.sin(lean) * 62 * size, y + Math.cos(lean) * 62 * size];
    return curve(
      spine(
        [
          ...foot,
          foot[0] + lean * 20,
          foot[1] + 50,
          hold[0] + (foot[0] - hold[0]) * 0.16,
          hold[1] - 90,
          ...hold,
        ],
        6,
      ),
    );
  })
  .join("");

/** The colour, of its group, was printed a little beside the line, as on an old party card. */
function Balloon() {
  return (
    <>
      <path d={skin} fill="currentColor" transform="translate(3 2.4)" style={{ mixBlendMode: "multiply" }} />
      <path
        d={skin + knot}
        stroke="var(--ink)"
        strokeWidth="1.6"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
      <path d={shine} stroke="var(--paper)" strokeWidth="3.4" strokeLinecap="round" />
    </>
  );
}

const bow = curve(
  points([195, 424, 176, 410, 166, 420, 178, 430, 195, 424, 214, 410, 224, 420, 212, 430, 195, 424]),
);
const tails = curve(points([195, 424, 186, 438, 190, 452])) + curve(points([195, 424, 206, 437, 201, 454]));

const confetti = Array.from({ length: 60 }, (_, index) => {
  const at: PathPoint = [random.between(16, 374), random.between(14, 690)];
  return { at, turn: Math.round(random.between(0, 180)), pigment: (index % 5) + 1, form: index % 3 };
}).filter(({ at: [x, y] }) => (Math.abs(x - 195) > 158 && (y < 40 || y > 190)) || y > 660);

function Confetti() {
  return confetti.map(({ at: [x, y], turn, pigment, form }) => (
    <path
      key={x}
      transform={`translate(${Math.round(x)} ${Math.round(y)}) rotate(${turn})`}
      d={["M-5 0h10", "M-6 0q3-5 6 0t6 0", "M0 0h0"][form]}
      stroke={`var(--pigment-${pigment})`}
      strokeWidth={form === 2 ? 7 : 3.4}
      strokeLinecap="round"
    />
  ));
}

export function CoverFrame() {
  const balloon = useId();
  return (
    <SvgFrame>
      <SvgPiece box={[390, 720]} at={{ top: 0, left: 0, width: "100%" }}>
        <Confetti />
        <path d={strings} stroke="var(--ink)" strokeWidth="1.1" />
        <defs>
          <g id={balloon}>
            <Balloon />
          </g>
        </defs>
        {bunch.map(([x, y, size, turn, pigment]) => (
          <use
            key={x + y}
            href={`#${balloon}`}
            transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}
            color={`var(--pigment-${pigment})`}
          />
        ))}
        <path
          d={bow + tails}
          stroke="var(--accent)"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </SvgPiece>
    </SvgFrame>
  );
}

export function Ornament() {
  return (
    <SvgMark width={40} height={58}>
      <path
        d={curve(points([20, 34, 17, 42, 23, 48, 19, 56]))}
        stroke="var(--ink)"
        strokeWidth="1.2"
        strokeLinecap="round"
      />
      <g transform="translate(19 19) rotate(-6) scale(.36)" color="var(--pigment-1)">
        <Balloon />
      </g>
    </SvgMark>
  );
}

/** Flags on a sagging cord. */
const sag = (x: number) => 8 + 22 * (1 - ((x - 150) / 150) ** 2);
const flags = Array.from({ length: 9 }, (_, index) => {
  const [from, to] = [14 + index * 31, 38 + index * 31];
  const middle = (from + to) / 2;
  return {
    pigment: (index % 5) + 1,
    d: line(points([from, sag(from), to, sag(to), middle, sag(middle) + 24]), "closed"),
  };
});
const cord = curve(Array.from({ length: 11 }, (_, index): PathPoint => [index * 30, sag(index * 30)]));

export function Divider() {
  return (
    <SvgMark width={300} height={58}>
      {flags.map(({ d, pigment }) => (
        <g key={d}>
          <path d={d} fill={`var(--pigment-${pigment})`} transform="translate(2 1.6)" />
          <path d={d} stroke="var(--ink)" strokeWidth="1.4" strokeLinejoin="round" />
        </g>
      ))}
      <path d={cord} stroke="var(--ink)" strokeWidth="1.6" strokeLinecap="round" />
    </SvgMark>
  );
}

export function Background() {
  return (
    <SvgPattern id={useId()} tile={[120, 120]}>
      <path
        d="M20 26h0M80 66h0M40 98h0"
        stroke="var(--pigment-2)"
        strokeWidth="5"
        strokeLinecap="round"
        opacity=".3"
      />
      <path
        d="M96 18h0M14 72h0"
        stroke="var(--pigment-4)"
        strokeWidth="4"
        strokeLinecap="round"
        opacity=".24"
      />
    </SvgPattern>
  );
}

export function Seal() {
  return (
    <SvgMark width={72} height={76}>
      <path d="M13 33h50v40H13z" fill="var(--pigment-2)" />
      <path d="M9 24h58v12H9z" fill="var(--pigment-1)" />
      <path d="M33 26h12v48H33z" fill="var(--pigment-4)" />
      <g stroke="var(--ink)" strokeWidth="1.6" strokeLinejoin="round" strokeLinecap="round">
        <path d="M10 31h50v40H10zM6 22h58v12H6zM30 22v49M41 22v49" />
        <path
          d={curve(points([35.5, 22, 24, 6, 12, 8, 18, 19, 35.5, 22, 48, 6, 60, 8, 53, 19, 35.5, 22]))}
          stroke="var(--accent)"
          strokeWidth="2.6"
        />
      </g>
    </SvgMark>
  );
}
