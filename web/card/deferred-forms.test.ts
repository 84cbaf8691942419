import { expect, test } from "vitest";
import { restForms } from "./deferred-forms.ts";

test("a form rests as one piece of text, whatever is said or typed in it", () => {
  const said = "<noscript><p>전화나 문자로 전해 주세요.</p></noscript>";
  const typed = '<textarea name="message">&lt;/noscript&gt;</textarea>';
  const drawn = `<section><form class="a">${said}${typed}</form><p>글</p><form>둘</form></section>`;
  const resting = restForms(drawn);
  expect(resting.match(/<noscript data-form>/g)).toHaveLength(2);
  expect(resting.match(/<\/noscript>/g)).toHaveLength(2);
  expect(resting).toContain("</noscript><p>글</p>");
  const brought = resting
    .replaceAll(/<noscript data-form>(.*?)<\/noscript>/gs, "$1")
    .replaceAll("x-noscript>", "noscript>");
  expect(brought).toBe(drawn);
});
