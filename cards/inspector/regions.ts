/** Degrees: south, west, north, east. */
type Box = readonly [number, number, number, number];

/** The 17 regions of Korea as addresses begin with them, each in a box that holds all of it, islands included. */
const regions: readonly { name: string; begins: RegExp; box: Box }[] = [
  { name: "서울", begins: /^서울(?:특별시|시)?\s/, box: [37.4, 126.73, 37.72, 127.2] },
  { name: "부산", begins: /^부산(?:광역시|시)?\s/, box: [34.85, 128.72, 35.42, 129.33] },
  { name: "대구", begins: /^대구(?:광역시|시)?\s/, box: [35.58, 128.32, 36.35, 128.85] },
  { name: "인천", begins: /^인천(?:광역시|시)?\s/, box: [36.9, 124.5, 38.0, 126.83] },
  // A city in 경기도 has the same name, and other districts.
  {
    name: "광주",
    begins: /^광주(?:광역시\s|시?\s+(?:동|서|남|북|광산)구)/,
    box: [35.02, 126.62, 35.28, 127.04],
  },
  { name: "대전", begins: /^대전(?:광역시|시)?\s/, box: [36.16, 127.23, 36.52, 127.57] },
  { name: "울산", begins: /^울산(?:광역시|시)?\s/, box: [35.28, 128.94, 35.75, 129.5] },
  { name: "세종", begins: /^세종(?:특별자치시|시)?\s/, box: [36.37, 127.1, 36.76, 127.43] },
  { name: "경기", begins: /^경기(?:도)?\s/, box: [36.86, 126.3, 38.33, 127.9] },
  { name: "강원", begins: /^강원(?:특별자치도|도)?\s/, box: [37.0, 127.05, 38.65, 129.42] },
  { name: "충북", begins: /^(?:충청북도|충북)\s/, box: [35.98, 127.23, 37.28, 128.7] },
  { name: "충남", begins: /^(?:충청남도|충남)\s/, box: [35.93, 125.4, 37.1, 127.67] },
  { name: "전북", begins: /^(?:전북특별자치도|전라북도|전북)\s/, box: [35.27, 125.9, 36.18, 127.95] },
  { name: "전남", begins: /^(?:전라남도|전남)\s/, box: [33.8, 124.9, 35.53, 127.95] },
  { name: "경북", begins: /^(?:경상북도|경북)\s/, box: [35.53, 127.76, 37.6, 132.0] },
  { name: "경남", begins: /^(?:경상남도|경남)\s/, box: [34.4, 127.53, 35.95, 129.27] },
  { name: "제주", begins: /^제주(?:특별자치도|도|시)?\s/, box: [33.0, 126.1, 34.05, 127.02] },
];

/** Whether an address begins with one of them. */
export function beginsInRegion(address: string): boolean {
  return regions.some(({ begins }) => begins.test(address));
}

type MapPoint = { latitude: number; longitude: number };

/** The region that an address names, where a point lies outside it; else null. */
export function regionLeft(address: string, { latitude, longitude }: MapPoint): string | null {
  const region = regions.find(({ begins }) => begins.test(address.trim()));
  if (!region) return null;
  const [south, west, north, east] = region.box;
  const isInside = latitude >= south && latitude <= north && longitude >= west && longitude <= east;
  return isInside ? null : region.name;
}
