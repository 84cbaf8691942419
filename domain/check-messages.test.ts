import { expect, test } from "vitest";
import { readMessage } from "./check-message.ts";
import { fraudulentMessages, genuineMessages, type InventedMessage } from "./check-messages-for-tests.ts";

const own = new URL("https://goi.kr");

function judged({ text }: InventedMessage) {
  const { links, number, days } = readMessage({ message: text, day: "", own, today: "2026-11-18" });
  const faults = links.flatMap((link) => (link.isOurs ? [] : link.faults));
  return { links, number, days, faults };
}

test.each(genuineMessages)("ours: $about", (message) => {
  const { links, number, days, faults } = judged(message);
  expect(faults).toEqual([]);
  expect(links.length > 0 || (number !== null && days.length > 0)).toBe(true);
  if (message.text.includes("482 913")) expect(number).toEqual({ number: 482_913 });
  const paths = links.map((link) => link.isOurs && link.path);
  if (message.text.includes("abcdefghijkmnpqr")) {
    expect(paths[0]).toMatch(/^\/[a-z-]+\/abcdefghijkmnpqr(\.ics)?$/);
  }
});

test.each(fraudulentMessages)("not ours: $about", (message) => {
  expect(judged(message).faults).not.toEqual([]);
});

const INTRODUCTION = `# How messages are judged

Messages as people are sent them, invented for this ([\`domain/check-messages-for-tests.ts\`](../domain/check-messages-for-tests.ts)) and judged by \`domain/check-message.ts\` where \`https://goi.kr\` is ours, by nothing but how they are written. Whether a card stands at an address of ours, the database says then. Written by \`npx vitest run domain/check-messages.test.ts -u\`.`;

/** On one line, without what a table would take for its own. */
function beginning(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").replaceAll("|", "\\|");
  const shown = [...line]
    .slice(0, 90)
    .join("")
    .replaceAll(/\p{Cf}/gu, "");
  return `\`${shown}\`${[...line].length > 90 ? " …" : ""}`;
}

function rowOf(message: InventedMessage, at: number): string {
  const { links, number, days, faults } = judged(message);
  const found = [
    links.length > 0 ? `${links.length} ${links.length === 1 ? "link" : "links"}` : "",
    number && "number" in number ? "number" : "",
    days.length > 0 ? `${days.length} ${days.length === 1 ? "day" : "days"}` : "",
  ].filter(Boolean);
  const verdict = faults.length > 0 ? `not ours: ${[...new Set(faults)].join(", ")}` : "ours";
  return `| ${at + 1} | ${message.about} | ${beginning(message.text)} | ${found.join(", ")} | ${verdict} |`;
}

const tableOf = (title: string, messages: readonly InventedMessage[]) =>
  [
    `## ${title} (${messages.length})`,
    ["| | what | message | read | judged |", "| ---: | --- | --- | --- | --- |", ...messages.map(rowOf)].join(
      "\n",
    ),
  ].join("\n\n");

test("sixty messages are judged right, and the table says how", async () => {
  expect([genuineMessages.length, fraudulentMessages.length]).toEqual([30, 30]);
  const tables = [tableOf("Genuine", genuineMessages), tableOf("Fraudulent", fraudulentMessages)];
  await expect(`${[INTRODUCTION, ...tables].join("\n\n")}\n`).toMatchFileSnapshot("../docs/check.md");
});
