export type ConcurrencyLimit = ReturnType<typeof createConcurrencyLimit>;
/** Gives up its place while it waits for work that is limited elsewhere, and queues again afterwards. */
export type Aside = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Concurrency limit: runs at most `atOnce` pieces of work together; others wait, and beyond `waiting` of them `refuse` is thrown. */
export function createConcurrencyLimit({
  atOnce,
  waiting,
  refuse,
}: {
  atOnce: number;
  waiting: number;
  refuse: () => Error;
}) {
  const queue: (() => void)[] = [];
  let running = 0;

  async function enter(): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (queue.length >= waiting) throw refuse();
    await new Promise<void>((resolve) => queue.push(resolve));
  }

  /** Hands the place to the next in the queue, or frees it. */
  function leave() {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  }

  async function withLimit<Result>(work: (aside: Aside) => Promise<Result>): Promise<Result> {
    await enter();
    let isIn = true;
    async function aside<Found>(slow: () => Promise<Found>): Promise<Found> {
      leave();
      isIn = false;
      const found = await slow();
      await enter();
      isIn = true;
      return found;
    }
    try {
      return await work(aside);
    } finally {
      if (isIn) leave();
    }
  }

  return Object.assign(withLimit, { figures: () => ({ running, waiting: queue.length }) });
}
