const paths = {
  phone: "M10 5l4 7-3 3c1 3 4 6 7 7l3-3 7 4-2 5c-12 1-22-9-21-21z",
  ways: "M16 29c6-8 9-12 9-16a9 9 0 0 0-18 0c0 4 3 8 9 16zM16 10a3 3 0 1 1 0 6 3 3 0 0 1 0-6",
  answer: "M5 7h22v18H5zM10 16l4 4 8-8",
  gift: "M16 27C6 20 4 15 4 11a6 6 0 0 1 12-2 6 6 0 0 1 12 2c0 4-2 9-12 16z",
  sound: "M5 12v8h5l7 6V6l-7 6zM21 11a7 7 0 0 1 0 10M25 7a13 13 0 0 1 0 18",
  back: "M19 6 9 16l10 10",
  next: "M13 6l10 10-10 10",
};

/** A sign beside its word, never instead of it. */
export function EasyIcon({ name }: { name: keyof typeof paths }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className="easy-icon">
      <path d={paths[name]} />
    </svg>
  );
}
