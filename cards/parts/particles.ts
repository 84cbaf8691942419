/**
 * 칠순을, 희수를: the object particle (josa) by the last syllable, and null where that is no Korean syllable. A guest's
 * page can carry this; `josa` of `cards/korean/hangul.ts`, which everything else uses, would add 1.6 KB to it.
 */
export function withObjectParticle(word: string): string | null {
  const last = word.charCodeAt(word.length - 1) - 0xac00;
  if (!(last >= 0 && last <= 11_171)) return null;
  return `${word}${last % 28 === 0 ? "를" : "을"}`;
}
