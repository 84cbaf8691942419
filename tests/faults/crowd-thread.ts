import { Agent, type OutgoingHttpHeaders, request } from "node:http";
import { text } from "node:stream/consumers";
import { parentPort, workerData } from "node:worker_threads";
import type { Crowd } from "./crowd.ts";

const { url, requests } = workerData as Crowd;
const agent = new Agent({ keepAlive: true });

function send(method: "GET" | "POST", { headers, body }: { headers?: OutgoingHttpHeaders; body?: string }) {
  return new Promise<string>((resolve, reject) => {
    const sent = request(url, { method, agent, headers }, (answer) => text(answer).then(resolve, reject));
    sent.once("error", reject);
    sent.end(body);
  });
}

// So many sockets are open afterwards, and are used again.
await Promise.all(requests.map(() => send("GET", {})));
parentPort?.once("message", async () => {
  parentPort?.postMessage(await Promise.all(requests.map((one) => send("POST", one))));
  agent.destroy();
});
parentPort?.postMessage("ready");
