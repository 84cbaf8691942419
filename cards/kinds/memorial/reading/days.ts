import { readClocks, type UsualHours } from "#cards/reading/clocks.ts";
import { readDays, readDaysAlone } from "#cards/reading/days.ts";
import { lineAt, type PastedText, type ReadValue, withoutStretches } from "#cards/reading/stretch.ts";

export type ToldMoment = "death" | "encoffining" | "procession";
export type ReadMoment = { day: ReadValue<string>; time: ReadValue<string> | null };

/** Words before a day that say which it is, and those behind it. */
const before: Record<ToldMoment, RegExp> = {
  procession: /발\s?인|출\s?상|영결식|장례미사|발인예배|천국환송/g,
  encoffining: /입\s?관/g,
  death: /별\s?세|임종|사망|작고|소천|선종|운명|타계/g,
};
const DIED_BEHIND = /^[^.발입]{0,60}?(?:별세|소천|선종|영면|타계|작고|운명|임종|열반|떠나|부르심)/;

/** Nobody is carried out in the afternoon, or laid into a coffin at night. */
const hours: Record<ToldMoment, UsualHours> = {
  procession: ["04:30", "13:30"],
  encoffining: ["08:00", "19:30"],
  death: ["00:00", "23:59"],
};

/** The days of a notice, each by the word beside it. */
export function readMoments(pasted: PastedText): Partial<Record<ToldMoment, ReadMoment>> {
  const whole = readDays(pasted, "around");
  const left = withoutStretches(
    pasted.left,
    whole.flatMap(({ at }) => at),
  );
  const days = [...whole, ...readDaysAlone({ ...pasted, left })].toSorted(
    (one, other) => (one.at[0]?.from ?? 0) - (other.at[0]?.from ?? 0),
  );
  const found: Partial<Record<ToldMoment, ReadMoment>> = {};
  for (const day of days) {
    const which = momentOf(pasted.text, day);
    if (which && !found[which]) found[which] = { day, time: timeBehind(pasted, { day, which }) };
  }
  return inOrder(found);
}

function momentOf(text: string, { at: [place] }: ReadValue<string>): ToldMoment | null {
  if (!place) return null;
  const line = lineAt(text, place.from);
  const own = text.slice(line.from, place.from);
  const above = line.from > 0 ? lineAt(text, line.from - 1) : null;
  // A day that begins its line stands under its label.
  const ahead = /[가-힣]/.test(own) || !above ? own : text.slice(above.from, above.to).slice(-12) + own;
  const last = (Object.keys(before) as ToldMoment[])
    .map((which) => ({ which, at: [...ahead.matchAll(before[which])].at(-1)?.index ?? -1 }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => other.at - one.at)[0];
  if (last && last.which !== "death") return last.which;
  if (DIED_BEHIND.test(text.slice(place.to))) return "death";
  return last?.which ?? null;
}

/** How far behind its day an hour may stand. */
const BEHIND = 14;

function timeBehind(
  pasted: PastedText,
  { day, which }: { day: ReadValue<string>; which: ToldMoment },
): ReadValue<string> | null {
  const end = day.at.at(-1)?.to ?? 0;
  const found = readClocks(pasted, hours[which]).find(
    ({ at: [clock] }) => clock && clock.from >= end && clock.from - end <= BEHIND,
  );
  return found ? { ...found, sure: found.sure } : null;
}

/** Who is carried out before they died was read wrong. */
function inOrder(found: Partial<Record<ToldMoment, ReadMoment>>): typeof found {
  const days = [found.death, found.encoffining, found.procession].flatMap((one) =>
    one ? [one.day.value] : [],
  );
  const isInOrder = days.every((day, index) => index === 0 || day >= (days[index - 1] ?? ""));
  if (isInOrder) return found;
  return Object.fromEntries(
    Object.entries(found).map(([which, { day, time }]) => [which, { day: { ...day, sure: false }, time }]),
  );
}
