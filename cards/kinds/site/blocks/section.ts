import { z } from "zod";
import { callLink } from "#cards/engine/links.ts";
import { oneOf } from "#cards/engine/one-of.ts";
import { photoSchema } from "#cards/engine/photo-schema.ts";
import { unsaid } from "#cards/engine/said-as.ts";
import { defineSection } from "#cards/engine/section.ts";
import { howMany } from "#cards/engine/summary-words.ts";
import { readLink } from "#cards/kinds/site/link-address.ts";
import { isOut } from "#cards/kinds/site/schedule.ts";
import { dayOrNone, timeOrNone } from "#cards/parts/day-and-time.ts";
import { galleryLayouts } from "#cards/sections/gallery/section.ts";
import { videoReference } from "#cards/sections/video/reference.ts";
import { isBlockSaid } from "./is-said.ts";
import { linkIcons } from "./link-icons.ts";

/** More than three screens of lines and nobody finds the one that counts. */
const MAX_BLOCKS = 60;
/** A page is no album; the whole of a card's photos is for those. */
export const BLOCK_MAX_PHOTOS = 20;
const MAX_CARDS = 12;

const title = z.string().max(40, "제목은 40자까지 쓸 수 있습니다.");
/** Its clicks are counted under it, whatever becomes of its words and its place. */
const id = unsaid(z.string().regex(/^[a-z0-9]{1,20}$/));

const link = z.object({
  id,
  type: z.literal("link"),
  title,
  /** In full; what was typed without `https://` is kept with it. */
  address: z
    .string()
    .nullable()
    .refine(
      (given) => given === null || readLink(given) === given,
      "열 수 없는 주소입니다. 다시 적어 주세요.",
    ),
  icon: oneOf(linkIcons),
  highlight: z.boolean(),
  on: z.boolean(),
  fromDate: dayOrNone,
  fromTime: timeOrNone,
  untilDate: dayOrNone,
  untilTime: timeOrNone,
});
const heading = z.object({ id, type: z.literal("heading"), title });
const text = z.object({
  id,
  type: z.literal("text"),
  text: z.string().max(1_000, "글은 1,000자까지 쓸 수 있습니다."),
});
const photos = z.object({
  id,
  type: z.literal("photos"),
  layout: oneOf(galleryLayouts),
  photos: z
    .array(photoSchema)
    .max(BLOCK_MAX_PHOTOS, `한 블록에 사진 ${BLOCK_MAX_PHOTOS}장까지 담을 수 있습니다.`),
});
const video = z.object({ id, type: z.literal("video"), title, video: videoReference.nullable() });
const contact = z.object({
  id,
  type: z.literal("contact"),
  name: z.string().max(20, "이름은 20자까지 쓸 수 있습니다."),
  role: z.string().max(40, "하는 일은 40자까지 쓸 수 있습니다."),
  phone: z.string().max(20, "전화번호는 20자까지 쓸 수 있습니다."),
  email: z
    .string()
    .max(80, "이메일은 80자까지 쓸 수 있습니다.")
    .refine(
      (given) => given === "" || readLink(given)?.startsWith("mailto:"),
      "이메일 주소를 다시 적어 주세요.",
    ),
  place: z.string().max(80, "주소는 80자까지 쓸 수 있습니다."),
});
const cards = z.object({
  id,
  type: z.literal("cards"),
  title,
  /** As they were called when they were chosen; the page says what they are called now. */
  cards: z
    .array(
      z.object({
        id: unsaid(z.string().max(40)),
        title: z.string().max(200),
        kind: unsaid(z.string().max(40)),
        address: unsaid(z.string().regex(/^\/[a-z0-9/-]*$/)),
      }),
    )
    .max(MAX_CARDS, `카드는 ${MAX_CARDS}장까지 걸어 둘 수 있습니다.`),
});
const countdown = z.object({ id, type: z.literal("countdown"), title, date: dayOrNone });

const block = z.discriminatedUnion("type", [link, heading, text, photos, video, contact, cards, countdown]);
export type Block = z.infer<typeof block>;
export type LinkBlock = z.infer<typeof link>;
export type ContactBlock = z.infer<typeof contact>;

/** A guest's browser has no need of the time of a link that is out: the page is drawn anew when it ends. */
const always = { fromDate: "", fromTime: "", untilDate: "", untilTime: "" };

/** Everything under the calling card, in the order of its maker. */
export const blocks = defineSection({
  name: "blocks",
  label: "블록",
  content: z.object({
    blocks: z.array(block).max(MAX_BLOCKS, `블록은 ${MAX_BLOCKS}개까지 놓을 수 있습니다.`),
  }),
  empty: { blocks: [] as Block[] },
  isVisible: ({ blocks: all }) => all.some(isBlockSaid),
  shown: ({ blocks: all }, { now }) => ({
    blocks: all
      .filter((one) => isBlockSaid(one) && (one.type !== "link" || isOut(one, new Date(now))))
      .map((one) => {
        if (one.type === "contact") return { ...one, phone: callLink(one.phone) ? one.phone : "" };
        return one.type === "link" ? { ...one, ...always } : one;
      }),
  }),
  withoutContacts: ({ blocks: all }) => ({
    blocks: all.map((one) => {
      if (one.type === "contact") return { ...one, phone: "", email: "" };
      return one.type === "link" ? { ...one, address: null } : one;
    }),
  }),
  fromSample: ({ blocks: all }) => ({ blocks: all.map(unwritten) }),
  summary: ({ blocks: all }) => howMany("블록", all.filter(isBlockSaid)),
  upgrades: [],
});

/** A block in its place, with nothing of anybody's in it. */
function unwritten(one: Block): Block {
  switch (one.type) {
    case "link":
      return { ...one, ...always, title: "", address: null };
    case "heading":
      return { ...one, title: "" };
    case "text":
      return { ...one, text: "" };
    case "photos":
      return { ...one, photos: one.photos.map((photo) => ({ ...photo, caption: "" })) };
    case "video":
      return { ...one, title: "", video: null };
    case "contact":
      return { ...one, name: "", role: "", phone: "", email: "", place: "" };
    case "cards":
      return { ...one, cards: [] };
    case "countdown":
      return { ...one, title: "", date: "" };
  }
}
