import { type EasyParts, easyLine, noteLines, shownPart } from "#cards/easy-view/easy-view.ts";
import type { CardPage } from "#cards/engine/page.ts";
import type { blocks } from "./blocks/section.ts";
import type { profile } from "./profile/section.ts";

const words = {
  ko: { about: "소개", mail: "이메일 보내기", write: "글 남기기" },
  en: { about: "About", mail: "Write an e-mail", write: "Leave a message" },
};

/** Whose page it is, how they can be reached, and where its links lead. */
export function siteEasyParts(page: CardPage): EasyParts {
  const { title, language } = page.card;
  const say = words[language];
  const own = shownPart<typeof profile>(page, "profile");
  const all = shownPart<typeof blocks>(page, "blocks")?.blocks ?? [];
  const contacts = all.filter((block) => block.type === "contact");
  const there = contacts.find(({ place }) => place.trim() !== "");
  return {
    titles: { letter: say.about },
    who: [easyLine("name", title), easyLine("fact", own?.role), ...noteLines(own?.line ?? "")],
    letter: all.flatMap((block) => {
      if (block.type === "heading") return [easyLine("label", block.title)];
      return block.type === "text" ? noteLines(block.text) : [];
    }),
    where: contacts.map(({ place }) => easyLine("fact", place)),
    place: there ? { name: "", address: there.place, point: null } : null,
    calls: contacts.map(({ role, name, phone }) => ({ relation: role, name, phone })),
    links: all.flatMap((block) => {
      if (block.type === "link" && block.address) return [{ label: block.title, href: block.address }];
      const isMail = block.type === "contact" && block.email.trim() !== "";
      return isMail ? [{ label: say.mail, href: `mailto:${block.email.trim()}` }] : [];
    }),
    gifts: [{ section: "guestbook", label: say.write }],
  };
}
