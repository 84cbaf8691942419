import { expect, test } from "vitest";
import { startCard } from "#cards/engine/card.ts";
import { inspect } from "#cards/inspector/inspect.ts";
import { describeRules } from "#cards/inspector/rule-cases-for-tests.ts";
import { instant } from "#domain/korean-day.ts";
import { always } from "./blocks/sorts.ts";
import { site } from "./kind.ts";
import { rules } from "./rules.ts";
import { samples } from "./samples.ts";

const whole = samples[0]?.content ?? startCard(site);
const link = (more: object) => ({
  id: "a",
  type: "link",
  title: "작업 일지",
  address: "https://goi.example/",
  icon: "link",
  highlight: false,
  on: true,
  ...always,
  ...more,
});
const contact = (more: object) => ({
  id: "c",
  type: "contact",
  name: "한서윤",
  role: "",
  phone: "010-0000-0000",
  email: "",
  place: "",
  ...more,
});
const heading = { id: "h", type: "heading", title: "요즘 굽는 것" };
const blocks = (...all: object[]) => ({
  blocks: { blocks: all.map((one, at) => ({ ...one, id: `b${at}` })) },
});
const countdown = (date: string) => ({ id: "d", type: "countdown", title: "가마를 여는 날", date });
const text = (words: string) => ({ id: "t", type: "text", text: words });

