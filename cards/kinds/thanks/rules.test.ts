import { expect, test } from "vitest";
import { type CardContent, part, startCard } from "#cards/engine/card.ts";
import type { Photo } from "#cards/engine/photo.ts";
import { startFrom } from "#cards/engine/start-from.ts";
import { inspect } from "#cards/inspector/inspect.ts";
import { type Changes, describeRules } from "#cards/inspector/rule-cases-for-tests.ts";
import { instant } from "#domain/korean-day.ts";
import { thanks } from "./kind.ts";
import { thanksLetter } from "./letter/section.ts";
import { phrases } from "./phrases.ts";
import { rules } from "./rules.ts";
import { samples } from "./samples.ts";

const photo = (key: string, more: Partial<Photo> = {}): Photo => ({
  key: `u/${key}`,
  width: 1200,
  height: 1600,
  placeholder: "",
  caption: "",
  focus: { x: 0.5, y: 0.5 },
  ...more,
});

const today = "2027-01-15";
const letter = (fields: object): Changes => ({ letter: fields });

const written = {
  body: "그날 와 주셔서 고맙습니다.\n볕 좋은 날 놀러 오세요.",
  sender: "강민재 · 유선하",
  date: today,
};
const empty = startCard(thanks);
const whole: CardContent = {
  ...empty,
  sections: { ...empty.sections, letter: { ...empty.sections.letter, ...written } },
};
const quiet: CardContent = {
  ...whole,
  theme: { name: "inkstone", choice: {} },
  sections: {
    ...whole.sections,
    letter: { ...whole.sections.letter, occasion: "funeral", body: "찾아 주시고 위로해 주셔서 감사합니다." },
  },
};

