import { BrandSeal } from "#web/shell/brand.tsx";
import { plum } from "./plum.ts";
import { type PetalPoint, pointAt, seededPetals, step } from "./seeded.ts";

/** A sheet of three leaves that stands on a table, seen a little from above, without perspective. */
const LEAF = { width: 128, height: 300 };
const TURN = (38 * Math.PI) / 180;
const EYE = (17 * Math.PI) / 180;
const FOOT: PetalPoint = [250, 500];

const across = LEAF.width * Math.cos(TURN);
const down = LEAF.width * Math.sin(TURN) * Math.sin(EYE);
const tall = LEAF.height * Math.cos(EYE);
/** The feet of the four edges, from left to right: towards the eye, away, towards. */
const feet = [0, 1, 2, 3].map((edge): PetalPoint => [FOOT[0] + across * edge, FOOT[1] + (edge % 2) * down]);

const topEdge = `M${feet.map(([x, y]) => pointAt([x, y - tall])).join("L")}`;
const leftEdge = `M${pointAt(FOOT)}v${-one(tall)}l${pointAt([across, down])}`;

const tree = plum({
  seed: 11,
  knots: [
    [-14, 292],
    [40, 236],
    [62, 176],
    [118, 142],
    [150, 96],
    [214, 84],
    [262, 48],
    [318, 44],
  ],
});

const fibres = hanjiFibres();

/** The card of the first screen: folded paper, a plum branch in ink, two lines of writing, a red seal. */
export function FoldedCard() {
  return (
    <g>
      <Defs />
      <CastShadow />
      {[0, 1, 2].map((leaf) => (
        <Leaf key={leaf} leaf={leaf} />
      ))}
      <path d={topEdge} fill="none" stroke="#fffefa" strokeWidth="1.4" strokeLinejoin="round" />
      <path d={leftEdge} fill="none" stroke="#c9b895" strokeWidth=".8" opacity=".7" />
    </g>
  );
}

function Leaf({ leaf }: { leaf: number }) {
  const foot = feet[leaf] as PetalPoint;
  const slope = (leaf % 2 === 0 ? down : -down) / LEAF.width;
  const matrix = [across / LEAF.width, slope, 0, tall / LEAF.height, foot[0], foot[1] - tall];
  return (
    <g
      transform={`matrix(${matrix.map((value) => Math.round(value * 10_000) / 10_000).join(" ")})`}
      clipPath="url(#goi-leaf)"
    >
      <rect width={LEAF.width} height={LEAF.height} fill={`url(#goi-paper-${leaf})`} />
      <g transform={`translate(${-leaf * LEAF.width})`}>
        <path d={fibres} fill="none" stroke="#a58f6c" strokeWidth=".5" opacity=".38" />
        <PlumBranch />
      </g>
      {leaf === 2 && <Writing />}
      <rect width={LEAF.width} height={LEAF.height} fill={`url(#goi-fold-${leaf})`} />
    </g>
  );
}

function Writing() {
  return (
    <g transform="translate(66 132)">
      <g fill="#3a332b" fontFamily="'Gowun Batang', serif" fontSize="15" textAnchor="middle">
        <Column x={18} words="꽃 피는 날" />
        <Column x={-8} words="뵙겠습니다" />
      </g>
      <g transform="translate(-21 92) scale(.84)">
        <BrandSeal />
      </g>
    </g>
  );
}

/** Writing that runs down; a space is half a letter. */
function Column({ x, words }: { x: number; words: string }) {
  const letters = [...words].map((letter, index, all) => {
    const spaces = all.slice(0, index).filter((before) => before === " ").length;
    return { letter, y: (index - spaces * 0.55) * 18.5 };
  });
  return (
    <text>
      {letters.map(({ letter, y }) => (
        <tspan key={y} x={x} y={one(y)}>
          {letter}
        </tspan>
      ))}
    </text>
  );
}

function PlumBranch() {
  return (
    <g>
      <path d={tree.bough} fill="#3a332b" opacity=".88" />
      <path
        d={tree.shoots}
        fill="none"
        stroke="#3a332b"
        strokeWidth="1.3"
        strokeLinecap="round"
        opacity=".8"
      />
      <g fill="#a8483b" opacity=".8">
        {tree.buds.map(({ centre, size }) => (
          <circle key={pointAt(centre)} cx={one(centre[0])} cy={one(centre[1])} r={one(size)} />
        ))}
      </g>
      {tree.blossoms.map(({ centre, size, turn }) => (
        <use
          key={pointAt(centre)}
          href="#goi-blossom"
          transform={`translate(${pointAt(centre)}) rotate(${one(turn)}) scale(${one(size)})`}
        />
      ))}
    </g>
  );
}

