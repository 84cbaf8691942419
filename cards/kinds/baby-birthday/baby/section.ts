import { z } from "zod";
import { photoSchema } from "#cards/engine/photo-schema.ts";
import { defineSection } from "#cards/engine/section.ts";
import { sideBySide } from "#cards/engine/summary-words.ts";
import { heightOrNone, weightOrNone } from "#cards/kinds/baby-birthday/measures.ts";
import { dayOrNone, timeOrNone } from "#cards/parts/day-and-time.ts";
import { plainDay } from "#domain/day-words.ts";
import { babyFullName } from "./full-name.ts";

/** As many as stand in one family picture. */
export const SIBLINGS_MAX = 6;

const name = z.string().max(20, "이름은 20자까지 쓸 수 있습니다.");

const sibling = z.object({ name, relation: z.string().max(10, "관계는 10자까지 쓸 수 있습니다.") });
export type Sibling = z.infer<typeof sibling>;

const content = z.object({
  familyName: name,
  givenName: name,
  /** 태명: what it was called before it was born. */
  nickname: name,
  birthDate: dayOrNone,
  birthTime: timeOrNone,
  /** At birth. */
  height: heightOrNone,
  weight: weightOrNone,
  photo: photoSchema.nullable(),
  text: z.string().max(200, "소개는 200자까지 쓸 수 있습니다."),
  father: name,
  mother: name,
  siblings: z.array(sibling).max(SIBLINGS_MAX, `형제자매는 ${SIBLINGS_MAX}명까지 적을 수 있습니다.`),
});
export type BabyContent = z.infer<typeof content>;

const empty: BabyContent = {
  familyName: "",
  givenName: "",
  nickname: "",
  birthDate: "",
  birthTime: "",
  height: null,
  weight: null,
  photo: null,
  text: "",
  father: "",
  mother: "",
  siblings: [],
};

export const baby = defineSection({
  name: "baby",
  label: "아기 소개",
  content,
  empty,
  isVisible: (given) => babyFullName(given) !== "" || given.birthDate !== "",
  shown: (content) => ({
    ...content,
    siblings: content.siblings.filter((one) => one.name.trim() !== ""),
  }),
  fromSample: () => empty,
  summary: (given) =>
    sideBySide(babyFullName(given), given.birthDate ? `${plainDay(given.birthDate)} 출생` : ""),
  upgrades: [],
});
