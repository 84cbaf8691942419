import { describe, expect, test } from "vitest";
import { linkMistake, linkPlaceOf, readLink } from "./link-address.ts";

describe("where a link leads", () => {
  test.each([
    ["instagram.com/goi", "https://instagram.com/goi"],
    ["  https://goi.example/a?b=1#c ", "https://goi.example/a?b=1#c"],
    ["HTTP://Goi.Example", "http://goi.example/"],
    ["goi.example:8443/x", "https://goi.example:8443/x"],
    ["010-0000-0000", "tel:01000000000"],
    ["tel:+82-2-000-0000", "tel:+8220000000"],
    ["hello@goi.example", "mailto:hello@goi.example"],
    ["mailto:hello@goi.example", "mailto:hello@goi.example"],
    ["https://한글.example/길", "https://xn--bj0bj06e.example/%EA%B8%B8"],
  ])("%s is kept as %s, which stays as it is", (typed, kept) => {
    expect(readLink(typed)).toBe(kept);
    expect(readLink(kept)).toBe(kept);
  });

  test.each([
    "javascript:alert(1)",
    "JaVa\tScRiPt:alert(1)",
    " javascript://goi.example/%0aalert(1)",
    "data:text/html,<script>",
    "vbscript:x",
    "intent://scan/#Intent;end",
    "kakaotalk://open",
    "file:///etc/passwd",
    "//evil.example",
    "/\\evil.example",
    "/login",
    "http://[::1]/",
    "http://127.0.0.1/",
    "https://2130706433/",
    "https://goi@evil.example/",
    "https://user:secret@evil.example/",
    "https://goi .example",
    "https://goi.example/\u202egnp.exe",
    "https:\\\\evil.example",
    "localhost",
    "그냥 글",
    "",
    `https://goi.example/${"x".repeat(500)}`,
  ])("%j leads nowhere", (typed) => {
    expect(readLink(typed)).toBeNull();
  });

  test("whoever typed it hears why", () => {
    expect(linkMistake("javascript:alert(1)")).toContain("‘javascript:’");
    expect(linkMistake("data:text/html,x")).toContain("안전하지 않아");
    expect(linkMistake("goi example")).toContain("빈칸");
  });

  test("a visitor reads the place without what every address has", () => {
    expect(linkPlaceOf("https://www.goi.example/a")).toBe("goi.example");
    expect(linkPlaceOf("mailto:hello@goi.example")).toBe("hello@goi.example");
  });
});
