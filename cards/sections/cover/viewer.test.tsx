import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { Photo } from "#cards/engine/photo.ts";
import type { ContentOf } from "#cards/engine/section.ts";
import type { CardFacts } from "#cards/engine/viewer.ts";
import { DrawingsContext } from "#cards/parts/drawings-context.ts";
import { type CoverOpening, cover, coverOpenings } from "./section.ts";
import { CoverViewer } from "./viewer.tsx";

const card: CardFacts = {
  id: "c1",
  address: "https://goi.example/card/c1",
  today: "2027-04-22",
  now: "2027-04-22T03:00:00.000Z",
  language: "ko",
  kind: "greeting",
  title: "윤서와 도현",
  description: "",
  when: { date: "2027-05-22", time: "13:00" },
  place: { name: "작은 정원", address: "서울 성북로 134-1" },
};
const photo = (name: string): Photo => ({
  key: `art/${name}`,
  width: 1200,
  height: 1600,
  placeholder: "",
  caption: name,
  focus: { x: 0.2, y: 0.8 },
});
const nothing = () => null;
const drawings = {
  Ornament: nothing,
  Divider: nothing,
  Seal: nothing,
  CoverFrame: ({ date }: { date?: { day: string } }) => <i>{`drawn around ${date?.day}`}</i>,
};
type Cover = ContentOf<typeof cover>;
const drawn = (given: Partial<Cover> = {}, facts = {}) =>
  renderToStaticMarkup(
    <DrawingsContext value={drawings}>
      <CoverViewer content={{ ...cover.empty, ...given }} card={{ ...card, ...facts }} />
    </DrawingsContext>,
  );
const text = (page: string) => page.replace(/<[^>]+>/g, "|").replace(/\|+/g, "|");

describe("the words", () => {
  test("two names stand with the word that joins them", () => {
    expect(text(drawn({ title: "윤서", secondTitle: "도현" }))).toContain("|윤서|그리고|도현|");
  });

  test("what the maker left empty comes from the card itself", () => {
    expect(text(drawn())).toContain("|윤서와 도현|2027. 05. 22 · SAT 1:00 PM|작은 정원|");
  });

  test("what the maker wrote is kept", () => {
    const page = text(drawn({ title: "첫돌", dateLine: "오월의 토요일", placeLine: "우리 집" }));
    expect(page).toContain("|첫돌|오월의 토요일|우리 집|");
    expect(page).not.toContain("그리고");
  });

  test("nothing empty is drawn on a card that knows nothing yet", () => {
    const page = drawn({}, { title: "", when: null, place: null });
    expect(page).not.toMatch(/<(h1|p)\b/);
  });

  test("markup is shown as text", () => {
    expect(drawn({ title: "<script>alert(1)</script>" })).toContain("&lt;script&gt;");
  });
});

describe("the photos", () => {
  test("the first is fetched at once, the rest when they come near, each cut around its focus", () => {
    const page = drawn({ photos: [photo("a"), photo("b")] });
    const pictures = page.match(/<img[^>]+>/g) ?? [];
    expect(pictures[0]).toContain('loading="eager"');
    expect(pictures[1]).toContain('loading="lazy"');
    expect(pictures[0]).toContain("object-position:20% 80%");
    expect(page).toContain("사진 2장");
  });

  test("a framed photo keeps the theme's drawing with its day; one that fills the cover takes its place", () => {
    expect(drawn({ photos: [photo("a")], frame: "arch" })).toContain("drawn around 22");
    expect(drawn({ photos: [photo("a")], frame: "full-bleed" })).not.toContain("drawn around");
    expect(drawn({ photos: [], frame: "full-bleed" })).toContain("drawn around 22");
  });

  test("a sixth is refused in Korean", () => {
    const six = { ...cover.empty, photos: Array.from({ length: 6 }, (_, at) => photo(`p${at}`)) };
    expect(cover.content.safeParse(six).error?.issues[0]?.message).toBe(
      "표지 사진은 5장까지 올릴 수 있습니다.",
    );
  });
});

describe("the opening", () => {
  test.each(Object.keys(coverOpenings) as CoverOpening[])(
    "%s leaves every word readable by a screen reader",
    (opening) => {
      const heard = drawn({ title: "윤서", secondTitle: "도현", opening }).replace(
        /<(label|span) [^>]*aria-hidden="true"[^>]*>.*?<\/\1>/g,
        "",
      );
      expect(text(heard)).toContain("윤서");
      expect(text(heard)).toContain("2027. 05. 22");
    },
  );
});
