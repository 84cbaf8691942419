import { expect, test } from "vitest";
import { type CardContent, startCard } from "#cards/engine/card.ts";
import { inspect } from "#cards/inspector/inspect.ts";
import { describeRules } from "#cards/inspector/rule-cases-for-tests.ts";
import {
  dayWordCases,
  hallCases,
  lunarCase,
  pictureCases,
  venueCases,
  wayCases,
  wordCases,
} from "#cards/inspector/shared-cases-for-tests.ts";
import { instant } from "#domain/korean-day.ts";
import { event } from "./kind.ts";
import { phrases } from "./phrases.ts";
import { rules } from "./rules.ts";
import { samples } from "./samples.ts";

/** A party of one evening in December, from six to half past nine. */
const whole = samples[1]?.content ?? startCard(event);
const body = { write: (text: string) => ({ greeting: { body: text } }), at: "greeting.body" };
const row = (time: string, title: string, who = "") => ({ time, title, who });
const rows = (...all: object[]) => ({ programme: { rows: all } });
const session = { id: "a", name: "첫째", date: "2027-12-17", time: "19:00", place: "1층", capacity: 10 };
const sessions = (...all: object[]) => ({
  attendance: { sessions: all.map((one, at) => ({ ...session, id: `s${at}`, ...one })) },
});
const speaker = { name: "한바람", role: "시", line: "", photo: null };
const link = (label: string, address: string) => ({ label, address });

