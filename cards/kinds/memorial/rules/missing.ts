import { part } from "#cards/engine/card.ts";
import { foundIf } from "#cards/inspector/found-if.ts";
import type { Rule } from "#cards/inspector/rule.ts";
import { farewell } from "#cards/kinds/memorial/farewell/section.ts";
import { mourners } from "#cards/kinds/memorial/mourners/section.ts";
import { obituary } from "#cards/kinds/memorial/obituary/section.ts";
import { saysNoHall } from "./place.ts";

/** What a notice cannot do without, and what those who come would ask for. */
export const missingInNoticeRules: readonly Rule[] = [
  {
    code: "deceased-unnamed",
    weight: "must",
    finds: "a notice that does not say who died",
    find: ({ content }) =>
      foundIf(!part(content, obituary).name.trim(), {
        section: obituary.name,
        field: "name",
        sentence: "고인의 성함을 적어 주세요.",
      }),
  },
  {
    code: "death-without-day",
    weight: "must",
    finds: "a notice that does not say when somebody died",
    find: ({ content }) =>
      foundIf(!part(content, obituary).date, {
        section: obituary.name,
        field: "date",
        sentence: "돌아가신 날을 골라 주세요.",
      }),
  },
  {
    code: "chief-mourner-unnamed",
    weight: "must",
    finds: "a notice without its chief mourner",
    find: ({ content }) =>
      foundIf(!part(content, mourners).chief.name.trim(), {
        section: mourners.name,
        field: "chief.name",
        sentence: "상주의 성함을 적어 주세요.",
      }),
  },
  {
    code: "bereavement-unsaid",
    weight: "could",
    finds: "a notice that does not say whose bereavement it is",
    find: ({ content }) =>
      foundIf(part(content, obituary).relation === "unsaid", {
        section: obituary.name,
        field: "relation",
        sentence: "관계를 고르면 ‘부친상’처럼 누구의 상인지 함께 알려 드립니다.",
      }),
  },
  {
    code: "hall-unsaid",
    weight: "should",
    finds: "a notice that does not say where one may come",
    find: (card) =>
      foundIf(!part(card.content, farewell).hall.trim() && !saysNoHall(card), {
        section: farewell.name,
        field: "hall",
        sentence: "빈소가 비어 있습니다.",
      }),
  },
  {
    code: "procession-without-day",
    weight: "should",
    finds: "a notice without the day of the procession",
    find: ({ content }) =>
      foundIf(!part(content, farewell).processionDate, {
        section: farewell.name,
        field: "processionDate",
        sentence: "발인 날짜가 비어 있습니다.",
      }),
  },
  {
    code: "hall-without-address",
    weight: "should",
    finds: "a hall that no map finds, because it has no address",
    find({ content }) {
      const { hall, address } = part(content, farewell);
      return foundIf(hall.trim() !== "" && !address.trim(), {
        section: farewell.name,
        field: "address",
        sentence: "주소를 적으면 조문객이 지도에서 바로 찾을 수 있습니다.",
      });
    },
  },
];
