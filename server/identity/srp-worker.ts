import { parentPort } from "node:worker_threads";
import { serverPublic, sharedKey, verifierOf } from "./srp.ts";

const works = { serverPublic, sharedKey, verifierOf };
export type SrpWorks = typeof works;
export type SrpTask<Work extends keyof SrpWorks = keyof SrpWorks> = {
  id: number;
  work: Work;
  given: Parameters<SrpWorks[Work]>[0];
};
export type SrpDone = { id: number; result: string | Uint8Array };

function done({ id, work, given }: SrpTask): SrpDone {
  const run = works[work] as (given: unknown) => string | Uint8Array;
  return { id, result: run(given) };
}

const port = parentPort;
if (!port) throw new Error("srp-worker runs as a worker thread only");
port.on("message", (task: SrpTask) => port.postMessage(done(task)));
