import type { ReactNode } from "react";
import type { Token } from "./things.ts";

/** The colours of a table for a first birthday; outlines take the card's ink. */
const [red, gold, jade, indigo, pink] = ["#d8635a", "#ecc055", "#6fae93", "#5576b5", "#f3beb6"];
const [ivory, wood, bark, steel, coal] = ["#fdf5e2", "#cf9a66", "#9a6a42", "#c3ccd6", "#45434d"];

const drawn: Record<Token, ReactNode> = {
  thread: (
    <>
      <path d="M36 36C30 16 8 14 8 36s22 20 28 0 28-22 28 0-22 20-28 0z" fill={ivory} />
      <path
        d="M36 36c-5-15-23-17-23 0s18 15 23 0 23-17 23 0-18 15-23 0M36 36c-4-10-18-12-18 0s14 10 18 0 18-12 18 0-14 10-18 0"
        strokeWidth="1"
        opacity=".55"
      />
      <path d="M31 27h10l2 9-2 9H31l-2-9z" fill={red} />
      <path d="M30 33h12M30 39h12" stroke={gold} strokeWidth="1.4" />
      <path d="M36 45c-1 6-6 8-8 14M37 45c1 6 5 8 8 13" stroke={red} strokeWidth="2.2" />
    </>
  ),
  money: (
    <>
      <path d="M8 14c10 2 12 10 18 16M46 44c6 4 8 12 18 12" stroke={red} strokeWidth="2.6" />
      <circle cx="26" cy="28" r="16" fill={gold} />
      <circle cx="26" cy="28" r="12" strokeWidth="1" opacity=".5" />
      <path d="M21.5 23.500h9v9h-9z" fill={ivory} />
      <circle cx="46" cy="44" r="16" fill={gold} />
      <circle cx="46" cy="44" r="12" strokeWidth="1" opacity=".5" />
      <path d="M41.5 39.500h9v9h-9z" fill={ivory} />
      <path
        d="M26 19.500v-1M26 36.500v1.500M17.5 28h-1.500M46 35.500v-1.500M46 53.500v-1.500M55 44h-1.5"
        strokeWidth="2"
      />
    </>
  ),
  microphone: (
    <>
      <path d="M34.5 40.5 14 63.500c-2 2-6-2-4.5-4.500l21-22.500z" fill={indigo} />
      <path d="m28.5 35.5 8 7" strokeWidth="3.4" stroke={gold} />
      <path d="m28.5 35.5 8 7" strokeWidth="1" transform="translate(-2 2.4)" />
      <circle cx="45" cy="25" r="16" fill={steel} />
      <path
        d="M33 14.500c7 3 17 12.5 22 22M40 9.800c6 3 15 12 19.4 19.500M29.6 20.500c7 3 15 11 19.6 19.800M36 38.500c1-8 9-19 19-24.500M30 31c2-8 9-17 18-21.700M43 40.800c3-8 10-14 17-18"
        strokeWidth="1"
        opacity=".5"
      />
    </>
  ),
  brush: (
    <>
      <path d="M12 58c8-3 12 3 20 1s8-4 14-2" stroke={coal} strokeWidth="4.5" opacity=".85" />
      <path d="M62 8c2 1 3 3 2 5L38 41l-7-6L57 9c1-1 3-2 5-1z" fill={wood} />
      <path d="m50 17 6 5M44 23l6 5" strokeWidth="1.2" />
      <path d="m31 35 7 6-4 5-8-7z" fill={gold} />
      <path d="M26 39c-6 4-9 11-11 18 7-2 15-5 19-11z" fill={ivory} />
      <path d="M22 47c-4 3-6 7-7 10 4-1 8-3 11-6z" fill={coal} />
      <path d="M62 8c2-3 5-3 6 0s-1 4-4 5" stroke={red} strokeWidth="2" />
    </>
  ),
  mouse: (
    <>
      <path d="M36 26C36 14 50 20 50 10c0-3-1-5-3-6" strokeWidth="2.4" />
      <path d="M36 24c11 0 17 8 17 19v6c0 11-7 18-17 18s-17-7-17-18v-6c0-11 6-19 17-19z" fill={ivory} />
      <path d="M36 24c11 0 17 8 17 19-10 3-24 3-34 0 0-11 6-19 17-19z" fill={jade} />
      <path d="M36 24v20" />
      <rect x="32.5" y="29" width="7" height="11" rx="3.5" fill={gold} />
    </>
  ),
  stethoscope: (
    <>
      <path
        d="M18 10c-4 0-6 2-6 5 0 14 4 24 14 24s14-10 14-24c0-3-2-5-6-5M26 39c0 14 4 22 15 22 9 0 13-6 13-15v-2"
        stroke={coal}
        strokeWidth="5"
      />
      <path
        d="M18 10c-4 0-6 2-6 5 0 14 4 24 14 24s14-10 14-24c0-3-2-5-6-5M26 39c0 14 4 22 15 22 9 0 13-6 13-15v-2"
        stroke={jade}
        strokeWidth="2.6"
      />
      <circle cx="19" cy="10" r="3.2" fill={steel} />
      <circle cx="33" cy="10" r="3.2" fill={steel} />
      <circle cx="54" cy="36" r="9.5" fill={steel} />
      <circle cx="54" cy="36" r="4.8" fill={red} />
    </>
  ),
  gavel: (
    <>
      <path d="M12 58h34l3 8H9z" fill={wood} />
      <path d="M14 58c0-3 2-4 5-4h20c3 0 5 1 5 4" fill={bark} />
      <path d="m40 34 25 17c3 2 0 7-3 5L37 39z" fill={wood} />
      <path d="m22 31 16-22 15 11-16 22z" fill={bark} />
      <path d="m19 33 3-5 18 13-3 5c-4 2-18-9-18-13zM35 10l3-4c4-1 18 9 18 13l-3 4z" fill={wood} />
      <path d="m28 32 12-17M33 36l12-17" strokeWidth="1" stroke={gold} />
    </>
  ),
  ball: (
    <>
      <circle cx="36" cy="37" r="26" fill={ivory} />
      <path d="m36 27 10 7-4 12H30l-4-12z" fill={red} />
      <path
        d="M26.5 13 36 18l9.5-5M57.5 22.5 58 33l4 7M54 55.5 46 58l-5 5M31 63l-5-5-8-2.500M10 40l4-7 .5-10.5"
        fill="none"
      />
      <path d="M36 18v9M46 34l12-1M42 46l4 12M30 46l-4 12M26 34l-12-1" />
      <path
        d="M26.5 13 36 18l9.5-5c-6-2.5-13-2.5-19 0zM57.5 22.5 58 33l4 7c.5-7-1-12-4.5-17.500zM54 55.5 46 58l-5 5c5-1 9.5-3.5 13-7.500zM18 55.500l8 2.5 5 5c-5-1-9.5-3.5-13-7.500zM14.5 22.5 14 33l-4 7c-.5-7 1-12 4.5-17.500z"
        fill={indigo}
      />
    </>
  ),
  book: (
    <>
      <path d="M10 18c10-4 20-3 26 3v40c-6-6-16-7-26-3z" fill={ivory} />
      <path d="M62 18c-10-4-20-3-26 3v40c6-6 16-7 26-3z" fill={ivory} />
      <path
        d="M16 26c5-1 10-1 14 1M16 34c5-1 10-1 14 1M16 42c5-1 10-1 14 1M42 27c4-2 9-2 14-1M42 35c4-2 9-2 14-1"
        strokeWidth="1.2"
        opacity=".5"
      />
      <path d="M50 14v22l4-4 4 4V15c-3-1-5-1-8-1z" fill={red} />
      <path d="M6 22v42c10-4 22-4 30 1 8-5 20-5 30-1V22" />
    </>
  ),
  rice: (
    <>
      <path d="M14 36C16 18 26 12 36 12s20 6 22 24z" fill={ivory} />
      <path
        d="m24 26 3-2M33 20l3 1M42 25l3-1M29 31l3 1M38 30l2-2M48 32l2 1M20 33l2-1M36 15l2 1"
        strokeWidth="2.2"
        opacity=".45"
      />
      <path d="M8 36h56c0 16-9 24-18 26H26C17 60 8 52 8 36z" fill={jade} />
      <path d="M16 44c6 3 34 3 40 0" stroke={ivory} strokeWidth="1.6" />
      <path d="M28 62h16l2 5H26z" fill={jade} />
    </>
  ),
  bow: (
    <>
      <path d="M18 8c2 8 34 14 34 28S20 56 18 64" stroke={coal} strokeWidth="6.5" />
      <path d="M18 8c2 8 34 14 34 28S20 56 18 64" stroke={wood} strokeWidth="4" />
      <path d="M18 8v56" strokeWidth="1.2" />
      <path d="M6 36h54" strokeWidth="2.2" />
      <path d="m66 36-11-6v12z" fill={steel} />
      <path d="m4 30 8 6-8 6M10 30l8 6-8 6" stroke={red} strokeWidth="2.4" />
      <path d="M48 29c4 3 4 11 0 14" stroke={red} strokeWidth="5" />
    </>
  ),
  star: (
    <>
      <path
        d="M36 6c3 0 6 16 9 18s19 1 20 4-13 12-14 16 6 18 3 20-15-8-18-8-15 10-18 8 4-16 3-20S6 31 7 28s17-2 20-4 6-18 9-18z"
        fill={gold}
      />
      <path d="M36 16c2 4 3 9 5 12M50 32c-3 2-6 4-8 7" strokeWidth="1.2" opacity=".5" />
      <circle cx="28" cy="40" r="2.6" fill={pink} stroke="none" />
      <circle cx="44" cy="40" r="2.6" fill={pink} stroke="none" />
    </>
  ),
};

/** A thing as it lies on the table. */
export function ThingDrawing({ token, size = 72 }: { token: Token; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 72 72"
      width={size}
      height={size}
      fill="none"
      stroke="var(--ink, currentColor)"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {drawn[token]}
    </svg>
  );
}
