import { z } from "zod";
import { photoSchema } from "#cards/engine/photo-schema.ts";
import { defineSection } from "#cards/engine/section.ts";
import { firstWords } from "#cards/engine/summary-words.ts";
import { isGiftLink } from "./link.ts";

/** A present in a box: a photo, a few words, and where there is one the way to it. */
export const gift = defineSection({
  name: "gift",
  label: "선물 상자",
  content: z.object({
    title: z.string().max(40, "제목은 40자까지 쓸 수 있습니다."),
    message: z.string().max(300, "선물에 담을 말은 300자까지 쓸 수 있습니다."),
    photo: photoSchema.nullable(),
    link: z
      .string()
      .trim()
      .max(500, "주소는 500자까지 쓸 수 있습니다.")
      .refine(
        (address) => address === "" || isGiftLink(address),
        "https:// 로 시작하는 주소를 넣어 주세요. 예: https://gift.kakao.com/…",
      ),
    linkLabel: z.string().max(20, "버튼 글은 20자까지 쓸 수 있습니다."),
  }),
  empty: { title: "선물이 도착했어요", message: "", photo: null, link: "", linkLabel: "" },
  isVisible: ({ message, photo: shown, link }) => message.trim() !== "" || shown !== null || link !== "",
  shown: (content) => ({ ...content, linkLabel: content.link ? content.linkLabel : "" }),
  fromSample: () => ({ title: "선물이 도착했어요", message: "", photo: null, link: "", linkLabel: "" }),
  suggests: "사진이나 짧은 말, 모바일 선물의 주소를 상자에 담아 보세요.",
  summary: ({ message, linkLabel, link }) => firstWords(message, linkLabel, link),
  upgrades: [],
});
