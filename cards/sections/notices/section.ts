import { z } from "zod";
import { oneOf } from "#cards/engine/one-of.ts";
import { defineSection } from "#cards/engine/section.ts";
import { firstWords, howMany, sideBySide } from "#cards/engine/summary-words.ts";
import { isWrittenNotice } from "./is-written.ts";

/** What a notice can be about; each has its drawing beside the viewer. */
export const noticeIcons = {
  info: "안내",
  parking: "주차",
  bus: "버스",
  meal: "식사",
  flower: "화환",
  clock: "시간",
  heart: "마음",
  camera: "사진",
} as const;
export type NoticeIcon = keyof typeof noticeIcons;

export const noticeShapes = { list: "목록", accordion: "펼쳐 보기", cards: "카드" } as const;
export type NoticeShape = keyof typeof noticeShapes;

/** More than a screen and a half of notices is a leaflet, not a card. */
export const NOTICES_MAX = 12;

export const notices = defineSection({
  name: "notices",
  label: "안내",
  content: z.object({
    title: z.string().max(40, "제목은 40자까지 쓸 수 있습니다."),
    shape: oneOf(noticeShapes),
    notices: z
      .array(
        z.object({
          icon: oneOf(noticeIcons),
          title: z.string().max(40, "제목은 40자까지 쓸 수 있습니다."),
          text: z.string().max(500, "안내 글은 500자까지 쓸 수 있습니다."),
        }),
      )
      .max(NOTICES_MAX, `안내는 ${NOTICES_MAX}개까지 쓸 수 있습니다.`),
  }),
  empty: { title: "안내 말씀", shape: "list", notices: [] },
  isVisible: ({ notices: written }) => written.some(isWrittenNotice),
  shown: (content) => ({ ...content, notices: content.notices.filter(isWrittenNotice) }),
  fromSample: (content) => ({ ...content, notices: [] }),
  suggests: "식사, 주차, 예식 순서처럼 손님이 미리 알면 좋은 것을 적어 주세요.",
  summary: ({ notices: written }) =>
    firstWords(
      sideBySide(...written.filter(isWrittenNotice).map(({ title }) => title)),
      howMany("안내", written.filter(isWrittenNotice)),
    ),
  upgrades: [],
});
