import { z } from "zod";
import { photoSchema } from "#cards/engine/photo-schema.ts";
import { defineSection, type Upgrade } from "#cards/engine/section.ts";
import { telephone } from "#cards/parts/telephone.ts";
import { bends, compassPoints, type Landmark, namedLandmarks } from "./landmark.ts";

/** The ways to come, in the order they are read. */
export const directionNames = ["subway", "bus", "car", "parking", "shuttle"] as const;
export type DirectionName = (typeof directionNames)[number];

const direction = z.string().max(300, "오시는 길은 한 항목에 300자까지 쓸 수 있습니다.");

const landmark = z.object({
  name: z.string().max(20, "역이나 건물 이름은 20자까지 쓸 수 있습니다."),
  line: z.string().max(20, "호선은 20자까지 쓸 수 있습니다."),
  exit: z.string().max(12, "출구는 12자까지 쓸 수 있습니다."),
  side: z.enum(compassPoints),
  bend: z.enum(bends),
  minutes: z
    .int()
    .min(1, "걷는 시간은 1분부터 적을 수 있습니다.")
    .max(99, "걷는 시간은 99분까지 적을 수 있습니다.")
    .nullable(),
  metres: z
    .int()
    .min(1, "거리는 1 m부터 적을 수 있습니다.")
    .max(9_999, "거리는 9,999 m까지 적을 수 있습니다.")
    .nullable(),
  turns: z.string().max(60, "가는 길은 60자까지 쓸 수 있습니다."),
}) satisfies z.ZodType<Landmark>;

/** More would not fit around the place on a telephone. */
const MOST_LANDMARKS = 3;

/**
 * What is said of a place, by a card's maker or by the place itself. A field that is added here goes into `nowhere` and
 * `placeUpgrades` below (`section.ts` takes all three as they are), into the form (`place-fields.tsx`, the company's too), the viewer and `place-preview.tsx`; into
 * `follows` of `section.ts` where cards are to follow the hall in it.
 */
export const place = z.object({
  name: z.string().max(40, "장소 이름은 40자까지 쓸 수 있습니다."),
  /** Hall, floor, room. */
  hall: z.string().max(40, "홀과 층은 40자까지 쓸 수 있습니다."),
  address: z.string().max(100, "주소는 100자까지 쓸 수 있습니다."),
  phone: telephone,
  point: z
    .object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
    .nullable(),
  /** A map drawn by the place itself. */
  sketch: photoSchema.nullable(),
  /** From where guests walk; the way is drawn of them. */
  landmarks: z.array(landmark).max(MOST_LANDMARKS, `약도에는 ${MOST_LANDMARKS}곳까지 그릴 수 있습니다.`),
  directions: z.object({
    subway: direction,
    bus: direction,
    car: direction,
    parking: direction,
    shuttle: direction,
  } satisfies Record<DirectionName, typeof direction>),
});
export type VenueBlock = z.infer<typeof place>;

export const nowhere: VenueBlock = {
  name: "",
  hall: "",
  address: "",
  phone: "",
  point: null,
  sketch: null,
  landmarks: [],
  directions: { subway: "", bus: "", car: "", parking: "", shuttle: "" },
};

export function saysPlace({ name, address, sketch, landmarks, directions }: VenueBlock): boolean {
  const isDrawn = sketch !== null || namedLandmarks(landmarks).length > 0;
  return isDrawn || [name, address, ...Object.values(directions)].some((text) => text.trim() !== "");
}

/** What makes a place that was stored before a field was added into one of today, as in `(older) => ({ fee: "", ...older })`. */
export const placeUpgrades: readonly Upgrade[] = [(older) => ({ landmarks: [], ...older })];

/** A hall as the company that runs it describes it, for cards to follow: written like a section, with its upgrades. */
export const venueBlock = defineSection({
  name: "venue-block",
  label: "식장 정보",
  content: place,
  empty: nowhere,
  isVisible: saysPlace,
  upgrades: placeUpgrades,
});
