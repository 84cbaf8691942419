import type { EasyPartsOf } from "#cards/easy-view/easy-view.ts";
import type { Kind } from "#cards/engine/kind.ts";
import type { PhraseBook } from "#cards/engine/phrase.ts";
import type { Sample } from "#cards/engine/sample.ts";
import type { Rule } from "#cards/inspector/rule.ts";
import type { TextReader } from "#cards/reading/understood.ts";
import { date } from "#cards/sections/date/section.ts";
import { ending } from "#cards/sections/ending/section.ts";
import { gallery } from "#cards/sections/gallery/section.ts";
import { greetingSection } from "#cards/sections/greeting/section.ts";
import { guestbook } from "#cards/sections/guestbook/section.ts";
import { music } from "#cards/sections/music/section.ts";
import { notices } from "#cards/sections/notices/section.ts";
import { photoWall } from "#cards/sections/photo-wall/section.ts";
import { share } from "#cards/sections/share/section.ts";
import { venue } from "#cards/sections/venue/section.ts";
import { video } from "#cards/sections/video/section.ts";
import { attendance } from "./attendance/section.ts";
import { carriedOver } from "./carried-over.ts";
import { eventCover } from "./cover/section.ts";
import { facts } from "./facts.ts";
import { faq } from "./faq/section.ts";
import { fee } from "./fee/section.ts";
import { links } from "./links/section.ts";
import { programme } from "./programme/section.ts";
import { questions, questionTitles } from "./questions.ts";
import { speakers } from "./speakers/section.ts";

/** What it is, why to come, what happens there, a seat; and only then how to get there and what it costs. */
export const sections = [
  eventCover,
  greetingSection,
  programme,
  speakers,
  attendance,
  date,
  venue,
  fee,
  gallery,
  video,
  notices,
  faq,
  links,
  photoWall,
  guestbook,
  ending,
  share,
  music,
] as const;

/** An opening, a party, a seminar, an exhibition: whatever has a door and a number of seats. */
export const event = {
  name: "event",
  label: "행사 초대장",
  soldAs: ["이벤트 초대장", "모임 초대장", "세미나 초대장"],
  line: "참석을 받고 입장까지 확인합니다",
  addresses: {
    view: "/event/{id}",
    list: "/event",
    create: "/event/create",
    edit: "/event/edit/{id}",
    order: "/event/order",
  },
  sections,
  first: eventCover.name,
  themes: [
    "type",
    "neon",
    "modern",
    "film",
    "saekdong",
    "greenhouse",
    "letter",
    "sea",
    "autumn",
    "first-snow",
  ],
  plans: [
    { name: "hundred", label: "100명", won: 9_900, photos: 30, days: null, guests: 100, hasCheckIn: false },
    {
      name: "thousand",
      label: "1,000명 + 입장 확인",
      won: 19_900,
      photos: 60,
      days: null,
      guests: 1_000,
      soldAs: ["1,000명"],
    },
  ],
  eventWords: () => ({ day: "행사 날짜", time: "행사 시간", place: "행사 장소" }),
  factSections: { who: [eventCover.name], when: [date.name, attendance.name], where: [venue.name] },
  facts,
  questions,
  questionTitles,
  groups: () => ({
    must: [eventCover.name, date.name, venue.name],
    later: [video.name, links.name, photoWall.name, guestbook.name, ending.name, music.name],
  }),
  facePhoto: { path: "cover.photo" },
  carriedOver,
  async samples(): Promise<readonly Sample[]> {
    return (await import("./samples.ts")).samples;
  },
  async phrases(): Promise<PhraseBook> {
    return (await import("./phrases.ts")).book;
  },
  async easyView(): Promise<EasyPartsOf> {
    return (await import("./easy-view.ts")).eventEasyParts;
  },
  async rules(): Promise<readonly Rule[]> {
    return (await import("./rules.ts")).rules;
  },
  async reading(): Promise<TextReader> {
    return (await import("./reading.ts")).reading;
  },
} as const satisfies Kind;
