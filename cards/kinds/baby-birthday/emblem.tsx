/** Silk thread, which a child takes for a long life. */
export function Emblem() {
  return (
    <>
      <path d="M24 22h24v28H24z" data-soft />
      <path d="M20 16h32v6H20zM20 50h32v6H20zM24 22v28M48 22v28" />
      <path d="m24 30 24-5M24 36l24-5M24 42l24-5M24 48l24-5" data-accent />
      <path d="M48 45c9 0 11 6 6 9s-2 7 6 6" data-accent />
    </>
  );
}
