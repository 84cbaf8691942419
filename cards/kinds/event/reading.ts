import { type CardContent, part } from "#cards/engine/card.ts";
import { readDays } from "#cards/reading/days.ts";
import { groupAt, lineAt, type PastedText, type ReadValue } from "#cards/reading/stretch.ts";
import { readTelephones } from "#cards/reading/telephones.ts";
import { intoField, intoFields, type TextReader, type Understood } from "#cards/reading/understood.ts";
import { BANK_WORDS } from "#cards/sections/accounts/bank-aliases.ts";
import { readDate } from "#cards/sections/date/reading.ts";
import { readGreeting } from "#cards/sections/greeting/reading.ts";
import { notices } from "#cards/sections/notices/section.ts";
import { readVenue } from "#cards/sections/venue/reading.ts";
import { attendance } from "./attendance/section.ts";
import { eventCover } from "./cover/section.ts";
import { fee } from "./fee/section.ts";
import type { EventType } from "./types.ts";

const TITLE = [
  /(?:행사\s?명|모임\s?명|제\s?목|전시\s?명|강연\s?명|주\s?제)[^\S\n]*[:：][^\S\n]*([^\n]{2,40})/d,
  /[『「《〈<[【]([^』」》〉>\]】\n]{3,40})[』」》〉>\]】]/d,
];
const HOST =
  /(?:주최(?:\s?[/·]\s?주관)?|주관|초대하는 (?:사람|이)|호스트|host)[^\S\n]*[:：][^\S\n]*([^\n]{2,30})/di;
const FEE =
  /(?:참가비|회\s?비|입장료|관람료|수강료|참석비|비용|티켓)[^\S\n]*[:：은는]?[^\S\n]*(무료|없음|(?:1인(?:당)?[^\S\n]*)?(\d{1,3}(?:,\d{3})+|\d+)[^\S\n]*(만)?[^\S\n]*원)/d;
const ACCOUNT = new RegExp(
  `(?<![가-힣A-Z])((?:${BANK_WORDS})[^\\S\\n]*\\d[\\d -]{8,20}\\d[^\\S\\n]*\\(?(?:예금주[^\\S\\n]*:?[^\\S\\n]*)?[가-힣A-Za-z ]{0,14}\\)?)`,
  "di",
);
const DEADLINE = /마감|까지|신청\s?기한|회신/;
const types: readonly (readonly [EventType, RegExp])[] = [
  ["opening", /개업|오픈식|개원|개점|그랜드\s?오픈/d],
  ["housewarming", /집들이/d],
  ["year-end", /송년|망년회|연말\s?모임|종무식/d],
  ["reunion", /동창|동문회|동기\s?모임|반창회/d],
  ["seminar", /세미나|강연|워크숍|컨퍼런스|특강|포럼|설명회/d],
  ["exhibition", /전시|개인전|초대전|졸업전/d],
];

function groupOf(match: RegExpExecArray | null): ReadValue<string> | null {
  const at = match && groupAt(match, 1);
  return match && at ? { value: (match[1] ?? "").trim(), sure: true, at: [at] } : null;
}

/** What it is called: by a label or brackets; else the first line, where it is short and no sentence. */
function titleOf(text: string): ReadValue<string> | null {
  const named = TITLE.map((pattern) => groupOf(pattern.exec(text))).find(
    (one) => one && !/^(?:초대|안내|공지|알림)$/.test(one.value),
  );
  if (named) return named;
  const line = lineAt(text, 0);
  const value = text
    .slice(line.from, line.to)
    .replace(/^\[[^\]]{1,6}\]/, "")
    .replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})!?]+$/gu, "");
  const isTitle =
    value.length >= 3 && value.length <= 30 && !/(?:니다|세요|요|다)[.!~]*$|안녕|[:：]|\d월/.test(value);
  return isTitle ? { value, sure: false, at: [line] } : null;
}

