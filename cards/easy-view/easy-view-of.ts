import type { Kind } from "#cards/engine/kind.ts";
import { callLink, contactsShown, mapLinks } from "#cards/engine/links.ts";
import type { CardPage } from "#cards/engine/page.ts";
import type { EasyAct, EasyParts, EasyScreen, EasyScreenName, EasyView, EasyWays } from "./easy-view.ts";

const words = {
  ko: {
    titles: { who: "누구", letter: "편지", when: "언제", where: "어디서", contact: "연락" },
    maps: { kakao: "카카오맵", naver: "네이버 지도", tmap: "티맵" },
  },
  en: {
    titles: { who: "Who", letter: "The letter", when: "When", where: "Where", contact: "Contact" },
    maps: { kakao: "KakaoMap", naver: "Naver Map", tmap: "T map" },
  },
} as const;

const order: readonly EasyScreenName[] = ["who", "letter", "when", "where", "contact"];
const services = ["kakao", "naver", "tmap"] as const;

/** Nothing in it that the page does not show its guests at this moment. */
export async function easyViewOf(kind: Kind, page: CardPage, search: string): Promise<EasyView> {
  const easyParts = await kind.easyView();
  const parts = easyParts(page, search);
  const { language } = page.card;
  const open = (acts: readonly EasyAct[] = []) => acts.find((act) => isOpen({ kind, page, act })) ?? null;
  return {
    language,
    screens: order.flatMap((name) => screenOf(name, { parts, page })),
    ways: waysOf(parts, language),
    answer: open(parts.answers),
    gift: open(parts.gifts),
  };
}

type Given = { parts: EasyParts; page: CardPage };

/** A screen that would say nothing is none. */
function screenOf(name: EasyScreenName, { parts, page }: Given): EasyScreen[] {
  const isContact = name === "contact";
  const lines = isContact ? [] : (parts[name] ?? []).filter(({ words: said }) => said !== "");
  const calls = isContact ? callable({ parts, page }) : [];
  const links = isContact ? (parts.links ?? []) : [];
  const title = parts.titles?.[name] ?? words[page.card.language].titles[name];
  return lines.length + calls.length + links.length > 0 ? [{ name, title, lines, calls, links }] : [];
}

/** Nobody twice, and nobody without a number. */
function callable({ parts, page }: Given) {
  if (!contactsShown(page.card)) return [];
  const all = (parts.calls ?? []).filter(({ phone }) => callLink(phone) !== null);
  return [...new Map(all.map((one) => [`${one.name} ${callLink(one.phone)}`, one])).values()];
}

function waysOf({ place }: EasyParts, language: "ko" | "en"): EasyWays | null {
  const links = place && mapLinks(place);
  if (!place || !links) return null;
  const maps = services.map((service) => ({ label: words[language].maps[service], href: links[service] }));
  return { name: place.name.trim(), address: place.address.trim(), maps };
}

/** Whether the section is on the page, and takes what guests leave there. */
function isOpen({ kind, page, act }: { kind: Kind; page: CardPage; act: EasyAct }): boolean {
  const section = kind.sections.find(({ name }) => name === act.section);
  if (!section || !page.shown.includes(section.name)) return false;
  const own = page.sections[section.name];
  return section.entries?.closed(own, new Date(page.card.now)) == null;
}
