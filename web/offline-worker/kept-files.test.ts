import { expect, test } from "vitest";
import { type FileSort, sortOf } from "./kept-files.ts";

const HOME = "https://goi.test";

test.each<[string, string, RequestDestination, FileSort]>([
  ["a script", `${HOME}/assets/card-a.js`, "script", "part"],
  ["a font", `${HOME}/card/a.song-myung-400.woff2?l=x`, "font", "part"],
  ["a photo", `${HOME}/media/u/one-800.webp`, "image", "part"],
  ["a calendar entry", `${HOME}/card/a.ics`, "", "beside"],
  ["its elder mode", `${HOME}/card/a.easy?v=3`, "", "beside"],
  ["the API", `${HOME}/graphql`, "", null],
  ["a film", `${HOME}/media/u/film.mp4`, "video", null],
  ["a picture of somebody else's", "https://elsewhere.test/one.webp", "image", null],
])("%s is asked from the worker or not", (_what, url, destination, sort) => {
  expect(sortOf({ method: "GET", mode: "no-cors", url, destination }, HOME)).toBe(sort);
  expect(sortOf({ method: "POST", mode: "no-cors", url, destination }, HOME)).toBeNull();
});
