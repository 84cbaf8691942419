import type { EasyPartsOf } from "#cards/easy-view/easy-view.ts";
import { type CardContent, part } from "#cards/engine/card.ts";
import type { Kind } from "#cards/engine/kind.ts";
import type { PhraseBook } from "#cards/engine/phrase.ts";
import type { Sample } from "#cards/engine/sample.ts";
import type { Rule } from "#cards/inspector/rule.ts";
import { withoutExamples } from "./example-photos.ts";
import { facts } from "./facts.ts";
import { designSection } from "./section.ts";

export const sections = [designSection] as const;

/** A card to hold: two faces of 54 × 86 mm, made on a canvas instead of in forms. */
export const photo = {
  name: "photo",
  label: "포토카드",
  called: "포토카드",
  line: "앞뒤로 꾸며 인쇄까지 하는 한 장",
  addresses: {
    view: "/photo-card/{id}",
    list: "/my-photo-card",
    create: "/photo-card/birthday/create",
    edit: "/photo-card/birthday/edit/{id}",
  },
  sections,
  first: designSection.name,
  themes: ["modern"],
  plans: [
    {
      name: "one",
      label: "한 장",
      won: 2_900,
      photos: 60,
      days: null,
      prints: 1,
      gives: ["이 모습 그대로, 표시 없는 인쇄 파일 한 장"],
      soldAs: ["1장"],
    },
    {
      name: "ten",
      label: "열 장",
      won: 9_900,
      photos: 60,
      days: null,
      prints: 10,
      gives: ["표시 없는 인쇄 파일 열 장", "번호를 이어 가는 한 벌도 한 번에"],
      soldAs: ["10장"],
    },
  ],
  begin: {
    title: "어떤 포토카드를 만들까요?",
    lead: "마음에 드는 모습을 고르고 사진만 바꿔도 한 장이 됩니다. 앞면과 뒷면 모두 꾸미실 수 있습니다.",
    empty: { label: "빈 카드", mood: "하얀 종이에서 처음부터" },
  },
  factSections: { who: [designSection.name] },
  facts,
  canvasEditor: true,
  listScreen: true,
  fromSample(content: CardContent): CardContent {
    const start = withoutExamples(part(content, designSection));
    return { ...content, sections: { ...content.sections, [designSection.name]: start } };
  },
  async print(content: CardContent, cards: "one" | "series") {
    const { printOf } = await import("./output/print.ts");
    return printOf(part(content, designSection), cards);
  },
  async samples(): Promise<readonly Sample[]> {
    return (await import("./samples.ts")).samples;
  },
  async phrases(): Promise<PhraseBook> {
    return (await import("./phrases.ts")).book;
  },
  async easyView(): Promise<EasyPartsOf> {
    return (await import("./easy-view.ts")).photoEasyParts;
  },
  async rules(): Promise<readonly Rule[]> {
    return (await import("./rules.ts")).rules;
  },
} as const satisfies Kind;
