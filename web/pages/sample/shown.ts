import type { ListedSample } from "#cards/kinds/sample-list.ts";

/** What samples are filtered by; each is a word in the address. */
export const sampleFilters = ["kind", "feeling", "hue"] as const;
export type SampleFilter = (typeof sampleFilters)[number];

export function traitOf({ kind, air }: ListedSample, filter: SampleFilter): string {
  return filter === "kind" ? kind : air[filter];
}

export function isShownSample(sample: ListedSample, search: URLSearchParams): boolean {
  return sampleFilters.every((filter) => {
    const wanted = search.get(filter);
    return wanted === null || traitOf(sample, filter) === wanted;
  });
}

/** The address with another choice, or with none; a card that lies open is not taken along. */
export function withChoice(
  search: URLSearchParams,
  { filter, value }: { filter: SampleFilter; value: string | null },
) {
  const next = new URLSearchParams(search);
  next.delete("card");
  if (value === null) next.delete(filter);
  else next.set(filter, value);
  const query = next.toString();
  return query ? `/sample?${query}` : "/sample";
}
