import { expect, test } from "vitest";
import { charactersIn } from "./cut-fonts.ts";
import { shownCharacters } from "./document.ts";

test.each([
  ["words and no tags", '<p class="q">가나 <b>다</b></p>', "가나다 "],
  ["small letters in capitals, too", "<i>ab</i>", "abAB"],
  ["signs that a markup has to write otherwise", "a &amp; &lt;b&gt; &quot;&#x27;", "a&<b>\"'AB "],
  ["what lies beyond two bytes", "<span>𠮷🎂가</span>", "𠮷🎂가"],
  ["one letter that becomes two", "ß", "ßS"],
  ["nothing of a tag that does not end", "가<img alt='나", "가"],
])("a page shows %s", (_what, markup, shown) => {
  const always = charactersIn("");
  const only = (text: string) => [...charactersIn(text)].filter((one) => !always.includes(one)).join("");
  expect(only(shownCharacters(markup))).toBe(only(shown));
});
