import { part } from "#cards/engine/card.ts";
import { foundIf } from "#cards/inspector/found-if.ts";
import { setting } from "#cards/inspector/mends.ts";
import { regionLeft } from "#cards/inspector/regions.ts";
import type { Rule } from "#cards/inspector/rule.ts";
import { josa } from "#cards/korean/hangul.ts";
import { namedLandmarks } from "./landmark.ts";
import { venue } from "./section.ts";

/** For every kind with a `venue` section. */
export const venueRules: readonly Rule[] = [
  {
    code: "address-without-number",
    weight: "could",
    finds: "a Korean address that ends before the number of the house",
    find({ content, shows }) {
      const address = part(content, venue).address.trim();
      return foundIf(shows(venue) && /[가-힣]/.test(address) && !/\d/.test(address), {
        section: venue.name,
        field: "address",
        sentence: "주소에 번지나 건물 번호가 없습니다. 끝까지 적으면 지도에서 바로 찾습니다.",
      });
    },
  },
  {
    code: "pin-outside-region",
    weight: "should",
    finds: "a pin on the map that lies in another region than the address",
    find({ content, shows }) {
      const { address, point } = part(content, venue);
      const region = point && shows(venue) ? regionLeft(address, point) : null;
      return foundIf(region !== null, {
        section: venue.name,
        field: "point",
        sentence: `주소는 ${region}인데, 지도에 찍은 자리는 ${region} 밖입니다.`,
        mend: setting("지도에 찍은 자리 지우기", { section: venue.name, field: "point" }, null),
      });
    },
  },
  {
    code: "hall-said-twice",
    weight: "could",
    finds: "a hall that the name of the place says already",
    find({ content, shows }) {
      const [name, hall] = [part(content, venue).name.trim(), part(content, venue).hall.trim()];
      return foundIf(shows(venue) && hall !== "" && name !== hall && name.endsWith(hall), {
        section: venue.name,
        field: "hall",
        sentence: `장소 이름에 ${josa(`‘${hall}’`, "이/가")} 이미 있어 두 번 보입니다.`,
        mend: setting("홀 이름 비우기", { section: venue.name, field: "hall" }, ""),
      });
    },
  },
];

/** Not for kinds whose guests live next door. */
export const wayThereRule: Rule = {
  code: "no-way-there",
  weight: "could",
  finds: "a place to which no way is told",
  find({ content, facts: { when }, shows, today }) {
    const { address, directions, sketch, landmarks } = part(content, venue);
    const { subway, bus, car, shuttle } = directions;
    const isDrawn = sketch !== null || namedLandmarks(landmarks).length > 0;
    const isTold = isDrawn || [subway, bus, car, shuttle].some((way) => way.trim() !== "");
    const isComing = when !== null && when.date >= today;
    return foundIf(shows(venue) && isComing && address.trim() !== "" && !isTold, {
      section: venue.name,
      field: "directions.subway",
      sentence: "지하철이나 버스로 오시는 길을 적어 두면 묻는 전화가 줄어듭니다.",
    });
  },
};

/** In such a house several are married at the same hour. */
const house = /웨딩|예식장|컨벤션|호텔|뷔페/;

export const hallMissingRule: Rule = {
  code: "hall-missing",
  weight: "could",
  finds: "a house with several halls, without the hall or its floor",
  find({ content, shows }) {
    const { name, hall, address } = part(content, venue);
    const isTold = hall.trim() !== "" || /층|홀|Hall/i.test(name.replace(/(?:웨딩|컨벤션)홀/, "") + address);
    return foundIf(shows(venue) && house.test(name) && !isTold, {
      section: venue.name,
      field: "hall",
      sentence: "몇 층 어느 홀인지 적으면 손님이 헤매지 않습니다.",
    });
  },
};
