import { expect, test } from "vitest";
import { type CardContent, startCard } from "#cards/engine/card.ts";
import { inspect } from "#cards/inspector/inspect.ts";
import { describeRules } from "#cards/inspector/rule-cases-for-tests.ts";
import {
  dayWordCases,
  endingWith,
  hallCases,
  lunarCase,
  pictureCases,
  venueCases,
  wayCases,
  wordCases,
} from "#cards/inspector/shared-cases-for-tests.ts";
import { instant } from "#domain/korean-day.ts";
import { babyBirthday } from "./kind.ts";
import { phrases } from "./phrases.ts";
import { rules } from "./rules.ts";
import { samples } from "./samples.ts";

const whole = samples[0]?.content ?? startCard(babyBirthday);
const given = <Content>(section: string) => whole.sections[section] as Content;
const entries = given<{ entries: object[] }>("growth").entries;
const things = given<{ things: object[] }>("doljabi").things;
const accountOf = (account: object) => ({
  accounts: {
    groups: [
      {
        label: "아빠 쪽",
        people: [
          {
            relation: "아빠",
            bank: "kb",
            number: "94000000000101",
            holder: "한도윤",
            payLink: "",
            ...account,
          },
        ],
      },
    ],
  },
});
const two = (second: object) => {
  const [group] = accountOf({}).accounts.groups;
  return {
    accounts: {
      groups: [{ ...group, people: [...(group?.people ?? []), { ...group?.people[0], ...second }] }],
    },
  };
};
const grown = (at: number, change: object) => ({
  growth: { entries: entries.map((one, place) => (place === at ? { ...one, ...change } : one)) },
});
const account = accountOf({});
const body = { write: (text: string) => ({ greeting: { body: text } }), at: "greeting.body" };

