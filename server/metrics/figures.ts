/** Figures in plain memory. Counting costs a few additions; whoever asks for them does the rest. */

/** How often which labels came. Labels come from closed lists: whatever a request can make up is none. */
export type Tally<Labels extends Record<string, string>> = ReturnType<typeof createTally<Labels>>;

export function createTally<Labels extends Record<string, string>>() {
  const counts = new Map<string, { labels: Labels; count: number }>();
  return {
    add(labels: Labels): void {
      const key = Object.values(labels).join("\n");
      const known = counts.get(key);
      if (known) known.count += 1;
      else counts.set(key, { labels, count: 1 });
    },
    list: (): readonly { labels: Labels; count: number }[] => [...counts.values()],
  };
}

/** Seconds in so many buckets; the last is for what took longer than all bounds. */
export type Durations = ReturnType<typeof createDurations>;

export function createDurations(bounds: readonly number[]) {
  const buckets = new Float64Array(bounds.length + 1);
  let sum = 0;
  return {
    add(seconds: number): void {
      let at = 0;
      while (at < bounds.length && seconds > (bounds[at] ?? 0)) at += 1;
      buckets[at] = (buckets[at] ?? 0) + 1;
      sum += seconds;
    },
    read: () => ({ bounds, buckets: [...buckets], sum }),
  };
}
