import type { EasyPartsOf } from "#cards/easy-view/easy-view.ts";
import { type CardContent, part } from "#cards/engine/card.ts";
import type { Kind, Opening } from "#cards/engine/kind.ts";
import type { PhraseBook } from "#cards/engine/phrase.ts";
import type { Sample } from "#cards/engine/sample.ts";
import type { Rule } from "#cards/inspector/rule.ts";
import type { TextReader } from "#cards/reading/understood.ts";
import { date } from "#cards/sections/date/section.ts";
import { ending } from "#cards/sections/ending/section.ts";
import { gallery } from "#cards/sections/gallery/section.ts";
import { music } from "#cards/sections/music/section.ts";
import { share } from "#cards/sections/share/section.ts";
import { venue } from "#cards/sections/venue/section.ts";
import { video } from "#cards/sections/video/section.ts";
import { inLook } from "./cake/in-look.ts";
import { cake } from "./cake/section.ts";
import { carriedOver } from "./carried-over.ts";
import { factWords } from "./fact-words.ts";
import { facts, veiled } from "./facts.ts";
import { gift } from "./gift/section.ts";
import { birthdayLetter } from "./letter/section.ts";
import { questions, questionTitles } from "./questions.ts";
import { rollingPaper } from "./rolling-paper/section.ts";
import { revealAt } from "./waiting/reveal.ts";
import { waiting } from "./waiting/section.ts";

/** A cake to blow out, a letter, a present, and then everybody else. Until its moment the card only waits. */
export const sections = [
  cake,
  waiting,
  birthdayLetter,
  gift,
  gallery,
  video,
  date,
  venue,
  rollingPaper,
  ending,
  share,
  music,
] as const;

export const birthday = {
  name: "birthday",
  label: "생일 카드",
  soldAs: ["생일 축하 카드", "생일 초대장", "환갑 초대장", "칠순 초대장", "팔순 초대장"],
  line: "촛불을 끄면 편지가 열립니다",
  addresses: {
    view: "/birthday-card/{id}",
    list: "/birthday-card",
    create: "/birthday-card/create",
    order: "/birthday-card/order",
  },
  sections,
  first: cake.name,
  themes: [
    "candle",
    "balloon",
    "saekdong",
    "letter",
    "spring-night",
    "greenhouse",
    "sea",
    "first-snow",
    "autumn",
    "hanji",
  ],
  plans: [{ name: "basic", label: "베이직", won: 4_900, photos: 30, days: null }],
  factSections: {
    who: [cake.name, birthdayLetter.name],
    when: [date.name, waiting.name],
    where: [venue.name],
  },
  facts,
  questions,
  inLook,
  questionTitles,
  groups: () => ({
    must: [cake.name, birthdayLetter.name, date.name],
    later: [video.name, ending.name, music.name],
  }),
  factWords,
  moments,
  openings,
  openAt,
  veiled,
  carriedOver,
  async samples(): Promise<readonly Sample[]> {
    return (await import("./samples.ts")).samples;
  },
  async phrases(): Promise<PhraseBook> {
    return (await import("./phrases.ts")).book;
  },
  async easyView(): Promise<EasyPartsOf> {
    return (await import("./easy-view.ts")).birthdayEasyParts;
  },
  async rules(): Promise<readonly Rule[]> {
    return (await import("./rules.ts")).rules;
  },
  async reading(): Promise<TextReader> {
    return (await import("./reading.ts")).reading;
  },
} as const satisfies Kind;

/** When the card opens, and when its notes do where that is later. */
function openings(content: CardContent): Opening[] {
  const paper = part(content, rollingPaper);
  const opens = revealOf(content);
  const notes = rollingPaper.entries?.sealedUntil?.(paper, content) ?? null;
  const takes = paper.taking && !content.hidden.includes(rollingPaper.name);
  const isLater = notes !== null && (!opens || notes > opens);
  return [
    ...(opens ? [{ section: waiting.name, field: "date", what: "카드가 열리는", at: opens }] : []),
    ...(isLater && takes
      ? [{ section: rollingPaper.name, field: "opensDate", what: "쪽지가 열리는", at: notes }]
      : []),
  ];
}

function moments(content: CardContent): Date[] {
  const notes = rollingPaper.entries?.sealedUntil?.(part(content, rollingPaper), content) ?? null;
  const all = [revealOf(content), notes].filter((moment) => moment !== null);
  return [...new Map(all.map((moment) => [moment.getTime(), moment])).values()];
}

/** Friends may write before the celebrant may look. */
function openAt(content: CardContent, now: string): string[] | null {
  const reveal = revealOf(content);
  if (!reveal || new Date(now) >= reveal) return null;
  return part(content, rollingPaper).early ? [waiting.name, rollingPaper.name] : [waiting.name];
}

/** Who hides what stands there while the card waits does not let it wait. */
function revealOf(content: CardContent): Date | null {
  return content.hidden.includes(waiting.name) ? null : revealAt(part(content, waiting));
}
