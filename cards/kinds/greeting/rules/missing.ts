import { part } from "#cards/engine/card.ts";
import { foundIf } from "#cards/inspector/found-if.ts";
import type { Rule } from "#cards/inspector/rule.ts";
import { cover } from "#cards/sections/cover/section.ts";
import { date } from "#cards/sections/date/section.ts";
import { venue } from "#cards/sections/venue/section.ts";
import { fullName } from "../couple/family.ts";
import { couple } from "../couple/section.ts";
import { isWedding } from "./people-on.ts";

/** What a card of this kind must or should say. */
export const missingRules: readonly Rule[] = [
  {
    code: "groom-unnamed",
    weight: "must",
    finds: "a wedding without the groom's name",
    find: ({ content }) =>
      foundIf(isWedding(content) && !fullName(part(content, couple).groom), {
        section: couple.name,
        field: "groom.givenName",
        sentence: "신랑의 이름을 적어 주세요.",
      }),
  },
  {
    code: "bride-unnamed",
    weight: "must",
    finds: "a wedding without the bride's name",
    find: ({ content }) =>
      foundIf(isWedding(content) && !fullName(part(content, couple).bride), {
        section: couple.name,
        field: "bride.givenName",
        sentence: "신부의 이름을 적어 주세요.",
      }),
  },
  {
    code: "cover-untitled",
    weight: "must",
    finds: "a greeting without a title on its cover",
    find: ({ content }) =>
      foundIf(!isWedding(content) && !part(content, cover).title.trim(), {
        section: cover.name,
        field: "title",
        sentence: "표지에 보일 제목을 적어 주세요.",
      }),
  },
  {
    code: "wedding-without-day",
    weight: "must",
    finds: "a wedding without its day",
    find: ({ content }) =>
      foundIf(isWedding(content) && !part(content, date).date, {
        section: date.name,
        field: "date",
        sentence: "예식 날짜를 정해 주세요.",
      }),
  },
  {
    code: "wedding-without-hour",
    weight: "should",
    finds: "a wedding without its hour",
    find: ({ content, facts: { when } }) =>
      foundIf(isWedding(content) && when !== null && when.time === null, {
        section: date.name,
        field: "time",
        sentence: "예식 시간이 비어 있습니다.",
      }),
  },
  {
    code: "wedding-without-place",
    weight: "should",
    finds: "a wedding without its place",
    find: ({ content, facts: { place } }) =>
      foundIf(isWedding(content) && place === null, {
        section: venue.name,
        field: "name",
        sentence: "예식 장소가 비어 있습니다.",
      }),
  },
];
