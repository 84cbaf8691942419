import { writeFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";

/**
 * Draws the icons under which 고이 stands on a phone and in a browser: the ㄱ as a strip of paper folded at its corner,
 * the ㅇ as the seal it keeps. Run it after a change (`node scripts/icons.ts`); what it makes is committed.
 */
const SIDE = 512;

/** `inset` is what is left free around the mark, in hundredths; `round` the corner of the ground. */
function icon({ inset, round }: { inset: number; round: number }): string {
  const free = (SIDE * inset) / 100;
  const scale = (SIDE - 2 * free) / 24;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">
  <defs>
    <linearGradient id="paper" x1="0" y1="0" x2="0.4" y2="1">
      <stop offset="0" stop-color="#fffdf9"/><stop offset="1" stop-color="#f1e9dc"/>
    </linearGradient>
    <linearGradient id="strip" x1="0" y1="0" x2="1" y2="0">
      <stop offset="0" stop-color="#3a332b"/><stop offset="1" stop-color="#241f19"/>
    </linearGradient>
    <linearGradient id="fold" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#6b6053"/><stop offset="0.35" stop-color="#857968"/><stop offset="1" stop-color="#938775"/>
    </linearGradient>
    <radialGradient id="seal" cx="0.4" cy="0.35" r="0.8">
      <stop offset="0" stop-color="#b84a3a"/><stop offset="1" stop-color="#9a3629"/>
    </radialGradient>
  </defs>
  <rect width="${SIDE}" height="${SIDE}" rx="${round}" fill="url(#paper)"/>
  <g transform="translate(${free} ${free}) scale(${scale}) translate(-4 -4.500)">
    <path d="M4 6h24l-6.200 6.200H4z" fill="url(#strip)"/>
    <path d="M28 6v21h-6.200V12.200z" fill="url(#fold)"/>
    <circle cx="10" cy="21.800" r="5.200" fill="url(#seal)"/>
  </g>
</svg>
`;
}

/** A phone cuts a maskable icon to any shape within the middle four fifths. */
const maskable = icon({ inset: 27, round: 0 });
const rounded = icon({ inset: 19, round: 112 });

const pictures = [
  { path: "icons/icon-192.png", svg: rounded, side: 192 },
  { path: "icons/icon-512.png", svg: rounded, side: 512 },
  { path: "icons/maskable-192.png", svg: maskable, side: 192 },
  { path: "icons/maskable-512.png", svg: maskable, side: 512 },
  // An iPhone rounds the corners itself and shows black where nothing is drawn.
  { path: "apple-touch-icon.png", svg: icon({ inset: 20, round: 0 }), side: 180 },
];

for (const { path, svg, side } of pictures) {
  const png = new Resvg(svg, { fitTo: { mode: "width", value: side } }).render().asPng();
  writeFileSync(new URL(`../public/${path}`, import.meta.url), png);
  console.log(`${path}: ${png.length} bytes`);
}
writeFileSync(new URL("../public/favicon.svg", import.meta.url), icon({ inset: 15, round: 112 }));
