import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { readSection, stamped } from "#cards/engine/card.ts";
import type { CardFacts } from "#cards/engine/viewer.ts";
import { venueBlock } from "./block.ts";
import { DrawnVenueViewer } from "./drawn.tsx";
import type { Landmark } from "./landmark.ts";
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
const station: Landmark = {
  name: "시청역",
  line: "2호선",
  exit: "5번 출구",
  side: "southwest",
  bend: "right",
  minutes: 3,
  metres: 200,
  turns: "",
};
const house = { ...venue.empty, name: "고이하우스", address: "서울 중구 세종대로 110", landmarks: [station] };

test("a guest sees the way from the station, and hears it in words", () => {
  const page = renderToStaticMarkup(<DrawnVenueViewer content={house} card={card} />);
  expect(page).toContain("<figure");
  expect(page).toContain("3분");
  expect(page).toContain(
    "2호선 시청역 5번 출구에서 북동쪽으로 가다 오른쪽으로 꺾어 걸어서 3분, 약\u00a0200\u00a0m</li></ol>",
  );
  expect(page).toContain('data-shown="false"');
});

test("what to look for on the way is written for all to read", () => {
  const content = { ...house, landmarks: [{ ...station, turns: "편의점을 끼고 골목으로" }] };
  const page = renderToStaticMarkup(<DrawnVenueViewer content={content} card={card} />);
  expect(page).toContain('data-shown="true"');
  expect(page).toContain("편의점을 끼고 골목으로");
});

test("in English the way is told in English", () => {
  const page = renderToStaticMarkup(<DrawnVenueViewer content={house} card={{ ...card, language: "en" }} />);
  expect(page).toContain(
    "From 2호선 시청역 5번 출구 walk north-east, turning right once: 3 min, about 200 m",
  );
});

test("nothing is drawn for a card without it, nor for a row that is still being written", () => {
  for (const landmarks of [[], [{ ...station, name: " " }]]) {
    const page = renderToStaticMarkup(<DrawnVenueViewer content={{ ...house, landmarks }} card={card} />);
    expect(page).not.toContain("<figure");
  }
});

test("a guest's browser leaves the drawing as it is, and has nothing to draw it with", () => {
  const page = renderToStaticMarkup(<VenueViewer content={house} card={card} />);
  expect(page).not.toContain("<figure");
  expect(page).toContain("<div></div>");
});

test("a place that was stored before there was a drawing is read as it was", () => {
  const { landmarks: _none, ...older } = venueBlock.empty;
  expect(readSection(venueBlock, { ...older, name: "고이하우스", version: 0 })).toMatchObject({
    name: "고이하우스",
    landmarks: [],
  });
  expect(stamped(venueBlock, venueBlock.empty)).toMatchObject({ version: 1 });
});
