import { z } from "zod";
import { defineSection } from "#cards/engine/section.ts";
import { firstWords, sideBySide } from "#cards/engine/summary-words.ts";
import { directionNames, nowhere, place, placeUpgrades, saysPlace } from "./block.ts";
import { namedLandmarks } from "./landmark.ts";

/** Its fields but the title are in `block.ts`: a hall's company describes them, too. */
export const venue = defineSection({
  name: "venue",
  label: "장소",
  content: z.object({
    title: z.string().max(40, "제목은 40자까지 쓸 수 있습니다."),
    ...place.shape,
  }),
  empty: { title: "", ...nowhere },
  isVisible: (content) => saysPlace(content),
  shown: (content) => ({ ...content, landmarks: namedLandmarks(content.landmarks) }),
  follows: {
    name: "name",
    hall: "hall",
    address: "address",
    phone: "phone",
    point: "point",
    sketch: "sketch",
    landmarks: "landmarks",
    ...Object.fromEntries(directionNames.map((way) => [`directions.${way}`, `directions.${way}`])),
  },
  fromSample: ({ title }) => ({ title, ...nowhere }),
  summary: ({ name, hall, address }) => firstWords(sideBySide(name, name ? hall : ""), address),
  upgrades: placeUpgrades,
});
