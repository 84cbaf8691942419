import type { EasyPartsOf } from "#cards/easy-view/easy-view.ts";
import { type CardContent, part } from "#cards/engine/card.ts";
import type { Kind } from "#cards/engine/kind.ts";
import type { PhraseBook } from "#cards/engine/phrase.ts";
import type { Sample } from "#cards/engine/sample.ts";
import type { Rule } from "#cards/inspector/rule.ts";
import type { TextReader } from "#cards/reading/understood.ts";
import { gallery } from "#cards/sections/gallery/section.ts";
import { music } from "#cards/sections/music/section.ts";
import { share } from "#cards/sections/share/section.ts";
import { video } from "#cards/sections/video/section.ts";
import { begin } from "./begin.ts";
import { facts } from "./facts.ts";
import { keepsake } from "./keepsake.ts";
import { thanksLetter } from "./letter/section.ts";
import { linksFor } from "./links.ts";
import { questions, questionTitles } from "./questions.ts";
import { namesIn } from "./recipients/names.ts";
import { recipients } from "./recipients/section.ts";
import { reply } from "./reply/section.ts";

/** The letter, what was put into its envelope, and an answer. The list of recipients is seen by its maker only. */
export const sections = [thanksLetter, gallery, video, reply, share, music, recipients] as const;

/** A sealed letter of thanks. */
export const thanks = {
  name: "thanks",
  label: "감사장",
  soldAs: ["감사 카드", "감사 인사", "답례장"],
  line: "고마운 마음을 봉투에 담아",
  addresses: { view: "/thanks/{id}", create: "/thanks/create", order: "/thanks/order" },
  sections,
  opensByTap: true,
  first: thanksLetter.name,
  themes: [
    "sijeonji",
    "letter",
    "hanji",
    "celadon",
    "first-snow",
    "greenhouse",
    "autumn",
    "sea",
    "saekdong",
    "modern",
    "inkstone",
    "chrysanthemum",
  ],
  plans: [{ name: "basic", label: "베이직", won: 6_900, photos: 30, days: null }],
  factSections: { who: [thanksLetter.name] },
  facts,
  questions,
  questionTitles,
  groups: () => ({ must: [thanksLetter.name], later: [video.name, music.name] }),
  sentBy: (content: CardContent) => part(content, thanksLetter).sender,
  createFrom: { label: "이 카드로 감사장 만들기", begin },
  addressees: (content: CardContent, address: string) =>
    linksFor({ names: namesIn(part(content, recipients).names), address, content }),
  ownerScreen: { label: "받는 분별 주소" },
  keepsake,
  async samples(): Promise<readonly Sample[]> {
    return (await import("./samples.ts")).samples;
  },
  async phrases(): Promise<PhraseBook> {
    return (await import("./phrases.ts")).book;
  },
  async easyView(): Promise<EasyPartsOf> {
    return (await import("./easy-view.ts")).thanksEasyParts;
  },
  async rules(): Promise<readonly Rule[]> {
    return (await import("./rules.ts")).rules;
  },
  async reading(): Promise<TextReader> {
    return (await import("./reading.ts")).reading;
  },
} as const satisfies Kind;
