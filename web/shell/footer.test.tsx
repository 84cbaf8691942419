import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, test } from "vitest";
import { type Business, Footer } from "./footer.tsx";

function footerOf(business: Business) {
  return renderToStaticMarkup(
    <MemoryRouter>
      <Footer business={business} />
    </MemoryRouter>,
  );
}

const labels = [
  "상호",
  "대표자",
  "주소",
  "전화",
  "이메일",
  "사업자등록번호",
  "통신판매업신고번호",
  "호스팅 제공자",
];

describe("the foot of every page", () => {
  test("names every fact the law asks for, and says which are not set", () => {
    const html = footerOf({ name: "고이상점", number: null });
    for (const label of labels) expect(html).toContain(`<dt>${label}</dt>`);
    expect(html).toContain("<dd>고이상점</dd>");
    expect(html.match(/>설정 전</g)).toHaveLength(labels.length - 1);
    expect(html).toContain('href="/terms"');
    expect(html).toContain('href="/privacy"');
  });

  test.each(["1234567890", "123-45-67890"])("leads from %s to the Fair Trade Commission", (number) => {
    const html = footerOf({ number });
    expect(html).toContain("123-45-67890");
    expect(html).toContain("https://www.ftc.go.kr/bizCommPop.do?wrkr_no=1234567890");
  });

  test.each([null, "", "12081475", "등록 중"])("does not lead there without a number: %j", (number) => {
    expect(footerOf({ number })).not.toContain("ftc.go.kr");
  });
});
