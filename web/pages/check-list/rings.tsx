/** Leaves along a twig, from the inside out: where they sit, and how they lean. */
const LEAVES = [
  { x: 26, y: 3, lean: -38 },
  { x: 40, y: -4, lean: 34 },
  { x: 54, y: 1, lean: -30 },
  { x: 67, y: -3, lean: 26 },
  { x: 78, y: 0, lean: -8 },
];

/** Two rings that hold each other, between two twigs. */
export function Rings({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="-130 -40 260 80" fill="none" aria-hidden="true">
      <Twig />
      <g transform="scale(-1 1)">
        <Twig />
      </g>
      <g stroke="#8f3327" strokeWidth="2.2">
        <circle cx="-12" cy="2" r="21" />
        {/* In front of the first at the top, behind it at the bottom. */}
        <path d="M 3.2 20.6 A 21 21 0 1 1 25 20.2" transform="translate(-2 0)" />
        <path d="M 1.2 20.6 A 21 21 0 0 0 23 20.2" strokeOpacity="0.55" />
      </g>
      <path
        d="M -12 -25 l 4.5 -6 l -4.5 -4.5 l -4.5 4.5 z"
        stroke="#8f3327"
        strokeWidth="1.4"
        fill="#f5ded8"
      />
    </svg>
  );
}

function Twig() {
  return (
    <g transform="translate(28 6)">
      <path d="M 12 2 C 30 6, 52 -8, 84 -1" stroke="#7d8a6b" strokeWidth="1.4" strokeLinecap="round" />
      {LEAVES.map(({ x, y, lean }) => (
        <path
          key={x}
          d="M 0 0 C 3 -7, 11 -8, 15 -2 C 10 2, 4 3, 0 0 Z"
          transform={`translate(${x} ${y}) rotate(${lean})`}
          fill="#a9b394"
          fillOpacity="0.75"
        />
      ))}
      <circle cx="90" cy="-2" r="2.6" fill="#c76d5c" />
    </g>
  );
}
