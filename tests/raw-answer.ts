import { request } from "node:http";

/** What came over the wire, as it came: nothing is unpacked. */
export type RawAnswer = { status?: number; headers: Record<string, unknown>; body: Buffer };

type Asked = { headers?: Record<string, string>; method?: string };

export function rawAnswer(address: string, { headers = {}, method = "GET" }: Asked = {}): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    request(address, { method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part) => parts.push(part));
      answer.once("end", () =>
        resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }),
      );
    })
      .once("error", reject)
      .end();
  });
}