function readCover({ text }: PastedText): Understood[] {
  const [type, words] = types.find(([, sign]) => sign.test(text)) ?? [];
  const at = words?.exec(text)?.indices?.[0];
  const sort =
    type && at
      ? { value: type, sure: types.filter(([, sign]) => sign.test(text)).length === 1, at: [] }
      : null;
  return [
    ...intoField({ what: "제목", section: eventCover, field: "title" }, titleOf(text)),
    ...intoField({ what: "행사의 종류", section: eventCover, field: "type" }, sort),
    ...intoField({ what: "주최", section: eventCover, field: "host" }, groupOf(HOST.exec(text))),
  ];
}

function readFee({ left }: PastedText): Understood[] {
  const match = FEE.exec(left);
  const at = match?.indices?.[0];
  if (!match || !at) return [];
  const [, said = "", figures = "", tens] = match;
  const won = figures ? Number(figures.replaceAll(",", "")) * (tens ? 10_000 : 1) : 0;
  const read = { value: won, sure: /무료|없음/.test(said) || won >= 1_000, at: [{ from: at[0], to: at[1] }] };
  const account = groupOf(ACCOUNT.exec(left));
  return [
    intoFields({
      what: "참가비",
      section: fee,
      read,
      fields: { won },
      words: (content) =>
        content.won === null ? "" : content.won === 0 ? "무료" : `${content.won.toLocaleString("ko")}원`,
    }),
    ...intoField({ what: "참가비 계좌", section: fee, field: "account" }, account),
  ];
}

/** The last day to say that one comes; with it the card takes answers. */
function readDeadline(pasted: PastedText): Understood[] {
  const day = readDays(pasted, "ahead").find(({ at: [place] }) => {
    const line = lineAt(pasted.text, place?.from ?? 0);
    return DEADLINE.test(pasted.text.slice(line.from, line.to));
  });
  if (!day) return [];
  return [
    intoFields({
      what: "신청 마감",
      section: attendance,
      read: day,
      fields: { deadline: day.value, taking: true },
    }),
  ];
}

const ASK = "문의";
/** A name and what somebody does; more is a sentence. */
const WHO_MAX = 14;

/** Whom to ask stands among the notices. */
function readContact(pasted: PastedText): Understood[] {
  const number = readTelephones(pasted).find(({ before, at: [place] }) =>
    /문의|연락|담당|신청|간사|총무/.test(before + pasted.text.slice(place?.from, place?.to)),
  );
  if (!number) return [];
  const who = number.before
    .replace(/^[^가-힣]*(?:문의(?:처)?|연락처?|신청|접수|담당자?)[^\S\n]*[:：)]?/, "")
    .replace(/[\s:：(]+$/, "")
    .trim();
  const text = [who.length <= WHO_MAX ? who : "", number.value].filter(Boolean).join(" ");
  const noticeOn = (content: CardContent) =>
    part(content, notices).notices.find((one) => one.text.includes(number.value));
  return [
    {
      what: "문의",
      section: notices.name,
      at: number.at,
      sure: true,
      put(content) {
        const own = part(content, notices);
        if (noticeOn(content)) return content;
        const added = [...own.notices, { icon: "info" as const, title: ASK, text }];
        return { ...content, sections: { ...content.sections, [notices.name]: { ...own, notices: added } } };
      },
      words: (content) => noticeOn(content)?.text ?? "",
    },
  ];
}

export const reading: TextReader = {
  called: "행사 안내",
  signs: [
    /행사|모임|세미나|강연|전시|워크숍|집들이|송년|동창|개업|포럼|총회|음악회/,
    /참가비|회\s?비|입장료|관람료|정원/,
    /신청|접수|마감|선착순/,
    /주최|주관|후원/,
    /프로그램|순서|연사|강사/,
  ],
  steps: [
    readFee,
    readContact,
    readDeadline,
    readCover,
    (pasted) =>
      readDate(pasted, {
        words: { day: "행사 날짜", time: "행사 시간" },
        hours: ["09:00", "20:59"],
        never: DEADLINE,
      }),
    readVenue,
    readGreeting,
  ],
};
