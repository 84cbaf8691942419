/** Two rings on a folded sheet. */
export function Emblem() {
  return (
    <>
      <path d="M14 20 36 12l22 8v38H14z" data-soft />
      <path d="M14 20 36 12l22 8v38H14zM36 12v6" />
      <circle cx="31.5" cy="40" r="8.5" />
      <circle cx="41" cy="40" r="8.5" data-accent />
      <path d="m39.4 28.6 1.6-2.4 1.6 2.4-1.6 2.2z" data-fill />
    </>
  );
}
