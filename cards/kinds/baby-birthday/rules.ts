import { part } from "#cards/engine/card.ts";
import { foundIf } from "#cards/inspector/found-if.ts";
import type { Rule } from "#cards/inspector/rule.ts";
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
import { samplesRule } from "#cards/inspector/rules/samples.ts";
import { seasonRule } from "#cards/inspector/rules/season.ts";
import { madeUpTelephoneRule } from "#cards/inspector/rules/telephone-people.ts";
import { type TelephonesOn, telephoneRules } from "#cards/inspector/rules/telephones.ts";
import { coverLengthRule, wordRules } from "#cards/inspector/rules/words.ts";
import { accountNumberRules, accountPeopleRules } from "#cards/sections/accounts/people-rules.ts";
import { accountRules } from "#cards/sections/accounts/rules.ts";
import { date } from "#cards/sections/date/section.ts";
import { hallMissingRule, venueRules } from "#cards/sections/venue/rules.ts";
import { venue } from "#cards/sections/venue/section.ts";
import { wayRules } from "#cards/sections/venue/way-rules.ts";
import { baby } from "./baby/section.ts";
import { growth } from "./growth/section.ts";
import { peopleOnFirstBirthday } from "./people.ts";
import { birthRules } from "./rules/birth.ts";
import { doljabiRules } from "./rules/doljabi.ts";
import { babyFamilyRules } from "./rules/family.ts";
import { growthRules } from "./rules/growth.ts";
import { guessingEndRule } from "./rules/guessing-end.ts";
import { babyWordsRules } from "./rules/words.ts";

const telephonesOn: TelephonesOn = (content) => [
  { section: venue.name, field: "phone", phone: part(content, venue).phone },
];

const partyRules: readonly Rule[] = [
  {
    code: "party-without-day",
    weight: "should",
    finds: "a first birthday without the day of its party",
    find: ({ facts: { when } }) =>
      foundIf(when === null, { section: date.name, field: "date", sentence: "잔칫날이 비어 있습니다." }),
  },
  {
    code: "party-without-place",
    weight: "should",
    finds: "a party that has a day and no place",
    find: ({ facts: { when, place } }) =>
      foundIf(when !== null && place === null, {
        section: venue.name,
        field: "name",
        sentence: "잔치 장소가 비어 있습니다.",
      }),
  },
];

/** In the order in which they are read where two weigh the same in one section. */
export const rules: readonly Rule[] = [
  ...birthRules,
  ...nameRules(peopleOnFirstBirthday),
  ...babyFamilyRules,
  ...growthRules,
  ...eventDayRules,
  ...partyRules,
  pastEventRule,
  unlikelyHourRule,
  ...dayWordRules({ elsewhere: [baby.name, growth.name] }),
  seasonRule({ elsewhere: [baby.name, growth.name] }),
  lunarWordsRule,
  formerDayRule,
  ...holidayRules(),
  ...babyWordsRules,
  ...nameWordRules(peopleOnFirstBirthday),
  ...particleRules(peopleOnFirstBirthday),
  undecidedParticleRule,
  ...wordRules,
  coverLengthRule,
  languageRule,
  ...placeRules,
  ...venueRules,
  ...wayRules,
  hallMissingRule,
  ...photoRules,
  ...pictureRules(),
  ...accountRules,
  ...accountNumberRules,
  ...accountPeopleRules(peopleOnFirstBirthday),
  accountsAloneRule,
  ...telephoneRules(telephonesOn),
  madeUpTelephoneRule(telephonesOn),
  ...doljabiRules,
  guessingEndRule,
  ...rsvpRules,
  ...rsvpDayRules,
  ...photoWallRules,
  ...photoWallDayRules,
  ...pageEndRules,
  ...pageEndDayRules,
  samplesRule,
  samplePeopleRule,
];
