import { expect, test } from "vitest";
import { type CardContent, startCard } from "#cards/engine/card.ts";
import { inspect } from "#cards/inspector/inspect.ts";
import { describeRules, type RuleCase } from "#cards/inspector/rule-cases-for-tests.ts";
import {
  lunarCase,
  pictureCases,
  venueCases,
  wayCases,
  wordCases,
} from "#cards/inspector/shared-cases-for-tests.ts";
import { instant } from "#domain/korean-day.ts";
import { birthday } from "./kind.ts";
import { book } from "./phrases.ts";
import { rules } from "./rules.ts";
import { samples } from "./samples.ts";

const whole = samples[0]?.content ?? startCard(birthday);
/** The same card for a friend who has a name. */
const friend = { nickname: "하준", name: "", birthDate: "", milestone: "birthday", age: 27, lunar: false };
const toFriend = { letter: { to: "하준에게", body: "축하해.", from: "윤서가" } };
const baby = { ...friend, nickname: "온이", milestone: "hundred-days", age: null };

const wayCase = (code: string): RuleCase => wayCases[code] ?? { has: {}, at: "" };
/** The same with a day on which all come together. */
const invited = {
  ...whole,
  sections: { ...whole.sections, date: { ...whole.sections.date, date: "2027-03-20", time: "12:00" } },
};

