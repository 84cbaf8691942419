import { part } from "#cards/engine/card.ts";
import { foundIf } from "#cards/inspector/found-if.ts";
import type { Rule } from "#cards/inspector/rule.ts";
import { eventDayRules } from "#cards/inspector/rules/event-day.ts";
import { formerDayRule } from "#cards/inspector/rules/former-day.ts";
import { lunarWordsRule } from "#cards/inspector/rules/lunar-words.ts";
import { pageEndRules } from "#cards/inspector/rules/page-end.ts";
import { particleRules, undecidedParticleRule } from "#cards/inspector/rules/particles.ts";
import { photoRules } from "#cards/inspector/rules/photos.ts";
import { pictureRules } from "#cards/inspector/rules/pictures.ts";
import { placeRules } from "#cards/inspector/rules/place.ts";
import { samplePeopleRule } from "#cards/inspector/rules/sample-people.ts";
import { samplesRule } from "#cards/inspector/rules/samples.ts";
import { madeUpTelephoneRule } from "#cards/inspector/rules/telephone-people.ts";
import { type TelephonesOn, telephoneRules } from "#cards/inspector/rules/telephones.ts";
import { wordRules } from "#cards/inspector/rules/words.ts";
import { date, whenOf } from "#cards/sections/date/section.ts";
import { venueRules } from "#cards/sections/venue/rules.ts";
import { venue } from "#cards/sections/venue/section.ts";
import { wayRules } from "#cards/sections/venue/way-rules.ts";
import { peopleOnBirthday } from "./people.ts";
import { celebrantRules } from "./rules/celebrant.ts";
import { giftRules } from "./rules/gift.ts";
import { birthdayLetterRules } from "./rules/letter.ts";
import { openingRules } from "./rules/opening.ts";
import { birthdayWordsRules } from "./rules/words.ts";

const telephonesOn: TelephonesOn = (content) => [
  { section: venue.name, field: "phone", phone: part(content, venue).phone },
];

const partyIsPast: Rule = {
  code: "event-is-past",
  weight: "should",
  finds: "a party whose day is over",
  // The moment at which the card opens is no day of a party.
  find({ content, today }) {
    const day = whenOf(part(content, date))?.date;
    return foundIf(day !== undefined && day < today, {
      section: date.name,
      field: "date",
      sentence: "이미 지난 날입니다. 날짜가 맞는지 한 번 더 봐 주세요.",
    });
  },
};

/** In the order in which they are read where two weigh the same in one section. */
export const rules: readonly Rule[] = [
  ...celebrantRules,
  ...eventDayRules,
  partyIsPast,
  lunarWordsRule,
  formerDayRule,
  ...placeRules,
  ...venueRules,
  ...wayRules,
  ...openingRules,
  ...photoRules,
  ...pictureRules(),
  ...birthdayLetterRules,
  ...giftRules,
  ...birthdayWordsRules,
  ...particleRules(peopleOnBirthday),
  undecidedParticleRule,
  ...wordRules,
  ...telephoneRules(telephonesOn),
  madeUpTelephoneRule(telephonesOn),
  ...pageEndRules,
  samplesRule,
  samplePeopleRule,
];
