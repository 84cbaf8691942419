import { MantineProvider } from "@mantine/core";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { startCard } from "#cards/engine/card.ts";
import { kindNames, kinds } from "#cards/kinds/kinds.ts";
import { phrasesOf } from "#cards/kinds/phrases.ts";
import { PhraseList } from "./phrase-list.tsx";

async function drawnList({ kind, written }: { kind: (typeof kindNames)[number]; written: string }) {
  const book = await phrasesOf(kind);
  const found = kinds.find(({ name }) => name === kind);
  if (!found) throw new Error(`No kind is named ${kind}`);
  const occasion = book.occasionOf(startCard(found));
  const markup = renderToStaticMarkup(
    <MantineProvider>
      <PhraseList book={book} occasion={occasion} written={written} take={() => {}} />
    </MantineProvider>,
  );
  return { book, occasion, markup };
}

describe.each(kindNames)("phrases for a %s card", (kind) => {
  test("begin with those of its own occasion", async () => {
    const { book, occasion, markup } = await drawnList({ kind, written: "" });
    const own = book.phrases.filter((phrase) => phrase.occasion === occasion);
    expect(own.length).toBeGreaterThan(0);
    expect(markup).toContain(`문구 ${own.length}개`);
    expect(markup.match(/이 문구 쓰기/g)).toHaveLength(own.length);
  });

  test("replace or follow what is already written, as the maker chooses", async () => {
    const { markup } = await drawnList({ kind, written: "오랜만에 소식 전합니다." });
    expect(markup).toContain("이 문구로 바꾸기");
    expect(markup).toContain("뒤에 붙이기");
    expect(markup).not.toContain("이 문구 쓰기");
  });

  test("are all said at an occasion that has a name", async () => {
    const { book } = await drawnList({ kind, written: "" });
    const named = Object.keys(book.occasions);
    expect(book.phrases.filter(({ occasion }) => !named.includes(occasion))).toEqual([]);
  });
});
