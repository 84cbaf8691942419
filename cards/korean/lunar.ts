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

/** The lunar year that a solar day lies in: it begins at 설. Null beyond the tables. */
export function lunarYearOf(solar: string): number | null {
  const [year, month, day] = solar.split("-").map(Number);
  if (!year || !month || !day) return null;
  const calendar = new KoreanLunarCalendar();
  return calendar.setSolarDate(year, month, day) ? calendar.getLunarCalendar().year : null;
}

/** The lunar day of a solar one, both `YYYY-MM-DD`; null beyond the tables. */
export function lunarOf(solar: string): string | null {
  const [year = 0, month = 0, day = 0] = solar.split("-").map(Number);
  const calendar = new KoreanLunarCalendar();
  if (!calendar.setSolarDate(year, month, day)) return null;
  const lunar = calendar.getLunarCalendar();
  return [lunar.year, lunar.month, lunar.day].map((part) => String(part).padStart(2, "0")).join("-");
}
