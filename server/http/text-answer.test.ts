import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { textAnswer } from "./text-answer.ts";

const long = "두 분의 앞날을 축복합니다. ".repeat(100);

function answered(text: string, accepted?: string) {
  const request = new Request("https://goi.example/", {
    headers: accepted === undefined ? {} : { "accept-encoding": accepted },
  });
  return textAnswer(text, { request, status: 200, headers: { "content-type": "application/json" } });
}

test.each([
  ["br", "gzip, deflate, br", long, brotliDecompressSync],
  ["br", "br, gzip;q=0.8", long.repeat(100), brotliDecompressSync],
  ["gzip", "gzip, deflate", long, gunzipSync],
  ["gzip", "gzip, br;q=0", long.repeat(100), gunzipSync],
])("a long text goes as %s to who takes %s", async (encoding, accepted, text, opened) => {
  const answer = await answered(text, accepted);
  expect(answer.headers.get("content-encoding")).toBe(encoding);
  expect(answer.headers.get("vary")).toBe("accept-encoding");
  expect(answer.headers.get("content-type")).toBe("application/json");
  const sent = await answer.arrayBuffer();
  expect(sent.byteLength).toBeLessThan(text.length / 10);
  expect(opened(sent).toString()).toBe(text);
});

test.each([undefined, "identity", "gzip;q=0"])("and as it is to who takes %s", async (accepted) => {
  const answer = await answered(long, accepted);
  expect(answer.headers.has("content-encoding")).toBe(false);
  expect(answer.headers.get("vary")).toBe("accept-encoding");
  expect(await answer.text()).toBe(long);
});

test("a short one goes as it is to everybody", async () => {
  const answer = await answered("예", "gzip");
  expect(answer.headers.has("content-encoding")).toBe(false);
  expect(answer.headers.get("content-length")).toBe("3");
  expect(await answer.text()).toBe("예");
});
