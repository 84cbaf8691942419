import { foundIf } from "#cards/inspector/found-if.ts";
import type { Rule } from "#cards/inspector/rule.ts";
import { accounts } from "#cards/sections/accounts/section.ts";
import { venue } from "#cards/sections/venue/section.ts";

/** For every kind with a `venue` section. */
export const placeRules: readonly Rule[] = [
  {
    code: "place-without-address",
    weight: "should",
    finds: "a place that no map finds, because it has no address",
    find: ({ facts: { place } }) =>
      foundIf(place !== null && place.address === "", {
        section: venue.name,
        field: "address",
        sentence: "주소를 적으면 손님이 지도에서 바로 찾을 수 있습니다.",
      }),
  },
];

/** For kinds that have accounts besides. */
export const accountsAloneRule: Rule = {
  code: "accounts-without-day-or-place",
  weight: "should",
  finds: "accounts on a card that says neither when nor where",
  find: ({ facts: { when, place }, shows }) =>
    foundIf(shows(accounts) && (when === null || place === null), {
      section: accounts.name,
      field: "groups",
      sentence: "날짜와 장소 없이 계좌만 보이면 청구서처럼 느껴질 수 있습니다.",
    }),
};
