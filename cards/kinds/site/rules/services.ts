import type { LinkIcon } from "#cards/kinds/site/blocks/link-icons.ts";

export type LinkService = { label: string; named: RegExp; hosts: RegExp; icon: LinkIcon };

/** Places on the web that people name in titles, with where they are. */
const services: readonly LinkService[] = [
  {
    label: "인스타그램",
    named: /인스타|instagram/i,
    hosts: /(^|\.)(instagram\.com|instagr\.am)$/,
    icon: "instagram",
  },
  { label: "유튜브", named: /유튜브|youtube/i, hosts: /(^|\.)(youtube\.com|youtu\.be)$/, icon: "film" },
  {
    label: "페이스북",
    named: /페이스북|facebook/i,
    hosts: /(^|\.)(facebook\.com|fb\.com|fb\.me)$/,
    icon: "link",
  },
  {
    label: "카카오톡 채널",
    named: /카카오톡|카톡|오픈 ?채팅/i,
    hosts: /^(pf|open|qr)\.kakao\.com$/,
    icon: "chat",
  },
  { label: "네이버 블로그", named: /네이버 ?블로그/i, hosts: /^(m\.)?blog\.naver\.com$/, icon: "blog" },
  {
    label: "스마트스토어",
    named: /스마트 ?스토어/i,
    hosts: /^(m\.)?(smartstore|brand)\.naver\.com$/,
    icon: "cart",
  },
  { label: "브런치", named: /브런치 ?스토리|brunch/i, hosts: /(^|\.)brunch\.co\.kr$/, icon: "blog" },
  { label: "티스토리", named: /티스토리|tistory/i, hosts: /(^|\.)tistory\.com$/, icon: "blog" },
  { label: "스레드", named: /스레드|threads/i, hosts: /(^|\.)threads\.(net|com)$/, icon: "chat" },
  { label: "틱톡", named: /틱톡|tiktok/i, hosts: /(^|\.)tiktok\.com$/, icon: "film" },
  { label: "X", named: /트위터|twitter/i, hosts: /(^|\.)(twitter|x)\.com$/, icon: "chat" },
  { label: "링크드인", named: /링크드인|linkedin/i, hosts: /(^|\.)linkedin\.com$/, icon: "work" },
];

/** The one service that a title names; null where it names none or several. */
export function serviceNamed(title: string): LinkService | null {
  const found = services.filter(({ named }) => named.test(title));
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** The service that an address leads to, where it is one of them. */
export function serviceAt(address: string | null): LinkService | null {
  if (!address?.startsWith("http") || !URL.canParse(address)) return null;
  const { hostname } = new URL(address);
  return services.find(({ hosts }) => hosts.test(hostname)) ?? null;
}
