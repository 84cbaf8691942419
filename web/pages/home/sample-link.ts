/** Where a sample lies open among the others. */
export function sampleLink({ kind, name }: { kind: string; name: string }): string {
  return `/sample?card=${kind}.${name}`;
}
