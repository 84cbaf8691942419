import { z } from "zod";
import { oneOf } from "#cards/engine/one-of.ts";
import { defineSection } from "#cards/engine/section.ts";
import { OFFERED, offerings } from "./offerings.ts";

/** A light or a flower without a word: who leaves one says no name. */
export const tribute = defineSection({
  name: "tribute",
  label: "촛불과 꽃",
  content: z.object({
    taking: z.boolean(),
    offering: oneOf(offerings),
    text: z.string().max(100, "안내 글은 100자까지 쓸 수 있습니다."),
  }),
  empty: { taking: true, offering: "flower", text: "" },
  isVisible: ({ taking }) => taking,
  summary: ({ taking, offering }) => (taking ? offerings[offering] : ""),
  upgrades: [],
  entries: {
    fields: () => ({}),
    entry: () => z.object({}),
    perVisitor: "one",
    closed: ({ taking }) => (taking ? null : "지금은 촛불과 꽃을 받지 않습니다."),
    hasPassword: false,
    approveFirst: () => false,
    shown: () => null,
    tally: () => OFFERED,
    columns: ({ offering }) => [{ label: "남긴 것", value: () => offerings[offering] }],
    figures: ({ offering }, entries) => [
      { label: offerings[offering], value: entries.length, unit: offering === "candle" ? "개" : "송이" },
    ],
  },
});
