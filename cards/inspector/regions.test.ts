import { expect, test } from "vitest";
import { regionLeft } from "./regions.ts";

/** Town halls, and what lies farthest out. */
const places: [address: string, latitude: number, longitude: number][] = [
  ["서울특별시 중구 세종대로 110", 37.5663, 126.9779],
  ["부산 연제구 중앙대로 1001", 35.1798, 129.075],
  ["대구광역시 군위군 군위읍 군청로 200", 36.2428, 128.5729],
  ["인천 옹진군 백령면 백령로 831", 37.9574, 124.6647],
  ["인천광역시 서구 서곶로 307", 37.5454, 126.676],
  ["광주광역시 서구 내방로 111", 35.1601, 126.8515],
  ["대전 서구 둔산로 100", 36.3505, 127.3849],
  ["울산광역시 남구 중앙로 201", 35.5395, 129.3115],
  ["세종특별자치시 한누리대로 2130", 36.4801, 127.289],
  ["경기도 수원시 팔달구 효원로 241", 37.2636, 127.0286],
  ["경기 연천군 연천읍 연천로 220", 38.0966, 127.0748],
  ["강원특별자치도 고성군 간성읍 고성중앙길 9", 38.3806, 128.4679],
  ["충청북도 단양군 단양읍 중앙1로 10", 36.9845, 128.3655],
  ["충남 태안군 태안읍 군청로 1", 36.7456, 126.298],
  ["전북특별자치도 무주군 무주읍 주계로 97", 36.0069, 127.6608],
  ["전라남도 신안군 흑산면 가거도길 1", 34.0747, 125.1197],
  ["경상북도 울릉군 울릉읍 도동2길 66", 37.4845, 130.9057],
  ["경남 통영시 한산면 매물도길 1", 34.6369, 128.5742],
  ["제주특별자치도 서귀포시 대정읍 마라로 1", 33.1189, 126.2681],
];

test.each(places)("%s lies where it says", (address, latitude, longitude) => {
  expect(regionLeft(address, { latitude, longitude })).toBeNull();
});

test("what lies elsewhere is told by its region; what names none is not judged", () => {
  const haeundae = { latitude: 35.16, longitude: 129.16 };
  expect(regionLeft("서울 중구 세종대로 110", haeundae)).toBe("서울");
  expect(regionLeft("광주시 오포읍 오포로 1", { latitude: 37.37, longitude: 127.23 })).toBeNull();
  expect(regionLeft("세종대로 110", haeundae)).toBeNull();
});