describeRules({
  kind: site,
  rules,
  whole,
  today: "2027-01-15",
  cases: {
    "sitename-unfit": [
      { has: { profile: { sitename: "" } }, at: "profile.sitename" },
      {
        has: { profile: { sitename: "go" } },
        lacks: { profile: { sitename: "goi" } },
        at: "profile.sitename",
      },
    ],
    "site-unnamed": { has: { profile: { name: " " } }, at: "profile.name" },
    "link-appears-after-its-day": {
      has: blocks(link({ title: "예매하기", fromDate: "2027-12-20" }), countdown("2027-12-18")),
      lacks: blocks(link({ title: "공연 사진", fromDate: "2027-12-20" }), countdown("2027-12-18")),
      at: "blocks.blocks.0.fromDate",
    },
    "too-many-photos": {
      has: blocks({ type: "photos", layout: "grid", photos: Array(61).fill({ key: "u/a" }) }),
      at: "blocks.photos",
    },
    "link-ends-before-it-begins": {
      has: blocks(link({ fromDate: "2027-03-02", untilDate: "2027-03-01" })),
      lacks: blocks(link({ fromDate: "2027-03-02", untilDate: "2027-03-02" })),
      at: "blocks.blocks.0.untilDate",
    },
    "link-without-address": {
      has: blocks(link({ address: null })),
      lacks: blocks(link({ address: null, on: false })),
      at: "blocks.blocks.0.address",
    },
    "link-without-title": {
      has: blocks(link({ title: " " })),
      lacks: blocks(link({ title: "", address: null })),
      at: "blocks.blocks.0.title",
    },
    "link-leads-nowhere": {
      has: blocks(link({ address: "https://www.example.com/shop" })),
      lacks: blocks(link({ address: "https://shop.example/autumn" })),
      at: "blocks.blocks.0.address",
    },
    "link-twice": {
      has: blocks(link({}), link({ title: "다시", address: "https://www.goi.example" })),
      lacks: blocks(link({}), link({ title: "다시", on: false })),
      at: "blocks.blocks.1.address",
    },
    "link-to-another-service": {
      has: blocks(link({ title: "인스타그램", address: "https://www.youtube.com/@goi" })),
      lacks: blocks(link({ title: "인스타그램", address: "https://www.instagram.com/goi" })),
      at: "blocks.blocks.0.address",
    },
    "link-with-icon-of-another-service": {
      has: blocks(link({ icon: "instagram", address: "https://youtu.be/abc" })),
      lacks: blocks(link({ icon: "instagram", address: "https://photos.example/goi" })),
      at: "blocks.blocks.0.icon",
    },
    "link-unguarded": {
      has: blocks(link({ address: "http://goi.example/" })),
      lacks: blocks(link({ address: "mailto:hello@goi.example" })),
      at: "blocks.blocks.0.address",
    },
    "link-is-over": {
      has: blocks(link({ untilDate: "2027-01-14" })),
      lacks: blocks(link({ untilDate: "2027-01-15" })),
      at: "blocks.blocks.0.untilDate",
    },
    "link-cannot-be-dialled": {
      has: blocks(link({ address: "tel:0100000000" })),
      lacks: blocks(link({ address: "tel:01000000000" })),
      at: "blocks.blocks.0.address",
    },
    "countdown-is-past": {
      has: blocks(countdown("2027-01-14")),
      lacks: blocks(countdown("2027-01-15")),
      at: "blocks.blocks.0.date",
    },
    "heading-over-nothing": [
      {
        has: blocks(heading, { ...heading, title: "다음" }, text("글")),
        lacks: blocks(heading, text("글")),
        at: "blocks.blocks.0.title",
      },
      { has: blocks(text("글"), heading, link({ on: false })), at: "blocks.blocks.1.title" },
    ],
    "contact-unseen": [
      { has: blocks(contact({ phone: "" })), lacks: blocks(contact({})), at: "blocks.blocks.0.phone" },
      {
        has: blocks(contact({ name: "" })),
        lacks: blocks(contact({ name: "", phone: "" })),
        at: "blocks.blocks.0.name",
      },
    ],
    "contact-name-differs": {
      has: blocks(contact({ name: "한서운" })),
      lacks: blocks(contact({ name: "고이도자 한서윤" })),
      at: "blocks.blocks.0.name",
    },
    "mail-misspelt": [
      {
        has: blocks(contact({ email: "goi@gamil.com" })),
        lacks: blocks(contact({ email: "goi@gmail.com" })),
        at: "blocks.blocks.0.email",
      },
      { has: blocks(link({ address: "mailto:goi@naver.con" })), at: "blocks.blocks.0.address" },
    ],
    "telephones-differ": {
      has: blocks(contact({ phone: "010-0000-0001" }), link({ address: "tel:01000000002" })),
      lacks: blocks(contact({ phone: "010-0000-0001" }), link({ address: "tel:01022220002" })),
      at: "blocks.blocks.1.address",
    },
    "telephone-cannot-be-dialled": {
      has: blocks(contact({ phone: "010-0000-000" })),
      lacks: blocks(contact({})),
      at: "blocks.blocks.0.phone",
    },
    "placeholder-in-words": {
      has: blocks(text("○○에서 그릇을 빚습니다.")),
      lacks: blocks(text("○ 이천에서 그릇을 빚습니다.")),
      at: "blocks.blocks.0.text",
    },
    "letter-unfinished": {
      has: blocks(text("그릇을 빚습니다ㄹ.")),
      lacks: blocks(text("그릇을 빚습니다ㅎㅎ")),
      at: "blocks.blocks.0.text",
    },
    "word-doubled": {
      has: blocks(text("그릇을 그릇을 빚습니다.")),
      lacks: blocks(text("오래 오래 빚습니다.")),
      at: "blocks.blocks.0.text",
    },
    "typed-to-try": {
      has: blocks(text("테스트")),
      lacks: blocks(text("테스트 가마")),
      at: "blocks.blocks.0.text",
    },
    "particle-undecided": {
      has: blocks(text("흙을(를) 만집니다.")),
      lacks: blocks(text("흙(도자기)을 만집니다.")),
      at: "blocks.blocks.0.text",
    },
    // Nothing opens on a page of one's own; a birthday has a case for it.
    "opens-after-page-is-gone": [],
    "people-of-a-sample": {
      has: {},
      lacks: { ...blocks(text("다른 글")), profile: { sitename: "minjun", name: "김민준" } },
      at: "profile.sitename",
      samples: samples.map(({ content }) => content),
    },
    "left-from-sample": {
      has: {},
      lacks: {
        ...blocks(text("제 이야기입니다.")),
        profile: { sitename: "goi-wood", name: "김고이", role: "목수", line: "나무를 깎습니다." },
        guestbook: { taking: false },
      },
      starts: samples.map(({ content }) => content),
      at: "profile.sitename",
    },
  },
});

test.each(samples)("nothing is found on $name", ({ content }) => {
  const now = instant({ date: "2027-01-15", time: null });
  expect(inspect({ kind: site, rules, content, now })).toEqual([]);
});

test("an empty page needs an address and a name", () => {
  const found = inspect({ kind: site, rules, content: startCard(site), now: new Date() });
  expect(found.map(({ sentence }) => sentence)).toEqual([
    "페이지 주소로 쓸 이름을 정해 주세요.",
    "이름이나 가게 이름을 적어 주세요.",
  ]);
});
