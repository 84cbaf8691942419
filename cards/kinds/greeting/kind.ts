import type { EasyPartsOf } from "#cards/easy-view/easy-view.ts";
import { type CardContent, part } from "#cards/engine/card.ts";
import type { Kind } from "#cards/engine/kind.ts";
import type { PhraseBook } from "#cards/engine/phrase.ts";
import type { Sample } from "#cards/engine/sample.ts";
import type { Rule } from "#cards/inspector/rule.ts";
import type { TextReader } from "#cards/reading/understood.ts";
import { accounts } from "#cards/sections/accounts/section.ts";
import { cover } from "#cards/sections/cover/section.ts";
import { date } from "#cards/sections/date/section.ts";
import { ending } from "#cards/sections/ending/section.ts";
import { gallery } from "#cards/sections/gallery/section.ts";
import { greetingSection as words } from "#cards/sections/greeting/section.ts";
import { guestbook } from "#cards/sections/guestbook/section.ts";
import { music } from "#cards/sections/music/section.ts";
import { notices } from "#cards/sections/notices/section.ts";
import { people } from "#cards/sections/people/section.ts";
import { photoWall } from "#cards/sections/photo-wall/section.ts";
import { rsvp } from "#cards/sections/rsvp/section.ts";
import { share } from "#cards/sections/share/section.ts";
import { venue } from "#cards/sections/venue/section.ts";
import { video } from "#cards/sections/video/section.ts";
import { carriedOver } from "./carried-over.ts";
import { couple } from "./couple/section.ts";
import { factWords, weddingPatterns } from "./fact-words.ts";
import { facts } from "./facts.ts";
import { groups } from "./groups.ts";
import { interview } from "./interview/section.ts";
import { occasions } from "./occasions.ts";
import { questions, questionTitles } from "./questions.ts";
import { signature } from "./signature/section.ts";
import { story } from "./story/section.ts";
import { thanksAfter } from "./thanks-after/section.ts";
import { wreath } from "./wreath/section.ts";

/** Who invites, when, who they are, where, and only then what one might bring. Thanks, once due, come first. */
export const sections = [
  cover,
  thanksAfter,
  words,
  couple,
  people,
  date,
  interview,
  story,
  gallery,
  video,
  venue,
  notices,
  rsvp,
  wreath,
  accounts,
  photoWall,
  guestbook,
  signature,
  ending,
  share,
  music,
] as const;

/** The mobile card: a wedding above all, but also a greeting, a new year, an opening. */
export const greeting = {
  name: "greeting",
  label: "모바일 카드",
  soldAs: ["청첩장", "웨딩 카드", "결혼식 초대장"],
  line: "결혼식부터 연하장, 개업 인사까지",
  occasions,
  addresses: { view: "/card/{id}", create: "/create", list: "/mobile-card", order: "/order" },
  sections,
  first: cover.name,
  themes: [
    "hanji",
    "first-snow",
    "spring-night",
    "film",
    "greenhouse",
    "celadon",
    "saekdong",
    "modern",
    "letter",
    "sea",
    "autumn",
  ],
  plans: [
    { name: "basic", label: "베이직", won: 19_900, photos: 30, days: null },
    {
      name: "premium",
      label: "프리미엄",
      won: 29_900,
      photos: 60,
      days: 365,
      includes: { kind: "thanks", plan: "basic", count: 1 },
    },
  ],
  beside: { label: "결혼 준비 체크리스트", to: "/wedding/plan/check-list" },
  offers: {
    sides: ["신랑 측", "신부 측", "가족"],
    relations: ["신랑", "신부", "아버지", "어머니", "할아버지", "할머니", "형제", "자매", "대표"],
    subtitles: [
      "We are getting married",
      "Wedding invitation",
      "Save the date",
      "Happy new year",
      "With gratitude",
      "Grand opening",
    ],
  },
  eventWords: (content: CardContent) =>
    part(content, couple).occasion === "wedding"
      ? { day: "예식 날짜", time: "예식 시간", place: "예식 장소" }
      : { day: "날짜", time: "시간", place: "장소" },
  factSections: { who: [couple.name, cover.name], when: [date.name], where: [venue.name] },
  facts,
  questions,
  questionTitles,
  groups,
  facePhoto: { path: "cover.photos", isList: true },
  factWords,
  patterns: weddingPatterns,
  carriedOver,
  // What a shop is called is a fact of that shop.
  fromSample: (content: CardContent) =>
    part(content, couple).occasion === "opening"
      ? { ...content, sections: { ...content.sections, cover: { ...content.sections.cover, title: "" } } }
      : content,
  async samples(): Promise<readonly Sample[]> {
    return (await import("./samples.ts")).samples;
  },
  async phrases(): Promise<PhraseBook> {
    return (await import("./phrases.ts")).book;
  },
  async easyView(): Promise<EasyPartsOf> {
    return (await import("./easy-view.ts")).greetingEasyParts;
  },
  async rules(): Promise<readonly Rule[]> {
    return (await import("./rules.ts")).rules;
  },
  async reading(): Promise<TextReader> {
    return (await import("./reading.ts")).reading;
  },
} as const satisfies Kind;
