import { expect, test } from "vitest";
import { type CardContent, part, startCard } from "#cards/engine/card.ts";
import type { Photo } from "#cards/engine/photo.ts";
import { startFrom } from "#cards/engine/start-from.ts";
import { inspect } from "#cards/inspector/inspect.ts";
import { type Changes, describeRules } from "#cards/inspector/rule-cases-for-tests.ts";
import { daysAfter, instant } from "#domain/korean-day.ts";
import { memorial } from "./kind.ts";
import { obituary } from "./obituary/section.ts";
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

const account = { relation: "장남", bank: "kb", number: "000000-00-000000", holder: "김민수", payLink: "" };
const accounts = (change: Partial<typeof account>) => ({
  accounts: { groups: [{ label: "상주", people: [{ ...account, ...change }] }] },
});
const mourner = (relation: string, name: string, phone = "") => ({ relation, name, phone });
const chief = mourner("장남", "김민수");
const body = (words: string) => ({ words: { body: words } });

const filled: Changes = {
  obituary: { name: "김한결", relation: "father", date: "2026-11-14", age: "88" },
  mourners: { chief, family: [mourner("배우자", "이정순"), mourner("장녀", "김은수", "010-0000-0703")] },
  farewell: {
    hall: "고이병원 장례식장",
    room: "3호실",
    address: "서울 고이구 고요로 7",
    processionDate: "2026-11-16",
    processionTime: "08:30",
  },
  ...accounts({}),
};

const card = startCard(memorial);
const whole: CardContent = {
  ...card,
  sections: Object.fromEntries(
    Object.entries(card.sections).map(([name, fields]) => [name, { ...fields, ...filled[name] }]),
  ),
};

