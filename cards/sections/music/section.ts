import { z } from "zod";
import { oneOf } from "#cards/engine/one-of.ts";
import { saidAs } from "#cards/engine/said-as.ts";
import { defineSection } from "#cards/engine/section.ts";
import { MAX_SOUND_SECONDS } from "#domain/sound.ts";
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
    type: z.enum(["mp3", "m4a"]),
    seconds: z.int().min(0).max(MAX_SOUND_SECONDS),
    /** Only what its maker typed: what the file says of itself is nobody's business. */
    label: z.string().max(40, "곡 이름은 40자까지 쓸 수 있습니다."),
  }),
]);
export type MusicSource = z.infer<typeof sources>;

const source = saidAs(sources, (chosen) =>
  chosen.from === "none" ? "음악 없음" : soundOf(chosen)?.label || "내 음악",
);

export const fades = { soft: "부드럽게", slow: "아주 천천히" } as const;
export type MusicFade = keyof typeof fades;

export const music = defineSection({
  name: "music",
  label: "배경 음악",
  content: z.object({
    source,
    volume: z.number().min(0).max(1),
    /** Seconds into a file of the maker's own. */
    startAt: z.int().min(0).max(MAX_SOUND_SECONDS),
    fade: oneOf(fades),
    /** Whether a screen lies over the card that a guest taps away; the tap lets the music begin. */
    opening: z.boolean(),
  }),
  empty: { source: { from: "none" }, volume: 0.5, startAt: 0, fade: "soft", opening: false },
  isVisible: ({ source: chosen }) => soundOf(chosen) !== null,
  summary: ({ source: chosen }) => soundOf(chosen)?.label ?? "",
  upgrades: [
    ({ source: chosen, ...older }) => ({
      ...older,
      source: isFile(chosen) ? { type: "mp3", seconds: 0, ...chosen } : chosen,
      startAt: 0,
      fade: "soft",
      opening: false,
    }),
  ],
});

function isFile(chosen: unknown): chosen is object {
  return typeof chosen === "object" && chosen !== null && "from" in chosen && chosen.from === "file";
}
