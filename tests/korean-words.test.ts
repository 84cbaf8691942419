import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { contentFiles, contentText } from "./content.ts";
import { stumblesIn } from "./korean-words.ts";
import { projectRoot } from "./project-root.ts";

const files = globSync("{domain,cards,server,web}/**/*.{ts,tsx}", { cwd: projectRoot }).filter(
  (path) => !/\.test\.|^web\/graphql\/|people-count/.test(path),
);

test("No sentence guesses a particle, and nobody is counted in minutes", () => {
  expect(files.length).toBeGreaterThan(1_000);
  expect(files.flatMap((path) => stumblesIn(path, readFileSync(join(projectRoot, path), "utf8")))).toEqual(
    [],
  );
});

/** Content as a source that says the same: JSON is one, and Markdown is a template. */
function asSource(file: string): string {
  const text = contentText(file);
  if (file.endsWith(".json")) return `(${text})`;
  return `\`${text.replaceAll("`", "'").replaceAll(/\{\{(\w+)\}\}/g, "$" + "{$1}")}\``;
}

test("Nor does any sentence of content", () => {
  const written = contentFiles("{phrases,samples,faq,photo-templates}/*.{json,md}").concat(
    contentFiles("*.json"),
  );
  expect(written.length).toBeGreaterThan(16);
  expect(written.flatMap((file) => stumblesIn(`${file}.ts`, asSource(file)))).toEqual([]);
});

describe("It is seen when", () => {
  test.each([
    ["a value is followed by a particle", "const said = `@{name}을 지웠습니다.`"],
    ["a value in quotes is", "const said = `‘@{name}’가 내일입니다.`"],
    ["a value on a page is", "const said = <p>{name}은 여기에 있습니다.</p>"],
    ["a marked value on a page is", "const said = <p><b>{name}</b>로 적혀 있습니다.</p>"],
    ["money has the wrong one", "const said = `@{inWon(total)}를 돌려 드립니다.`"],
    ["fixed words in quotes have the wrong one", 'const said = "‘고이하우스’을 입력해 주세요."'],
    ["fixed words have the wrong one", 'const said = "카드을 열어 주세요."'],
    ["people are counted by 분", "const said = `@{count}분이 축하해 주셨습니다`"],
    ["people are counted by 분 on a page", "const said = <p>{count.toLocaleString()} 분이 맞히셨습니다</p>"],
    ["fixed people are", 'const said = "1분이 축하해 주셨습니다"'],
  ])("%s", (_, source) => {
    expect(stumblesIn("web/a.tsx", source.replaceAll("@", "$"))).toHaveLength(1);
  });

  test.each([
    ["a value has its particle with it", 'const said = `@{josa(name, "을/를")} 지웠습니다.`'],
    ["people are counted politely", "const said = `@{peopleCount(count)}이 축하해 주셨습니다`"],
    ["minutes are", "const said = `@{minutes}분 뒤에 다시 해 주세요.`"],
    ["a word only ends like one", 'const said = "가을 마을을 지나 결과를 봅니다."'],
    ["another word begins so", "const said = `@{name} 이용이 끝났습니다.`"],
  ])("but not when %s", (_, source) => {
    expect(stumblesIn("web/a.tsx", source.replaceAll("@", "$"))).toEqual([]);
  });
});