describeRules({
  kind: event,
  rules,
  whole,
  today: "2027-01-15",
  cases: {
    ...wordCases(body),
    ...dayWordCases(body, { date: "2027-12-17", time: "18:00" }),
    ...venueCases,
    ...hallCases,
    ...wayCases,
    ...pictureCases(),
    ...lunarCase({ date: "2027-12-17" }),
    "poster-of-another-weekday": [
      {
        has: { cover: { title: "목요일의 불빛" } },
        lacks: { cover: { title: "금요일의 불빛" } },
        at: "cover.title",
      },
      {
        has: { greeting: { body: "십이월의 이 목요일만큼은 모여 앉아요." } },
        lacks: { greeting: { body: "매주 목요일에 모이던 사람들입니다." } },
        at: "greeting.body",
      },
    ],
    "speaker-not-among-speakers": {
      has: {
        ...rows(row("19:00", "시", "한바람"), row("20:00", "소설", "오누리")),
        speakers: { speakers: [speaker] },
      },
      lacks: {
        ...rows(row("19:00", "시", "한바람"), row("20:00", "다 함께", "오신 분 모두")),
        speakers: { speakers: [speaker] },
      },
      at: "programme.rows.1.who",
    },
    "programme-after-every-day": {
      has: {
        date: { date: "2027-12-17", time: "17:00", endDate: "2027-12-18", endTime: "19:00" },
        ...rows(row("19:00", "여는 글"), row("19:20", "시 세 편"), row("20:15", "소설")),
      },
      lacks: {
        date: { date: "2027-12-17", time: "17:00", endDate: "2027-12-18", endTime: "21:00" },
        ...rows(row("19:00", "여는 글"), row("19:20", "시 세 편"), row("20:15", "소설")),
      },
      at: "programme.rows.0.time",
    },
    "event-on-closed-weekday": {
      has: { ending: { text: "저희는 금요일은 쉽니다." } },
      lacks: { ending: { text: "저희는 월요일은 쉽니다." } },
      at: "date.date",
    },
    "event-on-family-feast": {
      has: { date: { date: "2027-09-15" } },
      lacks: { date: { date: "2027-09-14", endDate: "2027-09-20" } },
      at: "date.date",
    },
    "event-on-public-holiday": {
      has: { date: { date: "2027-12-25" } },
      lacks: { date: { date: "2027-12-25" }, cover: { type: "exhibition" } },
      at: "date.date",
    },
    "wrong-particle-behind-name": {
      has: { speakers: { speakers: [speaker] }, greeting: { body: "한바람를 모십니다." } },
      lacks: { speakers: { speakers: [speaker] }, greeting: { body: "한바람을 모십니다." } },
      at: "greeting.body",
    },
    // Nothing opens on an event at an hour of its own; a birthday has a case for it.
    "opens-after-page-is-gone": [],
    "former-day-in-words": {
      has: { ending: { text: "2월 3일에 뵙겠습니다." } },
      lacks: { ending: { text: "2월 4일에 새집으로 갑니다." } },
      at: "ending.text",
      whole: { ...whole, formerDays: ["2027-02-03"] },
    },
    "people-of-a-sample": {
      has: {},
      lacks: {
        venue: { name: "다온", hall: "", address: "서울특별시 중구 세종대로 110", landmarks: [] },
      },
      at: "cover.host",
      samples: samples.map(({ content }) => content),
    },
    "left-from-sample": {
      has: { ending: samples[3]?.content.sections.ending ?? {} },
      lacks: { ending: { text: "장갑은 열 켤레 사 두었습니다." } },
      starts: samples.slice(3).map(({ content }) => content),
      at: "ending.text",
    },
    "event-untitled": { has: { cover: { title: " " } }, at: "cover.title" },
    "event-without-day": {
      has: { date: { date: "" } },
      lacks: { date: { date: "", endTime: "" }, ...sessions({}) },
      at: "date.date",
    },
    "day-not-in-calendar": { has: { date: { date: "2027-02-30" } }, at: "date.date" },
    "event-ends-before-it-begins": [
      {
        has: { date: { endDate: "2027-12-16" }, ...rows() },
        lacks: { date: { endDate: "2027-12-17" } },
        at: "date.endDate",
      },
      { has: { date: { endTime: "17:59" } }, lacks: { date: { endTime: "" } }, at: "date.endTime" },
    ],
    "event-too-long": [
      {
        has: { date: { endDate: "2028-12-18" } },
        lacks: { date: { endDate: "2028-01-10" } },
        at: "date.endDate",
      },
      {
        has: { date: { endDate: "2028-03-18" } },
        lacks: { date: { endDate: "2028-03-18" }, cover: { type: "exhibition" } },
        at: "date.endDate",
      },
    ],
    "event-far-ahead": [
      { has: { date: { date: "2028-12-17" } }, lacks: { date: { date: "2028-01-17" } }, at: "date.date" },
      { has: { date: { date: "2040-12-17" } }, at: "date.date" },
    ],
    "event-is-past": { has: {}, today: "2027-12-18", at: "date.date" },
    "title-of-another-year": [
      {
        has: { cover: { title: "2026 송년회" } },
        lacks: { cover: { title: "2005년 졸업 동창의 2027 송년회" } },
        at: "cover.title",
      },
      {
        has: { share: { title: "2026년 송년의 밤" } },
        lacks: { cover: { title: "2028 새해를 부르는 밤" } },
        at: "share.title",
      },
    ],
    "title-of-another-season": {
      has: { cover: { title: "한여름 밤의 음악회" } },
      lacks: { cover: { title: "겨울밤 음악회, 오늘봄 합창단" } },
      at: "cover.title",
    },
    "year-end-in-another-season": {
      has: { date: { date: "2027-03-17" } },
      lacks: { date: { date: "2028-01-05" }, attendance: { deadline: "" } },
      at: "cover.type",
    },
    "host-spelt-otherwise": {
      has: { cover: { host: "물결책방" }, greeting: { signature: "물결책빵 드림" } },
      lacks: { cover: { host: "물결책방" }, greeting: { signature: "책방지기 서물결 드림" } },
      at: "greeting.signature",
    },
    "fee-account-cut-short": {
      has: { fee: { won: 10_000, account: "국민은행 김고이" } },
      lacks: { fee: { won: 10_000, account: "국민은행 000000-00-000000 김고이" } },
      at: "fee.account",
    },
    "fee-account-without-bank": {
      has: { fee: { won: 10_000, account: "000000-00-000000" } },
      lacks: { fee: { won: 10_000, account: "국민은행 000000-00-000000 김고이" } },
      at: "fee.account",
    },
    "fee-without-way": {
      has: { fee: { won: 10_000 } },
      lacks: { fee: { won: 10_000, how: "오시는 날 내시면 됩니다." } },
      at: "fee.how",
    },
    "free-with-account": {
      has: { fee: { won: 0, account: "국민은행 000000-00-000000 김고이" } },
      lacks: { fee: { won: null, account: "국민은행 000000-00-000000 김고이" } },
      at: "fee.account",
    },
    "fee-too-small": [
      {
        has: { fee: { won: 10, how: "현장" } },
        lacks: { fee: { won: 1_000, how: "현장" } },
        at: "fee.won",
      },
      { has: { fee: { won: 500, how: "현장" } }, at: "fee.won" },
    ],
    "another-fee-in-words": [
      {
        has: { fee: { won: 20_000, how: "현장" }, greeting: { body: "참가비는 3만 원입니다." } },
        lacks: { fee: { won: 20_000, how: "현장" }, greeting: { body: "참가비는 2만 원입니다." } },
        at: "greeting.body",
      },
      {
        has: { fee: { won: 20_000, how: "현장" }, cover: { tagline: "참가비 무료" } },
        lacks: {
          fee: { won: 20_000, how: "현장" },
          greeting: { body: "참가비 어른 20,000원, 참가비 아이 5,000원입니다." },
        },
        at: "cover.tagline",
      },
    ],
    "too-many-photos": {
      has: { gallery: { photos: Array(61).fill({ key: "u/a" }) } },
      lacks: { gallery: { photos: Array(50).fill({ key: "u/a" }) } },
      at: "gallery.photos",
    },
    "event-without-place": { has: { venue: { name: "", address: "" } }, at: "venue.name" },
    "place-without-address": { has: { venue: { address: "" } }, at: "venue.address" },
    "programme-out-of-order": {
      has: rows(row("18:00", "입장"), row("20:00", "공연"), row("", "앙코르"), row("19:00", "저녁")),
      lacks: rows(row("18:00", "입장"), row("20:00", "공연"), row("00:30", "막차")),
      at: "programme.rows.3.time",
    },
    "programme-outside-event": [
      {
        has: rows(row("07:00", "저녁")),
        lacks: rows(row("16:30", "문 열기"), row("22:00", "정리")),
        at: "programme.rows.0.time",
      },
      {
        has: rows(row("18:00", "입장"), row("23:00", "마침")),
        lacks: { ...rows(row("23:00", "마침")), date: { endTime: "" } },
        at: "programme.rows.1.time",
      },
    ],
    "programme-row-twice": {
      has: rows(row("18:00", "저녁"), row("18:00", "저녁 ")),
      lacks: rows(row("18:00", "저녁", "1층"), row("18:00", "저녁", "2층")),
      at: "programme.rows.1.title",
    },
    "speaker-spelt-otherwise": {
      has: { ...rows(row("18:00", "시", "시인 한바랑")), speakers: { speakers: [speaker] } },
      lacks: {
        ...rows(row("18:00", "시", "한가람 밴드")),
        speakers: { speakers: [{ ...speaker, name: "오누리" }] },
      },
      at: "programme.rows.0.who",
    },
    "deadline-after-event": {
      has: { attendance: { deadline: "2027-12-18" } },
      lacks: { attendance: { deadline: "2027-12-17" } },
      at: "attendance.deadline",
    },
    "deadline-is-over": {
      has: { attendance: { deadline: "2027-01-14" } },
      lacks: { attendance: { deadline: "2027-01-15" } },
      at: "attendance.deadline",
    },
    "deadline-after-first-session": {
      has: {
        date: { endDate: "2027-12-19" },
        attendance: { ...sessions({}, { date: "2027-12-18" }).attendance, deadline: "2027-12-18" },
      },
      lacks: {
        date: { endDate: "2027-12-19" },
        attendance: { ...sessions({}, { date: "2027-12-18" }).attendance, deadline: "2027-12-17" },
      },
      at: "attendance.deadline",
    },
    "session-unseen": {
      has: sessions({ name: " ", date: "" }),
      lacks: sessions({ name: "", date: "2027-12-17" }),
      at: "attendance.sessions.0.name",
    },
    "session-outside-event": [
      { has: sessions({ date: "2027-12-18" }), lacks: sessions({}), at: "attendance.sessions.0.date" },
      { has: sessions({}, { date: "2027-12-16" }), at: "attendance.sessions.1.date" },
    ],
    "session-twice": {
      has: sessions({}, { name: "둘째" }),
      lacks: sessions({}, { name: "둘째", place: "2층" }),
      at: "attendance.sessions.1.time",
    },
    "capacity-beyond-plans": [
      {
        has: { attendance: { capacity: 3_000 } },
        lacks: { attendance: { capacity: 1_000 } },
        at: "attendance.capacity",
      },
      { has: sessions({ capacity: 1_200 }), lacks: sessions({}), at: "attendance.sessions.0.capacity" },
    ],
    "capacity-of-one": {
      has: { attendance: { capacity: 1 } },
      lacks: { attendance: { ...sessions({ capacity: 1 }).attendance, capacity: 1 } },
      at: "attendance.capacity",
    },
    "question-without-choices": {
      has: {
        attendance: {
          questions: [{ id: "a", label: "식사", kind: "choice", choices: ["고기", " "], required: false }],
        },
      },
      lacks: {
        attendance: { questions: [{ id: "a", label: "식사", kind: "text", choices: [], required: false }] },
      },
      at: "attendance.questions.0.choices",
    },
    "link-leads-nowhere": {
      has: { links: { links: [link("설문", "example.com/form")] } },
      lacks: { links: { links: [link("설문", "forms.gle/abc")] } },
      at: "links.links.0.address",
    },
    "link-twice": {
      has: { links: { links: [link("설문", "forms.gle/abc"), link("후기", "https://forms.gle/abc/")] } },
      lacks: { links: { links: [link("설문", "forms.gle/abc"), link("후기", "https://forms.gle/abd")] } },
      at: "links.links.1.address",
    },
    "link-without-address": {
      has: { links: { links: [link("설문", "")] } },
      lacks: { links: { links: [link("", "")] } },
      at: "links.links.0.address",
    },
    "question-unanswered": [
      {
        has: { faq: { rows: [{ question: "주차가 되나요?", answer: " " }] } },
        lacks: { faq: { rows: [{ question: "", answer: "" }] } },
        at: "faq.rows.0.answer",
      },
      { has: { faq: { rows: [{ question: "", answer: "네." }] } }, at: "faq.rows.0.question" },
    ],
    "speaker-unnamed": {
      has: { speakers: { speakers: [{ ...speaker, name: "" }] } },
      lacks: { speakers: { speakers: [{ ...speaker, name: "", role: "" }] } },
      at: "speakers.speakers.0.name",
    },
    "speaker-twice": {
      has: { speakers: { speakers: [speaker, { ...speaker, role: "소설" }] } },
      lacks: { speakers: { speakers: [speaker, { ...speaker, name: "오누리" }] } },
      at: "speakers.speakers.1.name",
    },
    "programme-row-untitled": {
      has: rows(row("18:00", " ")),
      lacks: rows(row("", "")),
      at: "programme.rows.0.title",
    },
    "telephone-cannot-be-dialled": {
      has: { venue: { phone: "02-000-01" } },
      lacks: { venue: { phone: "1588-0000" } },
      at: "venue.phone",
    },
    "photo-wall-ends-before-it-begins": {
      has: { "photo-wall": { fromDate: "2027-12-17", untilDate: "2027-12-16" } },
      lacks: { "photo-wall": { fromDate: "2027-12-17", untilDate: "2027-12-17" } },
      at: "photo-wall.untilDate",
    },
  },
});

const looked = (content: CardContent) =>
  inspect({
    kind: event,
    rules,
    content,
    // The first of them takes applications until the fourteenth.
    now: instant({ date: "2027-01-10", time: null }),
  }).map(({ code, section, field }) => `${code} ${section}.${field}`);

test.each(samples)("nothing is found on $name", ({ content }) => {
  expect(looked(content)).toEqual([]);
});

test("nothing is found in any of the phrases that are offered", () => {
  for (const { text } of phrases) {
    const greeting = { ...whole.sections.greeting, body: text };
    expect(looked({ ...whole, sections: { ...whole.sections, greeting } }), text).toEqual([]);
  }
});

test("an empty event needs a title and a day, and might name a place", () => {
  expect(looked(startCard(event))).toEqual([
    "event-untitled cover.title",
    "event-without-day date.date",
    "event-without-place venue.name",
  ]);
});
