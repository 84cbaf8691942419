import { z } from "zod";
import { saidAs } from "#cards/engine/said-as.ts";
import { defineSection } from "#cards/engine/section.ts";
import { soundOf } from "./sound.ts";

const sources = z.discriminatedUnion("from", [
  z.object({ from: z.literal("none") }),
  // Not an enum: a track that is taken off the list must not make an old card unreadable.
  z.object({
    from: z.literal("track"),
    name: z
      .string()
      .max(40)
      .regex(/^[a-z0-9-]+$/),
  }),
  z.object({
    from: z.literal("file"),
    /** The server makes these; a maker cannot invent one. */
    key: z
      .string()
      .max(200)
      .regex(/^u\/[a-z0-9][a-z0-9/_-]*$/),
    label: z.string().max(40, "곡 이름은 40자까지 쓸 수 있습니다."),
  }),
]);
export type MusicSource = z.infer<typeof sources>;

const source = saidAs(sources, (chosen) =>
  chosen.from === "none" ? "음악 없음" : soundOf(chosen)?.label || "내 음악",
);

export const music = defineSection({
  name: "music",
  label: "배경 음악",
  content: z.object({
    source,
    volume: z.number().min(0).max(1),
  }),
  empty: { source: { from: "none" }, volume: 0.5 },
  isVisible: ({ source: chosen }) => soundOf(chosen) !== null,
  summary: ({ source: chosen }) => soundOf(chosen)?.label ?? "",
  upgrades: [],
});
