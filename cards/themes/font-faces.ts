/** In order. */
export type CharacterRanges = readonly (readonly [from: number, to: number])[];

/** One file of a font: the characters of a range in one weight, as the style sheet of its package tells it. */
export type FontPart = {
  family: string;
  style: string;
  weight: string;
  /** Beside the sheet. */
  file: string;
  /** The older format; null where there is none. */
  woff: string | null;
  /** As it is written; empty where it has everything. */
  range: string;
  ranges: CharacterRanges;
};

const everything = [[0, 0x10ffff]] as const;

export function fontPartsIn(css: string): FontPart[] {
  return [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, body = ""]) => {
    const range = propertyOf(body, "unicode-range");
    return {
      family: propertyOf(body, "font-family").replace(/^["']|["']$/g, ""),
      style: propertyOf(body, "font-style"),
      weight: propertyOf(body, "font-weight"),
      file: /url\(\.\/([^)]+\.woff2)\)/.exec(body)?.[1] ?? "",
      woff: /url\(\.\/([^)]+\.woff)\)/.exec(body)?.[1] ?? null,
      range,
      ranges: range
        ? range
            .split(",")
            .map(rangeOf)
            .sort(([one], [other]) => one - other)
        : everything,
    };
  });
}

/** Ranges are many: looking at each would take the processor for long. */
export function isInRanges(ranges: CharacterRanges, character: number): boolean {
  let [low, high] = [0, ranges.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle]?.[0] ?? 0) <= character) low = middle + 1;
    else high = middle;
  }
  return character <= (ranges[low - 1]?.[1] ?? -1);
}

function propertyOf(body: string, property: string): string {
  return new RegExp(`${property}:\\s*([^;]+)`).exec(body)?.[1]?.trim() ?? "";
}

function rangeOf(written: string): readonly [number, number] {
  const [from = "0", to = from] = written.trim().slice(2).split("-");
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}