describeRules({
  kind: babyBirthday,
  rules,
  whole,
  today: "2026-11-15",
  cases: {
    ...wordCases(body),
    ...dayWordCases(body, { date: "2027-02-20", time: "12:00" }),
    ...venueCases,
    ...hallCases,
    ...wayCases,
    ...pictureCases({ sample: "cover.photos.0" }),
    ...lunarCase({ date: "2027-02-20" }),
    "season-not-of-event": {
      has: { greeting: { body: "매미 우는 한여름, 작은 상을 차립니다." } },
      lacks: { greeting: { body: "지난 여름에 만난 아기가 한 살이 됩니다." } },
      at: "greeting.body",
    },
    "doljabi-ends-before-party": {
      has: { doljabi: { closesDate: "2027-02-13" } },
      lacks: { doljabi: { closesDate: "2027-02-19" } },
      at: "doljabi.closesDate",
    },
    "event-at-unlikely-hour": {
      has: { date: { time: "00:30" } },
      lacks: { date: { time: "07:30" } },
      at: "date.time",
    },
    "event-on-family-feast": {
      has: { date: { date: "2027-02-07" } },
      lacks: { date: { date: "2027-02-14" } },
      at: "date.date",
    },
    "event-on-public-holiday": {
      has: { date: { date: "2027-03-01" } },
      lacks: { date: { date: "2027-03-02" } },
      at: "date.date",
    },
    "name-with-digits": {
      has: { baby: { father: "한도윤2" } },
      lacks: { baby: { father: "한도윤이" } },
      at: "baby.father",
    },
    "name-with-gap": {
      has: { baby: { father: "한 도윤" } },
      lacks: { baby: { mother: "Emma Brown" } },
      at: "baby.father",
    },
    "name-is-placeholder": {
      has: { baby: { mother: "홍길동" } },
      lacks: { baby: { mother: "홍길순" } },
      at: "baby.mother",
    },
    "name-of-two": [
      { has: { baby: { father: "한서윤" } }, lacks: { baby: { father: "한서운" } }, at: "baby.father" },
      {
        has: { baby: { siblings: [{ relation: "오빠", name: "한서윤" }] } },
        lacks: { baby: { siblings: [{ relation: "오빠", name: "한서율" }] } },
        at: "baby.siblings.0.name",
      },
    ],
    "signed-by-nobody": [
      {
        has: { greeting: { signature: "한도운 · 서이현 올림" } },
        lacks: { greeting: { signature: "서윤이네 온 가족 올림" } },
        at: "greeting.signature",
      },
      {
        has: { greeting: { signature: "윤태호 · 정다온 올림" } },
        lacks: { greeting: { signature: "도윤과 이현 올림" } },
        at: "greeting.signature",
      },
    ],
    "named-otherwise-in-words": {
      has: { greeting: { body: "도운: 고맙습니다." } },
      lacks: { greeting: { body: "도윤: 고맙습니다." } },
      at: "greeting.body",
    },
    "wrong-particle-behind-name": {
      has: { greeting: { body: "서윤를 보러 오세요." } },
      lacks: { greeting: { body: "서윤이를 보러, 서윤을 보러 오세요." } },
      at: "greeting.body",
    },
    "cover-title-long": {
      has: { cover: { title: "세상에서 제일 다정한 우리 집 막내 서윤이의 첫 번째 생일" } },
      lacks: { cover: { title: "우리 집 막내 서윤이의 첫 번째 생일" } },
      at: "cover.title",
    },
    "language-not-of-words": {
      has: {
        greeting: { title: "Invitation", body: "Please come and be with us. ".repeat(200), signature: "" },
        growth: { entries: [] },
        doljabi: { taking: false },
        ending: { text: "" },
      },
      lacks: { greeting: { body: "Please come and be with us." } },
      at: "cover.",
    },
    "account-number-twice": {
      has: two({}),
      lacks: two({ number: "94000000000102" }),
      at: "accounts.groups.0.people.1.number",
    },
    "account-number-made-up": {
      has: accountOf({ number: "00000000000000" }),
      lacks: account,
      at: "accounts.groups.0.people.0.number",
    },
    "account-holder-misspelt": {
      has: accountOf({ holder: "한도운" }),
      lacks: account,
      at: "accounts.groups.0.people.0.holder",
    },
    // Nobody on a first birthday is marked as late; a wedding has a case for it.
    "account-of-late-person": [],
    "rsvp-ends-long-before-event": {
      has: { rsvp: { taking: true, deadline: "2026-11-20" }, date: { date: "2027-03-27" } },
      lacks: { rsvp: { taking: true, deadline: "2026-12-20" }, date: { date: "2027-03-27" } },
      at: "rsvp.deadline",
    },
    "rsvp-ends-on-event-day": {
      has: { rsvp: { taking: true, deadline: "2027-02-20" } },
      lacks: { rsvp: { taking: true, deadline: "2027-02-13" } },
      at: "rsvp.deadline",
    },
    "photo-wall-opens-before-event": {
      has: { "photo-wall": { taking: true, fromDate: "2027-02-18" } },
      lacks: { "photo-wall": { taking: true, fromDate: "2027-02-19" } },
      at: "photo-wall.fromDate",
    },
    "photo-wall-closes-before-event": {
      has: { "photo-wall": { taking: true, untilDate: "2027-02-19" } },
      lacks: { "photo-wall": { taking: true, untilDate: "2027-02-20" } },
      at: "photo-wall.untilDate",
    },
    // Nothing opens on a first birthday at an hour of its own; a birthday has a case for it.
    "opens-after-page-is-gone": [],
    "event-after-page-end": {
      has: {},
      lacks: { date: { date: "2027-02-19" } },
      ending: endingWith("2027-02-19", "2026-11-15"),
      at: "date.date",
    },
    "rsvp-after-page-end": {
      has: { rsvp: { taking: true, deadline: "2027-02-20" } },
      lacks: { rsvp: { taking: true, deadline: "2027-02-19" } },
      ending: endingWith("2027-02-19", "2026-11-15"),
      at: "rsvp.deadline",
    },
    "photo-wall-after-page-end": {
      has: { "photo-wall": { taking: true, untilDate: "2027-03-20" } },
      lacks: { "photo-wall": { taking: true, untilDate: "2027-03-01" } },
      ending: endingWith("2027-03-01", "2026-11-15"),
      at: "photo-wall.untilDate",
    },
    "former-day-in-words": {
      has: { ending: { text: "2월 3일에 뵙겠습니다." } },
      lacks: { ending: { text: "2월 4일에 새집으로 갑니다." } },
      at: "ending.text",
      whole: { ...whole, formerDays: ["2027-02-03"] },
    },
    "people-of-a-sample": {
      has: {},
      lacks: {
        baby: {
          familyName: "김",
          givenName: "지안",
          nickname: "",
          father: "김민준",
          mother: "이서연",
          siblings: [],
        },
        venue: { name: "다온", hall: "", address: "서울특별시 중구 세종대로 110" },
      },
      at: "baby.givenName",
      samples: samples.map(({ content }) => content),
    },
    "left-from-sample": {
      has: { growth: samples[1]?.content.sections.growth ?? {} },
      lacks: { cover: { subtitle: "Turning one" } },
      starts: samples.slice(1, 2).map(({ content }) => content),
      at: "growth.title",
    },
    "baby-unnamed": {
      has: { baby: { familyName: "", givenName: " " } },
      lacks: { baby: { familyName: "", givenName: "서윤" } },
      at: "baby.givenName",
    },
    "born-after-today": {
      has: { baby: { birthDate: "2026-11-16" } },
      lacks: { baby: { birthDate: "2026-11-15" } },
      at: "baby.birthDate",
    },
    "born-after-party": {
      has: { date: { date: "2026-02-20" } },
      lacks: { date: { date: "2026-02-21" } },
      at: "baby.birthDate",
    },
    "birth-day-unset": { has: { baby: { birthDate: "" } }, at: "baby.birthDate" },
    "party-far-from-first-birthday": [
      { has: { baby: { birthDate: "2025-02-21" } }, at: "baby.birthDate" },
      {
        has: { date: { date: "2027-06-20" } },
        lacks: { date: { date: "2027-03-28" } },
        at: "baby.birthDate",
      },
      { has: { date: { date: "2028-02-20" } }, at: "baby.birthDate" },
    ],
    "birth-weight-unlikely": {
      has: { baby: { weight: 32.4 }, growth: { entries: [] } },
      lacks: { baby: { weight: 0.9 }, growth: { entries: [] } },
      at: "baby.weight",
    },
    "birth-height-unlikely": {
      has: { baby: { height: 105 } },
      lacks: { baby: { height: 58 } },
      at: "baby.height",
    },
    "family-name-of-neither-parent": {
      has: { baby: { familyName: "김" } },
      lacks: { baby: { familyName: "서" } },
      at: "baby.familyName",
    },
    "nickname-is-the-name": [
      { has: { baby: { nickname: "서윤" } }, lacks: { baby: { nickname: "윤이" } }, at: "baby.nickname" },
      { has: { baby: { nickname: "서윤이" } }, at: "baby.nickname" },
    ],
    "growth-shrinks": [
      { has: grown(3, { height: 60 }), lacks: grown(3, { height: 61.5 }), at: "growth.entries.3.height" },
      { has: grown(2, { weight: 4.1 }), at: "growth.entries.2.weight" },
    ],
    "growth-unlikely": [
      { has: grown(2, { weight: 23 }), lacks: grown(4, { weight: 14 }), at: "growth.entries.2.weight" },
      { has: grown(4, { height: 105 }), at: "growth.entries.4.height" },
    ],
    "growth-at-birth-differs": {
      has: grown(0, { weight: 3.42 }),
      lacks: grown(0, { weight: null }),
      at: "growth.entries.0.weight",
    },
    "growth-not-come": {
      has: grown(4, { at: "month-11" }),
      lacks: grown(4, { at: "month-9" }),
      at: "growth.entries.4.at",
    },
    "growth-moment-twice": {
      has: grown(1, { at: "day-100" }),
      lacks: grown(1, { at: "month-2" }),
      at: "growth.entries.2.at",
    },
    "day-not-in-calendar": { has: { date: { date: "2027-02-30" } }, at: "date.date" },
    "party-without-day": { has: { date: { date: "" } }, at: "date.date" },
    "event-is-past": { has: {}, today: "2027-02-21", at: "date.date" },
    "party-without-place": {
      has: { venue: { name: "", address: "" } },
      lacks: { venue: { name: "", address: "" }, date: { date: "" } },
      at: "venue.name",
    },
    "place-without-address": { has: { venue: { address: "" } }, at: "venue.address" },
    "too-many-photos": {
      has: { gallery: { photos: Array(61).fill({ key: "u/a" }) } },
      lacks: { gallery: { photos: Array(50).fill({ key: "u/a" }) } },
      at: "gallery.photos",
    },
    "account-without-number": {
      has: accountOf({ bank: "", number: "" }),
      lacks: account,
      at: "accounts.groups.0.people.0.number",
    },
    "account-bank-unchosen": {
      has: accountOf({ bank: "" }),
      lacks: account,
      at: "accounts.groups.0.people.0.bank",
    },
    "account-number-missing": {
      has: accountOf({ number: "" }),
      lacks: account,
      at: "accounts.groups.0.people.0.number",
    },
    "account-holder-missing": {
      has: accountOf({ holder: "" }),
      lacks: account,
      at: "accounts.groups.0.people.0.holder",
    },
    "account-number-unusual": {
      has: accountOf({ number: "000000000" }),
      lacks: account,
      at: "accounts.groups.0.people.0.number",
    },
    "accounts-without-day-or-place": {
      has: { ...account, date: { date: "" } },
      lacks: account,
      at: "accounts.groups",
    },
    "telephone-cannot-be-dialled": {
      has: { venue: { phone: "02-000-022" } },
      lacks: { venue: { phone: "" } },
      at: "venue.phone",
    },
    "doljabi-without-choice": {
      has: { doljabi: { things: things.slice(0, 1) } },
      lacks: { doljabi: { things: [], taking: false } },
      at: "doljabi.things",
    },
    "doljabi-is-over": {
      has: { doljabi: { closesDate: "2026-11-01" } },
      lacks: { doljabi: { closesDate: "2026-11-15", closesTime: "" } },
      at: "doljabi.closesDate",
    },
    "doljabi-ends-after-party": {
      has: { doljabi: { closesDate: "2027-02-21" } },
      lacks: { doljabi: { closesDate: "2027-02-20" } },
      at: "doljabi.closesDate",
    },
    "doljabi-thing-twice": {
      has: { doljabi: { things: things.map((one, at) => (at === 3 ? { ...one, name: "돈" } : one)) } },
      lacks: { doljabi: { things: things.map((one, at) => (at > 2 ? { ...one, name: "" } : one)) } },
      at: "doljabi.things.3.name",
    },
    "doljabi-miscounted": [
      {
        has: { doljabi: { text: "돌상 위 아홉 가지 가운데 하나를 맞혀 주세요." } },
        lacks: { doljabi: { text: "돌상 위 여덟 가지 가운데 하나를 맞혀 주세요." } },
        at: "doljabi.text",
      },
      {
        has: { doljabi: { text: "물건 10개 가운데 골라 주세요." } },
        lacks: { doljabi: { text: "맞히시면 세 가지 선물을 드립니다." } },
        at: "doljabi.text",
      },
    ],
    "called-by-another-name": [
      {
        has: { doljabi: { text: "하람이가 무엇을 잡을지 맞혀 주세요." } },
        lacks: { doljabi: { text: "하람홀에서 무엇을 잡을지 맞혀 주세요." } },
        starts: samples.map(({ content }) => content),
        at: "doljabi.text",
      },
      {
        has: { greeting: { body: "지우의 첫돌에 모십니다." } },
        lacks: { greeting: { body: "콩이의 첫돌에, 서윤이 돌잔치에, 우리 아기 첫돌에 모십니다." } },
        at: "greeting.body",
      },
    ],
    "animal-of-another-year": {
      has: { baby: { text: "용띠라 그런지 씩씩합니다." } },
      lacks: { baby: { text: "붉은 말띠라 그런지 씩씩합니다." } },
      at: "baby.text",
    },
    "sign-of-another-day": {
      has: { baby: { text: "사자자리라 그런지 씩씩합니다." } },
      lacks: { baby: { text: "물고기자리라 그런지 잘 웁니다. 빈자리, 큰 자리도 좋아합니다." } },
      at: "baby.text",
    },
    "born-on-another-day-in-words": {
      has: { greeting: { body: "2월 12일 새벽에 태어난 서윤이가 한 살이 됩니다." } },
      lacks: { greeting: { body: "2월 21일 새벽에 태어난 서윤이가 한 살이 됩니다." } },
      at: "greeting.body",
    },
    "title-of-another-party": {
      has: { date: { title: "백일잔치" } },
      lacks: { greeting: { title: "백일을 지나 첫돌까지" } },
      at: "date.title",
    },
    "rsvp-ends-after-event": {
      has: { rsvp: { taking: true, deadline: "2027-02-21" } },
      lacks: { rsvp: { taking: true, deadline: "2027-02-20" } },
      at: "rsvp.deadline",
    },
    "rsvp-is-over": {
      has: { rsvp: { taking: true, deadline: "2026-11-14" } },
      lacks: { rsvp: { taking: true, deadline: "2026-11-15" } },
      at: "rsvp.deadline",
    },
    "photo-wall-ends-before-it-begins": {
      has: { "photo-wall": { taking: true, fromDate: "2027-02-20", untilDate: "2027-02-19" } },
      lacks: { "photo-wall": { taking: true, fromDate: "2027-02-20", untilDate: "2027-02-20" } },
      at: "photo-wall.untilDate",
    },
  },
});

const looked = (content: CardContent) =>
  inspect({
    kind: babyBirthday,
    rules,
    content,
    now: instant({ date: "2027-01-15", time: null }),
  }).map(({ code, section, field }) => `${code} ${section}.${field}`);

test.each(samples)("nothing is found on $name", ({ content }) => {
  expect(looked(content)).toEqual([]);
});

test("nothing is found in any of the phrases that are offered", () => {
  // Those of another season are offered for a day in it.
  for (const { text } of phrases.filter(({ season }) => season === "any" || season === "winter")) {
    const greeting = { ...whole.sections.greeting, body: text };
    expect(looked({ ...whole, sections: { ...whole.sections, greeting } }), text).toEqual([]);
  }
});
