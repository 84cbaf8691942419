import { z } from "zod";
import { defineSection } from "#cards/engine/section.ts";
import { howMany } from "#cards/engine/summary-words.ts";
import { linkTo } from "./address.ts";

/** A handful; more of them are a page of their own. */
export const LINKS_MAX = 8;

const link = z.object({
  label: z.string().max(30, "이름은 30자까지 쓸 수 있습니다."),
  address: z
    .string()
    .max(300, "주소는 300자까지 쓸 수 있습니다.")
    .refine((typed) => typed.trim() === "" || linkTo(typed) !== null, "https 주소를 적어 주세요."),
});
export type EventLink = z.infer<typeof link>;

export const links = defineSection({
  name: "links",
  label: "링크",
  content: z.object({
    title: z.string().max(40, "제목은 40자까지 쓸 수 있습니다."),
    links: z.array(link).max(LINKS_MAX, `링크는 ${LINKS_MAX}개까지 넣을 수 있습니다.`),
  }),
  empty: { title: "", links: [] },
  isVisible: ({ links: all }) => all.some(leads),
  shown: (content) => ({ ...content, links: content.links.filter(leads) }),
  fromSample: (content) => ({ ...content, links: [] }),
  suggests: "누리집이나 사전 자료의 주소를 붙여 둘 수 있습니다.",
  summary: ({ links: all }) => howMany("링크", all.filter(leads)),
  upgrades: [],
});

function leads({ address }: EventLink): boolean {
  return linkTo(address) !== null;
}
