import type { MusicPiece } from "./score.ts";
import type { TrackName } from "./tracks.ts";

/** Our own, written for cards: even, and ending where they begin. Each is a file, of which a guest is sent one. */
export const pieces: Record<TrackName, () => Promise<MusicPiece>> = {
  "quiet-morning": () => import("./pieces/quiet-morning.ts").then((file) => file.quietMorning),
  "moonlit-yard": () => import("./pieces/moonlit-yard.ts").then((file) => file.moonlitYard),
  "lake-evening": () => import("./pieces/lake-evening.ts").then((file) => file.lakeEvening),
  "little-music-box": () => import("./pieces/little-music-box.ts").then((file) => file.littleMusicBox),
  "spring-stroll": () => import("./pieces/spring-stroll.ts").then((file) => file.springStroll),
  "first-snow-day": () => import("./pieces/first-snow-day.ts").then((file) => file.firstSnowDay),
  "sunny-picnic": () => import("./pieces/sunny-picnic.ts").then((file) => file.sunnyPicnic),
  "alley-waltz": () => import("./pieces/alley-waltz.ts").then((file) => file.alleyWaltz),
  "old-letter": () => import("./pieces/old-letter.ts").then((file) => file.oldLetter),
  "evening-bell": () => import("./pieces/evening-bell.ts").then((file) => file.eveningBell),
  "flower-road": () => import("./pieces/flower-road.ts").then((file) => file.flowerRoad),
  "candle-count": () => import("./pieces/candle-count.ts").then((file) => file.candleCount),
  "village-feast": () => import("./pieces/village-feast.ts").then((file) => file.villageFeast),
};
