import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ContentOf } from "#cards/engine/section.ts";
import type { CardFacts } from "#cards/engine/viewer.ts";
import { venue } from "./section.ts";
import { VenueViewer } from "./viewer.tsx";

const card: CardFacts = {
  id: "c1",
  address: "https://goi.example/card/c1",
  today: "2027-04-22",
  now: "2027-04-22T03:00:00.000Z",
  language: "ko",
  kind: "greeting",
  title: "",
  description: "",
  when: null,
  place: null,
};
type Venue = ContentOf<typeof venue>;
const garden: Venue = {
  ...venue.empty,
  name: "작은 정원",
  hall: "별관 2층",
  address: "서울 성북로 134-1",
  phone: "02-762-1234",
  point: { latitude: 37.5939, longitude: 126.9969 },
};
const drawn = (content: Venue, facts = {}) =>
  renderToStaticMarkup(<VenueViewer content={content} card={{ ...card, ...facts }} />);

test("a guest finds the place, calls it, and opens it in four maps, without any key or script", () => {
  const page = drawn(garden);
  for (const words of ["작은 정원", "별관 2층", "서울 성북로 134-1", "02-762-1234"])
    expect(page).toContain(words);
  expect(page).toContain('href="tel:027621234"');
  for (const address of [
    "map.kakao.com/link/map/",
    "map.naver.com/p/search/",
    "tmap://route",
    "www.google.com/maps",
  ])
    expect(page).toContain(address);
});

test("only the ways that were described are listed, in a fixed order, with the maker's line breaks", () => {
  const page = drawn({
    ...garden,
    directions: { ...garden.directions, parking: "지하 2시간", subway: "4호선\n6번 출구" },
  });
  expect([...page.matchAll(/<dt>(.+?)<\/dt>/g)].map(([, name]) => name)).toEqual(["지하철", "주차"]);
  expect(page).toContain("4호선\n6번 출구");
});

test("nothing empty is drawn for what nobody gave", () => {
  const page = drawn({ ...venue.empty, directions: { ...venue.empty.directions, bus: "1111번" } });
  expect(page).not.toMatch(/<(ul|p|nav|button)\b[^>]*><\/\1>/);
  expect(page).not.toContain("주소 복사");
  expect(page).not.toContain("map.kakao.com");
});

test("an English card says its fixed words in English", () => {
  expect(drawn(garden, { language: "en" })).toContain("Copy address");
});

test("says nothing until there is a name, an address, a sketch or a way", () => {
  expect(venue.isVisible(venue.empty)).toBe(false);
  expect(venue.isVisible({ ...venue.empty, phone: "02-1" })).toBe(false);
  expect(venue.isVisible(garden)).toBe(true);
});
