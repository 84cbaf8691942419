import { z } from "zod";
import { photoSchema } from "#cards/engine/photo-schema.ts";
import { defineSection } from "#cards/engine/section.ts";
import { takenUntil } from "#cards/engine/summary-words.ts";
import { dayOrNone, timeOrNone } from "#cards/parts/day-and-time.ts";
import { entrySchema } from "#cards/parts/guest-entry/entry-schema.ts";
import { textOf } from "#cards/parts/guest-entry/text-of.ts";
import { monthAndDay } from "#domain/day-words.ts";
import { wallFields } from "./entry-fields.ts";
import { photosLeft } from "./left-photos.ts";
import { PHOTOS_AT_ONCE } from "./limits.ts";
import { momentKo, photoWallOpening } from "./opening.ts";

const content = z.object({
  /** A card takes photos only when its maker wants them. */
  taking: z.boolean(),
  title: z.string().max(40, "제목은 40자까지 쓸 수 있습니다."),
  text: z.string().max(200, "안내 글은 200자까지 쓸 수 있습니다."),
  fromDate: dayOrNone,
  fromTime: timeOrNone,
  untilDate: dayOrNone,
  untilTime: timeOrNone,
  /** Photos are seen by others once the owner let them through. */
  approveFirst: z.boolean(),
});
export type PhotoWallContent = z.infer<typeof content>;

export const photoWall = defineSection({
  name: "photo-wall",
  lazyViewer: true,
  label: "함께 만드는 사진첩",
  content,
  empty: {
    taking: false,
    title: "함께 만드는 사진첩",
    text: "",
    fromDate: "",
    fromTime: "",
    untilDate: "",
    untilTime: "",
    approveFirst: true,
  },
  isVisible: ({ taking }) => taking,
  hangsOnDay: [
    { date: "fromDate", time: "fromTime", label: "시작" },
    { date: "untilDate", time: "untilTime", label: "끝" },
  ],
  summary: ({ taking, untilDate }) => (taking ? takenUntil(untilDate && monthAndDay(untilDate)) : ""),
  upgrades: [],
  entries: {
    fields: () => wallFields,
    entry: () =>
      entrySchema(wallFields, { caption: "설명" }).extend({
        photos: z
          .array(photoSchema, "사진을 골라 주세요.")
          .min(1, "사진을 골라 주세요.")
          .max(PHOTOS_AT_ONCE, `사진은 한 번에 ${PHOTOS_AT_ONCE}장까지 올릴 수 있습니다.`),
      }),
    perVisitor: "many",
    closed(given, now) {
      if (!given.taking) return "사진을 받지 않는 카드입니다.";
      const opening = photoWallOpening(given, now);
      if (opening.state === "early") return `사진은 ${momentKo(opening.from)}부터 올릴 수 있습니다.`;
      return opening.state === "over" ? "사진을 받는 기간이 끝났습니다. 함께해 주셔서 고맙습니다." : null;
    },
    hasPassword: false,
    takesPhotos: true,
    approveFirst: ({ approveFirst }) => approveFirst,
    shown: (entry) => ({
      photos: photosLeft(entry),
      caption: textOf(entry, "caption"),
      name: textOf(entry, "name"),
    }),
    columns: () => [
      { label: "이름", value: (entry) => textOf(entry, "name") || "이름 없이" },
      { label: "설명", value: (entry) => textOf(entry, "caption") },
      { label: "사진", value: (entry) => `${photosLeft(entry).length}장` },
    ],
    figures: (_, entries) => [
      {
        label: "손님이 올린 사진",
        value: entries.reduce((sum, entry) => sum + photosLeft(entry).length, 0),
        unit: "장",
      },
    ],
  },
});
