import { type CardContent, startCard } from "#cards/card.ts";
import type { Photo } from "#cards/photo.ts";
import type { ContentOf } from "#cards/section.ts";
import type { ThemeName } from "#cards/themes/themes.ts";
import { type sections, thanks } from "./kind.ts";

type Filled = {
  [One in (typeof sections)[number] as One["name"]]?: Partial<ContentOf<One>>;
};

/** A card with these fields filled in. */
export function made(theme: ThemeName, filled: Filled): CardContent {
  const card = startCard(thanks);
  const written = Object.entries(filled).map(([name, fields]) => [
    name,
    { ...card.sections[name], ...fields },
  ]);
  return {
    ...card,
    theme: { name: theme, choice: {} },
    sections: { ...card.sections, ...Object.fromEntries(written) },
  };
}

/** A drawn picture of ours; nearly all of them are upright and of one size. */
export function art(name: string, more: Partial<Photo> = {}): Photo {
  return {
    key: `art/${name}`,
    width: 1200,
    height: 1600,
    placeholder: "",
    caption: "",
    focus: { x: 0.5, y: 0.5 },
    ...more,
  };
}
