/** On 72 by 72, as all emblems. */
export function Emblem() {
  return (
    <>
      <path d="M44 22h16v8a6 6 0 0 0 0 12v8H44z" data-soft />
      <path d="M12 22h48v8a6 6 0 0 0 0 12v8H12v-8a6 6 0 0 0 0-12z" />
      <path d="M44 22v28" strokeDasharray="3 4" />
      <path d="M21 31h14M21 37h14" />
      <path d="M21 43h8" data-accent />
    </>
  );
}
