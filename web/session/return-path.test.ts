import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { safePath } from "./return-path.ts";

const ORIGIN = "https://goi.example";

describe("the path a visitor comes back to after login", () => {
  test.each(["/setting", "/create?id=1#photos", "/한글?이름=값"])("%s is kept", (path) => {
    expect(new URL(safePath(path, ORIGIN), ORIGIN).href).toBe(new URL(path, ORIGIN).href);
  });

  test.each([
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "https:evil.example",
    "https://evil.example/setting",
    "/\t/evil.example",
    "/%09/../\t/evil.example",
    "/.//evil.example",
    "/..//evil.example",
    "javascript:alert(1)",
    "data:text/html,x",
    "setting",
    "",
    "/login",
    "/signup?x=1",
    "/reset-password",
    `/${"a".repeat(5_000)}`,
  ])("%s becomes the main page", (path) => {
    expect(safePath(path, ORIGIN)).toBe("/");
  });

  test("whatever was stored, the browser stays on this site", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 60 }), (text) => {
        for (const path of [text, `/${text}`]) {
          const kept = safePath(path, ORIGIN);
          expect(kept.startsWith("/")).toBe(true);
          expect(new URL(kept, ORIGIN).origin).toBe(ORIGIN);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});
