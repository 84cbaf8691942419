import { mayPass } from "./failure.ts";

/** First and last pause between two tries. */
export type Pauses = { first: number; last: number };
const PAUSES: Pauses = { first: 2_000, last: 30_000 };

type Parts<Failed> = {
  /** Whether the device has something that the server has not. */
  isPending(): boolean;
  /** Brings it to the server. Null where it arrived. */
  send(): Promise<Failed | null>;
  /** What was sent has arrived, and there is more by now. */
  more(): void;
  pauses?: Pauses;
};

/** Sends one thing at a time, and again after a while where that may help. */
export function createSender<Failed extends { is: string }>({
  isPending,
  send,
  more,
  pauses = PAUSES,
}: Parts<Failed>) {
  let underWay: Promise<Failed | null> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  let isStarted = false;

  /** Two at once would contradict each other. */
  function now(): Promise<Failed | null> {
    clearTimeout(timer);
    underWay ??= round();
    return underWay;
  }

  async function round(): Promise<Failed | null> {
    const failure = await send().finally(() => {
      underWay = null;
    });
    if (failure && mayPass(failure)) after(Math.min(pauses.first * 2 ** tries++, pauses.last));
    if (failure) return failure;
    tries = 0;
    if (isPending()) more();
    return null;
  }

  function after(milliseconds: number): void {
    clearTimeout(timer);
    if (isStarted) timer = setTimeout(() => void now(), Math.max(0, milliseconds));
  }

  /** Sends all there is, and what is added meanwhile. Null where the server has it. */
  async function flush(): Promise<Failed | null> {
    while (isPending()) {
      const failure = await now();
      if (failure) return failure;
    }
    return null;
  }

  return {
    now,
    after,
    flush,
    isUnderWay: () => underWay !== null,
    /** From now on it tries again by itself. */
    start(): void {
      isStarted = true;
    },
    stop(): void {
      isStarted = false;
      clearTimeout(timer);
    },
  };
}
