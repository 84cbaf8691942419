import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ContentOf } from "#cards/engine/section.ts";
import { cardForTests, hostileWords } from "#cards/parts/card-for-tests.ts";
import { type NoticeShape, noticeIcons, noticeShapes, notices } from "./section.ts";
import { NoticesViewer } from "./viewer.tsx";

const content: ContentOf<typeof notices> = {
  title: "",
  shape: "list",
  notices: [
    { icon: "parking", title: "주차 안내", text: "두 시간 무료입니다." },
    { icon: "flower", title: "화환은 마음만 받겠습니다", text: "" },
    { icon: "info", title: " ", text: "" },
    { icon: "heart", title: hostileWords, text: hostileWords },
  ],
};

test.each(Object.keys(noticeShapes) as NoticeShape[])(
  "as %s every written notice is read in order",
  (shape) => {
    const html = renderToStaticMarkup(<NoticesViewer content={{ ...content, shape }} card={cardForTests} />);
    expect(html.match(/<li/g)).toHaveLength(3);
    expect(html.indexOf("주차 안내")).toBeLessThan(html.indexOf("두 시간 무료입니다."));
    expect(html.indexOf("두 시간 무료입니다.")).toBeLessThan(html.indexOf("화환은 마음만 받겠습니다"));
    expect(html).not.toMatch(/<script|<img/);
    expect(html.match(/<details/g)?.length ?? 0).toBe(shape === "accordion" ? 2 : 0);
  },
);

test("every icon is another drawing", () => {
  const drawn = Object.keys(noticeIcons).map((icon) =>
    renderToStaticMarkup(
      <NoticesViewer
        content={notices.content.parse({ ...content, notices: [{ icon, title: "가", text: "" }] })}
        card={cardForTests}
      />,
    ),
  );
  expect(new Set(drawn).size).toBe(8);
});
