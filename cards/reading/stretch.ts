/** A part of a text, from one place up to another. */
export type Stretch = { from: number; to: number };

/** What was read out of a text, and where. `sure` where nothing else could be meant. */
export type ReadValue<Value> = { value: Value; at: readonly Stretch[]; sure: boolean };

/** A text that somebody pasted, cleaned. In `left` stands a sign of our own for every letter that was read already. */
export type PastedText = { text: string; left: string; today: string };

/** For private use in Unicode, so that no text has it: neither a letter nor a blank. */
export const READ_SIGN = "\uE000";

export function withoutStretches(text: string, at: readonly Stretch[]): string {
  return at.reduce(
    (rest, { from, to }) =>
      rest.slice(0, from) + rest.slice(from, to).replaceAll(/[^\n]/g, READ_SIGN) + rest.slice(to),
    text,
  );
}

/** The lines in which stretches lie, each once, as they stood. */
export function linesAt(text: string, at: readonly Stretch[]): string {
  const inOrder = at.toSorted((one, other) => one.from - other.from);
  const lines = inOrder.map(({ from, to }) =>
    text.slice(lineAt(text, from).from, lineAt(text, to - 1).to).trim(),
  );
  return [...new Set(lines)].join("\n");
}

/** Where the line begins and ends in which a place lies. */
export function lineAt(text: string, place: number): Stretch {
  const from = text.lastIndexOf("\n", place - 1) + 1;
  const end = text.indexOf("\n", place);
  return { from, to: end < 0 ? text.length : end };
}

/** A group of a match made with the flag `d`. */
export function groupAt(match: RegExpExecArray, group: number): Stretch | null {
  const found = match.indices?.[group];
  return found ? { from: found[0], to: found[1] } : null;
}
