import { useId } from "react";
import { pressure, spine } from "../draw/curves.ts";
import type { CoverProps } from "../draw/drawings.ts";
import { brush, type PathPoint, polar } from "../draw/path.ts";
import { seeded } from "../draw/random.ts";
import { SvgFrame, SvgMark, SvgPiece } from "../draw/svg.tsx";

const random = seeded(35);

/** Leaves outside the window, seen only as their shadow on the wall. */
const shadow = Array.from({ length: 11 }, (_, index) => {
  const along = index / 10;
  const knot: PathPoint = [286 - along * 190, 120 + along * 210 + Math.sin(along * 4) * 12];
  const angle = (index % 2 ? 0.2 : 2.5) + random.between(-0.3, 0.3);
  const tip = polar(knot, random.between(38, 58), angle);
  const belly = polar(knot, 26, angle + 0.25);
  return brush(spine([...knot, ...belly, ...belly, ...tip], 4), pressure(1, 11, 13, 0.4));
}).join("");
const twig = brush(spine([330, 70, 270, 140, 180, 220, 90, 336], 8), pressure(3, 2, 1));

const edge = { fontFamily: "var(--figures)", fontSize: 8.5, fontWeight: 700, letterSpacing: 1.4 };

/** The black edge of the strip with its perforation; holes are 8 perforations to a frame, as on real film. */
function Rebate({ side, words }: { side: "left" | "right"; words: readonly string[] }) {
  const id = useId();
  return (
    <svg
      aria-hidden="true"
      width="36"
      height="100%"
      style={{ position: "absolute", top: 0, bottom: 0, [side]: 0 }}
    >
      <pattern id={id} width="36" height="30" patternUnits="userSpaceOnUse">
        <rect x={side === "left" ? 5 : 17} y="7" width="14" height="16" rx="3.4" fill="var(--paper)" />
      </pattern>
      <rect width="100%" height="100%" fill="var(--ink)" />
      <rect width="100%" height="100%" fill={`url(#${id})`} />
      {words.map((word, index) => (
        <text
          key={word}
          x={side === "left" ? 26 : 10}
          y={96 + index * 196}
          writingMode="vertical-rl"
          fill="var(--pigment-1)"
          style={edge}
          dominantBaseline="central"
        >
          {word}
        </text>
      ))}
    </svg>
  );
}

export function Ornament() {
  return (
    <SvgMark width={52} height={18}>
      <rect width="52" height="18" rx="1.5" fill="var(--ink)" />
      {[5, 16.6, 28.2, 39.8].map((x) => (
        <rect key={x} x={x} y="5" width="7.2" height="8" rx="1.8" fill="var(--paper)" />
      ))}
    </SvgMark>
  );
}

const holes = Array.from({ length: 27 }, (_, index) => `M${6 + index * 12} 6h4.4v4h-4.4z`).join("");

export function Divider() {
  return (
    <SvgMark width={326} height={46}>
      <rect width="326" height="46" fill="var(--ink)" />
      {[0, 30].map((down) => (
        <path
          key={down}
          d={holes}
          transform={`translate(0 ${down})`}
          fill="var(--paper)"
          stroke="var(--paper)"
          strokeWidth="2"
          strokeLinejoin="round"
        />
      ))}
      <g fill="var(--soft)">
        <rect x="0" y="15.5" width="80" height="15" rx="1" opacity=".5" />
        <rect x="86" y="15.5" width="74" height="15" rx="1" opacity=".78" />
        <rect x="166" y="15.5" width="74" height="15" rx="1" />
        <rect x="246" y="15.5" width="80" height="15" rx="1" opacity=".64" />
      </g>
    </SvgMark>
  );
}

export function CoverFrame({ date }: CoverProps) {
  const frame = date?.day ?? "12";
  return (
    <SvgFrame>
      <div
        style={{
          position: "absolute",
          inset: 0,
          background: "linear-gradient(var(--soft) 46%, var(--paper) 74%)",
        }}
      />
      <SvgPiece box={[390, 480]} at={{ top: 0, left: 0, width: "100%" }}>
        <g transform="skewX(-9) translate(54 0)">
          <path
            d="M96 70h92v150h-92zM198 62h92v158h-92zM96 230h92v150h-92zM198 230h92v158h-92z"
            fill="var(--paper)"
          />
        </g>
        <path d={shadow + twig} fill="var(--ink)" opacity=".085" />
      </SvgPiece>
      <div
        style={{
          position: "absolute",
          inset: 0,
          background:
            "radial-gradient(ellipse 210px 380px at 100% 29%, color-mix(in oklab, var(--pigment-1) 62%, transparent), transparent), radial-gradient(ellipse 120px 250px at 100% 22%, color-mix(in oklab, var(--accent) 46%, transparent), transparent)",
        }}
      />
      <Rebate side="left" words={["GOI 400", `${frame}`, "SAFETY FILM", `${frame}A`]} />
      <Rebate side="right" words={[`▸ ${frame}`, "GOI 5100", `▸ ${frame}A`, "KR 35"]} />
      {(["top", "bottom"] as const).map((held) => (
        <div
          key={held}
          style={{ position: "absolute", left: 0, right: 0, [held]: 0, height: 16, background: "var(--ink)" }}
        />
      ))}
      <div
        style={{
          position: "absolute",
          inset: "10px 30px",
          border: "6px solid var(--ink)",
          borderRadius: 14,
        }}
      />
    </SvgFrame>
  );
}

/** The leader before the first picture. */
export function Seal() {
  return (
    <SvgMark width={72} height={58}>
      <rect x=".5" y=".5" width="71" height="57" rx="3" stroke="var(--ink)" />
      <path d="M36 29V5A24 24 0 0 1 57 41Z" fill="var(--soft)" />
      <g stroke="var(--ink)">
        <path d="M0 29h72M36 0v58" strokeWidth=".7" />
        <circle cx="36" cy="29" r="24" />
        <circle cx="36" cy="29" r="20" strokeWidth=".7" />
        <path d="M36 29L57 41" stroke="var(--accent)" strokeWidth="1.4" />
      </g>
      <circle cx="36" cy="29" r="2.2" fill="var(--accent)" />
    </SvgMark>
  );
}
