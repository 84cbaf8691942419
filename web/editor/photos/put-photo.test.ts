import { expect, test } from "vitest";
import { photoForTests } from "#cards/parts/card-for-tests.ts";
import { putPhoto } from "./put-photo.ts";

const photo = photoForTests("new");
const old = { ...photoForTests("old"), key: "u/old" };
const sample = photoForTests("sample");

test.each([
  ["a list gains it at its end", { photos: [old] }, "photos", { photos: [old, photo] }],
  [
    "what a sample brought leaves for the first own",
    { photos: [sample, sample] },
    "photos",
    { photos: [photo] },
  ],
  ["an empty place takes it", { title: "글", photo: null }, "photo", { title: "글", photo }],
  ["a taken place takes it instead", { photo: old }, "photo", { photo }],
  [
    "a row's place takes it, and no other row's",
    { rows: [{ photo: null }, { text: "둘째", photo: null }] },
    "rows.1.photo",
    { rows: [{ photo: null }, { text: "둘째", photo }] },
  ],
])("%s", (_what, section, field, expected) => {
  expect(putPhoto(section, { field, photo })).toEqual(expected);
});

test.each([["rows.2.photo"], ["others"], ["rows.0.picture"], ["constructor"]])(
  "where %s is gone nothing changes",
  (field) => {
    expect(putPhoto({ rows: [{ photo: null }] }, { field, photo })).toBeNull();
  },
);
