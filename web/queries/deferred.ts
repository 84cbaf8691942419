/** For a loader that does not wait: a failure is told where the page shows what comes, and may happen before that listens. */
export function deferred<Coming>(coming: Promise<Coming>): Promise<Coming> {
  coming.catch(() => undefined);
  return coming;
}
