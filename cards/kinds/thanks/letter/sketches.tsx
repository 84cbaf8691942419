import { SKETCH_TONE, Sketch } from "#cards/fields/sketch.tsx";
import type { PaperShape, SealShape } from "./section.ts";

export function SealSketch({ value: seal }: { value: SealShape }) {
  return (
    <Sketch height={56}>
      <rect x="6" y="6" width="44" height="44" rx="1.5" fill={SKETCH_TONE} />
      <path d="M6 7l20 24q2 2 4 0L50 7" fill="var(--color-surface)" />
      {seal === "wax" ? (
        <>
          <circle cx="28" cy="32" r="8" fill="currentColor" />
          <circle cx="28" cy="32" r="5" stroke="var(--color-surface)" />
        </>
      ) : (
        <>
          <path d="M23 22h10v22H23z" fill="var(--color-surface)" />
          <path d="M25 28.5h6v8h-6z" fill="currentColor" />
        </>
      )}
    </Sketch>
  );
}

export function PaperSketch({ value: paper }: { value: PaperShape }) {
  return (
    <Sketch height={56}>
      <rect x="9" y="2" width="38" height="52" rx="1.5" fill="var(--color-surface)" />
      {paper === "ruled" && <path d="M15 16h26M15 24h26M15 32h26M15 40h26" opacity=".5" />}
      {paper === "framed" && <path d="M13 6h30v44H13zM15.5 8.5h25v39h-25z" opacity=".6" />}
      {paper !== "ruled" && <path d="M20 20h14M20 27h16M20 34h11" opacity=".35" />}
    </Sketch>
  );
}
