import { part } from "#cards/engine/card.ts";
import type { Rule } from "#cards/inspector/rule.ts";
import { closedWeekdayRule } from "#cards/inspector/rules/closed-weekday.ts";
import { dayWordRules } from "#cards/inspector/rules/day-words.ts";
import { photoWallRules, rsvpRules } from "#cards/inspector/rules/entries.ts";
import { photoWallDayRules, rsvpDayRules } from "#cards/inspector/rules/entry-days.ts";
import { eventDayRules, pastEventRule } from "#cards/inspector/rules/event-day.ts";
import { unlikelyHourRule } from "#cards/inspector/rules/event-hour.ts";
import { formerDayRule } from "#cards/inspector/rules/former-day.ts";
import { holidayRules } from "#cards/inspector/rules/holidays.ts";
import { languageRule } from "#cards/inspector/rules/language.ts";
import { lunarWordsRule } from "#cards/inspector/rules/lunar-words.ts";
import { nameRules, nameWordRules } from "#cards/inspector/rules/names.ts";
import { pageEndRules } from "#cards/inspector/rules/page-end.ts";
import { pageEndDayRules } from "#cards/inspector/rules/page-end-days.ts";
import { particleRules, undecidedParticleRule } from "#cards/inspector/rules/particles.ts";
import { photoRules } from "#cards/inspector/rules/photos.ts";
import { pictureRules } from "#cards/inspector/rules/pictures.ts";
import { accountsAloneRule, placeRules } from "#cards/inspector/rules/place.ts";
import { samplePeopleRule } from "#cards/inspector/rules/sample-people.ts";
import { samplePictureRule, samplesRule } from "#cards/inspector/rules/samples.ts";
import { seasonRule } from "#cards/inspector/rules/season.ts";
import { madeUpTelephoneRule, telephonePeopleRules } from "#cards/inspector/rules/telephone-people.ts";
import { telephoneRules } from "#cards/inspector/rules/telephones.ts";
import { coverLengthRule, wordRules } from "#cards/inspector/rules/words.ts";
import { accountNumberRules, accountPeopleRules } from "#cards/sections/accounts/people-rules.ts";
import { accountRules } from "#cards/sections/accounts/rules.ts";
import { coverPictureRules } from "#cards/sections/cover/rules.ts";
import { hallMissingRule, venueRules, wayThereRule } from "#cards/sections/venue/rules.ts";
import { wayRules } from "#cards/sections/venue/way-rules.ts";
import { couple } from "./couple/section.ts";
import { interview } from "./interview/section.ts";
import { sideAccountRules } from "./rules/accounts.ts";
import { contradictionRules } from "./rules/contradictions.ts";
import { coupleNameRules } from "./rules/couple-names.ts";
import { lateParentRule } from "./rules/late-parents.ts";
import { missingRules } from "./rules/missing.ts";
import { greetingPeople, greetingTelephones } from "./rules/people-on.ts";
import { story } from "./story/section.ts";
import { thanksAfter } from "./thanks-after/section.ts";

/** In the order in which they are read where two weigh the same in one section. */
export const rules: readonly Rule[] = [
  ...missingRules,
  ...eventDayRules,
  pastEventRule,
  unlikelyHourRule,
  ...dayWordRules({ elsewhere: [story.name, interview.name, thanksAfter.name] }),
  seasonRule({ elsewhere: [story.name, interview.name, thanksAfter.name] }),
  closedWeekdayRule,
  lunarWordsRule,
  formerDayRule,
  ...holidayRules(({ content }) => part(content, couple).occasion !== "wedding"),
  ...nameRules(greetingPeople),
  ...coupleNameRules,
  ...nameWordRules(greetingPeople),
  ...particleRules(greetingPeople),
  undecidedParticleRule,
  ...wordRules,
  coverLengthRule,
  languageRule,
  ...placeRules,
  ...venueRules,
  ...wayRules,
  hallMissingRule,
  wayThereRule,
  ...photoRules,
  ...pictureRules(),
  ...coverPictureRules,
  ...accountRules,
  ...accountNumberRules,
  ...accountPeopleRules(greetingPeople),
  ...sideAccountRules,
  accountsAloneRule,
  ...telephoneRules(greetingTelephones),
  madeUpTelephoneRule(greetingTelephones),
  ...telephonePeopleRules(greetingPeople),
  ...rsvpRules,
  ...rsvpDayRules,
  ...photoWallRules,
  ...photoWallDayRules,
  ...contradictionRules,
  lateParentRule,
  ...pageEndRules,
  ...pageEndDayRules,
  samplesRule,
  samplePictureRule,
  samplePeopleRule,
];
