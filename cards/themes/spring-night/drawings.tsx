import { useId } from "react";
import { pressure } from "../draw/curves.ts";
import { brush, disc, dots, line, type PathPoint, points, polar, spear } from "../draw/path.ts";
import { seeded } from "../draw/random.ts";
import { SvgFrame, SvgMark, SvgPattern, SvgPiece } from "../draw/svg.tsx";

const random = seeded(305);

/** Old plum wood breaks its direction at every knot; young shoots rise straight out of it. */
const wood = points([
  398, 34, 352, 62, 330, 58, 292, 92, 258, 98, 236, 126, 196, 130, 172, 158, 138, 164, 112, 196, 86, 200,
]);
const sideWood = points([292, 92, 276, 66, 238, 52, 218, 30, 180, 26]);
const lowWood = points([236, 126, 232, 160, 206, 188, 204, 214]);
const branch = [
  brush(wood, pressure(15, 12, 10.5, 9, 7.6, 6.6, 5.2, 4.4, 3.2, 2.2, 0.8)),
  brush(sideWood, pressure(6, 4.6, 3.6, 2.4, 0.6)),
  brush(lowWood, pressure(4.6, 3.2, 2.2, 0.6)),
].join("");
const shoots =
  "M258 98L262 44M196 130L186 84M172 158L150 118M330 58L322 16M138 164L108 140M112 196L116 232M218 30L204 4";

/** Five round petals about a heart, each its own circle. */
function blossom(centre: PathPoint, radius: number, turn: number): string {
  return Array.from({ length: 5 }, (_, petal) =>
    disc(polar(centre, radius * 0.56, turn + (petal * 2 * Math.PI) / 5), radius * 0.46),
  ).join("");
}

function stamens(centre: PathPoint, radius: number, turn: number): { threads: string; tips: string } {
  const ends = Array.from({ length: 7 }, (_, index) =>
    polar(centre, radius * (index % 2 ? 0.5 : 0.66), turn + (index * 2 * Math.PI) / 7),
  );
  return { threads: ends.map((end) => line([centre, end])).join(""), tips: dots(ends) };
}

const blooms: readonly (readonly [x: number, y: number, radius: number, turn: number])[] = [
  [262, 40, 15, 0.2],
  [188, 130, 19, 0.9],
  [148, 116, 13, 0.4],
  [328, 56, 18, 1.4],
  [106, 197, 15, 0.1],
  [234, 54, 13, 0.7],
  [206, 190, 15, 1.1],
  [290, 98, 12, 0.5],
];
const buds = points([
  186, 82, 204, 5, 322, 15, 108, 138, 116, 233, 86, 200, 180, 25, 204, 216, 244, 108, 136, 170,
]);
const open = { petals: blossom([0, 0], 16, 0), ...stamens([0, 0], 16, 0) };

const bark = "color-mix(in oklab, var(--ground), var(--accent) 30%)";
const petalEdge = "color-mix(in oklab, var(--ground), var(--accent) 62%)";

const grass = Array.from({ length: 52 }, (_, index) => {
  const x = index * 7.8 + random.between(-5, 5);
  const high = random.between(20, 74) * (0.6 + 0.5 * Math.abs(x / 195 - 1));
  const lean = random.between(-26, 26);
  return spear([x, 122], [x + lean, 122 - high], { wide: 2.6, lean: lean * 0.5 });
}).join("");

const fireflies: readonly (readonly [x: number, y: number, size: number])[] = [
  [52, 84, 3.4],
  [118, 40, 2.4],
  [172, 96, 2.8],
  [246, 58, 3.8],
  [322, 92, 2.4],
  [352, 30, 3],
  [84, 12, 1.8],
  [288, 14, 2],
];

export function Ornament() {
  const { threads, tips } = stamens([18, 18], 13, 0.3);
  return (
    <SvgMark width={36} height={36}>
      <path d={blossom([18, 18], 17, 0.3)} fill="var(--accent)" />
      <path d={threads} stroke="var(--paper)" strokeWidth=".8" />
      <path d={tips} stroke="var(--paper)" strokeWidth="2" strokeLinecap="round" />
    </SvgMark>
  );
}

const twig = brush(
  points([8, 20, 52, 17, 86, 20, 120, 14, 158, 16, 196, 10]),
  pressure(0.6, 1.6, 2.2, 2, 1.4, 0.4),
);
const dividerBlooms = [
  [120, 13, 8, 0.2],
  [62, 16, 6, 0.9],
] as const;

