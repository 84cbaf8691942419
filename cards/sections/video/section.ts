import { z } from "zod";
import { defineSection } from "#cards/engine/section.ts";
import { readVideo } from "./address.ts";
import { videoReference } from "./reference.ts";

/** The longest address a maker copies from YouTube, with its playlist and time, is far below. */
const ADDRESS_MAX_LENGTH = 500;

export const video = defineSection({
  name: "video",
  lazyViewer: true,
  label: "영상",
  content: z.object({
    title: z.string().max(40, "제목은 40자까지 쓸 수 있습니다."),
    /** The maker types an address; only the provider and the film's id are kept. */
    video: z.preprocess((given, context) => {
      if (typeof given !== "string") return given;
      if (given.trim() === "") return null;
      const found = given.length <= ADDRESS_MAX_LENGTH ? readVideo(given) : null;
      if (!found) {
        context.addIssue({
          code: "custom",
          message: "유튜브나 비메오 영상의 주소를 넣어 주세요. 예: https://youtu.be/…",
        });
      }
      return found;
    }, videoReference.nullable()),
  }),
  empty: { title: "", video: null },
  isVisible: ({ video: film }) => film !== null,
  suggests: "유튜브나 비메오 주소를 붙여 넣으면 카드 안에서 볼 수 있습니다.",
  summary: ({ title, video: film }) => (film ? title || "영상 1개" : ""),
  upgrades: [],
});
