import { z } from "zod";
import type { Photo } from "./photo.ts";

/** A photo as it is stored. Apart from `photo.ts`, which guests load: a schema is for forms and for the server. */
export const photoSchema = z.object({
  key: z
    .string()
    .max(200)
    .regex(/^(u|art)\/[a-z0-9][a-z0-9/_-]*$/),
  width: z.int().min(1).max(10_000),
  height: z.int().min(1).max(10_000),
  placeholder: z
    .string()
    .max(120)
    .regex(/^[A-Za-z0-9+/=]*$/)
    .default(""),
  caption: z.string().max(60, "설명은 60자까지 쓸 수 있습니다.").default(""),
  focus: z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) }).default({ x: 0.5, y: 0.5 }),
}) satisfies z.ZodType<Photo>;
