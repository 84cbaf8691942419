/** On 72 by 72, as all emblems. */
export function Emblem() {
  return (
    <>
      <circle cx="36" cy="25" r="7" data-soft />
      <path d="M20 12h32v48H20z" />
      <circle cx="36" cy="25" r="7" />
      <path d="M26 50h20" />
      <path d="M26 40h20v5H26z" data-accent />
      <path d="M26 55h20" />
    </>
  );
}
