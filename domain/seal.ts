type Moved = {
  /** Until when guests were told that nobody reads what they leave; null where it was read at once. */
  promised: Date | null;
  /** Until when it would be from now on. */
  wanted: Date | null;
  now: Date;
};

/** Whether a seal would be opened before its promised time. What is open already was promised to nobody. */
export function breaksSeal({ promised, wanted, now }: Moved): boolean {
  if (!promised || promised <= now) return false;
  return !wanted || wanted < promised;
}
