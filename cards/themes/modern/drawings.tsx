import type { CoverProps } from "../draw/drawings.ts";
import { SvgFrame, SvgMark, SvgPiece } from "../draw/svg.tsx";

const columns = [32, 113.5, 195, 276.5, 358] as const;

/** Sixteen cells, one of them taken: the day. */
export function Ornament() {
  return (
    <SvgMark width={24} height={24}>
      <path
        d="M.5 0v24M6.25 0v24M12 0v24M17.75 0v24M23.5 0v24M0 .5h24M0 6.25h24M0 12h24M0 17.75h24M0 23.5h24"
        stroke="var(--hairline)"
      />
      <rect x="12" y="6.25" width="5.75" height="5.75" fill="var(--accent)" />
    </SvgMark>
  );
}

export function Divider() {
  return (
    <SvgMark width={326} height={11}>
      <path d="M0 5.5h326" stroke="var(--ink)" />
      <path d="M0 5.5h81.5" stroke="var(--ink)" strokeWidth="5" />
      <path d="M163.5 0v11M245 0v11M325.5 0v11" stroke="var(--ink)" />
    </SvgMark>
  );
}

/** As large as its two figures let it be between the margins; a 1 is narrower than the others. */
function sizeOf(day: string): number {
  const wide = [...day].reduce((sum, figure) => sum + (figure === "1" ? 0.46 : 0.66), -0.07);
  return Math.min(372, Math.round(362 / wide));
}

export function CoverFrame({ date }: CoverProps) {
  const size = sizeOf(date?.day ?? "");
  return (
    <SvgFrame>
      <svg aria-hidden="true" width="100%" height="100%" style={{ position: "absolute", inset: 0 }}>
        <g stroke="var(--hairline)" opacity=".7">
          {columns.map((x) => (
            <line key={x} x1={`${(x / 390) * 100}%`} x2={`${(x / 390) * 100}%`} y1="0" y2="100%" />
          ))}
        </g>
      </svg>
      <SvgPiece box={[390, 400]} at={{ top: 0, left: 0, width: "100%" }}>
        <path d="M0 32.5h390M0 359.5h390" stroke="var(--hairline)" opacity=".7" />
        <path
          d="M26 32.5h12M32 26.5v13M189 32.5h12M195 26.5v13M352 32.5h12M358 26.5v13M26 359.5h12M32 353.5v12M189 359.5h12M195 353.5v12M352 359.5h12M358 353.5v12"
          stroke="var(--ink)"
        />
        {date ? (
          <text
            x="14"
            y={72 + size * 0.72}
            fill="var(--accent)"
            style={{ fontFamily: "var(--figures)", fontWeight: 700, fontSize: size, letterSpacing: "-.07em" }}
          >
            {date.day}
          </text>
        ) : (
          <>
            <circle cx="235.75" cy="196" r="122.25" fill="var(--accent)" />
            <path d="M32 318.25v-81.500a81.500 81.500 0 0 1 81.500 81.500z" fill="var(--ink)" />
            <path d="M32 73.750h81.500v81.500H32z" stroke="var(--ink)" />
          </>
        )}
      </SvgPiece>
    </SvgFrame>
  );
}

export function Seal() {
  return (
    <SvgMark width={64} height={64}>
      <path d="M.5.5h63v63H.5zM32 0v64M0 32h64" stroke="var(--ink)" />
      <path d="M32 32V0A32 32 0 0 0 0 32z" fill="var(--accent)" />
      <circle cx="48" cy="48" r="16" fill="var(--ink)" />
    </SvgMark>
  );
}
