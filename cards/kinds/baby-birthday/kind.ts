import type { EasyPartsOf } from "#cards/easy-view/easy-view.ts";
import { part } from "#cards/engine/card.ts";
import type { Kind } from "#cards/engine/kind.ts";
import type { PhraseBook } from "#cards/engine/phrase.ts";
import type { Sample } from "#cards/engine/sample.ts";
import type { ContentOf } from "#cards/engine/section.ts";
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
import { photoWall } from "#cards/sections/photo-wall/section.ts";
import { rsvp } from "#cards/sections/rsvp/section.ts";
import { share } from "#cards/sections/share/section.ts";
import { venue } from "#cards/sections/venue/section.ts";
import { video } from "#cards/sections/video/section.ts";
import { baby } from "./baby/section.ts";
import { carriedOver } from "./carried-over.ts";
import { closesAt } from "./doljabi/closing.ts";
import { doljabi } from "./doljabi/section.ts";
import { factWords } from "./fact-words.ts";
import { facts } from "./facts.ts";
import { growth } from "./growth/section.ts";
import { questions, questionTitles } from "./questions.ts";

/** Nobody asks at a first birthday which household a guest belongs to. */
const answers = { ...rsvp, empty: { ...rsvp.empty, asks: { ...rsvp.empty.asks, side: false } } };

/** Two names of a child are not joined, and its ring of thread holds one photo. */
const face = {
  ...cover,
  shown: (content: ContentOf<typeof cover>) => ({
    ...content,
    joining: "",
    photos: content.frame === "theme" ? content.photos.slice(0, 1) : content.photos,
  }),
};

/** Who it is about, how it grew, what it will take from the table; and only then when and where. */
export const sections = [
  face,
  words,
  baby,
  growth,
  doljabi,
  date,
  venue,
  gallery,
  video,
  notices,
  answers,
  accounts,
  photoWall,
  guestbook,
  ending,
  share,
  music,
] as const;

/** 돌: a child's first birthday, its year, and the thing it takes from the table. */
export const babyBirthday = {
  name: "baby-birthday",
  label: "돌잔치 초대장",
  soldAs: ["첫돌 카드", "돌 카드", "돌잔치 카드", "돌 초대장"],
  line: "돌잡이를 다 함께 점쳐 봅니다",
  addresses: {
    view: "/baby-birthday/{id}",
    list: "/baby-birthday",
    create: "/baby-birthday/create",
    edit: "/baby-birthday/edit/{id}",
    order: "/baby-birthday/order",
  },
  sections,
  first: cover.name,
  themes: ["dolsang", "cotton-candy", "saekdong", "balloon", "greenhouse", "film"],
  plans: [{ name: "basic", label: "베이직", won: 14_900, photos: 30, days: null }],
  offers: {
    sides: ["아빠 쪽", "엄마 쪽", "가족"],
    relations: ["아빠", "엄마", "할아버지", "할머니", "외할아버지", "외할머니", "이모", "삼촌"],
    subtitles: ["My first birthday", "One year of joy", "Happy first birthday", "Turning one"],
  },
  eventWords: () => ({ day: "잔칫날", time: "잔치 시간", place: "잔치 장소" }),
  factSections: { who: [baby.name], when: [date.name], where: [venue.name] },
  facts,
  questions,
  questionTitles,
  groups: () => ({
    must: [cover.name, words.name, baby.name, date.name, venue.name],
    later: [video.name, photoWall.name, ending.name, music.name],
  }),
  facePhoto: { path: "cover.photos", isList: true },
  factWords,
  carriedOver,
  moments(content) {
    const end = closesAt(part(content, doljabi));
    return end ? [end] : [];
  },
  presentationScreen: { label: "돌잡이 무대" },
  async samples(): Promise<readonly Sample[]> {
    return (await import("./samples.ts")).samples;
  },
  async phrases(): Promise<PhraseBook> {
    return (await import("./phrases.ts")).book;
  },
  async easyView(): Promise<EasyPartsOf> {
    return (await import("./easy-view.ts")).babyEasyParts;
  },
  async rules(): Promise<readonly Rule[]> {
    return (await import("./rules.ts")).rules;
  },
  async reading(): Promise<TextReader> {
    return (await import("./reading.ts")).reading;
  },
} as const satisfies Kind;