describeRules({
  kind: memorial,
  rules,
  whole,
  today: "2026-11-15",
  cases: {
    "deceased-unnamed": { has: { obituary: { name: " " } }, at: "obituary.name" },
    "death-without-day": { has: { obituary: { date: "" } }, at: "obituary.date" },
    "chief-mourner-unnamed": {
      has: { mourners: { chief: mourner("장남", "") } },
      lacks: { mourners: { family: [] } },
      at: "mourners.chief.name",
    },
    "bereavement-unsaid": {
      has: { obituary: { relation: "unsaid" } },
      lacks: { obituary: { relation: "self" } },
      at: "obituary.relation",
    },
    "hall-unsaid": {
      has: { farewell: { hall: "" } },
      lacks: { farewell: { hall: "" }, ...body("빈소를 따로 차리지 않았습니다.") },
      at: "farewell.hall",
    },
    "procession-without-day": {
      has: { farewell: { processionDate: "" } },
      at: "farewell.processionDate",
    },
    "hall-without-address": {
      has: { farewell: { address: " " } },
      lacks: { farewell: { hall: "", address: "" } },
      at: "farewell.address",
    },

    "death-to-come": {
      has: { obituary: { date: "2026-11-16" } },
      lacks: { obituary: { date: "2026-11-15" } },
      at: "obituary.date",
    },
    "encoffining-before-death": {
      has: { farewell: { encoffiningDate: "2026-11-13" } },
      lacks: { farewell: { encoffiningDate: "2026-11-14", encoffiningTime: "01:00" } },
      at: "farewell.encoffiningDate",
    },
    "procession-before-death": [
      {
        has: { farewell: { processionDate: "2026-11-13" } },
        lacks: { farewell: { processionDate: "2026-11-14" } },
        at: "farewell.processionDate",
      },
      {
        has: { obituary: { time: "09:00" }, farewell: { processionDate: "2026-11-14" } },
        lacks: { obituary: { time: "08:00" }, farewell: { processionDate: "2026-11-14" } },
        at: "farewell.processionDate",
      },
      { has: { farewell: { processionDate: "2025-11-16" } }, at: "farewell.processionDate" },
    ],
    "encoffining-after-procession": {
      has: { farewell: { encoffiningDate: "2026-11-17" } },
      lacks: { farewell: { encoffiningDate: "2026-11-16", encoffiningTime: "07:00" } },
      at: "farewell.encoffiningDate",
    },
    "procession-long-after-death": [
      {
        has: { farewell: { processionDate: "2026-11-22" } },
        lacks: { farewell: { processionDate: "2026-11-21" } },
        at: "farewell.processionDate",
      },
      { has: { farewell: { processionDate: "2027-11-16" } }, at: "farewell.processionDate" },
    ],
    "death-long-ago": {
      has: { obituary: { date: "2025-11-14" }, farewell: { processionDate: "" } },
      lacks: {
        obituary: { date: "2025-11-14" },
        farewell: { processionDate: "" },
        remembrance: { lasting: true },
      },
      at: "obituary.date",
    },

    "death-hour-to-come": {
      has: { obituary: { date: "2026-11-15", time: "16:20" } },
      lacks: { obituary: { date: "2026-11-15", time: "11:50" } },
      at: "obituary.time",
    },
    "procession-on-day-of-death": {
      has: { farewell: { processionDate: "2026-11-14" } },
      lacks: { farewell: { processionDate: "2026-11-15" } },
      at: "farewell.processionDate",
    },
    "procession-within-a-day": {
      has: { obituary: { time: "15:00" }, farewell: { processionDate: "2026-11-15" } },
      lacks: { obituary: { time: "04:00" }, farewell: { processionDate: "2026-11-15" } },
      at: "farewell.processionTime",
    },
    "procession-at-night": [
      {
        has: { farewell: { processionTime: "20:30" } },
        lacks: { farewell: { processionTime: "13:00" } },
        at: "farewell.processionTime",
      },
      {
        has: { farewell: { processionTime: "01:00" } },
        lacks: { farewell: { processionTime: "05:00" } },
        at: "farewell.processionTime",
      },
    ],
    "encoffining-at-night": {
      has: { farewell: { encoffiningDate: "2026-11-15", encoffiningTime: "02:00" } },
      lacks: { farewell: { encoffiningDate: "2026-11-15", encoffiningTime: "14:00" } },
      at: "farewell.encoffiningTime",
    },
    "procession-without-hour": {
      has: { farewell: { processionTime: "" } },
      lacks: { farewell: { processionTime: "", processionDate: "" } },
      at: "farewell.processionTime",
    },
    "encoffining-without-day": {
      has: { farewell: { encoffiningTime: "14:00" } },
      lacks: { farewell: { encoffiningDate: "2026-11-15" } },
      at: "farewell.encoffiningDate",
    },
    "procession-is-over": {
      has: {},
      lacks: { farewell: { thanks: "함께해 주셔서 감사합니다." } },
      today: "2026-11-16",
      at: "farewell.thanks",
    },

    "another-procession-day-in-words": [
      {
        has: body("14일에 가셨고, 발인은 17일입니다."),
        lacks: body("발인은 11월 16일(월)입니다. 3일장으로 모십니다."),
        at: "words.body",
      },
      {
        has: { farewell: { visiting: "발인: 2026년 11월 18일" } },
        lacks: { farewell: { visiting: "발인 3일 뒤에 삼우제를 지냅니다." } },
        at: "farewell.visiting",
      },
    ],
    "another-procession-hour-in-words": [
      {
        has: body("발인은 16일(월) 오전 9시입니다."),
        lacks: body("발인은 16일(월) 오전 8시 반입니다."),
        at: "words.body",
      },
      {
        has: { share: { description: "발인 8시" } },
        lacks: { share: { description: "발인 8시 30분, 발인 한 시간 전" } },
        at: "share.description",
      },
    ],
    "another-day-of-death-in-words": {
      has: body("아버지께서 11월 13일 새벽에 별세하셨습니다."),
      lacks: body("11월 1일 입원하신 뒤 11월 14일 새벽에 별세하셨습니다. 음력 10월 3일 별세"),
      at: "words.body",
    },
    "visiting-outside-funeral": {
      has: { farewell: { visiting: "조문은 13일 오후 2시부터 받습니다." } },
      lacks: { farewell: { visiting: "조문은 15일 오후 2시부터 받습니다." } },
      at: "farewell.visiting",
    },

    "hall-named-though-there-is-none": {
      has: body("빈소를 따로 차리지 않았습니다."),
      lacks: body("빈소를 지키겠습니다."),
      at: "farewell.hall",
    },
    "room-unsaid": {
      has: { farewell: { room: "" } },
      lacks: { farewell: { hall: "고향 집", room: "" } },
      at: "farewell.room",
    },
    "room-said-twice": {
      has: { farewell: { hall: "고이병원 장례식장 3호실" } },
      lacks: { farewell: { hall: "고이병원 장례식장 3호실", room: "" } },
      at: "farewell.hall",
    },
    "another-room-in-words": {
      has: { farewell: { visiting: "지하 1층 5호실로 오시면 됩니다." } },
      lacks: { farewell: { visiting: "지하 1층 3호실로 오시면 됩니다." } },
      at: "farewell.visiting",
    },

    "deceased-among-mourners": {
      has: { mourners: { family: [mourner("손자", "김하람 · 김한결")] } },
      lacks: { mourners: { family: [mourner("손자", "김하람 · 김한")] } },
      at: "mourners.family.0.name",
    },
    "gone-before-yet-mourning": {
      has: body("먼저 떠나신 어머니 곁으로 가셨습니다."),
      lacks: {
        ...body("먼저 떠나신 어머니 곁으로 가셨습니다."),
        mourners: { family: [mourner("장녀", "김은수")] },
      },
      at: "words.body",
    },
    "people-of-a-sample": {
      has: {},
      lacks: {
        obituary: { name: "김순자" },
        mourners: { chief: mourner("장남", "이민준"), family: [] },
        farewell: { hall: "다온병원 장례식장" },
      },
      at: "obituary.name",
      samples: samples.map(({ content }) => content),
    },
    "left-from-sample": {
      has: { condolences: { prompt: samples[0]?.content.sections.condolences?.prompt } },
      lacks: { condolences: { prompt: "남겨 주시는 한 마디가 큰 힘이 됩니다." } },
      at: "condolences.prompt",
      starts: samples.map((sample) => startFrom(memorial, sample)),
    },
    "mourner-named-twice": {
      has: { mourners: { family: [mourner("장남", "김 민수"), mourner("장녀", "김은수")] } },
      lacks: { mourners: { family: [mourner("차남", "김민우")] } },
      at: "mourners.family.0.name",
    },
    "eldest-twice": {
      has: { mourners: { family: [mourner("장남", "김민우")] } },
      lacks: {
        mourners: { family: [mourner("장녀", "김은수"), mourner("딸", "김지수"), mourner("딸", "김현수")] },
      },
      at: "mourners.family.0.relation",
    },
    "spouse-word-against-deceased": [
      {
        has: { mourners: { family: [mourner("남편", "이정수")] } },
        lacks: { mourners: { family: [mourner("아내", "이정순")] } },
        at: "mourners.family.0.relation",
      },
      {
        has: { obituary: { relation: "mother" }, mourners: { family: [mourner("부인", "이정순")] } },
        lacks: { obituary: { relation: "unsaid" }, mourners: { family: [mourner("부인", "이정순")] } },
        at: "mourners.family.0.relation",
      },
    ],
    "bereavement-of-somebody-else": [
      {
        has: { mourners: { chief: mourner("배우자", "이정순"), family: [chief] } },
        lacks: { mourners: { chief: mourner("상주", "김민수"), family: [] } },
        at: "obituary.relation",
      },
      {
        has: { obituary: { relation: "wife-father" } },
        lacks: {
          obituary: { relation: "wife-father", teller: "오재훈" },
          mourners: { family: [mourner("사위", "오재훈")] },
        },
        at: "obituary.relation",
      },
    ],
    "late-mourner-with-telephone": {
      has: { mourners: { family: [mourner("차남", "故 김민우", "010-0000-0702")] } },
      lacks: { mourners: { family: [mourner("차남", "고 민우", "010-0000-0702")] } },
      at: "mourners.family.0.phone",
    },

    "age-beyond-any": {
      has: { obituary: { age: "188" } },
      lacks: { obituary: { age: "108" } },
      at: "obituary.age",
    },
    "age-against-kin": [
      { has: { obituary: { age: "8" } }, lacks: { obituary: { age: "38" } }, at: "obituary.age" },
      {
        has: {
          obituary: { age: "22", relation: "sibling" },
          mourners: { family: [mourner("손자", "김하람")] },
        },
        lacks: {
          obituary: { age: "22", relation: "sibling" },
          mourners: { chief: mourner("형", "김민수"), family: [] },
        },
        at: "obituary.age",
      },
    ],
    "another-age-in-words": {
      has: body("향년 78세로 눈을 감으셨습니다."),
      lacks: body("향년 88세로, 78세까지 교단에 서셨습니다."),
      at: "words.body",
    },
    "age-against-year-of-birth": {
      has: { life: { stations: [{ when: "1948년", text: "고이에서 나심" }] } },
      lacks: {
        life: {
          stations: [
            { when: "1939년", text: "고이에서 나심" },
            { when: "1970년", text: "장남 태어나다" },
          ],
        },
      },
      at: "obituary.age",
    },
    "station-outside-life": [
      {
        has: { life: { stations: [{ when: "2062년", text: "퇴임하심" }] } },
        lacks: { life: { stations: [{ when: "2026년 봄", text: "마지막 전시를 여심" }] } },
        at: "life.stations.0.when",
      },
      {
        has: {
          life: {
            stations: [
              { when: "1938", text: "고이에서 나심" },
              { when: "1936", text: "학교를 마치심" },
            ],
          },
        },
        at: "life.stations.1.when",
      },
    ],

    "belief-unchosen": {
      has: body("하나님 품에 안기셨습니다."),
      lacks: body("주님 곁에서 쉬고 계십니다."),
      at: "obituary.religion",
    },
    "god-called-as-another-belief-does": [
      {
        has: { obituary: { religion: "protestant" }, ...body("하느님 품에 안기셨습니다.") },
        lacks: { obituary: { religion: "catholic" }, ...body("하느님 품에 안기셨습니다.") },
        at: "words.body",
      },
      {
        has: { obituary: { religion: "catholic" }, ...body("하나님 품에 안기셨습니다.") },
        lacks: { obituary: { religion: "protestant" }, ...body("하나님 품에 안기셨습니다.") },
        at: "words.body",
      },
    ],
    "words-of-another-belief": [
      {
        has: { obituary: { religion: "buddhist" }, ...body("하나님 품에 안기셨습니다.") },
        lacks: { obituary: { religion: "buddhist" }, ...body("부처님 곁으로 가셨습니다.") },
        at: "words.body",
      },
      {
        has: { obituary: { religion: "protestant" }, ...body("극락왕생을 빕니다.") },
        lacks: {
          obituary: { religion: "protestant" },
          life: { text: "젊어서는 절에 다니며 부처님을 모셨습니다." },
        },
        at: "words.body",
      },
    ],
    "passing-word-of-another-belief": {
      has: { obituary: { religion: "catholic" }, ...body("어제 소천하셨습니다.") },
      lacks: { obituary: { religion: "buddhist" }, ...body("고이면 소천리에서 열반하셨습니다.") },
      at: "words.body",
    },
    "blessing-of-another-belief": {
      has: { obituary: { religion: "protestant" }, ...body("삼가 고인의 명복을 빕니다.") },
      lacks: body("삼가 고인의 명복을 빕니다."),
      at: "words.body",
    },
    "office-of-another-belief": {
      has: { obituary: { religion: "buddhist", title: "고이교회 권사" } },
      lacks: { obituary: { religion: "buddhist", title: "전 고이초등학교 교사" } },
      at: "obituary.religion",
    },

    "bereavement-in-words-against-relation": [
      {
        has: { share: { title: "김민수 모친상" } },
        lacks: { share: { title: "김민수 부친상" } },
        at: "share.title",
      },
      {
        has: {
          obituary: { relation: "mother" },
          ...body("부친께서 아껴 주신 분들께 부친 故 김한결 님의 부고를 전합니다."),
        },
        lacks: { obituary: { relation: "mother" }, ...body("모친께서는 부친 곁에 모십니다.") },
        at: "words.body",
      },
    ],
    "cheerful-signs": [
      {
        has: { condolences: { prompt: "한 말씀 남겨 주세요!! ^^" } },
        lacks: { farewell: { visiting: "조문은 9시~21시, 14일 ~ 16일 ☎ 02-000-0000" } },
        at: "condolences.prompt",
      },
      { has: body("사랑합니다♥"), lacks: body("사랑합니다."), at: "words.body" },
    ],
    "story-of-a-sample": {
      has: { words: { ...samples[0]?.content.sections.words } },
      lacks: body("책을 좋아하시던 분이셨습니다."),
      starts: samples.map(({ content }) => ({
        ...content,
        sections: { ...content.sections, obituary: { ...content.sections.obituary, name: "보기" } },
      })),
      at: "words.body",
    },

    "too-many-photos": {
      has: { gallery: { photos: Array.from({ length: 61 }, (_, at) => photo(`g${at}`)) } },
      lacks: { gallery: { photos: Array.from({ length: 60 }, (_, at) => photo(`g${at}`)) } },
      at: "gallery.photos",
    },
    "portrait-cut-by-half": {
      has: { obituary: { photo: photo("a", { width: 1600, height: 900 }) } },
      lacks: { obituary: { photo: photo("a", { width: 900, height: 1200 }) } },
      at: "obituary.photo",
    },
    "photo-too-small": {
      has: { obituary: { photo: photo("a", { width: 240, height: 320 }) } },
      lacks: { obituary: { photo: photo("a", { width: 400, height: 500 }) } },
      at: "obituary.photo",
    },
    "photo-twice": {
      has: { gallery: { photos: [photo("a"), photo("b"), photo("a")] } },
      lacks: { gallery: { photos: [photo("a"), photo("b")] }, life: { photo: photo("a") } },
      at: "gallery.photos.2",
    },
    "sample-picture-left": {
      has: {
        life: { photo: photo("", { key: "art/memorial-hill" }) },
        gallery: {
          photos: [photo("", { key: "art/hanok-door" }), photo("a"), photo("", { key: "art/hanok-bowl" })],
        },
      },
      lacks: { life: { photo: photo("", { key: "art/memorial-hill" }) } },
      at: "life.photo",
    },
    "caption-is-file-name": {
      has: { gallery: { photos: [photo("a"), photo("b", { caption: "KakaoTalk_20261114_093012345" })] } },
      lacks: { gallery: { photos: [photo("a"), photo("b", { caption: "1972년 봄" })] } },
      at: "gallery.photos.1.caption",
    },

    "account-without-number": {
      has: accounts({ bank: "", number: "" }),
      lacks: accounts({ bank: "", number: "", relation: "", holder: "" }),
      at: "accounts.groups.0.people.0.number",
    },
    "account-bank-unchosen": { has: accounts({ bank: "" }), at: "accounts.groups.0.people.0.bank" },
    "account-number-missing": { has: accounts({ number: "" }), at: "accounts.groups.0.people.0.number" },
    "account-holder-missing": { has: accounts({ holder: "" }), at: "accounts.groups.0.people.0.holder" },
    "account-number-unusual": {
      has: accounts({ number: "000-00" }),
      at: "accounts.groups.0.people.0.number",
    },

    "accounts-beside-declined-money": {
      has: { farewell: { declined: "both" } },
      lacks: { farewell: { declined: "wreaths" } },
      at: "accounts.groups",
    },
    "accounts-beside-words-that-decline": [
      {
        has: body("조의금은 정중히 사양합니다."),
        lacks: body("조화는 정중히 사양합니다. 선조의 뜻에 따라 상은 사양합니다."),
        at: "accounts.groups",
      },
      {
        has: body("보내 주시는 마음만 감사히 받겠습니다."),
        lacks: body("먼 길이라면 마음만 보내 주셔도 됩니다."),
        at: "accounts.groups",
      },
    ],
    "wreaths-declined-in-words-only": {
      has: body("조화는 정중히 사양합니다."),
      lacks: { farewell: { declined: "wreaths" }, ...body("조화는 정중히 사양합니다.") },
      at: "farewell.declined",
    },
    "wreaths-declined-yet-awaited": {
      has: { farewell: { declined: "wreaths", visiting: "조화 보내실 곳: 3호실" } },
      lacks: { farewell: { visiting: "조화 보내실 곳: 3호실" } },
      at: "farewell.visiting",
    },
    "account-of-the-deceased": {
      has: accounts({ holder: "김한결" }),
      lacks: accounts({ holder: "김은수" }),
      at: "accounts.groups.0.people.0.holder",
    },
    "account-of-no-mourner": {
      has: accounts({ holder: "박서준" }),
      lacks: accounts({ holder: "고이고등학교 동창회" }),
      at: "accounts.groups.0.people.0.holder",
    },

    "telephone-cannot-be-dialled": [
      { has: { mourners: { chief: { ...chief, phone: "010-000" } } }, at: "mourners.chief.phone" },
      {
        has: { mourners: { family: [mourner("딸", "김은수", "010-000")] } },
        at: "mourners.family.0.phone",
      },
      { has: { farewell: { phone: "02-00" } }, at: "farewell.phone" },
    ],
  },
});

