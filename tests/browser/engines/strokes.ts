type Stroke = { type: "keyDown" | "keyUp"; value: string };

/** Each key down and up again, as both protocols have it. */
export function strokes(keys: string): Stroke[] {
  return [...keys].flatMap((value): Stroke[] => [
    { type: "keyDown", value },
    { type: "keyUp", value },
  ]);
}
