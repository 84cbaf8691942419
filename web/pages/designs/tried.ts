/** What somebody put into the designs of an address: `answers` by the paths of their fields, and whether there is a photo. */
type Tried = { answers: Readonly<Record<string, string>>; photo: boolean };

/**
 * Kept in this tab, and never sent anywhere: who comes back from a whole card, or from signing up, finds it again.
 * `hydrate-on-input.ts` knows by it that there is more to see than the server drew.
 */
export function triedAt(address: string): Tried {
  try {
    const { answers = {}, photo } = JSON.parse(sessionStorage.getItem(place(address)) ?? "{}");
    const typed = Object.entries<unknown>(answers).flatMap(([path, value]) =>
      typeof value === "string" ? [[path, value]] : [],
    );
    return { answers: Object.fromEntries(typed), photo: photo === true };
  } catch {
    return { answers: {}, photo: false };
  }
}

export function keepTried(address: string, changed: Partial<Tried>): void {
  try {
    sessionStorage.setItem(place(address), JSON.stringify({ ...triedAt(address), ...changed }));
  } catch {
    // A window without storage forgets, as any page does.
  }
}

function place(address: string): string {
  return `goi.tried.${address}`;
}
