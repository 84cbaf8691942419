import { type CardContent, part } from "#cards/engine/card.ts";
import type { Earlier, Gathering } from "#cards/engine/kind.ts";
import { gallery } from "#cards/sections/gallery/section.ts";
import type { ThemeName } from "#cards/themes/themes.ts";
import { thanksLetter } from "./letter/section.ts";
import type { ThanksOccasion } from "./occasions.ts";
import { RECIPIENTS_MAX } from "./recipients/names.ts";
import { recipients } from "./recipients/section.ts";

/** One photo goes into the letter; as many more lie beside it. More would be the earlier card once again. */
const PHOTOS_BESIDE = 11;

const occasionOf: Record<Gathering, ThanksOccasion> = {
  wedding: "wedding",
  funeral: "funeral",
  "first-birthday": "first-birthday",
  business: "business",
  other: "other",
};

/** Where an occasion asks for another world than the first. */
const themeOf: Partial<Record<ThanksOccasion, ThemeName>> = { funeral: "inkstone", business: "modern" };

/** A letter to everybody who left their name on an earlier card. */
export function begin(empty: CardContent, earlier: Earlier): CardContent {
  const { gathering, hosts, today, photos, guests, language } = earlier;
  const occasion = occasionOf[gathering];
  const isQuiet = occasion === "funeral";
  const [first = null, ...others] = photos;
  const written = {
    occasion,
    sender: hosts.slice(0, 40),
    date: today,
    photo: first && { ...first, caption: "" },
    ...(isQuiet && { closing: "올림", seal: "stamp", paper: "plain" }),
    ...(occasion === "business" && { company: hosts.slice(0, 40) }),
  };
  return {
    ...empty,
    language,
    theme: { ...empty.theme, name: themeOf[occasion] ?? empty.theme.name },
    sections: {
      ...empty.sections,
      letter: { ...part(empty, thanksLetter), ...written },
      gallery: { ...part(empty, gallery), photos: others.slice(0, PHOTOS_BESIDE) },
      recipients: { ...part(empty, recipients), names: guests.slice(0, RECIPIENTS_MAX).join("\n") },
    },
  };
}
