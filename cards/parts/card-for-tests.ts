import type { Photo } from "#cards/engine/photo.ts";
import type { CardFacts } from "#cards/engine/viewer.ts";

/** A card that viewers are shown with in tests. */
export const cardForTests: CardFacts = {
  id: "Zk3n9Qx2LmA7",
  address: "https://goi.example/card/Zk3n9Qx2LmA7",
  today: "2027-05-01",
  now: "2027-05-01T03:00:00.000Z",
  language: "ko",
  kind: "greeting",
  title: "김도현 · 이서연",
  description: "두 사람이 한 길을 걷습니다.",
  when: { date: "2027-05-22", time: "13:00" },
  place: { name: "라온홀", address: "서울 종로구 세종대로 149" },
};

export function photoForTests(name: string, changes: Partial<Photo> = {}): Photo {
  return {
    key: `art/${name}`,
    width: 1200,
    height: 1600,
    placeholder: "",
    caption: "",
    focus: { x: 0.5, y: 0.5 },
    ...changes,
  };
}

/** What a maker could try; it must reach the guest as plain words. */
export const hostileWords = `</p><script>alert(1)</script><img src=x onerror="alert(2)">`;
