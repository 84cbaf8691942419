const NATIVE = ["", "한", "두", "세", "네", "다섯", "여섯", "일곱", "여덟", "아홉", "열"];

/** People, counted politely: 한 분, 열 분, 128명. Digits before 분 would be minutes. Particles follow both alike. */
export function peopleCount(count: number): string {
  const native = NATIVE[count];
  return native ? `${native} 분` : `${count.toLocaleString("ko")}명`;
}
