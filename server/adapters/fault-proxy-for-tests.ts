import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * How a request is answered: as behind us; never; not at all, by hanging up; with half a body and then nothing more, or
 * hanging up; or with a status and a body of the test's.
 */
export type Mood = "well" | "hang" | "hang up" | "stall" | "cut" | { status: number; body: string };

/** Stands before a service of the cloud and fails on demand. Where that service is may be said later. */
export async function openFaultProxy() {
  let target = "";
  let moods: Mood[] = ["well"];
  const asked: string[] = [];
  const server = createServer((incoming, outgoing) => {
    asked.push(
      String(incoming.headers["x-amz-target"] ?? incoming.method)
        .split(".")
        .at(-1) ?? "",
    );
    const mood = (moods.length > 1 ? moods.shift() : moods[0]) ?? "well";
    if (mood === "hang") return void incoming.resume();
    if (mood === "hang up") return void incoming.socket.destroy();
    if (typeof mood === "object") return answer(incoming, outgoing, mood);
    pass({ incoming, outgoing, target, mood });
  });
  // What hangs shall hang until the test ends it.
  server.requestTimeout = 0;
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** What was asked, by the operation's name, else the method. */
    asked,
    lead(to: string) {
      target = to;
    },
    /** How the next requests are answered, one each; the last one stays. */
    feel(...next: Mood[]) {
      moods = next;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function answer(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { status, body }: Exclude<Mood, string>,
) {
  incoming.resume();
  outgoing.writeHead(status, { "content-length": Buffer.byteLength(body) }).end(body);
}

type Passing = {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  target: string;
  mood: "well" | "stall" | "cut";
};

function pass({ incoming, outgoing, target, mood }: Passing) {
  const { method, headers, url = "/" } = incoming;
  const far = request(new URL(url, target), { method, headers, agent: false }, (answered) => {
    outgoing.writeHead(answered.statusCode ?? 502, answered.headers);
    if (mood === "well") return void answered.pipe(outgoing);
    answered.once("data", (chunk: Buffer) => {
      answered.destroy();
      outgoing.write(chunk.subarray(0, chunk.length / 2), () => {
        if (mood === "cut") outgoing.destroy();
      });
    });
  });
  far.on("error", () => outgoing.destroy());
  outgoing.on("close", () => far.destroy());
  incoming.pipe(far);
}
