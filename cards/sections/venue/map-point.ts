import type { MapPoint } from "#cards/engine/links.ts";

/**
 * Where a link of a map service points, or coordinates as a map shows them. Only what the words themselves say: where a
 * short link leads our server asks (`map-link.ts`). Null where there is no point in it.
 */
export function readPoint(typed: string): MapPoint | null {
  const text = decoded(typed.trim());
  return [named, pinned, centred, inDegrees, mercator, plain].reduce<MapPoint | null>(
    (found, way) => found ?? way(text),
    null,
  );
}

const NUMBER = String.raw`(-?\d{1,3}\.\d{2,})`;
const PAIR = String.raw`${NUMBER}\s*,\s*${NUMBER}`;

/** `lat=37.5&lng=127.0`, as in Naver's own scheme and older links. */
function named(text: string): MapPoint | null {
  const part = (names: string) => new RegExp(`[?&](?:${names})=${NUMBER}`).exec(text)?.[1];
  return point(part("lat|latitude|y"), part("lng|lon|longitude|x"));
}

/** Google's pin, which is not the middle of its picture; Kakao's link with a name before the place. */
function pinned(text: string): MapPoint | null {
  const google = new RegExp(`!3d${NUMBER}!4d${NUMBER}`).exec(text);
  const kakao = new RegExp(`/link/(?:map|to|roadview)/(?:[^/]*,)?${PAIR}`).exec(text);
  return point(google?.[1], google?.[2]) ?? point(kakao?.[1], kakao?.[2]);
}

/** `@37.5,127.0,17z` and `query=37.5,127.0`. */
function centred(text: string): MapPoint | null {
  const found = new RegExp(`(?:@|[?&](?:q|query|ll|center|destination|daddr)=)${PAIR}`).exec(text);
  return point(found?.[1], found?.[2]);
}

/** `37°33'59.4"N 126°58'40.7"E` */
function inDegrees(text: string): MapPoint | null {
  const found = [...text.matchAll(/(\d{1,3})°\s*(\d{1,2})['′]\s*([\d.]+)["″]\s*([NSEW])/g)];
  const [north, east] = ["NS", "EW"].map((letters) => {
    const [, degrees, minutes, seconds, side] = found.find((one) => letters.includes(one[4] ?? "")) ?? [];
    if (!degrees) return undefined;
    const size = Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600;
    return String(side === "S" || side === "W" ? -size : size);
  });
  return point(north, east);
}

/** Half the circumference of the earth in the metres of web maps (EPSG:3857). */
const HALF_WORLD = 20_037_508.342789244;

/** `c=14135432.1,4518212.3,15`, as Naver wrote it for years. */
function mercator(text: string): MapPoint | null {
  const [, x, y] = /[?&]c=(\d{7,8}(?:\.\d+)?),(\d{7}(?:\.\d+)?)/.exec(text) ?? [];
  if (!x || !y) return null;
  const longitude = (Number(x) / HALF_WORLD) * 180;
  const radians = (Number(y) / HALF_WORLD) * Math.PI;
  const latitude = (Math.atan(Math.sinh(radians)) * 180) / Math.PI;
  return point(String(latitude), String(longitude));
}

/** `37.5665, 126.9780`, in either order. */
function plain(text: string): MapPoint | null {
  const found = new RegExp(`^\\(?${NUMBER}[\\s,/]+${NUMBER}\\)?$`).exec(text);
  return point(found?.[1], found?.[2]) ?? point(found?.[2], found?.[1]);
}

/** A hand's breadth: more places are noise of the map's arithmetic. */
const PLACES = 6;

function point(latitude: string | undefined, longitude: string | undefined): MapPoint | null {
  if (latitude === undefined || longitude === undefined) return null;
  const [north, east] = [latitude, longitude].map((part) => Number(Number(part).toFixed(PLACES)));
  if (north === undefined || east === undefined || Number.isNaN(north + east)) return null;
  return Math.abs(north) <= 90 && Math.abs(east) <= 180 ? { latitude: north, longitude: east } : null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
