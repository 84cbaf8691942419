import type { MetaDescriptor } from "react-router";

type Page = { title: string; description: string };

/** What a public page says of itself to search engines and to whoever shares it. */
export function pageMeta({ title, description }: Page): MetaDescriptor[] {
  return [
    { title: `${title} · 고이` },
    { name: "description", content: description },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: "고이" },
    { property: "og:locale", content: "ko_KR" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
  ];
}
