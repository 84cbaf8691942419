import { describe, expect, test } from "vitest";
import { type CardContent, readCard, startCard } from "#cards/engine/card.ts";
import { inspect } from "#cards/inspector/inspect.ts";
import { describeRules } from "#cards/inspector/rule-cases-for-tests.ts";
import { coverPictureCases, pictureCases, wayCases } from "#cards/inspector/shared-cases-for-tests.ts";
import { photoForTests } from "#cards/parts/card-for-tests.ts";
import { instant } from "#domain/korean-day.ts";
import { couple } from "./couple/section.ts";
import { greeting } from "./kind.ts";
import { phrases } from "./phrases.ts";
import { rules } from "./rules.ts";
import { samples } from "./samples.ts";

const TODAY = "2027-01-15";

const parent = (name: string, phone = "") => ({ ...couple.empty.groom.father, name, phone });
const groom = {
  ...couple.empty.groom,
  familyName: "김",
  givenName: "민준",
  relation: "장남",
  phone: "010-0000-0101",
  father: parent("김철수", "010-0000-0102"),
  mother: parent("이영희"),
};
const bride = {
  ...couple.empty.bride,
  familyName: "박",
  givenName: "서연",
  relation: "차녀",
  phone: "010-0000-0103",
  father: parent("박정호"),
  mother: parent("최은미", "010-0000-0104"),
};
const account = { relation: "신랑", bank: "kb", number: "000000-00-000101", holder: "김민준", payLink: "" };
const hers = { ...account, relation: "신부", bank: "kakao", number: "0000-00-0000102", holder: "박서연" };
const groups = (...people: Partial<typeof account>[]) => ({
  groups: [{ label: "신랑 측", people: people.map((one) => ({ ...account, ...one })) }],
});
const both = (his: Partial<typeof account>, her: Partial<typeof account> = {}) => ({
  groups: [
    { label: "신랑 측", people: [{ ...account, ...his }] },
    { label: "신부 측", people: [{ ...hers, ...her }] },
  ],
});
const notice = (text: string) => ({ notices: [{ icon: "info", title: "안내", text }] });
const directions = { subway: "마루역 3번 출구에서 5분", bus: "", car: "", parking: "", shuttle: "" };
const asks = { ...(startCard(greeting).sections.rsvp as { asks: Record<string, boolean> }).asks };
const photos = (count: number) => Array.from({ length: count }, () => photoForTests("sea-horizon"));
const someone = { name: "", relation: "", late: false, baptismalName: "", phone: "" };
const people = (...names: (Partial<typeof someone> & { name: string })[]) => ({
  title: "",
  groups: [{ title: "", people: names.map((one) => ({ ...someone, ...one })) }],
});
const moment = (month: string, title = "다시 바다로") => ({
  month,
  title,
  text: "함께 걸었습니다.",
  photo: null,
});

function cardOf(sections: Record<string, object>): CardContent {
  const card = startCard(greeting);
  const filled = Object.entries(sections).map(([name, fields]) => [
    name,
    { ...card.sections[name], ...fields },
  ]);
  return readCard(greeting, { ...card, sections: { ...card.sections, ...Object.fromEntries(filled) } });
}

const whole = cardOf({
  cover: { title: "민준", secondTitle: "서연", dateLine: "2027. 05. 22 SAT 1:00 PM" },
  couple: { groom, bride },
  greeting: {
    body: "5월의 푸른 날, 저희 두 사람이 부부가 됩니다.\n5월 22일 토요일 오후 1시, 귀한 걸음으로 함께해 주세요.",
    signature: "김민준 · 박서연 드림",
  },
  date: { date: "2027-05-22", time: "13:00" },
  venue: {
    name: "볕뜰 웨딩홀",
    hall: "별관 2층",
    address: "서울특별시 볕뜰구 마루길 1",
    phone: "02-0000-0105",
    point: { latitude: 37.56, longitude: 126.98 },
    directions,
  },
  notices: notice("예식은 오후 1시에 시작합니다.\n셔틀은 12시에 떠납니다."),
  rsvp: { taking: true, deadline: "2027-05-08", asks },
  wreath: { policy: "declined" },
  accounts: both({}),
  "photo-wall": { taking: true, fromDate: "2027-05-22", untilDate: "2027-06-05" },
  story: { entries: [moment("2027-05", "결혼")] },
  "thanks-after": { body: "와 주셔서 고맙습니다.", signature: "민준과 서연 올림" },
});
const body = (text: string) => ({ greeting: { body: text } });
const newYear = { ...couple.empty, occasion: "new-year" };
const ending = (day: string, isTrial = false) => ({
  expiresAt: instant({ date: day, time: "24:00" }),
  isTrial,
  now: instant({ date: TODAY, time: "12:00" }),
});

