import { part } from "#cards/engine/card.ts";
import { foundIf } from "#cards/inspector/found-if.ts";
import type { Rule } from "#cards/inspector/rule.ts";
import { writtenClocks } from "#cards/inspector/written-clocks.ts";
import { clockKo } from "#domain/day-words.ts";
import { venue } from "./section.ts";

/** A road with the number of a house: 볕드는길 22. */
const road = /[가-힣A-Za-z0-9]+(?:로|길)\s?\d+(?:-\d+)?/gu;

/** The way to a place, against the place and the hour. For every kind with a `venue` section. */
export const wayRules: readonly Rule[] = [
  {
    code: "shuttle-after-start",
    weight: "should",
    finds: "a shuttle that leaves only when the event has begun",
    find({ content, facts: { when }, shows }) {
      const start = when?.time;
      const text = part(content, venue).directions.shuttle;
      if (!start || !shows(venue)) return [];
      const leaves = writtenClocks(text).filter(({ times }) => times.length > 0);
      const isLate = leaves.length > 0 && leaves.every(({ times }) => times.every((time) => time >= start));
      return foundIf(isLate, {
        section: venue.name,
        field: "directions.shuttle",
        sentence: `버스는 ${leaves[0]?.text.trim()}에 떠나는데, 시작은 ${clockKo(start)}입니다.`,
      });
    },
  },
  {
    code: "way-to-another-address",
    weight: "should",
    finds: "a way by car or bus that names another road than the address",
    find({ content, shows }) {
      const { address, directions } = part(content, venue);
      if (!shows(venue) || !/(?:로|길)\s?\d/.test(address)) return [];
      const plain = (text: string) => text.replaceAll(/\s/g, "");
      // Only what is to be typed into a navigator is an address.
      return (["car", "bus"] as const).flatMap((way) => {
        const said = /내비|네비|주소/.test(directions[way]) ? (directions[way].match(road) ?? []) : [];
        const other = said.find((one) => !plain(address).includes(plain(one)));
        return foundIf(other !== undefined, {
          section: venue.name,
          field: `directions.${way}`,
          sentence: `오시는 길에는 ‘${other}’, 주소에는 ‘${address.trim()}’라고 적혀 있습니다.`,
        });
      });
    },
  },
];
