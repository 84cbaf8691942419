import KoreanLunarCalendar from "korean-lunar-calendar";

type LunarDay = { date: string; leapMonth: boolean };

/** The solar day of a day of the lunar calendar, both `YYYY-MM-DD`; null for a day that it does not have. */
export function solarOf({ date, leapMonth }: LunarDay): string | null {
  const [year, month, day] = date.split("-").map(Number);
  if (!year || !month || !day) return null;
  const calendar = new KoreanLunarCalendar();
  if (!calendar.setLunarDate(year, month, day, leapMonth)) return null;
  const solar = calendar.getSolarCalendar();
  return [solar.year, solar.month, solar.day].map((part) => String(part).padStart(2, "0")).join("-");
}
