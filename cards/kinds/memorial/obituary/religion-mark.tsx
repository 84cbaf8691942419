import type { FuneralReligion } from "#cards/kinds/memorial/passing.ts";

/** A petal of the lotus from its foot: half as wide as it is long, leaning by degrees. */
const petals = [-62, 62, -38, 38, -16, 16, 0];

const marks: Partial<Record<FuneralReligion, () => React.ReactNode>> = {
  protestant: () => <path d="M24 6v40M12 19h24" />,
  catholic: () => (
    <>
      <path d="M24 3v46M12.500 15.500h23" />
      <path d="M8 20c3 22 29 22 32 0" strokeDasharray=".1 4.200" strokeLinecap="round" strokeWidth="2.200" />
    </>
  ),
  buddhist: () => (
    <>
      {petals.map((turn) => (
        <path key={turn} d="M24 44C15 35 16 22 24 12c8 10 9 23 0 32z" transform={`rotate(${turn} 24 44)`} />
      ))}
      <path d="M6 48q18 5 36 0" />
    </>
  ),
  won: () => <circle cx="24" cy="27" r="17" />,
};

/** What the family believes, as one small sign; nothing where it said nothing. */
export function ReligionMark({
  religion,
  className,
}: {
  religion: FuneralReligion;
  className?: string | undefined;
}) {
  const mark = marks[religion];
  if (!mark) return null;
  return (
    <svg
      aria-hidden="true"
      className={className}
      viewBox="0 0 48 54"
      width="40"
      height="45"
      fill="none"
      stroke="var(--accent)"
      strokeWidth="1.1"
    >
      {mark()}
    </svg>
  );
}
