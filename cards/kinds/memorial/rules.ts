import type { CardContent } from "#cards/engine/card.ts";
import type { Rule } from "#cards/inspector/rule.ts";
import { photoRules } from "#cards/inspector/rules/photos.ts";
import { pictureRules } from "#cards/inspector/rules/pictures.ts";
import { samplePeopleRule } from "#cards/inspector/rules/sample-people.ts";
import { samplesRule } from "#cards/inspector/rules/samples.ts";
import { type TelephoneField, telephoneRules } from "#cards/inspector/rules/telephones.ts";
import { accountRules } from "#cards/sections/accounts/rules.ts";
import { partsOf } from "./parts.ts";
import { obituaryBeliefRules } from "./rules/belief.ts";
import { orderOfDaysRules } from "./rules/days.ts";
import { condolenceGiftRules } from "./rules/gifts.ts";
import { goneBeforeRule } from "./rules/gone-before.ts";
import { funeralHourRules } from "./rules/hours.ts";
import { kinRules } from "./rules/kin.ts";
import { missingInNoticeRules } from "./rules/missing.ts";
import { hallRules } from "./rules/place.ts";
import { toldDayRules } from "./rules/told-days.ts";
import { noticeWordRules } from "./rules/words.ts";
import { yearRules } from "./rules/years.ts";

/** In the order in which they are read where two weigh the same in one section. */
export const rules: readonly Rule[] = [
  ...missingInNoticeRules,
  ...orderOfDaysRules,
  ...funeralHourRules,
  ...toldDayRules,
  ...hallRules,
  ...kinRules,
  goneBeforeRule,
  ...yearRules,
  ...obituaryBeliefRules,
  ...noticeWordRules,
  ...photoRules,
  ...pictureRules({ portraits: { "obituary.photo": 152 / 194 } }),
  ...accountRules,
  ...condolenceGiftRules,
  ...telephoneRules(telephonesOn),
  samplesRule,
  samplePeopleRule,
];

function telephonesOn(content: CardContent): TelephoneField[] {
  const { mourners, farewell } = partsOf(content);
  return [
    { section: "mourners", field: "chief.phone", phone: mourners.chief.phone },
    ...mourners.family.map(({ phone }, at) => ({ section: "mourners", field: `family.${at}.phone`, phone })),
    { section: "farewell", field: "phone", phone: farewell.phone },
  ];
}