const look = (content: CardContent, today: string, starts: readonly CardContent[] = []) =>
  inspect({ kind: memorial, rules, content, now: instant({ date: today, time: "12:00" }), starts });

test("a name, a day and a chief mourner are enough to send it", () => {
  const must = (content: CardContent) =>
    look(content, "2026-11-15")
      .filter(({ weight }) => weight === "must")
      .map(({ section, field }) => `${section}.${field}`);
  expect(must(startCard(memorial))).toEqual(["obituary.name", "obituary.date", "mourners.chief.name"]);
  const nowhere = { hall: "", room: "", address: "", processionDate: "", processionTime: "" };
  const least = {
    ...whole,
    sections: { ...whole.sections, farewell: { ...whole.sections.farewell, ...nowhere } },
  };
  expect(must(least)).toEqual([]);
  expect(look(least, "2026-11-15").map(({ field }) => field)).toEqual(["hall", "processionDate"]);
});

test.each(samples)("the sample $name has nothing to mend on the day after the death", ({ content }) => {
  expect(look(content, daysAfter(part(content, obituary).date, 1))).toEqual([]);
});

test("the sample that stays has nothing to mend a year later", () => {
  const lasting = samples.find(({ name }) => name === "grandmother");
  expect(lasting && look(lasting.content, "2027-01-15")).toEqual([]);
});

test.each(phrases.filter(({ occasion }) => occasion !== "quiet"))(
  "what is offered as words gives no cause for doubt: $text",
  ({ text, religion }) => {
    const own = religion === "won-buddhist" ? "won" : religion;
    const sections = {
      ...whole.sections,
      obituary: { ...whole.sections.obituary, religion: own },
      words: { ...whole.sections.words, body: text },
    };
    expect(look({ ...whole, sections }, "2026-11-15")).toEqual([]);
  },
);

test("a mourner's account is named as the family knows it", () => {
  const sections = { ...whole.sections, ...accounts({ bank: "" }) };
  expect(look({ ...whole, sections }, "2026-11-15")).toEqual([
    expect.objectContaining({ sentence: "‘상주 장남 김민수’ 계좌의 은행을 골라 주세요.", weight: "must" }),
  ]);
});
