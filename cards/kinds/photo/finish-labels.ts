import type { Finish } from "./sizes.ts";

export const finishLabels: Record<Finish, string> = {
  matte: "무광",
  gloss: "유광",
  hologram: "홀로그램",
  glitter: "글리터",
};
