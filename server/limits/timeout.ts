/** Rejects where it takes longer; what was asked goes on, and nobody waits for it any more. */
export function withTimeout<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new Error(`No answer within ${ms} ms`));
    // What came while this process was busy is read first.
    const timer = setTimeout(() => setImmediate(late), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
