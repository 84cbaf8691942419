import { afterEach, expect, test, vi } from "vitest";
import { sharedAddress, sharedPicture } from "./address.ts";
import { sendByKakao } from "./kakao.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A page in which Kakao's script comes at the second try, and what was sent through it. */
function pageWithKakao() {
  const sent: unknown[] = [];
  let tries = 0;
  const append = (script: { onload(): void; onerror(): void }) => {
    tries += 1;
    queueMicrotask(tries === 1 ? script.onerror : script.onload);
  };
  vi.stubGlobal("document", { createElement: () => ({ remove() {} }), head: { append } });
  const Share = { sendDefault: (feed: unknown) => sent.push(feed) };
  vi.stubGlobal("window", { Kakao: { isInitialized: () => true, Share } });
  return sent;
}

test("a card goes to KakaoTalk with the picture and the address of its version, also after a first failure", async () => {
  const sent = pageWithKakao();
  const place = { address: "https://goi.example/card/Zk3n9Qx2LmA7", version: 3 };
  const message = {
    title: "도현 · 서연",
    description: "2027년 5월 22일",
    picture: sharedPicture(place),
    address: sharedAddress(place),
    button: "카드 열기",
  };
  await expect(sendByKakao("a-key", message)).rejects.toThrow();
  await sendByKakao("a-key", message);
  const link = { mobileWebUrl: `${place.address}?v=3`, webUrl: `${place.address}?v=3` };
  expect(sent).toEqual([
    {
      objectType: "feed",
      content: {
        title: "도현 · 서연",
        description: "2027년 5월 22일",
        imageUrl: `${place.address}.png?v=3`,
        link,
      },
      buttons: [{ title: "카드 열기", link }],
    },
  ]);
});
