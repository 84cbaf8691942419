/** Whatever takes longer is lost on its way in a crowded hall. Sent again under its key it is left once. */
const PATIENCE_MS = 15_000;

/** The answer, or a failure of the network where none comes. */
export function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new DOMException("There was no answer in time", "NetworkError"));
    const timer = setTimeout(late, PATIENCE_MS);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
