/** Saves follow one another by seconds; nobody looks for a version by them. */
const SPAN_MS = 10 * 60_000;

type Version = { version: number; createdAt: string; publishedAt?: string | null };

/** Of versions, the newest first: the last of every ten minutes, the very first, and those guests saw. */
export function thinned<Known extends Version>(versions: readonly Known[]): Known[] {
  const spanOf = ({ createdAt }: Version) => Math.floor(Date.parse(createdAt) / SPAN_MS);
  return versions.filter((version, index) => {
    const newer = versions[index - 1];
    return version.publishedAt || version.version === 1 || !newer || spanOf(newer) !== spanOf(version);
  });
}
