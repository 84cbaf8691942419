/** Node has four threads for files; twice as many keep them busy. */
const AT_ONCE = 8;

/** Does the same for all, several at once; ends with the first that fails. */
export async function inParallel<One>(all: Iterable<One>, work: (one: One) => Promise<unknown>) {
  const left = all[Symbol.iterator]();
  let failed = false;
  async function worker() {
    for (let next = left.next(); !next.done && !failed; next = left.next()) {
      try {
        await work(next.value);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
