/** On 72 by 72, as all emblems. */
export function Emblem() {
  return (
    <>
      <path d="m38 14 18 5-9 35-6-2" data-soft />
      <path d="M16 16h24v38H16zM40 15l16 4-9 35-7-2" />
      <path d="M20 20h16v20H20z" />
      <path d="m20 36 5-6 4 4 3-3 4 5" />
      <path d="M22 47h12" data-accent />
    </>
  );
}
