import { type CardContent, startCard } from "#cards/card.ts";
import type { Photo } from "#cards/photo.ts";
import type { ContentOf } from "#cards/section.ts";
import type { ThemeName } from "#cards/themes/themes.ts";
import { couple, type Parent, type Person } from "./couple/section.ts";
import { greeting, type sections } from "./kind.ts";

type Filled = {
  [One in (typeof sections)[number] as One["name"]]?: Partial<ContentOf<One>>;
};

/** A card with these fields filled in. */
export function made(theme: ThemeName, filled: Filled): CardContent {
  const card = startCard(greeting);
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

export function person(more: Partial<Person>): Person {
  return { ...couple.empty.groom, ...more };
}

export function parent(name: string, more: Partial<Parent> = {}): Parent {
  return { ...couple.empty.groom.father, name, ...more };
}
