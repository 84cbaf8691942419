import { expect, test } from "vitest";
import { type CardContent, startCard } from "#cards/engine/card.ts";
import type { Photo } from "#cards/engine/photo.ts";
import { inspect } from "#cards/inspector/inspect.ts";
import { describeRules } from "#cards/inspector/rule-cases-for-tests.ts";
import { greeting } from "#cards/kinds/greeting/kind.ts";
import { samples } from "#cards/kinds/greeting/samples.ts";
import { coverPictureRules } from "#cards/sections/cover/rules.ts";
import { instant } from "#domain/korean-day.ts";
import { pictureRules } from "./pictures.ts";

const photo = (key: string, more: Partial<Photo> = {}): Photo => ({
  key: `u/${key}`,
  width: 1200,
  height: 1600,
  placeholder: "",
  caption: "",
  focus: { x: 0.5, y: 0.5 },
  ...more,
});
const wide = photo("wide", { width: 1600, height: 900 });
const corner = photo("corner", { focus: { x: 0.06, y: 0.06 } });
const drawn = photo("", { key: "art/hanok-door" });

const rules = [
  ...pictureRules({ portraits: { "couple.groom.photo": 1, "story.entries.*.photo": 1 } }),
  ...coverPictureRules,
];
const card = startCard(greeting);
const whole: CardContent = {
  ...card,
  sections: { ...card.sections, cover: { ...card.sections.cover, photos: [photo("a"), photo("b")] } },
};

describeRules({
  kind: greeting,
  rules,
  whole,
  today: "2027-01-15",
  isPart: true,
  cases: {
    "photo-too-small": [
      {
        has: { cover: { photos: [photo("a", { width: 500, height: 700 })], frame: "full-bleed" } },
        lacks: { cover: { photos: [photo("a", { width: 500, height: 700 })], frame: "rectangle" } },
        at: "cover.photos.0",
      },
      {
        has: { gallery: { photos: [photo("a"), photo("b", { width: 300, height: 200 })] } },
        lacks: { gallery: { photos: [photo("a"), { ...drawn, width: 300, height: 200 }] } },
        at: "gallery.photos.1",
      },
    ],
    "portrait-cut-by-half": {
      has: { couple: { groom: { ...Object(card.sections.couple).groom, photo: { ...wide, width: 2000 } } } },
      lacks: { couple: { groom: { ...Object(card.sections.couple).groom, photo: wide } } },
      at: "couple.groom.photo",
    },
    "photo-twice": {
      has: { cover: { photos: [photo("a"), photo("a")] } },
      lacks: { cover: { photos: [photo("a")] }, gallery: { photos: [photo("a")] } },
      at: "cover.photos.1",
    },
    "sample-picture-left": {
      has: { gallery: { photos: [drawn, photo("c"), { ...drawn, key: "art/hanok-bowl" }] } },
      lacks: { cover: { photos: [drawn] }, gallery: { photos: [drawn] } },
      at: "gallery.photos.0",
    },
    "caption-is-file-name": [
      {
        has: { gallery: { photos: [photo("c", { caption: "20270115_142233" })] } },
        lacks: { gallery: { photos: [photo("c", { caption: "2027년 1월" })] } },
        at: "gallery.photos.0.caption",
      },
      {
        has: { gallery: { photos: [photo("c", { caption: "우리 사진.jpg" })] } },
        lacks: { gallery: { photos: [photo("c", { caption: "P. 1234 기차 안에서" })] } },
        at: "gallery.photos.0.caption",
      },
    ],
    "cover-photo-cut-by-half": [
      {
        has: { cover: { photos: [photo("a"), wide], frame: "arch" } },
        lacks: { cover: { photos: [photo("a"), wide], frame: "polaroid" } },
        at: "cover.photos.1",
      },
      {
        has: { cover: { photos: [photo("a", { width: 1500, height: 1000 })], frame: "arch" } },
        lacks: { cover: { photos: [photo("a", { width: 1200, height: 1000 })], frame: "arch" } },
        at: "cover.photos.0",
      },
    ],
    "cover-focus-outside-frame": [
      {
        has: { cover: { photos: [corner], frame: "oval" } },
        lacks: { cover: { photos: [corner], frame: "rectangle" } },
        at: "cover.photos.0",
      },
      {
        has: { cover: { photos: [corner], frame: "arch" } },
        lacks: { cover: { photos: [photo("a", { focus: { x: 0.06, y: 0.9 } })], frame: "arch" } },
        at: "cover.photos.0",
      },
    ],
  },
});

const now = instant({ date: "2027-01-15", time: "12:00" });

test.each(samples)("the pictures of the sample $name have nothing to mend", ({ content }) => {
  expect(inspect({ kind: greeting, rules, content, now })).toEqual([]);
});

test("what one tap takes out are the pictures of a sample, and all of them", () => {
  const content = {
    ...whole,
    sections: {
      ...whole.sections,
      gallery: { ...whole.sections.gallery, photos: [drawn, photo("c"), drawn, photo("d"), drawn] },
      ending: { ...whole.sections.ending, photo: drawn },
    },
  };
  const [found] = inspect({ kind: greeting, rules, content, now }).filter(
    ({ code }) => code === "sample-picture-left",
  );
  const mended = found?.mend?.apply(content);
  expect(mended?.sections.gallery?.photos).toEqual([photo("c"), photo("d")]);
  expect(mended?.sections.ending?.photo).toBeNull();
});

test("sixty photos are looked at in no time", () => {
  const photos = Array.from({ length: 60 }, (_, at) => photo(`p${at}`, { caption: `사진 ${at}` }));
  const content = {
    ...whole,
    sections: { ...whole.sections, gallery: { ...whole.sections.gallery, photos } },
  };
  inspect({ kind: greeting, rules, content, now });
  const from = performance.now();
  expect(inspect({ kind: greeting, rules, content, now })).toEqual([]);
  expect(performance.now() - from).toBeLessThan(50);
});
