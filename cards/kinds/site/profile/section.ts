import { z } from "zod";
import { oneOf } from "#cards/engine/one-of.ts";
import { photoSchema } from "#cards/engine/photo-schema.ts";
import { defineSection } from "#cards/engine/section.ts";
import { sideBySide } from "#cards/engine/summary-words.ts";
import { hasSitenameCharacters, SITENAME_MAX } from "#domain/sitename.ts";

/** Drawn for who has no photo, or wants none. */
export const profileFigures = {
  seal: "이름 도장",
  "moon-jar": "달항아리",
  branch: "매화 가지",
  wave: "물결",
  hill: "산과 달",
  cup: "찻잔",
  thread: "바늘과 실",
  book: "펼친 책",
} as const;
export type Figure = keyof typeof profileFigures;

export const portraitShapes = { card: "명함", portrait: "초상" } as const;
export type Shape = keyof typeof portraitShapes;

/** A line that fits on a calling card in two. */
export const LINE_MAX = 60;

/** The calling card: whose page it is, and where it stands. */
export const profile = defineSection({
  name: "profile",
  label: "명함",
  content: z.object({
    /** What the address calls the page; a draft may have half of it. */
    sitename: z
      .string()
      .max(SITENAME_MAX, `주소는 ${SITENAME_MAX}자까지 쓸 수 있습니다.`)
      .refine(hasSitenameCharacters, "영문 소문자, 숫자, 붙임표(-)만 쓸 수 있습니다."),
    name: z.string().max(20, "이름은 20자까지 쓸 수 있습니다."),
    role: z.string().max(30, "하는 일은 30자까지 쓸 수 있습니다."),
    line: z.string().max(LINE_MAX, `한마디는 ${LINE_MAX}자까지 쓸 수 있습니다.`),
    photo: photoSchema.nullable(),
    figure: oneOf(profileFigures),
    shape: oneOf(portraitShapes),
  }),
  empty: { sitename: "", name: "", role: "", line: "", photo: null, figure: "seal", shape: "card" },
  isVisible: () => true,
  // Its address says what the page is called now; and on a calling card the photo has no words.
  shown: (content) => ({
    ...content,
    sitename: "",
    photo: content.photo && content.shape === "card" ? { ...content.photo, caption: "" } : content.photo,
  }),
  fromSample: (content) => ({ ...content, sitename: "", name: "", role: "", line: "", photo: null }),
  summary: ({ name, role }) => sideBySide(name, role),
  upgrades: [],
});
