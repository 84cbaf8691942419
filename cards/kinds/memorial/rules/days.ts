import { type CardContent, part } from "#cards/engine/card.ts";
import { foundIf } from "#cards/inspector/found-if.ts";
import { setField } from "#cards/inspector/mending.ts";
import type { Mend, Rule } from "#cards/inspector/rule.ts";
import { farewell } from "#cards/kinds/memorial/farewell/section.ts";
import { obituary } from "#cards/kinds/memorial/obituary/section.ts";
import { remembrance } from "#cards/kinds/memorial/remembrance/section.ts";
import { josa } from "#cards/korean/hangul.ts";
import { plainDay } from "#domain/day-words.ts";
import { daysBetween, readDay } from "#domain/korean-day.ts";
import { funeralMoments, isBefore } from "./moments.ts";

/** A funeral of seven days is the longest that is held. */
const LONGEST = 7;
/** After so many days without a procession the day of death is rather another year's. */
const LONG_AGO = 14;

const procession = { section: farewell.name, field: "processionDate" };
const encoffining = { section: farewell.name, field: "encoffiningDate" };
const death = { section: obituary.name, field: "date" };

/** Days that cannot follow one another so, and those that hardly do. */
export const orderOfDaysRules: readonly Rule[] = [
  {
    code: "death-to-come",
    weight: "must",
    finds: "a death on a day that has not come",
    find: ({ content, today }) =>
      foundIf(part(content, obituary).date > today, {
        ...death,
        sentence: "돌아가신 날이 아직 오지 않은 날로 되어 있습니다.",
      }),
  },
  {
    code: "encoffining-before-death",
    weight: "must",
    finds: "an encoffining before the death",
    find({ content }) {
      const at = funeralMoments(content);
      return foundIf(isBefore(at.encoffining, at.death), {
        ...encoffining,
        sentence: "입관이 돌아가신 때보다 이릅니다.",
      });
    },
  },
  {
    code: "procession-before-death",
    weight: "must",
    finds: "a procession before the death",
    find({ content }) {
      const at = funeralMoments(content);
      return foundIf(isBefore(at.procession, at.death), {
        ...procession,
        sentence: "발인이 돌아가신 때보다 이릅니다.",
        ...inYearOfDeath(content),
      });
    },
  },
  {
    code: "encoffining-after-procession",
    weight: "must",
    finds: "an encoffining after the procession",
    find({ content }) {
      const at = funeralMoments(content);
      return foundIf(isBefore(at.procession, at.encoffining), {
        ...encoffining,
        sentence: "입관이 발인보다 늦습니다.",
      });
    },
  },
  {
    code: "procession-long-after-death",
    weight: "should",
    finds: "a procession more than seven days after the death",
    find({ content }) {
      const at = funeralMoments(content);
      if (!at.procession.date || !at.death.date) return [];
      const days = daysBetween(at.death.date, at.procession.date);
      return foundIf(days > LONGEST, {
        ...procession,
        sentence: `발인이 돌아가신 날에서 ${days}일 뒤로 되어 있습니다. 두 날짜를 한 번 더 살펴 주세요.`,
        ...inYearOfDeath(content),
      });
    },
  },
  {
    code: "death-long-ago",
    weight: "should",
    finds: "a death weeks ago on a notice without a procession that is not meant to stay",
    find({ content, today }) {
      const at = funeralMoments(content);
      if (!at.death.date || at.procession.date || part(content, remembrance).lasting) return [];
      const days = daysBetween(at.death.date, today);
      return foundIf(days > LONG_AGO, {
        ...death,
        sentence: `돌아가신 날이 ${plainDay(at.death.date)}, ${days}일 전으로 되어 있습니다. 해와 달이 맞는지 살펴 주세요.`,
      });
    },
  },
];

/** Where only the year is another, the day of the same month that follows the death. */
function inYearOfDeath(content: CardContent): { mend?: Mend } {
  const at = funeralMoments(content);
  const died = readDay(at.death.date);
  if (!died || !readDay(at.procession.date)) return {};
  const fitting = [died.year, died.year + 1]
    .map((year) => `${year}${at.procession.date.slice(4)}`)
    .find((date) => {
      const days = readDay(date) && date !== at.procession.date ? daysBetween(at.death.date, date) : 0;
      return days > 0 && days <= LONGEST && !isBefore({ ...at.procession, date }, at.encoffining);
    });
  if (!fitting) return {};
  const label = `${josa(plainDay(fitting), "으로/로")} 고치기`;
  return { mend: { label, apply: setField(procession, fitting) } };
}
