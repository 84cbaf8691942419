import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { cardForTests } from "#cards/parts/card-for-tests.ts";
import { video } from "./section.ts";
import { VideoViewer } from "./viewer.tsx";

test("before a guest asks, the film is a link and nothing comes from its provider", () => {
  const content = video.content.parse({ title: "식전 영상", video: "https://youtu.be/aqz-KE-bpKQ" });
  const html = renderToStaticMarkup(<VideoViewer content={content} card={cardForTests} />);
  expect(html).toContain("식전 영상");
  expect(html).toContain('href="https://www.youtube.com/watch?v=aqz-KE-bpKQ"');
  expect(html).not.toMatch(/<iframe|<img|src=/);
});
