/** A closed envelope and its seal. */
export function Emblem() {
  return (
    <>
      <path d="M12 20h48L36 40z" data-soft />
      <path d="M12 20h48v34H12zM12 20l24 20 24-20M12 54l17-19M60 54 43 35" />
      <circle cx="36" cy="40" r="6" data-fill />
    </>
  );
}
