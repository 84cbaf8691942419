import type { ReactNode } from "react";
import type { NoteSticker } from "./papers.ts";

/** Cut out with a white edge, as stickers are: 40 by 40, one pen. */
const drawn: Record<NoteSticker, ReactNode> = {
  heart: (
    <path
      d="M20 33C9 26 5 20 5 14.5 5 10 8.5 7 12.5 7c3 0 5.8 1.8 7.5 5 1.7-3.2 4.5-5 7.5-5 4 0 7.5 3 7.5 7.5C35 20 31 26 20 33z"
      fill="#ec6a78"
    />
  ),
  star: (
    <path
      d="M20 5l4.6 9.6 10.5 1.4-7.7 7.3 1.9 10.4L20 28.6l-9.3 5.1 1.9-10.4L4.9 16l10.5-1.4z"
      fill="#f5bd41"
    />
  ),
  clover: (
    <>
      <path d="M21 22q1 8 6 13" stroke="#4c7a3d" strokeWidth="2.4" />
      {[0, 90, 180, 270].map((turn) => (
        <path
          key={turn}
          transform={`rotate(${turn + 8} 20 20)`}
          d="M20 20C13 17 11 11 14 8q3-2.5 6 1 3-3.5 6-1c3 3 1 9-6 12z"
          fill="#79b25b"
        />
      ))}
    </>
  ),
  balloon: (
    <>
      <path d="M20 29q-4 3 0 5t-1 5" stroke="#6b5b7b" strokeWidth="1.6" />
      <path d="M20 4c7 0 11 5 11 11.5C31 22 25 27 20 28 15 27 9 22 9 15.5 9 9 13 4 20 4z" fill="#6fa9df" />
      <path d="M14 13q1-4 4.5-5" stroke="#fff" strokeWidth="2" />
    </>
  ),
  tulip: (
    <>
      <path
        d="M20 20v17M20 36q-8-1-10-9 8 0 10 9zM20 36q8-1 10-9-8 0-10 9z"
        fill="#7fae6a"
        stroke="#557f45"
        strokeWidth="1.4"
      />
      <path d="M10 7q5 1 6 5 1-6 4-9 3 3 4 9 1-4 6-5c2 9-2 16-10 16S8 16 10 7z" fill="#f08a8f" />
    </>
  ),
  slice: (
    <>
      <path d="M5 20L30 11q5 3 5 9v13H5z" fill="#fff4e2" />
      <path d="M5 25h30" stroke="#f0a3a0" strokeWidth="3.4" />
      <path d="M5 20L30 11q5 3 5 9z" fill="#f7c9c3" />
      <circle cx="25" cy="9" r="4" fill="#d8343f" />
    </>
  ),
  sun: (
    <>
      <path
        d="M20 3v5M20 32v5M3 20h5M32 20h5M8 8l3.5 3.5M28.5 28.5L32 32M32 8l-3.5 3.5M11.5 28.5L8 32"
        stroke="#f0a63a"
        strokeWidth="2.8"
      />
      <circle cx="20" cy="20" r="9.5" fill="#f9cf5b" />
    </>
  ),
  cat: (
    <>
      <path d="M8 18L9 6l7 5q4-1 8 0l7-5 1 12c2 9-4 16-12 16S6 27 8 18z" fill="#f3d7b4" />
      <path d="M14.5 20h0M25.5 20h0" stroke="#4a3a34" strokeWidth="3.2" />
      <path
        d="M20 24l-1.5 1.5h3zM20 26q-1.5 3-4 2M20 26q1.5 3 4 2M4 22l6 1M4 27l6-1M36 22l-6 1M36 27l-6-1"
        stroke="#4a3a34"
        strokeWidth="1.2"
      />
    </>
  ),
};

export function StickerDrawing({ name }: { name: NoteSticker }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 40 40"
      width="40"
      height="40"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{
        overflow: "visible",
        filter: "drop-shadow(0 0 1px #fff) drop-shadow(0 1px 1.5px rgb(60 40 30 / 30%))",
      }}
    >
      {drawn[name]}
    </svg>
  );
}
