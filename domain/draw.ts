/**
 * A draw that anybody can check. The seed is secret until the draw, but its commitment is public while guests still
 * choose: nobody can pick a seed that suits them afterwards. Everybody's ticket follows from the seed and the id of
 * what they left, and the lowest tickets win.
 */
export type Drawing = { seed: string; entries: readonly string[]; count: number };

/** 256 bits: nobody finds a seed by trying. */
export const SEED_BYTES = 32;

/** What is published before: SHA-256 of the seed as it is written. */
export function commitmentOf(seed: string): Promise<string> {
  return sha256(seed);
}

/** Those who win, the first first. */
export async function winnersOf({ seed, entries, count }: Drawing): Promise<string[]> {
  const tickets = await Promise.all(
    [...new Set(entries)].map(async (entry) => ({ entry, ticket: await ticketOf(seed, entry) })),
  );
  return tickets
    .toSorted((one, other) => (one.ticket < other.ticket ? -1 : 1))
    .slice(0, count)
    .map(({ entry }) => entry);
}

export function ticketOf(seed: string, entry: string): Promise<string> {
  return sha256(`${seed}:${entry}`);
}

type Guess<Id> = { id: Id; name: string; createdAt: Date };

/** Those that take part: the first under each name, so that guessing more often wins nothing. */
export function onePerName<Id extends string>(guesses: readonly Guess<Id>[]): Id[] {
  const first = new Map<string, Id>();
  const inOrder = guesses.toSorted(
    (one, other) => one.createdAt.getTime() - other.createdAt.getTime() || (one.id < other.id ? -1 : 1),
  );
  for (const { id, name } of inOrder) {
    const plain =
      name
        .normalize("NFKC")
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]/gu, "") || id;
    if (!first.has(plain)) first.set(plain, id);
  }
  return [...first.values()].toSorted();
}

type Published = { commitment: string; seed: string; entries: readonly string[]; winners: readonly string[] };

/** Whether what was published after a draw follows from what was published before it. */
export async function isFair({ commitment, seed, entries, winners }: Published): Promise<boolean> {
  if ((await commitmentOf(seed)) !== commitment) return false;
  const again = await winnersOf({ seed, entries, count: winners.length });
  return again.length === winners.length && again.every((entry, at) => entry === winners[at]);
}

/** `김민준` as all may read it: 김*준. */
export function maskedWinnerName(name: string): string {
  const letters = [...name.trim()];
  if (letters.length < 2) return letters.join("");
  const [first = ""] = letters;
  const last = letters.length > 2 ? (letters.at(-1) ?? "") : "";
  return `${first}${"*".repeat(letters.length - 1 - (last ? 1 : 0))}${last}`;
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