describeRules({
  kind: greeting,
  rules,
  whole,
  today: TODAY,
  cases: {
    "groom-unnamed": { has: { couple: { groom: couple.empty.groom } }, at: "couple.groom.givenName" },
    "bride-unnamed": { has: { couple: { bride: couple.empty.bride } }, at: "couple.bride.givenName" },
    "cover-untitled": {
      has: { couple: newYear, cover: { title: " " } },
      lacks: { couple: newYear, cover: { title: "새해" } },
      at: "cover.title",
    },
    "wedding-without-day": {
      has: { date: { date: "" } },
      lacks: { couple: newYear, date: { date: "" } },
      at: "date.date",
    },
    "wedding-without-hour": {
      has: { date: { time: "" } },
      lacks: { couple: newYear, date: { time: "" } },
      at: "date.time",
    },
    "wedding-without-place": {
      has: { venue: { name: "", address: "", directions: { ...directions, subway: "" } } },
      lacks: { venue: { name: "" } },
      at: "venue.name",
    },
    "day-not-in-calendar": {
      has: { date: { date: "2027-02-30" } },
      lacks: { date: { date: "2027-02-28" } },
      at: "date.date",
    },
    "event-is-past": [
      { has: {}, lacks: { date: { date: "2027-05-23" } }, at: "date.date", today: "2027-05-23" },
    ],
    "event-at-unlikely-hour": [
      { has: { date: { time: "01:00" } }, lacks: { date: { time: "07:00" } }, at: "date.time" },
      { has: { date: { time: "22:30" } }, lacks: { date: { time: "21:00" } }, at: "date.time" },
    ],
    "weekday-not-of-event-day": [
      {
        has: body("5월 22일 일요일에 뵙겠습니다."),
        lacks: body("5월 22일(토)에 뵙겠습니다."),
        at: "greeting.body",
      },
      {
        has: { cover: { dateLine: "2027. 05. 22 FRI" } },
        lacks: body("저희가 처음 만난 5월 22일 금요일을 기억합니다."),
        at: "cover.dateLine",
      },
      {
        has: { notices: notice("5/22(금)") },
        lacks: { story: { entries: [{ ...moment("2020-05"), text: "5월 22일 금요일에 만났습니다." }] } },
        at: "notices.notices.0.text",
      },
    ],
    "weekday-not-of-date": [
      {
        has: { rsvp: { text: "5월 8일 일요일까지 알려 주세요." } },
        lacks: { rsvp: { text: "5월 8일 토요일까지 알려 주세요." } },
        at: "rsvp.text",
      },
      {
        has: { story: { entries: [{ ...moment("2020-05"), text: "2020년 5월 22일 토요일, 첫눈에." }] } },
        lacks: { story: { entries: [{ ...moment("2020-05"), text: "2020년 5월 22일 금요일, 첫눈에." }] } },
        at: "story.entries.0.text",
      },
    ],
    "written-day-not-event-day": [
      {
        has: body("5월 23일 일요일, 예식에 모십니다."),
        lacks: body("5월 23일 일요일, 뒤풀이에 모십니다."),
        at: "greeting.body",
      },
      {
        has: { share: { description: "2026년 5월 22일 금요일, 결혼식에 초대합니다." } },
        lacks: { share: { description: "2027년 5월 22일 토요일, 결혼식에 초대합니다." } },
        at: "share.description",
        today: "2026-01-15",
      },
      {
        has: { cover: { dateLine: "2027. 6. 22" } },
        lacks: { cover: { dateLine: "2027. 5. 22" } },
        at: "cover.dateLine",
      },
      {
        has: body("5월 29일 토요일 오후 1시"),
        lacks: body("음력 5월 29일에 태어났습니다. 5월 8일까지 알려 주세요."),
        at: "greeting.body",
      },
    ],
    "written-hour-not-event-hour": [
      {
        has: { notices: notice("예식은 오후 2시에 시작합니다.") },
        lacks: { notices: notice("예식은 1시에 시작합니다. 예식 셔틀은 12시에 출발합니다.") },
        at: "notices.notices.0.text",
      },
      {
        has: body("5월 22일 토요일 낮 12시 30분"),
        lacks: body("5월 22일 토요일 낮 한 시"),
        at: "greeting.body",
      },
      {
        has: { cover: { dateLine: "2027. 05. 22 SAT 1:00 AM" } },
        lacks: { cover: { dateLine: "2027. 05. 22 SAT 13:00" } },
        at: "cover.dateLine",
      },
    ],
    "weekday-not-event-weekday": {
      has: body("일요일 낮, 조촐한 예식에 모십니다."),
      lacks: body("토요일 낮, 조촐한 예식에 모십니다.\n월요일은 쉽니다."),
      at: "greeting.body",
    },
    "event-on-family-feast": {
      has: { date: { date: "2027-09-15" } },
      lacks: { date: { date: "2027-09-18" } },
      at: "date.date",
    },
    "event-on-public-holiday": {
      has: { date: { date: "2027-10-09" } },
      lacks: { couple: newYear, cover: { title: "새해" }, date: { date: "2027-10-09" } },
      at: "date.date",
    },
    "name-with-digits": {
      has: { couple: { groom: { ...groom, givenName: "민준1" } } },
      lacks: { couple: { groom: { ...groom, givenName: "민 준" } } },
      at: "couple.groom.givenName",
    },
    "name-with-gap": {
      has: { couple: { bride: { ...bride, father: parent("박 정호") } } },
      lacks: { people: people({ name: "서하늘 회장" }, { name: "Emma Brown" }) },
      at: "couple.bride.father.name",
    },
    "name-is-placeholder": [
      {
        has: { couple: { groom: { ...groom, familyName: "홍", givenName: "길동" } } },
        lacks: { couple: { groom: { ...groom, familyName: "홍", givenName: "길순" } } },
        at: "couple.groom.givenName",
      },
      {
        has: { people: people({ name: "김○○" }) },
        lacks: { people: people({ name: "김온" }) },
        at: "people.groups.0.people.0.name",
      },
    ],
    "name-of-two": [
      {
        has: { couple: { groom: { ...groom, father: parent("김민준") } } },
        lacks: { people: people({ name: "김민준" }) },
        at: "couple.groom.father.name",
      },
      {
        has: { couple: { bride: { ...bride, familyName: "김", givenName: "민준" } } },
        at: "couple.bride.givenName",
      },
    ],
    "cover-not-couple": {
      has: { cover: { title: "도현" } },
      lacks: { cover: { title: "김민준", secondTitle: "박 서연" } },
      at: "cover.title",
    },
    "cover-names-one": {
      has: { cover: { secondTitle: "" } },
      lacks: { cover: { title: "우리 결혼합니다", secondTitle: "" } },
      at: "cover.secondTitle",
    },
    "cover-in-other-order": {
      has: { couple: { brideFirst: true } },
      lacks: { couple: { brideFirst: true }, cover: { title: "서연", secondTitle: "민준" } },
      at: "cover.title",
    },
    "cover-name-sounds-otherwise": {
      has: { cover: { title: "Minjun", secondTitle: "Harin" } },
      lacks: { cover: { title: "Minjun Kim", secondTitle: "Seoyeon" } },
      at: "cover.secondTitle",
    },
    "family-name-not-of-parents": {
      has: { couple: { groom: { ...groom, familyName: "문" } } },
      lacks: { couple: { groom: { ...groom, familyName: "이" } } },
      at: "couple.groom.familyName",
    },
    "family-name-twice": {
      has: { couple: { groom: { ...groom, givenName: "김민준" } } },
      lacks: { couple: { groom: { ...groom, givenName: "김결" } } },
      at: "couple.groom.givenName",
    },
    "relation-of-other-sex": [
      {
        has: { couple: { groom: { ...groom, relation: "장녀" } } },
        lacks: { couple: { groom: { ...groom, relation: "막내" } } },
        at: "couple.groom.relation",
      },
      { has: { couple: { bride: { ...bride, relation: "외아들" } } }, at: "couple.bride.relation" },
    ],
    "signed-by-nobody": [
      {
        has: { greeting: { signature: "김민준 · 박서언 드림" } },
        lacks: { greeting: { signature: "민준과 서연, 온 가족 드림" } },
        at: "greeting.signature",
      },
      {
        has: { greeting: { body: "고맙습니다.\n이도현, 한서영 올림", signature: "" } },
        lacks: { greeting: { body: "고맙습니다.\n손녀 하린 드림", signature: "" } },
        at: "greeting.body",
      },
      {
        has: { greeting: { signature: "이도현 · 한서영" } },
        lacks: { couple: newYear, cover: { title: "새해" }, greeting: { signature: "이도현 · 한서영" } },
        at: "greeting.signature",
      },
    ],
    "named-otherwise-in-words": [
      {
        has: body("신랑 김민중, 신부 박서연이 올립니다."),
        lacks: body("신랑 친구 일동, 신부 측 손님"),
        at: "greeting.body",
      },
      {
        has: { interview: { entries: [{ question: "처음은요?", answer: "민준: 봄이요.\n서언: 비요." }] } },
        lacks: { interview: { entries: [{ question: "처음은요?", answer: "민준: 봄이요.\n사회자: 네." }] } },
        at: "interview.entries.0.answer",
      },
    ],
    "wrong-particle-behind-name": [
      {
        has: body("민준와 서연이 만났습니다."),
        lacks: body("민준이와 서연이가, 민준과 서연을, 서연이는"),
        at: "greeting.body",
      },
      {
        has: { couple: { bride: { ...bride, givenName: "하나" } }, ...body("하나을 처음 본 날") },
        lacks: {
          couple: { bride: { ...bride, givenName: "하나" } },
          ...body("하나를 본 날, 하나은행 앞에서"),
        },
        at: "greeting.body",
      },
    ],
    "particle-undecided": {
      has: body("여러분을(를) 모십니다."),
      lacks: body("여러분(가족)을 모십니다."),
      at: "greeting.body",
    },
    "placeholder-in-words": [
      { has: body("○○○ 님을 모십니다."), lacks: body("XOXO, 사랑을 담아 ○ 하나"), at: "greeting.body" },
      {
        has: { notices: notice("[장소] 앞에서 뵙겠습니다.") },
        lacks: { notices: notice("[주차] 지하 2층") },
        at: "notices.notices.0.text",
      },
    ],
    "letter-unfinished": {
      has: body("기다리겠습니다ㅇ"),
      lacks: body("기다릴게요ㅎㅎ 보고 싶어요ㅠ"),
      at: "greeting.body",
    },
    "word-doubled": {
      has: body("저희가 저희가 부부가 됩니다."),
      lacks: body("오래 오래, 한 분 한 분 고맙습니다."),
      at: "greeting.body",
    },
    "typed-to-try": {
      has: { notices: notice("ㅁㄴㅇㄹ") },
      lacks: { notices: notice("테스트 촬영은 없습니다.") },
      at: "notices.notices.0.text",
    },
    "cover-title-long": {
      has: { cover: { title: "세상에서 제일 다정한 민준" } },
      lacks: { couple: newYear, cover: { title: "세상에서 제일 다정한 새해", secondTitle: "" } },
      at: "cover.title",
    },
    "language-not-of-words": {
      has: {
        cover: { title: "Minjun", secondTitle: "Seoyeon" },
        couple: {
          groom: { ...couple.empty.groom, familyName: "Kim", givenName: "Minjun" },
          bride: { ...couple.empty.bride, familyName: "Park", givenName: "Seoyeon" },
        },
        greeting: {
          title: "Invitation",
          body: "We would be honoured to have you with us when we marry. ".repeat(12),
          signature: "Minjun & Seoyeon",
        },
        venue: {
          name: "Garden House",
          hall: "Main",
          address: "1 Maru-gil, Seoul",
          directions: { ...directions, subway: "Maru station, exit 3" },
        },
        notices: { title: "Notes", ...notice("We begin at one in the afternoon.") },
        accounts: { groups: [] },
        story: { entries: [] },
        "thanks-after": { body: "", signature: "" },
        rsvp: { taking: false },
        "photo-wall": { taking: false },
      },
      lacks: { greeting: { body: "We are getting married. 저희 결혼합니다." } },
      at: "cover.",
    },
    "place-without-address": {
      has: { venue: { address: " " } },
      lacks: { venue: { name: "", address: "" } },
      at: "venue.address",
    },
    "address-without-number": {
      has: { venue: { address: "서울특별시 볕뜰구 마루길" } },
      lacks: { venue: { address: "Maru-gil, Seoul" } },
      at: "venue.address",
    },
    "pin-outside-region": {
      has: { venue: { point: { latitude: 35.16, longitude: 129.16 } } },
      lacks: { venue: { address: "부산 볕뜰구 마루길 1", point: { latitude: 35.16, longitude: 129.16 } } },
      at: "venue.point",
    },
    "hall-said-twice": {
      has: { venue: { name: "볕뜰 별관 2층" } },
      lacks: { venue: { name: "별관 2층" } },
      at: "venue.hall",
    },
    "hall-missing": {
      has: { venue: { hall: "" } },
      lacks: { venue: { name: "물빛온실", hall: "" } },
      at: "venue.hall",
    },
    "no-way-there": {
      has: { venue: { directions: { ...directions, subway: "" } } },
      lacks: { venue: { directions: { ...directions, subway: "", car: "마루길 1을 찾아 주세요." } } },
      at: "venue.directions.subway",
    },
    "too-many-photos": {
      has: { cover: { photos: photos(2) }, gallery: { photos: photos(59) } },
      lacks: { cover: { photos: photos(2) }, gallery: { photos: photos(58) } },
      at: "gallery.photos",
    },
    "account-without-number": [
      {
        has: { accounts: groups({ bank: "", number: "" }) },
        lacks: { accounts: groups({ bank: "", number: "", payLink: "https://toss.me/goi" }) },
        at: "accounts.groups.0.people.0.number",
      },
      {
        has: { accounts: groups({ bank: "", number: "", holder: "" }) },
        lacks: { accounts: groups({ bank: "", number: "", holder: "", relation: "" }) },
        at: "accounts.groups.0.people.0.number",
      },
    ],
    "account-bank-unchosen": {
      has: { accounts: groups({ bank: "" }) },
      lacks: { accounts: groups({ bank: "", number: "" }) },
      at: "accounts.groups.0.people.0.bank",
    },
    "account-number-missing": {
      has: { accounts: groups({ number: "" }) },
      lacks: { accounts: groups({ bank: "", number: "" }) },
      at: "accounts.groups.0.people.0.number",
    },
    "account-holder-missing": {
      has: { accounts: groups({ holder: " " }) },
      lacks: { accounts: groups({ bank: "", number: "", holder: "" }) },
      at: "accounts.groups.0.people.0.holder",
    },
    "account-number-unusual": {
      has: { accounts: groups({ number: "000000-00-0001011" }) },
      lacks: { accounts: groups({ bank: "credit", number: "000000-00-0001011" }) },
      at: "accounts.groups.0.people.0.number",
    },
    "account-number-twice": {
      has: { accounts: both({}, { bank: "kb", number: "000000-00-000101" }) },
      lacks: { accounts: both({ bank: "credit", number: "0000-00-0000102" }) },
      at: "accounts.groups.1.people.0.number",
    },
    "account-number-made-up": {
      has: { accounts: groups({ number: "000000-00-000000" }) },
      lacks: { accounts: groups({ number: "000000-00-000001" }) },
      at: "accounts.groups.0.people.0.number",
    },
    "account-holder-misspelt": {
      has: { accounts: groups({ holder: "김민중" }) },
      lacks: {
        accounts: groups(
          { holder: "김민중", relation: "형제" },
          { holder: "볕뜰모임", number: "000000-00-000102" },
        ),
      },
      at: "accounts.groups.0.people.0.holder",
    },
    "account-of-late-person": {
      has: {
        couple: { groom: { ...groom, father: { ...groom.father, late: true, phone: "" } } },
        accounts: groups({ relation: "아버지", holder: "김철수" }),
      },
      lacks: { accounts: groups({ relation: "아버지", holder: "김철수" }) },
      at: "accounts.groups.0.people.0.holder",
    },
    "account-on-wrong-side": {
      has: { accounts: both({ relation: "", holder: "최은미" }) },
      lacks: { accounts: { groups: [{ label: "신랑 · 신부", people: [account, hers] }] } },
      at: "accounts.groups.0.people.0.holder",
    },
    "account-relation-of-another": {
      has: { accounts: both({ relation: "어머니", holder: "김철수" }) },
      lacks: { accounts: both({ relation: "어머니", holder: "이영희" }) },
      at: "accounts.groups.0.people.0.relation",
    },
    "accounts-without-day-or-place": {
      has: { venue: { name: "", address: "" } },
      lacks: { venue: { name: "", address: "" }, accounts: { groups: [] } },
      at: "accounts.groups",
    },
    "telephone-cannot-be-dialled": [
      {
        has: { couple: { bride: { ...bride, mother: parent("최은미", "010-000-0000") } } },
        at: "couple.bride.mother.phone",
      },
      {
        has: { people: people({ name: "최", phone: "12" }) },
        lacks: { people: people({ name: "최", phone: "1588-0000" }) },
        at: "people.groups.0.people.0.phone",
      },
      {
        has: { venue: { phone: "02-000-000" } },
        lacks: { venue: { phone: "02-000-0000" } },
        at: "venue.phone",
      },
    ],
    "telephone-made-up": {
      has: { couple: { groom: { ...groom, phone: "010-1234-5678" } } },
      lacks: { couple: { groom: { ...groom, phone: "010-1234-5679" } } },
      at: "couple.groom.phone",
    },
    "telephone-of-late-person": {
      has: { couple: { groom: { ...groom, father: { ...groom.father, late: true } } } },
      lacks: { couple: { groom: { ...groom, father: { ...groom.father, late: true, phone: "" } } } },
      at: "couple.groom.father.late",
    },
    "season-not-of-event": {
      has: { ending: { text: "오시는 걸음마다 가을볕이 함께하기를 바랍니다." } },
      lacks: { ending: { text: "지난 가을에 만나 오늘에 이르렀습니다." } },
      at: "ending.text",
    },
    "event-on-closed-weekday": {
      has: { notices: notice("11시부터 해 질 때까지\n토요일은 쉽니다.") },
      lacks: { notices: notice("11시부터 해 질 때까지\n월요일은 쉽니다.") },
      at: "date.date",
    },
    "lunar-in-words-only": {
      has: { date: { title: "음력 4월 17일" } },
      lacks: { date: { title: "음력 4월 17일", date: "2027-04-17", lunar: true } },
      at: "date.lunar",
    },
    ...wayCases,
    "late-parent-takes-part": {
      has: {
        couple: { bride: { ...bride, father: { ...bride.father, late: true } } },
        notices: notice("신부가 아버지 손을 잡고 입장"),
      },
      lacks: {
        couple: { bride: { ...bride, father: { ...bride.father, late: true } } },
        notices: notice("신랑이 아버지 손을 잡고 입장"),
      },
      at: "notices.notices.0.text",
    },
    ...pictureCases(),
    ...coverPictureCases,
    "telephone-of-two": {
      has: { couple: { bride: { ...bride, phone: groom.phone } } },
      lacks: { people: people({ name: "김민준", phone: groom.phone }) },
      at: "couple.bride.phone",
    },
    "rsvp-ends-after-event": {
      has: { rsvp: { deadline: "2027-05-23" } },
      lacks: { rsvp: { taking: false, deadline: "2027-05-23" } },
      at: "rsvp.deadline",
    },
    "rsvp-is-over": {
      has: {},
      lacks: { rsvp: { deadline: "2027-05-09" } },
      at: "rsvp.deadline",
      today: "2027-05-09",
    },
    "rsvp-ends-long-before-event": {
      has: { rsvp: { deadline: "2027-01-20" } },
      lacks: { rsvp: { deadline: "2027-01-22" } },
      at: "rsvp.deadline",
    },
    "rsvp-ends-on-event-day": {
      has: { rsvp: { deadline: "2027-05-22" } },
      lacks: { rsvp: { deadline: "2027-05-22", asks: { ...asks, meal: false } } },
      at: "rsvp.deadline",
    },
    "photo-wall-ends-before-it-begins": {
      has: { "photo-wall": { fromTime: "11:00", untilDate: "2027-05-21" } },
      lacks: { "photo-wall": { untilDate: "2027-05-22" } },
      at: "photo-wall.untilDate",
    },
    "photo-wall-opens-before-event": {
      has: { "photo-wall": { fromDate: "2027-05-20" } },
      lacks: { "photo-wall": { fromDate: "2027-05-21" } },
      at: "photo-wall.fromDate",
    },
    "photo-wall-closes-before-event": [
      {
        has: { "photo-wall": { fromDate: "", untilDate: "2027-05-21" } },
        lacks: { "photo-wall": { fromDate: "", untilDate: "2027-05-22" } },
        at: "photo-wall.untilDate",
      },
      {
        has: { "photo-wall": { untilDate: "2027-05-22", untilTime: "12:00" } },
        lacks: { "photo-wall": { untilDate: "2027-05-22", untilTime: "18:00" } },
        at: "photo-wall.untilDate",
      },
    ],
    "wreath-said-otherwise": [
      {
        has: { notices: notice("축하 화환은 로비에서 받습니다.") },
        lacks: { notices: notice("화환은 정중히 사양합니다.") },
        at: "notices.notices.0.text",
      },
      {
        has: { wreath: { policy: "welcome" }, accounts: { ...both({}), text: "화환은 받지 않습니다." } },
        lacks: { wreath: { policy: "rice" }, accounts: { ...both({}), text: "화환은 받지 않습니다." } },
        at: "accounts.text",
      },
    ],
    "story-after-wedding": {
      has: { story: { entries: [moment("2027-06")] } },
      lacks: { story: { entries: [moment("2027-05"), moment("")] } },
      at: "story.entries.0.month",
    },
    "rsvp-asks-shuttle-untold": {
      has: { rsvp: { asks: { ...asks, shuttle: true } }, notices: notice("예식은 오후 1시입니다.") },
      lacks: { rsvp: { asks: { ...asks, shuttle: true } } },
      at: "venue.directions.shuttle",
    },
    "rsvp-asks-meal-unserved": {
      has: { notices: notice("식사는 따로 준비하지 않습니다.") },
      lacks: { notices: notice("식사는 2층에 준비합니다. 선물은 준비하지 마세요.") },
      at: "rsvp.asks.meal",
    },
    "rsvp-asks-side-without-couple": {
      has: { couple: { ...couple.empty, occasion: "opening" }, cover: { title: "찻집 물결" } },
      lacks: {
        couple: { ...couple.empty, occasion: "opening" },
        cover: { title: "찻집 물결" },
        rsvp: { asks: { ...asks, side: false } },
      },
      at: "rsvp.asks.side",
    },
    // Nothing opens on a greeting at an hour of its own; the birthday has a case for it.
    "opens-after-page-is-gone": [],
    "event-after-page-end": [
      { has: {}, lacks: { date: { date: "2027-05-20" } }, at: "date.date", ending: ending("2027-05-21") },
    ],
    "rsvp-after-page-end": [
      {
        has: { rsvp: { deadline: "2027-05-08" } },
        lacks: { rsvp: { deadline: "2027-05-01" } },
        at: "rsvp.deadline",
        ending: ending("2027-05-01"),
      },
      {
        has: { couple: newYear, date: { date: "" }, rsvp: { deadline: "2027-02-01" } },
        lacks: { couple: newYear, date: { date: "2027-05-22" }, rsvp: { deadline: "2027-02-01" } },
        at: "rsvp.deadline",
        ending: ending("2027-01-22", true),
      },
    ],
    "photo-wall-after-page-end": {
      has: {},
      lacks: { "photo-wall": { untilDate: "2027-06-01" } },
      at: "photo-wall.untilDate",
      ending: ending("2027-06-01"),
    },
    "former-day-in-words": {
      has: { ending: { text: "2월 3일에 뵙겠습니다." } },
      lacks: { ending: { text: "2월 4일에 새집으로 갑니다." } },
      at: "ending.text",
      whole: { ...whole, formerDays: ["2027-02-03"] },
    },
    "only-sample-pictures": {
      has: { cover: { title: "민준", photos: [photoForTests("sea-horizon")] } },
      lacks: { cover: { title: "민준", photos: [{ ...photoForTests("a"), key: "u/a" }] } },
      at: "cover.photos",
      starts: samples.map(({ content }) => content),
    },
    "people-of-a-sample": {
      has: { couple: samples[0]?.content.sections.couple ?? {} },
      at: "couple.groom.givenName",
      samples: samples.map(({ content }) => content),
    },
    "left-from-sample": [
      {
        has: { ending: samples[0]?.content.sections.ending ?? {} },
        lacks: { ending: { text: "오시는 걸음마다 봄볕이 함께하기를 바랍니다." } },
        at: "ending.text",
        starts: samples.map(({ content }) => content),
      },
      {
        has: { couple: samples[0]?.content.sections.couple ?? {} },
        lacks: { cover: { subtitle: "We are getting married" } },
        at: "couple.",
        starts: samples.map(({ content }) => content),
      },
    ],
  },
});

