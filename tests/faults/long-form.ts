/** How often `npm run faults` wants a test's whole thing done; every day once is enough. */
export const TIMES = Number(process.env.FAULTS_RUNS ?? 1);

/** Of all sizes one is tried every day; `npm run faults` wants each. */
export const sizesTried = <Size>(all: readonly Size[], daily: Size): readonly Size[] =>
  process.env.FAULTS_RUNS ? all : [daily];

export type Timed = <Result>(part: () => Promise<Result>) => Promise<Result>;

/** Does it as often as it is wanted, and tells in the long form how long the timed part took each time. */
export async function repeated(what: string, work: (timed: Timed) => Promise<void>): Promise<void> {
  const took: number[] = [];
  for (let run = 0; run < TIMES; run += 1) {
    await work(async (part) => {
      const begun = performance.now();
      const result = await part();
      took.push(performance.now() - begun);
      return result;
    });
  }
  took.sort((one, other) => one - other);
  const [half, most] = [took[Math.floor(took.length / 2)], took.at(-1)].map((ms = 0) => Math.round(ms));
  if (TIMES > 1) process.stdout.write(`${what}: ${TIMES} times, in ${half} ms, at most ${most}\n`);
}
