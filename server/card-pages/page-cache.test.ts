import { brotliDecompressSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { createPageCache, keptPage } from "./page-cache.ts";

const far = new Date("2100-01-01");

test("who asks for a card under made-up hosts takes no place from other cards, nor from the host that people use", async () => {
  const cache = createPageCache();
  let drawn = 0;
  async function ask(address: string, card: string) {
    const kept = cache.get(address, 0);
    if (kept) return kept;
    drawn += 1;
    const given = {
      card,
      status: 200,
      cacheKey: "1",
      characters: "",
      headers: {},
      html: address,
      until: far,
    };
    return cache.draw({ address, card, draw: () => keptPage(given) });
  }
  await ask("https://goi.kr/card/one", "one");
  await ask("https://goi.kr/card/two", "two");
  for (let host = 0; host < 50; host += 1) {
    await ask(`http://evil-${host}.example/card/one`, "one");
    // A guest comes now and then.
    if (host % 3 === 0) await ask("https://goi.kr/card/one", "one");
  }
  expect(drawn).toBe(52);
  await ask("https://goi.kr/card/two", "two");
  expect(drawn).toBe(52);
  const kept = Array.from({ length: 50 }, (_, host) => cache.get(`http://evil-${host}.example/card/one`, 0));
  expect(kept.filter(Boolean).length).toBeLessThanOrEqual(3);
  cache.invalidate("one");
  expect(cache.get("https://goi.kr/card/one", 0)).toBeUndefined();
  expect(cache.get("https://goi.kr/card/two", 0)).toBeDefined();
});

test("a page that more than a few ask for is sent smaller, and says the same", async () => {
  const cache = createPageCache();
  const html = Array.from({ length: 400 }, (_, at) => `<p>${at * 7_919} 번째 손님께 드리는 글</p>`).join("");
  const given = { card: "one", status: 200, cacheKey: "1", characters: "", headers: {}, html, until: far };
  const address = "https://goi.kr/card/one";
  const page = await cache.draw({ address, card: "one", draw: () => keptPage(given) });
  const sent = () => page?.answers.br.body ?? Buffer.alloc(0);
  const first = sent();
  for (let guest = 0; guest < 2; guest += 1) cache.get(address, 0);
  expect(sent()).toBe(first);
  cache.get(address, 0);
  await vi.waitFor(() => expect(sent().length).toBeLessThan(first.length));
  expect(brotliDecompressSync(sent()).toString()).toBe(html);
  expect(page?.answers.br.headers).toEqual([...["etag", page?.etag], ...["content-encoding", "br"]]);
});
