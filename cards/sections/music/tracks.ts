/** The pieces that come with the product, as makers and guests know them; their notes stand in `pieces/`. */
export const tracks = {
  "quiet-morning": "조용한 아침",
  "moonlit-yard": "달빛 마당",
  "lake-evening": "호수의 저녁",
  "little-music-box": "작은 오르골",
  "spring-stroll": "봄바람 산책",
  "first-snow-day": "첫눈 오는 날",
  "sunny-picnic": "햇살 소풍",
  "alley-waltz": "골목길 왈츠",
  "old-letter": "오래된 편지",
  "evening-bell": "저녁 종소리",
  "flower-road": "꽃길 행진",
  "candle-count": "촛불 하나 둘",
  "village-feast": "마을 잔치",
} as const;

export type TrackName = keyof typeof tracks;

export function isTrack(name: string): name is TrackName {
  return Object.hasOwn(tracks, name);
}
