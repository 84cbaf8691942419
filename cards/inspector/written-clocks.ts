/** A time of the clock in a text: 낮 12시 30분, 오후 한 시, 1:00 PM, PM 1:00. */
export type WrittenClock = {
  text: string;
  from: number;
  /** Every time that may be meant, `HH:MM`: two where neither 오전 nor 오후 is said. */
  times: readonly string[];
};

const HOURS = ["한", "두", "세", "네", "다섯", "여섯", "일곱", "여덟", "아홉", "열", "열한", "열두"];
const clock =
  /(?:(오전|오후|낮|아침|저녁|밤|새벽|(?<![A-Z])[AP]\.?M\.?)\s*)?(?:(?<![\d:])(\d{1,2}):(\d{2})(?![\d:])(?:\s*([AP]\.?M))?|(?<![\d~-])(\d{1,2})시(?!간)(?:\s*(\d{1,2})분|\s*(반))?|(열한|열두|열|한|두|세|네|다섯|여섯|일곱|여덟|아홉) ?시(?!간|작|절|대|선|기|간)(?:\s*(\d{1,2})분|\s*(반))?)/gi;

/** All times in a text, in their order. */
export function writtenClocks(text: string): WrittenClock[] {
  if (!/[시:]/.test(text)) return [];
  return [...text.matchAll(clock)].flatMap((match) => {
    const [whole, half, figure, minutes, english, hour, minute, isHalf, word, wordMinute, isWordHalf] = match;
    const hours = word ? HOURS.indexOf(word) + 1 : Number(figure ?? hour);
    const past = isHalf || isWordHalf ? 30 : Number(minutes ?? minute ?? wordMinute ?? 0);
    // 한 시, 두 시 are hours only where a half of the day is said with them: 한 시절, 네 시.
    if (hours > 24 || past > 59 || (word && !half)) return [];
    const times = hoursMeant(hours, (half ?? english)?.replaceAll(".", "").toUpperCase()).map((one) =>
      written(one, past),
    );
    return [{ text: whole, from: match.index, times }];
  });
}

function hoursMeant(hour: number, half: string | undefined): number[] {
  const [early, late] = [hour % 12, (hour % 12) + 12];
  if (hour > 12) return [hour % 24];
  if (half === "오전" || half === "AM" || half === "새벽" || half === "아침") return [early];
  if (half === "오후" || half === "PM" || half === "저녁") return [late];
  if (half === "밤") return hour === 12 ? [0] : [late, early];
  if (half === "낮") return hour >= 9 && hour < 12 ? [hour] : [late];
  return [early, late];
}

function written(hours: number, minutes: number): string {
  return `${String(hours).padStart(2, "0")}:${String(minutes).padStart(2, "0")}`;
}
