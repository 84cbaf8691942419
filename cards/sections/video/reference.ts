import { z } from "zod";
import { saidAs } from "#cards/engine/said-as.ts";
import { type VideoReference, vimeoId, youtubeId } from "./address.ts";

const shape = z.enum(["wide", "tall"]);

/** A film as it is stored. It reaches an iframe's address: nothing but an id is let in. */
export const videoReference = saidAs(
  z.discriminatedUnion("provider", [
    z.strictObject({ provider: z.literal("youtube"), id: z.string().regex(youtubeId), shape }),
    z.strictObject({ provider: z.literal("vimeo"), id: z.string().regex(vimeoId), shape }),
  ]) satisfies z.ZodType<VideoReference>,
  () => "영상",
);
