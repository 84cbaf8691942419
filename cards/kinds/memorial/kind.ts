import type { EasyPartsOf } from "#cards/easy-view/easy-view.ts";
import { type CardContent, part } from "#cards/engine/card.ts";
import type { Kind } from "#cards/engine/kind.ts";
import type { PhraseBook } from "#cards/engine/phrase.ts";
import type { Sample } from "#cards/engine/sample.ts";
import type { Rule } from "#cards/inspector/rule.ts";
import type { TextReader } from "#cards/reading/understood.ts";
import { accounts } from "#cards/sections/accounts/section.ts";
import { gallery as photos } from "#cards/sections/gallery/section.ts";
import { share } from "#cards/sections/share/section.ts";
import { instant } from "#domain/korean-day.ts";
import { carriedOver } from "./carried-over.ts";
import { condolences } from "./condolences/section.ts";
import { facts } from "./facts.ts";
import { farewell } from "./farewell/section.ts";
import { life } from "./life/section.ts";
import { mourners } from "./mourners/section.ts";
import { obituary } from "./obituary/section.ts";
import { questions, questionTitles } from "./questions.ts";
import { remembrance } from "./remembrance/section.ts";
import { tribute } from "./tribute/section.ts";
import { memorialWords } from "./words/section.ts";

const gallery = { ...photos, label: "고인의 사진", empty: { ...photos.empty, title: "함께한 시간" } };

/** Who died, where and when one may come, who mourns; then the hill, and only then what one might send. */
export const sections = [
  obituary,
  farewell,
  mourners,
  memorialWords,
  tribute,
  accounts,
  condolences,
  life,
  gallery,
  remembrance,
  share,
] as const;

/** 부고: told in haste and grief, read at once; later, if the family wishes, a place to come back to. */
export const memorial = {
  name: "memorial",
  label: "부고",
  called: "부고",
  line: "조용히, 필요한 것만 알립니다",
  addresses: { view: "/memorial/{id}", list: "/memorial", create: "/memorial/create" },
  sections,
  first: obituary.name,
  themes: ["chrysanthemum", "stillness"],
  plans: [],
  isSolemn: true,
  begin: {
    title: "부고를 준비합니다",
    lead: "고인과 빈소, 상주만 적으면 바로 보내실 수 있습니다. 나머지는 나중에 채우셔도 됩니다. 비용은 없습니다.",
    empty: { label: "바로 적기", mood: "필요한 것부터 차례로" },
  },
  offers: {
    sides: ["상주", "유족", "아들 측", "딸 측"],
    relations: [
      "배우자",
      "장남",
      "차남",
      "아들",
      "며느리",
      "장녀",
      "차녀",
      "딸",
      "사위",
      "손자",
      "손녀",
      "외손자",
      "외손녀",
      "형제",
      "자매",
    ],
  },
  eventWords: () => ({ day: "발인 날짜", time: "발인 시간", place: "빈소" }),
  factSections: {
    who: [obituary.name, mourners.name],
    when: [`${farewell.name}.procession`, `${farewell.name}.encoffining`],
    where: ["hall", "room", "address", "phone", "point"].map((field) => `${farewell.name}.${field}`),
  },
  facts,
  questions,
  questionTitles,
  groups: () => ({
    must: [obituary.name, farewell.name, mourners.name],
    later: [life.name, gallery.name, remembrance.name],
  }),
  facePhoto: { path: "obituary.photo" },
  carriedOver,
  moments(content) {
    const { processionDate: date, processionTime: time } = part(content, farewell);
    return date && time ? [instant({ date, time })] : [];
  },
  staysOpen: (content: CardContent) => part(content, remembrance).lasting,
  async samples(): Promise<readonly Sample[]> {
    return (await import("./samples.ts")).samples;
  },
  async phrases(): Promise<PhraseBook> {
    return (await import("./phrases.ts")).book;
  },
  async easyView(): Promise<EasyPartsOf> {
    return (await import("./easy-view.ts")).memorialEasyParts;
  },
  async rules(): Promise<readonly Rule[]> {
    return (await import("./rules.ts")).rules;
  },
  async reading(): Promise<TextReader> {
    return (await import("./reading.ts")).reading;
  },
} as const satisfies Kind;
