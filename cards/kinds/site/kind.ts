import type { EasyPartsOf } from "#cards/easy-view/easy-view.ts";
import { type CardContent, part } from "#cards/engine/card.ts";
import type { Kind } from "#cards/engine/kind.ts";
import type { PhraseBook } from "#cards/engine/phrase.ts";
import type { Sample } from "#cards/engine/sample.ts";
import type { Rule } from "#cards/inspector/rule.ts";
import { guestbook } from "#cards/sections/guestbook/section.ts";
import { share } from "#cards/sections/share/section.ts";
import { blocks } from "./blocks/section.ts";
import { contactFile } from "./contact-file.ts";
import { facts } from "./facts.ts";
import { mentions } from "./mentions.ts";
import { profile } from "./profile/section.ts";
import { questions, questionTitles } from "./questions.ts";
import { periodOf } from "./schedule.ts";

/** A calling card, what stands under it, and room for a word of those who came by. */
export const sections = [profile, blocks, guestbook, share] as const;

/** A page of one's own, under a name of one's own. */
export const site = {
  name: "site",
  label: "내 페이지",
  called: "페이지",
  soldAs: ["개인 홈페이지", "개인 사이트", "모바일 명함"],
  line: "나를 한 장에 담은 주소 하나",
  addresses: { view: "/{sitename}", create: "/site/create" },
  sections,
  first: profile.name,
  themes: [
    "nameplate",
    "drafting",
    "hanji",
    "modern",
    "celadon",
    "greenhouse",
    "letter",
    "sea",
    "film",
    "first-snow",
    "autumn",
    "sijeonji",
    "spring-night",
    "type",
  ],
  plans: [
    { name: "free", label: "무료", won: 0, photos: 60, days: null },
    {
      name: "pro",
      label: "프로 1년",
      won: 29_000,
      photos: 60,
      days: null,
      lasts: 365,
      gives: ["내 이름만 남는 한 장"],
      soldAs: ["프로"],
    },
  ],
  begin: {
    title: "나를 소개하는 한 장",
    lead: "좋은 종이에 찍은 명함처럼, 이름과 링크를 한곳에 담습니다. 주소는 직접 고르시고, 비용도 기한도 없습니다.",
    empty: { label: "빈 명함부터", mood: "이름 한 줄에서 시작하기" },
  },
  named: { section: profile.name, field: "sitename", owner: "name" },
  factSections: { who: [profile.name] },
  facts,
  questions,
  questionTitles,
  groups: () => ({ must: [profile.name], later: [] }),
  sentBy: (content: CardContent) => part(content, profile).name,
  facePhoto: { path: "profile.photo" },
  moments: (content: CardContent) =>
    part(content, blocks).blocks.flatMap((block) => {
      if (block.type !== "link" || !block.on) return [];
      const { from, until } = periodOf(block);
      return [from, until].filter((moment) => moment !== null);
    }),
  links: (content: CardContent) =>
    part(content, blocks).blocks.flatMap((block) =>
      block.type === "link" && block.address ? [{ id: block.id, label: block.title }] : [],
    ),
  mentions,
  contactFile,
  staysOpen: () => true,
  ownerScreen: { label: "링크 클릭 수" },
  async samples(): Promise<readonly Sample[]> {
    return (await import("./samples.ts")).samples;
  },
  async phrases(): Promise<PhraseBook> {
    return (await import("./phrases.ts")).book;
  },
  async easyView(): Promise<EasyPartsOf> {
    return (await import("./easy-view.ts")).siteEasyParts;
  },
  async rules(): Promise<readonly Rule[]> {
    return (await import("./rules.ts")).rules;
  },
} as const satisfies Kind;
