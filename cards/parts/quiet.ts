/** One thing sounds at a time: a film that begins asks for quiet, and the music stops. */
const asked = "card:quiet";

export function askForQuiet(): void {
  document.dispatchEvent(new Event(asked));
}

/** Gives back what ends the listening. */
export function onQuiet(listener: () => void): () => void {
  document.addEventListener(asked, listener);
  return () => document.removeEventListener(asked, listener);
}
