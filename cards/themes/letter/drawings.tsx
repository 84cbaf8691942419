import { useId } from "react";
import { pressure, spine } from "../draw/curves.ts";
import type { CoverProps } from "../draw/drawings.ts";
import { brush, curve, points, polar, smooth } from "../draw/path.ts";
import { seeded } from "../draw/random.ts";
import { SvgFrame, SvgMark, SvgPattern, SvgPiece } from "../draw/svg.tsx";

const random = seeded(1884);

/** A swallow carries the news: two long wings, a forked tail, a pale throat. */
const swallow = [
  brush(spine([20, 30, 30, 34, 40, 32, 52, 24], 4), pressure(1, 8, 9, 6, 3)),
  brush(spine([36, 31, 30, 18, 18, 8, 2, 4], 5), pressure(8, 8.4, 6, 3.4, 0.3)),
  brush(spine([42, 29, 46, 16, 58, 8, 74, 2], 5), pressure(8, 7.4, 5, 2.6, 0.3)),
  brush(spine([24, 32, 16, 34, 10, 40, 2, 50], 3), pressure(4, 2.6, 1.4, 0.3)),
  brush(spine([24, 33, 19, 38, 17, 44, 16, 54], 3), pressure(4, 2.4, 1.2, 0.3)),
].join("");

function Stamp() {
  return (
    <>
      <path d="M0 0h84v102H0z" fill="var(--soft)" />
      <path
        d="M0 0h84v102H0z"
        stroke="var(--paper)"
        strokeWidth="3.6"
        strokeLinecap="round"
        strokeDasharray="0 6"
      />
      <rect x="8" y="8" width="68" height="86" fill="var(--pigment-1)" />
      <path d="M8 70c14-9 26-9 36-3s20 5 32-2v29H8z" fill="var(--paper)" opacity=".22" />
      <path d="M8 80c12-6 22-5 34 0s22 4 34-1v15H8z" fill="var(--paper)" opacity=".3" />
      <circle cx="58" cy="27" r="9" fill="var(--accent)" />
      <g transform="translate(10 24) scale(.8)">
        <path d={swallow} fill="var(--paper)" />
      </g>
      <text x="13" y="90" fill="var(--paper)" style={{ fontFamily: "var(--figures)", fontSize: 14 }}>
        고이 430
      </text>
    </>
  );
}

function Postmark({ date }: CoverProps) {
  const waves = [0, 1, 2, 3, 4].map((row) => `M84 ${26 + row * 9}q7-6 14 0t14 0t14 0t14 0t14 0`).join("");
  return (
    <g stroke="var(--ink)" strokeWidth="1.3" opacity=".62">
      <circle cx="42" cy="44" r="39" />
      <circle cx="42" cy="44" r="27" strokeWidth=".9" />
      <path d={waves} />
      <g stroke="none" fill="var(--ink)" textAnchor="middle" style={{ fontFamily: "var(--figures)" }}>
        {date && (
          <>
            <text x="42" y="40" fontSize="15">
              {date.year}
            </text>
            <text x="42" y="57" fontSize="19">{`${date.month}. ${date.day}`}</text>
          </>
        )}
        <text x="42" y="15.5" fontSize="11">
          서울
        </text>
        <text x="42" y="81" fontSize="11">
          우체국
        </text>
      </g>
    </g>
  );
}

export function Ornament() {
  return (
    <SvgMark width={52} height={38}>
      <g transform="scale(.68)">
        <path d={swallow} fill="var(--ink)" />
      </g>
    </SvgMark>
  );
}

/** One movement of the pen that loops over itself. */
const flourish = points([
  2, 24, 48, 26, 92, 20, 118, 9, 112, 3, 102, 10, 110, 21, 132, 24, 154, 21, 162, 10, 152, 3, 146, 9, 172, 20,
  216, 26, 262, 24,
]);
const flourishes = brush(
  smooth(flourish, 2),
  pressure(0.4, 1.4, 2, 1, 0.8, 1.6, 2.2, 1.2, 2.2, 1.6, 0.8, 1, 2, 1.4, 0.4),
);

export function Divider() {
  return (
    <SvgMark width={264} height={34}>
      <path d={flourishes} fill="var(--ink)" />
    </SvgMark>
  );
}

export function CoverFrame({ date }: CoverProps) {
  return (
    <SvgFrame>
      <div
        style={{
          position: "absolute",
          inset: 0,
          background:
            "repeating-linear-gradient(-45deg, var(--accent) 0 13px, var(--paper) 13px 26px, var(--pigment-1) 26px 39px, var(--paper) 39px 52px)",
        }}
      />
      <div style={{ position: "absolute", inset: 11, background: "var(--paper)", borderRadius: 2 }} />
      <SvgPiece box={[240, 150]} at={{ top: 34, right: 30, width: "78%" }}>
        <g transform="translate(152 4) rotate(1.6 42 51)">
          <Stamp />
        </g>
        <g transform="translate(36 36) rotate(-9 42 44)">
          <Postmark date={date} />
        </g>
      </SvgPiece>
      <SvgPiece box={[130, 26]} at={{ left: 34, top: 48, width: "26%" }}>
        <path d="M1 8l16 9 16-9M1 6h32v16H1z" stroke="var(--ink)" strokeWidth="1.2" strokeLinejoin="round" />
        <text x="44" y="20" fill="var(--ink)" style={{ fontFamily: "var(--figures)", fontSize: 19 }}>
          항공우편
        </text>
      </SvgPiece>
      <SvgPiece box={[132, 24]} at={{ right: 34, bottom: 38, width: "34%" }}>
        {[0, 1, 2, 3, 4].map((box) => (
          <rect
            key={box}
            x={1 + box * 26.4}
            y="1"
            width="22"
            height="22"
            stroke="var(--accent)"
            strokeWidth="1.2"
          />
        ))}
      </SvgPiece>
    </SvgFrame>
  );
}

export function Background() {
  return (
    <SvgPattern id={useId()} tile={[44, 4]}>
      <path d="M0 .5h44" stroke="var(--ink)" strokeWidth=".5" opacity=".045" />
      <path d="M.5 0v4" stroke="var(--ink)" strokeWidth=".7" opacity=".07" />
    </SvgPattern>
  );
}

/** Wax runs where it likes. */
const wax = curve(
  Array.from({ length: 13 }, (_, index) =>
    polar([38, 38], random.between(31, 36.5), (index * 2 * Math.PI) / 13),
  ),
  "closed",
);

export function Seal() {
  return (
    <SvgMark width={76} height={76}>
      <path d={wax} fill="var(--accent)" />
      <circle cx="38" cy="38" r="24" stroke="var(--paper)" strokeWidth="1.2" opacity=".6" />
      <circle cx="37" cy="37" r="25" stroke="var(--ink)" strokeWidth="1" opacity=".3" />
      <g transform="translate(18.6 22) scale(.54)">
        <path d={swallow} fill="var(--paper)" opacity=".9" />
      </g>
    </SvgMark>
  );
}
