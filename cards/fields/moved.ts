/** A copy with one moved to another place. */
export function movedItem<Item>(items: readonly Item[], { from, to }: { from: number; to: number }): Item[] {
  const rest = items.filter((_, at) => at !== from);
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)];
}
