import type { ThemeName } from "#cards/themes/themes.ts";
import { type CardContent, startCard } from "./card.ts";
import type { Kind } from "./kind.ts";
import type { Photo } from "./photo.ts";
import type { ContentOf, Section } from "./section.ts";

type Filled<Sections extends readonly Section[]> = {
  [One in Sections[number] as One["name"]]?: Partial<ContentOf<One>>;
};

/** Makes sample cards of a kind: new ones with these fields filled in. */
export function sampleMaker<Sections extends readonly Section[]>(kind: Kind & { sections: Sections }) {
  return (theme: ThemeName, filled: Filled<Sections>): CardContent => {
    const card = startCard(kind);
    const written = Object.entries(filled).map(([name, fields]) => [
      name,
      { ...card.sections[name], ...(fields as object) },
    ]);
    return {
      ...card,
      theme: { name: theme, choice: {} },
      sections: { ...card.sections, ...Object.fromEntries(written) },
    };
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
