/** As big as a cover is drawn. `scripts/sample-pictures.ts` makes them from the samples' own pages. */
export const SAMPLE_PICTURE = { width: 480, height: 886 };

type Named = {
  kind: string;
  name: string;
  /** Another than its own. */
  theme?: string;
};

/** Its page, as a guest would open it. */
export function sampleAddress({ kind, name, theme }: Named): string {
  return theme ? `/sample/${kind}/${name}/${theme}` : `/sample/${kind}/${name}`;
}

/** A picture of its first screen. */
export function samplePicture({ kind, name, theme }: Named): string {
  return theme ? `/art/sample-${kind}-${name}-${theme}.webp` : `/art/sample-${kind}-${name}.webp`;
}
