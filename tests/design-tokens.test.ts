import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { contrast } from "#cards/themes/colour.ts";
import { loadedBy } from "./architecture.ts";
import { definedTokens, literals, usedTokens } from "./design-tokens.ts";
import { projectRoot } from "./project-root.ts";

const sourceOf = (path: string) => readFileSync(join(projectRoot, path), "utf8");
const glob = (pattern: string) =>
  globSync(pattern, { cwd: projectRoot }).filter((path) => !path.includes(".test."));

/** A guest's page, which has the variables of its theme and does not load the tokens. */
const loaded = loadedBy(
  [...glob("web/card/*.{ts,tsx}"), ...glob("cards/kinds/*/{viewers,interactive-viewers}.tsx")],
  (path) => (existsSync(join(projectRoot, path)) ? sourceOf(path) : undefined),
);
// A style sheet that is taken as text is named with a question behind it.
const cardPage = new Set([...loaded].map((path) => path.replace(/\?.*$/, "")));
const shellAndTools = [...glob("{web,cards}/**/*.css"), ...glob("{web,cards}/**/*.tsx")].filter(
  (path) => !cardPage.has(path),
);
const tokens = definedTokens(sourceOf("web/shell/tokens.css"));
const tokenUsers = [...glob("{web,cards}/**/*.{css,ts,tsx}")];

describe("the shell and the tools", () => {
  test("take their colours, corners and sizes of type from the tokens", () => {
    expect(shellAndTools).toEqual(
      expect.arrayContaining(["web/shell/header.module.css", "cards/fields/photos.module.css"]),
    );
    expect(shellAndTools.flatMap((path) => literals(path, sourceOf(path)))).toEqual([]);
    expect(sourceOf("web/shell/theme.ts")).not.toMatch(/"#[\da-f]{3,8}"|rgb\(/);
  });

  test("name only tokens that there are", () => {
    const unknown = tokenUsers.flatMap((path) =>
      usedTokens(sourceOf(path)).flatMap((name) => (tokens.has(name) ? [] : [`${path}: ${name}`])),
    );
    expect(unknown).toEqual([]);
  });

  test("use every token", () => {
    const used = new Set(tokenUsers.flatMap((path) => usedTokens(sourceOf(path))));
    expect([...tokens.keys()].filter((name) => !used.has(name))).toEqual([]);
  });

  test("colour the browser's own bars like the paper", () => {
    const paper = tokens.get("--color-paper");
    expect(sourceOf("web/root.tsx")).toContain(`<meta name="theme-color" content="${paper}" />`);
    expect(JSON.parse(sourceOf("public/manifest.webmanifest"))).toMatchObject({
      background_color: paper,
      theme_color: paper,
    });
  });
});

test("a guest's page uses no token, since it does not load them", () => {
  expect(cardPage).toContain("web/card/page-tools.module.css");
  expect(cardPage).toContain("cards/sections/rsvp/viewer.module.css");
  expect(cardPage).not.toContain("web/shell/tokens.css");
  const users = [...cardPage].filter(
    (path) => /\.(css|tsx?)$/.test(path) && existsSync(join(projectRoot, path)),
  );
  expect(users.filter((path) => usedTokens(sourceOf(path)).length > 0)).toEqual([]);
});

describe("text is read at 4.5:1", () => {
  const grounds = ["surface", "paper", "shade", "sunken", "note"];
  const pairs: [text: string, grounds: string[]][] = [
    ...["text", "text-strong", "text-soft", "text-muted", "text-faint"].map((text): [string, string[]] => [
      text,
      grounds,
    ]),
    ["accent", grounds],
    ["danger", [...grounds, "danger-soft", "danger-faint"]],
    ["danger-strong", [...grounds, "danger-soft", "danger-faint"]],
    ["danger-deep", [...grounds, "danger-soft", "danger-faint"]],
    ["success", [...grounds, "success-soft"]],
    ["warning", [...grounds, "warning-soft"]],
    ["surface", ["text", "text-strong", "text-soft", "accent", "danger"]],
    ["on-kakao", ["kakao"]],
    ["night-text", ["night", "night-raised"]],
    ["night-muted", ["night", "night-raised"]],
    ["night-yes", ["night", "night-raised"]],
    ["night-no", ["night", "night-raised"]],
  ];

  test.each(pairs)("%s", (text, lies) => {
    const seen = lies.map((ground) => [ground, contrast(hex(text), hex(ground))]);
    expect(seen.filter(([, ratio]) => Number(ratio) < 4.5)).toEqual([]);
  });

  function hex(name: string): `#${string}` {
    const value = tokens.get(`--color-${name}`)?.replace(/^#(.)(.)(.)$/, "#$1$1$2$2$3$3");
    if (!/^#[\da-f]{6}$/.test(value ?? "")) throw new Error(`--color-${name} is ${value}`);
    return `#${value?.slice(1)}`;
  }
});

describe("a literal is told", () => {
  const css = (declaration: string) =>
    literals("web/a.module.css", `.a {\n  display: grid;\n  ${declaration};\n}`);
  const tsx = (markup: string) => literals("web/a.tsx", `export const a = ${markup};`);

  test.each([
    "color: #2b2620",
    "color: RED",
    "border: 1px solid #fff",
    "background: linear-gradient(180deg, white, var(--color-paper))",
    "background: color-mix(in srgb, #2b2620 10%, transparent)",
    "box-shadow: 0 1px 2px rgb(0 0 0 / 10%)",
    "--soft: hsl(30 10% 90%)",
    "fill: oklch(0.7 0.1 30)",
    "color: var(--mantine-color-gray-7)",
    "outline-color: lightgray",
    "font-size: 0.9375rem",
    "font-size: 22px",
    "border-radius: 12px 0 0 12px",
  ])("%s", (declaration) => expect(css(declaration)).toHaveLength(1));

  test.each([
    '<a style={{ color: "#2b2620" }} />',
    '<a style={{ border: "1px solid white" }} />',
    '<path fill="#fff" />',
    '<path stroke={on ? "red" : "none"} />',
    '<Text c="teal.9" />',
    "<path fill={`rgb($" + "{red} 0 0)`} />",
  ])("%s", (markup) => expect(tsx(markup)).toHaveLength(1));

  test.each([
    "color: var(--color-text)",
    "color: inherit",
    "background: transparent",
    "border: 1px solid currentColor",
    "background: color-mix(in srgb, var(--color-text) 4%, transparent)",
    "mask-image: linear-gradient(transparent, #000 28px)",
    "white-space: nowrap",
    "font-size: 0.91em",
    "font-size: 9.5pt",
    "font-size: 3.5rem",
    "border-radius: 50%",
    "border-radius: calc(var(--radius-l) - 1px) 0",
  ])("but not %s", (declaration) => expect(css(declaration)).toEqual([]));

  test.each([
    '<a href="#fade" />',
    '<path fill="url(#fade)" d="M0 0h4" />',
    '<path fill="var(--color-accent)" stroke="currentColor" />',
    '<Text c="red.9" />',
    '<path fill={kind === "chocolate" ? "none" : "currentColor"} />',
    '<p title="a red #123456 word">red</p>',
  ])("but not %s", (markup) => expect(tsx(markup)).toEqual([]));
});