describeRules({
  kind: thanks,
  rules,
  whole,
  today,
  cases: {
    "letter-without-words": { has: letter({ body: " " }), at: "letter.body" },
    "sender-unnamed": { has: letter({ sender: "" }), at: "letter.sender" },
    "letter-day-not-in-calendar": {
      has: letter({ date: "2027-02-30" }),
      lacks: letter({ date: "" }),
      at: "letter.date",
    },
    "business-without-company": {
      has: letter({ occasion: "business" }),
      lacks: letter({ occasion: "business", company: "고이도자" }),
      at: "letter.company",
    },
    "letter-day-ahead": {
      has: letter({ date: "2027-02-20" }),
      lacks: letter({ date: "2027-01-25" }),
      at: "letter.date",
    },
    "letter-day-long-ago": {
      has: letter({ date: "2025-06-05" }),
      lacks: letter({ date: "2026-06-05" }),
      at: "letter.date",
    },
    "letter-day-before-what-it-tells": {
      has: letter({ body: "지난 1월 20일, 와 주셔서 고맙습니다." }),
      lacks: letter({ body: "지난 12월 20일, 와 주셔서 고맙습니다." }),
      at: "letter.date",
    },

    "closing-said-twice": {
      has: letter({ sender: "강민재 드림" }),
      lacks: letter({ sender: "강민재 드림", closing: "" }),
      at: "letter.sender",
    },
    "signed-twice": {
      has: letter({ body: "고맙습니다.\n\n강민재, 유선하 올림" }),
      lacks: letter({ body: "고맙습니다.\n\n유선하 올림" }),
      at: "letter.body",
    },
    "addressed-twice": [
      {
        has: letter({ recipient: "김하늘", body: "김하늘 님께,\n고맙습니다." }),
        lacks: letter({ body: "김하늘 님께,\n고맙습니다." }),
        at: "letter.body",
      },
      {
        has: letter({ recipient: "김하늘", body: "이바다 선생님께\n고맙습니다." }),
        lacks: letter({ recipient: "김하늘", body: "이바다 선생님께 배운 것을 기억합니다.\n고맙습니다." }),
        at: "letter.body",
      },
    ],
    "recipient-begins-with-to": {
      has: letter({ recipient: "To. 김하늘" }),
      lacks: letter({ recipient: "Tom" }),
      at: "letter.recipient",
    },
    "seal-of-somebody-else": {
      has: letter({ sealLetters: "윤도현" }),
      lacks: letter({ sealLetters: "민재인" }),
      at: "letter.sealLetters",
    },
    "company-called-otherwise": {
      has: letter({ occasion: "business", company: "고이도자", sender: "하늘유리 대표 서하늘" }),
      lacks: letter({ occasion: "business", company: "고이도자", sender: "서하늘 대표" }),
      at: "letter.sender",
    },
    "company-said-twice": {
      has: letter({ occasion: "business", company: "고이도자", sender: "고이도자 대표 서하늘" }),
      lacks: letter({ occasion: "business", company: "고이도자", sender: "공동 대표 서하늘" }),
      at: "letter.sender",
    },

    "words-of-another-occasion": [
      {
        has: letter({ body: "빈소까지 찾아 주셔서 고맙습니다." }),
        lacks: letter({ body: "결혼식에 와 주셔서 고맙습니다. 고인의 자리도 빛났습니다." }),
        at: "letter.occasion",
      },
      {
        has: letter({ occasion: "funeral", body: "결혼식에 와 주셔서 고맙습니다." }),
        lacks: letter({ occasion: "retirement", body: "제 결혼식에도 와 주셨지요." }),
        at: "letter.occasion",
      },
      {
        has: letter({ occasion: "funeral", body: "돌잔치에 와 주셔서 고맙습니다." }),
        lacks: letter({ occasion: "funeral", body: "위로해 주셔서 감사합니다. 제 결혼식에도 오셨지요." }),
        at: "letter.occasion",
      },
      {
        has: letter({ occasion: "business", company: "고이", body: "조문해 주셔서 감사합니다." }),
        lacks: letter({ body: "상주에서 와 주신 부부의 마음, 고맙습니다." }),
        at: "letter.occasion",
      },
    ],
    "mourning-in-festive-theme": {
      has: letter({ occasion: "funeral" }),
      lacks: letter({ occasion: "retirement" }),
      at: "letter.occasion",
    },

    "recipient-is-no-name": {
      has: { recipients: { names: "김하늘\n01000000000\n이바다" } },
      lacks: { recipients: { names: "김하늘\n이바다" } },
      at: "recipients.names",
    },
    "recipient-listed-twice": {
      has: { recipients: { names: "김하늘\n이바다\n김 하늘" } },
      lacks: { recipients: { names: "김하늘\n이바다\n김하늘" } },
      at: "recipients.names",
    },
    "sender-on-the-list": {
      has: { recipients: { names: "김하늘\n강민재" } },
      lacks: { recipients: { names: "김하늘\n강민" } },
      at: "recipients.names",
    },

    "too-many-photos": {
      has: { gallery: { photos: Array.from({ length: 61 }, (_, at) => photo(`g${at}`)) } },
      lacks: { gallery: { photos: Array.from({ length: 60 }, (_, at) => photo(`g${at}`)) } },
      at: "gallery.photos",
    },
    "photo-too-small": {
      has: letter({ photo: photo("a", { width: 400, height: 300 }) }),
      lacks: letter({
        occasion: "business",
        company: "고이도자",
        logo: photo("a", { width: 200, height: 80 }),
      }),
      at: "letter.photo",
    },
    "photo-twice": {
      has: { gallery: { photos: [photo("a"), photo("a")] } },
      lacks: { gallery: { photos: [photo("a")] }, letter: { photo: photo("a") } },
      at: "gallery.photos.1",
    },
    "sample-picture-left": {
      has: { gallery: { photos: [photo("", { key: "art/hanok-door" }), photo("a")] } },
      lacks: { gallery: { photos: [photo("", { key: "art/hanok-door" })] } },
      at: "gallery.photos.0",
    },
    "caption-is-file-name": {
      has: letter({ photo: photo("a", { caption: "IMG_1234.JPG" }) }),
      lacks: letter({ photo: photo("a", { caption: "이미지와 사진 사이" }) }),
      at: "letter.photo.caption",
    },
    "mourning-with-exclamations": {
      has: letter({ body: "정말 고맙습니다! ㅎㅎ" }),
      lacks: letter({ body: "12시~14시에 와 주셔서 고맙습니다." }),
      at: "letter.body",
      whole: quiet,
    },
    "mourning-with-music": {
      has: { music: { source: { from: "track", name: "quiet-morning" } } },
      at: "music.source",
      whole: quiet,
    },
    "celebration-in-mourning-theme": {
      has: letter({ occasion: "wedding", body: "축하해 주셔서 고맙습니다." }),
      lacks: letter({ occasion: "retirement", body: "축하해 주셔서 고맙습니다." }),
      at: "letter.occasion",
      whole: quiet,
    },
    "belief-unchosen": {
      has: letter({ body: "하나님의 위로에 감사드립니다." }),
      lacks: letter({ occasion: "business", company: "고이", body: "하나님의 은혜에 감사드립니다." }),
      at: "letter.religion",
      whole: quiet,
    },
    "god-called-as-another-belief-does": {
      has: letter({ religion: "catholic", body: "하나님의 위로에 감사드립니다." }),
      lacks: letter({ religion: "protestant", body: "하나님의 위로에 감사드립니다." }),
      at: "letter.body",
      whole: quiet,
    },
    "another-parent-in-title": {
      has: letter({ title: "어머니 장례에 함께해 주셔서 고맙습니다", body: "아버지를 편안히 모셨습니다." }),
      lacks: letter({ title: "어머니 장례에 함께해 주셔서 고맙습니다", body: "고인을 편안히 모셨습니다." }),
      at: "letter.body",
      whole: quiet,
    },
    "people-of-a-sample": {
      has: letter({ occasion: "business", sender: "대표 서하늘", company: "고이도자" }),
      lacks: letter({ occasion: "business", sender: "대표 서하늘", company: "다온상사" }),
      at: "letter.sender",
      samples: samples.map(({ content }) => content),
    },
    "left-from-sample": {
      has: { letter: { body: samples[0]?.content.sections.letter?.body } },
      lacks: letter({ body: "와 주셔서 고맙습니다." }),
      at: "letter.body",
      starts: samples.map((sample) => startFrom(thanks, sample)),
    },
    "words-of-another-belief": {
      has: letter({ religion: "won-buddhist", body: "하나님의 위로에 감사드립니다." }),
      lacks: letter({ religion: "won-buddhist", body: "법신불 사은의 은혜에 감사드립니다." }),
      at: "letter.body",
      whole: quiet,
    },
  },
});

const look = (content: CardContent, day: string) =>
  inspect({ kind: thanks, rules, content, now: instant({ date: day, time: "12:00" }) });

test.each(samples)("the sample $name has nothing to mend on its day", ({ content }) => {
  expect(look(content, part(content, thanksLetter).date)).toEqual([]);
});

test.each(phrases)(
  "what is offered as words gives no cause for doubt: $text",
  ({ text, occasion, religion }) => {
    const from = occasion === "funeral" ? quiet : whole;
    const own = { ...from.sections.letter, body: text, occasion, religion, company: "고이도자" };
    const content = { ...from, sections: { ...from.sections, letter: own } };
    expect(look(content, today)).toEqual([]);
  },
);

test("a thousand recipients are looked through", () => {
  const names = Array.from({ length: 1_000 }, (_, at) => `하객 ${at}`).join("\n");
  const content = { ...whole, sections: { ...whole.sections, recipients: { names } } };
  expect(look(content, today)).toEqual([]);
});
