/** What stands in the fields of a form, by the path of the field. */
export type TypedEntry = Readonly<Record<string, string>>;

/** What a form holds on to: a reload loses nothing of it, and sending it again leaves no second entry. */
export type Kept = {
  /** Goes with the entry as its once-only key. */
  key: string;
  /** What was last sent with this key. Other words need another key. */
  sent: string;
  typed: TypedEntry;
  /** It waits on this device for a network. */
  isUnsent?: boolean;
  /** What the server said when it was sent at last, which is to be read where it was written. */
  refusal?: { sentence: string; fields: Readonly<Record<string, string>> };
};

/**
 * Of this tab; what waits for a network, of this device. A browser that keeps nothing (some in-app ones) still lets a
 * guest answer.
 */
export function readKept(place: string): Kept | null {
  try {
    const stored = localStorage.getItem(place) ?? sessionStorage.getItem(place) ?? "{}";
    const { key, typed, ...rest } = JSON.parse(stored);
    return key && typed ? { key, typed, ...rest } : null;
  } catch {
    return null;
  }
}

export function keep(place: string, kept: Kept): void {
  try {
    sessionStorage.setItem(place, JSON.stringify(kept));
  } catch {}
}

/** For longer than this tab is open; false where the browser does not allow it. */
export function keepOnDevice(place: string, kept: Kept): boolean {
  try {
    localStorage.setItem(place, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

export function forget(place: string): void {
  try {
    sessionStorage.removeItem(place);
    localStorage.removeItem(place);
  } catch {}
}
