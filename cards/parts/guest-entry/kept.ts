/** What stands in the fields of a form, by the path of the field. */
export type TypedEntry = Readonly<Record<string, string>>;

/** What a form holds on to: a reload loses nothing of it, and sending it again leaves no second entry. */
export type Kept = {
  /** Goes with the entry as its once-only key. */
  key: string;
  /** What was last sent with this key. Other words need another key. */
  sent: string;
  typed: TypedEntry;
};

/** Of this tab only. A browser that keeps nothing (some in-app ones) still lets a guest answer. */
export function readKept(place: string): Kept | null {
  try {
    const { key, sent, typed } = JSON.parse(sessionStorage.getItem(place) ?? "{}");
    return key && typed ? { key, sent, typed } : null;
  } catch {
    return null;
  }
}

export function keep(place: string, kept: Kept): void {
  try {
    sessionStorage.setItem(place, JSON.stringify(kept));
  } catch {}
}

export function forget(place: string): void {
  try {
    sessionStorage.removeItem(place);
  } catch {}
}
