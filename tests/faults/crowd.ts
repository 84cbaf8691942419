import { once } from "node:events";
import { Worker } from "node:worker_threads";

export type Crowd = { url: string; requests: { headers: Record<string, string>; body: string }[] };

/** Many who have a socket open each; `go` sends what all of them want at once and gives back what they heard. */
export async function gatherCrowd(workerData: Crowd): Promise<{ go: () => Promise<string[]> }> {
  // In a thread of its own: who asks is not part of who answers.
  const thread = new Worker(new URL("./crowd-thread.ts", import.meta.url), { workerData });
  await once(thread, "message");
  return {
    async go() {
      thread.postMessage("go");
      const [answers] = (await once(thread, "message")) as [string[]];
      return answers;
    },
  };
}