export function Divider() {
  return (
    <SvgMark width={204} height={30}>
      <path d={twig} fill="var(--ink)" opacity=".55" />
      <path
        d={line(points([86, 20, 96, 6])) + line(points([158, 16, 164, 26]))}
        stroke="var(--ink)"
        strokeWidth=".9"
        opacity=".55"
      />
      {dividerBlooms.map(([x, y, radius, turn]) => (
        <path key={x} d={blossom([x, y], radius, turn)} fill="var(--accent)" />
      ))}
      <path
        d={dots(points([97, 5, 196, 10, 164, 27]))}
        stroke="var(--accent)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path
        d={dots(points([120, 13, 62, 16]))}
        stroke="var(--paper)"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
    </SvgMark>
  );
}

export function CoverFrame() {
  const bloom = useId();
  return (
    <SvgFrame>
      <div
        style={{
          position: "absolute",
          inset: 0,
          background:
            "radial-gradient(circle at 34% 150px, color-mix(in oklab, var(--soft), var(--ink) 12%) 0, transparent 270px)",
        }}
      />
      <SvgPiece box={[390, 260]} at={{ top: 0, left: 0, width: "100%" }}>
        <circle cx="132" cy="132" r="74" fill="var(--pigment-2)" opacity=".13" />
        <circle cx="132" cy="132" r="66" fill="var(--pigment-2)" opacity=".94" />
        <path d={branch} fill={bark} />
        <path d={shoots} stroke={bark} strokeWidth="1.8" strokeLinecap="round" />
        <path d={dots(buds)} stroke="var(--accent)" strokeWidth="7.4" strokeLinecap="round" />
        <defs>
          <g id={bloom} strokeWidth=".7">
            <path d={open.petals} fill="var(--accent)" stroke={petalEdge} />
            <path d={open.threads} stroke={petalEdge} />
            <path d={open.tips} stroke="var(--pigment-1)" strokeWidth="2" strokeLinecap="round" />
          </g>
        </defs>
        {blooms.map(([x, y, radius, turn]) => (
          <use
            key={x}
            href={`#${bloom}`}
            transform={`translate(${x} ${y}) rotate(${Math.round(turn * 57)}) scale(${radius / 16})`}
          />
        ))}
      </SvgPiece>
      <SvgPiece box={[390, 122]} at={{ bottom: 0, left: 0, width: "100%" }}>
        <path d={grass} fill="color-mix(in oklab, var(--paper), var(--ink) 13%)" />
      </SvgPiece>
      <SvgPiece box={[390, 130]} at={{ bottom: 20, left: 0, width: "100%" }}>
        {[5.2, 2.6, 1].map((spread, ring) => (
          <g key={spread} fill="var(--pigment-1)" opacity={[0.09, 0.22, 0.95][ring]}>
            {fireflies.map(([x, y, size]) => (
              <circle key={x} cx={x} cy={y} r={size * spread * 0.62} />
            ))}
          </g>
        ))}
      </SvgPiece>
    </SvgFrame>
  );
}

const stars = dots(
  Array.from({ length: 20 }, () => [random.between(4, 296), random.between(4, 396)] as PathPoint),
);

export function Background() {
  return (
    <SvgPattern id={useId()} tile={[300, 400]}>
      <path d={stars} stroke="var(--ink)" strokeWidth="1.2" strokeLinecap="round" opacity=".2" />
    </SvgPattern>
  );
}

export function Seal() {
  return (
    <SvgMark width={72} height={72}>
      <circle cx="36" cy="36" r="30" fill="var(--pigment-2)" opacity=".94" />
      <path
        d={brush(points([70, 26, 54, 36, 44, 35, 30, 48, 18, 50]), pressure(4, 3, 2.4, 1.6, 0.4))}
        fill="var(--ground)"
      />
      <path
        d={blossom([41, 36], 8, 0.2) + blossom([25, 49], 6, 0.7)}
        fill="var(--accent)"
        stroke="var(--ground)"
        strokeWidth=".6"
      />
      <path d={dots(points([41, 36, 25, 49]))} stroke="var(--ground)" strokeWidth="2" strokeLinecap="round" />
    </SvgMark>
  );
}