describe("what is said of it", () => {
  const found = (content: CardContent) =>
    inspect({ kind: greeting, rules, content, now: instant({ date: TODAY, time: "12:00" }) });
  const changed = (name: string, fields: object): CardContent => ({
    ...whole,
    sections: { ...whole.sections, [name]: { ...whole.sections[name], ...fields } },
  });

  test("an empty card lacks names and a day above all", () => {
    const must = found(startCard(greeting)).filter(({ weight }) => weight === "must");
    expect(must.map(({ section, field }) => `${section}.${field}`)).toEqual([
      "couple.groom.givenName",
      "couple.bride.givenName",
      "date.date",
    ]);
  });

  test("an account to mend is named by whose it is, and a hidden one need not be mended", () => {
    const content = changed("accounts", {
      groups: [
        {
          label: "신부 측",
          people: [
            { ...hers, relation: "어머니", holder: "최은미", bank: "" },
            { ...hers, number: "0000-00-0000103", relation: "", holder: "", bank: "" },
          ],
        },
      ],
    });
    expect(found(content).map(({ sentence }) => sentence)).toEqual([
      "‘신부 측 어머니 최은미’ 계좌의 은행을 골라 주세요.",
      "‘신부 측 2번째’ 계좌의 은행을 골라 주세요.",
      "‘신부 측 2번째’ 계좌의 예금주를 적어 주세요.",
    ]);
    expect(found({ ...content, hidden: ["accounts"] })).toEqual([]);
  });

  test("a sentence says what contradicts what, and one tap changes that alone", () => {
    const content = changed("greeting", { body: "봄날에\n5월 23일(일) 낮 12시, 예식에 모십니다." });
    const [day] = found(content).filter(({ code }) => code === "written-day-not-event-day");
    expect(day?.sentence).toBe("글에는 ‘5월 23일’로 적혀 있는데, 정하신 날은 2027년 5월 22일입니다.");
    expect(day?.mend?.apply(content)).toEqual(
      changed("greeting", { body: "봄날에\n5월 22일(토) 낮 12시, 예식에 모십니다." }),
    );
  });
});

