import { z } from "zod";
import { oneOf } from "#cards/engine/one-of.ts";
import { photoSchema } from "#cards/engine/photo-schema.ts";
import { defineSection } from "#cards/engine/section.ts";
import { firstWords } from "#cards/engine/summary-words.ts";
import { thanksOccasions, thanksReligions } from "#cards/kinds/thanks/occasions.ts";
import { readDay } from "#domain/korean-day.ts";

/** About two screens of a phone; longer letters are not read (product, limits). */
export const LETTER_MAX_LENGTH = 1_000;

export const seals = { wax: "밀랍 인장", stamp: "이름 도장" } as const;
export type SealShape = keyof typeof seals;

export const letterPapers = { ruled: "줄 편지지", framed: "테두리 편지지", plain: "민무늬" } as const;
export type PaperShape = keyof typeof letterPapers;

export const envelopes = { sealed: "봉투를 열어 읽기", open: "바로 펼쳐 두기" } as const;

const content = z.object({
  occasion: oneOf(thanksOccasions),
  /** Of a funeral only. */
  religion: oneOf(thanksReligions),
  title: z.string().max(40, "제목은 40자까지 쓸 수 있습니다."),
  /** As one would call them: 김하늘 선생님. A personal address (`?to=`) goes before it. */
  recipient: z.string().max(20, "받는 분은 20자까지 쓸 수 있습니다."),
  body: z
    .string()
    .max(LETTER_MAX_LENGTH, `편지는 ${LETTER_MAX_LENGTH.toLocaleString("ko")}자까지 쓸 수 있습니다.`),
  photo: photoSchema.nullable(),
  /** The day under the letter, `YYYY-MM-DD`; none where it is empty. */
  date: z.string().max(10),
  /** Names only, as they are said together. */
  sender: z.string().max(40, "보내는 분은 40자까지 쓸 수 있습니다."),
  /** After the names: 드림, 올림. */
  closing: z.string().max(10, "맺음말은 10자까지 쓸 수 있습니다."),
  /** Of a business only: over the letter and over the sender. */
  company: z.string().max(40, "회사 이름은 40자까지 쓸 수 있습니다."),
  logo: photoSchema.nullable(),
  seal: oneOf(seals),
  /** In the seal; taken from the sender's name where it is empty. */
  sealLetters: z.string().max(4, "인장에는 네 글자까지 새길 수 있습니다."),
  paper: oneOf(letterPapers),
  envelope: oneOf(envelopes),
});
export type LetterContent = z.infer<typeof content>;

/** The envelope and the letter in it: one section, because a guest who breaks the seal must find the letter there. */
export const thanksLetter = defineSection({
  name: "letter",
  label: "편지",
  content,
  empty: {
    occasion: "wedding",
    religion: "none",
    title: "",
    recipient: "",
    body: "",
    photo: null,
    date: "",
    sender: "",
    closing: "드림",
    company: "",
    logo: null,
    seal: "wax",
    sealLetters: "",
    paper: "ruled",
    envelope: "sealed",
  },
  // It is the face of the card: the sealed envelope stands here even before a word is written.
  isVisible: () => true,
  shown(content) {
    const isBusiness = content.occasion === "business";
    const isSigned = content.sender.trim() !== "";
    return {
      ...content,
      company: isBusiness ? content.company : "",
      logo: isBusiness ? content.logo : null,
      date: readDay(content.date) ? content.date : "",
      closing: isSigned ? content.closing : "",
      sealLetters: isSigned ? content.sealLetters : onEnvelope(content),
    };
  },
  fromSample: (given) => ({
    ...given,
    recipient: "",
    date: "",
    sender: "",
    company: "",
    logo: null,
    sealLetters: "",
  }),
  summary: ({ body, sender }) => firstWords(body, sender),
  upgrades: [],
});

/** What a seal takes of the letters typed for it, where no stamp stands under the letter. */
function onEnvelope({ envelope, seal, sealLetters: typed }: LetterContent): string {
  if (envelope !== "sealed") return "";
  return seal === "wax" ? [...typed.replace(/\s/gu, "")].slice(0, 2).join("") : typed;
}
