const key = (card: string) => `goi.guide.${card}`;

/** Whether this device has led through the first screens of a card, or somebody has left them. */
export function wasGuided(card: string): boolean {
  try {
    return localStorage.getItem(key(card)) !== null;
  } catch {
    return false;
  }
}

export function markGuided(card: string): void {
  try {
    localStorage.setItem(key(card), "1");
  } catch {
    // A device that keeps nothing asks once more.
  }
}