test("a full card is looked at with every letter that is typed, and no rule breaks over it", () => {
  const full = cardOf({
    ...samples[1]?.content.sections,
    gallery: { photos: photos(60) },
    people: people({ name: "서하늘" }, { name: "임가온", late: true }),
    video: {},
  });
  const broken: string[] = [];
  for (let typed = 0; typed < 200; typed += 1) {
    const words = {
      ...full.sections.greeting,
      body: `${"5월 22일 토요일 오전 11시, 예식에 모십니다.\n".repeat(20)}${typed}`,
    };
    inspect({
      kind: greeting,
      rules,
      content: { ...full, sections: { ...full.sections, greeting: words } },
      now: instant({ date: TODAY, time: "12:00" }),
      starts: samples.map(({ content }) => content),
      onBroken: ({ code }) => broken.push(code),
    });
  }
  expect(broken).toEqual([]);
});

test("no words that we offer are found fault with", () => {
  // Those of another season are offered for a day in it.
  const fitting = phrases.filter(({ season }) => season === "any" || season === "spring");
  const found = fitting.flatMap(({ text }) => {
    const words = { ...whole.sections.greeting, body: text };
    const content = { ...whole, sections: { ...whole.sections, greeting: words } };
    return inspect({ kind: greeting, rules, content, now: instant({ date: TODAY, time: "12:00" }) });
  });
  expect(fitting.length).toBeGreaterThan(50);
  expect(found).toEqual([]);
});

describe("samples", () => {
  test.each(samples)("$name has nothing to mend", ({ content }) => {
    const found = inspect({
      kind: greeting,
      rules,
      content,
      now: instant({ date: TODAY, time: "12:00" }),
      onBroken(_, error) {
        throw error;
      },
    });
    expect(found).toEqual([]);
  });
});
