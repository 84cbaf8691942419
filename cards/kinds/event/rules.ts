import { part } from "#cards/engine/card.ts";
import { foundIf } from "#cards/inspector/found-if.ts";
import type { Rule } from "#cards/inspector/rule.ts";
import { closedWeekdayRule } from "#cards/inspector/rules/closed-weekday.ts";
import { dayWordRules } from "#cards/inspector/rules/day-words.ts";
import { photoWallRules } from "#cards/inspector/rules/entries.ts";
import { eventDayRules, pastEventRule } from "#cards/inspector/rules/event-day.ts";
import { formerDayRule } from "#cards/inspector/rules/former-day.ts";
import { holidayRules } from "#cards/inspector/rules/holidays.ts";
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
import { hallMissingRule, venueRules } from "#cards/sections/venue/rules.ts";
import { venue } from "#cards/sections/venue/section.ts";
import { wayRules } from "#cards/sections/venue/way-rules.ts";
import { attendance } from "./attendance/section.ts";
import { eventCover } from "./cover/section.ts";
import { peopleAtEvent } from "./people.ts";
import { attendanceRules } from "./rules/attendance.ts";
import { eventDaysRules } from "./rules/days.ts";
import { feeRules } from "./rules/fee.ts";
import { linkRules } from "./rules/links.ts";
import { posterRules } from "./rules/poster.ts";
import { posterWeekdayRule } from "./rules/poster-weekday.ts";
import { programmeRules } from "./rules/programme.ts";
import { programmePeopleRules } from "./rules/programme-people.ts";
import { unseenRules } from "./rules/unseen.ts";

const telephonesOn: TelephonesOn = (content) => [
  { section: venue.name, field: "phone", phone: part(content, venue).phone },
];

const placeUnset: Rule = {
  code: "event-without-place",
  weight: "should",
  finds: "an event without its place",
  find: ({ facts: { place } }) =>
    foundIf(place === null, {
      section: venue.name,
      field: "name",
      sentence: "어디에서 여는지 비어 있습니다.",
    }),
};

/** In the order in which they are read where two weigh the same in one section. */
export const rules: readonly Rule[] = [
  ...posterRules,
  posterWeekdayRule,
  ...eventDaysRules,
  ...eventDayRules,
  pastEventRule,
  ...dayWordRules({ elsewhere: [attendance.name] }),
  // What hangs for weeks hangs over holidays, too.
  ...holidayRules(({ content, facts: { until, when } }) => {
    const isLong = until !== null && until !== undefined && until.date !== when?.date;
    return isLong || part(content, eventCover).type === "exhibition";
  }),
  closedWeekdayRule,
  lunarWordsRule,
  formerDayRule,
  ...feeRules,
  ...photoRules,
  ...pictureRules(),
  placeUnset,
  ...placeRules,
  ...venueRules,
  ...wayRules,
  hallMissingRule,
  ...programmeRules,
  ...programmePeopleRules,
  ...attendanceRules,
  ...linkRules,
  ...unseenRules,
  ...particleRules(peopleAtEvent),
  undecidedParticleRule,
  ...wordRules,
  ...telephoneRules(telephonesOn),
  madeUpTelephoneRule(telephonesOn),
  ...photoWallRules,
  ...pageEndRules,
  samplesRule,
  samplePeopleRule,
];