/** Light comes from the left and the front: the shadow lies to the right and a little back. */
function CastShadow() {
  const reach: PetalPoint = [tall * 0.72, -tall * 0.1];
  const tops = feet.map(([x, y]): PetalPoint => [x + reach[0], y + reach[1]]);
  const path = `M${feet.map(pointAt).join("L")}L${tops.reverse().map(pointAt).join("L")}Z`;
  return (
    <g>
      <path d={path} fill="url(#goi-cast)" filter="url(#goi-soft)" />
      <path
        d={`M${feet.map(pointAt).join("L")}`}
        fill="none"
        stroke="#5b4a35"
        strokeWidth="5"
        opacity=".5"
        filter="url(#goi-near)"
      />
    </g>
  );
}

function Defs() {
  return (
    <defs>
      <clipPath id="goi-leaf">
        <rect width={LEAF.width} height={LEAF.height} />
      </clipPath>
      <g id="goi-blossom">
        {[0, 72, 144, 216, 288].map((turn) => (
          <ellipse
            key={turn}
            cx="0"
            cy="-.54"
            rx=".43"
            ry=".5"
            fill="url(#goi-petal)"
            transform={`rotate(${turn})`}
          />
        ))}
        <path
          d="M0-.08V-.5M.08-.03 .48-.16M.05.07 .3.4M-.05.07-.3.4M-.08-.03-.48-.16"
          stroke="#8f3b30"
          strokeWidth=".06"
        />
        <circle r=".13" fill="#8f3b30" />
      </g>
      <radialGradient id="goi-petal" cx=".5" cy=".9" r=".95">
        <stop stopColor="#c4695b" stopOpacity=".95" />
        <stop offset=".55" stopColor="#dea093" stopOpacity=".88" />
        <stop offset="1" stopColor="#eabfb2" stopOpacity=".82" />
      </radialGradient>
      <linearGradient id="goi-paper-0">
        <stop stopColor="#f6eee0" />
        <stop offset="1" stopColor="#fffaf0" />
      </linearGradient>
      <linearGradient id="goi-paper-1">
        <stop stopColor="#e6dac6" />
        <stop offset="1" stopColor="#dccdb5" />
      </linearGradient>
      <linearGradient id="goi-paper-2">
        <stop stopColor="#f2e9d9" />
        <stop offset=".35" stopColor="#fdf7eb" />
        <stop offset="1" stopColor="#fffbf3" />
      </linearGradient>
      <linearGradient id="goi-fold-0" x1="0" x2="1">
        <stop offset=".94" stopColor="#fff" stopOpacity="0" />
        <stop offset="1" stopColor="#fff" stopOpacity=".7" />
      </linearGradient>
      <linearGradient id="goi-fold-1" x1="0" x2="1">
        <stop stopColor="#6b5639" stopOpacity=".08" />
        <stop offset=".75" stopColor="#6b5639" stopOpacity=".06" />
        <stop offset="1" stopColor="#6b5639" stopOpacity=".24" />
      </linearGradient>
      <linearGradient id="goi-fold-2" x1="0" x2="1">
        <stop stopColor="#6b5639" stopOpacity=".16" />
        <stop offset=".14" stopColor="#6b5639" stopOpacity="0" />
      </linearGradient>
      <linearGradient id="goi-cast" x1="0" x2="1">
        <stop offset=".5" stopColor="#5b4a35" stopOpacity=".46" />
        <stop offset="1" stopColor="#5b4a35" stopOpacity="0" />
      </linearGradient>
      <filter id="goi-soft" x="-20%" y="-40%" width="140%" height="180%">
        <feGaussianBlur stdDeviation="7" />
      </filter>
      <filter id="goi-near" x="-10%" y="-100%" width="120%" height="300%">
        <feGaussianBlur stdDeviation="2.5" />
      </filter>
    </defs>
  );
}

/** Long mulberry fibres, as they lie in handmade paper. */
function hanjiFibres() {
  const random = seededPetals(5);
  let path = "";
  for (let fibre = 0; fibre < 110; fibre++) {
    const root: PetalPoint = [random.between(0, LEAF.width * 3), random.between(0, LEAF.height)];
    const angle = random.between(0, Math.PI * 2);
    const length = random.between(8, 34);
    const middle = step(root, angle, length * 0.5);
    const tip = step(middle, angle + random.between(-1, 1), length * 0.5);
    path += `M${pointAt(root)}Q${pointAt(middle)} ${pointAt(tip)}`;
  }
  return path;
}

function one(value: number) {
  return Math.round(value * 10) / 10;
}
