import type { RouterContextProvider } from "react-router";
import { page } from "#web/page-context.ts";

/** Drawn by us; `scripts/face-picture.ts` makes it from the first page. */
const PICTURE = { path: "/goi.jpg", width: "1200", height: "630" };

/** For a loader: where the app is reached. */
export function originOf(context: Readonly<RouterContextProvider>): string {
  return context.get(page).origin;
}

type Told = { title: string; description: string; origin: string | undefined; path: string };

/** What a page says of itself to search engines and messengers. */
export function socialMeta({ title, description, origin = "", path }: Told) {
  return [
    { title },
    { name: "description", content: description },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: "고이" },
    { property: "og:locale", content: "ko_KR" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: origin + path },
    { property: "og:image", content: origin + PICTURE.path },
    { property: "og:image:width", content: PICTURE.width },
    { property: "og:image:height", content: PICTURE.height },
    { property: "og:image:alt", content: "매화를 친 접이 카드 한 장이 창가의 볕 속에 서 있습니다" },
    { name: "twitter:card", content: "summary_large_image" },
    { tagName: "link", rel: "canonical", href: origin + path },
  ];
}
