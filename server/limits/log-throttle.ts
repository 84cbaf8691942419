import type { Clock } from "#server/ports.ts";

const SECONDS = 10;

/**
 * Says the same thing once in ten seconds: what fails a hundred times a second would bury all else in the log. The
 * next time it is said, `unsaid` tells how often it happened in between.
 */
export function createLogThrottle({ clock }: { clock: Clock }) {
  const said = new Map<string, { at: number; unsaid: number }>();
  return (what: string, say: (unsaid: number) => void): void => {
    const now = clock.now().getTime();
    const last = said.get(what);
    if (last && now - last.at < SECONDS * 1_000) {
      last.unsaid += 1;
      return;
    }
    say(last?.unsaid ?? 0);
    said.set(what, { at: now, unsaid: 0 });
  };
}
