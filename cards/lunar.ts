import KoreanLunarCalendar from "korean-lunar-calendar";

/** The solar day of a lunar one, `YYYY-MM-DD`; null for a day that the moon does not have. */
export function solarOf(lunar: string, leapMonth: boolean): string | null {
  const [year, month, day] = lunar.split("-").map(Number);
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
