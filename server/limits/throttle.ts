export type Pause = (milliseconds: number) => Promise<void>;

/** Keeps no process from ending. */
const realPause: Pause = (milliseconds) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });

type Turn = { next?: PromiseWithResolvers<void> };

/**
 * Does a piece of work for a key at once, and then not again for a while. Whoever asks meanwhile shares the one that
 * follows: nobody is answered by work that began before they asked, so nothing that anybody knew is missed.
 */
export function createThrottle({ everyMs, pause = realPause }: { everyMs: number; pause?: Pause }) {
  const turns = new Map<string, Turn>();

  function begin(key: string, work: () => Promise<void>): Promise<void> {
    const turn: Turn = {};
    turns.set(key, turn);
    const done = work();
    void Promise.allSettled([done, pause(everyMs)]).then(() => {
      if (turn.next) begin(key, work).then(turn.next.resolve, turn.next.reject);
      else turns.delete(key);
    });
    return done;
  }

  return function throttled(key: string, work: () => Promise<void>): Promise<void> {
    const turn = turns.get(key);
    if (!turn) return begin(key, work);
    turn.next ??= Promise.withResolvers<void>();
    return turn.next.promise;
  };
}
