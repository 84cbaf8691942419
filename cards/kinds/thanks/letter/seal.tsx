import { useId } from "react";
import { stampCuts, stampShape, stampSpecks, waxHollow, waxShape } from "./seal-shapes.ts";

type Props = { letters: readonly string[] };

const cut = { fontFamily: "var(--heading)", fontWeight: 700 } as const;

/** A drop of wax with the sender's letter pressed into it; light falls from the upper left. */
export function WaxSeal({ letters }: Props) {
  const id = useId();
  const word = letters.join("");
  const size = letters.length > 1 ? 26 : 38;
  return (
    <svg aria-hidden="true" viewBox="0 0 100 100" width="100%" height="100%">
      <defs>
        <radialGradient id={`${id}body`} cx=".36" cy=".3" r=".8">
          <stop offset="0" stopColor="var(--paper)" stopOpacity=".3" />
          <stop offset=".45" stopColor="var(--paper)" stopOpacity="0" />
          <stop offset="1" stopColor="var(--ink)" stopOpacity=".38" />
        </radialGradient>
        <linearGradient id={`${id}rim`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="var(--ink)" stopOpacity=".42" />
          <stop offset=".5" stopColor="var(--ink)" stopOpacity=".06" />
          <stop offset="1" stopColor="var(--paper)" stopOpacity=".5" />
        </linearGradient>
      </defs>
      <path d={waxShape} fill="var(--accent)" />
      <path d={waxShape} fill={`url(#${id}body)`} />
      <path d={waxHollow} fill="var(--ink)" fillOpacity=".1" stroke={`url(#${id}rim)`} strokeWidth="2.4" />
      <g
        textAnchor="middle"
        dominantBaseline="central"
        style={{ ...cut, fontSize: `calc(${size}px * var(--heading-optical))` }}
      >
        <text x="50.8" y="51.5" fill="var(--ink)" fillOpacity=".5">
          {word}
        </text>
        <text x="49.6" y="50" fill="var(--paper)" fillOpacity=".84">
          {word}
        </text>
      </g>
      <path
        d="M17 40c3-11 10-19 20-23"
        fill="none"
        stroke="var(--paper)"
        strokeOpacity=".55"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** A carved name in ink. */
export function Stamp({ letters }: Props) {
  return (
    <svg aria-hidden="true" viewBox="0 0 100 100" width="100%" height="100%">
      <path d={stampShape} fill="var(--accent)" />
      <g fill="var(--paper)" textAnchor="middle" dominantBaseline="central" style={cut}>
        {stampCuts(letters).map(({ letter, x, y, size }) => (
          <text
            key={`${x} ${y}`}
            x={x}
            y={y}
            style={{ fontSize: `calc(${size}px * var(--heading-optical))` }}
          >
            {letter}
          </text>
        ))}
        {stampSpecks.map(({ x, y, r }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fillOpacity=".7" />
        ))}
      </g>
    </svg>
  );
}
