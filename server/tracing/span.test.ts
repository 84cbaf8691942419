import { afterEach, expect, test } from "vitest";
import { inSpan, startSpan, type TraceSpan, traceWith, withSpans } from "./span.ts";

afterEach(() => traceWith(undefined));

/** Writes down what begins and ends. */
function tracedLines(): string[] {
  const lines: string[] = [];
  const names = new Map<TraceSpan, string>();
  traceWith({
    start({ name }) {
      lines.push(`begin ${name}`);
      const span: TraceSpan = {
        tell: ({ name: later }) => void lines.push(`tell ${later}`),
        end: (error) => void lines.push(`end ${name}${error instanceof Error ? ` ${error.name}` : ""}`),
      };
      names.set(span, name);
      return span;
    },
    within(span, work) {
      lines.push(`within ${names.get(span)}`);
      return work();
    },
  });
  return lines;
}

test("a call that leaves this machine is a span with its system and its name, whatever comes of it", async () => {
  const lines = tracedLines();
  const bucket = {
    size: 3,
    async read(key: string) {
      if (key === "gone") throw new TypeError("no file of yuna@example.com");
      return `${key} of ${this.size}`;
    },
    async write(_key: string) {},
  };
  const traced = withSpans("s3", bucket, ["read"]);
  expect([await traced.read("a"), traced.size]).toEqual(["a of 3", 3]);
  await expect(traced.read("gone")).rejects.toThrow("no file");
  await traced.write("a");
  const begun = ["begin s3 read", "within s3 read"];
  expect(lines).toEqual([...begun, "end s3 read", ...begun, "end s3 read TypeError"]);
});

test("where nobody traces, work is only done", async () => {
  const begun = () => {
    throw new Error("nobody asked what it is");
  };
  expect(startSpan(begun)).toBeUndefined();
  expect(await inSpan(begun, async (span) => span)).toBeUndefined();
});
