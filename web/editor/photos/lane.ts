/** Runs at most `atOnce` pieces of work together, in the order they came; what was called off does not begin. */
export function createLane(atOnce: number) {
  const queue: (() => void)[] = [];
  let running = 0;

  function next() {
    while (running < atOnce && queue.length > 0) {
      running += 1;
      queue.shift()?.();
    }
  }

  return async function inLane<Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
    await new Promise<void>((resolve) => {
      queue.push(resolve);
      next();
    });
    try {
      signal.throwIfAborted();
      return await work();
    } finally {
      running -= 1;
      next();
    }
  };
}