describeRules({
  kind: birthday,
  rules,
  whole,
  today: "2027-01-15",
  cases: {
    ...wordCases({ write: (text) => ({ ending: { text } }), at: "ending.text" }),
    ...venueCases,
    "shuttle-after-start": { ...wayCase("shuttle-after-start"), whole: invited },
    "way-to-another-address": wayCase("way-to-another-address"),
    ...pictureCases({ sample: "gift.photo" }),
    ...lunarCase({ date: "2027-03-20" }),
    "wrong-particle-behind-name": {
      has: { ...toFriend, cake: friend, ending: { text: "하준를 위해" } },
      lacks: { ...toFriend, cake: friend, ending: { text: "하준이를 위해, 하준을 위해" } },
      at: "ending.text",
    },
    "former-day-in-words": {
      has: { ending: { text: "2월 3일에 뵙겠습니다." } },
      lacks: { ending: { text: "2월 4일에 새집으로 갑니다." } },
      at: "ending.text",
      whole: { ...invited, formerDays: ["2027-02-03"] },
    },
    "people-of-a-sample": {
      has: {},
      lacks: { cake: { nickname: "이모", name: "김복순" } },
      at: "cake.name",
      samples: samples.map(({ content }) => content),
    },
    "left-from-sample": {
      has: { ending: samples[2]?.content.sections.ending ?? {} },
      lacks: { ending: { text: "늘 저희의 봄이십니다." } },
      starts: samples.slice(2, 3).map(({ content }) => content),
      at: "ending.text",
    },
    "celebrant-unnamed": {
      has: { cake: { name: " ", nickname: "" } },
      lacks: { cake: { name: "" } },
      at: "cake.name",
    },
    "birth-not-in-calendar": {
      has: { cake: { birthDate: "1957-02-30", lunar: false } },
      lacks: { cake: { birthDate: "1957-02-28", lunar: false } },
      at: "cake.birthDate",
    },
    "born-after-today": {
      has: { cake: { birthDate: "2027-01-16", lunar: false } },
      lacks: { cake: { birthDate: "2027-01-15", lunar: false } },
      at: "cake.birthDate",
    },
    "age-unset": {
      has: { cake: { age: null } },
      lacks: { cake: { age: null, candles: "count" } },
      at: "cake.age",
    },
    "milestone-of-another-age": [
      {
        has: { cake: { age: 60, birthDate: "" } },
        lacks: { cake: { age: 71, birthDate: "" } },
        at: "cake.milestone",
      },
      { has: { cake: { age: 75, birthDate: "" } }, at: "cake.age" },
      { has: { cake: { milestone: "palsun" } }, at: "cake.milestone" },
    ],
    "hundred-days-with-years": {
      has: { cake: { ...baby, age: 3 } },
      lacks: { cake: { ...baby, age: 100 } },
      at: "cake.age",
    },
    "age-of-another-year": [
      {
        has: { cake: { birthDate: "1975-02-12" } },
        lacks: { cake: { birthDate: "1956-02-12" } },
        at: "cake.age",
      },
      { has: { cake: { ...friend, birthDate: "1990-05-05" } }, at: "cake.age" },
    ],
    "party-far-from-hundredth-day": {
      has: { cake: { ...baby, birthDate: "2026-11-01" }, date: { date: "2027-04-17" } },
      lacks: { cake: { ...baby, birthDate: "2026-11-01" }, date: { date: "2027-02-13" } },
      at: "cake.birthDate",
    },
    "party-far-from-birthday": [
      {
        has: { date: { date: "2027-05-20" } },
        lacks: { date: { date: "2027-04-10" } },
        at: "cake.birthDate",
      },
      {
        has: { cake: { birthDate: "1957-02-12", lunar: false }, date: { date: "2027-03-20" } },
        at: "cake.birthDate",
      },
      {
        has: { cake: { birthDate: "1957-12-20", lunar: false }, date: { date: "2027-02-14" } },
        at: "cake.birthDate",
      },
    ],
    "candles-of-another-age": {
      has: { cake: { ...friend, age: 7, candles: "count", count: 6 } },
      lacks: { cake: { ...friend, age: 7, candles: "count", count: 3 } },
      at: "cake.count",
    },
    "day-not-in-calendar": { has: { date: { date: "2027-02-30" } }, at: "date.date" },
    "event-is-past": {
      has: { date: { date: "2027-01-14" } },
      lacks: { waiting: { date: "2027-01-14" } },
      at: "date.date",
    },
    "place-without-address": {
      has: { venue: { name: "온이네 마당" } },
      lacks: { venue: { name: "온이네 마당", address: "전라남도 고이군 물결면 봄볕길 3" } },
      at: "venue.address",
    },
    "reveal-without-day": {
      has: { waiting: { date: "", time: "19:00" } },
      lacks: { waiting: { date: "2027-03-19", time: "19:00" } },
      at: "waiting.date",
    },
    "seal-without-day": {
      has: { "rolling-paper": { sealed: true } },
      lacks: { "rolling-paper": { sealed: true }, waiting: { date: "2027-03-19" } },
      at: "rolling-paper.opensDate",
    },
    "reveal-is-past": {
      has: { waiting: { date: "2027-01-14" } },
      lacks: { waiting: { date: "2027-01-15" } },
      at: "waiting.date",
    },
    "reveal-hidden": {
      has: { waiting: { date: "2027-03-19" } },
      lacks: { waiting: { date: "" } },
      hidden: ["waiting"],
      at: "waiting.date",
    },
    "seal-is-past": {
      has: { "rolling-paper": { sealed: true, opensDate: "2027-01-14" } },
      lacks: { "rolling-paper": { sealed: true, opensDate: "2027-01-15" } },
      at: "rolling-paper.opensDate",
    },
    "reveal-after-party": {
      has: { date: { date: "2027-03-20" }, waiting: { date: "2027-03-21" } },
      lacks: { date: { date: "2027-03-20" }, waiting: { date: "2027-03-20" } },
      at: "waiting.date",
    },
    "reveal-after-birthday": {
      has: { waiting: { date: "2027-04-02" } },
      lacks: { waiting: { date: "2027-03-21" } },
      at: "waiting.date",
    },
    "seal-opens-before-card": {
      has: { waiting: { date: "2027-03-19" }, "rolling-paper": { sealed: true, opensDate: "2027-03-18" } },
      lacks: { waiting: { date: "2027-03-19" }, "rolling-paper": { sealed: true, opensDate: "2027-03-20" } },
      at: "rolling-paper.opensDate",
    },
    "too-many-photos": {
      has: { gallery: { photos: Array(61).fill({ key: "u/a" }) } },
      lacks: { gallery: { photos: Array(50).fill({ key: "u/a" }) } },
      at: "gallery.photos",
    },
    "letter-empty": { has: { letter: { body: "" } }, at: "letter.body" },
    "letter-to-somebody-else": [
      {
        has: { ...toFriend, cake: friend, letter: { to: "지우에게" } },
        lacks: { ...toFriend, cake: friend, letter: { to: "우리 하준이에게" } },
        at: "letter.to",
      },
      {
        has: { cake: { ...friend, nickname: "", name: "김하준" }, letter: { to: "사랑하는 지우에게" } },
        lacks: { cake: friend, letter: { to: "사랑하는 동생에게" } },
        at: "letter.to",
      },
    ],
    "notes-for-somebody-else": {
      has: { ...toFriend, cake: friend, "rolling-paper": { prompt: "지우에게 한 줄씩 남겨 주세요." } },
      lacks: { ...toFriend, cake: friend, "rolling-paper": { prompt: "하준이에게 한 줄씩 남겨 주세요." } },
      at: "rolling-paper.prompt",
    },
    "letter-from-the-celebrant": {
      has: { cake: friend, letter: { to: "하준에게", from: "하준이가" } },
      lacks: { cake: friend, letter: { to: "하준에게", from: "하준이 엄마가" } },
      at: "letter.from",
    },
    "gift-leads-nowhere": {
      has: { gift: { link: "https://example.com/cup" } },
      lacks: { gift: { link: "https://gift.kakao.com/product/1" } },
      at: "gift.link",
    },
    "gift-button-without-link": {
      has: { gift: { linkLabel: "선물 받기" } },
      lacks: { gift: { linkLabel: "선물 받기", link: "https://gift.kakao.com/product/1" } },
      at: "gift.link",
    },
    "another-milestone-in-words": {
      has: { letter: { body: "할머니, 팔순을 축하드려요." } },
      lacks: { letter: { body: "할머니, 고희를 축하드려요. 팔순에도 같이 가요." } },
      at: "letter.body",
    },
    "another-age-in-words": [
      {
        has: { letter: { body: "할머니, 여든 번째 생신을 축하드려요." } },
        lacks: { letter: { body: "할머니, 예순아홉 번째 생신을 축하드려요." } },
        at: "letter.body",
      },
      {
        has: { ...toFriend, cake: { ...friend, words: "28번째 생일 축하해" } },
        lacks: { ...toFriend, cake: { ...friend, words: "27번째 생일 축하해" } },
        at: "cake.words",
      },
    ],
    "bowed-to-the-young": {
      has: { ...toFriend, cake: { ...friend, words: "생신 축하해" } },
      lacks: { cake: { ...friend, milestone: "birthday", age: 55, words: "생신 축하해요" } },
      at: "cake.words",
    },
    "plain-to-the-old": {
      has: { letter: { body: "할머니 생일 축하드려요." } },
      lacks: { letter: { body: "할머니 생일마다 봉숭아가 피었어요." } },
      at: "letter.body",
    },
    "telephone-cannot-be-dialled": {
      has: { venue: { phone: "061-000-00" } },
      lacks: { venue: { phone: "061-000-0000" } },
      at: "venue.phone",
    },
    "opens-after-page-is-gone": {
      has: { waiting: { date: "2027-03-19" } },
      lacks: { waiting: { date: "2027-01-20" } },
      ending: {
        expiresAt: instant({ date: "2027-01-22", time: null }),
        isTrial: true,
        now: instant({ date: "2027-01-15", time: null }),
      },
      at: "waiting.date",
    },
  },
});

const looked = (content: CardContent) =>
  inspect({
    kind: birthday,
    rules,
    content,
    now: instant({ date: "2027-01-15", time: null }),
  }).map(({ code, section, field }) => `${code} ${section}.${field}`);

test.each(samples)("nothing is found on $name", ({ content }) => {
  expect(looked(content)).toEqual([]);
});

test.each(samples)("nothing is found in phrases for $name, unless they name another day", ({ content }) => {
  const fitting = book.phrases.filter(({ occasion }) => occasion === book.occasionOf(content));
  expect(fitting.length).toBeGreaterThan(3);
  for (const phrase of fitting) {
    const found = looked(book.write(content, phrase));
    expect(
      found.filter((one) => !one.startsWith("another-milestone")),
      phrase.text,
    ).toEqual([]);
  }
});
