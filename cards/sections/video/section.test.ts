import { expect, test } from "vitest";
import { playerAddress, readVideo, watchAddress } from "./address.ts";
import { video } from "./section.ts";

test.each([
  ["https://www.youtube.com/watch?v=aqz-KE-bpKQ", "aqz-KE-bpKQ"],
  ["https://m.youtube.com/watch?app=desktop&v=aqz-KE-bpKQ&t=30s", "aqz-KE-bpKQ"],
  ["youtube.com/watch?v=aqz-KE-bpKQ&list=PL123", "aqz-KE-bpKQ"],
  ["  https://youtu.be/aqz-KE-bpKQ?si=abc  ", "aqz-KE-bpKQ"],
  ["https://www.youtube.com/embed/aqz-KE-bpKQ", "aqz-KE-bpKQ"],
  ["https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?start=3", "aqz-KE-bpKQ"],
  ["https://www.youtube.com/live/aqz-KE-bpKQ", "aqz-KE-bpKQ"],
])("takes the film out of %s", (typed, id) => {
  expect(readVideo(typed)).toEqual({ provider: "youtube", id, shape: "wide" });
});

test("a short stands upright", () => {
  expect(readVideo("https://youtube.com/shorts/aqz-KE-bpKQ?feature=share")).toEqual({
    provider: "youtube",
    id: "aqz-KE-bpKQ",
    shape: "tall",
  });
});

test.each([
  ["https://vimeo.com/76979871", "76979871"],
  ["https://vimeo.com/76979871/8272103f6e", "76979871/8272103f6e"],
  ["https://player.vimeo.com/video/76979871", "76979871"],
  ["https://player.vimeo.com/video/76979871?h=8272103f6e", "76979871/8272103f6e"],
])("takes the film out of %s", (typed, id) => {
  expect(readVideo(typed)).toEqual({ provider: "vimeo", id, shape: "wide" });
});

test.each([
  "https://evil.example/watch?v=aqz-KE-bpKQ",
  "https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ",
  "https://evilyoutube.com/watch?v=aqz-KE-bpKQ",
  "https://youtube.com@evil.example/watch?v=aqz-KE-bpKQ",
  "https://user:word@youtu.be/aqz-KE-bpKQ",
  "https://youtu.be:8443/aqz-KE-bpKQ",
  "https://www.youtube.com/watch?v=short",
  'https://youtu.be/aqz-KE-bp"><',
  "https://www.youtube.com/@goi",
  "https://www.youtube.com/playlist?list=PL123",
  "https://www.youtube.com/embed/aqz-KE-bpKQ/../../evil",
  "https://vimeo.com/channels/staffpicks",
  "https://player.vimeo.com/video/76979871/more",
  "javascript:alert(1)//youtu.be/aqz-KE-bpKQ",
  "data:text/html,<script>alert(1)</script>",
  "JaVa\tScRiPt:alert(1)",
  "//evil.example",
  "file:///etc/passwd",
  "영상",
  `https://youtu.be/aqz-KE-bpKQ?${"x".repeat(600)}`,
])("refuses %s and says what is wanted", (typed) => {
  const read = video.content.safeParse({ title: "", video: typed });
  expect(read.error?.issues.map(({ message }) => message)).toEqual([
    "유튜브나 비메오 영상의 주소를 넣어 주세요. 예: https://youtu.be/…",
  ]);
});

test("keeps nothing but provider, id and shape, and reads back what it kept", () => {
  const kept = video.content.parse({ title: "", video: "https://youtu.be/aqz-KE-bpKQ?si=secret" });
  expect(kept.video).toEqual({ provider: "youtube", id: "aqz-KE-bpKQ", shape: "wide" });
  expect(video.content.parse(kept)).toEqual(kept);
  expect(video.content.parse({ title: "", video: " " }).video).toBeNull();
});

test.each([
  { provider: "youtube", id: "../../evil11", shape: "wide" },
  { provider: "youtube", id: "76979871", shape: "wide" },
  { provider: "vimeo", id: "1?autoplay", shape: "wide" },
  { provider: "evil", id: "aqz-KE-bpKQ", shape: "wide" },
  { provider: "youtube", id: "aqz-KE-bpKQ", shape: "wide", address: "https://evil.example" },
])("a stored film that was tampered with is refused: %o", (stored) => {
  expect(video.content.safeParse({ title: "", video: stored }).success).toBe(false);
});

test("an unlisted film is watched and played with its key", () => {
  const film = { provider: "vimeo", id: "76979871/8272103f6e", shape: "wide" } as const;
  expect(watchAddress(film)).toBe("https://vimeo.com/76979871/8272103f6e");
  expect(playerAddress(film)).toBe("https://player.vimeo.com/video/76979871?h=8272103f6e&autoplay=1&dnt=1");
});
