type Props = { d: string; size: number; className?: string | undefined };

/** A small sign in one pen, drawn on 28 units square; ends are round, corners soft. */
export function Sign({ d, size, className }: Props) {
  return (
    <svg className={className} aria-hidden="true" viewBox="0 0 28 28" width={size} height={size}>
      <path
        d={d}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

export const HEART =
  "M14 22.8C8.2 18.6 4.6 15.4 4.6 11.2c0-3 2.2-5 4.8-5 2 0 3.6 1 4.6 3 1-2 2.6-3 4.6-3 2.6 0 4.8 2 4.8 5 0 4.2-3.6 7.4-9.4 11.6z";
